// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsoncursor.h"
#include "core/store/formats/mantis/read/dialect.h"

#include <vector>

namespace stemma::mantis {

/// What the content of a message tells of it.
struct ContentFacts
{
    char first = 0; ///< its first byte; 0: there is none
    bool isSummaryText = false;
    bool isBoundary = false;
    bool isEmptyBoundary = false;
    bool holdsSignature = false; ///< some block does
    bool hasBadBlocks = false; ///< which the library's reader refuses
    qint64 bytes = RowFacts::NotKnown; ///< as LineFacts::contentBytes

    [[nodiscard]] bool exists() const { return first != 0; }
};

/// Passes the content that comes now. @p tools gets the calls and answers in it. False where the JSON is broken.
[[nodiscard]] bool readContent(JsonCursor& cursor, ContentFacts& facts, std::vector<ToolMark>& tools);

} // namespace stemma::mantis
