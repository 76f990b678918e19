// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// Where words begin and end, in prose as in source text. Any thread.
namespace stemma::wordbounds {

/// A letter of a script that parts its words by blanks, a mark, or a digit. Of others, such as the Chinese, each
/// character stands for itself: what follows an address is no part of it.
[[nodiscard]] bool isOfWord(QChar c);

/// Whether what stands before @p at is an escape of JSON, source text, addresses or terminals, as in "\\nAKIA…",
/// "\\u003dAKIA…", "%3DAKIA…" and "\x1b[32mAKIA…": its letters are no part of the word behind it.
[[nodiscard]] bool isBehindEscape(QStringView text, qsizetype at);

/// Whether neither a letter or digit of ASCII nor an underscore stands before @p at.
[[nodiscard]] bool isWordStart(QStringView text, qsizetype at);

/// How far the word goes back that ends before @p at: letters, digits, and @p signs. As far as 256 characters.
[[nodiscard]] qsizetype startOfWord(QStringView text, qsizetype at, QStringView signs);

} // namespace stemma::wordbounds
