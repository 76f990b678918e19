// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitecopy.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqliteerror.h"
#include "core/store/sqlite/sqlitefile.h"

#include <QFile>
#include <QUrl>

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
        if (copied || copied.error().code != Errc::Conflict)
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

Result<> vacuumSqlite(const QString& path, const QString& target, const JobControl& job)
{
    constexpr int StepsBetween = 2000;
    constexpr qint64 JournalMode = 18; // where the head says which one it is
    const SqliteHold hold(SqliteFileState::of(path).key);
    int code = SQLITE_OK;
    // Immutable: else SQLite would make a log beside it, only to read it.
    const QString address
        = u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(path, "/")) + u"?mode=ro&immutable=1"_s;
    const Handle from = openHandle(address, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, code);
    sqlite3_stmt* statement = nullptr;
    if (code == SQLITE_OK) {
        const auto onProgress
            = [](void* control) { return int(static_cast<const JobControl*>(control)->isCancelled()); };
        sqlite3_progress_handler(from.get(), StepsBetween, onProgress, const_cast<JobControl*>(&job));
        code = sqlite3_prepare_v2(from.get(), "VACUUM INTO ?", -1, &statement, nullptr);
    }
    if (code == SQLITE_OK) {
        const QByteArray name = target.toUtf8();
        sqlite3_bind_text(statement, 1, name.constData(), int(name.size()), SQLITE_TRANSIENT);
        code = sqlite3_step(statement);
        sqlite3_finalize(statement);
    }
    if (code != SQLITE_DONE)
        return std::unexpected(sqliteError(path, code, QString::fromUtf8(sqlite3_errmsg(from.get()))));
    const auto head = readHead(path, JournalMode + 2);
    QFile made(target);
    const bool isSame = head && made.open(QIODevice::ReadWrite) && made.seek(JournalMode)
        && made.write(head->sliced(JournalMode)) == 2;
    return isSame ? Result<>() : std::unexpected(sqliteError(path, SQLITE_IOERR, made.errorString()));
}

} // namespace stemma
