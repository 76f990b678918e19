// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/piecedconversation.h"

#include "core/store/conversation/idhash.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/json/jsonsplice.h"

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

/// Never negative, as keys of outlines have to be.
qint64 keyFor(quint64 id)
{
    return qint64(id >> 1);
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

void PiecedConversation::finish(const QString& cutAt, bool withCut)
{
    m_byKey.reserve(m_rows.size());
    for (quint32 i = 0; i < m_rows.size(); ++i)
        m_byKey.emplace_back(keyFor(m_rows[i].id), i);
    std::ranges::sort(m_byKey);
    // Of a repeated id the first message has the key that the id leads to.
    for (size_t i = 1; i < m_byKey.size(); ++i)
        m_byKey[i].first = std::max(m_byKey[i].first, m_byKey[i - 1].first + 1);
    for (const auto& [key, index] : m_byKey)
        m_rows[index].key = key;
    const auto cut = cutAt.isEmpty() ? std::nullopt : rowWithId(cutAt);
    const size_t end = cut ? *cut + (withCut ? 0 : 1) : m_rows.size();
    setStates(end);
    for (size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row.isCutOff = i >= end;
        row.state = row.isDamaged ? MessageState::Damaged : row.isCutOff ? MessageState::Discarded : row.state;
    }
}

ConversationRow PiecedConversation::row(size_t index) const
{
    const Row& row = m_rows.at(index);
    return {.key = row.key,
        .timeMs = row.timeMs,
        .states = row.state,
        .flags = row.flags,
        .at = row.at,
        .record = quint32(index),
        .isDamaged = row.isDamaged,
        .isMain = !row.isCutOff};
}

std::optional<size_t> PiecedConversation::rowOf(qint64 key) const
{
    const auto found = std::ranges::lower_bound(m_byKey, key, {}, &std::pair<qint64, quint32>::first);
    return found != m_byKey.end() && found->first == key ? std::optional<size_t>(found->second) : std::nullopt;
}

std::optional<size_t> PiecedConversation::rowWithId(const QString& id) const
{
    if (const auto place = placeOf(id))
        return *place < m_rows.size() ? place : std::nullopt;
    const quint64 hash = idHash(id);
    const auto row = rowOf(keyFor(hash));
    return row && m_rows[*row].id == hash ? row : std::nullopt;
}

std::optional<size_t> PiecedConversation::rowOfRecord(quint32 record) const
{
    return record < m_rows.size() ? std::optional<size_t>(record) : std::nullopt;
}

quint64 PiecedConversation::heldBy(size_t row, std::span<const ByteFinder> needles) const
{
    const Result<PiecedRecord> stored = record(row);
    if (!stored)
        return RecordFilter::all(needles);
    quint64 held = RecordFilter::heldBy(stored->head.bytes, needles);
    for (const Piece& part : stored->parts)
        held |= RecordFilter::heldBy(part.bytes, needles);
    return held;
}

Result<QByteArray> PiecedConversation::bytes(size_t index, qint64 most) const
{
    return kept(index).transform([&](const PiecedRecord& stored) {
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
