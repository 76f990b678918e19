// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/compaction/compactiongraphplaces.h"

class QPainter;

namespace stemma {

class LossFlagSource;
struct LossFlag;

/// Paints a graph of summaries, all but the bars of the messages: one for a frame.
class CompactionGraphPainter
{
public:
    CompactionGraphPainter(QPainter& painter, const CompactionGraphPlaces& places)
        : m_painter(painter)
        , m_places(places)
    {
    }

    void edges() const;
    /// @p current: -1: none. @p flags: what they lost; null: nobody wants to know.
    void nodes(int current, LossFlagSource* flags) const;
    void flags() const;
    void axis() const;
    void gutter() const; ///< the words at the left

private:
    void node(int node, const QRect& rect, bool isCurrent, const LossFlag* loss) const;

    int lossChip(const LossFlag& loss, const QRect& area) const;

    QPainter& m_painter;
    const CompactionGraphPlaces& m_places;
};

} // namespace stemma
