// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessionlister.h"

#include "core/marks/marksdatabase.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace stemma {

namespace {

/// How often a store that changes all the time is listed again.
constexpr int RelistMs = 800;
/// A job that fills in figures gives the lane back after so long, because pages wait for it.
constexpr int FullSliceMs = 25;

/// Whether the entry of a cheap list is unchanged, so that the figures need not be read again.
bool sameAtAGlance(const SessionInfo& a, const SessionInfo& b)
{
    return a.updatedAt == b.updatedAt && a.title == b.title && a.deleted == b.deleted && a.model == b.model
        && a.directory == b.directory && a.parent == b.parent && a.labels == b.labels && isFlagged(a) == isFlagged(b);
}

} // namespace

/// The list as it was; compared on the lane, because 100,000 sessions take a while to go over.
struct SessionLister::Listed
{
    QHash<SessionId, SessionInfo> sessions;
    bool any = false;

    Difference take(std::vector<SessionInfo> list)
    {
        Difference difference {.first = !std::exchange(any, true)};
        QHash<SessionId, SessionInfo> now;
        now.reserve(qsizetype(list.size()));
        for (SessionInfo& info : list) {
            if (now.contains(info.id))
                continue;
            now.insert(info.id, info);
            const auto before = sessions.constFind(info.id);
            if (before == sessions.constEnd() || !sameAtAGlance(*before, info))
                difference.fresh.push_back(std::move(info));
        }
        for (const auto& [id, info] : sessions.asKeyValueRange()) {
            if (!now.contains(id))
                difference.gone.push_back(id);
        }
        sessions = std::move(now);
        return difference;
    }
};

SessionLister::SessionLister(OpenStore* store, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_listed(std::make_shared<Listed>())
{
    m_relist.setSingleShot(true);
    connect(&m_relist, &QTimer::timeout, this, &SessionLister::list);
    connect(store, &OpenStore::changed, this, [this](StoreChange change) {
        if (change != StoreChange::Vanished && !m_relist.isActive())
            m_relist.start(RelistMs);
    });
    // Not at once: a list that is there already would be taken within the call, before the store is known to others.
    m_relist.start(0);
}

SessionLister::~SessionLister()
{
    m_job.cancel();
}

void SessionLister::list()
{
    if (m_isListing) {
        m_listAgain = true;
        return;
    }
    m_isListing = true;
    auto all = [listed = m_listed](SessionStore& store, const JobControl& job) -> Result<Difference> {
        std::vector<SessionInfo> sessions;
        auto done = store.sessions(
            ListDetail::Basic,
            [&](std::vector<SessionInfo> batch) {
                std::ranges::move(batch, std::back_inserter(sessions));
                return true;
            },
            job);
        if (!done)
            return std::unexpected(done.error());
        return listed->take(std::move(sessions));
    };
    m_store->run(std::move(all), Lane::Normal, m_job).then(this, [this](Result<Difference> difference) {
        m_isListing = false;
        if (difference)
            emit listed(*difference);
        else
            emit failed(difference.error());
        if (std::exchange(m_listAgain, false))
            list();
    });
}

void SessionLister::readFigures(const std::vector<SessionId>& sessions)
{
    m_incomplete.insert(m_incomplete.begin(), sessions.begin(), sessions.end());
    readNext();
}

void SessionLister::readNext()
{
    if (m_isReading || m_incomplete.empty())
        return;
    m_isReading = true;
    std::vector<SessionId> ids(
        m_incomplete.begin(), m_incomplete.begin() + std::min<qsizetype>(qsizetype(m_incomplete.size()), 512));
    auto slice = [ids = std::move(ids)](SessionStore& store, const JobControl& job) {
        QElapsedTimer timer;
        timer.start();
        std::vector<SessionInfo> done;
        for (const SessionId& id : ids) {
            auto info = store.session(id, ListDetail::Full, job);
            if (!info) { // damaged or gone: stays as the cheap list gave it
                if (job.isCancelled())
                    break;
                info = SessionInfo {.id = id};
            }
            done.push_back(std::move(*info));
            if (timer.hasExpired(FullSliceMs))
                break;
        }
        return done;
    };
    m_store->run(std::move(slice), Lane::Idle, m_job).then(this, [this](std::vector<SessionInfo> done) {
        m_isReading = false;
        if (done.empty())
            return;
        // The queue may have been filled anew meanwhile, in another order.
        QSet<SessionId> isRead;
        for (const SessionInfo& info : done)
            isRead.insert(info.id);
        std::erase_if(m_incomplete, [&](const SessionId& id) { return isRead.contains(id); });
        emit figuresRead(done);
        readNext();
    });
}

} // namespace stemma
