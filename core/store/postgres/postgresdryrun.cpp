// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgresconnection.h"
#include "core/store/postgres/postgresdatabase.h"
#include "core/store/postgres/postgrestransaction.h"

#include <QCoreApplication>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PostgresDryRunText
{
    Q_DECLARE_TR_FUNCTIONS(PostgresDatabase)
};

constexpr QLatin1StringView DeniedCode = "42501"_L1;

/// The table's name with its schema, and those of its columns that a sequence fills.
QString originalQuery()
{
    return u"SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname), (SELECT string_agg(', ALTER ' || "
           "quote_ident(a.attname) || ' DROP DEFAULT, ALTER ' || quote_ident(a.attname) || ' DROP NOT NULL', '') FROM "
           "pg_catalog.pg_attribute a LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = "
           "a.attnum WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attname <> ? AND "
           "(coalesce(to_jsonb(a) ->> 'attidentity', '') <> '' OR pg_get_expr(d.adbin, d.adrelid) LIKE "
           "'%nextval(%')) FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE "
           "c.oid = to_regclass(quote_ident(?))"_s;
}

bool take(const QSqlQuery& /*row*/)
{
    return true;
}

} // namespace

// A temporary table is found before all others by its name alone, so whatever reads a table reads its copy then.
Result<> PostgresDatabase::copyForDryRun(
    const QStringList& tables, const QString& key, const QList<CopiedRows>& rows, const JobControl& job)
{
    if (const auto& known = this->tables(tables); !known)
        return std::unexpected(known.error());
    const Result<> begun = query(u"BEGIN ISOLATION LEVEL REPEATABLE READ READ WRITE"_s, {}, take, job);
    if (!begun)
        return begun;
    m_isDryRun = true;
    QHash<QString, QString> originals;
    QStringList loosened;
    for (const QString& table : tables) {
        const Result<> read = query(
            originalQuery(), {key, table},
            [&](const QSqlQuery& row) {
                originals.insert(table, row.value(0).toString());
                // To ask a sequence is to write, and a number that was only tried out is nobody's.
                if (const QString columns = row.value(1).toString(); !columns.isEmpty())
                    loosened += u"ALTER TABLE pg_temp.%1 %2"_s.arg(quotedServerName(table), columns.sliced(2));
                return true;
            },
            job);
        if (!read)
            return read;
    }
    for (const QString& table : tables) {
        const Result<> made
            = query(u"CREATE TEMPORARY TABLE %1 (LIKE %2 INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES) "
                    "ON COMMIT DROP"_s.arg(quotedServerName(table), originals.value(table)),
                {}, take, job);
        if (!made && made.error().cause.startsWith(DeniedCode))
            return fail(Errc::Denied,
                PostgresDryRunText::tr("A batch is tried out on temporary copies, for which you lack the right "
                                       "TEMPORARY on the database. Ask for it, or make the changes one by one."),
                made.error().cause);
        if (!made)
            return made;
    }
    for (const QString& sql : std::as_const(loosened)) {
        if (const Result<> done = query(sql, {}, take, job); !done)
            return done;
    }
    for (const CopiedRows& some : rows) {
        if (const Result<> copied = copyRows(some, originals.value(some.table), key, job); !copied)
            return copied;
    }
    // The server itself sees to it that nothing but the copies is written from now on.
    return query(u"SET TRANSACTION READ ONLY"_s, {}, take, job);
}

Result<> PostgresDatabase::copyRows(
    const CopiedRows& rows, const QString& original, const QString& key, const JobControl& job)
{
    const QString copies = u"pg_temp."_s + quotedServerName(rows.table);
    Result<> copied = query(
        u"INSERT INTO %1 SELECT r.* FROM %2 r WHERE %3 AND NOT EXISTS (SELECT FROM %1 c WHERE c.%4 = r.%4)"_s.arg(
            copies, original, rows.condition, quotedServerName(key)),
        rows.values, take, job);
    // A lock would have been reported earlier, with another code.
    if (!copied && copied.error().cause.startsWith(PostgresConnection::CancelCode))
        return fail(Errc::Denied,
            PostgresDryRunText::tr(
                "The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make "
                "the changes one by one, or add statement_timeout=SECONDS to the address.",
                nullptr, PostgresConnection::statementSeconds(m_address)),
            copied.error().cause);
    return copied;
}

Result<> PostgresDatabase::tryOut(const ServerScript& script, const JobControl& job)
{
    return PostgresTransaction(m_address, job, m_connection).carryOut(script);
}

} // namespace stemma
