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

Result<> FileStore::checkTranscript(
    const TranscriptFile& file, const TranscriptConversation& active, const FindingSink& sink, const JobControl& job)
{
    const EntrySource source = [&](const QString& other) { return transcriptOf(other, job); };
    const Result<> done = checkFile(file, active, source, sink, job);
    return done ? checkAudit(file, sink, job) : done;
}

/// The protocol's recording of a session whose tree counts.
Result<> FileStore::checkAudit(const TranscriptFile& file, const FindingSink& sink, const JobControl& job) const
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
        reportFile(audit, read.error(), sink);
        return {};
    }
    const TranscriptConversation session(transcript, std::nullopt, true, nullptr);
    return checkFile(audit, session, [](const QString&) { return nullptr; }, sink, job);
}

QString FileStore::readOnly(const LineIndex& index) const
{
    return index.isTree() ? QString() : notTree();
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

/// What the transcript is a fork of is opened beside it; of the files kept open only the one used longest ago is
/// closed.
std::unique_ptr<TranscriptRepair> FileStore::repairOf(
    const PlanTarget& target, RepairPlan& repair, const JobControl& job)
{
    static_assert(KeptFiles > 1);
    const EntrySource source = [this, &job](const QString& other) { return transcriptOf(other, job); };
    return std::make_unique<TreeRepairer>(target, source, repair, job);
}

} // namespace stemma::mantis
