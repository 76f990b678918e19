// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/origin.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/formats/mnesis/store.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

constexpr int BatchRows = 256;
/// Longer fields are left out of lists; session() has them.
constexpr qint64 LongestInLists = 4096;
constexpr int PromptCharacters = 200;

const QStringList& longColumns()
{
    static const QStringList columns = {u"system_prompt"_s, u"metadata"_s};
    return columns;
}

std::optional<Time> timeOf(const QVariant& value)
{
    return value.typeId() == QMetaType::LongLong ? std::optional(timeFromMs(value.toLongLong())) : std::nullopt;
}

} // namespace

/// rowid, newest message's time, sizes of the long columns, then all columns.
QString StoreReader::sessionSelect(qint64 longest, bool withNewest) const
{
    const QString table = u"sessions"_s;
    const QString newest
        = u"(SELECT m.created_at FROM messages m WHERE m.session_id = s.id ORDER BY m.created_at DESC LIMIT 1)"_s;
    const bool timed = withNewest && m_schema.has(u"messages"_s, u"created_at"_s);
    QStringList columns = {u"s.rowid"_s, timed ? newest : u"NULL"_s};
    for (const QString& name : longColumns())
        columns << (m_schema.has(table, name) ? m_database.sizeOf(u"s."_s + name) : u"0"_s);
    for (const QString& name : m_schema.columns(table)) {
        const QString column = u"s."_s + m_schema.column(table, name);
        columns << (longColumns().contains(name)
                ? u"CASE WHEN %1 <= %2 THEN %3 END"_s.arg(m_database.sizeOf(column)).arg(longest).arg(column)
                : column);
    }
    return u"SELECT "_s + columns.join(u", "_s) + u" FROM sessions s "_s;
}

SessionInfo StoreReader::sessionFrom(const SqliteQuery& row, qint64 longest) const
{
    SessionInfo info;
    const int sizes = 2;
    info.fields = fieldsOf(row, sizes + int(longColumns().size()), u"sessions"_s, row.integer(0).value_or(-1), {});
    for (int i = 0; i < longColumns().size(); ++i) {
        if (row.integer(sizes + i).value_or(0) > longest)
            info.fields.removeIf([&](const StoredField& field) { return field.name == longColumns().at(i); });
    }
    info.id = SessionId(textOf(info.fields, "id"_L1));
    info.title = textOf(info.fields, "title"_L1);
    info.model = textOf(info.fields, "model_id"_L1);
    info.agent = textOf(info.fields, "agent"_L1);
    info.parent = SessionId(textOf(info.fields, "parent_id"_L1));
    if (const auto mark = mnesis::readOriginMark(textOf(info.fields, "metadata"_L1))) {
        if (mark->kind == "fork"_L1)
            info.origin = {Origin::Kind::Fork, mark->session, mark->message};
    } else if (!info.parent.isEmpty()) {
        info.origin = {Origin::Kind::SubAgent, info.parent, {}};
    }
    info.createdAt = timeOf(valueOf(info.fields, "created_at"_L1));
    info.updatedAt = std::max(timeOf(row.value(1)), timeOf(valueOf(info.fields, "updated_at"_L1)));
    const QVariant active = valueOf(info.fields, "is_active"_L1);
    info.deleted = active.typeId() == QMetaType::LongLong && active.toLongLong() == 0;
    return info;
}

/// A session of which only messages are left.
Result<SessionInfo> StoreReader::orphanSession(const SessionId& id) const
{
    SessionInfo info;
    info.id = id;
    const QString created = m_schema.column(u"messages"_s, u"created_at"_s);
    auto q = query(u"SELECT min(%1), max(%1) FROM messages WHERE session_id = ?"_s.arg(created));
    q.bind(id.value);
    if (!q.next())
        return q.ok() ? Result<SessionInfo>(info) : q.failure();
    info.createdAt = timeOf(q.value(0));
    info.updatedAt = timeOf(q.value(1));
    return info;
}

Result<QString> StoreReader::firstPrompt(const SessionId& id) const
{
    auto row = query(u"SELECT id FROM messages WHERE session_id = ? AND %2 = 'user' ORDER BY %1, rowid LIMIT 1"_s.arg(
        m_schema.column(u"messages"_s, u"created_at"_s), m_schema.column(u"messages"_s, u"role"_s)));
    row.bind(id.value);
    if (!row.next())
        return row.ok() ? Result<QString>(QString()) : row.failure();
    constexpr qint64 Enough = 4096;
    const Result<QList<Part>> parts = this->parts(row.text(0), Enough);
    if (!parts)
        return std::unexpected(parts.error());
    const auto text = std::ranges::find_if(*parts, [](const Part& part) { return part.as<TextPart>() != nullptr; });
    if (text == parts->end())
        return QString();
    QString prompt = text->as<TextPart>()->text.text.left(PromptCharacters);
    if (!prompt.isEmpty() && prompt.back().isHighSurrogate())
        prompt.chop(1);
    return prompt;
}

Result<> StoreReader::completeSession(SessionInfo& info) const
{
    const QString table = u"messages"_s;
    const auto number = [&](const QString& name) { return u"coalesce(%1, 0)"_s.arg(m_schema.column(table, name)); };
    const QString four = u"%1 + %2 + %3 + %4"_s.arg(number(u"tokens_input"_s), number(u"tokens_output"_s),
        number(u"tokens_cache_read"_s), number(u"tokens_cache_write"_s));
    // Summaries cost nothing of their own here: mnesis leaves them out of its sums too. A sum() that is no number of 64
    // bits fails, and with it the whole list; total() is exact as far as tokens go, and what is beyond becomes the
    // largest number.
    auto sums = query(
        u"SELECT count(*), CAST(total(%1) AS INTEGER), CAST(total(%2) AS INTEGER), CAST(total(%3) AS INTEGER), "
        "CAST(total(%4) AS INTEGER), CAST(total(CASE WHEN %5 > 0 THEN %5 ELSE %6 END) AS INTEGER) FROM messages WHERE "
        "session_id = ? AND %7 = 0"_s.arg(number(u"tokens_input"_s), number(u"tokens_output"_s),
            number(u"tokens_cache_read"_s), number(u"tokens_cache_write"_s), number(u"tokens_total"_s), four,
            number(u"is_summary"_s)));
    sums.bind(info.id.value);
    if (sums.next()) {
        info.tokens.input = sums.integer(1);
        info.tokens.output = sums.integer(2);
        info.tokens.cacheRead = sums.integer(3);
        info.tokens.cacheWrite = sums.integer(4);
        info.tokens.total = sums.integer(5);
    }
    auto count = query(u"SELECT count(*) FROM messages WHERE session_id = ?"_s);
    count.bind(info.id.value);
    if (count.next())
        info.messages = count.integer(0);
    const QString allParts = u"SELECT coalesce(sum(%1), 0) FROM message_parts WHERE message_id IN "
                             "(SELECT id FROM messages WHERE session_id = ?)"_s.arg(m_database.sizeOf(u"content"_s));
    auto size = query(m_schema.has(u"message_parts"_s) ? allParts : u"SELECT 0 WHERE ? IS NULL"_s);
    size.bind(info.id.value);
    if (size.next())
        info.size = size.integer(0);
    auto prompt = firstPrompt(info.id);
    if (!prompt)
        return std::unexpected(prompt.error());
    info.firstPrompt = *std::move(prompt);
    for (const SqliteQuery* q : {&sums, &count, &size}) {
        if (!q->ok())
            return q->failure();
    }
    return {};
}

/// Those with a time, newest first; then those without.
Result<std::vector<SessionInfo>> StoreReader::listedSessions(SessionCursor& cursor) const
{
    const QString created = m_schema.has(u"sessions"_s, u"created_at"_s) ? u"s.created_at"_s : u"NULL"_s;
    const bool timed = cursor.stage == SessionCursor::Timed;
    QString sql = sessionSelect(LongestInLists);
    if (timed) {
        sql += u"WHERE %1 IS NOT NULL "_s.arg(created);
        if (cursor.started)
            sql += u"AND %1 <= ? AND (%1 < ? OR s.rowid < ?) "_s.arg(created);
        sql += u"ORDER BY %1 DESC, s.rowid DESC LIMIT %2"_s.arg(created).arg(BatchRows);
    } else {
        sql += u"WHERE %1 IS NULL AND s.rowid < ? ORDER BY s.rowid DESC LIMIT %2"_s.arg(created).arg(BatchRows);
    }
    auto q = query(sql);
    if (timed && cursor.started)
        q.bind(cursor.created, cursor.created, cursor.rowid);
    else if (!timed)
        q.bind(cursor.started ? cursor.rowid : std::numeric_limits<qint64>::max());
    std::vector<SessionInfo> batch;
    while (q.next()) {
        batch.push_back(sessionFrom(q, LongestInLists));
        cursor.created = valueOf(batch.back().fields, "created_at"_L1);
        cursor.rowid = q.integer(0).value_or(-1);
    }
    if (!q.ok())
        return q.failure();
    return batch;
}

/// Of a damaged store: what a walk over the table reaches from either end, newest rows first.
std::vector<SessionInfo> StoreReader::salvagedSessions(SessionCursor& cursor) const
{
    if (!cursor.salvage) {
        cursor.salvage = true;
        for (const QLatin1StringView order : {"ASC"_L1, "DESC"_L1}) {
            auto q = query(u"SELECT rowid FROM main.sessions NOT INDEXED ORDER BY rowid %1"_s.arg(order));
            while (q.next())
                cursor.reachable.push_back(q.integer(0).value_or(-1));
        }
        std::ranges::sort(cursor.reachable);
        const auto repeated = std::ranges::unique(cursor.reachable);
        cursor.reachable.erase(repeated.begin(), repeated.end());
    }
    std::vector<SessionInfo> batch;
    while (!cursor.reachable.empty() && batch.size() < BatchRows) {
        auto q = query(sessionSelect(LongestInLists, false) + u"WHERE s.rowid = ?"_s);
        q.bind(cursor.reachable.back());
        cursor.reachable.pop_back();
        if (q.next())
            batch.push_back(sessionFrom(q, LongestInLists));
    }
    return batch;
}

/// Those of which only messages are left.
Result<std::vector<SessionInfo>> StoreReader::orphanSessions(SessionCursor& cursor) const
{
    // Steps from one id to the next in the index instead of reading every message.
    auto next = query(u"SELECT session_id FROM messages WHERE session_id > ? ORDER BY session_id LIMIT 1"_s);
    auto known
        = query(m_schema.has(u"sessions"_s) ? u"SELECT 1 FROM sessions WHERE id = ?"_s : u"SELECT 1 WHERE ? IS NULL"_s);
    std::vector<SessionInfo> batch;
    while (batch.size() < BatchRows) {
        next.finish();
        known.finish();
        next.bind(cursor.orphan);
        if (!next.next())
            break;
        cursor.orphan = next.text(0);
        known.bind(cursor.orphan);
        if (!known.next() && known.ok()) {
            Result<SessionInfo> info = orphanSession(SessionId(cursor.orphan));
            if (!info)
                return std::unexpected(info.error());
            batch.push_back(*std::move(info));
        }
        if (!known.ok())
            return known.failure();
    }
    if (!next.ok())
        return next.failure();
    return batch;
}

Result<std::vector<SessionInfo>> StoreReader::sessionsAfter(SessionCursor& cursor, ListDetail detail) const
{
    if (cursor.stage == SessionCursor::Timed && !m_schema.has(u"sessions"_s))
        cursor.stage = SessionCursor::Orphans;
    const bool orphans = cursor.stage == SessionCursor::Orphans;
    Result<std::vector<SessionInfo>> batch;
    if (cursor.salvage && !orphans)
        batch = salvagedSessions(cursor);
    else
        batch = orphans ? orphanSessions(cursor) : listedSessions(cursor);
    if (!batch && batch.error().code == Errc::Corrupt) {
        // What was listed before stays listed; the rest comes row by row, or not at all.
        std::vector<SessionInfo> rest
            = orphans || cursor.started ? std::vector<SessionInfo>() : salvagedSessions(cursor);
        if (!orphans && !cursor.started && rest.empty())
            return batch;
        batch = std::move(rest);
    }
    if (!batch)
        return batch;
    cursor.started = true;
    if (detail == ListDetail::Full) {
        for (SessionInfo& info : *batch) {
            const Result<> done = completeSession(info);
            if (!done && done.error().code != Errc::Corrupt)
                return std::unexpected(done.error());
        }
    }
    if (batch->size() < BatchRows) {
        cursor.stage
            = cursor.salvage && !orphans ? SessionCursor::Orphans : static_cast<SessionCursor::Stage>(cursor.stage + 1);
        cursor.started = false;
    }
    return batch;
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    StoreReader::SessionCursor cursor;
    while (cursor.stage != StoreReader::SessionCursor::Done) {
        // A read of its own for each batch: nobody is kept waiting while the sink is busy.
        const StoreReader::SessionCursor before = cursor;
        auto batch = m_reader.read(job, [&] {
            cursor = before;
            return m_reader.sessionsAfter(cursor, detail);
        });
        if (!batch)
            return std::unexpected(batch.error());
        if (!batch->empty() && !sink(*std::move(batch)))
            break;
    }
    return {};
}

Result<SessionInfo> Store::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<SessionInfo> {
        constexpr qint64 Whole = std::numeric_limits<qint64>::max();
        SessionInfo info;
        const bool hasTable = m_reader.schema().has(u"sessions"_s);
        auto q = m_reader.query(
            hasTable ? m_reader.sessionSelect(Whole) + u"WHERE s.id = ?"_s : u"SELECT 1 WHERE ? IS NULL"_s);
        q.bind(id.value);
        if (q.next()) {
            info = m_reader.sessionFrom(q, Whole);
        } else if (!q.ok()) {
            return q.failure();
        } else {
            auto any = m_reader.query(u"SELECT 1 FROM messages WHERE session_id = ? LIMIT 1"_s);
            any.bind(id.value);
            if (!any.next())
                return any.ok() ? fail(Errc::NotFound,
                                      QCoreApplication::translate("MnesisStore",
                                          "%1 has no session %2. Check the id, or list the sessions of the store.")
                                          .arg(QDir::toNativeSeparators(m_database.path()), id.value))
                                : any.failure();
            const Result<SessionInfo> orphan = m_reader.orphanSession(id);
            if (!orphan)
                return orphan;
            info = *orphan;
        }
        q.finish();
        if (detail == ListDetail::Full) {
            const Result<> done = m_reader.completeSession(info);
            if (!done && done.error().code != Errc::Corrupt)
                return std::unexpected(done.error());
        }
        return info;
    });
}

} // namespace stemma::mnesis
