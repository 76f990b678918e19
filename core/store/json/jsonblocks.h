// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <bit>

#ifdef __SSE2__
#include <immintrin.h>

namespace stemma {

/// What stands in 64 bytes of JSON, one bit each: enough to pass values without looking at every byte.
struct JsonBlock
{
    static constexpr qsizetype Bytes = 64;

    quint64 quotes = 0;
    quint64 slashes = 0;
    quint64 brackets = 0;

    [[nodiscard]] static JsonBlock of(const char* p)
    {
        constexpr int Step = 16;
        const auto bits = [](__m128i hits) { return quint64(quint32(_mm_movemask_epi8(hits))); };
        JsonBlock marks;
#pragma GCC unroll 4
        for (int at = 0; at < Bytes; at += Step) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p + at));
            marks.quotes |= bits(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'))) << at;
            marks.slashes |= bits(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'))) << at;
            // [ and { differ in one bit, and so do ] and }.
            const __m128i curly = _mm_or_si128(bytes, _mm_set1_epi8('{' ^ '['));
            const __m128i hits
                = _mm_or_si128(_mm_cmpeq_epi8(curly, _mm_set1_epi8('{')), _mm_cmpeq_epi8(curly, _mm_set1_epi8('}')));
            marks.brackets |= bits(hits) << at;
        }
        return marks;
    }

    /// The bytes that a backslash stands before which is none itself of those. @p carry: into and out of the block.
    [[nodiscard]] quint64 escaped(bool& carry) const
    {
        quint64 found = carry ? 1 : 0;
        carry = false;
        for (quint64 left = slashes & ~found; left != 0;) {
            const int at = std::countr_zero(left);
            carry = at == Bytes - 1;
            if (carry)
                break;
            found |= quint64(2) << at;
            left &= ~(quint64(3) << at);
        }
        return found;
    }

    /// From each quote up to the one before the next: what is in texts, where none was open before.
    [[nodiscard]] static quint64 text(quint64 quotes)
    {
        for (int shift = 1; shift < Bytes; shift *= 2)
            quotes ^= quotes << shift;
        return quotes;
    }
};

/// What may end a text in 64 bytes of one.
struct JsonTextBlock
{
    static constexpr qsizetype Bytes = JsonBlock::Bytes;

    quint64 stops = 0; ///< quotes, and control characters, which may not stand there
    quint64 slashes = 0;

    [[nodiscard]] static JsonTextBlock of(const char* p)
    {
        constexpr int Step = 16;
        const auto bits = [](__m128i hits) { return quint64(quint32(_mm_movemask_epi8(hits))); };
        JsonTextBlock marks;
#pragma GCC unroll 4
        for (int at = 0; at < Bytes; at += Step) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p + at));
            const __m128i controls = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1f)), bytes);
            marks.stops |= bits(_mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), controls)) << at;
            marks.slashes |= bits(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'))) << at;
        }
        return marks;
    }

    /// The same, for processors that can.
    [[nodiscard, gnu::target("avx2"), gnu::always_inline]] static JsonTextBlock ofAvx2(const char* p)
    {
        JsonTextBlock marks;
#pragma GCC unroll 2
        for (int at = 0; at < Bytes; at += 32) {
            const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p + at));
            const __m256i controls = _mm256_cmpeq_epi8(_mm256_min_epu8(bytes, _mm256_set1_epi8(0x1f)), bytes);
            const __m256i stops = _mm256_or_si256(_mm256_cmpeq_epi8(bytes, _mm256_set1_epi8('"')), controls);
            const __m256i slashes = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8('\\'));
            marks.stops |= quint64(quint32(_mm256_movemask_epi8(stops))) << at;
            marks.slashes |= quint64(quint32(_mm256_movemask_epi8(slashes))) << at;
        }
        return marks;
    }
};

} // namespace stemma

#endif
