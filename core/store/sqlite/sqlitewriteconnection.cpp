// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitewriteconnection.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqliteerror.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QThread>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct SqliteWriteConnectionText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

} // namespace

SqliteWriteConnection::~SqliteWriteConnection()
{
    m_statements.clear();
    if (m_handle) {
        if (!sqlite3_get_autocommit(m_handle))
            sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
        sqlite3_close(m_handle);
    }
}

std::unexpected<Error> SqliteWriteConnection::failure(int code) const
{
    const QString file = QDir::toNativeSeparators(m_path);
    const QString cause = u"SQLite %1: %2"_s.arg(code).arg(
        m_handle ? QString::fromUtf8(sqlite3_errmsg(m_handle)) : QString::fromUtf8(sqlite3_errstr(code)));
    constexpr int PrimaryBits = 0xff;
    switch (code & PrimaryBits) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {}, cause);
        return fail(Errc::Busy,
            SqliteWriteConnectionText::tr(
                "%1 was not changed: another program is writing to it. Try again when it is done, or close it.")
                .arg(file),
            cause);
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return fail(Errc::ReadOnly,
            SqliteWriteConnectionText::tr("%1 cannot be changed: you may not write to it or to its folder. Change the "
                                          "permissions, or work on a copy.")
                .arg(file),
            cause);
    case SQLITE_FULL:
        return fail(Errc::Denied,
            SqliteWriteConnectionText::tr("%1 was not changed: the disk is full. Free some space and try again.")
                .arg(file),
            cause);
    case SQLITE_CONSTRAINT:
        return fail(Errc::Conflict,
            SqliteWriteConnectionText::tr(
                "%1 was not changed: the result would violate a rule of its tables. The store "
                "may have changed meanwhile; plan the change again.")
                .arg(file),
            cause);
    default:
        return std::unexpected(sqliteError(m_path, code, cause));
    }
}

int SqliteWriteConnection::onBusy(void* self, int count)
{
    auto* connection = static_cast<SqliteWriteConnection*>(self);
    if (count == 0)
        connection->m_waiting.start();
    if (connection->m_job.isCancelled() || connection->m_waiting.elapsed() > SqliteWriter::BusyMs)
        return 0;
    constexpr unsigned long StepMs = 10;
    QThread::msleep(StepMs);
    return 1;
}

Result<> SqliteWriteConnection::open()
{
    const SqliteFileState state = SqliteFileState::of(m_path);
    if (!state.exists())
        return fail(Errc::NotFound,
            SqliteWriteConnectionText::tr("The file %1 is gone. Restore it, or open another store.")
                .arg(QDir::toNativeSeparators(m_path)),
            u"stat: no such file"_s);
    m_hold = std::make_unique<SqliteHold>(state.key);
    const int opened = sqlite3_open_v2(
        QFile::encodeName(m_path).constData(), &m_handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    if (opened != SQLITE_OK)
        return failure(opened);
    sqlite3_extended_result_codes(m_handle, 1);
    // The statements that are kept take what SQLite puts aside by itself, and each row then costs several calls of
    // malloc.
    constexpr int SlotBytes = 4096; // a row of many columns, as the hook has it
    constexpr int Slots = 512;
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_LOOKASIDE, nullptr, SlotBytes, Slots);
    sqlite3_busy_handler(m_handle, &SqliteWriteConnection::onBusy, this);
    if (sqlite3_db_readonly(m_handle, "main") == 1)
        return failure(SQLITE_READONLY);
    return {};
}

Result<sqlite3_stmt*> SqliteWriteConnection::prepared(const QString& sql)
{
    auto& statement = m_statements[sql];
    if (!statement) {
        sqlite3_stmt* raw = nullptr;
        const QByteArray utf8 = sql.toUtf8();
        const int code = sqlite3_prepare_v2(m_handle, utf8.constData(), int(utf8.size()), &raw, nullptr);
        if (code != SQLITE_OK)
            return failure(code);
        statement = std::shared_ptr<sqlite3_stmt>(raw, &sqlite3_finalize);
    }
    sqlite3_reset(statement.get());
    sqlite3_clear_bindings(statement.get());
    return statement.get();
}

Result<> SqliteWriteConnection::stepOver(sqlite3_stmt* statement)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    int code = SQLITE_ROW;
    while (code == SQLITE_ROW)
        code = sqlite3_step(statement);
    if (code != SQLITE_DONE)
        return failure(code);
    sqlite3_reset(statement);
    if (m_refusal)
        return std::unexpected(*m_refusal);
    return {};
}

Result<> SqliteWriteConnection::exec(const QString& sql)
{
    const auto statement = prepared(sql);
    return statement ? stepOver(*statement) : std::unexpected(statement.error());
}

Result<bool> SqliteWriteConnection::hasRow(sqlite3_stmt* statement)
{
    const int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    return code == SQLITE_ROW || code == SQLITE_DONE ? Result<bool>(code == SQLITE_ROW) : failure(code);
}

void SqliteWriteConnection::refuse(const Error& why)
{
    if (!m_refusal)
        m_refusal = why;
}

Result<> SqliteWriteConnection::commit()
{
    m_statements.clear();
    const int code = sqlite3_exec(m_handle, "COMMIT", nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Result<>() : failure(code);
}

} // namespace stemma
