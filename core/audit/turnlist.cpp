// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnlist.h"

#include "core/base/saturating.h"

#include <algorithm>
#include <ranges>

namespace stemma {

void AuditSums::add(const TurnAudit& turn)
{
    ++turns;
    calls += turn.calls.size();
    retries += turn.retries();
    tools += turn.tools.size();
    failedTools += turn.failedTools();
    remarks += turn.remarks.isEmpty() ? 0 : 1;
    contexts += turn.contextTokens() ? 1 : 0;
    firstTokens += turn.timeToFirstToken() ? 1 : 0;
    estimatedOutput += turn.estimatedOutput;
    addTo(reported, turn.reported);
    if (turn.cost)
        cost = cost.value_or(0) + *turn.cost;
    if (const auto took = turn.latency())
        latency = saturatingAdd(latency.value_or(Duration {}), *took);
}

void AuditSums::add(const AuditSums& more)
{
    turns += more.turns;
    calls += more.calls;
    retries += more.retries;
    tools += more.tools;
    failedTools += more.failedTools;
    remarks += more.remarks;
    contexts += more.contexts;
    firstTokens += more.firstTokens;
    estimatedOutput += more.estimatedOutput;
    addTo(reported, more.reported);
    if (more.cost)
        cost = cost.value_or(0) + *more.cost;
    if (more.latency)
        latency = saturatingAdd(latency.value_or(Duration {}), *more.latency);
}

TurnList::TurnList(std::vector<Chunk> whole, std::vector<TurnAudit> rest)
    : m_chunks(std::move(whole))
    , m_size(m_chunks.size() * ChunkTurns + rest.size())
{
    if (!rest.empty())
        m_chunks.push_back(std::make_shared<const std::vector<TurnAudit>>(std::move(rest)));
}

qint64 TurnList::turnOf(qint64 message) const
{
    const auto turns = std::views::iota(size_t(0), m_size);
    const auto at
        = std::ranges::lower_bound(turns, message, {}, [this](size_t turn) { return (*this)[turn].lastIndex; });
    return at == turns.end() || (*this)[*at].firstIndex > message ? -1 : qint64(*at);
}

} // namespace stemma
