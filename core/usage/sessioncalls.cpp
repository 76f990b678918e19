// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/sessioncalls.h"

#include "core/base/tokenguess.h"

namespace stemma {

SessionCalls::SessionCalls(const SessionId& session, const PriceTable& prices, bool withOutputs)
    : m_session(session)
    , m_withOutputs(withOutputs)
    , m_reader({.session = session}, prices)
    , m_scan(session, {.maxText = 64, .rows = 2'048, .showsProgress = false})
{
    m_reader.setSink([this](const UsageRecord& call) {
        // What a sub-agent did is not in the context of the session, and what was copied was paid there.
        if (call.notCounted != NotCounted::Counted && call.notCounted != NotCounted::Copied)
            return;
        if (call.key >= 0 && call.storedIn == m_session)
            m_byKey.insert(call.key, m_calls.size() + 1);
        if (!call.message.isEmpty() && call.storedIn == m_session)
            m_byId.insert(call.message, m_calls.size() + 1);
        m_calls.push_back(call);
    });
}

void SessionCalls::giveTo(size_t end, const CallSink& onCall)
{
    for (; m_given < end; ++m_given)
        onCall(m_calls[m_given]);
}

/// What a message tells of a call comes before the outputs that stand in it.
void SessionCalls::addMessage(qint64 row, const Message& message, const CallSink& onCall, const OutputSink& onOutput)
{
    const auto byKey = m_byKey.constFind(m_scan.outline()[size_t(row)].key);
    const auto byId = m_byId.constFind(message.id);
    giveTo(byKey != m_byKey.cend() ? *byKey : byId != m_byId.cend() ? *byId : 0, onCall);
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        if (tool && tool->hasOutput)
            onOutput(tool->name, guessedTokens(tool->output.bytes));
    }
}

Result<bool> SessionCalls::step(
    SessionStore& store, const JobControl& job, const CallSink& onCall, const OutputSink& onOutput)
{
    if (!m_hasCalls) {
        const auto done = m_reader.step(store, job);
        m_hasCalls = done && *done;
        if (!m_hasCalls)
            return done;
        if (m_withOutputs)
            return false;
    }
    const auto take = [&](qint64 row, const MessagePtr& message) {
        if (message)
            addMessage(row, *message, onCall, onOutput);
        return true;
    };
    const Result<bool> done = m_withOutputs ? m_scan.step(store, job, MessageScan::Messages(take)) : Result<bool>(true);
    if (done && *done)
        giveTo(m_calls.size(), onCall);
    return done;
}

} // namespace stemma
