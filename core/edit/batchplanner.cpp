// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"

#include "core/edit/copydryrun.h"
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

bool changesOneTwice(const BatchEdit& edit)
{
    QSet<SessionId> sessions;
    for (const SingleEdit& single : edit.edits)
        sessions << sessionOf(toEdit(single));
    return sessions.size() < edit.edits.size();
}

} // namespace

Result<EditPlan> BatchPlanner::plan(const BatchEdit& edit, const JobControl& job) const
{
    if (edit.edits.isEmpty())
        return fail(Errc::Usage, BatchPlannerText::tr("The batch is empty."));
    if (const QString refusal = m_store.refusals.value(EditKind::Batch); !refusal.isEmpty() && changesOneTwice(edit))
        return fail(Errc::NotSupported, refusal);
    const auto makeAll = [&](DryRun& dryRun) -> Result<> {
        for (qsizetype i = 0; i < edit.edits.size(); ++i) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            if (const Result<> made = dryRun.make(edit.edits.at(i)); !made)
                return fail(made.error().code,
                    BatchPlannerText::tr("Change %1 is not possible after the changes before it: %2")
                        .arg(QString::number(i + 1), made.error().text),
                    made.error().cause);
            job.setProgress(i + 1, edit.edits.size());
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
        (*dryRun)->places = m_kept->places();
    if (const Result<> made = make(**dryRun); !made)
        return std::unexpected(made.error());
    auto plan = (*dryRun)->finish(edit);
    if (plan && m_kept)
        m_kept->move(*plan, (*dryRun)->places);
    return plan;
}

BatchPlanner BatchPlanner::of(SessionStore& store, const JobControl& job)
{
    return BatchPlanner(store.info(), chosenRules(store), annotations(store, job));
}

Result<EditPlan> planEdit(SessionStore& store, const Edit& edit, const JobControl& job)
{
    const auto* batch = std::get_if<BatchEdit>(&edit);
    return batch ? BatchPlanner::of(store, job).plan(*batch, job) : store.plan(edit, job);
}

} // namespace stemma
