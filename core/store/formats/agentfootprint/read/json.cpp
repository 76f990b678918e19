// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/json.h"

#include "core/store/json/json.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/textcut.h"

#include <algorithm>

namespace stemma::agentfootprint {

QByteArrayView member(QByteArrayView object, QByteArrayView key)
{
    QByteArrayView found;
    if (isObject(object)) {
        forEachJsonMember(object, [&](QByteArrayView name, QByteArrayView value) {
            if (name == key)
                found = value;
            return true;
        });
    }
    return found;
}

QByteArrayView memberAt(QByteArrayView object, std::initializer_list<QByteArrayView> path)
{
    for (const QByteArrayView key : path)
        object = member(object, key);
    return object;
}

std::optional<QString> stringOf(QByteArrayView value)
{
    if (!isString(value))
        return {};
    auto parsed = json::parse(value);
    if (!parsed || !parsed->isString())
        return {};
    return std::move(parsed->string);
}

std::optional<qint64> integerOf(QByteArrayView value)
{
    bool ok = false;
    const qint64 number = value.toLongLong(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

QString keyText(QByteArrayView key)
{
    if (key.contains('\\')) {
        if (const auto text = stringOf(QByteArray('"' + key.toByteArray() + '"')))
            return *text;
    }
    return QString::fromUtf8(key);
}

StoredField fieldOf(const QString& name, QByteArrayView value, Unit unit)
{
    StoredField field {name, {}, unit, false};
    if (const auto text = stringOf(value))
        field.value = *text;
    else if (const auto number = integerOf(value))
        field.value = *number;
    else if (value == "true" || value == "false")
        field.value = value == "true";
    else if (value != "null")
        field = {name, QString::fromUtf8(value), Unit::Json, false};
    return field;
}

void addFields(StoredFields& fields, QByteArrayView object, std::initializer_list<QByteArrayView> besides)
{
    constexpr qsizetype MostBytes = 4096;
    forEachJsonMember(object, [&](QByteArrayView key, QByteArrayView value) {
        if (value.size() <= MostBytes && std::ranges::find(besides, key) == besides.end())
            fields << fieldOf(keyText(key), value);
        return true;
    });
}

LongText longText(QByteArrayView value, qint64 maxText)
{
    return cutText(stringOf(value).value_or(QString::fromUtf8(value)), maxText);
}

void Fingerprint::add(QStringView text)
{
    for (const QChar c : text)
        addUnit(c.unicode());
}

QString Fingerprint::of(QStringView text)
{
    Fingerprint fingerprint;
    fingerprint.add(text);
    return fingerprint.text();
}

} // namespace stemma::agentfootprint
