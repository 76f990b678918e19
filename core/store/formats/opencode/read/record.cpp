// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/record.h"

#include "core/store/json/jsonmembers.h"
#include "core/store/json/jsonsplice.h"

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

/// The object with these members before its own, except those that it has.
QByteArray withMembers(QByteArrayView object, const QList<std::pair<QByteArray, QString>>& members)
{
    const QByteArrayView own = object.trimmed();
    QByteArray text = "{";
    for (const auto& [key, value] : members) {
        if (!json::memberValue(own, key))
            text += '"' + key + "\":" + json::quotedText(value) + ',';
    }
    const QByteArrayView rest = own.sliced(1).trimmed();
    if (rest == "}" && text.endsWith(','))
        text.chop(1);
    return text + rest;
}

} // namespace

QByteArray joined(const Record& record)
{
    if (record.shape == Shape::Blocks)
        return R"({"id":)" + json::quotedText(record.head.id) + ",\"type\":" + json::quotedText(record.type)
            + ",\"data\":" + (isObject(record.head.bytes) ? record.head.bytes : "null") + '}';
    if (!isObject(record.head.bytes))
        return record.head.bytes;
    QByteArray text = "{\"info\":"
        + withMembers(record.head.bytes, {{"id", record.head.id}, {"sessionID", record.session}}) + ",\"parts\":[";
    bool isFirst = true;
    for (const Piece& part : record.parts) {
        if (!isObject(part.bytes))
            continue;
        text += (isFirst ? "" : ",")
            + withMembers(part.bytes, {{"id", part.id}, {"sessionID", record.session}, {"messageID", record.head.id}});
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
    if (!info) {
        record.shape = Shape::Blocks;
        const auto data = json::memberValue(whole, "data");
        record.head.bytes = data ? bytesOf(*data) : whole.toByteArray();
        const auto value = json::parse(whole);
        record.type = value ? value->text(u"type") : QString();
        record.head.id = value ? value->text(u"id") : QString();
        return record;
    }
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
    if (!value || !value->isNumber())
        return {};
    constexpr double Most = 9e15; // exact as a double, and later than any date
    const double number = value->toDouble();
    if (const auto integer = value->toInteger())
        return integer;
    return number > -Most && number < Most ? std::optional(qint64(number)) : std::nullopt;
}

qint64 createdMs(const json::Value& object)
{
    const json::Value* time = object.find(u"time");
    return (time ? millisecondsIn(*time, u"created") : std::nullopt).value_or(OutlineRow::NoTime);
}

RowFlags flagsOfInfo(const json::Value& info)
{
    const QString role = info.text(u"role");
    if (role == "user"_L1)
        return RowFlag::User;
    if (role != "assistant"_L1)
        return RowFlags(RowFlag::Meta) | RowFlag::Unsent;
    const json::Value* summary = info.find(u"summary");
    const bool failed = info.find(u"error") && !info.find(u"error")->isNull();
    RowFlags flags = RowFlag::Assistant;
    flags.setFlag(Failed, failed);
    // A compaction counts once its answer is there (spec opencode, 5.3).
    if (summary && summary->boolean && !failed && !info.text(u"finish").isEmpty())
        flags = RowFlag::Boundary;
    return flags;
}

RowFlags flagsOfType(QStringView type, const json::Value* data)
{
    if (type == "user"_L1 || type == "synthetic"_L1 || type == "shell"_L1 || type == "skill"_L1)
        return RowFlag::User;
    if (type == "assistant"_L1)
        return RowFlag::Assistant;
    if (type == "system"_L1)
        return RowFlag::System;
    if (type == "compaction"_L1 && data && !data->text(u"summary").isEmpty()) {
        const QString status = data->text(u"status");
        if (status.isEmpty() || status == "completed"_L1 || status == "succeeded"_L1)
            return RowFlag::Boundary;
    }
    return RowFlags(RowFlag::Meta) | RowFlag::Unsent;
}

} // namespace stemma::opencode
