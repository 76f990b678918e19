// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsonblocks.h"
#include "core/store/json/jsoncursor.h"

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <cstring>

/// Where the words, texts and brackets of JSON end, as the readers of records need it.
namespace stemma {

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
