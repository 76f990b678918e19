// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tokens/piececutter.h"

#include <QChar>

#include <array>

namespace stemma {

namespace {

constexpr uchar LongS[] = {0xc5, 0xbf}; // folds to "s" where case does not count

} // namespace

// Classes of ASCII, which most text is.
PieceCutter::Character PieceCutter::at(qsizetype place) const
{
    static constexpr std::array<quint8, 128> Ascii = [] {
        std::array<quint8, 128> table {};
        for (int c = 'a'; c <= 'z'; ++c) {
            table[size_t(c)] = Letter | Lower;
            table[size_t(c - 'a' + 'A')] = Letter | Upper;
        }
        for (int c = '0'; c <= '9'; ++c)
            table[size_t(c)] = Number;
        for (const char c : {'\t', '\v', '\f', ' '})
            table[uchar(c)] = Space;
        for (const char c : {'\r', '\n'})
            table[uchar(c)] = Space | LineEnd;
        return table;
    }();
    const uchar byte = m_text[place];
    return byte < 0x80 ? Character {Ascii[byte], 1} : decoded(place);
}

PieceCutter::Character PieceCutter::decoded(qsizetype place) const
{
    const uchar first = m_text[place];
    const quint8 length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (place + length > m_size)
        return {0, quint8(m_size - place)};
    char32_t code = first & (0xffU >> (length + 1));
    for (int i = 1; i < length; ++i)
        code = (code << 6) | (m_text[place + i] & 0x3fU);
    switch (QChar::category(code)) {
    case QChar::Letter_Uppercase:
    case QChar::Letter_Titlecase:
        return {Letter | Upper, length};
    case QChar::Letter_Lowercase:
        return {Letter | Lower, length};
    case QChar::Letter_Modifier:
    case QChar::Letter_Other:
        return {Letter | Upper | Lower, length};
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        return {Upper | Lower, length};
    case QChar::Number_DecimalDigit:
    case QChar::Number_Letter:
    case QChar::Number_Other:
        return {Number, length};
    default:
        return {quint8(QChar::isSpace(code) ? Space : 0), length};
    }
}

qsizetype PieceCutter::after(qsizetype place, quint8 any) const
{
    while (place < m_size) {
        const Character character = at(place);
        if (!(character.is & any))
            break;
        place += character.length;
    }
    return place;
}

qsizetype PieceCutter::afterNone(qsizetype place, quint8 none) const
{
    while (place < m_size) {
        const Character character = at(place);
        if (character.is & none)
            break;
        place += character.length;
    }
    return place;
}

qsizetype PieceCutter::contraction(qsizetype place) const
{
    const auto lower = [this](qsizetype at) { return at < m_size ? char(m_text[at] | 0x20) : '\0'; };
    if (place >= m_size || m_text[place] != '\'')
        return 0;
    switch (lower(place + 1)) {
    case 's':
    case 'd':
    case 'm':
    case 't':
        return 2;
    case 'l':
        return lower(place + 2) == 'l' ? 3 : 0;
    case 'v':
    case 'r':
        return lower(place + 2) == 'e' ? 3 : 0;
    default:
        break;
    }
    const bool isLongS = place + 2 < m_size && m_text[place + 1] == LongS[0] && m_text[place + 2] == LongS[1];
    return isLongS ? 3 : 0;
}

/// Of cl100k_base: letters, behind any one character that is none of a line.
qsizetype PieceCutter::word(qsizetype begin, Character first) const
{
    if (const qsizetype length = contraction(begin); length > 0)
        return begin + length;
    const qsizetype start = first.is & (Letter | Number | LineEnd) ? begin : begin + first.length;
    const qsizetype end = after(start, Letter);
    return end > start ? end : begin;
}

/// Capitals, then at least one small letter; what is neither counts as both. @p start: there is none.
qsizetype PieceCutter::mixedWord(qsizetype start) const
{
    qsizetype place = start;
    qsizetype afterLower = start;
    while (place < m_size) {
        const Character character = at(place);
        if (!(character.is & Upper))
            break;
        place += character.length;
        if (character.is & Lower)
            afterLower = place;
    }
    const qsizetype end = after(place, Lower);
    return end > place ? end : afterLower;
}

/// Of o200k_base: capitals and then small letters, behind any one character that is none of a line.
qsizetype PieceCutter::casedWord(qsizetype begin, Character first) const
{
    const bool mayLead = !(first.is & (Letter | Number | LineEnd));
    const qsizetype start = mayLead ? begin + first.length : begin;
    qsizetype end = mixedWord(start);
    if (end == start && mayLead) {
        end = mixedWord(begin); // a mark is a word's first as well
        if (end > begin)
            return end + contraction(end);
        end = start;
    }
    if (end == start)
        end = after(start, Upper);
    return end > start ? end + contraction(end) : begin;
}

qsizetype PieceCutter::number(qsizetype begin) const
{
    constexpr int MostDigits = 3;
    qsizetype end = begin;
    for (int digits = 0; digits < MostDigits && end < m_size; ++digits) {
        const Character character = at(end);
        if (!(character.is & Number))
            break;
        end += character.length;
    }
    return end;
}

qsizetype PieceCutter::signs(qsizetype begin) const
{
    const qsizetype start = m_text[begin] == ' ' ? begin + 1 : begin;
    qsizetype end = afterNone(start, Space | Letter | Number);
    if (end == start)
        return begin;
    while (end < m_size
        && (m_text[end] == '\r' || m_text[end] == '\n' || (m_pattern == Pattern::O200k && m_text[end] == '/')))
        ++end;
    return end;
}

/// All up to the last line's end; else all but the last, which leads the next word.
qsizetype PieceCutter::blanks(qsizetype begin) const
{
    qsizetype end = begin;
    qsizetype last = begin;
    qsizetype lineEnd = begin;
    while (end < m_size) {
        const Character character = at(end);
        if (!(character.is & Space))
            break;
        last = end;
        end += character.length;
        if (character.is & LineEnd)
            lineEnd = end;
    }
    if (end == m_size && m_pattern == Pattern::Cl100k)
        return end;
    if (lineEnd > begin)
        return lineEnd;
    return end == m_size || last == begin ? end : last;
}

QByteArrayView PieceCutter::next()
{
    const qsizetype begin = m_at;
    const Character first = at(begin);
    qsizetype end = m_pattern == Pattern::Cl100k ? word(begin, first) : casedWord(begin, first);
    if (end == begin && first.is & Number)
        end = number(begin);
    if (end == begin)
        end = signs(begin);
    if (end == begin)
        end = first.is & Space ? blanks(begin) : begin + first.length;
    m_at = end;
    return {m_text + begin, end - begin};
}

} // namespace stemma
