// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/messageplaces.h"

#include <QElapsedTimer>
#include <QTimerEvent>

#include <algorithm>

namespace stemma {

namespace {

constexpr int SliceMs = 20; ///< then the lane is given back, because pages wait for it
constexpr int RowsAStep = 50'000;
constexpr int TogetherMs = 100;

} // namespace

/// Messages whose places are to be found.
struct MessagePlaces::Search
{
    QList<MessageId> messages;
    qsizetype next = 0;
    QHash<qint64, MessageId> keys;

    /// True: that was the last.
    bool step(SessionStore& store, const SessionId& session, const JobControl& job)
    {
        QElapsedTimer timer;
        timer.start();
        for (; next < messages.size() && !timer.hasExpired(SliceMs) && !job.isCancelled(); ++next) {
            if (const Result<qint64> key = store.keyOf(session, messages[next], job))
                keys.insert(*key, messages[next]);
        }
        return next >= messages.size() || job.isCancelled();
    }
};

MessagePlaces::MessagePlaces(OpenStore& store, const MessageModel& model, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_model(model)
{
    connect(&model, &MessageModel::ready, this, &MessagePlaces::placeRows);
    connect(&model, &QAbstractItemModel::modelReset, this, &MessagePlaces::placeRows);
}

MessagePlaces::~MessagePlaces()
{
    m_job.cancel();
}

void MessagePlaces::find(const QList<MessageId>& messages)
{
    m_messages = messages;
    m_looking = true;
    if (!m_soon.isActive())
        m_soon.start(TogetherMs, this);
}

void MessagePlaces::startSearch()
{
    m_soon.stop();
    auto search = std::make_shared<Search>();
    search->messages = m_messages;
    ++m_generation;
    lookUp(search);
}

void MessagePlaces::lookUp(const std::shared_ptr<Search>& search)
{
    m_store
        .run([search, session = m_model.session()](
                 SessionStore& store, const JobControl& job) { return search->step(store, session, job); },
            Lane::Idle, m_job)
        .then(this, [this, search, generation = m_generation](bool done) {
            if (generation != m_generation)
                return;
            if (!done) {
                lookUp(search);
                return;
            }
            m_looking = m_soon.isActive();
            m_keys = search->keys;
            placeRows();
        });
}

void MessagePlaces::placeRows()
{
    m_found.clear();
    m_nextRow = 0;
    if (m_keys.isEmpty() && m_places.empty())
        m_step.stop();
    else
        m_step.start(0, this);
}

void MessagePlaces::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_soon.timerId()) {
        startSearch();
        return;
    }
    if (event->timerId() != m_step.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    const int end = m_keys.isEmpty() ? m_model.rowCount() : std::min(m_model.rowCount(), m_nextRow + RowsAStep);
    for (; m_nextRow < end && qsizetype(m_found.size()) < m_keys.size(); ++m_nextRow)
        if (const auto at = m_keys.constFind(m_model.outlineRow(m_nextRow).key); at != m_keys.cend())
            m_found.push_back({m_nextRow, *at});
    if (m_nextRow < m_model.rowCount() && qsizetype(m_found.size()) < m_keys.size())
        return;
    m_step.stop();
    m_places = std::exchange(m_found, {});
    emit placed();
}

} // namespace stemma
