// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessionfilessource.h"
#include "core/session/edit.h"
#include "ui/common/currentsessionpanel.h"

#include <QSortFilterProxyModel>

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
class FilesPanel final : public CurrentSessionPanel
{
    Q_OBJECT
public:
    explicit FilesPanel(QWidget* parent = nullptr);

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
    void openRequested(const QString& path); ///< of a file on disk, in another program
    void folderChosen(const QString& folder); ///< where the files of the session are
    void editRequested(stemma::OpenStore* store, const stemma::TextEdit& edit, int row);

protected:
    void follow() override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< widths of the list

private:
    void makeTree();
    void connectParts();
    void take();
    void takeLooks();
    void fitColumns();
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
    std::optional<std::pair<int, int>> m_toExplore; ///< row and part
};

} // namespace stemma
