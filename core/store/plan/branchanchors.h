// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/transcriptwriter.h"

namespace stemma {

/// Tells PlanTarget::moved where the followed messages are found once a branch was appended. The session without a
/// branch in its id is the one that the agent goes on with: it passes from branch to branch.
void trackAnchors(
    const PlanTarget& target, EditKind kind, const Rewrite& rewrite, const TranscriptWriter::Copies& copies);

} // namespace stemma
