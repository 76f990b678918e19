// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/postgresrows.h"

namespace stemma::jazzmine {

/// A message of a conversation on a server by its time and its rank among those of the same time.
struct MessageSpot
{
    qint64 timestamp = 0;
    quint32 rank = 0;
    auto operator<=>(const MessageSpot&) const = default;
};

/// The outlines of conversations on a server, read by pieces, of which the last few are remembered. The key of a
/// message holds its spot, so that it stays when others come.
class PostgresOutlines
{
public:
    static constexpr qint64 PieceRows = 20'000;
    static constexpr qint64 FirstPieceRows = 2'000;

    explicit PostgresOutlines(PostgresRows& rows)
        : m_rows(rows)
    {
    }

    [[nodiscard]] qint64 keyFor(MessageSpot spot);
    [[nodiscard]] MessageSpot spotOf(qint64 key) const;

    /// As far as it was read; null: nothing was. Valid until the next call.
    [[nodiscard]] const Outline* known(const SessionId& id);
    /// The place in the outline, or -1.
    [[nodiscard]] qint64 positionOf(const Outline& outline, MessageSpot spot) const;

    [[nodiscard]] Result<Outline> read(const SessionId& id, const JobControl& job);
    /// Begins an outline with its first rows, behind which piece() continues.
    void begin(const SessionId& id, Outline rows = {}) { kept(id) = {id, std::move(rows)}; }
    /// Whether an outline that was begun has just the rows before @p from.
    [[nodiscard]] bool continues(const SessionId& id, qint64 from);
    /// The rows from @p from on of the outline that was begun; see SessionStore::outlinePiece().
    [[nodiscard]] Result<OutlinePiece> piece(const SessionId& id, qint64 from, const JobControl& job);
    void clear() { m_outlines.clear(); }

private:
    struct Kept
    {
        SessionId id;
        Outline rows {};
        bool isWhole = false;
    };
    /// Of that session, as the one used last; a new one takes the place of the one not used for the longest time.
    [[nodiscard]] Kept& kept(const SessionId& id);
    [[nodiscard]] Result<> readPiece(Kept& outline, qint64 rows, const JobControl& job);

    PostgresRows& m_rows;
    std::vector<Kept> m_outlines; ///< used last at the end
    QList<MessageSpot> m_oddSpots; ///< those that do not fit into a key, by the rest of the key
};

} // namespace stemma::jazzmine
