// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessionfilterproxy.h"

#include "core/models/sessiongroupsmodel.h"

#include <QElapsedTimer>

#include <utility>

namespace stemma {

namespace {
constexpr int SortDelayMs = 150;
}

SessionFilterProxy::SessionFilterProxy(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setSortRole(SessionTreeModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
    setDynamicSortFilter(false); // see m_later
    m_later.setSingleShot(true);
    m_later.setInterval(SortDelayMs);
    connect(&m_later, &QTimer::timeout, this, &SessionFilterProxy::sortAgain);
    const auto forget = [this] { m_shown.clear(); };
    connect(this, &QAbstractItemModel::rowsInserted, this, forget);
    connect(this, &QAbstractItemModel::rowsRemoved, this, forget);
    connect(this, &QAbstractItemModel::rowsMoved, this, forget);
    connect(this, &QAbstractItemModel::layoutChanged, this, forget);
    connect(this, &QAbstractItemModel::modelReset, this, forget);
}

void SessionFilterProxy::setSourceModel(QAbstractItemModel* model)
{
    for (const QMetaObject::Connection& connection : std::exchange(m_connections, {}))
        disconnect(connection);
    QSortFilterProxyModel::setSourceModel(model);
    m_connections += connect(model, &QAbstractItemModel::rowsInserted, this, &SessionFilterProxy::noteChange);
    m_connections += connect(model, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
            if (roles.contains(SessionTreeModel::FindingsRole))
                return; // sessions are neither sorted nor filtered by them
            m_filterAgain = isFiltering();
            noteChange();
        });
}

void SessionFilterProxy::noteChange()
{
    if (!m_later.isActive())
        m_later.start();
}

void SessionFilterProxy::sortAgain()
{
    QElapsedTimer took;
    took.start();
    if (std::exchange(m_filterAgain, false))
        invalidateRowsFilter();
    sort(sortColumn(), sortOrder());
    // However many sessions there are, sorting must leave the window most of the time.
    m_later.setInterval(qMax(SortDelayMs, int(took.elapsed()) * 12));
}

void SessionFilterProxy::setWords(const QString& text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateRowsFilter();
}

qint64 SessionFilterProxy::shownIn(const QModelIndex& top) const
{
    const auto known = m_shown.constFind(top.row());
    return known != m_shown.cend() ? *known : *m_shown.insert(top.row(), rowsIn(top));
}

qint64 SessionFilterProxy::rowsIn(const QModelIndex& parent) const
{
    const int rows = rowCount(parent);
    qint64 sum = rows;
    for (int row = 0; row < rows; ++row)
        sum += rowsIn(index(row, 0, parent));
    return sum;
}

void SessionFilterProxy::sortBy(SessionTreeModel::Column column)
{
    sort(column, column == SessionTreeModel::TitleColumn ? Qt::AscendingOrder : Qt::DescendingOrder);
}

bool SessionFilterProxy::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_words.isEmpty())
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    // A store is kept by its sessions only: its name fits all of them and would hide what was asked for.
    if (!parent.isValid())
        return false;
    const QString text = index.data(SessionTreeModel::FilterRole).toString();
    return std::ranges::all_of(
        m_words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool SessionFilterProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (!left.parent().isValid()) {
        const bool isGroup = left.data(SessionGroupsModel::GroupRole).isValid();
        if (isGroup != right.data(SessionGroupsModel::GroupRole).isValid())
            return isGroup == (sortOrder() == Qt::AscendingOrder); // what is no group stands last
        if (!isGroup)
            return sortOrder() == Qt::DescendingOrder ? left.row() > right.row() : left.row() < right.row();
    }
    const QVariant one = left.data(SessionTreeModel::SortRole);
    const QVariant two = right.data(SessionTreeModel::SortRole);
    if (one.typeId() == QMetaType::QString)
        return QSortFilterProxyModel::lessThan(left, right);
    // What has no figure counts as the least, so that it stands last.
    const qint64 first = one.isValid() ? one.toLongLong() : std::numeric_limits<qint64>::min();
    const qint64 second = two.isValid() ? two.toLongLong() : std::numeric_limits<qint64>::min();
    return first < second;
}

} // namespace stemma
