// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/lineagegraph.h"

/// What the lineage says of its events, translated.
namespace stemma::lineagewords {

[[nodiscard]] QString titleOf(const LineageSession& session); ///< never empty
[[nodiscard]] QString event(const LineageGraph& graph, const LineageNode& node);
/// @p live: the event is the end of what a program writes to now.
[[nodiscard]] QString detail(const LineageGraph& graph, const LineageNode& node, qint64 folded, bool live);
/// What kind of event it is, for those who do not see the shapes.
[[nodiscard]] QString kind(const LineageGraph& graph, const LineageNode& node);
/// "≈ 1,240", "−26,112".
[[nodiscard]] QString tokens(const LineageNode& node);
[[nodiscard]] QString folded(qint64 sessions);

} // namespace stemma::lineagewords
