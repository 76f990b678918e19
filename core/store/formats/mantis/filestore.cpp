// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/filestore.h"

#include "core/store/formats/mantis/check/check.h"
#include "core/store/formats/mantis/check/repair.h"
#include "core/store/formats/mantis/plan/editrules.h"
#include "core/store/formats/mantis/plan/move.h"
#include "core/store/formats/mantis/plan/policy.h"
#include "core/store/formats/mantis/read/audit.h"
#include "core/store/formats/mantis/read/checkpoints.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/read/layout.h"
#include "core/store/formats/mantis/read/summaries.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// The members of a small JSON file beside the transcripts, one field each.
void addSidecar(StoredFields& fields, const QString& path, const QString& prefix, const QString& onlyFor)
{
    constexpr qint64 MostBytes = 1 << 20;
    FileReader reader(path);
    if (path.isEmpty() || !reader.open())
        return;
    const auto value = json::parse(reader.read(0, MostBytes).value_or(QByteArray()));
    if (!value || !value->isObject())
        return;
    const json::Value* session = value->find(u"session_id");
    if (!onlyFor.isEmpty() && (!session || session->string != onlyFor))
        return;
    for (const json::Value::Member& member : value->members)
        fields << fieldOf(prefix + u'.' + member.first, member.second);
}

} // namespace

FileStore::FileStore(const QString& path, const Detection& detection)
    : ChangeableStore(path, detection, Layout::instance(), Policy::instance())
{
}

Result<QList<SummaryNode>> FileStore::summariesOf(
    const Conversation& session, const SessionId& id, const JobControl& job) const
{
    return mantis::summaryNodes(session, id, job);
}

QMap<EditKind, QString> FileStore::refusals() const
{
    return detection().dialect == nameOf(Dialect::Tree) ? ChangeableStore::refusals() : QMap<EditKind, QString>();
}

void FileStore::addListed(SessionInfo& info, const ListingSummary& summary) const
{
    if (!summary.dialect || Dialect(*summary.dialect) == Dialect::Tree || detection().dialect != nameOf(Dialect::Tree))
        return;
    info.fields << StoredField {OtherTranscript, nameOf(Dialect(*summary.dialect))};
}

Result<> FileStore::addStored(
    SessionInfo& info, const TranscriptFile& file, OpenedTranscript& opened, const JobControl& job)
{
    if (file.project.isEmpty())
        return {};
    if (!file.audit.isEmpty()) {
        const Result<const LineIndex*> read = opened.recording(file.audit, job);
        if (!read && read.error().code == Errc::Cancelled)
            return std::unexpected(read.error());
        // A recording that cannot be read is for the check to tell.
        if (read)
            addAudit(info, **read);
    }
    addSidecar(info.fields, sidecar(file, u"session-state.json"_s), u"session_state"_s, info.id.value);
    addSidecar(info.fields, sidecar(file, u"task-state/%1.json"_s.arg(info.id.value)), u"task_state"_s, {});
    const QStringList copies = savedCopies(file);
    for (const QString& copy : copies)
        info.fields << StoredField {u"saved_copy"_s, copy};
    return {};
}

Result<QList<Checkpoint>> FileStore::checkpoints(const SessionId& id, const JobControl& job)
{
    const Result<const Conversation*> session = open(id, job);
    if (!session)
        return std::unexpected(session.error());
    // Trees and protocols have none: what the program calls so there is kept in memory only.
    if (dialectOf(**session) != Dialect::Plain)
        return QList<Checkpoint>();
    return makeCheckpoints(id, **session, job);
}

void FileStore::reportFolder(const QString& place, const FindingSink& sink) const
{
    reportUnreadableMantisFolder(place, sink);
}

void FileStore::reportFile(const TranscriptFile& file, const Error& error, const FindingSink& sink) const
{
    reportUnreadableMantisFile(file, error, sink);
}

Result<> FileStore::checkTranscript(
    const TranscriptFile& file, const TranscriptConversation& active, const FindingSink& sink, const JobControl& job)
{
    const EntrySource source = [&](const QString& other) { return transcriptOf(other, job); };
    const Result<> done = checkFile(file, active, source, sink, job);
    return done ? checkAudit(file, sink, job) : done;
}

/// The protocol's recording of a session whose tree counts.
Result<> FileStore::checkAudit(const TranscriptFile& file, const FindingSink& sink, const JobControl& job)
{
    if (file.audit.isEmpty())
        return {};
    TranscriptFile audit = file;
    audit.path = file.audit;
    audit.project.clear();
    const auto transcript = std::make_shared<LineIndex>(audit.path, Codec::instance());
    const Result<bool> read = transcript->update(job);
    if (!read && read.error().code == Errc::Cancelled)
        return std::unexpected(read.error());
    if (!read) {
        reportUnreadableMantisFile(audit, read.error(), sink);
        return {};
    }
    const TranscriptConversation session(transcript, std::nullopt, true, nullptr);
    return checkFile(audit, session, [](const QString&) { return nullptr; }, sink, job);
}

QString FileStore::readOnly(const LineIndex& index) const
{
    return index.isTree() ? QString() : notTree();
}

Result<CompactionDraft> FileStore::draftCompaction(const CompactEdit& edit, const JobControl& job)
{
    const auto session = open(edit.session, job);
    if (!session)
        return std::unexpected(session.error());
    return dialectOf(**session) == Dialect::Tree ? ChangeableStore::draftCompaction(edit, job)
                                                 : fail(Errc::NotSupported, notTree());
}

Result<EditPlan> FileStore::plan(const Edit& edit, const JobControl& job)
{
    const auto* move = std::get_if<MoveEdit>(&edit);
    if (!move || !detection().notWritable.isEmpty())
        return ChangeableStore::plan(edit, job);
    (void)takeFollowed();
    setMoved({});
    rescan();
    const Result<> scanned = scan(job);
    return scanned ? planMove(folder(), path(), *move, job) : std::unexpected(scanned.error());
}

Result<EditPlan> FileStore::planRepair(
    const RepairEdit& edit, const QList<MessagePlace>& followed, QList<AnchorMove>& moved, const JobControl& job)
{
    QMap<QString, QList<Finding>> findings; // by transcript
    const auto take = [&](const Finding& finding) {
        if (isMeant(edit, finding))
            findings[finding.session.value] += finding;
    };
    const auto session = edit.session.isEmpty() ? std::nullopt : std::optional(edit.session);
    if (const Result<> checked = check(session, take, job); !checked)
        return std::unexpected(checked.error());
    Repair repair;
    repair.plan = {.edit = edit, .action = u"repair"_s, .session = edit.session};
    if (edit.session.isEmpty() && findings.size() == 1)
        repair.plan.session = SessionId(findings.firstKey());
    // What the transcript is a fork of is opened beside it; of the files kept open only the one used longest ago is
    // closed.
    static_assert(KeptFiles > 1);
    const EntrySource source = [&](const QString& other) { return transcriptOf(other, job); };
    for (auto of = findings.cbegin(); of != findings.cend(); ++of) {
        const auto added = planFor(SessionId(of.key()), followed, moved, job, [&](const PlanTarget& target) {
            return addRepair(target, *of, source, repair, job).transform([] { return EditPlan(); });
        });
        if (!added)
            return added;
    }
    return finishedRepair(std::move(repair));
}

} // namespace stemma::mantis
