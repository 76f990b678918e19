// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How it is known that what a change leaves refers to rows that are there.

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqlitetransaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString textOf(sqlite3_stmt* statement, int column)
{
    return QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, column)));
}

/// Takes a value; a row, if it stands there.
QString findSql(const QString& table, const QString& column)
{
    return u"SELECT 1 FROM main.%1 WHERE %2 = ? LIMIT 1"_s.arg(quotedSql(table), quotedSql(column));
}

} // namespace

Result<> SqliteTransaction::readTies()
{
    // Where the referred columns are not named, they are those of the key.
    const auto statement
        = prepared(u"SELECT t.name, k.\"from\" FROM pragma_table_list t, pragma_foreign_key_list(t.name, 'main') k "
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
    return code == SQLITE_DONE ? readReferences() : failure(code);
}

Result<> SqliteTransaction::readReferences()
{
    // Where the referred column is not named, it is the key.
    const auto statement = prepared(
        u"SELECT t.name, k.\"from\", k.\"table\", coalesce(k.\"to\", (SELECT iif(count(*) = 1, c.name, NULL) "
        "FROM pragma_table_xinfo(k.\"table\", 'main') c WHERE c.pk > 0)), max(k.seq) FROM "
        "pragma_table_list t, pragma_foreign_key_list(t.name, 'main') k WHERE t.schema = 'main' AND "
        "t.type = 'table' GROUP BY t.name, k.id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    m_ties = {};
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        TableShape* table = shapeOf(textOf(*statement, 0));
        TableShape* other = shapeOf(textOf(*statement, 2));
        const int column = table ? table->columnOf(textOf(*statement, 1)) : -1;
        const int key = other ? other->columnOf(textOf(*statement, 3)) : -1;
        if (column < 0 || key < 0 || sqlite3_column_int(*statement, 4) > 0) {
            m_ties.setHasWide();
            continue;
        }
        const QString& columnName = table->table.columns.at(column);
        const QString& keyName = other->table.columns.at(key);
        const size_t keyIndex = m_ties.keyIndex(other->table.name, keyName);
        const bool isPlain = isPlainLike(table->table.name, columnName, other->table.name, keyName);
        table->ties += {column, false, m_ties.append({table->table.name, columnName, keyIndex, isPlain, {}, 0})};
        const bool isKnown
            = std::ranges::any_of(other->ties, [&](const RowTie& tie) { return tie.isKey && tie.index == keyIndex; });
        if (!isKnown)
            other->ties += {key, true, keyIndex};
    }
    sqlite3_reset(*statement);
    for (TableShape& shape : m_shapes)
        std::ranges::sort(shape.ties, {}, &RowTie::column);
    return code == SQLITE_DONE ? Result<>() : failure(code);
}

TableShape* SqliteTransaction::shapeOf(const QString& table)
{
    const auto found = std::ranges::find_if(
        m_shapes, [&](const TableShape& shape) { return shape.table.name.compare(table, Qt::CaseInsensitive) == 0; });
    return found == m_shapes.end() ? nullptr : &*found;
}

/// Whether values of two columns are equal only where they are stored alike.
bool SqliteTransaction::isPlainLike(
    const QString& table, const QString& column, const QString& otherTable, const QString& other) const
{
    const auto typeOf = [this](const QString& name, const QString& columnName) {
        const char* type = nullptr;
        const char* collation = nullptr;
        const int code = sqlite3_table_column_metadata(m_handle, "main", name.toUtf8().constData(),
            columnName.toUtf8().constData(), &type, &collation, nullptr, nullptr, nullptr);
        return code == SQLITE_OK && qstricmp(collation, "BINARY") == 0 ? QByteArray(type).toUpper() : QByteArray();
    };
    const QByteArray type = typeOf(table, column);
    return !type.isEmpty() && type == typeOf(otherTable, other);
}

qint64 SqliteTransaction::countReferring(const RowChanges& changes) const
{
    qint64 count = 0;
    for (int i = 0; i < changes.tables().size(); ++i) {
        const TableShape shape = m_shapes.value(changes.tables().at(i).name);
        if (!shape.tied.isEmpty())
            count += changes.countIn(i, shape.tied);
    }
    return count;
}

Result<qint64> SqliteTransaction::countBrokenReferences()
{
    const auto statement = prepared(SqliteWriter::BrokenReferences);
    if (!statement)
        return std::unexpected(statement.error());
    const int code = sqlite3_step(*statement);
    const qint64 count = code == SQLITE_ROW ? sqlite3_column_int64(*statement, 0) : 0;
    sqlite3_reset(*statement);
    return code == SQLITE_ROW ? Result<qint64>(count) : failure(code);
}

// What breaks a reference is a row that comes or goes, or another value in a column of a reference.
Result<bool> SqliteTransaction::breaksReferences()
{
    if (!m_changes.brokenBefore()) {
        if (countReferring(m_changes) == 0)
            return false;
        if (areAll(RowChange::Kind::Inserted))
            return findsReferred().transform([](bool finds) { return !finds; });
        if (areAll(RowChange::Kind::Deleted)) {
            const Result<bool> isReferred = isRemovedReferredTo();
            if (!isReferred || !*isReferred)
                return isReferred;
        }
    }
    const Result<qint64> now = countBrokenReferences();
    if (!now)
        return std::unexpected(now.error());
    const bool breaks = *now > std::max(*m_brokenBefore, m_brokenAllowed);
    m_leavesBroken = breaks && !m_counts;
    return breaks;
}

void SqliteTransaction::noteRemoved(const TableShape& shape, const QList<StoredValue>& row)
{
    if (!m_brokenBefore)
        return;
    for (const RowTie& tie : shape.ties)
        m_ties.noteRemoved(tie, row.at(tie.column));
}

/// Whether the changes that have to do with references are all of one kind, added or removed rows, and are all noted.
bool SqliteTransaction::areAll(RowChange::Kind kind) const
{
    for (int i = 0; i < m_changes.tables().size(); ++i) {
        const TableShape shape = m_shapes.value(m_changes.tables().at(i).name);
        const qint64 count = kind == RowChange::Kind::Inserted ? m_changes.addedIn(i) : m_changes.removedIn(i);
        if (!shape.tied.isEmpty() && m_changes.countIn(i, shape.tied) != count)
            return false;
    }
    return !m_ties.hasWide();
}

Result<bool> SqliteTransaction::hasRow(const QString& sql, const StoredValue& value)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    const auto find = prepared(sql);
    if (!find)
        return std::unexpected(find.error());
    bind(*find, 1, value);
    const int code = sqlite3_step(*find);
    sqlite3_reset(*find);
    return code == SQLITE_ROW || code == SQLITE_DONE ? Result<bool>(code == SQLITE_ROW) : failure(code);
}

/// Whether all that the added rows refer to is there.
Result<bool> SqliteTransaction::findsReferred()
{
    for (const ForeignKeys::Reference& reference : m_ties.references()) {
        const ForeignKeys::Key& key = m_ties.keys()[reference.key];
        const QString sql = findSql(key.table, key.column);
        qsizetype position = 0;
        while (const std::optional<StoredValue> value = reference.open.next(position)) {
            const Result<bool> isThere = hasRow(sql, *value);
            if (!isThere || !*isThere)
                return isThere;
        }
    }
    return true;
}

/// Whether one of the rows that were removed is referred to, or may be.
Result<bool> SqliteTransaction::isRemovedReferredTo()
{
    for (const ForeignKeys::Reference& reference : m_ties.references()) {
        const ValueList& removed = m_ties.keys()[reference.key].removed;
        if (removed.isEmpty())
            continue;
        const Result<bool> isReferred = !reference.isPlain ? Result<bool>(true) : hasAnyOf(removed, reference);
        if (!isReferred || *isReferred)
            return isReferred;
    }
    return false;
}

/// Whether a row of @p reference's table refers to one of these, or seems to.
Result<bool> SqliteTransaction::hasAnyOf(const ValueList& keys, const ForeignKeys::Reference& reference)
{
    constexpr qint64 Few = 16;
    qsizetype position = 0;
    if (keys.count() <= Few) {
        const QString sql = findSql(reference.table, reference.column);
        while (const std::optional<StoredValue> key = keys.next(position)) {
            if (const Result<bool> has = hasRow(sql, *key); !has || *has)
                return has;
        }
        return false;
    }
    const QString column = quotedSql(reference.column);
    const auto rows
        = prepared(u"SELECT %1 FROM main.%2 WHERE %1 IS NOT NULL"_s.arg(column, quotedSql(reference.table)));
    if (!rows)
        return std::unexpected(rows.error());
    QSet<quint64> hashes;
    hashes.reserve(keys.count());
    while (const std::optional<StoredValue> key = keys.next(position)) {
        ValueHash hash;
        hash.add(*key);
        hashes += hash.value();
    }
    bool isFound = false;
    int code = SQLITE_ROW;
    while (!isFound && !m_job.isCancelled() && (code = sqlite3_step(*rows)) == SQLITE_ROW) {
        ValueHash hash;
        addToHash(hash, sqlite3_column_value(*rows, 0));
        isFound = hashes.contains(hash.value());
    }
    sqlite3_reset(*rows);
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    return isFound || code == SQLITE_DONE ? Result<bool>(isFound) : failure(code);
}

} // namespace stemma
