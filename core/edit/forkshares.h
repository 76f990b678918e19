// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// How much of one kind of things comes along into a fork, and how much only the original has.
struct ForkShare
{
    enum class Kind : quint8 {
        Messages, ///< those of summaries excepted
        Parts, ///< of these messages, without the open calls
        Thinking, ///< parts
        ToolPairs, ///< calls with their results
        OpenCalls, ///< calls without a result; the plan warns where a format leaves them out
        Summaries,
        FileReferences,
        Checkpoints,
        SubAgents, ///< sessions that the session started, and those that these started
        UsedTokens, ///< stored with the messages: what their calls cost
        ContextItems, ///< the part of the context that the agent sends first
    };
    Kind kind = Kind::Messages;
    qint64 along = 0;
    std::optional<qint64> behind; ///< no value: it is no part of a whole

    bool operator==(const ForkShare&) const = default;
};

/// The stable, never translated name: "messages", "tool_pairs"…
[[nodiscard]] QLatin1StringView nameOf(ForkShare::Kind kind);

/// What comes along with a fork that was planned, the kinds of which there are any; messages always. Reads the whole
/// session, without its texts. Empty: it is no fork.
[[nodiscard]] Result<QList<ForkShare>> forkShares(SessionStore& store, const EditPlan& plan, const JobControl& job);

} // namespace stemma
