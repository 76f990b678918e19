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

/// Of an hour, in the words of each language.
struct ClockForm
{
    LossRules::Language language;
    QStringList words;
    double hours;
};

const std::vector<ClockForm>& formsBefore()
{
    using enum LossRules::Language;
    static const std::vector<ClockForm> Forms {{English, {u"half"_s, u"past"_s}, 0.5},
        {English, {u"quarter"_s, u"past"_s}, 0.25}, {English, {u"quarter"_s, u"to"_s}, -0.25},
        {German, {u"viertel"_s, u"nach"_s}, 0.25}, {German, {u"viertel"_s, u"vor"_s}, -0.25},
        {German, {u"halb"_s}, -0.5}, {German, {u"dreiviertel"_s}, -0.25}};
    return Forms;
}

const std::vector<ClockForm>& formsBehind()
{
    using enum LossRules::Language;
    static const std::vector<ClockForm> Forms {{French, {u"et"_s, u"demie"_s}, 0.5},
        {French, {u"et"_s, u"quart"_s}, 0.25}, {French, {u"moins"_s, u"le"_s, u"quart"_s}, -0.25},
        {Spanish, {u"y"_s, u"media"_s}, 0.5}, {Spanish, {u"y"_s, u"cuarto"_s}, 0.25},
        {Spanish, {u"menos"_s, u"cuarto"_s}, -0.25}};
    return Forms;
}

/// That of @p forms that stands at token @p i; null: none.
const ClockForm* formAt(const TokenView& view, size_t i, const std::vector<ClockForm>& forms)
{
    const auto stands = [&](const ClockForm& form) {
        const size_t count = size_t(form.words.size());
        if (form.language != view.language() || i + count > view.size())
            return false;
        for (size_t word = 0; word < count; ++word)
            if (view.lowered(i + word) != form.words[qsizetype(word)] || (word > 0 && !view.follows(i + word)))
                return false;
        return true;
    };
    const auto found = std::ranges::find_if(forms, stands);
    return found == forms.end() ? nullptr : &*found;
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

ClockWords clockWordsAt(const TokenView& view, size_t i)
{
    const ClockForm* form = formAt(view, i, formsBefore());
    const size_t next = form ? i + size_t(form->words.size()) : i;
    if (next == i || next >= view.size() || !view.follows(next))
        return {0, i};
    return {form->hours, next};
}

TokenFact withClockWords(const TokenView& view, TokenFact fact)
{
    const bool isHours = fact.unit == "time"_L1 && fact.value >= SecondsOfClockHour;
    const QString before = fact.unit.isEmpty() && fact.next > 1 ? view.lowered(fact.next - 2) : QString();
    const bool isBare = before == "las"_L1 || before == "la"_L1; // "las cinco y media"
    const ClockForm* form = isHours || isBare ? formAt(view, fact.next, formsBehind()) : nullptr;
    if (!form || !view.follows(fact.next))
        return fact;
    const auto unit = view.unitOf(view.textOf(view[fact.next - 1])); // "tres semanas y media"
    fact.value += form->hours * (!isHours ? 1 : unit ? unit->factor : SecondsOfClockHour);
    fact.unit = isHours ? fact.unit : u"clock"_s;
    fact.rule = u"number-unit"_s;
    fact.normal.clear();
    fact.next += size_t(form->words.size());
    fact.end = view[fact.next - 1].end;
    return fact;
}

ClockRest clockRest(const LossRules& rules, QStringView run, LossRules::Language language)
{
    constexpr double MinutesOfHour = 60;
    if (run.startsWith(u'半'))
        return {0.5, 1};
    if (run.startsWith(u"一刻"))
        return {0.25, 2};
    if (run.startsWith(u"三刻"))
        return {0.75, 2};
    const NumberInRun minutes = numberInRun(rules, run, language);
    if (minutes.size > 0 && minutes.value < MinutesOfHour && run.sliced(minutes.size).startsWith(u'分'))
        return {minutes.value / MinutesOfHour, minutes.size + 1};
    return {};
}

DayPart dayPartAtEnd(const LossRules& rules, QStringView run, LossRules::Language language)
{
    if (language == LossRules::Language::Japanese && run.endsWith(u'の'))
        run.chop(1);
    for (qsizetype size = qMin(LongestDayPart, run.size()); size > 0; --size)
        if (QString name = partNamed(rules.meaningOf(run.last(size).toString(), language)); !name.isEmpty())
            return {std::move(name), 0};
    return {};
}

bool saysDayPart(const LossRules& rules, QStringView time)
{
    const QStringList words = time.toString().toLower().split(u' ');
    return saysAfternoon(time) || std::ranges::any_of(words, [&](const QString& word) {
        const auto meaning = rules.concepts.constFind(word);
        const bool isPart = meaning != rules.concepts.constEnd() && !partNamed(&*meaning).isEmpty();
        return isPart || word == "am"_L1 || word == "a.m"_L1
            || std::ranges::any_of(rules.phrases.value(word), [&](const auto& phrase) {
                   return !partNamed(&phrase.meaning).isEmpty()
                       && words.join(u' ').endsWith(word + u' ' + phrase.words.join(u' '));
               });
    });
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
