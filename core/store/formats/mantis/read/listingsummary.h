// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/store/files/filereader.h"
#include "core/store/formats/mantis/read/linefacts.h"

namespace stemma::mantis {

/// The field of a listed session that names its dialect, where it is not that of the folder's transcripts.
inline constexpr QLatin1StringView OtherTranscript {"transcript"};

/// What a list of sessions shows of a transcript: read from the windows at the beginning and the end of the
/// file that the library's own list looks at, and from nothing between them.
struct ListingSummary
{
    static constexpr qint64 WindowBytes = 64 * 1024;

    std::optional<Dialect> dialect; ///< none: no line of the head is of any
    QString title;
    QString firstPrompt;
    QString lastPrompt;
    QString directory;
    QString innerId; ///< the session id as the lines spell it
    QString model;
    QString forkedFrom;
    QString forkedAt;
    std::optional<qint64> createdMs;
    std::optional<qint64> updatedMs;
    bool isSideChain = false;
    bool isWhole = false; ///< the windows cover the file
    bool mayBranch = false; ///< an entry's parent is not the entry before it
};

[[nodiscard]] Result<ListingSummary> readMantisHead(const QString& path);

} // namespace stemma::mantis
