// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagetexts.h"

#include "core/base/datetext.h"
#include "core/base/shownzone.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma::usagetexts {

namespace {

struct UsageText
{
    Q_DECLARE_TR_FUNCTIONS(Usage)
};

QString signOf(const QString& currency)
{
    static const std::pair<QLatin1StringView, QStringView> signs[]
        = {{"USD"_L1, u"$"}, {"EUR"_L1, u"€"}, {"GBP"_L1, u"£"}, {"JPY"_L1, u"¥"}};
    for (const auto& [code, sign] : signs)
        if (currency == code)
            return sign.toString();
    return currency + u'\u00a0';
}

QString countOf(qint64 value)
{
    return QLocale().toString(value);
}

} // namespace

QString money(double amount, const QString& currency, int decimals)
{
    const double least = std::pow(10, -decimals);
    const QString sign = signOf(currency);
    if (amount > 0 && amount < least / 2)
        return UsageText::tr("< %1").arg(sign + QLocale().toString(least, 'f', decimals));
    const QString text = sign + QLocale().toString(std::abs(amount), 'f', decimals);
    return amount < 0 ? u'\u2212' + text : text;
}

QString cost(const UsageFigures& figures, const QString& currency)
{
    if (figures.isUnpriced())
        return UsageText::tr("unknown");
    const QString text = money(figures.cost, currency);
    return figures.unpricedCalls > 0 ? u"\u2265\u202f"_s + text : text;
}

QString costRemark(const UsageFigures& figures, const QString& currency)
{
    QStringList lines;
    if (figures.unpricedCalls > 0)
        lines.append(UsageText::tr("%Ln call(s) of models without a known price are not in the cost: %1 tokens.",
            nullptr, int(figures.unpricedCalls))
                .arg(countOf(figures.unpriced.total())));
    if (figures.covered > 0)
        lines.append(UsageText::tr("A subscription covers %1; charged are %2.")
                .arg(money(figures.covered, currency), money(figures.charged(), currency)));
    return lines.join(u'\n');
}

QString percent(double share)
{
    return UsageText::tr("%1 %", "percent").arg(QLocale().toString(100 * share, 'f', share > 0 && share < 0.1 ? 1 : 0));
}

QString day(const QString& iso)
{
    const QDate date = QDate::fromString(iso, Qt::ISODate);
    return date.isValid() ? dateText(date, true) : UsageText::tr("no time stored");
}

QString shortDay(const QString& iso)
{
    const QDate date = QDate::fromString(iso, Qt::ISODate);
    return date.isValid() ? dateText(date, false) : UsageText::tr("no time");
}

QString moment(const std::optional<Time>& time)
{
    const QDateTime when = time ? inShownZone(*time) : QDateTime();
    return when.isValid() ? dateText(when.date(), true) + u' ' + QLocale().toString(when, u"HH:mm"_s) : QString();
}

QString callTime(Time time, bool withYear)
{
    const QDateTime when = inShownZone(time);
    return when.isValid() ? dateText(when.date(), withYear) + u' ' + QLocale().toString(when, u"HH:mm:ss"_s)
                          : toIso(time);
}

QString wholeTime(const std::optional<Time>& time)
{
    const QDateTime when = time ? inShownZone(*time) : QDateTime();
    return when.isValid() ? dateText(when.date(), true) + u' ' + QLocale().toString(when, u"HH:mm:ss.zzz t"_s)
                          : QString();
}

QString name(const UsageRow& row, UsageAxis axis)
{
    switch (axis) {
    case UsageAxis::Day:
        return day(row.key);
    case UsageAxis::Model:
        return row.key.isEmpty() ? UsageText::tr("no model stored") : row.key;
    case UsageAxis::Agent:
        return row.key.isEmpty() ? UsageText::tr("no agent stored") : row.key;
    case UsageAxis::Project:
        return row.key.isEmpty() ? UsageText::tr("no project stored") : row.key;
    case UsageAxis::Turn:
        if (row.figures.calls > 0 && row.subAgents.calls == row.figures.calls)
            return UsageText::tr("Turn %1 of sub-agent %2")
                .arg(countOf(row.turn + 1), row.title == row.key ? row.session.value : u'“' + row.title + u'”');
        if (row.turn < 0)
            return UsageText::tr("before the first prompt");
        return row.title.isEmpty() || row.title == row.key ? UsageText::tr("Turn %1").arg(countOf(row.turn + 1))
                                                           : UsageText::tr("Turn %1: %2", "what its prompt begins with")
                                                                 .arg(countOf(row.turn + 1), withoutMarks(row.title));
    case UsageAxis::Session:
        return row.title.isEmpty() ? row.key : row.title;
    }
    return row.key;
}

QString axisName(UsageAxis axis)
{
    switch (axis) {
    case UsageAxis::Session:
        return UsageText::tr("Session");
    case UsageAxis::Turn:
        return UsageText::tr("Turn");
    case UsageAxis::Model:
        return UsageText::tr("Model");
    case UsageAxis::Agent:
        return UsageText::tr("Agent");
    case UsageAxis::Project:
        return UsageText::tr("Project");
    case UsageAxis::Day:
        return UsageText::tr("Day");
    }
    return {};
}

QStringList tokens(const CallTokens& tokens)
{
    QStringList lines;
    const auto add = [&lines](const QString& text, qint64 count) {
        if (count != 0)
            lines.append(text.arg(countOf(count)));
    };
    add(UsageText::tr("Input: %1"), tokens.input);
    add(UsageText::tr("Cache read: %1"), tokens.cacheRead);
    add(UsageText::tr("Cache write, 5 minutes: %1"), tokens.cacheWrite5m);
    add(UsageText::tr("Cache write, 1 hour: %1"), tokens.cacheWrite1h);
    add(UsageText::tr("Output: %1"), tokens.written());
    add(UsageText::tr("Reasoning: %1"), tokens.reasoning);
    return lines;
}

} // namespace stemma::usagetexts
