// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/searchindexer.h"

#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

namespace stemma {

SearchIndexer::SearchIndexer(SearchLane::Opener opener, QObject* parent)
    : QObject(parent)
    , m_lane(std::move(opener), true)
{
    m_start.setSingleShot(true);
    connect(&m_start, &QTimer::timeout, this, &SearchIndexer::next);
    m_again.setInterval(AgainMs);
    connect(&m_again, &QTimer::timeout, this, [this] {
        for (StoreIndex& entry : m_stores)
            if (entry.work == StoreIndex::Work::None)
                wish(entry);
        next();
    });
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(QuietMs);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        for (const QString& path : std::exchange(m_changedStores, {})) {
            StoreIndex* entry = entryOf(path);
            if (entry && entry->work == StoreIndex::Work::Building)
                m_changedStores += path; // what is read now may miss it
            else if (entry)
                wish(*entry);
        }
        if (!m_changedStores.isEmpty())
            m_quiet.start();
        next();
    });
}

SearchIndexer::~SearchIndexer()
{
    m_control.cancel();
}

void SearchIndexer::start(int afterMs)
{
    m_isStarted = true;
    m_again.start();
    m_start.start(afterMs);
    refresh();
}

// ---- what is wished --------------------------------------------------------------------------------

StoreIndex* SearchIndexer::entryOf(const QString& store)
{
    const auto at = std::ranges::find(m_stores, store, [](const StoreIndex& entry) { return entry.store.path; });
    return at == m_stores.end() ? nullptr : &*at;
}

const StoreIndex* SearchIndexer::find(const QString& store) const
{
    return const_cast<SearchIndexer*>(this)->entryOf(store);
}

bool SearchIndexer::isWished(const KnownStore& store) const
{
    return m_isOn && !m_off.contains(store.path);
}

void SearchIndexer::wish(StoreIndex& entry)
{
    entry.work = isServerAddress(entry.store.path) ? StoreIndex::Work::Server
        : isWished(entry.store)                    ? StoreIndex::Work::Waiting
                                                   : StoreIndex::Work::Off;
}

void SearchIndexer::setStores(const QList<KnownStore>& stores)
{
    const QList<StoreIndex> before = std::exchange(m_stores, {});
    for (const KnownStore& store : stores) {
        const auto known = std::ranges::find(
            before, store.path, [](const StoreIndex& entry) -> const QString& { return entry.store.path; });
        StoreIndex entry = known == before.end() ? StoreIndex() : *known;
        entry.store = store;
        if (known == before.end())
            wish(entry);
        m_stores.append(entry);
    }
    if (!m_current.isEmpty() && !entryOf(m_current))
        finish(std::nullopt);
    if (m_isStarted)
        refresh();
    emit changed();
    if (!m_start.isActive())
        next();
}

void SearchIndexer::setWished(bool isOn, const QStringList& off)
{
    m_isOn = isOn;
    m_off = off;
    for (StoreIndex& entry : m_stores) {
        const bool isToStop = !isWished(entry.store) && entry.work != StoreIndex::Work::Off;
        const bool isToBegin = isWished(entry.store) && entry.work == StoreIndex::Work::Off;
        if (isToStop && entry.store.path == m_current)
            finish(std::nullopt);
        if (isToStop || isToBegin)
            wish(entry);
    }
    emit changed();
    if (!m_start.isActive())
        next();
}

void SearchIndexer::noteChange(const QString& store)
{
    if (!entryOf(store) || !m_isStarted)
        return;
    m_changedStores.insert(store);
    if (!m_quiet.isActive())
        m_quiet.start();
}

void SearchIndexer::build(const QString& store)
{
    const auto at = std::ranges::find(m_stores, store, [](const StoreIndex& entry) { return entry.store.path; });
    if (at == m_stores.end() || store == m_current)
        return resume();
    wish(*at);
    if (at->work == StoreIndex::Work::Waiting) {
        std::rotate(m_stores.begin(), at, at + 1);
        if (!m_current.isEmpty()) {
            StoreIndex* current = entryOf(m_current);
            finish(std::nullopt);
            wish(*current);
        }
    }
    m_isStarted = true;
    m_start.stop();
    resume();
}

void SearchIndexer::pause()
{
    if (std::exchange(m_isPaused, true))
        return;
    if (StoreIndex* current = entryOf(m_current)) {
        finish(std::nullopt);
        wish(*current);
    }
    emit changed();
}

void SearchIndexer::resume()
{
    m_isPaused = false;
    next();
    emit changed();
}

void SearchIndexer::remove(const QString& store)
{
    StoreIndex* entry = entryOf(store);
    if (store == m_current)
        finish(std::nullopt);
    if (entry && entry->work != StoreIndex::Work::Server)
        entry->work = isWished(entry->store) ? StoreIndex::Work::None : StoreIndex::Work::Off;
    m_lane.close(store);
    // Behind the closing.
    m_lane.run([store](const JobControl&) { return searchindex::remove(store); }, Lane::Last, {})
        .then(this, [this](const Result<>& removed) {
            if (!removed)
                emit failed(removed.error().text);
            refresh();
        });
    next();
}

void SearchIndexer::refresh()
{
    QStringList paths;
    for (const StoreIndex& entry : std::as_const(m_stores))
        paths.append(entry.store.path);
    QtConcurrent::run([paths] {
        QList<IndexState> states;
        for (const QString& path : paths)
            states.append(isServerAddress(path) ? IndexState() : searchindex::stateOf(path));
        return states;
    }).then(this, [this, paths](const QList<IndexState>& states) {
        for (qsizetype i = 0; i < paths.size(); ++i)
            if (StoreIndex* entry = entryOf(paths[i]))
                entry->state = states[i];
        emit changed();
    });
}

// ---- the work --------------------------------------------------------------------------------------

void SearchIndexer::next()
{
    if (!m_isStarted || m_isPaused || isBuilding())
        return;
    const auto at = std::ranges::find(m_stores, StoreIndex::Work::Waiting, &StoreIndex::work);
    if (at == m_stores.end())
        return;
    at->work = StoreIndex::Work::Building;
    at->progress = {};
    at->problem.clear();
    m_current = at->store.path;
    m_control = {};
    ++m_generation;
    emit begun(
        QCoreApplication::translate("SearchIndexer", "Indexing %1 for search").arg(storeTitle(m_current)), m_control);
    emit changed();
    step();
}

void SearchIndexer::step()
{
    using Answer = std::pair<Result<bool>, IndexBuilder::Progress>;
    const auto work = [](Result<SearchLane::Opened*> opened, const JobControl& job) -> Answer {
        if (!opened)
            return {std::unexpected(opened.error()), {}};
        IndexBuilder& builder = (*opened)->build();
        Result<bool> done = builder.step(job);
        const IndexBuilder::Progress progress = builder.progress();
        constexpr qint64 Fine = 1'000; // steps of a session
        if (progress.total > 0)
            job.setProgress(qint64(progress.share() * double(progress.total * Fine)), progress.total * Fine);
        return {std::move(done), progress};
    };
    m_lane.run(m_current, work, Lane::Idle, m_control)
        .then(this, [this, generation = m_generation](const Answer& answer) {
            if (generation == m_generation)
                takeStep(answer.first, answer.second);
        });
}

void SearchIndexer::takeStep(const Result<bool>& done, const IndexBuilder::Progress& progress)
{
    StoreIndex* entry = entryOf(m_current);
    entry->progress = progress;
    if (done && !*done) {
        step();
        emit changed();
        return;
    }
    // Who presses Cancel wants quiet, and not the next store.
    if (!done && done.error().code == Errc::Cancelled) {
        m_isPaused = true;
        finish(std::nullopt);
        wish(*entry);
    } else {
        finish(done ? std::nullopt : std::optional(done.error()));
    }
    refresh();
    next();
}

/// The store at work is through, or given up.
void SearchIndexer::finish(const std::optional<Error>& error)
{
    ++m_generation;
    m_control.cancel();
    const QString path = std::exchange(m_current, {});
    m_lane.close(path);
    if (StoreIndex* entry = entryOf(path)) {
        // Another program builds it: it will be there without us.
        const bool isFailure = error && error->code != Errc::Busy;
        entry->work = isFailure ? StoreIndex::Work::Failed : StoreIndex::Work::None;
        entry->problem = error ? error->text : QString();
    }
    emit ended();
    emit changed();
}

} // namespace stemma
