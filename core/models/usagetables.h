// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/usage/usagereport.h"

#include <array>

namespace stemma {

inline constexpr int UsageAxes = 6;

/// One line of a table over one or several stores.
struct UsageLine
{
    UsageRow row;
    int store = -1; ///< place in the list of stores; -1: of several
};

/// A difference to the sums of the agent, and the store that it stands in.
struct UsageDifferenceIn
{
    int store = -1;
    UsageDifference difference;
};

/// The usage of several stores put together: what tables and charts show. Lines of sessions and turns stay apart, those
/// of models, agents, projects and days are added up. A plain value, made off the GUI thread; any thread.
struct UsageTables
{
    std::array<std::vector<UsageLine>, UsageAxes> lines; ///< by UsageAxis, in the order of UsageReport::rows()
    std::vector<UsageCross> dayByModel; ///< sorted by both keys
    UsageFigures total;
    UsageFigures subAgents;
    std::vector<UsageLeftOut> leftOut; ///< by reason, over all sessions
    std::vector<UsageDifferenceIn> differences;
    QStringList unpricedModels; ///< without doubles
    QStringList notes; ///< without doubles
    QString currency;
    bool isWhole = false; ///< and not a state while it is still read

    [[nodiscard]] const std::vector<UsageLine>& of(UsageAxis axis) const { return lines[size_t(axis)]; }
};

using UsageTablesPtr = std::shared_ptr<const UsageTables>;

/// @p reports: one for each store, null where there is none yet.
[[nodiscard]] UsageTablesPtr makeUsageTables(const std::vector<UsageReportPtr>& reports, bool isWhole);

} // namespace stemma
