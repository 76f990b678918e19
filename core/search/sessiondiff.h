// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/indexdatabase.h"
#include "core/store/conversation/messagescan.h"

#include <QSet>

namespace stemma {

/// What of a session the index does not have, or has of a message as it was before. Only messages count that no session
/// before it has (BranchStore). They are compared by key, time, sizes, kinds and state; what was changed in
/// place without a change of those is seen by reading it: who did so tells by setChanged(). Used once; thread: the
/// store's.
class SessionDiff
{
public:
    struct Rows
    {
        qint64 from = 0;
        qint64 end = 0; ///< behind the last one
    };

    /// @p known: what the index has of it.
    SessionDiff(const SessionId& session, std::vector<IndexedRow> known);

    /// Compares some thousand messages. True: all were, and the answers below are there.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);

    [[nodiscard]] qint64 first() const { return m_first; } ///< the first row that counts
    /// Behind the last row that the index has as it is, as far as known.
    [[nodiscard]] qint64 keptEnd() const;
    /// The last rows before @p end whose texts have together about @p bytes, which is counted down.
    [[nodiscard]] Rows rowsBefore(qint64 end, qint64& bytes) const;
    /// As it is now; `content` is that of the index, where it has the row.
    [[nodiscard]] const IndexedRow& row(qint64 row) const { return m_rows[place(row)]; }
    [[nodiscard]] bool isKept(qint64 row) const { return m_isKept[place(row)]; } ///< the index has it as it is
    void setChanged(qint64 row); ///< the index has other texts of it

    [[nodiscard]] const QSet<qint64>& removed() const { return m_removed; } ///< keys whose texts are to be taken out
    [[nodiscard]] std::vector<IndexedRow> kept() const;
    [[nodiscard]] std::vector<Rows> missing() const; ///< rows to be read, ascending
    [[nodiscard]] MessageScan& scan() { return m_scan; } ///< of the session, with its outline

private:
    [[nodiscard]] size_t place(qint64 row) const { return size_t(row - m_first); }
    void compare();

    std::vector<IndexedRow> m_known;
    MessageScan m_scan;
    bool m_hasBegun = false;
    qint64 m_first = 0;
    // By place.
    std::vector<IndexedRow> m_rows;
    std::vector<quint32> m_sizes; ///< of their texts, in bytes
    std::vector<bool> m_isKept;
    QSet<qint64> m_removed;
};

/// A hash of all that an index has of a message.
[[nodiscard]] quint64 contentOf(std::span<const SearchedText> texts);

} // namespace stemma
