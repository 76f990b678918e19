// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// One item of what the model would be sent.
struct ContextItem
{
    enum class Kind : quint8 { System, Summary, Message, ToolOutput, Tombstone };
    qint64 position = 0; ///< 0-based, in assembly order
    Kind kind = Kind::Message;
    QString id; ///< of the message or node; empty for the system prompt
    Role role = Role::Unknown;
    qint64 tokens = 0;
    bool estimated = true;
    QString text; ///< exactly what the agent would send
    QString leftOut; ///< why the agent does not send it (one sentence, translated); empty: it is sent
    bool exact = true; ///< false where the format's rules had to be guessed

    bool operator==(const ContextItem&) const = default;
};

/// The figures of one assembled window, in tokens.
struct ContextBudget
{
    qint64 usable = 0; ///< what may be filled
    qint64 reserve = 0; ///< kept free for the answer and for compaction
    qint64 total = 0; ///< what is sent: system + summaries + messages
    qint64 system = 0;
    qint64 summaries = 0;
    qint64 messages = 0; ///< raw messages, tool output included
    qint64 toolOutput = 0; ///< the part of `messages` that renders tool calls
    bool estimated = true;

    bool operator==(const ContextBudget&) const = default;
};

} // namespace stemma
