// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/sqlite/rowchanges.h"
#include "core/store/sql/sqlscript.h"

#include <QLatin1StringView>

#include <functional>
#include <memory>

namespace stemma {

/// Changes a SQLite store: each call opens it, takes the write lock, does everything in one transaction or nothing,
/// and closes it. The journal mode, the layout and everything the script does not name stay as they are.
///
/// Of a script's functions, `stemma_id(PREFIX, ROWID)` for the first column does what `stemma_id(PREFIX)` does, and
/// says that the row is a copy of that row of the same table: when it is taken out again, the record need not hold its
/// long values a second time. They come back from there, or not at all where that row has changed since.
/// `stemma_copy(VALUE, ROWID)` gives the value and says the same of the row that is inserted next; for statements that
/// insert one row.
///
/// Errors: Busy (another program holds the lock), Conflict (the store is not as it was when the change was planned or
/// made), ReadOnly, NotSupported (a touched table has triggers or no rowids, so that a change could not be undone
/// exactly). After an error nothing was written. Any thread, one at a time.
class SqliteWriter
{
public:
    static constexpr int BusyMs = 5000; ///< how long another program's lock is waited for

    /// A guard of this statement says that the change mends references between rows; then they may be broken again when
    /// it is undone, but no more than there were.
    static constexpr QLatin1StringView BrokenReferences {"SELECT count(*) FROM pragma_foreign_key_check"};

    explicit SqliteWriter(QString path)
        : m_path(std::move(path))
    {
    }

    /// Receives the changes right before they are committed; an error leaves the store as it was.
    using Keep = std::function<Result<>(const RowChanges&)>;

    [[nodiscard]] Result<> run(const SqlScript& script, const Keep& keep, const JobControl& job) const;
    /// Undoes changes; @p keep receives the inverse of the undo.
    [[nodiscard]] Result<> undo(const RowChanges& changes, const Keep& keep, const JobControl& job) const;
    /// Whether the store is as these changes left it, by its newest and oldest ones; for what a crash left open.
    [[nodiscard]] Result<bool> holds(const RowChanges& changes, const JobControl& job) const;

private:
    QString m_path;
};

} // namespace stemma
