// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"
#include "core/audit/tooloutputs.h"
#include "core/base/plainjson.h"
#include "core/doctor/storereport.h"
#include "core/edit/batchplanner.h"
#include "core/edit/boundthinking.h"
#include "core/edit/changeseries.h"
#include "core/edit/editor.h"
#include "core/edit/forkedchange.h"
#include "core/edit/forkshares.h"
#include "core/marks/marksdatabase.h"
#include "core/models/lostconstraints.h"
#include "core/store/check/unrepairable.h"
#include "core/store/messagename.h"
#include "core/store/postgres/serverscript.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"
#include "ui/common/settings.h"
#include "ui/settings/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

struct EditTexts
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// As a MoveEdit spells it.
QString cleanDirectory(const QString& directory)
{
    return directory.isEmpty() ? directory : QDir::cleanPath(QDir(directory).absolutePath());
}

/// Gives messages that are named by their numbers their ids.
Result<Options> withMessageIds(Options options, SessionStore& store, const JobControl& control)
{
    const SessionId session(options.session);
    const auto name = [&](QString& message) -> Result<> {
        return messageNamed(store, session, message, control).transform([&](const MessageId& id) {
            message = id.value;
        });
    };
    QList<QString*> names {&options.after, &options.to};
    if (options.at)
        names += &*options.at;
    for (QString& message : options.messages)
        names += &message;
    for (QString* message : std::as_const(names)) {
        if (const Result<> named = name(*message); !named)
            return std::unexpected(named.error());
    }
    return options;
}

/// Labels and flag as they are to be: what is not said stays as it is.
Result<Edit> markFrom(const Job& job, SessionStore& store)
{
    const Options& options = job.options;
    const auto info = store.session(SessionId(options.session), ListDetail::Basic, job.control);
    if (!info)
        return std::unexpected(info.error());
    const bool isFlag = options.command == "flag"_L1;
    return MarkEdit {
        info->id, isFlag ? info->labels : options.labels, options.flagged.value_or(isFlag || isFlagged(*info))};
}

CompactEdit compactionFrom(const Options& options, const QString& text)
{
    CompactEdit edit {SessionId(options.session), MessageId(options.to), {}, options.level, text};
    edit.inPlace = options.inPlace;
    for (const QString& id : options.nodes)
        edit.nodes += NodeId(id);
    return edit;
}

/// Nothing, if the command is none that changes a session. @p text: the new one, where it has one.
std::optional<Edit> editFrom(const Options& options, const QString& text)
{
    const SessionId session(options.session);
    const MessageId at(options.at.value_or(QString()));
    const MessageId message(options.messages.value(0));
    if (options.command == "fork"_L1)
        return ForkEdit {session, at, options.before, options.title, options.forking.withoutThinking,
            options.forking.withoutCheckpoints, options.forking.constraints};
    if (options.command == "resume"_L1)
        return ResumeEdit {session, at, options.before};
    if (options.command == "rename"_L1)
        return RenameEdit {session, options.title};
    if (options.command == "edit"_L1)
        return TextEdit {session, message, options.part.value_or(0), text};
    if (options.command == "insert"_L1)
        return InsertEdit {session, MessageId(options.after), options.role, text};
    if (options.command == "remove"_L1) {
        RemoveEdit edit {session, {}, options.part};
        for (const QString& id : options.messages)
            edit.messages += MessageId(id);
        return edit;
    }
    if (options.command == "checkpoint"_L1)
        return CheckpointEdit {session, at, options.title};
    if (options.command == "move"_L1)
        return MoveEdit {session, cleanDirectory(options.moveFrom), cleanDirectory(options.moveTo)};
    if (options.command == "delete"_L1)
        return DeleteEdit {session};
    if (options.command == "repair"_L1)
        return RepairEdit {session, options.codes, options.place};
    if (options.command == "compact"_L1)
        return compactionFrom(options, text);
    if (options.command == "dissolve"_L1)
        return DissolveEdit {session, NodeId(options.nodes.value(0))};
    if (options.command == "prune"_L1 || options.command == "unprune"_L1)
        return PruneEdit {session, message, options.part.value_or(0), options.command == "unprune"_L1};
    return std::nullopt;
}

/// With what the last summary of the fork lost.
Result<Edit> withLost(ForkEdit edit, Job& job, SessionStore& store)
{
    const auto plan = store.plan(edit, job.control);
    const auto lost = plan ? lostConstraints(store, *plan, job.control) : std::unexpected(plan.error());
    if (!lost)
        return std::unexpected(lost.error());
    if (lost->isEmpty())
        return fail(Errc::Usage, EditTexts::tr("The fork has no summary that lost a constraint."));
    edit.constraints = *lost;
    return edit;
}

Result<Edit> editNamed(Job& job, SessionStore& store)
{
    const auto options = withMessageIds(job.options, store, job.control);
    if (!options)
        return std::unexpected(options.error());
    const auto text = newText(*options);
    if (!text)
        return std::unexpected(text.error());
    const Edit edit = *editFrom(*options, *text);
    const auto* fork = std::get_if<ForkEdit>(&edit);
    return fork && options->forking.addsLost ? withLost(*fork, job, store) : edit;
}

/// One change of a batch, from its line.
Result<SingleEdit> changeFrom(const QByteArray& line, SessionStore& store, const JobControl& control)
{
    QStringList words;
    const JsonValue list = jsonOrNull(line);
    if (list.is_array())
        std::ranges::transform(list, std::back_inserter(words), textOf);
    if (words.isEmpty())
        return fail(Errc::Usage, EditTexts::tr("It is not a JSON array of strings."));
    words.insert(1, store.info().path);
    const Parsed parsed = parseArguments(words);
    const auto* options = std::get_if<Options>(&parsed);
    if (!options) {
        const auto* error = std::get_if<UsageError>(&parsed);
        return fail(
            Errc::Usage, error ? error->text : EditTexts::tr("It is not a change."), error ? error->cause : QString());
    }
    const auto named = withMessageIds(*options, store, control);
    if (!named)
        return std::unexpected(named.error());
    const auto edit = editFrom(*named, named->text);
    const auto single = edit ? toSingle(*edit) : std::nullopt;
    if (!single || std::holds_alternative<CheckpointEdit>(*single) || options->text == "-"_L1 || options->draft
        || !options->endpoint.address.isEmpty() || options->keepTokens || options->asFork || options->dropsThinking
        || options->forking.addsLost)
        return fail(Errc::Usage, EditTexts::tr("“%1” cannot be part of a batch.").arg(options->command));
    return *single;
}

/// Numbers of messages are those before the batch.
Result<Edit> batchFrom(Job& job, SessionStore& store)
{
    const Options& options = job.options;
    QFile input(options.text);
    if (!(options.text.isEmpty() ? input.open(stdin, QIODevice::ReadOnly) : input.open(QIODevice::ReadOnly)))
        return fail(Errc::NotFound,
            EditTexts::tr("%1 cannot be read: %2.").arg(QDir::toNativeSeparators(options.text), input.errorString()));
    BatchEdit batch;
    batch.namesBefore = true;
    const QList<QByteArray> lines = input.readAll().split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines.at(i).trimmed().isEmpty())
            continue;
        auto change = changeFrom(lines.at(i), store, job.control);
        if (!change)
            return fail(Errc::Usage,
                EditTexts::tr("Line %1 of the batch is not valid. %2").arg(QString::number(i + 1), change.error().text),
                change.error().cause);
        batch.edits += *std::move(change);
    }
    return batch;
}

/// The outputs that the rule names, newest first.
Result<Edit> pruningFrom(Job& job, SessionStore& store)
{
    const Options& options = job.options;
    const SessionId session(options.session);
    const auto rules = contextRules(store, session, job.control);
    const auto messages = rules ? readToolOutputs(store, session, job.control) : std::unexpected(rules.error());
    if (!messages)
        return std::unexpected(messages.error());
    const bool restores = options.command == "unprune"_L1;
    const QList<ToolOutput> outputs = restores
        ? outputsToRestore(*messages, *options.keepTokens)
        : outputsToPrune(*messages, {.protect = *options.keepTokens, .minimum = 0}, rules->compaction);
    if (outputs.isEmpty())
        return fail(Errc::Usage,
            restores ? EditTexts::tr("No pruned output fits into %L1 tokens.").arg(*options.keepTokens)
                     : EditTexts::tr("Nothing to prune: the outputs between the last summary and the last two prompts "
                                     "have at most %L1 tokens.")
                           .arg(*options.keepTokens));
    BatchEdit batch {session, {}};
    for (const ToolOutput& output : outputs)
        batch.edits += PruneEdit {session, output.message, output.part, restores};
    return batch;
}

/// The journal, with what a crash left open in it settled and the limits that the user chose; on failure the job has
/// the error.
bool makeReady(Job& job, Journal& journal)
{
    Settings settings;
    journal.setLimits(journalLimits(Preferences(settings), now()));
    const auto settled = Editor(journal).settleOpen(job.control);
    if (!settled)
        job.fail(settled.error());
    if (settled && job.options.apply)
        (void)journal.forgetOld(now()); // what cannot be forgotten now will be the next time
    tellSettled(settled.value_or(SettledChanges()));
    return settled.has_value();
}

enum class Way : quint8 { Undo, Redo };

void carryOutOne(Job& job, Editor& editor, const ReceiptId& id, Way way)
{
    const auto receipt = way == Way::Redo ? editor.redo(id, job.control) : editor.undo(id, job.control);
    if (!receipt)
        return job.fail(receipt.error());
    job.record().receipt(*receipt, nullptr);
}

void carryOutThrough(Job& job, Journal& journal, Way way)
{
    const ReceiptId through(job.options.through);
    const auto change = journal.receipt(through);
    const auto all = change ? journal.receipts() : std::unexpected(change.error());
    if (!all)
        return job.fail(all.error());
    const QList<Receipt> wanted = way == Way::Redo ? changesToRedo(*all, through) : changesToUndo(*all, through);
    Editor editor(journal);
    if (wanted.isEmpty())
        return carryOutOne(job, editor, through, way); // which says why not
    const ChangeSeries series
        = way == Way::Redo ? redoAll(editor, wanted, job.control) : undoAll(editor, wanted, job.control);
    for (const Receipt& receipt : series.done)
        job.record().receipt(receipt, nullptr);
    if (!series.stopped)
        return;
    Error error = *series.stopped;
    if (error.code != Errc::Cancelled)
        error.text = EditTexts::tr("Stopped at “%1” after %2 of %3 changes: %4")
                         .arg(series.refused()->title, QString::number(series.done.size()),
                             QString::number(series.wanted.size()), error.text);
    job.fail(error);
}

void undoOrRedo(Job& job, Way way)
{
    Journal journal(Journal::defaultFolder());
    if (!makeReady(job, journal))
        return;
    if (!job.options.through.isEmpty())
        return carryOutThrough(job, journal, way);
    ReceiptId id(job.options.paths.value(0));
    if (id.isEmpty()) {
        const auto all = journal.receipts();
        if (!all)
            return job.fail(all.error());
        const QList<Receipt> changes = way == Way::Redo ? undoneChanges(*all) : changesInForce(*all);
        if (changes.isEmpty())
            return job.fail({Errc::NotFound,
                way == Way::Redo ? EditTexts::tr("Nothing to redo.") : EditTexts::tr("Nothing to undo."), {}});
        id = changes.constLast().id;
    }
    Editor editor(journal);
    carryOutOne(job, editor, id, way);
}

Result<EditPlan> planOf(Job& job, SessionStore& store, const Edit& edit)
{
    const bool isForked = job.options.asFork || (job.options.dropsThinking && !inPlaceRefusal(store.info()).isEmpty());
    if (const auto single = toSingle(edit); single && isForked)
        return planForked(store, *single, job.options.dropsThinking, job.control);
    const auto single = job.options.dropsThinking ? toSingle(edit) : std::nullopt;
    if (!single)
        return withFreedBytes(planEdit(store, edit, job.control), store, job.control);
    const auto wish = withoutThinking(store, *single, job.control);
    if (!wish)
        return std::unexpected(wish.error());
    // Where there is none it is the edit alone.
    return wish->edits.edits.size() == 1
        ? store.plan(edit, job.control)
        : planWithoutThinking(BatchPlanner::of(store, job.control), *wish, job.control);
}

/// The fork in which the change would make no thinking invalid; none: it makes none invalid, or there is no such fork.
std::optional<ForkEdit> forkInstead(Job& job, SessionStore& store, const EditPlan& plan)
{
    const auto single = toSingle(plan.edit);
    const StoreInfo info = store.info();
    const bool isInvalid = std::ranges::any_of(
        plan.checks, [](const PlannedCheck& check) { return check.name == SignedThinkingCheck && !check.ok; });
    if (!single || !isInvalid || !info.notWritable.isEmpty() || info.refusals.contains(EditKind::Fork))
        return {};
    const auto fork = forkBeforeThinking(store, *single, job.control);
    return fork ? std::optional(fork->edit) : std::nullopt;
}

/// Of the findings that a repair was asked for by name, those that it can do nothing about.
Result<QList<Finding>> staying(Job& job, SessionStore& store, const RepairEdit& edit)
{
    QList<Finding> findings;
    const auto isNamed = [&edit](const Finding& finding) {
        return edit.codes.contains(finding.code) || (!edit.place.isEmpty() && finding.place == edit.place);
    };
    const auto take = [&](Finding finding) {
        if (finding.repair.isEmpty() && isNamed(finding))
            findings += std::move(finding);
    };
    if (edit.codes.isEmpty() && edit.place.isEmpty())
        return findings;
    const auto session = edit.session.isEmpty() ? std::nullopt : std::optional(edit.session);
    return store.check(session, take, job.control).transform([&] { return findings; });
}

void repair(Job& job, SessionStore& store, const RepairEdit& edit)
{
    const auto stays = staying(job, store, edit);
    if (!stays)
        return job.fail(stays.error());
    const auto plan = planEdit(store, edit, job.control);
    if (!plan)
        return job.fail(plan.error());
    for (const Finding& finding : *stays) {
        job.record().finding(finding, whyUnrepairable(store.info(), finding));
        job.noteFinding();
    }
    settle(job, store, *plan);
}

} // namespace

void settle(Job& job, SessionStore& store, const EditPlan& plan)
{
    // Before it is applied: the session is as the plan found it.
    const QList<ForkShare> shares = forkShares(store, plan, job.control).value_or(QList<ForkShare>());
    settle(job, store.info(), plan, {shares, forkInstead(job, store, plan)});
}

void settle(Job& job, const StoreInfo& store, const EditPlan& plan, PlanMore more)
{
    const bool isSound = std::ranges::all_of(plan.checks, &PlannedCheck::ok);
    std::optional<Receipt> receipt;
    // Where nothing is to be mended there is nothing to apply, and that is no failure.
    const bool writesNothing
        = plan.script.steps.isEmpty() && !plan.files && (!plan.server || plan.server->steps.isEmpty());
    const bool isEmpty = writesNothing && kindOf(plan.edit) == EditKind::Repair;
    if (job.options.apply && !isEmpty) {
        Journal journal(Journal::defaultFolder());
        if (!makeReady(job, journal))
            return;
        const auto applied = Editor(journal).apply(store, plan, job.control);
        if (!applied)
            return job.fail(applied.error());
        receipt = *applied;
        more.goOn = continueCommand(store, plan);
    }
    job.record().plan(store.path, plan, more, receipt);
    if (!isSound)
        job.noteFinding();
}

void change(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const bool marks = job.options.command == "tag"_L1 || job.options.command == "flag"_L1;
    const auto edit = marks                 ? markFrom(job, *store)
        : job.options.command == "batch"_L1 ? batchFrom(job, *store)
        : job.options.keepTokens            ? pruningFrom(job, *store)
                                            : editNamed(job, *store);
    if (const auto* wish = edit ? std::get_if<RepairEdit>(&*edit) : nullptr)
        return repair(job, *store, *wish);
    const auto plan = edit ? planOf(job, *store, *edit) : std::unexpected(edit.error());
    if (!plan)
        return job.fail(plan.error());
    settle(job, *store, *plan);
}

void compact(Job& job)
{
    const bool asksModel = !job.options.endpoint.address.isEmpty();
    if (!job.options.draft && !asksModel)
        return change(job);
    const auto store = openOnly(job);
    if (!store)
        return;
    const auto options = withMessageIds(job.options, *store, job.control);
    if (!options)
        return job.fail(options.error());
    const CompactEdit edit = compactionFrom(*options, options->text);
    if (asksModel) {
        const auto plan = planWithModel(job, *store, edit);
        return plan ? settle(job, *store, *plan) : job.fail(plan.error());
    }
    const auto draft = store->draftCompaction(edit, job.control);
    if (!draft)
        return job.fail(draft.error());
    job.record().draft(edit, *draft);
}

void tellSettled(const SettledChanges& changes)
{
    static QStringList said; // a command looks twice: at its start, and before it changes something
    for (const Receipt& change : changes.settled)
        complain(settledText(change), {});
    for (const OpenChange& open : changes.open) {
        const QString text = openText(open);
        if (!said.contains(text))
            complain(text, open.why.cause);
        said << text;
    }
}

void history(Job& job)
{
    Journal journal(Journal::defaultFolder());
    // What a crash cut short is finished or taken back before it is told.
    if (!makeReady(job, journal))
        return;
    if (const ReceiptId id(job.options.paths.value(0)); !id.isEmpty()) {
        const auto receipt = journal.receipt(id);
        const auto written = Editor(journal).written(id);
        if (!receipt || !written)
            return job.fail(receipt ? written.error() : receipt.error());
        return job.record().receipt(*receipt, &*written);
    }
    const auto receipts = journal.receipts();
    if (!receipts)
        return job.fail(receipts.error());
    for (auto receipt = receipts->crbegin(); receipt != receipts->crend() && !job.isOver(); ++receipt)
        job.record().receipt(*receipt, nullptr);
}

void undo(Job& job)
{
    undoOrRedo(job, Way::Undo);
}

void redo(Job& job)
{
    undoOrRedo(job, Way::Redo);
}

} // namespace stemma::cli
