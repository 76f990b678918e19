// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/session/usagerecord.h"
#include "core/usage/pricefactor.h"

#include <QDate>
#include <QHash>

#include <vector>

namespace stemma {

/// What a million tokens of each kind cost.
struct TokenPrices
{
    double input = 0;
    double output = 0;
    double cacheRead = 0;
    double cacheWrite5m = 0;
    double cacheWrite1h = 0;
    bool operator==(const TokenPrices&) const = default;
};

/// The prices of one model, from some day on: from some context length on, all tokens of a call may cost more.
struct ModelPrices
{
    struct Tier
    {
        qint64 above = 0; ///< for calls with more tokens before the model than this
        TokenPrices prices;
        bool operator==(const Tier&) const = default;
    };

    QString model; ///< the name in the table
    QDate from; ///< the first day that they hold; null: always
    std::optional<Time> begins; ///< when `from` begins, in the local zone
    std::vector<Tier> tiers; ///< by `above`, the first from 0 on; empty: a table says that they are not known
    QString source; ///< whose table: a file's path; empty: the one in the program

    /// That hold for calls with so many tokens before the model.
    [[nodiscard]] const TokenPrices& at(qint64 context) const; // needs prices
    [[nodiscard]] double cost(const CallTokens& tokens) const;
};

enum class Billing : quint8 {
    Metered, ///< each token is paid
    Subscription, ///< list prices tell what it would have cost
};

/// What models cost: the dated table in the program, and above it the user's own. A model without a price stays
/// without one. A value; any thread.
class PriceTable
{
public:
    /// The table in the program alone.
    [[nodiscard]] static const PriceTable& builtIn();
    /// With the user's own prices above it (userFile()), where there are any.
    [[nodiscard]] static Result<PriceTable> load();
    /// With those of @p file above it. Errors name the file, the place and what is wrong there.
    [[nodiscard]] static Result<PriceTable> load(const QString& file);
    /// `prices.json` in the program's folder of configuration.
    [[nodiscard]] static QString userFile();

    /// By its name as stores spell it: exactly, else without the provider before it (`anthropic/`, `us.anthropic.`) and
    /// the date or version behind it; the user's prices first. Of those that change with time the ones of that day:
    /// before the first day the oldest, without a time those of today. None: not known.
    [[nodiscard]] const ModelPrices* of(
        const QString& model, const QString& provider = {}, const std::optional<Time>& at = {}) const;
    /// In currency(), by the conditions that the store tells of the call (PriceFactor). None: the model has no price,
    /// or none for a service tier that the call was answered in.
    [[nodiscard]] std::optional<double> cost(const UsageRecord& call) const { return cost(call.tokens, call); }
    /// Of a call like that one with other tokens.
    [[nodiscard]] std::optional<double> cost(const CallTokens& tokens, const UsageRecord& like) const;
    [[nodiscard]] std::optional<double> cost(
        const CallTokens& tokens, const QString& model, const QString& provider = {}) const;
    /// The name by which a call is looked up: with `-fast` behind it where it was answered in a fast mode, which has
    /// prices of its own.
    [[nodiscard]] static QString pricedModel(const UsageRecord& call);
    /// The same for users, where that has no price: with its service tier.
    [[nodiscard]] static QString unpricedModel(const UsageRecord& call);
    [[nodiscard]] Billing billingOf(const UsageRecord& call, const QString& format) const;
    [[nodiscard]] bool hasSubscriptions() const { return !m_subscriptions.empty(); }

    [[nodiscard]] const QString& currency() const { return m_currency; } ///< ISO 4217
    [[nodiscard]] double perDollar() const { return m_perDollar; } ///< what a US dollar is in currency()
    [[nodiscard]] QDate date() const { return m_date; } ///< of the table in the program
    [[nodiscard]] const QString& file() const { return m_file; } ///< of the user's own prices; empty: none
    [[nodiscard]] const std::vector<ModelPrices>& models() const { return m_models; } ///< the user's last

private:
    struct Subscription
    {
        QString format; ///< StoreFormat::name(); empty: any
        QString provider;
        QString project;
        QDate from;
        QDate until; ///< the last day
    };

    /// Places in m_models of what one name costs: one, or several by their first day.
    using Rows = std::vector<size_t>;

    [[nodiscard]] const Rows* rowsOf(const QString& model, const QString& provider) const; ///< null: not known
    [[nodiscard]] const ModelPrices* pricesAt(const Rows* rows, const std::optional<Time>& at) const;
    [[nodiscard]] std::optional<double> costBy(
        const ModelPrices* prices, const CallTokens& tokens, const UsageRecord& like) const;

    friend class PriceReader;
    friend class PriceLookup;

    QString m_currency;
    double m_perDollar = 1;
    QDate m_date;
    QString m_file;
    std::vector<ModelPrices> m_models;
    QHash<QString, Rows> m_byName; ///< in lower case
    std::vector<Subscription> m_subscriptions;
    std::vector<PriceFactor> m_factors; ///< the user's last
};

/// The prices of a table for many calls: each name of a model is looked up in it once. The table must outlive it. One
/// thread.
class PriceLookup
{
public:
    explicit PriceLookup(const PriceTable& table)
        : m_table(table)
    {
    }

    /// As PriceTable::of().
    [[nodiscard]] const ModelPrices* of(const UsageRecord& call);
    /// As PriceTable::cost().
    [[nodiscard]] std::optional<double> cost(const UsageRecord& call)
    {
        return m_table.costBy(of(call), call.tokens, call);
    }
    [[nodiscard]] const PriceTable& table() const { return m_table; }

private:
    const PriceTable& m_table;
    QHash<std::pair<QString, QString>, const PriceTable::Rows*> m_known; ///< by model and provider
};

} // namespace stemma
