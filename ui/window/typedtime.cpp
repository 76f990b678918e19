// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/typedtime.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

std::optional<QTime> timeOf(const QString& text, const QLocale& locale)
{
    for (const QString& form : {u"h:mm"_s, u"h:mm:ss"_s, locale.timeFormat(QLocale::ShortFormat)})
        if (const QTime time = locale.toTime(text, form); time.isValid())
            return time;
    return std::nullopt;
}

std::optional<QDate> dateOf(const QString& text, const QLocale& locale, QDate today)
{
    if (const QDate date = QDate::fromString(text, u"yyyy-M-d"_s); date.isValid())
        return date;
    for (const QString& form : {locale.dateFormat(QLocale::ShortFormat), locale.dateFormat(QLocale::LongFormat),
             u"d MMM yyyy"_s, u"d. MMM yyyy"_s, u"d MMMM yyyy"_s, u"d. MMMM yyyy"_s, u"MMM d, yyyy"_s,
             u"MMMM d, yyyy"_s, u"d.M.yyyy"_s}) {
        // Two digits of a year are of this century: no session is older.
        if (const QDate date = locale.toDate(text, form, 2000); date.isValid())
            return date;
    }
    for (const QString& form : {u"d MMM"_s, u"d. MMM"_s, u"d MMMM"_s, u"d. MMMM"_s, u"MMM d"_s, u"MMMM d"_s, u"d.M."_s})
        if (const QDate date = locale.toDate(text + u' ' + QString::number(today.year()), form + u" yyyy"_s);
            date.isValid())
            return date;
    return std::nullopt;
}

} // namespace

std::optional<TypedTime> typedTime(const QString& text, const QLocale& locale, QDate today)
{
    const QString typed = text.simplified();
    if (const auto time = timeOf(typed, locale))
        return TypedTime {std::nullopt, *time};
    if (const auto date = dateOf(typed, locale, today))
        return TypedTime {date, QTime(0, 0)};
    // The time is what follows the last gap, or the last but one where it has "PM".
    const QString parted = QString(typed).replace(u'T', u' ');
    for (const int words : {1, 2}) {
        const QString time = parted.section(u' ', -words);
        QString day = parted.section(u' ', 0, -words - 1);
        if (day.endsWith(u','))
            day.chop(1);
        const auto at = timeOf(time, locale);
        const auto on = dateOf(day, locale, today);
        if (at && on)
            return TypedTime {on, *at};
    }
    return std::nullopt;
}

} // namespace stemma
