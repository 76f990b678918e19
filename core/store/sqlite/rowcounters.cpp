// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/rowcounters.h"

#include "core/store/sqlite/sqliteapi.h"

#include <algorithm>
#include <limits>

namespace stemma {

namespace {

quint64 hashOfCounter(const QList<StoredValue>& row)
{
    ValueHash hash;
    for (const StoredValue& value : row)
        hash.add(value);
    return hash.value();
}

} // namespace

QString RowCounters::countedTable(const RowChange& change)
{
    return change.old.isEmpty() ? QString() : QString::fromUtf8(change.old.first().bytes);
}

Result<RowCounters::Rows> RowCounters::rows()
{
    const TableShape* shape = m_shapes.find(Name);
    if (!shape) // no table has one
        return Rows();
    const auto statement = m_store.prepared(shape->readDownSql());
    if (!statement)
        return std::unexpected(statement.error());
    bindValue(*statement, 1, QVariant(std::numeric_limits<qint64>::min()));
    bindValue(*statement, 2, QVariant(std::numeric_limits<qint64>::max()));
    Rows found;
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        QList<StoredValue>& row = found[sqlite3_column_int64(*statement, 0)];
        for (int i = 1; i < sqlite3_column_count(*statement); ++i)
            row += stored(sqlite3_column_value(*statement, i));
    }
    sqlite3_reset(*statement);
    return code == SQLITE_DONE ? Result<Rows>(std::move(found)) : m_store.failure(code);
}

Result<> RowCounters::begin()
{
    return rows().transform([this](const Rows& found) { m_before = found; });
}

Result<> RowCounters::record()
{
    const auto now = rows();
    if (!now)
        return std::unexpected(now.error());
    if (*now == m_before)
        return {};
    RowChanges& changes = m_recorder.changes();
    const TableShape& shape = *m_shapes.find(Name);
    const int table = changes.tableIndex(shape.table);
    for (const auto& [rowid, row] : now->asKeyValueRange()) {
        const auto before = m_before.constFind(rowid);
        if (before == m_before.cend())
            changes.append({RowChange::Kind::Inserted, table, rowid, {}, {}, hashOfCounter(row), 0});
        else if (*before != row)
            changes.append(
                {RowChange::Kind::Updated, table, rowid, shape.allColumns(), *before, hashOfCounter(row), 0});
    }
    for (const auto& [rowid, row] : std::as_const(m_before).asKeyValueRange()) {
        if (!now->contains(rowid))
            changes.append({RowChange::Kind::Deleted, table, rowid, {}, row, 0, 0});
    }
    return {};
}

Result<> RowCounters::takeBack(const RowChange& change)
{
    const TableShape* shape = m_shapes.find(Name);
    const auto now = rows();
    if (!shape || !now)
        return now ? Result<>() : std::unexpected(now.error());
    const auto row = now->constFind(change.rowid);
    const bool isGone = change.kind == RowChange::Kind::Deleted;
    const auto countsTheSame
        = [&change](const QList<StoredValue>& other) { return other.first() == change.old.value(0); };
    const bool isAsLeft = isGone ? row == now->cend() && std::ranges::none_of(*now, countsTheSame)
                                 : row != now->cend() && hashOfCounter(*row) == change.newHash;
    if (!isAsLeft)
        return {};
    QList<StoredValue> values = change.kind == RowChange::Kind::Inserted ? QList<StoredValue>() : change.old;
    values += StoredValue {StoredValue::Type::Integer, change.rowid, 0, {}};
    const auto statement = m_store.prepared(isGone     ? shape->insertSql(true)
            : change.kind == RowChange::Kind::Inserted ? shape->removeSql()
                                                       : shape->updateSql(change.columns));
    if (!statement)
        return std::unexpected(statement.error());
    for (int i = 0; i < values.size(); ++i)
        bindValue(*statement, i + 1, values.at(i));
    const ChangeRecorder::Unheard unheard(m_recorder); // record() tells of it
    return m_store.stepOver(*statement);
}

} // namespace stemma
