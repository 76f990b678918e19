// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitecopy.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqliteerror.h"
#include "core/store/sqlite/sqlitefile.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Close
{
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
};
using Handle = std::unique_ptr<sqlite3, Close>;

Handle openHandle(const QString& path, int flags, int& code)
{
    sqlite3* raw = nullptr;
    code = sqlite3_open_v2(QFile::encodeName(path).constData(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    return Handle(raw);
}

/// What a log holds goes into the database beside which it stands.
Result<> takeLogIn(const QString& path)
{
    int code = SQLITE_OK;
    const Handle database = openHandle(path, SQLITE_OPEN_READWRITE, code);
    if (code == SQLITE_OK)
        code = sqlite3_exec(database.get(), "PRAGMA wal_checkpoint(TRUNCATE)", nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Result<>()
                             : std::unexpected(sqliteError(path, code, QString::fromUtf8(sqlite3_errstr(code))));
}

} // namespace

Result<> snapshotSqlite(const QString& path, const QString& target, const JobControl& job)
{
    constexpr int PagesAtOnce = 2048;
    constexpr int BusyMs = 100; // then it is looked at whether the work is still wanted
    constexpr int MostWaits = 50;
    const SqliteFileState state = SqliteFileState::of(path);
    const SqliteProbe probe = probeSqlite(path, state);
    if (probe.isWal && !probe.heldByOthers) {
        // SQLite would make a log and its index beside the store, only to read it.
        const Result<> copied = copySqlite(path, state, target, job);
        if (!copied || SqliteFileState::of(path) == state)
            return copied && state.wal.size > 0 ? takeLogIn(target) : copied;
        for (const QLatin1StringView ending : {"-wal"_L1, "-journal"_L1})
            QFile::remove(target + ending);
        QFile::remove(target);
    }
    const SqliteHold hold(SqliteFileState::of(path).key);
    int code = SQLITE_OK;
    const auto failure = [&](const QString& of) {
        return std::unexpected(sqliteError(of, code, QString::fromUtf8(sqlite3_errstr(code))));
    };
    const Handle from = openHandle(path, SQLITE_OPEN_READONLY, code);
    if (code != SQLITE_OK)
        return failure(path);
    const Handle to = openHandle(target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, code);
    if (code != SQLITE_OK)
        return failure(target);
    sqlite3_busy_timeout(from.get(), BusyMs);
    sqlite3_backup* copy = sqlite3_backup_init(to.get(), "main", from.get(), "main");
    if (!copy) {
        code = sqlite3_errcode(to.get());
        return failure(target);
    }
    bool isCancelled = false;
    for (int waits = 0; waits < MostWaits; waits += code == SQLITE_OK ? 0 : 1) {
        isCancelled = job.isCancelled();
        code = isCancelled ? SQLITE_DONE : sqlite3_backup_step(copy, PagesAtOnce);
        const qint64 pages = sqlite3_backup_pagecount(copy);
        job.setProgress(pages - sqlite3_backup_remaining(copy), pages);
        if (code != SQLITE_OK && code != SQLITE_BUSY && code != SQLITE_LOCKED)
            break;
    }
    sqlite3_backup_finish(copy);
    if (isCancelled)
        return fail(Errc::Cancelled, {});
    return code == SQLITE_DONE ? Result<>() : failure(path);
}

} // namespace stemma
