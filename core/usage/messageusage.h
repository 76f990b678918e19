// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/messagescan.h"
#include "core/store/usagestore.h"

#include <QHash>
#include <QSet>

#include <map>
#include <vector>

namespace stemma {

/// The calls of one session as its messages tell them, and where the store keeps traces of turns, as those do: a
/// message with a trace is the sum of calls that are counted one by one, and others may tell one of them again. For
/// stores that are no UsageStore.
class MessageUsage final : public UsageScan
{
public:
    /// The store must outlive it.
    MessageUsage(SessionStore& store, const SessionId& session);

    [[nodiscard]] Result<bool> step(const Sink& sink, const JobControl& job) override;
    /// The sums of the traces, where there are any.
    [[nodiscard]] std::optional<UsageTotal> total() const override;

private:
    [[nodiscard]] quint64 identityOf(const LlmCall& call);
    void addTrace(const TurnTrace& trace);
    void addCall(const TurnTrace& trace, const LlmCall& call, CallPurpose purpose);
    void addMessage(const Message& message, const Sink& sink);
    /// The calls of an answer, whose prompt is known by then.
    void giveCalls(const MessageId& answer, const Sink& sink);

    SessionStore& m_store;
    MessageScan m_scan;
    bool m_hasTraces = false; ///< they were read
    std::map<MessageId, std::vector<UsageRecord>> m_calls; ///< of traces, by their answers; not given yet
    QSet<MessageId> m_traced; ///< answers whose calls are known
    QHash<quint64, int> m_tracedCalls; ///< that no message told again yet, by their tokens
    QHash<quint64, int> m_equalCalls; ///< so far, by their figures
    UsageTotal m_total;
    qint64 m_trace = -1;
    qint64 m_turn = -1;
    MessageId m_prompt;
};

/// The sessions of a store as units.
[[nodiscard]] Result<std::vector<UsageUnit>> usageUnitsOf(SessionStore& store, const JobControl& job);

} // namespace stemma
