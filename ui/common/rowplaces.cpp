// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/rowplaces.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace stemma {

QRect RowPlaces::takeLeading(int width, int gap)
{
    const QRect logical(left, rect.top(), width, rect.height());
    left += width + gap;
    return QStyle::visualRect(direction, rect, logical);
}

QRect RowPlaces::takeTrailing(int width, int gap)
{
    right -= width;
    const QRect logical(right, rect.top(), width, rect.height());
    right -= gap;
    return QStyle::visualRect(direction, rect, logical);
}

QRect RowPlaces::rest() const
{
    return QStyle::visualRect(direction, rect, QRect(left, rect.top(), qMax(0, room()), rect.height()));
}

int textAdvance(const QFont& font, const QString& text)
{
    return QFontMetrics(font).horizontalAdvance(text) + 2;
}

void drawTextLine(QPainter& painter, const QRect& rect, const QString& text, const QFont& font, const QColor& colour,
    Qt::LayoutDirection direction, Qt::TextElideMode elide)
{
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text, elide, rect.width());
    painter.setFont(font);
    painter.setPen(colour);
    const int x = direction == Qt::RightToLeft ? rect.right() + 1 - metrics.horizontalAdvance(shown) : rect.x();
    painter.drawText(x, rect.y() + (rect.height() - metrics.height()) / 2 + metrics.ascent(), shown);
}

} // namespace stemma
