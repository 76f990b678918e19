// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/edit/collectedfiles.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>

#include <memory>

namespace stemma {

/// Changes that a user collects to make them together, for each store; the rows are those of one store, in the order
/// in which they are to be made. Every change of the list is kept on the disk, off the GUI thread, and is there again
/// when the program begins anew. Each window has a list of its own, and all have the same in it. GUI thread.
class CollectedChanges final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        StoreChangedRole = Qt::UserRole, ///< bool: the store was written since the change was collected
    };
    Q_ENUM(Role)

    /// @p folder: see CollectedFiles; empty: they are kept as long as the program runs.
    explicit CollectedChanges(const QString& folder = {}, QObject* parent = nullptr);
    ~CollectedChanges() override; ///< what waits is written all the same, before the program ends

    /// Reads what was kept for a store, if that was not done before.
    void load(const QString& store);
    /// The same after another list of the program has written it; listKept() tells of that.
    void readAgain(const QString& store);
    void setStore(const QString& path); ///< whose changes are the rows; empty: none
    [[nodiscard]] const QString& store() const { return m_store; }
    /// Nothing is being read or written.
    [[nodiscard]] bool isIdle() const { return m_jobs == 0; }

    /// @p title: what the plan of the change alone is called.
    void add(const QString& store, const SingleEdit& edit, const QString& title);
    /// Puts another edit in the place of the change with this id; does nothing where it is gone.
    void replace(const QString& store, const QString& id, const SingleEdit& edit, const QString& title);
    /// Of the current store; null: there is no such row.
    [[nodiscard]] const CollectedChange* at(int row) const;
    void remove(int row);
    void clear(const QString& store);
    /// Those that this batch has made; not what another window added since. Nothing, where it is another batch.
    void removeMade(const QString& store, const BatchEdit& batch);
    /// Makes it another's neighbour; @p by is -1 or 1.
    [[nodiscard]] bool canMove(int row, int by) const;
    void move(int row, int by);
    [[nodiscard]] BatchEdit batch(const QString& store) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // One row at a time is dragged to another place.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before) override;

signals:
    void changed(); ///< what the current store has, or which one that is
    /// The saved batch of a store was read; @p old: number of changes from before the store was last written.
    void restored(const QString& store, int count, int old);
    void listKept(const QString& store); ///< a change of this list is on the disk
    void keepingFailed(const stemma::Error& error);

private:
    void takeLoaded(const QString& store, const Result<QList<CollectedChange>>& kept);
    void setChanges(const QString& store, const QList<CollectedChange>& changes);
    void noteSeen(const QString& store);
    void keep(const QString& store);

    std::shared_ptr<CollectedFiles> m_files; ///< used on the lane only; null: nothing is kept
    Lane m_lane; ///< what writes ignores its control
    int m_jobs = 0;
    QHash<QString, bool> m_loaded; ///< by store; false: it is being read
    QHash<QString, int> m_revisions; ///< by store, of what the user chose here
    QHash<QString, QSet<QString>> m_seen; ///< by store: ids of what is or was in the list
    QSet<QString> m_unkept; ///< stores whose list could not be written last
    UlidSource m_ids;
    QString m_store;
    QHash<QString, QList<CollectedChange>> m_changes;
};

} // namespace stemma
