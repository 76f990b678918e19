// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The panels around the timeline.
#include "core/store/registry.h"
#include "ui/audit/auditpanel.h"
#include "ui/inspector/inspector.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/window/jobs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sessionpage.h"
#include "ui/window/tabarea.h"

#include <QDockWidget>
#include <QStatusBar>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma {

void MainWindow::makeDocks()
{
    m_sessions = new SessionsPanel(m_stores->sessions(), this);
    m_inspector = new Inspector(this);
    m_problems = new ProblemsPanel(&stemma::openStore, this);
    m_audit = new AuditPanel(this);
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
    tabifyDockWidget(m_problemsDock, m_auditDock);
    m_problemsDock->hide();
    m_auditDock->hide();
    for (const Qt::Corner corner : {Qt::BottomLeftCorner, Qt::TopLeftCorner})
        setCorner(corner, Qt::LeftDockWidgetArea);
}

QDockWidget* MainWindow::dock(const QString& name) const
{
    return findChild<QDockWidget*>(name + u"-dock"_s);
}

void MainWindow::hideDocks()
{
    for (QDockWidget* dock : {m_sessionsDock, m_inspectorDock, m_problemsDock, m_auditDock})
        dock->hide();
}

void MainWindow::connectDocks()
{
    // What a panel does at length stands in the status bar, with Cancel.
    const auto follow = [this](auto* panel, auto begun, auto ended, auto cancel) {
        auto number = std::make_shared<Jobs::Number>(-1);
        connect(panel, begun, this, [this, number](const QString& title, const JobControl& control) {
            *number = m_jobs->begin(title, control);
        });
        connect(panel, ended, this, [this, number] { m_jobs->end(*number); });
        connect(m_jobs, &Jobs::cancelled, panel, [number, cancel](int cancelled) {
            if (cancelled == *number)
                cancel();
        });
        connect(panel, &std::remove_pointer_t<decltype(panel)>::placeChosen, this, &MainWindow::showPlace);
    };
    follow(m_problems, &ProblemsPanel::checkBegun, &ProblemsPanel::checkEnded, [this] { m_problems->cancelCheck(); });
    follow(m_audit, &AuditPanel::loadBegun, &AuditPanel::loadEnded, [] { }); // it tells how far it came
    connect(
        m_audit, &AuditPanel::noticed, this, [this](const QString& text) { statusBar()->showMessage(text, 6'000); });
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
    if (target->focusPolicy() == Qt::NoFocus)
        target = target->nextInFocusChain();
    target->setFocus(Qt::ShortcutFocusReason);
}

} // namespace stemma
