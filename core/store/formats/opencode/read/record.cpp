// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/record.h"

#include "core/store/conversation/idhash.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/json/jsonmembers.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

bool isObject(QByteArrayView text)
{
    const QByteArrayView trimmed = text.trimmed();
    if (!trimmed.startsWith('{'))
        return false;
    const auto parsed = json::parse(trimmed);
    return parsed && parsed->isObject();
}

} // namespace

QByteArray joined(const Record& record)
{
    if (!isObject(record.head.bytes))
        return record.head.bytes;
    QByteArray text
        = "{\"info\":" + json::withMembers(record.head.bytes, {{"id", record.head.id}, {"sessionID", record.session}})
        + ",\"parts\":[";
    bool isFirst = true;
    for (const Piece& part : record.parts) {
        if (!isObject(part.bytes))
            continue;
        text += (isFirst ? "" : ",")
            + json::withMembers(
                part.bytes, {{"id", part.id}, {"sessionID", record.session}, {"messageID", record.head.id}});
        isFirst = false;
    }
    return text + "]}";
}

Record split(QByteArrayView whole)
{
    Record record;
    const auto bytesOf
        = [&](const json::Range& range) { return whole.sliced(range.start, range.length).toByteArray(); };
    const auto info = json::memberValue(whole, "info");
    if (!info)
        return record;
    record.head.bytes = bytesOf(*info);
    if (const auto head = json::parse(record.head.bytes)) {
        record.head.id = head->text(u"id");
        record.session = head->text(u"sessionID");
    }
    if (const auto parts = json::memberValue(whole, "parts")) {
        forEachJsonElement(whole.sliced(parts->start, parts->length), [&](QByteArrayView part) {
            const auto value = json::parse(part);
            record.parts.push_back({value ? value->text(u"id") : QString(), part.toByteArray(), {}});
            record.parts.back().at.offset = part.data() - whole.data();
            record.parts.back().at.length = part.size();
            return true;
        });
    }
    return record;
}

std::optional<qint64> millisecondsIn(const json::Value& object, QStringView key)
{
    const json::Value* value = object.find(key);
    constexpr double Most = 9e15; // exact as a double, and later than any date
    const double number = value && value->isNumber() ? value->toDouble() : Most;
    return number > -Most && number < Most ? std::optional(qint64(number)) : std::nullopt;
}

std::optional<Time> timeIn(const json::Value& object, QStringView key)
{
    return millisecondsIn(object, key).transform([](qint64 ms) { return timeFromMs(ms); });
}

qint64 createdMs(const json::Value& object)
{
    const json::Value* time = object.find(u"time");
    return (time ? millisecondsIn(*time, u"created") : std::nullopt).value_or(OutlineRow::NoTime);
}

RowFlags flagsOfInfo(const json::Value& info)
{
    const QString role = info.text(u"role");
    const json::Value* summary = info.find(u"summary");
    if (role == "user"_L1 || role == "synthetic"_L1 || role == "shell"_L1 || role == "skill"_L1)
        return RowFlag::User;
    if (role == "system"_L1)
        return RowFlag::System;
    if (role == "assistant"_L1) {
        // A compaction counts once its answer is there (spec opencode, 5.3).
        const json::Value* error = info.find(u"error");
        const bool isSummary = summary && summary->boolean && (!error || error->isNull());
        return isSummary && !info.text(u"finish").isEmpty() ? RowFlag::Boundary : RowFlag::Assistant;
    }
    const QString status = info.text(u"status");
    const bool isDone = status.isEmpty() || status == "completed"_L1 || status == "succeeded"_L1;
    if (role == "compaction"_L1 && summary && !summary->string.isEmpty() && isDone)
        return RowFlag::Boundary;
    return RowFlags(RowFlag::Meta) | RowFlag::Unsent;
}

// ---- rows ---------------------------------------------------------------------------------------

void Rows::addMessage(const QString& id, const json::Value* info, qint64 timeMs, qint64 place, StoredAt at)
{
    add({idHash(id), timeMs, place, info ? flagsOfInfo(*info) : RowFlags(), info == nullptr, std::move(at)});
    const TokenUsage usage = info ? usageIn(*info) : TokenUsage();
    for (const auto count : {&TokenUsage::input, &TokenUsage::output, &TokenUsage::reasoning, &TokenUsage::cacheRead,
             &TokenUsage::cacheWrite}) {
        if (usage.*count)
            m_usage.*count = (m_usage.*count).value_or(0) + *(usage.*count);
    }
}

/// What is sent now, and what a summary stands in for.
void Rows::setStates(size_t end)
{
    const std::optional<Compaction> compaction = newestCompaction(*this, end);
    for (size_t i = 0; i < end; ++i) {
        const bool isKept = !compaction || i >= compaction->keptFrom() || i == compaction->summary;
        setState(i,
            row(i).flags.testFlag(RowFlag::Unsent) ? MessageState::Ephemeral
                : isKept                           ? MessageState::InContext
                                                   : MessageState::Summarised);
    }
}

Result<QByteArray> Rows::bytes(size_t index, qint64 most) const
{
    return record(index).transform([most](const Record& stored) {
        const QByteArray text = joined(stored);
        return most < 0 ? text : text.first(std::min<qint64>(most, text.size()));
    });
}

Result<Message> Rows::message(size_t index, qint64 maxText) const
{
    const auto stored = record(index);
    if (!stored)
        return std::unexpected(stored.error());
    const ConversationRow at = row(index);
    Message message = decodeRecord(*stored, maxText);
    if (message.id.isEmpty())
        message.id = MessageId(placeId(index));
    message.index = qint64(index);
    message.states |= at.states;
    message.storedAt = at.at;
    if (at.timeMs != OutlineRow::NoTime)
        message.createdAt = timeFromMs(at.timeMs);
    if (!at.isMain)
        message.fields << StoredField {u"reverted"_s,
            QCoreApplication::translate(
                "OpenCode", "hidden by a revert; OpenCode can restore it until the next prompt"),
            Unit::None, false};
    Codec::instance().complete(*this, index, message);
    return message;
}

} // namespace stemma::opencode
