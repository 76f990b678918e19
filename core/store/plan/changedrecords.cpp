// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/changedrecords.h"

#include "core/store/conversation/idhash.h"
#include "core/store/plan/plantexts.h"

#include <limits>

namespace stemma {

Result<RecordPlaces> changeablePlaces(const Conversation& conversation, size_t row, const ChangePolicy& policy)
{
    const auto bytes = conversation.bytes(row, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto places = policy.places(*bytes);
    if (places && policy.addContent(*places))
        return *std::move(places);
    return fail(Errc::NotSupported,
        PlanText::tr("Message %1 lacks fields that %2 needs. Check the session first.")
            .arg(row + 1)
            .arg(policy.agent()));
}

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
    QByteArray rest = withoutParts(*places, *message, parts, policy);
    if (rest.isNull())
        return fail(
            Errc::NotSupported, PlanText::tr("This part can only be removed with its whole message %1.").arg(row + 1));
    return rest;
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
