// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessiontreemodel.h"

#include "core/marks/marksdatabase.h"
#include "core/store/postgres/serveraddress.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <deque>
#include <ranges>
#include <unordered_map>

namespace stemma {

namespace {

/// How often a store that changes all the time is listed again.
constexpr int RelistMs = 800;
/// A job that fills in figures gives the lane back after so long, because pages wait for it.
constexpr int FullSliceMs = 25;

struct IdHash
{
    size_t operator()(const SessionId& id) const { return qHash(id); }
};

/// Whether the entry of a cheap list is unchanged, so that the figures need not be read again.
bool sameAtAGlance(const SessionInfo& a, const SessionInfo& b)
{
    return a.updatedAt == b.updatedAt && a.title == b.title && a.deleted == b.deleted && a.model == b.model
        && a.labels == b.labels && isFlagged(a) == isFlagged(b);
}

} // namespace

/// The entries of a list that are new since the previous one.
struct SessionTreeModel::Difference
{
    std::vector<SessionInfo> fresh; ///< new or changed, newest first
    std::vector<SessionId> gone;
    bool first = false; ///< `fresh` is all there is
};

/// The list as it was; compared on the lane, because 100,000 sessions take a while to go over.
struct SessionTreeModel::Listed
{
    std::unordered_map<SessionId, SessionInfo, IdHash> sessions;
    bool any = false;

    Difference take(std::vector<SessionInfo> list)
    {
        Difference difference {.first = !std::exchange(any, true)};
        std::unordered_map<SessionId, SessionInfo, IdHash> now;
        now.reserve(list.size());
        for (SessionInfo& info : list) {
            const auto before = sessions.find(info.id);
            const bool same = before != sessions.end() && sameAtAGlance(before->second, info);
            if (now.try_emplace(info.id, info).second && !same)
                difference.fresh.push_back(std::move(info));
        }
        for (const auto& [id, info] : sessions)
            if (!now.contains(id))
                difference.gone.push_back(id);
        sessions = std::move(now);
        return difference;
    }
};

struct SessionTreeModel::Node
{
    NodeKind kind;
    int row = 0; ///< among its siblings
    std::vector<SessionNode*> children {};
};

struct SessionTreeModel::SessionNode : Node
{
    StoreNode* store = nullptr;
    SessionNode* parent = nullptr; ///< null: directly below the store
    SessionInfo info;
    mutable QString words; ///< what one filters by; made when first asked for

    void setInfo(SessionInfo other)
    {
        info = std::move(other);
        words.clear();
    }
    [[nodiscard]] const QString& filterWords() const
    {
        if (words.isEmpty())
            words = QStringList {info.title, info.firstPrompt, info.model, info.agent, info.id.value, info.directory,
                info.labels.join(u' '), isFlagged(info) ? tr("flagged") : QString()}
                        .join(u'\n');
        return words;
    }
};

struct SessionTreeModel::StoreNode : Node
{
    OpenStore* store = nullptr;
    StoreState state = StoreState::Listing;
    QString error;
    std::unordered_map<SessionId, std::unique_ptr<SessionNode>, IdHash> sessions;
    std::shared_ptr<Listed> listed = std::make_shared<Listed>(); ///< used on the store's lane
    std::deque<SessionId> incomplete; ///< sessions whose figures are still to be read, newest first
    QTimer relist;
    JobControl job;
    bool listing = false;
    bool listAgain = false;
    bool filling = false;

    ~StoreNode() { job.cancel(); }

    Node* parentOf(SessionNode* session) { return session->parent ? static_cast<Node*>(session->parent) : this; }

    /// The session it hangs under, or null if that is missing or hangs, by some way, under itself.
    SessionNode* parentFor(const SessionInfo& info) const
    {
        const auto at = sessions.find(info.parent);
        if (info.parent.isEmpty() || at == sessions.end())
            return nullptr;
        QSet<SessionId> seen {info.id};
        for (auto up = at; up != sessions.end(); up = sessions.find(up->second->info.parent)) {
            if (seen.contains(up->first))
                return seen.contains(info.id) && up->first == info.id ? nullptr : at->second.get();
            seen.insert(up->first);
        }
        return at->second.get();
    }

    static void renumber(Node* parent, size_t from)
    {
        for (size_t row = from; row < parent->children.size(); ++row)
            parent->children[row]->row = int(row);
    }
};

SessionTreeModel::SessionTreeModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

SessionTreeModel::~SessionTreeModel() = default;

void SessionTreeModel::addStore(OpenStore* store)
{
    const int row = int(m_stores.size());
    beginInsertRows({}, row, row);
    m_stores.push_back(std::make_unique<StoreNode>());
    StoreNode* node = m_stores.back().get();
    node->kind = NodeKind::Store;
    node->row = row;
    node->store = store;
    node->relist.setSingleShot(true);
    endInsertRows();

    connect(&node->relist, &QTimer::timeout, this, [this, node] { list(*node); });
    connect(store, &OpenStore::changed, &node->relist, [node](StoreChange change) {
        if (change != StoreChange::Vanished && !node->relist.isActive())
            node->relist.start(RelistMs);
    });
    connect(store, &OpenStore::infoChanged, &node->relist, [this, node] {
        const QModelIndex at = indexOf(node);
        emit dataChanged(at, at.siblingAtColumn(ColumnCount - 1));
    });
    // Not at once: a list that is there already would be taken within the call, before the store is known to others.
    node->relist.start(0);
}

void SessionTreeModel::removeStore(OpenStore* store)
{
    const StoreNode* node = find(store);
    if (!node)
        return;
    const int row = node->row;
    store->disconnect(this);
    beginRemoveRows({}, row, row);
    m_stores.erase(m_stores.begin() + row);
    for (size_t later = size_t(row); later < m_stores.size(); ++later)
        m_stores[later]->row = int(later);
    endRemoveRows();
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
            return storeTitle(info.path);
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
        return !info.title.isEmpty() ? info.title : !info.firstPrompt.isEmpty() ? info.firstPrompt : info.id.value;
    case TimeColumn: {
        const auto time = info.updatedAt ? info.updatedAt : info.createdAt;
        return time ? QVariant(toMs(*time)) : QVariant();
    }
    case MessagesColumn:
        return info.messages ? QVariant(*info.messages) : QVariant();
    case TokensColumn:
        return info.tokens.total ? QVariant(*info.tokens.total) : QVariant();
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

void SessionTreeModel::list(StoreNode& node)
{
    if (node.listing) {
        node.listAgain = true;
        return;
    }
    node.listing = true;
    auto all = [listed = node.listed](SessionStore& store, const JobControl& job) -> Result<Difference> {
        std::vector<SessionInfo> sessions;
        auto done = store.sessions(
            ListDetail::Basic,
            [&](std::vector<SessionInfo> batch) {
                std::ranges::move(batch, std::back_inserter(sessions));
                return true;
            },
            job);
        if (!done)
            return std::unexpected(done.error());
        return listed->take(std::move(sessions));
    };
    // The timer as context: an answer for a store that was closed meanwhile is dropped.
    node.store->run(std::move(all), Lane::Normal, node.job)
        .then(&node.relist, [this, &node](Result<Difference> difference) {
            node.listing = false;
            const bool failed = !difference;
            if (failed) {
                if (node.state == StoreState::Listing)
                    node.state = StoreState::Failed;
                node.error = difference.error().text;
            } else {
                node.state = StoreState::Ready;
                node.error.clear();
                takeList(node, std::move(*difference));
            }
            const QModelIndex at = indexOf(&node);
            emit dataChanged(at, at.siblingAtColumn(ColumnCount - 1));
            if (failed)
                emit listFailed(node.store, difference.error());
            else
                emit storeListed(node.store);
            if (std::exchange(node.listAgain, false))
                list(node);
        });
}

void SessionTreeModel::takeList(StoreNode& node, Difference difference)
{
    if (difference.first)
        fillFirst(node, std::move(difference.fresh));
    else
        mergeInto(node, std::move(difference));
    loadFull(node);
}

void SessionTreeModel::fillFirst(StoreNode& node, std::vector<SessionInfo> sessions)
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
    for (SessionNode* session : order) {
        session->parent = node.parentFor(session->info);
        auto& siblings = session->parent ? session->parent->children : top;
        session->row = int(siblings.size());
        siblings.push_back(session);
        node.incomplete.push_back(session->info.id);
    }
    if (top.empty())
        return;
    beginInsertRows(indexOf(&node), 0, int(top.size()) - 1);
    node.children = std::move(top);
    endInsertRows();
}

void SessionTreeModel::mergeInto(StoreNode& node, Difference difference)
{
    for (const SessionId& id : difference.gone)
        if (const auto at = node.sessions.find(id); at != node.sessions.end())
            removeSession(node, at->second.get());

    std::deque<SessionId> incomplete;
    for (SessionInfo& info :
        std::views::reverse(difference.fresh)) { // oldest first: a parent comes before its children
        const auto at = node.sessions.find(info.id);
        if (at == node.sessions.end()) {
            incomplete.push_front(info.id);
            insertSession(node, std::move(info));
            continue;
        }
        SessionNode* session = at->second.get();
        // The figures stay on screen until the new ones are there.
        info.messages = session->info.messages;
        info.tokens = session->info.tokens;
        info.size = session->info.size;
        if (info.firstPrompt.isEmpty())
            info.firstPrompt = session->info.firstPrompt;
        session->setInfo(std::move(info));
        incomplete.push_front(session->info.id);
        emit dataChanged(indexOf(session), indexOf(session, ColumnCount - 1));
    }
    std::ranges::copy(node.incomplete, std::back_inserter(incomplete));
    node.incomplete = std::move(incomplete);
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
    const auto newest = [](const SessionNode* other) { return other->info.createdAt; };
    const auto place
        = std::ranges::upper_bound(parent->children, session->info.createdAt, std::ranges::greater {}, newest);
    const auto row = place - parent->children.begin();
    beginInsertRows(indexOf(parent), int(row), int(row));
    node.sessions.emplace(session->info.id, std::move(owned));
    parent->children.insert(place, session);
    StoreNode::renumber(parent, size_t(row));
    endInsertRows();
}

void SessionTreeModel::removeSession(StoreNode& node, SessionNode* session)
{
    // Its children move to the top first, as sessions whose parent is missing.
    while (!session->children.empty()) {
        SessionNode* child = session->children.back();
        const int to = int(node.children.size());
        beginMoveRows(indexOf(session), child->row, child->row, indexOf(&node), to);
        session->children.pop_back();
        child->parent = nullptr;
        child->row = to;
        node.children.push_back(child);
        endMoveRows();
    }
    Node* parent = node.parentOf(session);
    const int row = session->row;
    beginRemoveRows(indexOf(parent), row, row);
    parent->children.erase(parent->children.begin() + row);
    StoreNode::renumber(parent, size_t(row));
    const SessionId id = session->info.id;
    node.sessions.erase(id);
    endRemoveRows();
}

void SessionTreeModel::loadFull(StoreNode& node)
{
    if (node.filling || node.incomplete.empty())
        return;
    node.filling = true;
    std::vector<SessionId> ids(
        node.incomplete.begin(), node.incomplete.begin() + std::min<qsizetype>(qsizetype(node.incomplete.size()), 512));
    auto slice = [ids = std::move(ids)](SessionStore& store, const JobControl& job) {
        QElapsedTimer timer;
        timer.start();
        std::vector<SessionInfo> done;
        for (const SessionId& id : ids) {
            auto info = store.session(id, ListDetail::Full, job);
            if (!info) { // damaged or gone: stays as the cheap list gave it
                if (job.isCancelled())
                    break;
                info = SessionInfo {.id = id};
            }
            done.push_back(std::move(*info));
            if (timer.hasExpired(FullSliceMs))
                break;
        }
        return done;
    };
    node.store->run(std::move(slice), Lane::Idle, node.job)
        .then(&node.relist, [this, &node](std::vector<SessionInfo> done) {
            node.filling = false;
            if (done.empty())
                return;
            takeFull(node, std::move(done));
            loadFull(node);
        });
}

void SessionTreeModel::takeFull(StoreNode& node, std::vector<SessionInfo> sessions)
{
    struct Range
    {
        int first;
        int last;
    };
    std::unordered_map<Node*, Range> touched;
    QSet<SessionId> done;
    for (SessionInfo& info : sessions) {
        done.insert(info.id);
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
    // The queue may have been filled anew meanwhile, in another order.
    std::erase_if(node.incomplete, [&](const SessionId& id) { return done.contains(id); });
    for (const auto& [parent, range] : touched) {
        emit dataChanged(indexOf(parent->children[size_t(range.first)]),
            indexOf(parent->children[size_t(range.last)], ColumnCount - 1));
    }
}

} // namespace stemma
