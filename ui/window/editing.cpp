// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/editing.h"

#include "core/marks/marksdatabase.h"
#include "core/models/sessiontreemodel.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/format.h"
#include "ui/common/refusaltext.h"
#include "ui/plan/plandialog.h"
#include "ui/plan/planfigurespane.h"
#include "ui/window/actions.h"
#include "ui/window/doctoring.h"
#include "ui/window/forkinstead.h"
#include "ui/window/jobs.h"
#include "ui/window/planopener.h"
#include "ui/window/tabarea.h"
#include "ui/window/terminal.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Act = Actions::Id;

/// An undo brings nobody away from where they read. Called when it begins, too: its rows may come before its receipt.
void keepPlaces(const TabArea& tabs, const OpenStore* store, const SessionId& session)
{
    for (SessionPage* page : tabs.sessions()) {
        if (page->store() == store && page->session() == session)
            page->keepPlace();
    }
}

/// Whether an edit begins at a message, which can then be chosen.
bool isPlaced(EditKind kind)
{
    return kind == EditKind::Fork || kind == EditKind::Resume || kind == EditKind::Insert
        || kind == EditKind::Checkpoint;
}

/// Whether the new session of a change is what a resume cut off.
bool discardsEnd(const Edit& edit)
{
    const auto isResume = [](const SingleEdit& one) { return std::holds_alternative<ResumeEdit>(one); };
    const auto* batch = std::get_if<BatchEdit>(&edit);
    return batch ? std::ranges::any_of(batch->edits, isResume) : kindOf(edit) == EditKind::Resume;
}

} // namespace

Editing::Editing(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_banner(new EditBanner(parts.banner, this))
    , m_actions(new EditActions(parts.actions, parts.stores, parts.tabs, this))
    , m_plans(new PlanOpener({parts.service, parts.tabs, *m_banner, parts.window}, this))
    , m_collecting(new CollectedEditing(*m_plans, parts.stores, parts.tabs, *m_banner, this))
    , m_stacks(new UndoStacks(parts.service, this))
    , m_doctoring(new Doctoring({parts.service, parts.actions, parts.stores, parts.tabs, parts.window}, this))
{
    connect(m_plans, &PlanOpener::applied, this, &Editing::takeApplied);
    new ForkInstead(*m_plans, parts.tabs, this);
    connect(m_collecting, &CollectedEditing::said, this, &Editing::said);
    connect(m_doctoring, &Doctoring::deleteRequested, this,
        [this](OpenStore* store, const SessionId& session) { begin(EditKind::Delete, store, session); });
    connectActions();
    connectService();
}

void Editing::connectActions()
{
    const auto on = [this](Act id, auto work) { connect(m_parts.actions.get(id), &QAction::triggered, this, work); };
    on(Act::Fork, [this] { begin(EditKind::Fork); });
    on(Act::Resume, [this] { begin(EditKind::Resume); });
    on(Act::Rename, [this] { begin(EditKind::Rename); });
    on(Act::DeleteSession, [this] { begin(EditKind::Delete); });
    on(Act::EditText, [this] { begin(EditKind::Text); });
    on(Act::Insert, [this] { begin(EditKind::Insert); });
    on(Act::Checkpoint, [this] { begin(EditKind::Checkpoint); });
    on(Act::Labels, [this] { begin(EditKind::Mark); });
    on(Act::Flag, [this] {
        if (const EditActions::Target now = m_actions->target(); now.store)
            toggleFlag(now.store, now.session);
    });
    on(Act::MoveProject, [this] { begin(EditKind::Move); });
    on(Act::Remove, [this] { begin(EditKind::Remove); });
    on(Act::Prune, [this] { begin(EditKind::Prune); });
    on(Act::RestoreOutput, [this] { beginPrune(true); });
    on(Act::Undo, [this] {
        if (const auto receipt = m_stacks->nextUndo())
            undo(*receipt);
    });
    on(Act::Redo, [this] {
        if (const auto receipt = m_stacks->nextRedo())
            redo(*receipt);
    });
    connect(m_stacks, &UndoStacks::changed, this, &Editing::updateUndo);
}

void Editing::connectService()
{
    EditService& service = m_parts.service;
    connect(&service, &EditService::begun, this, [this](int job, const QString& title, const JobControl& control) {
        m_numbers.insert(job, m_parts.jobs.begin(title, control));
        updateUndo();
    });
    connect(&service, &EditService::applied, this, [this](int job, const Receipt& receipt) {
        m_parts.jobs.end(m_numbers.take(job));
        pollOwnWrite(receipt.store);
        if (m_mine.remove(job)) {
            follow(receipt);
            emit said(receipt.title);
        }
    });
    connect(&service, &EditService::seriesEnded, this, [this](int job, bool, const ChangeSeries& series) {
        m_parts.jobs.end(m_numbers.take(job));
        pollOwnWrite(series.wanted.constFirst().store);
        updateUndo();
    });
    connect(&service, &EditService::failed, this,
        [this](int job, const QString& store, const QString& title, const Error& error) {
            m_parts.jobs.end(m_numbers.take(job));
            pollOwnWrite(store); // part of it may have been written
            const std::function<void()> again = m_mine.take(job);
            if (again && asksForPassword(error))
                emit passwordWanted(store, error.text, again);
            else if (again && error.code != Errc::Cancelled)
                m_banner->say(error, title);
            updateUndo();
        });
    connect(&service, &EditService::journalFailed, this, [this](const Error& error) { emit said(error.text); });
    connect(&service, &EditService::settled, this, &Editing::tellSettled);
}

void Editing::tellSettled(const SettledChanges& changes)
{
    QStringList sentences;
    for (const Receipt& change : changes.settled)
        sentences << settledText(change);
    if (!sentences.isEmpty())
        emit said(sentences.join(u' '));
    QStringList open;
    QStringList causes;
    for (const OpenChange& change : changes.open) {
        open << openText(change);
        causes << change.why.cause;
    }
    if (!open.isEmpty()) // stays until it is put away
        m_banner->tell(
            Banner::Kind::Warning, open.first(), open.sliced(1).join(u' '), {}, causes.join(u'\n').trimmed());
}

bool Editing::isIdle() const
{
    return m_parts.service.isIdle() && m_plans->isIdle() && collected().isIdle();
}

PlanDialog* Editing::dialog() const
{
    return m_plans->dialog();
}

void Editing::pollOwnWrite(const QString& path)
{
    if (OpenStore* store = m_parts.stores.find(path))
        store->pollOwnWrite();
}

void Editing::update()
{
    m_actions->update();
    m_doctoring->update();
    const OpenStore* store = m_parts.tabs.currentStore();
    const QString path = store ? store->info().path : QString();
    m_stacks->setCurrent(path);
    collected().setStore(path);
}

void Editing::updateUndo()
{
    m_actions->updateUndo(*m_stacks, m_parts.service.isBusy());
}

// ---- beginning -------------------------------------------------------------------------------------

void Editing::begin(EditKind kind)
{
    if (kind == EditKind::Text)
        return beginText();
    if (kind == EditKind::Remove)
        return beginRemove();
    if (kind == EditKind::Prune)
        return beginPrune(false);
    const EditActions::Target now = m_actions->target();
    if (!now.store || !m_actions->reasonAgainst(kind, false, now).isEmpty())
        return;
    if (kind == EditKind::Repair)
        begin(now.store, RepairEdit {});
    else if (isPlaced(kind) && now.page)
        beginPlaced(kind);
    else
        begin(kind, now.store, now.session, now.at);
}

void Editing::begin(EditKind kind, OpenStore* store, const SessionId& session, const MessageId& message)
{
    if (message.isEmpty() || !isPlaced(kind) || !refusalText(store, kind).isEmpty())
        return begin(kind, store, session); // which says why not
    m_parts.tabs.openSession(store, session);
    beginAt(kind, message);
}

/// An edit whose place among the messages can be chosen; it begins with the current one.
void Editing::beginPlaced(EditKind kind)
{
    const EditActions::Target now = m_actions->target();
    const SessionId session = now.page->session();
    const MessageId id = now.message ? now.message->id : MessageId();
    const Edit edit = kind == EditKind::Resume ? Edit(ResumeEdit {session, id, false})
        : kind == EditKind::Insert             ? Edit(InsertEdit {session, id, u"user"_s, {}})
        : kind == EditKind::Checkpoint         ? Edit(CheckpointEdit {session, id, tr("Checkpoint")})
                                               : Edit(ForkEdit {session, id, false, {}});
    PlanRequest request = m_plans->requestFor(now.page->store(), session, edit);
    request.messages = now.page->model();
    request.row = now.row >= 0 ? now.row : request.messages->rowCount() - 1;
    m_plans->open(request);
}

void Editing::begin(OpenStore* store, const Edit& edit, int row)
{
    if (!store || !refusalText(store, kindOf(edit)).isEmpty())
        return;
    PlanRequest request = m_plans->requestFor(store, sessionOf(edit), edit);
    request.row = row;
    if (const auto* text = std::get_if<TextEdit>(&edit))
        request.text = text->text;
    m_plans->open(request);
}

void Editing::toggleFlag(OpenStore* store, const SessionId& session)
{
    const SessionInfo info = m_actions->infoOf(store, session);
    if (refusalText(store, EditKind::Mark).isEmpty())
        m_plans->open(m_plans->requestFor(store, session, MarkEdit {session, info.labels, !isFlagged(info)}));
}

void Editing::begin(EditKind kind, OpenStore* store, const SessionId& session)
{
    const SessionInfo info = m_actions->infoOf(store, session);
    if (const QString reason = refusalText(store, kind, {session, nullptr, nullptr, &info}); !reason.isEmpty()) {
        emit said(reason); // a key was pressed, which is not disabled
        return;
    }
    if (kind == EditKind::Rename) {
        m_plans->open(m_plans->requestFor(store, session, RenameEdit {session, info.title}));
        return;
    }
    if (kind == EditKind::Mark) {
        m_plans->open(m_plans->requestFor(store, session, MarkEdit {session, info.labels, isFlagged(info)}));
        return;
    }
    if (kind == EditKind::Move) {
        const QString directory = info.directory;
        m_plans->open(m_plans->requestFor(store, session, MoveEdit {{}, directory, directory}));
        return;
    }
    if (kind == EditKind::Delete) {
        m_plans->open(m_plans->requestFor(store, session, DeleteEdit {session}));
        return;
    }
    if (!isPlaced(kind))
        return; // it begins on a page of its own
    // The place is chosen among the messages, which a tab has.
    SessionPage* page = m_parts.tabs.openSession(store, session);
    m_plans->whenComplete(page, [this, kind] { begin(kind); });
}

void Editing::beginAt(EditKind kind, const MessageId& message)
{
    SessionPage* page = m_parts.tabs.currentSession();
    if (!page)
        return;
    m_plans->whenAt(page, message, [this, kind, page] {
        if (m_parts.tabs.currentSession() == page)
            begin(kind);
    });
}

void Editing::beginPrune(bool restore)
{
    const EditActions::Target now = m_actions->target();
    if (!m_actions->reasonAgainst(EditKind::Prune, restore, now).isEmpty())
        return;
    PlanRequest request = m_plans->requestFor(now.page->store(), now.page->session(),
        PruneEdit {now.page->session(), now.message->id, now.part->index, restore});
    request.row = now.row;
    m_plans->open(request);
}

void Editing::beginText()
{
    const EditActions::Target now = m_actions->target();
    if (!m_actions->reasonAgainst(EditKind::Text, false, now).isEmpty())
        return;
    if (EditActions::editableText(*now.part)->bytes > LongestText) {
        emit said(tr("This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.")
                .arg(format::bytes(LongestText)));
        return;
    }
    PlanRequest request = m_plans->requestFor(
        now.page->store(), now.page->session(), TextEdit {now.page->session(), now.message->id, now.part->index, {}});
    request.row = now.row;
    m_plans->openWithText(request, now.page, now.part->index);
}

void Editing::beginRemove()
{
    const EditActions::Target now = m_actions->target();
    if (!m_actions->reasonAgainst(EditKind::Remove, false, now).isEmpty())
        return;
    if (now.checkpoint) {
        m_plans->open(m_plans->requestFor(
            now.page->store(), now.page->session(), CheckpointEdit {now.page->session(), now.checkpoint->message, {}}));
        return;
    }
    const TimelineSelection& selection = now.page->timeline()->cursor().selection();
    QSet<int> rows {now.row};
    for (const PartPlace& place : selection.singles())
        rows += place.row;
    if (selection.isRange()) {
        if (selection.last().row - selection.first().row >= MostMessages) {
            emit said(tr("At most %1 messages can be removed at once.").arg(format::number(MostMessages)));
            return;
        }
        for (int row = selection.first().row; row <= selection.last().row; ++row)
            rows += row;
    }
    const bool isOnePart = rows.size() == 1 && !selection.isRange() && selection.singles().size() < 2;
    if (!isOnePart || !now.message || !now.part) {
        QList<int> list = rows.values();
        std::ranges::sort(list);
        m_plans->openRemoval(now.page, list);
        return;
    }
    RemoveEdit edit {now.page->session(), {now.message->id}, {}};
    if (now.message->parts.size() > 1)
        edit.part = now.part->index;
    PlanRequest request = m_plans->requestFor(now.page->store(), now.page->session(), edit);
    request.row = now.row;
    request.parts = int(now.message->parts.size());
    request.wholeRefusal = refusalText(now.page->store(), EditKind::Remove, {now.page->session(), now.message.get()});
    m_plans->open(request);
}

// ---- what follows ----------------------------------------------------------------------------------

void Editing::takeApplied(const QString& done, const EditPlan& plan, const Receipt& receipt)
{
    OpenStore* store = m_parts.stores.find(receipt.store);
    const EditKind kind = kindOf(plan.edit);
    if (kind == EditKind::Delete && store) {
        m_parts.tabs.closeSession(store, plan.session);
        emit sessionGone(store, plan.session);
    }
    if (kind == EditKind::Repair && store)
        emit repaired(store);
    // Others are one change with what it needs.
    if (kind == EditKind::Batch)
        collected().removeMade(receipt.store, std::get<BatchEdit>(plan.edit));
    QString more;
    if (!plan.newSession.isEmpty() && store) {
        more = discardsEnd(plan.edit) ? tr("The discarded end is kept.") : tr("The original is unchanged.");
        emit sessionMade(store, plan.newSession);
    }
    if (const QString command = store ? continueCommand(store->info(), plan) : QString(); !command.isEmpty())
        more
            += (more.isEmpty() ? QString() : u" "_s) + tr("To resume it, run “%1” in the project folder.").arg(command);
    m_banner->tell(Banner::Kind::Note, done, more, offersFor(plan, receipt), {}, receipt.id);
}

/// What can be done right after a change.
QList<EditBanner::Offer> Editing::offersFor(const EditPlan& plan, const Receipt& receipt)
{
    OpenStore* store = m_parts.stores.find(receipt.store);
    const EditKind kind = kindOf(plan.edit);
    QList<EditBanner::Offer> offers;
    if (!plan.newSession.isEmpty() && store) {
        const QString word = discardsEnd(plan.edit) ? tr("Open the discarded end")
            : kind == EditKind::Compact             ? tr("Open the compacted session")
                                                    : tr("Open the fork");
        offers += {word, [this, path = receipt.store, session = plan.newSession] {
                       if (OpenStore* of = m_parts.stores.find(path))
                           m_parts.tabs.openSession(of, session);
                   }};
    }
    offers += {tr("Undo"), [this, receipt] { undo(receipt); }};
    if (const QString command = store ? continueCommand(store->info(), plan) : QString(); !command.isEmpty()) {
        offers += {tr("Copy command to resume"), [command] { QGuiApplication::clipboard()->setText(command); }};
        const QString directory = m_actions->infoOf(store, plan.session).directory;
        offers += {tr("Open in a terminal"), [this, command, directory] { openTerminal(command, directory); }};
    }
    return offers;
}

void Editing::openTerminal(const QString& command, const QString& directory)
{
    terminal::startFound(command, directory).then(this, [this, command, directory](const Result<>& started) {
        if (started)
            return;
        m_banner->say(started.error(), {},
            directory.isEmpty() ? tr("Run “%1” yourself.").arg(command)
                                : tr("Run “%1” in %2 yourself.").arg(command, directory),
            {{tr("Copy command to resume"), [command] { QGuiApplication::clipboard()->setText(command); }}});
    });
}

void Editing::undo(const Receipt& change)
{
    keepPlaces(m_parts.tabs, m_parts.stores.find(change.store), change.session);
    m_mine.insert(m_parts.service.undo(change), [this, change] { undo(change); });
}

void Editing::redo(const Receipt& change)
{
    keepPlaces(m_parts.tabs, m_parts.stores.find(change.store), change.session);
    m_mine.insert(m_parts.service.redo(change), [this, change] { redo(change); });
}

void Editing::follow(const Receipt& receipt)
{
    m_banner->hideAbout(receipt.origin);
    OpenStore* store = m_parts.stores.find(receipt.store);
    keepPlaces(m_parts.tabs, store, receipt.session);
    const bool undone = receipt.action == "undo"_L1;
    const auto& all = m_parts.service.receipts();
    const auto origin = std::ranges::find(all, receipt.origin, &Receipt::id);
    const bool deletes = origin != all.cend() && origin->action == "delete"_L1;
    if (store && undone && !receipt.newSession.isEmpty()) {
        m_parts.tabs.closeSession(store, receipt.newSession, receipt.session);
        emit sessionGone(store, receipt.newSession);
    } else if (store && !undone && deletes) {
        m_parts.tabs.closeSession(store, receipt.session);
        emit sessionGone(store, receipt.session);
    }
}

} // namespace stemma
