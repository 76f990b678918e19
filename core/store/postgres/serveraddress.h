// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemma {

/// A database on a PostgreSQL server, named as libpq names it. Holds no password: one that stands in an address
/// is taken out before anything shows or remembers it.
struct ServerAddress
{
    using Parameter = std::pair<QString, QString>;

    QString host; ///< a name, an address, or the folder of a socket; empty: libpq's own default
    int port = -1; ///< -1: libpq's own default
    QString database;
    QString user;
    QString service; ///< a section of the service file
    QString schema; ///< where the tables are; empty: the search path of the user
    QString sslMode;
    QList<Parameter> more; ///< other parameters of libpq, as given

    /// The one spelling by which stores are identified.
    [[nodiscard]] QString url() const;
    /// For titles: "database on host".
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString parameter(QStringView name) const; ///< of `more`

    bool operator==(const ServerAddress&) const = default;

    struct Parsed;
    /// Reads "postgresql://user@host:port/database?schema=…", with the name of a driver or "jdbc:" as other programs
    /// write it, "host=… dbname=…" or "service=NAME". The error repeats no password.
    [[nodiscard]] static Result<Parsed> parse(const QString& name);
};

struct ServerAddress::Parsed
{
    ServerAddress address;
    QString password; ///< null: the name held none
};

/// Whether a store is named by an address and not by a path.
[[nodiscard]] bool isServerAddress(QStringView name);

/// A time with PostgreSQL's units, such as "90s" or "2min", in seconds, rounded up; a number alone is in seconds. No
/// value: it is none, or no time at all.
[[nodiscard]] std::optional<int> wholeSeconds(QStringView time);

/// How a store named by a user is known from here on: the absolute path, or the address without its password, which is
/// kept in ServerPasswords. Does not look at files.
[[nodiscard]] QString cleanStorePath(const QString& name);
/// What a title has room for: the file's name, or database and host.
[[nodiscard]] QString storeTitle(const QString& path);

/// The error says that the server wants a password, or another one.
[[nodiscard]] bool asksForPassword(const Error& error);
/// How such an error begins its cause.
inline constexpr QLatin1StringView PasswordCause {"28P01"};

/// The passwords given to this process, by ServerAddress::url(). In memory only. Any thread.
class ServerPasswords
{
public:
    static void keep(const QString& url, const QString& password);
    [[nodiscard]] static QString of(const QString& url); ///< null: none; libpq looks into its own places then
};

} // namespace stemma
