// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How it is known that what a change leaves refers to rows that are there.

#include "core/store/sqlitetransaction.h"

#include <algorithm>
#include <ranges>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString textOf(sqlite3_stmt* statement, int column)
{
    return QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, column)));
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
        for (TableShape& shape : m_shapes) {
            if (shape.table.name.compare(textOf(*statement, 0), Qt::CaseInsensitive) != 0)
                continue;
            for (int i = 0; i < shape.table.columns.size(); ++i) {
                if (shape.table.columns.at(i).compare(textOf(*statement, 1), Qt::CaseInsensitive) == 0)
                    shape.tied += i;
            }
        }
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
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        TableShape& shape = m_shapes[textOf(*statement, 0)];
        const QString column = textOf(*statement, 1);
        const auto at = std::ranges::find_if(
            shape.table.columns, [&](const QString& name) { return name.compare(column, Qt::CaseInsensitive) == 0; });
        const bool isWide = sqlite3_column_type(*statement, 3) == SQLITE_NULL || sqlite3_column_int(*statement, 4) > 0
            || at == shape.table.columns.end();
        shape.hasWideReferences = shape.hasWideReferences || isWide;
        if (!isWide)
            shape.references += {int(at - shape.table.columns.begin()),
                u"SELECT 1 FROM main.%1 WHERE %2 = ? LIMIT 1"_s.arg(
                    quotedSql(textOf(*statement, 2)), quotedSql(textOf(*statement, 3)))};
    }
    sqlite3_reset(*statement);
    for (TableShape& shape : m_shapes)
        std::ranges::sort(shape.references, {}, &TableShape::Reference::column);
    return code == SQLITE_DONE ? Result<>() : failure(code);
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
        if (onlyAdds())
            return findsReferences().transform([](bool finds) { return !finds; });
    }
    const Result<qint64> now = countBrokenReferences();
    if (!now)
        return std::unexpected(now.error());
    const bool breaks = *now > std::max(*m_brokenBefore, m_brokenAllowed);
    m_leavesBroken = breaks && !m_counts;
    return breaks;
}

/// One row more, of which the hook tells.
SqliteTransaction::Added* SqliteTransaction::addedTo(int table, const TableShape& shape)
{
    if (size_t(table) >= m_added.size())
        m_added.resize(size_t(table) + 1);
    Added& added = m_added[size_t(table)];
    ++added.rows;
    added.values.resize(size_t(shape.references.size()));
    return &added;
}

/// Whether the changes that have to do with references are rows that were added, and it is known what they refer to.
bool SqliteTransaction::onlyAdds() const
{
    for (int i = 0; i < m_changes.tables().size(); ++i) {
        const TableShape shape = m_shapes.value(m_changes.tables().at(i).name);
        const qint64 added = size_t(i) < m_added.size() ? m_added[size_t(i)].rows : 0;
        if (!shape.tied.isEmpty() && (shape.hasWideReferences || m_changes.countIn(i, shape.tied) != added))
            return false;
    }
    return true;
}

/// Whether all that the added rows refer to is there.
Result<bool> SqliteTransaction::findsReferences()
{
    for (size_t i = 0; i < m_added.size(); ++i) {
        const TableShape shape = m_shapes.value(m_changes.tables().at(qsizetype(i)).name);
        for (size_t k = 0; k < m_added[i].values.size(); ++k) {
            const auto find = prepared(shape.references.at(qsizetype(k)).findSql);
            if (!find)
                return std::unexpected(find.error());
            qsizetype position = 0;
            while (const std::optional<StoredValue> value = m_added[i].values[k].next(position)) {
                if (m_job.isCancelled())
                    return fail(Errc::Cancelled, {});
                bind(*find, 1, *value);
                const int code = sqlite3_step(*find);
                sqlite3_reset(*find);
                if (code != SQLITE_ROW && code != SQLITE_DONE)
                    return failure(code);
                if (code == SQLITE_DONE)
                    return false;
            }
        }
    }
    return true;
}

} // namespace stemma
