// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/planneditemsmodel.h"

#include "core/models/contextmodel.h"
#include "core/models/searchtexts.h"

#include <QLocale>

namespace stemma {

void PlannedItemsModel::setItems(const QList<ContextItem>& items, qint64 count)
{
    beginResetModel();
    m_rows.clear();
    qint64 next = 0;
    for (const ContextItem& item : items) {
        if (item.position > next)
            m_rows += item.position - next;
        m_rows += item;
        next = item.position + 1;
    }
    if (count > next)
        m_rows += count - next;
    endResetModel();
}

int PlannedItemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PlannedItemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlannedItemsModel::display(const ContextItem& item, int column) const
{
    switch (column) {
    case PositionColumn:
        return QLocale().toString(item.position + 1);
    case KindColumn:
        return item.kind == ContextItem::Kind::Message ? searchtexts::roleName(item.role) : titleOf(item.kind);
    case TextColumn:
        return item.text.simplified();
    case TokensColumn:
        return contextTokens(item.tokens, item.estimated);
    default:
        return {};
    }
}

QVariant PlannedItemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto* item = std::get_if<ContextItem>(&m_rows.at(index.row()));
    const bool isText = index.column() == KindColumn || index.column() == TextColumn;
    if (role == Qt::TextAlignmentRole && !isText)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && item && index.column() == TextColumn)
        return item->text;
    if (role != Qt::DisplayRole)
        return {};
    if (item)
        return display(*item, index.column());
    if (index.column() == TextColumn)
        return tr("%Ln more item(s)", nullptr, int(std::get<qint64>(m_rows.at(index.row()))));
    return {};
}

QVariant PlannedItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return contextHeader(section, orientation, role);
}

} // namespace stemma
