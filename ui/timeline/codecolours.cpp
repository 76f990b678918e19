// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/codecolours.h"

#include "ui/timeline/textblock.h"

#include <QTimerEvent>
#include <QWidget>

#include <algorithm>

namespace stemma {

CodeColours::CodeColours(TimelineRows& rows, TimelineScroller& scroller, QWidget& viewport)
    : m_rows(rows)
    , m_scroller(scroller)
    , m_viewport(viewport)
{
    connect(&m_highlighter, &Highlighter::coloured, this, &CodeColours::take);
    connect(&rows, &TimelineRows::reset, this, [this] { m_tickets.clear(); });
    connect(&rows, &TimelineRows::relaid, this, [this] { m_tickets.clear(); });
}

void CodeColours::requestSoon()
{
    if (!m_timer.isActive())
        m_timer.start(0, this);
}

void CodeColours::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    m_timer.stop();
    request();
}

void CodeColours::request()
{
    const TimelineScroller::Anchor anchor = m_scroller.anchor();
    for (int row = anchor.row; row <= m_scroller.lastRow(); ++row) {
        RowLayout* layout = m_rows.peek(row);
        if (!layout)
            continue;
        const int top = row == anchor.row ? anchor.pixel : 0;
        layout->visitSeen(top, top + m_scroller.screen(), [&](PartLayout& part, Block& block) {
            if (block.wantsColours().isEmpty())
                return;
            auto& text = static_cast<TextBlock&>(block); // only those want colours
            const QString language = text.wantsColours();
            text.setColours({}); // asked for once
            const TextPosition at {row, int(&part - layout->parts().data()),
                int(std::ranges::find(part.blocks, &block, &std::unique_ptr<Block>::get) - part.blocks.begin()), 0};
            const QString code = text.content().text;
            m_tickets.insert(m_highlighter.request(code, language), {at, code});
        });
    }
}

void CodeColours::take(quint64 ticket, const std::vector<ColourRun>& colours)
{
    const Ticket waiting = m_tickets.take(ticket);
    RowLayout* layout = m_rows.peek(waiting.at.row);
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
    const QRect area = m_scroller.partRect(waiting.at.row, parts[size_t(waiting.at.part)].index);
    if (area.intersects(m_viewport.rect()))
        m_scroller.update(area);
}

} // namespace stemma
