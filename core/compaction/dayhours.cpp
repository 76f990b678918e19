// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/dayhours.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double SecondsOfClockHour = 3600;
constexpr double HourOfNoon = 12;
constexpr double EarliestOfNight = 6; ///< two at night is early, ten at night late
constexpr qsizetype LongestDayPart = 3; ///< of the day, in a script without blanks

QString partNamed(const LossRules::Concept* meaning)
{
    static const QStringList Names {u"morning"_s, u"noon"_s, u"afternoon"_s, u"evening"_s, u"night"_s, u"night_time"_s};
    return meaning && !meaning->denies && Names.contains(meaning->name) ? meaning->name : QString();
}

/// "in the evening", "du soir", or one word: "abends".
DayPart partAt(const TokenView& view, size_t i, bool mayBeWord)
{
    if (i >= view.size() || !view.follows(i))
        return {};
    for (const LossRules::Phrase& phrase : view.rules().phrases.value(view.lowered(i))) {
        const size_t next = i + 1 + size_t(phrase.words.size());
        if (partNamed(&phrase.meaning).isEmpty() || next > view.size())
            continue;
        const bool fits = std::ranges::equal(
            std::views::iota(i + 1, next), phrase.words, {}, [&](size_t at) { return view.lowered(at); });
        if (fits)
            return {phrase.meaning.name, next};
    }
    const LossRules::Concept* word = mayBeWord ? view.rules().meaningOf(view.lowered(i), view.language()) : nullptr;
    return {partNamed(word), i + 1};
}

} // namespace

double DayPart::hour(double hour) const
{
    const bool isLate
        = name == "evening"_L1 || name == "afternoon"_L1 || (name.startsWith("night"_L1) && hour >= EarliestOfNight);
    const bool isOne = name == "noon"_L1 && hour < 3;
    return (isLate || isOne) && hour < HourOfNoon ? hour + HourOfNoon : hour;
}

TokenFact withDayPart(const TokenView& view, TokenFact fact, bool isBare)
{
    const bool isRomance
        = view.language() == LossRules::Language::French || view.language() == LossRules::Language::Spanish;
    const bool isClock = fact.unit == "clock"_L1;
    const bool isHours = isRomance && fact.unit == "time"_L1; // "dix heures du soir"
    const bool mayBeBare = view.language() == LossRules::Language::English || isRomance;
    if (!isClock && !isHours && !(isBare && mayBeBare))
        return fact;
    const double hour = isHours ? fact.value / SecondsOfClockHour : fact.value;
    const DayPart part = partAt(view, fact.next, isClock);
    if (!part.isKnown() || hour < 1 || hour > HourOfNoon)
        return fact;
    fact.rule = u"number-unit"_s;
    fact.unit = u"clock"_s;
    fact.value = part.hour(hour);
    fact.other.reset();
    fact.normal.clear();
    fact.end = view[part.next - 1].end;
    fact.next = part.next;
    return fact;
}

DayPart dayPartAtEnd(const LossRules& rules, QStringView run, LossRules::Language language)
{
    for (qsizetype size = qMin(LongestDayPart, run.size()); size > 0; --size)
        if (QString name = partNamed(rules.meaningOf(run.last(size).toString(), language)); !name.isEmpty())
            return {std::move(name), 0};
    return {};
}

bool saysAfternoon(QStringView time)
{
    return time.contains("pm"_L1, Qt::CaseInsensitive) || time.contains("p.m"_L1, Qt::CaseInsensitive);
}

NumberInRun numberInRun(const LossRules& rules, QStringView run, LossRules::Language language)
{
    constexpr qsizetype Longest = 8;
    constexpr double Ten = 10;
    NumberInRun number;
    double digit = -1; // that no power of ten follows yet
    for (; number.size < qMin(Longest, run.size()); ++number.size) {
        const bool isOne = number.size > 0 && run[number.size] == u'一'; // first it is an article
        const auto value = isOne ? std::optional(1.0) : rules.numberOf(run.sliced(number.size, 1).toString(), language);
        if (!value || (*value < Ten && digit >= 0))
            break;
        if (*value >= Ten)
            number.value += (digit < 0 ? 1 : digit) * *value;
        digit = *value >= Ten ? -1 : *value;
    }
    number.value += qMax(digit, 0.0);
    return number;
}

} // namespace stemma
