// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/messageusage.h"

#include "core/base/stablehash.h"
#include "core/session/prompt.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What a message tells of its call, too.
quint64 figuresOf(const TokenUsage& tokens)
{
    const std::array<qint64, 4> figures {tokens.input.value_or(0), tokens.output.value_or(0),
        tokens.cacheRead.value_or(0), tokens.cacheWrite.value_or(0)};
    StableHash hash;
    hash.add(0, figures.data(), qsizetype(sizeof figures));
    return hash.value();
}

} // namespace

MessageUsage::MessageUsage(SessionStore& store, const SessionId& session)
    : m_store(store)
    , m_scan(session, {.maxText = 64, .rows = 2'048, .showsProgress = false})
{
}

/// Of a call's own id; of what is only a place in one file, by what a copy in another file has too. Equal ones of one
/// session are told apart by their number.
quint64 MessageUsage::identityOf(const LlmCall& call)
{
    StableHash hash;
    if (!QUuid::fromString(call.id).isNull()) {
        hash.add(0, call.id.constData(), call.id.size() * qsizetype(sizeof(QChar)));
        return hash.value();
    }
    if (!call.startedAt)
        return 0;
    const std::array<qint64, 6> figures {toMs(*call.startedAt), call.latency.value_or(Duration()).count(),
        call.tokens.input.value_or(0), call.tokens.output.value_or(0), call.tokens.cacheRead.value_or(0),
        call.tokens.cacheWrite.value_or(0)};
    hash.add(1, figures.data(), qsizetype(sizeof figures));
    const int number = m_equalCalls[hash.value()]++;
    hash.add(2, &number, sizeof number);
    return hash.value();
}

void MessageUsage::addCall(const TurnTrace& trace, const LlmCall& call, CallPurpose purpose)
{
    UsageRecord record;
    record.at = call.startedAt ? call.startedAt : trace.startedAt;
    record.message = trace.message;
    record.turn = m_trace;
    record.model = call.model;
    record.tokens = CallTokens::of(call.tokens);
    record.purpose = purpose;
    record.identity = identityOf(call);
    if (!call.tokens.isEmpty())
        ++m_tracedCalls[figuresOf(call.tokens)];
    m_calls[trace.message].push_back(std::move(record));
}

void MessageUsage::giveCalls(const MessageId& answer, const Sink& sink)
{
    const auto calls = m_calls.extract(answer);
    if (calls.empty())
        return;
    for (UsageRecord& record : calls.mapped()) {
        record.prompt = m_prompt;
        sink(record);
    }
}

void MessageUsage::addTrace(const TurnTrace& trace)
{
    ++m_trace;
    bool hasCalls = false;
    for (const LlmCall& call : trace.calls) {
        hasCalls = hasCalls || !call.tokens.isEmpty();
        const bool isAside = call.purpose == "other"_L1 || call.purpose == "script_generation"_L1;
        addCall(trace, call, isAside ? CallPurpose::Other : CallPurpose::Answer);
    }
    for (const ToolTrace& tool : trace.tools) {
        for (const LlmCall& attempt : tool.attempts) {
            hasCalls = hasCalls || !attempt.tokens.isEmpty();
            addCall(trace, attempt, CallPurpose::Other);
        }
    }
    if (!trace.tokens.isEmpty()) {
        m_total.hasTokens = true;
        m_total.hasCacheTokens = false;
        m_total.tokens.add(CallTokens::of(trace.tokens));
    }
    if (trace.cost)
        m_total.cost = m_total.cost.value_or(0) + *trace.cost;
    if (!hasCalls && !trace.tokens.isEmpty())
        addCall(trace, {.tokens = trace.tokens, .startedAt = trace.startedAt}, CallPurpose::Answer);
    if ((hasCalls || !trace.tokens.isEmpty()) && !trace.message.isEmpty())
        m_traced.insert(trace.message);
}

void MessageUsage::addMessage(const Message& message, const Sink& sink)
{
    if (isPrompt(message)) {
        ++m_turn;
        m_prompt = message.id;
    }
    giveCalls(message.id, sink);
    if (message.tokens.isEmpty() || message.tokens.estimated)
        return;
    UsageRecord record;
    record.at = message.createdAt;
    record.message = message.id;
    record.prompt = m_prompt;
    record.turn = m_turn;
    record.model = message.model;
    record.agent = message.agent;
    record.tokens = CallTokens::of(message.tokens);
    record.purpose = message.states.testFlag(MessageState::Summary) ? CallPurpose::Summary : CallPurpose::Answer;
    record.isSubAgent = message.states.testFlag(MessageState::SideChain);
    int& traced = m_tracedCalls[figuresOf(message.tokens)];
    if (m_traced.contains(message.id))
        record.notCounted = NotCounted::Total;
    else if (traced > 0)
        record.notCounted = NotCounted::OtherLine;
    traced = qMax(0, traced - 1);
    sink(record);
}

Result<bool> MessageUsage::step(const Sink& sink, const JobControl& job)
{
    if (!std::exchange(m_hasTraces, true)) {
        const auto take = [&](const TurnTrace& trace) {
            addTrace(trace);
            return true;
        };
        if (const Result<> read = m_store.turnTraces(m_scan.session(), take, job); !read)
            return std::unexpected(read.error());
    }
    const Result<bool> done
        = m_scan.step(m_store, job, MessageScan::Messages([&](qint64 /*row*/, const MessagePtr& message) {
              if (message)
                  addMessage(*message, sink);
              return true;
          }));
    m_prompt = done.value_or(false) ? MessageId() : m_prompt;
    while (done.value_or(false) && !m_calls.empty()) // of answers that are gone
        giveCalls(m_calls.begin()->first, sink);
    return done;
}

std::optional<UsageTotal> MessageUsage::total() const
{
    return m_total.hasTokens || m_total.cost ? std::optional(m_total) : std::nullopt;
}

Result<std::vector<UsageUnit>> usageUnitsOf(SessionStore& store, const JobControl& job)
{
    std::vector<UsageUnit> units;
    const auto take = [&](const std::vector<SessionInfo>& batch) {
        for (const SessionInfo& info : batch) {
            units.push_back(usageUnitOf(info));
            units.back().bytes = qMax<qint64>(1, info.size.value_or(0));
        }
        return true;
    };
    const Result<> listed = store.sessions(ListDetail::Basic, take, job);
    return listed ? Result<std::vector<UsageUnit>>(std::move(units)) : std::unexpected(listed.error());
}

} // namespace stemma
