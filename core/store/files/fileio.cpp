// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/fileio.h"

#include "core/store/files/filescript.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <span>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::fileio {

namespace {

struct FileIoText
{
    Q_DECLARE_TR_FUNCTIONS(FileChange)
};

constexpr qint64 BufferBytes = 1 << 20;
constexpr qint64 FirstWindow = 1 << 20; ///< each one right behind another is twice as large
constexpr qint64 LargestWindow = 16 << 20;
constexpr qint64 ShortRange = 512; ///< moves no window back
constexpr size_t MostViews = 1024; ///< of one writev()
constexpr qint64 LongRange = 4 << 20; ///< from here on the system copies by itself

Status statusFrom(const struct stat& info)
{
    return {quint64(info.st_dev), quint64(info.st_ino), qint64(info.st_size),
        qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec, S_ISREG(info.st_mode)};
}

QByteArray encoded(const QString& path)
{
    return QFile::encodeName(path);
}

} // namespace

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        close(m_number);
}

Status statusOf(int descriptor)
{
    struct stat info {};
    return fstat(descriptor, &info) == 0 ? statusFrom(info) : Status();
}

Status statusOf(const QString& path)
{
    struct stat info {};
    return stat(encoded(path).constData(), &info) == 0 ? statusFrom(info) : Status();
}

Error errorFor(const QString& path, int number)
{
    const QString name = QDir::toNativeSeparators(path);
    const QString cause = QString::fromLocal8Bit(std::strerror(number));
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return {Errc::NotFound, FileIoText::tr("%1 is gone, so nothing was changed.").arg(name), cause};
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return {Errc::Denied,
            FileIoText::tr("The disk is full: %1 was not changed. Free some space, then try again.").arg(name), cause};
    case EACCES:
    case EPERM:
    case EROFS:
        return {Errc::ReadOnly,
            FileIoText::tr(
                "%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.")
                .arg(name),
            cause};
    case EEXIST:
        return {Errc::Conflict,
            FileIoText::tr("%1 is another file by now, so nothing was changed. Plan the change again.").arg(name),
            cause};
    default:
        break;
    }
    return {Errc::Denied, FileIoText::tr("%1 cannot be written (%2), so nothing was changed.").arg(name, cause), cause};
}

std::unexpected<Error> failure(const QString& path, int number)
{
    return std::unexpected(errorFor(path, number));
}

std::unexpected<Error> changedMeanwhile(const QString& path)
{
    return fail(Errc::Conflict,
        FileIoText::tr(
            "%1 was changed by another program since the change was planned. Nothing was changed; plan it again.")
            .arg(QDir::toNativeSeparators(path)));
}

Result<Descriptor> openForReading(const QString& path)
{
    // O_NONBLOCK: a pipe with that name must not make us wait for a writer.
    Descriptor file(open(encoded(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (!file.isOpen())
        return failure(path, errno);
    if (!statusOf(file.number()).isRegular)
        return failure(path, EINVAL);
    return file;
}

Result<Descriptor> create(const QString& path)
{
    Descriptor file(open(encoded(path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!file.isOpen())
        return failure(path, errno);
    return file;
}

Result<> readAt(int descriptor, const QString& path, qint64 offset, char* target, qint64 count)
{
    while (count > 0) {
        const ssize_t got = pread(descriptor, target, size_t(count), offset);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failure(path, errno);
        if (got == 0)
            return changedMeanwhile(path);
        target += got;
        offset += got;
        count -= got;
    }
    return {};
}

Result<> writeAll(int descriptor, const QString& path, const char* bytes, qint64 count)
{
    while (count > 0) {
        const ssize_t done = write(descriptor, bytes, size_t(count));
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return failure(path, errno);
        bytes += done;
        count -= done;
    }
    return {};
}

Result<> sync(int descriptor, const QString& path)
{
    if (fsync(descriptor) != 0)
        return failure(path, errno);
    return {};
}

Result<> syncFolderOf(const QString& path)
{
    const QString name = QFileInfo(path).path();
    const Descriptor folder(open(encoded(name).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Some file systems cannot do it, and need it not.
    if (!folder.isOpen() || (fsync(folder.number()) != 0 && errno != EINVAL && errno != ENOTSUP))
        return failure(name, errno);
    return {};
}

// ---- content ------------------------------------------------------------------------------------

/// A part of a file in memory. It is for the system to copy from: who looks at it here is ended by a signal where
/// another program cuts the file.
class FileWindow
{
public:
    FileWindow() = default;
    FileWindow(int descriptor, qint64 offset, qint64 length)
        : m_offset(offset)
        , m_length(length)
        , m_bytes(mmap(nullptr, size_t(length), PROT_READ, MAP_SHARED | MAP_POPULATE, descriptor, offset))
    {
    }
    FileWindow& operator=(FileWindow&& other) noexcept
    {
        std::swap(m_offset, other.m_offset);
        std::swap(m_length, other.m_length);
        std::swap(m_bytes, other.m_bytes);
        return *this;
    }
    ~FileWindow()
    {
        if (isOpen())
            munmap(m_bytes, size_t(m_length));
    }
    Q_DISABLE_COPY(FileWindow)

    [[nodiscard]] bool isOpen() const { return m_bytes != MAP_FAILED; }
    [[nodiscard]] bool holds(qint64 offset) const { return offset >= m_offset && offset < end(); }
    [[nodiscard]] qint64 offset() const { return m_offset; }
    [[nodiscard]] qint64 length() const { return m_length; }
    [[nodiscard]] qint64 end() const { return m_offset + m_length; }
    [[nodiscard]] const char* at(qint64 offset) const { return static_cast<const char*>(m_bytes) + offset - m_offset; }

private:
    qint64 m_offset = 0;
    qint64 m_length = 0;
    void* m_bytes = MAP_FAILED;
};

struct ContentWriter::Source
{
    QString path;
    Descriptor file;
    qint64 size = 0;
    FileWindow window {}; ///< where many short ranges stand one behind the other
    qint64 needed = 0; ///< it was found to be as large
    bool isMapped = true; ///< false: its file system cannot do it
};

ContentWriter::ContentWriter(int target, QString path, const JobControl& job)
    : m_target(target)
    , m_path(std::move(path))
    , m_job(job)
{
    m_buffer.reserve(BufferBytes);
}

ContentWriter::~ContentWriter() = default;

Result<ContentWriter::Source*> ContentWriter::source(const QString& file)
{
    const auto known = std::ranges::find_if(m_sources, [&](const auto& source) { return source->path == file; });
    if (known != m_sources.end())
        return known->get();
    auto opened = openForReading(file);
    if (!opened)
        return std::unexpected(opened.error());
    const qint64 size = statusOf(opened->number()).size;
    m_sources.push_back(std::make_unique<Source>(file, *std::move(opened), size));
    return m_sources.back().get();
}

Result<> ContentWriter::add(const FileContent& content)
{
    for (const FileContent::Piece& piece : content.pieces()) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        const QByteArrayView sourceText = piece.file < 0 ? content.sourceText(piece) : QByteArrayView();
        const Result<> done = piece.file < 0 ? addBytes(sourceText.data(), sourceText.size())
                                             : addRange(content.files().at(piece.file), piece.offset, piece.length);
        if (!done)
            return done;
    }
    return {};
}

/// What stays where it is until the next flush().
Result<> ContentWriter::addView(const char* bytes, qint64 count)
{
    const bool isNext
        = !m_views.empty() && static_cast<const char*>(m_views.back().iov_base) + m_views.back().iov_len == bytes;
    if (isNext) {
        m_views.back().iov_len += size_t(count);
        return {};
    }
    if (m_views.size() == MostViews) {
        if (const Result<> flushed = flush(); !flushed)
            return flushed;
    }
    m_views.push_back({const_cast<char*>(bytes), size_t(count)}); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return {};
}

Result<> ContentWriter::addBytes(const char* bytes, qint64 count)
{
    if (m_buffer.size() + count > BufferBytes || m_views.size() == MostViews) {
        if (const Result<> flushed = flush(); !flushed)
            return flushed;
        if (count > BufferBytes)
            return writeAll(m_target, m_path, bytes, count);
    }
    const char* const kept = m_buffer.constData() + m_buffer.size(); // it never grows beyond what was reserved
    m_buffer.append(bytes, count);
    return addView(kept, count);
}

Result<> ContentWriter::flush()
{
    for (std::span<iovec> left(m_views); !left.empty();) {
        const ssize_t done = writev(m_target, left.data(), int(left.size()));
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0) {
            const int number = errno;
            const Result<> held = checkSizes();
            return held ? failure(m_path, number) : held;
        }
        auto written = size_t(done);
        while (!left.empty() && written >= left.front().iov_len) {
            written -= left.front().iov_len;
            left = left.subspan(1);
        }
        if (!left.empty()) {
            left.front().iov_base = static_cast<char*>(left.front().iov_base) + written;
            left.front().iov_len -= written;
        }
    }
    m_views.clear();
    m_buffer.resize(0);
    return checkSizes();
}

/// Where a file was cut meanwhile, the system finds nothing in its window, or nothing but zeros.
Result<> ContentWriter::checkSizes() const
{
    for (const auto& source : m_sources) {
        if (statusOf(source->file.number()).size < source->needed)
            return changedMeanwhile(source->path);
    }
    return {};
}

Result<> ContentWriter::addRange(const QString& file, qint64 offset, qint64 length)
{
    const auto from = source(file);
    if (!from)
        return std::unexpected(from.error());
    Source& source = **from;
    if (length < 0 || offset + length > source.size)
        source.size = statusOf(source.file.number()).size;
    if (length < 0)
        length = qMax<qint64>(0, source.size - offset);
    if (offset + length > source.size)
        return changedMeanwhile(file);
    source.needed = qMax(source.needed, offset + length);
    if (length >= LongRange)
        return copy(source, offset, length);
    while (length > 0) {
        if (!source.isMapped || (offset < source.window.offset() && length <= ShortRange))
            return addRead(source, offset, length);
        if (!source.window.holds(offset)) {
            if (const Result<> moved = moveWindow(source, offset); !moved)
                return moved;
            continue;
        }
        const qint64 count = qMin(length, source.window.end() - offset);
        if (const Result<> added = addView(source.window.at(offset), count); !added)
            return added;
        offset += count;
        length -= count;
    }
    return {};
}

Result<> ContentWriter::moveWindow(Source& source, qint64 offset)
{
    if (const Result<> flushed = flush(); !flushed) // what waits for it stands in the window
        return flushed;
    const bool isNext = offset >= source.window.end() && offset - source.window.end() < FirstWindow;
    const qint64 length = isNext ? qBound(FirstWindow, 2 * source.window.length(), LargestWindow) : FirstWindow;
    const qint64 begin = offset - offset % sysconf(_SC_PAGESIZE);
    source.window = FileWindow(source.file.number(), begin, qMin(length, source.size - begin));
    source.isMapped = source.window.isOpen();
    return {};
}

Result<> ContentWriter::addRead(const Source& source, qint64 offset, qint64 length)
{
    while (length > 0) {
        QByteArray block(qMin(length, BufferBytes), Qt::Uninitialized);
        Result<> read = readAt(source.file.number(), source.path, offset, block.data(), block.size());
        if (read)
            read = addBytes(block.constData(), block.size());
        if (!read)
            return read;
        offset += block.size();
        length -= block.size();
    }
    return {};
}

Result<> ContentWriter::copy(Source& source, qint64 offset, qint64 length)
{
    if (const Result<> flushed = flush(); !flushed)
        return flushed;
    constexpr qint64 AtOnce = 64 << 20; // so that cancelling does not wait long
    while (length > 0) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        off_t at = offset;
        ssize_t done = copy_file_range(source.file.number(), &at, m_target, nullptr, size_t(qMin(length, AtOnce)), 0);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0 && (errno == ENOSPC || errno == EDQUOT || errno == EIO))
            return failure(m_path, errno);
        if (done <= 0) {
            // Not between these file systems: through this program then.
            QByteArray block(qMin(length, BufferBytes), Qt::Uninitialized);
            Result<> moved = readAt(source.file.number(), source.path, offset, block.data(), block.size());
            if (moved)
                moved = writeAll(m_target, m_path, block.constData(), block.size());
            if (!moved)
                return moved;
            done = block.size();
        }
        offset += done;
        length -= done;
    }
    return {};
}

// ---- attributes and names -----------------------------------------------------------------------

Result<> copyAttributes(const QString& from, int to, const QString& toPath)
{
    const auto source = openForReading(from);
    if (!source)
        return std::unexpected(source.error());
    struct stat wanted {};
    struct stat present {};
    if (fstat(source->number(), &wanted) != 0 || fstat(to, &present) != 0)
        return failure(from, errno);
    const bool isOwned = wanted.st_uid == present.st_uid && wanted.st_gid == present.st_gid;
    if (!isOwned && fchown(to, wanted.st_uid, wanted.st_gid) != 0)
        return failure(toPath, errno);
    if (fchmod(to, wanted.st_mode & 07777) != 0)
        return failure(toPath, errno);
    const ssize_t size = flistxattr(source->number(), nullptr, 0);
    QByteArray names(qMax<ssize_t>(0, size), '\0');
    const ssize_t listed = size > 0 ? flistxattr(source->number(), names.data(), size_t(names.size())) : 0;
    names.resize(qMax<ssize_t>(0, listed));
    for (const QByteArray& name : names.split('\0')) {
        const ssize_t length = name.isEmpty() ? -1 : fgetxattr(source->number(), name.constData(), nullptr, 0);
        if (length < 0)
            continue;
        QByteArray value(length, '\0');
        const ssize_t got = fgetxattr(source->number(), name.constData(), value.data(), size_t(value.size()));
        // Labels of security modules are given by the system; a user's own attributes and access lists are not.
        const bool isNeeded = !name.startsWith("security.") && !name.startsWith("trusted.");
        if (got >= 0 && fsetxattr(to, name.constData(), value.constData(), size_t(got), 0) != 0 && isNeeded)
            return failure(toPath, errno);
    }
    return {};
}

void setModified(int descriptor, qint64 mtimeNs)
{
    constexpr qint64 Second = 1'000'000'000;
    const timespec times[2]
        = {{.tv_sec = 0, .tv_nsec = UTIME_OMIT}, {.tv_sec = mtimeNs / Second, .tv_nsec = mtimeNs % Second}};
    (void)futimens(descriptor, times); // a time is a help to people, nothing depends on it
}

Result<> linkOrCopy(const QString& path, const QString& to, const JobControl& job)
{
    if (link(encoded(path).constData(), encoded(to).constData()) == 0)
        return {};
    if (errno == EEXIST || errno == ENOENT || errno == ENOSPC)
        return failure(errno == ENOENT ? path : to, errno);
    const auto target = create(to);
    if (!target)
        return std::unexpected(target.error());
    ContentWriter writer(target->number(), to, job);
    constexpr qint64 ToTheEnd = -1;
    Result<> done = writer.addRange(path, 0, ToTheEnd);
    if (done)
        done = writer.flush();
    if (done)
        done = copyAttributes(path, target->number(), to);
    if (done)
        done = sync(target->number(), to);
    if (!done) {
        (void)removeFile(to);
        return done;
    }
    setModified(target->number(), statusOf(path).mtimeNs);
    return {};
}

Result<> renameToNew(const QString& from, const QString& to)
{
    if (renameat2(AT_FDCWD, encoded(from).constData(), AT_FDCWD, encoded(to).constData(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return failure(to, errno);
    // A file system without that: what is linked does not replace anything either.
    if (link(encoded(from).constData(), encoded(to).constData()) != 0)
        return failure(to, errno);
    return removeFile(from);
}

Result<> renameOver(const QString& from, const QString& to)
{
    if (rename(encoded(from).constData(), encoded(to).constData()) != 0)
        return failure(to, errno);
    return {};
}

Result<> removeFile(const QString& path)
{
    if (unlink(encoded(path).constData()) != 0 && errno != ENOENT)
        return failure(path, errno);
    return {};
}

} // namespace stemma::fileio
