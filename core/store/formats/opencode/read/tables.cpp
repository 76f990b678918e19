// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/contentblocks.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/opencode/read/source.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct TablesText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

// Nothing else is ever read: other tables of the database hold credentials and the secrets of shares.
constexpr auto Session1 = "session"_L1;
constexpr auto Message1 = "message"_L1;
constexpr auto Part1 = "part"_L1;
constexpr auto Session2 = "session_v2"_L1;
constexpr auto Message2 = "session_message"_L1;

QString sessionTable(Generation generation)
{
    return generation == Generation::Tables2 ? Session2 : Session1;
}

/// Columns that a list leaves out: they may be long.
bool isDear(const QString& column)
{
    return column == "summary_diffs"_L1;
}

std::unexpected<Error> gone()
{
    return fail(Errc::NotFound, TablesText::tr("This record is no longer in the store. Open the store again."));
}

Unit unitOf(const QString& column)
{
    return column.startsWith("time_"_L1)  ? Unit::UnixMilliseconds
        : column.startsWith("tokens_"_L1) ? Unit::Tokens
        : column == "cost"_L1             ? Unit::Dollars
                                          : Unit::None;
}

/// Takes one column of a session's row.
void takeColumn(Listed& session, const QString& name, const QVariant& value)
{
    SessionInfo& info = session.info;
    const QString text = value.toString();
    const auto number
        = [&] { return value.typeId() == QMetaType::LongLong ? std::optional(value.toLongLong()) : std::nullopt; };
    bool isCommon = true;
    if (name == "id"_L1)
        info.id = SessionId(text);
    else if (name == "title"_L1)
        info.title = text;
    else if (name == "directory"_L1)
        info.directory = text;
    else if (name == "agent"_L1)
        info.agent = text;
    else if (name == "parent_id"_L1)
        info.parent = SessionId(text);
    else if (name == "time_created"_L1)
        info.createdAt = number().transform([](qint64 ms) { return timeFromMs(ms); });
    else if (name == "time_updated"_L1)
        info.updatedAt = number().transform([](qint64 ms) { return timeFromMs(ms); });
    else if (name == "tokens_input"_L1)
        info.tokens.input = number();
    else if (name == "tokens_output"_L1)
        info.tokens.output = number();
    else if (name == "tokens_reasoning"_L1)
        info.tokens.reasoning = number();
    else if (name == "tokens_cache_read"_L1)
        info.tokens.cacheRead = number();
    else if (name == "tokens_cache_write"_L1)
        info.tokens.cacheWrite = number();
    else
        isCommon = false;
    if (name == "model"_L1 && !text.isEmpty()) {
        const auto model = json::parse(text.toUtf8());
        info.model = model && model->isObject() ? textOf(*model, u"id") : text;
    } else if (name == "revert"_L1 && !text.isEmpty()) {
        const auto revert = json::parse(text.toUtf8());
        takeRevert(revert ? &*revert : nullptr, session);
    } else if (name == "fork_session_id"_L1 && !text.isEmpty()) {
        info.origin = {Origin::Kind::Fork, SessionId(text), {}};
    }
    if (!value.isNull())
        info.fields << StoredField {name, value, unitOf(name), isCommon};
}

} // namespace

void takeRevert(const json::Value* revert, Listed& session)
{
    if (!revert || !revert->isObject())
        return;
    session.revertedFrom = textOf(*revert, u"messageID");
    session.keepsReverted = !textOf(*revert, u"partID").isEmpty();
}

qint64 TableSource::bytes() const
{
    const SqliteFileState state = SqliteFileState::of(m_database.path());
    return qMax<qint64>(0, state.database.size) + qMax<qint64>(0, state.wal.size);
}

bool TableSource::isLive() const
{
    const SqliteFileState state = SqliteFileState::of(m_database.path());
    return state.exists() && probeSqlite(m_database.path(), state).heldByOthers;
}

Result<QStringList> TableSource::columnsOf(const QString& table)
{
    QStringList columns;
    auto q = m_database.query(u"SELECT name FROM pragma_table_info(?)"_s);
    q.bind(table);
    while (q.next())
        columns << q.text(0);
    return q.ok() ? Result<QStringList>(columns) : q.failure();
}

Result<> TableSource::listTable(std::vector<Listed>& sessions, Generation generation)
{
    const QString table = sessionTable(generation);
    const QString messages = generation == Generation::Tables2 ? Message2 : Message1;
    auto columns = columnsOf(table);
    const auto stored = columns ? columnsOf(messages) : std::unexpected(columns.error());
    if (!stored)
        return std::unexpected(stored.error());
    if (!columns->contains(u"id"_s))
        return {};
    columns->removeIf(isDear);
    // Names of a foreign schema need quotes.
    QStringList quoted;
    for (QString name : std::as_const(*columns))
        quoted << u'"' + name.replace(u'"', "\"\""_L1) + u'"';
    const QString order = generation == Generation::Tables2 ? u"seq"_s : u"time_created, id"_s;
    const bool hasMessages = stored->contains(u"session_id"_s) && stored->contains(u"time_created"_s);
    const QString first = hasMessages
        ? u"(SELECT m.time_created FROM %1 m WHERE m.session_id = s.id ORDER BY %2 LIMIT 1)"_s.arg(messages, order)
        : u"NULL"_s;
    auto q = m_database.query(u"SELECT s.rowid, %1, %2 FROM %3 s"_s.arg(first, quoted.join(u", "_s), table));
    constexpr int FixedColumns = 2;
    while (q.next()) {
        Listed session;
        session.generation = generation;
        session.rowid = q.integer(0).value_or(-1);
        session.firstMs = q.integer(1).value_or(OutlineRow::NoTime);
        for (int i = 0; i < columns->size(); ++i)
            takeColumn(session, columns->at(i), q.value(FixedColumns + i));
        sessions.push_back(std::move(session));
    }
    return q.result();
}

/// A database of 1.18 has an empty table of messages of 2.x, and no sessions of it (spec opencode, 2).
Result<std::vector<Listed>> TableSource::list(const JobControl& /*job*/)
{
    std::vector<Listed> sessions;
    QStringList tables;
    auto q = m_database.query(u"SELECT name FROM sqlite_master WHERE type = 'table'"_s);
    while (q.next())
        tables << q.text(0);
    Result<> done = q.result();
    q.finish();
    if (done && tables.contains(Session2) && tables.contains(Message2))
        done = listTable(sessions, Generation::Tables2);
    if (done && tables.contains(Session1) && tables.contains(Message1))
        done = listTable(sessions, Generation::Tables1);
    if (!done)
        return std::unexpected(done.error());
    return sessions;
}

Result<std::unique_ptr<Rows>> TableSource::load(const Listed& session, const JobControl& /*job*/)
{
    return session.generation == Generation::Tables2 ? loadTyped(session) : loadParts(session);
}

/// Only the objects of messages, which are small; parts are read when somebody asks.
Result<std::unique_ptr<Rows>> TableSource::loadParts(const Listed& session)
{
    auto rows = std::make_unique<Rows>(Shape::Parts, [this](qint64 rowid) { return partsRecord(rowid); });
    auto q = m_database.query(
        u"SELECT rowid, id, time_created, CAST(data AS BLOB) FROM message WHERE session_id = ? ORDER BY time_created, id"_s);
    q.bind(session.info.id.value);
    while (q.next()) {
        const auto info = json::parse(q.bytes(3));
        const bool isMessage = info && info->isObject();
        if (isMessage)
            rows->addUsage(*info);
        rows->add({idHash(q.text(1)), q.integer(2).value_or(OutlineRow::NoTime), q.integer(0).value_or(-1),
            isMessage ? flagsOfInfo(*info) : RowFlags(), !isMessage});
    }
    Result<> done = q.result();
    q.finish();
    if (done)
        done = rows->finish(session.revertedFrom, !session.keepsReverted, Message1);
    return done ? Result<std::unique_ptr<Rows>>(std::move(rows)) : std::unexpected(done.error());
}

Result<std::unique_ptr<Rows>> TableSource::loadTyped(const Listed& session)
{
    auto rows = std::make_unique<Rows>(Shape::Blocks, [this](qint64 rowid) { return typedRecord(rowid); });
    auto q = m_database.query(u"SELECT rowid, id, time_created, type, CASE WHEN type = 'compaction' THEN CAST(data AS "
                              "BLOB) END FROM session_message WHERE session_id = ? ORDER BY seq"_s);
    q.bind(session.info.id.value);
    while (q.next()) {
        const auto data = json::parse(q.bytes(4));
        rows->add({idHash(q.text(1)), q.integer(2).value_or(OutlineRow::NoTime), q.integer(0).value_or(-1),
            flagsOfType(q.text(3), data ? &*data : nullptr), false});
    }
    Result<> done = q.result();
    q.finish();
    if (done)
        done = rows->finish(session.revertedFrom, !session.keepsReverted, Message2);
    return done ? Result<std::unique_ptr<Rows>>(std::move(rows)) : std::unexpected(done.error());
}

Result<Record> TableSource::partsRecord(qint64 rowid)
{
    Record record;
    auto q = m_database.query(u"SELECT id, session_id, CAST(data AS BLOB) FROM message WHERE rowid = ?"_s);
    q.bind(rowid);
    if (!q.next())
        return q.ok() ? Result<Record>(gone()) : q.failure();
    record.head = {q.text(0), q.bytes(2), {.table = Message1, .rowid = rowid, .rowKey = {}, .file = {}}};
    record.session = q.text(1);
    q.finish();
    auto parts = m_database.query(u"SELECT rowid, id, CAST(data AS BLOB) FROM part WHERE message_id = ? ORDER BY id"_s);
    parts.bind(record.head.id);
    while (parts.next()) {
        const StoredAt at {.table = Part1, .rowid = parts.integer(0).value_or(-1), .rowKey = {}, .file = {}};
        record.parts.push_back({parts.text(1), parts.bytes(2), at});
    }
    return parts.ok() ? Result<Record>(std::move(record)) : parts.failure();
}

Result<Record> TableSource::typedRecord(qint64 rowid)
{
    Record record;
    record.shape = Shape::Blocks;
    auto q
        = m_database.query(u"SELECT id, session_id, type, CAST(data AS BLOB) FROM session_message WHERE rowid = ?"_s);
    q.bind(rowid);
    if (!q.next())
        return q.ok() ? Result<Record>(gone()) : q.failure();
    record.head = {q.text(0), q.bytes(3), {.table = Message2, .rowid = rowid, .rowKey = {}, .file = {}}};
    record.session = q.text(1);
    record.type = q.text(2);
    return record;
}

Result<> TableSource::complete(const Listed& session, SessionInfo& info)
{
    const bool isTyped = session.generation == Generation::Tables2;
    const QString size = m_database.sizeOf(u"data"_s);
    auto q = m_database.query(isTyped
            ? u"SELECT sum(%1) FROM session_message WHERE session_id = ?"_s.arg(size)
            : u"SELECT (SELECT total(%1) FROM message WHERE session_id = ?1) + (SELECT total(%1) FROM part WHERE "
              "session_id = ?1)"_s.arg(size));
    q.bind(info.id.value);
    if (q.next())
        info.size = qint64(q.value(0).toDouble());
    return q.result();
}

Result<QByteArray> TableSource::rawBytes(const StoredAt& place, qint64 most, const JobControl& job)
{
    const QStringList readable {Message1, Part1, Message2};
    if (!readable.contains(place.table))
        return fail(Errc::NotFound, TablesText::tr("The store has no table %1.").arg(place.table));
    return m_database.read(job, [&]() -> Result<QByteArray> {
        auto known = m_database.query(u"SELECT 1 FROM %1 WHERE rowid = ?"_s.arg(place.table));
        known.bind(place.rowid);
        if (!known.next())
            return known.ok() ? Result<QByteArray>(gone()) : known.failure();
        known.finish();
        constexpr qint64 Everything = std::numeric_limits<int>::max();
        return m_database.valuePrefix(place.table, u"data"_s, place.rowid, most < 0 ? Everything : most);
    });
}

} // namespace stemma::opencode
