// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/lineindex.h"

namespace stemma {

/// Where a branch of a tree parts from those before it: the one that the agent goes on with, and others.
struct BranchPoint
{
    qint64 length = 0; ///< entries of the branch, from its root on
    size_t from = 0; ///< the first of those with which it shares most, by its place in the list of ends
    std::optional<quint32> shared; ///< the line of the last one, from the root on, that is in both
    quint32 first = 0; ///< the line of the one behind it; of a branch that has none its last one

    bool operator==(const BranchPoint&) const = default;
};

/// Tells it of the branches that end at these lines, of which the agent goes on with the first. What they have in
/// common is walked over once (a tree that was rewound a thousand times has a thousand nearly whole copies of its trunk
/// else).
[[nodiscard]] std::vector<BranchPoint> branchPoints(const LineIndex& transcript, std::span<const quint32> ends);

} // namespace stemma
