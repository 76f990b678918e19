// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/lineagegraph.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <numeric>

namespace stemma {

namespace {

using Kind = LineageNode::Kind;

bool isBefore(const LineageSession& one, const LineageSession& two)
{
    // Sessions without a time come first; ids keep the order the same from reading to reading.
    if (one.info.createdAt != two.info.createdAt)
        return one.info.createdAt < two.info.createdAt;
    return one.info.id < two.info.id;
}

/// Oldest first, with the origins following.
void sortSessions(std::vector<LineageSession>& sessions)
{
    std::vector<int> order(sessions.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(
        order, [&](int one, int two) { return isBefore(sessions[size_t(one)], sessions[size_t(two)]); });
    std::vector<int> placeOf(sessions.size());
    std::vector<LineageSession> sorted;
    sorted.reserve(sessions.size());
    for (size_t place = 0; place < order.size(); ++place) {
        placeOf[size_t(order[place])] = int(place);
        sorted.push_back(std::move(sessions[size_t(order[place])]));
    }
    for (LineageSession& session : sorted) {
        if (!session.origin)
            continue;
        const int from = session.origin->session;
        if (from < 0 || size_t(from) >= placeOf.size())
            session.origin.reset();
        else
            session.origin->session = placeOf[size_t(from)];
    }
    sessions = std::move(sorted);
}

/// Cuts circles where they are met first.
void breakCircles(std::vector<LineageSession>& sessions)
{
    enum class State : quint8 { New, Open, Done };
    std::vector<State> states(sessions.size(), State::New);
    std::vector<size_t> way;
    for (size_t start = 0; start < sessions.size(); ++start) {
        way.clear();
        size_t at = start;
        while (states[at] == State::New) {
            states[at] = State::Open;
            way.push_back(at);
            if (!sessions[at].origin)
                break;
            const auto next = size_t(sessions[at].origin->session);
            if (states[next] == State::Open) {
                sessions[at].origin.reset();
                break;
            }
            at = next;
        }
        for (const size_t passed : way)
            states[passed] = State::Done;
    }
}

LineageNode beginningOf(const LineageSession& session, int index)
{
    const bool hasOrigin = session.origin.has_value();
    LineageNode node;
    node.kind = hasOrigin && session.origin->kind == LineageEdge::Kind::SubAgent ? Kind::SubAgent
        : hasOrigin && session.origin->kind == LineageEdge::Kind::Discarded      ? Kind::Discarded
                                                                                 : Kind::Session;
    node.session = index;
    node.position = 0;
    node.messages = session.info.messages;
    node.tokens = session.tokens;
    node.estimated = session.tokensEstimated;
    node.time = session.info.createdAt;
    return node;
}

LineageNode endOf(const LineageSession& session, int index)
{
    LineageNode node;
    node.kind = Kind::End;
    node.session = index;
    node.position = session.info.messages;
    node.messages = session.info.messages;
    node.time = session.info.updatedAt;
    node.role = session.lastRole;
    return node;
}

/// The points at which others leave @p session: one for all who leave at the same message.
void addLeavings(LineageSession& session, const std::vector<const LineageSession*>& children)
{
    for (const LineageSession* child : children) {
        const LineageOrigin& origin = *child->origin;
        const bool known = !origin.at.isEmpty() || origin.position;
        if (!known || origin.kind == LineageEdge::Kind::SubAgent)
            continue;
        const bool cut = origin.kind == LineageEdge::Kind::Discarded || origin.kind == LineageEdge::Kind::Resume;
        LineageNode node;
        node.kind = cut ? Kind::Resume : Kind::Fork;
        node.message = origin.at;
        node.position = origin.position;
        node.messages = origin.position;
        node.text = origin.text;
        // A fork point lies where the message was written; a resume is an act, and as late as what it cut off.
        node.time = cut && child->info.createdAt ? child->info.createdAt : origin.time;
        const auto same = [&](const LineageNode& other) {
            return other.kind == node.kind && other.position == node.position && other.message == node.message;
        };
        if (std::ranges::none_of(session.events, same))
            session.events.push_back(node);
    }
}

/// What has no place comes last.
bool isEarlier(const LineageNode& one, const LineageNode& two)
{
    constexpr qint64 Nowhere = std::numeric_limits<qint64>::max();
    const qint64 a = one.position.value_or(Nowhere);
    const qint64 b = two.position.value_or(Nowhere);
    return a != b ? a < b : one.time < two.time;
}

int leavingOf(const LineageGraph& graph, const LineageSession& child)
{
    const LineageSession& parent = graph.sessions[size_t(child.origin->session)];
    for (int node = parent.firstNode; node < parent.firstNode + parent.nodeCount; ++node) {
        const LineageNode& at = graph.nodes[size_t(node)];
        const bool leaves = at.kind == Kind::Fork || at.kind == Kind::Resume;
        if (leaves && at.message == child.origin->at && at.position == child.origin->position)
            return node;
    }
    return -1;
}

} // namespace

int LineageGraph::indexOf(const SessionId& id) const
{
    const auto at = std::ranges::find_if(sessions, [&id](const LineageSession& one) { return one.info.id == id; });
    return at == sessions.end() ? -1 : int(at - sessions.begin());
}

LineageGraph assembleLineage(std::vector<LineageSession> sessions)
{
    sortSessions(sessions);
    breakCircles(sessions);
    std::vector<std::vector<const LineageSession*>> children(sessions.size());
    for (const LineageSession& session : sessions) {
        if (session.origin)
            children[size_t(session.origin->session)].push_back(&session);
    }
    LineageGraph graph;
    for (size_t i = 0; i < sessions.size(); ++i) {
        LineageSession& session = sessions[i];
        session.firstNode = int(graph.nodes.size());
        session.fromNode = -1;
        graph.nodes.push_back(beginningOf(session, int(i)));
        const size_t own = session.events.size();
        addLeavings(session, children[i]);
        std::vector<LineageNode> events = session.events;
        session.events.resize(own); // so that assembling again gives the same
        std::ranges::stable_sort(events, isEarlier);
        for (LineageNode& event : events) {
            event.session = int(i);
            graph.nodes.push_back(std::move(event));
        }
        const Kind kind = graph.nodes[size_t(session.firstNode)].kind;
        // What was over when it began needs no end of its own.
        if ((kind != Kind::SubAgent && kind != Kind::Discarded) || !events.empty())
            graph.nodes.push_back(endOf(session, int(i)));
        session.nodeCount = int(graph.nodes.size()) - session.firstNode;
    }
    graph.sessions = std::move(sessions);
    for (LineageSession& session : graph.sessions) {
        if (session.origin)
            session.fromNode = leavingOf(graph, session);
    }
    return graph;
}

} // namespace stemma
