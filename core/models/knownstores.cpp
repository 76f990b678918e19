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
    m_ofRecent.cancel();
    m_ofFound.cancel();
}

void KnownStores::setOpen(const QList<KnownStore>& stores)
{
    for (const KnownStore& store : std::as_const(m_open)) {
        const bool isClosed = !std::ranges::contains(stores, store.path, &KnownStore::path);
        if (isClosed && !isServerAddress(store.path))
            m_recent.prepend({store.path, store.format, false});
    }
    m_open = stores;
    update();
}

void KnownStores::setRecent(const QList<KnownStore>& stores)
{
    look(m_recent, m_ofRecent, [stores](const JobControl&) {
        QList<KnownStore> there;
        for (const KnownStore& store : stores)
            if (!isServerAddress(store.path) && QFileInfo::exists(store.path))
                there.append(store);
        return there;
    });
}

void KnownStores::find()
{
    look(m_found, m_ofFound, [](const JobControl& job) {
        QList<KnownStore> there;
        for (const FoundPlace& place : findStores(job))
            if (place.readable)
                there.append({place.path, place.name, false});
        return there;
    });
}

/// A look that is asked for anew replaces the one before.
void KnownStores::look(QList<KnownStore>& stores, JobControl& job, const Look& look)
{
    job.cancel();
    job = {};
    ++m_looks;
    QtConcurrent::run(look, job).then(this, [this, &stores, job](const QList<KnownStore>& there) {
        --m_looks;
        if (job.isCancelled())
            return;
        stores = there;
        update();
    });
}

void KnownStores::update()
{
    QList<KnownStore> all;
    for (const KnownStore& store : m_open + m_recent + m_found) {
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
