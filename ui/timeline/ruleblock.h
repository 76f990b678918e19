// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/block.h"

namespace stemma {

/// A thematic break: a thin line across the text.
class RuleBlock final : public Block
{
public:
    explicit RuleBlock(int lineHeight)
        : m_height(lineHeight)
    {
    }

    [[nodiscard]] int guess(const TimelineStyle&, int) const override { return m_height; }
    [[nodiscard]] int layout(const TimelineStyle&, int) override { return m_height; }
    void paint(const BlockPaint& paint, QPointF topLeft, int width) const override
    {
        paint.painter.fillRect(QRectF(topLeft.x(), topLeft.y() + m_height / 2, width, 1), paint.style.colours.edge);
    }

private:
    int m_height = 0;
};

} // namespace stemma
