// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/transcriptcheck.h"
#include "core/store/plan/conversationplanner.h"
#include "core/store/plan/plantarget.h"

namespace stemma {

/// A problem with the finding that tells of it.
using FoundProblem = std::pair<TranscriptProblem, Finding>;

/// Mends problems of one transcript: lines in place, as little as each needs; results without a call in a new branch,
/// where no line is to be mended. Errc::NotSupported: none of them can be mended.
[[nodiscard]] Result<EditPlan> planTranscriptRepair(const RepairEdit& edit, const PlanTarget& target,
    const ChangePolicy& policy, const std::vector<FoundProblem>& problems, const JobControl& job);

} // namespace stemma
