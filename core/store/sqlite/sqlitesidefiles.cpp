// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitesidefiles.h"

#include "core/store/sqlite/sqlitewriteconnection.h"

using namespace Qt::StringLiterals;

namespace stemma {

bool hasSideFiles(const QString& database)
{
    const SqliteFileState state = SqliteFileState::of(database);
    return state.exists() && (state.wal.size >= 0 || state.hasShm || state.journal.size >= 0);
}

Result<> closeAfterCrash(const QString& database, const JobControl& job)
{
    if (!hasSideFiles(database) || probeSqlite(database, SqliteFileState::of(database)).heldByOthers)
        return {};
    SqliteWriteConnection connection(database, job);
    const Result<> opened = connection.open();
    // The lock is enough for SQLite to work the files off; they go when the connection is closed.
    return opened ? connection.exec(u"BEGIN IMMEDIATE"_s) : opened;
}

} // namespace stemma
