// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/tooljoints.h"

#include <algorithm>

namespace stemma {

namespace {

bool isOpenCall(const Part& part, const QString& id)
{
    const auto* tool = part.as<ToolPart>();
    return tool && tool->callId == id && !tool->hasOutput && !tool->hasError && !holdsOnlyResult(part);
}

const ToolPart* callOf(const QString& id, int row, const RowMessages& messageAt)
{
    for (int above = row - 1; above >= 0 && above >= row - JointRows; --above) {
        const MessagePtr message = messageAt(above);
        if (!message)
            continue;
        for (const Part& part : message->parts) {
            if (const auto* tool = part.as<ToolPart>(); tool && tool->callId == id && !holdsOnlyResult(part))
                return tool;
        }
    }
    return nullptr;
}

bool isAnswered(const QString& id, int row, const RowMessages& messageAt)
{
    for (int below = row + 1; below <= row + JointRows; ++below) {
        const MessagePtr message = messageAt(below);
        if (!message)
            continue;
        for (const Part& part : message->parts) {
            if (const auto* tool = part.as<ToolPart>(); tool && tool->callId == id)
                return holdsOnlyResult(part); // else the call of another turn that has the same id
        }
    }
    return false;
}

/// The last part of @p above is a call, and the first one of @p below its result.
bool areJoined(const MessagePtr& above, const MessagePtr& below)
{
    return above && below && !above->parts.isEmpty() && !below->parts.isEmpty() && above->error.isEmpty()
        && holdsOnlyResult(below->parts.first())
        && isOpenCall(above->parts.last(), below->parts.first().as<ToolPart>()->callId);
}

} // namespace

bool holdsOnlyResult(const Part& part)
{
    const auto* tool = part.as<ToolPart>();
    return tool && !tool->callId.isEmpty() && tool->input.isEmpty() && (tool->hasOutput || tool->hasError);
}

bool holdsOnlyResults(const Message& message)
{
    return !message.parts.isEmpty() && std::ranges::all_of(message.parts, holdsOnlyResult);
}

ToolJoints toolJoints(int row, const Message& message, const RowMessages& messageAt)
{
    ToolJoints joints;
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        if (!tool || tool->callId.isEmpty())
            continue;
        if (isOpenCall(part, tool->callId)) {
            if (isAnswered(tool->callId, row, messageAt))
                joints.answered.insert(part.index);
        } else if (holdsOnlyResult(part)) {
            if (const ToolPart* call = callOf(tool->callId, row, messageAt))
                joints.calls.emplace(part.index, *call);
        }
    }
    joints.isResult = !joints.calls.empty() && joints.calls.size() == size_t(message.parts.size());
    const MessagePtr here = messageAt(row);
    joints.joinsAbove = joints.isResult && row > 0 && areJoined(messageAt(row - 1), here);
    joints.joinsBelow = areJoined(here, messageAt(row + 1)) && holdsOnlyResults(*messageAt(row + 1));
    return joints;
}

} // namespace stemma
