// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/collectedchanges.h"

#include "core/base/time.h"
#include "core/edit/commandline.h"

#include <algorithm>

namespace stemma {

CollectedChanges::CollectedChanges(const QString& folder, QObject* parent)
    : QAbstractListModel(parent)
{
    if (!folder.isEmpty())
        m_files = std::make_shared<CollectedFiles>(folder);
}

CollectedChanges::~CollectedChanges() = default;

void CollectedChanges::load(const QString& store)
{
    if (!m_files || m_loaded.contains(store))
        return;
    m_loaded.insert(store, false);
    ++m_jobs;
    m_lane.run([files = m_files, store](const JobControl&) { return files->read(store); })
        .then(this, [this, store](const Result<QList<CollectedChange>>& kept) {
            --m_jobs;
            takeLoaded(store, kept);
        });
}

void CollectedChanges::takeLoaded(const QString& store, const Result<QList<CollectedChange>>& kept)
{
    m_loaded[store] = true;
    if (!kept)
        emit keepingFailed(kept.error());
    const qsizetype here = m_changes.value(store).size(); // collected before that was read
    if (const qsizetype count = kept ? kept->size() : 0; count > 0) {
        const bool isShown = store == m_store;
        if (isShown)
            beginInsertRows({}, 0, int(count) - 1);
        m_changes[store] = *kept + m_changes.value(store);
        noteSeen(store);
        if (isShown) {
            endInsertRows();
            emit changed();
        }
        emit restored(store, int(count), int(std::ranges::count_if(*kept, &CollectedChange::storeChanged)));
    }
    if (here > 0)
        keep(store);
}

void CollectedChanges::readAgain(const QString& store)
{
    if (!m_files || !m_loaded.contains(store))
        return;
    if (m_unkept.contains(store))
        return keep(store); // what is on the disk lacks what is here
    ++m_jobs;
    m_lane.run([files = m_files, store](const JobControl&) { return files->read(store); })
        .then(this, [this, store, revision = m_revisions.value(store)](const Result<QList<CollectedChange>>& read) {
            --m_jobs;
            if (revision != m_revisions.value(store)) {
                readAgain(store); // behind what is written now
                return;
            }
            if (!read || *read == m_changes.value(store))
                return;
            const bool isShown = store == m_store;
            if (isShown)
                beginResetModel();
            m_changes[store] = *read;
            noteSeen(store);
            if (isShown) {
                endResetModel();
                emit changed();
            }
        });
}

void CollectedChanges::noteSeen(const QString& store)
{
    const QList<CollectedChange> changes = m_changes.value(store);
    for (const CollectedChange& change : changes)
        m_seen[store] += change.id;
}

void CollectedChanges::keep(const QString& store)
{
    ++m_revisions[store];
    noteSeen(store);
    if (!m_files || !m_loaded.value(store, true))
        return;
    ++m_jobs;
    m_lane
        .run([files = m_files, store, changes = m_changes.value(store), seen = m_seen.value(store)](
                 const JobControl&) { return files->write(store, changes, seen); })
        .then(this, [this, store](const Result<>& written) {
            --m_jobs;
            if (written) {
                m_unkept.remove(store);
                emit listKept(store);
            } else {
                m_unkept.insert(store);
                emit keepingFailed(written.error());
            }
        });
}

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
    m_changes[store] += CollectedChange {QString::fromLatin1(m_ids.next(now())), edit, title};
    keep(store);
    if (!isShown)
        return;
    endInsertRows();
    emit changed();
}

void CollectedChanges::replace(const QString& store, const QString& id, const SingleEdit& edit, const QString& title)
{
    QList<CollectedChange>& changes = m_changes[store];
    const auto change = std::ranges::find(changes, id, &CollectedChange::id);
    if (change == changes.end())
        return;
    const auto number = int(change - changes.begin());
    change->edit = edit;
    change->title = title;
    keep(store);
    if (store != m_store)
        return;
    const QModelIndex row = index(number);
    emit dataChanged(row, row);
    emit changed();
}

const CollectedChange* CollectedChanges::at(int row) const
{
    const auto changes = m_changes.constFind(m_store);
    return changes != m_changes.cend() && row >= 0 && row < changes->size() ? &changes->at(row) : nullptr;
}

void CollectedChanges::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_changes[m_store].removeAt(row);
    endRemoveRows();
    keep(m_store);
    emit changed();
}

void CollectedChanges::removeMade(const QString& store, const BatchEdit& batch)
{
    QList<CollectedChange> left = m_changes.value(store);
    for (const SingleEdit& edit : batch.edits) {
        const auto made = std::ranges::find(left, edit, &CollectedChange::edit);
        if (made == left.end())
            return; // another batch
        left.erase(made);
    }
    setChanges(store, left);
}

void CollectedChanges::clear(const QString& store)
{
    setChanges(store, {});
}

void CollectedChanges::setChanges(const QString& store, const QList<CollectedChange>& changes)
{
    const bool isShown = store == m_store;
    if (isShown)
        beginResetModel();
    m_changes[store] = changes;
    if (isShown)
        endResetModel();
    keep(store);
    if (isShown)
        emit changed();
}

bool CollectedChanges::canMove(int row, int by) const
{
    return row >= 0 && row < rowCount() && row + by >= 0 && row + by < rowCount();
}

void CollectedChanges::move(int row, int by)
{
    if (canMove(row, by))
        moveRows({}, row, 1, {}, by > 0 ? row + by + 1 : row + by);
}

bool CollectedChanges::moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before)
{
    if (count != 1 || from.isValid() || to.isValid() || row < 0 || row >= rowCount() || before < 0
        || before > rowCount() || !beginMoveRows({}, row, row, {}, before))
        return false;
    m_changes[m_store].move(row, before > row ? before - 1 : before);
    endMoveRows();
    keep(m_store);
    emit changed();
    return true;
}

Qt::ItemFlags CollectedChanges::flags(const QModelIndex& index) const
{
    // Between rows, not onto one.
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
                           : Qt::ItemIsDropEnabled;
}

BatchEdit CollectedChanges::batch(const QString& store) const
{
    BatchEdit batch;
    batch.namesBefore = true;
    const auto sessionOf = [](const SingleEdit& edit) { return stemma::sessionOf(toEdit(edit)); };
    const QList<CollectedChange> changes = m_changes.value(store);
    for (const CollectedChange& change : changes)
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
    const CollectedChange& change = *at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return change.title;
    case Qt::ToolTipRole:
        return commandLine(m_store, toEdit(change.edit));
    case StoreChangedRole:
        return change.storeChanged;
    default:
        return {};
    }
}

} // namespace stemma
