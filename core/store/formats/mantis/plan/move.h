// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/mantis/read/layout.h"

namespace stemma::mantis {

/// The name of the folder in which the library keeps the transcripts of a project.
[[nodiscard]] QString projectFolder(const QString& directory);

/// The library finds a project's transcripts by the name of their folder, which is made of the project's directory. So
/// for a project that moved the files go to the folder of the new directory; no transcript is written.
/// @p folder was scanned; @p store is its path.
[[nodiscard]] Result<EditPlan> planMove(
    TranscriptFolder& folder, const QString& store, const MoveEdit& edit, const JobControl& job);

} // namespace stemma::mantis
