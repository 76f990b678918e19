// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lineage and comparison in tabs.
#include "core/edit/changeseries.h"
#include "core/models/editservice.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/window/editing.h"
#include "ui/window/filterpopup.h"
#include "ui/window/goback.h"
#include "ui/window/jobs.h"
#include "ui/window/lineagepage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabarea.h"

#include <QHash>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace stemma {

void MainWindow::connectLineage()
{
    using Id = Actions::Id;
    connect(m_tabs, &TabArea::lineageAdded, this, &MainWindow::addLineage);
    connect(m_actions->get(Id::ShowLineage), &QAction::triggered, this, [this] {
        if (const SessionPage* page = m_tabs->currentSession())
            showLineage(page->store(), page->session());
        else if (LineagePage* lineage = m_tabs->currentLineage())
            lineage->setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_actions->get(Id::Compare), &QAction::triggered, this, [this] {
        if (const SessionPage* page = m_tabs->currentSession())
            chooseComparison(page->store(), page->session());
        else if (const LineagePage* lineage = m_tabs->currentLineage())
            chooseComparison(lineage->store(), lineage->session());
    });
    connect(m_actions->get(Id::GoToCheckpoint), &QAction::triggered, this, &MainWindow::showCheckpoints);
    connect(m_sessions, &SessionsPanel::lineageRequested, this,
        [this](OpenStore* store, const SessionId& id) { showLineage(store, id); });
    connect(m_sessions, &SessionsPanel::compareRequested, this, &MainWindow::chooseComparison);
}

void MainWindow::addLineage(LineagePage* page)
{
    auto numbers = std::make_shared<QHash<const QObject*, Jobs::Number>>();
    connect(page, &LineagePage::jobBegun, this,
        [this, numbers](const QObject* source, const QString& title, const JobControl& control) {
            numbers->insert(source, m_jobs->begin(title, control));
        });
    connect(page, &LineagePage::jobEnded, this,
        [this, numbers](const QObject* source) { m_jobs->end(numbers->take(source)); });
    // A tab closed in the midst of its work ends it.
    connect(page, &QObject::destroyed, m_jobs, [jobs = m_jobs, numbers] {
        for (const Jobs::Number number : std::as_const(*numbers))
            jobs->end(number);
    });
    connect(page, &LineagePage::placeChosen, this,
        [this](OpenStore* store, const SessionId& session, const MessageId& message) {
            showPlace(store, session, message);
            if (SessionPage* shown = m_tabs->currentSession())
                shown->setFocus(Qt::OtherFocusReason);
        });
    connect(page, &LineagePage::editRequested, this,
        [this](EditKind kind, OpenStore* store, const SessionId& session, const MessageId& message) {
            const QString reason = Editing::refusal(store, kind);
            if (!reason.isEmpty()) {
                statusBar()->showMessage(reason, 10'000);
                return;
            }
            notePlace(true);
            m_tabs->openSession(store, session);
            m_editing->beginAt(kind, message);
        });
    connect(page, &LineagePage::noticed, this, [this](const QString& text) { statusBar()->showMessage(text, 6'000); });
    const auto takeChanges
        = [this, page] { page->setChanges(automaticCheckpoints(m_edits->receipts(), page->store()->info().path)); };
    connect(m_edits, &EditService::receiptsChanged, page, takeChanges);
    connect(page, &LineagePage::goBackRequested, this, [this](const ReceiptId& id) {
        const QList<Receipt>& all = m_edits->receipts();
        if (const auto change = std::ranges::find(all, id, &Receipt::id); change != all.cend())
            m_goBack->back(*change);
    });
    takeChanges();
    page->reload();
}

void MainWindow::showLineage(OpenStore* store, const SessionId& session, const SessionId& other)
{
    notePlace(true);
    LineagePage* page = m_tabs->openLineage(store, session);
    if (!other.isEmpty())
        page->compareWith(other);
    page->setFocus(Qt::OtherFocusReason);
}

void MainWindow::chooseComparison(OpenStore* store, const SessionId& session)
{
    const QPointer<OpenStore> guard(store);
    const auto source = [this, guard](const QString& text) { return sessionEntries(text, guard); };
    const QString title = m_tabs->titleOf(store, session);
    auto* popup = new FilterPopup(tr("Compare “%1” with a session of the same store").arg(title), source, this);
    connect(popup, &FilterPopup::chosen, this, [this, guard, session](const QVariant& choice) {
        const QModelIndex index = choice.value<QPersistentModelIndex>();
        if (guard && index.isValid())
            showLineage(guard, session, SessionId(index.data(SessionTreeModel::SessionIdRole).toString()));
    });
    popup->open();
}

void MainWindow::showCheckpoints()
{
    const QPointer<SessionPage> page = m_tabs->currentSession();
    if (!page)
        return;
    page->store()
        ->run([session = page->session()](
                  SessionStore& store, const JobControl& job) { return store.checkpoints(session, job); })
        .then(this, [this, page](const Result<QList<Checkpoint>>& found) {
            if (!page || page != m_tabs->currentSession())
                return;
            const QList<Checkpoint> points = found.value_or(QList<Checkpoint>());
            const QList<Receipt> changes
                = automaticCheckpoints(m_edits->receipts(), page->store()->info().path, page->session());
            if (points.isEmpty() && changes.isEmpty()) {
                statusBar()->showMessage(found ? tr("The session has no checkpoints.") : found.error().text, 10'000);
                return;
            }
            auto* popup = new FilterPopup(
                tr("Go to checkpoint"),
                [this, points, changes](const QString& text) { return checkpointEntries(points, changes, text); },
                this);
            connect(popup, &FilterPopup::chosen, this, [this, page](const QVariant& chosen) {
                if (chosen.canConvert<Receipt>()) {
                    m_goBack->back(chosen.value<Receipt>());
                } else if (page) {
                    notePlace(true);
                    page->goToMessage(MessageId(chosen.toString()));
                }
            });
            popup->open();
        });
}

// Named ones first; then what stands before each change that took something away.
QList<PopupEntry> MainWindow::checkpointEntries(
    const QList<Checkpoint>& points, const QList<Receipt>& changes, const QString& text) const
{
    const QString words = text.trimmed();
    const auto fits = [&](const QString& name) { return name.contains(words, Qt::CaseInsensitive); };
    QList<PopupEntry> entries;
    for (const Checkpoint& point : points) {
        if (fits(point.label))
            entries.append({point.label, point.createdAt ? format::relativeTime(*point.createdAt, now()) : QString(),
                icons::icon(u"checkpoint"_s), point.message.value, !point.message.isEmpty(), {}});
    }
    for (const Receipt& change : changes) {
        if (const QString name = tr("Before: %1").arg(change.title); fits(name))
            entries.append({name, format::relativeTime(change.at, now()), icons::icon(u"view-history"_s),
                QVariant::fromValue(change), true, tr("Goes back to before this change")});
    }
    return entries;
}

} // namespace stemma
