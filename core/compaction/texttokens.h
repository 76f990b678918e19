// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace stemma {

/// A run of characters between blanks, quotes and brackets, with what it is made of.
struct TextToken
{
    enum Shape : quint16 {
        Lower = 1 << 0,
        Upper = 1 << 1,
        Digit = 1 << 2,
        Underscore = 1 << 3,
        Dot = 1 << 4, ///< within
        Slash = 1 << 5, ///< either way
        Colon = 1 << 6,
        Hyphen = 1 << 7,
        Hump = 1 << 8, ///< an upper-case letter right after a lower-case one
        Other = 1 << 9, ///< another sign within
        InSpan = 1 << 10, ///< between back quotes
        InFence = 1 << 11,
        Scheme = 1 << 12, ///< "://"
        Ideographs = 1 << 13, ///< of a script without blanks
        Call = 1 << 14, ///< "(" follows
        LineStart = 1 << 15,
    };
    qsizetype begin = 0;
    qsizetype end = 0;
    quint16 shape = 0;

    [[nodiscard]] bool has(int shapes) const { return (shape & shapes) != 0; }
    /// Letters and nothing else.
    [[nodiscard]] bool isWord() const { return !has(Digit | Underscore | Dot | Slash | Colon | Other | Scheme); }
};

/// A piece of the text between quotes, without them, or a line of a fenced block.
struct MarkupSpan
{
    enum class Kind : quint8 { Code, Quoted, FenceLine };
    Kind kind = Kind::Code;
    qsizetype begin = 0;
    qsizetype end = 0;
    QStringView fence; ///< the language of the block
};

struct TokenisedText
{
    std::vector<TextToken> tokens;
    std::vector<MarkupSpan> spans;
};

/// @p text in small letters, as QString::toLower() gives it; quick where it is ASCII, as most words are.
[[nodiscard]] QString lowerCase(QStringView text);
void takeLowerCase(QStringView text, QString& lower); ///< the same into a string that is used again

/// Cuts a text in one pass. @p markdown: back quotes mark code.
[[nodiscard]] TokenisedText tokenise(QStringView text, bool markdown);

} // namespace stemma
