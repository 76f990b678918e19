// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/jsoncursor.h"
#include "core/store/formats/mantis/mantisglance.h"

#include <vector>

namespace stemma {

/// What the content of a message tells of it.
struct MantisContentFacts
{
    char first = 0; ///< its first byte; 0: there is none
    bool isSummaryText = false;
    bool isBoundary = false;
    bool isEmptyBoundary = false;
    bool holdsSignature = false; ///< some block does
    bool hasBadBlocks = false; ///< which the library's reader refuses
    qint64 bytes = MantisGlance::NotKnown; ///< as MantisGlance::contentBytes

    [[nodiscard]] bool exists() const { return first != 0; }
};

/// Passes the content that comes now. @p tools gets the calls and answers in it. False where the JSON is broken.
[[nodiscard]] bool readMantisContent(
    JsonCursor& cursor, MantisContentFacts& facts, std::vector<MantisGlance::Tool>& tools);

} // namespace stemma
