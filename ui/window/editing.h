// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/boundthinking.h"
#include "core/models/collectedchanges.h"
#include "core/models/editservice.h"
#include "core/store/plan/editrules.h"
#include "ui/common/banner.h"
#include "ui/plan/planrequest.h"
#include "ui/window/undostacks.h"

#include <QSet>

#include <functional>

namespace stemma {

class Actions;
class Jobs;
class PlanDialog;
class SessionPage;
class StoreManager;
class TabArea;

/// Changing sessions from the window: what can be done with what is selected and why not, plans, what is said
/// afterwards, undo and redo. GUI thread.
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
    /// Begins an edit of a whole session; of a fork or a cut, behind its last message.
    void begin(EditKind kind, OpenStore* store, const SessionId& session);
    /// Begins an edit that was made up elsewhere; @p row of its message, where it has one.
    void begin(OpenStore* store, const Edit& edit, int row = -1);
    /// Begins an edit at a message of the current tab, once that is found.
    void beginAt(EditKind kind, const MessageId& message);
    /// Begins to make what was collected for a store.
    void beginBatch(OpenStore* store);
    /// Begins to choose anew what was collected; @p row of the current store's.
    void beginCollected(int row);

    /// Flags a session, or takes its flag away; through a plan too.
    void toggleFlag(OpenStore* store, const SessionId& session);

    void undo(const Receipt& change);
    void redo(const Receipt& change);

    /// Says something in the banner, with what can be done about it; Close is added.
    using Offer = std::pair<QString, std::function<void()>>;
    void tell(Banner::Kind kind, const QString& first, const QString& more, const QList<Offer>& offers,
        const QString& details = {});
    /// Closes what a change taken back, or made again, took away; what it brings back moves nobody from their place.
    void follow(const Receipt& receipt);

    [[nodiscard]] PlanDialog* dialog() const;
    [[nodiscard]] CollectedChanges& collected() const { return *m_collected; }
    [[nodiscard]] const UndoStacks& stacks() const { return *m_stacks; }
    [[nodiscard]] bool isIdle() const;

signals:
    void said(const QString& text); ///< for the status bar
    void sessionGone(stemma::OpenStore* store, const stemma::SessionId& session); ///< by an undo
    void sessionMade(stemma::OpenStore* store, const stemma::SessionId& session);
    void repaired(stemma::OpenStore* store);
    void changeCollected();
    /// A server wants a password for what was tried; @p again tries it once more.
    void passwordWanted(const QString& url, const QString& said, const std::function<void()>& again);

private:
    /// What is selected in the current tab.
    struct Target
    {
        SessionPage* page = nullptr;
        int row = -1; ///< the current one
        MessagePtr message; ///< of that row; null: not loaded
        const Part* part = nullptr; ///< the current one, in `message`
        std::optional<Checkpoint> checkpoint; ///< current instead of a part
    };

    [[nodiscard]] Target target() const;
    [[nodiscard]] QString reasonAgainst(EditKind kind, bool restore, const Target& target) const;
    void connectActions();
    void connectService();
    void beginPrune(bool restore);
    void beginText();
    void beginRemove();
    void beginPlaced(EditKind kind);
    [[nodiscard]] SessionInfo infoOf(OpenStore* store, const SessionId& session) const;
    void removeRows(SessionPage* page, const QList<int>& rows);
    /// @p replaced: the id of the collected change whose place is taken; empty: none. @p next: what is planned in the
    /// fork that is made.
    void open(PlanRequest request, const QString& replaced = {}, const std::optional<SingleEdit>& next = {});
    /// Opens it with the text as it is now.
    void openWithText(PlanRequest request, const SessionPage* page, int part, const QString& replaced = {});
    /// Plans a fork before the thinking that the change would make invalid, and the change in it then.
    void forkBefore(const PlanRequest& wish, const SingleEdit& edit);
    void goOnInFork(const EditPlan& fork, const PlanRequest& wish, const SingleEdit& edit);
    void planInFork(SessionPage* page, const PlanRequest& wish, const PlacedEdit& edit);
    /// Calls it once all rows of a tab are there, if it is still the current one then.
    void whenComplete(SessionPage* page, const std::function<void()>& there);
    void connectCollected();
    /// Goes to a message; one of these is called, if the tab is still the current one.
    static void whenAt(SessionPage* page, const MessageId& message, const std::function<void()>& there,
        const std::function<void()>& missing = {});
    [[nodiscard]] PlanRequest requestFor(OpenStore* store, const SessionId& session, Edit edit) const;
    /// Shows a notice that begins with @p done.
    void takeApplied(const QString& done, const EditPlan& plan, const Receipt& receipt);
    void openTerminal(const QString& command, const QString& directory);
    void say(const Error& error, const QString& title, const QString& advice = {}, const QList<Offer>& offers = {});
    void press(int button);
    void updateUndo();
    void pollOwnWrite(const QString& path);

    Parts m_parts;
    UndoStacks* m_stacks = nullptr;
    CollectedChanges* m_collected = nullptr;
    QPointer<PlanDialog> m_dialog;
    QHash<EditService::Job, int> m_numbers; ///< of what is under way, in the status bar
    /// Undo and redo, with the call that retries them; a dialog reports its own.
    QHash<EditService::Job, std::function<void()>> m_mine;
    JobControl m_reading; ///< of what a dialog needs to begin
    bool m_isReading = false;
    Receipt m_told; ///< what the banner is about
    QList<std::function<void()>> m_buttons; ///< of the banner
};

} // namespace stemma
