// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/ink.h"

#include <QString>

#include <vector>

namespace stemma {

/// Reads what a program wrote for a terminal (ECMA-48), piece by piece: colours become runs in the theme's inks, and
/// all other control sequences are left out. Nothing of it is ever done: no moving, no erasing, no titles, no links.
/// The stored text has all of it.
class AnsiReader
{
public:
    struct Piece
    {
        QString text; ///< other control characters are still in it
        std::vector<ColourRun> colours;

        bool operator==(const Piece&) const = default;
    };

    /// Whether there is anything to read.
    [[nodiscard]] static bool isIn(QStringView text) { return text.contains(u'\x1b'); }
    /// The next piece of a text; its colours go on where those of the one before ended.
    [[nodiscard]] Piece read(QStringView text);

private:
    void takeColours(QStringView parameters);

    Ink m_ink = Ink::Text;
    bool m_isFaint = false;
};

} // namespace stemma
