// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace stemma {

class CheckList;
class ContextBars;
class OpenStore;
class PlannedItemsModel;

/// What a plan does to what the agent sends, what was checked of it, and the command that resumes the agent afterwards.
class PlanFiguresPane final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanFiguresPane(QWidget* parent = nullptr);

    /// Null: nothing is planned yet. @p kind is that of the change, also of one that cannot be planned.
    void setPlan(const EditPlan* plan, EditKind kind, const OpenStore* store);

    /// What the agent is sent then, item by item; hidden where a plan does not tell.
    [[nodiscard]] QTreeView* itemsView() const { return m_items; }

    /// Another command that resumes the agent than the store of the plan tells; empty: there is none.
    void setGoOn(const QString& command);
    [[nodiscard]] QLineEdit* goOnEdit() const { return m_goOn; }
    [[nodiscard]] QPushButton* copyGoOnButton() const { return m_copyGoOn; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QTreeView* makeItems();
    QWidget* makeGoOn();
    void showFigures(const EditPlan* plan, EditKind kind);
    void updateColours();

    QLabel* m_figuresSummary = nullptr;
    ContextBars* m_bars = nullptr;
    QLabel* m_noFigures = nullptr;
    PlannedItemsModel* m_itemsModel;
    QTreeView* m_items = nullptr;
    QLabel* m_checksSummary = nullptr;
    CheckList* m_checks = nullptr;
    QWidget* m_goOnBox = nullptr;
    QLineEdit* m_goOn = nullptr;
    QPushButton* m_copyGoOn = nullptr;
};

} // namespace stemma
