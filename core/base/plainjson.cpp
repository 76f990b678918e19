// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"

#include <cmath>

namespace stemma {

namespace {

const JsonValue NoJson;

QByteArray dumpedJson(const JsonValue& value, int indent)
{
    return QByteArray::fromStdString(value.dump(indent, ' ', false, JsonValue::error_handler_t::replace));
}

} // namespace

std::expected<JsonValue, JsonError> parseJson(QByteArrayView utf8)
{
    try {
        return JsonValue::parse(utf8.begin(), utf8.end());
    } catch (const JsonValue::parse_error& error) {
        return std::unexpected(JsonError {qint64(error.byte), QString::fromUtf8(error.what())});
    } catch (const JsonValue::exception& error) { // a number beyond the range of a double
        return std::unexpected(JsonError {0, QString::fromUtf8(error.what())});
    }
}

JsonValue jsonOrNull(QByteArrayView utf8)
{
    return parseJson(utf8).value_or(JsonValue());
}

QByteArray compactJson(const JsonValue& value)
{
    return dumpedJson(value, -1);
}

QByteArray indentedJson(const JsonValue& value)
{
    constexpr int Blanks = 4;
    return dumpedJson(value, Blanks) + '\n';
}

const JsonValue& memberOf(const JsonValue& object, std::string_view key)
{
    if (!object.is_object())
        return NoJson;
    const auto found = object.find(key);
    return found == object.end() ? NoJson : *found;
}

const JsonValue& asObject(const JsonValue& value)
{
    static const JsonValue empty = JsonValue::object();
    return value.is_object() ? value : empty;
}

const JsonValue& itemOf(const JsonValue& array, size_t index)
{
    return array.is_array() && index < array.size() ? array[index] : NoJson;
}

bool isText(const JsonValue& value, QLatin1StringView text)
{
    return value.is_string()
        && value.get_ref<const std::string&>() == std::string_view(text.data(), size_t(text.size()));
}

QString textOf(const JsonValue& value)
{
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string&>()) : QString();
}

std::optional<qint64> integerOf(const JsonValue& value)
{
    constexpr quint64 Largest = std::numeric_limits<qint64>::max();
    if (value.is_number_unsigned())
        return value.get<quint64>() <= Largest ? std::optional(qint64(value.get<quint64>())) : std::nullopt;
    if (value.is_number_integer())
        return value.get<qint64>();
    const double number = value.is_number() ? value.get<double>() : 0.5;
    // The largest double below 2^63: what lies above has no place in 64 bits.
    const bool fits = number >= -0x1p63 && number < 0x1p63 && std::trunc(number) == number;
    return fits ? std::optional(qint64(number)) : std::nullopt;
}

std::optional<double> numberOf(const JsonValue& value)
{
    return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

bool flagOf(const JsonValue& value)
{
    return value.is_boolean() && value.get<bool>();
}

} // namespace stemma
