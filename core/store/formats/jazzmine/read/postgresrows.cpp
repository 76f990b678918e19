// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/postgresrows.h"

#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/postgres/postgrestransaction.h"

#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

constexpr int SessionBatch = 256;
constexpr int WalkBatch = 500;

/// The order of messages; what an index gives but for equal times.
constexpr auto Order = "m.\"timestamp\", m.id COLLATE \"C\""_L1;

/// How many elements a list has; what is no list has none.
QString lengthOf(const QString& column)
{
    return u"CASE jsonb_typeof(%1) WHEN 'array' THEN jsonb_array_length(%1) ELSE 0 END"_s.arg(column);
}

enum Cell { Timestamp, Id, RoleWord, TextBytes, Flags, Steps, TraceId, Completion, Tools, Failed, Row, TraceRow };

/// Whether the next prompt or answer behind a prompt is no answer.
const QString IsUnanswered
    = u"m.role = 'user' AND coalesce((SELECT n.role FROM messages n WHERE n.conversation_id = m.conversation_id AND "
      "n.\"timestamp\" >= m.\"timestamp\" AND (n.\"timestamp\", n.id COLLATE \"C\") > (m.\"timestamp\", m.id COLLATE "
      "\"C\") AND n.role IN ('user', 'assistant', 'colleague_assistant') ORDER BY n.\"timestamp\", n.id COLLATE \"C\" "
      "LIMIT 1), 'user') = 'user'"_s;

/// The cells of a message and its trace that are known without its contents.
QString quickColumns()
{
    const QString flags = u"CASE WHEN m.is_flagged THEN %1 ELSE 0 END + CASE WHEN m.is_continuation THEN 0 ELSE %2 END "
                          "+ CASE WHEN m.episode_id > 0 THEN %3 ELSE 0 END + CASE WHEN %5 > 0 THEN %4 ELSE 0 END "
                          "+ CASE WHEN %7 THEN %6 ELSE 0 END"_s.arg(int(MessageRecord::Flagged))
                              .arg(int(MessageRecord::NewTopic))
                              .arg(int(MessageRecord::Summarised))
                              .arg(int(MessageRecord::Errors))
                              .arg(lengthOf(u"m.errors"_s))
                              .arg(int(MessageRecord::Unanswered))
                              .arg(IsUnanswered);
    const QString failed = u"'$[*] ? (@.success == false)'"_s;
    return QStringList {u"m.\"timestamp\""_s, u"'=' || m.id"_s, u"m.role"_s, u"octet_length(m.original_content)"_s,
        flags, lengthOf(u"m.reasoning_steps"_s), u"'=' || t.id"_s, u"t.total_completion_tokens"_s,
        u"greatest(%1, %2)"_s.arg(lengthOf(u"t.task_emissions"_s), lengthOf(u"t.tool_traces"_s)),
        u"jsonb_path_exists(t.tool_traces, %1) OR jsonb_path_exists(t.llm_calls, %1)"_s.arg(failed)}
        .join(u", "_s);
}

/// The trace of each message, looked up one by one: a join may be planned as a scan.
const QString TraceOfMessage = u" LEFT JOIN LATERAL (SELECT * FROM turn_traces WHERE message_id = m.id LIMIT 1) t "
                               "ON true "_s;
/// One that names the message's conversation too.
const QString OwnTraceOfMessage = u" LEFT JOIN LATERAL (SELECT * FROM turn_traces WHERE message_id = m.id "
                                  "AND conversation_id = m.conversation_id LIMIT 1) t ON true"_s;

PostgresRow rowOf(const QSqlQuery& cells, bool withContents)
{
    PostgresRow row;
    row.timestamp = cells.value(Timestamp).toLongLong();
    row.id = unmarkedServerText(cells, Id);
    row.message.timeMs = toMs(timeOf(row.timestamp));
    row.message.order = row.timestamp;
    row.message.role = roleOf(cells.value(RoleWord).toString());
    row.message.textBytes = small(cells.value(TextBytes).toLongLong());
    row.message.flags = quint16(cells.value(Flags).toUInt());
    row.message.parts = quint16(1 + qMin(small(cells.value(Steps).toLongLong()), quint32(0x7fff)));
    if (row.message.role == Role::Unknown)
        row.message.flags |= MessageRecord::Damaged;
    if (!cells.value(TraceId).isNull()) {
        row.traceId = unmarkedServerText(cells, TraceId);
        row.trace.emplace();
        row.trace->completionTokens = small(cells.value(Completion).toLongLong());
        row.trace->tools = quint16(qMin(small(cells.value(Tools).toLongLong()), quint32(0x7fff)));
        row.trace->failed = cells.value(Failed).toBool();
    }
    if (withContents) {
        row.json = cells.value(Row).toString().toUtf8();
        row.traceJson = cells.value(TraceRow).toString().toUtf8();
    }
    return row;
}

QString arrayOf(std::span<const qint64> numbers)
{
    QStringList texts;
    for (const qint64 number : numbers)
        texts += QString::number(number);
    return u'{' + texts.join(u',') + u'}';
}

/// What @p read(row) makes of all rows of an answer.
template<typename Read>
auto collect(PostgresDatabase& database, const QString& sql, const QVariantList& values, const JobControl& job,
    Read read) -> Result<std::vector<std::invoke_result_t<Read&, const QSqlQuery&>>>
{
    std::vector<std::invoke_result_t<Read&, const QSqlQuery&>> all;
    const auto take = [&](const QSqlQuery& row) {
        all.push_back(read(row));
        return true;
    };
    return database.query(sql, values, take, job).transform([&all] { return std::move(all); });
}

PostgresDatabase::Row rowSink(const PostgresRows::Sink& sink)
{
    return [&sink](const QSqlQuery& row) {
        return row.value(0).isNull() || sink(row.value(0).toString().toUtf8(), unmarkedServerText(row, 1));
    };
}

template<typename One> std::optional<One> firstOf(const std::vector<One>& all)
{
    return all.empty() ? std::nullopt : std::optional(all.front());
}

} // namespace

PostgresRows::PostgresRows(std::shared_ptr<PostgresDatabase> database)
    : m_database(std::move(database))
{
}

QStringList PostgresRows::tableNames()
{
    return {nameOf(RecordKind::Conversation), nameOf(RecordKind::Message), nameOf(RecordKind::Trace)};
}

Result<> PostgresRows::sessions(
    const std::optional<QString>& only, bool withFigures, const PostgresDatabase::Row& row, const JobControl& job)
{
    // The list is sorted first, since no index has its order; what hangs on each row is read as it is fetched.
    const QString figures = u", (SELECT count(*) FROM messages WHERE conversation_id = c.id), p.prompt, p.completion, "
                            "p.total, (SELECT '=' || left(original_content, 200) FROM messages WHERE conversation_id = "
                            "c.id AND role = 'user' ORDER BY \"timestamp\" LIMIT 1)"_s;
    const QString tokens
        = u" LEFT JOIN LATERAL (SELECT sum(total_prompt_tokens) AS prompt, sum(total_completion_tokens) "
          "AS completion, sum(total_tokens) AS total FROM turn_traces WHERE conversation_id = c.id) p "
          "ON true"_s;
    const QString sql
        = u"SELECT row_to_json(c)::text, (SELECT max(\"timestamp\") FROM messages WHERE conversation_id = "
          "c.id)%1 FROM (SELECT * FROM conversations%2 OFFSET 0) c%3"_s.arg(withFigures ? figures : QString(),
              only ? u" WHERE id = ?"_s : u" ORDER BY created_at DESC, id COLLATE \"C\""_s,
              withFigures ? tokens : QString());
    if (only)
        return m_database->query(sql, {*only}, row, job);
    return m_database->stream(sql, {}, SessionBatch, row, job);
}

Result<std::vector<qint64>> PostgresRows::times(
    const QString& conversation, qint64 from, qint64 most, const JobControl& job)
{
    return collect(*m_database,
        u"SELECT \"timestamp\" FROM messages WHERE conversation_id = ? AND \"timestamp\" >= ? ORDER BY \"timestamp\" "
        "LIMIT ?"_s,
        {conversation, from, most}, job, [](const QSqlQuery& row) { return row.value(0).toLongLong(); });
}

/// The row as the library would have it in its own store; with a limit, its text cut.
QString PostgresRows::rowAsJson(qint64 maxText) const
{
    if (maxText < 0)
        return u"row_to_json(m)::text"_s;
    QStringList columns;
    for (const QString& name : m_database->columnsOf(u"messages"_s)) {
        const QString column = quotedServerName(name);
        columns << (name == "original_content"_L1 ? u"left(m.%1, %2) AS %1"_s.arg(column).arg(maxText)
                                                  : u"m."_s + column);
    }
    return u"(SELECT row_to_json(r)::text FROM (SELECT %1) r)"_s.arg(columns.join(u", "_s));
}

Result<std::vector<PostgresRow>> PostgresRows::at(const QString& conversation, std::span<const qint64> times,
    Contents contents, qint64 maxText, const JobControl& job)
{
    return ofTimes(conversation, u"CAST(? AS bigint[])"_s, {arrayOf(times)}, contents, maxText, job);
}

Result<std::vector<PostgresRow>> PostgresRows::first(
    const QString& conversation, qint64 least, qint64 maxText, const JobControl& job)
{
    return ofTimes(conversation,
        u"ARRAY(SELECT \"timestamp\" FROM messages WHERE conversation_id = ? ORDER BY \"timestamp\" LIMIT ?)"_s,
        {conversation, least}, Contents::Rows, maxText, job);
}

Result<std::vector<PostgresRow>> PostgresRows::ofTimes(const QString& conversation, const QString& times,
    const QVariantList& values, Contents contents, qint64 maxText, const JobControl& job)
{
    if (const auto& tables = m_database->tables(tableNames()); !tables)
        return std::unexpected(tables.error());
    const bool whole = contents == Contents::Rows;
    const QString rows = whole ? u", %1, row_to_json(t)::text"_s.arg(rowAsJson(maxText)) : QString();
    auto found = collect(*m_database,
        u"SELECT "_s + quickColumns() + rows + u" FROM messages m"_s + TraceOfMessage
            + u"WHERE m.conversation_id = ? AND m.\"timestamp\" = ANY ("_s + times + u')',
        QVariantList {conversation} + values, job, [whole](const QSqlQuery& cells) { return rowOf(cells, whole); });
    if (!found)
        return found;
    std::ranges::sort(*found, {}, [](const PostgresRow& row) { return std::pair(row.timestamp, row.id.toUtf8()); });
    for (auto row = found->begin(); row != found->end(); ++row)
        row->rank = row != found->begin() && row->timestamp == (row - 1)->timestamp ? (row - 1)->rank + 1 : 0;
    return found;
}

Result<std::optional<std::pair<PostgresRows::Place, quint32>>> PostgresRows::placeOf(
    const QString& conversation, const QString& message, const JobControl& job)
{
    const auto read = [&message](const QSqlQuery& row) {
        return std::pair(Place {row.value(0).toLongLong(), message}, quint32(row.value(1).toUInt()));
    };
    return collect(*m_database,
        u"SELECT m.\"timestamp\", (SELECT count(*) FROM messages n WHERE n.conversation_id = m.conversation_id AND "
        "n.\"timestamp\" = m.\"timestamp\" AND n.id COLLATE \"C\" < m.id COLLATE \"C\") FROM messages m "
        "WHERE m.id = ? AND m.conversation_id = ?"_s,
        {message, conversation}, job, read)
        .transform(firstOf<std::pair<Place, quint32>>);
}

Result<std::vector<PostgresRow>> PostgresRows::before(
    const QString& conversation, const Place& place, bool inclusive, int most, Contents contents, const JobControl& job)
{
    const bool whole = contents == Contents::Rows;
    const auto read = [whole](const QSqlQuery& cells) {
        PostgresRow row;
        row.timestamp = cells.value(0).toLongLong();
        row.id = unmarkedServerText(cells, 1);
        row.message.role = roleOf(cells.value(2).toString());
        row.message.set(MessageRecord::Flagged, cells.value(3).toBool());
        row.message.set(MessageRecord::NewTopic, !cells.value(4).toBool());
        if (whole)
            row.json = cells.value(5).toString().toUtf8();
        return row;
    };
    return collect(*m_database,
        u"SELECT m.\"timestamp\", '=' || m.id, m.role, m.is_flagged, m.is_continuation%4 FROM (SELECT * FROM "
        "messages m WHERE m.conversation_id = ? AND m.\"timestamp\" <= ? AND (%1) %2 (?, ?) "
        "ORDER BY m.\"timestamp\" DESC, m.id COLLATE \"C\" DESC LIMIT %3) m"_s.arg(Order, inclusive ? u"<="_s : u"<"_s)
            .arg(most)
            .arg(whole ? u", row_to_json(m)::text"_s : QString()),
        {conversation, place.timestamp, place.timestamp, place.id}, job, read);
}

Result<std::vector<PostgresRow>> PostgresRows::window(
    const QString& conversation, const std::optional<Place>& at, Contents contents, const JobControl& job)
{
    constexpr int Batch = 2 * Index::WindowMessages;
    Place place = at.value_or(Place {std::numeric_limits<qint64>::max(), QLatin1StringView("")});
    std::vector<PostgresRow> newestFirst;
    size_t end = 0; // behind the oldest message that is sent
    int sent = 0;
    bool inclusive = true;
    for (bool more = true; more;) {
        const auto rows = before(conversation, place, inclusive, Batch, contents, job);
        if (!rows)
            return rows;
        inclusive = false;
        more = rows->size() == Batch;
        for (const PostgresRow& row : *rows) {
            place = {row.timestamp, row.id};
            newestFirst.push_back(row);
            if (row.message.flags & MessageRecord::Flagged)
                continue;
            end = newestFirst.size();
            if (++sent == Index::WindowMessages || (row.message.flags & MessageRecord::NewTopic)) {
                more = false;
                break;
            }
        }
    }
    newestFirst.resize(end);
    std::ranges::reverse(newestFirst);
    return newestFirst;
}

Result<> PostgresRows::walk(Walked what, const QString& conversation, const Sink& sink, const JobControl& job)
{
    // Sorted first: whole rows are made one by one as they are fetched.
    const QString sql
        = u"SELECT m.\"timestamp\", '=' || m.id, row_to_json(%1)::text, '=' || %1.id FROM (SELECT * FROM messages m "
          "WHERE m.conversation_id = ? AND m.\"timestamp\" >= ? AND (%3) > (?, ?) ORDER BY %3 LIMIT %4) m%2"_s
              .arg(what == Walked::Messages ? u"m"_s : u"t"_s,
                  what == Walked::Messages        ? QString()
                      : what == Walked::OwnTraces ? OwnTraceOfMessage
                                                  : TraceOfMessage,
                  Order)
              .arg(WalkBatch);
    Place place;
    for (int count = WalkBatch; count == WalkBatch;) {
        count = 0;
        bool more = true;
        const Result<> read = m_database->query(
            sql, {conversation, place.timestamp, place.timestamp, place.id},
            [&](const QSqlQuery& row) {
                ++count;
                place = {row.value(0).toLongLong(), unmarkedServerText(row, 1)};
                more = row.value(3).isNull() || sink(row.value(2).toString().toUtf8(), unmarkedServerText(row, 3));
                return more;
            },
            job);
        if (!read && more && count > 0 && m_database->canGoOn(read.error()))
            count = WalkBatch;
        else if (!read || !more)
            return read;
    }
    return {};
}

Result<> PostgresRows::walkStrays(RecordKind kind, const QString& conversation, const Sink& sink, const JobControl& job)
{
    const QString what = kind == RecordKind::Message ? u"m"_s : kind == RecordKind::Trace ? u"t"_s : u"c"_s;
    // A row for each trace, mostly an empty one: the server answers within its time however few are strays.
    const QString sql
        = u"SELECT CASE WHEN c.id IS NOT NULL THEN row_to_json(%1)::text END, '=' || %1.id FROM turn_traces t "
          "LEFT JOIN LATERAL (SELECT * FROM messages WHERE id = t.message_id AND conversation_id <> t.conversation_id "
          "OFFSET 0) m ON true LEFT JOIN LATERAL (SELECT * FROM conversations WHERE id = m.conversation_id OFFSET 0) c "
          "ON true WHERE t.conversation_id = ?"_s.arg(what);
    return m_database->stream(sql, {conversation}, 4 * WalkBatch, rowSink(sink), job);
}

Result<> PostgresRows::walkConversation(const QString& conversation, const Sink& sink, const JobControl& job)
{
    return m_database->query(u"SELECT row_to_json(c)::text, '=' || c.id FROM conversations c WHERE c.id = ?"_s,
        {conversation}, rowSink(sink), job);
}

Result<std::vector<QString>> PostgresRows::conversations(const JobControl& job)
{
    return collect(*m_database, u"SELECT '=' || id FROM conversations ORDER BY created_at DESC, id COLLATE \"C\""_s, {},
        job, [](const QSqlQuery& row) { return unmarkedServerText(row, 0); });
}

Result<std::optional<QByteArray>> PostgresRows::row(
    const QString& table, const QString& id, qint64 maxBytes, const JobControl& job)
{
    return collect(*m_database,
        u"SELECT left(row_to_json(r)::text, ?) FROM %1 r WHERE r.id = ?"_s.arg(quotedServerName(table)),
        {int(std::clamp<qint64>(maxBytes, 0, std::numeric_limits<int>::max())), id}, job,
        [maxBytes](const QSqlQuery& row) { return row.value(0).toString().toUtf8().left(maxBytes); })
        .transform(firstOf<QByteArray>);
}

Result<PostgresRows::HashedRows> PostgresRows::rowsWithHashes(
    const QString& table, const QStringList& ids, const JobControl& job)
{
    HashedRows rows;
    const QString marks = QStringList(ids.size(), u"?"_s).join(u", ");
    const Result<> read = m_database->query(
        u"SELECT '=' || r.id, row_to_json(r)::text, %1 FROM %2 r WHERE r.id IN (%3)"_s.arg(
            serverRowHash(u"r"_s), quotedServerName(table), marks),
        QVariantList(ids.begin(), ids.end()),
        [&rows](const QSqlQuery& row) {
            rows.insert(
                unmarkedServerText(row, 0), {row.value(1).toString().toUtf8(), row.value(2).toString().toLatin1()});
            return true;
        },
        job);
    return read.transform([&rows] { return std::move(rows); });
}

Result<> PostgresRows::copyForDryRun(const QStringList& conversations, const JobControl& job)
{
    const QString known = conversations.isEmpty()
        ? u"true"_s
        : u" IN (%1)"_s.arg(QStringList(conversations.size(), u"?"_s).join(u", "));
    const QVariantList ids(conversations.begin(), conversations.end());
    const auto column = [&](const QString& name) { return conversations.isEmpty() ? known : name + known; };
    // What refers to those from elsewhere, and what that refers to, comes behind them.
    return m_database->copyForDryRun(tableNames(), u"id"_s,
        {{u"conversations"_s, column(u"r.id"_s), ids}, {u"messages"_s, column(u"r.conversation_id"_s), ids},
            {u"turn_traces"_s, column(u"r.conversation_id"_s), ids},
            {u"turn_traces"_s, u"r.message_id IN (SELECT id FROM pg_temp.messages)"_s},
            {u"messages"_s, u"r.id IN (SELECT message_id FROM pg_temp.turn_traces)"_s},
            {u"conversations"_s, u"r.id IN (SELECT conversation_id FROM pg_temp.messages)"_s}},
        job);
}

Result<PostgresRows::State> PostgresRows::state(const JobControl& job)
{
    State state;
    const Result<> read = m_database->query(
        u"SELECT string_agg(%1, ' ' ORDER BY r), sum(pg_total_relation_size(r)), count(r) FROM "
        "unnest(ARRAY[to_regclass('conversations')::oid, to_regclass('messages')::oid, "
        "to_regclass('turn_traces')::oid]) r WHERE r IS NOT NULL"_s.arg(PostgresDatabase::countersOf(u"r"_s)),
        {},
        [&state](const QSqlQuery& row) {
            if (row.value(2).toInt() == tableNames().size())
                state = {row.value(0).toString(), row.value(1).toLongLong()};
            return true;
        },
        job);
    return read.transform([&state] { return state; });
}

} // namespace stemma::jazzmine
