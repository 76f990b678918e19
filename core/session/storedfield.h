// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QVariant>

#include <algorithm>

namespace stemma {

/// What a stored figure counts, so that views can show it with its unit.
enum class Unit : quint8 { None, Tokens, Bytes, Milliseconds, UnixMilliseconds, UnixSeconds, Dollars, Json };

/// One field as the store has it, for the inspector and the `extra` objects of the command line.
struct StoredField
{
    QString name; ///< the store's own spelling, e.g. "tokens_cache_read"
    QVariant value; ///< null, bool, qint64, double, QString, or QByteArray for bytes that are no text
    Unit unit = Unit::None;
    bool hasCommonName = false; ///< its meaning is also given by a field of the vocabulary

    bool operator==(const StoredField&) const = default;
};

using StoredFields = QList<StoredField>;

/// Null: there is none of that name.
template<typename Name> [[nodiscard]] const StoredField* fieldNamed(const StoredFields& fields, Name name)
{
    const auto found = std::ranges::find_if(fields, [&](const StoredField& field) { return field.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

/// Where a record's stored bytes are. Either a row of a table, or a range of a file.
struct StoredAt
{
    QString table; ///< empty for a file range
    qint64 rowid = -1; ///< of `table`; -1: no stored record
    QString rowKey; ///< of `table`, where rows have no number
    QString file;
    qint64 offset = -1;
    qint64 length = -1;

    [[nodiscard]] bool isNull() const { return rowid < 0 && offset < 0 && rowKey.isEmpty(); }
    bool operator==(const StoredAt&) const = default;
};

} // namespace stemma
