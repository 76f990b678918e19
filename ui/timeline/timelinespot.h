// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinescroller.h"

#include <QPoint>

namespace stemma {

/// What is under a point of a timeline's viewport.
struct TimelineSpot
{
    int row = -1; ///< -1: nothing
    int top = 0; ///< of the row, in the viewport
    RowHit hit;
    int part = -1; ///< Part::index
};

[[nodiscard]] TimelineSpot spotAt(const TimelineRows& rows, const TimelineScroller& scroller, QPoint point);

} // namespace stemma
