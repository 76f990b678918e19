// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"

#include <QObject>

namespace stemma {

class Actions;
class AsideTabs;
class Choosers;
class Docks;
class EditService;
class Editing;
class GoBack;
class OpenStore;
class Places;
class Preferences;
class RulesBook;
class SessionPage;
class Settings;
class StoreDoctor;
class StoreManager;
class StoreOpening;
class TabArea;

/// Makes happen what is wished for in the panels: the place of a finding is shown, a change is undone, a choice is
/// remembered. GUI thread.
class PanelLinks final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive them.
    struct Parts
    {
        const Actions& actions;
        Docks& docks;
        StoreManager& stores;
        StoreOpening& opening;
        TabArea& tabs;
        AsideTabs& asides;
        Choosers& choosers;
        Places& places;
        Editing& editing;
        EditService& edits;
        GoBack& goBack;
        StoreDoctor& doctor;
        RulesBook& rules;
        Settings& settings;
        Preferences& preferences;
    };

    explicit PanelLinks(const Parts& parts, QObject* parent = nullptr);

    void showPlace(OpenStore* store, const SessionId& session, const MessageId& message);
    /// The problems dock at what was found in a message, or in the session.
    void showFindings(OpenStore* store, const SessionId& session, const MessageId& message);
    void showChange(const Receipt& receipt); ///< what it wrote
    void showSessionOf(const Receipt& receipt);

signals:
    void said(const QString& text); ///< for the status bar

private:
    void connectSessions();
    void connectInspector();
    void connectContents();
    void connectReports();
    void connectChanges();
    void connectPage(SessionPage* page);
    void connectNotices();

    Parts m_parts;
};

} // namespace stemma
