// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace stemma {

/// A moment in UTC, to the millisecond.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;
using Duration = std::chrono::milliseconds;

inline Time timeFromMs(qint64 ms)
{
    return Time {Duration {ms}};
}

inline qint64 toMs(Time time)
{
    return time.time_since_epoch().count();
}

[[nodiscard]] Time now();

/// ISO 8601 in UTC with milliseconds, e.g. "2026-03-02T09:18:40.757Z"; years outside 0…9999 keep their sign and digits.
[[nodiscard]] QString toIso(Time time);

} // namespace stemma
