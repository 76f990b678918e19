// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgreswriteconnection.h"

#include "core/store/postgres/postgrescancel.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PostgresWriteConnectionText
{
    Q_DECLARE_TR_FUNCTIONS(PostgresWriter)
};

} // namespace

PostgresWriteConnection::PostgresWriteConnection(
    const ServerAddress& address, const JobControl& job, std::shared_ptr<PostgresConnection> connection)
    : m_address(address)
    , m_job(job)
    , m_connection(std::move(connection))
{
}

Result<> PostgresWriteConnection::begin()
{
    m_connection.reset();
    auto opened = PostgresConnection::open(m_address, PostgresConnection::Use::Write);
    if (!opened)
        return std::unexpected(opened.error());
    m_connection = *std::move(opened);
    const int seconds = PostgresConnection::statementSeconds(m_address);
    // Once more for this transaction alone: a pooler may have given the session's settings to another one.
    return exec(u"BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL lock_timeout = '%1ms'; "
                "SET LOCAL statement_timeout = '%2s'; SET LOCAL idle_in_transaction_session_timeout = '1min'"_s
                    .arg(PostgresConnection::lockMs(m_address))
                    .arg(seconds));
}

Result<> PostgresWriteConnection::exec(const QString& sql, const RowSink& row)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    QSqlQuery query(m_connection->database());
    m_connection->cancel().watch(m_job);
    const bool ok = query.exec(sql);
    m_connection->cancel().rest();
    if (!ok)
        return failure(query.lastError(), sql);
    while (row && query.next())
        row(query);
    return {};
}

QString PostgresWriteConnection::literal(const QString& text) const
{
    return text.isNull() ? u"NULL"_s : m_connection->literal(text);
}

Result<> PostgresWriteConnection::check(const SqlGuard& guard)
{
    QVariantList row;
    const QString sql = m_connection->withValues(guard.sql, guard.values);
    const Result<> read = exec(sql, [&row, columns = int(guard.expected.size())](const QSqlQuery& cells) {
        for (int i = 0; row.size() < columns && i < columns; ++i)
            row += cells.value(i).toString();
    });
    if (!read || row == guard.expected)
        return read;
    return fail(Errc::Conflict, guard.what, u"guard: "_s + guard.sql);
}

Result<> PostgresWriteConnection::commit()
{
    QSqlQuery query(m_connection->database());
    if (query.exec(u"COMMIT"_s))
        return {};
    return failure(query.lastError(), u"COMMIT"_s);
}

std::unexpected<Error> PostgresWriteConnection::failure(const QSqlError& error, const QString& sql) const
{
    const QString code = error.nativeErrorCode();
    const QString title = m_address.title();
    const QString cause = code + u": "_s + error.databaseText().simplified() + u" in "_s + sql.left(200);
    if (code == "40001"_L1 || code == "40P01"_L1)
        return fail(Errc::Conflict,
            PostgresWriteConnectionText::tr(
                "%1 was not changed: another program changed the same rows at the same moment. Plan the change "
                "again.")
                .arg(title),
            cause);
    if (code == PostgresConnection::LockCode)
        return fail(Errc::Busy,
            PostgresWriteConnectionText::tr(
                "%1 was not changed: another program has locked the rows. Try again when it is done.")
                .arg(title),
            cause);
    if (code == PostgresConnection::CancelCode && !m_job.isCancelled())
        return fail(Errc::Busy,
            PostgresWriteConnectionText::tr("%1 was not changed: the server took too long. Try again when it is less "
                                            "busy, or add statement_timeout=SECONDS to the address.")
                .arg(title),
            cause);
    if (code == "22P05"_L1)
        return fail(Errc::NotSupported,
            PostgresWriteConnectionText::tr(
                "%1 was not changed: the encoding of its database lacks a character of the new text. Write it "
                "without that character.")
                .arg(title),
            cause);
    if (code == "42501"_L1)
        return fail(Errc::Denied,
            PostgresWriteConnectionText::tr(
                "%1 was not changed: you may only read it, or a part of it. Ask for the right "
                "to change it, or connect as another user.")
                .arg(title),
            cause);
    if (code == "25006"_L1)
        return fail(Errc::ReadOnly,
            PostgresWriteConnectionText::tr(
                "%1 was not changed: the server is read-only. Connect to the primary server.")
                .arg(title),
            cause);
    if (code == "53100"_L1)
        return fail(Errc::Denied,
            PostgresWriteConnectionText::tr("%1 was not changed: the server's disk is full.").arg(title), cause);
    if (code.startsWith("23"_L1))
        return fail(Errc::Conflict,
            PostgresWriteConnectionText::tr(
                "%1 was not changed: the result would violate a rule of its tables. The store "
                "may have changed meanwhile; plan the change again.")
                .arg(title),
            cause);
    return std::unexpected(m_connection->errorOf(error, m_job));
}

} // namespace stemma
