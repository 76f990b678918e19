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
    static constexpr qint64 WidestTokens = 1'888'888;
    static constexpr Duration WidestGap = std::chrono::days(888);

    int total = 0;
    bool mirrored = false;
    Span number, rail, icon, content, tokens, time, gap;

    /// @p lastNumber: the largest that is to stand before a message.
    [[nodiscard]] static Columns of(int width, const TimelineStyle& style, qint64 lastNumber)
    {
        // Narrow windows lose the gap first, then the time; the text keeps its place. In units, as what stands there.
        constexpr int WithGap = 190;
        constexpr int WithTime = 155;
        constexpr int WithTokens = 105;
        constexpr int LeastContent = 20;
        const int u = style.u;
        // Never narrower than what they are to show: fonts are as wide as they like.
        const auto wide = [&style, u](int least, const QString& text) {
            return std::max(least * u, int(std::ceil(style.metrics(Face::Small).horizontalAdvance(text))) + 2 * u);
        };
        Columns c;
        c.total = width;
        c.mirrored = style.mirrored;
        const double digits = style.metrics(Face::Small).horizontalAdvance(format::number(lastNumber));
        c.number = {0, std::max(9 * u, int(std::ceil(digits)) + u)};
        c.rail = {c.number.width + u, 6 * u};
        c.icon = {c.rail.x + c.rail.width, 5 * u};
        const int content = c.icon.x + c.icon.width;
        int end = width - 2 * u;
        const int gap = wide(11, format::gap(WidestGap));
        const int time = wide(15, format::clockTime({}));
        const int tokens = wide(14, format::tokens(WidestTokens, true));
        const auto leavesRoom = [&](int figures) { return end - figures - u - content >= LeastContent * u; };
        const bool hasTokens = width >= WithTokens * u && leavesRoom(tokens);
        const bool hasTime = hasTokens && width >= WithTime * u && leavesRoom(tokens + time);
        const bool hasGap = hasTime && width >= WithGap * u && leavesRoom(tokens + time + gap);
        const auto fromEnd = [&end](bool shown, int size) {
            if (shown)
                end -= size;
            return Span {end, shown ? size : 0};
        };
        c.gap = fromEnd(hasGap, gap);
        c.time = fromEnd(hasTime, time);
        c.tokens = fromEnd(hasTokens, tokens);
        c.content = {content, std::max(LeastContent * u, end - u - content)};
        return c;
    }

    [[nodiscard]] QRectF mirror(const QRectF& rect) const
    {
        return mirrored ? QRectF(total - rect.right(), rect.y(), rect.width(), rect.height()) : rect;
    }
    [[nodiscard]] double mirror(double x) const { return mirrored ? total - x : x; }

    bool operator==(const Columns& other) const
    {
        return total == other.total && mirrored == other.mirrored && number.width == other.number.width
            && gap.width == other.gap.width && time.width == other.time.width && tokens.width == other.tokens.width;
    }
};

} // namespace stemma
