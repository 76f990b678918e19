// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/patchexport.h"
#include "core/store/filestatestore.h"

#include <optional>
#include <span>

namespace stemma {

/// What became of files that an agent kept copies of.
struct SavedStates
{
    QStringList saved; ///< written, absolute
    QStringList there; ///< absolute; something stands there already, which stays as it is
    QStringList absent; ///< in the project's folder; at the checkpoint there was no such file
    QStringList gone; ///< the same; the copy is no longer there
    std::vector<ExportedPatch::LeftOut> outside; ///< of paths that lead out of the project's folder
    /// Why no more was written: which file could not be, and which were before it, those of `saved`. That file is not
    /// left half written.
    std::optional<Error> failure;

    [[nodiscard]] bool isWhole() const { return there.isEmpty() && gone.isEmpty() && outside.empty() && !failure; }
    /// For users, a sentence each.
    [[nodiscard]] QStringList notes() const;
};

/// Writes the states below a folder that exists, as the files stand below the folder @p project of the session, byte
/// for byte. Nothing that stands there is overwritten, and no link is followed out of the folder. Errors: it is no
/// folder; what fails later is SavedStates::failure.
[[nodiscard]] Result<SavedStates> saveStates(
    std::span<const KeptState> states, const QString& project, const QString& folder, const JobControl& job = {});

} // namespace stemma
