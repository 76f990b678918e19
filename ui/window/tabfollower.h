// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QObject>
#include <QPointer>

namespace stemma {

class AuditSource;
class ContextPanel;
class ContextSource;
class Docks;
class HistoryPanel;
class Inspector;
class OutlinePanel;
class OpenStore;
class ProblemsPanel;
class SessionPage;
class SessionsPanel;
class StoreDoctor;
class StoreManager;
class TabArea;
class ThinkingPanel;
class ChangesPanel;
class FilesPanel;

/// Keeps the panels at what the current tab shows. GUI thread.
class TabFollower final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive it.
    struct Parts
    {
        const StoreManager& stores;
        const TabArea& tabs;
        StoreDoctor& doctor;
        AuditSource& audit;
        ContextSource& context;
        const Docks& docks;
    };

    explicit TabFollower(const Parts& parts, QObject* parent = nullptr);

    void update();
    void updateInspector(); ///< another part is the current one, or something was found in it
    /// A session is about to leave the tree, which would choose its neighbour.
    void takeGone(OpenStore* store, const SessionId& session);

private:
    Parts m_parts;
    SessionsPanel* m_sessions;
    Inspector* m_inspector;
    ProblemsPanel* m_problems;
    ContextPanel* m_contextPanel;
    HistoryPanel* m_history;
    OutlinePanel* m_outline;
    ThinkingPanel* m_thinking;
    ChangesPanel* m_changes;
    FilesPanel* m_files;
    QPointer<SessionPage> m_selectedFor; ///< whose session was selected in the tree
};

} // namespace stemma
