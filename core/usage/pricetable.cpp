// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/pricetable.h"

#include "core/store/files/filereader.h"
#include "core/usage/pricereader.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double Million = 1e6;
constexpr qint64 MostTableBytes = 16 << 20;

/// A name as a table has it: without the provider before it, and without what tells of one release behind it.
QString plainModel(QString name)
{
    static const QRegularExpression region(u"^(us|eu|apac|global|jp|au)\\.|^(anthropic|openai|google|amazon)[./]"_s);
    static const QRegularExpression release(
        u"(\\[1m\\]|-v\\d+(:\\d+)?|:\\d+|@\\d{8}|-20\\d{6}|-20\\d\\d-\\d\\d-\\d\\d|-latest)$"_s);
    name = name.sliced(name.lastIndexOf(u'/') + 1);
    for (const QRegularExpression& part : {region, release}) {
        for (QString before; before != name;) {
            before = name;
            name.remove(part);
        }
    }
    return name;
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

const ModelPrices* PriceTable::of(const QString& model, const QString& provider) const
{
    if (model.isEmpty())
        return nullptr;
    const QString name = model.toLower();
    for (const QString& spelling : {QString(provider.toLower() + u'/' + name), name, plainModel(name)}) {
        const auto place = m_byName.constFind(spelling);
        if (place != m_byName.cend())
            return m_models[size_t(*place)].tiers.empty() ? nullptr : &m_models[size_t(*place)];
    }
    return nullptr;
}

const ModelPrices* PriceLookup::of(const QString& model, const QString& provider)
{
    const std::pair name(model, provider);
    const auto known = m_known.constFind(name);
    return known != m_known.cend() ? *known : *m_known.insert(name, m_table.of(model, provider));
}

std::optional<double> PriceTable::cost(const CallTokens& tokens, const QString& model, const QString& provider) const
{
    const ModelPrices* prices = of(model, provider);
    return prices ? std::optional(prices->cost(tokens)) : std::nullopt;
}

std::optional<double> PriceTable::cost(const UsageRecord& call) const
{
    return cost(call.tokens, call.model, call.provider);
}

Billing PriceTable::billingOf(const UsageRecord& call, const QString& format) const
{
    const QDate day = call.at ? QDateTime::fromMSecsSinceEpoch(toMs(*call.at)).date() : QDate();
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
