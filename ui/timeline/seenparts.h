// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinescroller.h"
#include "ui/timeline/timelineselection.h"

namespace stemma {

/// A line of the part is on screen, or its row is and is still to be loaded.
[[nodiscard]] bool isSeen(const TimelineRows& rows, const TimelineScroller& scroller, PartPlace place);
/// The first part on screen, or the last: one that is seen as a whole, if there is one.
[[nodiscard]] PartPlace seenPart(const TimelineRows& rows, const TimelineScroller& scroller, bool first);

} // namespace stemma
