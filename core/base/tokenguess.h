// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/text.h"

/// How many tokens something has where no vocabulary counted it: one estimate for the whole program, to be shown with
/// "≈". What an agent estimates by a rule of its own stands with its format.
namespace stemma {

/// Of an image, however many bytes it has: models count its area, about this for a picture of a screen.
inline constexpr qint64 ImageTokens = 1200;
inline constexpr qint64 GuessedBytesPerToken = 4;

/// Of text that has so many bytes in UTF-8: four a token are four letters of English, and 1⅓ signs of Chinese or
/// Japanese, which is about what vocabularies make of them.
[[nodiscard]] constexpr qint64 guessedTokens(qint64 utf8Bytes)
{
    return utf8Bytes / GuessedBytesPerToken + (utf8Bytes % GuessedBytesPerToken > 0 ? 1 : 0);
}

[[nodiscard]] inline qint64 guessedTokens(QStringView text)
{
    return guessedTokens(utf8Size(text));
}

} // namespace stemma
