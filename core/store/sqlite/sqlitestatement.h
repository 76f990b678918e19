// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtClassHelperMacros>

#include <memory>

class QSqlQuery;
struct sqlite3_stmt;

namespace stemma {

/// Belongs to a connection and is gone with it. SQLite's own statement where the handle may be used: the
/// driver describes every column anew at each execution, which costs more than reading the row.
struct SqliteStatement
{
    SqliteStatement();
    ~SqliteStatement();
    Q_DISABLE_COPY_MOVE(SqliteStatement)

    void reset();

    sqlite3_stmt* raw = nullptr;
    std::unique_ptr<QSqlQuery> query; ///< used if `raw` is null
    bool busy = false;
};

} // namespace stemma
