// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/usage/pricetable.h"

#include <nlohmann/json_fwd.hpp>

namespace stemma {

/// Reads a table of prices above those that are there. Everything in it is checked: a price that is not understood must
/// not become a sum.
class PriceReader
{
public:
    /// @p file: for sentences, and kept as the source of the prices; empty: the table in the program.
    PriceReader(PriceTable& table, QString file)
        : m_table(table)
        , m_file(std::move(file))
    {
    }

    [[nodiscard]] Result<> read(QByteArrayView text);

private:
    [[nodiscard]] Result<> readCurrency(const nlohmann::ordered_json& root);
    [[nodiscard]] Result<> readModel(const nlohmann::ordered_json& model, const QString& place);
    [[nodiscard]] Result<> readSubscription(const nlohmann::ordered_json& subscription, const QString& place);
    [[nodiscard]] Result<> readFactor(const nlohmann::ordered_json& stored, const QString& place);
    [[nodiscard]] Result<TokenPrices> pricesOf(const nlohmann::ordered_json& object, const QString& place) const;
    [[nodiscard]] Result<QDate> dateOf(
        const nlohmann::ordered_json& object, const char* key, const QString& place) const;
    void insert(ModelPrices model, const QStringList& names);
    [[nodiscard]] std::unexpected<Error> wrong(const QString& place, const QString& what) const;

    PriceTable& m_table;
    QString m_file;
};

} // namespace stemma
