// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/filechangessource.h"

#include <QAbstractItemModel>

namespace stemma {

/// The changed files of a session with their changes in the order of time; or all changes in that order, without files.
/// GUI thread.
class ChangeTreeModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, AddedColumn, RemovedColumn, StateColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        FileRole = Qt::UserRole, ///< place among the net changes; -1: none
        ChangeRole, ///< place among the changes; -1: a file
    };
    enum class Order : quint8 { ByFile, ByTime };

    explicit ChangeTreeModel(QObject* parent = nullptr);

    void setChanges(const SessionChangesPtr& changes);
    void setOrder(Order order);
    /// A word about each file as it is on disk, in the order of the net changes; empty: not known.
    void setDiskWords(const QStringList& words);

    [[nodiscard]] const SessionChanges& changes() const { return *m_changes; }
    [[nodiscard]] QModelIndex indexOfFile(size_t file) const; ///< none, in the order of time
    [[nodiscard]] QModelIndex indexOfChange(size_t change) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// Where a change stands in the tree.
    struct Place
    {
        size_t file = 0;
        int row = 0;
    };

    [[nodiscard]] int fileAt(const QModelIndex& index) const;
    [[nodiscard]] int changeAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant fileData(const NetChange& net, int file, int column, int role) const;
    [[nodiscard]] QVariant changeData(const FileChange& change, int column, int role) const;

    SessionChangesPtr m_changes;
    std::vector<std::vector<size_t>> m_changesOfFiles;
    std::vector<Place> m_places; ///< of the changes
    QStringList m_diskWords;
    Order m_order = Order::ByFile;
};

} // namespace stemma
