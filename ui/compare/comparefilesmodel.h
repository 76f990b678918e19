// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/compare.h"

#include <QAbstractTableModel>

namespace stemma {

/// The files that the sides of a comparison changed. GUI thread.
class CompareFilesModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { FileColumn, SideAColumn, SideBColumn, ResultColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role { MarkRole = Qt::UserRole }; ///< CompareRow::Mark as int

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(const ComparisonPtr& comparison);
    [[nodiscard]] int differing() const; ///< files that are not the same on both sides
    [[nodiscard]] const ComparedFile& file(int row) const { return m_comparison->files[size_t(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    ComparisonPtr m_comparison;
};

} // namespace stemma
