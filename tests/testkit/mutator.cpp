// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/mutator.h"

#include <algorithm>
#include <array>

namespace stemma {

QByteArray Mutator::next()
{
    constexpr qsizetype MostChanges = 6;
    QByteArray bytes = m_corpus.at(below(m_corpus.size()));
    for (qsizetype left = 1 + below(MostChanges); left > 0; --left)
        change(bytes);
    return bytes;
}

QByteArray Mutator::piece(qsizetype longest)
{
    const QByteArray& from = m_corpus.at(below(m_corpus.size()));
    return from.mid(below(from.size()), 1 + below(longest));
}

void Mutator::change(QByteArray& bytes)
{
    static const std::array Odd {QByteArray("\xff"), QByteArray(1, '\0'), QByteArray("\xed\xa0\x80"), QByteArray("-1"),
        QByteArray("99999999999999999999"), QByteArray("1e999"), QByteArray("null"), QByteArray("{"), QByteArray("]"),
        QByteArray("\""), QByteArray("\\ud800"), QByteArray("\n"), QByteArray("\r\n"), QByteArray("\xef\xbb\xbf"),
        QByteArray(200, '['), QByteArray("@@ -1,999999999 +1 @@\n"), QByteArray("%s%n")};
    constexpr qsizetype Kinds = 8;
    constexpr qsizetype LongestPiece = 400;
    const qsizetype at = below(bytes.size());
    switch (below(Kinds)) {
    case 0: // a bit
        if (!bytes.isEmpty())
            bytes[at] = char(bytes.at(at) ^ (1 << below(8)));
        break;
    case 1: // a byte
        if (!bytes.isEmpty())
            bytes[at] = char(m_random());
        break;
    case 2:
        bytes.remove(at, 1 + below(LongestPiece));
        break;
    case 3:
        bytes.truncate(at);
        break;
    case 4:
        bytes.insert(at, piece(LongestPiece));
        break;
    case 5: // the same again
        bytes.insert(at, bytes.mid(at, 1 + below(LongestPiece)));
        break;
    case 6: { // one piece in the place of another
        const QByteArray other = piece(LongestPiece);
        bytes.replace(at, below(LongestPiece), other);
        break;
    }
    default:
        bytes.insert(at, Odd.at(size_t(below(qsizetype(Odd.size())))));
    }
}

} // namespace stemma
