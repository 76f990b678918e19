// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/messagetexts.h"
#include "core/search/textmatcher.h"
#include "core/store/conversation/messagescan.h"

namespace stemma {

/// Where a pattern stands in a session.
struct FindHit
{
    qint64 row = -1; ///< Message::index
    int part = MessageText::OfMessage; ///< Part::index
    TextKind kind = TextKind::Other;
    qsizetype start = 0; ///< within the MessageText, UTF-16 units
    qsizetype length = 0;

    bool operator==(const FindHit&) const = default;
};

/// The places of any of @p matchers in a text, at most @p limit, ascending; they may overlap.
[[nodiscard]] TextMatches findAny(
    const std::vector<TextMatcher>& matchers, QStringView text, qsizetype limit, const JobControl& job = JobControl());

/// Looks through all messages of a session for patterns, some of them at a step. Records that cannot hold it are not
/// decoded, where the store can tell (RecordFilter). One thread at a time.
class SessionFinder
{
public:
    static constexpr qsizetype MostHits = 1'000'000; ///< kept with their places; behind them the finder stops

    /// Looks for each of @p matchers, of which there is one at least.
    SessionFinder(SessionId session, std::vector<TextMatcher> matchers, TextKinds scope = AllTextKinds);

    void setRange(qint64 from, qint64 end) { m_scan.setRange(from, end); } ///< of rows, see MessageScan
    /// The next messages; true: there are no more.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    /// Reads the outline again after the store changed. The finder goes on with what is new, and once more with what
    /// may be another by now: rows that changed, and the last ones.
    [[nodiscard]] Result<> refresh(SessionStore& store, const JobControl& job);

    [[nodiscard]] const std::vector<FindHit>& hits() const
    {
        return m_hits;
    } ///< found so far, in the order in which a session is read
    [[nodiscard]] qint64 rowsDone() const { return m_scan.next(); }
    [[nodiscard]] qint64 rows() const { return m_scan.end(); }
    [[nodiscard]] qint64 textsGivenUp() const { return qint64(m_givenUp.size()); } ///< see TextMatches
    [[nodiscard]] bool isFull() const { return qsizetype(m_hits.size()) >= MostHits; }

private:
    Result<> take(SessionStore& store, qint64 row, const Message& message, const JobControl& job);

    MessageScan m_scan;
    std::vector<TextMatcher> m_matchers;
    TextKinds m_scope;
    std::vector<FindHit> m_hits;
    std::vector<qint64> m_givenUp; ///< rows of texts
};

} // namespace stemma
