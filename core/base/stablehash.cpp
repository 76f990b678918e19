// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/stablehash.h"

#include <QtEndian>

#include <cstring>

namespace stemma {

void StableHash::mix(quint64 word)
{
    constexpr quint64 Odd = 0xff51afd7ed558ccd;
    m_state = (m_state ^ word) * Odd;
    m_state ^= m_state >> 32;
}

void StableHash::add(quint8 tag, const void* data, qsizetype size)
{
    mix(quint64(tag) << 56 | quint64(size));
    const auto* bytes = static_cast<const char*>(data);
    constexpr qsizetype WordSize = sizeof(quint64);
    quint64 word = 0;
    const bool isLong = size >= WordSize;
    for (; size >= WordSize; size -= WordSize, bytes += WordSize) {
        std::memcpy(&word, bytes, WordSize);
        mix(qToLittleEndian(word));
    }
    quint64 rest = 0;
    if (isLong && size > 0) { // the last whole word, of which the front was taken already
        std::memcpy(&rest, bytes + size - WordSize, WordSize);
        rest = qToLittleEndian(rest) >> (8 * (WordSize - size));
    } else {
        for (qsizetype i = 0; i < size; ++i)
            rest |= quint64(uchar(bytes[i])) << (8 * i);
    }
    mix(rest);
}

} // namespace stemma
