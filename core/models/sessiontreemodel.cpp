// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessiontreemodel.h"

#include "core/base/text.h"
#include "core/models/sessiontreenodes.h"
#include "core/store/postgres/serveraddress.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>
#include <ranges>
#include <unordered_map>

namespace stemma {

SessionTreeModel::SessionTreeModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

SessionTreeModel::~SessionTreeModel() = default;

void SessionTreeModel::insertStore(int row, OpenStore* store)
{
    beginInsertRows({}, row, row);
    StoreNode* node = m_stores.insert(m_stores.begin() + row, std::make_unique<StoreNode>())->get();
    node->kind = NodeKind::Store;
    node->store = store;
    node->lister = std::make_unique<SessionLister>(store);
    node->name = nameOf(*node);
    renumberStores(row);
    endInsertRows();

    const SessionLister* lister = node->lister.get();
    connect(lister, &SessionLister::listed, this,
        [this, node](SessionLister::Difference& difference) { takeList(*node, difference); });
    connect(lister, &SessionLister::failed, this, [this, node](const Error& error) { takeFailure(*node, error); });
    connect(lister, &SessionLister::figuresRead, this,
        [this, node](std::vector<SessionInfo>& sessions) { takeFigures(*node, std::move(sessions)); });
    connect(store, &OpenStore::infoChanged, lister, [this, node] {
        noteChanged(*node);
        nameStores(node->store->info().path);
    });
    nameStores(store->info().path);
}

void SessionTreeModel::removeStore(OpenStore* store)
{
    const StoreNode* node = find(store);
    if (!node)
        return;
    const int row = node->row;
    const QString path = store->info().path;
    store->disconnect(this);
    beginRemoveRows({}, row, row);
    m_stores.erase(m_stores.begin() + row);
    renumberStores(row);
    endRemoveRows();
    nameStores(path);
}

void SessionTreeModel::renumberStores(int from)
{
    for (size_t row = size_t(from); row < m_stores.size(); ++row)
        m_stores[row]->row = int(row);
}

SessionTreeModel::StoreNode* SessionTreeModel::find(const OpenStore* store) const
{
    const auto at = std::ranges::find(m_stores, store, [](const auto& node) { return node->store; });
    return at == m_stores.end() ? nullptr : at->get();
}

QModelIndex SessionTreeModel::indexOf(const Node* node, int column) const
{
    return createIndex(node->row, column, node);
}

QModelIndex SessionTreeModel::indexOf(const OpenStore* store) const
{
    const StoreNode* node = find(store);
    return node ? indexOf(node) : QModelIndex();
}

QModelIndex SessionTreeModel::indexOf(const OpenStore* store, const SessionId& id) const
{
    const StoreNode* node = find(store);
    if (!node)
        return {};
    const auto at = node->sessions.find(id);
    return at == node->sessions.end() ? QModelIndex() : indexOf(at->second.get());
}

QModelIndex SessionTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, static_cast<const Node*>(m_stores[size_t(row)].get()));
    const auto* node = static_cast<const Node*>(parent.constInternalPointer());
    return createIndex(row, column, static_cast<const Node*>(node->children[size_t(row)]));
}

QModelIndex SessionTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const auto* node = static_cast<const Node*>(index.constInternalPointer());
    if (node->kind == NodeKind::Store)
        return {};
    const auto* session = static_cast<const SessionNode*>(node);
    return indexOf(session->parent ? static_cast<const Node*>(session->parent) : session->store);
}

int SessionTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_stores.size());
    if (parent.column() > 0)
        return 0;
    return int(static_cast<const Node*>(parent.constInternalPointer())->children.size());
}

int SessionTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant SessionTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto* node = static_cast<const Node*>(index.constInternalPointer());
    if (role == NodeRole)
        return QVariant::fromValue(node->kind);
    if (node->kind == NodeKind::Store)
        return storeData(static_cast<const StoreNode&>(*node), index.column(), role);
    return sessionData(static_cast<const SessionNode&>(*node), index.column(), role);
}

QVariant SessionTreeModel::storeData(const StoreNode& node, int column, int role) const
{
    const StoreInfo& info = node.store->info();
    switch (role) {
    case Qt::DisplayRole:
        if (column == TitleColumn)
            return node.name;
        return column == MessagesColumn ? QVariant(qint64(node.sessions.size())) : QVariant();
    case Qt::ToolTipRole:
        return info.path;
    case StoreRole:
        return QVariant::fromValue(node.store);
    case StoreStateRole:
        return QVariant::fromValue(node.state);
    case ErrorRole:
        return node.error;
    case FilterRole:
        return info.path;
    case SortRole:
        return qint64(node.row);
    default:
        return {};
    }
}

QVariant SessionTreeModel::sessionData(const SessionNode& node, int column, int role) const
{
    const SessionInfo& info = node.info;
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        break;
    case SessionIdRole:
        return info.id.value;
    case StoreRole:
        return QVariant::fromValue(node.store->store);
    case InfoRole:
        return QVariant::fromValue(info);
    case FindingsRole:
        return QVariant::fromValue(m_findings ? m_findings(node.store->store, info.id) : FindingCounts());
    case Qt::AccessibleDescriptionRole:
    case Qt::ToolTipRole: {
        const QString words = m_findings ? wordsFor(m_findings(node.store->store, info.id)) : QString();
        return words.isEmpty() ? QVariant() : QVariant(tr("Check: %1", "1 error, 2 warnings").arg(words));
    }
    case RelationRole:
        return int(info.origin.kind);
    case FilterRole:
        return node.filterWords();
    default:
        return {};
    }
    switch (column) {
    case TitleColumn:
        return withVisibleControls(node.shownTitle());
    case TimeColumn: {
        const auto time = info.updatedAt ? info.updatedAt : info.createdAt;
        return time ? QVariant(toMs(*time)) : QVariant();
    }
    case MessagesColumn:
        return info.messages ? QVariant(*info.messages) : QVariant();
    case TokensColumn:
        return info.tokens.sum() ? QVariant(*info.tokens.sum()) : QVariant();
    default:
        return {};
    }
}

void SessionTreeModel::noteFindings(const OpenStore* store, const QSet<SessionId>& sessions)
{
    for (const SessionId& session : sessions)
        if (const QModelIndex at = indexOf(store, session); at.isValid())
            emit dataChanged(at, at, {FindingsRole, Qt::AccessibleDescriptionRole, Qt::ToolTipRole});
}

QVariant SessionTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TitleColumn:
        return tr("Title");
    case TimeColumn:
        return tr("Last message");
    case MessagesColumn:
        return tr("Messages");
    case TokensColumn:
        return tr("Tokens");
    default:
        return {};
    }
}

/// Its folder tells it from others of its name.
QString SessionTreeModel::nameOf(const StoreNode& node) const
{
    const QString path = node.store->info().path;
    const QString title = storeTitle(path);
    const auto folderOf = [](const QString& of, qsizetype names) { return QFileInfo(of).path().section(u'/', -names); };
    qsizetype names = 0; // of folders: as many as tell it apart
    const auto isNamesake = [&](const auto& other) {
        const QString its = other->store->info().path;
        return its != path && storeTitle(its) == title && (names == 0 || folderOf(its, names) == folderOf(path, names));
    };
    while (!isServerAddress(path) && names <= path.count(u'/') && std::ranges::any_of(m_stores, isNamesake))
        ++names;
    return names == 0 ? title : folderOf(path, names) + u'/' + title;
}

/// Stores of the same name as one that came, went or changed are shown with their folder or without from now on.
void SessionTreeModel::nameStores(const QString& path)
{
    const QString title = storeTitle(path);
    for (const auto& node : m_stores) {
        QString name = storeTitle(node->store->info().path) == title ? nameOf(*node) : node->name;
        if (std::exchange(node->name, name) != name)
            noteChanged(*node);
    }
}

void SessionTreeModel::noteChanged(const StoreNode& node)
{
    const QModelIndex at = indexOf(&node);
    emit dataChanged(at, at.siblingAtColumn(ColumnCount - 1));
}

void SessionTreeModel::takeList(StoreNode& node, SessionLister::Difference& difference)
{
    node.state = StoreState::Ready;
    node.error.clear();
    const std::vector<SessionId> incomplete
        = difference.first ? fillFirst(node, std::move(difference.fresh)) : mergeInto(node, std::move(difference));
    node.lister->readFigures(incomplete);
    noteChanged(node);
    emit storeListed(node.store);
}

void SessionTreeModel::takeFailure(StoreNode& node, const Error& error)
{
    if (node.state == StoreState::Listing)
        node.state = StoreState::Failed;
    node.error = error.text;
    noteChanged(node);
    emit listFailed(node.store, error);
}

std::vector<SessionId> SessionTreeModel::fillFirst(StoreNode& node, std::vector<SessionInfo> sessions)
{
    std::vector<SessionNode*> order;
    order.reserve(sessions.size());
    node.sessions.reserve(sessions.size());
    for (SessionInfo& info : sessions) {
        auto session = std::make_unique<SessionNode>();
        session->kind = NodeKind::Session;
        session->store = &node;
        session->setInfo(std::move(info));
        const auto [at, isNew] = node.sessions.try_emplace(session->info.id, std::move(session));
        if (isNew)
            order.push_back(at->second.get());
    }
    std::vector<SessionNode*> top;
    std::vector<SessionId> incomplete;
    incomplete.reserve(order.size());
    for (SessionNode* session : order) {
        session->parent = node.parentFor(session->info);
        auto& siblings = session->parent ? session->parent->children : top;
        session->row = int(siblings.size());
        siblings.push_back(session);
        incomplete.push_back(session->info.id);
    }
    if (top.empty())
        return incomplete;
    beginInsertRows(indexOf(&node), 0, int(top.size()) - 1);
    node.children = std::move(top);
    endInsertRows();
    return incomplete;
}

std::vector<SessionId> SessionTreeModel::mergeInto(StoreNode& node, SessionLister::Difference difference)
{
    for (const SessionId& id : difference.gone)
        if (const auto at = node.sessions.find(id); at != node.sessions.end())
            removeSession(node, at->second.get());

    std::vector<SessionId> incomplete;
    bool isNestedAnew = false;
    for (SessionInfo& info :
        std::views::reverse(difference.fresh)) { // oldest first: a parent comes before its children
        const auto at = node.sessions.find(info.id);
        if (at == node.sessions.end()) {
            incomplete.push_back(info.id);
            insertSession(node, std::move(info));
            isNestedAnew = true;
            continue;
        }
        SessionNode* session = at->second.get();
        isNestedAnew = isNestedAnew || info.parent != session->info.parent;
        // The figures stay on screen until the new ones are there.
        info.messages = session->info.messages;
        info.tokens = session->info.tokens;
        info.size = session->info.size;
        if (info.firstPrompt.isEmpty())
            info.firstPrompt = session->info.firstPrompt;
        session->setInfo(std::move(info));
        incomplete.push_back(session->info.id);
        emit dataChanged(indexOf(session), indexOf(session, ColumnCount - 1));
    }
    // An origin may have come back, or be known only now.
    for (const auto& [id, session] : node.sessions) {
        if (!isNestedAnew || (!session->parent && session->info.parent.isEmpty()))
            continue;
        if (SessionNode* parent = node.parentFor(session->info); parent != session->parent)
            nest(node, session.get(), parent);
    }
    std::ranges::reverse(incomplete);
    return incomplete;
}

/// Below its origin, or at the top where that is missing.
void SessionTreeModel::nest(StoreNode& node, SessionNode* session, SessionNode* parent)
{
    Node* from = node.parentOf(session);
    Node* to = parent ? static_cast<Node*>(parent) : &node;
    const size_t row = StoreNode::placeIn(to, session);
    if (!beginMoveRows(indexOf(from), session->row, session->row, indexOf(to), int(row)))
        return; // it stands above its origin, which will follow
    from->children.erase(from->children.begin() + session->row);
    StoreNode::renumber(from, size_t(session->row));
    session->parent = parent;
    to->children.insert(to->children.begin() + qsizetype(row), session);
    StoreNode::renumber(to, row);
    endMoveRows();
}

void SessionTreeModel::insertSession(StoreNode& node, SessionInfo info)
{
    auto owned = std::make_unique<SessionNode>();
    SessionNode* session = owned.get();
    session->kind = NodeKind::Session;
    session->store = &node;
    session->parent = node.parentFor(info);
    session->setInfo(std::move(info));
    Node* parent = node.parentOf(session);
    const size_t row = StoreNode::placeIn(parent, session);
    beginInsertRows(indexOf(parent), int(row), int(row));
    node.sessions.emplace(session->info.id, std::move(owned));
    parent->children.insert(parent->children.begin() + qsizetype(row), session);
    StoreNode::renumber(parent, row);
    endInsertRows();
}

void SessionTreeModel::removeSession(StoreNode& node, SessionNode* session)
{
    // Its children move to the top first, as sessions whose parent is missing.
    while (!session->children.empty())
        nest(node, session->children.back(), nullptr);
    Node* parent = node.parentOf(session);
    const int row = session->row;
    beginRemoveRows(indexOf(parent), row, row);
    parent->children.erase(parent->children.begin() + row);
    StoreNode::renumber(parent, size_t(row));
    const SessionId id = session->info.id;
    node.sessions.erase(id);
    endRemoveRows();
}

void SessionTreeModel::takeFigures(StoreNode& node, std::vector<SessionInfo> sessions)
{
    struct Range
    {
        int first;
        int last;
    };
    std::unordered_map<Node*, Range> touched;
    for (SessionInfo& info : sessions) {
        const auto at = node.sessions.find(info.id);
        if (at == node.sessions.end() || !info.messages)
            continue;
        SessionNode* session = at->second.get();
        info.parent = session->info.parent; // the tree stays as it was listed
        session->setInfo(std::move(info));
        const auto [range, isNew] = touched.try_emplace(node.parentOf(session), Range {session->row, session->row});
        if (!isNew)
            range->second = {std::min(range->second.first, session->row), std::max(range->second.last, session->row)};
    }
    for (const auto& [parent, range] : touched) {
        emit dataChanged(indexOf(parent->children[size_t(range.first)]),
            indexOf(parent->children[size_t(range.last)], ColumnCount - 1));
    }
}

} // namespace stemma
