// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/filescript.h"

#include "core/base/stablehash.h"
#include "core/base/streamlists.h"
#include "core/store/files/fileio.h"
#include "core/store/files/filereader.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct FileScriptText
{
    Q_DECLARE_TR_FUNCTIONS(FileScript)
};

constexpr qint64 EndBytes = 1 << 20;
constexpr qint64 SampleBytes = 4096;
constexpr qint64 Samples = 1024;

/// As a blob is hashed (StoredValue::Type), so that journals of before stay valid.
void addBytes(StableHash& hash, QByteArrayView bytes)
{
    constexpr quint8 BlobTag = 4;
    hash.add(BlobTag, bytes.data(), bytes.size());
}

} // namespace

void FileContent::add(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return;
    if (!m_pieces.empty() && m_pieces.back().file < 0)
        m_pieces.back().length += bytes.size();
    else
        m_pieces.push_back({m_sourceText.size(), bytes.size(), -1});
    m_sourceText += bytes;
}

qint32 FileContent::indexOf(const QString& file)
{
    if (!m_files.contains(file))
        m_files += file;
    return qint32(m_files.indexOf(file));
}

void FileContent::add(qint32 file, qint64 offset, qint64 length)
{
    if (length == 0)
        return;
    if (!m_pieces.empty()) {
        Piece& last = m_pieces.back();
        if (last.file == file && last.length >= 0 && last.offset + last.length == offset && length >= 0) {
            last.length += length;
            return;
        }
    }
    m_pieces.push_back({offset, length, file});
}

void FileContent::add(const FileContent& other)
{
    for (const Piece& piece : other.pieces()) {
        if (piece.file < 0)
            add(other.sourceText(piece));
        else
            add(other.files().at(piece.file), piece.offset, piece.length);
    }
}

QDataStream& operator<<(QDataStream& out, const FileContent& content)
{
    out << content.m_sourceText << content.m_files << quint32(content.m_pieces.size());
    for (const FileContent::Piece& piece : content.m_pieces)
        out << piece.offset << piece.length << piece.file;
    return out;
}

QDataStream& operator>>(QDataStream& in, FileContent& content)
{
    quint32 count = 0;
    in >> content.m_sourceText;
    readList(in, content.m_files);
    in >> count;
    content.m_pieces.clear();
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        FileContent::Piece piece;
        in >> piece.offset >> piece.length >> piece.file;
        const bool isSpelled = piece.file < 0;
        const bool isWithin = isSpelled
            ? piece.offset >= 0 && piece.length >= 0 && piece.length <= content.m_sourceText.size()
                && piece.offset <= content.m_sourceText.size() - piece.length
            : piece.file < content.m_files.size() && piece.offset >= 0;
        if (!isWithin)
            in.setStatus(QDataStream::ReadCorruptData);
        content.m_pieces.push_back(piece);
    }
    return in;
}

Result<quint64> hashOfRange(int descriptor, const QString& path, qint64 offset, qint64 length)
{
    StableHash hash;
    QByteArray block(qMin(EndBytes, qMax<qint64>(length, 1)), Qt::Uninitialized);
    const auto take = [&](qint64 at, qint64 count) -> Result<> {
        const Result<> read = fileio::readAt(descriptor, path, at, block.data(), count);
        if (read)
            addBytes(hash, QByteArrayView(block.constData(), count));
        return read;
    };
    if (length <= MostHashedWhole) {
        for (qint64 at = 0; at < length; at += EndBytes) {
            if (const Result<> read = take(offset + at, qMin(EndBytes, length - at)); !read)
                return std::unexpected(read.error());
        }
        return hash.value();
    }
    const qint64 step = (length - 2 * EndBytes) / Samples;
    Result<> read = take(offset, EndBytes);
    for (qint64 i = 0; read && i < Samples; ++i)
        read = take(offset + EndBytes + i * step, qMin(SampleBytes, step));
    if (read)
        read = take(offset + length - EndBytes, EndBytes);
    if (!read)
        return std::unexpected(read.error());
    return hash.value();
}

Result<FileGuard> FileGuard::of(const QString& path, QList<FileRange> ranges)
{
    const auto file = fileio::openForReading(path);
    if (!file)
        return std::unexpected(file.error());
    const fileio::Status status = fileio::statusOf(file->number());
    FileGuard guard {path, status.size, status.mtimeNs, std::move(ranges), {}};
    for (FileRange& range : guard.ranges) {
        const auto hash = hashOfRange(file->number(), path, range.offset, range.length);
        if (!hash)
            return std::unexpected(hash.error());
        range.hash = *hash;
    }
    return guard;
}

Result<FileGuard> FileGuard::ofBeginning(const QString& path, qint64 length)
{
    auto guard = of(path, {{0, length, 0}});
    if (guard)
        guard->size = guard->mtimeNs = -1;
    return guard;
}

Result<FileGuard> FileGuard::ofEnd(const QString& path, qint64 size)
{
    constexpr qint64 Looked = 4096;
    const qint64 end = qMax<qint64>(0, size < 0 ? FileStamp::of(path).size : size);
    return of(path, {{end - qMin(Looked, end), qMin(Looked, end), 0}});
}

Result<> FileScript::add(const Result<FileGuard>& guard)
{
    return guard.transform([this](const FileGuard& made) { guards += made; });
}

Result<> FileGuard::check() const
{
    const auto broken = [this]() -> std::unexpected<Error> {
        return what.isEmpty() ? fileio::changedMeanwhile(path) : fail(Errc::Conflict, what);
    };
    const auto file = fileio::openForReading(path);
    if (!file) // one that is gone was not changed, as the text for that would say
        return file.error().code == Errc::NotFound && !what.isEmpty()
            ? fail(Errc::Conflict, file.error().text, file.error().cause)
            : std::unexpected(file.error());
    const fileio::Status status = fileio::statusOf(file->number());
    if ((size >= 0 && status.size != size) || (mtimeNs >= 0 && status.mtimeNs != mtimeNs))
        return broken();
    for (const FileRange& range : ranges) {
        const auto hash = range.offset + range.length <= status.size
            ? hashOfRange(file->number(), path, range.offset, range.length)
            : broken();
        if (!hash)
            return std::unexpected(hash.error());
        if (*hash != range.hash)
            return broken();
    }
    return {};
}

} // namespace stemma
