// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rowpainter.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QColor borderOf(Frame::Style style, const Colours& colours)
{
    switch (style) {
    case Frame::Style::Error:
    case Frame::Style::Damaged:
        return colours.error;
    case Frame::Style::Pruned:
    case Frame::Style::Unknown:
        return colours.edge;
    default:
        return colours.line;
    }
}

/// Diagonal lines at the leading end of what could not be read.
void paintHatch(QPainter& painter, const QRectF& area, const QColor& colour)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5));
    for (double x = area.left() - area.height(); x < area.right(); x += 6)
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
    painter.restore();
}

} // namespace

void RowPainter::paint(const RowMarks& marks) const
{
    if (m_row.parts().empty())
        return;
    paintGrounds(marks);
    const BlockPaint paint {m_painter, m_style, m_clip};
    if (m_row.head()) {
        const QRectF area
            = m_columns.mirror(QRectF(m_columns.content.x, m_top + m_row.head()->y, m_columns.content.width, 0));
        m_row.head()->paint(paint, area.topLeft(), int(area.width()));
        const int size = m_style.iconSize();
        const QRectF icon = m_columns.mirror(
            QRectF(m_columns.icon.x, m_top + m_row.head()->y + (m_row.head()->height - size) / 2, size, size));
        const Ink ink = m_row.head()->start.front().ink;
        drawIcon(m_painter, m_row.roleIcon(), icon.topLeft(), size, m_style.ink(ink));
    }
    for (int i = 0; i < int(m_row.parts().size()); ++i) {
        const PartLayout& part = m_row.parts()[size_t(i)];
        if (m_top + part.y > m_clip.bottom())
            break;
        if (m_top + part.y + part.height >= m_clip.top())
            paintPart(i, marks);
    }
    if (marks.focusedAction.isValid()) {
        m_painter.setPen(QPen(m_style.colours.focus, 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(marks.focusedAction.translated(0, m_top).adjusted(-2, 0, 2, 0));
    }
    paintMeta();
}

void RowPainter::paintGrounds(const RowMarks& marks) const
{
    const Colours& colours = m_style.colours;
    if (m_row.isUser() && !m_row.request().isFolded())
        m_painter.fillRect(QRectF(0, m_top, m_columns.total, m_row.height()) & m_clip, colours.userTint);
    for (int i = 0; i < int(m_row.parts().size()); ++i) {
        const bool selected = marks.isSelected && marks.isSelected(i);
        if (!selected && marks.hovered != i)
            continue;
        const auto [from, to] = m_row.bandOf(i);
        const QRectF band = QRectF(0, m_top + from, m_columns.total, to - from) & m_clip;
        if (band.isEmpty())
            continue;
        m_painter.fillRect(band, selected ? colours.selection : colours.hover);
        if (selected)
            m_painter.fillRect(m_columns.mirror(QRectF(0, band.y(), 3, band.height())), colours.focus);
    }
    if (marks.focused >= 0 && marks.focused < int(m_row.parts().size())) {
        const auto [from, to] = m_row.bandOf(marks.focused);
        m_painter.setPen(QPen(colours.focus, 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(QRectF(1, m_top + from + 1, m_columns.total - 2, to - from - 2));
    }
}

void RowPainter::paintPart(int position, const RowMarks& marks) const
{
    const PartLayout& part = m_row.parts()[size_t(position)];
    for (const Frame& frame : part.frames)
        paintFrame(part, frame);
    BlockPaint paint {m_painter, m_style, m_clip};
    for (int i = 0; i < int(part.blocks.size()); ++i) {
        const Block& block = *part.blocks[size_t(i)];
        const int y = m_top + part.y + block.y;
        if (y > m_clip.bottom())
            break;
        if (!block.laidOut || y + block.height < m_clip.top())
            continue;
        const TextPosition here {m_row.request().row, position, i, 0};
        const TextPosition past {m_row.request().row, position, i + 1, 0};
        paint.selectionStart = paint.selectionEnd = 0;
        if (marks.selectionStart < past && marks.selectionEnd > here && marks.selectionStart < marks.selectionEnd) {
            const int length = int(block.text().size());
            paint.selectionStart = marks.selectionStart > here ? marks.selectionStart.character : 0;
            paint.selectionEnd = marks.selectionEnd < past ? marks.selectionEnd.character : length;
            if (block.isAtomic() && marks.selectionEnd < past)
                paint.selectionEnd = paint.selectionStart;
        }
        const QRectF area = m_row.blockRect(block);
        block.paint(paint, {area.x(), double(y)}, int(area.width()));
    }
}

void RowPainter::paintFrame(const PartLayout& part, const Frame& frame) const
{
    if (part.blocks.empty() || frame.last < frame.first)
        return;
    const Colours& colours = m_style.colours;
    const Block& first = *part.blocks[size_t(frame.first)];
    const Block& last = *part.blocks[size_t(frame.last)];
    const int firstTop = frame.head || frame.first == 0 ? first.y : first.y - first.spaceAbove;
    const int bottom = last.y + last.height + last.spaceBelow;
    const Columns::Span& content = m_columns.content;
    QRectF area(content.x + frame.leading, m_top + part.y + firstTop, content.width - frame.leading, bottom - firstTop);
    const double radius = m_style.u;
    // Headless boxes keep the distance their first block has to the text above.
    if (frame.style == Frame::Style::Code && !frame.head)
        area.setTop(m_top + part.y + first.y - m_style.u);

    if (frame.style == Frame::Style::Band) {
        const double right = m_columns.gap.x + m_columns.gap.width;
        area = m_columns.mirror(QRectF(m_columns.icon.x - 1, area.y(), right - m_columns.icon.x + 1, area.height()));
        m_painter.fillRect(area, colours.summaryTint);
        m_painter.fillRect(QRectF(area.x(), area.y(), area.width(), 1.5), colours.summary);
        m_painter.fillRect(QRectF(area.x(), area.bottom() - 1.5, area.width(), 1.5), colours.summary);
        return;
    }
    area = m_columns.mirror(area);
    if (frame.style == Frame::Style::Bar) {
        m_painter.fillRect(
            QRectF(m_style.mirrored ? area.right() - 2 : area.x(), area.y(), 2, area.height() - m_style.u / 2),
            colours.edge);
        return;
    }
    const bool error = frame.style == Frame::Style::Error;
    const QColor ground = frame.style == Frame::Style::Code ? colours.code
        : frame.style == Frame::Style::Damaged              ? colours.errorTint
                                                            : colours.base;
    const bool alone = frame.first == frame.last;
    BoxLook look {.border = borderOf(frame.style, colours), .ground = ground, .head = ground, .radius = radius};
    if (frame.head) {
        look.head = error ? colours.errorTint : frame.style == Frame::Style::Code ? colours.code : colours.alt;
        look.headHeight = alone ? area.height() : first.height;
    }
    const bool broken = frame.style == Frame::Style::Pruned || frame.style == Frame::Style::Unknown;
    // What goes on in another row is drawn beyond its own, and cut there.
    const QRectF inside = area;
    const bool isOpen = frame.opensAbove || frame.opensBelow;
    if (isOpen) {
        m_painter.save();
        m_painter.setClipRect(inside, Qt::IntersectClip);
        area.adjust(0, frame.opensAbove ? -2 * radius : 0, 0, frame.opensBelow ? 2 * radius : 0);
        if (frame.head && frame.opensAbove)
            look.headHeight += 2 * radius;
        if (frame.head && frame.opensBelow && alone)
            look.headHeight += 2 * radius;
    }
    if (broken) {
        m_painter.fillRect(area.adjusted(1, 1, -1, -1), frame.head && alone ? look.head : ground);
        if (frame.head && !alone)
            m_painter.fillRect(QRectF(area.x() + 1, area.y() + 1, area.width() - 2, first.height - 1), look.head);
        QPen pen(look.border, 1);
        pen.setDashPattern(frame.style == Frame::Style::Pruned ? QList<qreal> {1.5, 2} : QList<qreal> {4, 3});
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    } else {
        paintBox(m_painter, area, look);
    }
    if (isOpen) {
        m_painter.restore();
        area = inside;
    }
    if (frame.opensAbove)
        m_painter.fillRect(QRectF(area.x() + 1, area.y(), area.width() - 2, 1), error ? colours.error : colours.line);
    if (frame.head && !alone)
        m_painter.fillRect(QRectF(area.x() + 1, area.y() + first.height - 1, area.width() - 2, 1),
            error ? colours.error : colours.line);
    const double leadingX = m_style.mirrored ? area.right() - 3 : area.x();
    if (frame.style == Frame::Style::Card)
        m_painter.fillRect(QRectF(leadingX, area.y(), 3, area.height()), colours.tool);
    if (frame.style == Frame::Style::Damaged) {
        const double width = 3.5 * m_style.u;
        paintHatch(m_painter,
            QRectF(m_style.mirrored ? area.right() - width : area.x(), area.y(), width, area.height())
                .adjusted(1, 1, -1, -1),
            colours.error);
    }
}

void RowPainter::paintLabel(const Label& label, const Columns::Span& column, int middle) const
{
    if (label.string.isEmpty() || column.width == 0)
        return;
    const QRectF area = m_columns.mirror(QRectF(column.x + column.width - label.width, 0, label.width, 0));
    // On the base line of the text beside it.
    const QFontMetricsF& body = m_style.metrics(Face::Body);
    const double baseLine = std::round(middle - body.height() / 2 + body.ascent());
    m_painter.drawStaticText(QPointF(area.x(), baseLine - m_style.metrics(Face::Small).ascent()), label.text);
}

void RowPainter::paintMeta() const
{
    m_painter.setFont(m_style.font(Face::Small));
    m_painter.setPen(m_style.colours.muted);
    // The line that says what is new stands above everything that is the row's own.
    const size_t own = m_row.parts().front().index == NewSincePart && m_row.parts().size() > 1 ? 1 : 0;
    const PartLayout& first = m_row.parts()[own];
    const bool isHeaded = m_row.head() && m_row.partBelowHead() == int(own);
    const int firstLine
        = m_top + (isHeaded ? m_row.head()->y + m_row.head()->height / 2 : first.y + first.metaBaseLine);
    paintLabel(m_row.number(), m_columns.number, firstLine);
    if (!first.band) {
        paintLabel(m_row.time(), m_columns.time, firstLine);
        paintLabel(m_row.gap(), m_columns.gap, firstLine);
    }
    for (size_t i = 0; i < m_row.parts().size(); ++i) {
        const PartLayout& part = m_row.parts()[i];
        const bool onHead = i == own && (!part.foldable || !isHeaded);
        const int line = onHead ? firstLine : m_top + part.y + part.metaBaseLine;
        if (part.band)
            continue;
        paintLabel(part.tokens, m_columns.tokens, line);
        if (i > own || (isHeaded && !onHead))
            paintLabel(part.time, m_columns.time, line);
    }
}

} // namespace stemma
