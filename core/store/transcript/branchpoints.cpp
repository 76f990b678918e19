// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/branchpoints.h"

#include <algorithm>

namespace stemma {

namespace {

/// What is known of a line.
struct LinePlace
{
    /// As a length: the branch begins on a circle of parents. Where, depends on where the branch comes to it.
    static constexpr quint32 Circle = std::numeric_limits<quint32>::max();

    quint32 length = 0; ///< of the branch that would end there; 0: not known yet
    quint32 branch = 0; ///< the first one that it is in
};

/// Two branches, entry by entry.
BranchPoint compared(const std::vector<quint32>& active, const std::vector<quint32>& chain, quint32 leaf)
{
    const auto parted = std::ranges::mismatch(active, chain).in2;
    BranchPoint point {.length = qint64(chain.size())};
    if (parted != chain.begin())
        point.shared = *(parted - 1);
    point.first = parted != chain.end() ? *parted : leaf;
    return point;
}

} // namespace

std::vector<BranchPoint> branchPoints(const LineIndex& transcript, std::span<const quint32> ends)
{
    std::vector<LinePlace> places(transcript.lines().size());
    const std::vector<quint32> active = transcript.chain(ends.front());
    // The chain ends at a root, at a parent that is missing, or where it comes to itself again.
    const bool isOnCircle = !active.empty() && transcript.parentOf(active.front());
    for (quint32 i = 0; i < active.size(); ++i)
        places[active[i]] = {isOnCircle ? LinePlace::Circle : i + 1, 0};
    std::vector<BranchPoint> points {{.length = qint64(active.size()), .first = ends.front()}};
    for (quint32 branch = 1; branch < ends.size(); ++branch) {
        const quint32 leaf = ends[branch];
        std::vector<quint32> lines; // up to the first one of which it is known already
        std::optional<quint32> at = leaf;
        for (; at && places[*at].length == 0; at = transcript.parentOf(*at)) {
            lines.push_back(*at);
            places[*at].length = LinePlace::Circle; // until the end of this walk: who comes to it meanwhile closes one
        }
        const LinePlace shared = at ? places[*at] : LinePlace();
        const bool isCircle = shared.length == LinePlace::Circle;
        for (size_t i = 0; i < lines.size(); ++i)
            places[lines[i]] = {isCircle ? LinePlace::Circle : quint32(shared.length + lines.size() - i), branch};
        points.push_back(isCircle ? compared(active, transcript.chain(leaf), leaf)
                                  : BranchPoint {.length = qint64(places[leaf].length),
                                        .from = shared.branch,
                                        .shared = at,
                                        .first = lines.empty() ? leaf : lines.back()});
    }
    return points;
}

} // namespace stemma
