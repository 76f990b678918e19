// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jsonwriter.h"

#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma::cli {

void JsonWriter::separate()
{
    if (m_out.isEmpty())
        return;
    const char last = m_out.back();
    if (last != '{' && last != '[' && last != ':' && last != '\n')
        m_out += ',';
}

void JsonWriter::begin(char open)
{
    separate();
    m_out += open;
}

void JsonWriter::key(QLatin1StringView name)
{
    separate();
    m_out += '"';
    m_out.append(name.data(), name.size());
    m_out += "\":";
}

void JsonWriter::key(QStringView name)
{
    separate();
    json::appendString(m_out, name);
    m_out += ':';
}

void JsonWriter::value(QStringView text)
{
    separate();
    json::appendString(m_out, text);
}

void JsonWriter::value(qint64 number)
{
    separate();
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number);
    m_out.append(digits, end.ptr - digits);
}

void JsonWriter::value(double number)
{
    separate();
    if (!std::isfinite(number)) {
        m_out += std::isnan(number) ? "\"NaN\"" : number < 0 ? "\"-Infinity\"" : "\"Infinity\"";
        return;
    }
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, number);
    m_out.append(digits, end.ptr - digits);
}

void JsonWriter::value(bool on)
{
    separate();
    m_out += on ? "true" : "false";
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
        beginObject();
        field("base64"_L1, QLatin1StringView(stored.toByteArray().toBase64()));
        endObject();
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
    const auto parsed = json::parse(text.toUtf8());
    if (!parsed) {
        value(text);
        return;
    }
    separate();
    m_out += json::toJson(*parsed);
}

void JsonWriter::field(QLatin1StringView name, QStringView text)
{
    key(name);
    json::appendString(m_out, text);
}

void JsonWriter::field(QLatin1StringView name, QLatin1StringView text)
{
    key(name);
    m_out += '"';
    m_out.append(text.data(), text.size());
    m_out += '"';
}

void JsonWriter::field(QLatin1StringView name, const std::optional<qint64>& number)
{
    if (number)
        field(name, *number);
}

void JsonWriter::field(QLatin1StringView name, const std::optional<double>& number)
{
    if (!number)
        return;
    key(name);
    value(*number);
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

} // namespace stemma::cli
