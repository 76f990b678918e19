// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/indexdatabase.h"
#include "core/store/conversation/messagescan.h"

#include <QSet>

namespace stemma {

/// What of a session the index does not have, or has of a message as it was before. Messages are compared by key, time,
/// sizes, kinds and state; what was changed in place without a change of those is seen by nothing but reading it all
/// (readAll()). Used once; thread: the store's.
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
    /// Everything is to be read anew.
    void readAll();

    [[nodiscard]] bool isSame() const { return m_removed.isEmpty() && m_missing.empty(); }
    [[nodiscard]] const QSet<qint64>& removed() const { return m_removed; } ///< keys whose texts are to be taken out
    [[nodiscard]] const std::vector<IndexedRow>& kept() const { return m_kept; } ///< of those known, the others
    [[nodiscard]] const std::vector<Rows>& missing() const { return m_missing; } ///< rows to be read, ascending
    [[nodiscard]] const IndexedRow& row(qint64 row) const { return m_rows[size_t(row)]; } ///< as it is now
    [[nodiscard]] MessageScan& scan() { return m_scan; } ///< of the session, with its outline

private:
    void compare();
    void addMissing(qint64 row);

    std::vector<IndexedRow> m_known;
    MessageScan m_scan;
    std::vector<IndexedRow> m_rows;
    QSet<qint64> m_removed;
    std::vector<IndexedRow> m_kept;
    std::vector<Rows> m_missing;
};

} // namespace stemma
