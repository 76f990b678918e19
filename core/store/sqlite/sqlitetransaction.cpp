// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitetransaction.h"

#include "core/store/sqlite/rowrenumberer.h"
#include "core/store/sqlite/sqliteapi.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct SqliteTransactionText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

} // namespace

Result<> SqliteTransaction::open()
{
    if (Result<> opened = m_store.open(); !opened)
        return opened;
    m_recorder.addFunctions();
    return m_shapes.read();
}

Result<> SqliteTransaction::begin(bool checksAtEnd, bool counts)
{
    if (const Result<> counted = checksAtEnd ? m_references.begin(counts) : Result<>(); !counted)
        return counted;
    const QString checks = checksAtEnd ? u"PRAGMA foreign_keys = OFF"_s : u"PRAGMA foreign_keys = ON"_s;
    for (const QString& sql :
        {checks, u"PRAGMA synchronous = FULL"_s, u"BEGIN IMMEDIATE"_s, u"PRAGMA defer_foreign_keys = ON"_s}) {
        if (Result<> done = m_store.exec(sql); !done)
            return done;
    }
    // Another program may have built a table anew in between.
    if (Result<> done = m_shapes.read(); !done)
        return done;
    m_recorder.start();
    return m_counters.begin();
}

void SqliteTransaction::allowBroken(qint64 count)
{
    m_references.allowBroken(count);
    m_recorder.changes().setBrokenBefore(m_references.brokenBefore());
}

Result<> SqliteTransaction::leaveFreedPages()
{
    return m_store.exec(u"PRAGMA secure_delete = FAST"_s);
}

Result<> SqliteTransaction::check(const SqlGuard& guard)
{
    const auto statement = m_store.prepared(guard.sql);
    if (!statement)
        return std::unexpected(statement.error());
    for (int i = 0; i < guard.values.size(); ++i)
        bindValue(*statement, i + 1, guard.values.at(i));
    const int code = sqlite3_step(*statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return m_store.failure(code);
    QVariantList row;
    for (int i = 0; code == SQLITE_ROW && i < sqlite3_column_count(*statement); ++i) {
        const StoredValue value = stored(sqlite3_column_value(*statement, i));
        row += value.type == StoredValue::Type::Null   ? QVariant()
            : value.type == StoredValue::Type::Integer ? QVariant(value.integer)
            : value.type == StoredValue::Type::Real    ? QVariant(value.real)
            : value.type == StoredValue::Type::Text    ? QVariant(QString::fromUtf8(value.bytes))
                                                       : QVariant(value.bytes);
    }
    sqlite3_reset(*statement);
    if (row == guard.expected)
        return {};
    return fail(Errc::Conflict, guard.what, u"guard: "_s + guard.sql);
}

Result<> SqliteTransaction::carryOut(const SqlStep& step)
{
    if (step.changes)
        return m_undo.run(*step.changes);
    const qint64 before = m_recorder.changes().count();
    Result<> done = step.shift.isNone() ? runStatement(step) : RowRenumberer(m_store, m_shapes, m_recorder).run(step);
    if (done && step.expectedRows >= 0 && m_recorder.changes().count() - before != step.expectedRows)
        return fail(Errc::Conflict,
            SqliteTransactionText::tr("%1 was not changed: it has changed since the change was planned. Plan it again.")
                .arg(QDir::toNativeSeparators(m_store.path())),
            u"%1 rows instead of %2: %3"_s.arg(m_recorder.changes().count() - before)
                .arg(step.expectedRows)
                .arg(step.sql));
    return done;
}

Result<> SqliteTransaction::runStatement(const SqlStep& step)
{
    const auto statement = m_store.prepared(step.sql);
    if (!statement)
        return std::unexpected(statement.error());
    const ChangeRecorder::Unheard unheard(
        m_recorder, step.sql.startsWith("INSERT INTO temp."_L1)); // it would hear of them in vain
    const auto run = [&](const QVariantList& values) {
        for (int i = 0; i < values.size(); ++i)
            bindValue(*statement, i + 1, values.at(i));
        const Result<> done = m_store.stepOver(*statement);
        m_recorder.forgetCopies();
        return done;
    };
    if (step.streamedRows)
        return step.streamedRows(run);
    if (step.rows.isEmpty())
        return run(step.values);
    for (const QVariantList& values : step.rows) {
        if (Result<> done = run(values); !done)
            return done;
    }
    return {};
}

Result<> SqliteTransaction::commit(const SqliteWriter::Keep& keep)
{
    int open = 0;
    int most = 0;
    sqlite3_db_status(m_store.handle(), SQLITE_DBSTATUS_DEFERRED_FKS, &open, &most, 0);
    bool broken = open != 0;
    if (m_references.isAtEnd()) {
        const Result<bool> breaks = m_references.breaks(m_recorder.changes());
        if (!breaks)
            return std::unexpected(breaks.error());
        broken = *breaks;
    }
    if (broken)
        return fail(Errc::Conflict,
            SqliteTransactionText::tr("%1 was not changed: other records refer to the records to remove. Another "
                                      "program may have resumed the session meanwhile.")
                .arg(QDir::toNativeSeparators(m_store.path())),
            u"foreign keys are violated"_s);
    if (m_recorder.changes().isEmpty())
        return {};
    if (Result<> counted = m_counters.record(); !counted)
        return counted;
    if (Result<> kept = keep(m_recorder.changes()); !kept)
        return kept;
    m_recorder.stop();
    return m_store.commit();
}

} // namespace stemma
