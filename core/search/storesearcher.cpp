// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/storesearcher.h"

#include "core/search/hitmaker.h"
#include "core/search/searchrun.h"
#include "core/search/searchedstore.h"

#include <algorithm>

namespace stemma {

void SearchOutcome::add(const SearchOutcome& other)
{
    hits += other.hits;
    hasMore = hasMore || other.hasMore;
    sessionsIndexed += other.sessionsIndexed;
    sessionsScanned += other.sessionsScanned;
    sessionsLeftOut += other.sessionsLeftOut;
    textsGivenUp += other.textsGivenUp;
    if (note.isEmpty())
        note = other.note;
}

class StoreSearcher::Private
{
public:
    explicit Private(SessionStore& opened)
        : store(opened)
    {
    }

    SearchedStore store;
};

StoreSearcher::StoreSearcher(SessionStore& store)
    : d(std::make_unique<Private>(store))
{
}

StoreSearcher::~StoreSearcher() = default;

Result<SearchOutcome> StoreSearcher::search(
    const SearchQuery& query, const SearchOptions& options, const Sink& sink, const JobControl& job)
{
    const auto matcher = QueryMatcher::make(query, d->store.info());
    if (!matcher)
        return std::unexpected(matcher.error());
    if (const Result<> ready = d->store.refresh(options.useIndex, job); !ready)
        return std::unexpected(ready.error());
    SearchRun run(d->store, **matcher, options, sink, job);
    Result<SearchOutcome> outcome = run.run();
    if (!outcome && d->store.dropDamagedIndex(outcome.error()) && run.hits() == 0) {
        SearchRun again(d->store, **matcher, options, sink, job);
        outcome = again.run();
    }
    return outcome;
}

Result<> StoreSearcher::complete(
    std::span<SearchHit> hits, const SearchQuery& query, const SearchOptions& options, const JobControl& job)
{
    const auto matcher = QueryMatcher::make(query, d->store.info());
    if (!matcher)
        return std::unexpected(matcher.error());
    if (const Result<> ready = d->store.refresh(options.useIndex, job); !ready)
        return ready;
    HitMaker maker(d->store.info(), **matcher, options.snippetLength);
    return d->store.complete(hits, maker, job);
}

Result<SearchFacets> StoreSearcher::facets(
    const SearchQuery& query, const SearchOptions& options, const JobControl& job)
{
    const auto matcher = QueryMatcher::make(query, d->store.info());
    if (!matcher)
        return std::unexpected(matcher.error());
    if (const Result<> ready = d->store.refresh(options.useIndex, job); !ready)
        return std::unexpected(ready.error());
    SearchOptions all = options;
    all.limit = -1;
    all.completes = false;
    return countFacets(d->store, **matcher, all, job);
}

Result<QueryNames> StoreSearcher::names(const JobControl& job)
{
    if (const Result<> ready = d->store.refresh(true, job); !ready)
        return std::unexpected(ready.error());
    return d->store.names();
}

} // namespace stemma
