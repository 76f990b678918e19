// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessiongroupsmodel.h"

#include <QDir>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

OpenStore* storeOf(const QModelIndex& source)
{
    return source.data(SessionTreeModel::StoreRole).value<OpenStore*>();
}

/// A store that says more than its sessions do.
bool hasOwnRow(const QModelIndex& store)
{
    const auto state = store.data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>();
    return state != SessionTreeModel::StoreState::Ready || !store.data(SessionTreeModel::ErrorRole).toString().isEmpty()
        || !store.model()->hasChildren(store);
}

} // namespace

struct SessionGroupsModel::Node
{
    enum class Kind : quint8 { Root, Group, Store, Session };
    Kind kind = Kind::Root;
    int row = 0; ///< among its siblings
    Node* parent = nullptr;
    std::vector<OwnedNode> children {};
    OpenStore* store = nullptr; ///< of stores and sessions
    SessionId id {}; ///< of sessions
    QString key {}; ///< of groups; of sessions that stand directly below one
    mutable std::optional<qint64> newest {}; ///< of groups: the time of a session, once asked for

    static OwnedNode makeGroup(const QString& key)
    {
        auto group = std::make_unique<Node>();
        group->kind = Kind::Group;
        group->key = key;
        return group;
    }
    void renumber(size_t from)
    {
        for (size_t at = from; at < children.size(); ++at)
            children[at]->row = int(at);
    }
    [[nodiscard]] qint64 sessions() const
    {
        qint64 count = kind == Kind::Session ? 1 : 0;
        for (const OwnedNode& child : children)
            count += child->sessions();
        return count;
    }
};

SessionGroupsModel::SessionGroupsModel(
    const SessionTreeModel& sessions, SessionGrouping grouping, const QTimeZone& zone, QObject* parent)
    : QAbstractItemModel(parent)
    , m_source(sessions)
    , m_grouping(grouping)
    , m_zone(zone)
{
    build();
    m_moveTimer.setSingleShot(true);
    connect(&m_moveTimer, &QTimer::timeout, this, &SessionGroupsModel::moveToGroups);
    connect(&sessions, &QAbstractItemModel::rowsInserted, this, &SessionGroupsModel::takeInserted);
    connect(&sessions, &QAbstractItemModel::rowsAboutToBeRemoved, this, &SessionGroupsModel::takeRemoved);
    // Sessions move when their origin goes: they leave one place and come to another one.
    connect(&sessions, &QAbstractItemModel::rowsAboutToBeMoved, this, &SessionGroupsModel::takeRemoved);
    connect(&sessions, &QAbstractItemModel::rowsMoved, this,
        [this](const QModelIndex&, int first, int last, const QModelIndex& to, int row) {
            takeInserted(to, row, row + last - first);
        });
    connect(&sessions, &QAbstractItemModel::dataChanged, this, &SessionGroupsModel::takeChanged);
    connect(&sessions, &QAbstractItemModel::modelReset, this, [this] {
        beginResetModel();
        build();
        endResetModel();
    });
}

SessionGroupsModel::~SessionGroupsModel() = default;

void SessionGroupsModel::build()
{
    m_sessions.clear();
    m_groups.clear();
    m_byShortName.clear();
    m_moving.clear();
    m_root = std::make_unique<Node>();
    takeInserted({}, 0, m_source.rowCount() - 1);
}

QModelIndex SessionGroupsModel::indexOf(const Node* node, int column) const
{
    return node == m_root.get() ? QModelIndex() : createIndex(node->row, column, node);
}

QModelIndex SessionGroupsModel::indexOf(const OpenStore* store, const SessionId& id) const
{
    const Node* node = m_sessions.value(store).value(id);
    return node ? indexOf(node) : QModelIndex();
}

QModelIndex SessionGroupsModel::sourceOf(const Node& node) const
{
    return node.kind == Node::Kind::Session ? m_source.indexOf(node.store, node.id) : m_source.indexOf(node.store);
}

SessionGroupsModel::Node* SessionGroupsModel::find(const QModelIndex& source) const
{
    const auto store = m_sessions.constFind(storeOf(source));
    return store == m_sessions.cend()
        ? nullptr
        : store->value(SessionId(source.data(SessionTreeModel::SessionIdRole).toString()));
}

QModelIndex SessionGroupsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Node* node = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : m_root.get();
    return createIndex(row, column, static_cast<const Node*>(node->children[size_t(row)].get()));
}

QModelIndex SessionGroupsModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(static_cast<const Node*>(index.constInternalPointer())->parent) : QModelIndex();
}

int SessionGroupsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    const Node* node = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : m_root.get();
    return int(node->children.size());
}

int SessionGroupsModel::columnCount(const QModelIndex&) const
{
    return SessionTreeModel::ColumnCount;
}

QVariant SessionGroupsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_source.headerData(section, orientation, role);
}

QVariant SessionGroupsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto* node = static_cast<const Node*>(index.constInternalPointer());
    if (node->kind == Node::Kind::Group)
        return groupData(*node, index.column(), role);
    if (role == GroupRole || role == DirectoryRole)
        return {};
    if (node->kind == Node::Kind::Store && role == SessionTreeModel::SortRole)
        return std::numeric_limits<qint64>::min(); // behind the groups
    return sourceOf(*node).siblingAtColumn(index.column()).data(role);
}

QString SessionGroupsModel::nameOf(const Node& group) const
{
    return groupName(group.key, m_grouping, m_byShortName.value(lastPart(group.key)).size() < 2);
}

QString SessionGroupsModel::tipOf(const Node& group) const
{
    if (m_grouping != SessionGrouping::Project)
        return nameOf(group);
    return group.key.isEmpty() ? tr("Their stores name no project folder for these sessions")
                               : QDir::toNativeSeparators(group.key);
}

QVariant SessionGroupsModel::groupData(const Node& group, int column, int role) const
{
    switch (role) {
    case GroupRole:
        return group.key;
    case DirectoryRole:
        return m_grouping == SessionGrouping::Project ? QVariant(group.key) : QVariant();
    case Qt::ToolTipRole:
        return tipOf(group);
    case Qt::DisplayRole:
        if (column == SessionTreeModel::TitleColumn)
            return nameOf(group);
        return column == SessionTreeModel::MessagesColumn ? QVariant(group.sessions()) : QVariant();
    case SessionTreeModel::FilterRole:
        return group.key;
    case SessionTreeModel::SortRole: {
        if (column == SessionTreeModel::TitleColumn)
            return m_grouping == SessionGrouping::Day ? group.key : nameOf(group);
        if (!group.newest) {
            qint64 newest = std::numeric_limits<qint64>::min() + 1;
            for (const OwnedNode& session : group.children)
                if (const QVariant time = sourceOf(*session).siblingAtColumn(SessionTreeModel::TimeColumn).data();
                    time.isValid())
                    newest = std::max(newest, time.toLongLong());
            group.newest = newest;
        }
        return *group.newest;
    }
    default:
        return {};
    }
}

SessionGroupsModel::OwnedNode SessionGroupsModel::makeSession(const QModelIndex& source)
{
    auto node = std::make_unique<Node>();
    node->kind = Node::Kind::Session;
    node->store = storeOf(source);
    node->id = SessionId(source.data(SessionTreeModel::SessionIdRole).toString());
    const int count = m_source.rowCount(source);
    node->children.reserve(size_t(count));
    for (int row = 0; row < count; ++row) {
        node->children.push_back(makeSession(m_source.index(row, 0, source)));
        node->children.back()->parent = node.get();
    }
    node->renumber(0);
    m_sessions[node->store].insert(node->id, node.get());
    return node;
}

void SessionGroupsModel::forget(Node& node)
{
    for (const OwnedNode& child : node.children)
        forget(*child);
    m_moving.remove(&node);
    if (node.kind == Node::Kind::Session)
        m_sessions[node.store].remove(node.id);
}

void SessionGroupsModel::insert(Node* parent, int row, std::vector<OwnedNode> nodes)
{
    beginInsertRows(indexOf(parent), row, row + int(nodes.size()) - 1);
    for (const OwnedNode& node : nodes)
        node->parent = parent;
    parent->children.insert(
        parent->children.begin() + row, std::make_move_iterator(nodes.begin()), std::make_move_iterator(nodes.end()));
    parent->renumber(size_t(row));
    parent->newest.reset();
    endInsertRows();
}

std::vector<SessionGroupsModel::OwnedNode> SessionGroupsModel::take(Node* parent, int row, int count)
{
    beginRemoveRows(indexOf(parent), row, row + count - 1);
    const auto from = parent->children.begin() + row;
    std::vector<OwnedNode> taken(std::make_move_iterator(from), std::make_move_iterator(from + count));
    parent->children.erase(from, from + count);
    parent->renumber(size_t(row));
    parent->newest.reset();
    endRemoveRows();
    return taken;
}

void SessionGroupsModel::addGroup(OwnedNode group)
{
    Node* node = group.get();
    m_groups.insert(node->key, node);
    QList<Node*>& alike = m_byShortName[lastPart(node->key)];
    alike.append(node);
    std::vector<OwnedNode> one;
    one.push_back(std::move(group));
    insert(m_root.get(), int(m_root->children.size()), std::move(one));
    if (alike.size() == 2) // from now on it says more than its last part
        emit dataChanged(indexOf(alike.first()), indexOf(alike.first()));
}

void SessionGroupsModel::removeGroup(Node* group)
{
    m_groups.remove(group->key);
    QList<Node*>& alike = m_byShortName[lastPart(group->key)];
    alike.removeOne(group);
    Node* left = alike.size() == 1 ? alike.first() : nullptr;
    if (alike.isEmpty())
        m_byShortName.remove(lastPart(group->key));
    forget(*group);
    take(m_root.get(), group->row, 1);
    if (left)
        emit dataChanged(indexOf(left), indexOf(left));
}

void SessionGroupsModel::insertIntoGroups(const QModelIndex& store, int first, int last)
{
    // A store brings all its sessions at once: one insertion a group.
    QStringList order;
    QHash<QString, std::vector<QModelIndex>> byKey;
    for (int row = first; row <= last; ++row) {
        const QModelIndex session = m_source.index(row, 0, store);
        const QString key = groupKey(session, m_grouping, m_zone);
        auto& sessions = byKey[key];
        if (sessions.empty())
            order.append(key);
        sessions.push_back(session);
    }
    for (const QString& key : std::as_const(order)) {
        std::vector<OwnedNode> nodes;
        for (const QModelIndex& session : byKey[key]) {
            nodes.push_back(makeSession(session));
            nodes.back()->key = key;
        }
        if (Node* group = m_groups.value(key)) {
            insert(group, int(group->children.size()), std::move(nodes));
            emit dataChanged(indexOf(group), indexOf(group, SessionTreeModel::ColumnCount - 1));
            continue;
        }
        OwnedNode group = Node::makeGroup(key);
        for (const OwnedNode& node : nodes)
            node->parent = group.get();
        group->children = std::move(nodes);
        group->renumber(0);
        addGroup(std::move(group));
    }
}

void SessionGroupsModel::takeFromGroup(Node* session)
{
    Node* parent = session->parent;
    if (parent->kind == Node::Kind::Group && parent->children.size() == 1) {
        removeGroup(parent);
        return;
    }
    forget(*session);
    take(parent, session->row, 1);
    while (parent->kind == Node::Kind::Session)
        parent = parent->parent;
    emit dataChanged(indexOf(parent), indexOf(parent, SessionTreeModel::ColumnCount - 1));
}

/// Views lay out all sessions anew then: the more there are, the longer others are waited for.
void SessionGroupsModel::moveLater(Node* session)
{
    constexpr qsizetype SessionsPerMs = 10;
    m_moving += session;
    if (m_moveTimer.isActive())
        return;
    qsizetype sessions = 0;
    for (const auto& ofStore : std::as_const(m_sessions))
        sessions += ofStore.size();
    m_moveTimer.start(int(sessions / SessionsPerMs));
}

/// In one change of the layout: what is current or unfolded in a view stays so.
void SessionGroupsModel::moveToGroups()
{
    std::vector<std::pair<Node*, QString>> keys;
    for (Node* session : std::exchange(m_moving, {}))
        if (QString key = groupKey(sourceOf(*session), m_grouping, m_zone); key != session->key)
            keys.emplace_back(session, std::move(key));
    if (keys.empty())
        return;
    for (const auto& [session, key] : keys)
        if (!m_groups.contains(key))
            addGroup(Node::makeGroup(key));
    emit layoutAboutToBeChanged();
    QSet<Node*> changed;
    for (const auto& [session, key] : keys) {
        Node* from = session->parent;
        Node* to = m_groups.value(key);
        to->children.push_back(std::move(from->children[size_t(session->row)]));
        session->parent = to;
        session->key = key;
        changed += {from, to};
    }
    // Once for each group, as all sessions of one may move.
    for (Node* group : std::as_const(changed)) {
        std::erase_if(group->children, [](const OwnedNode& session) { return !session; });
        group->renumber(0);
    }
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before)
        after += indexOf(static_cast<const Node*>(index.constInternalPointer()), index.column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
    for (Node* group : std::as_const(changed)) {
        group->newest.reset();
        if (group->children.empty())
            removeGroup(group);
        else
            emit dataChanged(indexOf(group), indexOf(group, SessionTreeModel::ColumnCount - 1));
    }
}

void SessionGroupsModel::showStore(const QModelIndex& source)
{
    OpenStore* store = storeOf(source);
    const auto shown = std::ranges::find_if(m_root->children,
        [&](const OwnedNode& node) { return node->kind == Node::Kind::Store && node->store == store; });
    const bool isShown = shown != m_root->children.end();
    if (hasOwnRow(source) && !isShown) {
        std::vector<OwnedNode> one;
        one.push_back(std::make_unique<Node>());
        one.back()->kind = Node::Kind::Store;
        one.back()->store = store;
        insert(m_root.get(), int(m_root->children.size()), std::move(one));
    } else if (!hasOwnRow(source) && isShown) {
        take(m_root.get(), (*shown)->row, 1);
    } else if (isShown) {
        const Node* node = shown->get();
        emit dataChanged(indexOf(node), indexOf(node, SessionTreeModel::ColumnCount - 1));
    }
}

void SessionGroupsModel::takeInserted(const QModelIndex& parent, int first, int last)
{
    if (!parent.isValid()) {
        for (int row = first; row <= last; ++row) {
            const QModelIndex store = m_source.index(row, 0);
            insertIntoGroups(store, 0, m_source.rowCount(store) - 1);
            showStore(store);
        }
        return;
    }
    if (!parent.parent().isValid()) {
        insertIntoGroups(parent, first, last);
        showStore(parent);
        return;
    }
    Node* origin = find(parent);
    if (!origin)
        return;
    std::vector<OwnedNode> nodes;
    for (int row = first; row <= last; ++row)
        nodes.push_back(makeSession(m_source.index(row, 0, parent)));
    insert(origin, first, std::move(nodes));
}

void SessionGroupsModel::takeRemoved(const QModelIndex& parent, int first, int last)
{
    if (!parent.isValid()) {
        for (int row = first; row <= last; ++row) {
            const QModelIndex source = m_source.index(row, 0);
            const OpenStore* store = storeOf(source);
            const auto isOf = [store](const OwnedNode& node) { return node->store == store; };
            for (size_t at = m_root->children.size(); at-- > 0;) {
                Node* top = m_root->children[at].get();
                if (top->kind == Node::Kind::Store) {
                    if (top->store == store)
                        take(m_root.get(), int(at), 1);
                } else if (std::ranges::all_of(top->children, isOf)) {
                    removeGroup(top);
                } else if (std::ranges::any_of(top->children, isOf)) {
                    for (size_t end = top->children.size(); end > 0; --end) {
                        size_t begin = end;
                        while (begin > 0 && isOf(top->children[begin - 1]))
                            forget(*top->children[--begin]);
                        if (begin < end)
                            take(top, int(begin), int(end - begin));
                        end = std::max<size_t>(begin, 1);
                    }
                    emit dataChanged(indexOf(top), indexOf(top, SessionTreeModel::ColumnCount - 1));
                }
            }
            m_sessions.remove(store);
        }
        return;
    }
    for (int row = last; row >= first; --row)
        if (Node* session = find(m_source.index(row, 0, parent)))
            takeFromGroup(session);
}

void SessionGroupsModel::takeChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    const QModelIndex parent = first.parent();
    if (!parent.isValid()) {
        for (int row = first.row(); row <= last.row(); ++row)
            showStore(m_source.index(row, 0));
        return;
    }
    const bool isBelowStore = !parent.parent().isValid();
    for (int row = first.row(); isBelowStore && row <= last.row(); ++row) {
        const QModelIndex source = m_source.index(row, 0, parent);
        if (Node* node = find(source); node && groupKey(source, m_grouping, m_zone) != node->key)
            moveLater(node);
    }
    QHash<Node*, std::pair<int, int>> touched; // first and last row
    for (int row = first.row(); row <= last.row(); ++row) {
        const Node* node = find(m_source.index(row, 0, parent));
        if (!node)
            continue;
        const auto range = touched.find(node->parent);
        if (range == touched.end())
            touched.insert(node->parent, {node->row, node->row});
        else
            *range = {std::min(range->first, node->row), std::max(range->second, node->row)};
    }
    for (auto range = touched.cbegin(); range != touched.cend(); ++range) {
        const auto& children = range.key()->children;
        range.key()->newest.reset();
        emit dataChanged(indexOf(children[size_t(range->first)].get()),
            indexOf(children[size_t(range->second)].get(), last.column()), roles);
        if (isBelowStore && !roles.contains(SessionTreeModel::FindingsRole))
            emit dataChanged(indexOf(range.key()), indexOf(range.key(), SessionTreeModel::ColumnCount - 1));
    }
}

} // namespace stemma
