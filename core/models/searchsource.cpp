// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/searchsource.h"

#include "core/session/names.h"

#include <QCoreApplication>

#include <mutex>

namespace stemma {

namespace {

constexpr int MostScans = 3; ///< stores that are read at the same time

/// Work that answers something else than a result of a search.
template<typename T> Result<T> cancelledAs()
{
    return fail(Errc::Cancelled, {});
}

void addOne(QList<FacetCount>& counts, const QString& value)
{
    if (value.isEmpty())
        return;
    const auto at = std::ranges::find(counts, value, &FacetCount::value);
    if (at == counts.end())
        counts.append({value, 1});
    else
        ++at->count;
}

} // namespace

struct SearchSource::Basket
{
    struct Hits
    {
        std::vector<SearchHit> indexed; ///< counted where they were found
        std::vector<SearchHit> scanned;
    };

    void put(std::vector<SearchHit> hits, std::vector<SearchHit> Hits::* of)
    {
        const std::scoped_lock lock(mutex);
        std::vector<SearchHit>& into = found.*of;
        into.insert(into.end(), std::make_move_iterator(hits.begin()), std::make_move_iterator(hits.end()));
    }
    [[nodiscard]] Hits take()
    {
        const std::scoped_lock lock(mutex);
        return std::exchange(found, {});
    }

    /// A search of one store, into here.
    static auto work(const std::shared_ptr<Basket>& basket, std::vector<SearchHit> Hits::* into,
        const SearchQuery& query, const SearchOptions& options)
    {
        return [=](Result<SearchLane::Opened*> opened, const JobControl& job) -> Result<SearchOutcome> {
            if (!opened)
                return std::unexpected(opened.error());
            const auto sink = [&](std::vector<SearchHit> hits) {
                basket->put(std::move(hits), into);
                return !job.isCancelled();
            };
            return (*opened)->search().search(query, options, sink, job);
        };
    }

    std::mutex mutex;
    Hits found;
};

SearchSource::SearchSource(const SearchLane::Opener& opener, QObject* parent)
    : QObject(parent)
    , m_quick(opener, false)
    , m_basket(std::make_shared<Basket>())
{
    const int scans = std::clamp(QThread::idealThreadCount() - 1, 1, MostScans);
    for (int i = 0; i < scans; ++i)
        m_scans.push_back(std::make_unique<SearchLane>(opener, false));
    m_gather.setInterval(GatherMs);
    connect(&m_gather, &QTimer::timeout, this, &SearchSource::deliver);
    m_close.setSingleShot(true);
    m_close.setInterval(SearchLane::KeepMs);
    connect(&m_close, &QTimer::timeout, this, &SearchSource::closeStores);
}

SearchSource::~SearchSource()
{
    m_control.cancel();
    m_completion.cancel();
}

void SearchSource::closeStores()
{
    if (!isIdle())
        return m_close.start();
    m_quick.close();
    for (const std::unique_ptr<SearchLane>& lane : m_scans)
        lane->close();
}

SearchLane& SearchSource::scanLane(qsizetype store)
{
    return *m_scans[size_t(store) % m_scans.size()];
}

SearchOptions SearchSource::options() const
{
    SearchOptions options;
    options.limit = m_wish.limit;
    options.order = m_wish.order;
    return options;
}

void SearchSource::search(const SearchWish& wish)
{
    stop();
    m_completion.cancel();
    m_completion = {};
    m_completing = 0;
    ++m_wishes;
    m_wish = wish;
    m_indexed = {};
    m_scanned = {};
    m_scannedSessions.clear();
    emit started();
    begin();
}

void SearchSource::searchMore()
{
    if (isSearching())
        return;
    stop();
    m_wish.limit *= 4;
    m_indexed = {};
    m_scanned = {};
    m_scannedSessions.clear();
    begin();
}

void SearchSource::begin()
{
    m_control = {};
    m_wasStopped = false;
    m_basket = std::make_shared<Basket>();
    m_stores.clear();
    for (const KnownStore& store : m_wish.stores)
        m_stores.append({.path = store.path});
    m_waiting = int(m_stores.size());
    if (m_waiting == 0) {
        emit changed();
        return;
    }
    m_gather.start();
    m_close.start();
    emit begun(QCoreApplication::translate("SearchSource", "Searching"), m_control);
    for (qsizetype store = 0; store < m_stores.size(); ++store)
        askIndex(store);
    emit changed();
}

void SearchSource::stop()
{
    ++m_generation;
    m_control.cancel();
    m_gather.stop();
    m_wasStopped = m_wasStopped || m_waiting > 0 || m_counting > 0;
    m_counting = 0;
    if (std::exchange(m_waiting, 0) > 0)
        emit ended();
}

// ---- one store -------------------------------------------------------------------------------------

void SearchSource::askIndex(qsizetype store)
{
    const QString path = m_stores[store].path;
    SearchOptions options = this->options();
    options.extent = SearchOptions::Extent::Indexed;
    const auto take = [this, store, generation = m_generation](const Result<SearchOutcome>& outcome) {
        if (generation == m_generation)
            takeIndexed(store, outcome);
    };
    // A store without an index is not opened here.
    const auto work = Basket::work(m_basket, &Basket::Hits::indexed, m_wish.query, options);
    const auto look = [path](const JobControl& job) {
        const auto kind = job.isCancelled() ? IndexState::Kind::None : searchindex::stateOf(path).kind;
        return kind == IndexState::Kind::Complete || kind == IndexState::Kind::Partial;
    };
    m_quick.run(look, Lane::Visible, m_control)
        .then(this, [this, path, work, take, store, generation = m_generation](bool isIndexed) {
            if (generation != m_generation)
                return;
            if (isIndexed)
                m_quick.run(path, work, Lane::Visible, m_control).then(this, take);
            else
                scan(store);
        });
}

void SearchSource::takeIndexed(qsizetype store, const Result<SearchOutcome>& outcome)
{
    if (!outcome)
        return finish(store, outcome.error());
    m_stores[store].outcome = *outcome;
    count(store);
    // The newest hits may be where the index ends, so a full limit is no reason to leave out the rest.
    if (!outcome->unread.isEmpty())
        scan(store);
    else
        finish(store, {});
}

/// Reads what the index left out, or everything where there is none.
void SearchSource::scan(qsizetype store)
{
    deliver();
    m_stores[store].state = StoreProgress::State::Scanning;
    SearchOptions options = this->options();
    options.unread = m_stores[store].outcome.unread;
    if (!options.unread.isEmpty())
        options.extent = SearchOptions::Extent::Unread;
    const auto work = Basket::work(m_basket, &Basket::Hits::scanned, m_wish.query, options);
    scanLane(store)
        .run(m_stores[store].path, work, Lane::Normal, m_control)
        .then(this, [this, store, generation = m_generation](const Result<SearchOutcome>& outcome) {
            if (generation == m_generation)
                takeScanned(store, outcome);
        });
    emit changed();
}

void SearchSource::takeScanned(qsizetype store, const Result<SearchOutcome>& outcome)
{
    if (!outcome)
        return finish(store, outcome.error());
    m_stores[store].isCutShort = outcome->hasMore;
    m_stores[store].outcome.addUnread(*outcome);
    finish(store, {});
}

void SearchSource::finish(qsizetype store, const std::optional<Error>& error)
{
    deliver();
    StoreProgress& searched = m_stores[store];
    searched.state = error ? StoreProgress::State::Failed : StoreProgress::State::Searched;
    searched.error = error.value_or(Error());
    if (searched.error.code == Errc::Cancelled && error)
        searched.error.text = QCoreApplication::translate("SearchSource", "Cancelled.");
    if (--m_waiting == 0) {
        m_gather.stop();
        emit ended();
    }
    emit changed();
}

// ---- hits ------------------------------------------------------------------------------------------

void SearchSource::deliver()
{
    auto [hits, scanned] = m_basket->take();
    countScanned(scanned);
    hits.insert(hits.end(), std::make_move_iterator(scanned.begin()), std::make_move_iterator(scanned.end()));
    if (!hits.empty())
        emit found(hits);
}

void SearchSource::complete(const std::vector<SearchHit>& hits)
{
    std::map<QString, std::vector<SearchHit>> ofStores;
    for (const SearchHit& hit : hits)
        ofStores[hit.store].push_back(hit);
    for (auto& [path, some] : ofStores) {
        const auto work = [some, query = m_wish.query, options = options()](
                              Result<SearchLane::Opened*> opened, const JobControl& job) mutable {
            if (!opened || !(*opened)->search().complete(some, query, options, job))
                return cancelledAs<std::vector<SearchHit>>();
            return Result<std::vector<SearchHit>>(std::move(some));
        };
        ++m_completing;
        m_close.start();
        m_quick.run(path, work, Lane::Visible, m_completion)
            .then(this, [this, wishes = m_wishes](const Result<std::vector<SearchHit>>& done) {
                if (wishes != m_wishes)
                    return;
                --m_completing;
                if (done)
                    emit completed(*done);
            });
    }
}

// ---- counts ----------------------------------------------------------------------------------------

void SearchSource::count(qsizetype store)
{
    SearchOptions options = this->options();
    options.extent = SearchOptions::Extent::Indexed;
    options.unread = m_stores[store].outcome.unread; // these are counted as they are read
    const auto work = [options, query = m_wish.query](Result<SearchLane::Opened*> opened, const JobControl& job) {
        return opened ? (*opened)->search().facets(query, options, job) : cancelledAs<SearchFacets>();
    };
    ++m_counting;
    m_quick.run(m_stores[store].path, work, Lane::Idle, m_control)
        .then(this, [this, generation = m_generation](const Result<SearchFacets>& counted) {
            if (generation != m_generation)
                return;
            --m_counting;
            if (counted)
                m_indexed.add(*counted);
            emit changed();
        });
}

void SearchSource::countScanned(const std::vector<SearchHit>& hits)
{
    for (const SearchHit& hit : hits) {
        ++m_scanned.hits;
        if (const std::pair session(hit.store, hit.session); !m_scannedSessions.contains(session)) {
            m_scannedSessions.insert(session);
            ++m_scanned.sessions;
        }
        addOne(m_scanned.kinds, nameOf(hit.kind));
        addOne(m_scanned.roles, hit.role == Role::Unknown ? QString() : QString(nameOf(hit.role)));
        addOne(m_scanned.tools, hit.tool);
        addOne(m_scanned.models, hit.model);
        addOne(m_scanned.agents, hit.agent);
        addOne(m_scanned.projects, hit.project);
        addOne(m_scanned.stores, hit.store);
    }
}

SearchFacets SearchSource::facets() const
{
    SearchFacets all = m_indexed;
    all.add(m_scanned);
    all.isExact = !isSearching() && m_counting == 0 && std::ranges::none_of(m_stores, &StoreProgress::isCutShort);
    return all;
}

bool SearchSource::hasMore() const
{
    return std::ranges::any_of(m_stores, [](const StoreProgress& store) { return store.outcome.hasMore; });
}

} // namespace stemma
