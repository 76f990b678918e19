// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// What an agent does in a session now, as far as its newest message tells.
enum class Activity : quint8 {
    Unknown, ///< nothing was written for a while, or the message does not tell
    Working, ///< the model or a tool has its turn
    CallOpen, ///< a call has no result, and nothing was written since: it runs long, or waits for an approval
    WaitingForUser, ///< the answer is complete
};

/// Without a write for so long nothing is told: no answer of a model takes longer, so the program was ended or left
/// alone.
inline constexpr Duration ActivityForgotten = std::chrono::minutes(10);

/// @p newest: the last message that somebody said, or the result of a call. @p quiet: since the last write to the
/// session.
[[nodiscard]] Activity activityOf(const Message& newest, Duration quiet);

} // namespace stemma
