// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messageplaces.h"
#include "core/models/storedoctor.h"

namespace stemma {

/// The findings of one session at its messages and, as soon as these are looked up, at its rows. Looks up
/// behind everything that somebody waits for. GUI thread; must be gone before store, model and doctor.
class FindingMarks final : public QObject
{
    Q_OBJECT
public:
    struct Row
    {
        int row = 0;
        Finding::Severity worst = Finding::Severity::Note;
        bool operator==(const Row&) const = default;
    };

    FindingMarks(OpenStore& store, const MessageModel& model, const StoreDoctor& doctor, QObject* parent = nullptr);
    ~FindingMarks() override;

    [[nodiscard]] QList<Finding> of(const MessageId& message) const;
    [[nodiscard]] bool has(const MessageId& message) const { return m_messages.contains(message); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; } ///< ascending
    [[nodiscard]] bool isMarked(int row) const;
    [[nodiscard]] bool isLooking() const { return m_places.isLooking(); }

signals:
    void changed(); ///< findings of messages
    void rowsChanged(); ///< where they stand

private:
    void takeFound();
    void takePlaces();

    OpenStore& m_store;
    const MessageModel& m_model;
    const StoreDoctor& m_doctor;
    QHash<MessageId, Finding::Severity> m_messages;
    std::vector<Row> m_rows;
    MessagePlaces m_places;
};

} // namespace stemma
