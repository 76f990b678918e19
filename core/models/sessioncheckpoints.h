// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messageplaces.h"
#include "core/session/checkpoint.h"

#include <QFuture>

namespace stemma {

/// The named checkpoints of one session at its messages and, as soon as these are looked up, at its rows; read again
/// whenever the store or the user's marks change. GUI thread; must be gone before store and model.
class SessionCheckpoints final : public QObject
{
    Q_OBJECT
public:
    struct Row
    {
        int row = 0; ///< of the last message before them
        QList<Checkpoint> checkpoints;
        bool operator==(const Row&) const = default;
    };

    SessionCheckpoints(OpenStore& store, const MessageModel& model, QObject* parent = nullptr);
    ~SessionCheckpoints() override;

    /// All of a session at once, also those at no message.
    [[nodiscard]] static QFuture<Result<QList<Checkpoint>>> readAll(OpenStore& store, const SessionId& session);

    /// Those behind this message, oldest first.
    [[nodiscard]] QList<Checkpoint> of(const MessageId& message) const { return m_messages.value(message); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; } ///< ascending
    [[nodiscard]] bool isLooking() const { return m_reading || m_places.isLooking(); }

signals:
    void changed(); ///< checkpoints of messages
    void rowsChanged(); ///< where they stand

private:
    void read();
    void take(const QList<Checkpoint>& checkpoints);
    void takePlaces();

    OpenStore& m_store;
    const MessageModel& m_model;
    QHash<MessageId, QList<Checkpoint>> m_messages;
    std::vector<Row> m_rows;
    MessagePlaces m_places;
    JobControl m_job;
    bool m_reading = false;
    bool m_readAgain = false;
};

} // namespace stemma
