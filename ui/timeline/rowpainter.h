// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/rowlayout.h"

#include <functional>

namespace stemma {

/// Which parts of a row are painted in another way.
struct RowMarks
{
    std::function<bool(int part)> isSelected; ///< by position in parts
    int hovered = -1;
    int focused = -1;
    QRectF focusedAction; ///< a place within the focused part, in the coordinates of the row
    TextPosition selectionStart; ///< of text, over all rows
    TextPosition selectionEnd;
};

/// Paints what is seen of a row that is laid out: grounds, the role line, parts in their frames, and the columns of
/// figures. One for a row and a frame.
class RowPainter
{
public:
    /// @p top is where the row begins in the view.
    RowPainter(QPainter& painter, const RowLayout& row, int top, const QRectF& clip)
        : m_painter(painter)
        , m_row(row)
        , m_style(row.style())
        , m_columns(row.columns())
        , m_top(top)
        , m_clip(clip)
    {
    }

    void paint(const RowMarks& marks) const;

private:
    void paintGrounds(const RowMarks& marks) const;
    void paintPart(int position, const RowMarks& marks) const;
    void paintFrame(const PartLayout& part, const Frame& frame) const;
    void paintMeta() const;
    void paintLabel(const Label& label, const Columns::Span& column, int middle) const;

    QPainter& m_painter;
    const RowLayout& m_row;
    const TimelineStyle& m_style;
    const Columns& m_columns;
    int m_top;
    QRectF m_clip;
};

} // namespace stemma
