// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"

#include <QAbstractListModel>
#include <QHash>

namespace stemma {

/// Changes that a user collects to make them together, for each store; the rows are those of one store, in the order
/// in which they are to be made. Kept as long as the program runs. GUI thread.
class CollectedChanges final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setStore(const QString& path); ///< whose changes are the rows; empty: none
    [[nodiscard]] const QString& store() const { return m_store; }

    /// @p title: what the plan of the change alone is called.
    void add(const QString& store, const SingleEdit& edit, const QString& title);
    void remove(int row);
    void clear(const QString& store);
    /// Makes it another's neighbour; @p by is -1 or 1.
    [[nodiscard]] bool canMove(int row, int by) const;
    void move(int row, int by);
    [[nodiscard]] BatchEdit batch(const QString& store) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

signals:
    void changed(); ///< what the current store has, or which one that is

private:
    struct Change
    {
        SingleEdit edit;
        QString title;
    };

    QString m_store;
    QHash<QString, QList<Change>> m_changes;
};

} // namespace stemma
