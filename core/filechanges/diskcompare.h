// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/filechanges/netchange.h"

namespace stemma {

/// What became of a file since a session changed it.
enum class DiskState : quint8 {
    Same, ///< what the session left there is still so
    Changed,
    Missing, ///< it is not there
    Outside, ///< its path leads out of the folder, so it is not looked at
    Unknown, ///< the session does not tell what it left there
    Unreadable, ///< no file, too large, or not to be opened
};

/// Holds what a net change left in a file against the file below @p folder: all of it where all is known, else the
/// lines that the last step shows in their places. Reads only.
[[nodiscard]] DiskState compareWithDisk(const NetChange& net, const QString& folder);
/// The same for all of them, counted as they are done. Errc::Cancelled.
[[nodiscard]] Result<std::vector<DiskState>> compareWithDisk(
    std::span<const NetChange> changes, const QString& folder, const JobControl& job);

} // namespace stemma
