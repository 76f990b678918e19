// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/fuzztarget.h"

#include <vector>

namespace stemma {

/// What reads bytes or a text: JSON, diffs, queries, plans, dumps, times, tokens…
[[nodiscard]] std::vector<FuzzTarget> byteTargets();
/// What reads files: packed ones, archives, whatever a session names.
[[nodiscard]] std::vector<FuzzTarget> fileTargets();
/// What reads stores: those of one file, and one file of many.
[[nodiscard]] std::vector<FuzzTarget> storeTargets();
/// Stores in a database, of which values are exchanged: what SQLite itself would refuse never reaches their readers.
[[nodiscard]] std::vector<FuzzTarget> rowTargets();

/// All of them.
[[nodiscard]] inline std::vector<FuzzTarget> coreTargets()
{
    std::vector<FuzzTarget> all = byteTargets();
    for (const auto& targets : {fileTargets(), storeTargets(), rowTargets()})
        all.insert(all.end(), targets.begin(), targets.end());
    return all;
}

} // namespace stemma
