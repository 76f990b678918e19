// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinespot.h"

namespace stemma {

TimelineSpot spotAt(const TimelineRows& rows, const TimelineScroller& scroller, QPoint point)
{
    TimelineSpot spot;
    int y = -scroller.anchor().pixel;
    for (int row = scroller.topRow(); row <= scroller.lastRow() && row < rows.count(); ++row) {
        const int height = rows.heights().height(row);
        if (height > 0 && (point.y() < y + height || row == scroller.lastRow())) {
            spot.row = row;
            spot.top = y;
            if (const RowLayout* layout = rows.peek(row)) {
                spot.hit = layout->hit(QPointF(point.x(), point.y() - y));
                if (spot.hit.part >= 0)
                    spot.part = layout->parts()[size_t(spot.hit.part)].index;
            }
            return spot;
        }
        y += height;
    }
    return spot;
}

} // namespace stemma
