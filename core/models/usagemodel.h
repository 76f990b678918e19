// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/usagetables.h"

#include <QAbstractTableModel>

namespace stemma {

/// The usage of stores by one axis, a line for each of its values. GUI thread.
class UsageModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        CallsColumn,
        InputColumn,
        CacheReadColumn,
        CacheWriteColumn,
        OutputColumn,
        ReasoningColumn,
        HitRateColumn,
        CostColumn,
        StoredCostColumn, ///< as the agent stored it
        LastColumn, ///< time of the last call
        ColumnCount,
    };
    Q_ENUM(Column)
    enum Role {
        SortRole = Qt::UserRole + 1, ///< qint64, double or QString
        RemarkRole, ///< QString: why the figure is not the whole one; empty: it is
    };
    Q_ENUM(Role)

    explicit UsageModel(QObject* parent = nullptr);

    /// Lines that are there before and after keep their place for views where all others do so too.
    void setTables(const UsageTablesPtr& tables, UsageAxis axis);
    [[nodiscard]] UsageAxis axis() const { return m_axis; }
    [[nodiscard]] const UsageTablesPtr& tables() const { return m_tables; }
    [[nodiscard]] const UsageLine& at(int row) const { return m_tables->of(m_axis)[size_t(row)]; }
    [[nodiscard]] int rowOf(const QString& key, int store) const; ///< -1: there is none
    [[nodiscard]] bool isUsed(int column) const; ///< something stands in it

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QVariant textAt(const UsageLine& line, int column) const;
    [[nodiscard]] QVariant valueAt(const UsageLine& line, int column) const;
    [[nodiscard]] QString tipAt(const UsageLine& line, int column) const;
    [[nodiscard]] bool hasDifference(const UsageLine& line) const;

    UsageTablesPtr m_tables;
    UsageAxis m_axis = UsageAxis::Model;
    std::vector<std::pair<SessionId, int>> m_differing; ///< sorted: sessions by store
};

} // namespace stemma
