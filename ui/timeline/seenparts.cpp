// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/seenparts.h"

#include <algorithm>

namespace stemma {

bool isSeen(const TimelineRows& rows, const TimelineScroller& scroller, PartPlace place)
{
    if (place.row < scroller.topRow() || place.row > scroller.lastRow() || rows.isHidden(place.row))
        return false;
    const RowLayout* layout = rows.peek(place.row);
    if (!layout || layout->parts().empty())
        return true; // it is still to be loaded, or has nothing else to be seen
    const QRect area = scroller.partRect(place.row, place.part);
    const int seen = std::min(area.bottom() + 1, scroller.screen()) - std::max(area.top(), 0);
    return !area.isEmpty() && seen >= std::min(area.height(), rows.style().lineHeight(Face::Body));
}

PartPlace seenPart(const TimelineRows& rows, const TimelineScroller& scroller, bool first)
{
    PartPlace whole;
    PartPlace touched;
    const int slack = rows.style().u; // the ground of a part reaches into the gaps around it
    for (int row = scroller.topRow(); row <= scroller.lastRow(); ++row) {
        if (rows.isHidden(row))
            continue;
        const RowLayout* layout = rows.peek(row);
        if (!layout) {
            if (!first || (whole.row < 0 && touched.row < 0))
                whole = {row, -1};
            continue;
        }
        for (const PartLayout& part : layout->parts()) {
            const PartPlace place {row, part.index};
            const QRect area = scroller.partRect(row, part.index);
            if (!isSeen(rows, scroller, place))
                continue;
            if (!first || touched.row < 0)
                touched = place;
            const bool isWhole = area.top() >= -slack && area.bottom() <= scroller.screen() + slack;
            if (isWhole && (!first || whole.row < 0))
                whole = place;
        }
    }
    return whole.row >= 0 ? whole : touched;
}

} // namespace stemma
