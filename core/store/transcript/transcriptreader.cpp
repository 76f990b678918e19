// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptreader.h"

#include <algorithm>

namespace stemma {

TranscriptReader::TranscriptReader(const TranscriptSource& source, const TranscriptCodec& codec)
    : m_file(source.path)
    , m_codec(codec)
{
    for (const TranscriptBase& base : source.bases) {
        m_bases.push_back(std::make_unique<Base>(base, m_baseBytes));
        m_baseBytes += base.bytes;
    }
}

Result<> TranscriptReader::open()
{
    constexpr qint64 HeadBytes = 64 * 1024;
    if (const Result<> opened = m_file.open(); !opened)
        return opened;
    return m_file.read(0, HeadBytes).transform([this](const QByteArray& head) {
        m_dialect = m_codec.dialectOf(head).value_or(m_dialect);
        m_lineReader = m_codec.reader(m_dialect);
        m_ahead = nullptr;
    });
}

void TranscriptReader::close()
{
    m_file.close();
    for (const auto& base : m_bases)
        base->reader.close();
}

StoreChange TranscriptReader::poll()
{
    const StoreChange change = m_file.poll();
    const bool isReplaced
        = std::ranges::any_of(m_bases, [](const auto& base) { return base->reader.poll() == StoreChange::Replaced; });
    return isReplaced ? StoreChange::Replaced : change;
}

const LineFacts& TranscriptReader::factsOf(const JsonLine& line, const FileReader& from)
{
    constexpr qint64 TailBytes = 4096;
    if (const LineFacts* const ahead = std::exchange(m_ahead, nullptr))
        return *ahead;
    if (line.isWhole())
        return m_lineReader->read(line.bytes);
    return m_lineReader->readGiant(
        line.bytes, from.read(line.offset + line.length - TailBytes, TailBytes).value_or(QByteArray()));
}

/// Lines behind the first bytes that make the base do not belong to it.
Result<> TranscriptReader::readBases(const BaseSink& sink, const JobControl& job)
{
    for (const auto& base : m_bases) {
        if (const Result<> opened = base->reader.open(); !opened)
            return opened;
        const auto end = JsonLines::read(
            base->reader, 0,
            [&](const JsonLine& line) {
                const bool isOfBase = line.offset + line.length <= base->bytes;
                if (isOfBase)
                    sink(line, factsOf(line, base->reader), base->start + line.offset);
                return isOfBase && line.offset + line.length + 1 < base->bytes;
            },
            job);
        if (!end)
            return std::unexpected(end.error());
    }
    return {};
}

Result<JsonLinesEnd> TranscriptReader::read(qint64 from, const Sink& sink, const JobControl& job)
{
    return JsonLines::read(
        m_file, from,
        [&](const JsonLine& line) { return sink(line, factsOf(line, m_file), m_baseBytes + line.offset); }, job,
        [this](QByteArrayView rest) {
            qint64 length = -1;
            m_ahead = m_lineReader->readAhead(rest, length);
            return m_ahead ? length : -1;
        });
}

bool TranscriptReader::readsFrom(const QString& file) const
{
    return file == m_file.path()
        || std::ranges::any_of(m_bases, [&](const auto& base) { return base->reader.path() == file; });
}

std::pair<const FileReader*, qint64> TranscriptReader::placeAt(qint64 offset) const
{
    for (const auto& base : m_bases) {
        if (offset < base->start + base->bytes)
            return {&base->reader, offset - base->start};
    }
    return {&m_file, offset - m_baseBytes};
}

} // namespace stemma
