// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/piecedconversation.h"

#include "core/store/json/json.h"
#include "core/store/json/jsonsplice.h"
#include "core/store/json/jsonmembers.h"

#include <algorithm>

namespace stemma {

namespace {

bool isObjectText(QByteArrayView text)
{
    const QByteArrayView trimmed = text.trimmed();
    if (!trimmed.startsWith('{'))
        return false;
    const auto parsed = json::parse(trimmed);
    return parsed && parsed->isObject();
}

} // namespace

QByteArray joined(const PiecedRecord& record, const PieceNames& names)
{
    if (!isObjectText(record.head.bytes))
        return record.head.bytes;
    QByteArray text = "{\"" + names.head
        + "\":" + json::withMembers(record.head.bytes, {{names.id, record.head.id}, {names.session, record.session}})
        + ",\"" + names.parts + "\":[";
    bool isFirst = true;
    for (const Piece& part : record.parts) {
        if (!isObjectText(part.bytes))
            continue;
        text += (isFirst ? "" : ",")
            + json::withMembers(
                part.bytes, {{names.id, part.id}, {names.session, record.session}, {names.message, record.head.id}});
        isFirst = false;
    }
    return text + "]}";
}

std::vector<Piece> elementsOf(QByteArrayView object, QByteArrayView key, const StoredAt& at)
{
    std::vector<Piece> pieces;
    if (const auto list = json::parse(object) ? json::memberValue(object, key) : std::nullopt) {
        forEachJsonElement(object.sliced(list->start, list->length), [&](QByteArrayView element) {
            const qint64 offset = std::max<qint64>(0, at.offset) + (element.data() - object.data());
            pieces.push_back(
                {{}, element.toByteArray(), {.file = at.file, .offset = offset, .length = element.size()}});
            return true;
        });
    }
    return pieces;
}

PiecedRecord split(QByteArrayView whole, const PieceNames& names, const StoredAt& at)
{
    PiecedRecord record;
    record.head.at = at;
    const auto head = json::memberValue(whole, names.head);
    if (!head)
        return record;
    const QString id = QString::fromLatin1(names.id);
    record.head.bytes = whole.sliced(head->start, head->length).toByteArray();
    if (const auto value = json::parse(record.head.bytes)) {
        record.head.id = value->text(id);
        record.session = value->text(QString::fromLatin1(names.session));
    }
    record.parts = elementsOf(whole, names.parts, at);
    for (Piece& part : record.parts) {
        const auto value = json::parse(part.bytes);
        part.id = value ? value->text(id) : QString();
    }
    return record;
}

Result<std::vector<quint64>> PiecedConversation::mayHold(
    std::span<const size_t> rows, std::span<const ByteFinder> needles, const JobControl& job) const
{
    std::vector<quint64> held;
    held.reserve(rows.size());
    for (const size_t row : rows) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const Result<PiecedRecord> stored = record(row);
        held.push_back(stored ? RecordFilter::heldBy(stored->head.bytes, needles) : RecordFilter::all(needles));
        for (const Piece& part : stored ? stored->parts : std::vector<Piece>())
            held.back() |= RecordFilter::heldBy(part.bytes, needles);
    }
    return held;
}

Result<QByteArray> PiecedConversation::bytes(size_t index, qint64 most) const
{
    return record(index).transform([&](const PiecedRecord& stored) {
        const QByteArray text = joined(stored, m_names);
        return most < 0 ? text : text.first(std::min<qint64>(most, text.size()));
    });
}

Result<Message> PiecedConversation::message(size_t index, qint64 maxText) const
{
    const auto stored = record(index);
    if (!stored)
        return std::unexpected(stored.error());
    const ConversationRow at = row(index);
    Message message = decode(*stored, maxText);
    if (message.id.isEmpty())
        message.id = MessageId(placeId(index));
    message.index = qint64(index);
    message.states |= at.states;
    message.storedAt = at.at;
    if (at.timeMs != OutlineRow::NoTime)
        message.createdAt = timeFromMs(at.timeMs);
    complete(index, maxText, message);
    return message;
}

} // namespace stemma
