// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/usagerecord.h"

namespace stemma {

void CallTokens::add(const CallTokens& more)
{
    input = saturatingAdd(input, more.input);
    output = saturatingAdd(output, more.output);
    reasoning = saturatingAdd(reasoning, more.reasoning);
    cacheRead = saturatingAdd(cacheRead, more.cacheRead);
    cacheWrite5m = saturatingAdd(cacheWrite5m, more.cacheWrite5m);
    cacheWrite1h = saturatingAdd(cacheWrite1h, more.cacheWrite1h);
    reasoningApart = saturatingAdd(reasoningApart, more.reasoningApart);
}

CallTokens CallTokens::of(const TokenUsage& usage, Reasoning reasoning)
{
    // No call has a negative count: such a record is damaged.
    const auto count = [](const std::optional<qint64>& stored) { return qMax<qint64>(0, stored.value_or(0)); };
    CallTokens tokens;
    tokens.input = count(usage.input);
    tokens.output = count(usage.output);
    tokens.reasoning = count(usage.reasoning);
    tokens.cacheRead = count(usage.cacheRead);
    tokens.cacheWrite5m = count(usage.cacheWrite);
    tokens.reasoningApart = reasoning == Reasoning::Apart ? tokens.reasoning : 0;
    return tokens;
}

} // namespace stemma
