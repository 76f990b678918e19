// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/storesearcher.h"

#include "core/search/hitmaker.h"
#include "core/search/searchrun.h"
#include "core/search/searchedstore.h"

#include <QScopeGuard>

namespace stemma {

namespace {

QByteArray placeOf(const SearchHit& hit)
{
    return hit.session.value.toUtf8() + ' ' + QByteArray::number(hit.rowKey) + ' ' + QByteArray::number(hit.part) + ' '
        + QByteArray::number(quint16(hit.kind));
}

} // namespace

bool comesBefore(const SearchHit& one, const SearchHit& other, SearchOptions::Order order)
{
    if (order == SearchOptions::Order::Relevance && one.rank != other.rank)
        return one.rank < other.rank;
    return one.time > other.time;
}

void SearchOutcome::add(const SearchOutcome& other)
{
    hits += other.hits;
    hasMore = hasMore || other.hasMore;
    sessionsIndexed += other.sessionsIndexed;
    sessionsScanned += other.sessionsScanned;
    sessionsLeftOut += other.sessionsLeftOut;
    unread += other.unread;
    textsGivenUp += other.textsGivenUp;
    if (note.isEmpty())
        note = other.note;
}

void SearchOutcome::addUnread(const SearchOutcome& other)
{
    sessionsLeftOut -= unread.size();
    unread.clear();
    add(other);
}

class StoreSearcher::Private
{
public:
    explicit Private(SessionStore& opened)
        : store(opened)
    {
    }

    /// Of the state of the index that a search or count held on to, at its end.
    [[nodiscard]] auto releaseAtEnd()
    {
        return qScopeGuard([this] { store.release(); });
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
    const auto release = d->releaseAtEnd();
    if (const Result<> ready = d->store.refresh(options.useIndex, job); !ready)
        return std::unexpected(ready.error());
    QSet<QByteArray> given;
    const Sink noting = [&](std::vector<SearchHit> hits) {
        for (const SearchHit& hit : hits)
            given.insert(placeOf(hit));
        return sink(std::move(hits));
    };
    SearchRun run(d->store, **matcher, options, d->store.index() ? noting : sink, job);
    Result<SearchOutcome> outcome = run.run();
    if (outcome || !d->store.dropDamagedIndex(outcome.error()))
        return outcome;
    // What the index gave before its damage showed is not given again.
    const Sink others = [&](std::vector<SearchHit> hits) {
        std::erase_if(hits, [&given](const SearchHit& hit) { return given.contains(placeOf(hit)); });
        return hits.empty() || sink(std::move(hits));
    };
    SearchRun again(d->store, **matcher, options, others, job);
    return again.run();
}

Result<> StoreSearcher::complete(
    std::span<SearchHit> hits, const SearchQuery& query, const SearchOptions& options, const JobControl& job)
{
    const auto matcher = QueryMatcher::make(query, d->store.info());
    if (!matcher)
        return std::unexpected(matcher.error());
    const auto release = d->releaseAtEnd();
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
    const auto release = d->releaseAtEnd();
    if (const Result<> ready = d->store.refresh(options.useIndex, job); !ready)
        return std::unexpected(ready.error());
    SearchOptions all = options;
    all.limit = -1;
    all.completes = false;
    return countFacets(d->store, **matcher, all, job);
}

Result<QueryNames> StoreSearcher::names(const JobControl& job)
{
    const auto release = d->releaseAtEnd();
    if (const Result<> ready = d->store.refresh(true, job); !ready)
        return std::unexpected(ready.error());
    return d->store.names();
}

} // namespace stemma
