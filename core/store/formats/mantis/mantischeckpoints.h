// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/checkpoint.h"
#include "core/store/formats/mantis/mantissession.h"

namespace stemma {

/// The checkpoints that the documented library makes by itself: behind each answer, end of a turn and
/// compaction.
[[nodiscard]] Result<QList<Checkpoint>> makeMantisCheckpoints(
    const SessionId& id, const MantisSession& session, const JobControl& job);

/// The checkpoints of the library's own database: one behind each message but reminders, never stored.
[[nodiscard]] Result<QList<Checkpoint>> countMantisCheckpoints(
    const SessionId& id, const MantisSession& session, const JobControl& job);

} // namespace stemma
