// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"

namespace stemma::mnesis {

/// Null: it is none of them.
[[nodiscard]] const SummaryNode* findNode(const QList<SummaryNode>& nodes, const NodeId& id);

/// Summaries that leave a context, and those that come back into one that lost them.
class SummaryPlanner : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using PlanBase::PlanBase;

    /// The summary goes, and what it replaced comes back.
    [[nodiscard]] Result<EditPlan> plan(const DissolveEdit& edit);

protected:
    /// The one summary that @p edit names, where the context does not list it.
    [[nodiscard]] std::optional<SummaryNode> orphanOf(const CompactEdit& edit);
    [[nodiscard]] Result<EditPlan> planReturn(const CompactEdit& edit, const SummaryNode& node, const SessionRow& row);

    /// What a summary gives back.
    struct GivenBack
    {
        bool isOrphan = false; ///< it is not in the context, and gives nothing back
        bool areNodes = false;
        QList<ListedItem> items; ///< in order, those that are not in the context anyway
        qint64 hidden = 0; ///< messages that another summary replaces, too
    };

    /// @p listed: the context of its session.
    [[nodiscard]] GivenBack givenBack(
        const SummaryNode& node, const QList<SummaryNode>& nodes, const QList<ListedItem>& listed);

private:
    /// What a summary that comes back into the context takes the place of there.
    struct Return
    {
        QList<NodeId> nodes; ///< that it was made of
        QList<ListedItem> items; ///< of the context with it
        int uncovered = 0; ///< messages that leave the context though no parent of the summary covers them
    };

    void takeParents(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back);
    void takeMessages(
        const SummaryNode& node, const QList<SummaryNode>& nodes, const QList<ListedItem>& listed, GivenBack& back);
    /// Puts back what it gives back; the window then.
    [[nodiscard]] Window writeBack(
        EditPlan& plan, const SummaryNode& node, const GivenBack& back, const QList<ListedItem>& before);
    void warnOfRelease(EditPlan& plan, const SessionRow& row, const SummaryNode& node);
    [[nodiscard]] Return returnOf(
        const SummaryNode& node, const QList<SummaryNode>& nodes, const QList<ListedItem>& before);
    void placeAmong(const QList<ListedItem>& before, const SummaryNode& node, const Span& span,
        const QList<SummaryNode>& nodes, Return& back);
};

} // namespace stemma::mnesis
