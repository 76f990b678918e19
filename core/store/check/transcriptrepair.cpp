// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/transcriptrepair.h"

#include "core/store/plan/plantexts.h"
#include "core/store/check/repaircounts.h"
#include "core/store/plan/transcriptwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <map>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TranscriptRepairText
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptCheck)
};

/// Mends the lines of one transcript.
class LineRepair
{
public:
    LineRepair(const LineIndex& index, const ChangePolicy& policy)
        : m_index(index)
        , m_policy(policy)
    {
    }

    /// False: the problem is none of a line, or cannot be mended.
    [[nodiscard]] Result<bool> add(const TranscriptProblem& problem);
    [[nodiscard]] bool isEmpty() const { return m_splices.empty(); }
    [[nodiscard]] Result<> finish(EditPlan& plan) const;

private:
    struct Fix
    {
        qint64 length = 0;
        QByteArray bytes;
        QByteArray before;
    };
    [[nodiscard]] Result<bool> link(quint32 line, bool toNone);
    [[nodiscard]] Result<bool> setVersion(quint32 line);

    const LineIndex& m_index;
    const ChangePolicy& m_policy;
    std::map<qint64, Fix> m_splices; ///< by offset
};

/// To the entry before it in the file, or to none: of a circle the first entry.
Result<bool> LineRepair::link(quint32 line, bool toNone)
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
    if (!places)
        return false;
    m_splices[m_index.lines()[line].offset + places->parent.start]
        = {places->parent.length, parent, places->source(places->parent)};
    return true;
}

Result<bool> LineRepair::setVersion(quint32 line)
{
    const auto stored = m_index.bytes(line);
    if (!stored)
        return std::unexpected(stored.error());
    const qint64 offset = m_index.lines()[line].offset;
    const qsizetype brace = stored->indexOf('{');
    if (brace < 0)
        return false;
    m_splices[offset + brace + 1] = {0, m_policy.versionMember(), {}};
    return true;
}

Result<bool> LineRepair::add(const TranscriptProblem& problem)
{
    const std::vector<TranscriptLine>& lines = m_index.lines();
    const quint32 line = problem.line.value_or(0);
    switch (problem.rule) {
    case TranscriptRule::MissingHeader:
        m_splices[0] = {0, m_policy.headerRecord(m_index), {}};
        return true;
    case TranscriptRule::MissingVersion:
        return setVersion(line);
    case TranscriptRule::DamagedLine:
    case TranscriptRule::TornLine: {
        const auto stored = m_index.bytes(line);
        if (!stored)
            return std::unexpected(stored.error());
        const qint64 end = line + 1 < lines.size() ? lines[line + 1].offset : m_index.stamp().size;
        m_splices[lines[line].offset] = {end - lines[line].offset, {}, *stored};
        return true;
    }
    case TranscriptRule::MissingLineEnd:
        m_splices[m_index.stamp().size] = {0, "\n", {}};
        return true;
    case TranscriptRule::MissingParent:
        return link(line, false);
    case TranscriptRule::Cycle:
        return link(line, true);
    default:
        return false;
    }
}

Result<> LineRepair::finish(EditPlan& plan) const
{
    FileStep step {.path = m_index.path()};
    const QString name = QFileInfo(m_index.path()).fileName();
    for (const auto& [offset, fix] : m_splices) {
        step.splices += FileSplice {offset, fix.length, FileContent(fix.bytes)};
        plan.writes += PlannedWrite {u"%1, byte %2"_s.arg(name).arg(offset),
            fix.bytes.isEmpty()   ? PlannedWrite::Change::Delete
                : fix.length == 0 ? PlannedWrite::Change::Insert
                                  : PlannedWrite::Change::Update,
            1, plantexts::shown(QString::fromUtf8(fix.before)), plantexts::shown(QString::fromUtf8(fix.bytes))};
    }
    const auto guard = FileGuard::of(m_index.path(), {{0, m_index.stamp().size, 0}});
    if (!guard)
        return std::unexpected(guard.error());
    FileScript script;
    script.guards += *guard;
    script.steps += step;
    plan.files = std::make_shared<const FileScript>(script);
    return {};
}

} // namespace

Result<EditPlan> planTranscriptRepair(const RepairEdit& edit, const PlanTarget& target, const ChangePolicy& policy,
    const std::vector<FoundProblem>& problems, const JobControl& job)
{
    if (problems.empty())
        return fail(Errc::NotSupported, TranscriptRepairText::tr("There is nothing to repair."));
    LineRepair lines(target.conversation.transcript(), policy);
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
