// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/ulid.h"
#include "core/store/sqlite/rowchanges.h"
#include "core/store/sqlite/sqlitefile.h"
#include "core/store/sqlite/sqlitetable.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <QElapsedTimer>
#include <QHash>

#include <vector>

struct sqlite3;
struct sqlite3_context;
struct sqlite3_stmt;
struct sqlite3_value;

namespace stemma {

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

    /// Before all else; the lock is not taken yet.
    Result<> open();
    /// At most this many of the changes may break references between rows when they are undone.
    [[nodiscard]] qint64 countReferring(const RowChanges& changes) const;
    /// Takes the lock. @p checksAtEnd: all references between rows are checked once at the end, and not with each row.
    /// SQLite looks through whole tables for each removed row where nothing is indexed by what refers to it.
    /// @p counts: as many may be broken then as now; else none, and leavesBroken() says that it failed for this.
    Result<> begin(bool checksAtEnd, bool counts);
    /// For references that are checked at the end: this many may be broken then, if more than before. Their number
    /// is kept with the changes.
    void allowBroken(qint64 count);
    /// What is removed is in the record or in the rows it was copied from: freed pages are not overwritten for it,
    /// which some builds of SQLite do.
    Result<> leaveFreedPages();
    Result<> check(const SqlGuard& guard);
    Result<> carryOut(const SqlStep& step);
    Result<> undo(const RowChanges& changes);
    Result<bool> holds(const RowChange& change, const RowChanges& changes);
    Result<> commit(const SqliteWriter::Keep& keep);
    [[nodiscard]] bool leavesBroken() const { return m_leavesBroken; }

private:
    /// Changes are recorded by whoever makes them, and not by SQLite's hook, as long as it lives.
    class Unheard
    {
    public:
        explicit Unheard(SqliteTransaction& transaction, bool isUnheard = true);
        ~Unheard();
        Q_DISABLE_COPY_MOVE(Unheard)

    private:
        SqliteTransaction* m_transaction;
    };
    Result<sqlite3_stmt*> prepared(const QString& sql);
    static void bind(sqlite3_stmt* statement, int place, const QVariant& value);
    /// Of bytes no copy is made: the value stays as it is until the statement has run.
    static void bind(sqlite3_stmt* statement, int place, const StoredValue& value);
    Result<> stepOver(sqlite3_stmt* statement);
    Result<> exec(const QString& sql);
    Result<> readShapes();
    Result<> readTies();
    Result<> readReferences();
    Result<qint64> countBrokenReferences();
    Result<bool> breaksReferences();
    [[nodiscard]] TableShape* shapeOf(const QString& table); ///< null: there is no such table
    [[nodiscard]] bool isPlainLike(
        const QString& table, const QString& column, const QString& otherTable, const QString& other) const;
    void noteRemoved(const TableShape& shape, const QList<StoredValue>& row);
    [[nodiscard]] bool areAll(RowChange::Kind kind) const;
    Result<bool> findsReferred();
    Result<bool> isRemovedReferredTo();
    Result<bool> hasAnyOf(const ValueList& keys, const ForeignKeys::Reference& reference);
    Result<bool> hasRow(const QString& sql, const StoredValue& value);
    Result<> runStatement(const SqlStep& step);
    Result<> shift(const RowRenumbering& shift, const SqlStep& step);
    Result<> moveBeyond(const TableShape& shape, const SqlStep& step);
    Result<> shiftColumn(const TableShape& shape, const RowRenumbering& shift, const SqlStep& step);
    Result<> takeBackOne(const RowChange& change, const TableShape& shape);
    /// Takes a run of changes back: of the same kind, in rows of one table whose numbers follow each other. False: that
    /// cannot be done at once, and nothing was changed.
    Result<bool> takeBackRun(const QList<RowChange>& run, const TableShape& shape);
    Result<> takeOut(const QList<RowChange>& run, const TableShape& shape);
    Result<bool> moveBack(const QList<RowChange>& run, const TableShape& shape);
    Result<> updateBack(const QList<RowChange>& run, const TableShape& shape);
    Result<bool> putBack(QList<RowChange> run, const TableShape& shape);
    Result<bool> hasRows(const TableShape& shape, qint64 lowest, qint64 highest);
    /// Leaves those of a row's long values out that stand in the row it was copied from. @p row, @p source: statements
    /// that stand on them.
    static void leaveOutCopies(RowChange& change, sqlite3_stmt* row, sqlite3_stmt* source);
    Result<QList<StoredValue>> valuesOf(const RowChange& deleted, const TableShape& shape);
    Result<bool> isAsLeft(const RowChange& change, const TableShape& shape);
    std::unexpected<Error> failure(int code) const;
    std::unexpected<Error> conflict(const RowChange& change, const TableShape& shape) const;
    Error refusalOf(const QString& table) const;
    static void onChange(void* self, sqlite3* handle, int operation, const char* database, const char* table,
        long long oldRowid, long long newRowid);
    void record(int operation, const char* table, qint64 oldRowid, qint64 newRowid);
    void recordUpdate(const TableShape& shape, int table, qint64 rowid);
    /// Rows that get other numbers by a statement that changes nothing else, noted while it runs.
    struct Moving
    {
        struct Row
        {
            qint64 before = 0;
            qint64 rowid = 0;
            quint64 hash = 0; ///< of `columns`
        };
        QList<int> columns;
        std::vector<Row> rows; ///< in the order in which they are moved
    };
    /// Of a table whose rows are not numbered by a column.
    Result<> move(sqlite3_stmt* statement, Moving& moving);
    void noteMoved(qint64 oldRowid, qint64 newRowid);
    bool recordMove(const TableShape& shape, int table, qint64 oldRowid, qint64 newRowid);
    qint64 sourceOf(sqlite3_value* id);
    void recordInserted(int table, qint64 rowid);
    void recordDeleted(const TableShape& shape, int table, qint64 rowid);
    StoredValue oldValue(const TableShape& shape, qint64 rowid, int column);
    static int onBusy(void* self, int count);
    static void makeId(sqlite3_context* context, int count, sqlite3_value** values);
    static void noteSource(sqlite3_context* context, int count, sqlite3_value** values);

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
    bool m_counts = true; ///< how many were broken before
    bool m_leavesBroken = false; ///< it was not committed for that, and they were not counted
    ForeignKeys m_ties; ///< noted where references are checked at the end
    std::optional<Error> m_refusal; ///< of a row that cannot be recorded
    /// Hashes of ids that were made, and the rows of which those with these ids will be copies. A wrong one costs time
    /// only, since a row is compared with its source.
    struct Copy
    {
        size_t id = 0;
        qint64 source = 0;
    };
    std::vector<Copy> m_copies;
    size_t m_copiesUsed = 0; ///< from the first on
    bool m_copiesSorted = false; ///< by ids, and not in the order in which these were made
    Moving* m_moving = nullptr;
    qint64 m_source = 0; ///< what the row inserted next is a copy of
};

} // namespace stemma
