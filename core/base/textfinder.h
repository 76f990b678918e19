// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace stemma {

/// Where a word stands in a text, in bytes.
struct TextHit
{
    qint64 start = 0;
    qint64 length = 0;
    bool operator==(const TextHit&) const = default;
};

inline constexpr qsizetype MostTextHits = 100'000;

/// Every place of @p word in @p utf8, at most MostTextHits; a job that is cancelled leaves those found so far. The word
/// is within one line.
[[nodiscard]] std::vector<TextHit> findInText(
    const QByteArray& utf8, const QString& word, Qt::CaseSensitivity sensitivity, const JobControl& job);

} // namespace stemma
