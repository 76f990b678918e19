// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonmembers.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Single values of a record as they are spelled, read without parsing the record.
namespace stemma::jazzmine {

/// The key as it is meant; nearly always as it is spelled, and otherwise kept in @p decoded.
[[nodiscard]] QByteArrayView keyOf(QByteArrayView sourceText, QByteArray& decoded);
[[nodiscard]] std::optional<QString> quickText(QByteArrayView value);
/// As the library reads integers; MongoDB's wrapped numbers too.
[[nodiscard]] std::optional<qint64> quickInteger(QByteArrayView value);
[[nodiscard]] bool quickBool(QByteArrayView value, bool otherwise);

/// Walks the members of the record that @p text begins with: @p take gets the index of the key among @p Keys, or their
/// number for another one, and the value. The record's length, or -1 where it is not whole.
template<const auto& Keys, typename Take> qint64 scanRecord(QByteArrayView text, Take&& take)
{
    JsonCursor cursor(text);
    const bool isWhole = cursor.members<Keys>([&](size_t key) {
        RawJson value;
        const bool isRead = cursor.read(value);
        if (isRead)
            take(key, value.bytes);
        return isRead;
    });
    return isWhole ? cursor.position() - text.data() : -1;
}

/// The same of a record that is all of @p json. Where that is not JSON, the readable part and false.
template<const auto& Keys, typename Take> bool scanMembers(QByteArrayView json, Take&& take)
{
    if (scanRecord<Keys>(json, take) == json.size())
        return true;
    QByteArray decoded;
    forEachJsonMember(json, [&](QByteArrayView sourceText, QByteArrayView value) {
        const QByteArrayView key = keyOf(sourceText, decoded);
        take(size_t(std::ranges::find(Keys, key, &JsonKey::name) - Keys.begin()), value);
        return true;
    });
    return false;
}

} // namespace stemma::jazzmine
