// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// Where the blanks, words, texts and brackets of JSON end, as all that read it need it.
namespace stemma {

[[nodiscard]] inline bool isJsonBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

[[nodiscard]] inline const char* skipJsonBlanks(const char* p, const char* end)
{
    while (p != end && isJsonBlank(*p))
        ++p;
    return p;
}

#ifdef __SSE2__
/// Which of 16 bytes are a quote, a backslash or a control character.
[[nodiscard]] inline unsigned jsonTextStops(const char* p)
{
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
    const __m128i marks
        = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
    const __m128i controls = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1f)), bytes);
    return unsigned(_mm_movemask_epi8(_mm_or_si128(marks, controls)));
}
#endif

/// Where a text in quotes ends or has something special: the next quote, backslash or control character.
/// Most of a store is text, so most of its bytes pass here.
[[nodiscard]] inline const char* findJsonTextStop(const char* p, const char* end)
{
#ifdef __SSE2__
    for (; end - p >= 16; p += 16) {
        if (const unsigned hits = jsonTextStops(p))
            return p + std::countr_zero(hits);
    }
#else
    constexpr quint64 Ones = 0x0101010101010101;
    constexpr quint64 Tops = 0x8080808080808080;
    for (; end - p >= 8; p += 8) {
        quint64 word;
        std::memcpy(&word, p, 8);
        const quint64 quote = word ^ (Ones * '"');
        const quint64 slash = word ^ (Ones * '\\');
        // A false hit can only stand above a true one, and is passed by the loop below.
        if ((((quote - Ones) & ~quote) | ((slash - Ones) & ~slash) | ((word - Ones * 0x20) & ~word)) & Tops)
            break;
    }
#endif
    while (p != end && *p != '"' && *p != '\\' && uchar(*p) >= 0x20)
        ++p;
    return p;
}

inline bool endsWord(char c)
{
    return c == ',' || c == ']' || c == '}' || c == ':' || c == '"' || c == '[' || c == '{' || isJsonBlank(c);
}

/// The next quote or backslash; control characters are let through.
inline const char* findTextEnd(const char* p, const char* end)
{
    for (p = findJsonTextStop(p, end); p != end && *p != '"' && *p != '\\'; p = findJsonTextStop(p + 1, end)) { }
    return p;
}

/// The next quote or bracket.
inline const char* findStructure(const char* p, const char* end)
{
    static constexpr auto IsStructure = [] {
        std::array<bool, 256> table {};
        for (const char c : {'"', '{', '}', '[', ']'})
            table[uchar(c)] = true;
        return table;
    }();
    while (p != end && !IsStructure[uchar(*p)])
        ++p;
    return p;
}

/// Whether a word is one that Python reads; of a number only its signs are looked at.
inline bool isGoodWord(QByteArrayView word)
{
    const char first = word[0];
    const bool isNumber = (first >= '0' && first <= '9') || (first == '-' && word.size() > 1 && word[1] != 'I');
    if (isNumber)
        return std::ranges::all_of(
            word, [](char c) { return (c >= '0' && c <= '9') || (c != 0 && std::strchr("+-.eE", c)); });
    for (const QByteArrayView literal : {"true", "false", "null", "NaN", "Infinity", "-Infinity"}) {
        if (word == literal)
            return true;
    }
    return false;
}

} // namespace stemma
