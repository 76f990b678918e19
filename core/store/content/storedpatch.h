// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"
#include "core/store/json/json.h"

#include <QStringList>

namespace stemma {

/// The patch of the tool apply_patch within the input of a call ("*** Begin Patch" …): the text itself, or an argument
/// or a command that holds it; empty: none does.
[[nodiscard]] QString patchIn(const QString& input);
/// Such a patch as a unified diff. Its hunks have no line numbers, so that they all count from 1.
[[nodiscard]] QString unifiedOfPatch(const QString& patch);

/// The files that such a patch adds, updates or deletes, in its order; empty: it is no such patch.
[[nodiscard]] QStringList filesOfPatch(QStringView patch);

/// What became of files, as events of such a tool tell it: an object of paths, each with its "type" ("add" and "delete"
/// with the "content", else "unified_diff" and perhaps "move_path"). As one diff.
[[nodiscard]] QString unifiedOfChanges(const json::Value& changes);

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
