// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/info.h"

#include "core/store/content/contentblocks.h"
#include "core/store/json/jsonvalues.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

QStringList stringsOf(const json::Value& list)
{
    QStringList strings;
    for (const json::Value& item : list.items) {
        if (item.isString())
            strings << item.string;
    }
    return strings;
}

StoredField field(const QString& name, const QVariant& value, bool hasCommonName)
{
    return {.name = name, .value = value, .hasCommonName = hasCommonName};
}

/// ISO text, or seconds since 1970.
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

std::optional<Time> timeOfValue(const json::Value& stored)
{
    return timeOf(stored.isNumber() ? QVariant(stored.toDouble()) : QVariant(stored.string));
}

/// A row of readInfos(). What is broken in it is in the fields as it is stored.
SessionInfo infoOf(const SqliteRows& row, bool hasThreeTables)
{
    SessionInfo info;
    info.id = SessionId(row.text(0));
    info.updatedAt = timeOf(row.value(1));
    if (!hasThreeTables) {
        info.title = row.text(4);
        info.createdAt = timeOf(row.value(3));
        info.size = row.integer(6);
        const json::Value tags = json::valueOf(row.text(5).toUtf8());
        info.labels = stringsOf(tags);
        info.fields << field(u"created_at"_s, row.value(3), true) << field(u"updated_at"_s, row.value(1), true)
                    << field(u"title"_s, row.value(4), true) << field(u"tags"_s, row.text(5), tags.isArray());
    }
    const QString stored = row.text(2);
    const json::Value all = json::valueOf(stored.toUtf8());
    if (!all.isObject()) {
        if (hasThreeTables || !stored.isEmpty())
            info.fields << field(hasThreeTables ? u"info_json"_s : u"meta"_s, stored, false);
        return info;
    }
    static const QStringList common
        = {u"session_id"_s, u"created_at"_s, u"updated_at"_s, u"model"_s, u"title"_s, u"tags"_s};
    for (const json::Value::Member& member : all.members) {
        const QString& name = member.first;
        info.fields << (hasThreeTables ? fieldOf(name, member.second, common.contains(name))
                                       : fieldOf("meta."_L1 + name, member.second, name == "forked_from"_L1));
    }
    info.model = all.text(u"model");
    if (const QString source = (hasThreeTables ? all[u"metadata"] : all).text(u"forked_from"); !source.isEmpty()) {
        info.origin = {Origin::Kind::Fork, SessionId(source), {}};
        info.parent = info.origin.session;
    }
    if (!hasThreeTables)
        return info;
    info.title = all.text(u"title");
    info.createdAt = timeOfValue(all[u"created_at"]);
    info.labels = stringsOf(all[u"tags"]);
    if (!info.updatedAt)
        info.updatedAt = timeOfValue(all[u"updated_at"]);
    return info;
}

/// Gives checkpoints the messages before them; positions that count differently are recognised.
void placeCheckpoints(QList<Checkpoint>& checkpoints, const Conversation& session)
{
    const auto isAnswer = [&](qint64 index) {
        return index >= 0 && size_t(index) < session.size()
            && session.facts(size_t(index)).flags.testFlag(RowFlag::Assistant);
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

} // namespace

std::vector<SessionInfo> readInfos(SqliteDatabase& database, bool hasThreeTables, const std::optional<SessionId>& id)
{
    const QString where = id ? u" WHERE %1 = ?"_s.arg(hasThreeTables ? u"session_id"_s : u"id"_s) : QString();
    auto q = database.rows(
        (hasThreeTables ? u"SELECT session_id, updated_at, info_json FROM sessions"_s
                        : u"SELECT id, updated_at, meta, created_at, title, tags, %1 FROM sessions"_s.arg(
                              database.sizeOf(u"messages"_s)))
            + where,
        id ? QVariantList {id->value} : QVariantList());
    std::vector<SessionInfo> infos;
    while (q.next())
        infos.push_back(infoOf(q, hasThreeTables));
    std::ranges::stable_sort(
        infos, [](const SessionInfo& a, const SessionInfo& b) { return a.createdAt > b.createdAt; });
    return infos;
}

QList<Checkpoint> storedCheckpoints(SqliteDatabase& database, const SessionId& id, const Conversation& session)
{
    auto q = database.rows(
        u"SELECT label, position, created_at, auto FROM checkpoints WHERE session_id = ? ORDER BY position, rowid"_s,
        {id.value});
    QList<Checkpoint> checkpoints;
    while (q.next()) {
        const bool isAutomatic = q.text(3) == "1"_L1 || q.text(3).compare("true"_L1, Qt::CaseInsensitive) == 0;
        checkpoints << Checkpoint {.id = CheckpointId(q.text(0)),
            .session = id,
            .label = q.text(0),
            .position = q.integer(1),
            .createdAt = timeOf(q.value(2)),
            .automatic = isAutomatic};
    }
    placeCheckpoints(checkpoints, session);
    return checkpoints;
}

} // namespace stemma::mantis
