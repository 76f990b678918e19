// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchrun.h"
#include "core/session/names.h"

#include <QSet>

#include <algorithm>

namespace stemma {

namespace {

/// Counts of hits, gathered one by one or in groups.
class FacetCounter
{
public:
    void add(const SearchHit& hit, qint64 count)
    {
        m_facets.hits += count;
        m_sessions.insert(hit.session);
        m_counts[0][nameOf(hit.kind)] += count;
        m_counts[1][hit.role == Role::Unknown ? QString() : QString(nameOf(hit.role))] += count;
        m_counts[2][hit.tool] += count;
        m_counts[3][hit.model] += count;
        m_counts[4][hit.agent] += count;
        m_counts[5][hit.project] += count;
        m_counts[6][hit.store] += count;
    }

    SearchFacets take()
    {
        m_facets.sessions = m_sessions.size();
        QList<FacetCount>* const lists[] = {&m_facets.kinds, &m_facets.roles, &m_facets.tools, &m_facets.models,
            &m_facets.agents, &m_facets.projects, &m_facets.stores};
        for (size_t i = 0; i < std::size(lists); ++i) {
            for (const auto& [value, count] : m_counts[i].asKeyValueRange()) {
                if (!value.isEmpty())
                    *lists[i] += {value, count};
            }
            std::ranges::sort(*lists[i], [](const FacetCount& a, const FacetCount& b) {
                return a.count != b.count ? a.count > b.count : a.value < b.value;
            });
        }
        return m_facets;
    }

private:
    SearchFacets m_facets;
    QSet<SessionId> m_sessions;
    QHash<QString, qint64> m_counts[7];
};

} // namespace

Result<> SearchRun::countIndexed(const std::function<void(const SearchHit&, qint64)>& add)
{
    chooseSessions();
    const Result<std::optional<IndexQuery>> query = indexQuery();
    if (!query)
        return std::unexpected(query.error());
    if (!*query)
        return {};
    OwnDatabase& sqlite = m_store.index()->sqlite();
    auto statement
        = (*query)->statement("max(t.id), t.session, 0, 0, t.facts & 255, t.tool, t.model, t.agent, 0, count(*)",
            "GROUP BY t.session, t.facts & 255, t.tool, t.model, t.agent");
    if (!statement)
        return std::unexpected(statement.error());
    m_statement = *std::move(statement);
    Result<bool> hasRow = false;
    while ((hasRow = sqlite.step(*m_statement)) && *hasRow) {
        constexpr int CountColumn = 9;
        add(indexedHit(), m_statement->integer(CountColumn));
    }
    m_statement.reset();
    return hasRow ? Result<>() : std::unexpected(hasRow.error());
}

Result<SearchFacets> countFacets(
    SearchedStore& store, QueryMatcher& matcher, const SearchOptions& options, const JobControl& job)
{
    std::optional<OwnDatabase::Cancelling> cancelling;
    if (store.index())
        cancelling.emplace(store.index()->sqlite(), job);
    FacetCounter counter;
    const StoreSearcher::Sink sink = [&counter](const std::vector<SearchHit>& hits) { // which the runs refer to
        for (const SearchHit& hit : hits)
            counter.add(hit, 1);
        return true;
    };
    SearchRun indexed(store, matcher, options, sink, job);
    const Result<> counted
        = indexed.countIndexed([&counter](const SearchHit& hit, qint64 count) { counter.add(hit, count); });
    if (!counted)
        return std::unexpected(counted.error());
    SearchRun others(store, matcher, options, sink, job, SearchRun::Sources::WithoutIndexed);
    const Result<SearchOutcome> outcome = others.run();
    if (!outcome)
        return std::unexpected(outcome.error());
    SearchFacets facets = counter.take();
    facets.isExact = outcome->sessionsLeftOut == 0;
    return facets;
}

} // namespace stemma
