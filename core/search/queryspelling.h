// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchquery.h"

/// How the conditions of a query are written. Any thread.
namespace stemma::queryspelling {

[[nodiscard]] QString spelled(const QueryNode& root);

/// The separators that end a bare word.
[[nodiscard]] bool endsWord(QChar character);
/// Whether the tokenizer may find a word in it.
[[nodiscard]] bool hasWord(QStringView text);
[[nodiscard]] bool isOperator(QStringView word); ///< AND, OR, NOT
/// It has letters of a script that leaves no gaps between words, as Chinese, Japanese and Thai do: a sentence is one
/// word to the tokenizer.
[[nodiscard]] bool isWithoutGaps(QStringView text);

/// Regular expressions are kept with `/` where a query has `\/`.
[[nodiscard]] QString withPlainSlashes(QStringView pattern);

/// What to look for in a text to mark words that stand one behind the other; within a text where isWithoutGaps().
[[nodiscard]] TextPattern patternOfWords(const QString& words, bool isPrefix);

} // namespace stemma::queryspelling
