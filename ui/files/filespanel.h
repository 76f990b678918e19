// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessionfilessource.h"
#include "core/session/edit.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QSplitter;
class QToolButton;
class QTreeView;

namespace stemma {

class FileExplorer;
class FilePane;
class FileTreeModel;
class FilterEdit;

/// The files that the session in the current tab names, with what its messages did with them, and what is known of the
/// one that is selected. The content of the files dock.
class FilesPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit FilesPanel(QWidget* parent = nullptr);

    void setCurrent(OpenStore* store, const SessionId& session); ///< of the current tab; null: no session
    /// The message that is current in the timeline: its file is selected, if it names one.
    void setCurrentRow(int row, int part);
    /// Reads what is in the file that a part of a message names, as soon as the files are known.
    void explore(int row, int part);

    [[nodiscard]] SessionFilesSource* source() const { return m_source; }
    [[nodiscard]] FileTreeModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_tree; }
    [[nodiscard]] FilterEdit* searchEdit() const { return m_searchEdit; }
    [[nodiscard]] QToolButton* folderButton() const { return m_folder; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QLabel* emptyLabel() const { return m_empty; } ///< instead of files
    [[nodiscard]] FilePane* pane() const { return m_pane; }
    [[nodiscard]] FileExplorer* explorer() const;

signals:
    void rowChosen(int row, int part); ///< of the messages of the current tab
    void openRequested(const QString& path); ///< of a file on disk, in another program
    void folderChosen(const QString& folder); ///< where the files of the session are
    void editRequested(stemma::OpenStore* store, const stemma::TextEdit& edit, int row);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< widths of the list

private:
    void makeTree();
    void connectParts();
    void take();
    void takeLooks();
    void fitColumns();
    void follow();
    void exploreWanted();
    void choose(const QModelIndex& index);
    void showSelected();
    void updateSummary();
    void askForFolder();
    void select(const QModelIndex& index);
    [[nodiscard]] QString emptyText() const;

    SessionFilesSource* m_source;
    FileTreeModel* m_model;
    QSortFilterProxyModel* m_order;
    FilterEdit* m_searchEdit;
    QToolButton* m_folder;
    QLabel* m_summary;
    QTreeView* m_tree;
    FilePane* m_pane;
    QSplitter* m_split;
    QLabel* m_empty;
    int m_row = -1; ///< current in the timeline
    int m_part = -1;
    std::optional<std::pair<int, int>> m_toExplore; ///< row and part
};

} // namespace stemma
