// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/lineblock.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int ChipIcon = 12; ///< pixels
constexpr int LongestSegment = 2000; ///< characters measured of one text; more never fits a line

/// What the icon of a chip takes, with the distance behind it.
double chipIconWidth(const TimelineStyle& style, const Segment& segment)
{
    return segment.icon.isEmpty() ? 0 : ChipIcon + style.u;
}

/// A segment on its way to a place in the line.
struct Item
{
    Item(const TimelineStyle& style, const Segment& from, bool atEnd)
        : segment(&from)
        , trailing(atEnd)
    {
        shape(style, from.text.left(LongestSegment));
    }

    void shape(const TimelineStyle& style, const QString& shown)
    {
        switch (segment->kind) {
        case Segment::Kind::Icon:
            width = style.iconSize();
            break;
        case Segment::Kind::Chevron:
            width = chevronSize(style);
            break;
        case Segment::Kind::Divider:
            width = 1;
            break;
        case Segment::Kind::Filler:
            width = 3.5 * style.u;
            break;
        case Segment::Kind::Hits:
        case Segment::Kind::Chip:
        case Segment::Kind::Text:
            text = shaped(shown, style.font(segment->face));
            width = std::ceil(text.size().width()) + (segment->kind == Segment::Kind::Text ? 0 : 3 * style.u)
                + chipIconWidth(style, *segment);
            break;
        }
        natural = width;
    }

    const Segment* segment;
    bool trailing;
    bool dropped = false;
    QStaticText text;
    double width = 0;
    double natural = 0; ///< the width at which nothing is elided
};

} // namespace

double chevronSize(const TimelineStyle& style)
{
    return style.u * 2;
}

void paintChevron(QPainter& painter, const QRectF& area, bool open, bool mirrored, const QColor& colour)
{
    const QPointF middle = area.center();
    const double s = area.width() * 0.42;
    QPainterPath path;
    if (open) {
        path.moveTo(middle + QPointF(-s, -s / 2));
        path.lineTo(middle + QPointF(0, s / 2));
        path.lineTo(middle + QPointF(s, -s / 2));
    } else {
        const double direction = mirrored ? -1 : 1;
        path.moveTo(middle + QPointF(-s / 2 * direction, -s));
        path.lineTo(middle + QPointF(s / 2 * direction, 0));
        path.lineTo(middle + QPointF(-s / 2 * direction, s));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

int LineBlock::layout(const TimelineStyle& style, int width)
{
    std::vector<Item> items;
    items.reserve(start.size() + end.size());
    for (const Segment& segment : start)
        items.emplace_back(style, segment, false);
    for (const Segment& segment : end)
        items.emplace_back(style, segment, true);

    const double room = width - 2 * padding * style.u;
    // What may be elided keeps at least this much before others leave: it matters more.
    const double least = std::max(style.u * 12.0, room * 0.45);
    const auto needed = [&](bool elided) {
        double sum = 0;
        for (const Item& item : items)
            if (!item.dropped)
                sum += item.segment->before * style.u
                    + (elided && item.segment->elide != Qt::ElideNone ? std::min(item.width, least) : item.width);
        return sum;
    };
    for (Item& item : items) {
        if (item.segment->shortText.isEmpty() || needed(false) <= room)
            continue;
        item.shape(style, item.segment->shortText);
    }
    while (needed(true) > room) {
        auto drop = items.end();
        for (auto item = items.begin(); item != items.end(); ++item)
            if (!item->dropped && item->segment->drop > (drop == items.end() ? 0 : drop->segment->drop))
                drop = item;
        if (drop == items.end())
            break;
        drop->dropped = true;
    }
    double spare = room - needed(false);
    const Segment* filler = nullptr; // the last one takes what is left
    for (const Item& item : items)
        if (item.segment->kind == Segment::Kind::Filler && !item.dropped)
            filler = item.segment;
    for (Item& item : items) {
        if (item.dropped)
            continue;
        if (item.segment->elide != Qt::ElideNone && spare < 0) {
            const double narrower = std::max(std::min(item.width, style.u * 6.0), item.width + spare);
            spare += item.width - narrower;
            item.width = narrower;
        } else if (item.segment == filler && spare > 0) {
            item.width += spare;
            spare = 0;
        }
    }

    m_mirrored = style.mirrored;
    m_placed.clear();
    double x = padding * style.u;
    double ends = 0;
    for (const Item& item : items)
        if (!item.dropped && item.trailing)
            ends += item.segment->before * style.u + item.width;
    bool inTrailing = false;
    for (const Item& item : items) {
        if (item.dropped)
            continue;
        if (item.trailing && !inTrailing) {
            x = std::max(x, width - padding * style.u - ends);
            inTrailing = true;
        }
        x += item.segment->before * style.u;
        Placed placed {item.segment, item.text, x, item.width};
        if (item.width < item.natural && item.segment->kind == Segment::Kind::Text)
            placed.text = shaped(
                style.metrics(item.segment->face).elidedText(item.text.text(), item.segment->elide, item.width + 0.5),
                style.font(item.segment->face));
        m_placed.push_back(std::move(placed));
        x += item.width;
    }
    return m_lineHeight;
}

void LineBlock::paint(const BlockPaint& paint, QPointF topLeft, int width) const
{
    if (paint.selectionEnd > paint.selectionStart && !m_placed.empty()) {
        QColor mark = paint.style.palette.color(QPalette::Highlight);
        mark.setAlphaF(0.25F);
        paint.painter.fillRect(QRectF(topLeft, QSizeF(width, height)), mark);
    }
    for (const Placed& placed : m_placed) {
        const double x = paint.style.mirrored ? width - placed.x - placed.width : placed.x;
        paintSegment(paint, placed, QRectF(topLeft.x() + x, topLeft.y(), placed.width, height));
    }
}

void LineBlock::paintSegment(const BlockPaint& paint, const Placed& placed, const QRectF& area) const
{
    QPainter& painter = paint.painter;
    const TimelineStyle& style = paint.style;
    const Segment& segment = *placed.segment;
    const QColor& ink = style.ink(segment.ink);
    const double middle = std::floor(area.center().y());
    switch (segment.kind) {
    case Segment::Kind::Icon:
        drawIcon(painter, segment.text, {std::round(area.x()), middle - style.iconSize() / 2.0}, style.iconSize(), ink);
        return;
    case Segment::Kind::Chevron: {
        const double size = chevronSize(style);
        paintChevron(painter, QRectF(area.x(), middle - size / 2, size, size), !segment.text.isEmpty(), style.mirrored,
            style.colours.muted);
        return;
    }
    case Segment::Kind::Divider:
        painter.fillRect(QRectF(area.x(), middle - 1.8 * style.u, 1, 3.6 * style.u), style.colours.edge);
        return;
    case Segment::Kind::Filler:
        painter.fillRect(QRectF(area.x(), middle, area.width(), 1),
            segment.ink == Ink::Accent ? style.colours.accent : style.colours.line);
        return;
    case Segment::Kind::Hits: {
        const double tall = std::ceil(style.metrics(segment.face).height()) + style.u * 0.5;
        const QRectF ground(area.x(), std::floor(middle - tall / 2), area.width(), tall);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(segment.isNow ? QPen(style.colours.text, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(segment.isNow ? style.colours.hitNow : style.colours.hit);
        painter.drawRoundedRect(ground.adjusted(0.75, 0.75, -0.75, -0.75), style.u * 0.75, style.u * 0.75);
        painter.setRenderHint(QPainter::Antialiasing, false);
        break;
    }
    case Segment::Kind::Chip: {
        const double tall = std::ceil(style.metrics(segment.face).height()) + style.u * 0.5;
        const QRectF frame(area.x(), std::floor(middle - tall / 2), area.width(), tall);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), style.u * 0.75, style.u * 0.75);
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (!segment.icon.isEmpty()) {
            const double inset = 1.5 * style.u;
            const double x = style.mirrored ? area.right() - inset - ChipIcon : area.x() + inset;
            drawIcon(painter, segment.icon, {std::round(x), middle - ChipIcon / 2.0}, ChipIcon, ink);
        }
        break;
    }
    case Segment::Kind::Text:
        break;
    }
    // Different fonts on one base line.
    const QFontMetricsF& body = style.metrics(Face::Body);
    const double baseLine = area.y() + std::round((height - body.height()) / 2 + body.ascent());
    const double inset = segment.kind == Segment::Kind::Text
        ? 0
        : 1.5 * style.u + (style.mirrored ? 0 : chipIconWidth(style, segment));
    if (segment.kind == Segment::Kind::Hits)
        painter.setPen(segment.isNow ? style.colours.hitNowText : style.colours.hitText);
    else
        painter.setPen(ink);
    painter.setFont(style.font(segment.face));
    painter.drawStaticText(QPointF(area.x() + inset, baseLine - style.metrics(segment.face).ascent()), placed.text);
}

QString LineBlock::text() const
{
    if (!copyText.isEmpty())
        return copyText;
    QStringList words;
    for (const Segment& segment : start)
        if ((segment.kind == Segment::Kind::Text || segment.kind == Segment::Kind::Chip) && !segment.text.isEmpty())
            words += segment.text;
    return words.join(u' ');
}

BlockAction LineBlock::actionAt(QPointF point, int width) const
{
    const double x = m_mirrored ? width - point.x() : point.x();
    for (const Placed& placed : m_placed)
        if (placed.segment->action.kind != BlockAction::Kind::None && x >= placed.x - 2
            && x <= placed.x + placed.width + 2)
            return placed.segment->action;
    return action;
}

std::vector<PlacedAction> LineBlock::actions(int width) const
{
    std::vector<PlacedAction> found;
    for (const Placed& placed : m_placed) {
        const double x = m_mirrored ? width - placed.x - placed.width : placed.x;
        if (placed.segment->action.kind != BlockAction::Kind::None)
            found.push_back({QRectF(x, 0, placed.width, m_lineHeight), placed.segment->action});
    }
    return found;
}

bool LineBlock::holdsCurrentHit() const
{
    return std::ranges::any_of(end, &Segment::isNow);
}

std::optional<std::pair<int, int>> LineBlock::currentHit() const
{
    if (!holdsCurrentHit() || m_placed.empty())
        return {};
    return std::pair(0, m_lineHeight);
}

} // namespace stemma
