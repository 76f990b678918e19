// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptfolder.h"

#include "core/store/files/cachefile.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <filesystem>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr quint32 CacheVersion = 9; // another one where ListingSummary or what it means changes
constexpr int ManySummaries = 64; // fewer are read as quickly as the cache
constexpr size_t NewestFiles = 32; // more are hardly written to at one time
constexpr qsizetype MostFolders = 256; // that are watched

[[nodiscard]] CacheFile cacheOf(const StoreLayout& layout, const QString& path)
{
    return {layout.cacheName(), CacheVersion, path};
}

/// Written and read by the same steps.
template<typename Cache, typename Summary> void carry(Cache& cache, Summary& summary)
{
    cache.value(summary.dialect);
    for (auto* text : {&summary.title, &summary.firstPrompt, &summary.lastPrompt, &summary.directory, &summary.innerId,
             &summary.model, &summary.forkedFrom, &summary.originPath, &summary.forkedAt, &summary.firstId,
             &summary.baseId})
        cache.text(*text);
    cache.value(summary.baseBytes);
    cache.value(summary.createdMs);
    cache.value(summary.updatedMs);
    for (auto* flag : {&summary.isSideChain, &summary.isWhole, &summary.mayBranch})
        cache.value(*flag);
}

} // namespace

bool canLookInto(const QString& folder)
{
    std::error_code error;
    const std::filesystem::directory_iterator first(QFile::encodeName(folder).toStdString(), error);
    return !error;
}

std::optional<QString> toldByHeads(
    const StoreLayout& layout, const QString& folder, size_t most, const HeadTeller& tell)
{
    QStringList unreadable;
    const auto files = layout.find(folder, unreadable, JobControl());
    for (size_t i = 0; files && i < std::min(most, files->size()); ++i) {
        FileReader reader(files->at(i).path);
        const auto head = reader.open() ? reader.read(0, ListingSummary::WindowBytes) : Result<QByteArray>();
        if (auto told = tell(files->at(i), head.value_or(QByteArray())))
            return told;
    }
    return {};
}

QString StoreLayout::placeOfBases(const QString& path) const
{
    return QFileInfo(path).absolutePath();
}

void addTranscripts(const QString& path, const QString& project, std::vector<TranscriptFile>& to,
    QStringList& unreadable, const JobControl& job)
{
    const TranscriptSearch search {.project = project,
        .isTranscript = [](const QString& name) { return name.endsWith(TranscriptEnding, Qt::CaseInsensitive); }};
    const auto isWhole = [](const TranscriptFile& file) { return !file.path.endsWith(DiscardedEnding); };
    std::vector<TranscriptFile> found;
    (void)addTranscriptsBelow(path, search, found, unreadable, job);
    std::ranges::stable_partition(found, isWhole);
    QHash<QString, size_t> byId;
    for (TranscriptFile& file : found) {
        const QString name = file.path.sliced(path.size() + 1);
        file.id = name.chopped(TranscriptEnding.size());
        const auto owner = isWhole(file) ? byId.cend() : byId.constFind(name.chopped(DiscardedEnding.size()));
        if (owner != byId.cend()) {
            to[*owner].discarded = file.path;
            continue;
        }
        byId.insert(file.id, to.size());
        to.push_back(std::move(file));
    }
}

Result<> addTranscriptsBelow(const QString& path, const TranscriptSearch& search, std::vector<TranscriptFile>& to,
    QStringList& unreadable, const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    // Not by QDirIterator, which looks at each file more than once; there are thousands.
    std::error_code error;
    std::filesystem::directory_iterator at(std::filesystem::path(QFile::encodeName(path).toStdString()), error);
    if (error) {
        unreadable << path;
        return {};
    }
    QStringList folders;
    for (; !error && at != std::filesystem::directory_iterator(); at.increment(error)) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const QString name = QFile::decodeName(at->path().filename().c_str());
        std::error_code unknown;
        if (search.depth > 0 && search.isFolder(name) && at->is_directory(unknown) && !at->is_symlink(unknown))
            folders << name;
        else if (search.isTranscript(name) && at->is_regular_file(unknown))
            to.push_back({.id = {}, .path = path + u'/' + name, .project = search.project});
    }
    folders.sort();
    for (const QString& name : std::as_const(folders)) {
        const TranscriptSearch below {search.project, search.depth - 1, search.isTranscript, search.isFolder};
        if (const Result<> done = addTranscriptsBelow(path + u'/' + name, below, to, unreadable, job); !done)
            return done;
    }
    return {};
}

TranscriptFolder::TranscriptFolder(QString path, const StoreLayout& layout)
    : m_path(std::move(path))
    , m_layout(layout)
{
}

TranscriptFolder::~TranscriptFolder()
{
    keep();
}

void TranscriptFolder::keep()
{
    if (m_newSummaries < ManySummaries)
        return;
    m_newSummaries = 0;
    CacheWriter writer(cacheOf(m_layout, m_path));
    writer.value(quint64(m_files.size()));
    for (const TranscriptFile& file : m_files) {
        const Known known = m_known.value(file.path);
        writer.text(file.path);
        writer.value(known.stamp);
        carry(writer, known.summary);
    }
    writer.commit();
}

void TranscriptFolder::restore()
{
    m_restored = true;
    if (m_files.size() < ManySummaries)
        return;
    CacheReader reader(cacheOf(m_layout, m_path));
    QHash<QString, Known> all;
    all.reserve(qsizetype(m_files.size()));
    for (auto left = reader.value<quint64>(); left > 0 && reader.hasMore(); --left) {
        const QString path = reader.text();
        Known& known = all[path];
        known.stamp = reader.value<FileStamp>();
        carry(reader, known.summary);
    }
    if (reader.isSound())
        m_known = std::move(all);
}

Result<bool> TranscriptFolder::scan(const JobControl& job)
{
    QStringList unreadable;
    auto found = m_layout.find(m_path, unreadable, job);
    if (!found)
        return std::unexpected(found.error());
    for (TranscriptFile& file : *found) {
        if (job.isCancelled())
            break;
        file.stamp = FileStamp::of(file.path);
        if (!file.discarded.isEmpty())
            file.discardedStamp = FileStamp::of(file.discarded);
    }
    if (job.isCancelled())
        return fail(Errc::Cancelled, {}); // some may not have been found
    m_unreadable = std::move(unreadable);
    const std::vector<TranscriptFile> before = std::exchange(m_files, *std::move(found));
    m_byId.clear();
    m_byId.reserve(2 * qsizetype(m_files.size()));
    for (size_t i = 0; i < m_files.size(); ++i) {
        TranscriptFile& file = m_files[i];
        if (m_byId.contains(file.id) && !file.project.isEmpty())
            file.id = file.project + u'/' + file.id;
        m_byId.insert(file.id, qsizetype(i));
        m_byId.insert(file.path, qsizetype(i));
    }
    const bool isSame = std::ranges::equal(before, m_files, [](const TranscriptFile& a, const TranscriptFile& b) {
        return a.path == b.path && a.stamp == b.stamp && a.audit == b.audit && a.discarded == b.discarded
            && a.discardedStamp == b.discardedStamp;
    });
    m_hasCopies = m_hasCopies && isSame;
    m_hasBases = m_hasBases && isSame;
    if (!isSame || m_watchable.isEmpty())
        noteNewest();
    return !isSame;
}

void TranscriptFolder::noteNewest()
{
    std::vector<size_t> order(m_files.size());
    std::iota(order.begin(), order.end(), 0);
    const auto newest = order.begin() + ptrdiff_t(qMin(NewestFiles, order.size()));
    std::ranges::partial_sort(
        order, newest, std::greater(), [this](size_t file) { return m_files[file].stamp.mtimeNs; });
    m_newest.clear();
    m_watchable.clear();
    for (auto file = order.begin(); file != newest; ++file) {
        m_newest << m_files[*file].id;
        m_watchable << m_files[*file].path;
    }
    QSet<QString> folders;
    for (size_t file = 0; file < order.size() && folders.size() < MostFolders; ++file)
        folders << QFileInfo(m_files[order[file]].path).path();
    m_watchable.append(folders.values());
}

bool TranscriptFolder::refreshNewest(const QStringList& ids)
{
    bool isChanged = false;
    for (const QStringList* list : {&std::as_const(m_newest), &ids}) {
        for (const QString& id : *list) {
            const auto place = m_byId.constFind(id);
            TranscriptFile* file = place == m_byId.cend() ? nullptr : &m_files[size_t(*place)];
            const FileStamp now = file ? FileStamp::of(file->path) : FileStamp();
            if (!now.exists() || now == file->stamp)
                continue;
            file->stamp = now;
            m_hasCopies = false;
            isChanged = true;
        }
    }
    return isChanged;
}

const TranscriptFile* TranscriptFolder::find(const QString& id) const
{
    const auto found = m_byId.constFind(id);
    return found == m_byId.cend() ? nullptr : &m_files[size_t(*found)];
}

const ListingSummary& TranscriptFolder::summary(const TranscriptFile& file)
{
    if (!m_restored)
        restore();
    Known& known = m_known[file.path];
    if (known.stamp == file.stamp && known.stamp.exists())
        return known.summary;
    known.stamp = file.stamp;
    ++m_newSummaries;
    // One that cannot be read is listed with what its name tells; opening it gives the reason.
    known.summary = m_layout.summarise(file.path);
    return known.summary;
}

Result<> TranscriptFolder::readSummaries(const JobControl& job)
{
    for (size_t i = 0; i < m_files.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(qint64(i), qint64(m_files.size()));
        (void)summary(m_files[i]);
    }
    return {};
}

SessionInfo TranscriptFolder::listed(const TranscriptFile& file, const JobControl& job)
{
    const ListingSummary head = summary(file);
    SessionInfo info;
    info.id = SessionId(file.id);
    info.title = head.title;
    info.firstPrompt = head.firstPrompt;
    info.directory = head.directory;
    info.model = head.model;
    info.createdAt = head.createdMs.transform(timeFromMs);
    info.updatedAt = timeFromMs(head.updatedMs.value_or(file.stamp.mtimeMs()));
    info.size = file.stamp.size;
    if (!head.forkedFrom.isEmpty())
        info.origin = {Origin::Kind::Fork, SessionId(originOf(file)), MessageId(head.forkedAt)};
    else if (const TranscriptFile* copied = copiedFrom(file, job))
        info.origin = {Origin::Kind::Fork, SessionId(copied->id), {}};
    info.parent = info.origin.session;
    if (head.isSideChain)
        info.labels << u"side chain"_s;
    const QString inner = head.innerId == file.id ? QString() : head.innerId;
    for (const auto& [name, value] : {std::pair(u"last_prompt"_s, head.lastPrompt), {u"session_id"_s, inner},
             {u"project"_s, file.project}, {u"audit"_s, file.audit}, {u"discarded"_s, file.discarded}}) {
        if (!value.isEmpty())
            info.fields << StoredField {name, value};
    }
    return info;
}

QString TranscriptFolder::originOf(const TranscriptFile& file)
{
    const ListingSummary& head = summary(file);
    const TranscriptFile* known = head.originPath.isEmpty() ? nullptr : find(head.originPath);
    return known ? known->id : head.forkedFrom;
}

const TranscriptFile* TranscriptFolder::baseNamed(const QString& id)
{
    if (!std::exchange(m_hasBases, true)) {
        m_byBase.clear();
        for (size_t i = 0; i < m_files.size(); ++i) {
            const QStringList ids = m_layout.baseIds(m_files[i].path);
            for (const QString& each : ids) {
                if (each == ids.first() || !m_byBase.contains(each))
                    m_byBase.insert(each, i);
            }
        }
    }
    const auto found = m_byBase.constFind(id);
    return found == m_byBase.cend() ? nullptr : &m_files[*found];
}

const TranscriptFile* TranscriptFolder::copiedFrom(const TranscriptFile& file, const JobControl& job)
{
    const ListingSummary own = summary(file);
    if (own.isSideChain || own.firstId.isEmpty() || !own.forkedFrom.isEmpty())
        return nullptr;
    if (!m_hasCopies) {
        if (!readSummaries(job))
            return nullptr;
        m_hasCopies = true;
        m_copies.clear();
        for (size_t i = 0; i < m_files.size(); ++i) {
            const ListingSummary& each = summary(m_files[i]);
            // One that names its origin is no origin of others: what it names may be among these.
            if (!each.firstId.isEmpty() && !each.isSideChain && each.forkedFrom.isEmpty())
                m_copies[each.firstId].emplace_back(
                    each.updatedMs.value_or(m_files[i].stamp.mtimeMs()), m_files[i].path, i);
        }
        // A session has lines of its own before its first entry, copies have later ones. Where none has them, each went
        // on from the one before, and ends after it.
        for (std::vector<Copy>& copies : m_copies)
            std::ranges::sort(copies, {}, [this](const Copy& copy) {
                return std::pair(summary(m_files[std::get<size_t>(copy)]).createdMs, copy);
            });
    }
    const auto found = m_copies.constFind(own.firstId);
    if (found == m_copies.cend())
        return nullptr;
    const auto place = std::ranges::find(*found, file.path, [](const Copy& copy) { return std::get<1>(copy); });
    return place == found->end() || place == found->begin() ? nullptr : &m_files[std::get<2>(*std::prev(place))];
}

} // namespace stemma
