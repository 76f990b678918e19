// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"

#include <QRect>

#include <vector>

namespace stemma {

/// Where a summary was made: a numbered flag above the strip.
struct CompactionFlag
{
    int node = -1; ///< its place in the graph
    int x = 0; ///< of the message that carries the summary
    QRect box; ///< around the number, in the viewport
};

/// Where things are in the viewport of a graph as it is zoomed and scrolled now: worked out once for all summaries of a
/// frame. Pixels.
struct CompactionGraphPlaces
{
    const CompactionGraph& graph;
    QSize view; ///< of the viewport
    int left = 0; ///< where the messages begin, scrolled
    int fixedLeft = 0; ///< where they begin, not scrolled
    double perMessage = 1;
    int laneHeight = 0;
    int laneStep = 0;
    int unknownWidth = 0; ///< of a summary without a span
    const std::vector<int>& tops; ///< of each depth's last lane, not scrolled
    int scrolled = 0; ///< upwards
    int stripTop = 0; ///< of the strip of messages, below the summaries

    [[nodiscard]] double xOf(double message) const { return left + message * perMessage; }
    [[nodiscard]] int scrolledLeft() const { return fixedLeft - left; }
    [[nodiscard]] QRect rectOf(int node) const; ///< empty: not there
    /// Those in view that have room beside each other. The newest always has.
    [[nodiscard]] std::vector<CompactionFlag> flags() const;
};

/// What is written in a summary after its name: its messages, of what it was made, tokens, level, state.
[[nodiscard]] QString summaryWords(const CompactionGraph& graph, const CompactionNode& node);

} // namespace stemma
