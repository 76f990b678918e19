// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/session/message.h"
#include "core/store/conversation/toolcallindex.h"
#include "core/store/outline.h"
#include "core/store/recordfilter.h"

#include <QFlags>

namespace stemma {

/// What an index knows of a record without decoding it.
enum class RowFlag : quint16 {
    User = 1 << 0,
    Assistant = 1 << 1,
    System = 1 << 2,
    Tool = 1 << 3, ///< the result of a call, where a format has a role for it
    Boundary = 1 << 4, ///< a compaction: what stands before it is summarised
    Summary = 1 << 5, ///< text that a summary consists of, a user's by its role
    Meta = 1 << 6, ///< made by the agent itself, no part of the conversation
    SideChain = 1 << 7,
    Unsent = 1 << 8, ///< the agent never sends it, whatever its role
    OddTime = 1 << 9, ///< see RecordTime
    HasParent = 1 << 10,
    NoLineEnd = 1 << 11, ///< the last line of its file, not ended (yet)
    Replaced = 1 << 12, ///< a later record has the same id
    Unloadable = 1 << 13, ///< holds what the agent's own reader refuses
    FormatA = 1 << 14, ///< means what its format says
    FormatB = 1 << 15,
};
Q_DECLARE_FLAGS(RowFlags, RowFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(RowFlags)

/// How one record stands in a conversation.
struct ConversationRow
{
    qint64 key = -1; ///< OutlineRow::key
    qint64 timeMs = OutlineRow::NoTime;
    MessageStates states;
    RowFlags flags;
    StoredAt at;
    quint32 record = 0; ///< what ToolCallIndex counts by
    bool isDamaged = false; ///< no message can be made of it
    bool isMain = true; ///< false: of a discarded end that is kept elsewhere, whose records are counted apart
};

/// What of a row costs nothing to ask.
struct RowFacts
{
    static constexpr qint64 NotKnown = -1;

    RowFlags flags;
    quint32 record = 0;
    bool isDamaged = false;
    bool isMain = true;
    bool maySign = true; ///< false: no block of its content holds a signature
    /// Bytes of the content in UTF-8 as the agent would send it. NotKnown: only decoding it tells.
    qint64 contentBytes = NotKnown;
};

/// One session as rows in the order in which they are shown, wherever it is stored. Cheap to ask but for bytes() and
/// message(). One thread.
class Conversation
{
public:
    Conversation() = default;
    virtual ~Conversation() = default;
    Q_DISABLE_COPY_MOVE(Conversation)

    /// In which of its format's spellings its records are, as the format counts them.
    [[nodiscard]] virtual quint8 dialect() const { return 0; }
    /// What else its format tells conversations apart by, as the format counts it: of mantis, the release.
    [[nodiscard]] virtual quint8 variant() const { return 0; }
    [[nodiscard]] virtual size_t size() const = 0;
    [[nodiscard]] virtual ConversationRow row(size_t index) const = 0;
    /// For whoever looks at every row.
    [[nodiscard]] virtual RowFacts facts(size_t index) const;
    [[nodiscard]] virtual Outline outline() const;
    /// The stored bytes, at most @p most of them (negative: all).
    [[nodiscard]] virtual Result<QByteArray> bytes(size_t index, qint64 most) const = 0;
    /// RecordFilter::mayHold() of these rows.
    [[nodiscard]] virtual Result<std::vector<quint64>> mayHold(
        std::span<const size_t> rows, std::span<const ByteFinder> needles, const JobControl& job) const;
    /// The same of one row. By default its bytes tell all of it.
    [[nodiscard]] virtual quint64 heldBy(size_t row, std::span<const ByteFinder> needles) const;
    /// With everything that depends on its neighbours, but for Message::session. @p maxText as in ReadOptions.
    [[nodiscard]] virtual Result<Message> message(size_t index, qint64 maxText) const = 0;
    [[nodiscard]] virtual std::optional<size_t> rowOf(qint64 key) const = 0;
    [[nodiscard]] virtual std::optional<size_t> rowWithId(const QString& id) const = 0;
    [[nodiscard]] virtual const ToolCallIndex& tools() const = 0;
    [[nodiscard]] virtual std::optional<size_t> rowOfRecord(quint32 record) const = 0;
};

/// The id that a record without one is known by: its place in the conversation.
[[nodiscard]] QString placeId(size_t index);
[[nodiscard]] std::optional<size_t> placeOf(const QString& id);
/// Of a message of the discarded end, which is kept apart: it stays the same when the session goes on.
[[nodiscard]] QString discardedId(size_t line);
[[nodiscard]] std::optional<size_t> discardedLineOf(const QString& id);

/// The row that makes the call with this id (idHash()); none: it has none.
[[nodiscard]] std::optional<size_t> callRow(const Conversation& conversation, quint64 callId);
/// The result of a call within the conversation.
[[nodiscard]] std::optional<ToolCallIndex::Mark> resultOf(const Conversation& conversation, quint64 callId);
/// How a call ended within the conversation.
[[nodiscard]] ToolPart::State stateOfCall(const Conversation& conversation, const QString& callId);

/// "FILE, byte 345", or the place in a database.
[[nodiscard]] QString placeText(const Conversation& conversation, size_t index);
/// The same of a part of this message, which some formats keep elsewhere.
[[nodiscard]] QString placeText(const StoredAt& part, size_t index);
/// The same of a line of a file.
[[nodiscard]] QString placeText(const StoredAt& line);

[[nodiscard]] OutlineDetail outlineDetailOf(const Message& message);

} // namespace stemma
