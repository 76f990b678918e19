// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/activity.h"

#include "core/filechanges/toolkind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isOpen(const Part& part)
{
    const auto* call = part.as<ToolPart>();
    return call && (call->state == ToolPart::State::Pending || call->state == ToolPart::State::Running);
}

/// Calls without a result of the turn under way. Of calls that were made together some may have theirs already.
QList<ToolPart> openCalls(std::span<const MessagePtr> newest)
{
    QList<ToolPart> calls;
    for (const MessagePtr& message : newest) {
        if (message->role == Role::User)
            break;
        for (const Part& part : message->parts) {
            if (message->role != Role::Tool && isOpen(part))
                calls << *part.as<ToolPart>();
        }
    }
    return calls;
}

/// Tools that ask the user to approve what the agent plans to do.
bool isPlanApproval(const ToolPart& call)
{
    return call.name.compare("ExitPlanMode"_L1, Qt::CaseInsensitive) == 0 || call.name == "plan_exit"_L1;
}

Activity ofOpenCalls(const QList<ToolPart>& calls, const TurnSigns& signs, Duration quiet)
{
    using namespace std::chrono_literals;
    constexpr auto Paused = 8s; // tools that take longer are few
    if (std::ranges::any_of(calls, isPlanApproval))
        return Activity::WaitingForApproval;
    if (std::ranges::any_of(calls, [](const ToolPart& call) { return toolKindOf(call.name) == ToolKind::Question; }))
        return Activity::WaitingForAnswer;
    return quiet > Paused && signs.asksForApproval.value_or(true) ? Activity::CallOpen : Activity::Working;
}

} // namespace

Activity activityOf(std::span<const MessagePtr> newest, const TurnSigns& signs, Duration quiet)
{
    using namespace std::chrono_literals;
    constexpr auto ClocksDiffer = 1min;
    const auto isSaid
        = [](const MessagePtr& message) { return message->role != Role::System && message->role != Role::Unknown; };
    const auto last = std::ranges::find_if(newest, isSaid);
    if (quiet > ActivityForgotten || quiet < -ClocksDiffer || last == newest.end())
        return Activity::Unknown;
    const Message& message = **last;
    const auto turn = signs.turn.value_or(TurnSigns::Turn::NotTold);
    const bool isFailed = message.states & (MessageStates(MessageState::Interrupted) | MessageState::Error);
    if (turn == TurnSigns::Turn::Ended || (isFailed && message.role != Role::Tool))
        return Activity::WaitingForUser;
    if (message.role == Role::User)
        return Activity::Working;
    const bool endsInCall
        = message.role == Role::Tool || (!message.parts.isEmpty() && message.parts.last().as<ToolPart>());
    const QList<ToolPart> calls = openCalls(newest);
    if (!calls.isEmpty() && (endsInCall || std::ranges::any_of(message.parts, isOpen)))
        return ofOpenCalls(calls, signs, quiet);
    return endsInCall || turn == TurnSigns::Turn::Running ? Activity::Working : Activity::WaitingForUser;
}

} // namespace stemma
