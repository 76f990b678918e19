// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/actions.h"

class QMainWindow;

namespace stemma {

class Choosers;
class Docks;
class EditService;
class Exporting;
class HandingOver;
class Places;
class Preferences;
class Settings;
class StartPage;
class StoreManager;
class StoreOpening;
class TabArea;

/// The actions about the window as a whole: opening, tabs, panes, popups, help. GUI thread.
class WindowActions final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive it.
    struct Parts
    {
        Actions& actions;
        StoreManager& stores;
        StoreOpening& opening;
        TabArea& tabs;
        StartPage& start;
        Docks& docks;
        Places& places;
        Choosers& choosers;
        EditService& edits;
        Settings& settings;
        Preferences& preferences;
        QMainWindow& window;
    };

    explicit WindowActions(const Parts& parts, QObject* parent = nullptr);

    void update(); ///< which are available
    void showHelp(const QString& chapter);
    void setMaximised(bool maximised); ///< the timeline
    [[nodiscard]] Exporting* exporting() const { return m_exporting; }

signals:
    void said(const QString& text); ///< for the status bar

private:
    template<typename Work> void on(Actions::Id id, Work work);
    void connectFiles();
    void connectView();
    void fillPanelsMenu();
    void fillColoursMenu();
    void connectHelp();
    void fillRecentMenu();
    void stepPane(int by);
    void showAbout();

    Parts m_parts;
    Exporting* m_exporting;
    HandingOver* m_handingOver;
};

} // namespace stemma
