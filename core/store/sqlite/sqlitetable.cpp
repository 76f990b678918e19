// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitetable.h"

#include "core/store/sqlite/sqliteapi.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma {

QByteArrayView bytesOf(sqlite3_value* value)
{
    const int size = sqlite3_value_bytes(value); // first: this is what makes UTF-8 of UTF-16
    return {static_cast<const char*>(sqlite3_value_blob(value)), size};
}

void borrow(StoredValue& to, sqlite3_value* value)
{
    to = {};
    switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER:
        to.type = StoredValue::Type::Integer;
        to.integer = sqlite3_value_int64(value);
        break;
    case SQLITE_FLOAT:
        to.type = StoredValue::Type::Real;
        to.real = sqlite3_value_double(value);
        break;
    case SQLITE_TEXT:
    case SQLITE_BLOB: {
        to.type = sqlite3_value_type(value) == SQLITE_TEXT ? StoredValue::Type::Text : StoredValue::Type::Blob;
        const QByteArrayView bytes = bytesOf(value);
        to.bytes = QByteArray::fromRawData(bytes.data(), bytes.size());
        break;
    }
    default:
        break;
    }
}

StoredValue stored(sqlite3_value* value)
{
    StoredValue result;
    borrow(result, value);
    if (!result.bytes.isNull()) // there is something to copy
        result.bytes.detach();
    return result;
}

QString quotedSql(QString name)
{
    return u'"' + name.replace(u'"', u"\"\""_s) + u'"';
}

void bindValue(sqlite3_stmt* statement, int place, const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        sqlite3_bind_null(statement, place);
        break;
    case QMetaType::Double:
        sqlite3_bind_double(statement, place, value.toDouble());
        break;
    case QMetaType::QByteArray: {
        const QByteArray bytes = value.toByteArray();
        sqlite3_bind_blob64(statement, place, bytes.constData(), sqlite3_uint64(bytes.size()), SQLITE_TRANSIENT);
        break;
    }
    case QMetaType::QString: {
        const QByteArray utf8 = value.toString().toUtf8();
        sqlite3_bind_text64(
            statement, place, utf8.constData(), sqlite3_uint64(utf8.size()), SQLITE_TRANSIENT, SQLITE_UTF8);
        break;
    }
    default:
        sqlite3_bind_int64(statement, place, value.toLongLong());
    }
}

void bindValue(sqlite3_stmt* statement, int place, const StoredValue& value)
{
    const auto size = sqlite3_uint64(value.bytes.size());
    switch (value.type) {
    case StoredValue::Type::Null:
        sqlite3_bind_null(statement, place);
        break;
    case StoredValue::Type::Integer:
        sqlite3_bind_int64(statement, place, value.integer);
        break;
    case StoredValue::Type::Real:
        sqlite3_bind_double(statement, place, value.real);
        break;
    case StoredValue::Type::Text:
        sqlite3_bind_text64(statement, place, value.bytes.constData(), size, SQLITE_STATIC, SQLITE_UTF8);
        break;
    case StoredValue::Type::Blob:
        sqlite3_bind_blob64(statement, place, value.bytes.constData(), size, SQLITE_STATIC);
        break;
    }
}

void addToHash(ValueHash& hash, sqlite3_value* value)
{
    // Each value of each row that is inserted comes by here.
    switch (sqlite3_value_type(value)) {
    case SQLITE_TEXT: {
        const QByteArrayView text = bytesOf(value);
        return hash.add(StoredValue::Type::Text, text.data(), text.size());
    }
    case SQLITE_BLOB: {
        const QByteArrayView blob = bytesOf(value);
        return hash.add(StoredValue::Type::Blob, blob.data(), blob.size());
    }
    case SQLITE_NULL:
        return hash.add(StoredValue::Type::Null, nullptr, 0);
    default:
        break;
    }
    StoredValue number;
    borrow(number, value);
    hash.add(number);
}

// ---- statements on one row

int TableShape::columnOf(const QString& name) const
{
    const auto found = std::ranges::find_if(
        table.columns, [&](const QString& column) { return column.compare(name, Qt::CaseInsensitive) == 0; });
    return found == table.columns.end() ? -1 : int(found - table.columns.begin());
}

QList<int> TableShape::allColumns() const
{
    QList<int> all(table.columns.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

const QString& TableShape::readSql() const
{
    if (m_readSql.isEmpty())
        m_readSql = readSql(allColumns());
    return m_readSql;
}

const QString& TableShape::readSql(const QList<int>& columns) const
{
    if (m_readColumnsSql.isEmpty() || m_readColumns != columns) {
        QStringList names;
        for (const int column : columns)
            names += quotedSql(table.columns.at(column));
        m_readColumnsSql = u"SELECT %1 FROM main.%2 WHERE rowid = ?"_s.arg(names.join(u", "), quotedSql(table.name));
        m_readColumns = columns;
    }
    return m_readColumnsSql;
}

const QString& TableShape::removeSql() const
{
    if (m_removeSql.isEmpty())
        m_removeSql = u"DELETE FROM main.%1 WHERE rowid = ?"_s.arg(quotedSql(table.name));
    return m_removeSql;
}

const QString& TableShape::readDownSql() const
{
    if (m_readDownSql.isEmpty())
        m_readDownSql = readSql(allColumns(), Order::Down);
    return m_readDownSql;
}

QString TableShape::readSql(const QList<int>& columns, Order order) const
{
    QStringList names {u"rowid"_s};
    for (const int column : columns)
        names += quotedSql(table.columns.at(column));
    return u"SELECT %1 FROM main.%2 WHERE rowid BETWEEN ? AND ? ORDER BY rowid %3"_s.arg(
        names.join(u", "), quotedSql(table.name), order == Order::Up ? u"ASC"_s : u"DESC"_s);
}

const QString& TableShape::removeRangeSql() const
{
    if (m_removeRangeSql.isEmpty())
        m_removeRangeSql = u"DELETE FROM main.%1 WHERE rowid BETWEEN ? AND ?"_s.arg(quotedSql(table.name));
    return m_removeRangeSql;
}

QString TableShape::updateSql(const QList<int>& columns) const
{
    QStringList sets;
    for (const int column : columns)
        sets += quotedSql(table.columns.at(column)) + u" = ?"_s;
    return u"UPDATE main.%1 SET %2 WHERE rowid = ?"_s.arg(quotedSql(table.name), sets.join(u", "));
}

const QString& TableShape::insertSql(bool withRowid) const
{
    QString& sql = m_insertSql[withRowid ? 1 : 0];
    if (sql.isEmpty()) {
        QStringList names;
        for (const QString& column : table.columns)
            names += quotedSql(column);
        if (withRowid)
            names += u"rowid"_s;
        sql = u"INSERT INTO main.%1 (%2) VALUES (%3)"_s.arg(
            quotedSql(table.name), names.join(u", "), QStringList(names.size(), u"?"_s).join(u", "));
    }
    return sql;
}

} // namespace stemma
