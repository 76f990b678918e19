// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/placehistory.h"

namespace stemma {

class SessionPage;
class Settings;
class StoreManager;
class TabArea;
struct Reading;

/// Where one is and was in the window: for Back and Forward, and to go on reading after a restart. GUI thread.
class Places final : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    Places(StoreManager& stores, TabArea& tabs, Settings& settings, QObject* parent = nullptr);

    void setSaving(bool saving) { m_saving = saving; } ///< off: no reading is noted
    void note(bool jumped); ///< where one is now; see PlaceHistory::visit()
    void goBack();
    void goForward();
    [[nodiscard]] bool canGoBack() const { return m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_history.canGoForward(); }
    void forgetStore(const QString& store) { m_history.forgetStore(store); }
    void forgetSession(const QString& store, const SessionId& session); ///< nobody goes on reading it, either

    void noteReading(const SessionPage* page);
    /// Marks the messages that came since the session was read last.
    void markNew(SessionPage* page) const;
    void noteReadings(); ///< of all tabs, the current one last
    void goOnReading(const Reading& reading);

signals:
    void changed(); ///< whether one can go back or forward

private:
    void goTo(const VisitedPlace& place);
    static void goTo(SessionPage& page, const VisitedPlace& place);

    StoreManager& m_stores;
    TabArea& m_tabs;
    Settings& m_settings;
    PlaceHistory m_history;
    bool m_saving = true;
    bool m_isGoing = false;
};

} // namespace stemma
