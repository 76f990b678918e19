// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <vector>

namespace stemma {

/// Some bytes of a file that become others.
struct ReplacedRange
{
    qint64 offset = 0;
    qint64 length = 0;
    qint64 lengthAfter = 0;
};

/// What is recorded of splices (in order, not overlapping) of a file of this size, so that they can be undone where
/// nobody else changed the same. It reaches somewhat beyond each of them: by what stands around it even an empty range
/// is found to be where it was, or not. What is too long to be hashed whole (MostHashedWhole) is recorded in pieces
/// that are not.
[[nodiscard]] std::vector<ReplacedRange> recordedRanges(const std::vector<ReplacedRange>& splices, qint64 size);

} // namespace stemma
