// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/time.h"

#include <limits>

namespace stemma {

/// From the first value to the last one, both included.
struct NumberRange
{
    qint64 first = std::numeric_limits<qint64>::min();
    qint64 last = std::numeric_limits<qint64>::max();

    [[nodiscard]] bool contains(qint64 value) const { return value >= first && value <= last; }
    bool operator==(const NumberRange&) const = default;
};

/// The Unix milliseconds that a date of a query means, days as the zone of the user has them: `2026`, `2026-03`,
/// `2026-03-01`, `2026-03-01T14:30`, `today`, `yesterday`, the last `12h`, `7d` or `2w` before @p now; with `<`, `<=`,
/// `>` or `>=` before it what lies before or after (of `7d`: the time at which it begins); `A..B` both and what lies
/// between. No value: it is no date.
[[nodiscard]] std::optional<NumberRange> dateRange(QStringView text, Time now);

/// `1000`, `10k`, `>1000`, `<=2m`, `100..200`. No value: it is no such number.
[[nodiscard]] std::optional<NumberRange> numberRange(QStringView text);

} // namespace stemma
