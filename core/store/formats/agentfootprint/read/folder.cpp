// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct FolderText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

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

QStringList artifactsIn(const QString& folder)
{
    return QDir(folder).entryList({u"art_*.json"_s}, QDir::Files, QDir::Name);
}

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

} // namespace

/// The files of one folder behind one another, as if they were one.
class FolderSource::Files final : public Document
{
public:
    explicit Files(const QString& folder)
    {
        for (const QString& name : artifactsIn(folder)) {
            const QString path = folder + u'/' + name;
            const FileStamp stamp = FileStamp::of(path);
            m_files.push_back({path, m_size, qMax<qint64>(0, stamp.size), stamp});
            m_size += m_files.back().size;
        }
    }

    struct File
    {
        QString path;
        qint64 offset = 0;
        qint64 size = 0;
        FileStamp stamp;
    };

    [[nodiscard]] const std::vector<File>& files() const { return m_files; }
    [[nodiscard]] qint64 size() const override { return m_size; }

    [[nodiscard]] Result<QByteArray> read(const Range& range) const override
    {
        const File& file = fileAt(range.offset);
        FileReader reader(file.path);
        if (const Result<> opened = reader.open(); !opened)
            return std::unexpected(opened.error());
        return reader.read(range.offset - file.offset, range.length);
    }

    [[nodiscard]] Result<> blocks(const Range& range, const BlockSink& sink, const JobControl&) const override
    {
        const Result<QByteArray> text = read(range);
        if (!text)
            return std::unexpected(text.error());
        sink(*text);
        return {};
    }

    [[nodiscard]] StoredAt placeOf(const Range& range) const override
    {
        const File& file = fileAt(range.offset);
        StoredAt place;
        place.file = file.path;
        place.offset = range.offset - file.offset;
        place.length = range.length;
        return place;
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

FolderSource::FolderSource(QString path)
    : m_path(std::move(path))
{
}

FolderSource::~FolderSource() = default;

Result<> FolderSource::refresh(const JobControl& job)
{
    if (m_isFresh)
        return {};
    m_folders.clear();
    m_entries.clear();
    std::vector<const Entry*> all;
    for (const QString& folder : conversationsBelow(m_path)) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        auto files = std::make_shared<const Files>(folder);
        if (files->files().empty())
            continue;
        auto index = std::make_shared<SessionIndex>();
        index->layout = Layout::Entries;
        index->place = files->whole();
        Entry entry;
        for (const Files::File& file : files->files()) {
            index->rows.push_back(
                {{file.offset, file.size}, qint64(index->rows.size()), OutlineRow::NoTime, -1, Row::Kind::Entry});
            entry.savedAt = qMax(entry.savedAt.value_or(0), file.stamp.mtimeMs());
        }
        QStringList names = QDir(m_path).relativeFilePath(folder).split(u'/');
        std::ranges::transform(names, names.begin(), decoded);
        entry.id = SessionId(names.join(u'/'));
        entry.layout = Layout::Entries;
        entry.place = index->place;
        entry.size = files->size();
        entry.document = int(m_folders.size());
        entry.index = std::move(index);
        m_entries.push_back(std::move(entry));
        all.push_back(&m_entries.back());
        m_folders.push_back(std::move(files));
    }
    list(std::move(all));
    m_isFresh = true;
    return {};
}

Result<Loaded> FolderSource::load(const Entry& entry, const JobControl&)
{
    if (size_t(entry.document) >= m_folders.size())
        return noSession(entry.id);
    return Loaded {m_folders[size_t(entry.document)], entry.index};
}

Result<QByteArray> FolderSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (const auto done = refresh(job); !done)
        return std::unexpected(done.error());
    for (const auto& folder : m_folders) {
        for (const Files::File& file : folder->files()) {
            if (file.path == place.file && place.offset >= 0)
                return folder->read({file.offset + place.offset, qMin(maxBytes, place.length)});
        }
    }
    return fail(Errc::NotFound, FolderText::tr("This record is no longer in the file. Open the session again."));
}

Result<StoreChange> FolderSource::poll()
{
    if (!QFileInfo(m_path).isDir())
        return StoreChange::Vanished;
    if (!m_isFresh)
        return StoreChange::None;
    const std::vector<std::shared_ptr<const Files>> before = m_folders;
    m_isFresh = false;
    if (const auto done = refresh(JobControl()); !done)
        return std::unexpected(done.error());
    const auto isSame = [](const std::shared_ptr<const Files>& a, const std::shared_ptr<const Files>& b) {
        return std::ranges::equal(a->files(), b->files(), [](const Files::File& one, const Files::File& other) {
            return one.path == other.path && one.stamp == other.stamp;
        });
    };
    return std::ranges::equal(before, m_folders, isSame) ? StoreChange::None : StoreChange::Changed;
}

qint64 FolderSource::size() const
{
    qint64 size = 0;
    for (const auto& folder : m_folders)
        size += folder->size();
    return size;
}

QString firstArtifactBelow(const QString& folder)
{
    constexpr int MostFolders = 200; // any folder may be asked about, a whole disk too
    int tried = 0;
    QList<std::pair<QString, int>> open {{folder, 0}};
    while (!open.isEmpty() && ++tried <= MostFolders) {
        const auto [path, step] = open.takeLast();
        const QStringList names = step == Steps ? artifactsIn(path) : QStringList();
        if (!names.isEmpty())
            return path + u'/' + names.first();
        for (const QString& below : step < Steps ? foldersIn(path) : QStringList())
            open.emplaceBack(below, step + 1);
    }
    return {};
}

} // namespace stemma::agentfootprint
