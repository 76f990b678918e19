// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/deterministic.h"
#include "core/store/formats/mnesis/plan/summaryplanner.h"

namespace stemma::mnesis {

/// Summaries: what they would be made of, which are messages, other summaries, or the messages of one that is
/// rewritten, and what writing one changes.
class CompactionPlanner final : public SummaryPlanner
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using SummaryPlanner::SummaryPlanner;

    using SummaryPlanner::plan;
    [[nodiscard]] Result<EditPlan> plan(const CompactEdit& edit);
    [[nodiscard]] Result<CompactionDraft> draft(const CompactEdit& edit);

private:
    /// The messages that a new summary would replace, with the draft of it.
    struct Covered : CompactionDraft
    {
        qint64 fromNumber = 0; ///< of the messages, counted from 1
        qint64 toNumber = 0;
        QList<NodeId> nodes; ///< that are condensed, in the order of the context; empty: it is a leaf
        QList<ListedItem> listed; ///< the context as it is
        QSet<qint64> items; ///< rows of context_items that the summary replaces
        FileIds fileIds;
        FilePaths filePaths;
        qint64 sent = 0; ///< tokens of the messages it is made from; 0: it would not contain all of them
        QString replaces; ///< the summary that replaces all of them now and is removed; empty: none
        QString replacedText;
    };
    [[nodiscard]] static QString titleOf(const Covered& covered, const SessionRow& row);
    /// Checks what a plan and a draft have in common.
    [[nodiscard]] SessionRow compactableRow(const CompactEdit& edit);
    /// The window with the summary in the place of what it covers.
    [[nodiscard]] Window writeSummary(
        EditPlan& plan, const Covered& covered, const SummaryNode& summary, const QString& model);

    using Messages = QList<ListedItem>; ///< of the context, in their order
    [[nodiscard]] Covered coveredBy(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] static Messages choosable(const QList<ListedItem>& listed);
    [[nodiscard]] qsizetype untilSummary(const SessionId& session, const Messages& messages);
    [[nodiscard]] qsizetype chosen(const CompactEdit& edit, const SessionRules& rules, const Messages& messages);
    void readCovered(
        const CompactEdit& edit, const SessionRules& rules, const Messages& messages, bool forModel, Covered& covered);
    [[nodiscard]] Covered coveredAgain(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] Covered coveredMessages(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] Covered coveredNodes(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    void widen(Covered& covered, const SummaryNode& node, std::optional<Span>& whole);
    void takeNodes(const CompactEdit& edit, const QList<SummaryNode>& nodes, const SessionRules& rules, bool forModel,
        Covered& covered);
    void refuseBetween(const QList<ListedItem>& listed, const QList<SummaryNode>& nodes);
    template<typename Test> static void replace(Covered& covered, Test test); ///< the items that pass it
};

} // namespace stemma::mnesis
