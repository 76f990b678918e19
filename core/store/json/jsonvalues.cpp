// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonvalues.h"

namespace stemma::json {

Value valueOf(const Result<QByteArray>& stored)
{
    return stored ? parse(*stored).value_or(Value()) : Value();
}

Value prefixOf(const Result<QByteArray>& stored)
{
    return stored ? parsePrefix(*stored).value_or(Value()) : Value();
}

bool isTrue(const Value& object, QStringView key)
{
    return object[key].boolean;
}

std::optional<qint64> millisecondsIn(const Value& object, QStringView key)
{
    constexpr double Most = 9e15; // exact as a double, and later than any date
    const Value* value = object.find(key);
    const double number = value && value->isNumber() ? value->toDouble() : Most;
    return number > -Most && number < Most ? std::optional(qint64(number)) : std::nullopt;
}

std::optional<Time> timeIn(const Value& object, QStringView key)
{
    const qint64 ms = millisecondsIn(object, key).value_or(0);
    return ms > 0 ? std::optional(timeFromMs(ms)) : std::nullopt;
}

Value textValue(const QString& text)
{
    Value value;
    value.kind = Value::Kind::String;
    value.string = text;
    return value;
}

Value objectOf(QList<Value::Member> members)
{
    Value value;
    value.kind = Value::Kind::Object;
    value.members = std::move(members);
    return value;
}

Value listOf(QList<Value> items)
{
    Value value;
    value.kind = Value::Kind::Array;
    value.items = std::move(items);
    return value;
}

Value without(const Value& object, const QStringList& keys)
{
    QList<Value::Member> members = object.members;
    members.removeIf([&](const Value::Member& member) { return keys.contains(member.first); });
    return objectOf(std::move(members));
}

} // namespace stemma::json
