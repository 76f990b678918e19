// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

namespace stemma {

/// A value as SQLite stores it; text is kept as bytes, since it need not be UTF-8.
struct StoredValue
{
    enum class Type : quint8 { Null, Integer, Real, Text, Blob };
    Type type = Type::Null;
    qint64 integer = 0;
    double real = 0;
    QByteArray bytes;

    bool operator==(const StoredValue&) const = default;
};

/// One changed row, with what it takes to change it back and to see whether somebody else changed it since.
struct RowChange
{
    enum class Kind : quint8 { Inserted, Deleted, Updated, Moved };
    Kind kind = Kind::Inserted;
    int table = 0; ///< index in RowChanges::tables()
    qint64 rowid = 0;
    /// By index. Updated: the changed ones; Deleted: those whose values stand in `source` too; Moved: those by which
    /// the row is known again, none: all of them.
    QList<int> columns;
    QList<StoredValue> old; ///< Updated: of `columns`; Deleted: of the whole row, null for `columns`; Inserted: none
    quint64 newHash
        = 0; ///< Updated, Moved: of `columns` as they are now; Deleted without `source`: none; else of the whole row
    /// Moved: the row's number before. Else another row of the table; Inserted: what it was copied from, where that is
    /// known; Deleted: what has `columns`; 0: none.
    qint64 source = 0;

    bool operator==(const RowChange&) const = default;
};

} // namespace stemma
