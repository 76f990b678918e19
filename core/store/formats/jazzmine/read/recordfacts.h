// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/source.h"
#include "core/store/json/rawjson.h"
#include "core/store/outline.h"

namespace stemma::jazzmine {

/// Where a record stands, in 14 bytes.
struct RecordSpot
{
    qint64 offset = 0;
    quint32 length = 0;
    quint16 file = 0;

    [[nodiscard]] RecordPlace place() const { return {file, offset, length}; }
};

/// What is remembered of a message record. 56 bytes; a chat of a million messages is common.
struct MessageRecord : RecordSpot
{
    enum Flag : quint16 {
        Flagged = 1 << 0,
        NewTopic = 1 << 1, ///< is_continuation is false
        Summarised = 1 << 2, ///< it has an episode
        Errors = 1 << 3,
        Superseded = 1 << 4, ///< a later record has its id
        NoTime = 1 << 5,
        Damaged = 1 << 6,
        InWindow = 1 << 7, ///< the enhancer would be sent it now
        Unanswered = 1 << 8,
    };
    static constexpr quint32 NoTrace = 0xffffffff;

    quint16 flags = 0;
    qint64 timeMs = OutlineRow::NoTime; ///< as read, seconds made milliseconds
    qint64 order = 0; ///< the stored number, by which the library sorts
    quint64 id = 0; ///< a hash
    quint32 conversation = 0;
    quint32 textBytes = 0;
    quint32 trace = NoTrace;
    quint16 parts = 1; ///< stored in the message itself
    Role role = Role::Unknown;

    [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
    void set(Flag flag, bool on) { flags = on ? flags | flag : flags & ~flag; }
    /// Reads the record that @p text begins with, but for its place and its conversation, which is given as it is
    /// spelled. @p number: among all of its kind. The record's length, or -1 where it is not whole: one that @p isAll
    /// of the text has then what can be read.
    [[nodiscard]] qint64 read(QByteArrayView text, bool isAll, size_t number, RawJson& conversationSpelled);
};

/// What is remembered of a turn trace.
struct Trace : RecordSpot
{
    static constexpr quint32 NoMessage = 0xffffffff;

    quint16 tools = 0;
    qint64 startedMs = OutlineRow::NoTime;
    quint64 id = 0;
    quint64 messageId = 0; ///< a hash
    quint32 message = NoMessage; ///< its number
    quint32 conversation = 0;
    quint32 promptTokens = 0;
    quint32 completionTokens = 0;
    quint32 totalTokens = 0;
    qint32 turn = -1;
    bool superseded = false; ///< a later record has its id
    bool failed = false; ///< of a tool or a call

    [[nodiscard]] qint64 read(
        QByteArrayView text, bool isAll, size_t number, RawJson& conversationSpelled); ///< the same
};

/// The id of a conversation record, and when it was made (OutlineRow::NoTime: unknown).
[[nodiscard]] std::pair<std::optional<QString>, qint64> readConversation(QByteArrayView json);

/// A count as records of the index keep it.
[[nodiscard]] quint32 small(std::optional<qint64> number);
/// By which the index knows the ids of records.
[[nodiscard]] quint64 recordIdHash(const QString& id);

} // namespace stemma::jazzmine
