// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/editservice.h"
#include "ui/window/collectedediting.h"
#include "ui/window/editactions.h"
#include "ui/window/editbanner.h"
#include "ui/window/undostacks.h"

namespace stemma {

class Doctoring;
class Jobs;
class PlanDialog;
class PlanOpener;

/// Changing sessions from the window: begins plans, says afterwards what was done, undoes and redoes. GUI thread.
class Editing final : public QObject
{
    Q_OBJECT
public:
    /// What it works with; all of it must outlive the object.
    struct Parts
    {
        EditService& service;
        Actions& actions;
        StoreManager& stores;
        TabArea& tabs;
        Jobs& jobs;
        Banner& banner; ///< above the tabs
        QWidget& window;
    };
    /// Longer texts are not edited in a window.
    static constexpr qint64 LongestText = 2 * 1024 * 1024;
    static constexpr qsizetype MostMessages = 20'000; ///< removed at once

    explicit Editing(const Parts& parts, QObject* parent = nullptr);

    /// Switches the actions by what is selected.
    void update();
    /// Begins an edit of what is selected in the current tab.
    void begin(EditKind kind);
    /// Begins an edit of a whole session; of a fork or a resume, behind its last message.
    void begin(EditKind kind, OpenStore* store, const SessionId& session);
    /// Begins an edit of a session at a message, in a tab of its own where that has to be chosen; empty: as above.
    void begin(EditKind kind, OpenStore* store, const SessionId& session, const MessageId& message);
    /// Begins an edit that was made up elsewhere; @p row of its message, where it has one.
    void begin(OpenStore* store, const Edit& edit, int row = -1);
    /// Begins an edit at a message of the current tab, once that is found.
    void beginAt(EditKind kind, const MessageId& message);
    /// Flags a session, or takes its flag away; through a plan too.
    void toggleFlag(OpenStore* store, const SessionId& session);

    void undo(const Receipt& change);
    void redo(const Receipt& change);
    /// Runs the agent's command for a session in a terminal of its own, or says why not.
    void openTerminal(const QString& command, const QString& directory);
    /// After an undo or redo: closes the tabs of sessions that are gone. What came back moves nobody from their place.
    void follow(const Receipt& receipt);

    [[nodiscard]] EditBanner& banner() { return *m_banner; }
    [[nodiscard]] PlanDialog* dialog() const;
    [[nodiscard]] CollectedEditing& collecting() const { return *m_collecting; }
    [[nodiscard]] CollectedChanges& collected() const { return m_collecting->changes(); }
    [[nodiscard]] const UndoStacks& stacks() const { return *m_stacks; }
    [[nodiscard]] bool isIdle() const;

signals:
    void said(const QString& text); ///< for the status bar
    void sessionGone(stemma::OpenStore* store, const stemma::SessionId& session); ///< by a change, or its undo
    void sessionMade(stemma::OpenStore* store, const stemma::SessionId& session);
    void repaired(stemma::OpenStore* store);
    /// A server wants a password for what was tried; @p again tries it once more.
    void passwordWanted(const QString& url, const QString& said, const std::function<void()>& again);

private:
    void connectActions();
    void connectService();
    void beginPrune(bool restore);
    void beginText();
    void beginRemove();
    void beginPlaced(EditKind kind);
    /// Shows a notice that begins with @p done.
    void takeApplied(const QString& done, const EditPlan& plan, const Receipt& receipt);
    [[nodiscard]] QList<EditBanner::Offer> offersFor(const EditPlan& plan, const Receipt& receipt);
    void tellSettled(const SettledChanges& changes);
    void updateUndo();
    void pollOwnWrite(const QString& path);

    Parts m_parts;
    EditBanner* m_banner;
    EditActions* m_actions;
    PlanOpener* m_plans;
    CollectedEditing* m_collecting;
    UndoStacks* m_stacks;
    Doctoring* m_doctoring;
    QHash<EditService::Job, int> m_numbers; ///< of what is under way, in the status bar
    /// Undo and redo, with the call that retries them; a dialog reports its own.
    QHash<EditService::Job, std::function<void()>> m_mine;
};

} // namespace stemma
