// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/serveraddress.h"
#include "ui/audit/auditpanel.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/refusaltext.h"
#include "ui/common/settings.h"
#include "ui/history/historypanel.h"
#include "ui/inspector/inspector.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/start/startpage.h"
#include "ui/timeline/timelinetext.h"
#include "ui/window/editing.h"
#include "ui/window/filterpopup.h"
#include "ui/window/helpdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/placehistory.h"
#include "ui/window/shortcutdialog.h"
#include "ui/window/tabarea.h"

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>
#include <QTabWidget>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Act = Actions::Id;

/// All sessions of the tree that fit the words, best ones first.
void collect(const QAbstractItemModel& model, const QModelIndex& parent, const QStringList& words,
    std::vector<std::pair<int, QModelIndex>>& hits)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (parent.isValid()) {
            const int quality = matchQuality(index.data(SessionTreeModel::FilterRole).toString(), words);
            if (quality >= 0)
                hits.emplace_back(quality, index);
        }
        collect(model, index, words, hits);
    }
}

} // namespace

void MainWindow::forPage(void (*work)(SessionPage&))
{
    if (SessionPage* page = m_tabs->currentSession())
        work(*page);
}

void MainWindow::connectActions()
{
    const auto on = [this](Act id, auto slot) { connect(m_actions->get(id), &QAction::triggered, this, slot); };
    on(Act::OpenFile, [this] {
        auto* dialog = new QFileDialog(this, tr("Open a session store"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
            m_request.paths.append(StoreManager::cleanPath(path));
            openPath(path);
        });
        dialog->open();
    });
    on(Act::OpenFolder, [this] {
        auto* dialog = new QFileDialog(this, tr("Open a folder of sessions"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openPath);
        dialog->open();
    });
    on(Act::OpenServer, [this] { connectToServer({}, {}); });
    on(Act::OpenSample, &MainWindow::openSample);
    on(Act::CloseTab, [this] { m_tabs->closeCurrent(); });
    on(Act::ReopenTab, [this] { m_tabs->reopenClosed(); });
    on(Act::NextTab, [this] { m_tabs->step(1); });
    on(Act::PreviousTab, [this] { m_tabs->step(-1); });
    on(Act::Reload, [this] {
        if (SessionPage* page = m_tabs->currentSession())
            page->retry();
        else if (AsidePage* aside = m_tabs->currentAside())
            aside->reload();
        else
            m_start->refresh();
    });
    on(Act::Quit, [this] { close(); });
    on(Act::Copy, [this] { copy(false); });
    on(Act::CopyMarkdown, [this] { copy(true); });
    on(Act::FilterSessions, [this] {
        m_sessionsDock->show();
        m_sessions->filterEdit()->setFocus(Qt::ShortcutFocusReason);
        m_sessions->filterEdit()->selectAll();
    });
    on(Act::ShowSessions, [this] { focusDock(m_sessionsDock); });
    on(Act::ShowInspector, [this] { focusDock(m_inspectorDock); });
    on(Act::ShowContext, [this] { focusDock(m_contextDock); });
    on(Act::ShowProblems, [this] { focusDock(m_problemsDock); });
    on(Act::ShowAudit, [this] { focusDock(m_auditDock); });
    on(Act::ShowHistory, [this] { focusDock(m_historyDock); });
    on(Act::ShowCollected, [this] { focusDock(m_collectedDock); });
    on(Act::ShowTimeline, [this] {
        m_tabs->currentWidget()->setFocus(Qt::ShortcutFocusReason);
        forPage([](SessionPage& page) { page.setFocus(); });
    });
    on(Act::FoldAll, [this] { forPage([](SessionPage& page) { page.timeline()->setAllFolded(true); }); });
    on(Act::UnfoldAll, [this] { forPage([](SessionPage& page) { page.timeline()->setAllFolded(false); }); });
    on(Act::ToggleThinking, [this](bool shown) {
        if (SessionPage* page = m_tabs->currentSession())
            page->timeline()->setThinkingFolded(!shown);
    });
    on(Act::ZoomIn, [this] { setZoom(m_zoom * 1.1); });
    on(Act::ZoomOut, [this] { setZoom(m_zoom / 1.1); });
    on(Act::ZoomNormal, [this] { setZoom(1); });
    on(Act::MaximisePane, &MainWindow::setMaximised);
    on(Act::ShowMenuBar, [this](bool shown) {
        menuBar()->setVisible(shown);
        m_settings->setMenuBarVisible(shown);
        if (!shown)
            statusBar()->showMessage(
                tr("Press %1 to show the menu bar again.")
                    .arg(m_actions->get(Act::ShowMenuBar)->shortcut().toString(QKeySequence::NativeText)),
                6'000);
    });
    on(Act::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(Act::NextPane, [this] { stepPane(1); });
    on(Act::PreviousPane, [this] { stepPane(-1); });
    on(Act::Palette, &MainWindow::showPalette);
    on(Act::GoToSession, &MainWindow::showSessionSwitcher);
    on(Act::GoToMessage, &MainWindow::showGoToMessage);
    on(Act::Shortcuts, [this] {
        auto* dialog = new ShortcutDialog(m_actions, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this] { m_settings->setShortcuts(m_actions->changedKeys()); });
        dialog->open();
    });
    on(Act::RestoreTabs, [this](bool restores) { m_settings->setRestores(restores); });
    on(Act::Help, [this] { showHelp(u"first"_s); });
    on(Act::About, &MainWindow::showAbout);
    on(Act::AboutQt, [] { QApplication::aboutQt(); });
    connect(m_actions->recentMenu(), &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connectJumps();
    connectLineage();
}

void MainWindow::connectJumps()
{
    using Target = TimelineView::Target;
    const auto on = [this](Act id, auto slot) { connect(m_actions->get(id), &QAction::triggered, this, slot); };
    const auto jump = [&](Act id, Target target, bool forward) {
        on(id, [this, target, forward] {
            if (SessionPage* page = m_tabs->currentSession())
                page->timeline()->cursor().goToNext(target, forward);
        });
    };
    jump(Act::PreviousPrompt, Target::Prompt, false);
    jump(Act::NextPrompt, Target::Prompt, true);
    jump(Act::PreviousError, Target::Error, false);
    jump(Act::NextError, Target::Error, true);
    jump(Act::PreviousPatch, Target::Patch, false);
    jump(Act::NextPatch, Target::Patch, true);
    jump(Act::PreviousCompaction, Target::Compaction, false);
    jump(Act::NextCompaction, Target::Compaction, true);
    jump(Act::PreviousCheckpoint, Target::Checkpoint, false);
    jump(Act::NextCheckpoint, Target::Checkpoint, true);
    on(Act::GoToStart, [this] { forPage([](SessionPage& page) { page.timeline()->cursor().goToStart(); }); });
    on(Act::GoToEnd, [this] { forPage([](SessionPage& page) { page.timeline()->cursor().goToEnd(); }); });
    on(Act::Back, [this] {
        notePlace(false);
        goToPlace(m_history->goBack());
    });
    on(Act::Forward, [this] { goToPlace(m_history->goForward()); });
}

void MainWindow::updateActions()
{
    const bool session = m_tabs->currentSession() != nullptr;
    const QString none = tr("No session is open.");
    m_actions->setAvailable(Act::Back, m_history->canGoBack(), tr("There is no previous place."));
    m_actions->setAvailable(Act::Forward, m_history->canGoForward(), tr("There is no next place."));
    m_actions->setAvailable(Act::OpenSample, bool(m_sampleMaker), tr("This build has no sample session."));
    m_actions->setAvailable(Act::CloseTab, m_tabs->tabs()->count() > 0, tr("No tab is open."));
    m_actions->setAvailable(Act::ReopenTab, m_tabs->canReopen(), tr("No closed tabs."));
    m_actions->setAvailable(Act::GoToSession, !m_stores->stores().isEmpty(), tr("No store is open."));
    for (const Act id : {Act::FoldAll, Act::UnfoldAll, Act::ToggleThinking, Act::GoToMessage, Act::GoToStart,
             Act::GoToEnd, Act::PreviousPrompt, Act::NextPrompt, Act::PreviousError, Act::NextError, Act::PreviousPatch,
             Act::NextPatch, Act::PreviousCompaction, Act::NextCompaction, Act::PreviousCheckpoint, Act::NextCheckpoint,
             Act::CopyMarkdown, Act::GoToCheckpoint})
        m_actions->setAvailable(id, session, none);
    const OpenStore* store = m_tabs->currentStore();
    for (const Act id : {Act::ShowCompaction, Act::ShowLineage, Act::Compare})
        m_actions->setAvailable(id, store != nullptr, none);
    for (const auto& [act, kind] :
        {std::pair {Act::Compact, EditKind::Compact}, std::pair {Act::PruneOutputs, EditKind::Prune}}) {
        const QString against = store ? refusalText(store, kind) : none;
        m_actions->setAvailable(act, against.isEmpty(), against);
    }
    if (session)
        m_actions->get(Act::ToggleThinking)->setChecked(!m_tabs->currentSession()->timeline()->isThinkingFolded());
    m_editing->update();
}

void MainWindow::copy(bool asMarkdown)
{
    QWidget* focus = QApplication::focusWidget();
    SessionPage* page = m_tabs->currentSession();
    const bool elsewhere = focus && page && !page->isAncestorOf(focus);
    if (elsewhere && !asMarkdown && focus->metaObject()->indexOfMethod("copy()") >= 0)
        QMetaObject::invokeMethod(focus, "copy");
    else if (page)
        page->timeline()->text().copy(asMarkdown);
}

void MainWindow::setZoom(double zoom)
{
    m_zoom = qBound(0.5, zoom, 4.0);
    m_tabs->setZoom(m_zoom);
    m_settings->setZoom(m_zoom);
}

void MainWindow::setMaximised(bool maximised)
{
    const QSignalBlocker quiet(m_actions->get(Act::MaximisePane));
    m_actions->get(Act::MaximisePane)->setChecked(maximised);
    if (m_panelsHidden)
        return;
    if (maximised) {
        m_layoutBefore = saveState();
        hideDocks();
    } else {
        restoreState(m_layoutBefore);
        m_layoutBefore.clear();
    }
}

void MainWindow::stepPane(int by)
{
    // Around the timeline or the start page; hidden ones are left out.
    std::vector<QWidget*> panes;
    for (QWidget* pane : std::initializer_list<QWidget*> {
             m_sessionsDock, m_tabs, m_inspectorDock, m_problemsDock, m_auditDock, m_historyDock, m_collectedDock}) {
        if (pane == m_tabs || pane->isVisible())
            panes.push_back(pane);
    }
    const QWidget* focus = QApplication::focusWidget();
    const auto at
        = std::ranges::find_if(panes, [focus](const QWidget* pane) { return focus && pane->isAncestorOf(focus); });
    const int count = int(panes.size());
    const int now = at == panes.end() ? 0 : int(at - panes.begin());
    QWidget* next = panes[size_t((now + by + count) % count)];
    if (auto* dock = qobject_cast<QDockWidget*>(next))
        focusDock(dock);
    else if (SessionPage* page = m_tabs->currentSession())
        page->setFocus(Qt::ShortcutFocusReason);
    else
        m_start->widget()->nextInFocusChain()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::fillRecentMenu()
{
    QMenu* menu = m_actions->recentMenu();
    menu->clear();
    for (const RecentStore& store : m_settings->recentStores()) {
        QAction* action = menu->addAction(store.path, this, [this, path = store.path] {
            m_request.paths.append(StoreManager::cleanPath(path));
            openPath(path);
        });
        action->setStatusTip(store.format);
    }
    if (menu->isEmpty())
        menu->addAction(tr("No recent stores"))->setEnabled(false);
}

void MainWindow::showPalette()
{
    const auto source = [this](const QString& text) {
        const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
        std::vector<std::pair<int, const QAction*>> hits;
        for (const QAction* action : m_actions->all()) {
            const int quality = matchQuality(action->text().remove(u'&') + u' ' + action->statusTip(), words);
            if (quality >= 0 && action != m_actions->get(Act::Palette))
                hits.emplace_back(quality + (action->isEnabled() ? 100 : 0), action);
        }
        std::ranges::stable_sort(hits, std::greater {}, &std::pair<int, const QAction*>::first);
        QList<PopupEntry> entries;
        for (const auto& [quality, action] : hits) {
            entries.append({action->text().remove(u'&'), action->shortcut().toString(QKeySequence::NativeText),
                action->icon(), action->objectName(), action->isEnabled(), action->toolTip()});
        }
        return entries;
    };
    auto* popup = new FilterPopup(tr("Find an action"), source, this);
    connect(
        popup, &FilterPopup::chosen, this,
        [this](const QVariant& name) { m_actions->byName(name.toString())->trigger(); }, Qt::QueuedConnection);
    popup->open();
}

QList<PopupEntry> MainWindow::sessionEntries(const QString& text, const OpenStore* of) const
{
    std::vector<std::pair<int, QModelIndex>> hits;
    collect(*m_stores->sessions(), {}, text.split(u' ', Qt::SkipEmptyParts), hits);
    if (of)
        std::erase_if(hits, [of](const auto& hit) {
            return hit.second.data(SessionTreeModel::StoreRole).template value<OpenStore*>() != of;
        });
    const size_t shown = std::min<size_t>(hits.size(), FilterPopup::MostEntries);
    std::ranges::stable_sort(hits, std::greater {}, &std::pair<int, QModelIndex>::first);
    QList<PopupEntry> entries;
    for (size_t at = 0; at < shown; ++at) {
        const QModelIndex& index = hits[at].second;
        const auto* store = index.data(SessionTreeModel::StoreRole).value<OpenStore*>();
        const bool fork = index.parent().parent().isValid();
        entries.append({index.data().toString().simplified(), storeTitle(store->info().path),
            icons::icon(fork ? u"fork"_s : u"assistant"_s), QVariant::fromValue(QPersistentModelIndex(index)), true,
            index.data(SessionTreeModel::SessionIdRole).toString()});
    }
    return entries;
}

void MainWindow::showSessionSwitcher()
{
    const auto source = [this](const QString& text) { return sessionEntries(text, nullptr); };
    auto* popup = new FilterPopup(tr("Go to session: type words of the title, prompt, model or folder"), source, this);
    connect(popup, &FilterPopup::chosen, this, [this](const QVariant& choice) {
        const QModelIndex index = choice.value<QPersistentModelIndex>();
        auto* store = index.data(SessionTreeModel::StoreRole).value<OpenStore*>();
        if (!store)
            return;
        m_tabs->openSession(store, SessionId(index.data(SessionTreeModel::SessionIdRole).toString()));
        m_tabs->currentSession()->setFocus(Qt::OtherFocusReason);
    });
    popup->open();
}

void MainWindow::showGoToMessage()
{
    const QPointer<SessionPage> page = m_tabs->currentSession();
    if (!page)
        return;
    const int rows = page->model()->rowCount();
    const auto source = [rows](const QString& text) -> QList<PopupEntry> {
        const QString word = text.trimmed();
        bool isNumber = false;
        const qint64 number = QLocale().toLongLong(word, &isNumber);
        if (word.isEmpty())
            return {
                {tr("Type a number from 1 to %1, or a message id").arg(format::number(rows)), {}, {}, {}, false, {}}};
        if (isNumber && number >= 1 && number <= rows)
            return {{tr("Message %1 of %2").arg(format::number(number), format::number(rows)), {},
                icons::icon(u"go-jump"_s), number - 1, true, {}}};
        return {{tr("Message with the id %1").arg(word), {}, icons::icon(u"go-jump"_s), word, true, {}}};
    };
    auto* popup = new FilterPopup(tr("Go to message"), source, this);
    connect(popup, &FilterPopup::chosen, this, [this, page](const QVariant& choice) {
        if (!page)
            return;
        notePlace(true);
        if (choice.typeId() == QMetaType::LongLong)
            page->timeline()->goToRow(choice.toInt());
        else
            page->goToMessage(MessageId(choice.toString()));
    });
    popup->open();
}

void MainWindow::showHelp(const QString& chapter)
{
    auto* dialog = new HelpDialog(*m_actions, this);
    dialog->show();
    dialog->goTo(chapter);
}

void MainWindow::showAbout()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Stemma"),
        tr("<h3>Stemma %1</h3><p>Reads, branches, compacts and repairs the sessions of conversational "
           "agents.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QStringLiteral(STEMMA_VERSION)),
        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(icons::icon(u"stemma"_s).pixmap(64, 64));
    box->open();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::ranges::any_of(urls, [](const QUrl& url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile())
            continue;
        const QString path = StoreManager::cleanPath(url.toLocalFile());
        m_request.paths.append(path);
        m_stores->open(path);
    }
    event->acceptProposedAction();
}

} // namespace stemma
