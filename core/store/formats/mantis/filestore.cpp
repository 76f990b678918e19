// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/filestore.h"

#include "core/store/formats/mantis/check/check.h"
#include "core/store/formats/mantis/check/repair.h"
#include "core/store/formats/mantis/plan/policy.h"
#include "core/store/formats/mantis/read/checkpoints.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/mantis/read/layout.h"
#include "core/store/json/jsonvalues.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// The members of a small JSON file beside the transcripts, one field each.
void addSidecar(StoredFields& fields, const json::Value& value, const QString& prefix)
{
    for (const json::Value::Member& member : value.members)
        fields << fieldOf(prefix + u'.' + member.first, member.second);
}

/// Takes over what the protocol's recording of a session knows and its tree does not: the model, the tokens, and
/// what its runs cost and were denied.
void addAudit(SessionInfo& info, const LineIndex& recording)
{
    qint64 runs = 0;
    qint64 denials = 0;
    std::optional<double> cost;
    for (quint32 i = 0; i < recording.lines().size(); ++i) {
        if (!recording.lines()[i].flags.testFlag(RunEnd))
            continue;
        ++runs;
        const json::Value result = json::valueOf(recording.bytes(i, JsonLines::MaxHeld));
        if (const json::Value& paid = result[u"total_cost_usd"]; paid.isNumber())
            cost = cost.value_or(0) + paid.toDouble();
        denials += result[u"permission_denials"].items.size();
    }
    info.tokens = recording.usage();
    if (info.model.isEmpty())
        info.model = recording.model();
    info.fields << StoredField {u"audit.finished_runs"_s, runs};
    if (cost)
        info.fields << StoredField {u"audit.total_cost_usd"_s, *cost};
    if (denials > 0)
        info.fields << StoredField {u"audit.permission_denials"_s, denials};
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
    const Dialect dialect = Dialect(summary.dialect.value_or(quint8(Dialect::Tree)));
    if (dialect != Dialect::Tree && detection().dialect == nameOf(Dialect::Tree))
        info.fields << StoredField {OtherTranscript, nameOf(dialect)};
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
    const json::Value state = sidecarValue(file, u"session-state.json"_s);
    if (state.text(u"session_id") == info.id.value)
        addSidecar(info.fields, state, u"session_state"_s);
    addSidecar(info.fields, sidecarValue(file, u"task-state/%1.json"_s.arg(info.id.value)), u"task_state"_s);
    for (const QString& copy : savedCopies(file))
        info.fields << StoredField {u"saved_copy"_s, copy};
    return {};
}

Result<QList<Checkpoint>> FileStore::checkpoints(const SessionId& id, const JobControl& job)
{
    // Trees and protocols have none: what the program calls so there is kept in memory only.
    return locate(id, job).and_then([&](const Located& at) {
        const TranscriptConversation& session = at.conversation();
        return dialectOf(session) == Dialect::Plain ? makeCheckpoints(id, session, job) : QList<Checkpoint>();
    });
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

/// What the transcript is a fork of is opened beside it; of the files kept open only the one used longest ago is
/// closed.
std::unique_ptr<TranscriptRepair> FileStore::repairOf(TranscriptWriter& writer, RepairPlan& repair)
{
    static_assert(KeptFiles > 1);
    const EntrySource source = [this, &job = writer.job()](const QString& other) { return transcriptOf(other, job); };
    return std::make_unique<TreeRepairer>(writer, source, repair);
}

} // namespace stemma::mantis
