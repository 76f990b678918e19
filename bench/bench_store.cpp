// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "core/store/registry.h"
#include "tests/testkit/syntheticsession.h"

#include <sqlite3.h>

#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr int Repeats = 41;
constexpr int Jumps = 300;
constexpr int RowsOnScreen = 12;

std::vector<SessionId> sessionsOf(SessionStore& store)
{
    std::vector<SessionId> ids;
    const auto sink = [&ids](const std::vector<SessionInfo>& batch) {
        for (const SessionInfo& info : batch)
            ids.push_back(info.id);
        return true;
    };
    if (!store.sessions(ListDetail::Basic, sink, {}))
        ids.clear();
    return ids;
}

/// A connection used through bare calls, as fast as SQLite can be.
class BareStore
{
public:
    explicit BareStore(const QByteArray& uri)
    {
        m_ok = sqlite3_open_v2(uri.constData(), &m_database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr)
            == SQLITE_OK;
        run(prepare("PRAGMA schema_version"));
        run(prepare("SELECT m.name, c.name FROM sqlite_master m, pragma_table_xinfo(m.name) c WHERE m.type = 'table'"
                    " ORDER BY m.rowid, c.cid"));
    }
    ~BareStore()
    {
        for (sqlite3_stmt* statement : m_statements)
            sqlite3_finalize(statement);
        sqlite3_close(m_database);
    }
    Q_DISABLE_COPY_MOVE(BareStore)

    /// The first messages of a session with their parts; the bytes read.
    qint64 readFirst(const QByteArray& session)
    {
        sqlite3_stmt* rows
            = prepare("SELECT rowid FROM messages WHERE session_id = ? ORDER BY created_at, rowid LIMIT 50");
        sqlite3_stmt* message = prepare("SELECT * FROM messages WHERE rowid = ?");
        sqlite3_stmt* parts
            = prepare("SELECT rowid, octet_length(content), CAST(content AS BLOB), id, message_id, session_id, "
                      "part_type, part_index,"
                      " tool_name, tool_call_id, tool_state, compacted_at, started_at, completed_at, token_estimate"
                      " FROM message_parts WHERE message_id = ? ORDER BY part_index, rowid");
        sqlite3_stmt* context = prepare(
            "SELECT 1 FROM context_items WHERE session_id = ? AND item_id = ? AND item_type = 'message' LIMIT 1");
        if (!m_ok)
            return 0;
        qint64 bytes = 0;
        bind(rows, 1, session);
        while (sqlite3_step(rows) == SQLITE_ROW) {
            sqlite3_reset(message);
            sqlite3_bind_int64(message, 1, sqlite3_column_int64(rows, 0));
            sqlite3_step(message);
            const QByteArray id(reinterpret_cast<const char*>(sqlite3_column_text(message, 0)));
            bytes += take(message);
            bind(parts, 1, id);
            bytes += run(parts);
            bind(context, 1, session);
            sqlite3_bind_text(context, 2, id.constData(), int(id.size()), SQLITE_TRANSIENT);
            run(context);
        }
        return bytes;
    }

private:
    sqlite3_stmt* prepare(const char* sql)
    {
        sqlite3_stmt* statement = nullptr;
        m_ok = m_ok && sqlite3_prepare_v2(m_database, sql, -1, &statement, nullptr) == SQLITE_OK;
        m_statements.push_back(statement);
        return statement;
    }

    static void bind(sqlite3_stmt* statement, int place, const QByteArray& text)
    {
        sqlite3_reset(statement);
        sqlite3_bind_text(statement, place, text.constData(), int(text.size()), SQLITE_TRANSIENT);
    }

    /// Takes each column of a row, as any reader has to.
    static qint64 take(sqlite3_stmt* statement)
    {
        qint64 bytes = 0;
        for (int column = 0; column < sqlite3_column_count(statement); ++column) {
            if (sqlite3_column_blob(statement, column))
                bytes += sqlite3_column_bytes(statement, column);
        }
        return bytes;
    }

    static qint64 run(sqlite3_stmt* statement)
    {
        qint64 bytes = 0;
        while (sqlite3_step(statement) == SQLITE_ROW)
            bytes += take(statement);
        return bytes;
    }

    sqlite3* m_database = nullptr;
    std::vector<sqlite3_stmt*> m_statements;
    bool m_ok = false;
};

} // namespace

void storeOpen(const Options& options, Report& report)
{
    const std::optional<QString> path = largeStore(options, report, u"store-open"_s);
    if (!path)
        return;
    SessionId session;
    {
        const auto store = openStore(*path);
        const std::vector<SessionId> sessions = store ? sessionsOf(**store) : std::vector<SessionId>();
        if (sessions.empty())
            return report.fail(u"store-open"_s, store ? u"the store has no sessions"_s : store.error().text);
        session = sessions.front();
    }
    const QByteArray uri = "file:" + QFile::encodeName(*path) + "?immutable=1";
    const QByteArray sessionId = session.value.toUtf8();
    Pairs pairs;
    for (int i = 0; i < Repeats; ++i) {
        double begin = threadCpu();
        // What the store asks for, too: once to tell what kind of store it is, once to read it.
        {
            const BareStore detection(uri);
        }
        const bool read = BareStore(uri).readFirst(sessionId) > 0;
        const double bare = threadCpu() - begin;

        begin = threadCpu();
        const auto store = openStore(*path);
        const auto messages = store ? (*store)->firstMessages(session, FirstRows, {}, {})
                                    : Result<std::vector<MessagePtr>>(std::unexpected(store.error()));
        pairs.add(threadCpu() - begin, bare);
        if (!read || !messages || messages->size() != FirstRows)
            return report.fail(u"store-open"_s, messages ? u"not all messages came"_s : messages.error().text);
    }
    const QString against = u"the same statements by bare calls %1 ms"_s.arg(median(pairs.yardsticks), 0, 'f', 2);
    report.add({u"store-open, 50 messages"_s, Measured(pairs.things), u"ms"_s, 5.0, false, against});
    report.add({u"store-open, ratio to bare calls"_s, pairs.ratio(), u"x"_s, 3.0, false, against});
}

void storeJump(const Options& options, Report& report)
{
    const std::optional<QString> path = largeStore(options, report, u"store-jump"_s);
    if (!path)
        return;
    const auto store = openStore(*path);
    if (!store)
        return report.fail(u"store-jump"_s, store.error().text);
    const std::vector<SessionId> sessions = sessionsOf(**store);
    if (sessions.empty())
        return report.fail(u"store-jump"_s, u"the store has no sessions"_s);
    double begin = threadCpu();
    const auto outline = (*store)->outline(sessions.front(), {});
    const double outlineMs = threadCpu() - begin;
    if (!outline || outline->size() < RowsOnScreen)
        return report.fail(u"store-jump"_s, outline ? u"the outline is too short"_s : outline.error().text);
    std::vector<double> jumps;
    Dice dice(11);
    for (int i = 0; i < Jumps; ++i) {
        std::vector<qint64> keys;
        const int first = dice.below(int(outline->size()) - RowsOnScreen);
        for (int row = first; row < first + RowsOnScreen; ++row)
            keys.push_back((*outline)[size_t(row)].key);
        begin = threadCpu();
        const auto messages = (*store)->messages(sessions.front(), keys, {}, {});
        jumps.push_back(threadCpu() - begin);
        if (!messages || !messages->front())
            return report.fail(u"store-jump"_s, messages ? u"a message did not come"_s : messages.error().text);
    }
    const QString against = u"a screen of %1 rows of %2, outline %3 ms"_s.arg(RowsOnScreen)
                                .arg(outline->size())
                                .arg(outlineMs, 0, 'f', 1);
    report.add({u"store-jump, median"_s, Measured(jumps), u"ms"_s, 1.0, false, against});
    report.add({u"store-jump, p95"_s, quantile(jumps, 0.95), u"ms"_s, {}, false, against});
    begin = threadCpu();
    const size_t count = std::min<size_t>(2048, outline->size());
    std::vector<qint64> keys;
    for (size_t i = 0; i < count; ++i)
        keys.push_back((*outline)[i].key);
    const auto details = (*store)->outlineDetails(sessions.front(), keys, {});
    if (details)
        report.add({u"store-jump, outline details"_s, (threadCpu() - begin) * 1e3 / double(count), u"us/row"_s, {},
            false, u"%1 rows"_s.arg(count)});
}

} // namespace stemma::bench
