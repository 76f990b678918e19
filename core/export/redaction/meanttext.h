// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace stemma {

/// A text without what it was spelled with for a screen or a wire: characters as they are meant that HTML, addresses
/// and JSON escape, and none of a terminal's colours, numbers of lines and signs of patches. What rules find there has
/// its place in the text as it is spelled.
class MeantText
{
public:
    explicit MeantText(const QString& spelled);

    [[nodiscard]] bool differs() const { return !m_units.empty(); }
    [[nodiscard]] const QString& text() const { return m_text; }
    /// Where in the spelled text the character stands that @p at is the place of.
    [[nodiscard]] qsizetype spelledStart(qsizetype at) const;
    /// Where in the spelled text the character ends that stands before @p at.
    [[nodiscard]] qsizetype spelledEnd(qsizetype at) const;
    /// Whether the spelled text has at @p at, or around it, what spells one character.
    [[nodiscard]] bool isSpelling(qsizetype at) const;
    /// The same for a character that is no blank, and so may belong to a value before it.
    [[nodiscard]] bool isSpellingInWord(qsizetype at) const;
    /// Whether what spells one character, or means nothing, goes on before and behind @p at.
    [[nodiscard]] bool isWithin(qsizetype at) const;

private:
    /// What spells one character, or means nothing.
    struct Unit
    {
        qsizetype start = 0; ///< in the spelled text
        qsizetype end = 0;
        qsizetype meant = 0; ///< in text()
        bool isCharacter = false;

        [[nodiscard]] qsizetype meantEnd() const { return meant + (isCharacter ? 1 : 0); }
    };
    [[nodiscard]] const Unit* unitAt(qsizetype at) const;

    QString m_text;
    std::vector<Unit> m_units; ///< in the order of the text
};

/// The text that @p base64 holds, whose lines may be broken; none: it holds something else.
[[nodiscard]] QString textOfBase64(QStringView base64);

} // namespace stemma
