// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/session/checkpoint.h"
#include "core/session/message.h"
#include "core/session/edit.h"
#include "core/session/session.h"

#include <QObject>
#include <QSet>

class QModelIndex;

namespace stemma {

class Actions;
class OpenStore;
class SessionPage;
class StoreManager;
class TabArea;
class UndoStacks;

/// What can be edited of what is selected in the current tab, and why not; switches the actions by it. GUI thread.
class EditActions final : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    EditActions(Actions& actions, StoreManager& stores, TabArea& tabs, QObject* parent = nullptr);

    /// What is selected in the current tab.
    struct Target
    {
        OpenStore* store = nullptr;
        SessionId session;
        SessionPage* page = nullptr; ///< null: the tab is about a session, but is not its timeline
        MessageId at; ///< that is selected in such a tab; empty: none
        int row = -1; ///< the current one
        MessagePtr message; ///< of that row; null: not loaded
        const Part* part = nullptr; ///< the current one, in `message`
        std::optional<Checkpoint> checkpoint; ///< current instead of a part
    };
    [[nodiscard]] Target target() const;
    /// Translated; empty: it can be done. @p restore: of a pruned output.
    [[nodiscard]] QString reasonAgainst(EditKind kind, bool restore, const Target& target) const;
    [[nodiscard]] SessionInfo infoOf(OpenStore* store, const SessionId& session) const;
    /// The text of a part that an edit would replace; null: it has none.
    [[nodiscard]] static const LongText* editableText(const Part& part);

    void update();
    void updateUndo(const UndoStacks& stacks, bool isBusy);

private:
    using StoredSession = std::pair<const OpenStore*, SessionId>;

    void takeListChange(const QModelIndex& above);
    [[nodiscard]] bool isListed(const Target& target) const;
    void askWhetherThere(const Target& target); ///< once after each change of the lists
    [[nodiscard]] QString goneReason(const Target& target) const; ///< why its session cannot be read; empty: it can

    Actions& m_actions;
    StoreManager& m_stores;
    TabArea& m_tabs;
    QSet<StoredSession> m_asked; ///< of sessions with a tab that no list has, since the lists changed
    QSet<StoredSession> m_gone; ///< of these, that the store does not have
    bool m_updatesSoon = false;
};

} // namespace stemma
