// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitetransaction.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqliteerror.h"

#include <QCoreApplication>
#include <QDir>
#include <QThread>
#include <QVarLengthArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct SqliteTransactionText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

} // namespace

SqliteTransaction::~SqliteTransaction()
{
    m_statements.clear();
    if (m_handle) {
        sqlite3_preupdate_hook(m_handle, nullptr, nullptr);
        if (!sqlite3_get_autocommit(m_handle))
            sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
        sqlite3_close(m_handle);
    }
}

std::unexpected<Error> SqliteTransaction::failure(int code) const
{
    const QString file = QDir::toNativeSeparators(m_path);
    const QString cause = u"SQLite %1: %2"_s.arg(code).arg(
        m_handle ? QString::fromUtf8(sqlite3_errmsg(m_handle)) : QString::fromUtf8(sqlite3_errstr(code)));
    constexpr int PrimaryBits = 0xff;
    switch (code & PrimaryBits) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {}, cause);
        return fail(Errc::Busy,
            SqliteTransactionText::tr(
                "%1 was not changed: another program is writing to it. Try again when it is done, or close it.")
                .arg(file),
            cause);
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return fail(Errc::ReadOnly,
            SqliteTransactionText::tr("%1 cannot be changed: you may not write to it or to its folder. Change the "
                                      "permissions, or work on a copy.")
                .arg(file),
            cause);
    case SQLITE_FULL:
        return fail(Errc::Denied,
            SqliteTransactionText::tr("%1 was not changed: the disk is full. Free some space and try again.").arg(file),
            cause);
    case SQLITE_CONSTRAINT:
        return fail(Errc::Conflict,
            SqliteTransactionText::tr("%1 was not changed: the result would violate a rule of its tables. The store "
                                      "may have changed meanwhile; plan the change again.")
                .arg(file),
            cause);
    default:
        return std::unexpected(sqliteError(m_path, code, cause));
    }
}

int SqliteTransaction::onBusy(void* self, int count)
{
    auto* transaction = static_cast<SqliteTransaction*>(self);
    if (count == 0)
        transaction->m_waiting.start();
    if (transaction->m_job.isCancelled() || transaction->m_waiting.elapsed() > SqliteWriter::BusyMs)
        return 0;
    constexpr unsigned long StepMs = 10;
    QThread::msleep(StepMs);
    return 1;
}

void SqliteTransaction::makeId(sqlite3_context* context, int count, sqlite3_value** values)
{
    auto* self = static_cast<SqliteTransaction*>(sqlite3_user_data(context));
    // Once for each row that is copied, and without a call of malloc.
    const QByteArrayView prefix = bytesOf(values[0]);
    QVarLengthArray<char, 64> id(prefix.size() + UlidSource::Length);
    std::ranges::copy(prefix, id.begin());
    self->m_ids.writeNext(now(), id.data() + prefix.size());
    if (count > 1)
        self->m_copies.push_back({qHash(QByteArrayView(id)), sqlite3_value_int64(values[1])});
    sqlite3_result_text(context, id.constData(), int(id.size()), SQLITE_TRANSIENT);
}

void SqliteTransaction::noteSource(sqlite3_context* context, int, sqlite3_value** values)
{
    static_cast<SqliteTransaction*>(sqlite3_user_data(context))->m_source = sqlite3_value_int64(values[1]);
    sqlite3_result_value(context, values[0]);
}

void SqliteTransaction::allowBroken(qint64 count)
{
    m_brokenAllowed = count;
    m_changes.setBrokenBefore(m_brokenBefore.value_or(0));
}

Result<> SqliteTransaction::open()
{
    const SqliteFileState state = SqliteFileState::of(m_path);
    if (!state.exists())
        return fail(Errc::NotFound,
            SqliteTransactionText::tr("The file %1 is gone. Restore it, or open another store.")
                .arg(QDir::toNativeSeparators(m_path)),
            u"stat: no such file"_s);
    m_hold = std::make_unique<SqliteHold>(state.key);
    const int opened = sqlite3_open_v2(
        QFile::encodeName(m_path).constData(), &m_handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    if (opened != SQLITE_OK)
        return failure(opened);
    sqlite3_extended_result_codes(m_handle, 1);
    // The statements that are kept take what SQLite puts aside by itself, and each row then costs several calls of
    // malloc.
    constexpr int SlotBytes = 4096; // a row of many columns, as the hook has it
    constexpr int Slots = 512;
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_LOOKASIDE, nullptr, SlotBytes, Slots);
    sqlite3_busy_handler(m_handle, &SqliteTransaction::onBusy, this);
    if (sqlite3_db_readonly(m_handle, "main") == 1)
        return failure(SQLITE_READONLY);
    for (const int arguments : {1, 2})
        sqlite3_create_function(
            m_handle, "stemma_id", arguments, SQLITE_UTF8, this, &SqliteTransaction::makeId, nullptr, nullptr);
    sqlite3_create_function(
        m_handle, "stemma_copy", 2, SQLITE_UTF8, this, &SqliteTransaction::noteSource, nullptr, nullptr);
    return readShapes();
}

Result<> SqliteTransaction::begin(bool checksAtEnd, bool counts)
{
    m_counts = counts;
    if (checksAtEnd) {
        const Result<qint64> broken = counts ? countBrokenReferences() : Result<qint64>(0);
        if (!broken)
            return std::unexpected(broken.error());
        m_brokenBefore = *broken;
    }
    const QString checks = checksAtEnd ? u"PRAGMA foreign_keys = OFF"_s : u"PRAGMA foreign_keys = ON"_s;
    for (const QString& sql :
        {checks, u"PRAGMA synchronous = FULL"_s, u"BEGIN IMMEDIATE"_s, u"PRAGMA defer_foreign_keys = ON"_s}) {
        if (Result<> done = exec(sql); !done)
            return done;
    }
    // Another program may have built a table anew in between.
    if (Result<> done = readShapes(); !done)
        return done;
    sqlite3_preupdate_hook(m_handle, &SqliteTransaction::onChange, this);
    return {};
}

SqliteTransaction::Unheard::Unheard(SqliteTransaction& transaction, bool isUnheard)
    : m_transaction(isUnheard ? &transaction : nullptr)
{
    if (m_transaction)
        sqlite3_preupdate_hook(m_transaction->m_handle, nullptr, nullptr);
}

SqliteTransaction::Unheard::~Unheard()
{
    if (m_transaction)
        sqlite3_preupdate_hook(m_transaction->m_handle, &SqliteTransaction::onChange, m_transaction);
}

Result<sqlite3_stmt*> SqliteTransaction::prepared(const QString& sql)
{
    auto& statement = m_statements[sql];
    if (!statement) {
        sqlite3_stmt* raw = nullptr;
        const QByteArray utf8 = sql.toUtf8();
        const int code = sqlite3_prepare_v2(m_handle, utf8.constData(), int(utf8.size()), &raw, nullptr);
        if (code != SQLITE_OK) {
            auto refused = failure(code);
            refused.error().cause += u" in "_s + sql;
            return refused;
        }
        statement = std::shared_ptr<sqlite3_stmt>(raw, &sqlite3_finalize);
    }
    sqlite3_reset(statement.get());
    sqlite3_clear_bindings(statement.get());
    return statement.get();
}

void SqliteTransaction::bind(sqlite3_stmt* statement, int place, const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        sqlite3_bind_null(statement, place);
        break;
    case QMetaType::Double:
        sqlite3_bind_double(statement, place, value.toDouble());
        break;
    case QMetaType::QByteArray: {
        const QByteArray bytes = value.toByteArray();
        sqlite3_bind_blob64(statement, place, bytes.constData(), sqlite3_uint64(bytes.size()), SQLITE_TRANSIENT);
        break;
    }
    case QMetaType::QString: {
        const QByteArray utf8 = value.toString().toUtf8();
        sqlite3_bind_text64(
            statement, place, utf8.constData(), sqlite3_uint64(utf8.size()), SQLITE_TRANSIENT, SQLITE_UTF8);
        break;
    }
    default:
        sqlite3_bind_int64(statement, place, value.toLongLong());
    }
}

void SqliteTransaction::bind(sqlite3_stmt* statement, int place, const StoredValue& value)
{
    const auto size = sqlite3_uint64(value.bytes.size());
    switch (value.type) {
    case StoredValue::Type::Null:
        sqlite3_bind_null(statement, place);
        break;
    case StoredValue::Type::Integer:
        sqlite3_bind_int64(statement, place, value.integer);
        break;
    case StoredValue::Type::Real:
        sqlite3_bind_double(statement, place, value.real);
        break;
    case StoredValue::Type::Text:
        sqlite3_bind_text64(statement, place, value.bytes.constData(), size, SQLITE_STATIC, SQLITE_UTF8);
        break;
    case StoredValue::Type::Blob:
        sqlite3_bind_blob64(statement, place, value.bytes.constData(), size, SQLITE_STATIC);
        break;
    }
}

Result<> SqliteTransaction::stepOver(sqlite3_stmt* statement)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    int code = SQLITE_ROW;
    while (code == SQLITE_ROW)
        code = sqlite3_step(statement);
    if (code != SQLITE_DONE)
        return failure(code);
    sqlite3_reset(statement);
    if (m_refusal)
        return std::unexpected(*m_refusal);
    return {};
}

Result<> SqliteTransaction::exec(const QString& sql)
{
    const auto statement = prepared(sql);
    return statement ? stepOver(*statement) : std::unexpected(statement.error());
}

Result<> SqliteTransaction::leaveFreedPages()
{
    return exec(u"PRAGMA secure_delete = FAST"_s);
}

Result<> SqliteTransaction::check(const SqlGuard& guard)
{
    const auto statement = prepared(guard.sql);
    if (!statement)
        return std::unexpected(statement.error());
    for (int i = 0; i < guard.values.size(); ++i)
        bind(*statement, i + 1, guard.values.at(i));
    const int code = sqlite3_step(*statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return failure(code);
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
        return undo(*step.changes);
    const qint64 before = m_changes.count();
    Result<> done = step.shift.isNone() ? runStatement(step) : shift(step.shift, step);
    if (done && step.expectedRows >= 0 && m_changes.count() - before != step.expectedRows)
        return fail(Errc::Conflict,
            SqliteTransactionText::tr("%1 was not changed: it has changed since the change was planned. Plan it again.")
                .arg(QDir::toNativeSeparators(m_path)),
            u"%1 rows instead of %2: %3"_s.arg(m_changes.count() - before).arg(step.expectedRows).arg(step.sql));
    return done;
}

Result<> SqliteTransaction::runStatement(const SqlStep& step)
{
    const auto statement = prepared(step.sql);
    if (!statement)
        return std::unexpected(statement.error());
    const Unheard unheard(*this, step.sql.startsWith("INSERT INTO temp."_L1)); // it would hear of them in vain
    const QList<QVariantList> once {step.values};
    for (const QVariantList& values : step.rows.isEmpty() ? once : step.rows) {
        for (int i = 0; i < values.size(); ++i)
            bind(*statement, i + 1, values.at(i));
        if (Result<> done = stepOver(*statement); !done)
            return done;
        m_source = 0;
        m_copies.clear();
        m_copiesUsed = 0;
        m_copiesSorted = false;
    }
    return {};
}

// ---- the end

Result<> SqliteTransaction::commit(const SqliteWriter::Keep& keep)
{
    int open = 0;
    int most = 0;
    sqlite3_db_status(m_handle, SQLITE_DBSTATUS_DEFERRED_FKS, &open, &most, 0);
    bool broken = open != 0;
    if (m_brokenBefore) {
        const Result<bool> breaks = breaksReferences();
        if (!breaks)
            return std::unexpected(breaks.error());
        broken = *breaks;
    }
    if (broken)
        return fail(Errc::Conflict,
            SqliteTransactionText::tr("%1 was not changed: other records refer to the records to remove. Another "
                                      "program may have resumed the session meanwhile.")
                .arg(QDir::toNativeSeparators(m_path)),
            u"foreign keys are violated"_s);
    if (m_changes.isEmpty())
        return {};
    if (Result<> kept = keep(m_changes); !kept)
        return kept;
    m_statements.clear();
    sqlite3_preupdate_hook(m_handle, nullptr, nullptr);
    const int code = sqlite3_exec(m_handle, "COMMIT", nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Result<>() : failure(code);
}

} // namespace stemma
