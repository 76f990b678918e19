// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is shown of a session in tabs of its own beside the timeline: lineage, comparison, compaction.
#include "core/edit/changeseries.h"
#include "core/models/editservice.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/refusaltext.h"
#include "ui/connect/endpointbook.h"
#include "ui/prune/prunedialog.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/pages/compactionpage.h"
#include "ui/window/editing.h"
#include "ui/window/filterpopup.h"
#include "ui/window/goback.h"
#include "ui/window/jobs.h"
#include "ui/pages/lineagepage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabarea.h"

#include <QHash>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The summary that a message is, or refers to; empty: it has none.
NodeId nodeOf(const MessagePtr& message)
{
    if (!message)
        return {};
    if (message->states.testFlag(MessageState::Summary))
        return NodeId(message->id.value);
    for (const Part& part : message->parts) {
        if (const auto* compaction = part.as<CompactionPart>())
            return compaction->node;
    }
    return {};
}

} // namespace

void MainWindow::connectLineage()
{
    using Id = Actions::Id;
    connect(m_tabs, &TabArea::asideAdded, this, &MainWindow::addAside);
    connect(m_actions->get(Id::ShowLineage), &QAction::triggered, this, [this] {
        if (const SessionPage* page = m_tabs->currentSession())
            showLineage(page->store(), page->session());
        else if (AsidePage* aside = m_tabs->currentAside())
            showLineage(aside->store(), aside->session());
    });
    connect(m_actions->get(Id::Compare), &QAction::triggered, this, [this] {
        if (const SessionPage* page = m_tabs->currentSession())
            chooseComparison(page->store(), page->session());
        else if (const AsidePage* aside = m_tabs->currentAside())
            chooseComparison(aside->store(), aside->session());
    });
    const auto show = [this] {
        if (const SessionPage* page = m_tabs->currentSession())
            showCompaction(page->store(), page->session(), nodeOf(page->currentMessage()));
        else if (const AsidePage* aside = m_tabs->currentAside())
            showCompaction(aside->store(), aside->session());
    };
    connect(m_actions->get(Id::ShowCompaction), &QAction::triggered, this, show);
    connect(m_actions->get(Id::Compact), &QAction::triggered, this, [this, show] {
        show();
        if (auto* page = m_tabs->currentAsideAs<CompactionPage>())
            page->beginCompaction();
    });
    connect(m_actions->get(Id::PruneOutputs), &QAction::triggered, this, [this] {
        if (const SessionPage* page = m_tabs->currentSession())
            showOutputs(page->store(), page->session());
        else if (const AsidePage* aside = m_tabs->currentAside())
            showOutputs(aside->store(), aside->session());
    });
    connect(m_actions->get(Id::GoToCheckpoint), &QAction::triggered, this, &MainWindow::showCheckpoints);
    connect(m_sessions, &SessionsPanel::lineageRequested, this,
        [this](OpenStore* store, const SessionId& id) { showLineage(store, id); });
    connect(m_sessions, &SessionsPanel::compareRequested, this, &MainWindow::chooseComparison);
}

void MainWindow::showOutputs(OpenStore* store, const SessionId& session)
{
    auto* dialog = new PruneDialog(store, session, m_tabs->titleOf(store, session), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto number = std::make_shared<std::optional<Jobs::Number>>();
    const auto end = [jobs = m_jobs, number] {
        if (const auto begun = std::exchange(*number, {}))
            jobs->end(*begun);
    };
    const auto begin = [jobs = m_jobs, number, end](const QString& title, const JobControl& control) {
        end();
        *number = jobs->begin(title, control);
    };
    connect(dialog, &PruneDialog::begun, m_jobs, begin);
    connect(dialog, &PruneDialog::ended, m_jobs, end);
    connect(dialog, &QObject::destroyed, m_jobs, end);
    connect(dialog, &PruneDialog::editRequested, this,
        [this, store = QPointer(store)](const Edit& edit) { m_editing->begin(store, edit); });
    connect(
        dialog, &PruneDialog::messageChosen, this, [this, store = QPointer(store), session](const MessageId& message) {
            if (store)
                showPlace(store, session, message);
        });
    dialog->load();
    dialog->open();
}

void MainWindow::addAside(AsidePage* page)
{
    auto numbers = std::make_shared<QHash<const QObject*, Jobs::Number>>();
    connect(page, &AsidePage::jobBegun, this,
        [this, numbers](const QObject* source, const QString& title, const JobControl& control) {
            numbers->insert(source, m_jobs->begin(title, control));
        });
    connect(page, &AsidePage::jobEnded, this,
        [this, numbers](const QObject* source) { m_jobs->end(numbers->take(source)); });
    // A tab closed in the midst of its work ends it.
    connect(page, &QObject::destroyed, m_jobs, [jobs = m_jobs, numbers] {
        for (const Jobs::Number number : std::as_const(*numbers))
            jobs->end(number);
    });
    connect(page, &AsidePage::placeChosen, this,
        [this](OpenStore* store, const SessionId& session, const MessageId& message) {
            showPlace(store, session, message);
            if (SessionPage* shown = m_tabs->currentSession())
                shown->setFocus(Qt::OtherFocusReason);
        });
    connect(page, &AsidePage::noticed, this, [this](const QString& text) { statusBar()->showMessage(text, 6'000); });
    if (auto* lineage = qobject_cast<LineagePage*>(page))
        connectLineagePage(lineage);
    else if (auto* compaction = qobject_cast<CompactionPage*>(page))
        connectCompactionPage(compaction);
    page->reload();
}

void MainWindow::connectLineagePage(LineagePage* page)
{
    connect(page, &LineagePage::editRequested, this,
        [this](EditKind kind, OpenStore* store, const SessionId& session, const MessageId& message) {
            const QString reason = refusalText(store, kind);
            if (!reason.isEmpty()) {
                statusBar()->showMessage(reason, 10'000);
                return;
            }
            notePlace(true);
            m_tabs->openSession(store, session);
            m_editing->beginAt(kind, message);
        });
    const auto takeChanges
        = [this, page] { page->setChanges(automaticCheckpoints(m_edits->receipts(), page->store()->info().path)); };
    connect(m_edits, &EditService::receiptsChanged, page, takeChanges);
    connect(page, &LineagePage::goBackRequested, this, [this](const ReceiptId& id) {
        const QList<Receipt>& all = m_edits->receipts();
        if (const auto change = std::ranges::find(all, id, &Receipt::id); change != all.cend())
            m_goBack->back(*change);
    });
    takeChanges();
}

void MainWindow::showLineage(OpenStore* store, const SessionId& session, const SessionId& other)
{
    notePlace(true);
    auto* page = m_tabs->openAside<LineagePage>(store, session);
    if (!other.isEmpty())
        page->compareWith(other);
    page->setFocus(Qt::OtherFocusReason);
    notePlace(true);
}

void MainWindow::connectCompactionPage(CompactionPage* page)
{
    connect(page, &CompactionPage::editRequested, this, [this, page](const Edit& edit, qint64 row) {
        const QString reason = refusalText(page->store(), kindOf(edit));
        if (reason.isEmpty())
            m_editing->begin(page->store(), edit, int(row));
        else
            statusBar()->showMessage(reason, 10'000);
    });
    connect(m_edits, &EditService::applied, page, [page](int, const Receipt& receipt) { page->takeApplied(receipt); });
    connect(page, &CompactionPage::pruneRequested, this, [this, page] { showOutputs(page->store(), page->session()); });
    page->setEndpoints(m_endpoints);
    page->setRules(m_rules, m_vocabularies);
}

void MainWindow::showCompaction(OpenStore* store, const SessionId& session, const NodeId& node)
{
    notePlace(true);
    auto* page = m_tabs->openAside<CompactionPage>(store, session);
    if (!node.isEmpty())
        page->showNode(node);
    page->setFocus(Qt::OtherFocusReason);
    notePlace(true);
}

void MainWindow::chooseComparison(OpenStore* store, const SessionId& session)
{
    const QPointer<OpenStore> guard(store);
    const auto source = [this, guard](const QString& text) { return sessionEntries(text, guard); };
    const QString title = m_tabs->titleOf(store, session);
    auto* popup = new FilterPopup(tr("Compare “%1” with another session of the store").arg(title), source, this);
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
        if (const QString name = tr("Before “%1”").arg(change.title); fits(name))
            entries.append({name, format::relativeTime(change.at, now()), icons::icon(u"view-history"_s),
                QVariant::fromValue(change), true, tr("Undoes this change and all later ones")});
    }
    return entries;
}

} // namespace stemma
