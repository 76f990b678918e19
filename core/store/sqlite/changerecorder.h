// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/ulid.h"
#include "core/store/sqlite/referencecheck.h"

#include <vector>

struct sqlite3_context;

namespace stemma {

/// Notes what takes a change back while it is made, as SQLite's hook reports it.
class ChangeRecorder
{
public:
    ChangeRecorder(SqliteWriteConnection& store, const TableShapes& shapes, ReferenceCheck& references)
        : m_store(store)
        , m_shapes(shapes)
        , m_references(references)
    {
    }
    ~ChangeRecorder();
    Q_DISABLE_COPY_MOVE(ChangeRecorder)

    /// The functions of SqliteWriter's scripts, for a store that was just opened.
    void addFunctions();
    void start(); ///< once the shapes are those of the transaction
    void stop();
    /// Changes are recorded by whoever makes them, and not by SQLite's hook, as long as it lives.
    class Unheard
    {
    public:
        explicit Unheard(ChangeRecorder& recorder, bool isUnheard = true);
        ~Unheard();
        Q_DISABLE_COPY_MOVE(Unheard)

    private:
        ChangeRecorder* m_recorder;
    };
    [[nodiscard]] RowChanges& changes() { return m_changes; }
    /// Why rows of this table cannot be recorded.
    [[nodiscard]] Error refusalOf(const QString& table) const;

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

    /// What the row inserted next is a copy of.
    void setSource(qint64 rowid) { m_source = rowid; }
    /// A statement that may have made copies is through.
    void forgetCopies();

private:
    static void onChange(void* self, sqlite3* handle, int operation, const char* database, const char* table,
        long long oldRowid, long long newRowid);
    void record(int operation, const char* table, qint64 oldRowid, qint64 newRowid);
    void recordUpdate(const TableShape& shape, int table, qint64 rowid);
    void noteMoved(qint64 oldRowid, qint64 newRowid);
    bool recordMove(const TableShape& shape, int table, qint64 oldRowid, qint64 newRowid);
    qint64 sourceOf(sqlite3_value* id);
    void recordInserted(int table, qint64 rowid);
    void recordDeleted(const TableShape& shape, int table, qint64 rowid);
    StoredValue oldValue(const TableShape& shape, qint64 rowid, int column);
    static void makeId(sqlite3_context* context, int count, sqlite3_value** values);
    static void noteSource(sqlite3_context* context, int count, sqlite3_value** values);

    SqliteWriteConnection& m_store;
    const TableShapes& m_shapes;
    ReferenceCheck& m_references;
    RowChanges m_changes;
    /// The table of the row that was recorded last: most often that of the next one too.
    struct Recorded
    {
        QByteArray name;
        const TableShape* shape = nullptr; ///< null: none was
        int index = 0; ///< among the changes' tables
    };
    Recorded m_recorded;
    UlidSource m_ids;
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
