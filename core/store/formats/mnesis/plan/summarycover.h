// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/deterministic.h"
#include "core/store/formats/mnesis/plan/summaryplanner.h"

#include <span>

namespace stemma::mnesis {

/// What a new summary replaces: messages, other summaries, or the messages of one that is rewritten.
class SummaryCover : public SummaryPlanner
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using SummaryPlanner::SummaryPlanner;

protected:
    /// The messages that a new summary would replace.
    struct Covered
    {
        MessageId first;
        MessageId last;
        qint64 fromNumber = 0; ///< of the messages, counted from 1
        qint64 toNumber = 0;
        QList<NodeId> nodes; ///< that are condensed, in the order of the context; empty: it is a leaf
        QList<ListedItem> listed; ///< the context as it is
        QSet<qint64> items; ///< rows of context_items that the summary replaces
        qint64 count = 0; ///< messages, or nodes
        qint64 tokens = 0;
        FileIds fileIds;
        FilePaths filePaths;
        QString text; ///< by level 3
        QString request; ///< to a model, at the other levels
        qint64 maxTokens = 0; ///< of its answer
        qint64 sent = 0; ///< tokens of the messages it is made from; 0: it would not contain all of them
        QString replaces; ///< the summary that replaces all of them now and is removed; empty: none
        QString replacedText;
    };

    [[nodiscard]] Covered coveredBy(const CompactEdit& edit, const SessionRules& rules, bool forModel);

private:
    /// Messages of the context, in their order.
    using Messages = QList<ListedItem>;

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
