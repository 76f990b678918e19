// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/projectmove.h"

namespace stemma::mantis {

/// The name of the folder in which the library keeps the transcripts of a project.
[[nodiscard]] QString projectFolder(const QString& directory);

/// Transcripts go to the folder of the new directory; none is written, since the library does not use the directory
/// that entries name.
[[nodiscard]] const ProjectRule& projectRule();

} // namespace stemma::mantis
