// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"

#include <vector>

class QPainter;

namespace stemma {

struct CompactionGraphPlaces;

/// The bars of the messages below the graph of the summaries: one column a pixel, gathered again where it is scrolled,
/// zoomed or read on.
class MessageStrip
{
public:
    /// Messages from a first to a last one; the last before the first: none.
    struct Range
    {
        qint64 from = -1;
        qint64 to = -1;
    };

    void makeStale() { m_isStale = true; }
    void paint(
        QPainter& painter, const CompactionGraphPlaces& places, const std::vector<CompactionBar>& bars, Range marked);

private:
    /// What one column of pixels shows.
    struct Column
    {
        quint32 tokens = 0; ///< most of its messages
        CompactionBar::Kind kind = CompactionBar::Kind::Other;
        bool isInContext = false;
        bool isSummarised = false;
        bool isDiscarded = false;
    };

    void gather(const CompactionGraphPlaces& places, const std::vector<CompactionBar>& bars);

    std::vector<Column> m_columns; ///< as it is scrolled now
    quint32 m_mostTokens = 0;
    bool m_isStale = true;
};

} // namespace stemma
