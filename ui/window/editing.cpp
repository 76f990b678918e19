// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/editing.h"

#include "core/base/text.h"
#include "core/marks/marksdatabase.h"
#include "core/models/sessiontreemodel.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/banner.h"
#include "ui/common/format.h"
#include "ui/common/refusaltext.h"
#include "ui/plan/plandialog.h"
#include "ui/window/actions.h"
#include "ui/window/jobs.h"
#include "ui/window/tabarea.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Act = Actions::Id;

constexpr qsizetype TitleLength = 60;

/// The text of a part that an edit would replace; null: it has none.
const LongText* editableText(const Part& part)
{
    if (const auto* text = part.as<TextPart>())
        return &text->text;
    if (const auto* thinking = part.as<ReasoningPart>())
        return &thinking->text;
    const auto* tool = part.as<ToolPart>();
    return tool && tool->hasOutput ? &tool->output : nullptr;
}

/// A change in one word, for the tool bar: "Undo fork". Empty: none fits.
QString wordFor(const QString& action)
{
    static const QHash<QString, const char*> words {{u"fork"_s, QT_TRANSLATE_NOOP("stemma::Editing", "fork")},
        {u"resume"_s, QT_TRANSLATE_NOOP("stemma::Editing", "resume")},
        {u"rename"_s, QT_TRANSLATE_NOOP("stemma::Editing", "rename")},
        {u"edit"_s, QT_TRANSLATE_NOOP("stemma::Editing", "edit")},
        {u"remove"_s, QT_TRANSLATE_NOOP("stemma::Editing", "removal")},
        {u"prune"_s, QT_TRANSLATE_NOOP("stemma::Editing", "pruning")},
        {u"unprune"_s, QT_TRANSLATE_NOOP("stemma::Editing", "restoring")},
        {u"delete"_s, QT_TRANSLATE_NOOP("stemma::Editing", "deletion")},
        {u"repair"_s, QT_TRANSLATE_NOOP("stemma::Editing", "repair")},
        {u"insert"_s, QT_TRANSLATE_NOOP("stemma::Editing", "insertion")},
        {u"checkpoint"_s, QT_TRANSLATE_NOOP("stemma::Editing", "checkpoint")},
        {u"tag"_s, QT_TRANSLATE_NOOP("stemma::Editing", "labels")},
        {u"flag"_s, QT_TRANSLATE_NOOP("stemma::Editing", "flag")},
        {u"move"_s, QT_TRANSLATE_NOOP("stemma::Editing", "move")},
        {u"compact"_s, QT_TRANSLATE_NOOP("stemma::Editing", "compaction")},
        {u"dissolve"_s, QT_TRANSLATE_NOOP("stemma::Editing", "dissolving")},
        {u"batch"_s, QT_TRANSLATE_NOOP("stemma::Editing", "batch")}};
    const char* word = words.value(action);
    return word ? Editing::tr(word) : QString();
}

const Part* partWith(const Message& message, int index)
{
    const auto at = std::ranges::find(message.parts, index, &Part::index);
    return at == message.parts.cend() ? nullptr : &*at;
}

} // namespace

Editing::Editing(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_stacks(new UndoStacks(parts.service, this))
    , m_collected(new CollectedChanges(CollectedFiles::defaultFolder(), this))
{
    connectActions();
    connectService();
    connectCollected();
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
        if (const Target now = target(); now.page)
            toggleFlag(now.page->store(), now.page->session());
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
    connect(&m_parts.banner, &Banner::pressed, this, &Editing::press);
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
                say(error, title);
            updateUndo();
        });
    connect(&service, &EditService::journalFailed, this, [this](const Error& error) { emit said(error.text); });
}

bool Editing::isIdle() const
{
    return m_parts.service.isIdle() && !m_isReading && m_collected->isIdle() && (!m_dialog || m_dialog->isSettled());
}

PlanDialog* Editing::dialog() const
{
    return m_dialog;
}

void Editing::pollOwnWrite(const QString& path)
{
    if (OpenStore* store = m_parts.stores.find(path))
        store->pollOwnWrite();
}

// ---- what can be done ------------------------------------------------------------------------------

Editing::Target Editing::target() const
{
    Target target;
    target.page = m_parts.tabs.currentSession();
    if (!target.page)
        return target;
    target.row = target.page->timeline()->currentRow();
    target.message = target.page->currentMessage();
    if (target.message)
        target.part = partWith(*target.message, target.page->timeline()->currentPart());
    target.checkpoint = target.page->timeline()->cursor().checkpoint();
    return target;
}

QString Editing::reasonAgainst(EditKind kind, bool restore, const Target& target) const
{
    if (kind == EditKind::Remove && target.checkpoint)
        kind = EditKind::Checkpoint; // it goes, and its message stays
    const SessionInfo info = target.page ? infoOf(target.page->store(), target.page->session()) : SessionInfo();
    const QString reason = target.page
        ? refusalText(target.page->store(), kind, {target.page->session(), target.message.get(), target.part, &info})
        : refusalText(nullptr, kind);
    if (!reason.isEmpty())
        return reason;
    switch (kind) {
    case EditKind::Fork:
    case EditKind::Resume:
    case EditKind::Insert:
    case EditKind::Checkpoint:
        return target.page->model()->rowCount() == 0 ? tr("The session has no messages.") : QString();
    case EditKind::Rename:
    case EditKind::Delete:
    case EditKind::Mark:
    case EditKind::Move:
    case EditKind::Repair:
    case EditKind::Compact:
    case EditKind::Dissolve:
    case EditKind::Batch:
        return {};
    case EditKind::Text:
        return target.part && editableText(*target.part) ? QString()
                                                         : tr("Select a text, thinking or tool output first.");
    case EditKind::Remove:
        return target.row < 0 ? tr("Select a message first.") : QString();
    case EditKind::Prune:
        break;
    }
    const auto* tool = target.part ? target.part->as<ToolPart>() : nullptr;
    if (!tool || !tool->hasOutput)
        return tr("Select a tool call with an output first.");
    if (tool->prunedAt.has_value() != restore)
        return restore ? tr("This output is not pruned.") : tr("This output is already pruned.");
    return {};
}

void Editing::update()
{
    const Target now = target();
    struct Entry
    {
        Act act;
        EditKind kind;
        bool restore = false;
    };
    static constexpr Entry Entries[]
        = {{Act::Fork, EditKind::Fork}, {Act::Resume, EditKind::Resume}, {Act::EditText, EditKind::Text},
            {Act::Remove, EditKind::Remove}, {Act::Prune, EditKind::Prune}, {Act::RestoreOutput, EditKind::Prune, true},
            {Act::Rename, EditKind::Rename}, {Act::DeleteSession, EditKind::Delete}, {Act::Insert, EditKind::Insert},
            {Act::Checkpoint, EditKind::Checkpoint}, {Act::Labels, EditKind::Mark}, {Act::Flag, EditKind::Mark},
            {Act::MoveProject, EditKind::Move}};
    for (const Entry& entry : Entries) {
        const QString reason = reasonAgainst(entry.kind, entry.restore, now);
        m_parts.actions.setAvailable(entry.act, reason.isEmpty(), reason);
    }
    const OpenStore* store = m_parts.tabs.currentStore();
    const QString path = store ? store->info().path : QString();
    m_stacks->setCurrent(path);
    m_collected->setStore(path);
}

void Editing::updateUndo()
{
    const bool busy = m_parts.service.isBusy();
    const QString wait = tr("Wait until the current change is done.");
    const auto set = [&](Act id, const std::optional<Receipt>& receipt, const QString& plain, const QString& naming,
                         const QString& none) {
        const QString word = receipt ? wordFor(receipt->action) : QString();
        QString title = receipt ? format::midSentence(receipt->title) : QString();
        title.replace(u'&', u"&&"_s);
        m_parts.actions.setText(id, receipt ? naming.arg(title) : plain,
            word.isEmpty() ? QString(plain).remove(u'&') : QString(naming).remove(u'&').arg(word));
        m_parts.actions.setAvailable(id, receipt && !busy, receipt ? wait : none);
    };
    set(Act::Undo, m_stacks->nextUndo(), tr("&Undo"), tr("&Undo %1"), tr("Nothing to undo."));
    set(Act::Redo, m_stacks->nextRedo(), tr("&Redo"), tr("&Redo %1"), tr("Nothing to redo."));
}

// ---- beginning -------------------------------------------------------------------------------------

PlanRequest Editing::requestFor(OpenStore* store, const SessionId& session, Edit edit) const
{
    PlanRequest request;
    request.store = store;
    request.edit = std::move(edit);
    request.sessionTitle = firstLine(m_parts.tabs.titleOf(store, session), TitleLength);
    return request;
}

void Editing::begin(EditKind kind)
{
    if (kind == EditKind::Text)
        return beginText();
    if (kind == EditKind::Remove)
        return beginRemove();
    if (kind == EditKind::Prune)
        return beginPrune(false);
    const Target now = target();
    if (!now.page || !reasonAgainst(kind, false, now).isEmpty())
        return;
    if (kind == EditKind::Repair)
        begin(now.page->store(), RepairEdit {});
    else if (kind == EditKind::Fork || kind == EditKind::Resume || kind == EditKind::Insert
        || kind == EditKind::Checkpoint)
        beginPlaced(kind);
    else
        begin(kind, now.page->store(), now.page->session());
}

/// An edit whose place among the messages can be chosen; it begins with the current one.
void Editing::beginPlaced(EditKind kind)
{
    const Target now = target();
    const SessionId session = now.page->session();
    const MessageId id = now.message ? now.message->id : MessageId();
    const Edit edit = kind == EditKind::Resume ? Edit(ResumeEdit {session, id, false})
        : kind == EditKind::Insert             ? Edit(InsertEdit {session, id, u"user"_s, {}})
        : kind == EditKind::Checkpoint         ? Edit(CheckpointEdit {session, id, tr("Checkpoint")})
                                               : Edit(ForkEdit {session, id, false, {}});
    PlanRequest request = requestFor(now.page->store(), session, edit);
    request.messages = now.page->model();
    request.row = now.row >= 0 ? now.row : request.messages->rowCount() - 1;
    open(request);
}

void Editing::begin(OpenStore* store, const Edit& edit, int row)
{
    if (!store || !refusalText(store, kindOf(edit)).isEmpty())
        return;
    PlanRequest request = requestFor(store, sessionOf(edit), edit);
    request.row = row;
    if (const auto* text = std::get_if<TextEdit>(&edit))
        request.text = text->text;
    open(request);
}

void Editing::beginBatch(OpenStore* store)
{
    const BatchEdit batch = store ? m_collected->batch(store->info().path) : BatchEdit();
    if (!batch.edits.isEmpty())
        open(requestFor(store, batch.session, batch));
}

SessionInfo Editing::infoOf(OpenStore* store, const SessionId& session) const
{
    const QModelIndex index = m_parts.stores.sessions()->indexOf(store, session);
    return index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
}

void Editing::toggleFlag(OpenStore* store, const SessionId& session)
{
    const SessionInfo info = infoOf(store, session);
    if (refusalText(store, EditKind::Mark).isEmpty())
        open(requestFor(store, session, MarkEdit {session, info.labels, !isFlagged(info)}));
}

void Editing::begin(EditKind kind, OpenStore* store, const SessionId& session)
{
    const SessionInfo info = infoOf(store, session);
    if (const QString reason = refusalText(store, kind, {session, nullptr, nullptr, &info}); !reason.isEmpty()) {
        emit said(reason); // a key was pressed, which is not disabled
        return;
    }
    if (kind == EditKind::Rename) {
        open(requestFor(store, session, RenameEdit {session, info.title}));
        return;
    }
    if (kind == EditKind::Mark) {
        open(requestFor(store, session, MarkEdit {session, info.labels, isFlagged(info)}));
        return;
    }
    if (kind == EditKind::Move) {
        const QString directory = info.directory;
        open(requestFor(store, session, MoveEdit {{}, directory, directory}));
        return;
    }
    if (kind == EditKind::Delete) {
        open(requestFor(store, session, DeleteEdit {session}));
        return;
    }
    // The place is chosen among the messages, which a tab has.
    SessionPage* page = m_parts.tabs.openSession(store, session);
    whenComplete(page, [this, kind] { begin(kind); });
}

void Editing::whenComplete(SessionPage* page, const std::function<void()>& there)
{
    if (page->model()->isComplete())
        return there();
    connect(
        page->model(), &MessageModel::ready, page,
        [this, page, there] {
            if (m_parts.tabs.currentSession() == page)
                whenComplete(page, there);
        },
        Qt::SingleShotConnection);
}

void Editing::beginAt(EditKind kind, const MessageId& message)
{
    SessionPage* page = m_parts.tabs.currentSession();
    if (!page)
        return;
    whenAt(page, message, [this, kind, page] {
        if (m_parts.tabs.currentSession() == page)
            begin(kind);
    });
}

void Editing::whenAt(SessionPage* page, const MessageId& message, const std::function<void()>& there,
    const std::function<void()>& missing)
{
    const auto isThere = [page, message] {
        const MessagePtr current = page->currentMessage();
        return current && current->id == message;
    };
    if (isThere()) {
        there();
        return;
    }
    auto* waiting = new QObject(page);
    const auto end = [page, waiting](const std::function<void()>& work) {
        page->disconnect(waiting);
        waiting->deleteLater();
        if (work)
            work();
    };
    connect(page, &SessionPage::currentChanged, waiting, [isThere, end, there] {
        if (isThere())
            end(there);
    });
    connect(page, &SessionPage::messageMissing, waiting, [message, end, missing](const MessageId& id) {
        if (id == message)
            end(missing);
    });
    page->goToMessage(message);
}

void Editing::beginPrune(bool restore)
{
    const Target now = target();
    if (!reasonAgainst(EditKind::Prune, restore, now).isEmpty())
        return;
    PlanRequest request = requestFor(now.page->store(), now.page->session(),
        PruneEdit {now.page->session(), now.message->id, now.part->index, restore});
    request.row = now.row;
    open(request);
}

void Editing::beginText()
{
    const Target now = target();
    if (!reasonAgainst(EditKind::Text, false, now).isEmpty())
        return;
    if (editableText(*now.part)->bytes > LongestText) {
        emit said(tr("This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.")
                .arg(format::bytes(LongestText)));
        return;
    }
    PlanRequest request = requestFor(
        now.page->store(), now.page->session(), TextEdit {now.page->session(), now.message->id, now.part->index, {}});
    request.row = now.row;
    openWithText(request, now.page, now.part->index);
}

void Editing::openWithText(PlanRequest request, const SessionPage* page, int part, const QString& replaced)
{
    const qint64 key = page->model()->outlineRow(request.row).key;
    m_reading.cancel();
    m_reading = JobControl();
    m_isReading = true;
    request.store
        ->run([session = page->session(), key, part](
                  SessionStore& store, const JobControl& job) { return store.part(session, key, part, job); },
            Lane::Visible, m_reading)
        .then(this, [this, request, replaced](const Result<Part>& read) mutable {
            m_isReading = false;
            const LongText* text = read ? editableText(*read) : nullptr;
            if (!read && read.error().code != Errc::Cancelled)
                say(read.error(), {});
            if (!text)
                return;
            request.text = text->text;
            open(request, replaced);
        });
}

void Editing::beginRemove()
{
    const Target now = target();
    if (!reasonAgainst(EditKind::Remove, false, now).isEmpty())
        return;
    if (now.checkpoint) {
        open(requestFor(
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
        removeRows(now.page, list);
        return;
    }
    RemoveEdit edit {now.page->session(), {now.message->id}, {}};
    if (now.message->parts.size() > 1)
        edit.part = now.part->index;
    PlanRequest request = requestFor(now.page->store(), now.page->session(), edit);
    request.row = now.row;
    request.parts = int(now.message->parts.size());
    request.wholeRefusal = refusalText(now.page->store(), EditKind::Remove, {now.page->session(), now.message.get()});
    open(request);
}

// The ids of messages that may not be loaded, without their texts.
void Editing::removeRows(SessionPage* page, const QList<int>& rows)
{
    std::vector<qint64> keys;
    for (const int row : rows)
        keys.push_back(page->model()->outlineRow(row).key);
    PlanRequest request = requestFor(page->store(), page->session(), RemoveEdit {page->session(), {}, {}});
    request.row = rows.first();
    m_reading.cancel();
    m_reading = JobControl();
    m_isReading = true;
    request.store
        ->run(
            [session = page->session(), keys](SessionStore& store, const JobControl& job) {
                return store.messages(session, keys, ReadOptions {0}, job)
                    .transform([](const std::vector<MessagePtr>& messages) {
                        QList<MessageId> ids;
                        for (const MessagePtr& message : messages)
                            if (message)
                                ids += message->id;
                        return ids;
                    });
            },
            Lane::Visible, m_reading)
        .then(this, [this, request](const Result<QList<MessageId>>& ids) mutable {
            m_isReading = false;
            if (!ids) {
                if (ids.error().code != Errc::Cancelled)
                    say(ids.error(), {});
                return;
            }
            std::get<RemoveEdit>(request.edit).messages = *ids;
            open(request);
        });
}

void Editing::open(PlanRequest request, const QString& replaced, const std::optional<SingleEdit>& next)
{
    if (m_dialog || !request.store)
        return;
    m_dialog = new PlanDialog(m_parts.service, request, &m_parts.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &PlanDialog::applied, this, [this, request, next](const EditPlan& plan, const Receipt& receipt) {
        takeApplied(m_dialog->doneText(), plan, receipt);
        if (next)
            goOnInFork(plan, request, *next);
    });
    connect(m_dialog, &PlanDialog::forkWanted, this,
        [this, request](const SingleEdit& edit) { forkBefore(request, edit); });
    connect(m_dialog, &PlanDialog::collected, this,
        [this, path = request.store->info().path, replaced](const SingleEdit& edit, const QString& title) {
            if (replaced.isEmpty())
                m_collected->add(path, edit, title);
            else
                m_collected->replace(path, replaced, edit, title);
            emit said(tr("Added to the batch: %1.").arg(title));
            emit changeCollected();
        });
    m_dialog->open();
}

} // namespace stemma
