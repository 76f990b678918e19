// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/textfinder.h"

#include "core/base/text.h"
#include "core/search/searchedtext.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 PieceBytes = 1024 * 1024;

/// Where the piece that begins at @p from ends, and where the next one begins.
std::pair<qint64, qint64> pieceFrom(const QByteArray& utf8, qint64 from, qsizetype wordSize)
{
    const auto isWithin = [&utf8](qint64 at) { return at < utf8.size() && (quint8(utf8.at(at)) & 0xC0) == 0x80; };
    qint64 end = std::min<qint64>(from + PieceBytes, utf8.size());
    if (end == utf8.size())
        return {end, end};
    if (const qint64 line = utf8.lastIndexOf('\n', end - 1); line > from)
        return {line + 1, line + 1};
    // A line longer than the piece: the word may stand on the cut.
    while (isWithin(end))
        ++end;
    constexpr qint64 MostBytesAUnit = 4;
    qint64 next = std::max(from + PieceBytes / 2, end - MostBytesAUnit * (wordSize + 1));
    while (isWithin(next))
        ++next;
    return {end, next};
}

} // namespace

TextHits findInText(const QByteArray& utf8, const TextMatcher& matcher, const JobControl& job)
{
    const TextPattern& pattern = matcher.pattern();
    const bool isOfLines = !pattern.isRegex && !pattern.text.contains(u'\n');
    TextHits found;
    qint64 behind = 0; // the hits begin here or later
    for (qint64 from = 0; from < utf8.size() && !job.isCancelled();) {
        job.setProgress(from, utf8.size());
        const auto [end, next] = isOfLines ? pieceFrom(utf8, from, pattern.text.size())
                                           : std::pair<qint64, qint64>(utf8.size(), utf8.size());
        const QString piece = fromSearchedUtf8(QByteArrayView(utf8).sliced(from, end - from));
        const TextMatches matches = matcher.find(piece, MostTextHits, job);
        found.gaveUp = found.gaveUp || matches.gaveUp;
        qint64 bytes = from;
        qsizetype counted = 0;
        for (const TextSpan& span : matches.spans) {
            bytes += utf8Size(QStringView(piece).sliced(counted, span.start - counted));
            const qint64 length = utf8Size(QStringView(piece).sliced(span.start, span.length));
            if (bytes >= behind) {
                found.hits.push_back({bytes, length});
                behind = bytes + length;
            }
            bytes += length;
            counted = span.end();
            if (qsizetype(found.hits.size()) >= MostTextHits)
                return found;
        }
        from = next;
    }
    return found;
}

} // namespace stemma
