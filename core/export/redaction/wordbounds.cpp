// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/wordbounds.h"

#include <algorithm>

namespace stemma::wordbounds {

namespace {

bool isAsciiWord(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') || (u >= u'0' && u <= u'9') || u == u'_';
}

bool isHex(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= u'0' && u <= u'9') || (u >= u'a' && u <= u'f') || (u >= u'A' && u <= u'F');
}

/// "\x1b[1;32m", as terminals show colours
bool isBehindColour(QStringView text, qsizetype at)
{
    constexpr qsizetype Longest = 32;
    if (at < 3 || text[at - 1].unicode() < 0x40 || text[at - 1].unicode() > 0x7E)
        return false;
    const qsizetype least = std::max<qsizetype>(1, at - Longest);
    qsizetype start = at - 2;
    while (start > least && text[start].unicode() >= 0x20 && text[start].unicode() < 0x40)
        --start;
    return start >= 1 && text[start] == u'[' && text[start - 1] == u'\x1b';
}

} // namespace

bool isOfWord(QChar c)
{
    if (c.unicode() < 0x80)
        return isAsciiWord(c) && c != u'_';
    if (!c.isLetterOrNumber() && !c.isMark())
        return false;
    switch (c.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: // particles follow a word without a blank
    case QChar::Script_Bopomofo:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return false;
    default:
        // The sign of a long vowel belongs to several of these scripts.
        return c.unicode() != 0x30FC;
    }
}

bool isBehindEscape(QStringView text, qsizetype at)
{
    static constexpr qsizetype Short = 2; // \n
    static constexpr qsizetype Percent = 3; // %3D
    static constexpr qsizetype Unicode = 6; // \u003d
    if (at >= Short && text[at - Short] == u'\\' && QStringView(u"nrt").contains(text[at - 1]))
        return true;
    if (at >= Percent && text[at - Percent] == u'%' && text[at - 2] >= u'0' && text[at - 2] < u'8'
        && isHex(text[at - 1]))
        return true;
    if (isBehindColour(text, at))
        return true;
    return at >= Unicode && text.sliced(at - Unicode).startsWith(u"\\u")
        && std::ranges::all_of(text.sliced(at - 4, 4), isHex);
}

bool isWordStart(QStringView text, qsizetype at)
{
    return at == 0 || !isAsciiWord(text[at - 1]) || isBehindEscape(text, at);
}

qsizetype startOfWord(QStringView text, qsizetype at, QStringView signs)
{
    constexpr qsizetype Farthest = 256;
    const qsizetype least = std::max<qsizetype>(0, at - Farthest);
    qsizetype start = at;
    while (start > least && (isOfWord(text[start - 1]) || signs.contains(text[start - 1]))) {
        if (start < at && isBehindEscape(text, start))
            break;
        --start;
    }
    return start;
}

} // namespace stemma::wordbounds
