// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/enclosed.h"

#include <utility>

namespace stemma {

qsizetype enclosedEnd(QStringView text, qsizetype begin, qsizetype end)
{
    constexpr qsizetype MostBefore = 200; ///< UTF-16 units
    for (const auto& [open, close] : {std::pair(u'[', u']'), std::pair(u'(', u')')}) {
        const auto step = [&](QChar c) { return c == open ? 1 : c == close ? -1 : 0; };
        const qsizetype first = qMax<qsizetype>(0, begin - MostBefore);
        int depth = 0; // 1: a bracket is open where the message begins
        for (qsizetype at = begin; depth < 1 && at > first && text[at - 1] != u'\n'; --at)
            depth += step(text[at - 1]);
        for (qsizetype at = begin; depth > 0 && at < end; ++at) {
            depth += step(text[at]);
            if (depth == 0)
                end = at;
        }
    }
    return end;
}

} // namespace stemma
