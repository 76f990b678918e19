// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace stemma::json {

/// Where something stands in a JSON text, in bytes.
struct Range
{
    qsizetype start = 0;
    qsizetype length = 0;
    bool operator==(const Range&) const = default;
};

/// The value of a member of an object, as spelled; of a repeated key the last one, as readers take it. No value: the
/// text is no object, or has no such member. The text must have been parsed without an error before.
[[nodiscard]] std::optional<Range> memberValue(QByteArrayView object, QByteArrayView key);

/// The same of an object that stands at @p object of @p text; the place is one in the text.
[[nodiscard]] std::optional<Range> memberAt(QByteArrayView text, const Range& object, QByteArrayView key);
/// The object with these members before its own, but for those that it has.
[[nodiscard]] QByteArray withMembers(QByteArrayView object, const QList<std::pair<QByteArray, QString>>& members);

/// @p text with the bytes of @p range replaced; everything else stays as it is spelled.
[[nodiscard]] QByteArray spliced(const QByteArray& text, const Range& range, QByteArrayView replacement);

} // namespace stemma::json
