// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/pricetable.h"

#include "core/base/shownzone.h"
#include "core/store/files/filereader.h"
#include "core/usage/pricereader.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double Million = 1e6;
constexpr qint64 MostTableBytes = 16 << 20;

constexpr auto FastMode = "-fast"_L1;

QString withoutAll(QString name, const QRegularExpression& part)
{
    for (QString before; before != name;) {
        before = name;
        name.remove(part);
    }
    return name;
}

/// Without the path before it, and without what tells of one release behind it. A fast mode stays in it, for it has
/// prices of its own.
QString withoutRelease(const QString& name)
{
    if (name.endsWith(FastMode))
        return withoutRelease(name.chopped(FastMode.size())) + FastMode;
    static const QRegularExpression release(
        u"(\\[1m\\]|-v\\d+(:\\d+)?|:\\d+|@\\d{8}|@default|-20\\d{6}|-20\\d\\d-\\d\\d-\\d\\d|-latest)$"_s);
    return withoutAll(name.sliced(name.lastIndexOf(u'/') + 1), release);
}

/// Without the region and the provider before it.
QString withoutRegion(const QString& name)
{
    static const QRegularExpression region(u"^(us|eu|apac|global|jp|au)\\.|^(anthropic|openai|google|amazon)[./]"_s);
    return withoutAll(name, region);
}

} // namespace

const TokenPrices& ModelPrices::at(qint64 context) const
{
    const auto tier = std::ranges::find_if(
        tiers.rbegin(), tiers.rend(), [context](const Tier& one) { return one.above == 0 || context > one.above; });
    return tier->prices;
}

double ModelPrices::cost(const CallTokens& tokens) const
{
    const TokenPrices& prices = at(tokens.context());
    return (double(tokens.input) * prices.input + double(tokens.written()) * prices.output
               + double(tokens.cacheRead) * prices.cacheRead + double(tokens.cacheWrite5m) * prices.cacheWrite5m
               + double(tokens.cacheWrite1h) * prices.cacheWrite1h)
        / Million;
}

const PriceTable& PriceTable::builtIn()
{
    static const PriceTable table = [] {
        PriceTable made;
        QFile file(u":/prices/prices.json"_s);
        if (file.open(QIODevice::ReadOnly))
            (void)PriceReader(made, {}).read(file.readAll()); // a test reads it
        return made;
    }();
    return table;
}

QString PriceTable::userFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/stemma/prices.json"_s;
}

Result<PriceTable> PriceTable::load()
{
    const QString file = userFile();
    return QFileInfo::exists(file) ? load(file) : Result<PriceTable>(builtIn());
}

Result<PriceTable> PriceTable::load(const QString& file)
{
    FileReader reader(file);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    if (reader.size() > MostTableBytes)
        return fail(Errc::Usage,
            QCoreApplication::translate("Prices", "%1 is too large for a table of prices. Name another file.")
                .arg(file));
    const Result<QByteArray> text = reader.read(0, reader.size());
    if (!text)
        return std::unexpected(text.error());
    PriceTable table = builtIn();
    table.m_file = file;
    if (const Result<> read = PriceReader(table, file).read(*text); !read)
        return std::unexpected(read.error());
    return table;
}

/// The user's rows first, however they spell it. What the program knows of a vendor (`zai/glm-5`) is not what others
/// take for the same model.
const PriceTable::Rows* PriceTable::rowsOf(const QString& model, const QString& provider) const
{
    if (model.isEmpty())
        return nullptr;
    const QString name = model.toLower();
    const QString vendor = provider.toLower() + u'/';
    const QString released = withoutRelease(name);
    const Rows* ofProgram = nullptr;
    for (const QString& spelling :
        {QString(vendor + name), QString(vendor + released), name, released, withoutRegion(released)}) {
        const auto rows = m_byName.constFind(spelling);
        if (rows == m_byName.cend())
            continue;
        if (!m_models[rows->front()].source.isEmpty())
            return &*rows;
        const bool isOthers = !provider.isEmpty() && spelling.contains(u'/') && !spelling.startsWith(vendor);
        if (!ofProgram && !isOthers)
            ofProgram = &*rows;
    }
    return ofProgram;
}

const ModelPrices* PriceTable::pricesAt(const Rows* rows, const std::optional<Time>& at) const
{
    if (!rows)
        return nullptr;
    size_t place = rows->front();
    if (rows->size() > 1) {
        const Time time = at ? *at : timeFromMs(QDateTime::currentMSecsSinceEpoch());
        for (const size_t row : *rows) {
            if (!m_models[row].begins || *m_models[row].begins <= time)
                place = row;
        }
    }
    return m_models[place].tiers.empty() ? nullptr : &m_models[place];
}

const ModelPrices* PriceTable::of(const QString& model, const QString& provider, const std::optional<Time>& at) const
{
    return pricesAt(rowsOf(model, provider), at);
}

QString PriceTable::pricedModel(const UsageRecord& call)
{
    return call.isFast && !call.model.endsWith(FastMode) ? call.model + FastMode : call.model;
}

QString PriceTable::unpricedModel(const UsageRecord& call)
{
    const QString tier = nameOf(call.tier);
    return tier.isEmpty() ? pricedModel(call) : u"%1 (%2)"_s.arg(pricedModel(call), tier);
}

std::optional<double> PriceTable::costBy(
    const ModelPrices* prices, const CallTokens& tokens, const UsageRecord& like) const
{
    if (!prices)
        return {};
    std::array<std::optional<double>, PriceFactor::Kinds> times;
    for (const PriceFactor& factor : m_factors) {
        if (factor.holds(like, prices->model) || factor.holds(like, pricedModel(like)))
            times[size_t(factor.kind)] = factor.times;
    }
    if (like.tier != ServiceTier::Standard && !times[size_t(PriceFactor::Kind::Tier)])
        return {};
    double cost = prices->cost(tokens);
    for (const std::optional<double>& factor : times)
        cost *= factor.value_or(1);
    return cost;
}

const ModelPrices* PriceLookup::of(const UsageRecord& call)
{
    const std::pair name(PriceTable::pricedModel(call), call.provider);
    auto known = m_known.constFind(name);
    if (known == m_known.cend())
        known = m_known.insert(name, m_table.rowsOf(name.first, name.second));
    return m_table.pricesAt(*known, call.at);
}

std::optional<double> PriceTable::cost(const CallTokens& tokens, const QString& model, const QString& provider) const
{
    const ModelPrices* prices = of(model, provider);
    return prices ? std::optional(prices->cost(tokens)) : std::nullopt;
}

std::optional<double> PriceTable::cost(const CallTokens& tokens, const UsageRecord& like) const
{
    return costBy(of(pricedModel(like), like.provider, like.at), tokens, like);
}

Billing PriceTable::billingOf(const UsageRecord& call, const QString& format) const
{
    const QDate day = call.at ? inShownZone(*call.at).date() : QDate();
    const bool isCovered = std::ranges::any_of(m_subscriptions, [&](const Subscription& one) {
        const bool isWithin = (one.from.isNull() || (day.isValid() && day >= one.from))
            && (one.until.isNull() || (day.isValid() && day <= one.until));
        return isWithin && (one.format.isEmpty() || one.format == format)
            && (one.provider.isEmpty() || one.provider == call.provider)
            && (one.project.isEmpty() || one.project == call.project);
    });
    return isCovered ? Billing::Subscription : Billing::Metered;
}

} // namespace stemma
