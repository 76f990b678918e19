// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"

namespace stemma::mnesis {

/// A new message in a session, in the order of its rows and in its context.
class InsertPlanner final : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using PlanBase::PlanBase;

    [[nodiscard]] Result<EditPlan> plan(const InsertEdit& edit);

private:
    /// Where a new message would stand in the order of a session, and beside which others.
    struct Gap
    {
        std::optional<ListedItem> before; ///< messages that are no summaries, both
        std::optional<ListedItem> after;
        qint64 number = 0; ///< of the message before, counted from 1
        qint64 createdMs = 0; ///< of the new message
        std::optional<qint64> row; ///< its number, unused until now; no value: the next one
        std::optional<Place> movedAfter; ///< messages behind this place are to be in rows further on, to make room
        qint64 moved = 0; ///< how many of them
    };

    [[nodiscard]] Gap gapAfter(const InsertEdit& edit);
    void findRow(const SessionId& session, const std::optional<Place>& at, Gap& gap);
    static void addRow(EditPlan& plan, const InsertEdit& edit, const Gap& gap, const QString& id);
    /// The window with the new message; no value: the agent does not see it.
    [[nodiscard]] std::optional<Window> addItem(
        EditPlan& plan, const SessionId& session, const Gap& gap, const QString& id);
};

} // namespace stemma::mnesis
