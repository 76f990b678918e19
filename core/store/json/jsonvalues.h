// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/base/time.h"
#include "core/store/json/json.h"

namespace stemma::json {

// What members of objects hold, and values made anew.

/// The value of stored bytes; null: they cannot be read, or are no JSON.
[[nodiscard]] Value valueOf(const Result<QByteArray>& stored);
/// The same of the beginning of one.
[[nodiscard]] Value prefixOf(const Result<QByteArray>& stored);

/// A member that is true.
[[nodiscard]] bool isTrue(const Value& object, QStringView key);
/// A number as whole milliseconds; none: it is no number, or no time.
[[nodiscard]] std::optional<qint64> millisecondsIn(const Value& object, QStringView key);
/// The same as a time since 1970; none also where it is 0, by which agents leave a time open.
[[nodiscard]] std::optional<Time> timeIn(const Value& object, QStringView key);

[[nodiscard]] Value textValue(const QString& text);
[[nodiscard]] Value objectOf(QList<Value::Member> members);
[[nodiscard]] Value listOf(QList<Value> items);
/// An object without these members.
[[nodiscard]] Value without(const Value& object, const QStringList& keys);

} // namespace stemma::json
