// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/serveraddress.h"

#include <QVariant>

#include <functional>
#include <memory>

class QSqlQuery;

namespace stemma {

class PostgresConnection;

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
    /// Of one of those that were asked for.
    [[nodiscard]] QStringList columnsOf(const QString& table) const;
    /// What the server counts for itself of the table with this number, as an expression: differs when something was
    /// written to it, without looking into it. A table made anew has another number.
    [[nodiscard]] static QString countersOf(const QString& oid);
    /// The server lets nobody write, whatever the user may. As of the last connection.
    [[nodiscard]] bool isServerReadOnly() const { return m_isServerReadOnly; }

private:
    [[nodiscard]] Result<> run(
        const QString& sql, const QVariantList& values, const Row& row, const JobControl& job, qint64& rows);
    [[nodiscard]] Result<> runStream(
        const QString& sql, const QVariantList& values, int batch, const Row& row, const JobControl& job, qint64& rows);
    [[nodiscard]] Result<> again(const JobControl& job, const std::function<Result<>(qint64& rows)>& work);

    ServerAddress m_address;
    std::unique_ptr<PostgresConnection> m_connection;
    bool m_isServerReadOnly = false;
    QStringList m_tableNames;
    std::optional<Result<QList<Table>>> m_tables; ///< of those names
};

} // namespace stemma
