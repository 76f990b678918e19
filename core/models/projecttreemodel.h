// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessiontreemodel.h"

#include <QHash>

namespace stemma {

/// The sessions of all stores by the project's directory, whatever agent made them. Below a project stand the sessions
/// that stand directly below their store in the other tree; children and forks stay below their origin, also where
/// they were started in another directory. A store that is being listed, is empty or could not be listed whole has a
/// row of its own at the end. Sessions answer every role as in SessionTreeModel. GUI thread.
class ProjectTreeModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        /// QString, of projects only: absolute, without a separator at the end; empty: sessions without a directory.
        DirectoryRole = SessionTreeModel::FindingsRole + 1,
    };
    Q_ENUM(Role)

    /// @p sessions must outlive it.
    explicit ProjectTreeModel(const SessionTreeModel& sessions, QObject* parent = nullptr);
    ~ProjectTreeModel() override;

    [[nodiscard]] QModelIndex indexOf(const OpenStore* store, const SessionId& id) const;

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
    [[nodiscard]] QVariant projectData(const Node& project, int column, int role) const;
    [[nodiscard]] QString nameOf(const Node& project) const;

    void build();
    OwnedNode makeSession(const QModelIndex& source);
    void forget(const Node& node); ///< it and what is below, as places of sessions
    void insert(Node* parent, int row, std::vector<OwnedNode> nodes);
    std::vector<OwnedNode> take(Node* parent, int row, int count);
    void insertIntoProjects(const QModelIndex& store, int first, int last);
    void takeFromProject(Node* session);
    void addProject(OwnedNode project);
    void removeProject(Node* project);
    void showStore(const QModelIndex& source);

    void takeInserted(const QModelIndex& parent, int first, int last);
    void takeRemoved(const QModelIndex& parent, int first, int last);
    void takeChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);

    const SessionTreeModel& m_source;
    OwnedNode m_root;
    QHash<const OpenStore*, QHash<SessionId, Node*>> m_sessions;
    QHash<QString, Node*> m_projects; ///< by directory
    QHash<QString, QList<Node*>> m_projectsByName; ///< by the last part of their directory
};

} // namespace stemma
