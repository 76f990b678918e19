// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/store/formats/mantis/read/message.h"
#include "core/store/formats/mantis/read/toolcallindex.h"
#include "core/store/outline.h"

namespace stemma::mantis {

/// The releases of the library that go on with a session differently, as far as what is stored tells which one
/// wrote it last.
enum class Release : quint8 {
    Unknown,
    SkipsBoundaries, ///< up to 2.58
    RefusesBoundaries, ///< 2.59 and 2.60
    KnowsBoundaries, ///< 2.61 and later
};

/// How one record stands in a session.
struct EntryRow
{
    qint64 key = -1;
    qint64 timeMs = OutlineRow::NoTime;
    MessageStates states;
    LineFlags flags;
    StoredAt at;
    quint32 record = 0; ///< what ToolCallIndex counts by
    bool isDamaged = false; ///< no message can be made of it
    bool isMain = true; ///< false: of the discarded suffix, whose records are counted apart
};

/// What is at hand of a row; see there.
struct RowFacts
{
    LineFlags flags;
    quint32 record = 0;
    bool isDamaged = false;
    bool isMain = true;
    bool maySign = true; ///< as LineFacts has it
    qint64 contentBytes = LineFacts::NotKnown; ///< as LineFacts has it
};

/// One session as rows in the order in which they are shown, wherever it is stored. Cheap to ask but for
/// bytes(). One thread.
class Conversation
{
public:
    Conversation() = default;
    virtual ~Conversation() = default;
    Q_DISABLE_COPY_MOVE(Conversation)

    [[nodiscard]] virtual Dialect dialect() const = 0;
    [[nodiscard]] virtual size_t size() const = 0;
    [[nodiscard]] virtual EntryRow row(size_t index) const = 0;
    /// For whoever looks at every row.
    [[nodiscard]] virtual RowFacts facts(size_t index) const;
    [[nodiscard]] virtual Outline outline() const;
    /// The stored bytes, at most @p most of them (negative: all).
    [[nodiscard]] virtual Result<QByteArray> bytes(size_t index, qint64 most) const = 0;
    [[nodiscard]] virtual std::optional<size_t> rowOf(qint64 key) const = 0;
    [[nodiscard]] virtual std::optional<size_t> rowWithId(const QString& id) const = 0;
    [[nodiscard]] virtual const ToolCallIndex& tools() const = 0;
    [[nodiscard]] virtual std::optional<size_t> rowOfRecord(quint32 record) const = 0;
    [[nodiscard]] virtual Release release() const = 0;
};

/// The id that a record without one is known by: its place in the session.
[[nodiscard]] QString placeId(size_t index);
/// Of a message of the discarded end, which is kept apart: it stays the same when the session goes on.
[[nodiscard]] QString discardedId(size_t line);
[[nodiscard]] std::optional<size_t> placeOf(const QString& id);
[[nodiscard]] std::optional<size_t> discardedLineOf(const QString& id);

/// One message of @p session with everything that depends on its neighbours.
[[nodiscard]] Result<Message> readRow(const Conversation& session, size_t index, qint64 maxText);
/// The stored record as JSON, or a null value where it is none.
[[nodiscard]] Result<json::Value> readJson(const Conversation& session, size_t index);
[[nodiscard]] OutlineDetail detailOf(const Message& message);

/// What a result answers within the session: its call's row, or none.
[[nodiscard]] std::optional<size_t> callRow(const Conversation& session, quint64 callId);
/// The answer to a call within the session.
[[nodiscard]] std::optional<ToolCallIndex::Mark> answerTo(const Conversation& session, quint64 callId);

} // namespace stemma::mantis
