// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linesieve.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 BlockBytes = 1024 * 1024; ///< at most, unless one line has more
constexpr qint64 PassedBytes = 16 * 1024; ///< between two lines, which are read rather than passed over

} // namespace

/// The first piece that is not read together with @p first.
size_t LineSieve::blockEnd(size_t first) const
{
    const std::vector<TranscriptLine>& lines = m_index.lines();
    const qint64 begin = lines[m_pieces[first].line].offset;
    qint64 end = begin;
    size_t next = first;
    for (; next < m_pieces.size(); ++next) {
        const TranscriptLine& line = lines[m_pieces[next].line];
        const bool isNear = line.offset - end <= PassedBytes && line.offset + line.length - begin <= BlockBytes;
        if (next > first && !isNear)
            break;
        end = std::max<qint64>(end, line.offset + line.length);
    }
    return next;
}

/// Goes from hit to hit (@p next gives the first one from a place on), and from a hit to the end of its line.
template<typename Next>
void LineSieve::mark(std::span<const Piece> block, quint64 bits, Next next, std::vector<quint64>& held) const
{
    const std::vector<TranscriptLine>& lines = m_index.lines();
    const qint64 begin = lines[block.front().line].offset;
    size_t piece = 0;
    for (qsizetype at = next(0); at >= 0 && piece < block.size();) {
        const auto endOf
            = [&](size_t one) { return lines[block[one].line].offset + lines[block[one].line].length - begin; };
        while (piece < block.size() && endOf(piece) <= at)
            ++piece;
        // One line may be wanted at several places.
        const qsizetype start = piece < block.size() ? lines[block[piece].line].offset - begin : at + 1;
        if (start > at) {
            at = next(start);
            continue;
        }
        const quint32 line = block[piece].line;
        const qsizetype end = endOf(piece);
        for (; piece < block.size() && block[piece].line == line; ++piece)
            held[block[piece].place] |= bits;
        at = next(end);
    }
}

void LineSieve::look(std::span<const Piece> block, QByteArrayView bytes, std::vector<quint64>& held) const
{
    const RecordLook look(bytes);
    if (look.hasEscapes()) {
        mark(
            block, RecordFilter::all(m_needles),
            [bytes](qsizetype from) { return RecordFilter::nextEscapedLetter(bytes, from); }, held);
    }
    for (size_t i = 0; i < m_needles.size(); ++i) {
        if (!look.rulesOut(m_needles[i]))
            mark(block, quint64(1) << i, [&](qsizetype from) { return m_needles[i].find(bytes, from); }, held);
    }
}

Result<> LineSieve::run(std::vector<quint64>& held, const JobControl& job)
{
    std::ranges::sort(m_pieces);
    for (size_t first = 0; first < m_pieces.size();) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const size_t end = blockEnd(first);
        const std::span<const Piece> block = std::span(m_pieces).subspan(first, end - first);
        const Result<QByteArray> bytes = m_index.stretch(block.front().line, block.back().line);
        const TranscriptLine& last = m_index.lines()[block.back().line];
        const bool isWhole
            = bytes && bytes->size() >= last.offset + last.length - m_index.lines()[block.front().line].offset;
        if (isWhole) {
            look(block, *bytes, held);
        } else {
            for (const Piece& piece : block) {
                const Result<QByteArray> one = m_index.bytes(piece.line);
                held[piece.place] |= one ? RecordFilter::heldBy(*one, m_needles) : RecordFilter::all(m_needles);
            }
        }
        first = end;
    }
    return {};
}

bool fileMayHold(const QString& path, std::span<const ByteFinder> needles, const JobControl& job)
{
    FileReader file(path);
    if (!file.open())
        return true;
    qsizetype overlap = QByteArrayView("\\u0000").size(); // what stands on the edge of two blocks is whole in one
    for (const ByteFinder& needle : needles)
        overlap = qMax(overlap, needle.needle().size());
    QByteArray block(FileReader::BlockBytes + overlap, Qt::Uninitialized);
    for (qint64 at = 0; at < file.size() && !job.isCancelled(); at += FileReader::BlockBytes) {
        const Result<qint64> count = file.readInto(at, block.data(), block.size());
        if (!count || RecordFilter::heldBy(QByteArrayView(block).first(*count), needles) != 0)
            return true;
    }
    return false;
}

} // namespace stemma
