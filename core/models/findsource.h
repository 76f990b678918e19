// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storesource.h"
#include "core/search/sessionfinder.h"

namespace stemma {

/// What is looked for in a session.
struct FindQuery
{
    std::vector<TextPattern> patterns; ///< any of them; none: nothing is looked for
    TextKinds scope = AllTextKinds;
    qint64 from = 0; ///< rows; only those from here …
    qint64 end = MessageScan::ToTheEnd; ///< … to before here

    bool operator==(const FindQuery&) const = default;
};

/// The places of patterns in one session, found on the store's lane while the user types, and told as they come. When
/// the session grows, the pass goes on with what is new. GUI thread.
class FindSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 600;

    explicit FindSource(QObject* parent = nullptr);

    void setCurrent(OpenStore* store, const SessionId& session); ///< null: none; what was looked for is looked for here
    void find(const FindQuery& query); ///< one with a pattern that cannot be read finds nothing, see problem()
    void load() override;

    [[nodiscard]] const FindQuery& query() const { return m_query; }
    [[nodiscard]] bool isWanted() const { return m_finder != nullptr; }
    [[nodiscard]] bool isLooking() const { return isReading(); }
    /// Why the query cannot be looked for, a sentence for the user; empty: it can.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const std::vector<TextMatcher>& matchers() const { return m_matchers; } ///< of the query
    [[nodiscard]] const std::vector<FindHit>& hits() const { return m_hits; } ///< see SessionFinder::hits()
    [[nodiscard]] int edition() const { return m_edition; } ///< as long as it stays, hits are only added at the end
    /// Those of one row.
    [[nodiscard]] std::span<const FindHit> hitsOf(qint64 row) const;
    [[nodiscard]] bool isFull() const { return qsizetype(m_hits.size()) >= SessionFinder::MostHits; }
    [[nodiscard]] qint64 textsGivenUp() const { return m_givenUp; }
    [[nodiscard]] qint64 rowsDone() const { return m_rowsDone; } ///< looked through so far
    [[nodiscard]] qint64 rows() const { return m_rows; }

signals:
    void started(); ///< something else is looked for: the hits are others

private:
    void begin();
    void goOn();
    void take(bool anew);

    SessionId m_session;
    FindQuery m_query;
    QString m_problem;
    std::vector<TextMatcher> m_matchers;
    std::shared_ptr<SessionFinder> m_finder; ///< used on the lane, and here between its steps
    bool m_refreshes = false; ///< the next step reads the outline again
    std::vector<FindHit> m_hits;
    int m_edition = 0;
    qint64 m_givenUp = 0;
    qint64 m_rowsDone = 0;
    qint64 m_rows = 0;
    QElapsedTimer m_sinceShown;
};

} // namespace stemma
