// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsoncursor.h"
#include "core/store/json/recordtemplates.h"
#include "core/store/json/jsonrecords.h"

#include <QByteArray>
#include <QString>
#include <QtEndian>

#include <optional>

/// Single values of a record as they are spelled, read without parsing the record.
namespace stemma::jazzmine {

/// As QString::fromUtf8(), which would swallow a U+FEFF at the beginning.
[[nodiscard]] QString textFromUtf8(QByteArrayView utf8);
/// The key as it is meant; nearly always as it is spelled, and otherwise kept in @p decoded.
[[nodiscard]] QByteArrayView keyOf(QByteArrayView sourceText, QByteArray& decoded);
[[nodiscard]] std::optional<QString> quickText(QByteArrayView value);
/// What eight digits at @p p say, or -1 where they are not all digits: all of them at once, since times have thirteen.
[[nodiscard]] inline qint64 eightDigits(const char* p)
{
    constexpr quint64 Zeros = 0x3030303030303030;
    constexpr quint64 HighHalves = 0xf0f0f0f0f0f0f0f0;
    constexpr quint64 Sixes = 0x0606060606060606;
    const auto word = qFromLittleEndian<quint64>(p);
    if ((word & HighHalves) != Zeros || ((word + Sixes) & HighHalves) != Zeros)
        return -1;
    quint64 pairs = word - Zeros;
    pairs = (pairs * 10 + (pairs >> 8)) & 0x00ff00ff00ff00ff;
    pairs = (pairs * 100 + (pairs >> 16)) & 0x0000ffff0000ffff;
    return qint64((pairs * 10'000 + (pairs >> 32)) & 0xffffffff);
}
[[nodiscard]] std::optional<qint64> quickOddInteger(QByteArrayView value);
/// As the library reads integers; MongoDB's wrapped numbers too.
[[nodiscard]] inline std::optional<qint64> quickInteger(QByteArrayView value)
{
    constexpr qsizetype Safe = 18;
    if (isWord(value, "0"))
        return 0;
    if (value.isEmpty() || value.size() > Safe || value[0] < '1' || value[0] > '9')
        return quickOddInteger(value);
    constexpr qsizetype Word = 8;
    const bool hasWord = value.size() >= Word;
    qint64 number = hasWord ? eightDigits(value.data()) : 0;
    if (number < 0)
        return quickOddInteger(value);
    for (const char c : value.sliced(hasWord ? Word : 0)) {
        if (c < '0' || c > '9')
            return quickOddInteger(value);
        number = number * 10 + (c - '0');
    }
    return number;
}
[[nodiscard]] bool quickBool(QByteArrayView value, bool otherwise);

/// Walks the members of a record: @p take gets the index of the key among @p Keys, or their number for another one,
/// and the value. Where the record is not JSON, the readable part and false.
template<const auto& Keys, typename Take> bool scanMembers(QByteArrayView json, Take&& take)
{
    JsonCursor cursor(json);
    const bool isWhole = cursor.members<Keys>([&](size_t key) {
        RawJson value;
        const bool isRead = cursor.read(value);
        if (isRead)
            take(key, value.bytes);
        return isRead;
    });
    if (isWhole && cursor.isAtEnd())
        return true;
    QByteArray decoded;
    forEachJsonMember(json, [&](QByteArrayView sourceText, QByteArrayView value) {
        const QByteArrayView key = keyOf(sourceText, decoded);
        take(size_t(std::ranges::find(Keys, key, &JsonKey::name) - Keys.begin()), value);
        return true;
    });
    return false;
}

/// The same of a record that @p rest begins with: its length, or -1 where that is not a whole one. @p wanted: see
/// RecordTemplates.
template<const auto& Keys, typename Take>
qint64 scanMembersAhead(QByteArrayView rest, RecordTemplates<Keys>& templates, quint64 wanted, Take&& take)
{
    JsonCursor cursor(rest);
    const bool isWhole = templates.members(cursor, wanted, std::forward<Take>(take));
    return isWhole ? cursor.position() - rest.data() : -1;
}

} // namespace stemma::jazzmine
