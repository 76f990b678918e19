// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/glance.h"

#include "core/store/formats/jazzmine/read/model.h"
#include "core/store/json/json.h"

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

QByteArrayView keyOf(QByteArrayView sourceText, QByteArray& decoded)
{
    if (!sourceText.contains('\\'))
        return sourceText;
    const auto key = json::parse(QByteArray('"' + sourceText.toByteArray() + '"'));
    decoded = key ? key->string.toUtf8() : sourceText.toByteArray();
    return decoded;
}

std::optional<QString> quickText(QByteArrayView value)
{
    const RawJson text {value, value.contains('\\')};
    return text.isText() ? std::optional(text.text()) : std::nullopt;
}

std::optional<qint64> quickInteger(QByteArrayView value)
{
    if (const auto number = RawJson {value}.integer())
        return number;
    if (value.isEmpty())
        return {};
    auto parsed = json::parse(value);
    if (!parsed)
        return {};
    unwrapExtendedJson(*parsed);
    return integerOf(*parsed);
}

bool quickBool(QByteArrayView value, bool otherwise)
{
    if (value == "true" || value == "false")
        return value == "true";
    const auto parsed = json::parse(value);
    return parsed ? boolOf(*parsed).value_or(otherwise) : otherwise;
}

} // namespace stemma::jazzmine
