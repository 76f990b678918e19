// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/pictureblock.h"

#include "core/base/text.h"
#include "ui/common/format.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int WithWords = 3; ///< a tile with a sentence is as wide as so many

} // namespace

QStringList PictureBlock::factsOf(const QString& mediaType, qint64 bytes)
{
    const QString type = mediaType.section(u'/', 1).toUpper();
    QStringList facts(type.isEmpty() ? tr("Image") : type);
    if (bytes > 0)
        facts += format::bytes(bytes);
    return facts;
}

PictureBlock::PictureBlock(const TimelineStyle& style, QStringList facts, int number)
    : m_tile(tileIn(style))
    , m_mirrored(style.mirrored)
    , m_facts(std::move(facts))
    , m_number(number)
{
}

int PictureBlock::heightIn(const TimelineStyle& style)
{
    return tileIn(style).height() + style.u / 2 + style.lineHeight(Face::Meta);
}

void PictureBlock::setThumbnail(const Thumbnail& thumbnail)
{
    m_isThere = true;
    m_thumbnail = thumbnail;
}

int PictureBlock::tileWidth(int width) const
{
    return std::min(width, m_thumbnail.trouble.isEmpty() ? m_tile.width() : WithWords * m_tile.width());
}

void PictureBlock::paint(const BlockPaint& paint, QPointF topLeft, int width) const
{
    QPainter& painter = paint.painter;
    const TimelineStyle& style = paint.style;
    const int u = style.u;
    const int wide = tileWidth(width);
    const QRectF tile(m_mirrored ? topLeft.x() + width - wide : topLeft.x(), topLeft.y(), wide, m_tile.height());
    paintBox(
        painter, tile, {.border = style.colours.line, .ground = style.colours.code, .head = {}, .radius = double(u)});
    if (!m_thumbnail.image.isNull()) {
        const QImage& image = m_thumbnail.image;
        const QSizeF most = tile.size() - QSizeF(2, 2);
        QSizeF shown = image.deviceIndependentSize();
        if (shown.width() > most.width() || shown.height() > most.height())
            shown.scale(most, Qt::KeepAspectRatio);
        QRectF area({}, shown);
        area.moveCenter(tile.center());
        area.moveTopLeft(area.topLeft().toPoint());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(area, image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    } else {
        const int size = style.iconSize();
        const bool isBroken = !m_thumbnail.trouble.isEmpty();
        const double middle = tile.center().y() - size / 2.0;
        if (!isBroken) {
            drawIcon(painter, u"image"_s, {std::floor(tile.center().x() - size / 2.0), std::floor(middle)}, size,
                style.colours.muted);
        } else {
            const double x = m_mirrored ? tile.right() - 3 * u - size : tile.x() + 3 * u;
            drawIcon(painter, u"damaged"_s, {x, std::floor(middle)}, size, style.colours.warning);
            const double indent = 5 * u + size;
            painter.setPen(style.colours.text);
            painter.setFont(style.font(Face::Meta));
            painter.drawText(tile.adjusted(m_mirrored ? 3 * u : indent, u, m_mirrored ? -indent : -3 * u, -u),
                int(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextWordWrap, m_thumbnail.trouble);
        }
    }
    if (paint.selectionEnd > paint.selectionStart) {
        QColor mark = style.palette.color(QPalette::Highlight);
        mark.setAlphaF(0.25F);
        painter.fillRect(QRectF(topLeft, QSizeF(width, height)), mark);
    }
    const QRectF line(topLeft.x(), tile.bottom() + u / 2.0, width, style.lineHeight(Face::Meta));
    painter.setPen(style.colours.muted);
    painter.setFont(style.font(Face::Meta));
    painter.drawText(line, int(Qt::AlignVCenter | Qt::AlignLeading),
        style.metrics(Face::Meta).elidedText(text(), Qt::ElideRight, width));
}

QString PictureBlock::text() const
{
    QStringList facts = m_facts;
    if (m_thumbnail.size.isValid())
        facts.insert(1,
            u"%1 \u00d7 %2"_s.arg(format::number(m_thumbnail.size.width()), format::number(m_thumbnail.size.height())));
    return facts.join(factSeparator());
}

BlockAction PictureBlock::actionAt(QPointF point, int width) const
{
    const double x = m_mirrored ? width - point.x() : point.x();
    const bool isOnTile = point.y() < m_tile.height() && x < tileWidth(width);
    return isOnTile ? BlockAction {BlockAction::Kind::Picture, QString::number(m_number)} : BlockAction {};
}

std::vector<PlacedAction> PictureBlock::actions(int width) const
{
    const int wide = tileWidth(width);
    return {{QRectF(m_mirrored ? width - wide : 0, 0, wide, m_tile.height()),
        {BlockAction::Kind::Picture, QString::number(m_number)}}};
}

} // namespace stemma
