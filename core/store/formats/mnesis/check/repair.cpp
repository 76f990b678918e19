// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/check.h"

#include "core/store/formats/mnesis/check/repairdraft.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <algorithm>

namespace stemma::mnesis {

namespace {

void append(EditPlan& plan, const EditPlan& more)
{
    plan.script.guards += more.script.guards;
    plan.script.steps += more.script.steps;
    plan.writes += more.writes;
    plan.warnings += more.warnings;
    plan.warnings.removeDuplicates();
}

/// One plan that mends findings of a check. What they ask for is collected first, so that findings with one cause
/// are mended together, and then written out in the order that references between rows want. Within a read.
Result<EditPlan> planOf(const RepairEdit& edit, const std::vector<RawFinding>& findings, RepairDraft draft)
{
    EditPlan& plan = draft.plan;
    plan = {.edit = edit, .action = QStringLiteral("repair"), .session = edit.session};
    const auto isElsewhere
        = [&](const RawFinding& finding) { return finding.where.session != findings.front().where.session; };
    if (plan.session.isEmpty() && !findings.empty() && std::ranges::none_of(findings, isElsewhere))
        plan.session = SessionId(findings.front().where.session);
    for (const RawFinding& finding : findings) {
        const qsizetype left = draft.counts.left();
        [[maybe_unused]] const bool isTaken = repairCell(draft, finding) || repairRow(draft, finding)
            || repairDate(draft, finding) || repairContext(draft, finding);
        Q_ASSERT(isTaken);
        draft.repaired += left == draft.counts.left() ? 1 : 0;
    }
    const EditPlan removals = removeMessages(draft);
    setDates(draft);
    const EditPlan contexts = changeContexts(draft);
    // So that what refers to nothing can be restored by an undo.
    const auto broken = draft.firstRow(SqliteWriter::BrokenReferences);
    if (broken.value(0).toLongLong() != 0 && draft.repaired != 0)
        draft.addGuard(plan, SqliteWriter::BrokenReferences, {}, broken);
    draft.writeCells();
    removeParts(draft);
    append(plan, removals);
    append(plan, contexts);
    if (const Result<> added = draft.counts.addTo(plan, qsizetype(findings.size()), draft.repaired); !added)
        return std::unexpected(added.error());
    if (!draft.window)
        return plan;
    // What is damaged may not be measured before it is mended.
    return draft.reader.database().attempt([&] { return draft.withFigures(plan, *draft.window); }).value_or(plan);
}

} // namespace

Result<EditPlan> planRepair(StoreReader& reader, const RepairEdit& edit, const JobControl& job, Time clock)
{
    const std::optional<SessionId> session = edit.session.isEmpty() ? std::nullopt : std::optional(edit.session);
    auto findings = findRepairs(reader, session, job, clock);
    const auto isOther = [&](const RawFinding& finding) {
        return (!edit.codes.isEmpty() && !edit.codes.contains(codeOf(finding.rule)))
            || (!edit.place.isEmpty() && finding.place() != edit.place);
    };
    if (findings)
        std::erase_if(*findings, isOther);
    // What belongs to nothing that is there is not found by way of its session.
    if (findings && findings->empty() && session && !edit.place.isEmpty()) {
        findings = findRepairs(reader, {}, job, clock);
        if (findings)
            std::erase_if(*findings, isOther);
    }
    if (!findings)
        return std::unexpected(findings.error());
    return reader.read(job, [&] { return planOf(edit, *findings, RepairDraft(reader, job, clock)); });
}

} // namespace stemma::mnesis
