// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/plan/pruningstore.h"
#include "core/store/sessionstore.h"

/// Prunings that a PruningStore plans as one: a session may hold thousands of outputs, and a pass over all of it for
/// each would be too many.
namespace stemma {

/// How many of the edits from @p first on are prunings of one session, each of another output.
[[nodiscard]] qsizetype pruningsFrom(const QList<SingleEdit>& edits, qsizetype first);

/// The plan of @p edits, which are such prunings; @p store is a PruningStore, @p before: the changes that were made
/// before them. Errors: as PruningStore::planPrunings(), with the number of the change. Thread: the store's.
[[nodiscard]] Result<EditPlan> planPrunings(
    SessionStore& store, const QList<SingleEdit>& edits, qsizetype before, const JobControl& job);

} // namespace stemma
