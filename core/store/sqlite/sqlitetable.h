// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/rowchanges.h"
#include "core/store/sqlite/foreignkeys.h"
#include "core/store/sqlite/valuehash.h"

#include <QSet>
#include <QVariant>

#include <array>

struct sqlite3_stmt;
struct sqlite3_value;

namespace stemma {

/// A name quoted for SQL.
[[nodiscard]] QString quotedSql(QString name);
[[nodiscard]] StoredValue stored(sqlite3_value* value); ///< a copy
/// The bytes of a text, as UTF-8, or of a blob: as long as the value is not asked for anything else. SQLite's own way
/// to a text copies it first where no zero follows, as with each value that its hook hands out.
[[nodiscard]] QByteArrayView bytesOf(sqlite3_value* value);
/// The value without a copy of its bytes: as long as the statement stands on the row.
void borrow(StoredValue& to, sqlite3_value* value);
void bindValue(sqlite3_stmt* statement, int place, const QVariant& value);
/// Of bytes no copy is made: the value stays as it is until the statement has run.
void bindValue(sqlite3_stmt* statement, int place, const StoredValue& value);
/// Adds a value to a hash without copying it.
void addToHash(ValueHash& hash, sqlite3_value* value);

/// A table as far as changing it goes.
struct TableShape
{
    RowChanges::Table table;
    bool hasRowids = true;
    bool hasTriggers = false;
    bool hasGenerated = false;
    bool isRowidAlias = false; ///< one column is another name of the rowid
    QList<int> key; ///< columns of the primary key, where that is not the rowid
    QSet<int> defaulted; ///< columns with a default
    QSet<int> tied; ///< columns by which its rows refer to others, or are referred to
    QList<RowTie> ties; ///< of references by one column, in the order of these
    [[nodiscard]] int columnOf(const QString& name) const; ///< its index, -1: there is none
    [[nodiscard]] bool canBeRecorded() const { return hasRowids && !hasTriggers && !hasGenerated; }

    // Statements on one row. Those for whole rows are made once, and so are those for rows that follow each other.
    [[nodiscard]] const QString& readSql() const; ///< rowid
    [[nodiscard]] const QString& readSql(const QList<int>& columns) const; ///< rowid
    [[nodiscard]] const QString& removeSql() const; ///< rowid
    /// The rowid and all columns, the highest rowid first.
    [[nodiscard]] const QString& readDownSql() const; ///< lowest rowid, highest rowid
    enum class Order : quint8 { Up, Down };
    /// The rowid and the columns, in an order of the rowids.
    [[nodiscard]] QString readSql(const QList<int>& columns, Order order) const; ///< lowest rowid, highest rowid
    [[nodiscard]] const QString& removeRangeSql() const; ///< lowest rowid, highest rowid
    [[nodiscard]] QString updateSql(const QList<int>& columns) const; ///< these, then the rowid
    [[nodiscard]] const QString& insertSql(bool withRowid) const; ///< all columns, then perhaps the rowid

    [[nodiscard]] QList<int> allColumns() const;

private:
    mutable QString m_readSql;
    mutable QList<int> m_readColumns;
    mutable QString m_readColumnsSql; ///< of these
    mutable QString m_removeSql;
    mutable QString m_readDownSql;
    mutable QString m_removeRangeSql;
    mutable std::array<QString, 2> m_insertSql;
};

} // namespace stemma
