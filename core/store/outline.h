// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <limits>
#include <vector>

namespace stemma {

/// One message in an outline: where it is stored and when it was made. 16 bytes.
struct OutlineRow
{
    static constexpr qint64 NoTime = std::numeric_limits<qint64>::min();

    qint64 key = -1; ///< the store's handle: a rowid, or an offset in a file
    qint64 createdMs = NoTime; ///< Unix milliseconds

    bool operator==(const OutlineRow&) const = default;
};

/// All messages of a session in stored order; the index in the vector is Message::index.
using Outline = std::vector<OutlineRow>;

/// Some rows of an outline that stand one behind the other.
struct OutlinePiece
{
    Outline rows;
    bool isLast = true; ///< no row follows
};

/// What is known of a message without reading its texts. 16 bytes. Comes after the outline, and
/// serves guesses of heights, the overview strip and jumps.
struct OutlineDetail
{
    quint32 textBytes = 0; ///< of all stored parts together, at most 4 GiB - 1
    quint32 tokens = 0; ///< as stored, or estimated; 0: nothing known
    quint16 partCount = 0;
    quint16 kinds = 0; ///< PartKinds
    quint16 states = 0; ///< MessageStates
    Role role = Role::Unknown;
    quint8 failedCalls = 0; ///< of tools, also where another message has the result; 255: or more

    bool operator==(const OutlineDetail&) const = default;
};

} // namespace stemma
