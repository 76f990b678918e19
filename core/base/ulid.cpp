// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/ulid.h"

#include <QRandomGenerator>

namespace stemma {

void UlidSource::writeNext(Time time, char* to)
{
    const qint64 ms = qMax(toMs(time), m_ms);
    if (ms != m_ms) {
        m_ms = ms;
        QRandomGenerator::system()->generate(m_random.begin(), m_random.end());
        m_random.front() &= 0x7f; // room to count up
    } else {
        for (auto digit = m_random.rbegin(); digit != m_random.rend() && ++*digit == 0; ++digit) { }
    }

    // Five bits a letter: 48 bits of time are ten of them, with two bits to spare, and each half of the 80 others
    // eight.
    const auto put = [&](quint64 bits, int first, int count) {
        constexpr char Letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        for (char* letter = to + first + count; letter != to + first; bits >>= 5)
            *--letter = Letters[bits & 0x1f];
    };
    constexpr quint64 TimeBits = (quint64(1) << 48) - 1;
    put(quint64(ms) & TimeBits, 0, 10);
    for (int half = 0; half < 2; ++half) {
        quint64 bits = 0;
        for (size_t i = 0; i < m_random.size() / 2; ++i)
            bits = bits << 8 | m_random[m_random.size() / 2 * size_t(half) + i];
        put(bits, 10 + 8 * half, 8);
    }
}

QByteArray UlidSource::next(Time time)
{
    QByteArray id(Length, Qt::Uninitialized);
    writeNext(time, id.data());
    return id;
}

} // namespace stemma
