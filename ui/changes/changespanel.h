// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/filechangessource.h"
#include "ui/common/currentsessionpanel.h"

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
class ChangesPanel final : public CurrentSessionPanel
{
    Q_OBJECT
public:
    explicit ChangesPanel(QWidget* parent = nullptr);

    /// Messages that are selected in the timeline: the answer to selectionWanted().
    void setSelectedRows(const QList<qint64>& rows);
    void showAll(); ///< instead of some rows
    void exportTo(const QString& path); ///< the net changes as one patch

    [[nodiscard]] FileChangesSource* source() const { return m_source; }
    [[nodiscard]] ChangeTreeModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_tree; }
    [[nodiscard]] DiffView* diff() const { return m_diff; }
    [[nodiscard]] ChipButton* oneByOne() const { return m_oneByOne; }
    [[nodiscard]] ChipButton* sideBySide() const { return m_sideBySide; }
    [[nodiscard]] ChipButton* byTime() const { return m_byTime; }
    [[nodiscard]] QComboBox* scope() const { return m_scope; } ///< whose changes are listed
    [[nodiscard]] QToolButton* exportButton() const { return m_export; }
    [[nodiscard]] QToolButton* compareButton() const { return m_compare; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QLabel* position() const { return m_position; } ///< "2 of 7"
    [[nodiscard]] QLabel* emptyLabel() const { return m_empty; } ///< instead of files
    void stepHunk(int by); ///< into the next or previous file behind the last one
    void stepFile(int by);

signals:
    void selectionWanted(); ///< the changes of the messages that are selected in the timeline are to be listed
    void noticed(const QString& text); ///< for the status bar

protected:
    void leaveSession() override;
    void follow() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    void makeTree();
    void connectParts();
    void take();
    void select(const QModelIndex& index);
    void choose(const QModelIndex& index);
    void showSelected();
    void updateSummary();
    void elideSummary();
    void updatePosition();
    void updateDisk();
    void chooseScope(int index);
    void askForFile();
    void askForFolder();
    void takeExported(const QString& path, const ExportedPatch& patch);
    void compareWithDisk();
    [[nodiscard]] QString emptyText() const;

    FileChangesSource* m_source;
    ChangeTreeModel* m_model;
    QTreeView* m_tree;
    DiffView* m_diff;
    QSplitter* m_split;
    ChipButton* m_byTime = nullptr;
    ChipButton* m_oneByOne = nullptr;
    ChipButton* m_sideBySide = nullptr;
    QComboBox* m_scope = nullptr;
    QToolButton* m_export = nullptr;
    QToolButton* m_compare = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_empty;
    QWidget* m_head = nullptr;
};

} // namespace stemma
