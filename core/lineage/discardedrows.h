// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/lineagegraph.h"
#include "core/store/outline.h"

namespace stemma {

/// Tokens of the messages with the numbers @p first to @p last.
[[nodiscard]] qint64 tokensBetween(const std::vector<OutlineDetail>& details, qint64 first, qint64 last);
/// Adds an event for each run of rows that a resume cut off, where they stay in their session.
void addDiscarded(LineageSession& session, const Outline& rows, const std::vector<OutlineDetail>& details);

} // namespace stemma
