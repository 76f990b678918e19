// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QList>
#include <QStringList>

namespace stemma {

class SqliteDatabase;

/// A table, or an index of one.
struct TableSize
{
    QString name;
    QString table; ///< of an index; empty: it is a table
    qint64 bytes = 0;
    bool operator==(const TableSize&) const = default;
};

/// What could be better about the indexes of a table.
struct IndexAdvice
{
    enum class Kind : quint8 {
        Missing, ///< no index for rows that refer to another table: removing a row there reads this table whole
        NotNeeded, ///< another index begins with the same columns
    };
    Kind kind = Kind::Missing;
    QString table;
    QStringList columns;
    QString index {}; ///< NotNeeded
    QString other {}; ///< the table referred to, or the index that makes it needless
    bool operator==(const IndexAdvice&) const = default;
};

/// What takes room in a SQLite file.
struct DatabaseSizes
{
    qint64 pageBytes = 0;
    qint64 pages = 0;
    qint64 freePages = 0; ///< of these, those that hold nothing
    qint64 logBytes = 0; ///< of the write-ahead log beside it
    bool isWal = false;
    bool isExact = true; ///< `tables` were counted by pages; false: by their values, without indexes
    QList<TableSize> tables; ///< the largest first
    QList<IndexAdvice> advice;
    bool operator==(const DatabaseSizes&) const = default;
};

/// Reads all pages once. Progress is in tables. Errors as SqliteDatabase.
[[nodiscard]] Result<DatabaseSizes> databaseSizes(SqliteDatabase& database, const JobControl& job);

/// What SQLite finds wrong with the file, in its own words; none: nothing. Goes table by table, and then over the pages
/// that hold nothing; progress is in these steps. Errors as SqliteDatabase.
[[nodiscard]] Result<QStringList> integrityProblems(SqliteDatabase& database, const JobControl& job);

/// One sentence, translated.
[[nodiscard]] QString adviceText(const IndexAdvice& advice);

} // namespace stemma
