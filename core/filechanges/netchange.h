// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/filechanges/filechange.h"

#include <span>
#include <vector>

namespace stemma {

/// Some changes of a file that follow from one another, and the one change that they make together.
struct NetStep
{
    /// Why it does not go together with the changes before it.
    enum class Break : quint8 {
        None, ///< it is the first
        Mismatch, ///< it changes lines that are not what the changes before left there
        UnknownPlace, ///< where in the file the text was replaced is not recorded
        AfterUnknownPlace, ///< the same of the change before, so that line numbers may be others
        UnknownContent, ///< the file was written as a whole, and not all of what it held before is known
        Binary,
        Malformed,
        Copied,
    };
    Break why = Break::None;
    std::vector<size_t> changes; ///< places in the list of changes, in order
    QString diff; ///< as git writes it; of a malformed change as it is stored; empty: nothing changed in the end
    bool isApplicable = true; ///< by git; else it is only to be read

    bool operator==(const NetStep&) const = default;
};

/// What all changes of one file come to.
struct NetChange
{
    /// Nothing: what was changed was changed back, or the file was made and deleted again.
    enum class Kind : quint8 { Edited, Created, Deleted, Renamed, Written, Binary, Malformed, Nothing };
    Kind kind = Kind::Edited;
    QString path; ///< the last one
    QString oldPath; ///< the first one, where it is another
    int added = 0;
    int removed = 0;
    std::vector<NetStep> steps; ///< more than one: they do not follow from one another

    [[nodiscard]] bool isComposed() const { return steps.size() == 1; }
    [[nodiscard]] std::vector<size_t> changes() const; ///< of all steps
    bool operator==(const NetChange&) const = default;
};

/// What @p changes, which are in the order of time, come to: a file each, by path. Renames are followed. What is done
/// so far when the job is cancelled.
[[nodiscard]] std::vector<NetChange> netChanges(std::span<const FileChange> changes, const JobControl& job = {});

} // namespace stemma
