// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

#include <QByteArrayView>
#include <QString>

#include <initializer_list>
#include <optional>

/// Looks at few members of stored JSON text without building values.
namespace stemma::agentfootprint {

/// The value of a member, empty if there is none. Of a repeated key the last one counts.
[[nodiscard]] QByteArrayView member(QByteArrayView object, QByteArrayView key);

/// The value found by going down from member to member.
[[nodiscard]] QByteArrayView memberAt(QByteArrayView object, std::initializer_list<QByteArrayView> path);

/// The text of a string value; no value: it is no string.
[[nodiscard]] std::optional<QString> stringOf(QByteArrayView value);
[[nodiscard]] std::optional<qint64> integerOf(QByteArrayView value);

/// A key as spelled between its quotes, with its escapes resolved.
[[nodiscard]] QString keyText(QByteArrayView key);

[[nodiscard]] inline bool isObject(QByteArrayView value)
{
    return value.startsWith('{');
}

[[nodiscard]] inline bool isArray(QByteArrayView value)
{
    return value.startsWith('[');
}

[[nodiscard]] inline bool isString(QByteArrayView value)
{
    return value.startsWith('"');
}

/// A member as a field for the inspector: texts, numbers and words as such, everything else as JSON.
[[nodiscard]] StoredField fieldOf(const QString& name, QByteArrayView value, Unit unit = Unit::None);

/// The members of an object as fields, without those that are named and without long ones, which are seen in the raw
/// record.
void addFields(StoredFields& fields, QByteArrayView object, std::initializer_list<QByteArrayView> besides = {});

/// A string, and anything else as it is stored; see cutText().
[[nodiscard]] LongText longText(QByteArrayView value, qint64 maxText);

/// 32 bit FNV-1a over UTF-16 code units, in hex without leading zeros: how the library joins a summary to
/// the record of what it replaced. Texts may be fed one after the other.
class Fingerprint
{
public:
    void add(QStringView text);
    void addUnit(char16_t unit) { m_hash = (m_hash ^ unit) * 16777619u; }
    [[nodiscard]] QString text() const { return QString::number(m_hash, 16); }
    [[nodiscard]] static QString of(QStringView text);

private:
    quint32 m_hash = 2166136261u;
};

} // namespace stemma::agentfootprint
