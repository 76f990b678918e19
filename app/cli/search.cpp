// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Searching stores, and the indexes for it.
#include "app/cli/gatheredhits.h"
#include "app/cli/job.h"
#include "core/search/indexbuilder.h"
#include "core/search/querydates.h"
#include "core/search/querymatcher.h"
#include "core/search/storesearcher.h"
#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

struct SearchText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// Those at the usual places of the agents, and those that have an index.
QStringList knownStores(const JobControl& control)
{
    QStringList stores = storePaths(usualPlaces(), control);
    for (const IndexState& state : searchindex::all()) {
        if (QFileInfo::exists(state.store))
            stores += state.store;
    }
    stores.removeDuplicates();
    return stores;
}

Result<SearchQuery> queryOf(const Options& options)
{
    if (options.search.isRegex)
        return SearchQuery::ofRegex(options.text, options.search.ignoresCase);
    if (options.search.isExact)
        return SearchQuery::ofExact(options.text);
    const auto query = SearchQuery::parse(options.text);
    if (query)
        return *query;
    return fail(Errc::Usage,
        SearchText::tr("The query cannot be read at character %1. %2")
            .arg(query.error().at + 1)
            .arg(query.error().text),
        options.text);
}

Result<SearchOptions> optionsOf(const Options& options)
{
    SearchOptions wanted;
    wanted.limit = options.search.limit == 0 ? -1 : options.search.limit;
    wanted.order = options.search.byRelevance ? SearchOptions::Order::Relevance : SearchOptions::Order::Newest;
    wanted.useIndex = !options.search.noIndex;
    wanted.completes = true;
    if (!options.session.isEmpty())
        wanted.session = SessionId(options.session);
    if (options.search.since.isEmpty())
        return wanted;
    const auto since = dateRange(options.search.since, now());
    if (!since)
        return fail(Errc::Usage,
            SearchText::tr("“%1” is not a date. Write 2026-03-01, 2026-03, today or 7d.").arg(options.search.since));
    wanted.since = timeFromMs(since->first);
    return wanted;
}

void printHits(Job& job, std::span<const SearchHit> hits)
{
    for (const SearchHit& hit : hits)
        job.record().hit(hit);
}

/// @p take(hits); no value: it could not be searched, which the job knows.
template<typename Take>
std::optional<SearchOutcome> searchStore(
    Job& job, SessionStore& store, const SearchQuery& query, const SearchOptions& options, const Take& take)
{
    StoreSearcher searcher(store);
    const auto sink = [&](const std::vector<SearchHit>& hits) {
        take(hits);
        return !job.isOver();
    };
    const Result<SearchOutcome> outcome = searcher.search(query, options, sink, job.control);
    if (!outcome) {
        job.fail(outcome.error());
        return {};
    }
    if (!outcome->note.isEmpty())
        complain(outcome->note, {});
    if (outcome->sessionsLeftOut > 0)
        job.fail({Errc::Corrupt,
            SearchText::tr(
                "%Ln session(s) of %1 could not be read and were not searched.", nullptr, int(outcome->sessionsLeftOut))
                .arg(store.info().path),
            {}});
    if (outcome->textsGivenUp > 0)
        complain(SearchText::tr("The regular expression took too long on %Ln text(s), which may have more hits.",
                     nullptr, int(outcome->textsGivenUp)),
            {});
    return *outcome;
}

void buildIndex(Job& job, SessionStore& store)
{
    IndexBuilder builder(store);
    if (const Result<> built = builder.run(job.control); !built)
        return job.fail(built.error());
    job.record().indexState(searchindex::stateOf(store.info().path));
}

void dropIndex(Job& job, const QString& path)
{
    const bool isServer = isServerAddress(path); // whose password nobody repeats
    const QString store = isServer ? cleanStorePath(path)
        : QFileInfo::exists(path)  ? QFileInfo(path).absoluteFilePath()
                                   : path;
    if (const Result<> removed = searchindex::remove(store); !removed)
        return job.fail(removed.error());
    job.record().indexState(searchindex::stateOf(store));
}

void listIndexes(Job& job)
{
    for (const IndexState& state : searchindex::all())
        job.record().indexState(state);
}

/// One order and one limit for all stores: nothing can be printed before the last one was searched.
void searchTogether(Job& job, const QStringList& paths, const SearchQuery& query, const SearchOptions& options)
{
    GatheredHits gathered(options.limit, options.order);
    std::vector<std::pair<QString, SearchOutcome>> outcomes;
    eachStore(job, paths, [&](SessionStore& store) {
        const auto take = [&gathered](const std::vector<SearchHit>& hits) { gathered.add(hits); };
        if (const auto outcome = searchStore(job, store, query, gathered.narrowed(options), take))
            outcomes.emplace_back(store.info().path, *outcome);
    });
    printHits(job, gathered.hits());
    for (auto& [path, outcome] : outcomes) {
        outcome.hits = std::ranges::count(gathered.hits(), path, &SearchHit::store);
        outcome.hasMore = gathered.hasMore();
        job.print().searched(path, outcome);
    }
}

} // namespace

void search(Job& job)
{
    using Act = SearchChoice::IndexAct;
    const Act act = job.options.search.act();
    if (act == Act::List)
        return listIndexes(job);
    const QStringList paths
        = job.options.paths.isEmpty() ? knownStores(job.control) : storePaths(job.options.paths, job.control);
    if (paths.isEmpty())
        return job.fail({Errc::NotFound, SearchText::tr("No sessions found in the usual places. Name a store."), {}});
    if (act == Act::Drop) {
        for (const QString& path : paths)
            dropIndex(job, path);
        return;
    }
    if (act == Act::Build)
        return eachStore(job, paths, [&job](SessionStore& store) { buildIndex(job, store); });
    const Result<SearchQuery> query = queryOf(job.options);
    const auto matcher = query ? QueryMatcher::make(*query, {}) : std::unexpected(query.error());
    const Result<SearchOptions> options = matcher ? optionsOf(job.options) : std::unexpected(matcher.error());
    if (!options)
        return job.refuse(options.error());
    if (paths.size() > 1 && options->limit > 0)
        return searchTogether(job, paths, *query, *options);
    eachStore(job, paths, [&](SessionStore& store) {
        const auto print = [&job](const std::vector<SearchHit>& hits) { printHits(job, hits); };
        if (const auto outcome = searchStore(job, store, *query, *options, print))
            job.print().searched(store.info().path, *outcome);
    });
}

} // namespace stemma::cli
