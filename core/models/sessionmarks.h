// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"
#include "core/models/storedoctor.h"

namespace stemma {

/// The findings of one session at its messages and, as soon as these are looked up, at its rows. Looks up
/// behind everything that somebody waits for. GUI thread; must be gone before store, model and doctor.
class SessionMarks final : public QObject
{
    Q_OBJECT
public:
    struct Row
    {
        int row = 0;
        Finding::Severity worst = Finding::Severity::Note;
        bool operator==(const Row&) const = default;
    };

    SessionMarks(OpenStore& store, const MessageModel& model, const StoreDoctor& doctor, QObject* parent = nullptr);
    ~SessionMarks() override;

    [[nodiscard]] QList<Finding> of(const MessageId& message) const;
    [[nodiscard]] bool has(const MessageId& message) const { return m_messages.contains(message); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; } ///< ascending
    [[nodiscard]] bool isMarked(int row) const;
    [[nodiscard]] bool isLooking() const { return m_looking; }

signals:
    void changed(); ///< findings of messages
    void rowsChanged(); ///< where they stand

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Search;

    void takeFound();
    void startSearch();
    void lookUp(const std::shared_ptr<Search>& search);
    void placeRows();

    OpenStore& m_store;
    const MessageModel& m_model;
    const StoreDoctor& m_doctor;
    QHash<MessageId, Finding::Severity> m_messages;
    QHash<qint64, Finding::Severity> m_keys; ///< outline keys of marked messages
    std::vector<Row> m_rows;
    std::vector<Row> m_placed; ///< by the search that runs
    int m_nextRow = 0; ///< where it goes on
    QBasicTimer m_soon; ///< findings that pour in are looked up together
    QBasicTimer m_step;
    JobControl m_job;
    quint32 m_generation = 0; ///< answers to an earlier question are dropped
    bool m_looking = false;
};

} // namespace stemma
