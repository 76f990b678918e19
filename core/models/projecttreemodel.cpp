// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/projecttreemodel.h"

#include <QDir>

#include <algorithm>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

OpenStore* storeOf(const QModelIndex& source)
{
    return source.data(SessionTreeModel::StoreRole).value<OpenStore*>();
}

/// As agents spell one directory: with a separator at its end or without.
QString directoryOf(const QModelIndex& session)
{
    const auto info = session.data(SessionTreeModel::InfoRole).value<SessionInfo>();
    return info.directory.isEmpty() ? QString() : QDir::cleanPath(info.directory);
}

/// Its last @p count names; a directory may be one of another system.
QString lastPart(const QString& directory, int count = 1)
{
    const QChar separator = directory.contains(u'/') ? u'/' : u'\\';
    const QString name = directory.section(separator, -count);
    return name.isEmpty() ? directory : name;
}

/// A store that says more than its sessions do.
bool hasOwnRow(const QModelIndex& store)
{
    const auto state = store.data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>();
    return state != SessionTreeModel::StoreState::Ready || !store.data(SessionTreeModel::ErrorRole).toString().isEmpty()
        || !store.model()->hasChildren(store);
}

} // namespace

struct ProjectTreeModel::Node
{
    enum class Kind : quint8 { Root, Project, Store, Session };
    Kind kind = Kind::Root;
    int row = 0; ///< among its siblings
    Node* parent = nullptr;
    std::vector<OwnedNode> children {};
    OpenStore* store = nullptr; ///< of stores and sessions
    SessionId id {}; ///< of sessions
    QString directory {}; ///< of projects; of sessions that stand directly below one
    mutable std::optional<qint64> newest {}; ///< of projects: the time of a session, once asked for

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

ProjectTreeModel::ProjectTreeModel(const SessionTreeModel& sessions, QObject* parent)
    : QAbstractItemModel(parent)
    , m_source(sessions)
{
    build();
    connect(&sessions, &QAbstractItemModel::rowsInserted, this, &ProjectTreeModel::takeInserted);
    connect(&sessions, &QAbstractItemModel::rowsAboutToBeRemoved, this, &ProjectTreeModel::takeRemoved);
    // Sessions move when their origin goes: they leave one place and come to another one.
    connect(&sessions, &QAbstractItemModel::rowsAboutToBeMoved, this, &ProjectTreeModel::takeRemoved);
    connect(&sessions, &QAbstractItemModel::rowsMoved, this,
        [this](const QModelIndex&, int first, int last, const QModelIndex& to, int row) {
            takeInserted(to, row, row + last - first);
        });
    connect(&sessions, &QAbstractItemModel::dataChanged, this, &ProjectTreeModel::takeChanged);
    connect(&sessions, &QAbstractItemModel::modelReset, this, [this] {
        beginResetModel();
        build();
        endResetModel();
    });
}

ProjectTreeModel::~ProjectTreeModel() = default;

void ProjectTreeModel::build()
{
    m_sessions.clear();
    m_projects.clear();
    m_projectsByName.clear();
    m_root = std::make_unique<Node>();
    takeInserted({}, 0, m_source.rowCount() - 1);
}

QModelIndex ProjectTreeModel::indexOf(const Node* node, int column) const
{
    return node == m_root.get() ? QModelIndex() : createIndex(node->row, column, node);
}

QModelIndex ProjectTreeModel::indexOf(const OpenStore* store, const SessionId& id) const
{
    const Node* node = m_sessions.value(store).value(id);
    return node ? indexOf(node) : QModelIndex();
}

QModelIndex ProjectTreeModel::sourceOf(const Node& node) const
{
    return node.kind == Node::Kind::Session ? m_source.indexOf(node.store, node.id) : m_source.indexOf(node.store);
}

ProjectTreeModel::Node* ProjectTreeModel::find(const QModelIndex& source) const
{
    const auto store = m_sessions.constFind(storeOf(source));
    return store == m_sessions.cend()
        ? nullptr
        : store->value(SessionId(source.data(SessionTreeModel::SessionIdRole).toString()));
}

QModelIndex ProjectTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Node* node = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : m_root.get();
    return createIndex(row, column, static_cast<const Node*>(node->children[size_t(row)].get()));
}

QModelIndex ProjectTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(static_cast<const Node*>(index.constInternalPointer())->parent) : QModelIndex();
}

int ProjectTreeModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    const Node* node = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : m_root.get();
    return int(node->children.size());
}

int ProjectTreeModel::columnCount(const QModelIndex&) const
{
    return SessionTreeModel::ColumnCount;
}

QVariant ProjectTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_source.headerData(section, orientation, role);
}

QVariant ProjectTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto* node = static_cast<const Node*>(index.constInternalPointer());
    if (node->kind == Node::Kind::Project)
        return projectData(*node, index.column(), role);
    if (role == DirectoryRole)
        return {};
    if (node->kind == Node::Kind::Store && role == SessionTreeModel::SortRole)
        return std::numeric_limits<qint64>::min(); // behind the projects
    return sourceOf(*node).siblingAtColumn(index.column()).data(role);
}

QString ProjectTreeModel::nameOf(const Node& project) const
{
    if (project.directory.isEmpty())
        return tr("No project folder");
    const QString name = lastPart(project.directory);
    if (m_projectsByName.value(name).size() < 2)
        return name;
    return lastPart(project.directory, 2);
}

QVariant ProjectTreeModel::projectData(const Node& project, int column, int role) const
{
    switch (role) {
    case DirectoryRole:
        return project.directory;
    case Qt::ToolTipRole:
        return project.directory.isEmpty() ? tr("Their stores name no project folder for these sessions")
                                           : QDir::toNativeSeparators(project.directory);
    case Qt::DisplayRole:
        if (column == SessionTreeModel::TitleColumn)
            return nameOf(project);
        return column == SessionTreeModel::MessagesColumn ? QVariant(project.sessions()) : QVariant();
    case SessionTreeModel::FilterRole:
        return project.directory;
    case SessionTreeModel::SortRole: {
        if (column == SessionTreeModel::TitleColumn)
            return nameOf(project);
        if (!project.newest) {
            qint64 newest = std::numeric_limits<qint64>::min() + 1;
            for (const OwnedNode& session : project.children)
                if (const QVariant time = sourceOf(*session).siblingAtColumn(SessionTreeModel::TimeColumn).data();
                    time.isValid())
                    newest = std::max(newest, time.toLongLong());
            project.newest = newest;
        }
        return *project.newest;
    }
    default:
        return {};
    }
}

ProjectTreeModel::OwnedNode ProjectTreeModel::makeSession(const QModelIndex& source)
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

void ProjectTreeModel::forget(const Node& node)
{
    for (const OwnedNode& child : node.children)
        forget(*child);
    if (node.kind == Node::Kind::Session)
        m_sessions[node.store].remove(node.id);
}

void ProjectTreeModel::insert(Node* parent, int row, std::vector<OwnedNode> nodes)
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

std::vector<ProjectTreeModel::OwnedNode> ProjectTreeModel::take(Node* parent, int row, int count)
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

void ProjectTreeModel::addProject(OwnedNode project)
{
    Node* node = project.get();
    m_projects.insert(node->directory, node);
    QList<Node*>& alike = m_projectsByName[lastPart(node->directory)];
    alike.append(node);
    std::vector<OwnedNode> one;
    one.push_back(std::move(project));
    insert(m_root.get(), int(m_root->children.size()), std::move(one));
    if (alike.size() == 2) // from now on it says more than its last part
        emit dataChanged(indexOf(alike.first()), indexOf(alike.first()));
}

void ProjectTreeModel::removeProject(Node* project)
{
    m_projects.remove(project->directory);
    QList<Node*>& alike = m_projectsByName[lastPart(project->directory)];
    alike.removeOne(project);
    Node* left = alike.size() == 1 ? alike.first() : nullptr;
    if (alike.isEmpty())
        m_projectsByName.remove(lastPart(project->directory));
    forget(*project);
    take(m_root.get(), project->row, 1);
    if (left)
        emit dataChanged(indexOf(left), indexOf(left));
}

void ProjectTreeModel::insertIntoProjects(const QModelIndex& store, int first, int last)
{
    // A store brings all its sessions at once: one insertion a project.
    QStringList order;
    QHash<QString, std::vector<QModelIndex>> byDirectory;
    for (int row = first; row <= last; ++row) {
        const QModelIndex session = m_source.index(row, 0, store);
        const QString directory = directoryOf(session);
        auto& sessions = byDirectory[directory];
        if (sessions.empty())
            order.append(directory);
        sessions.push_back(session);
    }
    for (const QString& directory : std::as_const(order)) {
        std::vector<OwnedNode> nodes;
        for (const QModelIndex& session : byDirectory[directory]) {
            nodes.push_back(makeSession(session));
            nodes.back()->directory = directory;
        }
        if (Node* project = m_projects.value(directory)) {
            insert(project, int(project->children.size()), std::move(nodes));
            emit dataChanged(indexOf(project), indexOf(project, SessionTreeModel::ColumnCount - 1));
            continue;
        }
        auto project = std::make_unique<Node>();
        project->kind = Node::Kind::Project;
        project->directory = directory;
        for (const OwnedNode& node : nodes)
            node->parent = project.get();
        project->children = std::move(nodes);
        project->renumber(0);
        addProject(std::move(project));
    }
}

void ProjectTreeModel::takeFromProject(Node* session)
{
    Node* parent = session->parent;
    if (parent->kind == Node::Kind::Project && parent->children.size() == 1) {
        removeProject(parent);
        return;
    }
    forget(*session);
    take(parent, session->row, 1);
    while (parent->kind == Node::Kind::Session)
        parent = parent->parent;
    emit dataChanged(indexOf(parent), indexOf(parent, SessionTreeModel::ColumnCount - 1));
}

void ProjectTreeModel::showStore(const QModelIndex& source)
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

void ProjectTreeModel::takeInserted(const QModelIndex& parent, int first, int last)
{
    if (!parent.isValid()) {
        for (int row = first; row <= last; ++row) {
            const QModelIndex store = m_source.index(row, 0);
            insertIntoProjects(store, 0, m_source.rowCount(store) - 1);
            showStore(store);
        }
        return;
    }
    if (!parent.parent().isValid()) {
        insertIntoProjects(parent, first, last);
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

void ProjectTreeModel::takeRemoved(const QModelIndex& parent, int first, int last)
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
                    removeProject(top);
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
            takeFromProject(session);
}

void ProjectTreeModel::takeChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
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
        Node* node = find(source);
        if (node && directoryOf(source) != node->directory) {
            takeFromProject(node);
            insertIntoProjects(parent, row, row);
        }
    }
    struct Range
    {
        int first;
        int last;
    };
    QHash<Node*, Range> touched;
    for (int row = first.row(); row <= last.row(); ++row) {
        const Node* node = find(m_source.index(row, 0, parent));
        if (!node)
            continue;
        const auto range = touched.find(node->parent);
        if (range == touched.end())
            touched.insert(node->parent, {node->row, node->row});
        else
            *range = {std::min(range->first, node->row), std::max(range->last, node->row)};
    }
    for (auto range = touched.cbegin(); range != touched.cend(); ++range) {
        const auto& children = range.key()->children;
        range.key()->newest.reset();
        emit dataChanged(indexOf(children[size_t(range->first)].get()),
            indexOf(children[size_t(range->last)].get(), last.column()), roles);
        if (isBelowStore && !roles.contains(SessionTreeModel::FindingsRole))
            emit dataChanged(indexOf(range.key()), indexOf(range.key(), SessionTreeModel::ColumnCount - 1));
    }
}

} // namespace stemma
