// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/actions.h"

#include "ui/common/icons.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <vector>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Act = Actions::Id;

/// One row of the table. Texts are source texts of the context "Actions".
struct Entry
{
    Act id;
    const char* name;
    const char* text;
    const char* tip;
    const char* icon = "";
    const char* keys = "";
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    bool checkable = false;
};

const Entry Table[] = {
    {Act::OpenFile, "open-file", QT_TRANSLATE_NOOP("Actions", "Open &file…"),
        QT_TRANSLATE_NOOP("Actions", "Open a session store or transcript"), "document-open", "", QKeySequence::Open},
    {Act::OpenFolder, "open-folder", QT_TRANSLATE_NOOP("Actions", "Open fol&der…"),
        QT_TRANSLATE_NOOP("Actions", "Open a folder of sessions"), "document-open-folder", "Ctrl+Shift+O"},
    {Act::OpenServer, "open-server", QT_TRANSLATE_NOOP("Actions", "Connec&t to PostgreSQL…"),
        QT_TRANSLATE_NOOP("Actions", "Open the sessions on a database server"), "store"},
    {Act::OpenSample, "open-sample", QT_TRANSLATE_NOOP("Actions", "Open the &sample session"),
        QT_TRANSLATE_NOOP("Actions", "Open a private copy of a sample store"), "assistant"},
    {Act::CloseTab, "close-tab", QT_TRANSLATE_NOOP("Actions", "&Close tab"),
        QT_TRANSLATE_NOOP("Actions", "Close the current tab"), "tab-close", "Ctrl+W"},
    {Act::ReopenTab, "reopen-tab", QT_TRANSLATE_NOOP("Actions", "Reo&pen closed tab"),
        QT_TRANSLATE_NOOP("Actions", "Reopen the last closed tab"), "", "Ctrl+Shift+T"},
    {Act::Reload, "reload", QT_TRANSLATE_NOOP("Actions", "Re&load"),
        QT_TRANSLATE_NOOP("Actions", "Read the current store again"), "view-refresh", "F5"},
    {Act::Quit, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), QT_TRANSLATE_NOOP("Actions", "Quit the program"),
        "application-exit", "Ctrl+Q"},
    {Act::Undo, "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), QT_TRANSLATE_NOOP("Actions", "Undo the last change"),
        "edit-undo", "", QKeySequence::Undo},
    {Act::Redo, "redo", QT_TRANSLATE_NOOP("Actions", "&Redo"),
        QT_TRANSLATE_NOOP("Actions", "Redo the last undone change"), "edit-redo", "Ctrl+Shift+Z"},
    {Act::Copy, "copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), QT_TRANSLATE_NOOP("Actions", "Copy the selection"),
        "edit-copy", "", QKeySequence::Copy},
    {Act::CopyMarkdown, "copy-markdown", QT_TRANSLATE_NOOP("Actions", "Copy as &Markdown"),
        QT_TRANSLATE_NOOP("Actions", "Copy the selected parts as Markdown"), "", "Ctrl+Shift+C"},
    {Act::Find, "find", QT_TRANSLATE_NOOP("Actions", "Fin&d…"),
        QT_TRANSLATE_NOOP("Actions", "Find a text in the session"), "edit-find", "", QKeySequence::Find},
    {Act::FindNext, "find-next", QT_TRANSLATE_NOOP("Actions", "Find ne&xt"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next place of what you look for"), "go-down", "F3"},
    {Act::FindPrevious, "find-previous", QT_TRANSLATE_NOOP("Actions", "Find &previous"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous place of what you look for"), "go-up", "Shift+F3"},
    {Act::FilterSessions, "filter-sessions", QT_TRANSLATE_NOOP("Actions", "&Filter sessions"),
        QT_TRANSLATE_NOOP("Actions", "Filter the list of sessions"), "view-filter", "Ctrl+I"},
    {Act::FilterMessages, "filter-messages", QT_TRANSLATE_NOOP("Actions", "Filter messa&ges"),
        QT_TRANSLATE_NOOP("Actions", "Show only messages with some words or in some states"), "view-filter",
        "Ctrl+Alt+F"},
    {Act::SearchInTab, "search-in-tab", QT_TRANSLATE_NOOP("Actions", "Search in a ne&w tab"),
        QT_TRANSLATE_NOOP("Actions", "Search all sessions in a tab of its own"), "edit-find", "Ctrl+Alt+Shift+F"},
    {Act::EditText, "edit-text", QT_TRANSLATE_NOOP("Actions", "&Edit text…"),
        QT_TRANSLATE_NOOP("Actions", "Edit the text of the current part"), "document-edit", "Ctrl+Shift+E"},
    {Act::Insert, "insert-message", QT_TRANSLATE_NOOP("Actions", "&Insert message…"),
        QT_TRANSLATE_NOOP("Actions", "Insert a message or a note after the current one"), "user", "Ctrl+Shift+N"},
    {Act::Rename, "rename", QT_TRANSLATE_NOOP("Actions", "Re&name…"),
        QT_TRANSLATE_NOOP("Actions", "Rename the session"), "edit-rename", "F2"},
    {Act::Remove, "remove", QT_TRANSLATE_NOOP("Actions", "Rem&ove…"),
        QT_TRANSLATE_NOOP("Actions", "Remove the selected messages"), "edit-delete", "Del"},
    {Act::DeleteSession, "delete-session", QT_TRANSLATE_NOOP("Actions", "De&lete session…"),
        QT_TRANSLATE_NOOP("Actions", "Delete the whole session"), "edit-delete"},
    {Act::Labels, "labels", QT_TRANSLATE_NOOP("Actions", "La&bels…"),
        QT_TRANSLATE_NOOP("Actions", "Edit the labels of the session"), "tag", "Ctrl+T"},
    {Act::Flag, "flag", QT_TRANSLATE_NOOP("Actions", "Fl&ag"),
        QT_TRANSLATE_NOOP("Actions", "Flag the session, or remove the flag"), "", "Ctrl+Shift+I"},
    {Act::MoveProject, "move-project", QT_TRANSLATE_NOOP("Actions", "Mo&ve project…"),
        QT_TRANSLATE_NOOP("Actions", "Move the sessions of a project to its new folder"), "folder-sync"},
    {Act::ShowSessions, "show-sessions", QT_TRANSLATE_NOOP("Actions", "&Sessions"),
        QT_TRANSLATE_NOOP("Actions", "Show the sessions and go to them"), "", "Ctrl+1"},
    {Act::ShowTimeline, "show-timeline", QT_TRANSLATE_NOOP("Actions", "&Timeline"),
        QT_TRANSLATE_NOOP("Actions", "Go to the timeline"), "", "Ctrl+2"},
    {Act::ShowOutline, "show-outline", QT_TRANSLATE_NOOP("Actions", "Outlin&e"),
        QT_TRANSLATE_NOOP("Actions", "Show the turns of the session and go to them"), "expand-all", "Ctrl+Alt+O"},
    {Act::ShowThinking, "show-thinking", QT_TRANSLATE_NOOP("Actions", "Thinkin&g"),
        QT_TRANSLATE_NOOP("Actions", "Show all thinking of the session, to search and compare it"), "thinking",
        "Ctrl+Shift+J"},
    {Act::ShowChanges, "show-changes", QT_TRANSLATE_NOOP("Actions", "Changes"),
        QT_TRANSLATE_NOOP("Actions", "Show which files the session changed, and how"), "patch", "Ctrl+8"},
    {Act::ShowFiles, "show-files", QT_TRANSLATE_NOOP("Actions", "Files"),
        QT_TRANSLATE_NOOP("Actions", "Show which files the session read, changed and refers to"), "stemma-file",
        "Ctrl+7"},
    {Act::ShowInspector, "show-inspector", QT_TRANSLATE_NOOP("Actions", "&Inspector"),
        QT_TRANSLATE_NOOP("Actions", "Show the inspector and go to it"), "document-properties", "Ctrl+3"},
    {Act::ShowProblems, "show-problems", QT_TRANSLATE_NOOP("Actions", "&Problems"),
        QT_TRANSLATE_NOOP("Actions", "Check the store and list its problems"), "stemma-warning", "Ctrl+Alt+P"},
    {Act::ShowAudit, "show-audit", QT_TRANSLATE_NOOP("Actions", "Au&dit"),
        QT_TRANSLATE_NOOP("Actions", "Show the tools, tokens and cost of each turn"), "view-history", "Ctrl+Alt+A"},
    {Act::ShowContext, "show-context", QT_TRANSLATE_NOOP("Actions", "Conte&xt"),
        QT_TRANSLATE_NOOP("Actions", "Show what the agent would send, now or at an earlier message"), "context",
        "Ctrl+4"},
    {Act::ShowCompaction, "show-compaction", QT_TRANSLATE_NOOP("Actions", "Comp&action"),
        QT_TRANSLATE_NOOP("Actions", "Show the summaries and what they lost, and make new ones"), "compact", "Ctrl+5"},
    {Act::ShowLineage, "show-lineage", QT_TRANSLATE_NOOP("Actions", "&Lineage"),
        QT_TRANSLATE_NOOP("Actions", "Show forks, resumes and compactions of the session"), "lineage", "Ctrl+6"},
    {Act::ShowHistory, "show-history", QT_TRANSLATE_NOOP("Actions", "Histor&y"),
        QT_TRANSLATE_NOOP("Actions", "Show all changes, to undo or redo them"), "view-history", "Ctrl+Alt+H"},
    {Act::ShowCollected, "show-collected", QT_TRANSLATE_NOOP("Actions", "Batc&h"),
        QT_TRANSLATE_NOOP("Actions", "Show the changes in the batch, to apply them together"), "document-edit",
        "Ctrl+Alt+C"},
    {Act::ShowSearch, "show-search", QT_TRANSLATE_NOOP("Actions", "Search &all sessions"),
        QT_TRANSLATE_NOOP("Actions", "Find any text in any session"), "edit-find", "Ctrl+Shift+F"},
    {Act::FoldAll, "fold-all", QT_TRANSLATE_NOOP("Actions", "&Fold all"),
        QT_TRANSLATE_NOOP("Actions", "Fold thinking, tool calls and patches"), "collapse-all", "Ctrl+Left"},
    {Act::UnfoldAll, "unfold-all", QT_TRANSLATE_NOOP("Actions", "&Unfold all"),
        QT_TRANSLATE_NOOP("Actions", "Unfold thinking, tool calls and patches"), "expand-all", "Ctrl+Right"},
    {Act::ToggleThinking, "toggle-thinking", QT_TRANSLATE_NOOP("Actions", "Show thin&king"),
        QT_TRANSLATE_NOOP("Actions", "Unfold or fold all thinking"), "thinking", "Ctrl+J", QKeySequence::UnknownKey,
        true},
    {Act::OnlyTurns, "only-turns", QT_TRANSLATE_NOOP("Actions", "Only turns"),
        QT_TRANSLATE_NOOP("Actions", "Show one line per turn; each opens where it stands"), "collapse-all", "Ctrl+U",
        QKeySequence::UnknownKey, true},
    {Act::TimeLine, "time-line", QT_TRANSLATE_NOOP("Actions", "Time line"),
        QT_TRANSLATE_NOOP("Actions", "Show when the agent worked, when tools ran, and when it waited for you"),
        "view-history", "Ctrl+Shift+M", QKeySequence::UnknownKey, true},
    {Act::ZoomIn, "zoom-in", QT_TRANSLATE_NOOP("Actions", "&Zoom in"),
        QT_TRANSLATE_NOOP("Actions", "Larger text in the timeline"), "zoom-in", "", QKeySequence::ZoomIn},
    {Act::ZoomOut, "zoom-out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"),
        QT_TRANSLATE_NOOP("Actions", "Smaller text in the timeline"), "zoom-out", "", QKeySequence::ZoomOut},
    {Act::ZoomNormal, "zoom-normal", QT_TRANSLATE_NOOP("Actions", "&Normal size"),
        QT_TRANSLATE_NOOP("Actions", "Reset the text size of the timeline"), "zoom-original", "Ctrl+0"},
    {Act::MaximisePane, "maximise-pane", QT_TRANSLATE_NOOP("Actions", "&Maximise timeline"),
        QT_TRANSLATE_NOOP("Actions", "Hide or show the panels around the timeline"), "", "Ctrl+Shift+X",
        QKeySequence::UnknownKey, true},
    {Act::ShowMenuBar, "show-menu-bar", QT_TRANSLATE_NOOP("Actions", "Menu &bar"),
        QT_TRANSLATE_NOOP("Actions", "Show or hide the menu bar"), "", "Ctrl+M", QKeySequence::UnknownKey, true},
    {Act::FullScreen, "full-screen", QT_TRANSLATE_NOOP("Actions", "Full s&creen"),
        QT_TRANSLATE_NOOP("Actions", "Show the window in full screen"), "view-fullscreen", "F11",
        QKeySequence::UnknownKey, true},
    {Act::Back, "back", QT_TRANSLATE_NOOP("Actions", "&Back"),
        QT_TRANSLATE_NOOP("Actions", "Go back to the previous place"), "go-previous", "Alt+Left"},
    {Act::Forward, "forward", QT_TRANSLATE_NOOP("Actions", "&Forward"),
        QT_TRANSLATE_NOOP("Actions", "Go forward to the next place"), "go-next", "Alt+Right"},
    {Act::GoToSession, "go-to-session", QT_TRANSLATE_NOOP("Actions", "Go to &session…"),
        QT_TRANSLATE_NOOP("Actions", "Find a session and go to it"), "edit-find", "Ctrl+K"},
    {Act::GoToMessage, "go-to-message", QT_TRANSLATE_NOOP("Actions", "Go to &message…"),
        QT_TRANSLATE_NOOP("Actions", "Go to a message by its number or id"), "go-jump", "Ctrl+L"},
    {Act::GoToStart, "go-to-start", QT_TRANSLATE_NOOP("Actions", "First message"),
        QT_TRANSLATE_NOOP("Actions", "Go to the first message"), "", "Ctrl+Home"},
    {Act::GoToEnd, "go-to-end", QT_TRANSLATE_NOOP("Actions", "Last message"),
        QT_TRANSLATE_NOOP("Actions", "Go to the last message and follow the end"), "", "Ctrl+End"},
    {Act::GoToNew, "go-to-new", QT_TRANSLATE_NOOP("Actions", "First new message"),
        QT_TRANSLATE_NOOP("Actions", "Go to the first message that came since you last read the session"), "",
        "Ctrl+Shift+End"},
    {Act::PreviousPrompt, "previous-prompt", QT_TRANSLATE_NOOP("Actions", "Previous prompt"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous prompt"), "", "Alt+Up"},
    {Act::NextPrompt, "next-prompt", QT_TRANSLATE_NOOP("Actions", "Next prompt"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next prompt"), "", "Alt+Down"},
    {Act::PreviousError, "previous-error", QT_TRANSLATE_NOOP("Actions", "Previous error"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous error or finding"), "", "Shift+F8"},
    {Act::NextError, "next-error", QT_TRANSLATE_NOOP("Actions", "Next error"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next error or finding"), "", "F8"},
    {Act::PreviousPatch, "previous-patch", QT_TRANSLATE_NOOP("Actions", "Previous patch"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous patch"), "", "Shift+F7"},
    {Act::NextPatch, "next-patch", QT_TRANSLATE_NOOP("Actions", "Next patch"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next patch"), "", "F7"},
    {Act::PreviousCompaction, "previous-compaction", QT_TRANSLATE_NOOP("Actions", "Previous compaction"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous compaction"), "", "Alt+PgUp"},
    {Act::NextCompaction, "next-compaction", QT_TRANSLATE_NOOP("Actions", "Next compaction"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next compaction"), "", "Alt+PgDown"},
    {Act::PreviousCheckpoint, "previous-checkpoint", QT_TRANSLATE_NOOP("Actions", "Previous checkpoint"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous checkpoint"), "", "Alt+Shift+Up"},
    {Act::NextCheckpoint, "next-checkpoint", QT_TRANSLATE_NOOP("Actions", "Next checkpoint"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next checkpoint"), "", "Alt+Shift+Down"},
    {Act::NextTab, "next-tab", QT_TRANSLATE_NOOP("Actions", "Next tab"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next tab"), "", "Ctrl+Tab"},
    {Act::PreviousTab, "previous-tab", QT_TRANSLATE_NOOP("Actions", "Previous tab"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous tab"), "", "Ctrl+Shift+Tab"},
    {Act::NextPane, "next-pane", QT_TRANSLATE_NOOP("Actions", "Next pane"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next pane"), "", "F6"},
    {Act::PreviousPane, "previous-pane", QT_TRANSLATE_NOOP("Actions", "Previous pane"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous pane"), "", "Shift+F6"},
    {Act::Fork, "fork", QT_TRANSLATE_NOOP("Actions", "&Fork…"),
        QT_TRANSLATE_NOOP("Actions", "Copy the session up to the current message into a new session"), "fork",
        "Ctrl+B"},
    {Act::Resume, "resume", QT_TRANSLATE_NOOP("Actions", "&Resume here…"),
        QT_TRANSLATE_NOOP("Actions", "Let the agent resume after the current message"), "resume", "Ctrl+Shift+R"},
    {Act::Checkpoint, "checkpoint", QT_TRANSLATE_NOOP("Actions", "&Checkpoint…"),
        QT_TRANSLATE_NOOP("Actions", "Set a named checkpoint after the current message"), "checkpoint", "Ctrl+D"},
    {Act::GoToCheckpoint, "go-to-checkpoint", QT_TRANSLATE_NOOP("Actions", "Go to chec&kpoint…"),
        QT_TRANSLATE_NOOP("Actions", "Choose a checkpoint of the session and go to it"), "checkpoint", "Ctrl+Shift+D"},
    {Act::Compact, "compact", QT_TRANSLATE_NOOP("Actions", "C&ompact…"),
        QT_TRANSLATE_NOOP("Actions", "Replace messages with a summary"), "compact", "Ctrl+Shift+K"},
    {Act::Prune, "prune", QT_TRANSLATE_NOOP("Actions", "&Prune output…"),
        QT_TRANSLATE_NOOP("Actions", "Leave the output of the current tool call out of the context"), "prune"},
    {Act::PruneOutputs, "prune-outputs", QT_TRANSLATE_NOOP("Actions", "Prune o&utputs…"),
        QT_TRANSLATE_NOOP("Actions", "Choose which tool outputs to prune or restore"), "prune", "Ctrl+Shift+L"},
    {Act::RestoreOutput, "restore-output", QT_TRANSLATE_NOOP("Actions", "R&estore output…"),
        QT_TRANSLATE_NOOP("Actions", "Restore the pruned output to the context")},
    {Act::Compare, "compare", QT_TRANSLATE_NOOP("Actions", "Compare &with…"),
        QT_TRANSLATE_NOOP("Actions", "Compare the session with another one"), "view-split-left-right"},
    {Act::Palette, "command-palette", QT_TRANSLATE_NOOP("Actions", "Command &palette…"),
        QT_TRANSLATE_NOOP("Actions", "Find an action and run it"), "edit-find", "Ctrl+Shift+P"},
    {Act::Shortcuts, "configure-shortcuts", QT_TRANSLATE_NOOP("Actions", "Configure &shortcuts…"),
        QT_TRANSLATE_NOOP("Actions", "Change keyboard shortcuts"), "configure-shortcuts", "Ctrl+Shift+,"},
    {Act::RestoreTabs, "restore-tabs", QT_TRANSLATE_NOOP("Actions", "&Reopen stores and tabs at start"),
        QT_TRANSLATE_NOOP("Actions", "Start with the stores and tabs of the last time"), "", "",
        QKeySequence::UnknownKey, true},
    {Act::SearchIndexes, "search-indexes", QT_TRANSLATE_NOOP("Actions", "Search &index…"),
        QT_TRANSLATE_NOOP("Actions", "Choose which stores have an index for searching"), "configure"},
    {Act::Help, "help", QT_TRANSLATE_NOOP("Actions", "Stemma &help"),
        QT_TRANSLATE_NOOP("Actions", "First steps, formats and keyboard shortcuts"), "help-contents", "F1"},
    {Act::Legend, "legend", QT_TRANSLATE_NOOP("Actions", "Si&gns of the timeline"),
        QT_TRANSLATE_NOOP("Actions", "Explain the lines, colours and icons of the timeline"), "", ""},
    {Act::About, "about", QT_TRANSLATE_NOOP("Actions", "&About Stemma"),
        QT_TRANSLATE_NOOP("Actions", "Version and licence of Stemma"), "help-about"},
    {Act::AboutQt, "about-qt", QT_TRANSLATE_NOOP("Actions", "About &Qt"),
        QT_TRANSLATE_NOOP("Actions", "Version of Qt")},
};

static_assert(std::size(Table) == size_t(Act::Count));

/// A menu: its title and its actions; Act::Count is a separator.
struct MenuEntry
{
    const char* title;
    std::vector<Act> ids;
};

constexpr Act Line = Act::Count;

std::vector<MenuEntry> menus()
{
    using enum Actions::Id;
    return {
        {QT_TRANSLATE_NOOP("Actions", "&File"),
            {OpenFile, OpenFolder, OpenServer, OpenSample, Line, CloseTab, ReopenTab, Reload, Line, Quit}},
        {QT_TRANSLATE_NOOP("Actions", "&Edit"),
            {Undo, Redo, Line, Copy, CopyMarkdown, Line, EditText, Insert, Rename, Remove, DeleteSession, MoveProject,
                Line, Find, FindNext, FindPrevious, Line, FilterMessages, FilterSessions, ShowSearch, SearchInTab}},
        {QT_TRANSLATE_NOOP("Actions", "&View"),
            {ShowSessions, ShowTimeline, ShowOutline, ShowThinking, ShowChanges, ShowFiles, ShowInspector, ShowProblems,
                ShowAudit, ShowHistory, ShowCollected, ShowContext, ShowCompaction, ShowLineage, MaximisePane, Line,
                FoldAll, UnfoldAll, ToggleThinking, OnlyTurns, TimeLine, Line, ZoomIn, ZoomOut, ZoomNormal, Line,
                ShowMenuBar, FullScreen}},
        {QT_TRANSLATE_NOOP("Actions", "&Go"),
            {Back, Forward, Line, GoToSession, GoToMessage, GoToStart, GoToEnd, GoToNew, Line, PreviousPrompt,
                NextPrompt, PreviousError, NextError, PreviousPatch, NextPatch, PreviousCompaction, NextCompaction,
                PreviousCheckpoint, NextCheckpoint, Line, NextTab, PreviousTab, NextPane, PreviousPane}},
        {QT_TRANSLATE_NOOP("Actions", "&Session"),
            {Fork, Resume, Checkpoint, GoToCheckpoint, Line, Labels, Flag, Line, Compact, Prune, RestoreOutput,
                PruneOutputs, Line, Compare}},
        {QT_TRANSLATE_NOOP("Actions", "&Tools"), {Palette}},
        {QT_TRANSLATE_NOOP("Actions", "Setti&ngs"), {Shortcuts, RestoreTabs, SearchIndexes}},
        {QT_TRANSLATE_NOOP("Actions", "&Help"), {Help, Legend, Line, About, AboutQt}},
    };
}

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    for (const Entry& entry : Table) {
        auto* action = new QAction(translated(entry.text), this);
        action->setObjectName(QLatin1StringView(entry.name));
        action->setStatusTip(translated(entry.tip));
        action->setCheckable(entry.checkable);
        if (*entry.icon)
            action->setIcon(icons::icon(QLatin1StringView(entry.icon)));
        QList<QKeySequence> keys;
        if (entry.standard != QKeySequence::UnknownKey)
            keys = QKeySequence::keyBindings(entry.standard);
        else if (*entry.keys)
            keys.append(QKeySequence(QLatin1StringView(entry.keys), QKeySequence::PortableText));
        action->setShortcuts(keys);
        m_defaults.insert(action, keys);
        m_actions[size_t(entry.id)] = action;
        updateTip(action, {});
    }
    get(Act::Quit)->setMenuRole(QAction::QuitRole);
    get(Act::About)->setMenuRole(QAction::AboutRole);
    get(Act::AboutQt)->setMenuRole(QAction::AboutQtRole);
}

QList<QAction*> Actions::all() const
{
    return {m_actions.begin(), m_actions.end()};
}

QList<QAction*> Actions::listed(std::initializer_list<Act> ids) const
{
    QList<QAction*> actions;
    for (const Act id : ids)
        actions.append(get(id));
    return actions;
}

QAction* Actions::byName(const QString& name) const
{
    const auto at
        = std::ranges::find_if(m_actions, [&name](const QAction* action) { return action->objectName() == name; });
    return at == m_actions.end() ? nullptr : *at;
}

QList<QKeySequence> Actions::defaultKeys(const QAction* action) const
{
    return m_defaults.value(action);
}

void Actions::fillMenuBar(QMenuBar& bar)
{
    for (const MenuEntry& entry : menus()) {
        QMenu* menu = bar.addMenu(translated(entry.title));
        menu->setToolTipsVisible(true); // actions that are off say why
        for (const Act id : entry.ids) {
            if (id == Line) {
                menu->addSeparator();
                continue;
            }
            menu->addAction(get(id));
            if (id == Act::OpenFolder) {
                m_recent = menu->addMenu(icons::icon(u"document-open-recent"_s), tr("Open &recent"));
                m_recent->setToolTipsVisible(true);
            }
        }
    }
}

void Actions::fillToolBar(QToolBar& bar)
{
    bar.setObjectName(u"main-tool-bar"_s);
    bar.setWindowTitle(tr("Tool bar"));
    bar.setMovable(false);
    bar.setContextMenuPolicy(Qt::PreventContextMenu);
    bar.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* open = new QToolButton(&bar);
    open->setDefaultAction(get(Act::OpenFile));
    open->setText(tr("Open"));
    open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    open->setPopupMode(QToolButton::MenuButtonPopup);
    auto* menu = new QMenu(open);
    menu->addActions({get(Act::OpenFile), get(Act::OpenFolder), get(Act::OpenServer), get(Act::OpenSample)});
    menu->addSeparator();
    if (m_recent)
        menu->addMenu(m_recent);
    open->setMenu(menu);
    bar.addWidget(open);
    const auto add = [&](Act id, const QString& word) {
        bar.addAction(get(id));
        auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(get(id)));
        if (word.isEmpty())
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        get(id)->setIconText(word.isEmpty() ? get(id)->iconText() : word);
    };
    bar.addSeparator();
    add(Act::Back, {});
    add(Act::Forward, {});
    bar.addSeparator();
    add(Act::Fork, tr("Fork"));
    add(Act::Resume, tr("Resume here"));
    add(Act::Checkpoint, tr("Checkpoint"));
    add(Act::Compact, tr("Compact"));
    bar.addSeparator();
    add(Act::Undo, tr("Undo"));
    add(Act::Redo, {});
}

void Actions::applyKeys(const QHash<QString, QList<QKeySequence>>& changed)
{
    for (QAction* action : m_actions) {
        const auto at = changed.constFind(action->objectName());
        action->setShortcuts(at != changed.constEnd() ? *at : m_defaults.value(action));
        updateTip(action, action->property("reason").toString());
    }
}

QHash<QString, QList<QKeySequence>> Actions::changedKeys() const
{
    QHash<QString, QList<QKeySequence>> changed;
    for (const QAction* action : m_actions) {
        if (action->shortcuts() != m_defaults.value(action))
            changed.insert(action->objectName(), action->shortcuts());
    }
    return changed;
}

void Actions::setAvailable(Act id, bool available, const QString& reason)
{
    QAction* action = get(id);
    action->setEnabled(available);
    updateTip(action, available ? QString() : reason);
}

void Actions::setText(Act id, const QString& text, const QString& word)
{
    QAction* action = get(id);
    action->setText(text);
    action->setIconText(word);
    updateTip(action, action->property("reason").toString());
}

void Actions::updateTip(QAction* action, const QString& reason) const
{
    action->setProperty("reason", reason);
    QString name = action->text().remove(u'&');
    if (name.endsWith(u'…'))
        name.chop(1);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    QString tip = keys.isEmpty() ? name : tr("%1 (%2)").arg(name, keys);
    if (!reason.isEmpty())
        tip.append(u'\n').append(reason);
    action->setToolTip(tip);
}

QStringList Actions::clashes() const
{
    QStringList clashes;
    QHash<QKeySequence, const QAction*> owners;
    for (const QAction* action : m_actions) {
        for (const QKeySequence& keys : action->shortcuts()) {
            const QAction* owner = owners.value(keys);
            if (owner && owner != action)
                clashes.append(u"%1 / %2: %3"_s.arg(owner->objectName(), action->objectName(), keys.toString()));
            owners.insert(keys, action);
        }
    }
    return clashes;
}

} // namespace stemma
