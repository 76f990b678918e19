// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "ui/common/settings.h"

#include <QHash>
#include <QObject>

namespace stemma {

class SessionPage;

/// How a session is shown in its page, all but the title.
[[nodiscard]] TabState stateOf(const SessionPage& page);
/// Shows it so again. What needs the rows of messages follows once these are found; see RestoredPlace.
void restoreState(SessionPage& page, const TabState& state);

/// Brings a page back to the messages that a state names by their ids: the one at the top, where its outline key is
/// another's meanwhile, the turns that were opened, and the current one, unless somebody chose another first. Child of
/// its page.
class RestoredPlace final : public QObject
{
    Q_OBJECT
public:
    RestoredPlace(SessionPage& page, TabState state);
    ~RestoredPlace() override;

    /// What the page has to come back to; null: it did.
    [[nodiscard]] const TabState* awaited() const { return m_isDone ? nullptr : &m_state; }

private:
    void look();
    void take();
    void openTurns();
    void finish();

    SessionPage& m_page;
    TabState m_state;
    JobControl m_job;
    std::optional<QHash<QString, qint64>> m_keys; ///< of the messages that are there; no value: not looked up yet
    bool m_isPlaced = false; ///< what is at the top, and which turns are open
    bool m_isDone = false;
};

} // namespace stemma
