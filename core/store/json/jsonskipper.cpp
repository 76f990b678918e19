// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonskipper.h"

#include "core/store/json/jsonblocks.h"
#include "core/store/json/jsonstops.h"

#include <bit>

namespace stemma {

JsonSkipper::End JsonSkipper::pass(const char*& p, const char* end, qint64 offset)
{
    m_begin = p;
    m_offset = offset;
#ifdef __SSE2__
    while (end - p >= JsonBlock::Bytes) {
        std::optional<End> done = passBlock(p);
        if (!done)
            done = passBytes(p, p + JsonBlock::Bytes);
        if (*done != End::Open)
            return *done;
    }
#endif
    return passBytes(p, end);
}

#ifdef __SSE2__
/// The same for 64 bytes at once. No value, with nothing done, where that cannot be.
std::optional<JsonSkipper::End> JsonSkipper::passBlock(const char*& p)
{
    const JsonBlock marks = JsonBlock::of(p);
    bool carry = m_escaped;
    const quint64 quotes = marks.quotes & ~marks.escaped(carry);
    const quint64 text = JsonBlock::text(quotes) ^ (m_inText ? ~quint64(0) : 0);
    if (marks.slashes & ~text)
        return std::nullopt; // between values it escapes nothing
    for (quint64 left = marks.brackets & ~text; left != 0; left &= left - 1) {
        const char* const at = p + std::countr_zero(left);
        if (*at == '{' || *at == '[') {
            m_brackets.push(*at == '{');
            continue;
        }
        m_inText = false;
        m_escaped = false;
        if (!m_brackets.pop(*at == '}')) {
            p = at;
            return End::Wrong;
        }
        if (m_brackets.isEmpty()) {
            p = at + 1;
            return End::Closed;
        }
    }
    m_inText = text >> (JsonBlock::Bytes - 1);
    m_escaped = carry;
    if (m_inText && quotes)
        m_textOffset = offsetOf(p) + JsonBlock::Bytes - 1 - std::countl_zero(quotes);
    p += JsonBlock::Bytes;
    return End::Open;
}
#endif

JsonSkipper::End JsonSkipper::passBytes(const char*& p, const char* end)
{
    while (p != end) {
        if (m_inText) {
            if (m_escaped) {
                m_escaped = false;
                ++p;
                continue;
            }
            p = findTextEnd(p, end);
            if (p == end)
                return End::Open;
            m_escaped = *p == '\\';
            m_inText = m_escaped;
            ++p;
            continue;
        }
        p = findStructure(p, end);
        if (p == end)
            return End::Open;
        switch (const char c = *p) {
        case '"':
            m_inText = true;
            m_textOffset = offsetOf(p);
            break;
        case '{':
        case '[':
            m_brackets.push(c == '{');
            break;
        case '}':
        case ']':
            if (!m_brackets.pop(c == '}'))
                return End::Wrong;
            if (m_brackets.isEmpty()) {
                ++p;
                return End::Closed;
            }
            break;
        default:
            break;
        }
        ++p;
    }
    return End::Open;
}

} // namespace stemma
