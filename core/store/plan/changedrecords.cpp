// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/changedrecords.h"

#include "core/store/conversation/idhash.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <vector>

namespace stemma {

Result<RecordPlaces> changeablePlaces(const Conversation& conversation, size_t row, const ChangePolicy& policy)
{
    const auto bytes = conversation.bytes(row, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto places = policy.places(*bytes);
    if (places && policy.addContent(*places))
        return *std::move(places);
    return fail(Errc::NotSupported, PlanText::lacksFields(qint64(row) + 1, policy.agent()));
}

namespace {

/// The record of a row without some parts of its message; null: nothing is left of it.
Result<QByteArray> recordWithout(
    const Conversation& conversation, size_t row, const std::set<int>& parts, const ChangePolicy& policy)
{
    const auto message = conversation.message(row, 0);
    if (!message)
        return std::unexpected(message.error());
    if (parts.size() == size_t(message->parts.size()))
        return QByteArray();
    const auto places = changeablePlaces(conversation, row, policy);
    if (!places)
        return std::unexpected(places.error());
    std::set<int> removed;
    bool isPossible = true;
    for (const int part : parts) {
        const QList<int> blocks = policy.blocksOf(*places, *message, part);
        isPossible = isPossible && !blocks.isEmpty();
        removed.insert(blocks.begin(), blocks.end());
    }
    QByteArray rest = isPossible ? policy.withoutBlocks(*places, removed) : QByteArray();
    if (rest.isNull())
        return fail(
            Errc::NotSupported, PlanText::tr("This part can only be removed with its whole message %1.").arg(row + 1));
    return rest;
}

} // namespace

Result<std::vector<Rewrite::Item>> itemsWithout(std::vector<Rewrite::Item> items, const Conversation& conversation,
    const Removals& removals, const ChangePolicy& policy)
{
    std::vector<Rewrite::Item> left;
    left.reserve(items.size());
    for (Rewrite::Item& item : items) {
        if (const auto removal = removals.find(item.row); removal != removals.end()) {
            auto rest = recordWithout(conversation, item.row, removal->second, policy);
            if (!rest)
                return std::unexpected(rest.error());
            if (rest->isNull())
                continue;
            item.bytes = *std::move(rest);
        }
        left.push_back(std::move(item));
    }
    return left;
}

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

Result<std::pair<size_t, int>> toolOutputOf(const Conversation& conversation, size_t row, int part)
{
    const auto message = conversation.message(row, 0);
    if (!message)
        return std::unexpected(message.error());
    if (part < 0 || part >= message->parts.size())
        return fail(Errc::NotFound, PlanText::noPart(message->id.value, part));
    const auto* tool = message->parts.at(part).as<ToolPart>();
    if (tool && tool->hasOutput)
        return std::pair(row, part);
    constexpr size_t Nowhere = std::numeric_limits<size_t>::max();
    const auto mark = tool ? resultOf(conversation, idHash(tool->callId)) : std::nullopt;
    const size_t place = mark ? conversation.rowOfRecord(mark->record).value_or(Nowhere) : Nowhere;
    const auto result = place != Nowhere ? conversation.message(place, 0) : Result<Message>(Message());
    for (const Part& one : result ? result->parts : QList<Part>()) {
        const auto* output = one.as<ToolPart>();
        if (output && output->hasOutput && output->callId == tool->callId)
            return std::pair(place, one.index);
    }
    return fail(Errc::NotSupported, PlanText::tr("This is no output of a tool, so it cannot be pruned."));
}

} // namespace stemma
