// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/postgres/serveraddress.h"

#include <QVariant>

#include <functional>
#include <memory>
#include <optional>

class QSqlQuery;

namespace stemma {

class PostgresConnection;
struct ServerScript;

/// A connection to a PostgreSQL server that can only read: every transaction is read-only, and every statement
/// ends after a time. Connects at the first use and again after a connection was lost; indexes are used wherever
/// there is one. Belongs to one thread at a time, like the store that has it.
class PostgresDatabase
{
public:
    explicit PostgresDatabase(ServerAddress address);
    ~PostgresDatabase();
    Q_DISABLE_COPY_MOVE(PostgresDatabase)

    [[nodiscard]] const ServerAddress& address() const { return m_address; }
    [[nodiscard]] Result<> connect();
    void close();

    /// Gives the rows of a query; `?` stand for the values. Ends early when the sink answers false. Whole answers are
    /// kept by the server until they are read, so ask for pages. Not to be nested.
    using Row = std::function<bool(const QSqlQuery&)>;
    [[nodiscard]] Result<> query(const QString& sql, const QVariantList& values, const Row& row, const JobControl& job);
    /// The same for answers of any length, of which the server makes @p batch rows at a time.
    [[nodiscard]] Result<> stream(
        const QString& sql, const QVariantList& values, int batch, const Row& row, const JobControl& job);

    /// A query took too long after some of its rows: another one can ask for those behind them.
    [[nodiscard]] bool canGoOn(const Error& error) const;

    /// A table or view with what this user may do to it.
    struct Table
    {
        QString name;
        QStringList columns;
        QStringList changeable; ///< columns
        bool isView = false; ///< or something else that is no table
        bool canInsert = false;
        bool canDelete = false;
        QString counters; ///< see countersOf()
        qint64 bytes = 0;
    };
    /// Those that the search path has by these names, oldest first. Read once.
    [[nodiscard]] const Result<QList<Table>>& tables(const QStringList& names);
    /// Why those that were asked for last cannot be read; no value: they can.
    [[nodiscard]] std::optional<Error> tablesError() const;
    /// Of one of those that were asked for.
    [[nodiscard]] QStringList columnsOf(const QString& table) const;
    /// What the server counts for itself of the table with this number, as an expression: differs when something was
    /// written to it, without looking into it. A table made anew has another number.
    [[nodiscard]] static QString countersOf(const QString& oid);
    /// Rows that are copied for a trial.
    struct CopiedRows
    {
        QString table;
        QString condition; ///< on the row `r`; "pg_temp.NAME" are the copies of a table that were made before
        QVariantList values {}; ///< for its `?`
    };
    /// Replaces tables with copies, distinguished by a column @p key: from now on the copies are read, as
    /// of this moment, in a transaction that is never committed and writes nothing but them. Nothing of the tables is
    /// locked or changed, and nobody else sees the copies. What is known of tables() stays. Once; after an error, and
    /// after a lost connection, nothing can be read any more. Errors: as query(); Denied (no right to make them).
    [[nodiscard]] Result<> copyForDryRun(
        const QStringList& tables, const QString& key, const QList<CopiedRows>& rows, const JobControl& job);
    /// Carries a script out on the copies. Errors: as PostgresWriter.
    [[nodiscard]] Result<> tryOut(const ServerScript& script, const JobControl& job);

    /// The server lets nobody write, whatever the user may. As of the last connection.
    [[nodiscard]] bool isServerReadOnly() const { return m_isServerReadOnly; }

private:
    [[nodiscard]] Result<> run(
        const QString& sql, const QVariantList& values, const Row& row, const JobControl& job, qint64& rows);
    [[nodiscard]] Result<> runStream(
        const QString& sql, const QVariantList& values, int batch, const Row& row, const JobControl& job, qint64& rows);
    [[nodiscard]] Result<> copyRows(
        const CopiedRows& rows, const QString& original, const QString& key, const JobControl& job);
    [[nodiscard]] Result<> again(const JobControl& job, const std::function<Result<>(qint64& rows)>& work);

    ServerAddress m_address;
    std::shared_ptr<PostgresConnection> m_connection;
    bool m_isDryRun = false; ///< see copyForDryRun()
    bool m_isServerReadOnly = false;
    QStringList m_tableNames;
    std::optional<Result<QList<Table>>> m_tables; ///< of those names
};

} // namespace stemma
