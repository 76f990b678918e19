// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/storesource.h"

#include <algorithm>

namespace stemma {

StoreSource::StoreSource(std::optional<int> quietMs, QObject* parent)
    : QObject(parent)
    , m_quietMs(quietMs)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &StoreSource::load);
}

StoreSource::~StoreSource()
{
    m_control.cancel();
}

void StoreSource::setStore(OpenStore* store)
{
    stop();
    m_later.stop();
    m_error.reset();
    m_tookMs = 0;
    if (m_store)
        m_store->disconnect(this);
    m_store = store;
    if (!store)
        return;
    connect(store, &OpenStore::changed, this, [this](StoreChange change) {
        if (m_quietMs && change != StoreChange::Vanished)
            loadLater(*m_quietMs);
    });
    connect(store, &QObject::destroyed, this, [this] {
        m_later.stop();
        stop();
        emit changed();
    });
}

void StoreSource::loadLater(int quietMs)
{
    if (!m_later.isActive())
        m_later.start(int(std::clamp<qint64>(10 * m_tookMs, quietMs, 60'000)));
}

void StoreSource::begin(const QString& title)
{
    stop();
    m_later.stop();
    m_control = {};
    m_error.reset();
    m_since.start();
    m_shown.invalidate();
    emit begun(title, m_control);
    emit changed();
}

// What was read before stays when the reading failed.
void StoreSource::finish(const std::optional<Error>& error)
{
    m_error = error.transform(told);
    m_tookMs = m_since.elapsed();
    m_since.invalidate();
    emit ended();
    emit changed();
}

Error StoreSource::told(Error error)
{
    if (error.code == Errc::Cancelled && error.text.isEmpty())
        error.text = tr("Cancelled.");
    return error;
}

void StoreSource::stop()
{
    ++m_generation;
    m_control.cancel();
    if (isReading()) {
        m_since.invalidate();
        emit ended();
    }
}

} // namespace stemma
