// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/usagechoice.h"

#include "core/base/plainjson.h"
#include "core/base/shownzone.h"
#include "core/base/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemma {

namespace {

struct UsageChoiceText
{
    Q_DECLARE_TR_FUNCTIONS(UsageChoice)
};

Time startOf(QDate day)
{
    return timeFromMs(day.startOfDay(shownZone()).toMSecsSinceEpoch());
}

void narrowDays(UsageQuery& query, QDate from, QDate until)
{
    if (from.isValid() && (!query.since || startOf(from) > *query.since))
        query.since = startOf(from);
    if (until.isValid() && (!query.until || startOf(until.addDays(1)) < *query.until))
        query.until = startOf(until.addDays(1));
}

void narrow(UsageSource::Request& request, const UsageValue& value)
{
    if (value.store && request.stores.contains(value.store))
        request.stores = {value.store};
    UsageQuery& query = request.query;
    const bool isWithout = value.axis == UsageAxis::Turn ? value.turn < 0 : value.key.isEmpty();
    if (isWithout)
        request.without = value.axis;
    switch (value.axis) {
    case UsageAxis::Session:
        query.session = value.session;
        break;
    case UsageAxis::Turn:
        query.session = value.session;
        query.turn = value.turn;
        break;
    case UsageAxis::Model:
        query.model = value.key;
        break;
    case UsageAxis::Agent:
        query.agent = value.key;
        break;
    case UsageAxis::Project:
        query.project = value.key;
        break;
    case UsageAxis::Day:
        query.day = value.key;
        break;
    }
}

/// Where some of all stores are asked for, those before them count first.
void addStoresBefore(UsageSource::Request& request, const UsagePlace& place, const UsageChoice& choice)
{
    if (choice.scope != UsageChoice::Scope::AllStores || request.stores.size() != 1)
        return;
    for (OpenStore* store : place.stores) {
        if (store == request.stores.first())
            return;
        if (store->info().format == request.stores.first()->info().format)
            request.before.append(store);
    }
}

template<typename Enum> Enum enumOf(const JsonValue& object, const char* name, Enum last, Enum fallback)
{
    const std::optional<qint64> value = integerOf(memberOf(object, name));
    return value && *value >= 0 && *value <= qint64(last) ? Enum(*value) : fallback;
}

} // namespace

const UsageValue* UsageSelection::on(UsageAxis axis) const
{
    const auto at = std::ranges::find(values, axis, &UsageValue::axis);
    return at == values.end() ? nullptr : &*at;
}

void UsageSelection::set(const UsageValue& value)
{
    std::erase_if(values, [&value](const UsageValue& other) { return other.axis == value.axis; });
    values.push_back(value);
}

void UsageSelection::add(const UsageSelection& more)
{
    for (const UsageValue& value : more.values)
        set(value);
    if (more.from.isValid() || more.until.isValid()) {
        from = more.from;
        until = more.until;
        daysTitle = more.daysTitle;
    }
}

QString UsageSelection::title() const
{
    QStringList titles;
    for (const UsageValue& value : values)
        titles.append(value.title);
    if (!daysTitle.isEmpty())
        titles.append(daysTitle);
    return titles.join(factSeparator());
}

std::pair<QDate, QDate> UsageChoice::days(QDate today) const
{
    const QDate month(today.year(), today.month(), 1);
    switch (period) {
    case Period::All:
        return {};
    case Period::Today:
        return {today, today};
    case Period::Week:
        return {today.addDays(-6), today};
    case Period::Month:
        return {today.addDays(-29), today};
    case Period::ThisMonth:
        return {month, today};
    case Period::LastMonth:
        return {month.addMonths(-1), month.addDays(-1)};
    case Period::ThisYear:
        return {QDate(today.year(), 1, 1), today};
    case Period::Custom:
        return {from, until};
    }
    return {};
}

QString UsageChoice::nameOf(Period period)
{
    switch (period) {
    case Period::All:
        return UsageChoiceText::tr("All time");
    case Period::Today:
        return UsageChoiceText::tr("Today");
    case Period::Week:
        return UsageChoiceText::tr("Last 7 days");
    case Period::Month:
        return UsageChoiceText::tr("Last 30 days");
    case Period::ThisMonth:
        return UsageChoiceText::tr("This month");
    case Period::LastMonth:
        return UsageChoiceText::tr("Last month");
    case Period::ThisYear:
        return UsageChoiceText::tr("This year");
    case Period::Custom:
        return UsageChoiceText::tr("From … to …");
    }
    return {};
}

QString UsageChoice::nameOf(Scope scope)
{
    switch (scope) {
    case Scope::Session:
        return UsageChoiceText::tr("This session");
    case Scope::Store:
        return UsageChoiceText::tr("This store");
    case Scope::AllStores:
        return UsageChoiceText::tr("All open stores");
    }
    return {};
}

QString UsageChoice::toText() const
{
    const JsonValue object {{"scope", int(scope)}, {"period", int(period)}, {"axis", int(axis)}, {"tokens", inTokens},
        {"chart", int(chart)}, {"from", from.toString(Qt::ISODate)}, {"until", until.toString(Qt::ISODate)}};
    return QString::fromUtf8(compactJson(object));
}

UsageChoice UsageChoice::fromText(const QString& text)
{
    UsageChoice choice;
    const JsonValue object = jsonOrNull(text.toUtf8());
    if (!object.is_object())
        return choice;
    choice.scope = enumOf(object, "scope", Scope::AllStores, choice.scope);
    choice.period = enumOf(object, "period", Period::Custom, choice.period);
    choice.axis = enumOf(object, "axis", UsageAxis::Day, choice.axis);
    choice.chart = enumOf(object, "chart", ChartKind::WhatIf, choice.chart);
    choice.inTokens = flagOf(memberOf(object, "tokens"));
    choice.from = QDate::fromString(textOf(memberOf(object, "from")), Qt::ISODate);
    choice.until = QDate::fromString(textOf(memberOf(object, "until")), Qt::ISODate);
    return choice;
}

UsageSource::Request usageRequest(
    const UsagePlace& place, const UsageChoice& choice, const UsageSelection& selection, QDate today)
{
    UsageSource::Request request;
    request.stores = choice.scope == UsageChoice::Scope::AllStores ? place.stores : QList<OpenStore*> {place.store};
    if (choice.scope == UsageChoice::Scope::Session)
        request.query.session = place.session;
    const auto [from, until] = choice.days(today);
    narrowDays(request.query, from, until);
    narrowDays(request.query, selection.from, selection.until);
    for (const UsageValue& value : selection.values)
        narrow(request, value);
    addStoresBefore(request, place, choice);
    return request;
}

UsageSource::Request usageSessionRequest(
    const UsagePlace& place, const UsageChoice& choice, const UsageSelection& filters, const UsageSelection& selection)
{
    UsageSource::Request request;
    if (choice.scope == UsageChoice::Scope::Session) {
        request.stores = {place.store};
        request.query.session = place.session;
        return request;
    }
    const UsageValue* chosen = selection.on(UsageAxis::Session);
    if (!chosen)
        chosen = filters.on(UsageAxis::Session);
    const QList<OpenStore*> stores
        = choice.scope == UsageChoice::Scope::AllStores ? place.stores : QList<OpenStore*> {place.store};
    if (!chosen || chosen->session.isEmpty() || !stores.contains(chosen->store))
        return request;
    request.stores = {chosen->store};
    request.query.session = chosen->session;
    addStoresBefore(request, place, choice);
    return request;
}

} // namespace stemma
