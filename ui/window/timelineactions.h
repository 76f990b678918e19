// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/actions.h"

namespace stemma {

class SessionPage;
class Preferences;
class Settings;
class TabArea;

/// The actions that work on the timeline of the current tab: folding, jumps, copying, the size of its text. GUI thread.
class TimelineActions final : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    TimelineActions(
        Actions& actions, TabArea& tabs, Settings& settings, Preferences& preferences, QObject* parent = nullptr);

    void update(); ///< which are available
    void zoomBy(int steps); ///< all timelines

private:
    void setZoom(double zoom);
    void takePreferences();
    void connectJumps();
    void copy(bool asMarkdown);
    void selectAll();
    [[nodiscard]] QWidget* finder() const;
    void find();
    void stepFind(bool forward);
    template<typename Work> void on(Actions::Id id, Work work); ///< @p work(SessionPage&) on the current one

    Actions& m_actions;
    TabArea& m_tabs;
    Settings& m_settings;
    Preferences& m_preferences;
};

} // namespace stemma
