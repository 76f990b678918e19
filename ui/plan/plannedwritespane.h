// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QWidget>

class QLabel;
class QModelIndex;
class QPushButton;
class QTreeView;

namespace stemma {

class ChangeView;
class PlannedWritesModel;

/// What a plan would write, and of the record that is chosen the text before and after.
class PlannedWritesPane final : public QWidget
{
    Q_OBJECT
public:
    explicit PlannedWritesPane(QWidget* parent = nullptr);

    /// Null: nothing would be written. @p textBefore is the whole text that an edit of a text changes.
    void setPlan(const EditPlan* plan, const QString& textBefore = {});
    void setTitle(const QString& title); ///< another one than that of a plan

    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    [[nodiscard]] ChangeView* changes() const { return m_changes; }
    [[nodiscard]] QPushButton* showAllButton() const { return m_showAll; }

private:
    void showCounts();
    void showChange(const QModelIndex& index);
    void showWholeTexts();
    [[nodiscard]] bool isCutOff(const PlannedWrite& write) const;

    std::optional<TextEdit> m_edit; ///< of the plan, if it is one
    QString m_textBefore;
    PlannedWritesModel* m_model = nullptr;
    QTreeView* m_tree = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_summary = nullptr;
    QWidget* m_changeHead = nullptr;
    QLabel* m_changePlace = nullptr;
    QPushButton* m_showAll = nullptr; ///< of the texts
    ChangeView* m_changes = nullptr;
};

} // namespace stemma
