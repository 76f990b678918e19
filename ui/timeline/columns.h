// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinestyle.h"

#include <QRectF>

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

    [[nodiscard]] static Columns of(int width, const TimelineStyle& style)
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
        c.number = {0, 9 * u};
        c.rail = {10 * u, 6 * u};
        c.icon = {16 * u, 5 * u};
        c.content = {21 * u, std::max(20 * u, end - 22 * u)};
        return c;
    }

    [[nodiscard]] QRectF mirror(const QRectF& rect) const
    {
        return mirrored ? QRectF(total - rect.right(), rect.y(), rect.width(), rect.height()) : rect;
    }
    [[nodiscard]] double mirror(double x) const { return mirrored ? total - x : x; }

    bool operator==(const Columns& other) const { return total == other.total && mirrored == other.mirrored; }
};

} // namespace stemma
