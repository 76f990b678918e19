// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/sessionfiles/fileondisk.h"

#include <QAbstractItemModel>

namespace stemma {

/// The files of a session, and below each what its messages did with it. GUI thread.
class FileTreeModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        TypeColumn,
        SizeColumn,
        ReadColumn,
        ChangedColumn,
        ReferredColumn,
        TimeColumn,
        StateColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        FileRole = Qt::UserRole, ///< place among the files
        UseRole, ///< place among the uses of the file; -1: the file itself
        SortRole, ///< what the column is ordered by
    };
    using States = std::vector<std::optional<FileOnDisk>>;

    explicit FileTreeModel(QObject* parent = nullptr);

    void setFiles(const SessionFilesPtr& files);
    void setOnDisk(const States& states); ///< in the order of the files
    [[nodiscard]] const std::vector<SessionFile>& files() const { return *m_files; }
    [[nodiscard]] const FileOnDisk* onDisk(int file) const; ///< null: not looked at
    /// The use in @p part of the message in @p row, or its first one.
    [[nodiscard]] QModelIndex indexOfUse(qint64 row, int part) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    [[nodiscard]] static QString nameOf(const SessionFile& file); ///< its path, or a word in its place

private:
    [[nodiscard]] QVariant fileData(int file, int column, int role) const;
    [[nodiscard]] QVariant useData(const FileUse& use, int column, int role) const;
    [[nodiscard]] QVariant sortKey(int file, int column) const;

    SessionFilesPtr m_files; ///< never null
    States m_onDisk;
};

} // namespace stemma
