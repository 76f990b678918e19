// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/glance.h"

#include "core/store/formats/jazzmine/read/extendedjson.h"
#include "core/store/formats/jazzmine/read/model.h"
#include "core/store/json/json.h"

#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

QString textFromUtf8(QByteArrayView utf8)
{
    QStringDecoder decoder(
        QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(utf8);
}

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
    if (value.size() < 2 || value[0] != '"')
        return {};
    if (!value.contains('\\'))
        return textFromUtf8(value.sliced(1, value.size() - 2));
    const auto text = json::parse(value);
    return text ? std::optional(text->string) : std::nullopt;
}

std::optional<qint64> quickOddInteger(QByteArrayView value)
{
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
