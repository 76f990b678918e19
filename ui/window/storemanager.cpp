// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/storemanager.h"

#include "core/base/waitelsewhere.h"
#include "core/marks/markedstore.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/window/jobs.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace stemma {

/// What the background thread found; held by pointer because futures copy.
struct StoreManager::Answer
{
    OpenedStore opened;
    Refusal refusal;
};

StoreManager::StoreManager(Jobs* jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_model(new SessionTreeModel(this))
    , m_opener(openMarkedStore)
{
    connect(m_jobs, &Jobs::cancelled, this, [this](int number) {
        const QString path = m_opening.key(number);
        if (m_opening.remove(path) > 0) {
            m_jobs->end(number);
            emit gaveUp(path);
        }
    });
}

StoreManager::~StoreManager()
{
    while (!m_stores.isEmpty())
        close(m_stores.constLast());
}

QString StoreManager::cleanPath(const QString& path)
{
    return cleanStorePath(path);
}

OpenStore* StoreManager::find(const QString& path) const
{
    const QString clean = cleanPath(path);
    const auto at = std::ranges::find_if(
        m_stores, [&clean](const OpenStore* store) { return cleanPath(store->info().path) == clean; });
    return at == m_stores.end() ? nullptr : *at;
}

OpenStore* StoreManager::findAround(const QString& path) const
{
    if (OpenStore* store = find(path))
        return store;
    const QString clean = cleanPath(path);
    const auto at = std::ranges::find_if(m_stores, [&clean](const OpenStore* store) { return store->readsIn(clean); });
    return at == m_stores.end() ? nullptr : *at;
}

bool StoreManager::isListed() const
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QVariant state = m_model->index(row, 0).data(SessionTreeModel::StoreStateRole);
        if (state.value<SessionTreeModel::StoreState>() == SessionTreeModel::StoreState::Listing)
            return false;
    }
    return true;
}

void StoreManager::open(const QString& path)
{
    const QString clean = cleanPath(path);
    if (OpenStore* store = find(clean)) {
        emit opened(store, true);
        return;
    }
    if (m_opening.contains(clean))
        return;
    const JobControl control;
    const int job = m_jobs->begin(tr("Opening %1").arg(storeTitle(clean)), control);
    m_opening.insert(clean, job);
    QtConcurrent::run([clean, control, opener = m_opener] {
        auto answer = std::make_shared<Answer>();
        auto store = opener(control, clean);
        if (control.isCancelled())
            return answer; // and the store is closed here
        if (store)
            answer->opened = OpenedStore::of(*std::move(store));
        else
            answer->refusal = {clean, store.error(), detectStore(clean)};
        return answer;
    }).then(this, [this, clean, job](const std::shared_ptr<Answer>& answer) { take(clean, job, answer); });
}

void StoreManager::take(const QString& path, int job, const std::shared_ptr<Answer>& answer)
{
    OpenedStore made = std::move(answer->opened);
    if (m_opening.value(path, -1) != job) { // cancelled meanwhile
        waitElsewhere([closed = std::move(made.store)]() mutable { closed.reset(); });
        return;
    }
    m_opening.remove(path);
    m_jobs->end(job);
    if (!made.store) {
        emit refused(answer->refusal);
        return;
    }
    auto* store = new OpenStore(std::move(made), this);
    // In the order in which they were asked for, whichever was opened first.
    const auto later = std::ranges::upper_bound(m_numbers, job);
    const auto row = later - m_numbers.begin();
    m_numbers.insert(later, job);
    m_stores.insert(row, store);
    m_model->insertStore(int(row), store);
    emit opened(store, false);
}

void StoreManager::close(OpenStore* store)
{
    if (!m_stores.contains(store))
        return;
    emit aboutToClose(store);
    m_model->removeStore(store);
    m_numbers.removeAt(m_stores.indexOf(store));
    m_stores.removeOne(store);
    delete store;
    emit closed();
}

} // namespace stemma
