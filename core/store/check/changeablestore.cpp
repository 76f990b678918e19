// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/changeablestore.h"

#include "core/store/check/repaircounts.h"
#include "core/store/plan/forkplanner.h"
#include "core/store/plan/plantexts.h"
#include "core/store/plan/transcriptwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

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
    const Result<const Conversation*> session = open(id, job);
    // Of a transcript every conversation is one.
    return session ? labelsOf(*static_cast<const TranscriptConversation*>(*session), id, job)
                   : std::unexpected(session.error());
}

std::unique_ptr<ChangeWriter> ChangeableStore::writerFor(const PlanTarget& target, const JobControl& job) const
{
    return std::make_unique<TranscriptWriter>(target, m_policy, job);
}

QMap<EditKind, QString> ChangeableStore::refusals() const
{
    return m_policy.refusals();
}

Result<> ChangeableStore::findProblems(
    const TranscriptConversation& active, const ProblemSink& sink, const JobControl& job) const
{
    Result<> done = findOwnProblems(active, sink, job);
    if (done)
        done = checkLines(active.transcript(), sink, job);
    return done ? checkCalls(active, sink, job) : done;
}

Result<> ChangeableStore::checkTranscript(
    const TranscriptFile& file, const TranscriptConversation& active, const FindingSink& sink, const JobControl& job)
{
    const bool canMend = detection().notWritable.isEmpty() && readOnly(active.transcript()).isEmpty();
    TranscriptFindings findings(SessionId(file.id), sink, canMend);
    return findProblems(active, [&](const TranscriptProblem& problem) { findings.add(problem, active); }, job);
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

Result<EditPlan> ChangeableStore::planFor(const SessionId& id, const QList<MessagePlace>& followed,
    QList<AnchorMove>& moved, const JobControl& job, const Work& work)
{
    rescan();
    const Result<Located> at = locate(id, job);
    if (!at)
        return std::unexpected(at.error());
    OpenedTranscript& opened = at->opened;
    if (const QString reason = readOnly(*opened.transcript()); !reason.isEmpty())
        return fail(Errc::NotSupported, reason);
    const TranscriptConversation& conversation = at->conversation();
    const auto known = labelsOf(conversation, id, job);
    if (!known)
        return std::unexpected(known.error());
    const auto info = session(id, ListDetail::Basic, job);
    const PlanTarget target {id, at->file, conversation, opened.transcript()->title(),
        info ? info->firstPrompt : QString(), opened.leaves().empty() ? QString() : opened.leafId(0), at->leaf == 0,
        folder().isOpenElsewhere(), *known, folder().layout().belongings(at->file), followed, &moved};
    return work(target);
}

Result<EditPlan> ChangeableStore::planRepair(
    const RepairEdit& edit, const QList<MessagePlace>& followed, QList<AnchorMove>& moved, const JobControl& job)
{
    SessionId id = edit.session;
    std::vector<SessionId> ids;
    // One transcript is mended at a time: the first that has something to mend.
    const auto take = [&](const Finding& finding) {
        if (isMeant(edit, finding) && !finding.repair.isEmpty())
            ids.push_back(finding.session);
    };
    const auto only = id.isEmpty() ? std::nullopt : std::optional(id);
    if (const Result<> checked = check(only, take, job); !checked)
        return std::unexpected(checked.error());
    if (id.isEmpty() && !ids.empty())
        id = ids.front();
    if (id.isEmpty())
        return fail(Errc::NotSupported, ChangeableStoreText::tr("There is nothing to repair."));
    return planFor(id, followed, moved, job, [&](const PlanTarget& target) -> Result<EditPlan> {
        std::vector<FoundProblem> problems;
        const auto add = [&](const TranscriptProblem& problem) {
            std::optional<Finding> made;
            {
                TranscriptFindings findings(
                    SessionId(target.file.id), [&](const Finding& finding) { made = finding; }, true);
                findings.add(problem, target.conversation);
            }
            if (made && isMeant(edit, *made))
                problems.emplace_back(problem, *made);
        };
        const Result<> found = findProblems(target.conversation, add, job);
        return found ? planTranscriptRepair(edit, target, m_policy, problems, job) : std::unexpected(found.error());
    });
}

Result<EditPlan> ChangeableStore::plan(const Edit& edit, const JobControl& job)
{
    if (!detection().notWritable.isEmpty())
        return fail(Errc::NotSupported, detection().notWritable);
    const QList<MessagePlace> followed = takeFollowed();
    QList<AnchorMove> moved;
    const auto* repair = std::get_if<RepairEdit>(&edit);
    auto plan = repair ? planRepair(*repair, followed, moved, job)
                       : planFor(stemma::sessionOf(edit), followed, moved, job, [&](const PlanTarget& target) {
                             const auto writer = writerFor(target, job);
                             return ConversationPlanner(*writer, m_policy, job).plan(edit);
                         });
    setMoved(moved);
    return plan;
}

Result<EditPlan> ChangeableStore::planForked(const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job)
{
    if (!detection().notWritable.isEmpty())
        return fail(Errc::NotSupported, detection().notWritable);
    if (edits.isEmpty())
        return fail(Errc::Usage, plantexts::notInFork());
    const SessionId session = stemma::sessionOf(toEdit(edits.first()));
    QList<AnchorMove> moved; // none: the original stays as it is
    return planFor(session, {}, moved, job, [&](const PlanTarget& target) {
        const auto writer = writerFor(target, job);
        return ForkPlanner(*writer, m_policy, job).plan(edits, dropsThinking);
    });
}

} // namespace stemma
