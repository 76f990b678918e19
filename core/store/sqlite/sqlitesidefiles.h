// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"

namespace stemma {

/// Whether a log, its index or a journal stands beside the database.
[[nodiscard]] bool hasSideFiles(const QString& database);

/// Does what a program that was killed could not do any more: what it did not commit is rolled back, what was committed
/// goes into the database, and the files beside it go. Nothing happens where another program has it open: that one
/// does it when it closes. Well where there is nothing to do. Errors as SqliteWriteConnection.
[[nodiscard]] Result<> closeAfterCrash(const QString& database, const JobControl& job);

} // namespace stemma
