// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/dryrun.h"

#include "core/edit/prunings.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct DryRunText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

qsizetype changesOf(const EditPlan& plan)
{
    const auto* batch = std::get_if<BatchEdit>(&plan.edit);
    return batch ? batch->edits.size() : 1;
}

} // namespace

DryRun::~DryRun() = default;

Result<> DryRun::open(const QString& path, const RulesChoice& rules)
{
    auto store = openStoreFor(m_job, path);
    if (!store)
        return std::unexpected(store.error());
    m_store = *std::move(store);
    return chooseRules(*m_store, rules);
}

Result<> DryRun::make(const QList<SingleEdit>& wishes)
{
    QList<SingleEdit> edits;
    for (const SingleEdit& wish : wishes) {
        auto edit = namedNow.current(wish);
        if (!edit)
            return std::unexpected(edit.error());
        edits += *std::move(edit);
    }
    auto* renaming = m_store->service<IdTracker>();
    if (renaming) {
        QList<MessagePlace> followed = places.all();
        for (const MessagePlace& place : namedNow.places()) {
            if (!followed.contains(place))
                followed += place;
        }
        renaming->follow(followed);
    }
    auto* forking = m_store->service<ForkedChangeStore>();
    auto plan = edits.size() == 1 ? m_store->plan(toEdit(edits.first()), m_job)
        : forking                 ? forking->planForked(edits, false, m_job)
                                  : planPrunings(*m_store, edits, changes(), m_job);
    // A change that makes a new session is made of the original: it would not hold what an earlier change of the batch
    // put into another new session.
    const auto isChange
        = [](const EditPlan& one) { return changesInFork(kindOf(one.edit)) || kindOf(one.edit) == EditKind::Batch; };
    const auto isApart = [&](const EditPlan& before) {
        const bool isSame = before.session == plan->session && isChange(before);
        return !before.newSession.isEmpty() && (isSame || before.newSession == plan->session);
    };
    if (plan && !plan->newSession.isEmpty() && isChange(*plan) && std::ranges::any_of(m_plans, isApart))
        return fail(Errc::NotSupported,
            DryRunText::tr("Each change of this session makes a new session. Make one change, then the next one in the "
                           "new session."));
    const Result<> done = plan ? carryOut(*plan) : std::unexpected(plan.error());
    if (done) {
        const QList<AnchorMove> moved = renaming ? renaming->movedByLastPlan() : QList<AnchorMove>();
        places.take(*plan, moved);
        namedNow.take(moved, kindOf(plan->edit) == EditKind::Resume ? plan->newSession : SessionId());
        nameStore(*plan);
        m_plans += *std::move(plan);
        return {};
    }
    return fail(done.error().code, named(done.error().text), done.error().cause);
}

void DryRun::nameStore(EditPlan& plan) const
{
    for (PlannedWrite& write : plan.writes)
        write.place = named(write.place);
    for (QString& warning : plan.warnings)
        warning = named(warning);
    for (PlannedCheck& check : plan.checks)
        check.text = named(check.text);
}

void DryRun::addTexts(EditPlan& sum, const EditPlan& plan, qsizetype number)
{
    sum.writes += plan.writes;
    for (const QString& warning : plan.warnings) {
        if (!sum.warnings.contains(warning))
            sum.warnings += warning;
    }
    for (PlannedCheck check : plan.checks) {
        if (!check.ok)
            check.text = DryRunText::tr("Change %1: %2").arg(QString::number(number), check.text);
        const auto same = std::ranges::find_if(
            sum.checks, [&](const PlannedCheck& known) { return known.name == check.name && known.ok && check.ok; });
        if (same == sum.checks.end())
            sum.checks += check;
        else
            *same = check;
    }
}

qsizetype DryRun::changes() const
{
    qsizetype count = 0;
    for (const EditPlan& plan : m_plans)
        count += changesOf(plan);
    return count;
}

bool DryRun::areAllOfOneSession() const
{
    return std::ranges::all_of(
        m_plans, [this](const EditPlan& plan) { return plan.session == m_plans.first().session; });
}

Result<EditPlan> DryRun::finish(const BatchEdit& edit)
{
    EditPlan sum;
    sum.edit = edit;
    sum.action = u"batch"_s;
    const EditPlan& first = m_plans.first();
    sum.title = changes() == 1
        ? first.title
        : DryRunText::tr("%1, and %n more change(s)", nullptr, int(changes()) - 1).arg(first.title);
    qsizetype number = 0;
    for (const EditPlan& plan : std::as_const(m_plans)) {
        number += changesOf(plan);
        addTexts(sum, plan, number);
    }
    // A check that one change fails is not passed by the next.
    sum.checks.removeIf([&](const PlannedCheck& check) {
        return check.ok && std::ranges::any_of(sum.checks, [&](const PlannedCheck& other) {
            return !other.ok && other.name == check.name;
        });
    });
    if (areAllOfOneSession()) {
        sum.session = first.session;
        sum.before = first.before;
        sum.after = m_plans.last().after;
    }
    const auto makes = [](const EditPlan& plan) { return !plan.newSession.isEmpty() || !plan.ownFile.name.isEmpty(); };
    if (std::ranges::count_if(m_plans, makes) == 1) {
        const EditPlan& making = *std::ranges::find_if(m_plans, makes);
        sum.newSession = making.newSession;
        sum.ownFile = making.ownFile;
    }
    if (const Result<> added = addScript(sum); !added)
        return std::unexpected(added.error());
    if (!sum.files && !sum.server && sum.script.steps.isEmpty())
        return fail(Errc::Usage, DryRunText::tr("Together these changes have no effect."));
    return sum;
}

} // namespace stemma
