// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzmineglance.h"

#include "core/base/json.h"
#include "core/store/formats/jazzmine/jazzmineextendedjson.h"
#include "core/store/formats/jazzmine/jazzminemodel.h"

#include <QStringDecoder>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace stemma {

QString textFromUtf8(QByteArrayView utf8)
{
    QStringDecoder decoder(
        QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(utf8);
}

QByteArrayView jazzmineKey(QByteArrayView spelled, QByteArray& decoded)
{
    if (!spelled.contains('\\'))
        return spelled;
    const auto key = json::parse(QByteArray('"' + spelled.toByteArray() + '"'));
    decoded = key ? key->string.toUtf8() : spelled.toByteArray();
    return decoded;
}

std::optional<QString> glanceText(QByteArrayView value)
{
    if (value.size() < 2 || value[0] != '"')
        return {};
    if (!value.contains('\\'))
        return textFromUtf8(value.sliced(1, value.size() - 2));
    const auto text = json::parse(value);
    return text ? std::optional(text->string) : std::nullopt;
}

namespace {

/// What eight digits at @p p say, or -1 where they are not all digits: all of them at once, since times have thirteen.
qint64 eightDigits(const char* p)
{
    constexpr quint64 Zeros = 0x3030303030303030;
    constexpr quint64 HighHalves = 0xf0f0f0f0f0f0f0f0;
    constexpr quint64 Sixes = 0x0606060606060606;
    const auto word = qFromLittleEndian<quint64>(p);
    if ((word & HighHalves) != Zeros || ((word + Sixes) & HighHalves) != Zeros)
        return -1;
    quint64 pairs = word - Zeros;
    pairs = (pairs * 10 + (pairs >> 8)) & 0x00ff00ff00ff00ff;
    pairs = (pairs * 100 + (pairs >> 16)) & 0x0000ffff0000ffff;
    return qint64((pairs * 10'000 + (pairs >> 32)) & 0xffffffff);
}

} // namespace

std::optional<qint64> glanceInteger(QByteArrayView value)
{
    constexpr qsizetype Safe = 18;
    if (value.isEmpty())
        return {};
    if (isWord(value, "0"))
        return 0;
    if (value.size() <= Safe && value[0] >= '1' && value[0] <= '9') {
        constexpr qsizetype Word = 8;
        qint64 number = value.size() >= Word ? eightDigits(value.data()) : 0;
        for (const char c : value.sliced(value.size() >= Word ? Word : 0)) {
            if (c < '0' || c > '9' || number < 0) {
                number = -1;
                break;
            }
            number = number * 10 + (c - '0');
        }
        if (number >= 0)
            return number;
    }
    auto parsed = json::parse(value);
    if (!parsed)
        return {};
    unwrapExtendedJson(*parsed);
    return jazzmineInteger(*parsed);
}

bool glanceBool(QByteArrayView value, bool otherwise)
{
    if (value == "true" || value == "false")
        return value == "true";
    const auto parsed = json::parse(value);
    return parsed ? jazzmineBool(*parsed).value_or(otherwise) : otherwise;
}

} // namespace stemma
