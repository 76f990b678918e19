// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/lineagegraph.h"

#include <QFlags>

namespace stemma {

/// What of a lineage is not drawn.
enum class LineageHide : quint8 {
    Forks = 1 << 0, ///< forked sessions and where they leave
    Checkpoints = 1 << 1,
    Compactions = 1 << 2,
    SubAgents = 1 << 3,
    Discarded = 1 << 4, ///< ends cut off, and where
    Found = 1 << 5, ///< relations that only were found
};
Q_DECLARE_FLAGS(LineageHides, LineageHide)
Q_DECLARE_OPERATORS_FOR_FLAGS(LineageHides)

/// One drawn row.
struct LineageRow
{
    int node = -1; ///< in LineageGraph::nodes; -1: what is folded
    int lane = 0;
    qint64 folded = 0; ///< events of its session that are not drawn; of the first row: sessions
    bool operator==(const LineageRow&) const = default;
};

/// The line of one session: it fills its lane from `start` to `end`. Where it comes from another, it leaves that
/// one's lane in the row before `start`.
struct LineageLine
{
    int session = -1;
    int lane = 0;
    int start = 0;
    int end = 0;
    int fromLane = -1; ///< -1: it comes from nowhere
    LineageEdge::Kind kind = LineageEdge::Kind::Fork;
    bool found = false;
    bool operator==(const LineageLine&) const = default;
};

/// A lineage in rows and lanes, oldest on top. A value; see layOutLineage().
struct LineageLayout
{
    std::vector<LineageRow> rows;
    std::vector<std::vector<LineageLine>> lanes; ///< lines by lane, from top to bottom
    qint64 foldedSessions = 0;

    /// The line that fills @p lane at @p row, or null.
    [[nodiscard]] const LineageLine* lineAt(int lane, int row) const;
    [[nodiscard]] int rowOf(int node) const; ///< -1: not drawn
    [[nodiscard]] int width() const { return int(lanes.size()); }

    std::vector<int> rowOfNode; ///< by node; -1: not drawn
    bool operator==(const LineageLayout&) const = default;
};
using LineageLayoutPtr = std::shared_ptr<const LineageLayout>;

/// More rows than this are folded: first what happened within sessions, then the oldest sessions.
inline constexpr int MostLineageRows = 20'000;

/// Orders the events by time (never against the course of a session) and gives each session the first lane that
/// is free as long as it needs one. The same graph gives the same picture. O(n log n).
[[nodiscard]] LineageLayout layOutLineage(
    const LineageGraph& graph, LineageHides hidden = {}, int mostRows = MostLineageRows);

} // namespace stemma
