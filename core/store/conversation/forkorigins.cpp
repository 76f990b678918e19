// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/forkorigins.h"

#include <map>

namespace stemma {

void findForkOrigins(std::span<const DatedSession> sessions)
{
    std::multimap<qint64, const SessionInfo*> byFirst;
    for (const DatedSession& session : sessions) {
        if (session.firstMs)
            byFirst.emplace(*session.firstMs, session.info);
    }
    for (const auto& [info, firstMs, wanted] : sessions) {
        if (info->origin.kind == Origin::Kind::None && !info->parent.isEmpty())
            info->origin = {Origin::Kind::SubAgent, info->parent, {}};
        const bool isCopy = info->createdAt && firstMs && *firstMs < toMs(*info->createdAt);
        if (info->origin.kind != Origin::Kind::None || !isCopy)
            continue;
        const SessionInfo* origin = nullptr;
        const auto [begin, end] = byFirst.equal_range(*firstMs);
        for (auto it = begin; it != end; ++it) {
            const SessionInfo* other = it->second;
            if (!other->createdAt || *other->createdAt >= *info->createdAt)
                continue;
            const auto fits = [&](const SessionInfo* one) { return !wanted.isEmpty() && one->title == wanted; };
            const bool isBetter = origin && fits(other) == fits(origin) ? *other->createdAt < *origin->createdAt
                                                                        : !origin || fits(other);
            origin = isBetter ? other : origin;
        }
        if (origin)
            info->origin = {Origin::Kind::Fork, origin->id, {}};
    }
    // Lists show a session below its parent; that of a fork is what it was forked from.
    for (const DatedSession& session : sessions) {
        if (session.info->parent.isEmpty())
            session.info->parent = session.info->origin.session;
    }
}

Result<QList<LineageEdge>> edgesByOrigins(std::span<const SessionInfo> sessions, const SessionId& id,
    const std::function<Result<MessageId>(const SessionInfo& fork)>& at)
{
    QList<LineageEdge> edges;
    for (const SessionInfo& info : sessions) {
        const Origin& origin = info.origin;
        if (origin.kind == Origin::Kind::None || (info.id != id && origin.session != id))
            continue;
        const bool isFork = origin.kind == Origin::Kind::Fork;
        const auto last = isFork ? at(info) : Result<MessageId>(MessageId());
        if (!last && last.error().code == Errc::Cancelled)
            return std::unexpected(last.error());
        edges << LineageEdge {origin.session, info.id, edgeOf(origin.kind), last.value_or(MessageId())};
    }
    return edges;
}

LineageEdge::Kind edgeOf(Origin::Kind kind)
{
    switch (kind) {
    case Origin::Kind::Resume:
        return LineageEdge::Kind::Resume;
    case Origin::Kind::SubAgent:
        return LineageEdge::Kind::SubAgent;
    case Origin::Kind::Continuation:
        return LineageEdge::Kind::Continuation;
    case Origin::Kind::Fork:
    case Origin::Kind::None:
        break;
    }
    return LineageEdge::Kind::Fork;
}

} // namespace stemma
