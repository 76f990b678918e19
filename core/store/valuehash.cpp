// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/valuehash.h"

#include <QtEndian>

#include <bit>
#include <cmath>
#include <cstring>

namespace stemma {

void ValueHash::mix(quint64 word)
{
    constexpr quint64 Odd = 0xff51afd7ed558ccd;
    m_state = (m_state ^ word) * Odd;
    m_state ^= m_state >> 32;
}

void ValueHash::add(StoredValue::Type type, const void* data, qsizetype size)
{
    mix(quint64(type) << 56 | quint64(size));
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

void ValueHash::add(const StoredValue& value)
{
    switch (value.type) {
    case StoredValue::Type::Null:
        return add(value.type, nullptr, 0);
    case StoredValue::Type::Integer: {
        const auto little = qToLittleEndian(value.integer);
        return add(value.type, &little, sizeof little);
    }
    case StoredValue::Type::Real: {
        // SQLite keeps a whole number of a REAL column as an integer, and tells either, depending on who asks.
        constexpr double Exact = 9007199254740992.0;
        if (value.real == std::trunc(value.real) && std::abs(value.real) <= Exact)
            return add({StoredValue::Type::Integer, qint64(value.real), 0, {}});
        const auto little = qToLittleEndian(std::bit_cast<quint64>(value.real));
        return add(value.type, &little, sizeof little);
    }
    case StoredValue::Type::Text:
    case StoredValue::Type::Blob:
        break;
    }
    add(value.type, value.bytes.constData(), value.bytes.size());
}

} // namespace stemma
