// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/store.h"

#include "core/store/content/contentblocks.h"
#include "core/store/formats/codex/plan/policy.h"
#include "core/store/formats/codex/plan/rolloutwriter.h"
#include "core/store/formats/codex/read/layout.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(Codex)
};

} // namespace

Store::Store(const QString& path, const Detection& detection)
    : ChangeableStore(path, detection, Layout::instance(), Policy::instance())
    , m_sources(folder(), path)
    , m_names(homeOf(path).isEmpty() ? QString() : homeOf(path) + "/session_index.jsonl"_L1, u"id"_s, u"thread_name"_s)
{
}

// ---- reading -------------------------------------------------------------------------------------

void Store::addListed(SessionInfo& info, const ListingSummary& summary) const
{
    const QString thread = summary.innerId.isEmpty() ? info.id.value : summary.innerId;
    if (info.title.isEmpty())
        info.title = m_names.of(thread);
    info.agent = u"Codex"_s;
    if (summary.isSideChain) {
        info.labels.removeAll(u"side chain"_s);
        info.labels << StoreText::tr("sub-agent");
        if (info.origin.kind == Origin::Kind::Fork)
            info.origin.kind = Origin::Kind::SubAgent;
    }
    const TranscriptFile* file = folder().find(info.id.value);
    const RolloutName name = file ? RolloutName::of(file->path) : RolloutName();
    if (file && file->project == ArchiveFolder)
        info.labels << StoreText::tr("archived");
    if (!name.thread.isEmpty() && info.id.value == QFileInfo(file->path).fileName().section(u'.', 0, 0)) {
        info.labels << StoreText::tr("superseded");
        info.origin = {Origin::Kind::Continuation, SessionId(name.thread), {}};
        info.parent = info.origin.session;
    }
}

Result<> Store::addStored(
    SessionInfo& info, const TranscriptFile& /*file*/, OpenedTranscript& opened, const JobControl& /*job*/)
{
    if (info.title.isEmpty())
        info.title = m_names.of(info.id.value);
    const json::Value head = headOf(*opened.transcript());
    addFields(info.fields, head, {u"id"_s, u"cwd"_s, u"timestamp"_s, u"forked_from_id"_s},
        {u"base_instructions"_s, u"dynamic_tools"_s, u"instructions"_s});
    return {};
}

// ---- checks --------------------------------------------------------------------------------------

Result<> Store::checkTranscript(
    const TranscriptFile& file, const TranscriptConversation& active, const FindingSink& sink, const JobControl& job)
{
    // Calls that are made together are records one behind the other, before all of their results. What is wrong in a
    // base is found with its own session.
    const auto take = [&](Finding finding) {
        if (finding.code == "late-result"_L1 || (!finding.at.isNull() && finding.at.file != active.transcript().path()))
            return;
        if (!finding.repair.isEmpty())
            finding.repair = repairByFork();
        sink(std::move(finding));
    };
    if (const Result<> done = ChangeableStore::checkTranscript(file, active, take, job); !done)
        return done;
    if (const auto base = m_sources.problemOf(file, job))
        TranscriptFindings(SessionId(file.id), sink, false).add(*base, QFileInfo(file.path).fileName());
    return checkRollout(file, active.transcript(), detection().notWritable.isEmpty(), sink, job);
}

// ---- changes -------------------------------------------------------------------------------------

QMap<EditKind, QString> Store::refusals() const
{
    auto refusals = ChangeableStore::refusals();
    if (detection().dialect != "legacy"_L1)
        refusals.insert(EditKind::Rename,
            StoreText::tr("Codex numbers the records of these sessions and keeps positions within their files. Rename "
                          "the session in Codex."));
    return refusals;
}

std::unique_ptr<TranscriptWriter> Store::writerFor(const PlanTarget& target, const JobControl& job) const
{
    return std::make_unique<RolloutWriter>(target, Policy::instance(), job);
}

QString Store::titleOf(const ListingSummary& summary) const
{
    return summary.title.isEmpty() ? m_names.of(summary.innerId) : summary.title;
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    if (kindOf(edit) != EditKind::Rename || !detection().notWritable.isEmpty())
        return ChangeableStore::plan(edit, job);
    rescan();
    const auto at = locate(sessionOf(edit), job);
    if (!at)
        return std::unexpected(at.error());
    QString refusal = refusals().value(EditKind::Rename);
    if (refusal.isEmpty() && modeOf(headOf(*at->opened.transcript())) != "legacy"_L1)
        refusal = StoreText::tr("Codex numbers the records of this session and keeps positions within its file. Rename "
                                "the session in Codex.");
    if (refusal.isEmpty() && RolloutName::of(at->file.path).isPacked)
        refusal
            = StoreText::tr("The file of this session is packed. Resume the session in Codex once, which unpacks it.");
    return refusal.isEmpty() ? ChangeableStore::plan(edit, job) : fail(Errc::NotSupported, refusal);
}

} // namespace stemma::codex
