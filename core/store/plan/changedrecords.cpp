// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/changedrecords.h"

#include "core/store/conversation/idhash.h"
#include "core/store/json/json.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

namespace stemma {

namespace {

Result<RecordPlaces> placesOfRecord(const QByteArray& record, size_t row, const ChangePolicy& policy)
{
    auto places = policy.places(record);
    if (places && policy.addContent(*places))
        return *std::move(places);
    return fail(Errc::NotSupported, PlanText::lacksFields(qint64(row) + 1, policy.agent()));
}

} // namespace

Result<RecordPlaces> changeablePlaces(const Conversation& conversation, size_t row, const ChangePolicy& policy)
{
    return conversation.bytes(row, -1).and_then(
        [&](const QByteArray& record) { return placesOfRecord(record, row, policy); });
}

QByteArray withoutThinkingLinks(const QByteArray& record, const ChangePolicy& policy)
{
    JsonCopy copy;
    const auto places = policy.places(record);
    for (const json::Range& block : places ? places->blocks : QList<json::Range>())
        removeMembers(
            copy, record, block, [&](QByteArrayView key) { return policy.isThinkingLink(*places, block, key); });
    return copy.applied(record);
}

namespace {

/// Where an id of a call stands.
struct CallSpot
{
    size_t row = 0;
    bool isResult = false;
    auto operator<=>(const CallSpot&) const = default;
};

/// In the order of the rows.
std::vector<CallSpot> placesIn(const Conversation& conversation, std::span<const ToolCallIndex::Mark> marks)
{
    std::vector<CallSpot> places;
    for (const ToolCallIndex::Mark& mark : marks) {
        if (const auto row = conversation.rowOfRecord(mark.record))
            places.push_back({*row, mark.isResult});
    }
    std::ranges::sort(places);
    return places;
}

/// The row with the result of the call that @p row makes, or with the call whose result it has: of repeated ids the
/// one that belongs to it. None: it has none.
std::optional<size_t> counterpartOf(const Conversation& conversation, quint64 callId, size_t row, bool isResult)
{
    const std::vector<CallSpot> places = placesIn(conversation, conversation.tools().of(callId));
    const CallSpot here {row, isResult};
    const auto at = std::ranges::lower_bound(places, here);
    const auto isCall = [](const CallSpot& place) { return !place.isResult; };
    if (isResult) {
        const auto before = std::find_if(std::reverse_iterator(at), places.rend(), isCall);
        const auto behind = std::find_if(at, places.end(), isCall);
        return before != places.rend() ? std::optional(before->row)
            : behind != places.end()   ? std::optional(behind->row)
                                       : std::nullopt;
    }
    const auto next = std::ranges::upper_bound(places, here);
    if (next != places.end() && next->isResult)
        return next->row;
    // A result that stands before all calls can belong to the first one only.
    const bool isFirst = at != places.begin() && std::none_of(places.begin(), at, isCall);
    return isFirst ? std::optional(places.front().row) : std::nullopt;
}

/// The record of a row without some parts of its message; null: nothing is left of it.
Result<QByteArray> recordWithout(
    const Conversation& conversation, size_t row, const std::set<int>& parts, const ChangePolicy& policy)
{
    const auto message = conversation.message(row, ReadOptions::NoText);
    if (!message)
        return std::unexpected(message.error());
    if (parts.size() == size_t(message->parts.size()))
        return QByteArray();
    const auto places = changeablePlaces(conversation, row, policy);
    if (!places)
        return std::unexpected(places.error());
    std::set<int> removed;
    bool isPossible = true;
    bool hadThinking = false;
    for (const int part : parts) {
        hadThinking = hadThinking || message->parts.at(part).as<ReasoningPart>();
        const QList<int> blocks = policy.blocksOf(*places, *message, part);
        isPossible = isPossible && !blocks.isEmpty();
        removed.insert(blocks.begin(), blocks.end());
    }
    QByteArray rest = isPossible ? policy.withoutBlocks(*places, removed) : QByteArray();
    if (rest.isEmpty())
        return fail(
            Errc::NotSupported, PlanText::tr("This part can only be removed with its whole message %1.").arg(row + 1));
    return hadThinking ? withoutThinkingLinks(rest, policy) : rest;
}

/// The record of a message with another text in one part.
Result<ChangedText> changedText(
    const RecordPlaces& places, const Message& message, int part, const QString& wanted, const ChangePolicy& policy)
{
    if (part < 0 || part >= message.parts.size())
        return fail(Errc::NotFound, PlanText::noPart(message.id.value, part));
    if (isSigned(message.parts.at(part)))
        return fail(Errc::NotSupported, PlanText::signedTextStays());
    const auto place = policy.textPlace(places, message, part);
    if (!place)
        return fail(Errc::NotSupported, PlanText::notEditable());
    const QByteArray stored = places.source(*place);
    const auto old = json::parse(stored);
    const bool isText = old && old->isString();
    const QString text = isText ? policy.textFor(wanted, old->string) : wanted;
    if (isText && old->string == text)
        return fail(Errc::Usage, PlanText::sameText());
    JsonCopy copy;
    copy.replace(*place, json::quotedText(text));
    policy.addTextChange(copy, places, message, part);
    return ChangedText {copy.applied(places.bytes), isText ? old->string : QString::fromUtf8(stored), text, message};
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

Result<ChangedText> withText(const Conversation& conversation, size_t row, int part, const QString& wanted,
    const ChangePolicy& policy, const QByteArray& record)
{
    const auto places
        = record.isNull() ? changeablePlaces(conversation, row, policy) : placesOfRecord(record, row, policy);
    const auto message = places ? conversation.message(row, ReadOptions::WholeText) : std::unexpected(places.error());
    return message ? changedText(*places, *message, part, wanted, policy) : std::unexpected(message.error());
}

Result<ChangedText> withPruning(const Conversation& conversation, size_t row, int part, bool restore,
    const ChangePolicy& policy, const QByteArray& record)
{
    const auto places
        = record.isNull() ? changeablePlaces(conversation, row, policy) : placesOfRecord(record, row, policy);
    const auto message = places ? conversation.message(row, ReadOptions::WholeText) : std::unexpected(places.error());
    if (!message)
        return std::unexpected(message.error());
    JsonCopy copy;
    const auto* tool = message->parts.at(part).as<ToolPart>();
    const bool isMarked = tool && policy.markPruned(copy, *places, *message, part, restore);
    if (!isMarked && !restore)
        return changedText(*places, *message, part, policy.prunedText(), policy);
    if (!isMarked)
        return fail(Errc::NotSupported,
            PlanText::tr("%1 does not mark pruned outputs. The session that this one was made of has the output.")
                .arg(policy.agent()));
    ChangedText text {copy.applied(places->bytes), tool->output.text, policy.prunedText(), *message};
    if (text.record == places->bytes) // the message does not tell: it may be marked in the record only
        return fail(Errc::Usage,
            restore ? PlanText::tr("This output is not pruned.") : PlanText::tr("This output is already pruned."));
    if (restore)
        std::swap(text.before, text.after);
    return text;
}

void addStranded(std::set<int>& parts, const Message& message)
{
    // What a result shows is nothing without it.
    const auto isShown = [&message](const Part& part) { return message.role == Role::Tool && !part.as<ToolPart>(); };
    const auto isSaid = [&isShown](const Part& part) {
        const bool isStep = part.as<StepStartPart>() || part.as<StepFinishPart>() || part.as<PatchPart>();
        return !isStep && !part.as<ReasoningPart>() && !isShown(part);
    };
    const auto goes = [&parts](const Part& part) { return parts.contains(part.index); };
    const bool isAnyLeft
        = std::ranges::any_of(message.parts, [&](const Part& part) { return isSaid(part) && !goes(part); });
    bool isStranded = !isAnyLeft
        && std::ranges::any_of(message.parts, [&](const Part& part) { return isSaid(part) && goes(part); });
    for (const Part& part : message.parts | std::views::reverse) {
        if (isSaid(part) && !goes(part))
            break;
        isStranded = isStranded || isSaid(part);
        if (isStranded && part.as<ReasoningPart>())
            parts.insert(part.index);
    }
    const bool isWhole = std::ranges::all_of(
        message.parts, [&](const Part& part) { return goes(part) || part.as<ReasoningPart>() || isShown(part); });
    for (const Part& part : message.parts) {
        if (isWhole)
            parts.insert(part.index);
    }
}

Result<> addPairs(Removals& removals, const Conversation& conversation)
{
    std::vector<size_t> open;
    for (const auto& [row, parts] : removals)
        open.push_back(row);
    while (!open.empty()) {
        const size_t row = open.back();
        open.pop_back();
        const auto message = conversation.message(row, ReadOptions::NoText);
        if (!message)
            return std::unexpected(message.error());
        std::set<int>& parts = removals[row];
        addStranded(parts, *message);
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            if (!tool || !parts.contains(part.index) || tool->callId.isEmpty())
                continue;
            const auto other = counterpartOf(conversation, idHash(tool->callId), row, tool->hasOutput);
            const auto counterpart
                = other ? conversation.message(*other, ReadOptions::NoText) : Result<Message>(Message());
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

bool isWithinCall(const Conversation& conversation, size_t row)
{
    for (const auto marks : conversation.tools().calls()) {
        const std::vector<CallSpot> places = placesIn(conversation, marks);
        const auto isSplit = [row](const CallSpot& one, const CallSpot& next) {
            return !one.isResult && next.isResult && one.row < row && next.row >= row;
        };
        if (std::ranges::adjacent_find(places, isSplit) != places.end())
            return true;
    }
    return false;
}

Result<std::pair<size_t, int>> toolOutputOf(const Conversation& conversation, size_t row, int part)
{
    const auto message = conversation.message(row, ReadOptions::NoText);
    if (!message)
        return std::unexpected(message.error());
    if (part < 0 || part >= message->parts.size())
        return fail(Errc::NotFound, PlanText::noPart(message->id.value, part));
    const auto* tool = message->parts.at(part).as<ToolPart>();
    if (tool && tool->hasOutput)
        return std::pair(row, part);
    if (const auto place = tool ? counterpartOf(conversation, idHash(tool->callId), row, false) : std::nullopt) {
        const auto result = conversation.message(*place, ReadOptions::NoText);
        for (const Part& one : result ? result->parts : QList<Part>()) {
            const auto* output = one.as<ToolPart>();
            if (output && output->hasOutput && output->callId == tool->callId)
                return std::pair(*place, one.index);
        }
    }
    return fail(Errc::NotSupported, PlanText::tr("Only tool outputs can be pruned."));
}

} // namespace stemma
