// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace stemma {

/// All colours that views paint with. Grounds and text come from a palette; the accents are hues whose
/// lightness is moved until they contrast enough with every ground they can lie on. A value: make it
/// anew when the palette changes.
struct Colours
{
    enum class Kind : quint8 { Light, Dark, HighContrast };
    Kind kind = Kind::Light;

    QColor text, muted, accent, summary, tool, branch, warning, error, ok;
    QColor addText, remText, hitText, hitNowText;
    QColor syntaxKeyword, syntaxString, syntaxType, syntaxNumber, syntaxComment;
    QColor edge, focus; ///< lines that carry meaning
    QColor base, window, alt, hover, selection, line, code;
    QColor userTint, summaryTint, warningTint, errorTint, okTint;
    QColor addBg, addWord, remBg, remWord, hit, hitNow;

    [[nodiscard]] static Colours fromPalette(const QPalette& palette);
    /// The palettes behind `--theme` and tests.
    [[nodiscard]] static QPalette palette(Kind kind);
    [[nodiscard]] static double contrast(const QColor& a, const QColor& b); ///< WCAG 2: 1…21

    bool operator==(const Colours&) const = default;
};

/// Fonts and the unit of distance, derived from the application font and a zoom factor.
struct Measures
{
    int u = 4; ///< device-independent pixels; all distances are multiples of u or u/2
    QFont body, bold, italic, code, codeBold, meta, small, h1, h2, h3;
    int bodyLine = 0; ///< distance of base lines, in pixels
    int codeLine = 0;
    int metaLine = 0;

    /// What the user chose besides the application's font.
    struct Look
    {
        QString codeFamily; ///< empty: the system's
        int density = 100; ///< percent of the usual distances
        bool operator==(const Look&) const = default;
    };
    static void setLook(const Look& look); ///< for what is made from now on; GUI thread
    [[nodiscard]] static const Look& look();

    [[nodiscard]] static Measures of(const QFont& application, double zoom = 1.0);

    bool operator==(const Measures&) const = default;
};

} // namespace stemma
