// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/format.h"

#include "core/base/datetext.h"
#include "core/base/saturating.h"
#include "core/base/shownzone.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <atomic>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma::format {

namespace {

constexpr qint64 Second = 1000;
constexpr qint64 Minute = 60 * Second;
constexpr qint64 Hour = 60 * Minute;
constexpr qint64 Day = 24 * Hour;

struct Format
{
    Q_DECLARE_TR_FUNCTIONS(Format)
};

/// Documents are written in the background while the user may choose.
std::atomic<bool>& writesAbsolute()
{
    static std::atomic<bool> writes = false;
    return writes;
}

/// One decimal below ten, none above.
QString figure(double value)
{
    return QLocale().toString(value, 'f', value < 9.95 ? 1 : 0);
}

qint64 rounded(qint64 ms, qint64 unit)
{
    return ms / unit + (ms % unit >= unit / 2 ? 1 : 0);
}

QString minutesAndSeconds(qint64 ms)
{
    const qint64 seconds = rounded(ms, Second);
    if (seconds < 3600)
        return Format::tr("%1 m %2 s").arg(number(seconds / 60), number(seconds % 60));
    const qint64 minutes = (seconds + 30) / 60;
    if (minutes < 24 * 60)
        return Format::tr("%1 h %2 m").arg(number(minutes / 60), number(minutes % 60));
    return Format::tr("%1 d %2 h").arg(number(minutes / (24 * 60)), number(minutes / 60 % 24));
}

} // namespace

void setTimeLook(const TimeLook& look)
{
    setShownZone(look.zone);
    writesAbsolute() = look.isAbsolute;
}

TimeLook timeLook()
{
    return {shownZone(), writesAbsolute().load()};
}

QDateTime inZone(Time time)
{
    return inShownZone(time);
}

QString number(qint64 value)
{
    const QString text = QLocale().toString(value < 0 ? 0 - quint64(value) : quint64(value));
    return value < 0 ? u"\u2212"_s + text : text;
}

QString shortNumber(qint64 value)
{
    const double size = double(saturatingAbs(value));
    const QString sign = value < 0 ? u"\u2212"_s : QString();
    if (size < 10'000)
        return number(value);
    if (size < 99'950)
        return sign + Format::tr("%1k").arg(QLocale().toString(size / 1000, 'f', 1));
    if (size < 999'500)
        return sign + Format::tr("%1k").arg(QLocale().toString(size / 1000, 'f', 0));
    return sign + Format::tr("%1M").arg(QLocale().toString(size / 1'000'000, 'f', size < 99'950'000 ? 1 : 0));
}

QString tokens(qint64 value, bool estimated)
{
    // A narrow no-break space keeps sign and figure together.
    return estimated ? u"\u2248\u202f"_s + number(value) : number(value);
}

namespace {

/// @p figure: the words for @p value.
QString tokenWords(const QString& figure, qint64 value)
{
    const auto count = int(qMin<qint64>(saturatingAbs(value), std::numeric_limits<int>::max()));
    return (count == 1 ? Format::tr("%1 token") : Format::tr("%1 tokens", nullptr, count)).arg(figure);
}

} // namespace

QString tokenCount(qint64 value, bool estimated)
{
    return tokenWords(tokens(value, estimated), value);
}

QString tokenChange(qint64 value)
{
    return tokenWords((value < 0 ? u"\u2212"_s : u"+"_s) + number(saturatingAbs(value)), value);
}

QString bytes(qint64 size)
{
    if (size < 10'000)
        return size == 1 ? Format::tr("1 byte") : Format::tr("%Ln bytes", nullptr, int(size));
    constexpr std::array Units {QT_TRANSLATE_NOOP("Format", "%1 KB"), QT_TRANSLATE_NOOP("Format", "%1 MB"),
        QT_TRANSLATE_NOOP("Format", "%1 GB"), QT_TRANSLATE_NOOP("Format", "%1 TB")};
    double value = double(size) / 1000;
    size_t unit = 0;
    for (; value >= 999.5 && unit + 1 < Units.size(); ++unit)
        value /= 1000;
    return Format::tr(Units[unit]).arg(figure(value));
}

QString range(qint64 first, qint64 last)
{
    return first == last ? number(first) : number(first) + u"\u2013"_s + number(last);
}

QString midSentence(const QString& title)
{
    const bool isName = title.size() < 2 || !title.at(0).isUpper() || !title.at(1).isLower();
    return isName || QLocale().language() == QLocale::German ? title : title.at(0).toLower() + title.sliced(1);
}

QString duration(Duration value)
{
    const qint64 ms = saturatingAbs(qint64(value.count()));
    const QString sign = value.count() < 0 ? u"\u2212"_s : QString();
    if (ms < Second)
        return sign + Format::tr("%1 s").arg(QLocale().toString(double(ms) / 1000, 'f', ms == 0 ? 0 : ms < 10 ? 3 : 2));
    if (ms < Minute - 50)
        return sign + Format::tr("%1 s").arg(QLocale().toString(double(ms) / 1000, 'f', 1));
    return sign + minutesAndSeconds(ms);
}

QString gap(Duration value)
{
    const qint64 ms = saturatingAbs(qint64(value.count()));
    const QString sign = value.count() < 0 && rounded(ms, Second) > 0 ? u"\u2212"_s : u"+"_s;
    if (rounded(ms, Second) < 60)
        return sign + Format::tr("%1 s").arg(number(rounded(ms, Second)));
    if (rounded(ms, Minute) < 60)
        return sign + Format::tr("%1 m").arg(number(rounded(ms, Minute)));
    if (rounded(ms, Hour) < 24)
        return sign + Format::tr("%1 h").arg(number(rounded(ms, Hour)));
    return sign + Format::tr("%1 d").arg(number(rounded(ms, Day)));
}

QString clockTime(Time time)
{
    // In the digits of the locale, as numbers are.
    return QLocale().toString(inZone(time), u"HH:mm:ss"_s);
}

QString date(Time time)
{
    return dateText(inZone(time).date());
}

QString absoluteTime(Time time)
{
    const QDateTime when = inZone(time);
    if (!when.isValid())
        return toIso(time);
    return Format::tr("%1, %2 %3")
        .arg(QLocale().toString(when.date(), QLocale::LongFormat), QLocale().toString(when, u"HH:mm:ss.zzz"_s),
            when.timeZoneAbbreviation());
}

QString relativeTime(Time time, Time now)
{
    const qint64 ms = saturatingSubtract(toMs(now), toMs(time));
    const QDateTime when = inZone(time);
    const qint64 days = when.date().daysTo(inZone(now).date());
    if (when.isValid() && writesAbsolute())
        return Format::tr("%1, %2", "date, time")
            .arg(QLocale().toString(when.date(), QLocale::ShortFormat), QLocale().toString(when, u"HH:mm"_s));
    // A clock that runs a little ahead is no future.
    if (ms < -Minute || !when.isValid() || days >= 28)
        return when.isValid() ? QLocale().toString(when.date(), QLocale::ShortFormat) : toIso(time);
    if (ms < Minute)
        return Format::tr("just now");
    if (ms < Hour)
        return ms < 2 * Minute ? Format::tr("a minute ago") : Format::tr("%Ln minutes ago", nullptr, int(ms / Minute));
    if (days == 0 || ms < 6 * Hour)
        return ms < 2 * Hour ? Format::tr("an hour ago") : Format::tr("%Ln hours ago", nullptr, int(ms / Hour));
    if (days == 1)
        return Format::tr("yesterday");
    if (days < 7)
        return Format::tr("%Ln days ago", nullptr, int(days));
    return days < 14 ? Format::tr("last week") : Format::tr("%Ln weeks ago", nullptr, int(days / 7));
}

} // namespace stemma::format
