// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/searchresults.h"

#include "core/models/searchtexts.h"
#include "core/store/postgres/serveraddress.h"

#include <QMimeData>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace stemma {

SearchResultsModel::SearchResultsModel(QObject* parent)
    : QAbstractItemModel(parent)
{
    m_ask.setSingleShot(true);
    m_ask.setInterval(0);
    connect(&m_ask, &QTimer::timeout, this, &SearchResultsModel::snippetsWanted);
}

SearchResultsModel::Key SearchResultsModel::keyOf(const SearchHit& hit)
{
    return {hit.store, hit.session, hit.rowKey, hit.part, hit.kind};
}

bool SearchResultsModel::isBefore(const SearchHit& one, const SearchHit& other) const
{
    if (comesBefore(one, other, m_order) || comesBefore(other, one, m_order))
        return comesBefore(one, other, m_order);
    const auto place
        = [](const SearchHit& hit) { return std::tie(hit.store, hit.session.value, hit.rowKey, hit.part, hit.kind); };
    return place(one) < place(other);
}

// ---- what comes and goes ---------------------------------------------------------------------------

void SearchResultsModel::forgetAll()
{
    m_groups.clear();
    m_ofSessions.clear();
    m_keys.clear();
    m_wanted.clear();
    m_asked.clear();
    m_hits = 0;
    m_isStale = false;
}

void SearchResultsModel::clear()
{
    beginResetModel();
    forgetAll();
    endResetModel();
}

void SearchResultsModel::beginNew(SearchOptions::Order order)
{
    m_isStale = true;
    m_order = order;
    m_wanted.clear();
}

void SearchResultsModel::endNew()
{
    if (m_isStale)
        clear();
}

void SearchResultsModel::add(const std::vector<SearchHit>& hits)
{
    if (hits.empty())
        return;
    const bool isFirst = m_isStale || m_groups.empty();
    if (isFirst) {
        beginResetModel();
        forgetAll();
    }
    for (const SearchHit& hit : hits) {
        if (hit.isGone)
            continue;
        if (m_keys.contains(keyOf(hit)))
            fillIn(hit);
        else
            insert(hit, !isFirst);
    }
    if (isFirst) {
        std::ranges::stable_sort(m_groups,
            [this](const auto& one, const auto& other) { return isBefore(one->hits.front(), other->hits.front()); });
        number();
        endResetModel();
    }
}

void SearchResultsModel::insert(const SearchHit& hit, bool isTold)
{
    m_keys.insert(keyOf(hit));
    ++m_hits;
    Group* group = groupOf(hit);
    if (!group)
        return insertGroup(hit, isTold);
    const auto at = std::ranges::upper_bound(
        group->hits, hit, [this](const SearchHit& one, const SearchHit& other) { return isBefore(one, other); });
    const int row = int(at - group->hits.begin());
    const QModelIndex parent = isTold ? index(group->row, 0) : QModelIndex();
    if (isTold)
        beginInsertRows(parent, row, row);
    group->hits.insert(at, hit);
    if (isTold) {
        endInsertRows();
        emit dataChanged(parent, parent);
    }
    if (row == 0 && isTold)
        moveUp(*group);
}

/// At its place; at the end while nothing is told, for then all are put in order afterwards.
void SearchResultsModel::insertGroup(const SearchHit& hit, bool isTold)
{
    const auto at = isTold
        ? std::ranges::upper_bound(
              m_groups, hit, [this](const SearchHit& one, const SearchHit& other) { return isBefore(one, other); },
              [](const auto& group) -> const SearchHit& { return group->hits.front(); })
        : m_groups.end();
    const int row = int(at - m_groups.begin());
    if (isTold)
        beginInsertRows({}, row, row);
    auto made = std::make_unique<Group>();
    made->hits.push_back(hit);
    Group* group = made.get();
    m_groups.insert(at, std::move(made));
    m_ofSessions.insert({hit.store, hit.session}, group);
    if (!isTold)
        return;
    number();
    endInsertRows();
}

void SearchResultsModel::moveUp(const Group& group)
{
    const int from = group.row;
    int to = from;
    while (to > 0 && isBefore(group.hits.front(), m_groups[size_t(to - 1)]->hits.front()))
        --to;
    if (to == from)
        return;
    beginMoveRows({}, from, from, {}, to);
    std::rotate(m_groups.begin() + to, m_groups.begin() + from, m_groups.begin() + from + 1);
    number();
    endMoveRows();
}

void SearchResultsModel::number()
{
    for (size_t row = 0; row < m_groups.size(); ++row)
        m_groups[row]->row = int(row);
}

void SearchResultsModel::complete(const std::vector<SearchHit>& hits)
{
    for (const SearchHit& hit : hits)
        fillIn(hit);
}

void SearchResultsModel::fillIn(const SearchHit& hit)
{
    Group* group = m_isStale ? nullptr : groupOf(hit);
    if (!group || (!hit.isComplete && !hit.isGone))
        return;
    const auto at = std::ranges::find(group->hits, keyOf(hit), &SearchResultsModel::keyOf);
    if (at == group->hits.end())
        return;
    const qsizetype row = at - group->hits.begin();
    if (hit.isGone)
        return remove(*group, row);
    // Its place in the order is that of what was known first.
    const double rank = at->rank;
    const std::optional<Time> time = at->time;
    *at = hit;
    at->rank = rank;
    at->time = time;
    const QModelIndex changed = index(int(row), 0, index(group->row, 0));
    emit dataChanged(changed, changed);
}

void SearchResultsModel::remove(Group& group, qsizetype row)
{
    const SearchHit hit = group.hits[size_t(row)];
    m_keys.remove(keyOf(hit));
    --m_hits;
    if (group.hits.size() == 1) {
        beginRemoveRows({}, group.row, group.row);
        m_ofSessions.remove({hit.store, hit.session});
        m_groups.erase(m_groups.begin() + group.row);
        number();
        endRemoveRows();
        return;
    }
    beginRemoveRows(index(group.row, 0), int(row), int(row));
    group.hits.erase(group.hits.begin() + row);
    endRemoveRows();
}

void SearchResultsModel::want(const SearchHit& hit) const
{
    if (hit.isComplete || m_isStale || m_asked.contains(keyOf(hit)))
        return;
    m_asked.insert(keyOf(hit));
    m_wanted.push_back(hit);
    m_ask.start();
}

std::vector<SearchHit> SearchResultsModel::takeWanted()
{
    return std::exchange(m_wanted, {});
}

// ---- the model -------------------------------------------------------------------------------------

SearchResultsModel::Group* SearchResultsModel::groupOf(const SearchHit& hit) const
{
    return m_ofSessions.value({hit.store, hit.session});
}

SearchResultsModel::Group* SearchResultsModel::groupAt(const QModelIndex& index) const
{
    const bool isSession = index.isValid() && !index.internalPointer() && size_t(index.row()) < m_groups.size();
    return isSession ? m_groups[size_t(index.row())].get() : nullptr;
}

const SearchHit* SearchResultsModel::hitAt(const QModelIndex& index) const
{
    const auto* group = static_cast<const Group*>(index.internalPointer());
    return group && size_t(index.row()) < group->hits.size() ? &group->hits[size_t(index.row())] : nullptr;
}

QModelIndex SearchResultsModel::indexOf(const SearchHit& hit) const
{
    const Group* group = groupOf(hit);
    if (!group)
        return {};
    const auto at = std::ranges::find(group->hits, keyOf(hit), &SearchResultsModel::keyOf);
    return at == group->hits.end() ? QModelIndex() : index(int(at - group->hits.begin()), 0, index(group->row, 0));
}

QModelIndex SearchResultsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? groupAt(parent) : nullptr);
}

QModelIndex SearchResultsModel::parent(const QModelIndex& index) const
{
    const auto* group = static_cast<const Group*>(index.internalPointer());
    return group ? createIndex(group->row, 0, nullptr) : QModelIndex();
}

int SearchResultsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    const Group* group = parent.column() == 0 ? groupAt(parent) : nullptr;
    return group ? int(group->hits.size()) : 0;
}

int SearchResultsModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant SearchResultsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const Group* group = groupAt(index)) {
        const SearchHit& first = group->hits.front();
        switch (role) {
        case Qt::DisplayRole:
            return first.sessionName;
        case Qt::AccessibleTextRole:
            return tr("%1, %Ln hit(s)", nullptr, int(group->hits.size())).arg(first.sessionName);
        case HitRole:
            return QVariant::fromValue(first);
        case CountRole:
            return int(group->hits.size());
        default:
            return {};
        }
    }
    const SearchHit& hit = *hitAt(index);
    switch (role) {
    case Qt::DisplayRole:
        want(hit);
        return hit.snippet;
    case Qt::AccessibleTextRole:
        return QStringList {searchtexts::placeName(hit), searchtexts::stateNames(hit).join(u", "_s), hit.snippet}.join(
            u". "_s);
    case HitRole:
        return QVariant::fromValue(hit);
    default:
        return {};
    }
}

Qt::ItemFlags SearchResultsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags;
}

// ---- dragging --------------------------------------------------------------------------------------

QStringList SearchResultsModel::mimeTypes() const
{
    return {u"text/uri-list"_s, u"text/plain"_s};
}

QMimeData* SearchResultsModel::mimeData(const QModelIndexList& indexes) const
{
    QList<QUrl> urls;
    QStringList lines;
    for (const QModelIndex& index : indexes) {
        const auto hit = index.data(HitRole).value<SearchHit>();
        const QUrl url = isServerAddress(hit.store) ? QUrl(hit.store) : QUrl::fromLocalFile(hit.store);
        if (!urls.contains(url))
            urls.append(url);
        lines.append(hitAt(index) ? u"%1 (%2): %3"_s.arg(hit.sessionName, searchtexts::placeName(hit), hit.snippet)
                                  : hit.sessionName);
    }
    auto* data = new QMimeData; // who called takes it
    data->setUrls(urls);
    data->setText(lines.join(u'\n'));
    return data;
}

} // namespace stemma
