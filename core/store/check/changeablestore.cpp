// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/changeablestore.h"

#include "core/store/plan/forkplanner.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ChangeableStoreText
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptCheck)
};

} // namespace

ChangeableStore::ChangeableStore(
    const QString& path, const Detection& detection, const StoreLayout& layout, const ChangePolicy& policy)
    : PolicyStore(path, detection, policy.codec(), layout)
    , m_policy(policy)
{
}

Result<QList<Checkpoint>> ChangeableStore::checkpoints(const SessionId& id, const JobControl& job)
{
    return locate(id, job).and_then([&](const Located& at) { return labelsOf(at.conversation(), id, job); });
}

Result<TurnSigns> ChangeableStore::turnSigns(const SessionId& session, const JobControl& job)
{
    const auto files = filesOf(session, job);
    return files ? turnSignsIn(files->value(0), m_policy.codec()) : Result<TurnSigns>(std::unexpected(files.error()));
}

std::unique_ptr<TranscriptWriter> ChangeableStore::writerFor(const PlanTarget& target, const JobControl& job) const
{
    return std::make_unique<TranscriptWriter>(target, m_policy, job);
}

Result<CompactionDraft> ChangeableStore::draft(
    const Conversation& session, const CompactEdit& edit, const JobControl& job) const
{
    // Of a transcript every conversation is one.
    const QString reason = readOnly(static_cast<const TranscriptConversation&>(session).transcript());
    return reason.isEmpty() ? PolicyStore::draft(session, edit, job) : fail(Errc::NotSupported, reason);
}

QMap<EditKind, QString> ChangeableStore::refusals() const
{
    return m_policy.refusals();
}

Result<> ChangeableStore::checkTranscript(
    const TranscriptFile& file, const TranscriptConversation& active, const FindingSink& sink, const JobControl& job)
{
    const bool canMend = detection().notWritable.isEmpty() && readOnly(active.transcript()).isEmpty();
    TranscriptFindings findings(SessionId(file.id), sink, canMend);
    const auto add = [&](const TranscriptProblem& problem) { findings.add(problem, active); };
    std::set<quint32> told; // lines that are no entries, of which the format says more
    const auto addOwn = [&](const TranscriptProblem& problem) {
        if (problem.line && !active.transcript().lines()[*problem.line].isRecord())
            told.insert(*problem.line);
        add(problem);
    };
    const auto addLine = [&](const TranscriptProblem& problem) {
        if (problem.rule != TranscriptRule::UnknownLine || !told.contains(*problem.line))
            add(problem);
    };
    Result<> done = findOwnProblems(active, addOwn, job);
    if (done)
        done = checkLines(active.transcript(), addLine, job);
    return done ? checkCalls(active, add, job) : done;
}

void ChangeableStore::reportFolder(const QString& place, const FindingSink& sink) const
{
    TranscriptFindings({}, sink, false).add(TranscriptRule::UnreadableFolder, place);
}

void ChangeableStore::reportFile(const TranscriptFile& file, const Error& error, const FindingSink& sink) const
{
    TranscriptFindings(SessionId(file.id), sink, false)
        .add(TranscriptRule::UnreadableFile, QFileInfo(file.path).fileName(), {}, {error.text});
}

Result<EditPlan> ChangeableStore::planFor(const SessionId& id, const JobControl& job, const Work& work)
{
    rescan();
    const auto info = session(id, ListDetail::Basic, job);
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    const Result<Located> at = locate(id, job); // holds until the store is asked again
    if (!at)
        return std::unexpected(at.error());
    OpenedTranscript& opened = at->opened;
    if (const QString reason = readOnly(*opened.transcript()); !reason.isEmpty())
        return fail(Errc::NotSupported, reason);
    const TranscriptConversation& conversation = at->conversation();
    const auto known = labelsOf(conversation, id, job);
    if (!known)
        return std::unexpected(known.error());
    const PlanTarget target {id, at->file, conversation, opened.transcript()->title(),
        info ? info->title.isEmpty() ? info->firstPrompt : info->title : QString(),
        opened.leaves().empty() ? QString() : opened.leafId(0), at->leaf == 0, folder().isOpenElsewhere(), *known,
        folder().layout().belongings(at->file), planFollows(), &moved()};
    return work(*writerFor(target, job));
}

std::unique_ptr<TranscriptRepair> ChangeableStore::repairOf(TranscriptWriter& writer, RepairPlan& repair)
{
    return std::make_unique<TranscriptRepair>(writer, repair);
}

Result<EditPlan> ChangeableStore::planRepair(const RepairEdit& edit, const JobControl& job)
{
    QMap<QString, QList<Finding>> findings; // by transcript
    const auto take = [&](const Finding& finding) {
        if (isMeant(edit, finding))
            findings[finding.session.value] += finding;
    };
    const auto session = edit.session.isEmpty() ? std::nullopt : std::optional(edit.session);
    if (const Result<> checked = check(session, take, job); !checked)
        return std::unexpected(checked.error());
    RepairPlan repair {.plan = {.edit = edit, .action = u"repair"_s, .session = edit.session}};
    if (edit.session.isEmpty() && findings.size() == 1)
        repair.plan.session = SessionId(findings.firstKey());
    for (const auto& [id, found] : findings.asKeyValueRange()) {
        const auto added = planFor(SessionId(id), job, [&](TranscriptWriter& writer) {
            return repairOf(writer, repair)->run(found).transform([] { return EditPlan(); });
        });
        if (!added)
            return added;
        if (!repair.plan.newSession.isEmpty())
            break; // a fork is a plan of its own
    }
    return std::move(repair).finished();
}

Result<ChangeableStore::Dependents> ChangeableStore::dependentsOf(const TranscriptFile& file, const JobControl& job)
{
    const StoreLayout& layout = folder().layout();
    // Those of a store that is a single file stand around it.
    const bool isSingle = !QFileInfo(path()).isDir();
    TranscriptFolder around(layout.placeOfBases(path()), layout);
    TranscriptFolder& all = isSingle ? around : folder();
    const Result<bool> scanned = isSingle ? around.scan(job) : Result<bool>(false);
    const Result<> read = scanned ? all.readSummaries(job) : std::unexpected(scanned.error());
    if (!read)
        return std::unexpected(read.error());
    const auto placeOf = [](const QString& path) { return QFileInfo(path).absoluteFilePath(); };
    QStringList paths {placeOf(file.path)};
    std::ranges::transform(layout.belongings(file), std::back_inserter(paths), placeOf);
    QSet<QString> own;
    for (const QString& path : std::as_const(paths)) {
        const QStringList ids = layout.baseIds(path);
        if (!ids.isEmpty())
            own << ids.first();
        if (ids.contains(file.id))
            own << file.id;
    }
    Dependents dependents;
    // Some agents name the origin of a fork by its file, in whose name another id may stand.
    QStringList named {file.id, folder().summary(file).innerId};
    named.removeAll(QString());
    const auto nameOf = [this](const TranscriptFile& other, const ListingSummary& summary) -> QString {
        const QString title = titleOf(summary);
        return u'“'
            + (!title.isEmpty()                     ? title
                    : summary.firstPrompt.isEmpty() ? other.id
                                                    : summary.firstPrompt.left(60))
            + u'”';
    };
    for (const TranscriptFile& other : all.files()) {
        if (paths.contains(placeOf(other.path)))
            continue;
        const ListingSummary& summary = all.summary(other);
        const bool isUnder = summary.isSideChain && own.contains(summary.forkedFrom);
        if (isUnder || own.contains(summary.baseId))
            dependents.children << nameOf(other, summary);
        if (!summary.isSideChain && named.contains(summary.forkedFrom))
            dependents.forks << nameOf(other, summary);
    }
    return dependents;
}

Result<EditPlan> ChangeableStore::planDelete(const DeleteEdit& edit, TranscriptWriter& writer)
{
    const auto dependents = dependentsOf(writer.target().file, writer.job());
    if (!dependents)
        return std::unexpected(dependents.error());
    if (!dependents->children.isEmpty())
        return fail(Errc::NotSupported,
            ChangeableStoreText::tr(
                "%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.", nullptr,
                int(dependents->children.size()))
                .arg(PlanText::named(dependents->children)));
    auto plan = ConversationPlanner(writer, m_policy, writer.job()).plan(edit);
    if (plan && !dependents->forks.isEmpty())
        plan->warnings
            += ChangeableStoreText::tr("%n session(s) were forked from this one and hold copies of it, which stay: %1.",
                nullptr, int(dependents->forks.size()))
                   .arg(PlanText::named(dependents->forks));
    return plan;
}

Result<EditPlan> ChangeableStore::plan(const Edit& edit, const JobControl& job)
{
    if (!detection().notWritable.isEmpty())
        return fail(Errc::NotSupported, detection().notWritable);
    takeFollowed();
    if (const auto* move = std::get_if<MoveEdit>(&edit); move && projects()) {
        rescan();
        const Result<> scanned = scan(job);
        return scanned ? planMove(folder(), path(), *move, *projects(), job) : std::unexpected(scanned.error());
    }
    if (const auto* repair = std::get_if<RepairEdit>(&edit))
        return planRepair(*repair, job);
    return planFor(stemma::sessionOf(edit), job, [&](TranscriptWriter& writer) {
        const auto* deletion = std::get_if<DeleteEdit>(&edit);
        return deletion && refusals().value(EditKind::Delete).isEmpty()
            ? planDelete(*deletion, writer)
            : ConversationPlanner(writer, m_policy, job).plan(edit);
    });
}

Result<EditPlan> ChangeableStore::planForked(const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job)
{
    if (!detection().notWritable.isEmpty())
        return fail(Errc::NotSupported, detection().notWritable);
    if (edits.isEmpty())
        return fail(Errc::Usage, PlanText::notInFork());
    takeFollowed(); // nothing of it moves: the original stays as it is
    return planFor(stemma::sessionOf(toEdit(edits.first())), job,
        [&](TranscriptWriter& writer) { return ForkPlanner(writer, m_policy, job).plan(edits, dropsThinking); });
}

Result<EditPlan> ChangeableStore::planAtOnce(const BatchEdit& batch, const JobControl& job)
{
    if (!detection().notWritable.isEmpty())
        return fail(Errc::NotSupported, detection().notWritable);
    takeFollowed();
    return planFor(batch.session, job,
        [&](TranscriptWriter& writer) { return ForkPlanner(writer, m_policy, job).planInPlace(batch.edits); });
}

} // namespace stemma
