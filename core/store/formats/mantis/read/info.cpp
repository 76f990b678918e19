// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/info.h"

#include "core/store/content/contentblocks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

QStringList stringsOf(const json::Value* list)
{
    QStringList strings;
    for (const json::Value& item : list ? list->items : QList<json::Value>()) {
        if (item.isString())
            strings << item.string;
    }
    return strings;
}

StoredField field(const QString& name, const QVariant& value, bool hasCommonName)
{
    return {.name = name, .value = value, .hasCommonName = hasCommonName};
}

std::optional<json::Value> parsed(const QString& text)
{
    auto value = json::parse(text.toUtf8());
    return value ? std::optional(*std::move(value)) : std::nullopt;
}

void takeOrigin(SessionInfo& info, const json::Value& meta)
{
    const QString source = meta.text(u"forked_from");
    if (source.isEmpty())
        return;
    info.origin.kind = Origin::Kind::Fork;
    info.origin.session = SessionId(source);
    info.parent = info.origin.session;
}

std::optional<Time> timeIn(const json::Value& from, QStringView key)
{
    const json::Value* value = from.find(key);
    if (!value)
        return {};
    return timeOf(value->isNumber() ? QVariant(value->toDouble()) : QVariant(value->string));
}

} // namespace

std::optional<Time> timeOf(const QVariant& stored)
{
    if (stored.typeId() == QMetaType::Double || stored.typeId() == QMetaType::LongLong) {
        constexpr double Latest = 1e13; // seconds; beyond it no calendar goes
        const double seconds = stored.toDouble();
        return seconds > -Latest && seconds < Latest ? std::optional(timeFromMs(qint64(seconds * 1000))) : std::nullopt;
    }
    const QByteArray text = stored.toString().toUtf8();
    const auto ms = RecordTime::toMs(RecordTime::parse(std::string_view(text.constData(), size_t(text.size()))).order);
    return ms ? std::optional(timeFromMs(*ms)) : std::nullopt;
}

SessionInfo infoOf(const StoredInfo& stored, bool hasThreeTables)
{
    SessionInfo info;
    info.id = SessionId(stored.id);
    info.updatedAt = timeOf(stored.updatedAt);
    if (!hasThreeTables) {
        info.title = stored.title.toString();
        info.createdAt = timeOf(stored.createdAt);
        info.fields << field(u"created_at"_s, stored.createdAt, true) << field(u"updated_at"_s, stored.updatedAt, true)
                    << field(u"title"_s, stored.title, true);
        const auto tags = parsed(stored.tags);
        const bool isList = tags && tags->isArray();
        info.labels = stringsOf(isList ? &*tags : nullptr);
        info.fields << field(u"tags"_s, stored.tags, isList);
    }
    const auto all = parsed(stored.json);
    if (!all || !all->isObject()) {
        if (hasThreeTables || !stored.json.isEmpty())
            info.fields << field(hasThreeTables ? u"info_json"_s : u"meta"_s, stored.json, false);
        return info;
    }
    static const QStringList common
        = {u"session_id"_s, u"created_at"_s, u"updated_at"_s, u"model"_s, u"title"_s, u"tags"_s};
    for (const json::Value::Member& member : all->members) {
        const QString& name = member.first;
        info.fields << (hasThreeTables ? fieldOf(name, member.second, common.contains(name))
                                       : fieldOf("meta."_L1 + name, member.second, name == "forked_from"_L1));
    }
    info.model = all->text(u"model");
    if (const json::Value* meta = hasThreeTables ? all->find(u"metadata") : &*all)
        takeOrigin(info, *meta);
    if (!hasThreeTables)
        return info;
    info.title = all->text(u"title");
    info.createdAt = timeIn(*all, u"created_at");
    info.labels = stringsOf(all->find(u"tags"));
    if (!info.updatedAt)
        info.updatedAt = timeIn(*all, u"updated_at");
    return info;
}

void placeCheckpoints(QList<Checkpoint>& checkpoints, const Conversation& session)
{
    const auto isAnswer = [&](qint64 index) {
        return index >= 0 && size_t(index) < session.size()
            && session.row(size_t(index)).flags.testFlag(RowFlag::Assistant);
    };
    // A foreign program may have counted inclusively: all automatic ones then stand at an answer, not behind one.
    bool isInclusive = false;
    bool isExclusive = false;
    for (const Checkpoint& checkpoint : std::as_const(checkpoints)) {
        if (!checkpoint.automatic || !checkpoint.position)
            continue;
        isInclusive = isInclusive || isAnswer(*checkpoint.position);
        isExclusive = isExclusive || isAnswer(*checkpoint.position - 1);
    }
    const bool shift = isInclusive && !isExclusive;
    for (Checkpoint& checkpoint : checkpoints) {
        if (!checkpoint.position)
            continue;
        checkpoint.fields << field(u"position"_s, *checkpoint.position, true);
        if (shift)
            checkpoint.fields << field(u"position_is_inclusive"_s, true, false);
        const qint64 before = *checkpoint.position - (shift ? 0 : 1);
        if (before >= 0 && size_t(before) < session.size())
            checkpoint.message = MessageId(placeId(size_t(before)));
        checkpoint.position = before + 1;
    }
}

} // namespace stemma::mantis
