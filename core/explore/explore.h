// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/explore/exploration.h"

namespace stemma {

struct ExploreOptions
{
    QString kind; ///< a name of exploreKinds(); empty: by the file's name and content
    bool withContentId = true; ///< costs more than all else: 5 ms for a megabyte
};

/// Reads the file at @p path to its end, in pieces, and says what it holds. Memory stays flat however large the file
/// is; what is only understood as a whole is read up to a limit, which a note names. Never writes. Progress is in
/// bytes.
[[nodiscard]] Result<Exploration> explore(const QString& path, const ExploreOptions& options, const JobControl& job);

/// The names that ExploreOptions::kind can have.
[[nodiscard]] QStringList exploreKinds();

} // namespace stemma
