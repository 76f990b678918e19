// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/activity.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace stemma {

class MessageModel;
class OpenStore;

/// Tells what an agent does in the one session that is watched. GUI thread; reads what the model loads.
class ActivityWatcher final : public QObject
{
    Q_OBJECT
public:
    explicit ActivityWatcher(QObject* parent = nullptr);

    /// Both null: none. They may end before it.
    void watch(OpenStore* store, MessageModel* model);
    [[nodiscard]] Activity activity() const { return m_activity; }

signals:
    void changed(); ///< activity() is another one

private:
    void askForSigns();
    void look();

    QPointer<OpenStore> m_store;
    QPointer<MessageModel> m_model;
    std::optional<Time> m_lastWrite; ///< of the session, as far as the store tells it
    int m_changes = 0; ///< of the store, by others
    TurnSigns m_signs; ///< as of the last write
    bool m_hasSigns = false;
    bool m_asksForSigns = false;
    QTimer m_again; ///< time alone changes what it is taken for
    Activity m_activity = Activity::Unknown;
};

} // namespace stemma
