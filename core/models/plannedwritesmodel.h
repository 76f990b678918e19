// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QAbstractItemModel>

namespace stemma {

/// What a plan would write: one row for each place, and under it the fields of a new record. GUI thread.
class PlannedWritesModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { PlaceColumn, WhatColumn, CountColumn, ColumnCount };
    enum Role {
        ChangeRole = Qt::UserRole + 1, ///< int of PlannedWrite::Change, of fields too
        IsFieldRole, ///< bool
    };

    using QAbstractItemModel::QAbstractItemModel;

    void setWrites(const QList<PlannedWrite>& writes);
    [[nodiscard]] const QList<PlannedWrite>& writes() const { return m_writes; }
    [[nodiscard]] qint64 count(PlannedWrite::Change change) const; ///< of records

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// "+", "−" or "±".
    [[nodiscard]] static QString signOf(PlannedWrite::Change change);
    /// "new", "changed", "removed", translated.
    [[nodiscard]] static QString wordFor(PlannedWrite::Change change);

private:
    QList<PlannedWrite> m_writes;
};

} // namespace stemma
