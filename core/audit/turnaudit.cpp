// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnaudit.h"

#include "core/base/saturating.h"

#include <algorithm>

namespace stemma {

namespace {

void addTo(std::optional<qint64>& sum, const std::optional<qint64>& more)
{
    if (more)
        sum = saturatingAdd(sum.value_or(0), *more);
}

} // namespace

void addTo(TokenUsage& sum, const TokenUsage& more)
{
    addTo(sum.input, more.input);
    addTo(sum.output, more.output);
    addTo(sum.reasoning, more.reasoning);
    addTo(sum.cacheRead, more.cacheRead);
    addTo(sum.cacheWrite, more.cacheWrite);
    addTo(sum.total, more.total);
    sum.estimated = sum.estimated || more.estimated;
    sum.reasoningApart = sum.reasoningApart || more.reasoningApart;
}

qint64 TurnAudit::failedTools() const
{
    return std::ranges::count(tools, false, &ToolTrace::success);
}

QStringList TurnAudit::models() const
{
    QStringList names;
    for (const LlmCall& call : calls)
        if (!call.model.isEmpty() && !names.contains(call.model))
            names.append(call.model);
    return names;
}

qint64 TurnAudit::retries() const
{
    qint64 count = std::ranges::count_if(calls, [](const LlmCall& call) { return call.attempt > 1; });
    for (const ToolTrace& tool : tools)
        count += std::max<qint64>(0, tool.attempts.size() - 1);
    return count;
}

std::optional<Duration> TurnAudit::latency() const
{
    std::optional<Duration> sum;
    for (const LlmCall& call : calls)
        if (call.latency)
            sum = saturatingAdd(sum.value_or(Duration {}), *call.latency);
    return sum ? sum : duration();
}

std::optional<Duration> TurnAudit::timeToFirstToken() const
{
    const auto at = std::ranges::find_if(calls, [](const LlmCall& call) { return call.timeToFirstToken.has_value(); });
    return at == calls.end() ? std::nullopt : at->timeToFirstToken;
}

std::optional<qint64> TurnAudit::contextTokens() const
{
    qint64 most = 0;
    for (const LlmCall& call : calls) {
        const TokenUsage& tokens = call.tokens;
        const qint64 parts = saturatingAdd(
            saturatingAdd(tokens.input.value_or(0), tokens.cacheRead.value_or(0)), tokens.cacheWrite.value_or(0));
        most = std::max(most, tokens.total.value_or(parts > 0 ? tokens.sum().value_or(0) : 0));
    }
    return most > 0 ? std::optional(most) : std::nullopt;
}

} // namespace stemma
