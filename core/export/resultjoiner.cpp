// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/resultjoiner.h"

#include <algorithm>
#include <vector>

namespace stemma {

namespace {

bool isResult(const ToolPart& tool)
{
    return (tool.hasOutput || tool.hasError) && tool.input.isEmpty() && !tool.callId.isEmpty();
}

/// The call in @p message that waits for the result of @p callId; null: none does.
ToolPart* callIn(Message& message, const QString& callId)
{
    for (Part& part : message.parts) {
        auto* tool = std::get_if<ToolPart>(&part.body);
        if (tool && tool->callId == callId && !tool->hasOutput && !tool->hasError)
            return tool;
    }
    return nullptr;
}

} // namespace

bool ResultJoiner::join(const Message& results)
{
    if (!m_held || results.parts.isEmpty() || !results.error.isEmpty())
        return false;
    // All of them or none: what is left of a message would be shown without its head.
    Message joined = *m_held;
    for (const Part& part : results.parts) {
        const auto* result = part.as<ToolPart>();
        ToolPart* call = result && isResult(*result) ? callIn(joined, result->callId) : nullptr;
        if (!call)
            return false;
        call->state = result->state;
        call->output = result->output;
        call->hasOutput = result->hasOutput;
        call->error = result->error;
        call->hasError = result->hasError;
        call->prunedAt = result->prunedAt;
        call->endedAt = result->endedAt ? result->endedAt : results.createdAt;
    }
    m_held = std::move(joined);
    return true;
}

std::optional<Message> ResultJoiner::add(Message message)
{
    if (join(message))
        return {};
    return std::exchange(m_held, std::move(message));
}

} // namespace stemma
