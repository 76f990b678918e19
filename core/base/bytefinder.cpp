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

constexpr char upperOf(char byte)
{
    return byte >= 'a' && byte <= 'z' ? char(byte - ('a' - 'A')) : byte;
}

const char* nextOf(char byte, const char* from, const char* end)
{
    const void* found = from < end ? std::memchr(from, byte, size_t(end - from)) : nullptr;
    return found ? static_cast<const char*>(found) : end;
}

} // namespace

ByteFinder::ByteFinder(QByteArray needle, Qt::CaseSensitivity sensitivity)
    : m_needle(std::move(needle))
    , m_sensitivity(sensitivity)
{
    const bool folds = sensitivity == Qt::CaseInsensitive;
    if (folds)
        std::ranges::transform(m_needle, m_needle.begin(), lowerOf);
    if (m_needle.isEmpty())
        return;
    m_rare = std::ranges::max_element(m_needle, {}, rarenessOf) - m_needle.begin();
    m_lower = m_needle.at(m_rare);
    m_upper = folds ? upperOf(m_lower) : m_lower;
}

bool ByteFinder::isAt(const char* bytes) const
{
    if (m_sensitivity == Qt::CaseSensitive)
        return std::memcmp(bytes, m_needle.constData(), size_t(m_needle.size())) == 0;
    return std::equal(m_needle.begin(), m_needle.end(), bytes, [](char a, char b) { return a == lowerOf(b); });
}

// Memory is looked through for the rarest byte only, in either case: two streams, of which the nearer one is taken.
qsizetype ByteFinder::find(QByteArrayView bytes, qsizetype from) const
{
    if (m_needle.isEmpty())
        return from <= bytes.size() ? from : -1;
    if (bytes.size() - from < m_needle.size())
        return -1;
    const char* const begin = bytes.data();
    const char* const first = begin + from + m_rare;
    const char* const end = begin + bytes.size() - m_needle.size() + m_rare + 1;
    const char* lower = nextOf(m_lower, first, end);
    const char* upper = m_upper == m_lower ? end : nextOf(m_upper, first, end);
    while (lower < end || upper < end) {
        const char* const at = std::min(lower, upper);
        if (isAt(at - m_rare))
            return at - m_rare - begin;
        if (at == lower)
            lower = nextOf(m_lower, at + 1, end);
        else
            upper = nextOf(m_upper, at + 1, end);
    }
    return -1;
}

} // namespace stemma
