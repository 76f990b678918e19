// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/ulid.h"
#include "core/store/rowchanges.h"
#include "core/store/sqlitefile.h"
#include "core/store/sqlitewriter.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>

#include <array>

struct sqlite3;
struct sqlite3_context;
struct sqlite3_stmt;
struct sqlite3_value;

namespace stemma {

/// A name quoted for SQL.
[[nodiscard]] QString quotedSql(QString name);
/// Adds a value to a hash without copying it.
void addToHash(ValueHash& hash, sqlite3_value* value);

/// A table as far as changing it goes.
struct TableShape
{
    RowChanges::Table table;
    bool hasRowids = true;
    bool hasTriggers = false;
    bool hasGenerated = false;
    bool isRowidAlias = false; ///< one column is another name of the rowid
    QSet<int> defaulted; ///< columns with a default

    // Statements on one row. Those for whole rows are made once: there are many rows.
    [[nodiscard]] const QString& readSql() const; ///< rowid
    [[nodiscard]] QString readSql(const QList<int>& columns) const; ///< rowid
    [[nodiscard]] const QString& removeSql() const; ///< rowid
    [[nodiscard]] QString updateSql(const QList<int>& columns) const; ///< these, then the rowid
    [[nodiscard]] const QString& insertSql(bool withRowid) const; ///< all columns, then perhaps the rowid

private:
    mutable QString m_readSql;
    mutable QString m_removeSql;
    mutable std::array<QString, 2> m_insertSql;
};

/// An open store with its write lock taken, until the object goes.
class SqliteTransaction
{
public:
    SqliteTransaction(const QString& path, const JobControl& job)
        : m_path(path)
        , m_job(job)
    {
    }
    ~SqliteTransaction();
    Q_DISABLE_COPY_MOVE(SqliteTransaction)

    /// @p checksAtEnd: all references between rows are checked once at the end, and not with each row. SQLite looks
    /// through whole tables for each removed row where nothing is indexed by what refers to it.
    Result<> begin(bool checksAtEnd);
    /// For references that are checked at the end: so many may be broken then, if more than before. How many there were
    /// is kept with the changes.
    void allowBroken(qint64 count);
    Result<> check(const SqlGuard& guard);
    Result<> carryOut(const SqlStep& step);
    Result<> takeBack(const RowChanges& changes);
    Result<bool> holds(const RowChange& change, const RowChanges& changes);
    Result<> commit(const SqliteWriter::Keep& keep);

private:
    Result<sqlite3_stmt*> prepared(const QString& sql);
    static void bind(sqlite3_stmt* statement, int place, const QVariant& value);
    static void bind(sqlite3_stmt* statement, int place, const StoredValue& value);
    Result<> stepOver(sqlite3_stmt* statement);
    Result<> exec(const QString& sql);
    Result<> readShapes();
    Result<qint64> countBrokenReferences();
    Result<> takeBackOne(const RowChange& change, const TableShape& shape);
    Result<bool> isAsLeft(const RowChange& change, const TableShape& shape);
    std::unexpected<Error> failure(int code) const;
    std::unexpected<Error> conflict(const RowChange& change, const TableShape& shape) const;
    static void onChange(void* self, sqlite3* handle, int operation, const char* database, const char* table,
        long long oldRowid, long long newRowid);
    void record(int operation, const char* table, qint64 oldRowid, qint64 newRowid);
    void recordUpdate(const TableShape& shape, int table, qint64 rowid);
    void recordInserted(int table, qint64 rowid);
    void recordDeleted(const TableShape& shape, int table, qint64 rowid);
    StoredValue oldValue(const TableShape& shape, qint64 rowid, int column);
    static int onBusy(void* self, int count);
    static void makeId(sqlite3_context* context, int count, sqlite3_value** values);

    QString m_path;
    const JobControl& m_job;
    std::unique_ptr<SqliteHold> m_hold;
    sqlite3* m_handle = nullptr;
    QHash<QString, std::shared_ptr<sqlite3_stmt>> m_statements;
    QHash<QString, TableShape> m_shapes; ///< as they are when it begins
    /// The table of the row that was recorded last: most often that of the next one too.
    struct Recorded
    {
        QByteArray name;
        const TableShape* shape = nullptr; ///< null: none was
        int index = 0; ///< among the changes' tables
    };
    Recorded m_recorded;
    UlidSource m_ids;
    QElapsedTimer m_waiting;
    RowChanges m_changes;
    std::optional<qint64> m_brokenBefore; ///< references, where they are checked at the end
    qint64 m_brokenAllowed = 0;
    std::optional<Error> m_refusal; ///< of a row that cannot be recorded
};

} // namespace stemma
