// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/panellinks.h"

#include "core/models/storedoctor.h"
#include "ui/audit/auditpanel.h"
#include "ui/changes/changespanel.h"
#include "ui/collected/collectedpanel.h"
#include "ui/common/desktopnotifier.h"
#include "ui/common/format.h"
#include "ui/common/refusaltext.h"
#include "ui/common/settings.h"
#include "ui/context/contextpanel.h"
#include "ui/context/rulesbook.h"
#include "ui/files/filespanel.h"
#include "ui/history/historypanel.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/rawview.h"
#include "ui/outline/outlinepanel.h"
#include "ui/plan/writtendialog.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/settings/preferences.h"
#include "ui/thinking/thinkingpanel.h"
#include "ui/timeline/selectedparts.h"
#include "ui/viewers/textviewer.h"
#include "ui/window/actions.h"
#include "ui/window/asidetabs.h"
#include "ui/window/choosers.h"
#include "ui/window/docks.h"
#include "ui/window/editing.h"
#include "ui/window/goback.h"
#include "ui/window/lossnotices.h"
#include "ui/window/places.h"
#include "ui/window/storeopening.h"
#include "ui/window/tabarea.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QtConcurrentRun>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace stemma {

using Pref = Preference::Id;

using Act = Actions::Id;

PanelLinks::PanelLinks(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&m_parts.tabs, &TabArea::pageAdded, this, &PanelLinks::connectPage);
    connectSessions();
    connectInspector();
    connectContents();
    connectReports();
    connectChanges();
    connectNotices();
}

void PanelLinks::showPlace(OpenStore* store, const SessionId& session, const MessageId& message)
{
    m_parts.places.note(true);
    SessionPage* page = m_parts.tabs.openSession(store, session);
    if (!message.isEmpty())
        page->goToMessage(message);
}

void PanelLinks::showFindings(OpenStore* store, const SessionId& session, const MessageId& message)
{
    m_parts.tabs.openSession(store, session);
    m_parts.docks.bringUp(m_parts.docks.dockOf<ProblemsPanel>());
    m_parts.docks.panel<ProblemsPanel>()->reveal(session, message);
}

void PanelLinks::showChange(const Receipt& receipt)
{
    auto* dialog = new WrittenDialog(receipt, m_parts.edits.written(receipt), m_parts.docks.panel<HistoryPanel>());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &WrittenDialog::sessionRequested, this, &PanelLinks::showSessionOf);
    dialog->open();
}

void PanelLinks::showSessionOf(const Receipt& receipt)
{
    // What a change made is only there while the change is in force.
    const bool isMade = receipt.state == Receipt::State::Applied && receipt.action != "undo"_L1;
    const bool isFork = isMade && !receipt.newSession.isEmpty();
    m_parts.opening.openRequest({{receipt.store}, isFork ? receipt.newSession : receipt.session, {}});
}

void PanelLinks::connectSessions()
{
    auto* sessions = m_parts.docks.panel<SessionsPanel>();
    connect(
        sessions, &SessionsPanel::sessionActivated, this, [this](OpenStore* store, const SessionId& id, bool newTab) {
            m_parts.tabs.openSession(store, id, newTab)->setFocus(Qt::OtherFocusReason);
            m_parts.tabs.keep(store, id);
        });
    // The list keeps the focus, so that one can look at one session after the other.
    connect(sessions, &SessionsPanel::sessionClicked, &m_parts.tabs, &TabArea::previewSession);
    connect(&m_parts.tabs, &TabArea::revealRequested, this, [this, sessions](OpenStore* store, const SessionId& id) {
        m_parts.docks.bringUp(m_parts.docks.dockOf<SessionsPanel>());
        sessions->select(store, id);
    });
    connect(sessions, &SessionsPanel::openRequested, m_parts.actions.get(Act::OpenFile), &QAction::trigger);
    connect(sessions, &SessionsPanel::closeRequested, &m_parts.stores, &StoreManager::close);
    connect(sessions, &SessionsPanel::reloadRequested, this, [](OpenStore* store) { store->pollNow(); });
    const auto keepLook = [this, sessions] {
        m_parts.settings.setSessionList({sessions->order(), sessions->isCompact(), int(sessions->grouping())});
    };
    connect(sessions, &SessionsPanel::orderChanged, this, keepLook);
    connect(sessions, &SessionsPanel::compactChanged, this, keepLook);
    connect(sessions, &SessionsPanel::groupingChanged, this, keepLook);
    connect(sessions, &SessionsPanel::terminalRequested, &m_parts.editing, &Editing::openTerminal);
    connect(sessions, &SessionsPanel::lineageRequested, this,
        [this](OpenStore* store, const SessionId& id) { m_parts.asides.showLineage(store, id); });
    connect(sessions, &SessionsPanel::usageRequested, &m_parts.asides, &AsideTabs::showUsage);
    connect(sessions, &SessionsPanel::compareRequested, &m_parts.choosers, &Choosers::chooseComparison);
    connect(sessions, &SessionsPanel::findingsRequested, this,
        [this](OpenStore* store, const SessionId& session) { showFindings(store, session, {}); });
    connect(sessions, &SessionsPanel::editRequested, &m_parts.editing,
        qOverload<EditKind, OpenStore*, const SessionId&>(&Editing::begin));
    sessions->setEditRefusal([this](const OpenStore* store, EditKind kind, const SessionId& session) {
        const QModelIndex index = m_parts.stores.sessions()->indexOf(store, session);
        const auto info = index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
        return refusalText(store, kind, {session, nullptr, nullptr, &info});
    });
    m_parts.stores.sessions()->setFindingSource([this](const OpenStore* store, const SessionId& session) {
        return m_parts.doctor.index(store).counts(session);
    });
    connect(&m_parts.doctor, &StoreDoctor::found, m_parts.stores.sessions(), &SessionTreeModel::noteFindings);
}

/// What is linked from messages to other parts of the window.
void PanelLinks::connectPage(SessionPage* page)
{
    TimelineView* timeline = page->timeline();
    connect(timeline, &TimelineView::sessionRequested, this,
        [this, page](const SessionId& session) { showPlace(page->store(), session, {}); });
    connect(timeline, &TimelineView::fileRequested, this, [this, page](int row, int partIndex, bool isToExplore) {
        if (isToExplore) {
            m_parts.docks.bringUp(m_parts.docks.dockOf<FilesPanel>());
            return m_parts.docks.panel<FilesPanel>()->explore(row, partIndex);
        }
        const MessagePtr message = page->model()->peek(row);
        const auto part
            = message ? std::ranges::find(message->parts, partIndex, &Part::index) : QList<Part>::const_iterator();
        const auto* file = message && part != message->parts.end() ? part->as<FileReferencePart>() : nullptr;
        const QString path = file ? page->references()->pathOf(file->reference) : QString();
        const bool hasFolder = !page->references()->folder().isEmpty();
        // A folder may be on another machine, which takes its time.
        QtConcurrent::run([path] {
            return !path.isEmpty() && QFileInfo(path).isFile();
        }).then(this, [this, path, hasFolder](bool isThere) {
            if (isThere)
                QDesktopServices::openUrl(QUrl::fromLocalFile(path));
            else
                emit said(hasFolder
                        ? tr("This file is not in the folder of the session.")
                        : tr("It is not known where the files of this session are. Choose their folder in Files."));
        });
    });
}

/// Of what agents lose while they go on.
void PanelLinks::connectNotices()
{
    auto* notices = new LossNotices(m_parts.tabs, *DesktopNotifier::ofDesktop(this), *m_parts.tabs.window(), this);
    connect(notices, &LossNotices::reviewRequested, &m_parts.asides, &AsideTabs::showLoss);
    connect(notices, &LossNotices::said, this, &PanelLinks::said);
    QAction* toggle = m_parts.actions.get(Act::WatchLosses);
    Preferences& preferences = m_parts.preferences;
    connect(toggle, &QAction::toggled, this, [&preferences](bool on) { preferences.set(Pref::WatchLosses, on); });
    const auto take = [notices, toggle, &preferences] {
        notices->setOn(preferences.flag(Pref::WatchLosses));
        toggle->setChecked(preferences.flag(Pref::WatchLosses));
    };
    connect(&preferences, &Preferences::changed, this, [take](Pref id) {
        if (id == Pref::WatchLosses)
            take();
    });
    take();
}

void PanelLinks::connectInspector()
{
    auto* inspector = m_parts.docks.panel<Inspector>();
    connect(
        inspector->raw(), &RawView::indentedChanged, this, [this](bool on) { m_parts.settings.setRawIndented(on); });
    connect(inspector->raw(), &RawView::wholeRequested, this, [this](const StoredAt& place, bool isIndented) {
        const SessionPage* page = m_parts.tabs.currentSession();
        if (!page)
            return;
        auto* viewer = new TextViewer(tr("Stored record"), page->window());
        viewer->show();
        const JobControl job;
        viewer->load(RawRecord::wholeText(*page->store(), place, isIndented, job), job);
    });
    connect(inspector, &Inspector::messageRequested, this, [this](const MessageId& id) {
        if (const SessionPage* page = m_parts.tabs.currentSession())
            showPlace(page->store(), page->session(), id);
    });
    connect(inspector, &Inspector::findingRequested, this, [this](const Finding& finding) {
        const SessionPage* page = m_parts.tabs.currentSession();
        if (!page)
            return;
        showFindings(page->store(), finding.session, finding.message);
        if (!finding.message.isEmpty() && !page->currentMessage())
            showPlace(page->store(), finding.session, finding.message);
    });
}

/// The lists of what the current session holds.
void PanelLinks::connectContents()
{
    const auto goToRow = [this](int row, int part) {
        if (SessionPage* page = m_parts.tabs.currentSession()) {
            m_parts.places.note(true);
            page->timeline()->goToRow(row, part);
        }
    };
    connect(m_parts.docks.panel<OutlinePanel>(), &OutlinePanel::rowChosen, this, goToRow);
    auto* thinking = m_parts.docks.panel<ThinkingPanel>();
    connect(thinking, &ThinkingPanel::rowChosen, this, goToRow);
    auto* changes = m_parts.docks.panel<ChangesPanel>();
    connect(changes, &ChangesPanel::rowChosen, this, goToRow);
    connect(changes, &ChangesPanel::noticed, this, &PanelLinks::said);
    auto* files = m_parts.docks.panel<FilesPanel>();
    connect(files, &FilesPanel::rowChosen, this, goToRow);
    connect(files, &FilesPanel::editRequested, &m_parts.editing,
        [this](OpenStore* store, const TextEdit& edit, int row) { m_parts.editing.begin(store, edit, row); });
    connect(files, &FilesPanel::folderChosen, this, [this](const QString& folder) {
        if (const SessionPage* page = m_parts.tabs.currentSession())
            page->references()->setFolder(folder);
    });
    connect(files, &FilesPanel::openRequested, this,
        [](const QString& path) { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    connect(changes, &ChangesPanel::selectionWanted, this, [this, changes] {
        const SessionPage* page = m_parts.tabs.currentSession();
        if (!page)
            return;
        const TimelineSelection& selection = page->timeline()->cursor().selection();
        if (selection.isWhole(page->model()->rowCount()))
            changes->showAll();
        else
            changes->setSelectedRows(selectedRows(selection));
    });
    connect(thinking, &ThinkingPanel::allRequested, this, [this](int row, int part) {
        if (SessionPage* page = m_parts.tabs.currentSession())
            page->showAll(row, part);
    });
}

/// Of what is wrong, and of what is sent.
void PanelLinks::connectReports()
{
    auto* problems = m_parts.docks.panel<ProblemsPanel>();
    connect(problems, &ProblemsPanel::placeChosen, this, &PanelLinks::showPlace);
    connect(problems, &ProblemsPanel::repairPressed, &m_parts.editing,
        [this](OpenStore* store, const RepairEdit& edit) { m_parts.editing.begin(store, edit); });
    connect(problems, &ProblemsPanel::countChanged, this, [this](qint64 count) {
        m_parts.docks.dockOf<ProblemsPanel>()->setWindowTitle(
            count == 0 ? tr("Problems") : tr("Problems (%1)").arg(format::number(count)));
    });
    connect(m_parts.docks.panel<AuditPanel>(), &AuditPanel::placeChosen, this, &PanelLinks::showPlace);
    connect(m_parts.docks.panel<AuditPanel>(), &AuditPanel::noticed, this, &PanelLinks::said);
    auto* context = m_parts.docks.panel<ContextPanel>();
    connect(context, &ContextPanel::placeChosen, this, &PanelLinks::showPlace);
    connect(context, &ContextPanel::reviewRequested, &m_parts.asides, &AsideTabs::showCompaction);
    connect(context, &ContextPanel::askRequested, &m_parts.asides, &AsideTabs::showAsk);
    connect(context, &ContextPanel::noticed, this, &PanelLinks::said);
    connect(&m_parts.rules, &RulesBook::failed, this, &PanelLinks::said);
}

/// Changes that were made, and those that are collected.
void PanelLinks::connectChanges()
{
    auto* history = m_parts.docks.panel<HistoryPanel>();
    connect(history, &HistoryPanel::undoRequested, &m_parts.editing, &Editing::undo);
    connect(history, &HistoryPanel::redoRequested, &m_parts.editing, &Editing::redo);
    connect(history, &HistoryPanel::showRequested, this, &PanelLinks::showChange);
    connect(history, &HistoryPanel::sessionRequested, this, &PanelLinks::showSessionOf);
    connect(history, &HistoryPanel::goBackRequested, &m_parts.goBack, &GoBack::back);
    connect(history, &HistoryPanel::goForwardRequested, &m_parts.goBack, &GoBack::forward);
    auto* collected = m_parts.docks.panel<CollectedPanel>();
    connect(collected, &CollectedPanel::planRequested, this,
        [this] { m_parts.editing.collecting().plan(m_parts.stores.find(m_parts.editing.collected().store())); });
    connect(collected, &CollectedPanel::changeRequested, &m_parts.editing.collecting(), &CollectedEditing::beginAgain);
    connect(&m_parts.editing.collecting(), &CollectedEditing::changed, this,
        [this] { m_parts.docks.bringUp(m_parts.docks.dockOf<CollectedPanel>()); });
}

} // namespace stemma
