// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/summarycontents.h"

namespace stemma::mnesis {

/// A summary that goes, and what it stood for comes back.
class DissolvePlanner final : public SummaryContents
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using SummaryContents::SummaryContents;

    [[nodiscard]] Result<EditPlan> plan(const DissolveEdit& edit);

private:
    void writeBack(EditPlan& plan, const SummaryNode& node, const GivenBack& back);
    [[nodiscard]] Result<Window> windowAfter(const SummaryNode& node, const GivenBack& back);
    [[nodiscard]] Result<> warnOfRelease(EditPlan& plan, const SessionRow& row, const SummaryNode& node);
};

} // namespace stemma::mnesis
