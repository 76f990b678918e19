// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/referencecheck.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Takes a value; a row, if it stands there.
QString findSql(const QString& table, const QString& column)
{
    return u"SELECT 1 FROM main.%1 WHERE %2 = ? LIMIT 1"_s.arg(quotedSql(table), quotedSql(column));
}

} // namespace

qint64 ReferenceCheck::countReferring(const RowChanges& changes) const
{
    qint64 count = 0;
    for (int i = 0; i < changes.tables().size(); ++i) {
        const TableShape* shape = m_shapes.find(changes.tables().at(i).name);
        if (shape && !shape->tied.isEmpty())
            count += changes.countIn(i, shape->tied);
    }
    return count;
}

Result<> ReferenceCheck::begin(bool counts)
{
    m_counts = counts;
    const Result<qint64> broken = counts ? countBroken() : Result<qint64>(0);
    if (!broken)
        return std::unexpected(broken.error());
    m_brokenBefore = *broken;
    return {};
}

Result<qint64> ReferenceCheck::countBroken()
{
    const auto statement = m_store.prepared(SqliteWriter::BrokenReferences);
    if (!statement)
        return std::unexpected(statement.error());
    const int code = sqlite3_step(*statement);
    const qint64 count = code == SQLITE_ROW ? sqlite3_column_int64(*statement, 0) : 0;
    sqlite3_reset(*statement);
    return code == SQLITE_ROW ? Result<qint64>(count) : m_store.failure(code);
}

// What breaks a reference is a row that comes or goes, or another value in a column of a reference.
Result<bool> ReferenceCheck::breaks(const RowChanges& changes)
{
    if (!changes.brokenBefore()) {
        if (countReferring(changes) == 0)
            return false;
        if (areAll(RowChange::Kind::Inserted, changes))
            return findsReferred().transform([](bool finds) { return !finds; });
        if (areAll(RowChange::Kind::Deleted, changes)) {
            const Result<bool> isReferred = isRemovedReferredTo();
            if (!isReferred || !*isReferred)
                return isReferred;
        }
    }
    const Result<qint64> now = countBroken();
    if (!now)
        return std::unexpected(now.error());
    const bool breaks = *now > std::max(*m_brokenBefore, m_brokenAllowed);
    m_leavesBroken = breaks && !m_counts;
    return breaks;
}

void ReferenceCheck::noteAdded(const TableShape& shape, const QList<StoredValue>& row)
{
    for (qsizetype i = 0; isAtEnd() && i < shape.ties.size(); ++i)
        noteAdded(shape.ties.at(i), row.at(shape.ties.at(i).column));
}

void ReferenceCheck::noteRemoved(const TableShape& shape, const QList<StoredValue>& row)
{
    for (qsizetype i = 0; isAtEnd() && i < shape.ties.size(); ++i)
        m_shapes.keys().noteRemoved(shape.ties.at(i), row.at(shape.ties.at(i).column));
}

/// Whether the changes that have to do with references are all of one kind, added or removed rows, and are all noted.
bool ReferenceCheck::areAll(RowChange::Kind kind, const RowChanges& changes) const
{
    for (int i = 0; i < changes.tables().size(); ++i) {
        const TableShape* shape = m_shapes.find(changes.tables().at(i).name);
        const qint64 count = kind == RowChange::Kind::Inserted ? changes.addedIn(i) : changes.removedIn(i);
        if (shape && !shape->tied.isEmpty() && changes.countIn(i, shape->tied) != count)
            return false;
    }
    return !m_shapes.keys().hasWide();
}

Result<bool> ReferenceCheck::hasRow(const QString& sql, const StoredValue& value)
{
    if (m_store.job().isCancelled())
        return fail(Errc::Cancelled, {});
    const auto find = m_store.prepared(sql);
    if (!find)
        return std::unexpected(find.error());
    bindValue(*find, 1, value);
    return m_store.hasRow(*find);
}

/// Whether all that the added rows refer to is there.
Result<bool> ReferenceCheck::findsReferred()
{
    for (const ForeignKeys::Reference& reference : m_shapes.keys().references()) {
        const ForeignKeys::Key& key = m_shapes.keys().keys()[reference.key];
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
Result<bool> ReferenceCheck::isRemovedReferredTo()
{
    for (const ForeignKeys::Reference& reference : m_shapes.keys().references()) {
        const ValueList& removed = m_shapes.keys().keys()[reference.key].removed;
        if (removed.isEmpty())
            continue;
        const Result<bool> isReferred = !reference.isPlain ? Result<bool>(true) : hasAnyOf(removed, reference);
        if (!isReferred || *isReferred)
            return isReferred;
    }
    return false;
}

/// Whether a row of @p reference's table refers to one of these, or seems to.
Result<bool> ReferenceCheck::hasAnyOf(const ValueList& keys, const ForeignKeys::Reference& reference)
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
        = m_store.prepared(u"SELECT %1 FROM main.%2 WHERE %1 IS NOT NULL"_s.arg(column, quotedSql(reference.table)));
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
    while (!isFound && !m_store.job().isCancelled() && (code = sqlite3_step(*rows)) == SQLITE_ROW) {
        ValueHash hash;
        addToHash(hash, sqlite3_column_value(*rows, 0));
        isFound = hashes.contains(hash.value());
    }
    sqlite3_reset(*rows);
    if (m_store.job().isCancelled())
        return fail(Errc::Cancelled, {});
    return isFound || code == SQLITE_DONE ? Result<bool>(isFound) : m_store.failure(code);
}

} // namespace stemma
