// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"
#include "core/store/json/json.h"

namespace stemma {

/// A change of one file as some tools store it: hunks as objects of `oldStart`, `oldLines`, `newStart`, `newLines` and
/// `lines`, each line with its sign.
struct StructuredPatch
{
    QString path;
    const json::Value* hunks = nullptr;
    bool isNew = false; ///< the file was not there before
    QString content; ///< of a new file, which may have no hunks
};

/// The same as a unified diff, cut at @p maxText bytes; none: it changes nothing.
[[nodiscard]] std::optional<PatchPart> unifiedOf(const StructuredPatch& patch, qint64 maxText);

} // namespace stemma
