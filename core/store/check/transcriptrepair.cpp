// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/transcriptrepair.h"

#include "core/store/check/linerepair.h"
#include "core/store/check/repaircounts.h"
#include "core/store/plan/transcriptwriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TranscriptRepairText
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptCheck)
};

/// Finds what to do with the lines of one transcript.
class LineMender
{
public:
    LineMender(const LineIndex& index, const ChangePolicy& policy)
        : m_index(index)
        , m_policy(policy)
        , m_lines(index)
    {
    }

    /// False: the problem is none of a line, or cannot be mended.
    [[nodiscard]] Result<bool> add(const TranscriptProblem& problem);
    [[nodiscard]] bool isEmpty() const { return m_lines.isEmpty(); }
    [[nodiscard]] Result<> finish(EditPlan& plan) const;

private:
    [[nodiscard]] Result<bool> link(quint32 line, bool toNone);
    [[nodiscard]] Result<bool> setVersion(quint32 line);

    const LineIndex& m_index;
    const ChangePolicy& m_policy;
    LineRepair m_lines;
};

/// To the entry before it in the file, or to none: of a circle the first entry.
Result<bool> LineMender::link(quint32 line, bool toNone)
{
    QByteArray parent = "null";
    for (quint32 before = line; !toNone && before-- > 0;) {
        if (!m_index.lines()[before].isRecord() || m_index.lines()[before].id == 0)
            continue;
        const auto stored = m_index.bytes(before);
        const auto places = stored ? m_policy.places(*stored) : std::nullopt;
        if (!places)
            continue;
        parent = places->source(places->id);
        break;
    }
    const auto stored = m_index.bytes(line);
    if (!stored)
        return std::unexpected(stored.error());
    const auto places = m_policy.places(*stored);
    if (places)
        m_lines.replace(m_index.lines()[line].offset + places->parent.start, places->source(places->parent), parent);
    return places.has_value();
}

Result<bool> LineMender::setVersion(quint32 line)
{
    const auto stored = m_index.bytes(line);
    if (!stored)
        return std::unexpected(stored.error());
    const qsizetype brace = stored->indexOf('{');
    if (brace >= 0)
        m_lines.insert(m_index.lines()[line].offset + brace + 1, m_policy.versionMember());
    return brace >= 0;
}

Result<bool> LineMender::add(const TranscriptProblem& problem)
{
    const quint32 line = problem.line.value_or(0);
    switch (problem.rule) {
    case TranscriptRule::MissingHeader:
        m_lines.insert(0, m_policy.headerRecord(m_index));
        return true;
    case TranscriptRule::MissingVersion:
        return setVersion(line);
    case TranscriptRule::DamagedLine:
    case TranscriptRule::TornLine:
        return m_lines.cut(line).transform([] { return true; });
    case TranscriptRule::MissingLineEnd:
        m_lines.insert(m_index.stamp().size, "\n");
        return true;
    case TranscriptRule::MissingParent:
        return link(line, false);
    case TranscriptRule::Cycle:
        return link(line, true);
    default:
        return false;
    }
}

Result<> LineMender::finish(EditPlan& plan) const
{
    const auto guard = FileGuard::of(m_index.path(), {{0, m_index.stamp().size, 0}});
    if (!guard)
        return std::unexpected(guard.error());
    plan.writes += m_lines.writes();
    plan.files = std::make_shared<const FileScript>(
        FileScript {{*guard}, {FileStep {.path = m_index.path(), .splices = m_lines.splices()}}});
    return {};
}

} // namespace

Result<EditPlan> planTranscriptRepair(const RepairEdit& edit, const PlanTarget& target, const ChangePolicy& policy,
    const std::vector<FoundProblem>& problems, const JobControl& job)
{
    if (problems.empty())
        return fail(Errc::NotSupported, TranscriptRepairText::tr("There is nothing to repair."));
    LineMender lines(target.conversation.transcript(), policy);
    RepairCounts counts;
    QList<MessageId> results;
    qsizetype mended = 0;
    for (const auto& [problem, finding] : problems) {
        const auto done = lines.add(problem);
        if (!done)
            return std::unexpected(done.error());
        mended += *done ? 1 : 0;
        if (!*done && problem.rule != TranscriptRule::OrphanResult)
            counts.leave(finding.place, finding.noRepair.value_or(QString()));
        else if (!*done)
            results << finding.message;
    }
    EditPlan plan {.edit = edit, .action = u"repair"_s, .session = target.id};
    if (!lines.isEmpty()) {
        for (qsizetype i = 0; i < results.size(); ++i)
            counts.leave({}, TranscriptRepairText::tr("Damaged lines are repaired first; then repair this."));
        if (const Result<> done = lines.finish(plan); !done)
            return std::unexpected(done.error());
    } else if (!results.isEmpty()) {
        TranscriptWriter writer(target, policy, job);
        ConversationPlanner planner(writer, policy, job);
        auto removal = planner.plan(RemoveEdit {target.id, results, {}});
        if (!removal)
            return removal;
        mended += results.size();
        plan = *std::move(removal);
        plan.edit = edit;
        plan.action = u"repair"_s;
    }
    if (const Result<> added = counts.addTo(plan, qsizetype(problems.size()), mended); !added)
        return std::unexpected(added.error());
    return plan;
}

} // namespace stemma
