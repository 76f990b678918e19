// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/filereader.h"

#include "core/store/files/heldfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct FileReaderText
{
    Q_DECLARE_TR_FUNCTIONS(FileReader)
};

constexpr qint64 MarkBytes = 512;

FileStamp stampOf(const struct stat& info)
{
    return {{quint64(info.st_dev), quint64(info.st_ino)}, qint64(info.st_size),
        qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec};
}

} // namespace

FileStamp FileStamp::of(const QString& path)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    return stampOf(info);
}

FileReader::FileReader(QString path)
    : m_path(std::move(path))
{
}

FileReader::~FileReader()
{
    close();
}

Result<> FileReader::open()
{
    if (isOpen())
        return {};
    m_fd = heldfiles::open(m_path);
    if (m_fd < 0)
        return std::unexpected(errorFor(m_path, errno));
    struct stat info = {};
    const int failure = ::fstat(m_fd, &info) != 0 ? errno : S_ISREG(info.st_mode) ? 0 : EINVAL;
    if (failure != 0) {
        close();
        return std::unexpected(errorFor(m_path, failure));
    }
    m_stamp = stampOf(info);
    m_marks = marks(m_stamp.size);
    return {};
}

void FileReader::close()
{
    if (m_fd >= 0)
        heldfiles::close(m_fd);
    m_fd = -1;
}

Result<qint64> FileReader::readInto(qint64 offset, char* target, qint64 count) const
{
    qint64 done = 0;
    while (done < count) {
        const ssize_t got = ::pread(m_fd, target + done, size_t(count - done), offset + done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return std::unexpected(errorFor(m_path, errno));
        if (got == 0)
            break;
        done += got;
    }
    return done;
}

Result<QByteArray> FileReader::read(qint64 offset, qint64 count) const
{
    // Bounded by the file, so that a damaged length cannot ask for all memory.
    struct stat info = {};
    if (::fstat(m_fd, &info) != 0)
        return std::unexpected(errorFor(m_path, errno));
    QByteArray bytes(qBound<qint64>(0, count, qMax<qint64>(0, qint64(info.st_size) - offset)), Qt::Uninitialized);
    const Result<qint64> got = readInto(offset, bytes.data(), bytes.size());
    if (!got)
        return std::unexpected(got.error());
    bytes.resize(*got);
    return bytes;
}

Result<> FileReader::blocks(qint64 from, const BlockSink& sink, const JobControl& job) const
{
    QByteArray block(BlockBytes, Qt::Uninitialized);
    for (qint64 offset = from; offset < m_stamp.size;) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(offset, m_stamp.size);
        const Result<qint64> got = readInto(offset, block.data(), qMin(BlockBytes, m_stamp.size - offset));
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0 || !sink(QByteArrayView(block).first(*got), offset))
            break;
        offset += *got;
    }
    return {};
}

StoreChange FileReader::poll()
{
    const FileStamp now = FileStamp::of(m_path);
    if (now == m_stamp)
        return StoreChange::None;
    if (!now.exists())
        return StoreChange::Vanished;
    const bool grew
        = now.key == m_stamp.key && now.size > m_stamp.size && (!isOpen() || marks(m_stamp.size) == m_marks);
    m_stamp = now;
    if (isOpen() && grew)
        m_marks = marks(now.size);
    return grew ? StoreChange::Changed : StoreChange::Replaced;
}

QByteArray FileReader::marks(qint64 size) const
{
    const qint64 count = qMin(MarkBytes, size);
    return read(0, count).value_or(QByteArray()) + read(size - count, count).value_or(QByteArray());
}

Error FileReader::errorFor(const QString& path, int number)
{
    const QString file = QDir::toNativeSeparators(path);
    const QString reason = QString::fromLocal8Bit(std::strerror(number));
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return {Errc::NotFound, FileReaderText::tr("The file %1 is gone. Open the store again.").arg(file), reason};
    case EACCES:
    case EPERM:
        return {Errc::Denied,
            FileReaderText::tr("You may not read %1. Change its permissions or those of its folder, or open a copy.")
                .arg(file),
            reason};
    case EINVAL:
    case ENXIO:
    case EISDIR:
        return {
            Errc::NotSupported, FileReaderText::tr("%1 is not a file. Choose a file with sessions.").arg(file), reason};
    default:
        return {Errc::Denied,
            FileReaderText::tr("%1 cannot be read: %2. Check the disk, then try again.").arg(file, reason), reason};
    }
}

} // namespace stemma
