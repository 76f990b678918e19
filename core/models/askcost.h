// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelendpoint.h"
#include "core/usage/pricetable.h"

namespace stemma {

/// What requests to a model cost at most: the tokens are estimated, and every answer is as long as it may be.
struct AskCost
{
    qint64 tokensIn = 0;
    qint64 tokensOut = 0;
    std::optional<double> money; ///< none: the price of the model is not known
    QString currency; ///< ISO 4217; empty: that of the prices that the user typed in

    /// By the price that the user set for the endpoint, else by the table, where it has the model.
    [[nodiscard]] static AskCost of(
        const ModelEndpoint& endpoint, qint64 tokensIn, qint64 tokensOut, const PriceTable& prices);
    void add(const AskCost& more); ///< of the same endpoint
    bool operator==(const AskCost&) const = default;
};

} // namespace stemma
