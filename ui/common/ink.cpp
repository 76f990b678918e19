// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/ink.h"

namespace stemma {

const QColor& inkColour(const Colours& colours, Ink ink)
{
    switch (ink) {
    case Ink::Text:
        return colours.text;
    case Ink::Muted:
        return colours.muted;
    case Ink::Accent:
        return colours.accent;
    case Ink::Summary:
        return colours.summary;
    case Ink::Tool:
        return colours.tool;
    case Ink::Branch:
        return colours.branch;
    case Ink::Warning:
        return colours.warning;
    case Ink::Error:
        return colours.error;
    case Ink::Ok:
        return colours.ok;
    case Ink::Added:
        return colours.addText;
    case Ink::Removed:
        return colours.remText;
    case Ink::Keyword:
        return colours.syntaxKeyword;
    case Ink::String:
        return colours.syntaxString;
    case Ink::Type:
        return colours.syntaxType;
    case Ink::Number:
        return colours.syntaxNumber;
    case Ink::Comment:
        return colours.syntaxComment;
    }
    Q_UNREACHABLE_RETURN(colours.text);
}

} // namespace stemma
