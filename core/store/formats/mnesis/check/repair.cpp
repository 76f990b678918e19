// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repair.h"

#include "core/store/formats/mnesis/check/cellrepairs.h"
#include "core/store/formats/mnesis/check/check.h"
#include "core/store/formats/mnesis/check/contextrepairs.h"
#include "core/store/formats/mnesis/check/daterepairs.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <algorithm>

namespace stemma::mnesis {

namespace {

/// Makes one plan that mends findings of a check. What they ask for is collected first, so that findings with one cause
/// are mended together, and then written out in the order that references between rows want. Within a read; used once.
class Repairer final : private PlanBase
{
public:
    Repairer(StoreReader& reader, const JobControl& job, Time clock)
        : PlanBase(reader, job)
        , m_draft(reader, job, clock)
        , m_cells(reader, job, m_draft)
        , m_rows(reader, job, m_draft)
        , m_dates(reader, m_draft)
        , m_contexts(reader, job, m_draft, m_rows)
    {
    }

    [[nodiscard]] Result<EditPlan> plan(const RepairEdit& edit, const std::vector<RawFinding>& findings);

private:
    void append(const EditPlan& more);
    void guardReferences();

    RepairDraft m_draft;
    CellRepairs m_cells;
    RowRepairs m_rows;
    DateRepairs m_dates;
    ContextRepairs m_contexts;
};

void Repairer::append(const EditPlan& more)
{
    EditPlan& plan = m_draft.plan;
    plan.script.guards += more.script.guards;
    plan.script.steps += more.script.steps;
    plan.writes += more.writes;
    plan.warnings += more.warnings;
    plan.warnings.removeDuplicates();
}

// So that what refers to nothing can be restored by an undo.
void Repairer::guardReferences()
{
    const auto count = m_reader.firstRow(SqliteWriter::BrokenReferences);
    if (count.value(0).toLongLong() != 0 && m_draft.repaired != 0)
        addGuard(m_draft.plan, SqliteWriter::BrokenReferences, {}, count);
}

Result<EditPlan> Repairer::plan(const RepairEdit& edit, const std::vector<RawFinding>& findings)
{
    EditPlan& plan = m_draft.plan;
    plan = {.edit = edit, .action = QStringLiteral("repair"), .session = edit.session};
    const auto isElsewhere
        = [&](const RawFinding& finding) { return finding.where.session != findings.front().where.session; };
    if (plan.session.isEmpty() && !findings.empty() && std::ranges::none_of(findings, isElsewhere))
        plan.session = SessionId(findings.front().where.session);
    for (const RawFinding& finding : findings) {
        const qsizetype left = m_draft.counts.left();
        [[maybe_unused]] const bool isTaken
            = m_cells.take(finding) || m_rows.take(finding) || m_dates.take(finding) || m_contexts.take(finding);
        Q_ASSERT(isTaken);
        m_draft.repaired += left == m_draft.counts.left() ? 1 : 0;
    }
    const EditPlan removals = m_rows.removeMessages();
    m_dates.finish();
    const EditPlan contexts = m_contexts.finish();
    guardReferences();
    m_draft.writeCells();
    m_rows.removeParts();
    append(removals);
    append(contexts);
    if (const Result<> added = m_draft.counts.addTo(plan, qsizetype(findings.size()), m_draft.repaired); !added)
        return std::unexpected(added.error());
    if (!m_contexts.window())
        return plan;
    // What is damaged may not be measured before it is mended.
    return m_reader.database().attempt([&] { return withFigures(plan, *m_contexts.window()); }).value_or(plan);
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
    return reader.read(job, [&] { return Repairer(reader, job, clock).plan(edit, *findings); });
}

} // namespace stemma::mnesis
