// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/netchange.h"

namespace stemma {

/// One patch of all files, as "git apply" takes it, and what it cannot hold.
struct ExportedPatch
{
    struct LeftOut
    {
        enum class Why : quint8 {
            OutsideFolder, ///< the path leads out of the folder in which the patch is applied
            DoesNotFollow, ///< it does not go together with the changes before it
            UnknownPlace,
            Binary, ///< the diff does not hold what the file became
            Malformed,
            NoContext, ///< it shows no lines around what it changes, without which git does not place it
        };
        Why why = Why::Malformed;
        QString path;
        size_t change = 0; ///< the first one left out, in the list of changes
        size_t count = 1; ///< changes

        bool operator==(const LeftOut&) const = default;
    };
    QString text; ///< empty: there is nothing to apply
    std::vector<LeftOut> leftOut;
    QStringList
        asNew; ///< files that were written as a whole: the patch makes them, and is refused where they are there
};

/// Of what netChanges() gave.
[[nodiscard]] ExportedPatch exportPatch(std::span<const NetChange> net);

/// Whether a path of a diff stays in the folder that it is relative to.
[[nodiscard]] bool isInsideFolder(const QString& path);

} // namespace stemma
