// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/postgres/postgresconnection.h"
#include "core/store/postgres/postgreswriter.h"

#include <functional>
#include <memory>

class QSqlError;
class QSqlQuery;

namespace stemma {

/// A connection to a server for one transaction that writes: runs its statements, and says in sentences why the server
/// refused one.
class PostgresWriteConnection
{
public:
    using RowSink = std::function<void(const QSqlQuery&)>;

    /// @p connection: of a transaction that others began, and end.
    PostgresWriteConnection(
        const ServerAddress& address, const JobControl& job, std::shared_ptr<PostgresConnection> connection);

    /// On a connection of its own.
    Result<> begin();
    Result<> exec(const QString& sql, const RowSink& row = {});
    /// Errc::Conflict: the guard's rows are not what it expects.
    Result<> check(const SqlGuard& guard);
    Result<> commit();
    [[nodiscard]] bool isLost() const { return m_connection->isLost(); }

    [[nodiscard]] QString literal(const QString& text) const; ///< a null string is a null
    [[nodiscard]] QString title() const { return m_address.title(); }
    [[nodiscard]] const JobControl& job() const { return m_job; }

private:
    std::unexpected<Error> failure(const QSqlError& error, const QString& sql) const;

    ServerAddress m_address;
    const JobControl& m_job;
    std::shared_ptr<PostgresConnection> m_connection;
};

} // namespace stemma
