// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/usage/usagereport.h"

/// Figures of usage as the window writes them, in the default locale.
namespace stemma::usagetexts {

/// An amount with the sign of its currency: "$12.30"; "< $0.01" for what is less, unless more @p decimals are asked
/// for.
[[nodiscard]] QString money(double amount, const QString& currency, int decimals = 2);
/// The cost of calls by list prices: "unknown" where no model has a price, "≥ $12.30" where some have none.
[[nodiscard]] QString cost(const UsageFigures& figures, const QString& currency);
/// Why a cost is not known or too low, and what of it is covered by a subscription; empty: nothing is to be said.
[[nodiscard]] QString costRemark(const UsageFigures& figures, const QString& currency);
[[nodiscard]] QString percent(double share); ///< of 0 to 1: "93 %"
/// The value of a line on its axis, for users: a day as a date, "no model" where nothing is stored.
[[nodiscard]] QString name(const UsageRow& row, UsageAxis axis);
[[nodiscard]] QString day(const QString& iso); ///< "3 Nov 2026"; of no day "no time stored"
[[nodiscard]] QString shortDay(const QString& iso); ///< "3 Nov"
/// In local time: "3 Nov 2026 14:05"; empty: none is stored.
[[nodiscard]] QString moment(const std::optional<Time>& time);
[[nodiscard]] QString callTime(
    Time time, bool withYear); ///< in local time: "3 Nov 14:05:33", with the year where it is asked for
[[nodiscard]] QString wholeTime(const std::optional<Time>& time); ///< in local time, with its zone; for tool tips
[[nodiscard]] QString axisName(UsageAxis axis); ///< "Session"
/// In lines: the kinds of tokens that are there, one each.
[[nodiscard]] QStringList tokens(const CallTokens& tokens);

} // namespace stemma::usagetexts
