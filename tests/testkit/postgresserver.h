// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QProcess>
#include <QTemporaryDir>

namespace stemma {

/// A PostgreSQL server of one's own, in a temporary folder and on the loopback only; gone with the object. Its
/// superuser is "tester" and needs no password; "guest" needs the password "open sesame".
class PostgresServer
{
public:
    static constexpr QStringView GuestPassword = u"open sesame";

    /// Why no server can be started on this machine; empty: one can.
    [[nodiscard]] static QString missingPrograms();

    /// Makes and starts it; the error is what the programs said. @p settings are given to the server.
    [[nodiscard]] static Result<std::unique_ptr<PostgresServer>> start(const QStringList& settings = {});
    ~PostgresServer();
    Q_DISABLE_COPY_MOVE(PostgresServer)

    [[nodiscard]] int port() const { return m_port; }
    /// The address of a database as "tester".
    [[nodiscard]] QString url(const QString& database, const QString& parameters = {}) const;

    /// Runs SQL or a file of it with psql; the answer as psql prints it, without decoration.
    [[nodiscard]] Result<QString> run(const QString& database, const QString& sql) const;
    [[nodiscard]] Result<> load(const QString& database, const QString& file) const;
    /// All rows of all tables, in an order of their own; equal where the contents are.
    [[nodiscard]] Result<QString> dump(const QString& database) const;

    /// A session of the server that stays open, for what others do meanwhile.
    class Session
    {
    public:
        Session(int port, const QString& database);
        ~Session();
        Q_DISABLE_COPY_MOVE(Session)
        [[nodiscard]] bool run(const QString& sql);
        /// The first value of the first row; nothing: the session is lost, or the server refused.
        [[nodiscard]] std::optional<QString> ask(const QString& sql);
        [[nodiscard]] QString database() const { return m_database; }

    private:
        QString m_database;
        QString m_name;
        bool m_ok = false;
    };
    [[nodiscard]] std::unique_ptr<Session> session(const QString& database) const;

    /// Makes a database, with what a file of SQL brings.
    [[nodiscard]] Result<> createDatabase(const QString& name, const QString& file = {}) const;

    [[nodiscard]] Result<> stop(); ///< as an administrator does: all connections end
    [[nodiscard]] Result<> startAgain();

private:
    PostgresServer() = default;
    [[nodiscard]] Result<QString> psql(const QStringList& arguments) const;

    QTemporaryDir m_folder;
    mutable std::unique_ptr<Session> m_dumping; ///< kept: a program for each dump is dear where hundreds are asked
    QStringList m_settings;
    QProcess m_process;
    int m_port = 0;
};

} // namespace stemma
