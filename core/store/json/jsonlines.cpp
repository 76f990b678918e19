// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonlines.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace stemma {

namespace {

constexpr QByteArrayView ByteOrderMark("\xef\xbb\xbf", 3);

bool isBlank(QByteArrayView line)
{
    return std::ranges::all_of(line, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
}

/// The pass: a buffer that always begins at the start of a line and grows with the longest one.
class LinePass
{
public:
    LinePass(const FileReader& reader, qint64 from, const JsonLines::Sink& sink, const JsonLines::Ahead& ahead)
        : m_reader(reader)
        , m_sink(sink)
        , m_ahead(ahead)
        , m_start(from)
    {
        m_end.next = from;
        reserve(FileReader::BlockBytes);
    }

    Result<JsonLinesEnd> run(const JobControl& job);

private:
    void reserve(qint64 capacity);
    [[nodiscard]] Result<qint64> fill();
    [[nodiscard]] qint64 endOfLine(qint64 begin);
    bool giveLines();
    bool give(qint64 begin, qint64 length, bool complete);
    void makeRoom();

    const FileReader& m_reader;
    const JsonLines::Sink& m_sink;
    const JsonLines::Ahead& m_ahead;
    JsonLinesEnd m_end;
    std::unique_ptr<char[]> m_buffer;
    qint64 m_capacity = 0;
    qint64 m_start = 0; ///< offset in the file of the first byte in the buffer
    qint64 m_used = 0;
    qint64 m_scanned = 0; ///< no line end before this place of the buffer
    qint64 m_left = 0; ///< bytes of an overlong line that are read and no longer held
};

void LinePass::reserve(qint64 capacity)
{
    auto larger = std::make_unique_for_overwrite<char[]>(size_t(capacity + JsonLines::Padding));
    if (m_used > 0)
        std::memcpy(larger.get(), m_buffer.get(), size_t(m_used));
    m_buffer = std::move(larger);
    m_capacity = capacity;
    std::memset(m_buffer.get() + m_used, 0, size_t(m_capacity + JsonLines::Padding - m_used));
}

Result<qint64> LinePass::fill()
{
    const qint64 offset = m_start + m_left + m_used;
    const qint64 count = std::min({m_capacity - m_used, m_reader.size() - offset, FileReader::BlockBytes});
    if (count <= 0)
        return 0;
    const Result<qint64> got = m_reader.readInto(offset, m_buffer.get() + m_used, count);
    if (got)
        m_used += *got;
    return got;
}

bool LinePass::give(qint64 begin, qint64 length, bool complete)
{
    JsonLine line;
    line.offset = m_start + begin;
    line.length = length;
    line.number = m_end.lines + 1;
    line.complete = complete;
    const qint64 held = m_left > 0 ? JsonLines::HeadBytes : length;
    line.bytes = QByteArrayView(m_buffer.get() + begin, held);
    if (line.offset == 0 && line.bytes.startsWith(ByteOrderMark)) {
        line.offset += ByteOrderMark.size();
        line.length -= ByteOrderMark.size();
        line.bytes = line.bytes.sliced(ByteOrderMark.size());
    }
    if (line.isWhole() && line.bytes.endsWith('\r')) {
        line.bytes.chop(1);
        --line.length;
    }
    m_end.torn = !complete;
    return (line.isWhole() && isBlank(line.bytes)) || m_sink(line);
}

/// Where the line ends that begins at this place of the buffer; -1: not within it.
qint64 LinePass::endOfLine(qint64 begin)
{
    // Where a part was searched already, the line was not whole.
    if (m_ahead && m_scanned == begin && m_left == 0) {
        const qint64 length = m_ahead(QByteArrayView(m_buffer.get() + begin, m_used - begin));
        if (length >= 0)
            return begin + length;
    }
    const void* found = std::memchr(m_buffer.get() + m_scanned, '\n', size_t(m_used - m_scanned));
    return found ? static_cast<const char*>(found) - m_buffer.get() : -1;
}

/// Gives every line that ends within the buffer, and moves the rest to its beginning.
bool LinePass::giveLines()
{
    qint64 begin = 0;
    bool wanted = true;
    while (wanted) {
        const qint64 end = endOfLine(begin);
        if (end < 0)
            break;
        wanted = give(begin, m_left + end - begin, true);
        ++m_end.lines;
        m_start += m_left;
        m_left = 0;
        begin = end + 1;
        m_scanned = begin;
        m_end.next = m_start + begin;
    }
    if (begin > 0)
        std::memmove(m_buffer.get(), m_buffer.get() + begin, size_t(m_used - begin));
    m_start += begin;
    m_used -= begin;
    m_scanned = m_used;
    return wanted;
}

/// The line is longer than the buffer: a larger one, or only its head from now on.
void LinePass::makeRoom()
{
    if (m_used < m_capacity)
        return;
    if (m_capacity < JsonLines::MaxHeld) {
        reserve(std::min(m_capacity * 2, JsonLines::MaxHeld));
        return;
    }
    m_left += m_used - JsonLines::HeadBytes;
    m_used = JsonLines::HeadBytes;
    m_scanned = m_used;
}

Result<JsonLinesEnd> LinePass::run(const JobControl& job)
{
    for (;;) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(m_start + m_left + m_used, m_reader.size());
        const Result<qint64> got = fill();
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            break;
        if (!giveLines())
            return m_end;
        makeRoom();
    }
    if (m_used > 0)
        give(0, m_left + m_used, false);
    return m_end;
}

} // namespace

Result<JsonLinesEnd> JsonLines::read(
    const FileReader& reader, qint64 from, const Sink& sink, const JobControl& job, const Ahead& ahead)
{
    return LinePass(reader, from, sink, ahead).run(job);
}

} // namespace stemma
