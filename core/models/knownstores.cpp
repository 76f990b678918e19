// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/knownstores.h"

#include "core/store/postgres/serveraddress.h"

#include <QFileInfo>
#include <QtConcurrentRun>

namespace stemma {

namespace {

bool isWithin(const KnownStore& inner, const KnownStore& outer)
{
    const bool isSameFormat = inner.format.isEmpty() || outer.format.isEmpty() || inner.format == outer.format;
    return isSameFormat && inner.path.startsWith(outer.path + u'/');
}

} // namespace

KnownStores::KnownStores(QObject* parent)
    : QObject(parent)
{
}

KnownStores::~KnownStores()
{
    m_job.cancel();
}

void KnownStores::setOpen(const QList<KnownStore>& stores)
{
    m_open = stores;
    update();
}

void KnownStores::look(const QList<KnownStore>& recent, bool isToFind)
{
    m_job.cancel();
    m_job = {};
    m_isLooking = true;
    QtConcurrent::run([job = m_job, recent, isToFind] {
        QList<KnownStore> there;
        for (const KnownStore& store : recent)
            if (!isServerAddress(store.path) && QFileInfo::exists(store.path))
                there.append(store);
        const QList<FoundPlace> found = isToFind ? findStores(job) : QList<FoundPlace>();
        for (const FoundPlace& place : found)
            if (place.readable)
                there.append({place.path, place.name, false});
        return there;
    }).then(this, [this, job = m_job](const QList<KnownStore>& there) {
        if (job.isCancelled())
            return;
        m_isLooking = false;
        m_others = there;
        update();
    });
}

void KnownStores::update()
{
    QList<KnownStore> all;
    for (const KnownStore& store : m_open + m_others) {
        KnownStore one = store;
        one.path = cleanStorePath(store.path);
        if (!std::ranges::contains(all, one.path, &KnownStore::path))
            all.append(one);
    }
    QList<KnownStore> stores;
    for (const KnownStore& store : std::as_const(all)) {
        if (!std::ranges::any_of(all, [&store](const KnownStore& other) { return isWithin(store, other); }))
            stores.append(store);
    }
    if (stores == m_stores)
        return;
    m_stores = stores;
    emit changed();
}

} // namespace stemma
