// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the viewport shows.
#include "ui/timeline/timelineview.h"

#include "ui/common/format.h"
#include "ui/timeline/highlighter.h"
#include "ui/timeline/rail.h"

#include <QPaintEvent>

#include <algorithm>

namespace stemma {

void TimelineView::paintEvent(QPaintEvent* event)
{
    if (m_layoutDirty)
        layoutVisible();
    // Laying out may move rows outside of the part that was to be painted.
    const int changed = firstChange();
    if (!QRegion(0, changed, viewport()->width(), screen() - changed).subtracted(event->region()).isEmpty())
        updateFrom(changed);
    QPainter painter(viewport());
    const QRectF clip = event->rect();
    // Figures and code never turn round; text of another direction finds its own.
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.fillRect(clip, m_style->colours.base);
    if (!m_model || rowCount() == 0 || m_heights.total() == 0)
        paintEmpty(painter);
    else
        paintRows(painter, clip);
    m_spentNs = 0;
    // Colours of code come after it was first painted.
    if (!m_colourTimer.isActive())
        m_colourTimer.start(0, this);
}

void TimelineView::updateFrom(int top)
{
    // Called while painting, an update would be lost.
    QMetaObject::invokeMethod(
        viewport(), [this, top] { viewport()->update(0, top, viewport()->width(), viewport()->height() - top); },
        Qt::QueuedConnection);
}

int TimelineView::firstChange()
{
    std::vector<PaintedRow> rows;
    rows.reserve(m_painted.size() + 1);
    int y = -m_anchor.pixel;
    for (int row = m_anchor.row; row <= m_lastVisible && row < rowCount(); ++row) {
        rows.push_back({y, m_heights.height(row), row, m_layouts.peek(row)});
        y += rows.back().height;
    }
    rows.push_back({.top = y, .row = rowCount()});
    const auto [before, now] = std::ranges::mismatch(m_painted, rows);
    int top = screen();
    if (before != m_painted.end())
        top = std::min(top, before->top);
    if (now != rows.end())
        top = std::min(top, now->top);
    m_painted = std::move(rows);
    return std::max(0, top);
}

void TimelineView::paintRows(QPainter& painter, const QRectF& clip)
{
    int y = -m_anchor.pixel;
    for (int row = m_anchor.row; row <= m_lastVisible && row < rowCount(); ++row) {
        const int height = m_heights.height(row);
        if (height > 0 && y <= clip.bottom() && y + height >= clip.top()) {
            if (const RowLayout* layout = m_layouts.peek(row))
                layout->paint(painter, y, clip, marksFor(row));
            else
                paintPlaceholder(painter, row, y, height);
            paintRail(painter, row, y, height);
        }
        y += height;
    }
}

RowMarks TimelineView::marksFor(int row) const
{
    RowMarks marks;
    const RowLayout* layout = const_cast<RowLayoutCache&>(m_layouts).peek(row);
    marks.isSelected = [this, row, layout](int position) {
        const int part = layout->parts()[size_t(position)].index;
        return m_selection.contains({row, part}) || (m_flashRow == row && (m_flashPart < 0 || m_flashPart == part));
    };
    marks.hovered = m_hoverRow == row ? m_hoverPart : -1;
    if (m_keyboardUsed && hasFocus() && m_selection.current().row == row)
        marks.focused = layout->positionOfPart(m_selection.current().part);
    marks.selectionStart = std::min(m_textAnchor, m_textCursor);
    marks.selectionEnd = std::max(m_textAnchor, m_textCursor);
    return marks;
}

void TimelineView::paintPlaceholder(QPainter& painter, int row, int top, int height) const
{
    const Columns::Span& content = m_columns.content;
    painter.setPen(m_style->colours.muted);
    painter.setFont(m_style->font(Face::Small));
    const int line = m_style->lineHeight(Face::Body);
    const QRectF number
        = m_columns.mirror(QRectF(m_columns.number.x, top + m_style->u / 2, m_columns.number.width, line));
    painter.drawText(number,
        (m_style->mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::AlignAbsolute,
        format::number(qint64(row) + 1));
    const auto state = m_model->loadState(row);
    if (state == MessageModel::LoadState::Failed || state == MessageModel::LoadState::Gone) {
        const QRectF area = m_columns.mirror(QRectF(content.x, top + m_style->u / 2, content.width, line));
        painter.setFont(m_style->font(Face::Body));
        painter.drawText(area,
            Qt::AlignVCenter | (m_style->mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute,
            state == MessageModel::LoadState::Gone ? tr("This message is no longer in the store.")
                                                   : tr("This message cannot be read."));
        return;
    }
    if (!m_showPlaceholders)
        return;
    const double bar = line * 0.6;
    for (int i = 0; i < 2 && (i == 0 || height > 2 * line); ++i) {
        const QRectF area(
            content.x, top + m_style->u + i * line + (line - bar) / 2, content.width * (i == 0 ? 0.7 : 0.4), bar);
        painter.fillRect(m_columns.mirror(area), m_style->colours.hover);
    }
}

void TimelineView::paintRail(QPainter& painter, int row, int top, int height) const
{
    MessageStates states;
    bool band = false;
    if (const RowLayout* layout = const_cast<RowLayoutCache&>(m_layouts).peek(row)) {
        states = layout->message()->states;
        band = !layout->parts().empty() && layout->parts().front().band;
    } else if (const OutlineDetail* detail = m_model->detail(row)) {
        states = MessageStates::fromInt(detail->states);
    }
    const QRectF lane = m_columns.mirror(QRectF(m_columns.rail.x, top, m_columns.rail.width, height));
    rail::paint(painter, lane, states, m_style->colours);
    if (band)
        rail::paintCompaction(
            painter, QRectF(lane.x(), top + m_style->u, lane.width(), 7 * m_style->u), m_style->colours);
}

void TimelineView::paintEmpty(QPainter& painter) const
{
    if (!m_model || !m_model->isReady())
        return;
    painter.setPen(m_style->colours.muted);
    painter.setFont(m_style->font(Face::Body));
    const QString text = rowCount() == 0 ? tr("This session has no messages.")
        : m_lastShown < m_firstShown     ? tr("The store does not say which messages these are.")
                                         : tr("The filter hides every message of this session.");
    painter.drawText(
        viewport()->rect().adjusted(0, 0, 0, -viewport()->height() / 3), Qt::AlignCenter | Qt::TextWordWrap, text);
}

// ---- colours of code -------------------------------------------------------------------------------

void TimelineView::requestColours()
{
    for (int row = m_anchor.row; row <= m_lastVisible; ++row) {
        RowLayout* layout = m_layouts.peek(row);
        if (!layout)
            continue;
        const int top = row == m_anchor.row ? m_anchor.pixel : 0;
        layout->visitUncoloured(top, top + screen(), [&](PartLayout& part, Block& block) {
            auto& text = static_cast<TextBlock&>(block); // only those want colours
            const QString language = text.wantsColours();
            text.setColours({}); // asked for once
            const TextPosition at {row, int(&part - layout->parts().data()),
                int(std::ranges::find(part.blocks, &block, &std::unique_ptr<Block>::get) - part.blocks.begin()), 0};
            const QString code = text.content().text;
            m_colourTickets.insert(m_highlighter->request(code, language), {at, code});
        });
    }
}

void TimelineView::takeColours(quint64 ticket, const std::vector<ColourRun>& colours)
{
    const ColourTicket waiting = m_colourTickets.take(ticket);
    RowLayout* layout = m_layouts.peek(waiting.at.row);
    if (!layout || colours.empty())
        return;
    std::vector<PartLayout>& parts = layout->mutableParts();
    if (waiting.at.part >= int(parts.size()) || waiting.at.block >= int(parts[size_t(waiting.at.part)].blocks.size()))
        return;
    // The row may have been laid out anew meanwhile, with other blocks.
    auto* block = dynamic_cast<TextBlock*>(parts[size_t(waiting.at.part)].blocks[size_t(waiting.at.block)].get());
    if (!block || block->content().text != waiting.text)
        return;
    block->setColours(colours);
    const QRect area = partRect(waiting.at.row, parts[size_t(waiting.at.part)].index);
    if (area.intersects(viewport()->rect())) {
        m_layoutDirty = true;
        viewport()->update(area);
    }
}

} // namespace stemma
