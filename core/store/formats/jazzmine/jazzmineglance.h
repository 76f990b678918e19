// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// Single values of a record as they are spelled, read without parsing the record.
namespace stemma {

/// As QString::fromUtf8(), which would swallow a U+FEFF at the beginning.
[[nodiscard]] QString textFromUtf8(QByteArrayView utf8);
/// The key as it is meant; nearly always as it is spelled, and otherwise kept in @p decoded.
[[nodiscard]] QByteArrayView jazzmineKey(QByteArrayView spelled, QByteArray& decoded);
[[nodiscard]] std::optional<QString> glanceText(QByteArrayView value);
/// As the library reads integers; MongoDB's wrapped numbers too.
[[nodiscard]] std::optional<qint64> glanceInteger(QByteArrayView value);
[[nodiscard]] bool glanceBool(QByteArrayView value, bool otherwise);

} // namespace stemma
