// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"

#include <QBasicTimer>

#include <vector>

namespace stemma {

/// Finds the rows of some messages of a session, in small steps and behind everything that somebody waits for, and
/// finds them again when the rows change. GUI thread; must be gone before store and model.
class MessagePlaces final : public QObject
{
    Q_OBJECT
public:
    struct Place
    {
        int row = 0;
        MessageId message;
        bool operator==(const Place&) const = default;
    };

    MessagePlaces(OpenStore& store, const MessageModel& model, QObject* parent = nullptr);
    ~MessagePlaces() override;

    /// Asks anew; earlier questions are dropped. Questions that pour in are looked up together.
    void find(const QList<MessageId>& messages);
    [[nodiscard]] bool isLooking() const { return m_looking || m_step.isActive(); }
    [[nodiscard]] const std::vector<Place>& places() const { return m_places; } ///< ascending

signals:
    void placed(); ///< an answer, perhaps the same as before; sent again when rows change

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Search;

    void startSearch();
    void lookUp(const std::shared_ptr<Search>& search);
    void placeRows();

    OpenStore& m_store;
    const MessageModel& m_model;
    QList<MessageId> m_messages;
    QHash<qint64, MessageId> m_keys; ///< by outline key, those that were found
    std::vector<Place> m_places;
    std::vector<Place> m_found; ///< by the step that runs
    int m_nextRow = 0; ///< where the search continues
    QBasicTimer m_soon;
    QBasicTimer m_step;
    JobControl m_job;
    quint32 m_generation = 0; ///< answers to an earlier question are dropped
    bool m_looking = false;
};

} // namespace stemma
