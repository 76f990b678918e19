// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessiontreemodel.h"

#include <QHash>
#include <QSortFilterProxyModel>
#include <QTimer>

namespace stemma {

/// Filters the tree of sessions by words and sorts the sessions and projects; stores keep the order in which they
/// were opened, behind the projects. A session stays visible while one below it matches.
class SessionFilterProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit SessionFilterProxy(QObject* parent = nullptr);

    /// Every word must occur; case does not count.
    void setWords(const QString& text);
    [[nodiscard]] bool isFiltering() const { return !m_words.isEmpty(); }
    [[nodiscard]] qint64 shownIn(
        const QModelIndex& top) const; ///< sessions in a store or a group that are not filtered out
    void sortBy(SessionTreeModel::Column column);
    void setSourceModel(QAbstractItemModel* model) override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    void noteChange();
    void sortAgain();
    [[nodiscard]] qint64 rowsIn(const QModelIndex& parent) const; ///< on all levels

    QStringList m_words;
    QList<QMetaObject::Connection> m_connections; ///< to the source model
    QTimer m_later; ///< figures of many sessions arrive in small slices; sorting at each would never end
    bool m_filterAgain = false;
    mutable QHash<int, qint64> m_shown; ///< shownIn(), by row
};

} // namespace stemma
