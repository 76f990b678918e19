// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/jumptarget.h"

#include "core/models/turnindex.h"
#include "ui/timeline/markedrows.h"
#include "ui/timeline/timelinerows.h"

#include <algorithm>

namespace stemma {

namespace {

bool matches(const Message& message, const Part& part, JumpTarget target)
{
    switch (target) {
    case JumpTarget::Prompt:
        return message.role == Role::User && part.index == message.parts.first().index;
    case JumpTarget::Error: {
        const auto* tool = part.as<ToolPart>();
        return (tool && (tool->state == ToolPart::State::Error || tool->hasError))
            || (part.as<UnknownPart>() && !part.as<UnknownPart>()->reason.isEmpty());
    }
    case JumpTarget::Patch:
        return part.as<PatchPart>();
    case JumpTarget::Thinking:
        return part.as<ReasoningPart>();
    case JumpTarget::File:
        return part.as<FileReferencePart>();
    case JumpTarget::Compaction:
        return part.as<CompactionPart>();
    case JumpTarget::Checkpoint:
        break;
    }
    return false;
}

} // namespace

int partMatching(const Message& message, JumpTarget target, int after, bool forward)
{
    int found = -1;
    for (const Part& part : message.parts) {
        if (!matches(message, part, target))
            continue;
        if (forward && part.index > after)
            return part.index;
        if (!forward && (after < 0 || part.index < after))
            found = part.index;
    }
    return found;
}

bool mayMatch(const TimelineRows& rows, int row, JumpTarget target)
{
    MessageStates states;
    PartKinds kinds;
    Role role = Role::Unknown;
    if (target == JumpTarget::Error
        && std::ranges::any_of(rows.marks(), [row](const MarkedRows* marks) { return marks->isError(row); }))
        return true;
    if (const MessagePtr message = rows.model()->peek(row)) {
        states = message->states;
        role = message->role;
        if (target == JumpTarget::Error && !message->error.isEmpty())
            return true;
        if (target != JumpTarget::Prompt)
            return partMatching(*message, target, -1, true) >= 0;
    } else if (const OutlineDetail* detail = rows.model()->detail(row)) {
        states = MessageStates::fromInt(detail->states);
        kinds = PartKinds::fromInt(detail->kinds);
        role = detail->role;
    }
    switch (target) {
    case JumpTarget::Prompt: {
        const OutlineDetail* detail = rows.model()->detail(row);
        return detail ? TurnIndex::isPrompt(*detail) : role == Role::User;
    }
    case JumpTarget::Error:
        return states.testFlag(MessageState::Error) || states.testFlag(MessageState::Damaged);
    case JumpTarget::Patch:
        return kinds.testFlag(PartKind::Patch);
    case JumpTarget::Thinking:
        return kinds.testFlag(PartKind::Reasoning);
    case JumpTarget::File:
        return kinds.testFlag(PartKind::FileReference);
    case JumpTarget::Compaction:
        return kinds.testFlag(PartKind::Compaction);
    case JumpTarget::Checkpoint:
        break;
    }
    return false;
}

} // namespace stemma
