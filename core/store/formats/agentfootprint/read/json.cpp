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
    forEachJsonMember(object, [&](QByteArrayView name, QByteArrayView value) {
        if (name == key)
            found = value;
        return true;
    });
    return found;
}

QList<std::pair<QByteArrayView, QByteArrayView>> membersOf(QByteArrayView object)
{
    QList<std::pair<QByteArrayView, QByteArrayView>> members;
    forEachJsonMember(object, [&members](QByteArrayView key, QByteArrayView value) {
        members.emplaceBack(key, value);
        return true;
    });
    return members;
}

Members::Members(QByteArrayView object)
    : m_areWhole(forEachJsonMember(object, [this](QByteArrayView key, QByteArrayView value) {
        m_values.insert(key, value);
        return true;
    }))
{
}

QList<QByteArrayView> elementsOf(QByteArrayView array)
{
    QList<QByteArrayView> elements;
    forEachJsonElement(array, [&elements](QByteArrayView value) {
        elements.append(value);
        return true;
    });
    return elements;
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

QString textAt(QByteArrayView object, QByteArrayView key)
{
    return stringOf(member(object, key)).value_or(QString());
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
    for (const auto& [key, value] : membersOf(object)) {
        if (value.size() <= MostBytes && !std::ranges::contains(besides, key))
            fields << fieldOf(keyText(key), value);
    }
}

LongText longText(QByteArrayView value, qint64 maxText)
{
    return maxText != NoText && isString(value) ? cutText(stringOf(value).value_or(QString::fromUtf8(value)), maxText)
                                                : sourceText(value, maxText);
}

LongText sourceText(QByteArrayView value, qint64 maxText)
{
    return maxText == NoText ? LongText() : cutText(QString::fromUtf8(value), maxText);
}

QString fingerprintOf(QStringView text)
{
    quint32 hash = 2166136261u;
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 16777619u;
    return QString::number(hash, 16);
}

} // namespace stemma::agentfootprint
