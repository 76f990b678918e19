// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/modelsummary.h"

#include "core/base/tokenguess.h"
#include "core/store/sessionstore.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto Smaller = "summary-smaller"_L1; ///< a check of the plan

/// The oldest of the summaries of the wish, as many as the draft says.
Result<QList<NodeId>> oldest(SessionStore& store, const CompactEdit& edit, qint64 count, const JobControl& job)
{
    QList<NodeId> taken;
    const auto budget = store.context(
        edit.session, {},
        [&](const ContextItem& item) {
            const NodeId id(item.id);
            if (item.kind == ContextItem::Kind::Summary && edit.nodes.contains(id))
                taken += id;
            return taken.size() < count;
        },
        job);
    if (!budget)
        return std::unexpected(budget.error());
    return taken;
}

} // namespace

ModelRequest SummaryCall::request() const
{
    return ModelRequest::ofPrompt(draft.prompt, draft.maxTokens);
}

qint64 SummaryCall::tokensToSend() const
{
    return guessedTokens(QStringView(draft.prompt));
}

Result<SummaryCall> draftCall(SessionStore& store, const CompactEdit& edit, const JobControl& job)
{
    SummaryCall call {edit, {}};
    auto draft = store.draftCompaction(edit, job);
    if (!draft)
        return std::unexpected(draft.error());
    call.draft = *std::move(draft);
    if (edit.nodes.isEmpty()) {
        call.edit.to = call.draft.last;
        return call;
    }
    auto nodes = oldest(store, edit, call.draft.covers, job);
    if (!nodes)
        return std::unexpected(nodes.error());
    call.edit.nodes = *std::move(nodes);
    return call;
}

Result<EditPlan> planAnswer(SessionStore& store, const SummaryCall& call, const ModelAnswer& answer,
    const ModelEndpoint& endpoint, const JobControl& job)
{
    if (Result<> sound = checkAnswer(answer, endpoint); !sound)
        return std::unexpected(sound.error());
    CompactEdit edit = call.edit;
    edit.text = answer.text;
    auto plan = store.plan(edit, job);
    if (!plan)
        return plan;
    // Merged summaries are measured by those that they replace, others by what the model was sent, and one that is
    // written anew by both.
    const bool isMerged = !edit.nodes.isEmpty();
    for (const PlannedCheck& check : plan->checks) {
        const bool counts = check.name == "summary-fits"_L1 || (isMerged && check.name == Smaller)
            || (edit.nodes.size() < 2 && check.name == "summary-converges"_L1);
        if (counts && !check.ok)
            return fail(Errc::Corrupt, check.text, check.name);
    }
    if (const QString note = noteOnLength(answer, call.tokensToSend()); !note.isEmpty())
        plan->warnings += note;
    return plan;
}

bool isForUser(const Error& error)
{
    return error.code == Errc::Denied || error.code == Errc::NotFound || error.code == Errc::Usage
        || error.code == Errc::Cancelled;
}

CompactEdit nextWish(const CompactEdit& wish, const SummaryCall& call, const Error& why)
{
    CompactEdit next = wish;
    const bool didNotShrink = why.cause == Smaller;
    const bool isOutage = why.code == Errc::Busy;
    next.level = isOutage || didNotShrink ? 3 : wish.level + 1;
    if (didNotShrink)
        next.nodes = call.edit.nodes;
    return next;
}

} // namespace stemma
