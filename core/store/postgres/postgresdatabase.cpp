// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgresdatabase.h"

#include "core/base/plainjson.h"
#include "core/store/postgres/postgrescancel.h"
#include "core/store/postgres/postgresconnection.h"

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
    if (m_connection && (m_isDryRun || !m_connection->isLost()))
        return {};
    m_connection.reset();
    auto opened = PostgresConnection::open(m_address, PostgresConnection::Use::Read);
    if (!opened)
        return std::unexpected(opened.error());
    m_connection = *std::move(opened);
    m_isServerReadOnly = m_connection->isServerReadOnly();
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
    // A missing row is reported by the query only after its end.
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
        if (!query.exec(m_isDryRun ? u"CLOSE stemma_rows"_s : u"ROLLBACK"_s) && result)
            return Result<>(std::unexpected(m_connection->errorOf(query.lastError(), job)));
        return result;
    };
    if (!m_isDryRun && !query.exec(u"BEGIN TRANSACTION READ ONLY"_s))
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
        if (!first || m_isDryRun || rows > 0 || !(m_connection->isLost() || strayCancel))
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

bool PostgresDatabase::canGoOn(const Error& error) const
{
    return !m_isDryRun && error.code == Errc::Busy && error.cause.startsWith(PostgresConnection::CancelCode);
}

QString PostgresDatabase::countersOf(const QString& oid)
{
    // A replica counts no rows, so there every transaction of its primary counts as one that writes them.
    return u"concat_ws('/', %1, pg_relation_filenode(%1), pg_stat_get_tuples_inserted(%1), "
           "pg_stat_get_tuples_updated(%1), pg_stat_get_tuples_deleted(%1), "
           "CASE WHEN pg_is_in_recovery() THEN txid_current_snapshot()::text END)"_s.arg(oid);
}

namespace {

/// All there is to know of some tables. On a new connection every question costs the server milliseconds of looking
/// up what it is about, so there is one. Columns come as JSON, '+' before those that may be changed.
QString tablesQuery(qsizetype names)
{
    const QString places = QStringList(names, u"to_regclass(quote_ident(?))"_s).join(u", ");
    return u"SELECT c.relname, c.relkind NOT IN ('r', 'p'), has_table_privilege(c.oid, 'INSERT'), "
           "has_table_privilege(c.oid, 'DELETE'), %1, pg_total_relation_size(c.oid), array_to_json(ARRAY(SELECT CASE "
           "WHEN has_column_privilege(c.oid, a.attnum, 'UPDATE') THEN '+' ELSE '-' END || a.attname FROM "
           "pg_catalog.pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY "
           "a.attnum))::text FROM pg_catalog.pg_class c WHERE c.oid = ANY (ARRAY[%2]::oid[]) AND c.relkind IN ('r', "
           "'p', "
           "'v', 'm', 'f') ORDER BY c.oid"_s.arg(PostgresDatabase::countersOf(u"c.oid"_s), places);
}

PostgresDatabase::Table tableOf(const QSqlQuery& row)
{
    enum Cell { Name, View, Insert, Delete, Counters, Bytes, Columns };
    PostgresDatabase::Table table {.name = row.value(Name).toString(),
        .columns = {},
        .changeable = {},
        .isView = row.value(View).toBool(),
        .canInsert = row.value(Insert).toBool(),
        .canDelete = row.value(Delete).toBool(),
        .counters = row.value(Counters).toString(),
        .bytes = row.value(Bytes).toLongLong()};
    for (const JsonValue& column : jsonOrNull(row.value(Columns).toString().toUtf8())) {
        const QString name = textOf(column);
        table.columns += name.sliced(1);
        if (name.startsWith(u'+'))
            table.changeable += table.columns.last();
    }
    return table;
}

} // namespace

const Result<QList<PostgresDatabase::Table>>& PostgresDatabase::tables(const QStringList& names)
{
    if (m_tables && *m_tables && m_tableNames == names)
        return *m_tables;
    QList<Table> tables;
    const Result<> read = query(tablesQuery(names.size()), QVariantList(names.begin(), names.end()),
        [&tables](const QSqlQuery& row) {
            tables << tableOf(row);
            return true;
        },
        {});
    m_tableNames = names;
    m_tables = read ? Result<QList<Table>>(tables) : std::unexpected(read.error());
    return *m_tables;
}

std::optional<Error> PostgresDatabase::tablesError() const
{
    return !m_tables || *m_tables ? std::nullopt : std::optional(m_tables->error());
}

QStringList PostgresDatabase::columnsOf(const QString& table) const
{
    if (!m_tables || !*m_tables)
        return {};
    const auto found = std::ranges::find(**m_tables, table, &Table::name);
    return found == (*m_tables)->end() ? QStringList() : found->columns;
}

} // namespace stemma
