// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/storecheck.h"

#include <QHash>
#include <QTimerEvent>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace stemma {

namespace {

/// The thread gets what others leave, but never nothing.
void giveWay()
{
#ifdef Q_OS_LINUX
    constexpr int Nice = 10;
    setpriority(PRIO_PROCESS, id_t(gettid()), Nice);
#endif
}

} // namespace

struct StoreCheck::Basket
{
    void put(Finding finding, const JobControl& job)
    {
        std::unique_lock lock(mutex);
        while (found.size() >= MostAtOnce && !job.isCancelled())
            taken.wait_for(lock, std::chrono::milliseconds(20));
        found.push_back(std::move(finding));
    }
    void put(const SessionId& session, std::vector<Finding> findings)
    {
        const std::scoped_lock lock(mutex);
        renewed.emplace_back(session, std::move(findings));
    }

    std::mutex mutex;
    std::condition_variable taken;
    std::vector<Finding> found;
    std::vector<std::pair<SessionId, std::vector<Finding>>> renewed;
};

struct StoreCheck::Known
{
    QHash<SessionId, SessionInfo> sessions;

    static Result<QHash<SessionId, SessionInfo>> list(SessionStore& store, const JobControl& job)
    {
        QHash<SessionId, SessionInfo> all;
        const Result<> done = store.sessions(
            ListDetail::Basic,
            [&](const std::vector<SessionInfo>& batch) {
                for (const SessionInfo& info : batch)
                    all.insert(info.id, info);
                return !job.isCancelled();
            },
            job);
        if (!done)
            return std::unexpected(done.error());
        return all;
    }
    static Result<> checkOne(SessionStore& store, const SessionId& session, Basket& basket, const JobControl& job)
    {
        std::vector<Finding> findings;
        const Result<> done = store.check(
            session,
            [&](Finding finding) {
                if (finding.session == session)
                    findings.push_back(std::move(finding));
            },
            job);
        if (done || done.error().code == Errc::NotFound)
            basket.put(session, std::move(findings));
        return done || done.error().code == Errc::NotFound ? Result<>() : done;
    }
    Result<> checkAll(SessionStore& store, Basket& basket, const JobControl& job)
    {
        auto listed = list(store, job);
        if (!listed)
            return std::unexpected(listed.error());
        sessions = std::move(*listed);
        return store.check(std::nullopt, [&](Finding finding) { basket.put(std::move(finding), job); }, job);
    }
    Result<> checkChanged(SessionStore& store, Basket& basket, const JobControl& job)
    {
        auto listed = list(store, job);
        if (!listed)
            return std::unexpected(listed.error());
        const auto before = std::exchange(sessions, std::move(*listed));
        for (const auto& [id, info] : before.asKeyValueRange())
            if (!sessions.contains(id))
                basket.put(id, {});
        for (const auto& [id, info] : sessions.asKeyValueRange()) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const auto old = before.constFind(id);
            if (old != before.cend() && *old == info)
                continue;
            if (const Result<> done = checkOne(store, id, basket, job); !done)
                return done;
        }
        return {};
    }
};

StoreCheck::StoreCheck(Opener opener, QObject* parent)
    : QObject(parent)
    , m_opener(std::move(opener))
    , m_known(std::make_shared<Known>())
{
}

StoreCheck::~StoreCheck()
{
    m_control.cancel();
}

void StoreCheck::start(const QString& path, Scope scope, const SessionId& session)
{
    cancel();
    m_control = {};
    m_basket = std::make_shared<Basket>();
    m_running = true;
    m_timer.start(GatherMs, this);
    m_since.start();
    const auto work = [opener = m_opener, basket = m_basket, known = m_known, path, scope, session](
                          const JobControl& job) -> Result<> {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        giveWay();
        const auto store = opener(job, path);
        if (!store)
            return std::unexpected(store.error());
        switch (scope) {
        case Scope::Session:
            return Known::checkOne(**store, session, *basket, job);
        case Scope::Store:
            return known->checkAll(**store, *basket, job);
        case Scope::Changed:
            return known->checkChanged(**store, *basket, job);
        }
        return {};
    };
    m_lane.run(work, Lane::Idle, m_control).then(this, [this, generation = m_generation](const Result<>& result) {
        if (generation != m_generation)
            return;
        m_timer.stop();
        deliver();
        m_running = false;
        m_tookMs = m_since.elapsed();
        emit finished(result);
    });
}

void StoreCheck::cancel()
{
    ++m_generation; // results that still arrive are dropped
    m_control.cancel();
    m_timer.stop();
    m_running = false;
}

void StoreCheck::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_timer.timerId())
        deliver();
    else
        QObject::timerEvent(event);
}

void StoreCheck::deliver()
{
    std::unique_lock lock(m_basket->mutex);
    const auto findings = std::exchange(m_basket->found, {});
    const auto renewals = std::exchange(m_basket->renewed, {});
    lock.unlock();
    m_basket->taken.notify_one();
    if (!findings.empty())
        emit found(findings);
    for (const auto& [session, instead] : renewals)
        emit renewed(session, instead);
}

} // namespace stemma
