// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsoncursor.h"

#include "core/store/json/jsonblocks.h"

#include <array>

namespace stemma {

namespace {

bool isDigit(const char* p, const char* end)
{
    return p != end && *p >= '0' && *p <= '9';
}

const char* skipDigits(const char* p, const char* end)
{
#ifdef __SSE2__
    constexpr int Bytes = 16;
    if (end - p >= Bytes) {
        const __m128i values = _mm_sub_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)), _mm_set1_epi8('0'));
        const __m128i digits = _mm_cmpeq_epi8(_mm_min_epu8(values, _mm_set1_epi8(9)), values);
        const int count = std::countr_one(unsigned(_mm_movemask_epi8(digits)));
        if (count < Bytes)
            return p + count;
        p += Bytes;
    }
#endif
    while (isDigit(p, end))
        ++p;
    return p;
}

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Escapes of a backslash and one letter. Others need a closer look.
constexpr std::array<bool, 256> IsPlainEscape = [] {
    std::array<bool, 256> table {};
    for (const char c : {'"', '\\', '/', 'b', 'f', 'n', 'r', 't'})
        table[uchar(c)] = true;
    return table;
}();

} // namespace

void JsonCursor::skipSomeBlanks()
{
    while (m_p != m_end && isJsonBlank(*m_p) && (*m_p != '\n' || m_lineEnds == LineEnds::AreBlanks))
        ++m_p;
}

/// Past the escape at @p p that is no plain one, or null: there is none.
const char* JsonCursor::passOtherEscape(const char* p) const
{
    constexpr qptrdiff Unicode = 6;
    const bool isUnicode = m_end - p >= Unicode && p[1] == 'u' && isHexDigit(p[2]) && isHexDigit(p[3])
        && isHexDigit(p[4]) && isHexDigit(p[5]);
    return isUnicode ? p + Unicode : nullptr;
}

#ifdef __SSE2__
/// Looks at one block of a text. True: the text is over, or broken. Else @p p is where to go on.
inline bool JsonCursor::passTextBlock(const char*& p, quint64 stops, quint64 slashes)
{
    qsizetype passed = JsonTextBlock::Bytes;
    while (slashes != 0 && (slashes & -slashes) - 1 < (stops & -stops) - 1) {
        const int at = std::countr_zero(slashes);
        if (at == JsonTextBlock::Bytes - 1) {
            passed = at; // comes first in the next block, with what it escapes
            break;
        }
        ++m_escapes;
        if (!IsPlainEscape[uchar(p[at + 1])] && !passOtherEscape(p + at)) {
            fail();
            return true;
        }
        stops &= ~(quint64(2) << at);
        slashes &= ~(quint64(3) << at);
    }
    if (stops == 0) {
        p += passed;
        return false;
    }
    m_p = p + std::countr_zero(stops);
    if (*m_p++ != '"')
        fail();
    return true;
}

[[gnu::target("avx2")]] bool JsonCursor::readLongTextAvx2(const char* p)
{
    while (m_end - p >= JsonTextBlock::Bytes) {
        const auto [stops, slashes] = JsonTextBlock::ofAvx2(p);
        if (passTextBlock(p, stops, slashes))
            return !m_failed;
    }
    return readTextEnd(p);
}

/// Goes on within a text, 64 bytes at once: texts with line breaks hold a backslash in nearly all of them.
bool JsonCursor::readLongText(const char* p)
{
    static const bool hasAvx2 = __builtin_cpu_supports("avx2");
    if (hasAvx2)
        return readLongTextAvx2(p);
    while (m_end - p >= JsonTextBlock::Bytes) {
        const auto [stops, slashes] = JsonTextBlock::of(p);
        if (passTextBlock(p, stops, slashes))
            return !m_failed;
    }
    return readTextEnd(p);
}
#else
bool JsonCursor::readLongText(const char* p)
{
    return readTextEnd(p);
}
#endif

/// The same, one special character after the other.
bool JsonCursor::readTextEnd(const char* p)
{
    const char* stop = findJsonTextStop(p, m_end);
    while (stop != m_end && *stop == '\\') {
        ++m_escapes;
        const bool isPlain = m_end - stop >= 2 && IsPlainEscape[uchar(stop[1])];
        const char* const after = isPlain ? stop + 2 : passOtherEscape(stop);
        if (!after)
            return fail();
        stop = findJsonTextStop(after, m_end);
    }
    if (stop == m_end || *stop != '"')
        return fail();
    m_p = stop + 1;
    return true;
}

bool JsonCursor::readOther()
{
    if (m_failed || m_p == m_end)
        return fail();
    switch (*m_p) {
    case '{':
        return members([this](const RawJson&) { return skip(); });
    case '[':
        return elements([this] { return skip(); });
    case 't':
        return readWord("true");
    case 'f':
        return readWord("false");
    case 'n':
        return readWord("null");
    case 'N':
        return readWord("NaN");
    case 'I':
        return readWord("Infinity");
    default:
        return readNumber();
    }
}

bool JsonCursor::readOddInteger(std::optional<qint64>& count)
{
    RawJson value;
    if (!read(value))
        return false;
    count = value.integer();
    return true;
}

bool JsonCursor::readWord(QByteArrayView word)
{
    if (!QByteArrayView(m_p, m_end).startsWith(word))
        return fail();
    m_p += word.size();
    return true;
}

bool JsonCursor::readNumber()
{
    const char* p = m_p;
    if (p != m_end && *p == '-') {
        ++p;
        if (p != m_end && *p == 'I')
            return readWord("-Infinity");
    }
    if (!isDigit(p, m_end))
        return fail();
    p = *p == '0' ? p + 1 : skipDigits(p + 1, m_end);
    if (p != m_end && *p == '.' && isDigit(p + 1, m_end))
        p = skipDigits(p + 1, m_end);
    if (p != m_end && (*p == 'e' || *p == 'E')) {
        const char* const sign = p + 1;
        const char* const digits = sign != m_end && (*sign == '+' || *sign == '-') ? sign + 1 : sign;
        if (isDigit(digits, m_end))
            p = skipDigits(digits, m_end);
    }
    m_p = p;
    return true;
}

} // namespace stemma
