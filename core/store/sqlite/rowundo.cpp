// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/rowundo.h"

#include "core/store/sqlite/sqliteapi.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RowUndoText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

/// So many rows are looked at and then changed at once: few enough that their pages are still in SQLite's cache.
constexpr qsizetype MostRowsAtOnce = 512;

/// Values of this many bytes are not held twice.
constexpr int LongValue = 64;

/// How far it is from one row number to another. No value: the distance does not fit into a number.
std::optional<qint64> distance(qint64 from, qint64 to)
{
    qint64 step = 0;
    return qSubOverflow(to, from, &step) ? std::nullopt : std::optional(step);
}

/// Whether @p next belongs to a run of changes: it is the same change, made right before, of the row beside.
bool goesOn(const QList<RowChange>& run, const RowChange& next)
{
    const RowChange& last = run.constLast();
    const std::optional<qint64> step = distance(last.rowid, next.rowid);
    if (next.kind != last.kind || next.table != last.table || (step != 1 && step != -1))
        return false;
    if (run.size() > 1 && step != distance(run.at(run.size() - 2).rowid, last.rowid))
        return false;
    switch (next.kind) {
    case RowChange::Kind::Inserted:
        return step == -1;
    case RowChange::Kind::Moved:
        return distance(last.source, next.source) == step && distance(next.source, next.rowid)
            && next.columns == last.columns;
    case RowChange::Kind::Updated:
        return next.columns == last.columns;
    case RowChange::Kind::Deleted:
        break;
    }
    return true;
}

bool isLongCopy(sqlite3_value* value, sqlite3_value* other)
{
    const int type = sqlite3_value_type(value);
    if ((type != SQLITE_TEXT && type != SQLITE_BLOB) || sqlite3_value_type(other) != type)
        return false;
    const QByteArrayView bytes = bytesOf(value);
    return bytes.size() >= LongValue && bytes == bytesOf(other);
}

/// The row of a table with one number after the other, each cheap to reach from the one above it.
class RowsDown
{
public:
    explicit RowsDown(sqlite3_stmt* statement)
        : m_statement(statement)
    {
    }
    ~RowsDown() { sqlite3_reset(m_statement); }
    Q_DISABLE_COPY_MOVE(RowsDown)

    /// Whether there is such a row; then the statement stands on it.
    [[nodiscard]] bool reach(qint64 rowid)
    {
        if (m_isOpen && isAt(rowid))
            return true;
        sqlite3_reset(m_statement);
        sqlite3_bind_int64(m_statement, 1, std::numeric_limits<qint64>::min());
        sqlite3_bind_int64(m_statement, 2, rowid);
        m_isOpen = true;
        return isAt(rowid);
    }

private:
    bool isAt(qint64 rowid)
    {
        m_isOpen = sqlite3_step(m_statement) == SQLITE_ROW;
        return m_isOpen && sqlite3_column_int64(m_statement, 0) == rowid;
    }

    sqlite3_stmt* m_statement;
    bool m_isOpen = false;
};

} // namespace

std::unexpected<Error> RowUndo::conflict(const RowChange& change, const TableShape& shape) const
{
    const QString text = change.kind == RowChange::Kind::Deleted
        ? RowUndoText::tr(
              "%1 was not changed: row %2 of its table “%3” was rewritten since. Undo the later change first.")
        : RowUndoText::tr("%1 was not changed: row %2 of its table “%3” was changed or removed since. If a "
                          "change in History did that, undo it first.");
    return fail(Errc::Conflict,
        text.arg(QDir::toNativeSeparators(m_store.path()), QString::number(change.rowid), shape.table.name),
        u"conflict in row %1 of %2"_s.arg(change.rowid).arg(shape.table.name));
}

Result<bool> RowUndo::isAsLeft(const RowChange& change, const TableShape& shape)
{
    const bool hasSome = change.kind == RowChange::Kind::Updated
        || (change.kind == RowChange::Kind::Moved && !change.columns.isEmpty());
    const auto statement = m_store.prepared(hasSome ? shape.readSql(change.columns) : shape.readSql());
    if (!statement)
        return std::unexpected(statement.error());
    bindValue(*statement, 1, QVariant(change.rowid));
    const int code = sqlite3_step(*statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return m_store.failure(code);
    ValueHash hash;
    for (int i = 0; code == SQLITE_ROW && i < sqlite3_column_count(*statement); ++i)
        addToHash(hash, sqlite3_column_value(*statement, i));
    sqlite3_reset(*statement);
    if (change.kind == RowChange::Kind::Deleted)
        return code == SQLITE_DONE;
    return code == SQLITE_ROW && hash.value() == change.newHash;
}

Result<> RowUndo::takeBackOne(const RowChange& change, const TableShape& shape)
{
    const auto asLeft = isAsLeft(change, shape);
    if (!asLeft)
        return std::unexpected(asLeft.error());
    QString sql;
    QList<StoredValue> values = change.old;
    const StoredValue rowid {StoredValue::Type::Integer, change.rowid, 0, {}};
    switch (change.kind) {
    case RowChange::Kind::Inserted:
        if (!*asLeft)
            return conflict(change, shape);
        sql = shape.removeSql();
        values = {rowid};
        break;
    case RowChange::Kind::Updated:
        if (!*asLeft)
            return conflict(change, shape);
        sql = shape.updateSql(change.columns);
        values += rowid;
        break;
    case RowChange::Kind::Moved: {
        if (!*asLeft)
            return conflict(change, shape);
        const Result<bool> isTaken = hasRows(shape, change.source, change.source);
        if (!isTaken)
            return std::unexpected(isTaken.error());
        sql = u"UPDATE main.%1 SET rowid = %2 WHERE rowid = ?"_s.arg(quotedSql(shape.table.name),
            *isTaken ? u"(SELECT max(rowid) + 1 FROM main.%1)"_s.arg(quotedSql(shape.table.name)) : u"?"_s);
        values
            = *isTaken ? QList {rowid} : QList {StoredValue {StoredValue::Type::Integer, change.source, 0, {}}, rowid};
        break;
    }
    case RowChange::Kind::Deleted:
        if (!*asLeft && shape.isRowidAlias && !mayBeRenumbered(shape))
            return conflict(change, shape);
        auto whole = valuesOf(change, shape);
        if (!whole)
            return std::unexpected(whole.error());
        values = *std::move(whole);
        m_recorder.setSource(change.source);
        // Where another program took the row's number since, the row gets a new one: only ties in time are broken by
        // it.
        if (!*asLeft && shape.isRowidAlias)
            values[shape.key.first()] = {};
        const bool withRowid = *asLeft && !shape.isRowidAlias;
        if (withRowid)
            values += rowid;
        sql = shape.insertSql(withRowid);
        break;
    }
    const auto statement = m_store.prepared(sql);
    if (!statement)
        return std::unexpected(statement.error());
    for (int i = 0; i < values.size(); ++i)
        bindValue(*statement, i + 1, values.at(i));
    return m_store.stepOver(*statement);
}

/// Whether a row whose number was taken since may come back with another one. The change gave its rows the next numbers
/// of the table, which others were given when it was undone; nothing refers to them.
bool RowUndo::mayBeRenumbered(const TableShape& shape) const
{
    return m_counted.contains(shape.table.name) && shape.key.size() == 1 && !shape.tied.contains(shape.key.first());
}

/// The row's values, those from its source included.
Result<QList<StoredValue>> RowUndo::valuesOf(const RowChange& deleted, const TableShape& shape)
{
    QList<StoredValue> values = deleted.old;
    if (deleted.source == 0)
        return values;
    const auto statement = m_store.prepared(shape.readSql(deleted.columns));
    if (!statement)
        return std::unexpected(statement.error());
    bindValue(*statement, 1, QVariant(deleted.source));
    const int code = sqlite3_step(*statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return m_store.failure(code);
    for (int i = 0; code == SQLITE_ROW && i < deleted.columns.size(); ++i)
        values[deleted.columns.at(i)] = stored(sqlite3_column_value(*statement, i));
    sqlite3_reset(*statement);
    ValueHash hash;
    for (const StoredValue& value : std::as_const(values))
        hash.add(value);
    if (hash.value() == deleted.newHash)
        return values;
    return fail(Errc::Conflict,
        RowUndoText::tr("%1 was not changed: row %2 of its table “%3” was a copy of row %4, which was changed or "
                        "removed since. Undo the later change first, or plan the change again.")
            .arg(QDir::toNativeSeparators(m_store.path()), QString::number(deleted.rowid), shape.table.name,
                QString::number(deleted.source)),
        u"row %1 of %2 is not what row %3 is a copy of"_s.arg(deleted.source).arg(shape.table.name).arg(deleted.rowid));
}

/// Rows come back with the numbers that they had, unless one of these was taken since.
Result<bool> RowUndo::putBack(QList<RowChange> run, const TableShape& shape)
{
    const auto [lowest, highest] = std::minmax(run.first().rowid, run.last().rowid);
    const Result<bool> isTaken = hasRows(shape, lowest, highest);
    if (!isTaken || *isTaken)
        return isTaken.transform([](bool) { return false; });
    // Adding rows one behind the other is what a table does best. But what one is a copy of may have to come before it.
    if (run.first().rowid == highest && std::ranges::all_of(run, [](const RowChange& row) { return row.source == 0; }))
        std::ranges::reverse(run);
    const auto insert = m_store.prepared(shape.insertSql(!shape.isRowidAlias));
    if (!insert)
        return std::unexpected(insert.error());
    const ChangeRecorder::Unheard unheard(m_recorder);
    RowChange added {RowChange::Kind::Inserted, m_recorder.changes().tableIndex(shape.table), 0, {}, {}, 0, 0};
    for (const RowChange& change : run) {
        const auto values = valuesOf(change, shape);
        if (!values)
            return std::unexpected(values.error());
        ValueHash hash;
        for (int i = 0; i < values->size(); ++i) {
            if (change.source == 0)
                hash.add(values->at(i));
            bindValue(*insert, i + 1, values->at(i));
        }
        if (!shape.isRowidAlias)
            sqlite3_bind_int64(*insert, int(values->size()) + 1, change.rowid);
        if (Result<> done = m_store.stepOver(*insert); !done)
            return std::unexpected(done.error());
        m_references.noteAdded(shape, *values);
        added.rowid = change.rowid;
        added.newHash = change.source == 0 ? hash.value() : change.newHash;
        added.source = change.source;
        m_recorder.changes().append(added);
    }
    return true;
}

void RowUndo::leaveOutCopies(RowChange& change, sqlite3_stmt* row, sqlite3_stmt* source)
{
    for (int i = 0; i < change.old.size(); ++i) {
        if (!isLongCopy(sqlite3_column_value(row, i + 1), sqlite3_column_value(source, i + 1)))
            continue;
        change.columns += i;
        change.old[i] = {};
    }
}

Result<> RowUndo::takeOut(const QList<RowChange>& run, const TableShape& shape)
{
    const qint64 highest = run.first().rowid;
    const qint64 lowest = run.last().rowid;
    const auto rows = m_store.prepared(shape.readDownSql());
    // A space more: another statement than the one of the rows themselves.
    const auto others = rows ? m_store.prepared(shape.readDownSql() + u' ') : rows;
    if (!others)
        return std::unexpected(others.error());
    bindValue(*rows, 1, QVariant(lowest));
    bindValue(*rows, 2, QVariant(highest));
    {
        RowsDown sources(*others);
        RowChange removed {RowChange::Kind::Deleted, m_recorder.changes().tableIndex(shape.table), 0, {}, {}, 0, 0};
        removed.old.resize(shape.table.columns.size());
        for (const RowChange& change : run) {
            const int code = sqlite3_step(*rows);
            if (code != SQLITE_ROW && code != SQLITE_DONE)
                return m_store.failure(code);
            if (code == SQLITE_DONE || sqlite3_column_int64(*rows, 0) != change.rowid)
                return conflict(change, shape);
            ValueHash hash;
            bool isLong = false;
            for (int i = 0; i < removed.old.size(); ++i) {
                sqlite3_value* value = sqlite3_column_value(*rows, i + 1);
                addToHash(hash, value);
                borrow(removed.old[i], value);
                isLong = isLong || removed.old.at(i).bytes.size() >= LongValue;
            }
            if (hash.value() != change.newHash)
                return conflict(change, shape);
            m_references.noteRemoved(shape, removed.old);
            removed.rowid = change.rowid;
            removed.columns.clear();
            // Not from one of the rows that go with it: those may come back after it.
            const bool isApart = change.source < lowest || change.source > highest;
            if (isLong && change.source != 0 && isApart && sources.reach(change.source))
                leaveOutCopies(removed, *rows, *others);
            removed.source = removed.columns.isEmpty() ? 0 : change.source;
            removed.newHash = removed.columns.isEmpty() ? 0 : change.newHash;
            m_recorder.changes().append(removed);
        }
        sqlite3_reset(*rows);
    }
    const auto remove = m_store.prepared(shape.removeRangeSql());
    if (!remove)
        return std::unexpected(remove.error());
    bindValue(*remove, 1, QVariant(lowest));
    bindValue(*remove, 2, QVariant(highest));
    const ChangeRecorder::Unheard unheard(m_recorder);
    return m_store.stepOver(*remove);
}

Result<bool> RowUndo::hasRows(const TableShape& shape, qint64 lowest, qint64 highest)
{
    const auto statement = m_store.prepared(
        u"SELECT 1 FROM main.%1 WHERE rowid BETWEEN ? AND ? LIMIT 1"_s.arg(quotedSql(shape.table.name)));
    if (!statement)
        return std::unexpected(statement.error());
    bindValue(*statement, 1, QVariant(lowest));
    bindValue(*statement, 2, QVariant(highest));
    return m_store.hasRow(*statement);
}

Result<bool> RowUndo::moveBack(const QList<RowChange>& run, const TableShape& shape)
{
    const auto [lowest, highest] = std::minmax(run.first().rowid, run.last().rowid);
    const qint64 by = run.first().rowid - run.first().source;
    // Where some of the numbers are taken, each row has to look for itself.
    const Result<bool> isTaken = hasRows(shape, lowest - by, highest - by);
    if (!isTaken || *isTaken || shape.isRowidAlias)
        return isTaken.transform([](bool) { return false; });
    const auto statement = m_store.prepared(
        u"UPDATE main.%1 SET rowid = rowid - ? WHERE rowid BETWEEN ? AND ?"_s.arg(quotedSql(shape.table.name)));
    if (!statement)
        return std::unexpected(statement.error());
    bindValue(*statement, 1, QVariant(by));
    bindValue(*statement, 2, QVariant(lowest));
    bindValue(*statement, 3, QVariant(highest));
    // They are looked at while they are moved: where one is not as it was left, nothing of all this is kept.
    const QList<int>& known = run.first().columns;
    ChangeRecorder::Moving moving {known.isEmpty() ? shape.allColumns() : known, {}};
    if (Result<> done = m_recorder.move(*statement, moving); !done)
        return std::unexpected(done.error());
    std::ranges::sort(moving.rows, {}, &ChangeRecorder::Moving::Row::before);
    if (run.first().rowid != lowest)
        std::ranges::reverse(moving.rows);
    RowChange again {RowChange::Kind::Moved, m_recorder.changes().tableIndex(shape.table), 0, known, {}, 0};
    auto row = moving.rows.cbegin();
    for (const RowChange& change : run) {
        if (row == moving.rows.cend() || row->before != change.rowid || row->hash != change.newHash)
            return conflict(change, shape);
        ++row;
        again.rowid = change.source;
        again.newHash = change.newHash;
        again.source = change.rowid;
        m_recorder.changes().append(again);
    }
    return true;
}

Result<> RowUndo::updateBack(const QList<RowChange>& run, const TableShape& shape)
{
    const QList<int>& columns = run.first().columns;
    const auto [lowest, highest] = std::minmax(run.first().rowid, run.last().rowid);
    const auto order = run.first().rowid == lowest ? TableShape::Order::Up : TableShape::Order::Down;
    const auto rows = m_store.prepared(shape.readSql(columns, order));
    if (!rows)
        return std::unexpected(rows.error());
    bindValue(*rows, 1, QVariant(lowest));
    bindValue(*rows, 2, QVariant(highest));
    RowChange again {RowChange::Kind::Updated, m_recorder.changes().tableIndex(shape.table), 0, columns, {}, 0};
    again.old.resize(columns.size());
    for (const RowChange& change : run) {
        const int code = sqlite3_step(*rows);
        if (code != SQLITE_ROW && code != SQLITE_DONE)
            return m_store.failure(code);
        if (code == SQLITE_DONE || sqlite3_column_int64(*rows, 0) != change.rowid)
            return conflict(change, shape);
        ValueHash now;
        ValueHash was;
        for (int i = 0; i < columns.size(); ++i) {
            sqlite3_value* value = sqlite3_column_value(*rows, i + 1);
            addToHash(now, value);
            borrow(again.old[i], value);
            was.add(change.old.at(i));
        }
        if (now.value() != change.newHash)
            return conflict(change, shape);
        again.rowid = change.rowid;
        again.newHash = was.value();
        m_recorder.changes().append(again);
    }
    sqlite3_reset(*rows);
    const auto update = m_store.prepared(shape.updateSql(columns));
    if (!update)
        return std::unexpected(update.error());
    const ChangeRecorder::Unheard unheard(m_recorder);
    for (const RowChange& change : run) {
        for (int i = 0; i < columns.size(); ++i)
            bindValue(*update, i + 1, change.old.at(i));
        sqlite3_bind_int64(*update, int(columns.size()) + 1, change.rowid);
        if (Result<> done = m_store.stepOver(*update); !done)
            return done;
    }
    return {};
}

Result<bool> RowUndo::takeBackRun(const QList<RowChange>& run, const TableShape& shape)
{
    if (m_store.job().isCancelled())
        return fail(Errc::Cancelled, {});
    if (!shape.canBeRecorded())
        return std::unexpected(m_recorder.refusalOf(shape.table.name));
    switch (run.first().kind) {
    case RowChange::Kind::Inserted:
        return takeOut(run, shape).transform([] { return true; });
    case RowChange::Kind::Moved:
        return moveBack(run, shape);
    case RowChange::Kind::Updated:
        return updateBack(run, shape).transform([] { return true; });
    case RowChange::Kind::Deleted:
        break;
    }
    return putBack(run, shape);
}

Result<> RowUndo::run(const RowChanges& changes)
{
    RowBlocks::Walk newest = changes.walk();
    qint64 done = 0;
    QList<const TableShape*> shapes;
    for (const RowChanges::Table& table : changes.tables()) {
        const TableShape* shape = m_shapes.find(table.name);
        shapes += shape && shape->table == table ? shape : nullptr;
    }
    // With references that are checked row by row, each row of one has to go by itself.
    const auto isAlone = [&](const RowChange& change) {
        const QSet<int>& tied = shapes.at(change.table)->tied;
        return !m_references.isAtEnd() && change.kind != RowChange::Kind::Moved && !tied.isEmpty()
            && (change.kind != RowChange::Kind::Updated
                || std::ranges::any_of(change.columns, [&](int column) { return tied.contains(column); }));
    };
    QList<RowChange> run;
    auto change = newest.next();
    while (change) {
        if (RowCounters::isOf(changes.tables().at(change->table))) {
            m_counted += RowCounters::countedTable(*change);
            if (Result<> back = m_counters.takeBack(*change); !back)
                return back;
            ++done;
            change = newest.next();
            continue;
        }
        const TableShape* shape = shapes.at(change->table);
        if (!shape)
            return fail(Errc::Conflict,
                RowUndoText::tr("%1 was not changed: its table “%2” was rebuilt since.")
                    .arg(QDir::toNativeSeparators(m_store.path()), changes.tables().at(change->table).name));
        run.clear();
        const qsizetype longest = isAlone(*change) ? 1 : MostRowsAtOnce;
        do
            run += *std::move(change);
        while ((change = newest.next()) && run.size() < longest && goesOn(run, *change));
        const Result<bool> atOnce = run.size() > 1 ? takeBackRun(run, *shape) : Result<bool>(false);
        if (!atOnce)
            return std::unexpected(atOnce.error());
        for (qsizetype i = 0; !*atOnce && i < run.size(); ++i) {
            if (Result<> back = takeBackOne(run.at(i), *shape); !back)
                return back;
        }
        m_store.job().setProgress(done += run.size(), changes.count());
    }
    // All of it could be read before, but some of it is in a file, and a disk may fail in between.
    return done == changes.count() ? Result<>() : fail(Errc::Corrupt, {}, u"rows"_s);
}

Result<bool> RowUndo::holds(const RowChange& change, const RowChanges& changes)
{
    const RowChanges::Table& table = changes.tables().at(change.table);
    const TableShape* shape = m_shapes.find(table.name);
    // A counter may have been raised by others as far.
    return shape && shape->table == table && !RowCounters::isOf(table) ? isAsLeft(change, *shape) : Result<bool>(false);
}

} // namespace stemma
