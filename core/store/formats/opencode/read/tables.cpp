// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/bytefinder.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/opencode/read/source.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QFileInfo>
#include <QHash>
#include <QIODevice>

#include <limits>
#include <map>
#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

// Nothing else is ever read: other tables of the database hold credentials and the secrets of shares.
constexpr auto Session1 = "session"_L1;
constexpr auto Message1 = "message"_L1;
constexpr auto Part1 = "part"_L1;
constexpr auto Session2 = "session_v2"_L1;
constexpr auto Message2 = "session_message"_L1;

std::unexpected<Error> goneRow()
{
    return fail(Errc::NotFound,
        QCoreApplication::translate("OpenCode", "This record is no longer in the store. Open the store again."));
}

Unit unitOf(const QString& column)
{
    return column.startsWith("time_"_L1)  ? Unit::UnixMilliseconds
        : column.startsWith("tokens_"_L1) ? Unit::Tokens
        : column == "cost"_L1             ? Unit::Dollars
                                          : Unit::None;
}

/// The message before which a fork was made: its id, or an object with it (spec opencode, 6).
QString boundaryIn(const QString& stored)
{
    const json::Value object = json::valueOf(stored.toUtf8());
    for (const QStringView key : {u"messageID", u"messageId", u"message_id", u"id"}) {
        if (const QString id = object.text(key); !id.isEmpty())
            return id;
    }
    return object.isString() ? object.string : stored;
}

/// Takes one column of a session's row.
void takeColumn(ListedSession& session, const QString& name, const QVariant& value)
{
    SessionInfo& info = session.info;
    const QString text = value.toString();
    const auto number = value.typeId() == QMetaType::LongLong ? std::optional(value.toLongLong()) : std::nullopt;
    const json::Value parsed = text.startsWith(u'{') ? json::valueOf(text.toUtf8()) : json::Value();
    const std::pair<QLatin1StringView, QString*> texts[] {{"id"_L1, &info.id.value}, {"title"_L1, &info.title},
        {"directory"_L1, &info.directory}, {"agent"_L1, &info.agent}, {"parent_id"_L1, &info.parent.value}};
    const std::pair<QLatin1StringView, std::optional<Time>*> times[] {
        {"time_created"_L1, &info.createdAt}, {"time_updated"_L1, &info.updatedAt}};
    const std::pair<QLatin1StringView, std::optional<qint64>*> counts[] {{"tokens_input"_L1, &info.tokens.input},
        {"tokens_output"_L1, &info.tokens.output}, {"tokens_reasoning"_L1, &info.tokens.reasoning},
        {"tokens_cache_read"_L1, &info.tokens.cacheRead}, {"tokens_cache_write"_L1, &info.tokens.cacheWrite}};
    bool isCommon = false;
    const auto take = [&](const auto& targets, const auto& taken) {
        for (const auto& [column, target] : targets) {
            if (name == column) {
                *target = taken;
                isCommon = true;
            }
        }
    };
    take(texts, text);
    take(times, number.value_or(0) > 0 ? std::optional(timeFromMs(*number)) : std::nullopt);
    take(counts, number);
    if (name == "model"_L1)
        info.model = parsed.isObject() ? textOf(parsed, u"id") : text;
    else if (name == "revert"_L1)
        takeRevert(parsed, session);
    else if (name == "fork_session_id"_L1 && !text.isEmpty())
        info.origin = {Origin::Kind::Fork, SessionId(text), {}};
    if (!value.isNull())
        info.fields << StoredField {name, value, unitOf(name), isCommon};
}

} // namespace

QStringList TableSource::firstColumn(const QString& sql, const QString& value)
{
    QStringList values;
    for (auto q = m_database.rows(sql, {value}); q.next();)
        values << q.text(0);
    return values;
}

/// Older files have fewer columns. What the changes of files were is left out: it may be long.
void TableSource::listTable(std::vector<ListedSession>& sessions, quint8 generation)
{
    const bool isTyped = generation == Generation::Tables2;
    const QStringList columns = firstColumn(
        u"SELECT name FROM pragma_table_info(?) WHERE name <> 'summary_diffs'"_s, isTyped ? Session2 : Session1);
    QStringList quoted; // names of a foreign schema
    for (QString name : columns)
        quoted << u'"' + name.replace(u'"', "\"\""_L1) + u'"';
    auto q = m_database.rows(
        u"SELECT (SELECT m.time_created FROM %1 m WHERE m.session_id = s.id ORDER BY %2 LIMIT 1), %3 FROM %4 s"_s.arg(
            isTyped ? Message2 : Message1, isTyped ? u"seq"_s : u"time_created, id"_s, quoted.join(u", "_s),
            isTyped ? Session2 : Session1));
    while (q.next()) {
        ListedSession session;
        session.generation = generation;
        session.firstMs = q.integer(0).value_or(OutlineRow::NoTime);
        for (int i = 0; i < columns.size(); ++i)
            takeColumn(session, columns.at(i), q.value(i + 1));
        session.info.tokens.reasoningApart = true;
        if (session.info.tokens.sum() == 0) // so an upgrade fills the columns of older sessions
            session.info.tokens = {};
        sessions.push_back(std::move(session));
    }
}

/// A database of 1.18 has an empty table of messages of 2.x, and no sessions of it (spec opencode, 2).
Result<std::vector<ListedSession>> TableSource::list(const JobControl& /*job*/)
{
    const QStringList tables = firstColumn(u"SELECT name FROM sqlite_master WHERE type = ?"_s, u"table"_s);
    std::vector<ListedSession> sessions;
    if (tables.contains(Session2) && tables.contains(Message2))
        listTable(sessions, Generation::Tables2);
    if (tables.contains(Session1) && tables.contains(Message1) && tables.contains(Part1))
        listTable(sessions, Generation::Tables1);
    return sessions;
}

/// A fork whose first message has the time of one of its origin holds copies: copies keep their times. A boundary that
/// is not understood adds nothing: the session's field shows it.
std::vector<TableSource::Stretch> TableSource::stretchesOf(const QString& session)
{
    std::vector<Stretch> stretches {{session}};
    QStringList seen;
    while (!seen.contains(stretches.back().session)) {
        seen << stretches.back().session;
        const QVariantList fork = m_database.firstRow(
            u"SELECT fork_session_id, fork_boundary, time_created, (SELECT count(*) FROM session_message o WHERE "
            "o.session_id = s.fork_session_id AND o.time_created = (SELECT m.time_created FROM session_message m WHERE "
            "m.session_id = s.id ORDER BY m.seq LIMIT 1)) FROM session_v2 s WHERE id = ?"_s,
            {seen.constLast()});
        if (fork.isEmpty() || fork.at(0).toString().isEmpty() || fork.at(3).toLongLong() > 0)
            return stretches;
        const QVariantList end = m_database.firstRow(
            u"SELECT CASE WHEN ifnull(?2, '') = '' THEN (SELECT max(seq) + 1 FROM session_message WHERE session_id = "
            "?1 AND time_created < ?3) ELSE (SELECT seq FROM session_message WHERE session_id = ?1 AND id = ?2) END"_s,
            {fork.at(0), boundaryIn(fork.at(1).toString()), fork.at(2)});
        if (end.value(0).isNull())
            return stretches;
        stretches.push_back({fork.at(0).toString(), end.first().toLongLong()});
    }
    stretches.pop_back(); // a circle
    return stretches;
}

/// Only the objects of messages, which are small, and of 2.x those of compactions; else contents are read when somebody
/// asks.
Result<std::unique_ptr<Rows>> TableSource::load(const ListedSession& session, const JobControl& /*job*/)
{
    const bool isTyped = session.generation == Generation::Tables2;
    auto rows = std::make_unique<Rows>([this, isTyped](qint64 rowid) { return record(isTyped, rowid); });
    // Not of a fork that is only told by its times: older tables have no such columns.
    const bool isFork = isTyped && std::ranges::contains(session.info.fields, u"fork_session_id"_s, &StoredField::name);
    const auto stretches = isFork ? stretchesOf(session.info.id.value) : std::vector<Stretch> {{session.info.id.value}};
    for (const Stretch& stretch : stretches | std::views::reverse) {
        auto q = m_database.rows(isTyped
                ? u"SELECT rowid, id, time_created, CASE WHEN type = 'compaction' THEN CAST(data AS BLOB) END, type "
                  "FROM session_message WHERE session_id = ?1 AND seq < ?2 ORDER BY seq"_s
                : u"SELECT rowid, id, time_created, CAST(data AS BLOB) FROM message WHERE session_id = ?1 AND ?2 > 0 "
                  "ORDER BY time_created, id"_s,
            {stretch.session, stretch.endSeq});
        while (q.next()) {
            const auto data = json::parse(q.bytes(3));
            const json::Value* object = data && data->isObject() ? &*data : nullptr;
            const qint64 rowid = q.integer(0).value_or(-1);
            const qint64 ms = q.integer(2).value_or(OutlineRow::NoTime);
            const json::Value info = isTyped ? infoOfType(q.text(4), object ? *object : json::Value()) : json::Value();
            rows->addMessage(q.text(1), isTyped ? &info : object, ms, rowid,
                {.table = isTyped ? Message2 : Message1, .rowid = rowid});
        }
    }
    rows->finishAt(session.revertedFrom, session.revertedPart);
    return rows;
}

Result<PiecedRecord> TableSource::record(bool isTyped, qint64 rowid)
{
    auto q = m_database.query(isTyped
            ? u"SELECT id, session_id, CAST(data AS BLOB), type FROM session_message WHERE rowid = ?"_s
            : u"SELECT id, session_id, CAST(data AS BLOB), NULL FROM message WHERE rowid = ?"_s);
    q.bind(rowid);
    if (!q.next())
        return q.ok() ? Result<PiecedRecord>(goneRow()) : q.failure();
    PiecedRecord record {
        q.text(1), {q.text(0), q.bytes(2), {.table = isTyped ? Message2 : Message1, .rowid = rowid}}, {}};
    const QString type = q.text(3);
    q.finish();
    if (isTyped)
        return recordOfType(type, record.head);
    auto parts = m_database.query(u"SELECT rowid, id, CAST(data AS BLOB) FROM part WHERE message_id = ? ORDER BY id"_s);
    parts.bind(record.head.id);
    while (parts.next())
        record.parts.push_back(
            {parts.text(1), parts.bytes(2), {.table = Part1, .rowid = parts.integer(0).value_or(-1)}});
    return parts.ok() ? Result<PiecedRecord>(std::move(record)) : parts.failure();
}

/// Steps are small objects: what is larger need not be looked at. Which of the others are steps is looked for here:
/// SQLite does so a byte at a time, and would sort them all.
Result<QHash<QString, QByteArrayList>> TableSource::stepsOf(const QString& session)
{
    static const ByteFinder StepFinish("\"step-finish\"", Qt::CaseSensitive);
    constexpr int MostStepBytes = 4'096;
    QHash<QString, QByteArrayList> steps;
    std::map<QByteArray, std::pair<QString, QByteArray>> found; // by ids of parts, with that of the message
    auto q = m_database.query(u"SELECT id, message_id, CAST(data AS BLOB) FROM part WHERE session_id = ? AND %1 < %2"_s
            .arg(m_database.sizeOf(u"data"_s))
            .arg(MostStepBytes));
    q.bind(session);
    while (q.next()) {
        if (const QByteArray data = q.bytes(2); StepFinish.isIn(data))
            found[q.text(0).toUtf8()] = {q.text(1), data};
        else if (data.startsWith(R"({"type":"text")") && !data.contains("\"synthetic\""))
            steps[q.text(1)];
    }
    if (!q.ok())
        return q.failure();
    for (const auto& [id, step] : found)
        steps[step.first] << step.second;
    return steps;
}

Result<> TableSource::calls(const ListedSession& session, const CallSink& sink, const JobControl& job)
{
    const bool isTyped = session.generation == Generation::Tables2;
    auto steps = isTyped ? Result<QHash<QString, QByteArrayList>>() : stepsOf(session.info.id.value); // by message
    if (!steps)
        return std::unexpected(steps.error());
    auto q = m_database.query(isTyped
            ? u"SELECT id, time_created, CAST(data AS BLOB), rowid, type FROM session_message WHERE session_id = ? AND "
              "type IN ('user', 'assistant') ORDER BY seq"_s
            : u"SELECT id, time_created, CAST(data AS BLOB), rowid FROM message WHERE session_id = ? ORDER BY "
              "time_created, id"_s);
    q.bind(session.info.id.value);
    while (q.next()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        auto data = json::parse(q.bytes(2));
        if (!data || !data->isObject())
            continue;
        const QString id = q.text(0);
        const json::Value info = isTyped ? infoOfType(q.text(4), *data) : *std::move(data);
        const bool isUser = info.text(u"role") == "user"_L1;
        const bool isLookedAt = isUser && !steps->contains(id);
        const auto whole = isLookedAt ? record(isTyped, q.integer(3).value_or(-1)) : Result<PiecedRecord>();
        sink({id, q.integer(1).value_or(OutlineRow::NoTime), info, steps->take(id),
            isUser && (!isLookedAt || (whole && beginsTurn(*whole)))});
    }
    return q.result();
}

/// Older databases have no such table. What the session changed is still written to a file.
void TableSource::addDetails(SessionInfo& info, const ListedSession& /*session*/)
{
    auto q = m_database.query(u"SELECT content, status, priority FROM todo WHERE session_id = ? ORDER BY position"_s);
    q.bind(info.id.value);
    json::Value list = json::listOf({});
    while (q.next())
        list.items << json::objectOf({{u"content"_s, json::textValue(q.text(0))},
            {u"status"_s, json::textValue(q.text(1))}, {u"priority"_s, json::textValue(q.text(2))}});
    q.finish();
    addSideList(info, u"todo", list);
    addSideFiles(info, QFileInfo(m_database.path()).path() + u"/storage"_s, {u"session_diff"});
}

QByteArray TableSource::stamp() const
{
    const SqliteFileState state = SqliteFileState::of(m_database.path());
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << state.key.device << state.key.inode << state.counters;
    for (const SqliteFileState::Stamp& stamp : {state.database, state.wal})
        out << stamp.size << stamp.mtimeNs;
    return bytes;
}

Result<qint64> TableSource::sizeOf(const ListedSession& session)
{
    const QString size = m_database.sizeOf(u"data"_s);
    const QString sql = session.generation == Generation::Tables2
        ? u"SELECT total(%1) FROM session_message WHERE session_id = ?1"_s
        : u"SELECT (SELECT total(%1) FROM message WHERE session_id = ?1) + (SELECT total(%1) FROM part WHERE "
          "session_id = ?1)"_s;
    return qint64(m_database.firstRow(sql.arg(size), {session.info.id.value}).value(0).toDouble());
}

Result<QByteArray> TableSource::rawBytes(const StoredAt& place, qint64 most, const JobControl& job)
{
    if (place.table != Message1 && place.table != Part1 && place.table != Message2)
        return goneRow();
    return m_database.read(job, [&]() -> Result<QByteArray> {
        constexpr qint64 Everything = std::numeric_limits<int>::max();
        return m_database.valuePrefix(place.table, u"data"_s, place.rowid, most < 0 ? Everything : most);
    });
}

} // namespace stemma::opencode
