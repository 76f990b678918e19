// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/storecheck.h"

#include <QTimerEvent>

#include <mutex>
#include <utility>

namespace stemma {

struct StoreCheck::Basket
{
    void put(Finding finding)
    {
        const std::scoped_lock lock(mutex);
        findings.push_back(std::move(finding));
    }
    [[nodiscard]] std::vector<Finding> take()
    {
        const std::scoped_lock lock(mutex);
        return std::exchange(findings, {});
    }

    std::mutex mutex;
    std::vector<Finding> findings;
};

StoreCheck::StoreCheck(Opener opener, QObject* parent)
    : QObject(parent)
    , m_opener(std::move(opener))
{
}

StoreCheck::~StoreCheck()
{
    m_control.cancel();
}

void StoreCheck::start(const QString& path, const SessionId& first)
{
    cancel();
    m_control = {};
    m_basket = std::make_shared<Basket>();
    m_running = true;
    m_timer.start(GatherMs, this);
    const auto work = [opener = m_opener, basket = m_basket, path, first](const JobControl& job) -> Result<> {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto store = opener(path);
        if (!store)
            return std::unexpected(store.error());
        if (!first.isEmpty()) {
            const Result<> done
                = (*store)->check(first, [&](Finding finding) { basket->put(std::move(finding)); }, job);
            // A session that is gone meanwhile does not keep the rest from being checked.
            if (!done && done.error().code != Errc::NotFound)
                return done;
        }
        return (*store)->check(
            std::nullopt,
            [&](Finding finding) {
                if (first.isEmpty() || finding.session != first)
                    basket->put(std::move(finding));
            },
            job);
    };
    m_lane.run(work, Lane::Idle, m_control).then(this, [this, generation = m_generation](const Result<>& result) {
        if (generation != m_generation)
            return;
        m_timer.stop();
        m_running = false;
        deliver();
        emit finished(result);
    });
}

void StoreCheck::cancel()
{
    ++m_generation; // what still comes of it is not wanted
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
    const std::vector<Finding> findings = m_basket->take();
    if (!findings.empty())
        emit found(findings);
}

} // namespace stemma
