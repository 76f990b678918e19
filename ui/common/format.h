// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/time.h"

#include <QDateTime>
#include <QString>
#include <QTimeZone>

/// Figures, sizes and times as the window writes them, in the default locale. Estimates carry "≈".
namespace stemma::format {

/// How all times are written.
struct TimeLook
{
    QTimeZone zone {QTimeZone::LocalTime}; ///< shownZone()
    bool isAbsolute = false; ///< relativeTime() gives date and time, too
};
void setTimeLook(const TimeLook& look); ///< what is shown already has to be painted anew; any thread
[[nodiscard]] TimeLook timeLook();

[[nodiscard]] QString number(qint64 value); ///< 61,204
[[nodiscard]] QString shortNumber(qint64 value); ///< 842, 18.2k, 102k, 1.2M: for trees only
[[nodiscard]] QString tokens(qint64 value, bool estimated); ///< "≈ 1,240", or bare when reported
[[nodiscard]] QString tokenCount(qint64 value, bool estimated = false); ///< "≈ 1,240 tokens", "1 token"
[[nodiscard]] QString tokenChange(qint64 value); ///< "+1,240 tokens", "−1 token"
[[nodiscard]] QString bytes(qint64 size); ///< 2,040 bytes, 85 KB, 1.2 MB
[[nodiscard]] QString range(qint64 first, qint64 last); ///< 1–182

/// A title as it stands within a sentence: with a small first letter, where the language begins nouns with one.
[[nodiscard]] QString midSentence(const QString& title);

[[nodiscard]] QString duration(Duration value); ///< 0.02 s, 21.4 s, 3 m 12 s, 2 h 5 m
[[nodiscard]] QString gap(Duration value); ///< the time since the message before: +6 s, +14 m
[[nodiscard]] QDateTime inZone(Time time); ///< in the zone that was chosen; the machine's, at first
[[nodiscard]] QString clockTime(Time time); ///< 10:58:19
[[nodiscard]] QString date(Time time); ///< 22 Nov 2026, in the order of the locale
[[nodiscard]] QString absoluteTime(Time time); ///< date, time and zone, for tool tips
/// "just now", "2 minutes ago", "yesterday", "3 days ago", then the date.
[[nodiscard]] QString relativeTime(Time time, Time now);

} // namespace stemma::format
