// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

namespace stemma {

/// A change of a file in the words of the tool that was called: a text and what it is replaced by, or all of the new
/// content.
struct ToolEdit
{
    QString path;
    QString before; ///< not the whole file; empty with isWhole
    QString after;
    bool isWhole = false; ///< "after" is all that the file holds from now on
    bool isEverywhere = false; ///< every place that holds "before" is changed

    bool operator==(const ToolEdit&) const = default;
};

/// Whether calls of a tool of this name are looked through for edits.
[[nodiscard]] bool mayEdit(const QString& tool);

/// What a call says it changes; nothing for calls of other tools, and for calls that failed or whose input is cut.
[[nodiscard]] QList<ToolEdit> toolEdits(const ToolPart& tool);

} // namespace stemma
