// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/wrapping.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qsizetype LongestWord = 2'000; ///< UTF-16 units

} // namespace

QTextOption::WrapMode wrapModeFor(QStringView text)
{
    qsizetype length = 0;
    const bool isEndless = std::ranges::any_of(text, [&](QChar c) {
        length = c.isSpace() ? 0 : length + 1;
        return length > LongestWord;
    });
    return isEndless ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere;
}

} // namespace stemma
