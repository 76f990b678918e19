// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgresdatabase.h"

#include "core/store/postgrescancel.h"
#include "core/store/postgresconnection.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

PostgresDatabase::PostgresDatabase(ServerAddress address)
    : m_address(std::move(address))
{
}

PostgresDatabase::~PostgresDatabase() = default;

void PostgresDatabase::close()
{
    m_connection.reset();
}

Result<> PostgresDatabase::connect()
{
    if (m_connection && !m_connection->isLost())
        return {};
    m_connection.reset();
    auto opened = PostgresConnection::open(m_address, PostgresConnection::Use::Read);
    if (!opened)
        return std::unexpected(opened.error());
    m_connection = *std::move(opened);
    return {};
}

Result<> PostgresDatabase::run(
    const QString& sql, const QVariantList& values, const Row& row, const JobControl& job, qint64& rows)
{
    QSqlQuery query(m_connection->database());
    query.setForwardOnly(true);
    bool ok = query.exec(m_connection->withValues(sql, values));
    while (ok && query.next()) {
        ++rows;
        if (!row(query))
            break;
    }
    // A row that never came is told by the query only after its end.
    const QSqlError error = query.lastError();
    ok = ok && error.type() == QSqlError::NoError;
    const Result<> result = ok ? Result<>() : std::unexpected(m_connection->errorOf(error, job));
    query.finish();
    return result;
}

Result<> PostgresDatabase::runStream(
    const QString& sql, const QVariantList& values, int batch, const Row& row, const JobControl& job, qint64& rows)
{
    QSqlQuery query(m_connection->database());
    query.setForwardOnly(true);
    const auto end = [&](Result<> result) {
        query.finish();
        if (!query.exec(u"ROLLBACK"_s) && result)
            return Result<>(std::unexpected(m_connection->errorOf(query.lastError(), job)));
        return result;
    };
    if (!query.exec(u"BEGIN TRANSACTION READ ONLY"_s))
        return std::unexpected(m_connection->errorOf(query.lastError(), job));
    if (!query.exec(u"DECLARE stemma_rows NO SCROLL CURSOR FOR "_s + m_connection->withValues(sql, values)))
        return end(std::unexpected(m_connection->errorOf(query.lastError(), job)));
    const QString fetch = u"FETCH %1 FROM stemma_rows"_s.arg(batch);
    for (bool more = true; more;) {
        if (job.isCancelled())
            return end(fail(Errc::Cancelled, {}));
        if (!query.exec(fetch))
            return end(std::unexpected(m_connection->errorOf(query.lastError(), job)));
        int count = 0;
        while (more && query.next()) {
            ++count;
            ++rows;
            more = row(query);
        }
        if (query.lastError().type() != QSqlError::NoError)
            return end(std::unexpected(m_connection->errorOf(query.lastError(), job)));
        query.finish();
        more = more && count == batch;
    }
    return end({});
}

/// Runs it once more where that can help: the connection had gone away while nobody used it, or a
/// cancellation meant for an earlier statement came late.
Result<> PostgresDatabase::again(const JobControl& job, const std::function<Result<>(qint64& rows)>& work)
{
    for (bool first = true;; first = false) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (const Result<> connected = connect(); !connected)
            return connected;
        QElapsedTimer clock;
        clock.start();
        qint64 rows = 0;
        m_connection->cancel().watch(job);
        Result<> result = work(rows);
        m_connection->cancel().rest();
        if (result)
            return result;
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        constexpr qint64 SoonMs = 500;
        const bool strayCancel
            = result.error().cause.startsWith(PostgresConnection::CancelCode) && clock.elapsed() < SoonMs;
        if (!first || rows > 0 || !(m_connection->isLost() || strayCancel))
            return result;
    }
}

Result<> PostgresDatabase::query(const QString& sql, const QVariantList& values, const Row& row, const JobControl& job)
{
    return again(job, [&](qint64& rows) { return run(sql, values, row, job, rows); });
}

Result<> PostgresDatabase::stream(
    const QString& sql, const QVariantList& values, int batch, const Row& row, const JobControl& job)
{
    return again(job, [&](qint64& rows) { return runStream(sql, values, batch, row, job, rows); });
}

const Result<QList<PostgresDatabase::Table>>& PostgresDatabase::tables()
{
    if (m_tables && *m_tables)
        return *m_tables;
    QList<Table> tables;
    const Result<> read = query(
        u"SELECT c.relname, a.attname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid "
        "WHERE c.relnamespace = ANY (SELECT oid FROM pg_catalog.pg_namespace WHERE nspname = ANY "
        "(current_schemas(false))) AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND "
        "pg_catalog.pg_table_is_visible(c.oid) "
        "AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname, a.attnum"_s,
        {},
        [&tables](const QSqlQuery& row) {
            const QString name = row.value(0).toString();
            if (tables.isEmpty() || tables.last().name != name)
                tables << Table {name, {}};
            tables.last().columns << row.value(1).toString();
            return true;
        },
        {});
    m_tables = read ? Result<QList<Table>>(tables) : std::unexpected(read.error());
    return *m_tables;
}

QStringList PostgresDatabase::columnsOf(const QString& table)
{
    const Result<QList<Table>>& all = tables();
    if (!all)
        return {};
    const auto found = std::ranges::find(*all, table, &Table::name);
    return found == all->end() ? QStringList() : found->columns;
}

} // namespace stemma
