// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

#include <QMetaType>

#include <memory>

namespace stemma {

enum class Role : quint8 {
    Unknown,
    User,
    Assistant,
    System,
    Tool,
    Colleague, ///< another assistant speaking to this one
};

/// What holds for a message beside its content.
enum class MessageState : quint16 {
    InContext = 1 << 0, ///< the model would be sent it now
    Summarised = 1 << 1, ///< a summary stands in for it
    Discarded = 1 << 2, ///< cut off by a resume
    Pruned = 1 << 3, ///< holds a tool output that is left out of the context
    SideChain = 1 << 4,
    Ephemeral = 1 << 5, ///< was sent once and is not part of the conversation
    Flagged = 1 << 6,
    Error = 1 << 7, ///< it, or a tool call of it, failed
    Interrupted = 1 << 8,
    Damaged = 1 << 9, ///< some of it could not be read
    Summary = 1 << 10, ///< it is itself the text of a summary node
};
Q_DECLARE_FLAGS(MessageStates, MessageState)
Q_DECLARE_OPERATORS_FOR_FLAGS(MessageStates)

/// One message with all its parts.
struct Message
{
    MessageId id;
    SessionId session;
    qint64 index = -1; ///< 0-based, in stored order; -1 where it was read without its place
    MessageId parent;
    Role role = Role::Unknown;
    QString storedRole; ///< the store's own word
    std::optional<Time> createdAt;
    QString model;
    QString agent;
    TokenUsage tokens;
    MessageStates states;
    QString finishReason;
    QString error; ///< what failed, in the store's words; empty: nothing
    QList<Part> parts;
    StoredAt storedAt;
    StoredFields fields; ///< all stored fields of the message itself

    bool operator==(const Message&) const = default;
};

/// Messages are handed from the lane to the models and views without copies, and never change.
using MessagePtr = std::shared_ptr<const Message>;

} // namespace stemma

Q_DECLARE_METATYPE(stemma::MessagePtr)
