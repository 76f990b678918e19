// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

class TimelineRows;

/// What one can jump to.
enum class JumpTarget : quint8 {
    Prompt,
    Error, ///< a failed tool, a damaged part, or a message with findings
    Thinking,
    File, ///< a large file standing in the message
    Patch,
    Compaction,
    Checkpoint ///< stands behind a message, and is found by its marks
};

/// The index of the first part after @p after that is such a target, or of the last one before it; -1: none. Without
/// a part to start from, @p after is -1, and backwards the last one is found.
[[nodiscard]] int partMatching(const Message& message, JumpTarget target, int after, bool forward);
/// As far as is known: of a message that is not loaded, the outline tells whether it has such a part.
[[nodiscard]] bool mayMatch(const TimelineRows& rows, int row, JumpTarget target);

} // namespace stemma
