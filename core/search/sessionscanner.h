// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/hitmaker.h"
#include "core/search/sessionstamps.h"
#include "core/store/conversation/messagescan.h"

namespace stemma {

/// Looks through one session for texts that a query holds of: its title, and its messages from the end to the
/// beginning, some hundred at a time. Those only that no session before it has (BranchStore); of a branch no title,
/// which is that of its trunk. Thread: the store's.
class SessionScanner
{
public:
    /// @p needles: those of the query (needlesOf()). @p isWhole: all messages.
    SessionScanner(
        const StampedSession& session, HitMaker& maker, qint64 sinceMs, std::vector<ByteFinder> needles, bool isWhole);

    /// Adds the hits of the next messages, those of a step newest first, also where it then fails. True: there are no
    /// more messages.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job, std::vector<SearchHit>& hits);
    /// No message that was not looked at is newer than this.
    [[nodiscard]] qint64 newestLeftMs() const;
    [[nodiscard]] bool wasRead() const { return m_wasRead; } ///< the store opened it

    /// Whether a query can hold of any text of a session, as far as the session alone tells. False is certain.
    [[nodiscard]] static bool mayHold(
        const QueryCondition& condition, const SessionInfo& session, const QueryMatcher& matcher);

private:
    Result<> begin(SessionStore& store, const JobControl& job, std::vector<SearchHit>& hits);

    SessionInfo m_session;
    bool m_isBranch;
    bool m_isWhole;
    HitMaker& m_maker;
    qint64 m_sinceMs;
    std::vector<ByteFinder> m_needles; ///< one of which a message has to hold; empty: nothing is known
    MessageScan m_scan;
    bool m_hasBegun = false;
    bool m_wasRead = false;
    qint64 m_first = 0; ///< row that is looked at
    qint64 m_end = 0; ///< behind the rows that are left
    std::vector<qint64> m_newest; ///< of all rows from m_first up to each one
};

} // namespace stemma
