// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"

namespace stemma::mnesis {

/// Null: it is none of them.
[[nodiscard]] const SummaryNode* findNode(const QList<SummaryNode>& nodes, const NodeId& id);

/// What a summary gives back to the context when it goes.
class SummaryContents : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using PlanBase::PlanBase;

protected:
    /// What a summary gives back.
    struct GivenBack
    {
        bool isOrphan = false; ///< it is not in the context, and gives nothing back
        qint64 position = 0; ///< of its item
        bool areNodes = false;
        QStringList ids; ///< in order, those that are not in the context anyway
        QList<qint64> rowids; ///< of messages
        qint64 hidden = 0; ///< messages that another summary replaces, too
    };

    [[nodiscard]] Result<GivenBack> givenBack(const SummaryNode& node, const QList<SummaryNode>& nodes);
    void makeRoom(EditPlan& plan, qint64 position, qint64 count);

private:
    [[nodiscard]] Result<> takeParents(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back);
    [[nodiscard]] Result<> takeMessages(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back);
};

} // namespace stemma::mnesis
