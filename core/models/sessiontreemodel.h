// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findingindex.h"
#include "core/models/sessionlister.h"

#include <QAbstractItemModel>
#include <QSet>

#include <functional>

namespace stemma {

struct SessionTreeNode;
struct SessionTreeSession;
struct SessionTreeStore;

/// Stores and their sessions, newest first, children and forks below their origin. Sessions whose parent is missing,
/// or who are their own ancestor, stand at the top level of their store. GUI thread.
class SessionTreeModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { TitleColumn, TimeColumn, MessagesColumn, TokensColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        NodeRole = Qt::UserRole, ///< NodeKind
        SessionIdRole, ///< QString
        StoreRole, ///< OpenStore*
        InfoRole, ///< SessionInfo; not for stores
        SortRole, ///< qint64 or QString, by column
        FilterRole, ///< QString: all words one would filter by
        RelationRole, ///< Origin::Kind as int, for the icon
        StoreStateRole, ///< StoreState, for stores
        ErrorRole, ///< QString: why the list is incomplete, for stores
        FindingsRole, ///< FindingCounts, for sessions
    };
    Q_ENUM(Role)
    enum class NodeKind : quint8 { Store, Session };
    Q_ENUM(NodeKind)
    enum class StoreState : quint8 { Listing, Ready, Failed };
    Q_ENUM(StoreState)

    explicit SessionTreeModel(QObject* parent = nullptr);
    ~SessionTreeModel() override;

    /// The store must stay until removeStore().
    void addStore(OpenStore* store) { insertStore(rowCount(), store); }
    void insertStore(int row, OpenStore* store);
    void removeStore(OpenStore* store);
    /// Who knows what a check found; asked whenever a view asks.
    using FindingSource = std::function<FindingCounts(const OpenStore*, const SessionId&)>;
    void setFindingSource(FindingSource source) { m_findings = std::move(source); }
    void noteFindings(const OpenStore* store, const QSet<SessionId>& sessions); ///< they changed
    [[nodiscard]] QModelIndex indexOf(const OpenStore* store) const;
    [[nodiscard]] QModelIndex indexOf(const OpenStore* store, const SessionId& id) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void storeListed(stemma::OpenStore* store); ///< its sessions are there
    void listFailed(stemma::OpenStore* store, const stemma::Error& error);

private:
    using Node = SessionTreeNode;
    using StoreNode = SessionTreeStore;
    using SessionNode = SessionTreeSession;

    [[nodiscard]] QModelIndex indexOf(const Node* node, int column = 0) const;
    [[nodiscard]] StoreNode* find(const OpenStore* store) const;
    [[nodiscard]] QVariant storeData(const StoreNode& node, int column, int role) const;
    [[nodiscard]] QVariant sessionData(const SessionNode& node, int column, int role) const;
    void renumberStores(int from);
    [[nodiscard]] QString nameOf(const StoreNode& node) const;
    void nameStores(const QString& path);
    void noteChanged(const StoreNode& node);
    void takeList(StoreNode& node, SessionLister::Difference& difference);
    void takeFailure(StoreNode& node, const Error& error);
    /// Both give the sessions whose figures are to be read.
    std::vector<SessionId> fillFirst(StoreNode& node, std::vector<SessionInfo> sessions);
    std::vector<SessionId> mergeInto(StoreNode& node, SessionLister::Difference difference);
    void insertSession(StoreNode& node, SessionInfo info);
    void nest(StoreNode& node, SessionNode* session, SessionNode* parent);
    void removeSession(StoreNode& node, SessionNode* session);
    void takeFigures(StoreNode& node, std::vector<SessionInfo> sessions);

    std::vector<std::unique_ptr<StoreNode>> m_stores;
    FindingSource m_findings;
};

} // namespace stemma
