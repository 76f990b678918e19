// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The panels around the timeline.
#include "core/models/storedoctor.h"
#include "core/store/postgres/serveraddress.h"
#include "core/models/contextsource.h"
#include "ui/audit/auditpanel.h"
#include "ui/collected/collectedpanel.h"
#include "ui/common/format.h"
#include "ui/common/refusaltext.h"
#include "ui/context/contextpanel.h"
#include "ui/context/rulesbook.h"
#include "ui/history/historypanel.h"
#include "ui/inspector/inspector.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/window/editing.h"
#include "ui/window/goback.h"
#include "ui/window/jobs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/placehistory.h"
#include "ui/pages/sessionpage.h"
#include "ui/window/tabarea.h"

#include <QDockWidget>
#include <QHash>
#include <QStatusBar>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma {

void MainWindow::makeDocks()
{
    m_sessions = new SessionsPanel(m_stores->sessions(), this);
    m_inspector = new Inspector(m_auditSource, this);
    m_problems = new ProblemsPanel(m_doctor, this);
    m_audit = new AuditPanel(m_auditSource, this);
    m_context = new ContextPanel(m_contextSource, this);
    m_context->setVocabularies(m_vocabularies);
    m_context->setRules(m_rules);
    m_changes = new HistoryPanel(*m_edits, this);
    const auto add = [this](const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(title, this);
        dock->setObjectName(name);
        dock->setWidget(content);
        addDockWidget(area, dock);
        return dock;
    };
    m_sessionsDock = add(u"sessions-dock"_s, tr("Sessions"), m_sessions, Qt::LeftDockWidgetArea);
    m_inspectorDock = add(u"inspector-dock"_s, tr("Inspector"), m_inspector, Qt::RightDockWidgetArea);
    m_problemsDock = add(u"problems-dock"_s, tr("Problems"), m_problems, Qt::BottomDockWidgetArea);
    m_auditDock = add(u"audit-dock"_s, tr("Audit"), m_audit, Qt::BottomDockWidgetArea);
    m_contextDock = add(u"context-dock"_s, tr("Context"), m_context, Qt::BottomDockWidgetArea);
    m_historyDock = add(u"history-dock"_s, tr("History"), m_changes, Qt::BottomDockWidgetArea);
    m_collectedDock = add(u"collected-dock"_s, tr("Batch"), nullptr, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_problemsDock, m_auditDock);
    tabifyDockWidget(m_auditDock, m_contextDock);
    tabifyDockWidget(m_contextDock, m_historyDock);
    tabifyDockWidget(m_historyDock, m_collectedDock);
    m_problemsDock->hide();
    m_auditDock->hide();
    m_contextDock->hide();
    m_historyDock->hide();
    m_collectedDock->hide();
    for (const Qt::Corner corner : {Qt::BottomLeftCorner, Qt::TopLeftCorner})
        setCorner(corner, Qt::LeftDockWidgetArea);
}

QDockWidget* MainWindow::dock(const QString& name) const
{
    return findChild<QDockWidget*>(name + u"-dock"_s);
}

void MainWindow::hideDocks()
{
    for (QDockWidget* dock :
        {m_sessionsDock, m_inspectorDock, m_problemsDock, m_auditDock, m_contextDock, m_historyDock, m_collectedDock})
        dock->hide();
}

void MainWindow::connectDocks()
{
    // What is done at length stands in the status bar, with Cancel.
    auto number = std::make_shared<Jobs::Number>(-1);
    connect(m_auditSource, &AuditSource::loadBegun, this,
        [this, number](const QString& title, const JobControl& control) { *number = m_jobs->begin(title, control); });
    connect(m_auditSource, &AuditSource::loadEnded, this, [this, number] { m_jobs->end(*number); });
    connect(m_audit, &AuditPanel::placeChosen, this, &MainWindow::showPlace);
    auto reading = std::make_shared<Jobs::Number>(-1);
    connect(m_contextSource, &ContextSource::begun, this,
        [this, reading](const QString& title, const JobControl& control) { *reading = m_jobs->begin(title, control); });
    connect(m_contextSource, &ContextSource::ended, this, [this, reading] { m_jobs->end(*reading); });
    auto walks = std::make_shared<QHash<ContextSource::Walk, Jobs::Number>>();
    connect(m_contextSource, &ContextSource::walkBegun, this,
        [this, walks](ContextSource::Walk walk, const QString& title, const JobControl& control) {
            walks->insert(walk, m_jobs->begin(title, control));
        });
    connect(m_contextSource, &ContextSource::walkEnded, this,
        [this, walks](ContextSource::Walk walk) { m_jobs->end(walks->take(walk)); });
    connect(m_context, &ContextPanel::placeChosen, this, &MainWindow::showPlace);
    connect(m_context, &ContextPanel::reviewRequested, this, &MainWindow::showCompaction);
    connect(m_context, &ContextPanel::noticed, this,
        [this](const QString& text) { statusBar()->showMessage(text, 6'000); });
    connect(m_rules, &RulesBook::failed, this, [this](const QString& text) { statusBar()->showMessage(text, 10'000); });
    connect(m_problems, &ProblemsPanel::placeChosen, this, &MainWindow::showPlace);
    connect(m_problems, &ProblemsPanel::countChanged, this, [this](qint64 count) {
        m_problemsDock->setWindowTitle(count == 0 ? tr("Problems") : tr("Problems (%1)").arg(format::number(count)));
    });
    connectDoctor();
    connect(
        m_audit, &AuditPanel::noticed, this, [this](const QString& text) { statusBar()->showMessage(text, 6'000); });
}

void MainWindow::connectDoctor()
{
    auto numbers = std::make_shared<QHash<const OpenStore*, Jobs::Number>>();
    connect(m_doctor, &StoreDoctor::begun, this, [this, numbers](OpenStore* store, const JobControl& control) {
        numbers->insert(store, m_jobs->begin(tr("Checking %1").arg(storeTitle(store->info().path)), control));
    });
    connect(m_doctor, &StoreDoctor::ended, this,
        [this, numbers](const OpenStore* store) { m_jobs->end(numbers->take(store)); });
    connect(m_jobs, &Jobs::cancelled, m_doctor, [this, numbers](int cancelled) {
        for (OpenStore* store : m_stores->stores())
            if (numbers->value(store) == cancelled)
                m_doctor->cancel(store);
    });
    connect(m_doctor, &StoreDoctor::found, this, [this](const OpenStore* store, const QSet<SessionId>& sessions) {
        m_stores->sessions()->noteFindings(store, sessions);
        const SessionPage* page = m_tabs->currentSession();
        if (page && page->store() == store && sessions.contains(page->session()))
            updateInspector();
    });
    m_stores->sessions()->setFindingSource(
        [this](const OpenStore* store, const SessionId& session) { return m_doctor->index(store).counts(session); });
    connect(m_sessions, &SessionsPanel::findingsRequested, this,
        [this](OpenStore* store, const SessionId& session) { showFindings(store, session, {}); });
    connect(m_inspector, &Inspector::findingRequested, this, [this](const Finding& finding) {
        if (const SessionPage* page = m_tabs->currentSession()) {
            showFindings(page->store(), finding.session, finding.message);
            if (!finding.message.isEmpty() && !page->currentMessage())
                showPlace(page->store(), finding.session, finding.message);
        }
    });
}

void MainWindow::showFindings(OpenStore* store, const SessionId& session, const MessageId& message)
{
    m_tabs->openSession(store, session);
    m_problemsDock->show();
    m_problemsDock->raise();
    m_problems->reveal(session, message);
}

void MainWindow::showPlace(OpenStore* store, const SessionId& session, const MessageId& message)
{
    notePlace(true);
    SessionPage* page = m_tabs->openSession(store, session);
    if (!message.isEmpty())
        page->goToMessage(message);
}

void MainWindow::focusDock(QDockWidget* dock)
{
    dock->show();
    dock->raise();
    QWidget* target = dock->widget();
    if (dock == m_sessionsDock)
        target = m_sessions->view();
    else if (dock == m_problemsDock)
        target = m_problems->view();
    else if (dock == m_auditDock)
        target = m_audit->view();
    else if (dock == m_contextDock)
        target = m_context->view();
    else if (dock == m_historyDock)
        target = m_changes->view();
    else if (dock == m_collectedDock)
        target = m_collected->view();
    if (target->focusPolicy() == Qt::NoFocus)
        target = target->nextInFocusChain();
    target->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::makeEditing()
{
    m_editing = new Editing({*m_edits, *m_actions, *m_stores, *m_tabs, *m_jobs, *m_banner, *this}, this);
    connect(m_editing, &Editing::said, this, [this](const QString& text) { statusBar()->showMessage(text, 10'000); });
    connect(m_editing, &Editing::passwordWanted, this,
        [this](const QString& url, const QString& said, const std::function<void()>& again) {
            if (!findPassword(url, said, again))
                statusBar()->showMessage(said, 10'000);
        });
    // A new session is seen in the tree as soon as it is listed; what is selected there stays.
    connect(m_editing, &Editing::sessionMade, this, [this](OpenStore* store, const SessionId& session) {
        auto* waiting = new QObject(store);
        connect(m_stores->sessions(), &SessionTreeModel::storeListed, waiting,
            [this, waiting, store, session](const OpenStore* listed) {
                if (listed != store || !m_stores->sessions()->indexOf(store, session).isValid())
                    return;
                m_sessions->unfoldTo(store, session);
                waiting->deleteLater();
            });
    });
    connect(m_problems, &ProblemsPanel::repairPressed, m_editing,
        [this](OpenStore* store, const RepairEdit& edit) { m_editing->begin(store, edit); });
    // What was mended is gone at once; a large store is looked at again bit by bit, as after any change.
    connect(m_editing, &Editing::repaired, this, [this](OpenStore* store) {
        if (m_doctor->state(store) != StoreDoctor::State::Partly)
            m_doctor->checkAll(store);
    });
    connect(m_editing, &Editing::sessionGone, this, [this](OpenStore* store, const SessionId& session) {
        m_history->forgetSession(store->info().path, session);
        // Before it goes from the tree, which would choose its neighbour.
        if (m_sessions->isSelected(store, session) && m_tabs->currentStore())
            m_sessions->select(m_tabs->currentStore(), m_tabs->currentId());
    });
    m_sessions->setEditRefusal([this](const OpenStore* store, EditKind kind, const SessionId& session) {
        const QModelIndex index = m_stores->sessions()->indexOf(store, session);
        const auto info = index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
        return refusalText(store, kind, {session, nullptr, nullptr, &info});
    });
    connect(m_sessions, &SessionsPanel::editRequested, m_editing,
        qOverload<EditKind, OpenStore*, const SessionId&>(&Editing::begin));
    makeCollected();
    connect(m_changes, &HistoryPanel::undoRequested, m_editing, &Editing::undo);
    connect(m_changes, &HistoryPanel::redoRequested, m_editing, &Editing::redo);
    connect(m_changes, &HistoryPanel::showRequested, this, &MainWindow::showChange);
    m_goBack = new GoBack(*m_edits, *m_editing, *this, this);
    connect(m_changes, &HistoryPanel::goBackRequested, m_goBack, &GoBack::back);
    connect(m_changes, &HistoryPanel::goForwardRequested, m_goBack, &GoBack::forward);
}

void MainWindow::makeCollected()
{
    m_collected = new CollectedPanel(m_editing->collected(), this);
    m_collectedDock->setWidget(m_collected);
    connect(m_collected, &CollectedPanel::planRequested, this,
        [this] { m_editing->beginBatch(m_stores->find(m_editing->collected().store())); });
    connect(m_collected, &CollectedPanel::changeRequested, m_editing, &Editing::beginCollected);
    connect(m_editing, &Editing::changeCollected, this, [this] {
        m_collectedDock->show();
        m_collectedDock->raise();
    });
}

void MainWindow::showChange(const Receipt& receipt)
{
    // What a change made is only there while the change is in force.
    const bool isMade = receipt.state == Receipt::State::Applied && receipt.action != "undo"_L1;
    const bool isFork = isMade && !receipt.newSession.isEmpty();
    openRequest({{receipt.store}, isFork ? receipt.newSession : receipt.session, {}});
}

} // namespace stemma
