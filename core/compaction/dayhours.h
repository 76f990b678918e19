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

/// The part of the day that @p run, of a script without blanks, ends with: 夜 of 夜８時.
[[nodiscard]] DayPart dayPartAtEnd(const LossRules& rules, QStringView run, LossRules::Language language);

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
