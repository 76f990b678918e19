// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/lossformat.h"

namespace stemma {

QTextCharFormat lossFormat(bool isKept, const Colours& colours)
{
    QTextCharFormat format;
    format.setUnderlineStyle(isKept ? QTextCharFormat::DotLine : QTextCharFormat::SingleUnderline);
    format.setUnderlineColor(isKept ? colours.ok : colours.warning);
    if (isKept)
        return format;
    format.setBackground(colours.hit);
    format.setForeground(colours.hitText);
    format.setFontOverline(colours.kind == Colours::Kind::HighContrast);
    return format;
}

} // namespace stemma
