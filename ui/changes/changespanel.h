// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/filechangessource.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSplitter;
class QToolButton;
class QTreeView;

namespace stemma {

class ChangeTreeModel;
class ChipButton;
class DiffView;

/// What the session in the current tab changed in files: the files with their changes, and what was changed in them.
/// The content of the changes dock.
class ChangesPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ChangesPanel(QWidget* parent = nullptr);

    void setCurrent(OpenStore* store, const SessionId& session); ///< of the current tab; null: no session
    /// The message that is current in the timeline: its change is selected, if there is one.
    void setCurrentRow(int row, int part);

    [[nodiscard]] FileChangesSource* source() const { return m_source; }
    [[nodiscard]] ChangeTreeModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_tree; }
    [[nodiscard]] DiffView* diff() const { return m_diff; }
    [[nodiscard]] ChipButton* oneByOne() const { return m_oneByOne; }
    [[nodiscard]] ChipButton* sideBySide() const { return m_sideBySide; }
    [[nodiscard]] ChipButton* byTime() const { return m_byTime; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QLabel* position() const { return m_position; } ///< "2 of 7"
    [[nodiscard]] QLabel* emptyLabel() const { return m_empty; } ///< instead of files
    void stepHunk(int by); ///< into the next or previous file behind the last one
    void stepFile(int by);

signals:
    void rowChosen(int row, int part); ///< of the messages of the current tab

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeHead();
    void makeTree();
    void connectParts();
    void take();
    void select(const QModelIndex& index);
    void follow();
    void choose(const QModelIndex& index);
    void showSelected();
    void updateSummary();
    void updatePosition();
    [[nodiscard]] QString emptyText() const;

    FileChangesSource* m_source;
    ChangeTreeModel* m_model;
    QTreeView* m_tree;
    DiffView* m_diff;
    QSplitter* m_split;
    ChipButton* m_byTime = nullptr;
    ChipButton* m_oneByOne = nullptr;
    ChipButton* m_sideBySide = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_empty;
    QWidget* m_head = nullptr;
    int m_row = -1; ///< current in the timeline
    int m_part = -1;
};

} // namespace stemma
