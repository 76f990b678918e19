// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/repairdraft.h"

namespace stemma::mnesis {

/// Repairs of messages and parts that are too many, and of summaries that lack their message or their node.
class RowRepairs final : private PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisRepair)
public:
    using Finding = RawFinding;

    RowRepairs(StoreReader& reader, const JobControl& job, RepairDraft& draft)
        : PlanBase(reader, job)
        , m_draft(draft)
    {
    }

    bool take(const Finding& finding); ///< false: it is none of them
    /// What takes the messages away, for the end of the plan. Their items go by the repair of contexts.
    [[nodiscard]] EditPlan removeMessages();
    void removeParts();
    /// A node for a summary that has none, over the messages from @p first to @p last.
    void enterNode(const SummaryNode& node, const QString& first, const QString& last, bool isReplaced);

private:
    /// Of several prompts in a row without an answer all but the last.
    void takePrompts(const Finding& finding);
    void makeSummary(const Finding& finding);
    void makeSummaryMessage(const Finding& finding, const QVariantList& node); ///< @p node: its row
    [[nodiscard]] std::optional<qint64> freeRow(const QString& session, qint64 createdMs);
    void takeSummary(const Finding& finding);

    RepairDraft& m_draft;
    QMap<qint64, std::pair<QString, qint64>> m_made; ///< rows of messages made, with session and date
    QSet<qint64> m_parts; ///< removed
};

} // namespace stemma::mnesis
