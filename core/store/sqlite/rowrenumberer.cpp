// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/rowrenumberer.h"

#include "core/store/sqlite/sqliteapi.h"

#include <QCoreApplication>
#include <QDir>

#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RowRenumbererText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

} // namespace

Result<> RowRenumberer::run(const SqlStep& step)
{
    const TableShape* shape = m_shapes.find(step.shift.table);
    if (!shape || !shape->canBeRecorded())
        return std::unexpected(m_recorder.refusalOf(step.shift.table));
    return step.shift.column.isEmpty() ? moveBeyond(*shape, step) : shiftColumn(*shape, step);
}

Result<> RowRenumberer::moveBeyond(const TableShape& shape, const SqlStep& step)
{
    const QString table = quotedSql(shape.table.name);
    const auto last = m_store.prepared(u"SELECT coalesce(max(rowid), 0) FROM main.%1"_s.arg(table));
    if (!last)
        return std::unexpected(last.error());
    sqlite3_step(*last);
    const qint64 by = sqlite3_column_int64(*last, 0) + 1;
    sqlite3_reset(*last);
    const auto update = m_store.prepared(
        u"UPDATE main.%1 SET rowid = rowid + %2 WHERE %3"_s.arg(table, QString::number(by), step.sql));
    if (!update)
        return std::unexpected(update.error());
    for (int i = 0; i < step.values.size(); ++i)
        bindValue(*update, i + 1, step.values.at(i));
    if (shape.isRowidAlias) // the number is one of the values
        return m_store.stepOver(*update);
    // Only its number changes, so it is enough to know that it is the same row.
    ChangeRecorder::Moving moving {shape.key.isEmpty() ? shape.allColumns() : shape.key, {}};
    if (Result<> done = m_recorder.move(*update, moving); !done)
        return done;
    // The first one comes last, to be undone first: a table adds rows in ascending order fastest.
    RowChange change {RowChange::Kind::Moved, m_recorder.changes().tableIndex(shape.table), 0, shape.key, {}, 0};
    for (const ChangeRecorder::Moving::Row& row : moving.rows | std::views::reverse) {
        change.source = row.before;
        change.rowid = row.rowid;
        change.newHash = row.hash;
        m_recorder.changes().append(change);
    }
    return {};
}

Result<> RowRenumberer::shiftColumn(const TableShape& shape, const SqlStep& step)
{
    const RowRenumbering& shift = step.shift;
    const auto index = int(shape.table.columns.indexOf(shift.column));
    if (index < 0)
        return fail(Errc::Conflict,
            RowRenumbererText::tr("%1 was not changed: its table “%2” was rebuilt since.")
                .arg(QDir::toNativeSeparators(m_store.path()), shape.table.name));
    const QString column = quotedSql(shift.column);
    const QString table = quotedSql(shape.table.name);
    const QString order = shift.by > 0 ? u"DESC"_s : u"ASC"_s;
    const auto rows = m_store.prepared(
        u"SELECT rowid, %1 FROM main.%2 WHERE %3 ORDER BY %1 %4"_s.arg(column, table, step.sql, order));
    if (!rows)
        return std::unexpected(rows.error());
    for (int i = 0; i < step.values.size(); ++i)
        bindValue(*rows, i + 1, step.values.at(i));
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
                RowRenumbererText::tr("%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can "
                                      "be changed. Repair the store first.")
                    .arg(QDir::toNativeSeparators(m_store.path()), QString::number(row.rowid), shape.table.name,
                        shift.column));
        all.push_back(row);
    }
    sqlite3_reset(*rows);
    if (code != SQLITE_DONE)
        return m_store.failure(code);

    const auto update = m_store.prepared(shape.updateSql({index}));
    if (!update)
        return std::unexpected(update.error());
    // What depends on a reference is changed along with it, and only the hook knows.
    const bool isHeard = shape.tied.contains(index);
    const ChangeRecorder::Unheard unheard(m_recorder, !isHeard);
    RowChange change {RowChange::Kind::Updated, m_recorder.changes().tableIndex(shape.table), 0, {index},
        {StoredValue {StoredValue::Type::Integer, 0, 0, {}}}, 0};
    for (const Row& row : all) {
        StoredValue value {StoredValue::Type::Integer, row.number + shift.by, 0, {}};
        sqlite3_bind_int64(*update, 1, value.integer);
        sqlite3_bind_int64(*update, 2, row.rowid);
        if (Result<> done = m_store.stepOver(*update); !done)
            return done;
        if (isHeard)
            continue;
        ValueHash hash;
        hash.add(value);
        change.rowid = row.rowid;
        change.old.first().integer = row.number;
        change.newHash = hash.value();
        m_recorder.changes().append(change);
    }
    return {};
}

} // namespace stemma
