// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/openstore.h"

#include "core/store/registry.h"
#include "core/store/watchableplaces.h"

#include <algorithm>

namespace stemma {

OpenedStore OpenedStore::of(std::unique_ptr<SessionStore> store)
{
    OpenedStore opened {std::move(store), {}, {}};
    opened.info = opened.store->info();
    opened.places = watchablePlaces(*opened.store);
    return opened;
}

OpenStore::OpenStore(std::unique_ptr<SessionStore> store, QObject* parent)
    : OpenStore(OpenedStore::of(std::move(store)), parent)
{
}

OpenStore::OpenStore(OpenedStore opened, QObject* parent)
    : QObject(parent)
    , m_store(std::move(opened.store))
    , m_info(std::move(opened.info))
    , m_places(std::move(opened.places))
{
    m_files.watch(m_places);
    m_poll.setInterval(PollMs);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (!m_polling) // a slow store is not asked faster than it answers
            pollNow();
    });
    connect(&m_files, &FileWatcher::touched, this, &OpenStore::pollNow);
    m_poll.start();
}

OpenStore::~OpenStore()
{
    // The last job closes the store on the thread that owns its connection; those before it, which the lane tells to
    // end, still use it.
    m_lane.run([store = std::make_shared<std::unique_ptr<SessionStore>>(std::move(m_store))](
                   const JobControl&) { store->reset(); },
        Lane::Last);
}

void OpenStore::pollNow()
{
    m_pollAgain = m_polling;
    if (std::exchange(m_polling, true))
        return;
    run(
        [](SessionStore& store, const JobControl& job) {
            auto change = store.poll(job);
            return Poll {std::move(change), store.info(), watchablePlaces(store)};
        },
        Lane::Visible)
        .then(this, [this](const Poll& poll) { takePoll(poll); });
}

bool OpenStore::readsIn(const QString& folder) const
{
    const auto isInside = [inside = QString(folder + u'/')](const QString& place) { return place.startsWith(inside); };
    return hasSameSessions(m_info, folder)
        || (folder.startsWith(m_info.path + u'/') && std::ranges::any_of(m_places, isInside));
}

void OpenStore::pollOwnWrite()
{
    m_ownWrite.setRemainingTime(OwnWriteMs);
    pollNow();
}

void OpenStore::takePoll(const Poll& poll)
{
    m_polling = false;
    if (m_pollAgain)
        pollNow();
    // A file that took the place of another one is watched anew by the watcher itself.
    if (m_places != poll.places) {
        m_places = poll.places;
        m_files.watch(m_places);
    }
    if (m_info != poll.info) {
        m_info = poll.info;
        emit infoChanged();
    }
    const Result<StoreChange>& change = poll.change;
    if (!change) {
        // Told once; the next answer that works takes it back.
        if (change.error().code != Errc::Cancelled && !m_troubled) {
            m_troubled = true;
            emit troubled(change.error());
        }
        return;
    }
    if (m_troubled && *change != StoreChange::Vanished) {
        m_troubled = false;
        emit recovered();
    }
    if (*change == StoreChange::None)
        return;
    emit changed(*change);
    if (m_ownWrite.hasExpired())
        emit changedByOthers();
}

} // namespace stemma
