// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/activitywatcher.h"

#include "core/models/messagemodel.h"

namespace stemma {

namespace {

/// Rows that are looked at from the end for one that somebody said: notes of the program stand behind it.
constexpr int LookedAt = 16;

} // namespace

ActivityWatcher::ActivityWatcher(QObject* parent)
    : QObject(parent)
{
    constexpr int AgainMs = 5'000;
    m_again.setInterval(AgainMs);
    connect(&m_again, &QTimer::timeout, this, &ActivityWatcher::look);
}

void ActivityWatcher::watch(OpenStore* store, MessageModel* model)
{
    if (store == m_store && model == m_model)
        return;
    if (m_store)
        disconnect(m_store, nullptr, this, nullptr);
    if (m_model)
        disconnect(m_model, nullptr, this, nullptr);
    m_store = store;
    m_model = model;
    m_lastWrite.reset();
    if (store && model) {
        connect(store, &OpenStore::changedByOthers, this, [this] {
            m_lastWrite = now();
            look();
        });
        connect(model, &MessageModel::ready, this, &ActivityWatcher::look);
        connect(model, &MessageModel::dataChanged, this, &ActivityWatcher::look);
    }
    look();
}

void ActivityWatcher::look()
{
    Activity activity = Activity::Unknown;
    const int rows = m_model && m_model->isComplete() ? m_model->rowCount() : 0;
    for (int row = rows - 1; row >= 0 && row >= rows - LookedAt; --row) {
        const QVariant ms = m_model->index(row, 0).data(MessageModel::TimeRole);
        if (!m_lastWrite && !ms.isValid())
            continue;
        const Time written
            = std::max(m_lastWrite.value_or(Time::min()), ms.isValid() ? timeFromMs(ms.toLongLong()) : Time::min());
        const Duration quiet = std::chrono::duration_cast<Duration>(now() - written);
        // Asks for it where it is missing, which no session is worth that nobody writes to.
        const MessagePtr message = quiet > ActivityForgotten ? MessagePtr() : m_model->messageAt(row);
        if (!message)
            break;
        if (message->role == Role::System || message->role == Role::Unknown)
            continue;
        activity = activityOf(*message, quiet);
        break;
    }
    if (activity == Activity::Unknown)
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
    if (std::exchange(m_activity, activity) != activity)
        emit changed();
}

} // namespace stemma
