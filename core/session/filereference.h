// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"
#include "core/session/storedfield.h"

namespace stemma {

/// A large file that a session refers to by the hash of its text, with the structural summary that
/// stands in for its content.
struct FileReference
{
    ContentId contentId;
    QString path;
    QString fileType; ///< the store's word: "python", "json", "binary"…
    std::optional<qint64> tokens; ///< of the whole text
    std::optional<qint64> size; ///< in bytes
    QString summary; ///< the exploration summary; may hold NUL and control characters
    std::optional<Time> createdAt;
    StoredFields fields;

    bool operator==(const FileReference&) const = default;
};

} // namespace stemma
