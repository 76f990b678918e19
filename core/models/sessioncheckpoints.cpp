// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessioncheckpoints.h"

#include "core/marks/markedstore.h"

namespace stemma {

SessionCheckpoints::SessionCheckpoints(OpenStore& store, const MessageModel& model, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_model(model)
    , m_places(store, model)
{
    connect(&store, &OpenStore::changed, this, &SessionCheckpoints::read);
    connect(&m_places, &MessagePlaces::placed, this, &SessionCheckpoints::takePlaces);
    read();
}

SessionCheckpoints::~SessionCheckpoints()
{
    m_job.cancel();
}

QFuture<Result<QList<Checkpoint>>> SessionCheckpoints::readAll(OpenStore& store, const SessionId& session)
{
    return store.run(
        [session](SessionStore& opened, const JobControl& job) { return opened.checkpoints(session, job); });
}

void SessionCheckpoints::read()
{
    if (m_reading) {
        m_readAgain = true;
        return;
    }
    m_reading = true;
    m_store
        .run([session = m_model.session()](
                 SessionStore& store, const JobControl& job) { return namedCheckpoints(store, session, job); },
            Lane::Idle, m_job)
        .then(this, [this](const Result<QList<Checkpoint>>& checkpoints) {
            m_reading = false;
            if (checkpoints) // what cannot be read now stays as it was; the page reports the error
                take(*checkpoints);
            if (std::exchange(m_readAgain, false))
                read();
        });
}

void SessionCheckpoints::take(const QList<Checkpoint>& checkpoints)
{
    QHash<MessageId, QList<Checkpoint>> messages;
    for (const Checkpoint& checkpoint : checkpoints)
        if (!checkpoint.message.isEmpty())
            messages[checkpoint.message].append(checkpoint);
    if (messages == m_messages)
        return;
    m_messages = std::move(messages);
    emit changed();
    m_places.find(m_messages.keys());
}

void SessionCheckpoints::takePlaces()
{
    std::vector<Row> rows;
    for (const MessagePlaces::Place& place : m_places.places())
        if (const auto at = m_messages.constFind(place.message); at != m_messages.cend())
            rows.push_back({place.row, *at});
    if (std::exchange(m_rows, std::move(rows)) != m_rows)
        emit rowsChanged();
}

} // namespace stemma
