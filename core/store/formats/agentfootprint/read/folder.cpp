// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/folder.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <QDir>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr int Steps = 3; ///< from the root to a conversation's folder

QStringList foldersIn(const QString& folder)
{
    QStringList paths;
    const QStringList names = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name);
    for (const QString& name : names)
        paths << folder + u'/' + name;
    return paths;
}

/// Tenant, principal, conversation: the folders three steps down.
QStringList conversationsBelow(const QString& root)
{
    QStringList folders {root};
    for (int step = 0; step < Steps; ++step) {
        QStringList next;
        for (const QString& folder : std::as_const(folders))
            next << foldersIn(folder);
        folders = next;
    }
    return folders;
}

constexpr QLatin1StringView ArtifactNames = "art_*.json"_L1;

/// "~acme%2F~h~r" is "Acme/HR".
QString decoded(const QString& name)
{
    QString plain;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const bool isUpper = name[i] == u'~' && i + 1 < name.size();
        plain += isUpper ? name[++i].toUpper() : name[i];
    }
    return QUrl::fromPercentEncoding(plain.toUtf8());
}

/// The files of one folder behind one another, as if they were one.
class FolderFiles final : public Document
{
public:
    explicit FolderFiles(const QString& folder)
    {
        for (const QString& path : filesNamed(folder, {ArtifactNames})) {
            m_files.push_back({path, m_size, FileStamp::of(path)});
            m_size += m_files.back().size();
        }
    }

    struct File
    {
        QString path;
        qint64 offset = 0;
        FileStamp stamp;

        [[nodiscard]] qint64 size() const { return qMax<qint64>(0, stamp.size); }
    };

    [[nodiscard]] const std::vector<File>& files() const { return m_files; }
    [[nodiscard]] qint64 size() const override { return m_size; }

    [[nodiscard]] Result<QByteArray> read(const Range& range) const override
    {
        const File& file = fileAt(range.offset);
        return readRange(file.path, range.offset - file.offset, range.length, -1);
    }

    [[nodiscard]] StoredAt placeOf(const Range& range) const override
    {
        const File& file = fileAt(range.offset);
        return {.file = file.path, .offset = range.offset - file.offset, .length = range.length};
    }

private:
    [[nodiscard]] const File& fileAt(qint64 offset) const
    {
        // Of files without a byte, which begin where the next one does, the last counts.
        return *std::prev(std::ranges::upper_bound(m_files, qMax<qint64>(0, offset), {}, &File::offset));
    }

    std::vector<File> m_files;
    qint64 m_size = 0;
};

} // namespace

FolderSource::FolderSource(const QString& path)
    : ListedSource(path, Dialect::ArtifactFolder)
    , m_files({path}, {ArtifactNames}, WatchedFiles::Depth::WholeTree)
{
}

Result<> FolderSource::refresh(const JobControl& job)
{
    if (m_listed == m_files.revision())
        return {};
    std::vector<Entry> entries;
    for (const QString& folder : conversationsBelow(path())) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto files = std::make_shared<const FolderFiles>(folder);
        if (files->files().empty())
            continue;
        auto index = std::make_shared<SessionIndex>();
        index->layout = Layout::Entries;
        index->place = files->whole();
        Entry& entry = entries.emplace_back();
        for (const FolderFiles::File& file : files->files()) {
            index->rows.push_back(
                {{file.offset, file.size()}, qint64(index->rows.size()), OutlineRow::NoTime, -1, Row::Kind::Entry});
            entry.savedAt = qMax(entry.savedAt.value_or(0), file.stamp.mtimeMs());
        }
        QStringList names = QDir(path()).relativeFilePath(folder).split(u'/');
        std::ranges::transform(names, names.begin(), decoded);
        entry.id = SessionId(names.join(u'/'));
        entry.layout = Layout::Entries;
        entry.document = files;
        entry.place = index->place;
        entry.size = files->size();
        entry.index = std::move(index);
    }
    list(std::move(entries));
    m_listed = m_files.revision();
    return {};
}

Result<QByteArray> FolderSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl&)
{
    if (place.offset < 0 || !m_files.contains(place.file))
        return noRecord();
    return readRange(place.file, place.offset, place.length, maxBytes);
}

Result<StoreChange> FolderSource::poll(const JobControl& job)
{
    return QFileInfo(path()).isDir() ? m_files.poll(job) : StoreChange::Vanished;
}

QString firstArtifactBelow(const QString& folder)
{
    constexpr int MostFolders = 200; // any folder may be asked about, a whole disk too
    int tried = 0;
    QList<std::pair<QString, int>> open {{folder, 0}};
    while (!open.isEmpty() && ++tried <= MostFolders) {
        const auto [path, step] = open.takeLast();
        const QStringList files = step == Steps ? filesNamed(path, {ArtifactNames}) : QStringList();
        if (!files.isEmpty())
            return files.first();
        for (const QString& below : step < Steps ? foldersIn(path) : QStringList())
            open.emplaceBack(below, step + 1);
    }
    return {};
}

} // namespace stemma::agentfootprint
