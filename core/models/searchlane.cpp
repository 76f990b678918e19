// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/searchlane.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace stemma {

namespace {

/// The thread gets what others leave.
void becomeIdle()
{
#ifdef Q_OS_LINUX
    constexpr int Nice = 15;
    setpriority(PRIO_PROCESS, id_t(gettid()), Nice);
#endif
}

} // namespace

StoreSearcher& SearchLane::Opened::search()
{
    if (!searcher)
        searcher = std::make_unique<StoreSearcher>(*store);
    return *searcher;
}

IndexBuilder& SearchLane::Opened::build()
{
    if (!builder)
        builder = std::make_unique<IndexBuilder>(*store);
    return *builder;
}

SearchLane::SearchLane(Opener opener, bool givesWay)
    : m_shelf(std::make_shared<Shelf>())
    , m_lane(std::make_shared<Lane>())
{
    m_shelf->opener = std::move(opener);
    m_shelf->givesWay = givesWay;
}

SearchLane::~SearchLane()
{
    m_lane->cancelAll();
    // Until the work notices, somebody else waits for it.
    QThreadPool::globalInstance()->start([lane = std::move(m_lane), shelf = std::move(m_shelf)]() mutable {
        lane.reset();
        shelf.reset();
    });
}

void SearchLane::close(const QString& path)
{
    m_lane->run(
        [shelf = m_shelf, path](const JobControl&) {
            if (path.isEmpty())
                shelf->stores.clear();
            else
                shelf->stores.erase(path);
        },
        Lane::Last);
}

void SearchLane::Shelf::closeUnused(const QString& except)
{
    std::erase_if(
        stores, [&](const auto& entry) { return entry.first != except && entry.second.used.hasExpired(KeepMs); });
}

Result<SearchLane::Opened*> SearchLane::Shelf::open(const QString& path, const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (std::exchange(givesWay, false))
        becomeIdle();
    closeUnused(path);
    if (const auto known = stores.find(path); known != stores.end()) {
        known->second.used.start();
        if (!known->second.polled.hasExpired(PollMs))
            return &known->second;
        const Result<StoreChange> change = known->second.store->poll(job);
        known->second.polled.start();
        if (change && *change != StoreChange::Replaced && *change != StoreChange::Vanished)
            return &known->second;
        stores.erase(known);
    }
    Result<std::unique_ptr<SessionStore>> opened = opener(job, path);
    if (!opened)
        return std::unexpected(opened.error());
    Opened& made = stores[path];
    made.store = std::move(*opened);
    made.polled.start();
    made.used.start();
    return &made;
}

} // namespace stemma
