// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/messagecounts.h"

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

MessageCounts tallyOf(const Message& message)
{
    MessageCounts tally;
    tally.id = message.id;
    tally.isSummary = message.states.testFlag(MessageState::Summary);
    tally.tokens = message.tokens;
    tally.parts = int(message.parts.size());
    for (const Part& part : message.parts) {
        if (const auto* tool = part.as<ToolPart>()) {
            tally.add(*tool);
        } else if (part.as<ReasoningPart>()) {
            ++tally.thinking;
        } else if (const auto* compaction = part.as<CompactionPart>()) {
            tally.summaries += compaction->node;
        }
    }
    return tally;
}

Result<std::vector<MessageCounts>> messageTallies(
    SessionStore& store, const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    if (auto* tallying = store.service<MessageCounter>())
        return tallying->tallies(id, keys, job);
    const auto messages = store.messages(id, keys, ReadOptions {0}, job);
    if (!messages)
        return std::unexpected(messages.error());
    std::vector<MessageCounts> tallies;
    tallies.reserve(messages->size());
    for (const MessagePtr& message : *messages)
        tallies.push_back(message ? tallyOf(*message) : MessageCounts());
    return tallies;
}

} // namespace stemma
