// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/checkpoint.h"
#include "core/store/formats/mantis/read/codec.h"

namespace stemma::mantis {

/// The checkpoints that the documented library makes by itself: behind each answer, end of a turn and
/// compaction.
[[nodiscard]] Result<QList<Checkpoint>> makeCheckpoints(
    const SessionId& id, const Conversation& session, const JobControl& job);

/// The checkpoints of the library's own database: one behind each message but reminders, never stored.
[[nodiscard]] Result<QList<Checkpoint>> countCheckpoints(
    const SessionId& id, const Conversation& session, const JobControl& job);

} // namespace stemma::mantis
