// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/recordfilter.h"
#include "core/store/transcript/lineindex.h"

namespace stemma {

/// Tells which lines of a transcript hold needles, as RecordFilter has it: neighbours are read and looked through
/// together. One thread.
class LineSieve
{
public:
    LineSieve(const LineIndex& index, std::span<const ByteFinder> needles)
        : m_index(index)
        , m_needles(needles)
    {
    }

    /// What @p line holds is wanted at @p place of the answer.
    void add(quint32 line, size_t place) { m_pieces.push_back({line, place}); }
    /// Adds the needles that lines hold to @p held, at their places.
    [[nodiscard]] Result<> run(std::vector<quint64>& held, const JobControl& job);

private:
    struct Piece
    {
        quint32 line = 0;
        size_t place = 0;

        auto operator<=>(const Piece&) const = default;
    };
    [[nodiscard]] size_t blockEnd(size_t first) const;
    void look(std::span<const Piece> block, QByteArrayView bytes, std::vector<quint64>& held) const;
    template<typename Next>
    void mark(std::span<const Piece> block, quint64 bits, Next next, std::vector<quint64>& held) const;

    const LineIndex& m_index;
    std::span<const ByteFinder> m_needles;
    std::vector<Piece> m_pieces;
};

/// Whether a line of this file may hold one of the needles, as RecordFilter::heldBy() has it. One that cannot be read
/// may; of a cancelled job the answer means nothing. Any thread.
[[nodiscard]] bool fileMayHold(const QString& path, std::span<const ByteFinder> needles, const JobControl& job);

} // namespace stemma
