// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/summarycontents.h"

namespace stemma::mnesis {

/// A summary that comes back into a context that lost it.
class ReturnPlanner final : public SummaryContents
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using SummaryContents::SummaryContents;

    [[nodiscard]] Result<std::optional<SummaryNode>> orphanOf(const CompactEdit& edit);
    [[nodiscard]] Result<EditPlan> planReturn(const CompactEdit& edit, const SummaryNode& node, const SessionRow& row);

private:
    /// What a summary that comes back into the context takes the place of there.
    struct Return
    {
        qint64 position = 0; ///< where it is to stand
        bool needsRoom = false; ///< something stands there that stays
        QStringList nodes; ///< that it was made of
        QStringList messages;
        QSet<qint64> rowids; ///< of the messages
        qint64 items = 0; ///< that leave the context; one summary or message may be listed twice
        int uncovered = 0; ///< messages among them that no parent of the summary covers
    };

    [[nodiscard]] QList<Span> spansBelow(const SummaryNode& node, const QList<SummaryNode>& nodes);
    [[nodiscard]] Result<Return> returnOf(const SummaryNode& node, const QList<SummaryNode>& nodes);
    void findPlace(const SummaryNode& node, const Span& span, const QList<SummaryNode>& nodes, Return& back);
    static void markReturned(
        EditPlan& plan, const SummaryNode& node, const QList<SummaryNode>& nodes, const Return& back);
};

} // namespace stemma::mnesis
