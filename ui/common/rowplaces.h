// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>
#include <QString>

class QColor;
class QFont;
class QPainter;

namespace stemma {

/// Gives delegates places on a row, from both of its ends; mirrors for right-to-left.
struct RowPlaces
{
    QRect rect;
    int left = 0; ///< what is free yet, as if from left to right
    int right = 0;
    Qt::LayoutDirection direction = Qt::LeftToRight;

    QRect takeLeading(int width, int gap);
    QRect takeTrailing(int width, int gap);
    [[nodiscard]] QRect rest() const;
    [[nodiscard]] int room() const { return right - left; }
};

/// The width that a text needs without being elided; fonts have fractions of pixels.
[[nodiscard]] int textAdvance(const QFont& font, const QString& text);
/// A text of one line, in the middle of @p rect and elided where it has to be. On the font's own base line: a taller
/// font that stands in for some characters must not lift the line.
void drawTextLine(QPainter& painter, const QRect& rect, const QString& text, const QFont& font, const QColor& colour,
    Qt::LayoutDirection direction, Qt::TextElideMode elide = Qt::ElideRight);

} // namespace stemma
