// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/tokenreader.h"

#include "core/compaction/enclosed.h"

#include <QStringBuilder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype LongestMessage = 200;

/// Without ":88" and ":88:12" at its end.
QStringView withoutLine(QStringView word)
{
    for (int i = 0; i < 2; ++i) {
        const qsizetype colon = word.lastIndexOf(u':');
        if (colon > 1 && colon + 1 < word.size()
            && std::ranges::all_of(word.sliced(colon + 1), [](QChar c) { return c.isDigit() || c == u'-'; }))
            word = word.first(colon);
    }
    return word;
}

QString pathNormal(QString lower)
{
    QString normal = std::move(lower);
    if (normal.contains(u'\\'))
        normal.replace(u'\\', u'/');
    while (normal.startsWith("./"_L1))
        normal.remove(0, 2);
    while (normal.size() > 1 && normal.endsWith(u'/'))
        normal.chop(1);
    return normal;
}

} // namespace

QString numberNormal(double value, const QString& unit)
{
    return figureKey(value) % u'|' % unit;
}

TokenReader::TokenReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
    LossRules::Language language, bool withTokenRules)
    : m_rules(rules)
    , m_view(rules, text, tokens, language)
    , m_figures(m_view)
    , m_withTokenRules(withTokenRules)
{
}

std::optional<TokenFact> TokenReader::read(size_t i) const
{
    auto fact = found(i);
    if (fact && fact->normal.isEmpty())
        fact->normal = numberNormal(fact->value, fact->unit);
    return fact;
}

std::optional<TokenFact> TokenReader::found(size_t i) const
{
    const TextToken& token = m_view[i];
    if (token.end - token.begin > LongestWord && !token.has(TextToken::Scheme))
        return {};
    if (token.has(TextToken::Scheme))
        return address(i);
    if (m_withTokenRules && token.has(~(TextToken::Lower | TextToken::LineStart)))
        if (auto fact = byRules(i))
            return fact;
    const QStringView word = m_view.textOf(token);
    if (auto fact = errorMessage(i))
        return fact;
    if (word.front().isDigit() || word.front() == u'$' || word.front() == u'€' || word.front() == u'£') {
        if (auto fact = m_figures.read(i))
            return fact;
    }
    if (isNumberWord(i))
        if (auto fact = m_figures.worded(i))
            return fact;
    if (token.has(TextToken::Slash | TextToken::Dot | TextToken::InSpan | TextToken::Upper)) {
        if (auto fact = path(i))
            return fact;
    }
    if (auto fact = error(i))
        return fact;
    return identifier(i);
}

std::optional<TokenFact> TokenReader::byRules(size_t i) const
{
    const QStringView word = m_view.textOf(m_view[i]);
    if (word.size() > 120)
        return {};
    if (!m_rules.anyTokenRule.pattern().isEmpty()) {
        const QRegularExpressionMatch any = m_rules.anyTokenRule.matchView(word);
        if (any.isValid() && !any.hasMatch())
            return {};
    }
    for (const LossRules::Rule& rule : m_rules.tokenRules) {
        if (rule.pattern
                .matchView(word, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
                .capturedLength()
            == word.size()) {
            TokenFact fact = m_view.made(rule.kind, {}, i, lowerCase(word));
            fact.rule = rule.name;
            return fact;
        }
    }
    return {};
}

std::optional<TokenFact> TokenReader::address(size_t i) const
{
    QString normal = m_view.textOf(m_view[i]).toString();
    const qsizetype scheme = normal.indexOf("://"_L1);
    if (scheme <= 0 || scheme > 12 || normal.size() < scheme + 5)
        return {};
    const qsizetype hostEnd = normal.indexOf(u'/', scheme + 3);
    normal = normal.first(hostEnd < 0 ? normal.size() : hostEnd).toLower()
        + (hostEnd < 0 ? QString() : normal.sliced(hostEnd));
    normal.remove(0, scheme + 3);
    if (normal.startsWith("www."_L1))
        normal.remove(0, 4);
    while (normal.endsWith(u'/'))
        normal.chop(1);
    return m_view.made(LossKind::Url, u"url"_s, i, normal);
}

bool TokenReader::isPath(QStringView word, const QString& lower, const TextToken& token) const
{
    if (m_rules.notPaths.contains(lower) || (token.has(TextToken::Slash) && word.contains("//"_L1)))
        return false;
    const qsizetype slash = qMax(word.lastIndexOf(u'/'), word.lastIndexOf(u'\\'));
    const QStringView name = word.sliced(slash + 1);
    const qsizetype dot = name.lastIndexOf(u'.');
    const bool hasExtension = dot >= 0 && m_rules.extensions.contains(lower.sliced(slash + 2 + dot))
        && (dot > 0 || slash >= 0) && name.first(dot) != "*"_L1;
    const bool isKnownName
        = m_rules.fileNames.contains(lower.sliced(slash + 1)) && (token.has(TextToken::Upper) || name.startsWith(u'.'));
    if (slash < 0)
        return !token.has(TextToken::Call)
            && ((hasExtension && !std::ranges::all_of(name.first(dot), [](QChar c) { return c.isDigit(); }))
                || isKnownName);
    if (hasExtension || isKnownName)
        return true;
    if (std::ranges::none_of(word, [](QChar c) { return c.isLetter(); }) || token.has(TextToken::Call))
        return false;
    const QList<QStringView> segments = word.split(word.contains(u'/') ? u'/' : u'\\');
    const QString first = lowerCase(segments.first());
    if (segments.size() == 2 && m_rules.notPaths.contains(first + u'/')) // application/json
        return false;
    if (first == "."_L1 || first == ".."_L1 || first == "~"_L1 || (first.startsWith(u'$') && first.size() > 1)
        || (first.size() == 2 && first.endsWith(u':')))
        return true;
    const bool inCode = token.has(TextToken::InSpan | TextToken::InFence);
    if (first.isEmpty()) // from the root
        return segments.size() > 2 || inCode || m_rules.folders.contains(lowerCase(segments.value(1)));
    if (m_rules.folders.contains(first))
        return true;
    if (segments.last().isEmpty()) // billing/
        return segments.size() > 2 || inCode
            || (first.size() > 2 && segments.size() == 2 && !token.has(TextToken::Upper));
    return inCode
        && std::ranges::all_of(word, [](QChar c) { return c.isLetterOrNumber() || u"._-/\\@+*"_s.contains(c); });
}

/// "--- a/src/x.cpp", "+++ b/src/x.cpp", "diff --git a/src/x.cpp b/src/x.cpp"
bool TokenReader::isDiffName(size_t i) const
{
    const auto hasSide = [&](size_t token) {
        const QStringView word = m_view.textOf(m_view[token]);
        return word.size() > 3 && (word.startsWith("a/"_L1) || word.startsWith("b/"_L1));
    };
    const auto isAfter = [&](size_t token, QLatin1StringView mark) {
        const qsizetype begin = m_view[token].begin;
        return begin >= mark.size() && m_view.text().sliced(begin - mark.size(), mark.size()) == mark;
    };
    if (!hasSide(i))
        return false;
    const bool isSecond = i > 0 && m_view.follows(i) && hasSide(i - 1) && isAfter(i - 1, "--git "_L1);
    return isSecond || isAfter(i, "--git "_L1) || isAfter(i, "--- "_L1) || isAfter(i, "+++ "_L1);
}

std::optional<TokenFact> TokenReader::path(size_t i) const
{
    const TextToken& token = m_view[i];
    if (!token.has(TextToken::Slash | TextToken::Dot) && !m_rules.fileNames.contains(m_view.lowered(i)))
        return {};
    const QStringView whole = m_view.textOf(token);
    QStringView word = token.has(TextToken::Colon) ? withoutLine(whole) : whole;
    if (isDiffName(i))
        word = word.sliced(2);
    const auto madeOf = [&](qsizetype size) {
        TokenFact fact = m_view.made(LossKind::Path, u"path"_s, i, {});
        fact.begin = word.data() - m_view.text().data();
        fact.end = fact.begin + size;
        return fact;
    };
    // src/a.{h,cpp}: the braces part it into tokens
    const bool braces = m_view.charAt(token.end) == u'{'
        || (m_view.charAt(token.end) == u'.' && m_view.charAt(token.end + 1) == u'{');
    if (braces) {
        const qsizetype open = m_view.text().indexOf(u'{', token.end);
        const QStringView ahead = m_view.text().sliced(open, qMin<qsizetype>(m_view.text().size() - open, 80));
        const qsizetype close = ahead.indexOf(u'}');
        if (close > 2 && !ahead.first(close).contains(u'\n') && ahead.first(close).contains(u',')) {
            TokenFact fact = madeOf(0);
            fact.end = open + close + 1;
            while (fact.next < m_view.size() && m_view[fact.next].begin < fact.end)
                ++fact.next;
            if (fact.next < m_view.size() && m_view[fact.next].begin == fact.end
                && m_view.charAt(fact.end) == u'.') // {a,b}.cpp
                fact.end = m_view[fact.next++].end;
            fact.normal = pathNormal(lowerCase(m_view.text().sliced(fact.begin, fact.end - fact.begin)));
            fact.rule = u"path-braces"_s;
            return fact;
        }
    }
    const QString lower = word.size() == whole.size() ? m_view.lowered(i) : lowerCase(word);
    if (!isPath(word, lower, token))
        return {};
    TokenFact fact = madeOf(word.size());
    fact.normal = pathNormal(lower);
    return fact;
}

QList<TokenFact> TokenReader::spread(const TokenFact& fact) const
{
    const qsizetype open = fact.normal.indexOf(u'{');
    const qsizetype close = fact.normal.indexOf(u'}');
    if (fact.rule != "path-braces"_L1 || open < 0 || close < open)
        return {fact};
    QList<TokenFact> facts;
    for (const QString& name : fact.normal.sliced(open + 1, close - open - 1).split(u',')) {
        TokenFact one = fact;
        one.normal = fact.normal.first(open) + name.trimmed() + fact.normal.sliced(close + 1);
        facts.append(one);
    }
    return facts;
}

/// "error: …" with what it says, up to the end of its line.
std::optional<TokenFact> TokenReader::errorMessage(size_t i) const
{
    const TextToken& token = m_view[i];
    if (m_view.charAt(token.end) != u':' || m_view.charAt(token.end + 1) != u' ' || token.end - token.begin > 24)
        return {};
    if (!m_rules.errorWords.contains(m_view.lowered(i)))
        return {};
    const QStringView ahead
        = m_view.text().sliced(token.end + 2, qMin<qsizetype>(m_view.text().size() - token.end - 2, LongestMessage));
    qsizetype length = ahead.indexOf(u'\n');
    if (length < 0)
        length = ahead.size();
    if (token.has(TextToken::InSpan)) {
        const qsizetype span = ahead.indexOf(u'`');
        length = span > 0 ? qMin(length, span) : length;
    }
    const qsizetype begin = token.end + 2;
    const qsizetype end = enclosedEnd(m_view.text(), begin, begin + length); // "[Error: …]"
    const QStringView message = ahead.first(end - begin).trimmed();
    if (message.size() < 4)
        return {};
    TokenFact fact = m_view.made(LossKind::Error, u"error-message"_s, i, lowerCase(message).simplified());
    fact.end = message.data() + message.size() - m_view.text().data();
    return fact;
}

std::optional<TokenFact> TokenReader::error(size_t i) const
{
    const TextToken& token = m_view[i];
    if (!token.has(TextToken::Upper))
        return {};
    const QStringView word = m_view.textOf(token);
    if (!token.has(TextToken::Lower)) {
        if (m_rules.errorCodes.contains(word.toString()))
            return m_view.made(LossKind::Error, u"error-code"_s, i, lowerCase(word));
        return {};
    }
    const bool isException
        = (word.endsWith("Error"_L1) && word.size() > 5) || (word.endsWith("Exception"_L1) && word.size() > 9);
    if (isException && (token.has(TextToken::Hump) || token.has(TextToken::Dot)))
        return m_view.made(LossKind::Error, u"exception"_s, i, lowerCase(word));
    return {};
}

std::optional<TokenFact> TokenReader::identifier(size_t i) const
{
    const TextToken& token = m_view[i];
    const QStringView word = m_view.textOf(token);
    const bool inCode = token.has(TextToken::InSpan | TextToken::InFence);
    if (word.size() < 2 || !token.has(TextToken::Lower | TextToken::Upper) || word.front().isDigit()) {
        const bool isIssue
            = word.size() > 1 && word.front() == u'#' && std::ranges::all_of(word.sliced(1), isAsciiDigit);
        return isIssue ? std::optional(m_view.made(LossKind::Identifier, u"issue"_s, i, word.toString()))
                       : std::nullopt;
    }
    QString rule;
    if (token.has(TextToken::Slash) || (token.has(TextToken::Other) && !m_view.isAlone(i)))
        return {};
    const bool isScoped = token.has(TextToken::Colon) && word.contains("::"_L1);
    if (isScoped)
        rule = u"qualified-name"_s;
    else if (token.has(TextToken::Underscore) && word.size() > 2)
        rule = token.has(TextToken::Lower) ? u"snake-case"_s : u"constant-case"_s;
    else if (token.has(TextToken::Hump) && !token.has(TextToken::Hyphen))
        rule = u"camel-case"_s;
    else if (token.has(TextToken::Call) && (m_view.charAt(token.end + 1) == u')' || inCode)
        && !m_rules.isStopWord(m_view.lowered(i)))
        rule = u"call"_s;
    else if (token.has(TextToken::Dot) && token.has(TextToken::InSpan))
        rule = u"dotted-name"_s;
    else if (!token.has(TextToken::Lower | TextToken::Hyphen | TextToken::Dot) && token.has(TextToken::Digit)
        && word.size() > 2)
        rule = u"code-word"_s;
    else if (m_view.isAlone(i))
        rule = u"code-span"_s;
    else
        return {};
    const QString normal = token.has(TextToken::Colon) ? lowerCase(withoutLine(word)) : m_view.lowered(i);
    const qsizetype scope = isScoped ? normal.indexOf("::"_L1) : -1;
    if (m_rules.notIdentifiers.contains(normal)
        || (scope > 0 && m_rules.notIdentifiers.contains(normal.first(scope + 2)))
        || (rule == "code-span"_L1 && m_rules.commands.contains(normal)))
        return {};
    return m_view.made(LossKind::Identifier, rule, i, normal);
}

} // namespace stemma
