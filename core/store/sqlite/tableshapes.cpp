// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/tableshapes.h"

#include "core/store/sqlite/sqliteapi.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString textOf(sqlite3_stmt* statement, int column)
{
    return QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, column)));
}

} // namespace

Result<> TableShapes::read()
{
    const auto statement = m_store.prepared(
        u"SELECT t.name, t.wr, EXISTS (SELECT 1 FROM main.sqlite_schema s WHERE s.type = 'trigger' "
        "AND s.tbl_name = t.name COLLATE NOCASE), c.name, c.hidden, c.type, c.pk, c.dflt_value IS NOT NULL "
        "FROM pragma_table_list t, pragma_table_xinfo(t.name, 'main') c WHERE t.schema = 'main' AND t.type = 'table' "
        "ORDER BY t.name, c.cid"_s);
    if (!statement)
        return std::unexpected(statement.error());
    const auto text = [&](int column) { return textOf(*statement, column); };
    m_shapes.clear();
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        TableShape& shape = m_shapes[text(0)];
        shape.table.name = text(0);
        shape.hasRowids = sqlite3_column_int(*statement, 1) == 0;
        shape.hasTriggers = sqlite3_column_int(*statement, 2) != 0;
        if (sqlite3_column_int(*statement, 7) != 0)
            shape.defaulted += int(shape.table.columns.size());
        if (sqlite3_column_int(*statement, 6) > 0)
            shape.key += int(shape.table.columns.size());
        shape.table.columns += text(3);
        shape.hasGenerated = shape.hasGenerated || sqlite3_column_int(*statement, 4) != 0;
        if (const int place = sqlite3_column_int(*statement, 6); place > 0)
            shape.isRowidAlias = place == 1 && text(5).compare("INTEGER"_L1, Qt::CaseInsensitive) == 0;
    }
    sqlite3_reset(*statement);
    return code == SQLITE_DONE ? readTied() : m_store.failure(code);
}

Result<> TableShapes::readTied()
{
    // Where the referred columns are not named, they are those of the key.
    const auto statement = m_store.prepared(
        u"SELECT t.name, k.\"from\" FROM pragma_table_list t, pragma_foreign_key_list(t.name, 'main') k "
        "WHERE t.schema = 'main' AND t.type = 'table' UNION SELECT k.\"table\", c.name FROM "
        "pragma_table_list t, pragma_foreign_key_list(t.name, 'main') k, pragma_table_xinfo(k.\"table\", "
        "'main') c WHERE t.schema = 'main' AND t.type = 'table' AND (c.name = k.\"to\" COLLATE NOCASE OR "
        "(k.\"to\" IS NULL AND c.pk > 0))"_s);
    if (!statement)
        return std::unexpected(statement.error());
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        TableShape* shape = shapeOf(textOf(*statement, 0));
        if (const int column = shape ? shape->columnOf(textOf(*statement, 1)) : -1; column >= 0)
            shape->tied += column;
    }
    sqlite3_reset(*statement);
    return code == SQLITE_DONE ? readReferences() : m_store.failure(code);
}

Result<> TableShapes::readReferences()
{
    // Where the referred column is not named, it is the key.
    const auto statement = m_store.prepared(
        u"SELECT t.name, k.\"from\", k.\"table\", coalesce(k.\"to\", (SELECT iif(count(*) = 1, c.name, NULL) "
        "FROM pragma_table_xinfo(k.\"table\", 'main') c WHERE c.pk > 0)), max(k.seq) FROM "
        "pragma_table_list t, pragma_foreign_key_list(t.name, 'main') k WHERE t.schema = 'main' AND "
        "t.type = 'table' GROUP BY t.name, k.id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    m_keys = {};
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        TableShape* table = shapeOf(textOf(*statement, 0));
        TableShape* other = shapeOf(textOf(*statement, 2));
        const int column = table ? table->columnOf(textOf(*statement, 1)) : -1;
        const int key = other ? other->columnOf(textOf(*statement, 3)) : -1;
        if (column < 0 || key < 0 || sqlite3_column_int(*statement, 4) > 0) {
            m_keys.setHasWide();
            continue;
        }
        const QString& columnName = table->table.columns.at(column);
        const QString& keyName = other->table.columns.at(key);
        const size_t keyIndex = m_keys.keyIndex(other->table.name, keyName);
        const bool isPlain = isPlainLike(table->table.name, columnName, other->table.name, keyName);
        table->ties += {column, false, m_keys.append({table->table.name, columnName, keyIndex, isPlain, {}, 0})};
        const bool isKnown
            = std::ranges::any_of(other->ties, [&](const RowTie& tie) { return tie.isKey && tie.index == keyIndex; });
        if (!isKnown)
            other->ties += {key, true, keyIndex};
    }
    sqlite3_reset(*statement);
    for (TableShape& shape : m_shapes)
        std::ranges::sort(shape.ties, {}, &RowTie::column);
    return code == SQLITE_DONE ? Result<>() : m_store.failure(code);
}

TableShape* TableShapes::shapeOf(const QString& table)
{
    const auto found = std::ranges::find_if(
        m_shapes, [&](const TableShape& shape) { return shape.table.name.compare(table, Qt::CaseInsensitive) == 0; });
    return found == m_shapes.end() ? nullptr : &*found;
}

/// Whether values of two columns are equal only where they are stored alike.
bool TableShapes::isPlainLike(
    const QString& table, const QString& column, const QString& otherTable, const QString& other) const
{
    const auto typeOf = [this](const QString& name, const QString& columnName) {
        const char* type = nullptr;
        const char* collation = nullptr;
        const int code = sqlite3_table_column_metadata(m_store.handle(), "main", name.toUtf8().constData(),
            columnName.toUtf8().constData(), &type, &collation, nullptr, nullptr, nullptr);
        return code == SQLITE_OK && qstricmp(collation, "BINARY") == 0 ? QByteArray(type).toUpper() : QByteArray();
    };
    const QByteArray type = typeOf(table, column);
    return !type.isEmpty() && type == typeOf(otherTable, other);
}

const TableShape* TableShapes::find(const QString& table) const
{
    const auto found = m_shapes.constFind(table);
    return found == m_shapes.constEnd() ? nullptr : &*found;
}

} // namespace stemma
