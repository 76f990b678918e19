// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/tokenview.h"

namespace stemma {

/// The part of the day that is named at a place: a concept "morning", "noon", "afternoon", "evening", "night".
struct DayPart
{
    QString name; ///< empty: none
    size_t next = 0; ///< the token after it

    [[nodiscard]] bool isKnown() const { return !name.isEmpty(); }
    /// The hour of the day that @p hour of the clock is then: ten in the evening is 22, two at night 2.
    [[nodiscard]] double hour(double hour) const;
};

/// @p fact, a number, with the part of the day behind it: "zehn Uhr abends", "ten in the evening". Without such a part
/// as it is. @p isBare: what the number counts is not told.
[[nodiscard]] TokenFact withDayPart(const TokenView& view, TokenFact fact, bool isBare);

/// Words before an hour that move it: "half past", "Viertel vor".
struct ClockWords
{
    double hours = 0; ///< to be added
    size_t next = 0; ///< the token of the hour; the one asked for: there are none
};
[[nodiscard]] ClockWords clockWordsAt(const TokenView& view, size_t i);

/// @p fact, hours or a number, with such words behind it: "dix heures et demie", "las diez menos cuarto".
[[nodiscard]] TokenFact withClockWords(const TokenView& view, TokenFact fact);

/// What stands behind the hour in a run of a script without blanks: 半, 一刻, 三十分.
struct ClockRest
{
    double hours = 0;
    qsizetype size = 0; ///< UTF-16 units; 0: nothing
};
[[nodiscard]] ClockRest clockRest(const LossRules& rules, QStringView run, LossRules::Language language);

/// The part of the day that @p run, of a script without blanks, ends with: 夜 of 夜８時 or 夜の８時.
[[nodiscard]] DayPart dayPartAtEnd(const LossRules& rules, QStringView run, LossRules::Language language);

/// Whether @p time says which half of the day it belongs to: "zehn Uhr abends", "seven am".
[[nodiscard]] bool saysDayPart(const LossRules& rules, QStringView time);

/// "8 pm"
[[nodiscard]] bool saysAfternoon(QStringView time);

/// A number in words at the beginning of a run of a script without blanks: 十一, 四十五.
struct NumberInRun
{
    double value = 0;
    qsizetype size = 0; ///< UTF-16 units; 0: none
};
[[nodiscard]] NumberInRun numberInRun(const LossRules& rules, QStringView run, LossRules::Language language);

} // namespace stemma
