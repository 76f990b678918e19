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
    constexpr qint64 DayMs = 86'400'000;
    // Neither QDateTime nor std::chrono's calendar hold every 64-bit count of milliseconds, which a
    // damaged store may well contain; so the date is worked out here, in eras of 400 years.
    const qint64 ms = toMs(time);
    const qint64 inDay = ((ms % DayMs) + DayMs) % DayMs;
    const qint64 days = ms / DayMs - (ms % DayMs < 0 ? 1 : 0) + 719'468;
    const qint64 era = (days >= 0 ? days : days - 146'096) / 146'097;
    const qint64 dayOfEra = days - era * 146'097;
    const qint64 yearOfEra = (dayOfEra - dayOfEra / 1'460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const qint64 dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const qint64 shifted = (5 * dayOfYear + 2) / 153; // months from March on
    const int day = int(dayOfYear - (153 * shifted + 2) / 5 + 1);
    const int month = int(shifted < 10 ? shifted + 3 : shifted - 9);
    const qint64 year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
    return QString::asprintf("%s%04lld-%02d-%02dT%02d:%02d:%02d.%03dZ", year < 0 ? "-" : "", qAbs(year), month, day,
        int(inDay / 3'600'000), int(inDay / 60'000 % 60), int(inDay / 1'000 % 60), int(inDay % 1'000));
}

} // namespace stemma
