// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

#include <QByteArrayView>
#include <QHash>
#include <QString>

#include <initializer_list>
#include <limits>
#include <optional>

/// Looks at few members of stored JSON text without building values.
namespace stemma::agentfootprint {

/// The text of a string value; no value: it is no string.
[[nodiscard]] std::optional<QString> stringOf(QByteArrayView value);

/// The value of a member, empty if there is none. Of a repeated key the last one counts.
[[nodiscard]] QByteArrayView member(QByteArrayView object, QByteArrayView key);

/// The members of an object in stored order, repeated ones included, with their keys as spelled between the quotes. Of
/// broken text those before the broken place.
[[nodiscard]] QList<std::pair<QByteArrayView, QByteArrayView>> membersOf(QByteArrayView object);
/// The elements of an array; none: it is no array.
[[nodiscard]] QList<QByteArrayView> elementsOf(QByteArrayView array);

/// The members of an object, each found by its key. Of broken text those before the broken place.
class Members
{
public:
    explicit Members(QByteArrayView object);

    [[nodiscard]] bool areWhole() const { return m_areWhole; } ///< false: it is no well-formed object
    [[nodiscard]] QByteArrayView at(QByteArrayView key) const { return m_values.value(key); }
    [[nodiscard]] QString text(QByteArrayView key) const { return stringOf(at(key)).value_or(QString()); }

private:
    QHash<QByteArrayView, QByteArrayView> m_values; ///< of a repeated key the last one
    bool m_areWhole = false;
};

/// The value found by going down from member to member.
[[nodiscard]] QByteArrayView memberAt(QByteArrayView object, std::initializer_list<QByteArrayView> path);

[[nodiscard]] std::optional<qint64> integerOf(QByteArrayView value);
/// The text of a member that is a string, else nothing.
[[nodiscard]] QString textAt(QByteArrayView object, QByteArrayView key);

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

/// For whoever looks at no text: all of them are empty.
inline constexpr qint64 NoText = std::numeric_limits<qint64>::min();
/// A string, and anything else as it is stored; see cutText().
[[nodiscard]] LongText longText(QByteArrayView value, qint64 maxText);
/// Any value as it is stored.
[[nodiscard]] LongText sourceText(QByteArrayView value, qint64 maxText);

/// 32 bit FNV-1a over UTF-16 code units, in hex without leading zeros: how the library joins a summary to
/// the record of what it replaced.
[[nodiscard]] QString fingerprintOf(QStringView text);

} // namespace stemma::agentfootprint
