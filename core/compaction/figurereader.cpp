// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/figurereader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype LongestJoint = 7; ///< between a program's name and its version: "の", " 最低支持"

bool isHexDigit(QChar c)
{
    const char16_t u = c.unicode();
    return isAsciiDigit(c) || (u >= 'a' && u <= 'f') || (u >= 'A' && u <= 'F');
}

/// 4be01d7: a commit.
bool isHash(QStringView word)
{
    if (word.size() < 7 || word.size() > 64 || !std::ranges::all_of(word, isHexDigit))
        return false;
    const auto digits = std::ranges::count_if(word, isAsciiDigit);
    return digits > 0 && digits < word.size();
}

} // namespace

/// "1 h 52 min" is one time, and so is "2 h 40".
std::optional<TokenFact> FigureReader::read(size_t i) const
{
    constexpr double Hour = 3600;
    constexpr double Minute = 60;
    auto fact = one(i);
    if (fact && fact->rule.startsWith("number-"_L1)) {
        const bool isBare = fact->rule == "number-bare"_L1;
        fact = withDayPart(m_view, withClockWords(m_view, withMinutes(*std::move(fact))), isBare);
    }
    if (!fact || fact->unit != "time"_L1 || fact->value < Minute || fact->other)
        return fact;
    size_t next = fact->next;
    while (next < m_view.size() && m_view[next].begin < fact->end) // the run that has the unit
        ++next;
    if (next >= m_view.size() || m_view[next].begin > fact->end + 1 || !isAsciiDigit(m_view.textOf(m_view[next])[0]))
        return fact;
    const auto rest = one(next);
    const bool isSmaller = rest && rest->unit == "time"_L1 && !rest->other
        && rest->value < (fact->value >= Hour ? Hour : Minute) && fact->value >= Minute;
    const bool isMinutes = rest && rest->rule == "number-bare"_L1 && fact->value >= Hour && rest->value < Minute
        && rest->end == rest->begin + 2;
    if (!isSmaller && !isMinutes)
        return fact;
    fact->value += isMinutes ? rest->value * Minute : rest->value;
    fact->end = rest->end;
    fact->next = rest->next;
    return fact;
}

/// 22点30分
TokenFact FigureReader::withMinutes(TokenFact fact) const
{
    constexpr double MinutesOfHour = 60;
    const size_t minutes = fact.next + 1; // the run with the unit is read as words, too
    if (fact.unit != "clock"_L1 || minutes + 1 >= m_view.size() || m_view[minutes].begin != fact.end
        || m_view[minutes + 1].begin != m_view[minutes].end || !m_view.textOf(m_view[minutes + 1]).startsWith(u'分'))
        return fact;
    bool isNumber = false;
    const int value = m_view.textOf(m_view[minutes]).toInt(&isNumber);
    if (!isNumber || value >= MinutesOfHour)
        return fact;
    fact.value += value / MinutesOfHour;
    fact.end = m_view[minutes + 1].begin + 1;
    fact.next = minutes + 1;
    return fact;
}

/// "Halb elf", "a quarter past ten": the words from token @p i on, @p words, move the hour that follows them.
std::optional<TokenFact> FigureReader::clockTime(size_t i, const ClockWords& words) const
{
    constexpr double HoursOfDay = 24;
    constexpr double Noon = 12;
    const auto figure = readFigure(m_view.textOf(m_view[words.next]), u'.');
    const auto value = figure && !figure->other ? std::optional(figure->value)
                                                : m_rules.numberOf(m_view.lowered(words.next), m_view.language());
    if (!value || *value < 1 || *value > HoursOfDay || *value != int(*value))
        return {};
    TokenFact fact = m_view.made(LossKind::Number, u"number-unit"_s, words.next, {});
    const double hour = *value + words.hours;
    fact.begin = m_view[i].begin;
    fact.value = hour < 1 ? hour + Noon : hour;
    fact.unit = u"clock"_s;
    if (fact.next < m_view.size() && m_view.follows(fact.next))
        if (const auto unit = m_view.unitOf(m_view.textOf(m_view[fact.next]))) {
            if (unit->dimension != "clock"_L1) // "by a quarter to 10 MB"
                return {};
            fact.end = m_view[fact.next++].end;
        }
    return withDayPart(m_view, std::move(fact), false);
}

std::optional<TokenFact> FigureReader::worded(size_t i) const
{
    if (m_view[i].has(TextToken::InFence))
        return {};
    if (const ClockWords words = clockWordsAt(m_view, i); words.next > i)
        return clockTime(i, words);
    if (i + 1 >= m_view.size() || !m_view.follows(i + 1))
        return {};
    const auto value = m_rules.numberOf(m_view.lowered(i), m_view.language());
    if (!value || *value <= 1)
        return {};
    TokenFact fact = m_view.made(LossKind::Number, u"number-unit"_s, i, {});
    fact.value = *value;
    const auto unit = m_view.unitOf(m_view.textOf(m_view[i + 1]));
    if (!unit || unit->dimension.isEmpty()) {
        fact = withDayPart(m_view, withClockWords(m_view, std::move(fact)), true); // "ten in the evening"
        return fact.unit.isEmpty() ? std::nullopt : std::optional(fact);
    }
    fact.value *= unit->factor;
    fact.unit = unit->dimension;
    fact.end = m_view[i + 1].end;
    fact.next = i + 2;
    return withDayPart(m_view, withClockWords(m_view, std::move(fact)), false);
}

bool FigureReader::isCounted(size_t token, double value) const
{
    const QString& noun = m_view.lowered(token);
    if (m_rules.isStopWord(noun) || m_rules.negations.contains(noun) || m_rules.numberOf(noun, m_view.language())
        || m_rules.languages[size_t(m_view.language())].excepts.contains(noun))
        return false;
    return value == 1 || isPlural(token);
}

/// By the form of the word, as far as the language has one.
bool FigureReader::isPlural(size_t token) const
{
    const QString& noun = m_view.lowered(token);
    switch (m_view.language()) {
    case LossRules::Language::German: // nouns are written with a capital, unless the writer has none
        return m_view[token].has(TextToken::Upper) || !m_view.hasCapitals();
    case LossRules::Language::English:
    case LossRules::Language::French:
    case LossRules::Language::Spanish:
        return noun.endsWith(u's') || noun.endsWith(u'x')
            || m_rules.languages[size_t(m_view.language())].plurals.contains(noun)
            || m_rules.meaningOf(noun, m_view.language()); // "5 high"
    default:
        return true;
    }
}

std::optional<TokenFact> FigureReader::one(size_t i) const
{
    const TextToken& token = m_view[i];
    const QStringView word = m_view.textOf(token);
    if (isEnumerator(i))
        return {};
    if (isHash(word))
        return m_view.made(LossKind::Identifier, u"hash"_s, i, lowerCase(word));
    if (word.startsWith("0x"_L1) && word.size() > 3 && std::ranges::all_of(word.sliced(2), isHexDigit))
        return m_view.made(LossKind::Number, u"hexadecimal"_s, i, lowerCase(word));
    const bool currency = !word.front().isDigit();
    const auto figure
        = readFigure(currency ? word.sliced(1) : word, m_rules.languages[size_t(m_view.language())].decimal);
    if (!figure)
        return currency ? std::nullopt : dotted(i);
    const QStringView suffix = word.sliced(figure->length + (currency ? 1 : 0));
    if (suffix.startsWith(u'-') && suffix.size() >= 6 && suffix[1].isDigit() && figure->length == 4) // 2026-03-02
        return m_view.made(LossKind::Number, u"date"_s, i, lowerCase(word));
    if (suffix.startsWith(u':') && suffix.size() >= 3 && suffix[1].isDigit()) // 14:30
        return m_view.made(LossKind::Number, u"time"_s, i, word.toString());
    if (currency) {
        auto fact = m_view.made(LossKind::Number, u"number-unit"_s, i, {});
        const auto unit = m_view.unitOf(word.first(1));
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
    QString digits = m_view.text().sliced(token.begin, m_view[last].end - token.begin).toString();
    const auto whole = readFigure(digits.remove(u' '), m_rules.languages[size_t(m_view.language())].decimal);
    return whole ? counted(i, last, *whole, {}) : std::nullopt;
}

bool FigureReader::isEnumerator(size_t i) const
{
    const TextToken& token = m_view[i];
    const QChar c = m_view.charAt(token.end);
    return token.has(TextToken::LineStart) && (c == u'.' || c == u')') && token.end - token.begin <= 3
        && m_view.charAt(token.end + 1).isSpace();
}

size_t FigureReader::lastOfFigure(size_t i) const
{
    const auto length = [this](size_t token) { return m_view[token].end - m_view[token].begin; };
    size_t last = i;
    if (m_view.language() == LossRules::Language::English || length(i) > 3)
        return last;
    const auto isGroup = [&](size_t token) {
        if (token >= m_view.size() || !m_view.follows(token) || length(token) < 3)
            return false;
        const QStringView word = m_view.textOf(m_view[token]);
        return std::ranges::all_of(word.first(3), isAsciiDigit)
            && (word.size() == 3 || (word[3] == u',' && std::ranges::all_of(word.sliced(4), isAsciiDigit)));
    };
    while (isGroup(last + 1))
        ++last;
    const bool isMeasured
        = last + 1 < m_view.size() && m_view.follows(last + 1) && m_view.unitOf(m_view.textOf(m_view[last + 1]));
    return isMeasured || m_view.language() == LossRules::Language::French ? last : i;
}

std::optional<TokenFact> FigureReader::date(size_t i, const Figure& figure) const
{
    if (figure.value < 1 || figure.value > 31 || figure.value != int(figure.value))
        return {};
    const auto month = [this](size_t token) { return m_rules.months.value(m_view.lowered(token), 0); };
    const QChar point = m_view.charAt(m_view[i].end); // "7. Juni"
    const bool isNext = i + 1 < m_view.size()
        && (m_view.follows(i + 1) || (point == u'.' && m_view[i + 1].begin == m_view[i].end + 2));
    const bool isAfter = !isNext || month(i + 1) <= 0;
    if (isAfter && (i == 0 || !m_view.follows(i) || month(i - 1) <= 0 || !m_view[i - 1].has(TextToken::Upper)))
        return {};
    const size_t named = isAfter ? i - 1 : i + 1;
    TokenFact fact
        = m_view.made(LossKind::Number, u"date"_s, i, u"%1-%2"_s.arg(figureKey(month(named)), figureKey(figure.value)));
    fact.begin = qMin(fact.begin, m_view[named].begin);
    fact.end = qMax(fact.end, m_view[named].end);
    fact.next = isAfter ? i + 1 : i + 2;
    return fact;
}

/// 6月12日
std::optional<TokenFact> FigureReader::dateByRuns(size_t i, const Figure& figure) const
{
    if (i + 3 >= m_view.size() || m_view.textOf(m_view[i + 1]) != u"月" || figure.value < 1 || figure.value > 12)
        return {};
    const QStringView after = m_view.textOf(m_view[i + 3]);
    const auto day = readFigure(m_view.textOf(m_view[i + 2]), u'.');
    const bool touches = m_view[i + 1].end == m_view[i + 2].begin && m_view[i + 2].end == m_view[i + 3].begin;
    if (!touches || !day || day->value < 1 || day->value > 31 || !(after.startsWith(u'日') || after.startsWith(u'号')))
        return {};
    TokenFact fact
        = m_view.made(LossKind::Number, u"date"_s, i, u"%1-%2"_s.arg(figureKey(figure.value), figureKey(day->value)));
    fact.end = m_view[i + 3].begin + 1;
    fact.next = after.size() == 1 ? i + 4 : i + 3; // what follows the sign in its run is read as words
    return fact;
}

std::optional<TokenFact> FigureReader::countedByRun(size_t i, const Figure& figure) const
{
    if (i + 1 >= m_view.size() || !m_view[i + 1].has(TextToken::Ideographs))
        return {};
    const qsizetype gap = m_view[i + 1].begin - m_view[i].end;
    if (gap > 1 || (gap == 1 && m_view.charAt(m_view[i].end) != u' '))
        return {};
    if (auto fact = dateByRuns(i, figure))
        return fact;
    QStringView run = m_view.textOf(m_view[i + 1]);
    TokenFact fact = m_view.made(LossKind::Number, u"number-unit"_s, i, {});
    fact.value = figure.value;
    fact.end = m_view[i + 1].begin;
    const auto take = [&](qsizetype size, double factor) {
        fact.value *= factor;
        fact.end += size;
        run = run.sliced(size);
    };
    const auto unitAt = [&](bool isScale) {
        for (qsizetype size = qMin<qsizetype>(4, run.size()); size > 0; --size)
            if (const auto unit = m_view.unitOf(run.first(size)); unit && unit->dimension.isEmpty() == isScale) {
                fact.unit = unit->dimension;
                take(size, unit->factor);
                return true;
            }
        return false;
    };
    const bool isScaled = unitAt(true);
    if (unitAt(false)) {
        if (fact.unit == "items"_L1) // another language has a noun for it
            fact.rule = u"number-counted"_s;
        if (const ClockRest rest = clockRest(m_rules, run, m_view.language());
            fact.unit == "clock"_L1 && rest.size > 0) {
            take(rest.size, 1); // 7点半
            fact.value += rest.hours;
        }
        if (fact.unit == "clock"_L1 && i > 0 && m_view[i - 1].end == m_view[i].begin)
            fact.value = dayPartAtEnd(m_rules, m_view.textOf(m_view[i - 1]), m_view.language()).hour(fact.value);
        return fact;
    }
    if (gap > 0 || (run.isEmpty() && !isScaled)) // "Go 1.22 で": a word, not what is counted
        return {};
    if (!run.isEmpty() && run.front().script() == QChar::Script_Han && !m_rules.isStopWord(run.first(1).toString())) {
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
std::optional<TokenFact> FigureReader::dotted(size_t i) const
{
    QStringView word = m_view.textOf(m_view[i]);
    const qsizetype colon = word.indexOf(u':');
    const QStringView host = colon > 0 ? word.first(colon) : word;
    const QList<QStringView> parts = host.split(u'.');
    if (parts.size() == 4 && std::ranges::all_of(parts, [](QStringView part) {
            return !part.isEmpty() && part.size() <= 3 && std::ranges::all_of(part, isAsciiDigit) && part.toInt() < 256;
        }))
        return m_view.made(LossKind::Identifier, u"network-address"_s, i, word.toString());
    if (parts.size() < 3 || !isAsciiDigit(parts[0].isEmpty() ? QChar() : parts[0][0]))
        return {};
    return m_view.made(LossKind::Version, u"version"_s, i, lowerCase(word));
}

/// "Airflow 2.8", "RabbitMQ 3.12": of whatever has a name, but "0.92" and "Clause 2.1" are none.
bool FigureReader::isRelease(size_t i, QStringView digits) const
{
    constexpr qsizetype LongestPart = 2;
    const TextToken& name = m_view[i - 1];
    const QString& lowered = m_view.lowered(i - 1);
    const QList<QStringView> parts = digits.split(u'.');
    // A sign that is none of decimals tells by itself.
    return (name.has(TextToken::Upper) || m_rules.languages[size_t(m_view.language())].decimal == u',') && name.isWord()
        && name.end - name.begin > 2 && !m_rules.isStopWord(lowered) && !m_rules.counters.contains(lowered)
        && !m_rules.meaningOf(lowered, m_view.language()) && !m_rules.months.contains(lowered) && parts.size() == 2
        && parts[0] != "0"_L1 && std::ranges::all_of(parts, [](QStringView part) {
               return !part.isEmpty() && part.size() <= LongestPart && std::ranges::all_of(part, isAsciiDigit);
           });
}

/// 3.0 after "until" or "Qt", 14 after "GCC".
std::optional<TokenFact> FigureReader::versionOf(size_t i, QStringView digits) const
{
    if (i == 0 || m_view[i].has(TextToken::InFence))
        return {};
    // "Djangoの4.2"
    if (i > 1 && m_view[i - 1].has(TextToken::Ideographs) && digits.contains(u'.')
        && m_view[i].begin - m_view[i - 2].end <= LongestJoint && m_rules.versionWords.contains(m_view.lowered(i - 2)))
        return m_view.made(LossKind::Version, u"version-named"_s, i, digits.toString());
    if (!m_view.follows(i))
        return {};
    if (!m_rules.versionWords.contains(m_view.lowered(i - 1)) && !isRelease(i, digits))
        return {};
    const bool hasNext = i + 1 < m_view.size() && m_view.follows(i + 1);
    // "until 5 tests pass" counts tests, at the beginning of a sentence too, and "since 2.5 s" is a time.
    const bool isName = m_view[i - 1].has(TextToken::Upper) && !m_rules.isStopWord(m_view.lowered(i - 1));
    if ((!digits.contains(u'.') && !isName && !m_view.lowered(i - 1).startsWith(u'v'))
        || (hasNext && m_view.unitOf(m_view.textOf(m_view[i + 1]))))
        return {};
    TokenFact fact = m_view.made(LossKind::Version, u"version-named"_s, i, digits.toString());
    return fact;
}

/// "exit code 125", "HTTP 503"
std::optional<TokenFact> FigureReader::codeNumber(size_t i, const Figure& figure) const
{
    if (i == 0 || !m_view.follows(i) || figure.length != m_view[i].end - m_view[i].begin)
        return {};
    const QString before = m_view.lowered(i - 1);
    if (m_rules.httpWords.contains(before) && figure.value >= 400 && figure.value < 600) {
        TokenFact fact = m_view.made(LossKind::Error, u"http-status"_s, i, u"http "_s + figureKey(figure.value));
        fact.begin = m_view[i - 1].begin;
        return fact;
    }
    // 0 to 2 is what programs say all the time.
    if (figure.value <= 2 || figure.value >= 256)
        return {};
    const auto isExit = [&](size_t back) {
        return i >= back && (m_view.lowered(i - back) == "exit"_L1 || m_view.lowered(i - back) == "exited"_L1);
    };
    const bool isCode = before == "code"_L1 || before == "status"_L1;
    const bool byWord = m_rules.exitWords.contains(before);
    const size_t back = byWord ? 1 : isCode && isExit(2) ? 2 : isCode && isExit(3) ? 3 : 0;
    if (back > 0) {
        TokenFact fact = m_view.made(LossKind::Error, u"exit-code"_s, i, u"exit "_s + figureKey(figure.value));
        fact.begin = m_view[i - back].begin;
        return fact;
    }
    return {};
}

bool FigureReader::isSetting(size_t i) const
{
    constexpr int Named = TextToken::Hump | TextToken::Underscore;
    return i > 0 && m_view[i].has(TextToken::InSpan) && m_view[i - 1].has(TextToken::InSpan) && m_view[i - 1].has(Named)
        && m_view[i].begin - m_view[i - 1].end <= 3;
}

std::optional<TokenFact> FigureReader::counted(size_t i, size_t last, const Figure& figure, QStringView suffix) const
{
    const TextToken& token = m_view[i];
    auto fact = m_view.made(LossKind::Number, u"number-unit"_s, i, {});
    fact.value = figure.value;
    fact.other = figure.other;
    fact.end = m_view[last].end;
    fact.next = last + 1;
    const auto measured = [&](const LossRules::Unit& unit, size_t next) {
        fact.unit = unit.dimension;
        fact.value *= unit.factor;
        if (fact.other)
            *fact.other *= unit.factor;
        fact.end = m_view[next - 1].end;
        fact.next = next;
        return fact;
    };
    if (suffix.startsWith(u'-') && suffix.size() > 1)
        suffix = suffix.sliced(1);
    const auto scaled = [&](const LossRules::Unit& scale, size_t next) { // 12k req/s, 1.2 million rows
        measured(scale, next);
        if (next >= m_view.size() || !m_view.follows(next))
            return fact;
        if (const auto unit = m_view.unitOf(m_view.textOf(m_view[next])))
            return measured(*unit, next + 1);
        if (const QString noun = m_view.lowered(next);
            m_view[next].isWord() && noun.size() > 2 && isCounted(next, fact.value)) {
            measured({m_rules.stem(noun, m_view.language()), 1}, next + 1);
            fact.rule = u"number-counted"_s;
        }
        return fact;
    };
    if (!suffix.isEmpty()) {
        if (const auto unit = m_view.unitOf(suffix))
            return unit->dimension.isEmpty() ? scaled(*unit, i + 1) : measured(*unit, i + 1);
        if (suffix.size() < 3 || !std::ranges::all_of(suffix, [](QChar c) { return c.isLetter(); })
            || token.has(TextToken::Hump))
            return {};
        fact.rule = u"number-counted"_s;
        fact.unit = m_rules.stem(lowerCase(suffix), m_view.language());
        return fact;
    }
    const bool hasNext = last + 1 < m_view.size() && m_view.follows(last + 1);
    if (hasNext) {
        const QStringView next = m_view.textOf(m_view[last + 1]);
        const auto whole = m_view.unitOf(next);
        if (const auto unit
            = whole ? whole : m_view.unitOf(next.first(qMax<qsizetype>(0, next.indexOf(u'/'))))) // mg/day
            return unit->dimension.isEmpty() ? scaled(*unit, last + 2) : measured(*unit, last + 2);
    }
    if (token.has(TextToken::InFence) || (token.has(TextToken::InSpan) && !m_view.isAlone(i) && !isSetting(i)))
        return {};
    if (hasNext && m_view[last + 1].isWord() && m_view[last + 1].end - m_view[last + 1].begin >= 3) {
        const QString noun = m_view.lowered(last + 1);
        if (isCounted(last + 1, figure.value)) {
            fact.rule = u"number-counted"_s;
            fact.unit = m_rules.stem(noun, m_view.language());
            fact.end = m_view[last + 1].end;
            fact.next = last + 2;
            return fact;
        }
    }
    fact.rule = u"number-bare"_s;
    if (i > 0 && m_view.follows(i) && m_view[i - 1].isWord()) {
        const QString noun = m_view.lowered(i - 1);
        if (m_rules.counters.contains(noun)) // "Question 2"
            return {};
        if (!m_rules.isStopWord(noun) && !m_rules.markers.contains(noun) && noun.size() > 2)
            fact.unit = m_rules.stem(noun, m_view.language());
    }
    const bool isTelling = figure.length >= 2 || (!fact.unit.isEmpty() && figure.value > 1);
    return isTelling ? std::optional(fact) : std::nullopt;
}

} // namespace stemma
