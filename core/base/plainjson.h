// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <nlohmann/json.hpp>

#include <expected>
#include <optional>

// JSON that is ours or a service's: settings, journals, requests to models, output of commands. What agents store is
// read by core/store/json, which keeps what this library would refuse or change. For .cpp files: the library is large,
// and headers do with <nlohmann/json_fwd.hpp>.

namespace stemma {

using JsonValue = nlohmann::ordered_json; ///< members in the order in which they were set

struct JsonError
{
    qint64 offset = 0; ///< in bytes, where reading stopped
    QString message; ///< English, for Error::cause
};

[[nodiscard]] std::expected<JsonValue, JsonError> parseJson(QByteArrayView utf8);
/// The value of @p utf8; null: it is no JSON.
[[nodiscard]] JsonValue jsonOrNull(QByteArrayView utf8);
[[nodiscard]] QByteArray compactJson(const JsonValue& value);
[[nodiscard]] QByteArray indentedJson(const JsonValue& value); ///< by four blanks, with a line end

// Readers that take what they find: a value of another kind is none.

/// The member of an object; null: there is none.
[[nodiscard]] const JsonValue& memberOf(const JsonValue& object, std::string_view key);
/// The object itself; an empty one: it is none.
[[nodiscard]] const JsonValue& asObject(const JsonValue& value);
/// The item of an array; null: there is none.
[[nodiscard]] const JsonValue& itemOf(const JsonValue& array, size_t index);
[[nodiscard]] bool isText(const JsonValue& value, QLatin1StringView text);
[[nodiscard]] QString textOf(const JsonValue& value);
[[nodiscard]] std::optional<qint64> integerOf(const JsonValue& value); ///< also of 3.0
[[nodiscard]] std::optional<double> numberOf(const JsonValue& value);
[[nodiscard]] bool flagOf(const JsonValue& value);

template<typename T> [[nodiscard]] JsonValue orNull(const std::optional<T>& value)
{
    return value ? JsonValue(*value) : JsonValue();
}

} // namespace stemma

// Half a surrogate pair becomes a question mark: JSON has no word for it.
template<> struct nlohmann::adl_serializer<QString>
{
    static void to_json(auto& json, const QString& text) { json = text.toUtf8().toStdString(); }
};

template<> struct nlohmann::adl_serializer<QLatin1StringView>
{
    static void to_json(auto& json, QLatin1StringView text) { json = QString(text).toUtf8().toStdString(); }
};

template<typename Tag> struct nlohmann::adl_serializer<stemma::Id<Tag>>
{
    static void to_json(auto& json, const stemma::Id<Tag>& id) { json = id.value; }
};
