// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/recordcodec.h"

#include "core/store/conversation/idhash.h"
#include "core/store/json/jsonlines.h"
#include "core/store/json/jsonvalues.h"

#include <algorithm>

namespace stemma {

Result<json::Value> readRecord(const Conversation& conversation, size_t index)
{
    const Result<QByteArray> stored = conversation.bytes(index, JsonLines::MaxHeld);
    if (!stored)
        return std::unexpected(stored.error());
    const bool isWhole = stored->size() < JsonLines::MaxHeld;
    auto value = isWhole ? json::parse(*stored) : json::parsePrefix(*stored);
    if (value || !isWhole)
        return value ? *std::move(value) : json::Value();
    // A row of several lines is no JSON as a whole, unlike a record that has line ends in it.
    json::Value lines = json::listOf({});
    for (const QByteArray& line : stored->split('\n')) {
        if (auto one = json::parse(line))
            lines.items << *std::move(one);
    }
    return lines.items.isEmpty() ? json::Value() : lines;
}

TurnSigns turnSignsAtEnd(const Conversation& conversation, const RecordCodec& codec)
{
    constexpr size_t LookedAt = 8;
    TurnSigns signs;
    const size_t rows = conversation.size();
    for (size_t row = rows; row-- > rows - std::min(rows, LookedAt) && !signs.isComplete();) {
        if (const auto record = readRecord(conversation, row))
            codec.addTurnSigns(*record, signs);
    }
    return signs;
}

TurnSigns turnSignsIn(const QString& file, const RecordCodec& codec)
{
    constexpr qint64 Tail = 256 << 10;
    TurnSigns signs;
    FileReader reader(file);
    if (!reader.open())
        return signs;
    const qint64 from = std::max<qint64>(0, reader.size() - Tail);
    const auto read = reader.read(from, reader.size() - from);
    if (!read)
        return signs;
    QByteArrayView left = *read;
    left.truncate(left.lastIndexOf('\n') + 1);
    while (!left.isEmpty() && !signs.isComplete()) {
        left.chop(1); // the line end
        const qsizetype begin = left.lastIndexOf('\n') + 1;
        if (begin == 0 && from > 0)
            break; // the beginning of this line was not read
        const auto record = json::parse(left.sliced(begin));
        if (record && record->isObject())
            codec.addTurnSigns(*record, signs);
        left.truncate(begin);
    }
    return signs;
}

Result<Message> decodeRow(const Conversation& conversation, size_t index, const RecordCodec& codec, qint64 maxText)
{
    const ConversationRow row = conversation.row(index);
    // Of a giant only the beginning, unless everything was asked for.
    const bool isWhole = maxText < 0 || row.at.length <= JsonLines::MaxHeld;
    const Result<QByteArray> stored = conversation.bytes(index, isWhole ? -1 : JsonLines::HeadBytes + 2 * maxText);
    if (!stored)
        return std::unexpected(stored.error());
    ToolPairs pairs;
    if (row.isMain) {
        pairs.callState = [&](const QString& id) { return stateOfCall(conversation, id); };
        pairs.callName = [&](const QString& id) -> std::optional<QString> {
            const auto call = callRow(conversation, idHash(id));
            if (!call)
                return {};
            const auto record = readRecord(conversation, *call);
            return record ? codec.nameOfCall(*record, id) : QString();
        };
    }
    Message message = codec.decode(*stored, isWhole, conversation.dialect(), maxText, pairs);
    if (message.id.isEmpty())
        message.id = MessageId(row.isMain ? placeId(index) : discardedId(row.record));
    message.index = qint64(index);
    message.states |= row.states;
    message.storedAt = row.at;
    if (row.timeMs != OutlineRow::NoTime)
        message.createdAt = timeFromMs(row.timeMs);
    codec.complete(conversation, index, message);
    return message;
}

} // namespace stemma
