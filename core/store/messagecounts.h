// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// What is counted of a message.
struct MessageCounts
{
    MessageId id; ///< empty: its row is gone meanwhile
    bool isSummary = false;
    TokenUsage tokens;
    int parts = 0; ///< of all kinds
    int thinking = 0; ///< parts
    /// Of calls of tools without a result in their own part, hashes of their ids; 0: it has none. In some formats the
    /// result is a part of a later message.
    QList<quint64> openCalls;
    QList<quint64> results; ///< the same for parts with a result of a call
    QList<NodeId> summaries; ///< that its parts mention

    void add(const ToolPart& tool);
    bool operator==(const MessageCounts&) const = default;
};

[[nodiscard]] MessageCounts countsOf(const Message& message);

/// A store that counts without taking each message apart. Its parts are counted by the kind that is stored beside them.
/// Thread: the store's.
class MessageCounter
{
public:
    MessageCounter() = default;
    virtual ~MessageCounter() = default;
    Q_DISABLE_COPY_MOVE(MessageCounter)

    /// Of the messages with these outline keys, in the order of the keys.
    [[nodiscard]] virtual Result<std::vector<MessageCounts>> counts(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job)
        = 0;
};

/// Of any store: those that know nothing better read the messages, without their texts. Ask for some thousand at a
/// time.
[[nodiscard]] Result<std::vector<MessageCounts>> messageCounts(
    SessionStore& store, const SessionId& id, std::span<const qint64> keys, const JobControl& job);

} // namespace stemma
