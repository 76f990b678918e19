// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/collectedchanges.h"

#include "core/edit/commandline.h"

#include <algorithm>

namespace stemma {

void CollectedChanges::setStore(const QString& path)
{
    if (path == m_store)
        return;
    beginResetModel();
    m_store = path;
    endResetModel();
    emit changed();
}

void CollectedChanges::add(const QString& store, const SingleEdit& edit, const QString& title)
{
    const bool isShown = store == m_store;
    const auto end = int(m_changes.value(store).size());
    if (isShown)
        beginInsertRows({}, end, end);
    m_changes[store] += Change {edit, title};
    if (!isShown)
        return;
    endInsertRows();
    emit changed();
}

void CollectedChanges::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_changes[m_store].removeAt(row);
    endRemoveRows();
    emit changed();
}

void CollectedChanges::clear(const QString& store)
{
    if (store != m_store) {
        m_changes.remove(store);
        return;
    }
    beginResetModel();
    m_changes.remove(store);
    endResetModel();
    emit changed();
}

bool CollectedChanges::canMove(int row, int by) const
{
    return row >= 0 && row < rowCount() && row + by >= 0 && row + by < rowCount();
}

void CollectedChanges::move(int row, int by)
{
    if (!canMove(row, by))
        return;
    beginMoveRows({}, row, row, {}, by > 0 ? row + by + 1 : row + by);
    m_changes[m_store].move(row, row + by);
    endMoveRows();
    emit changed();
}

BatchEdit CollectedChanges::batch(const QString& store) const
{
    BatchEdit batch;
    const auto sessionOf = [](const SingleEdit& edit) { return stemma::sessionOf(toEdit(edit)); };
    const QList<Change> changes = m_changes.value(store);
    for (const Change& change : changes)
        batch.edits += change.edit;
    if (!batch.edits.isEmpty()) {
        const SessionId first = sessionOf(batch.edits.first());
        if (std::ranges::all_of(batch.edits, [&](const SingleEdit& edit) { return sessionOf(edit) == first; }))
            batch.session = first;
    }
    return batch;
}

int CollectedChanges::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_changes.value(m_store).size());
}

QVariant CollectedChanges::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Change change = m_changes.value(m_store).at(index.row());
    if (role == Qt::DisplayRole)
        return change.title;
    return role == Qt::ToolTipRole ? commandLine(m_store, toEdit(change.edit)) : QVariant();
}

} // namespace stemma
