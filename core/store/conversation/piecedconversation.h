// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversation.h"

#include <functional>

namespace stemma {

/// One stored object: a row's column, a file, or a piece of one.
struct Piece
{
    QString id; ///< of a row or a file, where the object itself has none
    QByteArray bytes; ///< as stored
    StoredAt at;
};

/// One message that is stored as several objects.
struct PiecedRecord
{
    QString session;
    Piece head; ///< the message's own object
    std::vector<Piece> parts;
};

/// What the members are called that a record has as one text.
struct PieceNames
{
    QByteArray head; ///< of the whole
    QByteArray parts; ///< the same
    QByteArray id; ///< of head and parts
    QByteArray session; ///< the same
    QByteArray message; ///< of parts
};

/// The record as one JSON text, with the ids put back that tables keep in columns. Parts that are no objects are left
/// out. A head that is none stays as it is.
[[nodiscard]] QByteArray joined(const PiecedRecord& record, const PieceNames& names);
/// The same the other way. @p whole must be an object. @p at: where it stands in a file, if it does; places of parts
/// are within the whole else.
[[nodiscard]] PiecedRecord split(QByteArrayView whole, const PieceNames& names, const StoredAt& at = {});
/// The elements of the list that a member of an object is, with their places. @p at: where the object begins.
[[nodiscard]] std::vector<Piece> elementsOf(QByteArrayView object, QByteArrayView key, const StoredAt& at);

/// A session whose messages are stored in pieces. Its rows are known by their ids and times, and what they hold is read
/// when somebody asks. Calls and results stand in one part, so that there is nothing to pair. 160 bytes a row.
class PiecedConversation : public Conversation
{
public:
    /// Gives what is stored at the place of a row.
    using Fetch = std::function<Result<PiecedRecord>(qint64 place)>;
    PiecedConversation(Fetch fetch, const PieceNames& names)
        : m_fetch(std::move(fetch))
        , m_names(names)
    {
    }

    struct Row
    {
        quint64 id = 0; ///< idHash()
        qint64 timeMs = OutlineRow::NoTime;
        qint64 place = -1; ///< the format's own, of which contents are read
        RowFlags flags;
        bool isDamaged = false;
        StoredAt at {};
        // What finish() tells:
        qint64 key = -1;
        MessageState state = MessageState::InContext;
        bool isCutOff = false;
    };
    /// In their order, then finish().
    void add(Row row) { m_rows.push_back(std::move(row)); }
    /// @p cutAt: the message from which on everything is cut off, though still stored; empty, or not there: nothing is.
    /// @p withCut: that message too.
    void finish(const QString& cutAt, bool withCut);

    [[nodiscard]] size_t size() const override { return m_rows.size(); }
    [[nodiscard]] ConversationRow row(size_t index) const override;
    /// Keys are made of ids: a message has the same one however the store was read.
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const ToolCallIndex& tools() const override { return m_tools; }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override;
    [[nodiscard]] Result<PiecedRecord> record(size_t index) const { return m_fetch(m_rows.at(index).place); }
    /// What of a record belongs to the conversation: bytes() are made of it.
    [[nodiscard]] virtual Result<PiecedRecord> kept(size_t index) const { return record(index); }
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] quint64 heldBy(size_t row, std::span<const ByteFinder> needles) const override;
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override;

protected:
    /// Of the rows before @p end, behind which all is cut off: sent, summarised, or never sent. Damage counts more.
    virtual void setStates(size_t end) = 0;
    void setState(size_t index, MessageState state) { m_rows.at(index).state = state; }
    /// The message of a record, without what depends on its row.
    [[nodiscard]] virtual Message decode(const PiecedRecord& record, qint64 maxText) const = 0;
    /// Adds what only neighbours and other files tell.
    virtual void complete(size_t index, qint64 maxText, Message& message) const = 0;

private:
    Fetch m_fetch;
    PieceNames m_names;
    std::vector<Row> m_rows;
    std::vector<std::pair<qint64, quint32>> m_byKey;
    ToolCallIndex m_tools;
};

} // namespace stemma
