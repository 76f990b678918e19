// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlitewriter.h"

#include "core/store/sqlitetransaction.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

/// More rows than this are not removed one by one with a look for what refers to each.
constexpr qsizetype FewRows = 16;

bool removesMany(const SqlScript& script)
{
    return std::ranges::any_of(script.steps, [](const SqlStep& step) {
        return step.changes ? step.changes->count() > FewRows
                            : step.sql.startsWith("DELETE"_L1) && (step.rows.isEmpty() || step.rows.size() > FewRows);
    });
}

bool mendsReferences(const SqlScript& script)
{
    return std::ranges::any_of(
        script.guards, [](const SqlGuard& guard) { return guard.sql == SqliteWriter::BrokenReferences; });
}

} // namespace

// ---- taking back

std::unexpected<Error> SqliteTransaction::conflict(const RowChange& change, const TableShape& shape) const
{
    const QString text = change.kind == RowChange::Kind::Deleted
        ? Words::tr("%1 was not changed: row %2 of its table “%3” was written anew since. Undo what was done there "
                    "first, or leave it as it is.")
        : Words::tr("%1 was not changed: row %2 of its table “%3” was changed or removed since. Undo what was done "
                    "there first, or leave it as it is.");
    return fail(Errc::Conflict,
        text.arg(QDir::toNativeSeparators(m_path), QString::number(change.rowid), shape.table.name),
        u"conflict in row %1 of %2"_s.arg(change.rowid).arg(shape.table.name));
}

Result<bool> SqliteTransaction::isAsLeft(const RowChange& change, const TableShape& shape)
{
    const auto statement
        = prepared(change.kind == RowChange::Kind::Updated ? shape.readSql(change.columns) : shape.readSql());
    if (!statement)
        return std::unexpected(statement.error());
    bind(*statement, 1, QVariant(change.rowid));
    const int code = sqlite3_step(*statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return failure(code);
    ValueHash hash;
    for (int i = 0; code == SQLITE_ROW && i < sqlite3_column_count(*statement); ++i)
        addToHash(hash, sqlite3_column_value(*statement, i));
    sqlite3_reset(*statement);
    if (change.kind == RowChange::Kind::Deleted)
        return code == SQLITE_DONE;
    return code == SQLITE_ROW && hash.value() == change.newHash;
}

Result<> SqliteTransaction::takeBackOne(const RowChange& change, const TableShape& shape)
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
    case RowChange::Kind::Deleted:
        if (!*asLeft && shape.isRowidAlias)
            return conflict(change, shape);
        // Where another program took the row's number since, the row gets a new one: only ties in time are broken by
        // it.
        const bool withRowid = *asLeft && !shape.isRowidAlias;
        if (withRowid)
            values += rowid;
        sql = shape.insertSql(withRowid);
        break;
    }
    const auto statement = prepared(sql);
    if (!statement)
        return std::unexpected(statement.error());
    for (int i = 0; i < values.size(); ++i)
        bind(*statement, i + 1, values.at(i));
    return stepOver(*statement);
}

Result<> SqliteTransaction::takeBack(const RowChanges& changes)
{
    qsizetype at = changes.end();
    qint64 done = 0;
    QList<const TableShape*> shapes;
    for (const RowChanges::Table& table : changes.tables()) {
        const auto shape = m_shapes.constFind(table.name);
        const bool isSame = shape != m_shapes.constEnd() && shape->table == table;
        shapes += isSame ? &*shape : nullptr;
    }
    while (const auto change = changes.previous(at)) {
        const TableShape* shape = shapes.at(change->table);
        if (!shape)
            return fail(Errc::Conflict,
                Words::tr("%1 was not changed: its table “%2” was rebuilt since.")
                    .arg(QDir::toNativeSeparators(m_path), changes.tables().at(change->table).name));
        if (Result<> back = takeBackOne(*change, *shape); !back)
            return back;
        m_job.setProgress(++done, changes.count());
    }
    return {};
}

Result<bool> SqliteTransaction::holds(const RowChange& change, const RowChanges& changes)
{
    const RowChanges::Table& table = changes.tables().at(change.table);
    const TableShape shape = m_shapes.value(table.name);
    return shape.table == table ? isAsLeft(change, shape) : Result<bool>(false);
}

Result<> SqliteWriter::run(const SqlScript& script, const Keep& keep, const JobControl& job) const
{
    SqliteTransaction transaction(m_path, job);
    const bool mends = mendsReferences(script);
    if (Result<> begun = transaction.begin(mends || removesMany(script)); !begun)
        return begun;
    if (mends)
        transaction.allowBroken(0);
    auto guard = script.guards.cbegin();
    for (qsizetype done = 0;; ++done) {
        for (; guard != script.guards.cend() && guard->after <= done; ++guard) {
            if (Result<> held = transaction.check(*guard); !held)
                return held;
        }
        if (done == script.steps.size())
            return transaction.commit(keep);
        if (Result<> carried = transaction.carryOut(script.steps.at(done)); !carried)
            return carried;
    }
}

Result<> SqliteWriter::revert(const RowChanges& changes, const Keep& keep, const JobControl& job) const
{
    SqliteTransaction transaction(m_path, job);
    const std::optional<qint64> broken = changes.brokenBefore();
    if (Result<> begun = transaction.begin(broken || changes.count() > FewRows); !begun)
        return begun;
    if (broken)
        transaction.allowBroken(*broken);
    if (Result<> back = transaction.takeBack(changes); !back)
        return back;
    return transaction.commit(keep);
}

Result<bool> SqliteWriter::holds(const RowChanges& changes, const JobControl& job) const
{
    SqliteTransaction transaction(m_path, job);
    if (Result<> begun = transaction.begin(false); !begun)
        return std::unexpected(begun.error());
    // All of them were committed together or none; other programs may have changed some since, but hardly so many.
    constexpr int Enough = 64;
    qsizetype at = changes.end();
    for (int looked = 0; looked < Enough; ++looked) {
        const auto change = changes.previous(at);
        if (!change)
            break;
        if (const Result<bool> held = transaction.holds(*change, changes); !held || *held)
            return held;
    }
    return false;
}

} // namespace stemma
