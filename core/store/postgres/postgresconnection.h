// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/postgres/serveraddress.h"

#include <QVariant>

#include <memory>

class QSqlDatabase;
class QSqlError;

namespace stemma {

class PostgresCancel;

/// An open connection to a PostgreSQL server. Every statement ends after a time, and values are spelled alike whatever
/// the settings of server and user are. Belongs to one thread at a time.
class PostgresConnection
{
public:
    static constexpr int ConnectSeconds = 10;
    static constexpr int StatementSeconds = 30; ///< unless the address has a statement_timeout
    static constexpr int LockSeconds = 5;
    static constexpr QLatin1StringView CancelCode {"57014"}; ///< its time was over, too
    static constexpr QLatin1StringView LockCode {"55P03"}; ///< another program holds what it needs

    enum class Use : quint8 {
        Read, ///< every transaction is read-only
        Write,
    };
    [[nodiscard]] static Result<std::unique_ptr<PostgresConnection>> open(const ServerAddress& address, Use use);
    ~PostgresConnection();
    Q_DISABLE_COPY_MOVE(PostgresConnection)

    [[nodiscard]] QSqlDatabase& database() { return *m_database; }
    [[nodiscard]] PostgresCancel& cancel() { return *m_cancel; }
    /// The server, or the way to it, went away.
    [[nodiscard]] bool isLost() const;
    /// Whether the server lets nobody write who does not ask for it: a copy, or set to be read only.
    [[nodiscard]] bool isServerReadOnly() const { return m_isServerReadOnly; }
    [[nodiscard]] QString literal(const QVariant& value) const;
    /// The query with the values spelled by the driver for its `?`. Statements are not prepared: cursors cannot be,
    /// poolers in between lose them, and a plan made for other values is the wrong one here.
    [[nodiscard]] QString withValues(const QString& sql, const QVariantList& values) const;
    [[nodiscard]] Error errorOf(const QSqlError& error, const JobControl& job) const;

    [[nodiscard]] static int statementSeconds(const ServerAddress& address);
    /// How long a statement waits for others; less than it may take, so that it is known why it ended.
    [[nodiscard]] static int lockMs(const ServerAddress& address);

private:
    explicit PostgresConnection(const ServerAddress& address);
    [[nodiscard]] Result<> beginSession(Use use);

    ServerAddress m_address;
    QString m_name;
    std::unique_ptr<QSqlDatabase> m_database;
    std::unique_ptr<PostgresCancel> m_cancel;
    bool m_isServerReadOnly = false;
};

} // namespace stemma
