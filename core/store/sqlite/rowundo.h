// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/rowcounters.h"

namespace stemma {

/// Takes recorded changes back, the newest first, and records how that is undone in turn. Rows that another program
/// has changed since stay, and nothing is undone.
class RowUndo
{
public:
    RowUndo(SqliteWriteConnection& store, const TableShapes& shapes, ReferenceCheck& references,
        ChangeRecorder& recorder, RowCounters& counters)
        : m_store(store)
        , m_shapes(shapes)
        , m_references(references)
        , m_recorder(recorder)
        , m_counters(counters)
    {
    }

    Result<> run(const RowChanges& changes);
    /// Whether a row is as this one of the changes left it.
    Result<bool> holds(const RowChange& change, const RowChanges& changes);

private:
    Result<> takeBackOne(const RowChange& change, const TableShape& shape);
    /// Takes a run of changes back: of the same kind, in rows of one table whose numbers follow each other. False: that
    /// cannot be done at once, and nothing was changed.
    Result<bool> takeBackRun(const QList<RowChange>& run, const TableShape& shape);
    Result<> takeOut(const QList<RowChange>& run, const TableShape& shape);
    Result<bool> moveBack(const QList<RowChange>& run, const TableShape& shape);
    Result<> updateBack(const QList<RowChange>& run, const TableShape& shape);
    Result<bool> putBack(QList<RowChange> run, const TableShape& shape);
    [[nodiscard]] bool mayBeRenumbered(const TableShape& shape) const;
    Result<bool> hasRows(const TableShape& shape, qint64 lowest, qint64 highest);
    /// Leaves those of a row's long values out that stand in the row it was copied from. @p row, @p source: statements
    /// that stand on them.
    static void leaveOutCopies(RowChange& change, sqlite3_stmt* row, sqlite3_stmt* source);
    Result<QList<StoredValue>> valuesOf(const RowChange& deleted, const TableShape& shape);
    Result<bool> isAsLeft(const RowChange& change, const TableShape& shape);
    [[nodiscard]] std::unexpected<Error> conflict(const RowChange& change, const TableShape& shape) const;

    SqliteWriteConnection& m_store;
    const TableShapes& m_shapes;
    ReferenceCheck& m_references;
    ChangeRecorder& m_recorder;
    RowCounters& m_counters;
    QSet<QString> m_counted; ///< tables whose counters were among the changes
};

} // namespace stemma
