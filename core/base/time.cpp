// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/time.h"

namespace stemma {

Time now()
{
    return std::chrono::floor<Duration>(std::chrono::system_clock::now());
}

QString toIso(Time time)
{
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date {day};
    const hh_mm_ss clock {time - day};
    // Not QDateTime: std::chrono gives every 64-bit count of milliseconds a date.
    return QString::asprintf("%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", int(date.year()), unsigned(date.month()),
        unsigned(date.day()), int(clock.hours().count()), int(clock.minutes().count()), int(clock.seconds().count()),
        int(clock.subseconds().count()));
}

} // namespace stemma
