// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/forkedchange.h"

#include "core/edit/boundthinking.h"
#include "core/edit/dryrun.h"
#include "core/edit/onepass.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct ForkedChangeText
{
    Q_DECLARE_TR_FUNCTIONS(ForkedChange)
};

/// The id of the last message that a fork can end with; Usage: there is none. Summaries are listed where they were
/// made, but are no place in the conversation.
Result<MessageId> lastMessage(SessionStore& store, const SessionId& session, const JobControl& job)
{
    const auto outline = store.outline(session, job);
    if (!outline)
        return std::unexpected(outline.error());
    for (size_t row = outline->size(); row-- > 0;) {
        const qint64 key = (*outline)[row].key;
        const auto read = store.messages(session, std::span(&key, 1), {.maxText = 0}, job);
        if (!read)
            return std::unexpected(read.error());
        const MessagePtr message = read->empty() ? nullptr : read->front();
        if (message && !message->id.isEmpty() && !message->states.testFlag(MessageState::Summary))
            return message->id;
    }
    return fail(Errc::Usage, PlanText::noMessages());
}

Result<> makeAll(DryRun& dryRun, const QList<SingleEdit>& edits)
{
    Result<> done;
    for (const SingleEdit& edit : edits)
        done = done ? dryRun.make(edit) : done;
    return done;
}

/// The fork, and the change in it.
Result<> tryOut(DryRun& dryRun, const ForkedChange& change, const JobControl& job)
{
    if (const Result<> made = dryRun.make(change.fork); !made)
        return made;
    const SessionId fork = dryRun.plans().constLast().newSession;
    // A file that holds one session gets a neighbour, which is another store.
    if (const auto listed = dryRun.store().session(fork, ListDetail::Basic, job); !listed)
        return fail(Errc::Denied,
            ForkedChangeText::tr("The fork would be a file of its own. Fork the session first, then change the fork."),
            listed.error().text);
    const auto placed = inFork(dryRun.store(), change.edit, change.fork, fork, job);
    if (!placed)
        return std::unexpected(placed.error());
    if (!change.dropsThinking)
        return dryRun.make(placed->edit);
    const auto wish = withoutThinking(dryRun.store(), placed->edit, job);
    return wish ? makeAll(dryRun, wish->edits.edits) : std::unexpected(wish.error());
}

} // namespace

Result<ForkedChange> forkedChange(
    SessionStore& store, const SingleEdit& edit, bool dropsThinking, const JobControl& job)
{
    const Edit whole = toEdit(edit);
    if (!changesMessages(kindOf(whole)))
        return fail(Errc::Usage, PlanText::notInFork());
    // What is not possible at all needs no copy to be tried out on.
    const auto inPlace = store.plan(whole, job);
    const auto last = inPlace ? lastMessage(store, sessionOf(whole), job) : std::unexpected(inPlace.error());
    return last.transform([&](const MessageId& at) {
        return ForkedChange {edit, dropsThinking, ForkEdit {sessionOf(whole), at, false, {}}};
    });
}

Result<EditPlan> planForked(const BatchPlanner& planner, const ForkedChange& change, const JobControl& job)
{
    QList<EditPlan> made;
    auto plan = planner.plan(
        BatchEdit {change.fork.session, {change.fork, change.edit}},
        [&](DryRun& dryRun) { return tryOut(dryRun, change, job).transform([&] { made = dryRun.plans(); }); }, job);
    if (!plan) {
        const Errc code = plan.error().code;
        const bool isPassing = code == Errc::Cancelled || code == Errc::Busy;
        return fail(isPassing ? code : Errc::Denied, plan.error().text, plan.error().cause);
    }
    // To users it is one change of the session.
    const Edit edit = toEdit(change.edit);
    plan->edit = edit;
    plan->action = made.constLast().action;
    plan->title = PlanText::inFork(made.constLast().title);
    plan->session = change.fork.session;
    plan->newSession = made.constFirst().newSession;
    plan->before = made.constFirst().before;
    plan->after = made.constLast().after;
    plan->checks = made.constLast().checks; // of the fork as it is then
    return plan;
}

bool plansForksItself(SessionStore& store)
{
    return store.service<ForkedChangeStore>() != nullptr;
}

Result<EditPlan> planForked(SessionStore& store, const SingleEdit& edit, bool dropsThinking, const JobControl& job)
{
    if (plansForksItself(store))
        return store.service<ForkedChangeStore>()->planForked({edit}, dropsThinking, job);
    const auto change = forkedChange(store, edit, dropsThinking, job);
    return change ? planForked(BatchPlanner::of(store, job), *change, job) : std::unexpected(change.error());
}

std::optional<Result<EditPlan>> planInOne(SessionStore& store, const BatchEdit& batch, const JobControl& job)
{
    if (batch.edits.size() < 2 || !store.info().notWritable.isEmpty())
        return {};
    const OnePass onePass(store);
    const QList<QList<SingleEdit>> groups = onePass.groups(batch);
    if (groups.size() != 1)
        return {};
    return onePass.plan(groups.first(), 0, job).transform([&batch](EditPlan plan) {
        if (!std::holds_alternative<RemoveEdit>(plan.edit)) // its title tells of all
            plan.title = ForkedChangeText::tr("%1, and %n more change(s)", nullptr, int(batch.edits.size()) - 1)
                             .arg(plan.title);
        plan.edit = batch;
        return plan;
    });
}

} // namespace stemma
