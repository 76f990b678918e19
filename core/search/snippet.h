// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/textmatcher.h"

namespace stemma {

/// A piece of a text in one line, with places in it.
struct Snippet
{
    QString text; ///< control characters visible, white space as single blanks; … where the text goes on
    std::vector<TextSpan> marks;
};

/// About @p length characters of @p text around the first of @p spans (ascending); without spans, its beginning.
[[nodiscard]] Snippet makeSnippet(QStringView text, const std::vector<TextSpan>& spans, int length);

} // namespace stemma
