// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/report.h"
#include "core/store/registry.h"
#include "tests/testkit/syntheticsession.h"

#include <sqlite3.h>

#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr int FirstRows = 50;
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

/// Takes each column of each row, as any reader has to; the bytes seen.
qint64 drain(sqlite3_stmt* statement)
{
    qint64 bytes = 0;
    while (sqlite3_step(statement) == SQLITE_ROW) {
        for (int column = 0; column < sqlite3_column_count(statement); ++column) {
            if (sqlite3_column_text(statement, column))
                bytes += sqlite3_column_bytes(statement, column);
        }
    }
    return bytes;
}

void bind(sqlite3_stmt* statement, const QByteArray& text)
{
    sqlite3_reset(statement);
    sqlite3_bind_text(statement, 1, text.constData(), int(text.size()), SQLITE_TRANSIENT);
}

/// Opens the store and reads its first messages with their parts by bare calls; the bytes read.
qint64 readBare(const QByteArray& uri, const QByteArray& session)
{
    sqlite3* database = nullptr;
    if (sqlite3_open_v2(uri.constData(), &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr) != SQLITE_OK)
        return 0;
    sqlite3_stmt* messages = nullptr;
    sqlite3_stmt* parts = nullptr;
    sqlite3_prepare_v2(database,
        "SELECT rowid, * FROM messages WHERE session_id = ? AND is_summary >= 0 ORDER BY created_at, rowid LIMIT 50",
        -1, &messages, nullptr);
    sqlite3_prepare_v2(database, "SELECT rowid, * FROM message_parts WHERE message_id = ? ORDER BY part_index, rowid",
        -1, &parts, nullptr);
    qint64 bytes = 0;
    bind(messages, session);
    while (sqlite3_step(messages) == SQLITE_ROW) {
        for (int column = 0; column < sqlite3_column_count(messages); ++column)
            sqlite3_column_text(messages, column);
        bind(parts, QByteArray(reinterpret_cast<const char*>(sqlite3_column_text(messages, 1))));
        bytes += drain(parts);
    }
    sqlite3_finalize(messages);
    sqlite3_finalize(parts);
    sqlite3_close(database);
    return bytes;
}

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
    std::vector<double> own;
    std::vector<double> bare;
    for (int i = 0; i < Repeats; ++i) {
        double begin = threadCpu();
        const bool read = readBare(uri, sessionId) > 0;
        bare.push_back(threadCpu() - begin);

        begin = threadCpu();
        const auto store = openStore(*path);
        const auto messages = store ? (*store)->firstMessages(session, FirstRows, {}, {})
                                    : Result<std::vector<MessagePtr>>(std::unexpected(store.error()));
        own.push_back(threadCpu() - begin);
        if (!read || !messages || messages->size() != FirstRows)
            return report.fail(u"store-open"_s, messages ? u"not all messages came"_s : messages.error().text);
    }
    const QString against = u"bare calls %1 ms"_s.arg(median(bare), 0, 'f', 2);
    report.add({u"store-open, 50 messages"_s, median(own), u"ms"_s, 5.0, false, against});
    report.add({u"store-open, ratio to bare calls"_s, median(own) / median(bare), u"x"_s, 3.0, false, against});
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
    report.add({u"store-jump, median"_s, median(jumps), u"ms"_s, 1.0, false, against});
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
