// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/contentwriter.h"

#include "core/store/files/fileio.h"
#include "core/store/files/filescript.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <span>

#include <sys/mman.h>
#include <unistd.h>

namespace stemma::fileio {

namespace {

constexpr qint64 BufferBytes = 1 << 20;
constexpr qint64 FirstWindow = 1 << 20; ///< each one right behind another is twice as large
constexpr qint64 LargestWindow = 16 << 20;
constexpr qint64 ShortRange = 512; ///< moves no window back
constexpr size_t MostViews = 1024; ///< of one writev()
constexpr qint64 LongRange = 4 << 20; ///< from here on the system copies by itself

} // namespace

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

Result<> linkOrCopy(const QString& path, const QString& to, const JobControl& job)
{
    if (link(QFile::encodeName(path).constData(), QFile::encodeName(to).constData()) == 0)
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

} // namespace stemma::fileio
