// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/rowundo.h"
#include "core/store/sqlite/sqlitewriter.h"

namespace stemma {

/// An open store with its write lock taken, until the object goes.
class SqliteTransaction
{
public:
    SqliteTransaction(const QString& path, const JobControl& job)
        : m_store(path, job)
    {
    }
    Q_DISABLE_COPY_MOVE(SqliteTransaction)

    /// Before all else; the lock is not taken yet.
    Result<> open();
    /// At most this many of the changes may break references between rows when they are undone.
    [[nodiscard]] qint64 countReferring(const RowChanges& changes) const
    {
        return m_references.countReferring(changes);
    }
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
    Result<> undo(const RowChanges& changes) { return m_undo.run(changes); }
    Result<bool> holds(const RowChange& change, const RowChanges& changes) { return m_undo.holds(change, changes); }
    Result<> commit(const SqliteWriter::Keep& keep);
    [[nodiscard]] bool leavesBroken() const { return m_references.leavesBroken(); }

private:
    Result<> runStatement(const SqlStep& step);

    SqliteWriteConnection m_store;
    TableShapes m_shapes {m_store};
    ReferenceCheck m_references {m_store, m_shapes};
    ChangeRecorder m_recorder {m_store, m_shapes, m_references};
    RowCounters m_counters {m_store, m_shapes, m_recorder};
    RowUndo m_undo {m_store, m_shapes, m_references, m_recorder, m_counters};
};

} // namespace stemma
