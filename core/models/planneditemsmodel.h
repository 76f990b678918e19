// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/context.h"

#include <QAbstractTableModel>

#include <variant>

namespace stemma {

/// What the agent would be sent after a planned change: the first items and the last ones, with a row for those between
/// them that are not listed. GUI thread.
class PlannedItemsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// As the first ones of ContextModel.
    enum Column { PositionColumn, KindColumn, TextColumn, TokensColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// ContextFigures::items, of @p count in all.
    void setItems(const QList<ContextItem>& items, qint64 count);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    using Row = std::variant<ContextItem, qint64>; ///< or how many are not listed there

    [[nodiscard]] QVariant display(const ContextItem& item, int column) const;

    QList<Row> m_rows;
};

} // namespace stemma
