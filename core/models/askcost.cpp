// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/askcost.h"

#include "core/base/saturating.h"

namespace stemma {

AskCost AskCost::of(const ModelEndpoint& endpoint, qint64 tokensIn, qint64 tokensOut, const PriceTable& prices)
{
    AskCost cost {tokensIn, tokensOut, endpoint.cost(tokensIn, tokensOut), {}};
    // What runs on this machine costs nothing that a table knows.
    if (!cost.money && (endpoint.url.isEmpty() || !endpoint.isOnThisMachine())) {
        cost.money = prices.cost(CallTokens {.input = tokensIn, .output = tokensOut}, endpoint.model);
        cost.currency = cost.money ? prices.currency() : QString();
    }
    return cost;
}

void AskCost::add(const AskCost& more)
{
    tokensIn = saturatingAdd(tokensIn, more.tokensIn);
    tokensOut = saturatingAdd(tokensOut, more.tokensOut);
    money = money && more.money ? std::optional(*money + *more.money) : std::nullopt;
    if (currency.isEmpty())
        currency = more.currency;
}

} // namespace stemma
