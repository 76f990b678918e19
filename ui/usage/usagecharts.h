// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/usagesource.h"
#include "core/usage/resentoutputs.h"
#include "ui/usage/chartdata.h"

#include <QDate>

/// The charts of the usage tab: what is drawn, and which calls stand behind it. Pure functions.
namespace stemma::usagecharts {

/// Days, one after the other where they are not too many, by model: the most used models have a series each.
struct Days
{
    ChartDataPtr data;
    std::vector<QDate> days; ///< of the items; null: calls without a time
    QStringList models; ///< of the series; the last one may be all others
};
[[nodiscard]] Days byDay(const UsageTables& tables, bool inTokens);

/// Lines of the table, and their places in it.
struct Lines
{
    ChartDataPtr data;
    std::vector<int> lines;
    int all = 0; ///< lines of the table that have something to show
};
[[nodiscard]] Lines largest(const UsageTables& tables, UsageAxis axis, bool inTokens);
[[nodiscard]] Lines byTurn(const UsageTables& tables, bool inTokens); ///< in the order of the conversation

/// The share of what was sent that came from the cache, day by day. Items as byDay().
[[nodiscard]] Days cacheHits(const UsageTables& tables);

/// Call by call of one session, without its sub-agents.
struct Calls
{
    ChartDataPtr data;
    std::vector<int> calls; ///< places in the list that was given
};
[[nodiscard]] Calls cacheHits(const UsageCalls& calls);
[[nodiscard]] Calls context(const UsageCalls& calls); ///< what the model had before it: cached, written, new

[[nodiscard]] ChartDataPtr outputs(const std::vector<ResentOutputs>& outputs, const QString& currency, bool inTokens);

} // namespace stemma::usagecharts
