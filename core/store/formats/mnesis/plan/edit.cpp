// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/edit.h"

#include "core/store/formats/mnesis/check/check.h"
#include "core/store/formats/mnesis/plan/compactionplanner.h"
#include "core/store/formats/mnesis/plan/forkplanner.h"
#include "core/store/formats/mnesis/plan/insertplanner.h"
#include "core/store/formats/mnesis/plan/rowplanner.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// By the planner that knows such an edit.
template<typename Wish, typename Planner, typename... Others>
Result<EditPlan> planOf(StoreReader& reader, const Wish& wish, const JobControl& job)
{
    if constexpr (requires(Planner planner) { planner.plan(wish); })
        return Planner(reader, job).plan(wish);
    else if constexpr (sizeof...(Others) > 0)
        return planOf<Wish, Others...>(reader, wish, job);
    else
        return fail(Errc::NotSupported, refusals().value(kindOf(wish), notPossible(kindOf(wish))));
}

} // namespace

Result<EditPlan> planEdit(StoreReader& reader, const Edit& edit, const QList<MessagePlace>& followed,
    QList<AnchorMove>& copied, const JobControl& job)
{
    if (const auto* repair = std::get_if<RepairEdit>(&edit))
        return planRepair(reader, *repair, job);
    return reader.read(job, [&] {
        auto plan = std::visit(
            [&]<typename Wish>(const Wish& wish) {
                if constexpr (std::is_same_v<Wish, ForkEdit>)
                    return ForkPlanner(reader, job).plan(wish, followed, copied);
                else
                    return planOf<Wish, RowPlanner, InsertPlanner, ForkPlanner, CompactionPlanner>(reader, wish, job);
            },
            edit);
        if (plan)
            erase_if(plan->writes, [](const PlannedWrite& write) { return write.count == 0; });
        if (plan)
            plan->warnings.removeDuplicates();
        return plan;
    });
}

QMap<EditKind, QString> refusals()
{
    auto refusals = refusalsExcept(
        {EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text, EditKind::Remove, EditKind::Prune,
            EditKind::Delete, EditKind::Insert, EditKind::Repair, EditKind::Compact, EditKind::Dissolve});
    refusals.insert(
        EditKind::Move, QCoreApplication::translate("MnesisEdit", "mnesis does not store a project folder."));
    refusals.insert(EditKind::Checkpoint,
        QCoreApplication::translate("MnesisEdit", "mnesis stores no checkpoints; Stemma keeps them in its own data."));
    return refusals;
}

QString summaryStays(qint64 number)
{
    return QCoreApplication::translate("MnesisEdit",
        "Message %1 is a summary; removing it would also remove the messages it replaces from the context.")
        .arg(number);
}

} // namespace stemma::mnesis
