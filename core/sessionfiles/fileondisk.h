// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/sessionfiles/sessionfile.h"

namespace stemma {

/// A file that a session names, as it is on disk.
struct FileOnDisk
{
    /// What became of it since a session named it.
    enum class State : quint8 {
        Same, ///< it has the content that the session refers to
        Changed, ///< it has another
        NotModified, ///< which content it had is not recorded; it was not written since the session last named it
        Modified, ///< it was written since
        Missing,
        Outside, ///< its path leads out of the session's folder, so it is not looked at
        Unreadable, ///< no file, or not to be opened
    };
    State state = State::Missing;
    qint64 size = -1; ///< in bytes; -1: not known
    std::optional<Time> modified;

    bool operator==(const FileOnDisk&) const = default;
};

/// Looks at the file below @p folder. Reads all of it where a content is recorded, else only its times. After
/// @p job was cancelled the answer means nothing.
[[nodiscard]] FileOnDisk lookOnDisk(const SessionFile& file, const QString& folder, const JobControl& job);

/// The path of the file on this machine; empty: it leads out of @p folder, also by a link, or is none.
[[nodiscard]] QString pathOnDisk(const QString& path, const QString& folder);

} // namespace stemma
