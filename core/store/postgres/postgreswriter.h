// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/postgres/serverscript.h"

#include <QLatin1StringView>

#include <functional>
#include <limits>

namespace stemma {

class PostgresTransaction;

/// Changes a database on a PostgreSQL server: each call connects, does everything in one transaction at REPEATABLE READ
/// or nothing, and disconnects. Every row that is changed is locked and compared before.
///
/// Errors: Busy (another program holds a row, or the server went away), Conflict (rows are not as they were when the
/// change was planned or made), Denied, ReadOnly, NotSupported (a touched table has triggers and the like, so that a
/// change could not be undone exactly). After an error nothing was written, except for one that isUnknown(). Any
/// thread, one at a time.
class PostgresWriter
{
public:
    /// @p address: without a password, which is looked up where the process keeps it.
    /// @p mostUndoBytes: what takes a change back may have, as far as the server knows that before.
    explicit PostgresWriter(QString address, qint64 mostUndoBytes = std::numeric_limits<qint64>::max())
        : m_address(std::move(address))
        , m_mostUndoBytes(mostUndoBytes)
    {
    }

    /// Told of what takes the change back right before it is committed; an error leaves the store as it was.
    using Keep = std::function<Result<>(const ServerChanges&)>;

    [[nodiscard]] Result<> run(const ServerScript& script, const Keep& keep, const JobControl& job) const;
    /// Whether these changes were made, by what the server remembers of them and by their rows; for what a crash or a
    /// lost connection left open. Busy: that cannot be known yet.
    [[nodiscard]] Result<bool> wasMade(const ServerChanges& changes, const JobControl& job) const;

    /// The connection was lost while the change was committed, so that it may have been made or not.
    [[nodiscard]] static bool isUnknown(const Error& error);

private:
    [[nodiscard]] Result<> checkRoom(PostgresTransaction& transaction, const ServerScript& script) const;
    [[nodiscard]] Result<> findOut(const ServerChanges& changes, const Error& error, const JobControl& job) const;

    QString m_address;
    qint64 m_mostUndoBytes;
};

/// The SQL for a hash of all of a row, which is named by its alias.
[[nodiscard]] QString serverRowHash(const QString& alias);

} // namespace stemma
