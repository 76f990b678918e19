// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/recordfilter.h"
#include "core/store/transcript/lineindex.h"

namespace stemma {

/// A line, what it holds is wanted at a place of the answer.
struct WantedLine
{
    quint32 line = 0;
    size_t place = 0;

    auto operator<=>(const WantedLine&) const = default;
};

/// Adds to @p held, at their places, which needles lines of a transcript may hold, as RecordFilter has it. Neighbours
/// are read and looked through together, since most hold none.
[[nodiscard]] Result<> addHeld(std::vector<quint64>& held, const LineIndex& index, std::vector<WantedLine> lines,
    std::span<const ByteFinder> needles, const JobControl& job);

/// Whether a line of this file may hold one of the needles, as RecordFilter::heldBy() has it. One that cannot be read
/// may; of a cancelled job the answer means nothing. Any thread.
[[nodiscard]] bool fileMayHold(const QString& path, std::span<const ByteFinder> needles, const JobControl& job);

} // namespace stemma
