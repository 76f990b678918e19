// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/windowactions.h"

#include "ui/common/icons.h"
#include "ui/common/settings.h"
#include "ui/pages/sessionpage.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/settings/preferences.h"
#include "ui/start/startpage.h"
#include "ui/window/bugreport.h"
#include "ui/window/choosers.h"
#include "ui/window/docks.h"
#include "ui/window/exporting.h"
#include "ui/window/handingover.h"
#include "ui/window/helpdialog.h"
#include "ui/window/places.h"
#include "ui/window/shortcutdialog.h"
#include "ui/window/storeopening.h"
#include "ui/window/tabarea.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QWhatsThis>

using namespace Qt::StringLiterals;

namespace stemma {

using Act = Actions::Id;

namespace {

constexpr auto StoreFiles = "*.db *.sqlite *.sqlite3 *.json *.jsonl *.ndjson *.sql *.zip *.gz *.zst"_L1;

} // namespace

WindowActions::WindowActions(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_exporting(new Exporting({parts.actions, parts.stores, parts.tabs, parts.window}, this))
    , m_handingOver(
          new HandingOver({parts.actions, parts.stores, parts.opening, parts.tabs, parts.edits, parts.window}, this))
{
    connect(m_exporting, &Exporting::said, this, &WindowActions::said);
    connect(m_exporting, &Exporting::copyRequested, m_handingOver, &HandingOver::openRedacted);
    connectFiles();
    connectView();
    connectHelp();
}

template<typename Work> void WindowActions::on(Act id, Work work)
{
    connect(m_parts.actions.get(id), &QAction::triggered, this, work);
}

void WindowActions::connectFiles()
{
    const auto choose = [this](const QString& title, QFileDialog::FileMode mode, auto open) {
        auto* dialog = new QFileDialog(&m_parts.window, title);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(mode);
        if (mode == QFileDialog::ExistingFile)
            dialog->setNameFilters({tr("Session stores (%1)").arg(StoreFiles), tr("All files (*)")});
        connect(dialog, &QFileDialog::fileSelected, this, open);
        dialog->open();
    };
    on(Act::OpenFile, [this, choose] {
        choose(tr("Open a session store"), QFileDialog::ExistingFile,
            [this](const QString& path) { m_parts.opening.open(path); });
    });
    on(Act::OpenFolder, [this, choose] {
        choose(tr("Open a folder of sessions"), QFileDialog::Directory, [this](const QString& path) {
            const OpenStore* around = m_parts.stores.findAround(path);
            m_parts.stores.open(around ? around->info().path : path);
        });
    });
    connect(&m_parts.tabs, &TabArea::retryRequested, &m_parts.stores, &StoreManager::open);
    connect(&m_parts.tabs, &TabArea::openRequested, m_parts.actions.get(Act::OpenFile), &QAction::trigger);
    connect(&m_parts.tabs, &TabArea::openFolderRequested, m_parts.actions.get(Act::OpenFolder), &QAction::trigger);
    on(Act::OpenServer, [this] { m_parts.opening.connectToServer({}, {}); });
    on(Act::OpenSample, [this] { m_parts.opening.openSample(); });
    on(Act::CloseTab, [this] { m_parts.tabs.closeCurrent(); });
    on(Act::ReopenTab, [this] { m_parts.tabs.reopenClosed(); });
    on(Act::CloseStore, [this] { m_parts.stores.close(m_parts.tabs.currentStore()); });
    on(Act::CloseAllStores, [this] {
        while (!m_parts.stores.stores().isEmpty())
            m_parts.stores.close(m_parts.stores.stores().constLast());
    });
    on(Act::NextTab, [this] { m_parts.tabs.step(1); });
    on(Act::PreviousTab, [this] { m_parts.tabs.step(-1); });
    on(Act::Reload, [this] {
        if (SessionPage* page = m_parts.tabs.currentSession())
            page->retry();
        else if (AsidePage* aside = m_parts.tabs.currentAside())
            aside->reload();
        else
            m_parts.start.refresh();
    });
    on(Act::Quit, [this] {
        // Of several windows the one closed last comes back: that is this one.
        for (QWidget* other : QApplication::topLevelWidgets()) {
            if (other != &m_parts.window && other->isVisible() && qobject_cast<QMainWindow*>(other))
                other->close();
        }
        QApplication::closeAllWindows();
    });
    connect(m_parts.actions.recentMenu(), &QMenu::aboutToShow, this, &WindowActions::fillRecentMenu);
}

void WindowActions::fillRecentMenu()
{
    QMenu* menu = m_parts.actions.recentMenu();
    menu->clear();
    for (const RecentStore& store : m_parts.settings.recentStores()) {
        QAction* action = menu->addAction(store.path, this, [this, path = store.path] { m_parts.opening.open(path); });
        action->setStatusTip(store.format);
    }
    if (menu->isEmpty())
        menu->addAction(tr("No recent stores"))->setEnabled(false);
}

void WindowActions::connectView()
{
    on(Act::ShowTimeline, [this] {
        m_parts.tabs.currentWidget()->setFocus(Qt::ShortcutFocusReason);
        if (SessionPage* page = m_parts.tabs.currentSession())
            page->setFocus();
    });
    on(Act::FilterSessions, [this] {
        m_parts.docks.bringUp(m_parts.docks.dockOf<SessionsPanel>());
        FilterEdit* filter = m_parts.docks.panel<SessionsPanel>()->filterEdit();
        filter->setFocus(Qt::ShortcutFocusReason);
        filter->selectAll();
    });
    on(Act::MaximisePane, [this](bool maximised) { setMaximised(maximised); });
    on(Act::ResetLayout, [this] {
        if (m_parts.actions.get(Act::MaximisePane)->isChecked())
            setMaximised(false);
        m_parts.docks.reset();
    });
    on(Act::ShowMenuBar, [this](bool shown) {
        m_parts.preferences.set(Preference::Id::MenuBar, shown);
        const QString keys = m_parts.actions.get(Act::ShowMenuBar)->shortcut().toString(QKeySequence::NativeText);
        if (!shown)
            emit said(tr("Press %1 to show the menu bar again.").arg(keys));
    });
    on(Act::FullScreen, [this](bool full) { full ? m_parts.window.showFullScreen() : m_parts.window.showNormal(); });
    on(Act::NextPane, [this] { stepPane(1); });
    on(Act::PreviousPane, [this] { stepPane(-1); });
    on(Act::Back, [this] { m_parts.places.goBack(); });
    on(Act::Forward, [this] { m_parts.places.goForward(); });
    on(Act::Palette, [this] { m_parts.choosers.showPalette(); });
    on(Act::GoToSession, [this] { m_parts.choosers.showSessions(); });
    on(Act::GoToMessage, [this] { m_parts.choosers.showMessages(); });
    on(Act::GoToCheckpoint, [this] { m_parts.choosers.showCheckpoints(); });
    fillPanelsMenu();
    fillColoursMenu();
}

/// Each with a tick while it is shown.
void WindowActions::fillPanelsMenu()
{
    for (QDockWidget* dock : m_parts.docks.all()) {
        QAction* action = dock->toggleViewAction();
        m_parts.actions.panelsMenu()->addAction(action);
        connect(action, &QAction::triggered, this, [this, dock](bool shown) {
            if (shown)
                m_parts.docks.bringUp(dock); // and not behind another one
        });
    }
}

void WindowActions::fillColoursMenu()
{
    constexpr auto Theme = Preference::Id::Theme;
    QMenu* menu = m_parts.actions.coloursMenu();
    auto* group = new QActionGroup(menu);
    const QList<PreferenceOption> themes = preference(Theme).options();
    for (const PreferenceOption& theme : themes) {
        QAction* action = group->addAction(theme.name);
        action->setCheckable(true);
        action->setData(theme.value);
    }
    menu->addActions(group->actions());
    connect(group, &QActionGroup::triggered, this,
        [this](const QAction* chosen) { m_parts.preferences.set(Theme, chosen->data()); });
    const auto tick = [this, group] {
        const QList<QAction*> actions = group->actions();
        for (QAction* action : actions)
            action->setChecked(action->data() == m_parts.preferences.value(Theme));
    };
    connect(&m_parts.preferences, &Preferences::changed, group, tick);
    tick();
}

void WindowActions::setMaximised(bool maximised)
{
    const QSignalBlocker quiet(m_parts.actions.get(Act::MaximisePane));
    m_parts.actions.get(Act::MaximisePane)->setChecked(maximised);
    m_parts.docks.setMaximised(maximised);
}

/// Around the timeline or the start page; panels that are hidden are left out.
void WindowActions::stepPane(int by)
{
    std::vector<QWidget*> panes;
    for (QDockWidget* dock : m_parts.docks.visible(true))
        panes.push_back(dock);
    panes.push_back(&m_parts.tabs);
    for (QDockWidget* dock : m_parts.docks.visible(false))
        panes.push_back(dock);
    const QWidget* focus = QApplication::focusWidget();
    const auto at
        = std::ranges::find_if(panes, [focus](const QWidget* pane) { return focus && pane->isAncestorOf(focus); });
    const int count = int(panes.size());
    const int now = at == panes.end() ? 0 : int(at - panes.begin());
    QWidget* next = panes[size_t((now + by + count) % count)];
    if (auto* dock = qobject_cast<QDockWidget*>(next))
        m_parts.docks.focus(dock);
    else if (SessionPage* page = m_parts.tabs.currentSession())
        page->setFocus(Qt::ShortcutFocusReason);
    else
        m_parts.start.widget()->nextInFocusChain()->setFocus(Qt::ShortcutFocusReason);
}

void WindowActions::connectHelp()
{
    on(Act::Shortcuts, [this] {
        auto* dialog = new ShortcutDialog(&m_parts.actions, &m_parts.window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(
            dialog, &QDialog::accepted, this, [this] { m_parts.settings.setShortcuts(m_parts.actions.changedKeys()); });
        dialog->open();
    });
    on(Act::Help, [this] { showHelp(u"first"_s); });
    on(Act::Legend, [this] { showHelp(u"legend"_s); });
    on(Act::WhatsThis, &QWhatsThis::enterWhatsThisMode);
    on(Act::ReportBug, [this] {
        QList<StoreInfo> stores;
        for (const OpenStore* store : m_parts.stores.stores())
            stores += store->info();
        auto* dialog = new BugReportDialog(stores, &m_parts.window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    on(Act::About, [this] { showAbout(); });
    on(Act::AboutQt, [] { QApplication::aboutQt(); });
}

void WindowActions::showHelp(const QString& chapter)
{
    auto* dialog = new HelpDialog(m_parts.actions, &m_parts.window);
    dialog->show();
    dialog->goTo(chapter);
}

void WindowActions::showAbout()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Stemma"),
        tr("<h3>Stemma %1</h3><p>Reads, branches, compacts and repairs the sessions of conversational "
           "agents.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QStringLiteral(STEMMA_VERSION)),
        QMessageBox::Close, &m_parts.window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(icons::icon(u"stemma"_s).pixmap(64, 64));
    box->open();
}

void WindowActions::update()
{
    Actions& actions = m_parts.actions;
    const QString none = tr("No session is open.");
    m_exporting->update();
    m_handingOver->update();
    actions.setAvailable(Act::Back, m_parts.places.canGoBack(), tr("There is no previous place."));
    actions.setAvailable(Act::Forward, m_parts.places.canGoForward(), tr("There is no next place."));
    actions.setAvailable(Act::OpenSample, m_parts.opening.hasSample(), tr("This build has no sample session."));
    actions.setAvailable(Act::CloseTab, m_parts.tabs.tabs()->count() > 0, tr("No tab is open."));
    actions.setAvailable(Act::ReopenTab, m_parts.tabs.canReopen(), tr("No closed tabs."));
    for (const Act id : {Act::GoToSession, Act::FilterSessions, Act::ShowUsage, Act::CloseAllStores})
        actions.setAvailable(id, !m_parts.stores.stores().isEmpty(), tr("No store is open."));
    actions.setAvailable(Act::CloseStore, m_parts.tabs.currentStore() != nullptr, none);
    // The usage of a store is about no session.
    const OpenStore* store = m_parts.tabs.currentId().isEmpty() ? nullptr : m_parts.tabs.currentStore();
    for (const Act id : {Act::ShowCompaction, Act::ShowLineage, Act::AskContext, Act::Compare})
        actions.setAvailable(id, store != nullptr, none);
}

} // namespace stemma
