// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/doctor/contentsizes.h"
#include "core/doctor/databasesizes.h"
#include "core/store/editplan.h"

namespace stemma {

/// Files of a store with the same ending.
struct FilesSize
{
    QString ending; ///< with its dot, in lower case; empty: they have none
    qint64 bytes = 0;
    qint64 count = 0;
    bool operator==(const FilesSize&) const = default;
};

/// What takes room in a store, and what could be regained.
struct StoreReport
{
    QString path;
    qint64 bytes = 0; ///< of all its files
    QList<FilesSize> files; ///< the largest first; none: it is on a server
    std::optional<DatabaseSizes> database; ///< of databaseFileOf()
    ContentSizes content;

    /// Pages without content, which vacuuming gives back.
    [[nodiscard]] qint64 freeBytes() const { return database ? database->freePages * database->pageBytes : 0; }
    bool operator==(const StoreReport&) const = default;
};

/// Thread: the store's. Reads all of the store once, and writes nothing.
[[nodiscard]] Result<StoreReport> storeReport(SessionStore& store, const JobControl& job);

/// The SQLite file on this machine that the store is, or the only one that its folder has, which can be vacuumed and
/// checked; empty: it has none.
[[nodiscard]] QString databaseFileOf(const StoreInfo& store);

/// The same rows in a file without free pages, in the place of the store's. Undoable as every change: rows keep their
/// numbers, so that earlier changes can be undone as well. Errors: Usage (nothing is regained, or it is no database
/// file), Busy (another program has it open, or its log is not written back yet), Denied (no room).
[[nodiscard]] Result<EditPlan> vacuumPlan(const StoreInfo& store, const JobControl& job);

/// Adds to a plan that deletes a session of a database what its content takes there: pages become free, and the file
/// shrinks only by vacuumPlan(). Other plans stay as they are. Thread: the store's.
[[nodiscard]] Result<EditPlan> withFreedBytes(Result<EditPlan> plan, SessionStore& store, const JobControl& job);

/// The bytes of the log that writeBackLog() would write back; its errors.
[[nodiscard]] Result<qint64> logToWriteBack(const StoreInfo& store);
/// Writes what a log holds into the database and removes the log, as SQLite does when the last program closes it. It is
/// no change of what is stored, and nothing that could be undone. Gives the bytes of the log. Errors: Busy (another
/// program has it open: that one does it), Usage (there is no log).
[[nodiscard]] Result<qint64> writeBackLog(const StoreInfo& store, const JobControl& job);

} // namespace stemma
