// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/activitywatcher.h"

#include "core/models/messagemodel.h"

#include <algorithm>

namespace stemma {

namespace {

/// Rows that are looked at from the end for one that somebody said: notes of the program stand behind it.
constexpr int LookedAt = 16;

/// What the store tells of the session alone: others in it are written too.
struct News
{
    TurnSigns signs;
    std::optional<Time> written;
};

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
    m_signs = {};
    m_hasSigns = false;
    if (store && model) {
        connect(store, &OpenStore::changedByOthers, this, [this] {
            ++m_changes;
            askForSigns();
        });
        connect(model, &MessageModel::ready, this, &ActivityWatcher::look);
        connect(model, &MessageModel::dataChanged, this, &ActivityWatcher::look);
    }
    look();
}

/// Once at a time: a store that changes quickly is asked again when the answer is there.
void ActivityWatcher::askForSigns()
{
    if (!m_store || !m_model || m_asksForSigns)
        return;
    m_asksForSigns = true;
    const auto read = [session = m_model->session()](SessionStore& store, const JobControl& job) -> Result<News> {
        auto* service = store.service<TurnSignStore>();
        const auto signs = service ? service->turnSigns(session, job) : Result<TurnSigns>(TurnSigns());
        const auto info = store.session(session, ListDetail::Basic, job);
        return News {signs.value_or(TurnSigns()), info ? info->updatedAt : std::nullopt};
    };
    m_store->run(read).then(this, [this, asked = m_changes, session = m_model->session()](const Result<News>& news) {
        m_asksForSigns = false;
        m_hasSigns = true;
        if (!m_model || m_model->session() != session)
            return askForSigns();
        m_signs = news ? news->signs : TurnSigns();
        if (news && news->written && now() - *news->written <= ActivityForgotten)
            m_lastWrite = std::min(*news->written, now());
        if (asked != m_changes)
            askForSigns();
        look();
    });
}

void ActivityWatcher::look()
{
    std::vector<MessagePtr> newest;
    std::optional<Time> written = m_lastWrite;
    const int rows = m_model && m_model->isComplete() ? m_model->rowCount() : 0;
    for (int row = rows - 1; row >= 0 && row >= rows - LookedAt; --row) {
        const QVariant ms = m_model->index(row, 0).data(MessageModel::TimeRole);
        if (ms.isValid())
            written = std::max(written.value_or(Time::min()), timeFromMs(ms.toLongLong()));
        if (!written)
            continue;
        // Asks for it where it is missing, which no session is worth that nobody writes to.
        if (now() - *written > ActivityForgotten)
            break;
        const MessagePtr message = m_model->messageAt(row);
        if (!message)
            break;
        newest.push_back(message);
    }
    if (!newest.empty() && !m_hasSigns)
        askForSigns();
    const Duration quiet = written ? std::chrono::duration_cast<Duration>(now() - *written) : Duration();
    const Activity activity = !newest.empty()      ? activityOf(newest, m_signs, quiet)
        : m_lastWrite && quiet > ActivityForgotten ? Activity::Idle
                                                   : Activity::Unknown;
    if (activity == Activity::Unknown || activity == Activity::Idle)
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
    if (std::exchange(m_activity, activity) != activity)
        emit changed();
}

} // namespace stemma
