// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"

/// What people call the summaries of a graph. Translated.
namespace stemma::compactionwords {

[[nodiscard]] QString name(const CompactionNode& node); ///< "Leaf 3", "Condensed 2"
[[nodiscard]] QString state(const CompactionNode& node); ///< "active, in context", "superseded"…
[[nodiscard]] QString level(int level); ///< "level 1 selective"; empty: the store does not say
/// What it was made of: "from condensed 1, leaf 3"; empty for a leaf.
[[nodiscard]] QString origin(const CompactionGraph& graph, const CompactionNode& node);

} // namespace stemma::compactionwords
