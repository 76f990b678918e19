// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinestyle.h"

#include "ui/common/icons.h"

#include <QPixmapCache>

#include <cmath>

namespace stemma {

TimelineStyle::TimelineStyle(
    const QPalette& widgetPalette, const QFont& font, double zoom, Qt::LayoutDirection layoutDirection)
    : palette(widgetPalette)
    , colours(Colours::fromPalette(widgetPalette))
    , measures(Measures::of(font, zoom))
    , mirrored(layoutDirection == Qt::RightToLeft)
    , u(measures.u)
{
    for (int face = 0; face <= int(Face::H3); ++face) {
        m_metrics.emplace_back(this->font(Face(face)));
        m_averages.push_back(m_metrics.back().averageCharWidth());
        m_lines.push_back(int(std::ceil(m_metrics.back().height() * 1.2)));
    }
    for (const Face face : {Face::Body, Face::Bold, Face::Italic})
        m_lines[size_t(face)] = measures.bodyLine;
    for (const Face face : {Face::Code, Face::CodeBold})
        m_lines[size_t(face)] = measures.codeLine;
    for (const Face face : {Face::Meta, Face::Small})
        m_lines[size_t(face)] = measures.metaLine;
    m_head = std::max(6 * u, measures.bodyLine + u / 2);
    m_icon = std::max(12, int(std::lround(measures.bodyLine * 0.82)));
}

const QFont& TimelineStyle::font(Face face) const
{
    switch (face) {
    case Face::Body:
        return measures.body;
    case Face::Bold:
        return measures.bold;
    case Face::Italic:
        return measures.italic;
    case Face::Code:
        return measures.code;
    case Face::CodeBold:
        return measures.codeBold;
    case Face::Meta:
        return measures.meta;
    case Face::Small:
        return measures.small;
    case Face::H1:
        return measures.h1;
    case Face::H2:
        return measures.h2;
    case Face::H3:
        return measures.h3;
    }
    Q_UNREACHABLE_RETURN(measures.body);
}

const QColor& TimelineStyle::ink(Ink ink) const
{
    return inkColour(colours, ink);
}

namespace {

/// Four corners in one pixmap.
QPixmap cornersOf(const QColor& border, const QColor& ground, int side, double radius, double ratio)
{
    const QString key = QStringLiteral("stemma-box-%1-%2-%3-%4-%5")
                            .arg(border.rgba())
                            .arg(ground.rgba())
                            .arg(side)
                            .arg(radius)
                            .arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(QSizeF(2 * side * ratio, 2 * side * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(border, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(0.5, 0.5, 2 * side - 1, 2 * side - 1), radius, radius);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

void paintBox(QPainter& painter, const QRectF& area, const BoxLook& look)
{
    const int side = int(std::ceil(look.radius)) + 1;
    const double ratio = painter.device()->devicePixelRatioF();
    const QColor upper = look.headHeight > 0 ? look.head : look.ground;
    const bool allHead = look.headHeight >= area.height() - 1;
    const QColor lower = allHead ? upper : look.ground;
    const double s = side;
    const double x = area.x();
    const double y = area.y();
    const double right = area.right() - s;
    const double bottom = area.bottom() - s;
    const double device = s * ratio;
    const QPixmap above = cornersOf(look.border, upper, side, look.radius, ratio);
    const QPixmap below = lower == upper ? above : cornersOf(look.border, lower, side, look.radius, ratio);
    painter.drawPixmap(QRectF(x, y, s, s), above, QRectF(0, 0, device, device));
    painter.drawPixmap(QRectF(right, y, s, s), above, QRectF(device, 0, device, device));
    painter.drawPixmap(QRectF(x, bottom, s, s), below, QRectF(0, device, device, device));
    painter.drawPixmap(QRectF(right, bottom, s, s), below, QRectF(device, device, device, device));
    const double width = area.width() - 2 * s;
    painter.fillRect(QRectF(x + s, y, width, s), upper);
    painter.fillRect(QRectF(x, y + s, area.width(), area.height() - 2 * s), lower);
    painter.fillRect(QRectF(x + s, bottom, width, s), lower);
    if (look.headHeight > s && !allHead)
        painter.fillRect(QRectF(x, y + s, area.width(), look.headHeight - s), upper);
    painter.fillRect(QRectF(x + s, y, width, 1), look.border);
    painter.fillRect(QRectF(x + s, area.bottom() - 1, width, 1), look.border);
    painter.fillRect(QRectF(x, y + s, 1, area.height() - 2 * s), look.border);
    painter.fillRect(QRectF(area.right() - 1, y + s, 1, area.height() - 2 * s), look.border);
}

QStaticText shaped(const QString& text, const QFont& font)
{
    QStaticText result(text);
    result.setTextFormat(Qt::PlainText);
    result.prepare({}, font);
    return result;
}

Label::Label(const TimelineStyle& style, QString figure)
    : string(std::move(figure))
    , text(shaped(string, style.font(Face::Small)))
    , width(std::ceil(text.size().width()))
{
}

void drawIcon(QPainter& painter, const QString& name, QPointF at, int size, const QColor& colour)
{
    const QPixmap pixmap = icons::pixmap(name, size, colour, painter.device()->devicePixelRatioF());
    if (!pixmap.isNull())
        painter.drawPixmap(at.toPoint(), pixmap);
}

} // namespace stemma
