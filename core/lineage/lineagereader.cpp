// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/lineagereader.h"

#include "core/lineage/discardedrows.h"
#include "core/base/text.h"
#include "core/store/branchstore.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <optional>

namespace stemma {

namespace {

constexpr qsizetype WordsShown = 60;

QString firstWordsOf(const Message& message)
{
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>(); text && !text->text.isEmpty())
            return firstLine(text->text.text, WordsShown);
    }
    return {};
}

bool isCut(LineageEdge::Kind kind)
{
    return kind == LineageEdge::Kind::Discarded || kind == LineageEdge::Kind::Resume;
}

} // namespace

Result<> LineageReader::list(SessionStore& store, const JobControl& job)
{
    m_listed.clear();
    m_listedAt.clear();
    QString directory;
    if (!m_projectOf.isEmpty()) {
        const auto info = store.session(m_projectOf, ListDetail::Basic, job);
        if (!info)
            return std::unexpected(info.error());
        directory = info->directory;
    }
    const auto sink = [&](std::vector<SessionInfo> batch) {
        for (SessionInfo& info : batch) {
            if (!m_projectOf.isEmpty() && info.directory != directory)
                continue;
            m_listedAt.insert(info.id, qsizetype(m_listed.size()));
            m_listed.push_back(std::move(info));
        }
        return !job.isCancelled();
    };
    if (const Result<> listed = store.sessions(ListDetail::Basic, sink, job); !listed)
        return listed;
    return job.isCancelled() ? fail(Errc::Cancelled, {}) : Result<>();
}

int LineageReader::add(SessionInfo info)
{
    const int index = int(m_members.size());
    m_memberAt.insert(info.id, index);
    setInfo(m_members.emplace_back(), std::move(info));
    return index;
}

void LineageReader::setInfo(LineageSession& session, SessionInfo info)
{
    session.tokens = info.tokens.sum();
    session.tokensEstimated = info.tokens.estimated;
    session.info = std::move(info);
}

/// -1: the store does not have it, though something names it.
Result<int> LineageReader::member(SessionStore& store, const SessionId& id, const JobControl& job)
{
    if (const auto known = m_memberAt.constFind(id); known != m_memberAt.constEnd())
        return *known;
    if (!m_projectOf.isEmpty() && !m_listedAt.contains(id))
        return -1;
    auto info = store.session(id, ListDetail::Full, job);
    if (info)
        return add(std::move(*info));
    if (info.error().code == Errc::Cancelled)
        return std::unexpected(info.error());
    const auto listed = m_listedAt.constFind(id);
    return listed == m_listedAt.constEnd() ? -1 : add(m_listed[size_t(*listed)]);
}

Result<> LineageReader::relate(SessionStore& store, const SessionId& id, const JobControl& job)
{
    const auto edges = store.edges(id, job);
    if (!edges)
        return std::unexpected(edges.error());
    for (const LineageEdge& edge : *edges) {
        const Result<int> from = member(store, edge.from, job);
        const Result<int> to = member(store, edge.to, job);
        for (const Result<int>* end : {&from, &to}) {
            if (!*end)
                return std::unexpected(end->error());
        }
        if (*from < 0 || *to < 0 || *from == *to || m_members[size_t(*to)].origin)
            continue;
        m_members[size_t(*to)].origin = LineageOrigin {.session = *from, .kind = edge.kind, .at = edge.at};
    }
    return {};
}

Result<> LineageReader::relateFamily(SessionStore& store, const SessionId& first, const JobControl& job)
{
    size_t asked = m_members.size();
    const Result<int> begin = member(store, first, job);
    if (!begin)
        return std::unexpected(begin.error());
    if (*begin < 0)
        return store.session(first, ListDetail::Full, job).transform([](const SessionInfo&) { });
    // What edges name joins the family, and is asked in turn.
    for (; asked < m_members.size(); ++asked) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const SessionId id = m_members[asked].info.id;
        if (const Result<> related = relate(store, id, job); !related) {
            if (related.error().code == Errc::Cancelled || asked == 0)
                return related;
        }
        takeOriginFromList(int(asked));
    }
    return {};
}

/// Relations that are not among the store's edges.
void LineageReader::takeOriginFromList(int index)
{
    LineageSession& session = m_members[size_t(index)];
    const Origin& origin = session.info.origin;
    const auto from = m_memberAt.constFind(origin.session);
    if (session.origin || origin.kind == Origin::Kind::None || from == m_memberAt.constEnd() || *from == index)
        return;
    using To = LineageEdge::Kind;
    const To kind = origin.kind == Origin::Kind::SubAgent ? To::SubAgent
        : origin.kind == Origin::Kind::Continuation       ? To::Continuation
        : origin.kind == Origin::Kind::Resume             ? To::Resume
                                                          : To::Fork;
    session.origin = LineageOrigin {.session = *from, .kind = kind, .at = origin.message};
}

Result<> LineageReader::relateAll(SessionStore& store, const JobControl& job)
{
    QList<SessionId> parents;
    for (const SessionInfo& info : m_listed) {
        const SessionId& parent = info.parent.isEmpty() ? info.origin.session : info.parent;
        if (!parent.isEmpty() && m_listedAt.contains(parent))
            parents.append(parent);
        (void)add(info);
    }
    std::ranges::sort(parents);
    parents.erase(std::unique(parents.begin(), parents.end()), parents.end());
    for (const SessionId& parent : parents.first(std::min(parents.size(), MostParentsAsked))) {
        if (const Result<> related = relate(store, parent, job); !related && related.error().code == Errc::Cancelled)
            return related;
    }
    for (int index = 0; index < int(m_members.size()); ++index)
        takeOriginFromList(index);
    return {};
}

Result<> LineageReader::readEvents(SessionStore& store, int index, const JobControl& job)
{
    const SessionId id = m_members[size_t(index)].info.id;
    const SessionId trunk = trunkOf(store, id, job);
    const SessionId file = trunk.isEmpty() ? id : trunk;
    SessionPlaces places(store, id, job, m_branch.file == file ? &m_branch : nullptr);
    std::vector<LineageNode> events;
    const bool detailed = !m_session.isEmpty();
    if (const auto checkpoints = store.checkpoints(id, job)) {
        for (const Checkpoint& checkpoint : *checkpoints) {
            LineageNode node;
            node.kind = LineageNode::Kind::Checkpoint;
            node.message = checkpoint.message;
            node.position = checkpoint.position ? checkpoint.position : places.position(checkpoint.message);
            node.messages = node.position;
            node.time = checkpoint.createdAt ? checkpoint.createdAt : places.timeAt(node.position);
            node.text = checkpoint.label;
            node.automatic = checkpoint.automatic;
            events.push_back(std::move(node));
        }
    }
    if (const auto summaries = store.summaryNodes(id, job)) {
        QHash<NodeId, qint64> tokens;
        int number = 0;
        for (const SummaryNode& summary : *summaries) {
            tokens.insert(summary.id, summary.tokens.value_or(0));
            LineageNode node;
            node.kind = LineageNode::Kind::Compaction;
            node.message = summary.last;
            node.position = places.position(summary.last);
            node.first = places.position(summary.first);
            node.messages = summary.covers;
            node.time = summary.createdAt ? summary.createdAt : places.timeAt(node.position);
            node.number = ++number;
            node.level = summary.level;
            node.superseded = summary.superseded;
            node.condensed = summary.kind == SummaryNode::Kind::Condensed;
            qint64 before = 0;
            if (node.condensed) {
                for (const NodeId& parent : summary.parents)
                    before += tokens.value(parent);
            } else if (detailed && node.first && node.position) {
                before = tokensBetween(places.details(), *node.first, *node.position);
            }
            if (before > 0 && summary.tokens)
                node.tokens = before - *summary.tokens;
            node.estimated = true;
            events.push_back(std::move(node));
        }
    }
    for (const Change& change : m_changes) {
        if (change.session == id)
            events.push_back({.kind = LineageNode::Kind::Checkpoint,
                .time = change.at,
                .text = change.title,
                .automatic = true,
                .change = change.id});
    }
    LineageSession& session = m_members[size_t(index)];
    session.events = std::move(events);
    if (detailed) {
        const std::vector<OutlineDetail>& details = places.details();
        addDiscarded(session, places.rows(), details);
        m_branch.take(file, places.rows(), details);
        if (!details.empty()) {
            session.lastRole = details.back().role;
            // Nothing that is known of any message is no figure of the session.
            if (const qint64 sum = tokensBetween(details, 1, qint64(details.size())); !session.tokens && sum > 0) {
                session.tokens = sum;
                session.tokensEstimated = true;
            }
        }
        if (!session.info.messages && places.areKnown())
            session.info.messages = qint64(places.rows().size());
    }
    return job.isCancelled() ? fail(Errc::Cancelled, {}) : Result<>();
}

Result<> LineageReader::readAll(SessionStore& store, const JobControl& job)
{
    for (; m_eventsRead < m_members.size(); ++m_eventsRead) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(qint64(m_eventsRead), qint64(m_members.size()));
        if (const Result<> read = readEvents(store, int(m_eventsRead), job); !read)
            return read;
    }
    // Where others leave: each origin's outline is read once.
    std::vector<std::vector<int>> children(m_members.size());
    for (int index = 0; index < int(m_members.size()); ++index) {
        const auto& origin = m_members[size_t(index)].origin;
        if (origin && (!origin->at.isEmpty() || origin->position) && !origin->time)
            children[size_t(origin->session)].push_back(index);
    }
    for (size_t from = 0; from < children.size(); ++from) {
        if (children[from].empty())
            continue;
        SessionPlaces places(store, m_members[from].info.id, job);
        for (const int child : children[from]) {
            LineageOrigin& origin = *m_members[size_t(child)].origin;
            if (!origin.position)
                origin.position = places.position(origin.at);
            origin.time = places.timeAt(origin.position);
            if (const MessagePtr message = isCut(origin.kind) || m_session.isEmpty() || !origin.position
                    ? nullptr
                    : places.messageAt(*origin.position)) {
                origin.text = firstWordsOf(*message);
            }
        }
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
    }
    return {};
}

Result<LineageGraph> LineageReader::read(SessionStore& store, const JobControl& job)
{
    m_members.clear();
    m_memberAt.clear();
    m_branch = {};
    m_eventsRead = 0;
    m_figuresRead = 0;
    m_examined = 0;
    if (const Result<> listed = list(store, job); !listed)
        return std::unexpected(listed.error());
    const Result<> related = m_session.isEmpty() ? relateAll(store, job) : relateFamily(store, m_session, job);
    if (!related)
        return std::unexpected(related.error());
    if (const Result<> events = readAll(store, job); !events)
        return std::unexpected(events.error());
    return graph();
}

LineageGraph LineageReader::graph() const
{
    LineageGraph graph = assembleLineage(m_members);
    graph.whole = m_session.isEmpty();
    graph.examined = m_examined;
    return graph;
}

Result<bool> LineageReader::step(SessionStore& store, const JobControl& job)
{
    const auto total = qint64(m_members.size());
    if (!m_session.isEmpty()) // a family's members came with theirs
        return true;
    for (const QDeadlineTimer slice(SliceMs); qint64(m_figuresRead) < total && !slice.hasExpired(); ++m_figuresRead) {
        LineageSession& session = m_members[m_figuresRead];
        auto info = store.session(session.info.id, ListDetail::Full, job);
        if (!info && stopsAll(info.error()))
            return std::unexpected(info.error());
        if (!info)
            continue;
        setInfo(session, *std::move(info));
        takeOriginFromList(int(m_figuresRead));
    }
    job.setProgress(qint64(m_figuresRead), total);
    return qint64(m_figuresRead) == total;
}

std::vector<SessionId> LineageReader::sessionsByAge() const
{
    std::vector<const SessionInfo*> infos;
    infos.reserve(m_listed.size());
    for (const SessionInfo& info : m_listed)
        infos.push_back(&info);
    std::ranges::stable_sort(infos, [](const SessionInfo* one, const SessionInfo* two) {
        return one->createdAt != two->createdAt ? one->createdAt < two->createdAt : one->id < two->id;
    });
    std::vector<SessionId> ids;
    ids.reserve(infos.size());
    for (const SessionInfo* info : infos)
        ids.push_back(info->id);
    return ids;
}

Result<LineageGraph> LineageReader::addFound(
    SessionStore& store, const std::vector<FoundRelation>& found, qint64 examined, const JobControl& job)
{
    m_examined = examined;
    // A found relation brings its other end into the family, and with it that one's own family.
    bool grows = true;
    while (grows && !m_session.isEmpty()) {
        grows = false;
        for (const FoundRelation& relation : found) {
            const bool hasFrom = m_memberAt.contains(relation.from);
            const bool hasTo = m_memberAt.contains(relation.to);
            if (hasFrom == hasTo)
                continue;
            if (const Result<> joined = relateFamily(store, hasFrom ? relation.to : relation.from, job); !joined)
                return std::unexpected(joined.error());
            grows = true;
        }
    }
    for (const FoundRelation& relation : found) {
        const auto from = m_memberAt.constFind(relation.from);
        const auto to = m_memberAt.constFind(relation.to);
        if (from == m_memberAt.constEnd() || to == m_memberAt.constEnd())
            continue;
        // What a session is, the store tells; where a fork left its origin, not every store does.
        const auto& stored = m_members[size_t(*to)].origin;
        const bool isUnplacedFork
            = stored && stored->kind == LineageEdge::Kind::Fork && stored->at.isEmpty() && stored->session == *from;
        if (stored && !isUnplacedFork)
            continue;
        LineageOrigin origin;
        origin.session = *from;
        origin.kind = relation.endsThere && !isUnplacedFork ? LineageEdge::Kind::Continuation : LineageEdge::Kind::Fork;
        origin.at = relation.at;
        origin.position = relation.common;
        origin.found = true;
        origin.confidence = relation.confidence;
        m_members[size_t(*to)].origin = origin;
    }
    if (const Result<> events = readAll(store, job); !events)
        return std::unexpected(events.error());
    return graph();
}

} // namespace stemma
