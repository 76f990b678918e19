// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/dryrun.h"

#include "core/edit/onepass.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <numeric>

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
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        const SingleEdit& wish = wishes.at(i);
        auto edit = partsNow.current(wish).and_then([this](const SingleEdit& one) { return namedNow.current(one); });
        if (!edit && wishes.size() > 1)
            return refusedChange(edit.error(), changes() + i + 1);
        if (!edit)
            return std::unexpected(edit.error());
        edits += *std::move(edit);
    }
    auto* renaming = m_store->service<IdTracker>();
    if (renaming) {
        QList<MessagePlace> followed = places.all();
        const qsizetype annotated = followed.size();
        const QSet<MessagePlace> known(followed.cbegin(), followed.cend());
        for (const MessagePlace& place : namedNow.places()) {
            if (!known.contains(place))
                followed += place;
        }
        renaming->follow(followed, annotated); // what is only named needs no place of its own
    }
    if (const Result<> looked = partsNow.look(*m_store, namedNow, edits, m_job); !looked)
        return std::unexpected(looked.error());
    auto plan = OnePass(*m_store).plan(edits, changes(), m_job);
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
        if (const Result<> taken = partsNow.take(*m_store, namedNow, m_job); !taken)
            return std::unexpected(taken.error());
        nameStore(*plan);
        m_plans += *std::move(plan);
        m_counts += edits.size();
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
    return std::accumulate(m_counts.begin(), m_counts.end(), qsizetype(0));
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
    // Removals that are planned as one are told as one.
    qsizetype told = 0;
    qsizetype number = 0;
    for (qsizetype i = 0; i < m_plans.size(); ++i) {
        told += changesOf(m_plans.at(i));
        number += m_counts.at(i);
        addTexts(sum, m_plans.at(i), number);
    }
    sum.title = told == 1 ? first.title
                          : DryRunText::tr("%1, and %n more change(s)", nullptr, int(told) - 1).arg(first.title);
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
