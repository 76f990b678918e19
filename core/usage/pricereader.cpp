// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/pricereader.h"

#include "core/base/plainjson.h"
#include "core/base/shownzone.h"

#include <QCoreApplication>
#include <QTime>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PriceText
{
    Q_DECLARE_TR_FUNCTIONS(Prices)
};

constexpr double MostPerMillion = 1e9; ///< a price beyond it is a mistake
constexpr double MostTimes = 1000; ///< and so is a factor

} // namespace

std::unexpected<Error> PriceReader::wrong(const QString& place, const QString& what) const
{
    return fail(Errc::Usage,
        PriceText::tr("The prices in %1 cannot be used: %2 (at %3). Correct the file, or take it away.")
            .arg(m_file.isEmpty() ? u"prices.json"_s : m_file, what, place));
}

/// What is left out costs as much as input does.
Result<TokenPrices> PriceReader::pricesOf(const JsonValue& object, const QString& place) const
{
    TokenPrices prices;
    const std::array<std::pair<const char*, double*>, 5> fields {
        {{"input", &prices.input}, {"output", &prices.output}, {"cacheRead", &prices.cacheRead},
            {"cacheWrite5m", &prices.cacheWrite5m}, {"cacheWrite1h", &prices.cacheWrite1h}}};
    for (const auto& [key, target] : fields) {
        const JsonValue& stored = memberOf(object, key);
        const bool isNeeded = target == &prices.input || target == &prices.output;
        const auto price = stored.is_number() ? numberOf(stored) : std::nullopt;
        if (stored.is_null() && !isNeeded) {
            *target = target == &prices.cacheWrite1h ? prices.cacheWrite5m : prices.input;
            continue;
        }
        if (!price || !std::isfinite(*price) || *price < 0 || *price > MostPerMillion)
            return wrong(place + u'.' + QLatin1StringView(key),
                PriceText::tr("a price for a million tokens has to be a number from 0 on"));
        *target = *price;
    }
    return prices;
}

/// Rows of one name stay in the order of their first days; those of another table are over, whatever their days.
void PriceReader::insert(ModelPrices model, const QStringList& names)
{
    const std::vector<ModelPrices>& models = m_table.m_models;
    for (const QString& name : QStringList {model.model} + names) {
        PriceTable::Rows& rows = m_table.m_byName[name.toLower()];
        if (!rows.empty() && models[rows.front()].source != model.source)
            rows.clear();
        const auto later = std::ranges::lower_bound(rows, model.from, {}, [&](size_t row) { return models[row].from; });
        if (later != rows.end() && models[*later].from == model.from)
            *later = models.size();
        else
            rows.insert(later, models.size());
    }
    m_table.m_models.push_back(std::move(model));
}

/// A model without prices takes away those that are there: they are unknown then.
Result<> PriceReader::readModel(const JsonValue& model, const QString& place)
{
    ModelPrices prices;
    prices.model = textOf(memberOf(model, "model"));
    prices.source = m_file;
    if (prices.model.isEmpty())
        return wrong(place + u".model"_s, PriceText::tr("the name of a model is missing"));
    const auto from = dateOf(model, "from", place);
    if (!from)
        return std::unexpected(from.error());
    prices.from = *from;
    if (from->isValid())
        prices.begins
            = timeFromMs(from->startOfDay(shownZone()).toMSecsSinceEpoch()); // not asked with each call of a model
    QStringList names;
    for (const JsonValue& name : memberOf(model, "names"))
        names << textOf(name);
    if (memberOf(model, "unknown").is_boolean() && flagOf(memberOf(model, "unknown"))) {
        insert(std::move(prices), names);
        return {};
    }
    const auto base = pricesOf(model, place);
    if (!base)
        return std::unexpected(base.error());
    prices.tiers.push_back({0, *base});
    size_t number = 0;
    for (const JsonValue& stored : memberOf(model, "tiers")) {
        const QString at = u"%1.tiers[%2]"_s.arg(place).arg(number++);
        const auto above = integerOf(memberOf(stored, "above"));
        if (!above || *above <= prices.tiers.back().above)
            return wrong(at + u".above"_s, PriceText::tr("the lengths of contexts have to rise"));
        const auto tier = pricesOf(stored, at);
        if (!tier)
            return std::unexpected(tier.error());
        prices.tiers.push_back({*above, *tier});
    }
    insert(std::move(prices), names);
    return {};
}

Result<QDate> PriceReader::dateOf(const JsonValue& object, const char* key, const QString& place) const
{
    const JsonValue& stored = memberOf(object, key);
    if (stored.is_null())
        return QDate();
    const QDate date = QDate::fromString(textOf(stored), Qt::ISODate);
    if (!date.isValid())
        return wrong(place + u'.' + QLatin1StringView(key), PriceText::tr("a date has to be like 2026-03-31"));
    return date;
}

Result<> PriceReader::readSubscription(const JsonValue& subscription, const QString& place)
{
    if (!subscription.is_object())
        return wrong(place, PriceText::tr("a subscription has to be an object"));
    PriceTable::Subscription read;
    read.format = textOf(memberOf(subscription, "format"));
    read.provider = textOf(memberOf(subscription, "provider"));
    read.project = textOf(memberOf(subscription, "project"));
    const auto from = dateOf(subscription, "from", place);
    const auto until = dateOf(subscription, "until", place);
    if (!from || !until)
        return std::unexpected(from ? until.error() : from.error());
    read.from = *from;
    read.until = *until;
    m_table.m_subscriptions.push_back(std::move(read));
    return {};
}

namespace {

/// "16:30-00:30" in minutes of the day.
std::optional<std::pair<int, int>> hoursOf(const QString& text)
{
    const QTime from = QTime::fromString(text.section(u'-', 0, 0), u"HH:mm"_s);
    const QTime until = QTime::fromString(text.section(u'-', 1), u"HH:mm"_s);
    if (!from.isValid() || !until.isValid())
        return {};
    const auto minutes = [](QTime time) { return time.hour() * 60 + time.minute(); };
    return std::pair(minutes(from), minutes(until));
}

} // namespace

Result<> PriceReader::readFactor(const JsonValue& stored, const QString& place)
{
    PriceFactor factor;
    for (const JsonValue& name : memberOf(stored, "models"))
        factor.models << textOf(name);
    const QString tier = textOf(memberOf(stored, "tier"));
    factor.region = textOf(memberOf(stored, "region"));
    const QString hours = textOf(memberOf(stored, "hours"));
    const auto namedTier = serviceTierNamed(tier);
    const auto day = hoursOf(hours);
    const JsonValue& storedTimes = memberOf(stored, "times");
    const double times = storedTimes.is_number() ? numberOf(storedTimes).value_or(-1) : -1;
    const bool isOneCondition = int(!tier.isEmpty()) + int(!factor.region.isEmpty()) + int(!hours.isEmpty()) == 1;
    if (factor.models.isEmpty() || factor.models.contains(QString()) || !isOneCondition
        || (!tier.isEmpty() && !namedTier) || (!hours.isEmpty() && !day) || !std::isfinite(times) || times < 0
        || times > MostTimes)
        return wrong(place,
            PriceText::tr("a factor needs models, a number of times from 0 on, and one of these: a tier (batch, flex, "
                          "priority), a region, or hours like 16:30-00:30"));
    factor.times = times;
    factor.tier = namedTier.value_or(ServiceTier::Standard);
    factor.kind = !tier.isEmpty() ? PriceFactor::Kind::Tier
        : !hours.isEmpty()        ? PriceFactor::Kind::Hours
                                  : PriceFactor::Kind::Region;
    std::tie(factor.fromMinute, factor.untilMinute) = day.value_or(std::pair(0, 0));
    const auto from = dateOf(stored, "from", place);
    const auto until = dateOf(stored, "until", place);
    if (!from || !until)
        return std::unexpected(from ? until.error() : from.error());
    if (from->isValid())
        factor.begins = timeFromMs(from->startOfDay(shownZone()).toMSecsSinceEpoch());
    if (until->isValid())
        factor.ends = timeFromMs(until->addDays(1).startOfDay(shownZone()).toMSecsSinceEpoch());
    m_table.m_factors.push_back(std::move(factor));
    return {};
}

/// Prices in another currency than the table in the program need its rate, by which those of the program are given.
Result<> PriceReader::readCurrency(const JsonValue& root)
{
    const QString currency = textOf(memberOf(root, "currency")).toUpper();
    if (m_file.isEmpty() || currency.isEmpty() || currency == m_table.m_currency) {
        m_table.m_currency = m_file.isEmpty() ? currency : m_table.m_currency;
        return {};
    }
    const JsonValue& stored = memberOf(root, "perDollar");
    const auto rate = stored.is_number() ? numberOf(stored) : std::nullopt;
    if (!rate || !std::isfinite(*rate) || *rate <= 0)
        return wrong(u"perDollar"_s,
            PriceText::tr("prices in %1 need what one US dollar is in %1, so that all can be added up").arg(currency));
    m_table.m_currency = currency;
    m_table.m_perDollar = *rate;
    for (ModelPrices& model : m_table.m_models) {
        for (ModelPrices::Tier& tier : model.tiers) {
            for (double* price : {&tier.prices.input, &tier.prices.output, &tier.prices.cacheRead,
                     &tier.prices.cacheWrite5m, &tier.prices.cacheWrite1h})
                *price *= *rate;
        }
    }
    return {};
}

Result<> PriceReader::read(QByteArrayView text)
{
    const auto root = parseJson(text);
    if (!root)
        return wrong(PriceText::tr("byte %1").arg(root.error().offset), PriceText::tr("it is not valid JSON"));
    if (!root->is_object())
        return wrong(u"."_s, PriceText::tr("it is not a JSON object"));
    if (const Result<> read = readCurrency(*root); !read)
        return read;
    const auto date = dateOf(*root, "date", u"."_s);
    if (!date)
        return std::unexpected(date.error());
    if (m_file.isEmpty())
        m_table.m_date = *date;
    for (const char* key : {"models", "factors", "subscriptions"}) {
        const JsonValue& list = memberOf(*root, key);
        if (!list.is_null() && !list.is_array())
            return wrong(QLatin1StringView(key), PriceText::tr("it has to be a list"));
        size_t number = 0;
        for (const JsonValue& item : list) {
            const QString place = u"%1[%2]"_s.arg(QLatin1StringView(key)).arg(number++);
            const Result<> read = key[0] == 'm' ? readModel(item, place)
                : key[0] == 'f'                 ? readFactor(item, place)
                                                : readSubscription(item, place);
            if (!read)
                return read;
        }
    }
    return {};
}

} // namespace stemma
