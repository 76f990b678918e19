// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/format.h"
#include "ui/timeline/timelinestyle.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace stemma {

/// Where the columns of a timeline stand, as if it ran from left to right; mirror() turns a rectangle
/// to the side where it is painted.
struct Columns
{
    struct Span
    {
        int x = 0;
        int width = 0;
    };
    int total = 0;
    bool mirrored = false;
    Span number, rail, icon, content, tokens, time, gap;

    /// @p lastNumber: the largest that is to stand before a message.
    [[nodiscard]] static Columns of(int width, const TimelineStyle& style, qint64 lastNumber)
    {
        // Narrow windows lose the gap first, then the time; the text keeps its place.
        constexpr int WithGap = 760;
        constexpr int WithTime = 620;
        constexpr int WithTokens = 420;
        const int u = style.u;
        Columns c;
        c.total = width;
        c.mirrored = style.mirrored;
        int end = width - 2 * u;
        const auto fromEnd = [&end](bool shown, int size) {
            if (shown)
                end -= size;
            return Span {end, shown ? size : 0};
        };
        c.gap = fromEnd(width >= WithGap, 11 * u);
        c.time = fromEnd(width >= WithTime, 15 * u);
        c.tokens = fromEnd(width >= WithTokens, 14 * u);
        const double digits = style.metrics(Face::Small).horizontalAdvance(format::number(lastNumber));
        c.number = {0, std::max(9 * u, int(std::ceil(digits)) + u)};
        c.rail = {c.number.width + u, 6 * u};
        c.icon = {c.rail.x + c.rail.width, 5 * u};
        const int content = c.icon.x + c.icon.width;
        c.content = {content, std::max(20 * u, end - u - content)};
        return c;
    }

    [[nodiscard]] QRectF mirror(const QRectF& rect) const
    {
        return mirrored ? QRectF(total - rect.right(), rect.y(), rect.width(), rect.height()) : rect;
    }
    [[nodiscard]] double mirror(double x) const { return mirrored ? total - x : x; }

    bool operator==(const Columns& other) const
    {
        return total == other.total && mirrored == other.mirrored && number.width == other.number.width;
    }
};

} // namespace stemma
