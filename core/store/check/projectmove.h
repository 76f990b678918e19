// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/plan/projectrule.h"
#include "core/store/transcript/transcriptfolder.h"

namespace stemma {

/// Agents find a project's transcripts by the name of their folder, which is made of the project's directory. So for a
/// project that moved the files go to the folder of the new directory. Where records name the directory, they name the
/// new one there; all else of them stays as it is.
/// @p folder was scanned; @p store is its path.
[[nodiscard]] Result<EditPlan> planMove(TranscriptFolder& folder, const QString& store, const MoveEdit& edit,
    const ProjectRule& rule, const JobControl& job);

} // namespace stemma
