// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Files that are not read as text: images, archives, SQLite databases.
#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"
#include "core/store/files/packedfile.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/sqlite/sqlitetable.h"

#include <KCompressionDevice>
#include <KTar>
#include <KZip>

#include <QFile>
#include <QSize>
#include <QtEndian>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ImageHead
{
    QLatin1StringView format;
    QSize size; ///< invalid: it is not said where it is looked for
};

quint32 number24(const char* at)
{
    return quint8(at[0]) | quint32(quint8(at[1])) << 8 | quint32(quint8(at[2])) << 16;
}

/// The size stands in the first segment that describes a frame.
QSize sizeOfJpeg(QByteArrayView head)
{
    for (qsizetype at = 2; at + 9 < head.size() && quint8(head[at]) == 0xFF;) {
        const quint8 marker = quint8(head[at + 1]);
        const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (isFrame)
            return {qFromBigEndian<quint16>(head.data() + at + 7), qFromBigEndian<quint16>(head.data() + at + 5)};
        at += 2 + qFromBigEndian<quint16>(head.data() + at + 2);
    }
    return {};
}

/// The height is negative where rows come from above to below. The lowest number has no opposite: that is no size.
QSize sizeOfBmp(QByteArrayView head)
{
    const qint64 height = qFromLittleEndian<qint32>(head.data() + 22);
    return {qFromLittleEndian<qint32>(head.data() + 18), int(qAbs(height))};
}

QSize sizeOfWebp(QByteArrayView head)
{
    const QByteArrayView kind = head.sliced(12, 4);
    const char* data = head.data() + 20;
    if (kind == "VP8X")
        return {int(number24(data + 4)) + 1, int(number24(data + 7)) + 1};
    if (kind == "VP8 ")
        return {qFromLittleEndian<quint16>(data + 6) & 0x3FFF, qFromLittleEndian<quint16>(data + 8) & 0x3FFF};
    if (kind == "VP8L") {
        const auto bits = qFromLittleEndian<quint32>(data + 1);
        return {int(bits & 0x3FFF) + 1, int((bits >> 14) & 0x3FFF) + 1};
    }
    return {};
}

ImageHead imageHead(QByteArrayView head)
{
    if (head.startsWith("\x89PNG") && head.size() >= 24)
        return {
            "PNG"_L1, {int(qFromBigEndian<quint32>(head.data() + 16)), int(qFromBigEndian<quint32>(head.data() + 20))}};
    if (head.startsWith("\xFF\xD8\xFF"))
        return {"JPEG"_L1, sizeOfJpeg(head)};
    if (head.startsWith("GIF8") && head.size() >= 10)
        return {"GIF"_L1, {qFromLittleEndian<quint16>(head.data() + 6), qFromLittleEndian<quint16>(head.data() + 8)}};
    if (head.startsWith("BM") && head.size() >= 26)
        return {"BMP"_L1, sizeOfBmp(head)};
    if (head.startsWith("RIFF") && head.size() >= 30 && head.sliced(8, 4) == "WEBP")
        return {"WebP"_L1, sizeOfWebp(head)};
    return {};
}

class ImageExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void ImageExplorer::explore(TextSource& source, Exploration& into)
{
    constexpr qint64 ImageHeadBytes = 1 << 20; // what cameras put before the size of a JPEG
    const QByteArray head = source.file().read(0, ImageHeadBytes).value_or(QByteArray());
    const ImageHead image = imageHead(head);
    if (image.format.isEmpty()) {
        into.headline = ExploreText::size(into.bytes);
        into.notes.append(ExploreText::tr("This is not an image that Stemma knows."));
    } else if (!image.size.isValid() || image.size.isEmpty()) {
        into.headline = image.format;
        into.notes.append(ExploreText::tr("The image does not say its size."));
    } else {
        into.headline = u"%1, %2 × %3"_s.arg(image.format).arg(image.size.width()).arg(image.size.height());
        addCount(into, "width"_L1, image.size.width());
        addCount(into, "height"_L1, image.size.height());
    }
}

/// A tar as KTar reads it, from its beginning to its end, unpacked piece by piece and kept nowhere. It ends early where
/// the job is cancelled, and where the file is too large.
class TarDevice final : public KCompressionDevice
{
public:
    TarDevice(QFile& file, CompressionType packing, const JobControl& job)
        : KCompressionDevice(&file, false, packing)
        , m_file(file)
        , m_job(job)
    {
    }
    /// Forwards only. KCompressionDevice begins anew wherever QIODevice has read ahead.
    bool seek(qint64 to) override;
    [[nodiscard]] bool isTooLarge() const { return m_isTooLarge; }

protected:
    qint64 readData(char* data, qint64 most) override;

private:
    static constexpr qint64 MostOfHeaders = 256 << 20; // KTar keeps an entry for each

    QFile& m_file;
    const JobControl& m_job;
    qint64 m_unpacked = 0;
    qint64 m_skipped = 0; ///< of it, contents of files
    bool m_isTooLarge = false;
};

bool TarDevice::seek(qint64 to)
{
    QByteArray skipped(std::clamp<qint64>(to - pos(), 0, 1 << 18), Qt::Uninitialized);
    while (pos() < to) {
        const qint64 got = read(skipped.data(), std::min<qint64>(skipped.size(), to - pos()));
        if (got <= 0)
            return false;
        m_skipped += got;
    }
    return pos() == to;
}

qint64 TarDevice::readData(char* data, qint64 most)
{
    const UnpackLimits limits;
    m_isTooLarge = m_isTooLarge || m_unpacked > limits.mostBytes || m_unpacked - m_skipped > MostOfHeaders
        || (m_unpacked > limits.freeBytes && m_unpacked / std::max<qint64>(1, m_file.size()) > limits.mostRatio);
    if (m_isTooLarge || m_job.isCancelled())
        return -1;
    const qint64 got = KCompressionDevice::readData(data, most);
    m_unpacked += std::max<qint64>(0, got);
    m_job.setProgress(m_file.pos(), m_file.size());
    return got;
}

/// A zip as KZip reads it: each of its entries once, from the list at its end. It cannot be read further where the job
/// is cancelled.
class ZipFile final : public QFile
{
public:
    ZipFile(const QString& path, const JobControl& job)
        : QFile(path)
        , m_job(job)
    {
    }

protected:
    qint64 readData(char* data, qint64 most) override;

private:
    const JobControl& m_job;
    qint64 m_read = 0;
};

qint64 ZipFile::readData(char* data, qint64 most)
{
    if (m_job.isCancelled())
        return -1;
    const qint64 got = QFile::readData(data, most);
    m_read += std::max<qint64>(0, got);
    m_job.setProgress(std::min(m_read, size()), size());
    return got;
}

KCompressionDevice::CompressionType packingOfTar(QByteArrayView head)
{
    if (head.startsWith("\x1F\x8B"))
        return KCompressionDevice::GZip;
    if (head.startsWith("BZh"))
        return KCompressionDevice::BZip2;
    if (head.startsWith("\xFD"
                        "7zXZ"))
        return KCompressionDevice::Xz;
    if (head.startsWith("\x28\xB5\x2F\xFD"))
        return KCompressionDevice::Zstd;
    return KCompressionDevice::None;
}

class ArchiveExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;

private:
    void add(const KArchiveDirectory& root, const JobControl& job);

    std::vector<std::pair<QString, qint64>> m_files; ///< their paths and sizes
    qint64 m_bytes = 0;
};

void ArchiveExplorer::add(const KArchiveDirectory& root, const JobControl& job)
{
    std::vector<std::pair<QString, const KArchiveDirectory*>> open {{QString(), &root}};
    while (!open.empty() && !job.isCancelled()) {
        const auto [path, folder] = open.back();
        open.pop_back();
        const QStringList names = folder->entries();
        for (const QString& name : names) {
            const KArchiveEntry* entry = folder->entry(name);
            const QString entryPath = path + name;
            if (entry->isDirectory()) {
                open.emplace_back(entryPath + u'/', static_cast<const KArchiveDirectory*>(entry));
                continue;
            }
            const qint64 size = static_cast<const KArchiveFile*>(entry)->size();
            m_files.emplace_back(entryPath, size);
            m_bytes += size;
        }
    }
    std::ranges::sort(m_files);
}

void ArchiveExplorer::explore(TextSource& source, Exploration& into)
{
    constexpr qint64 MagicBytes = 6;
    const QByteArray head = source.file().read(0, MagicBytes).value_or(QByteArray());
    QFile file(source.path());
    TarDevice device(file, packingOfTar(head), source.job());
    ZipFile zip(source.path(), source.job());
    std::unique_ptr<KArchive> archive; // closed before what it reads
    if (head.startsWith("PK"))
        archive = std::make_unique<KZip>(&zip);
    else
        archive = std::make_unique<KTar>(&device);
    const bool isOpen = archive->open(QIODevice::ReadOnly);
    if (device.isTooLarge())
        into.notes.append(ExploreText::tr("The archive is too large to be listed."));
    else if (!isOpen || !archive->directory())
        into.notes.append(ExploreText::tr("This is not an archive that Stemma can list."));
    else
        add(*archive->directory(), source.job());
    addCount(into, "files"_L1, qint64(m_files.size()));
    addCount(into, "unpacked_bytes"_L1, m_bytes);
    setHeadline(into, {"files"_L1, "unpacked_bytes"_L1});
    ExplorationSection& files = addSection(into, "files"_L1);
    for (const auto& [path, size] : m_files)
        addLine(files, {u"%1 (%2)"_s.arg(shownText(path.toUtf8()), ExploreText::size(size)), std::nullopt, 0});
}

} // namespace

Result<> exploreSqlite(const QString& path, const JobControl& job, Exploration& into)
{
    SqliteDatabase database(path);
    struct Table
    {
        QString name;
        QString kind;
        QStringList columns;
        qint64 rows = -1;
    };
    const auto tables = database.read(job, [&]() -> Result<std::vector<Table>> {
        std::vector<Table> found;
        // Those in which a module keeps what its table holds are no tables of their own.
        SqliteRows names = database.rows(
            u"SELECT name, CASE type WHEN 'virtual' THEN 'table' ELSE type END FROM pragma_table_list WHERE "
            "schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"_s);
        while (names.next())
            found.push_back({names.text(0), names.text(1), {}, -1});
        for (Table& table : found) {
            // What needs a function or a module that is not here, such as an extension's, tells nothing of itself.
            SqliteQuery columns = database.query(u"SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden <> 1"_s);
            columns.bind(table.name);
            while (columns.next())
                table.columns.append(QString(columns.text(0) + u' ' + columns.text(1)).trimmed());
            if (table.kind == "table"_L1) {
                SqliteQuery count = database.query(u"SELECT count(*) FROM "_s + quotedSql(table.name));
                if (count.next())
                    table.rows = count.integer(0).value_or(-1);
            }
        }
        return found;
    });
    if (!tables)
        return std::unexpected(tables.error());
    addCount(into, "tables"_L1, std::ranges::count(*tables, u"table"_s, &Table::kind));
    addCount(into, "views"_L1, std::ranges::count(*tables, u"view"_s, &Table::kind));
    qint64 rows = 0;
    ExplorationSection& section = addSection(into, "tables"_L1);
    for (const Table& table : *tables) {
        QString text = shownText(table.name.toUtf8(), 80);
        if (table.rows >= 0)
            text += u": "_s + ExploreText::count("rows"_L1, table.rows);
        rows += std::max<qint64>(0, table.rows);
        addLine(section, {text, std::nullopt, 0});
        for (const QString& column : table.columns)
            addLine(section, {shownText(column.toUtf8(), 80), std::nullopt, 1});
    }
    addCount(into, "rows"_L1, rows);
    setHeadline(into, {"tables"_L1, "views"_L1, "rows"_L1});
    return {};
}

std::unique_ptr<Explorer> makeImageExplorer()
{
    return std::make_unique<ImageExplorer>();
}

std::unique_ptr<Explorer> makeArchiveExplorer()
{
    return std::make_unique<ArchiveExplorer>();
}

} // namespace stemma
