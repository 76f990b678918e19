// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptstore.h"

#include "core/store/conversation/forkorigins.h"
#include "core/store/transcript/linesieve.h"
#include "core/store/transcript/transcriptsources.h"
#include "core/store/transcript/transcriptusage.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <numeric>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 LargeFile = 8 << 20; // takes a moment to read

struct TranscriptStoreText
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptStore)
};

} // namespace

TranscriptStore::TranscriptStore(
    const QString& path, const Detection& detection, const TranscriptCodec& codec, const StoreLayout& layout)
    : m_codec(codec)
    , m_path(path)
    , m_detection(detection)
    , m_folder(path, layout)
    , m_news(path, m_folder)
    , m_opened(codec)
{
}

StoreInfo TranscriptStore::info() const
{
    StoreInfo info = storeInfo(m_path, m_detection);
    info.refusals = refusals();
    info.live = m_folder.isOpenElsewhere();
    if (m_news.isSingle()) {
        info.size = qMax<qint64>(0, FileStamp::of(m_path).size);
    } else {
        for (const TranscriptFile& file : m_folder.files())
            info.size += qMax<qint64>(0, file.stamp.size);
    }
    return info;
}

/// "ID" is the branch that the agent goes on with, "ID#UUID" the one that ends there.
Result<std::pair<const TranscriptFile*, QString>> TranscriptStore::fileOf(const SessionId& id, const JobControl& job)
{
    if (const Result<> scanned = scan(job); !scanned)
        return std::unexpected(scanned.error());
    if (const TranscriptFile* file = m_folder.find(id.value))
        return std::pair(file, QString());
    const qsizetype mark = id.value.lastIndexOf(u'#');
    const TranscriptFile* file = mark < 0 ? nullptr : m_folder.find(id.value.first(mark));
    if (!file)
        return noSession(id);
    return std::pair(file, id.value.sliced(mark + 1));
}

Result<OpenedTranscript*> TranscriptStore::openFile(const TranscriptFile& file, const JobControl& job)
{
    auto source = sourceOf(file, job);
    if (!source)
        return std::unexpected(source.error());
    if (m_news.isSingle())
        m_news.noteBases(source->bases);
    return m_opened.open(file, *std::move(source), [&] { return listed(file, job); }, job);
}

Result<TranscriptStore::Located> TranscriptStore::locate(const SessionId& id, const JobControl& job)
{
    const auto found = fileOf(id, job);
    if (!found)
        return std::unexpected(found.error());
    const auto& [file, branch] = *found;
    const Result<OpenedTranscript*> opened = openFile(*file, job);
    if (!opened)
        return std::unexpected(opened.error());
    const auto leaf = (*opened)->leafNamed(branch);
    return leaf ? Result<Located>(Located {*file, **opened, *leaf}) : noSession(id);
}

/// In a store that is a single file there is no session that it goes on from, nor where that one was cut short.
BranchStore::Before TranscriptStore::before(const SessionId& session, const JobControl& job)
{
    const auto found = fileOf(session, job);
    if (!found || !found->second.isEmpty())
        return {found ? SessionId(found->first->id) : SessionId(), true};
    const ListingSummary& head = m_folder.summary(*found->first);
    const TranscriptFile* base = m_news.isSingle() ? nullptr : m_folder.baseNamed(head.baseId);
    return {base && endsLine(base->path, head.baseBytes) ? SessionId(base->id) : SessionId(), false};
}

Result<std::vector<SessionInfo>> TranscriptStore::branchesOf(const SessionId& trunk, const JobControl& job)
{
    const auto found = fileOf(trunk, job);
    if (!found)
        return std::unexpected(found.error());
    const TranscriptFile& file = *found->first;
    return openFile(file, job).transform([&](OpenedTranscript* opened) { return opened->branches(listed(file, job)); });
}

Result<qint64> TranscriptStore::sharedMessages(const SessionId& session, const JobControl& job)
{
    const Before known = before(session, job);
    if (known.session.isEmpty())
        return 0;
    return locate(session, job).and_then([&](const Located& at) -> Result<qint64> {
        if (known.isTrunk && at.leaf == 0) // by now it is the trunk that ends there
            return noSession(session);
        return at.opened.sharedRows(at.leaf);
    });
}

Result<QStringList> TranscriptStore::filesOf(const SessionId& session, const JobControl& job)
{
    const auto found = fileOf(session, job);
    if (!found && found.error().code != Errc::NotFound)
        return std::unexpected(found.error());
    return found ? QStringList {found->first->path} : QStringList();
}

Result<bool> TranscriptStore::mayHoldAny(
    const SessionId& id, std::span<const ByteFinder> needles, const JobControl& job)
{
    const auto found = fileOf(id, job);
    const auto source = found ? sourceOf(*found->first, job) : std::unexpected(found.error());
    if (!source)
        return true; // whoever opens it says why it cannot be
    const bool mayHold = std::ranges::any_of(source->paths() << found->first->discarded,
        [&](const QString& path) { return !path.isEmpty() && fileMayHold(path, needles, job); });
    return job.isCancelled() ? Result<bool>(fail(Errc::Cancelled, {})) : mayHold;
}

Result<> TranscriptStore::with(const SessionId& id, qint64 /*last*/, const JobControl& job, const Work& work)
{
    return locate(id, job).and_then([&](const Located& at) { return work(at.conversation()); });
}

SessionInfo TranscriptStore::listed(const TranscriptFile& file, const JobControl& job)
{
    SessionInfo info = m_folder.listed(file, job);
    addListed(info, m_folder.summary(file));
    return info;
}

/// Branches are found by reading the whole file: where that is quick. Those of a large one are announced when it is
/// read for something else.
bool TranscriptStore::isCheap(const TranscriptFile& file, ListDetail detail)
{
    const ListingSummary& head = m_folder.summary(file);
    const bool hasLargeAudit
        = !file.audit.isEmpty() && FileStamp::of(file.audit).size > 2 * ListingSummary::WindowBytes;
    if (m_news.isSingle())
        return detail == ListDetail::Full || file.stamp.size < LargeFile;
    return head.isWhole && !hasLargeAudit && (head.mayBranch || detail == ListDetail::Full);
}

/// What the index of the whole file and the files beside it add.
Result<> TranscriptStore::complete(SessionInfo& info, OpenedTranscript& opened, const JobControl& job)
{
    const LineIndex& transcript = *opened.transcript();
    info.messages = qint64(opened.conversation(0).size());
    info.size = transcript.stamp().size;
    info.tokens = transcript.usage();
    if (!transcript.title().isEmpty())
        info.title = transcript.title();
    if (info.model.isEmpty())
        info.model = transcript.model();
    const TranscriptFile* file = m_folder.find(info.id.value);
    return file ? addStored(info, *file, opened, job) : Result<>();
}

Result<> TranscriptStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    rescan();
    if (const Result<> scanned = scan(job); !scanned)
        return scanned;
    std::vector<std::pair<qint64, const TranscriptFile*>> order;
    const std::vector<TranscriptFile>& files = m_folder.files();
    for (size_t i = 0; i < files.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(qint64(i), qint64(files.size()));
        const ListingSummary& head = m_folder.summary(files[i]);
        // Agents pass over empty files too. Who asks for one file is shown it.
        if (files[i].stamp.size > 0 && (files[i].path == m_path || m_folder.layout().isListed(files[i].path)))
            order.emplace_back(head.createdMs.value_or(files[i].stamp.mtimeMs()), &files[i]);
    }
    std::ranges::stable_sort(order, std::greater(), &std::pair<qint64, const TranscriptFile*>::first);
    constexpr size_t Batch = 128;
    std::vector<SessionInfo> batch;
    qint64 quickly = 4 << 20; // bytes of larger files without branches that are read too: a few take no time
    for (const auto& [ms, file] : order) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        SessionInfo info = listed(*file, job);
        const bool isCheapFile = isCheap(*file, detail);
        const bool mayBranch = m_codec.isTree(m_folder.summary(*file).dialect.value_or(0));
        const bool isQuick = isCheapFile || (detail == ListDetail::Full && !mayBranch && file->stamp.size <= quickly);
        quickly -= isQuick && !isCheapFile ? file->stamp.size : 0;
        const auto completed = [&](OpenedTranscript* opened) { return complete(info, *opened, job); };
        const Result<> done = isQuick ? openFile(*file, job).and_then(completed) : Result<>();
        if (!done && done.error().code == Errc::Cancelled)
            return done;
        batch.push_back(std::move(info));
        m_opened.listBranches(*file, batch);
        if (batch.size() >= Batch && !sink(std::exchange(batch, {})))
            return {};
    }
    if (!batch.empty())
        sink(std::move(batch));
    return {};
}

Result<SessionInfo> TranscriptStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    if (const auto found = fileOf(id, job); found && found->second.isEmpty() && detail == ListDetail::Basic)
        return listed(*found->first, job);
    const Result<Located> at = locate(id, job);
    if (!at)
        return std::unexpected(at.error());
    SessionInfo info = listed(at->file, job);
    if (const Result<> done = complete(info, at->opened, job); !done)
        return std::unexpected(done.error());
    return at->leaf == 0 ? info : at->opened.branch(info, at->leaf);
}

/// Of a large file that is not open yet, what its first lines tell: nearly always the same as the whole would, and
/// there at once. Where they part already, only what all of their branches begin with.
Result<std::vector<MessagePtr>> TranscriptStore::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    const auto found = fileOf(id, job);
    if (!found)
        return std::unexpected(found.error());
    const auto& [file, branch] = *found;
    const auto source = sourceOf(*file, job);
    const bool isPlain = source && source->bases.empty() && source->path == file->path;
    if (!isPlain || m_opened.isOpen(file->id) || !branch.isEmpty() || file->stamp.size < LargeFile)
        return ConversationStore::firstMessages(id, count, options, job);
    const auto beginning = std::make_shared<LineIndex>(file->path, m_codec, FileReader::BlockBytes);
    if (const Result<bool> read = beginning->update(job); !read)
        return std::unexpected(read.error());
    const Result<std::vector<quint32>> leaves = beginning->leaves();
    if (!leaves)
        return std::unexpected(leaves.error());
    const auto leaf = leaves->empty() ? std::nullopt : std::optional(leaves->front());
    const TranscriptConversation session(beginning, leaf, true, nullptr);
    size_t sure = session.size();
    if (leaves->size() > 1) {
        for (const BranchPoint& point : branchPoints(*beginning, *leaves) | std::views::drop(1)) {
            const auto shared = point.shared ? session.rowOfRecord(*point.shared) : std::nullopt;
            sure = point.from == 0 ? qMin(sure, shared ? *shared + 1 : 0) : sure;
        }
    }
    std::vector<size_t> rows(qMin(sure, size_t(qMax(0, count))));
    std::iota(rows.begin(), rows.end(), 0);
    return readRows(session, id, rows, options, job);
}

Result<QByteArray> TranscriptStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (const Result<> scanned = scan(job); !scanned)
        return std::unexpected(scanned.error());
    const bool isOurs = std::ranges::any_of(m_folder.files(), [&](const TranscriptFile& file) {
        return place.file == file.path || place.file == file.discarded || place.file == file.audit;
    }) || m_opened.readsFrom(place.file);
    if (!isOurs || place.offset < 0)
        return fail(
            Errc::NotFound, TranscriptStoreText::tr("This record is no longer in the store. Open the store again."));
    FileReader reader(place.file);
    return reader.open().and_then(
        [&] { return reader.read(place.offset, maxBytes < 0 ? place.length : qMin(maxBytes, place.length)); });
}

Result<QList<LineageEdge>> TranscriptStore::edges(const SessionId& id, const JobControl& job)
{
    const auto found = fileOf(id, job);
    if (!found)
        return std::unexpected(found.error());
    const auto& [file, branch] = *found;
    QList<LineageEdge> edges;
    const SessionInfo trunk = listed(*file, job);
    if (trunk.origin.kind != Origin::Kind::None && branch.isEmpty())
        edges << edgeTo(*file, job);
    const Result<OpenedTranscript*> opened = openFile(*file, job);
    if (!opened)
        return std::unexpected(opened.error());
    // Of a branch only its own: a family asks each of a thousand.
    const auto own = branch.isEmpty() ? std::nullopt : (*opened)->leafNamed(branch);
    const bool isOne = own && *own > 0;
    const std::vector<SessionInfo> branches = branch.isEmpty() ? (*opened)->branches(trunk)
        : isOne                                                ? std::vector {(*opened)->branch(trunk, *own)}
                                                               : std::vector<SessionInfo>();
    for (const SessionInfo& info : branches)
        edges << LineageEdge {info.origin.session, info.id, LineageEdge::Kind::Branch, info.origin.message};
    for (const TranscriptFile& other : m_folder.files()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const TranscriptFile* copied = m_folder.copiedFrom(other, job);
        const QString from = copied ? copied->id : m_folder.originOf(other);
        if (from.isEmpty() || from != trunk.id.value || !m_folder.layout().isListed(other.path))
            continue;
        edges << edgeTo(other, job);
        edges.last().from = trunk.id;
    }
    return edges;
}

/// Where a copy parts from the session that it was made of is told by the ids of its entries. No message: it has none
/// of these, or one of the two cannot be read.
LineageEdge TranscriptStore::edgeTo(const TranscriptFile& file, const JobControl& job)
{
    const Origin origin = listed(file, job).origin;
    LineageEdge edge {origin.session, SessionId(file.id), edgeOf(origin.kind), origin.message};
    const TranscriptFile* copied = m_folder.copiedFrom(file, job);
    const std::shared_ptr<const LineIndex> before = copied ? transcriptOf(copied->id, job) : nullptr;
    const auto at = before ? locate(SessionId(file.id), job) : noSession(origin.session);
    if (!at)
        return edge;
    const TranscriptConversation& copy = at->conversation();
    size_t shared = 0;
    while (shared < copy.size() && copy.facts(shared).isMain
        && before->lineOf(copy.transcript().lines()[copy.lineOfRow(shared)].id))
        ++shared;
    const auto last = shared > 0 ? copy.message(shared - 1, ReadOptions::NoText) : Result<Message>(Message());
    edge.at = last ? last->id : MessageId();
    return edge;
}

Result<> TranscriptStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    rescan();
    if (const Result<> scanned = scan(job); !scanned)
        return scanned;
    const auto only = id ? fileOf(*id, job) : std::pair<const TranscriptFile*, QString>();
    if (!only)
        return std::unexpected(only.error());
    for (const QString& folder : id ? QStringList() : m_folder.unreadableFolders())
        reportFolder(QDir(m_path).relativeFilePath(folder), sink);
    const std::vector<TranscriptFile>& files = m_folder.files();
    for (size_t i = 0; i < files.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(qint64(i), qint64(files.size()));
        const TranscriptFile& file = files[i];
        if ((id && only->first != &file) || file.stamp.size == 0)
            continue;
        const Result<OpenedTranscript*> opened = openFile(file, job);
        if (!opened && opened.error().code == Errc::Cancelled)
            return std::unexpected(opened.error());
        if (!opened) {
            reportFile(file, opened.error(), sink);
            continue;
        }
        // Held by the opened file, which reading another one may push out.
        const std::shared_ptr<LineIndex> transcript = (*opened)->transcript();
        const auto leaf = (*opened)->leaves().empty() ? std::nullopt : std::optional((*opened)->leaves().front());
        const TranscriptConversation active(transcript, leaf, true, nullptr);
        if (const Result<> done = checkTranscript(file, active, sink, job); !done)
            return done;
    }
    return {};
}

std::shared_ptr<const LineIndex> TranscriptStore::transcriptOf(const QString& id, const JobControl& job)
{
    const TranscriptFile* file = m_folder.find(id);
    const Result<OpenedTranscript*> opened = file ? openFile(*file, job) : nullptr;
    return opened && *opened ? (*opened)->transcript() : nullptr;
}

Result<StoreChange> TranscriptStore::poll(const JobControl& job)
{
    m_opened.keep();
    m_folder.keep();
    if (m_opened.takeNews() && (!m_news.isSingle() || m_news.seenSize() >= LargeFile))
        return StoreChange::Changed;
    return m_news.poll(m_opened.ids(), job);
}

Result<std::vector<UsageUnit>> TranscriptStore::usageUnits(const JobControl& job)
{
    rescan();
    if (const Result<> scanned = scan(job); !scanned)
        return std::unexpected(scanned.error());
    std::vector<UsageUnit> units;
    for (const TranscriptFile& file : m_folder.files()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (file.stamp.size > 0)
            units.push_back(usageUnitOf(listed(file, job), file));
    }
    m_folder.keep();
    return units;
}

Result<std::unique_ptr<UsageScan>> TranscriptStore::scanUsage(const UsageUnit& unit, const JobControl& job)
{
    const TranscriptFile* file = m_folder.find(unit.session.value);
    if (!file)
        return noSession(unit.session);
    return sourceOf(*file, job).transform([&](TranscriptSource source) -> std::unique_ptr<UsageScan> {
        return std::make_unique<TranscriptUsage>(std::move(source), *file, m_codec);
    });
}

QStringList TranscriptStore::watchablePlaces() const
{
    return (m_news.isSingle() ? m_news.placesOfBases() : m_folder.watchablePlaces()) + m_opened.paths();
}

} // namespace stemma
