// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessiongroup.h"
#include "core/models/sessiontreemodel.h"

#include <QHash>
#include <QSet>
#include <QTimeZone>
#include <QTimer>

namespace stemma {

/// The sessions of all stores by project, day or model, whatever agent made them. Below a group stand the sessions that
/// stand directly below their store in the other tree; children and forks stay below their origin, also where they
/// belong to another group. A store that is being listed, is empty or could not be listed whole has a row of its own at
/// the end. Sessions answer every role as in SessionTreeModel. GUI thread.
class SessionGroupsModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        /// QString, of groups only: their directory, ISO date or model without its provider; empty: sessions without
        /// one.
        GroupRole = SessionTreeModel::FindingsRole + 1,
        DirectoryRole, ///< the same, of projects only: absolute, without a separator at the end
    };
    Q_ENUM(Role)

    /// @p sessions must outlive it; @p zone: that days begin in.
    SessionGroupsModel(const SessionTreeModel& sessions, SessionGrouping grouping,
        const QTimeZone& zone = QTimeZone::systemTimeZone(), QObject* parent = nullptr);
    ~SessionGroupsModel() override;

    [[nodiscard]] QModelIndex indexOf(const OpenStore* store, const SessionId& id) const;
    [[nodiscard]] const QTimeZone& zone() const { return m_zone; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Node;
    using OwnedNode = std::unique_ptr<Node>;

    [[nodiscard]] QModelIndex indexOf(const Node* node, int column = 0) const;
    [[nodiscard]] QModelIndex sourceOf(const Node& node) const;
    [[nodiscard]] Node* find(const QModelIndex& source) const;
    [[nodiscard]] QVariant groupData(const Node& group, int column, int role) const;
    [[nodiscard]] QString nameOf(const Node& group) const;
    [[nodiscard]] QString tipOf(const Node& group) const;

    void build();
    OwnedNode makeSession(const QModelIndex& source);
    void forget(Node& node); ///< it and what is below, as places of sessions
    void insert(Node* parent, int row, std::vector<OwnedNode> nodes);
    std::vector<OwnedNode> take(Node* parent, int row, int count);
    void insertIntoGroups(const QModelIndex& store, int first, int last);
    void takeFromGroup(Node* session);
    void moveLater(Node* session);
    void moveToGroups(); ///< all that belong to another one now
    void addGroup(OwnedNode group);
    void removeGroup(Node* group);
    void showStore(const QModelIndex& source);

    void takeInserted(const QModelIndex& parent, int first, int last);
    void takeRemoved(const QModelIndex& parent, int first, int last);
    void takeChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);

    const SessionTreeModel& m_source;
    SessionGrouping m_grouping;
    QTimeZone m_zone;
    OwnedNode m_root;
    QHash<const OpenStore*, QHash<SessionId, Node*>> m_sessions;
    QHash<QString, Node*> m_groups; ///< by key
    QHash<QString, QList<Node*>> m_byShortName; ///< by the last part of their key
    QSet<Node*> m_moving; ///< sessions that may belong to another group now
    QTimer m_moveTimer;
};

} // namespace stemma
