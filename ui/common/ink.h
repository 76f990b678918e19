// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/theme.h"

namespace stemma {

/// Which colour of text; see Colours.
enum class Ink : quint8 {
    Text,
    Muted,
    Accent,
    Summary,
    Tool,
    Branch,
    Warning,
    Error,
    Ok,
    Added,
    Removed,
    Keyword,
    String,
    Type,
    Number,
    Comment,
};

[[nodiscard]] const QColor& inkColour(const Colours& colours, Ink ink);

/// One colour for a run of code, in UTF-16 units.
struct ColourRun
{
    int start = 0;
    int length = 0;
    Ink ink = Ink::Text;

    bool operator==(const ColourRun&) const = default;
};

} // namespace stemma
