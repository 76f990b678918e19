// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/keptrow.h"

#include <utility>

namespace stemma {

namespace {

/// The message of this row, if it is loaded and has an id.
void addPlaceOf(const MessageModel& model, int row, QHash<qint64, MessageId>& places)
{
    const MessagePtr message = row >= 0 && row < model.rowCount() ? model.peek(row) : nullptr;
    if (message && !message->id.isEmpty())
        places.insert(model.outlineRow(row).key, message->id);
}

} // namespace

KeptRow::KeptRow(std::function<int()> row)
    : m_row(std::move(row))
{
}

void KeptRow::setModel(MessageModel* model)
{
    if (model == m_model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    m_key = -1;
    if (!model)
        return;
    connect(model, &MessageModel::placesAsked, this,
        [this](QHash<qint64, MessageId>* places) { addPlaceOf(*m_model, m_row(), *places); });
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const int row = m_row();
        m_key = row >= 0 && row < m_model->rowCount() ? m_model->outlineRow(row).key : -1;
    });
}

int KeptRow::take()
{
    const qint64 key = std::exchange(m_key, -1);
    return m_model && key >= 0 ? m_model->rowOfKey(m_model->keyNow(key)) : -1;
}

} // namespace stemma
