// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/textmatcher.h"

#include <QByteArray>

#include <vector>

namespace stemma {

/// Where something stands in a text, in bytes.
struct TextHit
{
    qint64 start = 0;
    qint64 length = 0;
    bool operator==(const TextHit&) const = default;
};

inline constexpr qsizetype MostTextHits = 100'000;

struct TextHits
{
    std::vector<TextHit> hits; ///< ascending
    bool gaveUp = false; ///< see TextMatches
};

/// Every place in @p utf8, at most MostTextHits; a job that is cancelled leaves those found so far. Words are looked
/// for piece by piece; the text is held once more, as UTF-16, for patterns that may go over lines.
[[nodiscard]] TextHits findInText(const QByteArray& utf8, const TextMatcher& matcher, const JobControl& job);

} // namespace stemma
