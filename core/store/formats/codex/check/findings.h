// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/codex/read/layout.h"
#include "core/store/sessionstore.h"
#include "core/store/transcript/transcriptconversation.h"

namespace stemma::codex {

/// What can be wrong with a rollout beyond lines and calls. The table in findings.cpp gives each its code, weight and
/// words.
enum class RolloutRule : quint8 {
    RepeatedOrdinal,
    OrdinalGap,
    NoProvider,
    RuleCount, ///< how many there are
};

/// What a repair does: a rollout that is there stays as it is.
[[nodiscard]] QString repairByFork();
/// Looks at the head, and at the numbers of the records.
[[nodiscard]] Result<> checkRollout(const TranscriptFile& file, const LineIndex& index, bool canMend,
    const SessionStore::FindingSink& sink, const JobControl& job);

} // namespace stemma::codex
