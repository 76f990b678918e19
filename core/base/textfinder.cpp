// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/textfinder.h"

#include <QStringMatcher>

#include <algorithm>

namespace stemma {

std::vector<TextHit> findInText(
    const QByteArray& utf8, const QString& word, Qt::CaseSensitivity sensitivity, const JobControl& job)
{
    constexpr qint64 PieceBytes = 1024 * 1024;
    std::vector<TextHit> hits;
    if (word.isEmpty())
        return hits;
    const QStringMatcher matcher(word, sensitivity);
    const auto isWithin = [&utf8](qint64 at) { return at < utf8.size() && (quint8(utf8.at(at)) & 0xC0) == 0x80; };
    qint64 found = 0; // the hits begin here or behind
    for (qint64 from = 0; from < utf8.size() && !job.isCancelled();) {
        job.setProgress(from, utf8.size());
        qint64 end = std::min<qint64>(from + PieceBytes, utf8.size());
        qint64 next = end;
        if (end < utf8.size()) {
            if (const qint64 line = utf8.lastIndexOf('\n', end - 1); line > from) {
                next = end = line + 1;
            } else { // a line longer than the piece: the word may stand on the cut
                while (isWithin(end))
                    ++end;
                next = std::max(from + PieceBytes / 2, end - 4 * word.size());
                while (isWithin(next))
                    ++next;
            }
        }
        const QString piece = QString::fromUtf8(QByteArrayView(utf8).sliced(from, end - from));
        qint64 bytes = from;
        qsizetype counted = 0;
        for (qsizetype at = matcher.indexIn(piece); at >= 0; at = matcher.indexIn(piece, at + word.size())) {
            bytes += QStringView(piece).sliced(counted, at - counted).toUtf8().size();
            const qint64 length = QStringView(piece).sliced(at, word.size()).toUtf8().size();
            if (bytes >= found) {
                hits.push_back({bytes, length});
                found = bytes + length;
            }
            bytes += length;
            counted = at + word.size();
            if (qsizetype(hits.size()) >= MostTextHits)
                return hits;
        }
        from = next;
    }
    return hits;
}

} // namespace stemma
