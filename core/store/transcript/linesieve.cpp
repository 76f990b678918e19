// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linesieve.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 BlockBytes = 256 * 1024; ///< at most, unless one line has more
constexpr qint64 PassedBytes = 16 * 1024; ///< between two lines, which are read rather than passed over

/// The first of the lines that are read and looked through together.
std::span<const WantedLine> blockOf(const LineIndex& index, std::span<const WantedLine> lines)
{
    const qint64 begin = index.lines()[lines.front().line].offset;
    qint64 end = begin;
    size_t count = 0;
    for (const WantedLine& wanted : lines) {
        const TranscriptLine& line = index.lines()[wanted.line];
        const qint64 after = line.offset + line.length;
        if (line.offset - end > PassedBytes || (line.offset > begin && after - begin > BlockBytes))
            break;
        end = after;
        ++count;
    }
    return lines.first(count);
}

/// Whether all lines of a block are without needles. False: nothing is known of the single ones.
bool holdNothing(const LineIndex& index, std::span<const WantedLine> block, std::span<const ByteFinder> needles)
{
    const TranscriptLine& first = index.lines()[block.front().line];
    const TranscriptLine& last = index.lines()[block.back().line];
    const Result<QByteArray> bytes = index.stretch(block.front().line, block.back().line);
    return bytes && bytes->size() >= last.offset + last.length - first.offset
        && RecordFilter::heldBy(*bytes, needles) == 0;
}

} // namespace

Result<> addHeld(std::vector<quint64>& held, const LineIndex& index, std::vector<WantedLine> lines,
    std::span<const ByteFinder> needles, const JobControl& job)
{
    std::ranges::sort(lines);
    std::span<const WantedLine> left = lines;
    while (!left.empty()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const std::span<const WantedLine> block = blockOf(index, left);
        for (const WantedLine& wanted : holdNothing(index, block, needles) ? std::span<const WantedLine>() : block) {
            const Result<QByteArray> line = index.bytes(wanted.line);
            held[wanted.place] |= line ? RecordFilter::heldBy(*line, needles) : RecordFilter::all(needles);
        }
        left = left.subspan(block.size());
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
