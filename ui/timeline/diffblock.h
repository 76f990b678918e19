// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"
#include "ui/timeline/textblock.h"

namespace stemma {

/// Some lines of a hunk with both line numbers, sign, and a bar at the edge of changed lines. Does not
/// mirror: code reads from left to right everywhere.
class DiffBlock final : public TextBlock
{
public:
    struct LineInfo
    {
        diff::Line::Kind kind = diff::Line::Kind::Context;
        int oldNumber = 0;
        int newNumber = 0;
        int start = 0; ///< in the block's text
    };

    /// @p largestNumber decides the width of the gutters, the same for all blocks of a file.
    DiffBlock(QString text, std::vector<LineInfo> lines, int largestNumber);

    /// Cuts a hunk into blocks.
    [[nodiscard]] static std::vector<std::unique_ptr<DiffBlock>> fromHunk(const diff::Hunk& hunk, int largestNumber);

protected:
    [[nodiscard]] int gutter(const TimelineStyle& style) const override;
    void paintGround(const BlockPaint& paint, QPointF topLeft, int width) const override;
    void addFormats(const TimelineStyle& style, QList<QTextLayout::FormatRange>& formats) const override;

private:
    [[nodiscard]] int numberWidth(const TimelineStyle& style) const;
    [[nodiscard]] int endOf(size_t line) const; ///< in the block's text
    void paintTrailingBlanks(QPainter& painter, const QTextLine& line, int end, QPointF at) const;

    std::vector<LineInfo> m_lines;
    int m_digits = 1;
};

} // namespace stemma
