// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversation.h"
#include "core/store/json/json.h"
#include "core/store/turnsigns.h"

#include <functional>

namespace stemma {

/// What a message's tool parts take from the rest of its conversation.
struct ToolPairs
{
    /// How the call with this id ended.
    std::function<ToolPart::State(const QString& callId)> callState;
    /// The tool's name, of a result's call; no value: there is no such call.
    std::function<std::optional<QString>(const QString& callId)> callName;
};

/// How one record of a format is spelled. Stateless; any thread.
class RecordCodec
{
public:
    RecordCodec() = default;
    virtual ~RecordCodec() = default;
    Q_DISABLE_COPY_MOVE(RecordCodec)

    /// The message of a record. @p stored is all of it, or of a very long one its beginning. Never fails: what cannot
    /// be understood becomes an UnknownPart. Its place, time and the states that depend on others are the caller's; a
    /// record without an id leaves it empty. @p dialect as Conversation::dialect() has it.
    [[nodiscard]] virtual Message decode(
        QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const
        = 0;
    /// The name of the tool that a record calls under this id; empty: it does not tell.
    [[nodiscard]] virtual QString nameOfCall(const json::Value& /*record*/, const QString& /*callId*/) const
    {
        return {};
    }
    /// What a record tells of the agent's turn; @p signs holds what newer ones told. By default nothing.
    virtual void addTurnSigns(const json::Value& /*record*/, TurnSigns& /*signs*/) const { }
    /// Adds what only neighbours tell.
    virtual void complete(const Conversation& /*conversation*/, size_t /*index*/, Message& /*message*/) const { }
};

/// The stored record as JSON (of a giant its beginning), or a null value where it is none. Of a row of several lines a
/// list of them.
[[nodiscard]] Result<json::Value> readRecord(const Conversation& conversation, size_t index);

/// What the last rows of a conversation tell.
[[nodiscard]] TurnSigns turnSignsAtEnd(const Conversation& conversation, const RecordCodec& codec);
/// What the last lines of a file tell, those that are no rows too. Reads its end, whatever its size; a line that is not
/// ended is still being written, and does not count. Nothing of a file that cannot be read.
[[nodiscard]] TurnSigns turnSignsIn(const QString& file, const RecordCodec& codec);

/// Conversation::message() of conversations whose rows are JSON records.
[[nodiscard]] Result<Message> decodeRow(
    const Conversation& conversation, size_t index, const RecordCodec& codec, qint64 maxText);

} // namespace stemma
