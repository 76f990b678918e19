// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/patchexport.h"
#include "core/store/filestatestore.h"

namespace stemma {

/// What brings files on disk back to states that an agent kept.
struct RestorePatch
{
    ExportedPatch patch; ///< of what differs, to be applied in the folder; without text: nothing does
    QStringList gone; ///< files whose copies are no longer there
};

/// Reads the kept copies and the files in @p folder, and writes nothing.
[[nodiscard]] RestorePatch restorePatch(
    std::span<const KeptState> states, const QString& folder, const JobControl& job = {});

} // namespace stemma
