// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/postgres/postgreswriteconnection.h"
#include "core/store/postgres/postgreswriter.h"

#include <QHash>

#include <functional>
#include <span>

class QSqlQuery;

namespace stemma {

/// A name quoted for the server's SQL.
[[nodiscard]] QString quotedServerName(QString name);
/// Asks for a value as it is: a byte order mark at the beginning of a text is lost on the way otherwise.
[[nodiscard]] QString markedServerText(const QString& value);
/// A value that was asked for so; null where it is a null.
[[nodiscard]] QString unmarkedServerText(const QSqlQuery& row, int cell);

/// A transaction, mostly on a connection of its own; then the server rolls it back when the object goes without a
/// commit. What it writes is recorded as the steps that take it back.
class PostgresTransaction
{
public:
    /// @p connection: of one that others began, and end: begin() and commit() are not for it.
    PostgresTransaction(
        const ServerAddress& address, const JobControl& job, std::shared_ptr<PostgresConnection> connection = {});
    Q_DISABLE_COPY_MOVE(PostgresTransaction)

    Result<> begin() { return m_server.begin(); }
    /// Before carryOut(): about how many bytes at least of what the script removes will have to be held and kept, as
    /// the server knows it without reading the rows.
    [[nodiscard]] Result<qint64> removedBytes(const ServerScript& script);
    /// Locks, compares and writes all that the script names.
    Result<> carryOut(const ServerScript& script);
    /// What takes it back; after carryOut().
    [[nodiscard]] const ServerChanges& changes() const { return m_changes; }
    /// An error that isLost() leaves open whether it was committed.
    Result<> commit() { return m_server.commit(); }
    [[nodiscard]] bool isLost() const { return m_server.isLost(); }

    /// The state that the server knows of another transaction: "committed", "aborted", "in progress", or empty where it
    /// knows nothing of it.
    [[nodiscard]] Result<QString> statusOf(qint64 transaction);
    /// Whether the rows stand as the inverse of a change expects them.
    [[nodiscard]] Result<bool> holds(const ServerScript& inverse);

private:
    /// A table as it is now.
    struct Shape
    {
        struct Reference
        {
            QString table; ///< as it is spelled in SQL
            QString column;
            QString key; ///< what it refers to
            int columns = 1; ///< that do so together
        };
        QStringList columns;
        QStringList types; ///< of the columns
        QList<Reference> references; ///< of other rows to those of this table
        bool isOdd = false; ///< has triggers, rules or generated columns, or is no table
    };
    /// A row as it was found.
    struct Found
    {
        QByteArray hash;
        QStringList values; ///< of the columns that were asked for
    };
    using Steps = std::span<const ServerStep>;

    std::unexpected<Error> conflict(const ServerTable& table, const QString& key, const QString& how) const;
    Result<> readShapes(const QList<ServerTable>& tables); ///< once
    Result<> readReferences(const QString& names);
    /// The size of a row about as it is stored, as an expression.
    [[nodiscard]] QString sizeOf(const ServerTable& table) const;
    /// How many of these steps one statement can make in its time, and an answer can hold.
    Result<size_t> rowsAtOnce(const ServerTable& table, Steps steps);
    Result<> write(const ServerTable& table, Steps steps);
    /// Answers with the rows by their keys; Copy: of those that are copied.
    Result<QHash<QString, Found>> compare(const ServerTable& table, Steps steps);
    [[nodiscard]] static bool isAsWanted(const ServerStep& step, const Found& found);
    QString differences(const ServerTable& table, const ServerStep& step, const Found& found) const;
    Result<> insert(const ServerTable& table, Steps steps);
    Result<> copy(const ServerTable& table, Steps steps);
    Result<> update(const ServerTable& table, Steps steps, const QHash<QString, Found>& found);
    Result<> remove(const ServerTable& table, Steps steps, const QHash<QString, Found>& found);
    using InverseOf = std::function<ServerStep(const ServerStep& step, const Found& written)>;
    /// Runs a statement that writes one row for each step.
    Result<> writeRows(const QString& sql, const ServerTable& table, Steps steps, const InverseOf& inverseOf);
    /// The cells for Found::values, each with a comma before it.
    [[nodiscard]] static QString cellsOf(const ServerTable& table, const QList<qint32>& columns);
    [[nodiscard]] static Found foundIn(const QSqlQuery& row, qsizetype columns);
    [[nodiscard]] QString valuesOf(Steps steps, QString ServerStep::* first) const;
    QString keysOf(Steps steps) const;

    PostgresWriteConnection m_server;
    QHash<QString, Shape> m_shapes;
    ServerChanges m_changes; ///< steps in the order of writing until all is written
};

} // namespace stemma
