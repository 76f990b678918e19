// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/bytefinder.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace stemma {

namespace {

/// Bytes by how often texts, code and JSON hold them, the most frequent first; those that are missing are rarer.
constexpr QByteArrayView FrequentBytes
    = " etaoinsrldcupmhfg\"\\,:_.-0/byvw1k2(x)=3>548967SETA{}CRIONLPDjzqMFUBH[]*'`WGVKXYJZQ";

qsizetype rarenessOf(char byte)
{
    const qsizetype place = FrequentBytes.indexOf(byte);
    return place < 0 ? std::numeric_limits<qsizetype>::max() : place;
}

constexpr char lowerOf(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? char(byte + ('a' - 'A')) : byte;
}

/// Letters of ASCII are equal in both cases once this bit is set.
constexpr char CaseBit = 0x20;
/// Looked at together: a loop of this known length without a way out is one that compilers turn into a few wide
/// instructions.
constexpr ptrdiff_t BlockBytes = 64;

} // namespace

ByteFinder::ByteFinder(QByteArray needle, Qt::CaseSensitivity sensitivity)
    : m_needle(std::move(needle))
    , m_sensitivity(sensitivity)
{
    if (sensitivity == Qt::CaseInsensitive)
        std::ranges::transform(m_needle, m_needle.begin(), lowerOf);
    if (m_needle.isEmpty())
        return;
    m_first = probeOf(std::ranges::max_element(m_needle, {}, rarenessOf) - m_needle.begin());
    m_second = m_first;
    for (qsizetype place = 0; place < m_needle.size(); ++place) {
        const bool isBetter
            = m_second.place == m_first.place || rarenessOf(m_needle[place]) > rarenessOf(m_needle[m_second.place]);
        if (place != m_first.place && isBetter)
            m_second = probeOf(place);
    }
}

ByteFinder::Probe ByteFinder::probeOf(qsizetype place) const
{
    const char byte = m_needle.at(place);
    const bool folds = m_sensitivity == Qt::CaseInsensitive && byte >= 'a' && byte <= 'z';
    return {place, byte, folds ? CaseBit : char(0)};
}

bool ByteFinder::isAt(const char* bytes) const
{
    if (m_sensitivity == Qt::CaseSensitive)
        return std::memcmp(bytes, m_needle.constData(), size_t(m_needle.size())) == 0;
    return std::equal(m_needle.begin(), m_needle.end(), bytes, [](char a, char b) { return a == lowerOf(b); });
}

/// Whether the needle may begin at one of the next BlockBytes: where both of its rarest bytes stand.
bool ByteFinder::mayBeginIn(const char* block) const
{
    const char* const first = block + m_first.place;
    const char* const second = block + m_second.place;
    quint8 any = 0;
    for (ptrdiff_t i = 0; i < BlockBytes; ++i) {
        any |= quint8((first[i] | m_first.caseBit) == m_first.byte)
            & quint8((second[i] | m_second.caseBit) == m_second.byte);
    }
    return any != 0;
}

qsizetype ByteFinder::find(QByteArrayView bytes, qsizetype from) const
{
    if (m_needle.isEmpty())
        return from <= bytes.size() ? from : -1;
    if (bytes.size() - from < m_needle.size())
        return -1;
    const char* const begin = bytes.data();
    const char* const end = begin + bytes.size() - m_needle.size() + 1; // behind the last place where it may begin
    const auto isFirstAt
        = [this](const char* at) { return char(at[m_first.place] | m_first.caseBit) == m_first.byte && isAt(at); };
    const char* at = begin + from;
    while (at < end) {
        if (end - at >= BlockBytes && !mayBeginIn(at)) {
            at += BlockBytes;
            continue;
        }
        const char* const blockEnd = std::min(end, at + BlockBytes);
        at = std::find_if(at, blockEnd, [&](const char& byte) { return isFirstAt(&byte); });
        if (at < blockEnd)
            return at - begin;
    }
    return -1;
}

} // namespace stemma
