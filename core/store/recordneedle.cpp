// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/recordneedle.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Of heads and ends of diffs.
constexpr std::array OwnWords {"diff"_L1, "git"_L1, "dev"_L1, "null"_L1, "newline"_L1, "new"_L1, "file"_L1, "rename"_L1,
    "from"_L1, "index"_L1, "deleted"_L1, "mode"_L1, "end"_L1, "of"_L1, "no"_L1, "at"_L1, "a"_L1, "b"_L1, "to"_L1};

bool isLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

} // namespace

bool isRecordNeedle(QByteArrayView word)
{
    const auto isOfWord = [](char byte) { return isLetter(byte) || (byte >= '0' && byte <= '9') || byte == '_'; };
    const auto isIn
        = [word](QLatin1StringView own) { return own.contains(QLatin1StringView(word), Qt::CaseInsensitive); };
    return std::ranges::all_of(word, isOfWord) && std::ranges::any_of(word, isLetter)
        && std::ranges::none_of(OwnWords, isIn);
}

} // namespace stemma
