// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/timespans.h"

#include "core/session/prompt.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 TextBytesRead = 256; // texts do not matter, but whether there are any

} // namespace

TimeSpanReader::TimeSpanReader(SessionId session)
    : m_scan(std::move(session), {.maxText = TextBytesRead})
{
}

Result<bool> TimeSpanReader::step(SessionStore& store, const JobControl& job)
{
    return m_scan.step(store, job, [this](qint64 row, const MessagePtr& message) {
        if (message)
            add(int(row), *message);
        return true;
    });
}

void TimeSpanReader::add(int row, const Message& message)
{
    const auto at = message.createdAt ? std::optional(toMs(*message.createdAt)) : std::nullopt;
    const bool asks = isPrompt(message);
    if (asks)
        m_calls.clear(); // who was asked again gives no more results
    if (at && m_last && *at > *m_last)
        m_spans.push_back({asks ? TimeSpan::Kind::User : TimeSpan::Kind::Agent, *m_last, *at, row, {}});
    if (at)
        m_last = std::max(m_last.value_or(*at), *at);
    for (const Part& part : message.parts)
        if (const auto* tool = part.as<ToolPart>())
            addTool(row, at, *tool);
}

void TimeSpanReader::addTool(int row, std::optional<qint64> at, const ToolPart& tool)
{
    if (tool.startedAt && tool.endedAt) {
        const qint64 from = toMs(*tool.startedAt);
        const qint64 to = toMs(*tool.endedAt);
        if (to < from)
            return;
        m_tools.push_back({TimeSpan::Kind::Tool, from, to, row, tool.name});
        // The message may have been begun before its tools ran.
        if (m_last && to > *m_last) {
            m_spans.push_back({TimeSpan::Kind::Agent, *m_last, to, row, {}});
            m_last = to;
        }
        return;
    }
    if (!at || tool.callId.isEmpty())
        return;
    const bool hasResult = tool.hasOutput || tool.hasError;
    const auto call = m_calls.constFind(tool.callId);
    if (hasResult && call != m_calls.cend()) {
        if (*at >= call->atMs && call->row != row)
            m_tools.push_back({TimeSpan::Kind::Tool, call->atMs, *at, call->row, call->tool});
        m_calls.erase(call);
    } else if (!hasResult) {
        m_calls.insert(tool.callId, {*at, row, tool.name});
    }
}

TimeShares TimeSpanReader::shares() const
{
    TimeShares shares;
    for (const TimeSpan& span : m_spans)
        (span.kind == TimeSpan::Kind::User ? shares.user : shares.agent) += span.ms();
    std::vector<std::pair<qint64, qint64>> runs;
    runs.reserve(m_tools.size());
    for (const TimeSpan& tool : m_tools)
        runs.emplace_back(tool.fromMs, tool.toMs);
    std::ranges::sort(runs);
    qint64 end = std::numeric_limits<qint64>::min();
    for (const auto& [from, to] : runs) {
        shares.tools += std::max<qint64>(0, to - std::max(from, end));
        end = std::max(end, to);
    }
    shares.agent = std::max<qint64>(0, shares.agent - shares.tools);
    return shares;
}

} // namespace stemma
