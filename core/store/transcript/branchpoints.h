// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/lineindex.h"

#include <limits>
#include <optional>
#include <vector>

namespace stemma {

/// Where a branch of a tree parts from those before it: the one that the agent goes on with, and others.
struct BranchPoint
{
    qint64 length = 0; ///< entries of the branch, from its root on
    quint32 from = 0; ///< the end of the first of those with which it shares most
    std::optional<quint32> shared; ///< the line of the last one, from the root on, that is in both
    quint32 first = 0; ///< the line of the one behind it; of a branch that has none its last one

    bool operator==(const BranchPoint&) const = default;
};

/// Tells it of any number of branches. What they have in common is walked over once (a tree that was rewound a
/// thousand times has a thousand nearly whole copies of its trunk else). Holds 8 bytes a line. The transcript must
/// outlive it and not be updated meanwhile. One thread.
class BranchPoints
{
public:
    /// @p active: the end of the branch that the agent goes on with.
    BranchPoints(const LineIndex& transcript, quint32 active);

    /// Parts it from the active one and from all that were asked for before.
    [[nodiscard]] BranchPoint of(quint32 leaf);

private:
    /// What is known of a line.
    struct Place
    {
        quint32 length = 0; ///< of the branch that would end there; 0: not known yet
        quint32 leaf = 0; ///< the end of the first branch that it is in
    };
    /// As a length: the branch begins on a circle of parents. Where, depends on where the branch comes to it.
    static constexpr quint32 Circle = std::numeric_limits<quint32>::max();

    [[nodiscard]] BranchPoint compared(quint32 leaf) const;

    const LineIndex& m_transcript;
    quint32 m_active;
    std::vector<Place> m_places; ///< by line
};

} // namespace stemma
