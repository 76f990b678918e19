// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/batchplanner.h"
#include "core/store/plan/forkedchangestore.h"

namespace stemma {

/// A change of messages that is made in a fork of all of its session; the original stays. One plan, undone as one.
///
/// A store that is a ForkedChangeStore plans it itself. For others the fork is made on a private copy of the store (see
/// BatchPlanner for its limits) and the change in that fork.
struct ForkedChange
{
    SingleEdit edit; ///< of the session, as it would be made in place
    bool dropsThinking = false; ///< takes out the signed thinking that it would make invalid, see WithoutThinking
    ForkEdit fork; ///< after the last message
};

/// Errors: Usage (it is no change of messages, or the session has none), those of a plan of the edit alone. Thread: the
/// store's.
[[nodiscard]] Result<ForkedChange> forkedChange(
    SessionStore& store, const SingleEdit& edit, bool dropsThinking, const JobControl& job);

/// On a private copy. The plan's edit is that of @p change. Errors: Cancelled, Busy, and Denied for all else: the
/// change is possible in place, but not in a fork. Any thread.
[[nodiscard]] Result<EditPlan> planForked(
    const BatchPlanner& planner, const ForkedChange& change, const JobControl& job);

/// The way that @p store allows. Thread: the store's.
[[nodiscard]] Result<EditPlan> planForked(
    SessionStore& store, const SingleEdit& edit, bool dropsThinking, const JobControl& job);

/// Whether the store plans such a change itself, in which case nothing has to be tried out.
[[nodiscard]] bool plansForksItself(SessionStore& store);

/// Several changes that are one group of OnePass. No value: it is no such batch, and is tried out. Thread: the store's.
[[nodiscard]] std::optional<Result<EditPlan>> planInOne(
    SessionStore& store, const BatchEdit& batch, const JobControl& job);

} // namespace stemma
