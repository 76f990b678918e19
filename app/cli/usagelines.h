// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/plainjson.h"
#include "core/usage/usagereport.h"
#include "core/usage/whatif.h"

namespace stemma::cli {

class TextLines;

/// Where sums of sessions are others than the agent's own.
struct DifferencesOfStore
{
    QString store; ///< path
    std::vector<UsageDifference> differences;
};

/// What is told below the lines of a table.
struct UsageSummary
{
    UsageFigures total;
    UsageFigures subAgents; ///< their part of it
    std::vector<UsageLeftOut> leftOut; ///< by reason
    std::vector<DifferencesOfStore> differences; ///< of stores that have some
    bool listsDifferences = false; ///< a line for each session; else they are added up
    QStringList unpriced; ///< models
    QStringList notes;
    QString currency;
    QString prices; ///< for users: of which day they are, and whose

    /// @p store: path.
    void add(const UsageReport& report, const QString& store);
};

void putUsageHead(TextLines& lines, UsageAxis axis);
void putUsageRow(TextLines& lines, const UsageRow& row, UsageAxis axis, const QString& currency);
void putUsageSummary(TextLines& lines, const UsageSummary& summary);
void putWhatIf(TextLines& lines, const WhatIfEstimate& estimate, const QString& currency);

[[nodiscard]] JsonValue usageSummaryJson(const UsageSummary& summary);
[[nodiscard]] JsonValue whatIfJson(const WhatIfEstimate& estimate, const QString& currency);

} // namespace stemma::cli
