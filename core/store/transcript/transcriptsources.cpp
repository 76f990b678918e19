// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptsources.h"

#include <KCompressionDevice>

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace stemma {

bool endsLine(const QString& path, qint64 bytes)
{
    if (path.endsWith(PackedTranscriptEnding))
        return bytes > 0;
    FileReader reader(path);
    return bytes > 0 && reader.open() && reader.read(bytes - 1, 1).value_or(QByteArray()) == "\n";
}

QByteArray firstBytesOf(const QString& path, qint64 most)
{
    if (path.endsWith(PackedTranscriptEnding)) {
        KCompressionDevice device(path, KCompressionDevice::Zstd);
        return device.open(QIODevice::ReadOnly) ? device.read(most) : QByteArray();
    }
    FileReader reader(path);
    return reader.open() ? reader.read(0, most).value_or(QByteArray()) : QByteArray();
}

QByteArray lastBytesOfPacked(const QString& path, qint64 most)
{
    constexpr qint64 Farthest = 256 << 20;
    constexpr qint64 Block = 1 << 20;
    KCompressionDevice device(path, KCompressionDevice::Zstd);
    if (!device.open(QIODevice::ReadOnly))
        return {};
    QByteArray last;
    for (qint64 read = 0; read <= Farthest;) {
        const QByteArray block = device.read(Block);
        if (block.isEmpty())
            return last;
        read += block.size();
        last += block;
        last = last.last(qMin(most, last.size()));
    }
    return {};
}

void dropPacked(std::vector<TranscriptFile>& files)
{
    QSet<QString> plain;
    for (const TranscriptFile& file : files)
        plain << file.path;
    std::erase_if(files, [&](const TranscriptFile& file) {
        return file.path.endsWith(PackedTranscriptEnding)
            && plain.contains(file.path.chopped(PackedTranscriptEnding.size()) + TranscriptEnding);
    });
}

const TranscriptFile* TranscriptSources::baseNamed(const QString& id, const JobControl& job)
{
    if (QFileInfo(m_path).isDir())
        return m_folder.baseNamed(id);
    const TranscriptFile* known = m_others ? m_others->baseNamed(id) : nullptr;
    const bool isGone = known && !QFileInfo::exists(known->path);
    const bool isThereAgain = !known && !m_goneBase.isEmpty() && QFileInfo::exists(m_goneBase);
    if (isGone)
        m_goneBase = known->path;
    if (isGone || isThereAgain)
        m_others.reset();
    if (!m_others) {
        auto others = std::make_unique<TranscriptFolder>(m_folder.layout().placeOfBases(m_path), m_folder.layout());
        (void)others->scan(job); // what is not found is told as missing
        if (job.isCancelled())
            return nullptr; // and looked for again
        m_others = std::move(others);
    }
    return m_others->baseNamed(id);
}

Result<QString> TranscriptSources::readablePath(
    const TranscriptFile& file, TranscriptSource& source, const JobControl& job)
{
    if (!file.path.endsWith(PackedTranscriptEnding))
        return file.path;
    Unpacked& known = m_unpacked[file.path];
    const FileStamp now = FileStamp::of(file.path);
    std::shared_ptr<const UnpackedFile> unpacked = known.file.lock();
    if (!unpacked || known.stamp != now) {
        auto made = UnpackedFile::unpack(file.path, Packing::Zstd, UnpackLimits(), job);
        if (!made)
            return std::unexpected(made.error());
        unpacked = *std::move(made);
        known = {now, unpacked};
    }
    source.held.push_back(unpacked);
    return unpacked->path();
}

std::optional<TranscriptSources::BaseProblem> TranscriptSources::addBases(
    const TranscriptFile& file, TranscriptSource& source, const JobControl& job)
{
    QSet<QString> seen {QFileInfo(file.path).canonicalFilePath()};
    for (ListingSummary summary = m_folder.summary(file); !summary.baseId.isEmpty();) {
        const TranscriptFile* base = baseNamed(summary.baseId, job);
        const auto readable = base ? readablePath(*base, source, job) : Result<QString>(QString());
        if (!base || !readable)
            return BaseProblem {BaseProblem::Kind::Missing, summary.baseId};
        if (seen.contains(QFileInfo(base->path).canonicalFilePath()))
            return BaseProblem {BaseProblem::Kind::Cycle, summary.baseId};
        if (!endsLine(*readable, summary.baseBytes))
            return BaseProblem {BaseProblem::Kind::Cut, QFileInfo(base->path).fileName()};
        seen << QFileInfo(base->path).canonicalFilePath();
        source.bases.insert(source.bases.begin(), {*readable, summary.baseBytes, base->path});
        summary = m_folder.summary(*base);
    }
    return {};
}

Result<TranscriptSource> TranscriptSources::of(const TranscriptFile& file, const JobControl& job)
{
    TranscriptSource source;
    const auto readable = readablePath(file, source, job);
    if (!readable)
        return std::unexpected(readable.error());
    source.path = *readable;
    (void)addBases(file, source, job); // a check tells of what is missing
    return source;
}

std::optional<TranscriptSources::BaseProblem> TranscriptSources::problemOf(
    const TranscriptFile& file, const JobControl& job)
{
    TranscriptSource source;
    return addBases(file, source, job);
}

} // namespace stemma
