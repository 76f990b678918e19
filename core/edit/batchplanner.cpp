// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"

#include "core/edit/copydryrun.h"
#include "core/edit/forkedchange.h"
#include "core/edit/onepass.h"
#include "core/edit/serverdryrun.h"
#include "core/store/ruledstore.h"
#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct BatchPlannerText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

} // namespace

Result<EditPlan> BatchPlanner::plan(const BatchEdit& edit, const JobControl& job) const
{
    if (edit.edits.isEmpty())
        return fail(Errc::Usage, BatchPlannerText::tr("The batch is empty."));
    const auto makeAll = [&](DryRun& dryRun) -> Result<> {
        const QList<QList<SingleEdit>> steps = OnePass(dryRun.store()).groups(edit);
        if (edit.namesBefore) {
            dryRun.namedNow = NamedMessages(edit.edits);
            dryRun.partsNow = NamedParts(edit.edits);
        }
        for (qsizetype i = 0; i < steps.size(); ++i) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const Result<> made = dryRun.make(steps.at(i));
            if (!made && steps.at(i).size() > 1)
                return made; // names its change itself
            if (!made)
                return refusedChange(made.error(), dryRun.changes() + 1);
            job.setProgress(i + 1, steps.size());
        }
        return {};
    };
    return plan(edit, makeAll, job);
}

Result<EditPlan> BatchPlanner::plan(const BatchEdit& edit, const Make& make, const JobControl& job) const
{
    if (!m_store.notWritable.isEmpty())
        return fail(Errc::NotSupported, m_store.notWritable);
    const auto dryRun = isServerAddress(m_store.path) ? ServerDryRun::begin(m_store.path, edit, m_rules, job)
                                                      : CopyDryRun::begin(m_store.path, m_rules, MostBytes, job);
    if (!dryRun)
        return std::unexpected(dryRun.error());
    if (m_kept)
        (*dryRun)->places = FollowedPlaces(m_kept->places());
    if (const Result<> made = make(**dryRun); !made)
        return std::unexpected(made.error());
    auto plan = (*dryRun)->finish(edit);
    if (plan && m_kept)
        m_kept->follow(*plan, (*dryRun)->places);
    return plan;
}

BatchPlanner BatchPlanner::of(SessionStore& store, const JobControl& job)
{
    return BatchPlanner(store.info(), chosenRules(store), annotations(store, job));
}

Result<EditPlan> planEdit(SessionStore& store, const Edit& edit, const JobControl& job)
{
    const auto* batch = std::get_if<BatchEdit>(&edit);
    if (!batch) {
        // What is about no session in particular would be refused for want of one.
        const QString refusal = sessionOf(edit).isEmpty() ? store.info().refusals.value(kindOf(edit)) : QString();
        return refusal.isEmpty() ? store.plan(edit, job) : fail(Errc::NotSupported, refusal);
    }
    const auto inOne = planInOne(store, *batch, job);
    return inOne ? *inOne : BatchPlanner::of(store, job).plan(*batch, job);
}

} // namespace stemma
