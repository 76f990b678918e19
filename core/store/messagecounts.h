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
    int parts = 0; ///< of all kinds, but for those that are hidden
    int hidden = 0; ///< parts that a revert hides: nothing else is counted of them
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

/// Of the messages with these outline keys, in the order of the keys; read without their texts. Ask for some thousand
/// at a time.
[[nodiscard]] Result<std::vector<MessageCounts>> messageCounts(
    SessionStore& store, const SessionId& id, std::span<const qint64> keys, const JobControl& job);

} // namespace stemma
