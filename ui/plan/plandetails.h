// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QWidget>

class QGridLayout;

namespace stemma {

class PlanChecksPane;
class PlanFiguresPane;
class PlannedWritesPane;

/// What a plan comes to: what is written, and beside it what the agent sees then, with what was checked.
class PlanDetails final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanDetails(QWidget* parent = nullptr);

    /// A change of a word or a mark: its plan is of interest to few, so that a dialog may fold it away.
    [[nodiscard]] static bool isShort(EditKind kind);

    /// Null: there is none. @p text is the whole text that an edit of a text changes.
    void setPlan(const EditPlan* plan, EditKind kind, const OpenStore* store, const QString& text = {});
    /// Where there is little height, the checks stand below both, so that none of the three is cut to a line.
    void setLow(bool on);
    [[nodiscard]] bool isLow() const { return m_isLow; }
    [[nodiscard]] PlannedWritesPane* writes() const { return m_writes; }
    [[nodiscard]] PlanFiguresPane* figures() const { return m_figures; }
    [[nodiscard]] PlanChecksPane* checks() const { return m_checks; }

private:
    void arrange();

    PlannedWritesPane* m_writes;
    PlanFiguresPane* m_figures;
    PlanChecksPane* m_checks;
    QGridLayout* m_grid;
    bool m_isLow = false;
};

} // namespace stemma
