// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/historymodel.h"

#include "core/store/postgres/serveraddress.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

HistoryModel::HistoryModel(const EditService& service, QObject* parent)
    : QAbstractTableModel(parent)
    , m_service(service)
    , m_receipts(service.receipts())
{
    connect(&service, &EditService::receiptsChanged, this, &HistoryModel::take);
}

void HistoryModel::take()
{
    const QList<Receipt>& fresh = m_service.receipts();
    const auto id = [](const Receipt& receipt) -> const ReceiptId& { return receipt.id; };
    const bool grew = fresh.size() >= m_receipts.size()
        && std::ranges::equal(fresh.first(m_receipts.size()), m_receipts, {}, id, id);
    if (!grew) { // the oldest were forgotten
        beginResetModel();
        m_receipts = fresh;
        endResetModel();
        return;
    }
    const int added = int(fresh.size() - m_receipts.size());
    const int before = int(m_receipts.size());
    if (added > 0) {
        beginInsertRows({}, 0, added - 1);
        m_receipts += fresh.sliced(before);
        endInsertRows();
    }
    for (int i = 0; i < before; ++i) {
        if (m_receipts.at(i) == fresh.at(i))
            continue;
        m_receipts[i] = fresh.at(i);
        const int row = int(m_receipts.size()) - 1 - i;
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_receipts.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Receipt& receipt = at(index.row());
    if (role == ReceiptRole)
        return QVariant::fromValue(receipt);
    if (role == FilterRole)
        return QString(receipt.title + u'\n' + receipt.store + u'\n' + wordFor(receipt) + u'\n' + receipt.action);
    if (role == Qt::ToolTipRole && index.column() == StoreColumn)
        return receipt.store;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case TimeColumn:
        return QVariant::fromValue(toMs(receipt.at));
    case TitleColumn:
        return receipt.title;
    case StoreColumn:
        return storeTitle(receipt.store);
    case StateColumn:
        return wordFor(receipt);
    default:
        return receipt.size;
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn:
        return tr("When");
    case TitleColumn:
        return tr("Change");
    case StoreColumn:
        return tr("Store");
    case StateColumn:
        return tr("State");
    case SizeColumn:
        return tr("Undo data");
    default:
        return {};
    }
}

QString HistoryModel::wordFor(const Receipt& receipt)
{
    switch (receipt.state) {
    case Receipt::State::Open:
        return tr("not known yet");
    case Receipt::State::Dropped:
        return tr("not applied");
    case Receipt::State::Undone:
        return tr("undone");
    case Receipt::State::Applied:
        break;
    }
    return receipt.origin.isEmpty() ? tr("applied") : tr("done");
}

QString HistoryModel::undoRefusal(const Receipt& receipt)
{
    if (!receipt.origin.isEmpty())
        return tr("This entry undid or redid another change. Select that change instead.");
    switch (receipt.state) {
    case Receipt::State::Open:
        return tr("It is not known yet whether this change was applied. Open its store to find out.");
    case Receipt::State::Dropped:
        return tr("This change was not applied.");
    case Receipt::State::Undone:
        return tr("This change is already undone.");
    case Receipt::State::Applied:
        break;
    }
    return {};
}

QString HistoryModel::redoRefusal(const Receipt& receipt)
{
    if (!receipt.origin.isEmpty() || receipt.state != Receipt::State::Undone)
        return tr("Only an undone change can be redone.");
    return {};
}

} // namespace stemma
