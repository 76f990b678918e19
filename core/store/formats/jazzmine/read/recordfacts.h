// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/source.h"
#include "core/store/outline.h"

#include <optional>

namespace stemma::jazzmine {

/// What is remembered of a message record. 56 bytes; a chat of a million messages is common.
struct MessageRecord
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

    qint64 offset = 0;
    qint64 timeMs = OutlineRow::NoTime; ///< as read, seconds made milliseconds
    qint64 order = 0; ///< the stored number, by which the library sorts
    quint64 id = 0; ///< a hash
    quint32 length = 0;
    quint32 conversation = 0;
    quint32 textBytes = 0;
    quint32 trace = NoTrace;
    quint16 flags = 0;
    quint16 file = 0;
    quint16 parts = 1; ///< stored in the message itself
    Role role = Role::Unknown;

    [[nodiscard]] RecordPlace place() const { return {file, offset, length}; }
    void setPlace(const RecordPlace& place);
};

/// What is remembered of a turn trace.
struct Trace
{
    static constexpr quint32 NoMessage = 0xffffffff;

    qint64 offset = 0;
    qint64 startedMs = OutlineRow::NoTime;
    quint64 id = 0;
    quint64 messageId = 0; ///< a hash
    quint32 message = NoMessage; ///< its number
    quint32 length = 0;
    quint32 conversation = 0;
    quint32 promptTokens = 0;
    quint32 completionTokens = 0;
    quint32 totalTokens = 0;
    qint32 turn = -1;
    quint16 tools = 0;
    quint16 file = 0;
    bool superseded = false; ///< a later record has its id
    bool failed = false; ///< of a tool or a call

    [[nodiscard]] RecordPlace place() const { return {file, offset, length}; }
    void setPlace(const RecordPlace& place);
};

/// By which the index knows the ids of records.
[[nodiscard]] quint64 recordIdHash(const QString& id);

/// What one pass over a message record finds for the index.
struct MessageFacts
{
    MessageRecord message; ///< without its place, and what comes from the members below
    std::optional<quint64> id;
    QByteArrayView conversation; ///< as spelled
    std::optional<qint64> time;

    /// False: the record is not JSON, and only its readable part was read.
    bool read(QByteArrayView json);
    /// Reads the record that @p text begins with. Its length, or -1 where it is not whole.
    [[nodiscard]] qint64 readFirst(QByteArrayView text);

private:
    void take(size_t key, QByteArrayView value);
};

/// The same of a turn trace.
struct TraceFacts
{
    Trace trace;
    std::optional<quint64> id;
    std::optional<quint64> messageId;
    QByteArrayView conversation;

    bool read(QByteArrayView json);
    [[nodiscard]] qint64 readFirst(QByteArrayView text);

private:
    void take(size_t key, QByteArrayView value);
};

/// The same of a conversation.
struct ConversationFacts
{
    std::optional<QString> id;
    std::optional<qint64> created;
    std::optional<qint64> updated;

    bool read(QByteArrayView json);
};

} // namespace stemma::jazzmine
