// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/findingmarks.h"

#include <algorithm>

namespace stemma {

FindingMarks::FindingMarks(OpenStore& store, const MessageModel& model, const StoreDoctor& doctor, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_model(model)
    , m_doctor(doctor)
    , m_places(store, model)
{
    connect(&doctor, &StoreDoctor::found, this, [this](const OpenStore* changed, const QSet<SessionId>& sessions) {
        if (changed == &m_store && sessions.contains(m_model.session()))
            takeFound();
    });
    connect(&m_places, &MessagePlaces::placed, this, &FindingMarks::takePlaces);
    takeFound();
}

FindingMarks::~FindingMarks() = default;

QList<Finding> FindingMarks::of(const MessageId& message) const
{
    return has(message) ? m_doctor.index(&m_store).of(m_model.session(), message) : QList<Finding>();
}

bool FindingMarks::isMarked(int row) const
{
    return std::ranges::binary_search(m_rows, row, {}, &Row::row);
}

void FindingMarks::takeFound()
{
    const auto all = m_doctor.index(&m_store).marked(m_model.session());
    const bool none = m_messages.isEmpty() && all.empty();
    m_messages.clear();
    QList<MessageId> ids;
    for (const FindingIndex::Marked& marked : all) {
        m_messages.insert(marked.message, marked.worst);
        ids += marked.message;
    }
    if (none)
        return;
    emit changed();
    m_places.find(ids);
}

void FindingMarks::takePlaces()
{
    std::vector<Row> rows;
    for (const MessagePlaces::Place& place : m_places.places())
        if (const auto at = m_messages.constFind(place.message); at != m_messages.cend())
            rows.push_back({place.row, *at});
    if (std::exchange(m_rows, std::move(rows)) != m_rows)
        emit rowsChanged();
}

} // namespace stemma
