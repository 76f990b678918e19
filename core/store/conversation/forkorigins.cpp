// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/forkorigins.h"

namespace stemma {

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
