// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/fetchedconversation.h"

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

/// A session whose messages are stored in pieces.
class PiecedConversation : public FetchedConversation
{
public:
    /// Gives what is stored at the place of a row.
    using Fetch = std::function<Result<PiecedRecord>(qint64 place)>;
    PiecedConversation(Fetch fetch, const PieceNames& names)
        : m_fetch(std::move(fetch))
        , m_names(names)
    {
    }

    [[nodiscard]] Result<PiecedRecord> record(size_t index) const { return m_fetch(placeOfRow(index)); }
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] Result<std::vector<quint64>> mayHold(
        std::span<const size_t> rows, std::span<const ByteFinder> needles, const JobControl& job) const override;
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override;

protected:
    /// The message of a record, without what depends on its row.
    [[nodiscard]] virtual Message decode(const PiecedRecord& record, qint64 maxText) const = 0;
    /// Adds what only neighbours and other files tell.
    virtual void complete(size_t index, qint64 maxText, Message& message) const = 0;

private:
    Fetch m_fetch;
    PieceNames m_names;
};

} // namespace stemma
