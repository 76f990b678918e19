// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/messagescan.h"
#include "core/usage/usagereader.h"

namespace stemma {

/// A context that is less than half of the one before was compacted. It shrinks a little where an agent leaves out what
/// was thought, or a tool output.
[[nodiscard]] constexpr bool isCompaction(qint64 contextBefore, qint64 context)
{
    return context < contextBefore / 2;
}

/// The calls of one session and the outputs of tools between them, in the order in which they came, by steps. Thread:
/// the store's.
class SessionCalls
{
public:
    /// The table must outlive it. @p withOutputs: else messages are not read at all.
    SessionCalls(const SessionId& session, const PriceTable& prices, bool withOutputs);

    using CallSink = std::function<void(const UsageRecord& call)>;
    /// @p tokens: estimated.
    using OutputSink = std::function<void(const QString& tool, qint64 tokens)>;
    /// True: all is given.
    [[nodiscard]] Result<bool> step(
        SessionStore& store, const JobControl& job, const CallSink& onCall, const OutputSink& onOutput);

private:
    void addMessage(qint64 row, const Message& message, const CallSink& onCall, const OutputSink& onOutput);
    void giveTo(size_t end, const CallSink& onCall);

    SessionId m_session;
    bool m_withOutputs;
    UsageReader m_reader;
    bool m_hasCalls = false;
    std::vector<UsageRecord> m_calls; ///< of the session itself, in stored order
    QHash<qint64, size_t> m_byKey; ///< behind the call that this message tells; of several the last one
    QHash<MessageId, size_t> m_byId;
    size_t m_given = 0;
    MessageScan m_scan;
};

} // namespace stemma
