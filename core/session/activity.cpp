// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/activity.h"

#include <algorithm>

namespace stemma {

Activity activityOf(const Message& newest, Duration quiet)
{
    using namespace std::chrono_literals;
    constexpr auto Paused = 8s; // tools that take longer are few
    constexpr auto ClocksDiffer = 1min;
    if (quiet > ActivityForgotten || quiet < -ClocksDiffer)
        return Activity::Unknown;
    if (newest.states & (MessageStates(MessageState::Interrupted) | MessageState::Error) && newest.role != Role::Tool)
        return Activity::WaitingForUser;
    switch (newest.role) {
    case Role::User:
    case Role::Tool:
        return Activity::Working;
    case Role::Assistant:
    case Role::Colleague: {
        const bool hasOpenCall = std::ranges::any_of(newest.parts, [](const Part& part) {
            const auto* call = part.as<ToolPart>();
            return call && (call->state == ToolPart::State::Pending || call->state == ToolPart::State::Running);
        });
        if (hasOpenCall)
            return quiet > Paused ? Activity::CallOpen : Activity::Working;
        const bool endsInCall = !newest.parts.isEmpty() && newest.parts.last().as<ToolPart>();
        return endsInCall ? Activity::Working : Activity::WaitingForUser;
    }
    default:
        return Activity::Unknown;
    }
}

} // namespace stemma
