// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqliteerror.h"

#include "core/store/sqlite/sqliteapi.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct SqliteErrorText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteDatabase)
};

} // namespace

Error sqliteError(const QString& path, int code, const QString& cause)
{
    const QString file = QDir::toNativeSeparators(path);
    const QString native = u"SQLite %1: %2"_s.arg(code).arg(cause);
    const auto error = [&](Errc errc, const QString& text) { return Error {errc, text.arg(file), native}; };
    constexpr int PrimaryBits = 0xff;
    switch (code & PrimaryBits) {
    case SQLITE_INTERRUPT:
    case SQLITE_ABORT:
        return {Errc::Cancelled, {}, native};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return error(Errc::Busy,
            SqliteErrorText::tr(
                "%1 is locked by another program that is writing to it. Try again when it is done, or close it."));
    case SQLITE_CORRUPT:
        return error(Errc::Corrupt,
            SqliteErrorText::tr("%1 is damaged: a part of the database cannot be read. To save the rest, use the "
                                "command “.recover” of sqlite3 on a copy."));
    case SQLITE_NOTADB:
        return error(Errc::Corrupt,
            SqliteErrorText::tr(
                "%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a "
                "backup of this one."));
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return error(Errc::Denied, SqliteErrorText::tr("You may not read %1. Change its permissions, or open a copy."));
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
        return error(Errc::ReadOnly,
            SqliteErrorText::tr(
                "%1 cannot be opened. Check that the file exists and that you may read it and its folder."));
    case SQLITE_IOERR:
        return error(Errc::Corrupt,
            SqliteErrorText::tr(
                "%1 cannot be read: the disk or the network reports an error. Check it, then open the file again."));
    case SQLITE_FULL:
        return error(Errc::Denied,
            SqliteErrorText::tr("%1 cannot be read: the disk for temporary files is full. Free some space."));
    case SQLITE_NOMEM:
    case SQLITE_TOOBIG:
        return error(Errc::NotSupported, SqliteErrorText::tr("%1 has a record that does not fit into memory."));
    default:
        if (!cause.contains("no such "_L1)) // table, column, function
            return error(Errc::NotSupported,
                SqliteErrorText::tr("%1 holds data that SQLite cannot process. Check the store for problems; see "
                                    "the log for details."));
        return error(Errc::NotSupported,
            SqliteErrorText::tr(
                "%1 cannot be read: its tables differ from the tables of this format. See the log for details."));
    }
}

} // namespace stemma
