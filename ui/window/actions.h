// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>

#include <array>

class QMenu;
class QMenuBar;
class QToolBar;

namespace stemma {

/// Every action of the window, made once from one table: object name, text, icon, keys and tip. Menus,
/// tool bar, palette and shortcut editor are built from it. Owned by the main window.
class Actions final : public QObject
{
    Q_OBJECT
public:
    enum class Id : quint8 {
        NewWindow,
        OpenFile,
        OpenFolder,
        OpenServer,
        OpenSample,
        CloseTab,
        ReopenTab,
        CloseStore,
        CloseAllStores,
        Reload,
        Export,
        ExportComparison,
        ExportReview,
        Print,
        HandOver,
        Quit,
        Undo,
        Redo,
        Copy,
        CopyMarkdown,
        CopyLink,
        SelectAll,
        Find,
        FindNext,
        FindPrevious,
        FilterMessages,
        FilterSessions,
        SearchInTab,
        EditText,
        Insert,
        Rename,
        Remove,
        DeleteSession,
        Labels,
        Flag,
        MoveProject,
        ShowSessions,
        ShowTimeline,
        ShowOutline,
        ShowThinking,
        ShowChanges,
        ShowFiles,
        ShowInspector,
        ShowProblems,
        ShowAudit,
        ShowContext,
        ShowCompaction,
        ShowLineage,
        ShowUsage,
        AskContext,
        ShowHistory,
        ShowCollected,
        ShowSearch,
        FoldAll,
        UnfoldAll,
        ToggleThinking,
        OnlyTurns,
        TimeLine,
        WatchLosses,
        ZoomIn,
        ZoomOut,
        ZoomNormal,
        MaximisePane,
        ResetLayout,
        ShowMenuBar,
        FullScreen,
        Back,
        Forward,
        GoToSession,
        GoToMessage,
        GoToStart,
        GoToEnd,
        GoToNew,
        PreviousPrompt,
        NextPrompt,
        PreviousError,
        NextError,
        PreviousPatch,
        NextPatch,
        PreviousCompaction,
        NextCompaction,
        PreviousCheckpoint,
        NextCheckpoint,
        NextTab,
        PreviousTab,
        NextPane,
        PreviousPane,
        Fork,
        Resume,
        Checkpoint,
        GoToCheckpoint,
        Compact,
        Prune,
        PruneOutputs,
        Compare,
        RestoreOutput,
        Palette,
        Configure,
        Doctor,
        Shortcuts,
        RestoreTabs,
        SearchIndexes,
        Help,
        Legend,
        WhatsThis,
        ReportBug,
        About,
        AboutQt,
        Count,
    };

    explicit Actions(QObject* parent = nullptr);

    [[nodiscard]] QAction* get(Id id) const { return m_actions[size_t(id)]; }
    [[nodiscard]] QList<QAction*> all() const;
    [[nodiscard]] QList<QAction*> listed(std::initializer_list<Id> ids) const;
    [[nodiscard]] QAction* byName(const QString& name) const;
    [[nodiscard]] QList<QKeySequence> defaultKeys(const QAction* action) const;

    void fillMenuBar(QMenuBar& bar);
    void fillToolBar(QToolBar& bar);
    [[nodiscard]] QMenu* recentMenu() const { return m_recent; } ///< File > Open recent; filled by its owner
    [[nodiscard]] QMenu* panelsMenu() const { return m_panels; } ///< View > Panels; the same
    [[nodiscard]] QMenu* coloursMenu() const { return m_colours; } ///< View > Colours; the same

    /// Keys changed by the user, by object name; others keep their default.
    void applyKeys(const QHash<QString, QList<QKeySequence>>& changed);
    [[nodiscard]] QHash<QString, QList<QKeySequence>> changedKeys() const;

    /// Switches an action; while it is off its tip says why.
    void setAvailable(Id id, bool available, const QString& reason = {});
    /// Another text than the table's; @p word is the one on the tool bar.
    void setText(Id id, const QString& text, const QString& word);

    /// Pairs of actions that share keys, as "first / second: keys".
    [[nodiscard]] QStringList clashes() const;

signals:
    void keysChanged(); ///< some action has other keys

private:
    void updateTip(QAction* action, const QString& reason) const;

    std::array<QAction*, size_t(Id::Count)> m_actions {};
    QHash<const QAction*, QList<QKeySequence>> m_defaults;
    QMenu* m_recent = nullptr;
    QMenu* m_panels = nullptr;
    QMenu* m_colours = nullptr;
};

} // namespace stemma
