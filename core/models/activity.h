// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/store/turnsigns.h"

#include <span>

namespace stemma {

/// What an agent does in a session now, as far as what it stores tells.
enum class Activity : quint8 {
    Unknown, ///< nothing was written for a while, or what was does not tell
    Working, ///< the model or a tool has its turn
    CallOpen, ///< a call has no result, and nothing was written since: it runs long, or waits for an approval
    WaitingForAnswer, ///< the agent asked the user a question
    WaitingForApproval, ///< the user is to approve a plan
    WaitingForUser, ///< the answer is complete
    Idle, ///< nothing was written for long, though it was before
};

/// Without a write for so long nothing is told: no answer of a model takes longer, so the program was ended or left
/// alone.
inline constexpr Duration ActivityForgotten = std::chrono::minutes(10);

/// @p newest: the last messages, the newest one first, as far as they are known. @p quiet: since the last write to the
/// session. @p signs: what the store tells of the turn.
[[nodiscard]] Activity activityOf(std::span<const MessagePtr> newest, const TurnSigns& signs, Duration quiet);

} // namespace stemma
