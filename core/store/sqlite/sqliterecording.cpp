// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What takes a change back, noted while it is made.

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqlitetransaction.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct SqliteRecordingText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

/// Whether two values are stored alike; numbers of different types never are.
bool isSame(sqlite3_value* one, sqlite3_value* other)
{
    const int type = sqlite3_value_type(one);
    if (type != sqlite3_value_type(other))
        return false;
    switch (type) {
    case SQLITE_INTEGER:
        return sqlite3_value_int64(one) == sqlite3_value_int64(other);
    case SQLITE_FLOAT:
        return std::bit_cast<quint64>(sqlite3_value_double(one)) == std::bit_cast<quint64>(sqlite3_value_double(other));
    case SQLITE_NULL:
        return true;
    default:
        break;
    }
    return bytesOf(one) == bytesOf(other);
}

} // namespace

// ---- tables -------------------------------------------------------------------------------------

// Before anything is changed: the hook that reports changes must not run statements.
Result<> SqliteTransaction::readShapes()
{
    const auto statement = prepared(
        u"SELECT t.name, t.wr, EXISTS (SELECT 1 FROM main.sqlite_schema s WHERE s.type = 'trigger' "
        "AND s.tbl_name = t.name COLLATE NOCASE), c.name, c.hidden, c.type, c.pk, c.dflt_value IS NOT NULL "
        "FROM pragma_table_list t, pragma_table_xinfo(t.name, 'main') c WHERE t.schema = 'main' AND t.type = 'table' "
        "ORDER BY t.name, c.cid"_s);
    if (!statement)
        return std::unexpected(statement.error());
    const auto text = [&](int column) {
        return QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(*statement, column)));
    };
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
    return code == SQLITE_DONE ? readTies() : failure(code);
}

// ---- rows ---------------------------------------------------------------------------------------

void SqliteTransaction::onChange(void* self, sqlite3*, int operation, const char* database, const char* table,
    long long oldRowid, long long newRowid)
{
    if (qstrcmp(database, "main") == 0)
        static_cast<SqliteTransaction*>(self)->record(operation, table, oldRowid, newRowid);
}

Error SqliteTransaction::refusalOf(const QString& table) const
{
    return {Errc::NotSupported,
        SqliteRecordingText::tr("%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, "
                                "so the change could not be undone exactly.")
            .arg(QDir::toNativeSeparators(m_path), table),
        {}};
}

void SqliteTransaction::record(int operation, const char* table, qint64 oldRowid, qint64 newRowid)
{
    if (m_refusal)
        return;
    if (!m_recorded.shape || m_recorded.name != table) {
        const QString name = QString::fromUtf8(table);
        const auto known = m_shapes.constFind(name);
        if (known == m_shapes.constEnd() || !known->canBeRecorded()) {
            m_refusal = refusalOf(name);
            return;
        }
        m_recorded = {table, &*known, m_changes.tableIndex(known->table)};
    }
    const TableShape& shape = *m_recorded.shape;
    const int index = m_recorded.index;
    if (m_moving)
        return noteMoved(oldRowid, newRowid);
    if (operation == SQLITE_UPDATE && oldRowid == newRowid)
        return recordUpdate(shape, index, newRowid);
    if (operation == SQLITE_UPDATE && recordMove(shape, index, oldRowid, newRowid))
        return;
    if (operation != SQLITE_INSERT)
        recordDeleted(shape, index, oldRowid);
    if (operation != SQLITE_DELETE)
        recordInserted(index, newRowid);
}

// Of a row written before its column was added, SQLite reports null here, where reading gives the column's default.
StoredValue SqliteTransaction::oldValue(const TableShape& shape, qint64 rowid, int column)
{
    sqlite3_value* value = nullptr;
    sqlite3_preupdate_old(m_handle, column, &value);
    if (sqlite3_value_type(value) != SQLITE_NULL || !shape.defaulted.contains(column))
        return stored(value);
    const auto statement = prepared(u"SELECT %1 FROM main.%2 WHERE rowid = ?"_s.arg(
        quotedSql(shape.table.columns.at(column)), quotedSql(shape.table.name)));
    if (!statement) {
        m_refusal = statement.error();
        return {};
    }
    bind(*statement, 1, QVariant(rowid));
    StoredValue result;
    if (sqlite3_step(*statement) == SQLITE_ROW)
        result = stored(sqlite3_column_value(*statement, 0));
    sqlite3_reset(*statement);
    return result;
}

void SqliteTransaction::recordUpdate(const TableShape& shape, int table, qint64 rowid)
{
    RowChange change {RowChange::Kind::Updated, table, rowid, {}, {}, 0};
    ValueHash hash;
    for (int i = 0; i < shape.table.columns.size(); ++i) {
        sqlite3_value* before = nullptr;
        sqlite3_value* after = nullptr;
        sqlite3_preupdate_old(m_handle, i, &before);
        sqlite3_preupdate_new(m_handle, i, &after);
        if (!shape.defaulted.contains(i) && isSame(before, after))
            continue;
        StoredValue old = oldValue(shape, rowid, i);
        if (old == stored(after))
            continue;
        change.columns += i;
        change.old += std::move(old);
        addToHash(hash, after);
    }
    change.newHash = hash.value();
    if (!change.columns.isEmpty())
        m_changes.append(change);
}

void SqliteTransaction::noteMoved(qint64 oldRowid, qint64 newRowid)
{
    ValueHash hash;
    for (const int column : std::as_const(m_moving->columns)) {
        sqlite3_value* value = nullptr;
        sqlite3_preupdate_new(m_handle, column, &value);
        addToHash(hash, value);
    }
    m_moving->rows.push_back({oldRowid, newRowid, hash.value()});
}

/// A row that got another number and is the same otherwise. False: it is not the same.
bool SqliteTransaction::recordMove(const TableShape& shape, int table, qint64 oldRowid, qint64 newRowid)
{
    if (shape.isRowidAlias) // its number is one of its values
        return false;
    ValueHash hash;
    for (int i = 0; i < shape.table.columns.size(); ++i) {
        sqlite3_value* before = nullptr;
        sqlite3_value* after = nullptr;
        sqlite3_preupdate_old(m_handle, i, &before);
        sqlite3_preupdate_new(m_handle, i, &after);
        if (!isSame(before, after))
            return false;
        if (shape.key.isEmpty() || shape.key.contains(i))
            addToHash(hash, after);
    }
    m_changes.append({RowChange::Kind::Moved, table, newRowid, shape.key, {}, hash.value(), oldRowid});
    return true;
}

qint64 SqliteTransaction::sourceOf(sqlite3_value* id)
{
    if (sqlite3_value_type(id) != SQLITE_TEXT)
        return 0;
    const size_t hash = qHash(bytesOf(id));
    // Mostly they are inserted in the order in which the ids were made; but SQLite may sort the rows in between.
    if (!m_copiesSorted && m_copiesUsed < m_copies.size() && m_copies[m_copiesUsed].id == hash)
        return m_copies[m_copiesUsed++].source;
    if (!std::exchange(m_copiesSorted, true))
        std::ranges::sort(m_copies, {}, &Copy::id);
    const auto copy = std::ranges::lower_bound(m_copies, hash, {}, &Copy::id);
    return copy != m_copies.end() && copy->id == hash ? copy->source : 0;
}

void SqliteTransaction::recordInserted(int table, qint64 rowid)
{
    ValueHash hash;
    qint64 source = std::exchange(m_source, 0);
    const int columns = sqlite3_preupdate_count(m_handle);
    const TableShape& shape = *m_recorded.shape;
    auto tie = m_brokenBefore ? shape.ties.cbegin() : shape.ties.cend();
    for (int i = 0; i < columns; ++i) {
        sqlite3_value* value = nullptr;
        sqlite3_preupdate_new(m_handle, i, &value);
        addToHash(hash, value);
        for (; tie != shape.ties.cend() && tie->column == i; ++tie) {
            StoredValue borrowed;
            borrow(borrowed, value);
            m_ties.noteAdded(*tie, borrowed);
        }
        if (source == 0 && i == 0 && !m_copies.empty())
            source = sourceOf(value);
    }
    m_changes.append({RowChange::Kind::Inserted, table, rowid, {}, {}, hash.value(), source});
}

void SqliteTransaction::recordDeleted(const TableShape& shape, int table, qint64 rowid)
{
    RowChange change {RowChange::Kind::Deleted, table, rowid, {}, {}, 0};
    for (int i = 0; i < shape.table.columns.size(); ++i)
        change.old += oldValue(shape, rowid, i);
    noteRemoved(shape, change.old);
    m_changes.append(change);
}

} // namespace stemma
