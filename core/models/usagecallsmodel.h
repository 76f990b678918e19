// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/usagesource.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSortFilterProxyModel>

namespace stemma {

/// The calls behind a figure, and the records that are not counted with the reason. GUI thread.
class UsageCallsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        TimeColumn,
        SessionColumn,
        ModelColumn,
        InputColumn,
        CacheReadColumn,
        CacheWriteColumn,
        OutputColumn,
        CostColumn,
        RemarkColumn, ///< why it is not counted, or what it was for
        ColumnCount,
    };
    Q_ENUM(Column)
    enum Role {
        SortRole = Qt::UserRole + 1, ///< qint64, double or QString
        CountedRole, ///< bool
        PricedRole, ///< bool: its cost is known, or it has none
    };
    Q_ENUM(Role)

    explicit UsageCallsModel(QObject* parent = nullptr);

    /// @p tables: of the same reading, for titles and the currency.
    void setCalls(const UsageCallsPtr& calls, const UsageTablesPtr& tables);
    [[nodiscard]] const UsageCall& at(int row) const { return (*m_calls)[size_t(row)]; }
    [[nodiscard]] const UsageCallsPtr& calls() const { return m_calls; }
    [[nodiscard]] const UsageTablesPtr& tables() const { return m_tables; }
    [[nodiscard]] bool isUsed(int column) const; ///< the calls differ in it, or something stands in it

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void look();
    [[nodiscard]] QVariant textAt(const UsageCall& call, int column) const;
    [[nodiscard]] QVariant valueAt(const UsageCall& call, int column) const;
    [[nodiscard]] QString remarkOf(const UsageCall& call) const;
    [[nodiscard]] QString titleOf(const UsageCall& call) const;

    UsageCallsPtr m_calls;
    UsageTablesPtr m_tables;
    QHash<std::pair<SessionId, int>, QString> m_titles; ///< of sessions, by store
    bool m_usesColumn[ColumnCount] {};
    bool m_needsYears = false; ///< the calls are not all of this year
};

/// Which of the records are shown; sorted by what a column holds.
class UsageCallsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum class Shown : quint8 { Counted, LeftOut, All };

    explicit UsageCallsFilter(UsageCallsModel* model, QObject* parent = nullptr);

    void setShown(Shown shown);
    [[nodiscard]] Shown shown() const { return m_shown; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    UsageCallsModel* m_model;
    Shown m_shown = Shown::Counted;
};

} // namespace stemma
