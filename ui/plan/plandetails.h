// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QWidget>

namespace stemma {

class PlanFiguresPane;
class PlannedWritesPane;

/// What a plan comes to: what is written, and beside it what the agent sees then.
class PlanDetails final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanDetails(QWidget* parent = nullptr);

    /// A change of a word or a mark: its plan is of interest to few, so that a dialog may fold it away.
    [[nodiscard]] static bool isShort(EditKind kind);

    /// Null: there is none. @p text is the whole text that an edit of a text changes.
    void setPlan(const EditPlan* plan, EditKind kind, const OpenStore* store, const QString& text = {});
    [[nodiscard]] PlannedWritesPane* writes() const { return m_writes; }
    [[nodiscard]] PlanFiguresPane* figures() const { return m_figures; }

private:
    PlannedWritesPane* m_writes;
    PlanFiguresPane* m_figures;
};

} // namespace stemma
