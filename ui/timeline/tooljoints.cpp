// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/tooljoints.h"

#include "core/filechanges/toolkind.h"
#include "core/store/content/storedpatch.h"

#include <QHash>

#include <algorithm>

namespace stemma {

namespace {

bool isOpenCall(const Part& part, const QString& id)
{
    const auto* tool = part.as<ToolPart>();
    return tool && !id.isEmpty() && tool->callId == id && !tool->hasOutput && !tool->hasError;
}

/// The last part of @p above is a call, and the first one of @p below its result.
bool areJoined(const MessagePtr& above, const MessagePtr& below)
{
    return above && below && !above->parts.isEmpty() && !below->parts.isEmpty() && above->error.isEmpty()
        && holdsOnlyResult(below->parts.first())
        && isOpenCall(above->parts.last(), below->parts.first().as<ToolPart>()->callId);
}

/// The part before this patch is the one edit that it can be of.
bool isPatchOfPartBefore(const QList<Part>& parts, qsizetype at, const std::map<int, ToolPart>& calls)
{
    int edits = 0;
    for (qsizetype i = at - 1; i >= std::max<qsizetype>(0, at - JointRows) && edits < 2; --i) {
        const auto* tool = parts[i].as<ToolPart>();
        if (!tool)
            break;
        const auto call = calls.find(parts[i].index);
        const ToolPart told = withCall(*tool, call == calls.end() ? nullptr : &call->second);
        const ToolKind kind = toolKindOf(told.name);
        const bool isEdit = kind == ToolKind::Patch || kind == ToolKind::Write
            || (kind == ToolKind::Command && !patchIn(told.input.text).isEmpty());
        const bool isDone = !tool->hasError && tool->state != ToolPart::State::Error && !tool->prunedAt;
        if (i == at - 1 && !(isEdit && isDone)) // else its box looks different
            return false;
        edits += isEdit ? 1 : 0;
    }
    return edits == 1;
}

} // namespace

bool holdsOnlyResult(const Part& part)
{
    const auto* tool = part.as<ToolPart>();
    return tool && !tool->callId.isEmpty() && tool->input.isEmpty() && (tool->hasOutput || tool->hasError);
}

bool holdsOnlyResults(const Message& message)
{
    const auto isOfResult
        = [](const Part& part) { return part.as<PatchPart>() || part.as<ImagePart>() || holdsOnlyResult(part); };
    return !message.parts.isEmpty() && holdsOnlyResult(message.parts.first())
        && std::ranges::all_of(message.parts, isOfResult);
}

int imagesBehind(const Message& message, const Part& result)
{
    const auto isImage = [](const Part& part) { return part.as<ImagePart>() != nullptr; };
    const auto at = std::ranges::find(message.parts, result.index, &Part::index);
    if (at == message.parts.end())
        return 0;
    return int(std::ranges::find_if_not(at + 1, message.parts.end(), isImage) - (at + 1));
}

ToolPart withCall(const ToolPart& result, const ToolPart* call)
{
    ToolPart told = result;
    if (call) {
        told.input = call->input;
        if (told.name.isEmpty())
            told.name = call->name;
    }
    return told;
}

ToolJoints toolJoints(int row, const Message& message, const RowMessages& messageAt)
{
    ToolJoints joints;
    // Each row near is gone through once, however many calls a message holds.
    QHash<QStringView, int> calls; // whose results may stand below; Part::index
    QHash<QStringView, int> results; // whose calls may stand above
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        if (tool && isOpenCall(part, tool->callId))
            calls.insert(tool->callId, part.index);
        else if (holdsOnlyResult(part))
            results.insert(tool->callId, part.index);
    }
    for (int above = row - 1; above >= std::max(0, row - JointRows) && !results.isEmpty(); --above) {
        const MessagePtr other = messageAt(above);
        for (const Part& part : other ? other->parts : QList<Part>()) {
            const auto* tool = part.as<ToolPart>();
            if (!tool || holdsOnlyResult(part))
                continue;
            if (const auto found = results.constFind(tool->callId); found != results.cend()) {
                joints.calls.emplace(*found, *tool);
                joints.toldCalls.emplace(*found, std::pair(above, part.index));
                results.erase(found);
            }
        }
    }
    for (int below = row + 1; below <= row + JointRows && !calls.isEmpty(); ++below) {
        const MessagePtr other = messageAt(below);
        for (const Part& part : other ? other->parts : QList<Part>()) {
            const auto* tool = part.as<ToolPart>();
            const auto found = tool ? calls.constFind(tool->callId) : calls.cend();
            if (found == calls.cend())
                continue;
            if (holdsOnlyResult(part)) { // else the call of another turn that has the same id
                joints.answered.insert(*found);
                joints.toldBelow.emplace(*found, below);
            }
            calls.erase(found);
        }
    }
    for (qsizetype at = 1; at < message.parts.size(); ++at)
        if (message.parts[at].as<PatchPart>() && isPatchOfPartBefore(message.parts, at, joints.calls))
            joints.patches.insert(message.parts[at].index);
    joints.isResult = holdsOnlyResults(message)
        && std::ranges::count_if(message.parts, holdsOnlyResult) == std::ssize(joints.calls);
    const MessagePtr here = messageAt(row);
    joints.joinsAbove = joints.isResult && row > 0 && areJoined(messageAt(row - 1), here);
    joints.joinsBelow = areJoined(here, messageAt(row + 1)) && holdsOnlyResults(*messageAt(row + 1));
    // The box that goes on over two rows tells both.
    if (joints.joinsAbove)
        joints.toldCalls.erase(message.parts.first().index);
    if (joints.joinsBelow)
        joints.toldBelow.erase(message.parts.last().index);
    return joints;
}

} // namespace stemma
