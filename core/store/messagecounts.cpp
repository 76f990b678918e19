// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/messagecounts.h"

#include "core/session/injectedtext.h"

namespace stemma {

void MessageCounts::add(const ToolPart& tool)
{
    constexpr size_t Seed = 0;
    const quint64 call = tool.callId.isEmpty() ? 0 : qMax<quint64>(1, qHash(tool.callId, Seed));
    if (!tool.hasOutput && !tool.hasError)
        openCalls += call;
    else if (tool.state != ToolPart::State::Orphan)
        results += call;
}

MessageCounts countsOf(const Message& message)
{
    MessageCounts counted;
    counted.id = message.id;
    counted.isSummary = message.states.testFlag(MessageState::Summary);
    counted.tokens = message.tokens;
    for (const Part& part : message.parts) {
        const bool isHidden = isHiddenByRevert(part.fields);
        ++(isHidden ? counted.hidden : counted.parts);
        if (isHidden)
            continue;
        if (const auto* tool = part.as<ToolPart>()) {
            counted.add(*tool);
        } else if (part.as<ReasoningPart>()) {
            ++counted.thinking;
        } else if (const auto* compaction = part.as<CompactionPart>()) {
            counted.summaries += compaction->node;
        }
    }
    return counted;
}

Result<std::vector<MessageCounts>> messageCounts(
    SessionStore& store, const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    const auto messages = store.messages(id, keys, ReadOptions {0}, job);
    if (!messages)
        return std::unexpected(messages.error());
    std::vector<MessageCounts> counts;
    counts.reserve(messages->size());
    for (const MessagePtr& message : *messages)
        counts.push_back(message ? countsOf(*message) : MessageCounts());
    return counts;
}

} // namespace stemma
