// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinespot.h"

namespace stemma {

/// What a tool tip says at a place of a timeline, as rich text; empty: nothing. @p spot is what is under @p point.
[[nodiscard]] QString timelineTip(const TimelineRows& rows, const TimelineSpot& spot, QPoint point);

} // namespace stemma
