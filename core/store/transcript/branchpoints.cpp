// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/branchpoints.h"

#include <algorithm>

namespace stemma {

BranchPoints::BranchPoints(const LineIndex& transcript, quint32 active)
    : m_transcript(transcript)
    , m_active(active)
    , m_places(transcript.lines().size())
{
    const std::vector<quint32> chain = transcript.chain(active);
    // The chain ends at a root, at a parent that is missing, or where it comes to itself again.
    const bool isCircle = !chain.empty() && transcript.parentOf(chain.front());
    for (quint32 i = 0; i < chain.size(); ++i)
        m_places[chain[i]] = {isCircle ? Circle : i + 1, active};
}

/// The two branches, entry by entry.
BranchPoint BranchPoints::compared(quint32 leaf) const
{
    const std::vector<quint32> active = m_transcript.chain(m_active);
    const std::vector<quint32> chain = m_transcript.chain(leaf);
    const auto parted = std::ranges::mismatch(active, chain).in2;
    BranchPoint parting {.length = qint64(chain.size()), .from = m_active};
    if (parted != chain.begin())
        parting.shared = *(parted - 1);
    parting.first = parted != chain.end() ? *parted : leaf;
    return parting;
}

/// Walks up to the first line of which it is known already.
BranchPoint BranchPoints::of(quint32 leaf)
{
    std::vector<quint32> lines;
    std::optional<quint32> at = leaf;
    for (; at && m_places[*at].length == 0; at = m_transcript.parentOf(*at)) {
        lines.push_back(*at);
        m_places[*at].length = Circle; // until the end of this walk: who comes to it meanwhile closes one
    }
    const Place shared = at ? m_places[*at] : Place {.length = 0, .leaf = m_active};
    const bool isCircle = shared.length == Circle;
    for (size_t i = 0; i < lines.size(); ++i)
        m_places[lines[i]] = {isCircle ? Circle : quint32(shared.length + lines.size() - i), leaf};
    if (isCircle)
        return compared(leaf);
    return {.length = qint64(m_places[leaf].length),
        .from = shared.leaf,
        .shared = at,
        .first = lines.empty() ? leaf : lines.back()};
}

} // namespace stemma
