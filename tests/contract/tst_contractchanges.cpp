// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/edit/forkedchange.h"
#include "core/session/names.h"
#include "core/store/registry.h"
#include "tests/contract/contract.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QDeadlineTimer>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::contract;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array AllKinds {EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text, EditKind::Remove,
    EditKind::Prune, EditKind::Delete, EditKind::Insert, EditKind::Checkpoint, EditKind::Mark, EditKind::Move,
    EditKind::Repair, EditKind::Compact, EditKind::Dissolve};

/// A wish of that kind, at the first message of a session.
Edit editOf(EditKind kind, const SessionId& id, const MessageId& message)
{
    switch (kind) {
    case EditKind::Fork:
        return ForkEdit {id, message, false, {}};
    case EditKind::Resume:
        return ResumeEdit {id, message, false};
    case EditKind::Rename:
        return RenameEdit {id, u"Another title"_s};
    case EditKind::Text:
        return TextEdit {id, message, 0, u"Another text."_s};
    case EditKind::Remove:
        return RemoveEdit {id, {message}, {}};
    case EditKind::Prune:
        return PruneEdit {id, message, 0, false};
    case EditKind::Delete:
        return DeleteEdit {id};
    case EditKind::Insert:
        return InsertEdit {id, message, u"user"_s, u"One word more."_s};
    case EditKind::Checkpoint:
        return CheckpointEdit {id, message, u"A place"_s};
    case EditKind::Mark:
        return MarkEdit {id, {u"label"_s}, true};
    case EditKind::Move:
        return MoveEdit {id, u"/home"_s, u"/elsewhere"_s};
    case EditKind::Repair:
        return RepairEdit {id, {}, {}};
    case EditKind::Compact:
        return CompactEdit {id, {}, {}, 3, u"What was said."_s};
    case EditKind::Dissolve:
        return DissolveEdit {id, NodeId(u"no such node"_s)};
    case EditKind::Batch:
        break;
    }
    return BatchEdit {id, {RenameEdit {id, u"Another title"_s}}};
}

/// What a user may wish of a session; not all of it can be granted.
QList<Wish> allWishesFor(SessionStore& store, const SessionInfo& info)
{
    QList<Wish> wishes = wishesFor(store, info.id);
    const auto messages = readstore::messages(store, info.id);
    const auto sound = std::ranges::find_if(messages,
        [](const MessagePtr& message) { return !(message->states & (MessageState::Damaged | MessageState::Summary)); });
    wishes << Wish {u"delete"_s, DeleteEdit {info.id}};
    if (!info.directory.isEmpty())
        wishes << Wish {u"move"_s, MoveEdit {info.id, info.directory, u"/elsewhere/“so”"_s}};
    if (sound == messages.end())
        return wishes;
    const MessageId middle = messages[messages.size() / 2]->id;
    wishes << Wish {u"checkpoint"_s, CheckpointEdit {info.id, middle, u"A “place”"_s}};
    wishes << Wish {u"resume before"_s, ResumeEdit {info.id, middle, true}};
    wishes << Wish {u"compact"_s, CompactEdit {info.id, middle, {}, 1, u"So far."_s}};
    wishes << Wish {u"batch"_s,
        BatchEdit {info.id,
            {TextEdit {info.id, (*sound)->id, 0, u"Together."_s},
                InsertEdit {info.id, (*sound)->id, u"user"_s, u"With this."_s}}}};
    const auto prompt
        = std::ranges::find(messages, Role::User, [](const MessagePtr& message) { return message->role; });
    if (prompt != messages.end())
        wishes << Wish {u"prompt"_s, TextEdit {info.id, (*prompt)->id, 0, u"Another prompt: “ü”."_s}};
    for (const MessagePtr& message : messages) {
        for (const Part& part : message->parts) {
            if (const auto* tool = part.as<ToolPart>(); tool && tool->prunedAt && wishes.last().name != "restore"_L1)
                wishes << Wish {u"restore"_s, PruneEdit {info.id, message->id, part.index, true}};
        }
    }
    return wishes;
}

/// What a check finds that is more than a note, by its code.
QMap<QString, QString> troublesOf(SessionStore& store, const std::optional<SessionId>& id = {})
{
    QMap<QString, QString> codes;
    for (const Finding& finding : readstore::findings(store, id)) {
        if (finding.severity != Finding::Severity::Note)
            codes.insert(finding.code, finding.place + u": "_s + finding.text);
    }
    return codes;
}

/// What a check finds now and did not find before; or nothing.
QString newTroubles(const QMap<QString, QString>& before, const QMap<QString, QString>& now, EditKind kind)
{
    // A half line is ended before something is appended; what stood apart may be neighbours after a
    // removal; a summary that is dissolved gives way to those below it, which may overlap.
    const auto mayCome = [&](const QString& code) {
        return (code == "damaged-line"_L1 && before.contains(u"torn-line"_s))
            || (kind == EditKind::Dissolve && code == "overlapping-summaries"_L1)
            || (kind == EditKind::Remove && (code == "repeated-prompt"_L1 || code == "doubled-message"_L1));
    };
    for (const QString& code : now.keys()) {
        if (!before.contains(code) && !mayCome(code))
            return u"a check finds "_s + code + u": "_s + now.value(code);
    }
    return {};
}

/// What is not as a person may expect of a plan; or nothing.
QString planProblem(const EditPlan& plan)
{
    if (plan.title.isEmpty() || plan.action.isEmpty() || plan.title.contains(u"%1"))
        return u"it has no title"_s;
    if (plan.writes.isEmpty())
        return u"it tells of no place that it writes"_s;
    for (const PlannedCheck& check : plan.checks) {
        if (check.name.isEmpty() || !isSentence(check.text))
            return u"the check %1 has no sentence: %2"_s.arg(check.name, check.text);
    }
    for (const QString& warning : plan.warnings) {
        if (!isSentence(warning))
            return u"no sentence: "_s + warning;
    }
    return {};
}

/// Whether what is sent is what was promised; what differs, or nothing.
QString sentProblem(SessionStore& store, const SessionId& id, const EditPlan& plan)
{
    const auto sent = readstore::sent(store, id);
    if (!plan.after || !sent)
        return plan.after ? u"%1 cannot be sent"_s.arg(id.value) : QString();
    qint64 messages = 0;
    qint64 tokens = 0;
    for (const ContextItem& item : *sent) {
        messages += !item.id.isEmpty(); // the system prompt has none
        tokens += item.tokens;
    }
    if (plan.after->items.size() < qMin(sent->size(), 2 * ContextFigures::EndItems))
        return u"of %1 items that are sent %2 are listed"_s.arg(sent->size()).arg(plan.after->items.size());
    for (const ContextItem& item : plan.after->items) {
        const ContextItem* real = item.position < sent->size() ? &sent->at(item.position) : nullptr;
        if (!real || real->kind != item.kind || real->tokens != item.tokens
            || real->text.left(ContextFigures::ItemText) != item.text)
            return u"item %1 of what is sent is not the one that was promised: %2"_s.arg(item.position).arg(item.text);
    }
    if (messages == plan.after->messages && tokens == plan.after->tokens)
        return {};
    return u"%1 messages of %2 tokens are sent, promised were %3 of %4"_s.arg(messages)
        .arg(tokens)
        .arg(plan.after->messages)
        .arg(plan.after->tokens);
}

/// A store of one session: the new one stands beside it.
QString problemBeside(const Copy& copy, const Files& before, const EditPlan& plan)
{
    for (const QString& name : differences(copy.content(), before)) {
        const auto made = copy.open(copy.folder() + u'/' + name);
        QString problem = made ? readstore::readAll(**made) : textOf(made.error());
        if (problem.isEmpty())
            problem = sentProblem(**made, readstore::listed(**made).front().id, plan);
        if (!problem.isEmpty())
            return name + u": "_s + problem;
    }
    return {};
}

/// What is said, without where in a file it stands.
Reading withoutPlaces(Reading reading)
{
    for (QList<Message>& messages : reading) {
        for (Message& message : messages) {
            message.storedAt = {};
            for (Part& part : message.parts)
                part.storedAt = {};
        }
    }
    return reading;
}

/// Whether a store that is open tells of a change between these and then reads @p wanted. Folders are not looked
/// through at once again.
bool follows(SessionStore& store, const Reading& before, const Reading& wanted)
{
    constexpr int Patience = testclass::Patience;
    const QStringList changed = differences(before, wanted);
    bool isTold = changed.isEmpty();
    for (const QDeadlineTimer deadline(Patience); !isTold && !deadline.hasExpired();)
        isTold = store.poll().value_or(StoreChange::None) != StoreChange::None;
    const Reading now = readingOf(store, changed);
    const auto isRead = [&](const QString& id) {
        return now.contains(id) == wanted.contains(id) && now.value(id) == wanted.value(id);
    };
    return isTold && std::ranges::all_of(changed, isRead);
}

/// Forks at the end and within, each otherwise in one thing.
QList<ForkEdit> chosenForks(const SessionId& id, const std::vector<MessagePtr>& messages)
{
    QList<ForkEdit> edits;
    if (messages.empty())
        return edits;
    for (const MessagePtr& at : {messages.back(), messages[messages.size() / 2]}) {
        ForkEdit edit {id, at->id, false, {}};
        edit.withoutThinking = true;
        edits += edit;
        edit = {id, at->id, false, {}};
        edit.withoutCheckpoints = true;
        edits += edit;
        edit = {id, at->id, false, {}};
        edit.constraints = QStringList {u"Never touch “retry.h”."_s, u"Not without a test."_s};
        edits += edit;
    }
    return edits;
}

/// What a fork holds of what can be chosen about it, and what it says beside.
struct Forked
{
    qint64 thinking = 0;
    qsizetype checkpoints = 0;
    QString summaries; ///< that are sent
    QStringList text; ///< of messages that are no summaries
};

Forked forkedOf(SessionStore& store, const SessionId& id)
{
    Forked forked;
    QSet<QString> summaries; // some agents send them as prompts
    for (const MessagePtr& message : readstore::messages(store, id)) {
        if (message->states.testFlag(MessageState::Summary))
            summaries += message->id.value;
        if (message->role == Role::System || message->role == Role::Unknown)
            continue; // labels are records of their own in some formats
        for (const Part& part : message->parts) {
            forked.thinking += part.as<ReasoningPart>() != nullptr;
            if (const auto* text = part.as<TextPart>(); text && !message->states.testFlag(MessageState::Summary))
                forked.text += text->text.text;
            if (const auto* tool = part.as<ToolPart>())
                forked.text += tool->name + tool->input.text + tool->output.text;
        }
    }
    forked.checkpoints = store.checkpoints(id, {}).value_or(QList<Checkpoint>()).size();
    const auto sent = readstore::sent(store, id);
    for (const ContextItem& item : sent.value_or(QList<ContextItem>())) {
        if (item.kind == ContextItem::Kind::Summary || summaries.contains(item.id))
            forked.summaries += item.text;
    }
    return forked;
}

/// Two texts for the same part of a session; none: no text of it can be changed where it stands.
std::optional<std::pair<Edit, Edit>> rivalsFor(SessionStore& store)
{
    for (const SessionInfo& info : readstore::listed(store, ListDetail::Basic)) {
        for (const MessagePtr& message : readstore::messages(store, info.id)) {
            for (const Part& part : message->parts) {
                const TextEdit one {info.id, message->id, part.index, u"One text."_s};
                const auto plan = store.plan(one, {});
                if (plan && plan->newSession.isEmpty())
                    return std::pair(one, TextEdit {info.id, message->id, part.index, u"The other text."_s});
            }
        }
    }
    return {};
}

} // namespace

/// Whatever a store offers is planned without a trace, made, read again as promised, and undone to the byte.
class TestContractChanges final : public QObject
{
    Q_OBJECT
private slots:
    void edits_data() { addRows(); }
    void edits();
    void refusals_data() { addRows(); }
    void refusals();
    void impossible_data() { addRows(); }
    void impossible();
    void chosen_data() { addRows(Among::Writable); }
    void chosen();
    void forked_data() { addRows(Among::Writable); }
    void forked();
    void rivals_data() { addRows(); }
    void rivals();

private:
    /// What holds of a store before each change.
    struct Before
    {
        Reading reading;
        QMap<QString, QString> troubles;
        Files content;
    };
    [[nodiscard]] static QString lookAfter(
        const Copy& copy, SessionStore& open, const EditPlan& plan, const Before& before, Reading& now);
    [[nodiscard]] static QString tryChosen(Copy& copy, SessionStore& store, const ForkEdit& edit);
    [[nodiscard]] static QString tryForked(
        Copy& copy, SessionStore& store, const Before& before, const SingleEdit& edit, QString& refusal);
    [[nodiscard]] static QString tryEdit(
        Copy& copy, SessionStore& store, const Before& before, const Edit& edit, bool isFirst, QString& refusal);
};

/// What is wrong with a store after a change, for who opens it and for who had it open; or nothing. @p now: what is
/// read.
QString TestContractChanges::lookAfter(
    const Copy& copy, SessionStore& open, const EditPlan& plan, const Before& before, Reading& now)
{
    const auto fresh = copy.open();
    if (!fresh) // it was all that there was
        return kindOf(plan.edit) == EditKind::Delete ? QString() : textOf(fresh.error());
    now = readingOf(**fresh);
    const QStringList changed = differences(now, before.reading);
    if (!follows(open, before.reading, now))
        return u"who has it open does not follow a change of "_s + changed.join(u", "_s);
    if (now.isEmpty())
        return {};
    const bool isSound = std::ranges::all_of(plan.checks, &PlannedCheck::ok);
    for (const SessionInfo& info : readstore::listed(**fresh)) {
        if (!changed.contains(info.id.value))
            continue;
        QString problem = readstore::readSession(**fresh, info);
        if (problem.isEmpty() && isSound)
            problem = newTroubles(before.troubles, troublesOf(**fresh, info.id), kindOf(plan.edit));
        if (!problem.isEmpty())
            return info.id.value + u": "_s + problem;
    }
    if (kindOf(plan.edit) == EditKind::Delete)
        return {};
    const bool makesSession = plan.action == "fork"_L1 || plan.action == "compact"_L1
        || (!plan.newSession.isEmpty() && kindOf(plan.edit) != EditKind::Resume);
    // A branch that is changed is where the agent goes on.
    const SessionId trunk(plan.session.value.section(u'#', 0, 0));
    const bool isOther = makesSession || !now.contains(trunk.value);
    const SessionId id = isOther && !plan.newSession.isEmpty() ? plan.newSession : trunk;
    if (!changed.isEmpty() || !makesSession)
        return sentProblem(**fresh, id, plan);
    return problemBeside(copy, before.content, plan);
}

/// Plans, makes, looks, undoes, and for the first of a kind redoes and undoes again. What went wrong, or nothing; the
/// store is as it was then.
QString TestContractChanges::tryEdit(
    Copy& copy, SessionStore& store, const Before& before, const Edit& edit, bool isFirst, QString& refusal)
{
    const Files trace = copy.trace();
    const auto plan = planEdit(store, edit, {});
    if (const QStringList traces = differences(copy.trace(), trace); !traces.isEmpty())
        return u"planning leaves traces in "_s + traces.join(u", "_s);
    if (!plan) {
        refusal = plan.error().text;
        const Errc code = plan.error().code;
        const bool isRefusal = code == Errc::NotSupported || code == Errc::Usage || code == Errc::NotFound;
        return isRefusal && isSentence(refusal) ? QString() : u"refused: "_s + textOf(plan.error());
    }
    if (const QString problem = planProblem(*plan); !problem.isEmpty())
        return problem;
    constexpr qsizetype NameLength = 60;
    const auto listed = store.session(sessionOf(edit), ListDetail::Basic, {});
    if (kindOf(edit) == EditKind::Delete && listed && !plan->title.contains(firstLine(listed->title, NameLength)))
        return u"the plan names a session by another title than lists do: "_s + plan->title;
    Editor editor(copy.journal());
    const auto receipt = editor.apply(store.info(), *plan, {});
    if (!receipt) {
        refusal = receipt.error().text;
        return receipt.error().code == Errc::Usage && isSentence(refusal) ? QString() : textOf(receipt.error());
    }
    const Files after = isFirst ? copy.content() : Files();
    Reading now = before.reading;
    if (copy.trace() == trace || after == before.content)
        return u"nothing was written"_s;
    if (const QString problem = lookAfter(copy, store, *plan, before, now); !problem.isEmpty())
        return problem;
    const auto hasBeen = [&](const Result<Receipt>& done, const Files& wanted, const QString& what) -> QString {
        if (!done)
            return what + u": "_s + textOf(done.error());
        const QStringList others = differences(copy.content(), wanted);
        return others.isEmpty() ? QString() : what + u" gives another "_s + others.join(u", "_s);
    };
    QString wrong = hasBeen(editor.undo(receipt->id, {}), before.content, u"undo"_s);
    if (wrong.isEmpty() && isFirst)
        wrong = hasBeen(editor.redo(receipt->id, {}), after, u"redo"_s);
    if (const auto redone = copy.open(); redone && isFirst && wrong.isEmpty() && kindOf(edit) != EditKind::Delete
        && std::ranges::all_of(plan->checks, &PlannedCheck::ok))
        wrong = newTroubles(before.troubles, troublesOf(**redone), kindOf(edit)); // of the whole store
    if (wrong.isEmpty() && isFirst)
        wrong = hasBeen(editor.undo(receipt->id, {}), before.content, u"second undo"_s);
    if (wrong.isEmpty() && !follows(store, now, before.reading))
        wrong = u"who has it open does not follow the undo"_s;
    return wrong;
}

void TestContractChanges::edits()
{
    SAMPLE(sample);
    Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const StoreInfo info = store.info();
    const Before before {readingOf(store), troublesOf(store), copy.content()};
    QMap<EditKind, int> granted;
    QMap<EditKind, QStringList> refusals;
    const std::vector<SessionInfo> sessions = readstore::listed(store);
    // Of many sessions each takes some of the wishes, the next one others.
    constexpr size_t Many = 5;
    const size_t step = qMax<size_t>(1, sessions.size() / Many);
    size_t next = 0;
    for (const SessionInfo& session : sessions) {
        const QList<Wish> wishes = allWishesFor(store, session);
        for (next %= step; next < size_t(wishes.size()); next += step) {
            const Wish& wish = wishes.at(qsizetype(next));
            QString refusal;
            const bool isFirst = granted.value(kindOf(wish.edit)) == 0;
            const QString wrong = tryEdit(copy, store, before, wish.edit, isFirst, refusal);
            QVERIFY2(wrong.isEmpty(), qPrintable(session.id.value + u", "_s + wish.name + u": "_s + wrong));
            if (refusal.isEmpty())
                ++granted[kindOf(wish.edit)];
            else
                refusals[kindOf(wish.edit)] << refusal;
        }
        next -= size_t(wishes.size());
        ++next;
    }
    QCOMPARE(differences(readingOf(store), before.reading), QStringList());
    // What is offered is not only refused.
    constexpr qsizetype Often = 3;
    for (const EditKind kind : AllKinds) {
        const bool isOffered = info.notWritable.isEmpty() && !info.refusals.contains(kind);
        QVERIFY2(isOffered || granted.value(kind) == 0, nameOf(kind).data());
        const bool mayLack = kind == EditKind::Repair || kind == EditKind::Compact || kind == EditKind::Resume
            || kind == EditKind::Dissolve;
        const QStringList told = refusals.value(kind);
        QVERIFY2(!isOffered || mayLack || told.size() < Often || granted.value(kind) > 0,
            qPrintable(nameOf(kind) + u": "_s + told.join(u'\n')));
    }
}

/// A change in a fork: what went wrong, or nothing; the store is as it was then. Every session stays as it was, and the
/// new one is sent as promised.
QString TestContractChanges::tryForked(
    Copy& copy, SessionStore& store, const Before& before, const SingleEdit& edit, QString& refusal)
{
    const Files trace = copy.trace();
    const auto plan = planForked(store, edit, false, {});
    if (const QStringList traces = differences(copy.trace(), trace); !traces.isEmpty())
        return u"planning leaves traces in "_s + traces.join(u", "_s);
    if (!plan) {
        refusal = plan.error().text;
        return isSentence(refusal) ? QString() : u"refused: "_s + textOf(plan.error());
    }
    if (const QString problem = planProblem(*plan); !problem.isEmpty())
        return problem;
    if (plan->newSession.isEmpty() || toSingle(plan->edit) != edit || plan->session != sessionOf(plan->edit))
        return u"the plan does not tell of a new session"_s;
    Editor editor(copy.journal());
    const auto receipt = editor.apply(store.info(), *plan, {});
    if (!receipt)
        return textOf(receipt.error());
    const auto fresh = copy.open();
    if (!fresh)
        return textOf(fresh.error());
    const Reading now = readingOf(**fresh);
    // Branches of the new session are of it, and so are copies of its sub-agents.
    for (const QString& name : differences(withoutPlaces(now), withoutPlaces(before.reading))) {
        if (before.reading.contains(name))
            return u"the fork changes "_s + name;
        if (name.section(u'#', 0, 0).section(u'/', 0, 0) != plan->newSession.value)
            return u"there is another new session, "_s + name;
    }
    QString problem;
    if (now.contains(plan->newSession.value)) {
        problem = sentProblem(**fresh, plan->newSession, *plan);
        if (problem.isEmpty() && std::ranges::all_of(plan->checks, &PlannedCheck::ok))
            problem = newTroubles(before.troubles, troublesOf(**fresh, plan->newSession), kindOf(plan->edit));
    } else {
        problem = problemBeside(copy, before.content, *plan);
    }
    if (!problem.isEmpty())
        return problem;
    if (const auto undone = editor.undo(receipt->id, {}); !undone)
        return textOf(undone.error());
    const QStringList others = differences(copy.content(), before.content);
    return others.isEmpty() ? QString() : u"undo gives another "_s + others.join(u", "_s);
}

/// Texts, removals and insertions that are possible in a session are possible in a fork of it.
void TestContractChanges::forked()
{
    SAMPLE(sample);
    Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const StoreInfo info = store.info();
    const bool isOffered = info.notWritable.isEmpty() && !info.refusals.contains(EditKind::Fork);
    const Before before {readingOf(store), troublesOf(store), copy.content()};
    int granted = 0;
    int possible = 0;
    QStringList refusals;
    constexpr int Enough = 1; // of a kind
    QMap<EditKind, int> tried;
    for (const SessionInfo& session : readstore::listed(store)) {
        for (const Wish& wish : allWishesFor(store, session)) {
            const auto single = toSingle(wish.edit);
            const EditKind kind = kindOf(wish.edit);
            if (!single || !changesMessages(kind) || tried[kind] >= Enough || !store.plan(wish.edit, {}))
                continue;
            ++tried[kind];
            ++possible;
            QString refusal;
            const QString wrong = tryForked(copy, store, before, *single, refusal);
            QVERIFY2(wrong.isEmpty(), qPrintable(session.id.value + u", "_s + wish.name + u": "_s + wrong));
            QVERIFY2(isOffered || !refusal.isEmpty(), qPrintable(wish.name));
            if (refusal.isEmpty())
                ++granted;
            else
                refusals << wish.name + u": "_s + refusal;
        }
    }
    // Files of one session have no place for another one, and a fork may not be able to end where the session does.
    const bool isNamed = std::ranges::all_of(refusals,
        [](const QString& text) { return text.contains(u"file of its own") || text.contains(u"cannot end there"); });
    QVERIFY2(!isOffered || granted == possible || isNamed, qPrintable(refusals.join(u'\n')));
}

/// A fork has what was chosen about it, or its format says why it cannot; what was not chosen it has as ever.
void TestContractChanges::chosen()
{
    SAMPLE(sample);
    Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const StoreInfo info = store.info();
    if (!info.notWritable.isEmpty() || info.refusals.contains(EditKind::Fork))
        return;
    const Before before {readingOf(store), troublesOf(store), copy.content()};
    QMap<ForkChoice, int> granted;
    constexpr int Enough = 4; // of a choice
    for (const SessionInfo& session : readstore::listed(store)) {
        const auto messages = readstore::messages(store, session.id);
        for (const ForkEdit& edit : chosenForks(session.id, messages)) {
            const ForkChoice choice = edit.withoutThinking ? ForkChoice::Thinking
                : edit.withoutCheckpoints                  ? ForkChoice::Checkpoints
                                                           : ForkChoice::Constraints;
            if (granted.value(choice) >= Enough || !store.plan(ForkEdit {session.id, edit.at, false, {}}, {}))
                continue;
            const QString what = session.id.value + u", choice %1 at %2: "_s.arg(int(choice)).arg(edit.at.value);
            const QString formatsRefusal = forkRefusal(info, choice);
            const auto plan = store.plan(edit, {});
            if (sample.name != "toy"_L1 && !formatsRefusal.isEmpty()) {
                QVERIFY2(!plan && plan.error().text == formatsRefusal, qPrintable(what + formatsRefusal));
                continue;
            }
            QString refusal;
            const QString wrong = tryEdit(copy, store, before, edit, granted.value(choice) == 0, refusal);
            QVERIFY2(wrong.isEmpty(), qPrintable(what + wrong));
            // Not every fork is sent a summary.
            QVERIFY2(refusal.isEmpty() || choice == ForkChoice::Constraints, qPrintable(what + refusal));
            const QString other = plan ? tryChosen(copy, store, edit) : QString();
            QVERIFY2(other.isEmpty(), qPrintable(what + other));
            granted[choice] += plan.has_value();
        }
    }
    QCOMPARE(differences(copy.content(), before.content), QStringList());
}

/// Whether a fork has what was chosen about it; what it has instead, or nothing.
QString TestContractChanges::tryChosen(Copy& copy, SessionStore& store, const ForkEdit& edit)
{
    const ForkEdit whole {edit.session, edit.at, false, {}};
    const auto wholePlan = store.plan(whole, {});
    if (!wholePlan)
        return textOf(wholePlan.error());
    const auto read = [&](const EditPlan& one) -> Result<Forked> {
        Editor editor(copy.journal());
        const Files before = copy.content();
        const auto receipt = editor.apply(store.info(), one, {});
        if (!receipt)
            return std::unexpected(receipt.error());
        auto fresh = copy.open();
        SessionId id = one.newSession;
        if (fresh && !(*fresh)->session(id, ListDetail::Basic, {})) { // a file of its own
            const QStringList made = differences(copy.content(), before);
            fresh = copy.open(copy.folder() + u'/' + made.value(0));
            if (fresh)
                id = readstore::listed(**fresh).front().id;
        }
        const Forked forked = fresh ? forkedOf(**fresh, id) : Forked();
        const auto undone = editor.undo(receipt->id, {});
        return undone ? Result<Forked>(forked) : std::unexpected(undone.error());
    };
    const auto all = read(*wholePlan);
    const auto planned = store.plan(edit, {}); // of the store as it is then
    const auto some = all && planned ? read(*planned) : std::unexpected(all ? planned.error() : all.error());
    if (!some)
        return textOf(some.error());
    const EditPlan& plan = *planned;
    // Of a place in the midst of an answer both may leave out what ends there.
    if (some->thinking != all->thinking + wholePlan->thinkingLeftOut - plan.thinkingLeftOut)
        return u"%1 thinking blocks of %2, %3 were to be left out"_s.arg(some->thinking)
            .arg(all->thinking)
            .arg(plan.thinkingLeftOut);
    if (edit.withoutThinking && all->thinking > 0 && plan.thinkingLeftOut == 0 && plan.warnings.isEmpty())
        return u"the plan does not tell why all thinking stays"_s;
    if (some->text != all->text)
        return u"what is said is not the same"_s;
    // Those that an agent makes of the messages themselves are no copies.
    qsizetype copied = 0;
    for (const PlannedWrite& write : wholePlan->writes)
        copied += write.place == "checkpoints"_L1 && write.change == PlannedWrite::Change::Insert ? write.count : 0;
    if (some->checkpoints != all->checkpoints - (edit.withoutCheckpoints ? copied : 0))
        return u"%1 checkpoints of %2"_s.arg(some->checkpoints).arg(all->checkpoints);
    const bool isAdded = std::ranges::all_of(
        edit.constraints, [&some](const QString& line) { return some->summaries.contains(u"- "_s + line); });
    if (!isAdded || (edit.constraints.isEmpty() && some->summaries != all->summaries))
        return u"the summaries say: "_s + some->summaries;
    return {};
}

/// What a store says that it never takes is refused with these words.
void TestContractChanges::refusals()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const StoreInfo info = store.info();
    const Files before = copy.trace();
    QVERIFY(info.notWritable.isEmpty() || isSentence(info.notWritable));
    for (const EditKind kind : AllKinds) {
        const QString expected = info.notWritable.isEmpty() ? info.refusals.value(kind) : info.notWritable;
        if (expected.isEmpty())
            continue;
        QVERIFY2(isSentence(expected), qPrintable(expected));
        QStringList told;
        for (const SessionInfo& session : readstore::listed(store, ListDetail::Basic)) {
            const auto first = store.firstMessages(session.id, 1, {}, {});
            QVERIFY(first);
            const MessageId message = first->empty() ? MessageId(u"none"_s) : first->front()->id;
            const auto plan = store.plan(editOf(kind, session.id, message), {});
            QVERIFY2(!plan, nameOf(kind).data());
            QCOMPARE(plan.error().code, Errc::NotSupported);
            QVERIFY2(isSentence(plan.error().text), qPrintable(plan.error().text));
            told << plan.error().text;
        }
        QVERIFY2(told.contains(expected), qPrintable(told.join(u'\n'))); // there may be more against some of them
    }
    QCOMPARE(differences(copy.trace(), before), QStringList());
}

/// Wishes about what is not there, or that change nothing.
void TestContractChanges::impossible()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const Files before = copy.trace();
    const auto isRefused = [&](const Edit& edit) {
        const auto plan = store.plan(edit, {});
        return !plan && plan.error().code != Errc::Corrupt && isSentence(plan.error().text);
    };
    const SessionId none(u"no such session"_s);
    const MessageId nowhere(u"no such message"_s);
    for (const EditKind kind : AllKinds) {
        if (kind != EditKind::Mark)
            QVERIFY2(isRefused(editOf(kind, none, nowhere)), nameOf(kind).data());
    }
    for (const SessionInfo& session : readstore::listed(store, ListDetail::Basic)) {
        for (const EditKind kind : {EditKind::Fork, EditKind::Resume, EditKind::Text, EditKind::Remove, EditKind::Prune,
                 EditKind::Insert, EditKind::Checkpoint, EditKind::Dissolve})
            QVERIFY2(isRefused(editOf(kind, session.id, nowhere)), nameOf(kind).data());
        QVERIFY(isRefused(RemoveEdit {session.id, {}, {}}));
        QVERIFY(isRefused(InsertEdit {session.id, {}, u"no such role"_s, u"Text."_s}));
        for (const MessagePtr& message : readstore::messages(store, session.id)) {
            QVERIFY(isRefused(TextEdit {session.id, message->id, 9999, u"Text."_s}));
            for (const Part& part : message->parts) {
                if (const auto* text = part.as<TextPart>())
                    QVERIFY(isRefused(TextEdit {session.id, message->id, part.index, text->text.text}));
            }
        }
    }
    QCOMPARE(differences(copy.trace(), before), QStringList());
}

/// Of two who change the same place the second is refused, and nothing of the first is lost.
void TestContractChanges::rivals()
{
    SAMPLE(sample);
    Copy copy(sample);
    const auto store = copy.open();
    QVERIFY(store);
    const auto edits = rivalsFor(**store);
    if (!edits) {
        const StoreInfo info = (*store)->info();
        // Some make a new session of every change, and nobody is in the way of another one.
        QVERIFY(!info.notWritable.isEmpty() || info.refusals.contains(EditKind::Text)
            || info.refusals.contains(EditKind::Resume));
        return;
    }
    const Files original = copy.content();
    const QTemporaryDir elsewhere;
    Journal otherJournal(elsewhere.path());
    Editor editor(copy.journal());
    Editor other(otherJournal);
    const auto isConflict = [](const Result<Receipt>& done) {
        return !done && done.error().code == Errc::Conflict && isSentence(done.error().text);
    };
    const auto planned = (*store)->plan(edits->first, {});
    const auto rival = (*store)->plan(edits->second, {});
    QVERIFY(planned && rival);
    const auto first = other.apply((*store)->info(), *rival, {});
    QVERIFY2(first, first ? "" : qPrintable(textOf(first.error())));
    const Files written = copy.content();
    // Whose changes each make a session of its own are no rivals.
    if (!planned->newSession.isEmpty()) {
        const auto second = editor.apply((*store)->info(), *planned, {});
        QVERIFY2(second, second ? "" : qPrintable(textOf(second.error())));
        QVERIFY(other.undo(first->id, {}) && editor.undo(second->id, {}));
        QCOMPARE(differences(copy.content(), original), QStringList());
        return;
    }
    QVERIFY(isConflict(editor.apply((*store)->info(), *planned, {})));
    QCOMPARE(differences(copy.content(), written), QStringList());
    // Nor is it undone when somebody went on from there.
    std::ignore = (*store)->poll();
    const auto again = (*store)->plan(edits->first, {});
    // Some write a changed text as a new message beside the old one.
    QVERIFY2(again || again.error().code == Errc::NotFound, again ? "" : qPrintable(textOf(again.error())));
    const auto later = again ? editor.apply((*store)->info(), *again, {}) : Result<Receipt>(fail(Errc::NotFound, {}));
    if (later) {
        const Files both = copy.content();
        QVERIFY(isConflict(other.undo(first->id, {})));
        QCOMPARE(differences(copy.content(), both), QStringList());
        QVERIFY(editor.undo(later->id, {}));
    }
    QVERIFY(other.undo(first->id, {}));
    QCOMPARE(differences(copy.content(), original), QStringList());
}

TEST_CLASS(TestContractChanges)
#include "tst_contractchanges.moc"
