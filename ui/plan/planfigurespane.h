// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace stemma {

class ContextBars;
class PlannedItemsModel;

/// What a plan does to what the agent sends.
class PlanFiguresPane final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanFiguresPane(QWidget* parent = nullptr);

    /// Null: nothing is planned yet. @p kind is that of the change, also of one that cannot be planned.
    void setPlan(const EditPlan* plan, EditKind kind);
    /// The items take all the height that there is.
    void setLow(bool on);

    /// What the agent is sent then, item by item; hidden where a plan does not tell.
    [[nodiscard]] QTreeView* itemsView() const { return m_items; }

private:
    QTreeView* makeItems();
    void fitItems();

    QLabel* m_figuresSummary = nullptr;
    ContextBars* m_bars = nullptr;
    QLabel* m_noFigures = nullptr;
    PlannedItemsModel* m_itemsModel;
    QTreeView* m_items = nullptr;
    bool m_isLow = false;
    bool m_isAtEnd = true; ///< the items are shown to their end
};

} // namespace stemma
