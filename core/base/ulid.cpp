// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/ulid.h"

#include <QRandomGenerator>

namespace stemma {

QByteArray UlidSource::next(Time time)
{
    const qint64 ms = qMax(toMs(time), m_ms);
    if (ms != m_ms) {
        m_ms = ms;
        QRandomGenerator::system()->generate(m_random.begin(), m_random.end());
        m_random.front() &= 0x7f; // room to count up
    } else {
        for (auto digit = m_random.rbegin(); digit != m_random.rend() && ++*digit == 0; ++digit) { }
    }

    // 128 bits in groups of five from the end; the first letter holds but three.
    std::array<uchar, 16> bits {};
    for (size_t i = 0; i < 6; ++i)
        bits[i] = uchar(ms >> (40 - 8 * i));
    std::ranges::copy(m_random, bits.begin() + 6);
    constexpr char Letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    constexpr int Length = 26;
    QByteArray id(Length, Qt::Uninitialized);
    char* const letters = id.data();
    quint32 window = 0;
    int held = 0;
    auto source = bits.rbegin();
    for (int i = Length - 1; i >= 0; --i) {
        if (held < 5 && source != bits.rend()) {
            window |= quint32(*source++) << held;
            held += 8;
        }
        letters[i] = Letters[window & 0x1f];
        window >>= 5;
        held -= 5;
    }
    return id;
}

} // namespace stemma
