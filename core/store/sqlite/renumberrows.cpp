// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How rows get other numbers.

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqlitetransaction.h"

#include <QCoreApplication>
#include <QDir>

#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RenumberRowsText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

} // namespace

Result<> SqliteTransaction::shift(const RowRenumbering& shift, const SqlStep& step)
{
    const auto shape = m_shapes.constFind(shift.table);
    if (shape == m_shapes.constEnd() || !shape->canBeRecorded())
        return std::unexpected(refusalOf(shift.table));
    return shift.column.isEmpty() ? moveBeyond(*shape, step) : shiftColumn(*shape, shift, step);
}

Result<> SqliteTransaction::moveBeyond(const TableShape& shape, const SqlStep& step)
{
    const QString table = quotedSql(shape.table.name);
    const auto last = prepared(u"SELECT coalesce(max(rowid), 0) FROM main.%1"_s.arg(table));
    if (!last)
        return std::unexpected(last.error());
    sqlite3_step(*last);
    const qint64 by = sqlite3_column_int64(*last, 0) + 1;
    sqlite3_reset(*last);
    const auto update
        = prepared(u"UPDATE main.%1 SET rowid = rowid + %2 WHERE %3"_s.arg(table, QString::number(by), step.sql));
    if (!update)
        return std::unexpected(update.error());
    for (int i = 0; i < step.values.size(); ++i)
        bind(*update, i + 1, step.values.at(i));
    if (shape.isRowidAlias) // the number is one of the values
        return stepOver(*update);
    // Only its number changes, so it is enough to know that it is the same row.
    Moving moving {shape.key.isEmpty() ? shape.allColumns() : shape.key, {}};
    if (Result<> done = move(*update, moving); !done)
        return done;
    // The first one comes last, to be undone first: a table adds rows in ascending order fastest.
    RowChange change {RowChange::Kind::Moved, m_changes.tableIndex(shape.table), 0, shape.key, {}, 0};
    for (const Moving::Row& row : moving.rows | std::views::reverse) {
        change.source = row.before;
        change.rowid = row.rowid;
        change.newHash = row.hash;
        m_changes.append(change);
    }
    return {};
}

Result<> SqliteTransaction::move(sqlite3_stmt* statement, Moving& moving)
{
    m_moving = &moving;
    Result<> done = stepOver(statement);
    m_moving = nullptr;
    return done;
}

Result<> SqliteTransaction::shiftColumn(const TableShape& shape, const RowRenumbering& shift, const SqlStep& step)
{
    const auto index = int(shape.table.columns.indexOf(shift.column));
    if (index < 0)
        return fail(Errc::Conflict,
            RenumberRowsText::tr("%1 was not changed: its table “%2” was rebuilt since.")
                .arg(QDir::toNativeSeparators(m_path), shape.table.name));
    const QString column = quotedSql(shift.column);
    const QString table = quotedSql(shape.table.name);
    const QString order = shift.by > 0 ? u"DESC"_s : u"ASC"_s;
    const auto rows
        = prepared(u"SELECT rowid, %1 FROM main.%2 WHERE %3 ORDER BY %1 %4"_s.arg(column, table, step.sql, order));
    if (!rows)
        return std::unexpected(rows.error());
    for (int i = 0; i < step.values.size(); ++i)
        bind(*rows, i + 1, step.values.at(i));
    struct Row
    {
        qint64 rowid = 0;
        qint64 number = 0;
    };
    std::vector<Row> all; // before any of them moves under the statement that reads them
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*rows)) == SQLITE_ROW) {
        const Row row {sqlite3_column_int64(*rows, 0), sqlite3_column_int64(*rows, 1)};
        qint64 sum = 0;
        if (sqlite3_column_type(*rows, 1) != SQLITE_INTEGER || qAddOverflow(row.number, shift.by, &sum))
            return fail(Errc::Conflict,
                RenumberRowsText::tr("%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can "
                                     "be changed. Repair the store first.")
                    .arg(QDir::toNativeSeparators(m_path), QString::number(row.rowid), shape.table.name, shift.column));
        all.push_back(row);
    }
    sqlite3_reset(*rows);
    if (code != SQLITE_DONE)
        return failure(code);

    const auto update = prepared(shape.updateSql({index}));
    if (!update)
        return std::unexpected(update.error());
    // What depends on a reference is changed along with it, and only the hook knows.
    const bool isHeard = shape.tied.contains(index);
    const Unheard unheard(*this, !isHeard);
    RowChange change {RowChange::Kind::Updated, m_changes.tableIndex(shape.table), 0, {index},
        {StoredValue {StoredValue::Type::Integer, 0, 0, {}}}, 0};
    for (const Row& row : all) {
        StoredValue value {StoredValue::Type::Integer, row.number + shift.by, 0, {}};
        sqlite3_bind_int64(*update, 1, value.integer);
        sqlite3_bind_int64(*update, 2, row.rowid);
        if (Result<> done = stepOver(*update); !done)
            return done;
        if (isHeard)
            continue;
        ValueHash hash;
        hash.add(value);
        change.rowid = row.rowid;
        change.old.first().integer = row.number;
        change.newHash = hash.value();
        m_changes.append(change);
    }
    return {};
}

} // namespace stemma
