// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/querydates.h"

#include "core/base/shownzone.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

NumberRange between(const QDateTime& begin, const QDateTime& end)
{
    return {begin.toMSecsSinceEpoch(), end.toMSecsSinceEpoch() - 1};
}

std::optional<NumberRange> wholeDays(QDate first, QDate behind)
{
    if (!first.isValid() || !behind.isValid())
        return std::nullopt;
    const QTimeZone zone = shownZone();
    return between(first.startOfDay(zone), behind.startOfDay(zone));
}

std::optional<NumberRange> lastSpan(const QString& text, Time now)
{
    static const QRegularExpression form(u"^(\\d{1,5})([hdw])$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    constexpr qint64 HourMs = 3'600'000;
    const QChar unit = match.captured(2).at(0);
    const qint64 hours = unit == u'h' ? 1 : unit == u'd' ? 24 : 7 * 24;
    return NumberRange {toMs(now) - match.captured(1).toLongLong() * hours * HourMs};
}

/// One date, without a sign before it.
std::optional<NumberRange> oneDate(QStringView view, Time now)
{
    const QString text = view.toString().toLower();
    const QDate today = inShownZone(now).date();
    if (text == "today"_L1)
        return wholeDays(today, today.addDays(1));
    if (text == "yesterday"_L1)
        return wholeDays(today.addDays(-1), today);
    if (const auto span = lastSpan(text, now))
        return span;
    static const QRegularExpression form(u"^(\\d{4})(?:-(\\d\\d)(?:-(\\d\\d)(?:t(\\d\\d):(\\d\\d))?)?)?$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&match](int group) { return match.captured(group).toInt(); };
    if (!match.hasCaptured(2))
        return wholeDays(QDate(number(1), 1, 1), QDate(number(1) + 1, 1, 1));
    const QDate month(number(1), number(2), 1);
    if (!match.hasCaptured(3))
        return wholeDays(month, month.addMonths(1));
    const QDate day(number(1), number(2), number(3));
    if (!match.hasCaptured(4))
        return wholeDays(day, day.addDays(1));
    const QTime time(number(4), number(5));
    if (!day.isValid() || !time.isValid())
        return std::nullopt;
    const QDateTime minute(day, time, shownZone());
    return between(minute, minute.addSecs(60));
}

std::optional<NumberRange> oneNumber(QStringView view)
{
    static const QRegularExpression form(u"^(\\d{1,12})([km]?)$"_s); // more of them have no place in 64 bits
    const QRegularExpressionMatch match = form.match(view.toString().toLower());
    if (!match.hasMatch())
        return std::nullopt;
    const QString unit = match.captured(2);
    const qint64 value = match.captured(1).toLongLong() * (unit == "k"_L1 ? 1'000 : unit == "m"_L1 ? 1'000'000 : 1);
    return NumberRange {value, value};
}

/// The last that belongs to a value. What goes on without an end, as “7d”, is the time at which it begins where a sign
/// stands beside it.
qint64 endOf(const NumberRange& value)
{
    return value.last == NumberRange().last ? value.first - 1 : value.last;
}

/// A range spelled with signs around values that @p read understands.
template<typename Read> std::optional<NumberRange> signedRange(QStringView text, const Read& read)
{
    if (const qsizetype dots = text.indexOf(".."_L1); dots >= 0) {
        const auto from = read(text.first(dots));
        const auto to = read(text.sliced(dots + 2));
        return from && to && from->first <= endOf(*to) ? std::optional(NumberRange {from->first, endOf(*to)})
                                                       : std::nullopt;
    }
    const bool isLess = text.startsWith(u'<');
    const bool isMore = text.startsWith(u'>');
    if (!isLess && !isMore)
        return read(text);
    const bool isIncluded = text.sliced(1).startsWith(u'=');
    const auto value = read(text.sliced(isIncluded ? 2 : 1));
    if (!value)
        return std::nullopt;
    if (isLess)
        return NumberRange {.last = isIncluded ? endOf(*value) : value->first - 1};
    return NumberRange {.first = isIncluded ? value->first : endOf(*value) + 1};
}

} // namespace

std::optional<NumberRange> dateRange(QStringView text, Time now)
{
    return signedRange(text, [now](QStringView one) { return oneDate(one, now); });
}

std::optional<NumberRange> numberRange(QStringView text)
{
    return signedRange(text, oneNumber);
}

} // namespace stemma
