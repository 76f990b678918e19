// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/time.h"

#include <QtNumeric>

#include <limits>

namespace stemma {

// Arithmetic with numbers as a store holds them. A damaged one may hold any of 64 bits, and then the exact result has
// no place in them: it stays at the largest or the smallest number there is.

[[nodiscard]] inline qint64 saturatingAdd(qint64 a, qint64 b)
{
    qint64 sum = 0;
    if (!qAddOverflow(a, b, &sum))
        return sum;
    return a < 0 ? std::numeric_limits<qint64>::min() : std::numeric_limits<qint64>::max();
}

[[nodiscard]] inline qint64 saturatingSubtract(qint64 a, qint64 b)
{
    qint64 difference = 0;
    if (!qSubOverflow(a, b, &difference))
        return difference;
    return a < 0 ? std::numeric_limits<qint64>::min() : std::numeric_limits<qint64>::max();
}

/// Without its sign.
[[nodiscard]] inline qint64 saturatingAbs(qint64 number)
{
    return number < 0 ? saturatingSubtract(0, number) : number;
}

[[nodiscard]] inline Duration saturatingAdd(Duration a, Duration b)
{
    return Duration {saturatingAdd(qint64(a.count()), qint64(b.count()))};
}

/// From one time to another.
[[nodiscard]] inline Duration durationBetween(Time from, Time to)
{
    return Duration {saturatingSubtract(toMs(to), toMs(from))};
}

} // namespace stemma
