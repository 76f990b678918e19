// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/folder.h"

#include "core/base/json.h"
#include "core/store/files/cachefile.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <ctime>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr QLatin1StringView Ending = ".jsonl"_L1;
constexpr QLatin1StringView DiscardedEnding = ".discarded.jsonl"_L1;

// Another version where ListingSummary or what it means changes.
const QString ListingCacheKind = QStringLiteral("mantis-heads");
constexpr quint32 ListingCacheVersion = 1;
constexpr int ManyHeads = 64; // fewer are read as quickly as the cache

void writeHead(CacheWriter& writer, const ListingSummary& head)
{
    writer.value(head.dialect ? int(*head.dialect) : -1);
    for (const QString& text : {head.title, head.firstPrompt, head.lastPrompt, head.directory, head.innerId, head.model,
             head.forkedFrom, head.forkedAt})
        writer.text(text);
    writer.value(head.createdMs.has_value());
    writer.value(head.createdMs.value_or(0));
    writer.value(head.updatedMs.has_value());
    writer.value(head.updatedMs.value_or(0));
    writer.value(head.isSideChain);
    writer.value(head.isWhole);
    writer.value(head.mayBranch);
}

ListingSummary readHead(CacheReader& reader)
{
    ListingSummary head;
    const auto dialect = reader.value<int>();
    if (dialect >= 0)
        head.dialect = Dialect(dialect);
    for (QString* text : {&head.title, &head.firstPrompt, &head.lastPrompt, &head.directory, &head.innerId, &head.model,
             &head.forkedFrom, &head.forkedAt})
        *text = reader.text();
    for (std::optional<qint64>* time : {&head.createdMs, &head.updatedMs}) {
        const bool isKnown = reader.value<quint8>() != 0;
        const auto ms = reader.value<qint64>();
        if (isKnown)
            *time = ms;
    }
    for (bool* flag : {&head.isSideChain, &head.isWhole, &head.mayBranch})
        *flag = reader.value<quint8>() != 0;
    return head;
}

bool exists(const QString& folder, const QString& name)
{
    return QFileInfo(folder + u'/' + name).isDir();
}

/// The folders that hold transcripts, each with the project's name or an empty one.
QList<std::pair<QString, QString>> foldersBelow(const QString& path)
{
    QList<std::pair<QString, QString>> folders;
    const auto addProjects = [&](const QString& parent) {
        const QStringList names = QDir(parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString& name : names)
            folders << std::pair(parent + u'/' + name, name);
    };
    const bool isHome = exists(path, u"projects"_s) || exists(path, u"sessions"_s);
    if (exists(path, u"projects"_s))
        addProjects(path + "/projects"_L1);
    if (exists(path, u"sessions"_s))
        folders << std::pair(path + "/sessions"_L1, QString());
    if (isHome)
        return folders;
    // A project's folder tells by its place; else it is one of sessions, or of projects.
    const bool isProject = QFileInfo(path).dir().dirName() == "projects"_L1;
    folders << std::pair(path, isProject ? QFileInfo(path).fileName() : QString());
    if (!isProject)
        addProjects(path);
    return folders;
}

/// By trying it: permissions alone do not tell.
bool canLookInto(const QString& folder)
{
    std::error_code error;
    const std::filesystem::directory_iterator first(QFile::encodeName(folder).toStdString(), error);
    return !error;
}

} // namespace

Folder::Folder(QString path)
    : m_path(std::move(path))
{
}

Folder::~Folder()
{
    keep();
}

void Folder::keep()
{
    if (m_newHeads < ManyHeads)
        return;
    m_newHeads = 0;
    CacheWriter writer(CacheFile(ListingCacheKind, ListingCacheVersion, m_path));
    writer.value(quint64(m_files.size()));
    for (const TranscriptFile& file : m_files) {
        const KnownHead known = m_heads.value(file.path);
        writer.text(file.path);
        writer.value(known.stamp);
        writeHead(writer, known.head);
    }
    writer.commit();
}

void Folder::restore()
{
    m_restored = true;
    if (m_files.size() < ManyHeads)
        return;
    CacheReader reader(CacheFile(ListingCacheKind, ListingCacheVersion, m_path));
    QHash<QString, KnownHead> heads;
    heads.reserve(qsizetype(m_files.size()));
    for (auto left = reader.value<quint64>(); left > 0 && reader.hasMore(); --left) {
        const QString path = reader.text();
        KnownHead& known = heads[path];
        known.stamp = reader.value<FileStamp>();
        known.head = readHead(reader);
    }
    if (reader.isSound())
        m_heads = std::move(heads);
}

void Folder::addFolder(const QString& path, const QString& project, std::vector<TranscriptFile>& to)
{
    const size_t begin = to.size();
    QStringList discarded;
    // Not by QDirIterator, which looks at each file more than once; there are thousands.
    std::error_code error;
    const std::filesystem::path folder(QFile::encodeName(path).toStdString());
    for (std::filesystem::directory_iterator at(folder, error); !error && at != std::filesystem::directory_iterator();
        at.increment(error)) {
        const QString name = QFile::decodeName(at->path().filename().c_str());
        std::error_code unknown;
        if (!name.endsWith(Ending, Qt::CaseInsensitive) || !at->is_regular_file(unknown))
            continue;
        if (name.endsWith(DiscardedEnding)) {
            discarded << name;
            continue;
        }
        TranscriptFile file;
        file.id = name.chopped(Ending.size());
        file.path = path + u'/' + name;
        file.project = project;
        to.push_back(std::move(file));
    }
    QHash<QString, qsizetype> byId; // seldom asked
    for (size_t i = begin; !discarded.isEmpty() && i < to.size(); ++i)
        byId.insert(to[i].id, qsizetype(i));
    for (const QString& name : std::as_const(discarded)) {
        const QString id = name.chopped(DiscardedEnding.size());
        if (const auto owner = byId.constFind(id); owner != byId.cend()) {
            to[size_t(*owner)].discarded = path + u'/' + name;
            continue;
        }
        TranscriptFile file;
        file.id = name.chopped(Ending.size());
        file.path = path + u'/' + name;
        file.project = project;
        to.push_back(file);
    }
}

/// A session that was recorded twice is one: its tree counts, the other is named with it.
void Folder::join(std::vector<TranscriptFile> trees, std::vector<TranscriptFile> wires)
{
    QHash<QString, qsizetype> byId;
    for (size_t i = 0; !wires.empty() && i < trees.size(); ++i)
        byId.insert(trees[i].id, qsizetype(i));
    m_files = std::move(trees);
    for (TranscriptFile& wire : wires) {
        if (const auto tree = byId.constFind(wire.id); tree != byId.cend())
            m_files[size_t(*tree)].audit = wire.path;
        else
            m_files.push_back(std::move(wire));
    }
    m_byId.clear();
    m_byId.reserve(qsizetype(m_files.size()));
    for (size_t i = 0; i < m_files.size(); ++i) {
        TranscriptFile& file = m_files[i];
        file.stamp = FileStamp::of(file.path);
        if (m_byId.contains(file.id) && !file.project.isEmpty())
            file.id = file.project + u'/' + file.id;
        m_byId.insert(file.id, qsizetype(i));
    }
}

Result<bool> Folder::scan(const JobControl& job)
{
    const std::vector<TranscriptFile> before = std::move(m_files);
    m_files.clear();
    m_unreadable.clear();
    std::vector<TranscriptFile> trees;
    std::vector<TranscriptFile> wires;
    if (const QFileInfo info(m_path); !info.isDir()) {
        TranscriptFile file;
        file.path = m_path;
        file.id = info.fileName().endsWith(Ending) ? info.fileName().chopped(Ending.size()) : info.completeBaseName();
        const QString beside = info.path() + u'/' + file.id + DiscardedEnding;
        if (beside != m_path && QFileInfo(beside).isFile())
            file.discarded = beside;
        if (info.path().section(u'/', -2, -2) == "projects"_L1)
            file.project = info.dir().dirName();
        trees.push_back(file);
    } else {
        for (const auto& [folder, project] : foldersBelow(m_path)) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            if (!canLookInto(folder))
                m_unreadable << folder;
            addFolder(folder, project, project.isEmpty() ? wires : trees);
        }
    }
    join(std::move(trees), std::move(wires));
    return !std::ranges::equal(before, m_files, [](const TranscriptFile& a, const TranscriptFile& b) {
        return a.path == b.path && a.stamp == b.stamp && a.audit == b.audit && a.discarded == b.discarded;
    });
}

const TranscriptFile* Folder::find(const QString& id) const
{
    const auto found = m_byId.constFind(id);
    return found == m_byId.cend() ? nullptr : &m_files[size_t(*found)];
}

const ListingSummary& Folder::head(const TranscriptFile& file)
{
    if (!m_restored)
        restore();
    KnownHead& known = m_heads[file.path];
    if (known.stamp == file.stamp && known.stamp.exists())
        return known.head;
    known.stamp = file.stamp;
    ++m_newHeads;
    // One that cannot be read is listed with what its name tells; opening it gives the reason.
    known.head = readMantisHead(file.path).value_or(ListingSummary());
    return known.head;
}

bool Folder::isOpenElsewhere() const
{
    timespec running {};
    ::clock_gettime(CLOCK_BOOTTIME, &running);
    const double started = double(QDateTime::currentSecsSinceEpoch() - running.tv_sec);
    QSet<QString> seen;
    for (const TranscriptFile& file : m_files) {
        if (file.project.isEmpty() || seen.contains(file.project))
            continue;
        seen << file.project;
        constexpr qint64 MostBytes = 4096;
        FileReader reader(sidecar(file, u"session-state.json"_s));
        const auto state = reader.path().isEmpty() || !reader.open()
            ? std::unexpected(json::ParseError())
            : json::parse(reader.read(0, MostBytes).value_or(QByteArray()));
        const json::Value* clean = state ? state->find(u"clean") : nullptr;
        const json::Value* written = state ? state->find(u"ts") : nullptr;
        if (clean && clean->kind == json::Value::Kind::Bool && !clean->boolean && written
            && written->toDouble() > started)
            return true;
    }
    return false;
}

QString Folder::sidecar(const TranscriptFile& file, const QString& name)
{
    const QString path = QFileInfo(file.path).path() + u'/' + name;
    return QFileInfo(path).isFile() ? path : QString();
}

QStringList Folder::savedCopies(const TranscriptFile& file)
{
    if (file.project.isEmpty())
        return {};
    const QString id = QFileInfo(file.path).completeBaseName();
    const QDir folder(QDir::cleanPath(QFileInfo(file.path).path() + "/../../checkpoints/"_L1 + id));
    QStringList paths;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

std::optional<Dialect> folderDialect(const QString& path)
{
    constexpr int MostFiles = 200;
    int tried = 0;
    for (const auto& [folder, project] : foldersBelow(path)) {
        for (QDirIterator names(folder, {u"*.jsonl"_s}, QDir::Files | QDir::Hidden); names.hasNext();) {
            if (++tried > MostFiles)
                return {};
            FileReader reader(names.next());
            const QByteArray head
                = reader.open() ? reader.read(0, ListingSummary::WindowBytes).value_or(QByteArray()) : QByteArray();
            const auto dialect = dialectOf(head);
            // Below a folder that is nothing by its own, only what is no other program's proves anything.
            const bool proves = dialect == Dialect::Tree || folder == path || project.isEmpty();
            if (dialect && proves)
                return dialect;
        }
    }
    return {};
}

} // namespace stemma::mantis
