// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/queryparser.h"

#include "core/search/queryfields.h"
#include "core/search/queryspelling.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using NodeKind = QueryNode::Kind;

struct QueryParserText
{
    Q_DECLARE_TR_FUNCTIONS(SearchQuery)
};

} // namespace

std::unexpected<QueryError> QueryParser::failAt(qsizetype at, qsizetype length, const QString& text) const
{
    return std::unexpected(QueryError {at, length, text});
}

std::optional<QueryError> QueryParser::unusable() const
{
    if (m_text.size() > SearchQuery::LongestText)
        return QueryError {SearchQuery::LongestText, m_text.size() - SearchQuery::LongestText,
            QueryParserText::tr(
                "The query is too long: it may have %Ln character(s).", nullptr, int(SearchQuery::LongestText))};
    const auto isUnwanted = [](QChar c) { return c.category() == QChar::Other_Control && !c.isSpace(); };
    const auto unwanted = std::ranges::find_if(m_text, isUnwanted);
    if (unwanted != m_text.end())
        return QueryError {unwanted - m_text.begin(), 1,
            QueryParserText::tr("The query contains a control character (U+%1). Remove it.")
                .arg(int(unwanted->unicode()), 4, 16, QChar(u'0'))};
    return std::nullopt;
}

std::expected<QueryNode, QueryError> QueryParser::parse()
{
    if (auto error = unusable())
        return std::unexpected(*std::move(error));
    skipSpace();
    if (isAtEnd())
        return QueryNode {};
    Parsed root = parseOr(0);
    if (root && !isAtEnd())
        return failAt(m_at, 1, QueryParserText::tr("This parenthesis closes nothing. Remove it, or put it in quotes."));
    return root;
}

void QueryParser::skipSpace()
{
    while (!isAtEnd() && m_text[m_at].isSpace())
        ++m_at;
}

QStringView QueryParser::wordHere() const
{
    qsizetype end = m_at;
    while (end < m_text.size() && !queryspelling::endsWord(m_text[end]))
        ++end;
    return m_text.sliced(m_at, end - m_at);
}

bool QueryParser::takeWord(QLatin1StringView word)
{
    if (wordHere() != word)
        return false;
    m_at += word.size();
    skipSpace();
    return true;
}

bool QueryParser::takeMinus()
{
    const QStringView field = isAt(u'-') ? wordHere().sliced(1) : QStringView();
    const auto sign = std::ranges::find_if(field, [](QChar c) { return !c.isLetter(); });
    if (sign == field.end() || !queryfields::fieldOf(field.first(sign - field.begin()))
        || (*sign != u':' && *sign != u'<' && *sign != u'>'))
        return false;
    ++m_at;
    return true;
}

QueryParser::Parsed QueryParser::parseOr(int depth)
{
    QueryNode either {.kind = NodeKind::Or};
    do {
        Parsed one = parseAnd(depth);
        if (!one)
            return one;
        either.children += *std::move(one);
    } while (takeWord("OR"_L1));
    return either.children.size() == 1 ? either.children.takeFirst() : either;
}

QueryParser::Parsed QueryParser::parseAnd(int depth)
{
    QueryNode all {.kind = NodeKind::And};
    do {
        Parsed one = parseNot(depth);
        if (!one)
            return one;
        all.children += *std::move(one);
        skipSpace();
    } while (takeWord("AND"_L1) || (!isAtEnd() && !isAt(u')') && wordHere() != "OR"_L1));
    return all.children.size() == 1 ? all.children.takeFirst() : all;
}

QueryParser::Parsed QueryParser::parseNot(int depth)
{
    const qsizetype start = m_at;
    if (!takeWord("NOT"_L1) && !takeMinus())
        return isAt(u'(') ? parseGroup(depth) : parseTerm();
    if (depth >= SearchQuery::DeepestNesting)
        return failAt(start, 3, QueryParserText::tr("The query is nested too deeply. Split it into several searches."));
    Parsed inner = parseNot(depth + 1);
    return inner ? Parsed(QueryNode {.kind = NodeKind::Not, .children = {*std::move(inner)}}) : inner;
}

QueryParser::Parsed QueryParser::parseGroup(int depth)
{
    const qsizetype start = m_at++;
    if (depth >= SearchQuery::DeepestNesting)
        return failAt(start, 1, QueryParserText::tr("The query is nested too deeply. Split it into several searches."));
    skipSpace();
    if (isAt(u')'))
        return failAt(start, m_at + 1 - start,
            QueryParserText::tr("These parentheses are empty. Remove them, or put them in quotes."));
    Parsed inner = parseOr(depth + 1);
    if (!inner)
        return inner;
    if (!isAt(u')'))
        return failAt(start, 1, QueryParserText::tr("This parenthesis is not closed."));
    ++m_at;
    skipSpace();
    return inner;
}

QueryParser::Parsed QueryParser::parseTerm()
{
    const QStringView word = wordHere();
    if (isAtEnd() || isAt(u')') || queryspelling::isOperator(word))
        return failAt(m_at, qMax<qsizetype>(word.size(), isAtEnd() ? 0 : 1),
            QueryParserText::tr(
                "A word or a condition is missing here. To search for AND, OR or NOT, put it in quotes."));
    if (++m_terms > SearchQuery::MostTerms)
        return failAt(m_at, word.size(),
            QueryParserText::tr("The query has too many words: it may have %Ln.", nullptr, SearchQuery::MostTerms));
    Parsed term;
    if (isAt(u'"'))
        term = parseQuotedWords();
    else if (isAt(u'='))
        term = parseExact();
    else if (auto regex = isAt(u'/') ? parseRegex() : std::nullopt)
        term = *std::move(regex);
    else if (auto field = parseField())
        term = *std::move(field);
    else
        term = parseWord();
    skipSpace();
    return term;
}

/// The cursor is at a quote; behind the closing one afterwards. A doubled quote stands for one.
std::expected<QString, QueryError> QueryParser::parseQuoted()
{
    const qsizetype start = m_at++;
    QString text;
    for (; !isAtEnd(); ++m_at) {
        if (isAt(u'"')) {
            ++m_at;
            if (!isAt(u'"'))
                return text;
        }
        text += m_text[m_at];
    }
    return failAt(start, 1, QueryParserText::tr("This quote is not closed."));
}

QueryParser::Parsed QueryParser::words(const QString& text, bool isPrefix, qsizetype start) const
{
    if (!queryspelling::hasWord(text)) {
        const bool isQuoted = m_text[start] == u'"';
        QString shown = isPrefix && !isQuoted ? text + u'*' : text;
        if (shown.isEmpty())
            shown = m_text.sliced(start, m_at - start).toString();
        return failAt(start, m_at - start,
            QueryParserText::tr("“%1” has no letter or digit. To search for these characters, write %2.")
                .arg(shown, queryspelling::spelled({.kind = NodeKind::Exact, .text = shown})));
    }
    return QueryNode {.kind = NodeKind::Words, .text = text, .isPrefix = isPrefix};
}

QueryParser::Parsed QueryParser::parseQuotedWords()
{
    const qsizetype start = m_at;
    const auto text = parseQuoted();
    if (!text)
        return std::unexpected(text.error());
    const bool isPrefix = isAt(u'*');
    m_at += isPrefix ? 1 : 0;
    return words(*text, isPrefix, start);
}

QueryParser::Parsed QueryParser::parseExact()
{
    const qsizetype start = m_at++;
    QString text;
    if (isAt(u'"')) {
        const auto quoted = parseQuoted();
        if (!quoted)
            return std::unexpected(quoted.error());
        text = *quoted;
    } else {
        text = wordHere().toString();
        m_at += text.size();
    }
    if (text.isEmpty())
        return failAt(start, m_at - start,
            QueryParserText::tr("The exact text is missing. Write it in quotes after the equals sign."));
    return QueryNode {.kind = NodeKind::Exact, .text = text};
}

std::optional<QueryParser::Parsed> QueryParser::parseRegex()
{
    const qsizetype start = m_at;
    qsizetype end = start + 1;
    while (end < m_text.size() && m_text[end] != u'/')
        end += m_text[end] == u'\\' ? 2 : 1;
    if (end >= m_text.size())
        return failAt(start, 1,
            QueryParserText::tr("This regular expression is not closed. Add a slash, or put a path in quotes."));
    const bool ignoresCase = end + 1 < m_text.size() && m_text[end + 1] == u'i';
    const qsizetype behind = end + (ignoresCase ? 2 : 1);
    if (behind < m_text.size() && !queryspelling::endsWord(m_text[behind]))
        return std::nullopt;
    m_at = behind;
    const QString pattern = queryspelling::withPlainSlashes(m_text.sliced(start + 1, end - start - 1));
    const auto usable = TextMatcher::make({.text = pattern, .caseSensitive = !ignoresCase, .isRegex = true});
    if (!usable)
        return failAt(start, behind - start, usable.error().text);
    return QueryNode {.kind = NodeKind::Regex, .text = pattern, .ignoresCase = ignoresCase};
}

QueryParser::Parsed QueryParser::parseWord()
{
    const qsizetype start = m_at;
    QStringView word = wordHere();
    m_at += word.size();
    const bool isPrefix = word.endsWith(u'*');
    if (isPrefix)
        word.chop(1);
    return words(word.toString(), isPrefix, start);
}

std::optional<QueryParser::Parsed> QueryParser::parseField()
{
    const QStringView word = wordHere();
    const auto sign = std::ranges::find_if(word, [](QChar c) { return !c.isLetter(); });
    const qsizetype length = sign - word.begin();
    if (sign == word.end() || length == 0 || (*sign != u':' && *sign != u'<' && *sign != u'>'))
        return std::nullopt;
    const std::optional<QueryField> field = queryfields::fieldOf(word.first(length));
    const bool isRange = field == QueryField::Date || field == QueryField::Tokens;
    if (*sign != u':' && !isRange)
        return std::nullopt;
    const qsizetype start = m_at;
    if (!field) {
        const bool isOtherText = length + 1 >= word.size() || word[length + 1] == u':' || word[length + 1] == u'/';
        const bool isQuoted
            = length + 1 == word.size() && m_at + word.size() < m_text.size() && m_text[m_at + word.size()] == u'"';
        if (isOtherText && !isQuoted)
            return std::nullopt; // a heading, a scope of C++, an address
        return failAt(start, length + 1,
            QueryParserText::tr("There is no field “%1”. Fields are: %2. To search for the text, put it in quotes.")
                .arg(word.first(length), queryfields::names().join(u", "_s)));
    }
    m_at += length + (*sign == u':' ? 1 : 0);
    return parseValue(*field, start);
}

QueryParser::Parsed QueryParser::parseValue(QueryField field, qsizetype start)
{
    QString value;
    if (isAt(u'"')) {
        const auto quoted = parseQuoted();
        if (!quoted)
            return std::unexpected(quoted.error());
        value = *quoted;
    } else {
        value = wordHere().toString();
        m_at += value.size();
    }
    const QString why = queryfields::whyNotValue(field, value);
    if (!why.isEmpty())
        return failAt(start, m_at - start, why);
    if (field == QueryField::Path && !queryspelling::hasWord(value))
        return words(value, false, start);
    return QueryNode {.kind = NodeKind::Field, .text = value, .field = field};
}

} // namespace stemma
