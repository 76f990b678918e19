// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchhit.h"
#include "core/search/searchindex.h"
#include "core/search/searchquery.h"

#include <QSet>

#include <functional>
#include <memory>
#include <span>

namespace stemma {

struct SearchOptions
{
    enum class Order : quint8 {
        Newest, ///< by time, exact to the second
        Relevance, ///< by bm25 among the newest RelevanceRows texts with a hit; what is scanned comes by time behind
                   ///< them
    };
    static constexpr qint64 RelevanceRows = 10'000;

    qint64 limit = 200; ///< hits; negative: all
    Order order = Order::Newest;
    bool useIndex = true; ///< false: scans everything
    /// A search can be made in two parts, the quick one first: together they give what Everything gives, each hit once.
    enum class Extent : quint8 {
        Everything,
        Indexed, ///< the sessions that are in the index; SearchOutcome::unread tells which are not
        Unread, ///< these, by reading them
    };
    Extent extent = Extent::Everything;
    /// Of the first part. With Indexed they are left out, whatever became of the index since: what was counted does not
    /// change while the second part is under way.
    QSet<SessionId> unread;
    std::optional<SessionId> session; ///< only in this one
    std::optional<Time> since;
    int snippetLength = 160; ///< characters, about
    bool completes = false; ///< also hits of the index come complete (see SearchHit::isComplete)
};

/// Whether a hit stands before another one, whatever their stores: it is more relevant where that is asked for and
/// known, or newer. What has no time comes last.
[[nodiscard]] bool comesBefore(const SearchHit& one, const SearchHit& other, SearchOptions::Order order);

/// How a search came out.
struct SearchOutcome
{
    qint64 hits = 0; ///< given
    bool hasMore = false; ///< the limit ended it
    qint64 sessionsIndexed = 0;
    qint64 sessionsScanned = 0;
    qint64 sessionsLeftOut = 0; ///< not indexed, and not scanned: they cannot be read, or are `unread`
    QSet<SessionId> unread; ///< of a search of Extent::Indexed: those that are not in the index
    qint64 textsGivenUp = 0; ///< on which a regular expression took too long
    QString note; ///< why the index was not used (one sentence, translated); empty: it was, or there is none

    void add(const SearchOutcome& other); ///< of another store
    void addUnread(const SearchOutcome& other); ///< of Extent::Unread, to the part before it
};

/// Searches one store: by its index where that is up to date, and by reading the sessions that are not in it. Both
/// give the same hits. Whether a session is as indexed is seen from the times and sizes of its files; of stores that
/// are one file, from the file, or else from what the list of sessions says of it. Thread: the store's. Keep it for the
/// next query: it remembers the list of sessions for a moment.
class StoreSearcher
{
public:
    /// @p store must outlive the searcher.
    explicit StoreSearcher(SessionStore& store);
    ~StoreSearcher();
    Q_DISABLE_COPY_MOVE(StoreSearcher)

    /// Takes hits as they are found, in the order of the options; answers false to end the search.
    using Sink = std::function<bool(std::vector<SearchHit> hits)>;
    [[nodiscard]] Result<SearchOutcome> search(
        const SearchQuery& query, const SearchOptions& options, const Sink& sink, const JobControl& job);
    /// Reads message, states, snippet and marks of hits of this store. Some hundred at most: each is read from the
    /// store. Of a hit whose text changed meanwhile isGone is set.
    [[nodiscard]] Result<> complete(
        std::span<SearchHit> hits, const SearchQuery& query, const SearchOptions& options, const JobControl& job);
    /// Counts all hits, whatever the limit. Takes longer than a search, far longer where it has to scan.
    [[nodiscard]] Result<SearchFacets> facets(
        const SearchQuery& query, const SearchOptions& options, const JobControl& job);
    /// Names of tools, models… in the index, for completion.
    [[nodiscard]] Result<QueryNames> names(const JobControl& job);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace stemma
