// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/store.h"

#include "core/store/check/repaircounts.h"
#include "core/store/content/contentblocks.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/codex/plan/policy.h"
#include "core/store/formats/codex/plan/rolloutwriter.h"
#include "core/store/json/jsonlines.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(Codex)
};

QString namedOf(const QStringList& sessions)
{
    constexpr qsizetype Most = 5;
    return sessions.first(qMin(Most, sessions.size())).join(", "_L1) + (sessions.size() > Most ? u"…"_s : QString());
}

} // namespace

Store::Store(const QString& path, const Detection& detection)
    : ChangeableStore(path, detection, Layout::instance(), Policy::instance())
    , m_sources(folder(), [this](const QString& id) { return baseNamed(id); })
{
}

// ---- reading -------------------------------------------------------------------------------------

/// By the id of its thread, or of its revision where it has one.
const TranscriptFile* Store::baseNamed(const QString& id)
{
    const bool isFolder = QFileInfo(path()).isDir();
    if (!isFolder && !std::exchange(m_hasOthers, true)) {
        QStringList unreadable;
        const QString home = homeOf(path());
        auto found = Layout::instance().find(
            home.isEmpty() ? QFileInfo(path()).absolutePath() : home, unreadable, JobControl());
        if (found)
            m_others = *std::move(found);
        for (TranscriptFile& other : m_others)
            other.stamp = FileStamp::of(other.path);
    }
    const std::vector<TranscriptFile>& files = isFolder ? folder().files() : m_others;
    if (m_named != files.data()) {
        m_named = files.data();
        m_byBase.clear();
        for (const TranscriptFile& file : files) {
            const RolloutName name = RolloutName::of(file.path);
            m_byBase.insert(name.baseId(), file.path);
            if (!m_byBase.contains(name.thread))
                m_byBase.insert(name.thread, file.path);
        }
    }
    const auto found = m_byBase.constFind(id);
    if (found == m_byBase.cend())
        return nullptr;
    const auto file = std::ranges::find(files, *found, &TranscriptFile::path);
    if (file == files.end()) {
        m_named = nullptr; // other files by now
        return nullptr;
    }
    return &*file;
}

/// The index of names is only ever appended to, and the last line of a thread counts (spec codex, 1).
QString Store::indexedName(const QString& thread) const
{
    const QString home = homeOf(path());
    const QString index = home + "/session_index.jsonl"_L1;
    const FileStamp now = home.isEmpty() ? FileStamp() : FileStamp::of(index);
    if (now != m_namesStamp) {
        m_namesStamp = now;
        m_names.clear();
        FileReader reader(index);
        if (now.exists() && reader.open()) {
            (void)JsonLines::read(
                reader, 0,
                [this](const JsonLine& line) {
                    if (const auto entry = line.isWhole() ? json::parse(line.bytes) : json::parse({}))
                        m_names.insert(textOf(*entry, u"id"), textOf(*entry, u"thread_name"));
                    return true;
                },
                JobControl());
        }
    }
    return m_names.value(thread);
}

void Store::addListed(SessionInfo& info, const ListingSummary& summary) const
{
    const QString thread = summary.innerId.isEmpty() ? info.id.value : summary.innerId;
    if (info.title.isEmpty())
        info.title = indexedName(thread);
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
        info.title = indexedName(info.id.value);
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
    const auto base = m_sources.problemOf(file, job);
    return checkRollout(file, active.transcript(), base, detection().notWritable.isEmpty(), sink, job);
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

std::unique_ptr<ChangeWriter> Store::writerFor(const PlanTarget& target, const JobControl& job) const
{
    return std::make_unique<RolloutWriter>(target, Policy::instance(), job);
}

/// As a list shows it.
QString Store::shownName(const TranscriptFile& file, const ListingSummary& summary) const
{
    const QString title = summary.title.isEmpty() ? indexedName(summary.innerId) : summary.title;
    return u'“'
        + (!title.isEmpty()                      ? title
                : !summary.firstPrompt.isEmpty() ? summary.firstPrompt.left(60)
                                                 : file.id)
        + u'”';
}

QStringList Store::forksOf(const TranscriptFile& file)
{
    const QString thread = folder().summary(file).innerId;
    QStringList forks;
    for (const TranscriptFile& other : folder().files()) {
        const ListingSummary& summary = folder().summary(other);
        if (other.path != file.path && summary.forkedFrom == thread && !thread.isEmpty())
            forks << shownName(other, summary);
    }
    return forks;
}

QStringList Store::childrenOf(const TranscriptFile& file)
{
    QSet<QString> own;
    QStringList paths {file.path};
    paths << folder().layout().belongings(file);
    for (const QString& one : std::as_const(paths)) {
        own << RolloutName::of(one).baseId();
        if (file.id == RolloutName::of(one).thread)
            own << file.id;
    }
    QStringList children;
    for (const TranscriptFile& other : folder().files()) {
        if (paths.contains(other.path))
            continue;
        const ListingSummary& summary = folder().summary(other);
        const bool isUnder = summary.isSideChain && own.contains(summary.forkedFrom);
        if (isUnder || own.contains(summary.baseId))
            children << shownName(other, summary);
    }
    return children;
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    const EditKind kind = kindOf(edit);
    const QString refusal = detection().notWritable.isEmpty() ? refusals().value(kind) : detection().notWritable;
    QStringList forks;
    const bool isRename = kind == EditKind::Rename && refusal.isEmpty();
    const bool isDelete = kind == EditKind::Delete && refusal.isEmpty();
    if (kind == EditKind::Rename && !refusal.isEmpty()) {
        const auto known = locate(sessionOf(edit), job);
        return known ? fail(Errc::NotSupported, refusal) : std::unexpected(known.error());
    }
    if (isRename || isDelete) {
        rescan();
        const auto at = locate(sessionOf(edit), job);
        if (!at)
            return std::unexpected(at.error());
        if (isRename && modeOf(headOf(*at->opened.transcript())) != "legacy"_L1)
            return fail(Errc::NotSupported,
                StoreText::tr("Codex numbers the records of this session and keeps positions within its file. Rename "
                              "the session in Codex."));
        if (RolloutName::of(at->file.path).isPacked && isRename)
            return fail(Errc::NotSupported,
                StoreText::tr(
                    "The file of this session is packed. Resume the session in Codex once, which unpacks it."));
        const QStringList children = isDelete ? childrenOf(at->file) : QStringList();
        if (!children.isEmpty())
            return fail(Errc::NotSupported,
                StoreText::tr("%n other session(s) go on from the file of this one or belong to it: %1. Delete these "
                              "first.",
                    nullptr, int(children.size()))
                    .arg(namedOf(children)));
        if (isDelete)
            forks = forksOf(at->file);
    }
    auto plan = ChangeableStore::plan(edit, job);
    if (plan && !forks.isEmpty())
        plan->warnings
            += StoreText::tr("%n session(s) were forked from this one and hold copies of it, which stay: %1.", nullptr,
                int(forks.size()))
                   .arg(namedOf(forks));
    return plan;
}

/// A fork of all that can be read; results without calls stay behind.
Result<EditPlan> Store::planRepair(
    const RepairEdit& edit, const QList<MessagePlace>& followed, QList<AnchorMove>& moved, const JobControl& job)
{
    QList<Finding> found;
    SessionId id = edit.session;
    const auto take = [&](const Finding& finding) {
        if (isMeant(edit, finding) && (id.isEmpty() || finding.session == id || !edit.session.isEmpty()))
            found << finding;
        if (id.isEmpty() && !found.isEmpty() && !found.last().repair.isEmpty())
            id = found.last().session; // one session is mended at a time
    };
    const auto only = id.isEmpty() ? std::nullopt : std::optional(id);
    if (const Result<> checked = check(only, take, job); !checked)
        return std::unexpected(checked.error());
    RepairCounts counts;
    QSet<qint64> orphans; // by where they stand
    qsizetype mended = 0;
    for (const Finding& finding : std::as_const(found)) {
        if (finding.repair.isEmpty())
            counts.leave(finding.place, finding.noRepair.value_or(QString()));
        else
            ++mended;
        if (finding.code == "orphan-result"_L1 && !finding.repair.isEmpty())
            orphans << finding.at.offset;
    }
    if (mended == 0 && counts.left() == 0)
        return fail(Errc::NotSupported, StoreText::tr("There is nothing to repair."));
    if (mended == 0) {
        EditPlan none;
        const Result<> refused = counts.addTo(none, found.size(), 0);
        return refused ? fail(Errc::NotSupported, StoreText::tr("There is nothing to repair."))
                       : std::unexpected(refused.error());
    }
    return planFor(id, followed, moved, job, [&](const PlanTarget& target) -> Result<EditPlan> {
        const TranscriptConversation& conversation = target.conversation;
        const auto writer = writerFor(target, job);
        std::vector<Rewrite::Item> items;
        for (size_t row = 0; row < conversation.size(); ++row) {
            const bool isLeft = conversation.facts(row).flags.testFlag(RowFlag::Tool)
                && orphans.contains(conversation.row(row).at.offset);
            if (isEntry(conversation.facts(row)) && !isLeft)
                items.push_back({row});
        }
        EditPlan plan {.edit = edit, .action = u"fork"_s, .session = target.id};
        auto made = ConversationPlanner(*writer, Policy::instance(), job).inPlace(std::move(plan), std::move(items));
        if (!made)
            return made;
        made->edit = edit;
        if (const Result<> added = counts.addTo(*made, found.size(), mended); !added)
            return std::unexpected(added.error());
        return made;
    });
}

} // namespace stemma::codex
