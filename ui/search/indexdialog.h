// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/searchindexer.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace stemma {

class SearchBook;

/// The indexes of all known stores: state and size of each, and whether one may be kept; to build one now, to delete
/// it, to pause.
class IndexDialog final : public QDialog
{
    Q_OBJECT
public:
    /// Both must outlive the dialog.
    IndexDialog(SearchIndexer& indexer, SearchBook& book, QWidget* parent);

    [[nodiscard]] QTreeWidget* list() const { return m_list; }
    [[nodiscard]] QCheckBox* indexing() const { return m_indexing; }
    [[nodiscard]] QPushButton* buildButton() const { return m_build; }
    [[nodiscard]] QPushButton* deleteButton() const { return m_delete; }
    [[nodiscard]] QPushButton* pauseButton() const { return m_pause; }
    [[nodiscard]] QLabel* sum() const { return m_sum; }

private:
    void fill();
    void updateButtons();
    [[nodiscard]] const StoreIndex* current() const;

    SearchIndexer& m_indexer;
    SearchBook& m_book;
    QCheckBox* m_indexing;
    QTreeWidget* m_list;
    QLabel* m_sum;
    QPushButton* m_build;
    QPushButton* m_delete;
    QPushButton* m_pause;
};

} // namespace stemma
