// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlitetransaction.h"

#include "core/store/sqlitedatabase.h"

#include <QCoreApplication>
#include <QDir>
#include <QThread>

// The hook is declared only where the library has it; Debian, Fedora, Arch and SUSE all build it in.
#define SQLITE_ENABLE_PREUPDATE_HOOK
#include <algorithm>
#include <bit>
#include <cstring>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SqliteWriter)
};

/// Whether two values are stored alike; numbers of different types never are.
bool isSame(sqlite3_value* one, sqlite3_value* other)
{
    const int type = sqlite3_value_type(one);
    if (type != sqlite3_value_type(other))
        return false;
    switch (type) {
    case SQLITE_INTEGER:
        return sqlite3_value_int64(one) == sqlite3_value_int64(other);
    case SQLITE_FLOAT:
        return std::bit_cast<quint64>(sqlite3_value_double(one)) == std::bit_cast<quint64>(sqlite3_value_double(other));
    case SQLITE_NULL:
        return true;
    default:
        break;
    }
    const void* bytes = sqlite3_value_blob(one);
    const int size = sqlite3_value_bytes(one);
    return sqlite3_value_bytes(other) == size
        && (size == 0 || std::memcmp(bytes, sqlite3_value_blob(other), size_t(size)) == 0);
}

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
            Words::tr("%1 was not changed: another program is writing to it. Try again when it is done, or close it.")
                .arg(file),
            cause);
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return fail(Errc::ReadOnly,
            Words::tr("%1 cannot be changed: this user may not write to it or to its folder. Change the permissions, "
                      "or work on a copy.")
                .arg(file),
            cause);
    case SQLITE_FULL:
        return fail(Errc::Denied,
            Words::tr("%1 was not changed: the disk is full. Free some space and try again.").arg(file), cause);
    case SQLITE_CONSTRAINT:
        return fail(Errc::Conflict,
            Words::tr("%1 was not changed: the result would break a rule of its tables. The store may have changed "
                      "meanwhile; plan the change again.")
                .arg(file),
            cause);
    default:
        return std::unexpected(SqliteDatabase::errorFor(m_path, code, cause));
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
    QByteArray id(reinterpret_cast<const char*>(sqlite3_value_text(values[0])), sqlite3_value_bytes(values[0]));
    id += self->m_ids.next(now());
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
            Words::tr("The file %1 is gone. Put it back, or open another store.").arg(QDir::toNativeSeparators(m_path)),
            u"stat: no such file"_s);
    m_hold = std::make_unique<SqliteHold>(state.key);
    const int opened = sqlite3_open_v2(
        QFile::encodeName(m_path).constData(), &m_handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    if (opened != SQLITE_OK)
        return failure(opened);
    sqlite3_extended_result_codes(m_handle, 1);
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
        sqlite3_bind_text64(statement, place, value.bytes.constData(), size, SQLITE_TRANSIENT, SQLITE_UTF8);
        break;
    case StoredValue::Type::Blob:
        sqlite3_bind_blob64(statement, place, value.bytes.constData(), size, SQLITE_TRANSIENT);
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
        return takeBack(*step.changes);
    const qint64 before = m_changes.count();
    Result<> done = step.shift.isNone() ? runStatement(step) : shift(step.shift, step);
    if (done && step.expectedRows >= 0 && m_changes.count() - before != step.expectedRows)
        return fail(Errc::Conflict,
            Words::tr("%1 was not changed: it is not as it was when the change was planned. Plan it again.")
                .arg(QDir::toNativeSeparators(m_path)),
            u"%1 rows instead of %2: %3"_s.arg(m_changes.count() - before).arg(step.expectedRows).arg(step.sql));
    return done;
}

Result<> SqliteTransaction::runStatement(const SqlStep& step)
{
    const auto statement = prepared(step.sql);
    if (!statement)
        return std::unexpected(statement.error());
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

// ---- recording

// Before anything is changed: the hook that tells of changes may not run statements of its own.
Result<> SqliteTransaction::readShapes()
{
    const auto statement = prepared(
        u"SELECT t.name, t.wr, EXISTS (SELECT 1 FROM main.sqlite_schema s WHERE s.type = 'trigger' "
        "AND s.tbl_name = t.name COLLATE NOCASE), c.name, c.hidden, c.type, c.pk, c.dflt_value IS NOT NULL "
        "FROM pragma_table_list t, pragma_table_xinfo(t.name, 'main') c WHERE t.schema = 'main' AND t.type = 'table' "
        "ORDER BY t.name, c.cid"_s);
    if (!statement)
        return std::unexpected(statement.error());
    const auto text = [&](int column) {
        return QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(*statement, column)));
    };
    m_shapes.clear();
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        TableShape& shape = m_shapes[text(0)];
        shape.table.name = text(0);
        shape.hasRowids = sqlite3_column_int(*statement, 1) == 0;
        shape.hasTriggers = sqlite3_column_int(*statement, 2) != 0;
        if (sqlite3_column_int(*statement, 7) != 0)
            shape.defaulted += int(shape.table.columns.size());
        shape.table.columns += text(3);
        shape.hasGenerated = shape.hasGenerated || sqlite3_column_int(*statement, 4) != 0;
        if (const int place = sqlite3_column_int(*statement, 6); place > 0)
            shape.isRowidAlias = place == 1 && text(5).compare("INTEGER"_L1, Qt::CaseInsensitive) == 0;
    }
    sqlite3_reset(*statement);
    return code == SQLITE_DONE ? readTies() : failure(code);
}

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
        const auto text = [&](int column) {
            return QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(*statement, column)));
        };
        for (TableShape& shape : m_shapes) {
            if (shape.table.name.compare(text(0), Qt::CaseInsensitive) != 0)
                continue;
            for (int i = 0; i < shape.table.columns.size(); ++i) {
                if (shape.table.columns.at(i).compare(text(1), Qt::CaseInsensitive) == 0)
                    shape.tied += i;
            }
        }
    }
    sqlite3_reset(*statement);
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

void SqliteTransaction::onChange(void* self, sqlite3*, int operation, const char* database, const char* table,
    long long oldRowid, long long newRowid)
{
    if (qstrcmp(database, "main") == 0)
        static_cast<SqliteTransaction*>(self)->record(operation, table, oldRowid, newRowid);
}

Error SqliteTransaction::refusalOf(const QString& table) const
{
    return {Errc::NotSupported,
        Words::tr("%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change "
                  "could not be taken back exactly.")
            .arg(QDir::toNativeSeparators(m_path), table),
        {}};
}

void SqliteTransaction::record(int operation, const char* table, qint64 oldRowid, qint64 newRowid)
{
    if (m_refusal)
        return;
    if (!m_recorded.shape || m_recorded.name != table) {
        const QString name = QString::fromUtf8(table);
        const auto known = m_shapes.constFind(name);
        if (known == m_shapes.constEnd() || !known->canBeRecorded()) {
            m_refusal = refusalOf(name);
            return;
        }
        m_recorded = {table, &*known, m_changes.tableIndex(known->table)};
    }
    const TableShape& shape = *m_recorded.shape;
    const int index = m_recorded.index;
    if (operation == SQLITE_UPDATE && oldRowid == newRowid)
        return recordUpdate(shape, index, newRowid);
    if (operation == SQLITE_UPDATE && recordMove(shape, index, oldRowid, newRowid))
        return;
    if (operation != SQLITE_INSERT)
        recordDeleted(shape, index, oldRowid);
    if (operation != SQLITE_DELETE)
        recordInserted(index, newRowid);
}

// Of a row written before its column was added, SQLite tells null here where reading it gives the column's default.
StoredValue SqliteTransaction::oldValue(const TableShape& shape, qint64 rowid, int column)
{
    sqlite3_value* value = nullptr;
    sqlite3_preupdate_old(m_handle, column, &value);
    if (sqlite3_value_type(value) != SQLITE_NULL || !shape.defaulted.contains(column))
        return stored(value);
    const auto statement = prepared(u"SELECT %1 FROM main.%2 WHERE rowid = ?"_s.arg(
        quotedSql(shape.table.columns.at(column)), quotedSql(shape.table.name)));
    if (!statement) {
        m_refusal = statement.error();
        return {};
    }
    bind(*statement, 1, QVariant(rowid));
    StoredValue result;
    if (sqlite3_step(*statement) == SQLITE_ROW)
        result = stored(sqlite3_column_value(*statement, 0));
    sqlite3_reset(*statement);
    return result;
}

void SqliteTransaction::recordUpdate(const TableShape& shape, int table, qint64 rowid)
{
    RowChange change {RowChange::Kind::Updated, table, rowid, {}, {}, 0};
    ValueHash hash;
    for (int i = 0; i < shape.table.columns.size(); ++i) {
        sqlite3_value* before = nullptr;
        sqlite3_value* after = nullptr;
        sqlite3_preupdate_old(m_handle, i, &before);
        sqlite3_preupdate_new(m_handle, i, &after);
        if (!shape.defaulted.contains(i) && isSame(before, after))
            continue;
        StoredValue old = oldValue(shape, rowid, i);
        if (old == stored(after))
            continue;
        change.columns += i;
        change.old += std::move(old);
        addToHash(hash, after);
    }
    change.newHash = hash.value();
    if (!change.columns.isEmpty())
        m_changes.append(change);
}

/// A row that got another number and is the same otherwise. False: it is not the same.
bool SqliteTransaction::recordMove(const TableShape& shape, int table, qint64 oldRowid, qint64 newRowid)
{
    if (shape.isRowidAlias) // its number is one of its values
        return false;
    ValueHash hash;
    for (int i = 0; i < shape.table.columns.size(); ++i) {
        sqlite3_value* before = nullptr;
        sqlite3_value* after = nullptr;
        sqlite3_preupdate_old(m_handle, i, &before);
        sqlite3_preupdate_new(m_handle, i, &after);
        if (!isSame(before, after))
            return false;
        addToHash(hash, after);
    }
    m_changes.append({RowChange::Kind::Moved, table, newRowid, {}, {}, hash.value(), oldRowid});
    return true;
}

qint64 SqliteTransaction::sourceOf(sqlite3_value* id)
{
    if (sqlite3_value_type(id) != SQLITE_TEXT)
        return 0;
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(id));
    const size_t hash = qHash(QByteArrayView(text, sqlite3_value_bytes(id)));
    // Mostly they are inserted in the order in which the ids were made; but SQLite may sort the rows in between.
    if (!m_copiesSorted && m_copiesUsed < m_copies.size() && m_copies[m_copiesUsed].id == hash)
        return m_copies[m_copiesUsed++].source;
    if (!std::exchange(m_copiesSorted, true))
        std::ranges::sort(m_copies, {}, &Copy::id);
    const auto copy = std::ranges::lower_bound(m_copies, hash, {}, &Copy::id);
    return copy != m_copies.end() && copy->id == hash ? copy->source : 0;
}

void SqliteTransaction::recordInserted(int table, qint64 rowid)
{
    ValueHash hash;
    qint64 source = std::exchange(m_source, 0);
    for (int i = 0; i < sqlite3_preupdate_count(m_handle); ++i) {
        sqlite3_value* value = nullptr;
        sqlite3_preupdate_new(m_handle, i, &value);
        addToHash(hash, value);
        if (source == 0 && i == 0 && !m_copies.empty())
            source = sourceOf(value);
    }
    m_changes.append({RowChange::Kind::Inserted, table, rowid, {}, {}, hash.value(), source});
}

void SqliteTransaction::recordDeleted(const TableShape& shape, int table, qint64 rowid)
{
    RowChange change {RowChange::Kind::Deleted, table, rowid, {}, {}, 0};
    for (int i = 0; i < shape.table.columns.size(); ++i)
        change.old += oldValue(shape, rowid, i);
    m_changes.append(change);
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

Result<> SqliteTransaction::commit(const SqliteWriter::Keep& keep)
{
    int open = 0;
    int most = 0;
    sqlite3_db_status(m_handle, SQLITE_DBSTATUS_DEFERRED_FKS, &open, &most, 0);
    bool broken = open != 0;
    // What breaks a reference is a row that comes or goes, or another value in a column of a reference.
    if (m_brokenBefore && (m_changes.brokenBefore() || countReferring(m_changes) > 0)) {
        const Result<qint64> now = countBrokenReferences();
        if (!now)
            return std::unexpected(now.error());
        broken = *now > std::max(*m_brokenBefore, m_brokenAllowed);
    }
    m_leavesBroken = broken && m_brokenBefore && !m_counts;
    if (broken)
        return fail(Errc::Conflict,
            Words::tr("%1 was not changed: other records refer to what would go. Another program may have continued "
                      "the session meanwhile.")
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
