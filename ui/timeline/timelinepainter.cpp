// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinepainter.h"

#include "ui/common/format.h"
#include "ui/timeline/partactions.h"
#include "ui/timeline/rail.h"
#include "ui/timeline/timelinetext.h"

#include <QTimerEvent>
#include <QWidget>

#include <algorithm>

namespace stemma {

namespace {

constexpr int FlashMs = 120;
constexpr int PlaceholderMs = 150; ///< a row that loads faster leaves no trace

} // namespace

TimelinePainter::TimelinePainter(const Parts& parts, QWidget& viewport, const QWidget& view)
    : m_parts(parts)
    , m_viewport(viewport)
    , m_view(view)
{
    connect(&parts.rows, &TimelineRows::reset, this, [this] { m_hoverRow = m_flashRow = -1; });
    connect(&parts.cursor, &TimelineCursor::flashed, this, &TimelinePainter::flash);
}

void TimelinePainter::paint(QPainter& painter, const QRectF& clip)
{
    // Figures and code never turn round; text of another direction finds its own.
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.fillRect(clip, style().colours.base);
    if (!m_parts.scroller.isMissing()) {
        m_placeholderTimer.stop();
        m_showPlaceholders = false;
    } else if (!m_showPlaceholders && !m_placeholderTimer.isActive()) {
        m_placeholderTimer.start(PlaceholderMs, this);
    }
    if (!m_parts.rows.model() || m_parts.rows.count() == 0 || m_parts.rows.heights().total() == 0)
        paintEmpty(painter);
    else
        paintRows(painter, clip);
}

int TimelinePainter::firstChange()
{
    const TimelineScroller& scroller = m_parts.scroller;
    std::vector<PaintedRow> rows;
    rows.reserve(m_painted.size() + 1);
    int y = -scroller.anchor().pixel;
    for (int row = scroller.topRow(); row <= scroller.lastRow() && row < m_parts.rows.count(); ++row) {
        rows.push_back({y, m_parts.rows.heights().height(row), row, m_parts.rows.peek(row)});
        y += rows.back().height;
    }
    rows.push_back({.top = y, .row = m_parts.rows.count()});
    const auto [before, now] = std::ranges::mismatch(m_painted, rows);
    int top = scroller.screen();
    if (before != m_painted.end())
        top = std::min(top, before->top);
    if (now != rows.end())
        top = std::min(top, now->top);
    m_painted = std::move(rows);
    return std::max(0, top);
}

void TimelinePainter::setHover(int row, int part)
{
    if (m_hoverRow == row && m_hoverPart == part)
        return;
    m_hoverRow = row;
    m_hoverPart = part;
    m_viewport.update();
}

void TimelinePainter::flash(int row, int part)
{
    if (!m_flashing)
        return;
    m_flashRow = row;
    m_flashPart = part;
    m_flashTimer.start(FlashMs, this);
    m_viewport.update();
}

void TimelinePainter::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_flashTimer.timerId()) {
        m_flashTimer.stop();
        m_flashRow = -1;
    } else if (event->timerId() == m_placeholderTimer.timerId()) {
        m_placeholderTimer.stop();
        m_showPlaceholders = true;
    } else {
        QObject::timerEvent(event);
        return;
    }
    m_viewport.update();
}

void TimelinePainter::paintRows(QPainter& painter, const QRectF& clip) const
{
    const TimelineScroller& scroller = m_parts.scroller;
    int y = -scroller.anchor().pixel;
    for (int row = scroller.topRow(); row <= scroller.lastRow() && row < m_parts.rows.count(); ++row) {
        const int height = m_parts.rows.heights().height(row);
        if (height > 0 && y <= clip.bottom() && y + height >= clip.top()) {
            if (const RowLayout* layout = m_parts.rows.peek(row))
                RowPainter(painter, *layout, y, clip).paint(marksFor(row));
            else
                paintPlaceholder(painter, row, y, height);
            paintRail(painter, row, y, height);
        }
        y += height;
    }
}

RowMarks TimelinePainter::marksFor(int row) const
{
    const TimelineCursor& cursor = m_parts.cursor;
    const RowLayout* layout = m_parts.rows.peek(row);
    RowMarks marks;
    marks.isSelected = [this, row, layout](int position) {
        const int part = layout->parts()[size_t(position)].index;
        return m_parts.cursor.selection().contains({row, part})
            || (m_flashRow == row && (m_flashPart < 0 || m_flashPart == part));
    };
    marks.hovered = m_hoverRow == row ? m_hoverPart : -1;
    if (cursor.isKeyboardUsed() && m_view.hasFocus() && cursor.row() == row)
        marks.focused = layout->positionOfPart(cursor.part());
    if (marks.focused >= 0)
        marks.focusedAction = m_parts.actions.focus(row);
    marks.selectionStart = m_parts.text.start();
    marks.selectionEnd = m_parts.text.end();
    return marks;
}

void TimelinePainter::paintPlaceholder(QPainter& painter, int row, int top, int height) const
{
    const Columns::Span& content = columns().content;
    const bool mirrored = style().mirrored;
    const int u = style().u;
    painter.setPen(style().colours.muted);
    painter.setFont(style().font(Face::Small));
    const int line = style().lineHeight(Face::Body);
    const QRectF number = columns().mirror(QRectF(columns().number.x, top + u / 2, columns().number.width, line));
    painter.drawText(number, (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::AlignAbsolute,
        format::number(qint64(row) + 1));
    const auto state = m_parts.rows.model()->loadState(row);
    if (state == MessageModel::LoadState::Failed || state == MessageModel::LoadState::Gone) {
        const QRectF area = columns().mirror(QRectF(content.x, top + u / 2, content.width, line));
        painter.setFont(style().font(Face::Body));
        painter.drawText(area, Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute,
            state == MessageModel::LoadState::Gone ? tr("This message is no longer in the store.")
                                                   : tr("This message cannot be read."));
        return;
    }
    if (!m_showPlaceholders)
        return;
    const double bar = line * 0.6;
    for (int i = 0; i < 2 && (i == 0 || height > 2 * line); ++i) {
        const QRectF area(content.x, top + u + i * line + (line - bar) / 2, content.width * (i == 0 ? 0.7 : 0.4), bar);
        painter.fillRect(columns().mirror(area), style().colours.hover);
    }
}

void TimelinePainter::paintRail(QPainter& painter, int row, int top, int height) const
{
    MessageStates states;
    bool band = false;
    const RowLayout* layout = m_parts.rows.peek(row);
    if (layout) {
        states = layout->message()->states;
        band = !layout->parts().empty() && layout->parts().front().band;
    } else if (const OutlineDetail* detail = m_parts.rows.model()->detail(row)) {
        states = MessageStates::fromInt(detail->states);
    }
    const int u = style().u;
    const QRectF lane = columns().mirror(QRectF(columns().rail.x, top, columns().rail.width, height));
    rail::paint(painter, lane, states, style().colours);
    if (layout && layout->head() && layout->request().branches) {
        const LineBlock& head = *layout->head();
        rail::paintBranches(painter, QRectF(lane.x(), top + head.y, lane.width(), head.height), style().colours);
    }
    if (band)
        rail::paintCompaction(painter, QRectF(lane.x(), top + u, lane.width(), 7 * u), style().colours);
}

void TimelinePainter::paintEmpty(QPainter& painter) const
{
    const MessageModel* model = m_parts.rows.model();
    if (!model || !model->isReady())
        return;
    painter.setPen(style().colours.muted);
    painter.setFont(style().font(Face::Body));
    const RowFilter& filter = m_parts.rows.filter();
    const QString text = m_parts.rows.count() == 0      ? tr("This session has no messages.")
        : filter.last < filter.first && filter.last < 0 ? tr("The store does not say which messages these are.")
        : filter.last < filter.first                    ? tr("This summary replaced no messages.")
                                                        : tr("The filter hides every message of this session.");
    painter.drawText(
        m_viewport.rect().adjusted(0, 0, 0, -m_viewport.height() / 3), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace stemma
