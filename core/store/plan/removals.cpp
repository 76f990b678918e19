// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/removals.h"

#include "core/store/conversation/idhash.h"

#include <algorithm>
#include <vector>

namespace stemma {

Result<> addPairs(Removals& removals, const Conversation& conversation)
{
    std::vector<size_t> open;
    for (const auto& [row, parts] : removals)
        open.push_back(row);
    while (!open.empty()) {
        const size_t row = open.back();
        open.pop_back();
        const auto message = conversation.message(row, 0);
        if (!message)
            return std::unexpected(message.error());
        std::set<int>& parts = removals[row];
        const auto isLeft = [&](const Part& part) {
            // Thinking alone is no message, and is never parted from what it led to; nor is what a result shows.
            const bool isShown = message->role == Role::Tool && !part.as<ToolPart>();
            return !parts.contains(part.index) && !part.as<ReasoningPart>() && !isShown;
        };
        const bool isWhole = std::ranges::none_of(message->parts, isLeft);
        for (const Part& part : message->parts) {
            if (isWhole)
                parts.insert(part.index);
            const auto* tool = part.as<ToolPart>();
            if (!tool || !parts.contains(part.index) || tool->callId.isEmpty())
                continue;
            const quint64 call = idHash(tool->callId);
            const auto result = resultOf(conversation, call);
            const auto other = tool->hasOutput ? callRow(conversation, call)
                : result                       ? conversation.rowOfRecord(result->record)
                                               : std::nullopt;
            const auto counterpart = other ? conversation.message(*other, 0) : Result<Message>(Message());
            if (!counterpart)
                return std::unexpected(counterpart.error());
            for (const Part& one : counterpart->parts) {
                const auto* paired = one.as<ToolPart>();
                const bool isPair = paired && paired->callId == tool->callId && paired->hasOutput != tool->hasOutput;
                if (isPair && removals[*other].insert(one.index).second)
                    open.push_back(*other);
            }
        }
    }
    return {};
}

QByteArray withoutParts(
    const RecordPlaces& places, const Message& message, const std::set<int>& parts, const ChangePolicy& policy)
{
    std::set<int> removed;
    for (const int part : parts) {
        const QList<int> blocks = policy.blocksOf(places, message, part);
        if (blocks.isEmpty())
            return {};
        removed.insert(blocks.begin(), blocks.end());
    }
    return policy.withoutBlocks(places, removed);
}

} // namespace stemma
