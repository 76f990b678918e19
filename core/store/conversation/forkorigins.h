// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/session/checkpoint.h"
#include "core/session/session.h"

#include <functional>
#include <span>

namespace stemma {

/// SessionStore::edges() by origins. @p at: the last message that a fork took over.
[[nodiscard]] Result<QList<LineageEdge>> edgesByOrigins(std::span<const SessionInfo> sessions, const SessionId& id,
    const std::function<Result<MessageId>(const SessionInfo& fork)>& at);

/// The relation of a session to the one that it came from.
[[nodiscard]] LineageEdge::Kind edgeOf(Origin::Kind kind);

} // namespace stemma
