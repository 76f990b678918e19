// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/jsonwriter.h"

#include "core/store/json/json.h"

#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// As the library writes an empty binary value up to its subtype. No text can look like it, for its quotes are escaped.
constexpr std::string_view Placeholder = R"({"bytes":[],"subtype":)";

} // namespace

JsonWriter::JsonWriter() = default;

JsonValue& JsonWriter::put(JsonValue value)
{
    JsonValue& open = *m_open.back();
    if (open.is_array()) {
        open.push_back(std::move(value));
        return open.back();
    }
    JsonValue& place = open[m_key];
    place = std::move(value);
    return place;
}

// The library has no such values. An empty binary one keeps the place.
void JsonWriter::putSpelled(QByteArray text)
{
    put(JsonValue::binary({}, m_spelled.size()));
    m_spelled.push_back(std::move(text));
}

void JsonWriter::appendTo(QByteArray& out) const
{
    const std::string text = m_object.dump(-1, ' ', false, JsonValue::error_handler_t::replace);
    size_t from = 0;
    for (size_t place = text.find(Placeholder); place != std::string::npos; place = text.find(Placeholder, from)) {
        out.append(text.data() + from, qsizetype(place - from));
        size_t number = 0;
        const char* digits = text.data() + place + Placeholder.size();
        const auto end = std::from_chars(digits, text.data() + text.size(), number).ptr;
        out += m_spelled[number];
        from = size_t(end - text.data()) + 1; // behind its brace
    }
    out.append(text.data() + from, qsizetype(text.size() - from));
}

void JsonWriter::value(QStringView text)
{
    if (text.isValidUtf16()) {
        const QByteArray utf8 = text.toUtf8();
        put(std::string(utf8.constData(), size_t(utf8.size())));
        return;
    }
    putSpelled(stemma::json::quotedText(text));
}

void JsonWriter::value(double number)
{
    if (std::isfinite(number))
        put(number);
    else
        put(std::isnan(number) ? "NaN" : number < 0 ? "-Infinity" : "Infinity");
}

void JsonWriter::value(const QVariant& stored, bool isJson)
{
    switch (stored.typeId()) {
    case QMetaType::Bool:
        value(stored.toBool());
        break;
    case QMetaType::Int:
    case QMetaType::LongLong:
        value(stored.toLongLong());
        break;
    case QMetaType::Double:
        value(stored.toDouble());
        break;
    case QMetaType::QByteArray:
        put(JsonValue {{"base64", stored.toByteArray().toBase64().toStdString()}});
        break;
    default:
        if (isJson)
            json(stored.toString());
        else
            value(QStringView(stored.toString()));
    }
}

void JsonWriter::json(QStringView text)
{
    if (const auto parsed = stemma::json::parse(text.toUtf8()))
        putSpelled(stemma::json::toJson(*parsed));
    else
        value(text);
}

void JsonWriter::field(QLatin1StringView name, const std::optional<qint64>& number)
{
    if (number)
        field(name, *number);
}

void JsonWriter::field(QLatin1StringView name, const std::optional<double>& number)
{
    if (number)
        key(name), value(*number);
}

void JsonWriter::field(QLatin1StringView name, const std::optional<Time>& time)
{
    if (time)
        field(name, QStringView(toIso(*time)));
}

void JsonWriter::optional(QLatin1StringView name, QStringView text)
{
    if (!text.isEmpty())
        field(name, text);
}

} // namespace stemma
