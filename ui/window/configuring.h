// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/settings/preferences.h"

class QMainWindow;

namespace stemma {

class Actions;
class EditService;
class EndpointBook;
class Searching;
class SettingsDialog;

/// The settings of the program: opens their dialog, and lets the window follow what is chosen there or in its menus.
/// GUI thread.
class Configuring final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive it.
    struct Parts
    {
        Actions& actions;
        Settings& settings;
        Preferences& preferences;
        EditService& edits;
        EndpointBook& endpoints;
        Searching& searching;
        QMainWindow& window;
    };

    explicit Configuring(const Parts& parts, QObject* parent = nullptr);

    SettingsDialog* open(); ///< one for the window

signals:
    void said(const QString& text); ///< for the status bar

private:
    void bindOthers();
    void take(Preference::Id id);
    void carryOut(Preference::Id command);
    void takeJournalLimits();

    Parts m_parts;
    SettingsDialog* m_dialog = nullptr; ///< while it is open
};

} // namespace stemma
