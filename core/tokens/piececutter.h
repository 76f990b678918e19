// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace stemma {

/// Cuts UTF-8 text into the pieces that an OpenAI vocabulary encodes each by itself, as its published pattern does.
/// Linear in the text; any thread.
class PieceCutter
{
public:
    enum class Pattern : quint8 { Cl100k, O200k };

    /// @p text must be valid UTF-8 and outlive the cutter.
    PieceCutter(Pattern pattern, QByteArrayView text)
        : m_text(reinterpret_cast<const uchar*>(text.data()))
        , m_size(text.size())
        , m_pattern(pattern)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_size; }
    /// The next piece, never empty; only before the end.
    [[nodiscard]] QByteArrayView next();

private:
    /// What a character is to the patterns.
    enum Class : quint8 {
        Letter = 0x01,
        Number = 0x02,
        Space = 0x04,
        LineEnd = 0x08, ///< CR or LF, with Space
        Upper = 0x10, ///< Lu, Lt, Lm, Lo or M
        Lower = 0x20, ///< Ll, Lm, Lo or M
    };
    struct Character
    {
        quint8 is = 0;
        quint8 length = 1;
    };

    [[nodiscard]] Character at(qsizetype place) const;
    [[nodiscard]] Character decoded(qsizetype place) const;
    [[nodiscard]] qsizetype after(qsizetype place, quint8 any) const; ///< the end of a run of these
    [[nodiscard]] qsizetype afterNone(qsizetype place, quint8 none) const; ///< of a run of none of these
    [[nodiscard]] qsizetype contraction(qsizetype place) const; ///< its length at an apostrophe, or 0
    [[nodiscard]] qsizetype word(qsizetype begin, Character first) const;
    [[nodiscard]] qsizetype casedWord(qsizetype begin, Character first) const;
    [[nodiscard]] qsizetype mixedWord(qsizetype start) const;
    [[nodiscard]] qsizetype number(qsizetype begin) const;
    [[nodiscard]] qsizetype signs(qsizetype begin) const;
    [[nodiscard]] qsizetype blanks(qsizetype begin) const;

    const uchar* m_text;
    qsizetype m_size;
    qsizetype m_at = 0;
    Pattern m_pattern;
};

} // namespace stemma
