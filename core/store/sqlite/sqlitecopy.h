// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QString>

namespace stemma {

/// Copies a database as it is at one moment, page by page, so that row numbers stay; other programs may go on writing
/// it. Unlike copySqlite() it asks SQLite where others have the store open, and so needs one that can be opened.
/// Nothing is left beside the store. Errors as SqliteDatabase; any thread.
[[nodiscard]] Result<> snapshotSqlite(const QString& path, const QString& target, const JobControl& job);

/// Writes the same rows into a new file without free pages. Row numbers stay, and so does the journal mode. The
/// database must be closed, without a log beside it: nobody may write it meanwhile. Can be cancelled. Errors as
/// SqliteDatabase, Denied: there is no room for the copy.
[[nodiscard]] Result<> vacuumSqlite(const QString& path, const QString& target, const JobControl& job);

} // namespace stemma
