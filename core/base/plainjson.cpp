// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"

#include <cmath>

namespace stemma {

namespace {

const Json NoJson;

QByteArray dumpedJson(const Json& value, int indent)
{
    return QByteArray::fromStdString(value.dump(indent, ' ', false, Json::error_handler_t::replace));
}

} // namespace

std::expected<Json, JsonError> parseJson(QByteArrayView utf8)
{
    try {
        return Json::parse(utf8.begin(), utf8.end());
    } catch (const Json::parse_error& error) {
        return std::unexpected(JsonError {qint64(error.byte), QString::fromUtf8(error.what())});
    } catch (const Json::exception& error) { // a number beyond the range of a double
        return std::unexpected(JsonError {0, QString::fromUtf8(error.what())});
    }
}

Json jsonOrNull(QByteArrayView utf8)
{
    return parseJson(utf8).value_or(Json());
}

QByteArray compactJson(const Json& value)
{
    return dumpedJson(value, -1);
}

QByteArray indentedJson(const Json& value)
{
    constexpr int Blanks = 4;
    return dumpedJson(value, Blanks) + '\n';
}

const Json& memberOf(const Json& object, std::string_view key)
{
    if (!object.is_object())
        return NoJson;
    const auto found = object.find(key);
    return found == object.end() ? NoJson : *found;
}

const Json& asObject(const Json& value)
{
    static const Json empty = Json::object();
    return value.is_object() ? value : empty;
}

const Json& itemOf(const Json& array, size_t index)
{
    return array.is_array() && index < array.size() ? array[index] : NoJson;
}

bool isText(const Json& value, QLatin1StringView text)
{
    return value.is_string()
        && value.get_ref<const std::string&>() == std::string_view(text.data(), size_t(text.size()));
}

QString textOf(const Json& value)
{
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string&>()) : QString();
}

std::optional<qint64> integerOf(const Json& value)
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

std::optional<double> numberOf(const Json& value)
{
    return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

bool flagOf(const Json& value)
{
    return value.is_boolean() && value.get<bool>();
}

} // namespace stemma
