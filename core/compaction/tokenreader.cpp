// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/tokenreader.h"

#include <QStringBuilder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype LongestMessage = 200;

bool allOf(QStringView text, auto test)
{
    return std::ranges::all_of(text, test);
}

bool isHexDigit(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= '0' && u <= '9') || (u >= 'a' && u <= 'f') || (u >= 'A' && u <= 'F');
}

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Without ":88" and ":88:12" at its end.
QStringView withoutLine(QStringView word)
{
    for (int i = 0; i < 2; ++i) {
        const qsizetype colon = word.lastIndexOf(u':');
        if (colon > 1 && colon + 1 < word.size()
            && allOf(word.sliced(colon + 1), [](QChar c) { return c.isDigit() || c == u'-'; }))
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

/// 4be01d7: a commit.
bool isHash(QStringView word)
{
    if (word.size() < 7 || word.size() > 64 || !allOf(word, isHexDigit))
        return false;
    const auto digits = std::ranges::count_if(word, isAsciiDigit);
    return digits > 0 && digits < word.size();
}

} // namespace

QString numberNormal(double value, const QString& unit)
{
    return figureKey(value) % u'|' % unit;
}

TokenReader::TokenReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
    LossRules::Language language, bool withTokenRules)
    : m_rules(rules)
    , m_text(text)
    , m_tokens(tokens)
    , m_lowered(tokens.size())
    , m_language(language)
    , m_withTokenRules(withTokenRules)
{
}

const QString& TokenReader::lowered(size_t i) const
{
    QString& word = m_lowered[i];
    if (word.isNull())
        word = lowerCase(textOf(m_tokens[i]));
    return word;
}

TokenFact TokenReader::made(LossKind kind, const QString& rule, size_t i, QString normal) const
{
    TokenFact fact;
    fact.kind = kind;
    fact.begin = m_tokens[i].begin;
    fact.end = m_tokens[i].end;
    fact.normal = std::move(normal);
    fact.rule = rule;
    fact.next = i + 1;
    return fact;
}

bool TokenReader::follows(size_t i) const
{
    if (i == 0 || i >= m_tokens.size())
        return false;
    const qsizetype gap = m_tokens[i].begin - m_tokens[i - 1].end;
    const QChar c = charAt(m_tokens[i - 1].end);
    return gap == 1 && (c == u' ' || c == u'\u00a0' || c == u'\u202f' || c == u'\u2009');
}

bool TokenReader::isAlone(size_t i) const
{
    const TextToken& token = m_tokens[i];
    if (!token.has(TextToken::InSpan) || charAt(token.begin - 1) != u'`')
        return false;
    qsizetype end = token.end;
    if (charAt(end) == u'(' && charAt(end + 1) == u')')
        end += 2;
    while (charAt(end) == u'.' || charAt(end) == u':' || charAt(end) == u'/')
        ++end;
    return charAt(end) == u'`';
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
    const TextToken& token = m_tokens[i];
    if (token.end - token.begin > LongestWord && !token.has(TextToken::Scheme))
        return {};
    if (token.has(TextToken::Scheme))
        return address(i);
    if (m_withTokenRules && token.has(~(TextToken::Lower | TextToken::LineStart)))
        if (auto fact = byRules(i))
            return fact;
    const QStringView word = textOf(token);
    if (auto fact = errorMessage(i))
        return fact;
    if (word.front().isDigit() || word.front() == u'$' || word.front() == u'€' || word.front() == u'£') {
        if (auto fact = figure(i))
            return fact;
    }
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
    const QStringView word = textOf(m_tokens[i]);
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
            TokenFact fact = made(rule.kind, {}, i, lowerCase(word));
            fact.rule = rule.name;
            return fact;
        }
    }
    return {};
}

std::optional<TokenFact> TokenReader::address(size_t i) const
{
    QString normal = textOf(m_tokens[i]).toString();
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
    return made(LossKind::Url, u"url"_s, i, normal);
}

std::optional<LossRules::Unit> TokenReader::unitOf(QStringView word) const
{
    if (const auto it = m_rules.exactUnits.constFind(word); it != m_rules.exactUnits.constEnd())
        return *it;
    if (const auto it = m_rules.units.constFind(lowerCase(word)); it != m_rules.units.constEnd())
        return *it;
    return {};
}

bool TokenReader::isEnumerator(size_t i) const
{
    const TextToken& token = m_tokens[i];
    const QChar c = charAt(token.end);
    return token.has(TextToken::LineStart) && (c == u'.' || c == u')') && token.end - token.begin <= 3
        && charAt(token.end + 1).isSpace();
}

std::optional<TokenFact> TokenReader::figure(size_t i) const
{
    const TextToken& token = m_tokens[i];
    const QStringView word = textOf(token);
    if (isEnumerator(i))
        return {};
    if (isHash(word))
        return made(LossKind::Identifier, u"hash"_s, i, lowerCase(word));
    if (word.startsWith("0x"_L1) && word.size() > 3 && allOf(word.sliced(2), isHexDigit))
        return made(LossKind::Number, u"hexadecimal"_s, i, lowerCase(word));
    const bool currency = !word.front().isDigit();
    const auto figure = readFigure(currency ? word.sliced(1) : word, m_rules.languages[size_t(m_language)].decimal);
    if (!figure)
        return currency ? std::nullopt : dotted(i);
    const QStringView suffix = word.sliced(figure->length + (currency ? 1 : 0));
    if (suffix.startsWith(u'-') && suffix.size() >= 6 && suffix[1].isDigit() && figure->length == 4) // 2026-03-02
        return made(LossKind::Number, u"date"_s, i, lowerCase(word));
    if (suffix.startsWith(u':') && suffix.size() >= 3 && suffix[1].isDigit()) // 14:30
        return made(LossKind::Number, u"time"_s, i, word.toString());
    if (currency) {
        auto fact = made(LossKind::Number, u"number-unit"_s, i, {});
        const auto unit = unitOf(word.first(1));
        fact.unit = unit ? unit->dimension : word.first(1).toString();
        fact.value = figure->value;
        fact.other = figure->other;
        return fact;
    }
    if (auto fact = codeNumber(i, *figure))
        return fact;
    if (auto fact = suffix.isEmpty() ? versionOf(i, word) : std::nullopt)
        return fact;
    if (auto fact = suffix.isEmpty() ? date(i, *figure) : std::nullopt)
        return fact;
    if (auto fact = suffix.isEmpty() ? countedByRun(i, *figure) : std::nullopt)
        return fact;
    const size_t last = suffix.isEmpty() ? lastOfFigure(i) : i;
    if (last == i)
        return counted(i, last, *figure, suffix);
    QString digits = m_text.sliced(token.begin, m_tokens[last].end - token.begin).toString();
    const auto whole = readFigure(digits.remove(u' '), m_rules.languages[size_t(m_language)].decimal);
    return whole ? counted(i, last, *whole, {}) : std::nullopt;
}

size_t TokenReader::lastOfFigure(size_t i) const
{
    const auto length = [this](size_t token) { return m_tokens[token].end - m_tokens[token].begin; };
    size_t last = i;
    if (m_language == LossRules::Language::English || length(i) > 3)
        return last;
    const auto isGroup = [&](size_t token) {
        if (token >= m_tokens.size() || !follows(token) || length(token) < 3)
            return false;
        const QStringView word = textOf(m_tokens[token]);
        return allOf(word.first(3), isAsciiDigit)
            && (word.size() == 3 || (word[3] == u',' && allOf(word.sliced(4), isAsciiDigit)));
    };
    while (isGroup(last + 1))
        ++last;
    const bool isMeasured = last + 1 < m_tokens.size() && follows(last + 1) && unitOf(textOf(m_tokens[last + 1]));
    return isMeasured || m_language == LossRules::Language::French ? last : i;
}

std::optional<TokenFact> TokenReader::date(size_t i, const Figure& figure) const
{
    if (figure.value < 1 || figure.value > 31 || figure.value != int(figure.value))
        return {};
    const auto month = [this](size_t token) { return m_rules.months.value(lowered(token), 0); };
    const QChar point = charAt(m_tokens[i].end); // "7. Juni"
    const bool isNext = i + 1 < m_tokens.size()
        && (follows(i + 1) || (point == u'.' && m_tokens[i + 1].begin == m_tokens[i].end + 2));
    const bool isAfter = !isNext || month(i + 1) <= 0;
    if (isAfter && (i == 0 || !follows(i) || month(i - 1) <= 0 || !m_tokens[i - 1].has(TextToken::Upper)))
        return {};
    const size_t named = isAfter ? i - 1 : i + 1;
    TokenFact fact
        = made(LossKind::Number, u"date"_s, i, u"%1-%2"_s.arg(figureKey(month(named)), figureKey(figure.value)));
    fact.begin = qMin(fact.begin, m_tokens[named].begin);
    fact.end = qMax(fact.end, m_tokens[named].end);
    fact.next = isAfter ? i + 1 : i + 2;
    return fact;
}

std::optional<TokenFact> TokenReader::countedByRun(size_t i, const Figure& figure) const
{
    if (i + 1 >= m_tokens.size() || !m_tokens[i + 1].has(TextToken::Ideographs))
        return {};
    const qsizetype gap = m_tokens[i + 1].begin - m_tokens[i].end;
    if (gap > 1 || (gap == 1 && charAt(m_tokens[i].end) != u' '))
        return {};
    QStringView run = textOf(m_tokens[i + 1]);
    TokenFact fact = made(LossKind::Number, u"number-unit"_s, i, {});
    fact.value = figure.value;
    fact.end = m_tokens[i + 1].begin;
    const auto take = [&](qsizetype size, double factor) {
        fact.value *= factor;
        fact.end += size;
        run = run.sliced(size);
    };
    const auto unitAt = [&](bool isScale) {
        for (qsizetype size = qMin<qsizetype>(4, run.size()); size > 0; --size)
            if (const auto unit = unitOf(run.first(size)); unit && unit->dimension.isEmpty() == isScale) {
                fact.unit = unit->dimension;
                take(size, unit->factor);
                return true;
            }
        return false;
    };
    const bool isScaled = unitAt(true);
    if (unitAt(false))
        return fact;
    if (gap > 0 || (run.isEmpty() && !isScaled)) // "Go 1.22 で": a word, not what is counted
        return {};
    if (!run.isEmpty() && run.front().script() == QChar::Script_Han) {
        fact.rule = u"number-counted"_s;
        fact.unit = run.first(1).toString();
        take(1, 1);
        return fact;
    }
    fact.rule = u"number-bare"_s;
    const bool isTelling = figure.length >= 2 || isScaled;
    return isTelling ? std::optional(fact) : std::nullopt;
}

/// 1.2.3 and 10.0.0.1
std::optional<TokenFact> TokenReader::dotted(size_t i) const
{
    QStringView word = textOf(m_tokens[i]);
    const qsizetype colon = word.indexOf(u':');
    const QStringView host = colon > 0 ? word.first(colon) : word;
    const QList<QStringView> parts = host.split(u'.');
    if (parts.size() == 4 && std::ranges::all_of(parts, [](QStringView part) {
            return !part.isEmpty() && part.size() <= 3 && allOf(part, isAsciiDigit) && part.toInt() < 256;
        }))
        return made(LossKind::Identifier, u"network-address"_s, i, word.toString());
    if (parts.size() < 3 || !isAsciiDigit(parts[0].isEmpty() ? QChar() : parts[0][0]))
        return {};
    return made(LossKind::Version, u"version"_s, i, lowerCase(word));
}

/// 3.0 after "until" or "Qt", 14 after "GCC".
std::optional<TokenFact> TokenReader::versionOf(size_t i, QStringView digits) const
{
    if (i == 0 || !follows(i) || m_tokens[i].has(TextToken::InFence))
        return {};
    if (!m_rules.versionWords.contains(lowered(i - 1)))
        return {};
    const bool hasNext = i + 1 < m_tokens.size() && follows(i + 1);
    // "until 5 tests pass" counts tests, and "since 2.5 s" is a time.
    if ((!digits.contains(u'.') && !m_tokens[i - 1].has(TextToken::Upper) && !lowered(i - 1).startsWith(u'v'))
        || (hasNext && unitOf(textOf(m_tokens[i + 1]))))
        return {};
    TokenFact fact = made(LossKind::Version, u"version-named"_s, i, digits.toString());
    return fact;
}

/// "exit code 125", "HTTP 503"
std::optional<TokenFact> TokenReader::codeNumber(size_t i, const Figure& figure) const
{
    if (i == 0 || !follows(i) || figure.length != m_tokens[i].end - m_tokens[i].begin)
        return {};
    const QString before = lowered(i - 1);
    if (m_rules.httpWords.contains(before) && figure.value >= 400 && figure.value < 600) {
        TokenFact fact = made(LossKind::Error, u"http-status"_s, i, u"http "_s + figureKey(figure.value));
        fact.begin = m_tokens[i - 1].begin;
        return fact;
    }
    // 0 to 2 is what programs say all the time.
    if (figure.value <= 2 || figure.value >= 256)
        return {};
    const auto isExit = [&](size_t back) {
        return i >= back && (lowered(i - back) == "exit"_L1 || lowered(i - back) == "exited"_L1);
    };
    const bool isCode = before == "code"_L1 || before == "status"_L1;
    const bool byWord = m_rules.exitWords.contains(before);
    const size_t back = byWord ? 1 : isCode && isExit(2) ? 2 : isCode && isExit(3) ? 3 : 0;
    if (back > 0) {
        TokenFact fact = made(LossKind::Error, u"exit-code"_s, i, u"exit "_s + figureKey(figure.value));
        fact.begin = m_tokens[i - back].begin;
        return fact;
    }
    return {};
}

bool TokenReader::isSetting(size_t i) const
{
    constexpr int Named = TextToken::Hump | TextToken::Underscore;
    return i > 0 && m_tokens[i].has(TextToken::InSpan) && m_tokens[i - 1].has(TextToken::InSpan)
        && m_tokens[i - 1].has(Named) && m_tokens[i].begin - m_tokens[i - 1].end <= 3;
}

std::optional<TokenFact> TokenReader::counted(size_t i, size_t last, const Figure& figure, QStringView suffix) const
{
    const TextToken& token = m_tokens[i];
    auto fact = made(LossKind::Number, u"number-unit"_s, i, {});
    fact.value = figure.value;
    fact.other = figure.other;
    fact.end = m_tokens[last].end;
    fact.next = last + 1;
    const auto measured = [&](const LossRules::Unit& unit, size_t next) {
        fact.unit = unit.dimension;
        fact.value *= unit.factor;
        if (fact.other)
            *fact.other *= unit.factor;
        fact.end = m_tokens[next - 1].end;
        fact.next = next;
        return fact;
    };
    if (suffix.startsWith(u'-') && suffix.size() > 1)
        suffix = suffix.sliced(1);
    const auto scaled = [&](const LossRules::Unit& scale, size_t next) { // 12k req/s, 1.2 million rows
        measured(scale, next);
        if (next >= m_tokens.size() || !follows(next))
            return fact;
        if (const auto unit = unitOf(textOf(m_tokens[next])))
            return measured(*unit, next + 1);
        if (const QString noun = lowered(next);
            m_tokens[next].isWord() && noun.size() > 2 && !m_rules.isStopWord(noun)) {
            measured({m_rules.stem(noun, m_language), 1}, next + 1);
            fact.rule = u"number-counted"_s;
        }
        return fact;
    };
    if (!suffix.isEmpty()) {
        if (const auto unit = unitOf(suffix))
            return unit->dimension.isEmpty() ? scaled(*unit, i + 1) : measured(*unit, i + 1);
        if (suffix.size() < 3 || !allOf(suffix, [](QChar c) { return c.isLetter(); }) || token.has(TextToken::Hump))
            return {};
        fact.rule = u"number-counted"_s;
        fact.unit = m_rules.stem(lowerCase(suffix), m_language);
        return fact;
    }
    const bool hasNext = last + 1 < m_tokens.size() && follows(last + 1);
    if (hasNext) {
        const QStringView next = textOf(m_tokens[last + 1]);
        const auto whole = unitOf(next);
        if (const auto unit = whole ? whole : unitOf(next.first(qMax<qsizetype>(0, next.indexOf(u'/'))))) // mg/day
            return unit->dimension.isEmpty() ? scaled(*unit, last + 2) : measured(*unit, last + 2);
    }
    if (token.has(TextToken::InFence) || (token.has(TextToken::InSpan) && !isAlone(i) && !isSetting(i)))
        return {};
    if (hasNext && m_tokens[last + 1].isWord() && m_tokens[last + 1].end - m_tokens[last + 1].begin >= 3) {
        const QString noun = lowered(last + 1);
        if (!m_rules.isStopWord(noun)) {
            fact.rule = u"number-counted"_s;
            fact.unit = m_rules.stem(noun, m_language);
            fact.end = m_tokens[last + 1].end;
            fact.next = last + 2;
            return fact;
        }
    }
    fact.rule = u"number-bare"_s;
    if (i > 0 && follows(i) && m_tokens[i - 1].isWord()) {
        const QString noun = lowered(i - 1);
        if (m_rules.counters.contains(noun)) // "Question 2"
            return {};
        if (!m_rules.isStopWord(noun) && !m_rules.markers.contains(noun) && noun.size() > 2)
            fact.unit = m_rules.stem(noun, m_language);
    }
    const bool isTelling = figure.length >= 2 || (!fact.unit.isEmpty() && figure.value > 1);
    return isTelling ? std::optional(fact) : std::nullopt;
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
            && ((hasExtension && !allOf(name.first(dot), [](QChar c) { return c.isDigit(); })) || isKnownName);
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
    return inCode && allOf(word, [](QChar c) { return c.isLetterOrNumber() || u"._-/\\@+*"_s.contains(c); });
}

/// "--- a/src/x.cpp", "+++ b/src/x.cpp", "diff --git a/src/x.cpp b/src/x.cpp"
bool TokenReader::isDiffName(size_t i) const
{
    const auto hasSide = [&](size_t token) {
        const QStringView word = textOf(m_tokens[token]);
        return word.size() > 3 && (word.startsWith("a/"_L1) || word.startsWith("b/"_L1));
    };
    const auto isAfter = [&](size_t token, QLatin1StringView mark) {
        const qsizetype begin = m_tokens[token].begin;
        return begin >= mark.size() && m_text.sliced(begin - mark.size(), mark.size()) == mark;
    };
    if (!hasSide(i))
        return false;
    const bool isSecond = i > 0 && follows(i) && hasSide(i - 1) && isAfter(i - 1, "--git "_L1);
    return isSecond || isAfter(i, "--git "_L1) || isAfter(i, "--- "_L1) || isAfter(i, "+++ "_L1);
}

std::optional<TokenFact> TokenReader::path(size_t i) const
{
    const TextToken& token = m_tokens[i];
    if (!token.has(TextToken::Slash | TextToken::Dot) && !m_rules.fileNames.contains(lowered(i)))
        return {};
    const QStringView whole = textOf(token);
    QStringView word = token.has(TextToken::Colon) ? withoutLine(whole) : whole;
    if (isDiffName(i))
        word = word.sliced(2);
    const auto madeOf = [&](qsizetype size) {
        TokenFact fact = made(LossKind::Path, u"path"_s, i, {});
        fact.begin = word.data() - m_text.data();
        fact.end = fact.begin + size;
        return fact;
    };
    // src/a.{h,cpp}: the braces part it into tokens
    const bool braces = charAt(token.end) == u'{' || (charAt(token.end) == u'.' && charAt(token.end + 1) == u'{');
    if (braces) {
        const qsizetype open = m_text.indexOf(u'{', token.end);
        const QStringView ahead = m_text.sliced(open, qMin<qsizetype>(m_text.size() - open, 80));
        const qsizetype close = ahead.indexOf(u'}');
        if (close > 2 && !ahead.first(close).contains(u'\n') && ahead.first(close).contains(u',')) {
            TokenFact fact = madeOf(0);
            fact.end = open + close + 1;
            while (fact.next < m_tokens.size() && m_tokens[fact.next].begin < fact.end)
                ++fact.next;
            if (fact.next < m_tokens.size() && m_tokens[fact.next].begin == fact.end
                && charAt(fact.end) == u'.') // {a,b}.cpp
                fact.end = m_tokens[fact.next++].end;
            fact.normal = pathNormal(lowerCase(m_text.sliced(fact.begin, fact.end - fact.begin)));
            fact.rule = u"path-braces"_s;
            return fact;
        }
    }
    const QString lower = word.size() == whole.size() ? lowered(i) : lowerCase(word);
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
    const TextToken& token = m_tokens[i];
    if (charAt(token.end) != u':' || charAt(token.end + 1) != u' ' || token.end - token.begin > 24)
        return {};
    if (!m_rules.errorWords.contains(lowered(i)))
        return {};
    const QStringView ahead
        = m_text.sliced(token.end + 2, qMin<qsizetype>(m_text.size() - token.end - 2, LongestMessage));
    qsizetype length = ahead.indexOf(u'\n');
    if (length < 0)
        length = ahead.size();
    if (token.has(TextToken::InSpan)) {
        const qsizetype span = ahead.indexOf(u'`');
        length = span > 0 ? qMin(length, span) : length;
    }
    const QStringView message = ahead.first(length).trimmed();
    if (message.size() < 4)
        return {};
    TokenFact fact = made(LossKind::Error, u"error-message"_s, i, lowerCase(message).simplified());
    fact.end = message.data() + message.size() - m_text.data();
    return fact;
}

std::optional<TokenFact> TokenReader::error(size_t i) const
{
    const TextToken& token = m_tokens[i];
    if (!token.has(TextToken::Upper))
        return {};
    const QStringView word = textOf(token);
    if (!token.has(TextToken::Lower)) {
        if (m_rules.errorCodes.contains(word.toString()))
            return made(LossKind::Error, u"error-code"_s, i, lowerCase(word));
        return {};
    }
    const bool isException
        = (word.endsWith("Error"_L1) && word.size() > 5) || (word.endsWith("Exception"_L1) && word.size() > 9);
    if (isException && (token.has(TextToken::Hump) || token.has(TextToken::Dot)))
        return made(LossKind::Error, u"exception"_s, i, lowerCase(word));
    return {};
}

std::optional<TokenFact> TokenReader::identifier(size_t i) const
{
    const TextToken& token = m_tokens[i];
    const QStringView word = textOf(token);
    const bool inCode = token.has(TextToken::InSpan | TextToken::InFence);
    if (word.size() < 2 || !token.has(TextToken::Lower | TextToken::Upper) || word.front().isDigit()) {
        const bool isIssue = word.size() > 1 && word.front() == u'#' && allOf(word.sliced(1), isAsciiDigit);
        return isIssue ? std::optional(made(LossKind::Identifier, u"issue"_s, i, word.toString())) : std::nullopt;
    }
    QString rule;
    if (token.has(TextToken::Slash) || (token.has(TextToken::Other) && !isAlone(i)))
        return {};
    const bool isScoped = token.has(TextToken::Colon) && word.contains("::"_L1);
    if (isScoped)
        rule = u"qualified-name"_s;
    else if (token.has(TextToken::Underscore) && word.size() > 2)
        rule = token.has(TextToken::Lower) ? u"snake-case"_s : u"constant-case"_s;
    else if (token.has(TextToken::Hump) && !token.has(TextToken::Hyphen))
        rule = u"camel-case"_s;
    else if (token.has(TextToken::Call) && (charAt(token.end + 1) == u')' || inCode) && !m_rules.isStopWord(lowered(i)))
        rule = u"call"_s;
    else if (token.has(TextToken::Dot) && token.has(TextToken::InSpan))
        rule = u"dotted-name"_s;
    else if (!token.has(TextToken::Lower | TextToken::Hyphen | TextToken::Dot) && token.has(TextToken::Digit)
        && word.size() > 2)
        rule = u"code-word"_s;
    else if (isAlone(i))
        rule = u"code-span"_s;
    else
        return {};
    const QString normal = token.has(TextToken::Colon) ? lowerCase(withoutLine(word)) : lowered(i);
    const qsizetype scope = isScoped ? normal.indexOf("::"_L1) : -1;
    if (m_rules.notIdentifiers.contains(normal)
        || (scope > 0 && m_rules.notIdentifiers.contains(normal.first(scope + 2)))
        || (rule == "code-span"_L1 && m_rules.commands.contains(normal)))
        return {};
    return made(LossKind::Identifier, rule, i, normal);
}

} // namespace stemma
