// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/branchpoints.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace stemma {

namespace {

/// What is known of a line.
struct LinePlace
{
    static constexpr quint32 Walked = std::numeric_limits<quint32>::max(); ///< a length: in the walk that goes on
    static constexpr quint32 None = std::numeric_limits<quint32>::max(); ///< a branch

    quint32 length = 0; ///< of the branch that would end there; 0: not known yet
    quint32 branch = 0; ///< the first one that it is in; on a circle, the first one that comes to the circle there
};

class Branches
{
public:
    explicit Branches(const LineIndex& transcript)
        : m_transcript(transcript)
        , m_places(transcript.lines().size())
    {
    }

    /// The branch that the agent goes on with.
    BranchPoint addActive(quint32 leaf)
    {
        std::vector<quint32> lines = m_transcript.chain(leaf);
        std::ranges::reverse(lines);
        for (const quint32 line : lines)
            m_places[line].length = LinePlace::Walked;
        const BranchPoint point {.length = qint64(lines.size()), .first = leaf};
        if (!lines.empty())
            (void)take(0, leaf, lines, m_transcript.parentOf(lines.back()));
        return point;
    }

    BranchPoint add(quint32 branch, quint32 leaf)
    {
        std::vector<quint32> lines; // up to the first one of which it is known already
        std::optional<quint32> at = leaf;
        for (; at && m_places[*at].length == 0; at = m_transcript.parentOf(*at)) {
            lines.push_back(*at);
            m_places[*at].length = LinePlace::Walked;
        }
        return take(branch, leaf, lines, at);
    }

private:
    /// @p lines: of a walk from the leaf on, which ended before @p at.
    BranchPoint take(quint32 branch, quint32 leaf, std::vector<quint32>& lines, std::optional<quint32> at)
    {
        if (at && m_places[*at].length == LinePlace::Walked)
            takeCircle(lines, *at);
        const LinePlace shared = at ? m_places[*at] : LinePlace();
        for (size_t i = 0; i < lines.size(); ++i)
            m_places[lines[i]] = {quint32(shared.length + lines.size() - i), branch};
        BranchPoint point {.length = qint64(m_places[leaf].length), .first = lines.empty() ? leaf : lines.back()};
        if (!at)
            return point;
        if (shared.branch == LinePlace::None) { // who comes to a circle elsewhere begins elsewhere
            m_places[*at].branch = branch;
            point.first = m_onward.value(*at);
            return point;
        }
        point.from = shared.branch;
        point.shared = at;
        return point;
    }

    /// Takes the lines of a circle of parents, which the walk came to at @p entry, from those of the walk. A branch
    /// that comes to it has all of them, from the one behind that place on.
    void takeCircle(std::vector<quint32>& lines, quint32 entry)
    {
        const auto first = std::ranges::find(lines, entry);
        const auto length = quint32(lines.end() - first);
        quint32 onward = lines.back();
        for (auto line = first; line != lines.end(); ++line) {
            m_places[*line] = {length, LinePlace::None};
            m_onward.insert(*line, std::exchange(onward, *line));
        }
        lines.erase(first, lines.end());
    }

    const LineIndex& m_transcript;
    std::vector<LinePlace> m_places;
    QHash<quint32, quint32> m_onward; ///< of each line of a circle, the one whose parent it is
};

} // namespace

std::vector<BranchPoint> branchPoints(const LineIndex& transcript, std::span<const quint32> ends)
{
    Branches branches(transcript);
    std::vector<BranchPoint> points;
    points.reserve(ends.size());
    points.push_back(branches.addActive(ends.front()));
    for (quint32 branch = 1; branch < ends.size(); ++branch)
        points.push_back(branches.add(branch, ends[branch]));
    return points;
}

} // namespace stemma
