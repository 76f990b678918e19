// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"

#include <QString>

#include <optional>

namespace stemma {

/// What one message of a session did to one file.
struct FileChange
{
    enum class Kind : quint8 {
        Edited,
        Created,
        Deleted,
        Renamed, ///< perhaps edited too
        Copied,
        Written, ///< as a whole; whether it was there before is not recorded
        Binary, ///< changed, without lines to show
        Malformed, ///< a diff that says it wrongly, or no diff at all
    };
    /// Where it is known from.
    enum class Origin : quint8 {
        Patch, ///< a diff, with line numbers
        Replacement, ///< a call that names a text and what replaces it: where in the file is not recorded
        Content, ///< a call that gives all of the content
    };
    Kind kind = Kind::Edited;
    Origin origin = Origin::Patch;
    qint64 row = -1; ///< of the message, 0-based
    MessageId message;
    int part = 0; ///< Part::index
    std::optional<Time> at;
    bool isActive = true; ///< of the conversation as it goes on, and neither discarded nor a side chain
    bool hasResult = true; ///< false: no result of the call is stored, so it may not have been made
    bool isRecounted = false; ///< the stored diff counts its lines wrongly; this one does not
    bool isEverywhere = false; ///< every place that holds the replaced text
    QString path; ///< relative to the session's folder where it lies in it
    QString oldPath; ///< of a renamed or copied file; else empty
    int added = 0; ///< lines
    int removed = 0;
    QString diff; ///< of all files that the part changes
    qsizetype from = 0; ///< where this file begins in it
    qsizetype length = 0;
    QString before; ///< of a replacement: the texts
    QString after; ///< of a replacement, or of content

    /// The diff of this file; for a malformed one what is stored.
    [[nodiscard]] QStringView section() const { return QStringView(diff).sliced(from, length); }
    bool operator==(const FileChange&) const = default;
};

} // namespace stemma
