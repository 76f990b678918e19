// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessionbranches.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace stemma {

namespace {

constexpr int QuietMs = 1000;

bool isBranch(const LineageEdge& edge)
{
    return edge.kind == LineageEdge::Kind::Branch;
}

/// All of the conversation that the session is a branch of.
Result<QList<LineageEdge>> branchEdges(SessionStore& store, SessionId session, const JobControl& job)
{
    for (QSet<SessionId> seen;; seen += session) { // until the one that none leads to
        Result<QList<LineageEdge>> edges = store.edges(session, job);
        if (!edges)
            return edges;
        edges->removeIf(std::not_fn(isBranch));
        const auto own = std::ranges::find(*edges, session, &LineageEdge::to);
        if (own == edges->end() || seen.contains(own->from))
            return edges;
        session = own->from;
    }
}

/// Which of the branches the session goes along: itself, or the one that it leaves later.
qsizetype goneAlong(SessionId session, const QList<SessionId>& branches, const QHash<SessionId, SessionId>& origins)
{
    for (qsizetype steps = 0; steps <= origins.size(); ++steps) {
        if (const qsizetype at = branches.indexOf(session); at >= 0)
            return at;
        session = origins.value(session);
    }
    return 0;
}

} // namespace

SessionBranches::SessionBranches(OpenStore& store, const MessageModel& model, QObject* parent)
    : StoreSource(QuietMs, parent)
    , m_model(model)
    , m_places(store, model)
{
    connect(&m_places, &MessagePlaces::placed, this, &SessionBranches::place);
    connect(&model, &MessageModel::ready, this, &SessionBranches::place); // for those that share no message
    setStore(&store);
    load();
}

void SessionBranches::load()
{
    begin({});
    const SessionId session = m_model.session();
    ask([session](SessionStore& store, const JobControl& job) { return branchEdges(store, session, job); }, Lane::Idle,
        [this](const Result<QList<LineageEdge>>& edges) {
            if (edges) // else what is known stays; the page reports the error
                take(*edges);
            finish(edges ? std::nullopt : std::optional(edges.error()));
        });
}

void SessionBranches::take(const QList<LineageEdge>& edges)
{
    std::map<QString, BranchChoice> points;
    QHash<SessionId, SessionId> origins;
    for (const LineageEdge& edge : edges) {
        BranchChoice& choice = points[edge.at.value];
        if (choice.branches.isEmpty())
            choice = {.branches = {edge.from}, .shared = edge.at};
        choice.branches += edge.to;
        origins.insert(edge.to, edge.from);
    }
    for (auto& [id, choice] : points)
        choice.current = goneAlong(m_model.session(), choice.branches, origins);
    if (points == m_points)
        return;
    m_points = std::move(points);
    QList<MessageId> shared;
    for (const auto& [id, choice] : m_points)
        if (!id.isEmpty())
            shared += choice.shared;
    m_places.find(shared);
    place();
}

void SessionBranches::place()
{
    std::map<int, BranchChoice> choices;
    const int rows = m_model.rowCount();
    if (const auto atStart = m_points.find(QString()); atStart != m_points.end() && rows > 0)
        choices.emplace(0, atStart->second);
    for (const MessagePlaces::Place& place : m_places.places())
        if (const auto at = m_points.find(place.message.value); at != m_points.end())
            choices.emplace(std::min(place.row + 1, rows - 1), at->second);
    if (std::exchange(m_choices, std::move(choices)) != m_choices)
        emit changed();
}

} // namespace stemma
