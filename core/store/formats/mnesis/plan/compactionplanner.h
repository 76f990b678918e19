// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"
#include "core/store/formats/mnesis/plan/summarycover.h"

namespace stemma::mnesis {

/// Summaries: what they would be made of, and what writing one changes.
class CompactionPlanner final : public SummaryCover
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using SummaryCover::SummaryCover;

    using SummaryPlanner::plan;
    [[nodiscard]] Result<EditPlan> plan(const CompactEdit& edit);
    [[nodiscard]] Result<CompactionDraft> draft(const CompactEdit& edit);

private:
    [[nodiscard]] static QString titleOf(const Covered& covered, const SessionRow& row);
    /// Checks what a plan and a draft have in common.
    [[nodiscard]] SessionRow compactableRow(const CompactEdit& edit);
    /// The window with the summary in the place of what it covers.
    [[nodiscard]] Window writeSummary(
        EditPlan& plan, const Covered& covered, const SummaryNode& summary, const QString& model);
};

} // namespace stemma::mnesis
