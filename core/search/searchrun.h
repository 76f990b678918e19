// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/indexquery.h"
#include "core/search/searchedstore.h"
#include "core/search/sessionscanner.h"
#include "core/search/storesearcher.h"

#include <deque>
#include <queue>

namespace stemma {

/// One search of a store: joins what its index gives, the titles of its sessions and what is found by reading those
/// that are not indexed, into one row of hits in their order. Used once; thread: the store's.
class SearchRun
{
public:
    enum class Sources : quint8 {
        All,
        WithoutIndexed, ///< of what is indexed the titles only
    };

    SearchRun(SearchedStore& store, QueryMatcher& matcher, const SearchOptions& options,
        const StoreSearcher::Sink& sink, const JobControl& job, Sources sources = Sources::All);

    [[nodiscard]] Result<SearchOutcome> run();

    /// Instead of run(): counts what the index has, by groups of the same session, kind, role, tool, model and agent.
    [[nodiscard]] Result<> countIndexed(const std::function<void(const SearchHit&, qint64)>& add);

private:
    /// A hit with what orders it: the last one to be given is the smallest.
    struct Waiting
    {
        qint64 ms = 0;
        quint64 number = 0; ///< of those of a time, the one that was found first comes first
        SearchHit hit;

        bool operator<(const Waiting& other) const { return ms != other.ms ? ms < other.ms : number > other.number; }
    };

    void chooseSessions();
    void findTitles();
    Result<std::optional<IndexQuery>> indexQuery(); ///< no value: the index has nothing to give
    Result<> openIndex();
    Result<QByteArray> orderByRelevance(const IndexQuery& query, QByteArray& columns);
    Result<> askIndex(const QByteArray& columns, const QByteArray& order);
    [[nodiscard]] Result<qint64> oldestOfNewest() const; ///< its id; 0: there are not that many texts
    Result<> readIndexed(); ///< the next one to m_indexed
    SearchHit indexedHit() const;
    Result<> scanMore();
    Result<> takeBranches(const StampedSession& trunk); ///< of a session that is being scanned
    void sortScans(); ///< those that are left
    void addWaiting(SearchHit hit);
    [[nodiscard]] bool isWanted(const SessionInfo& session) const;
    [[nodiscard]] bool hasScansLeft() const { return m_scanner || m_nextScan < m_toScan.size(); }
    [[nodiscard]] qint64 newestUnscannedMs() const;
    [[nodiscard]] bool isAtLimit() const { return m_options.limit >= 0 && m_outcome.hits >= m_options.limit; }
    Result<> giveNext();
    Result<> give(SearchHit hit);
    Result<> flush();

    SearchedStore& m_store;
    QueryMatcher& m_matcher;
    const SearchOptions& m_options;
    const StoreSearcher::Sink& m_sink;
    const JobControl& m_job;
    Sources m_sources;
    HitMaker m_maker;
    std::vector<ByteFinder> m_needles; ///< of messages to be read, see needlesOf()
    qint64 m_sinceMs = 0;
    SearchOutcome m_outcome;
    bool m_isOver = false; ///< the sink wants no more

    IndexQuery::Sessions m_sessions; ///< that are looked for in the index
    QHash<QString, qint64> m_names;
    QHash<qint64, QString> m_namesByNumber;
    std::optional<IndexQuery> m_query;
    std::shared_ptr<OwnStatement> m_statement;
    qint64 m_restBefore = 0; ///< ids below are asked for when the statement is through; 0: none
    std::optional<SearchHit> m_indexed; ///< the next one

    std::vector<const SessionInfo*> m_titled; ///< whose titles are looked at here
    std::vector<const StampedSession*> m_toScan;
    size_t m_nextScan = 0;
    std::deque<StampedSession> m_unlisted; ///< of them, those that the store's list lacks
    QSet<SessionId> m_taken; ///< sessions that are looked at here, or in the other part of the search
    std::unique_ptr<SessionScanner> m_scanner;

    std::priority_queue<Waiting> m_waiting;
    quint64 m_found = 0;
    std::vector<SearchHit> m_batch;
};

/// Counts all hits by their properties.
[[nodiscard]] Result<SearchFacets> countFacets(
    SearchedStore& store, QueryMatcher& matcher, const SearchOptions& options, const JobControl& job);

} // namespace stemma
