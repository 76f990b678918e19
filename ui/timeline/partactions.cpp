// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/partactions.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace stemma {

PartActions::PartActions(TimelineRows& rows, TimelineScroller& scroller, TimelineCursor& cursor)
    : m_rows(rows)
    , m_scroller(scroller)
    , m_cursor(cursor)
{
    connect(&cursor, &TimelineCursor::currentChanged, this, &PartActions::clear);
    connect(&rows, &TimelineRows::reset, this, &PartActions::clear);
}

void PartActions::clear()
{
    if (std::exchange(m_action, std::nullopt))
        emit changed();
    m_at = 0;
}

const RowLayout* PartActions::layout() const
{
    return m_cursor.row() >= 0 ? m_rows.peek(m_cursor.row()) : nullptr;
}

std::vector<PartActions::Place> PartActions::places() const
{
    std::vector<Place> places;
    const RowLayout* row = layout();
    const int position = row ? row->positionOfPart(m_cursor.part()) : -1;
    if (position < 0)
        return places;
    const PartLayout& part = row->parts()[size_t(position)];
    for (const std::unique_ptr<Block>& block : part.blocks) {
        if (!block->laidOut)
            continue;
        const QRectF around = row->blockRect(*block);
        for (const Place& one : block->actions(int(around.width())))
            places.push_back({one.area.translated(around.x(), part.y + block->y), one.action, one.isOpen});
    }
    return places;
}

std::optional<size_t> PartActions::current(const std::vector<Place>& places) const
{
    if (!m_action)
        return {};
    if (m_at < places.size() && places[m_at].action == *m_action)
        return m_at;
    const auto found = std::ranges::find(places, *m_action, &Place::action);
    return found == places.end() ? std::nullopt : std::optional(size_t(found - places.begin()));
}

bool PartActions::step(bool forward)
{
    const std::vector<Place> all = places();
    const std::optional<size_t> at = current(all);
    const qsizetype last = qsizetype(all.size()) - 1;
    const qsizetype next = at ? qsizetype(*at) + (forward ? 1 : -1) : forward ? 0 : last;
    if (next < 0 || next > last) {
        // Of a long part only what was on screen is laid out.
        const QRect part = m_scroller.partRect(m_cursor.row(), m_cursor.part());
        const int stride = m_scroller.screen() / 2;
        if (forward && !all.empty() && part.bottom() > m_scroller.screen()) {
            m_scroller.scrollBy(stride);
            return true;
        }
        clear();
        return false;
    }
    m_at = size_t(next);
    m_action = all[m_at].action;
    m_cursor.setKeyboardUsed(true);
    show(all[m_at]);
    emit changed();
    return true;
}

void PartActions::show(const Place& place)
{
    const RowLayout* row = layout();
    const int partTop = row->parts()[size_t(row->positionOfPart(m_cursor.part()))].y;
    const double top = m_scroller.partRect(m_cursor.row(), m_cursor.part()).top() + place.area.top() - partTop;
    const double bottom = top + place.area.height();
    const int margin = m_rows.style().lineHeight(Face::Body);
    if (top < margin)
        m_scroller.scrollBy(int(top) - margin);
    else if (bottom > m_scroller.screen() - margin)
        m_scroller.scrollBy(int(bottom) - m_scroller.screen() + margin);
}

bool PartActions::pressKey(const QKeyEvent& event)
{
    if (!m_action || (event.modifiers() & ~Qt::KeypadModifier))
        return false;
    const bool isFold = m_action->kind == BlockAction::Kind::FoldJson;
    const bool mirrored = m_rows.style().mirrored;
    switch (event.key()) {
    case Qt::Key_Escape:
        clear();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit performed(*m_action, m_cursor.row(), m_cursor.part());
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const std::vector<Place> all = places();
        const std::optional<size_t> at = current(all);
        if (!isFold || !at)
            return false;
        if (all[*at].isOpen == ((event.key() == Qt::Key_Left) != mirrored))
            emit performed(*m_action, m_cursor.row(), m_cursor.part());
        return true;
    }
    default:
        return false;
    }
}

QRectF PartActions::focus(int row) const
{
    if (!m_action || row != m_cursor.row())
        return {};
    const std::vector<Place> all = places();
    const std::optional<size_t> at = current(all);
    return at ? all[*at].area : QRectF();
}

} // namespace stemma
