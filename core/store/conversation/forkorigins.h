// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/session/checkpoint.h"
#include "core/session/session.h"

#include <functional>
#include <span>

namespace stemma {

/// A session of a format that does not record what its forks were made of, though their copies keep the times of the
/// messages.
struct DatedSession
{
    SessionInfo* info = nullptr;
    std::optional<qint64> firstMs; ///< time of its first message
    QString titleOfOrigin; ///< that its title tells of; empty: it tells of none
};

/// Sets the origins of forks: a session that is younger than its first message is a copy of an older one that begins
/// at the same time, of that with the fitting title where there are several. Sets those of sub-agents by their parents.
/// What has an origin keeps it, and hangs under it.
void findForkOrigins(std::span<const DatedSession> sessions);

/// SessionStore::edges() by origins. @p at: the last message that a fork took over.
[[nodiscard]] Result<QList<LineageEdge>> edgesByOrigins(std::span<const SessionInfo> sessions, const SessionId& id,
    const std::function<Result<MessageId>(const SessionInfo& fork)>& at);

/// The relation of a session to the one that it came from.
[[nodiscard]] LineageEdge::Kind edgeOf(Origin::Kind kind);

} // namespace stemma
