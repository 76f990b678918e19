// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/addressee.h"
#include "app/cli/asklines.h"
#include "app/cli/job.h"
#include "app/cli/textlines.h"
#include "core/compaction/client/modelclient.h"
#include "core/edit/modelsummary.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

constexpr int Deterministic = 3; ///< the level

struct SummariseText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// All that may be sent, from the level that is wished on: the answer of one may not do.
QList<SummaryCall> callsFrom(Job& job, SessionStore& store, CompactEdit wish, QStringList& notes)
{
    QList<SummaryCall> calls;
    for (; wish.level < Deterministic; ++wish.level) {
        if (auto call = draftCall(store, wish, job.control))
            calls += *std::move(call);
        else
            notes += SummariseText::tr("Level %1 skipped: %2").arg(QString::number(wish.level), call.error().text);
    }
    return calls;
}

void tellWhatIsSent(const Addressee& to, const QList<SummaryCall>& calls, const PriceTable& prices)
{
    const ModelEndpoint& endpoint = to.endpoint;
    tellAddressee(to);
    AskCost all;
    for (const SummaryCall& call : calls) {
        const QString what = (call.edit.nodes.isEmpty() ? SummariseText::tr("Level %1: the texts of %2 messages")
                : call.edit.nodes.size() == 1           ? SummariseText::tr("Level %1: the %2 texts it summarises")
                                                        : SummariseText::tr("Level %1: the texts of %2 summaries"))
                                 .arg(QString::number(call.edit.level), number(call.draft.covers));
        AskCost size;
        size.tokensIn = call.tokensToSend();
        size.tokensOut = call.draft.maxTokens;
        tell(u"  %1, %2"_s.arg(what, sizeWords(size)));
        all.add(size);
    }
    if (calls.size() > 1)
        tell(SummariseText::tr("Level 2 is sent only if level 1 gives no usable summary."));
    tellUnencrypted(endpoint);
    tell(costWords(AskCost::of(endpoint, all.tokensIn, all.tokensOut, prices)));
}

Result<EditPlan> askOnce(
    Job& job, SessionStore& store, const Addressee& to, const SummaryCall& call, const PriceTable& prices)
{
    const auto answer = ModelClient(to.endpoint, to.key.key).ask(call.request(), job.control);
    if (!answer)
        return std::unexpected(answer.error());
    tellUsage(to.endpoint, *answer, prices);
    return planAnswer(store, call, *answer, to.endpoint, job.control);
}

} // namespace

Result<EditPlan> planWithModel(Job& job, SessionStore& store, const CompactEdit& wish)
{
    CompactEdit last = wish;
    last.level = Deterministic;
    // What cannot be compacted at all needs no model to say so.
    if (const auto possible = store.draftCompaction(last, job.control); !possible)
        return std::unexpected(possible.error());
    const auto to = addresseeFrom(job.options.endpoint, job.control);
    if (!to)
        return std::unexpected(to.error());
    const auto prices = PriceTable::load();
    if (!prices)
        return std::unexpected(prices.error());
    QStringList notes;
    const QList<SummaryCall> calls = callsFrom(job, store, wish, notes);
    if (!calls.isEmpty()) {
        tellWhatIsSent(*to, calls, *prices);
        if (Result<> agreed = agreement(job.options.endpoint); !agreed)
            return std::unexpected(agreed.error());
    }
    int level = 0;
    for (const SummaryCall& call : calls) {
        if (call.edit.level < level)
            continue;
        auto plan = askOnce(job, store, *to, call, *prices);
        if (plan) {
            plan->warnings = notes + plan->warnings;
            return plan;
        }
        if (isForUser(plan.error()))
            return plan;
        notes += SummariseText::tr("Level %1 given up: %2").arg(QString::number(call.edit.level), plan.error().text);
        last = nextWish(wish, call, plan.error());
        level = last.level;
    }
    last.level = Deterministic;
    auto plan = store.plan(last, job.control);
    if (plan)
        plan->warnings = notes + plan->warnings;
    else
        std::ranges::for_each(notes, tell); // formats without a summary that no model writes end here
    return plan;
}

} // namespace stemma::cli
