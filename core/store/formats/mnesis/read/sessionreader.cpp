// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/sessionreader.h"

#include "core/session/prompt.h"
#include "core/store/formats/mnesis/read/origin.h"

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

} // namespace

/// rowid, newest message's time, sizes of the long columns, then all columns.
QString SessionReader::select(qint64 longest, bool withNewest) const
{
    const QString table = u"sessions"_s;
    const QString newest
        = u"(SELECT m.created_at FROM messages m WHERE m.session_id = s.id ORDER BY m.created_at DESC LIMIT 1)"_s;
    const bool timed = withNewest && m_reader.schema().has(u"messages"_s, u"created_at"_s);
    QStringList columns = {u"s.rowid"_s, timed ? newest : u"NULL"_s};
    for (const QString& name : longColumns())
        columns << (m_reader.schema().has(table, name) ? m_reader.database().sizeOf(u"s."_s + name) : u"0"_s);
    for (const QString& name : m_reader.schema().columns(table)) {
        const QString column = u"s."_s + m_reader.schema().column(table, name);
        columns << (longColumns().contains(name)
                ? u"CASE WHEN %1 <= %2 THEN %3 END"_s.arg(m_reader.database().sizeOf(column)).arg(longest).arg(column)
                : column);
    }
    return u"SELECT "_s + columns.join(u", "_s) + u" FROM sessions s "_s;
}

SessionInfo SessionReader::infoFrom(const SqliteQuery& row, qint64 longest) const
{
    SessionInfo info;
    const int sizes = 2;
    info.fields = m_reader.fieldsOf(row, sizes + int(longColumns().size()), u"sessions"_s, integerIn(row, 0, -1));
    for (int i = 0; i < longColumns().size(); ++i) {
        if (integerIn(row, sizes + i, 0) > longest)
            info.fields.removeIf([&](const StoredField& field) { return field.name == longColumns().at(i); });
    }
    info.id = SessionId(textOf(info.fields, "id"_L1));
    info.title = textOf(info.fields, "title"_L1);
    info.model = textOf(info.fields, "model_id"_L1);
    info.agent = textOf(info.fields, "agent"_L1);
    info.parent = SessionId(textOf(info.fields, "parent_id"_L1));
    info.origin = originOf(info.id, info.parent, textOf(info.fields, "metadata"_L1));
    info.createdAt = integerOf(info.fields, "created_at"_L1).transform(timeFromMs);
    info.updatedAt = std::max(row.integer(1), integerOf(info.fields, "updated_at"_L1)).transform(timeFromMs);
    info.deleted = integerOf(info.fields, "is_active"_L1) == 0;
    return info;
}

/// mnesis names parents of the sessions that another one started. Who forks by other means than Stemma names them too,
/// but without its mark.
Origin SessionReader::originOf(const SessionId& id, const SessionId& parent, const QString& metadata) const
{
    if (const auto mark = readOriginMark(metadata))
        return mark->kind == "fork"_L1 ? Origin {Origin::Kind::Fork, mark->session, mark->message} : Origin();
    if (parent.isEmpty())
        return {};
    const bool isFork = m_reader.readable([&] { return id != parent && beginsLike(id, parent); });
    return {isFork ? Origin::Kind::Fork : Origin::Kind::SubAgent, parent, {}};
}

/// By a prompt and what answered it, which two sessions do not have alike by chance.
bool SessionReader::beginsLike(const SessionId& id, const SessionId& other) const
{
    const Schema& schema = m_reader.schema();
    if (!schema.has(u"messages"_s, u"role"_s) || !schema.has(u"message_parts"_s, u"content"_s))
        return false;
    const QString sql
        = u"SELECT m.role, %1, substr(p.content, 1, %2) FROM (SELECT id, role, %3 AS at, rowid AS place FROM messages "
          "WHERE session_id = ? ORDER BY at, place LIMIT 2) m JOIN message_parts p ON p.message_id = m.id "
          "ORDER BY m.at, m.place, %4, p.rowid"_s.arg(schema.column(u"message_parts"_s, u"part_type"_s))
              .arg(LongestInLists)
              .arg(schema.column(u"messages"_s, u"created_at"_s), schema.column(u"message_parts"_s, u"part_index"_s));
    auto own = m_reader.rows(sql, {id.value});
    auto others = m_reader.rows(sql, {other.value});
    bool hasAnswer = false;
    while (own.next()) {
        if (!others.next())
            return false;
        for (const int column : {0, 1, 2}) {
            if (own.text(column) != others.text(column))
                return false;
        }
        static const QStringList answers {u"text"_s, u"reasoning"_s, u"tool"_s};
        hasAnswer = hasAnswer || (own.text(0) == "assistant"_L1 && answers.contains(own.text(1)));
    }
    return hasAnswer;
}

/// A session of which only messages are left.
SessionInfo SessionReader::orphan(const SessionId& id) const
{
    SessionInfo info;
    info.id = id;
    auto q = m_reader.rows(u"SELECT min(%1), max(%1) FROM messages WHERE session_id = ?"_s.arg(
                               m_reader.schema().column(u"messages"_s, u"created_at"_s)),
        {id.value});
    if (q.next()) {
        info.createdAt = q.integer(0).transform(timeFromMs);
        info.updatedAt = q.integer(1).transform(timeFromMs);
    }
    return info;
}

QString SessionReader::firstPrompt(const SessionId& id) const
{
    const Schema& schema = m_reader.schema();
    auto row = m_reader.rows(
        u"SELECT id FROM messages WHERE session_id = ? AND %2 = 'user' ORDER BY %1, rowid LIMIT 1"_s.arg(
            schema.column(u"messages"_s, u"created_at"_s), schema.column(u"messages"_s, u"role"_s)),
        {id.value});
    if (!row.next())
        return {};
    constexpr qint64 Enough = 4096;
    const QList<Part> parts = m_reader.parts(row.text(0), Enough);
    const Part* text = firstText(parts);
    if (!text)
        return {};
    QString prompt = text->as<TextPart>()->text.text.left(PromptCharacters);
    if (!prompt.isEmpty() && prompt.back().isHighSurrogate())
        prompt.chop(1);
    return prompt;
}

void SessionReader::addFigures(SessionInfo& info) const
{
    const Schema& schema = m_reader.schema();
    const QString table = u"messages"_s;
    const auto number = [&](const QString& name) { return u"coalesce(%1, 0)"_s.arg(schema.column(table, name)); };
    QStringList counts;
    for (const QString& name : {u"tokens_input"_s, u"tokens_output"_s, u"tokens_cache_read"_s, u"tokens_cache_write"_s})
        counts += number(name);
    // Summaries cost nothing of their own here: mnesis leaves them out of its sums too. A sum() that is no number of 64
    // bits fails, and with it the whole list; total() is exact as far as tokens go, and what is beyond becomes the
    // largest number.
    counts += u"CASE WHEN %1 > 0 THEN %1 ELSE %2 END"_s.arg(number(u"tokens_total"_s), counts.join(u" + "_s));
    auto sums = m_reader.rows(u"SELECT CAST(total(%1) AS INTEGER) FROM messages WHERE session_id = ? AND %2 = 0"_s.arg(
                                  counts.join(u") AS INTEGER), CAST(total("_s), number(u"is_summary"_s)),
        {info.id.value});
    if (sums.next())
        info.tokens = {.input = sums.integer(0),
            .output = sums.integer(1),
            .cacheRead = sums.integer(2),
            .cacheWrite = sums.integer(3),
            .total = sums.integer(4)};
    const auto first = [&](const QString& sql) {
        auto row = m_reader.rows(sql, {info.id.value});
        return row.next() ? row.integer(0) : std::nullopt;
    };
    info.messages = first(u"SELECT count(*) FROM messages WHERE session_id = ?"_s);
    if (schema.has(u"message_parts"_s))
        info.size
            = first(u"SELECT coalesce(sum(%1), 0) FROM message_parts WHERE message_id IN (SELECT id FROM messages "
                    "WHERE session_id = ?)"_s.arg(m_reader.database().sizeOf(u"content"_s)));
    info.firstPrompt = firstPrompt(info.id);
}

void SessionReader::complete(SessionInfo& info) const
{
    m_reader.readable([&] {
        addFigures(info);
        return true;
    });
}

/// The newest come first, those without a time last. Of a damaged table what a walk over it reaches from either end.
std::vector<qint64> SessionReader::rows() const
{
    std::vector<qint64> rows;
    const Schema& schema = m_reader.schema();
    if (!schema.has(u"sessions"_s))
        return rows;
    const auto read = [&](const QString& sql) {
        auto q = m_reader.query(sql);
        while (q.next())
            rows.push_back(integerIn(q, 0, -1));
        return q.result();
    };
    const Result<> done
        = read(u"SELECT rowid FROM sessions ORDER BY %1, rowid"_s.arg(schema.column(u"sessions"_s, u"created_at"_s)));
    if (done)
        return rows;
    rows.clear();
    if (done.error().code == Errc::Corrupt) {
        for (const QLatin1StringView order : {"ASC"_L1, "DESC"_L1})
            (void)read(u"SELECT rowid FROM main.sessions NOT INDEXED ORDER BY rowid %1"_s.arg(order));
        std::ranges::sort(rows);
        const auto repeated = std::ranges::unique(rows);
        rows.erase(repeated.begin(), repeated.end());
    }
    if (rows.empty())
        m_reader.got(done);
    return rows;
}

std::optional<SessionInfo> SessionReader::listed(qint64 row) const
{
    for (const bool withNewest : {true, false}) { // messages may be damaged where sessions are not
        auto q = m_reader.query(select(LongestInLists, withNewest) + u"WHERE s.rowid = ?"_s);
        q.bind(row);
        if (q.next())
            return infoFrom(q, LongestInLists);
        const bool isDamaged = !q.ok() && q.error().code == Errc::Corrupt;
        if (!isDamaged) {
            m_reader.got(q.result());
            break;
        }
    }
    return {};
}

/// Those of which only messages are left.
std::vector<SessionInfo> SessionReader::orphans(Cursor& cursor) const
{
    // Steps from one id to the next in the index instead of reading every message.
    auto next = m_reader.rows(u"SELECT session_id FROM messages WHERE session_id > ? ORDER BY session_id LIMIT 1"_s);
    auto known = m_reader.rows(m_reader.schema().has(u"sessions"_s) ? u"SELECT 1 FROM sessions WHERE id = ?"_s
                                                                    : u"SELECT 1 WHERE ? IS NULL"_s);
    std::vector<SessionInfo> batch;
    while (batch.size() < BatchRows) {
        next.finish();
        known.finish();
        next.bind(cursor.orphan);
        if (!next.next())
            break;
        cursor.orphan = next.text(0);
        known.bind(cursor.orphan);
        if (known.next())
            continue;
        if (!known.ok())
            break;
        batch.push_back(orphan(SessionId(cursor.orphan)));
    }
    return batch;
}

std::vector<SessionInfo> SessionReader::after(Cursor& cursor, ListDetail detail) const
{
    if (cursor.stage == Cursor::Begin) {
        cursor.rows = rows();
        cursor.stage = Cursor::Rows;
    }
    std::vector<SessionInfo> batch;
    while (batch.size() < BatchRows && !cursor.rows.empty()) {
        if (auto info = listed(cursor.rows.back()))
            batch.push_back(*std::move(info));
        cursor.rows.pop_back();
    }
    if (cursor.stage == Cursor::Orphans)
        batch = m_reader.readable([&] { return orphans(cursor); });
    if (detail == ListDetail::Full) {
        for (SessionInfo& info : batch)
            complete(info);
    }
    if (batch.size() < BatchRows)
        cursor.stage = static_cast<Cursor::Stage>(cursor.stage + 1);
    return batch;
}

std::optional<SessionInfo> SessionReader::find(const SessionId& id, ListDetail detail) const
{
    constexpr qint64 Whole = std::numeric_limits<qint64>::max();
    std::optional<SessionInfo> info;
    if (m_reader.schema().has(u"sessions"_s)) {
        auto q = m_reader.rows(select(Whole) + u"WHERE s.id = ?"_s, {id.value});
        if (q.next())
            info = infoFrom(q, Whole);
    }
    if (!info && !m_reader.firstRow(u"SELECT 1 FROM messages WHERE session_id = ? LIMIT 1"_s, {id.value}).isEmpty())
        info = orphan(id);
    if (info && detail == ListDetail::Full)
        complete(*info);
    return info;
}

} // namespace stemma::mnesis
