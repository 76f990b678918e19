// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/changerecorder.h"

#include "core/store/sqlite/sqliteapi.h"

#include <QCoreApplication>
#include <QDir>
#include <QVarLengthArray>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ChangeRecorderText
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
    return bytesOf(one) == bytesOf(other);
}

} // namespace

ChangeRecorder::~ChangeRecorder()
{
    stop();
}

void ChangeRecorder::addFunctions()
{
    for (const int arguments : {1, 2})
        sqlite3_create_function(
            m_store.handle(), "stemma_id", arguments, SQLITE_UTF8, this, &ChangeRecorder::makeId, nullptr, nullptr);
    sqlite3_create_function(
        m_store.handle(), "stemma_copy", 2, SQLITE_UTF8, this, &ChangeRecorder::noteSource, nullptr, nullptr);
}

void ChangeRecorder::start()
{
    sqlite3_preupdate_hook(m_store.handle(), &ChangeRecorder::onChange, this);
}

void ChangeRecorder::stop()
{
    if (m_store.handle())
        sqlite3_preupdate_hook(m_store.handle(), nullptr, nullptr);
}

ChangeRecorder::Unheard::Unheard(ChangeRecorder& recorder, bool isUnheard)
    : m_recorder(isUnheard ? &recorder : nullptr)
{
    if (m_recorder)
        m_recorder->stop();
}

ChangeRecorder::Unheard::~Unheard()
{
    if (m_recorder)
        m_recorder->start();
}

void ChangeRecorder::makeId(sqlite3_context* context, int count, sqlite3_value** values)
{
    auto* self = static_cast<ChangeRecorder*>(sqlite3_user_data(context));
    // Once for each row that is copied, and without a call of malloc.
    const QByteArrayView prefix = bytesOf(values[0]);
    QVarLengthArray<char, 64> id(prefix.size() + UlidSource::Length);
    std::ranges::copy(prefix, id.begin());
    self->m_ids.writeNext(now(), id.data() + prefix.size());
    if (count > 1)
        self->m_copies.push_back({qHash(QByteArrayView(id)), sqlite3_value_int64(values[1])});
    sqlite3_result_text(context, id.constData(), int(id.size()), SQLITE_TRANSIENT);
}

void ChangeRecorder::noteSource(sqlite3_context* context, int, sqlite3_value** values)
{
    static_cast<ChangeRecorder*>(sqlite3_user_data(context))->m_source = sqlite3_value_int64(values[1]);
    sqlite3_result_value(context, values[0]);
}

Result<> ChangeRecorder::move(sqlite3_stmt* statement, Moving& moving)
{
    m_moving = &moving;
    Result<> done = m_store.stepOver(statement);
    m_moving = nullptr;
    return done;
}

void ChangeRecorder::forgetCopies()
{
    m_source = 0;
    m_copies.clear();
    m_copiesUsed = 0;
    m_copiesSorted = false;
}

void ChangeRecorder::onChange(void* self, sqlite3*, int operation, const char* database, const char* table,
    long long oldRowid, long long newRowid)
{
    if (qstrcmp(database, "main") == 0)
        static_cast<ChangeRecorder*>(self)->record(operation, table, oldRowid, newRowid);
}

Error ChangeRecorder::refusalOf(const QString& table) const
{
    return {Errc::NotSupported,
        ChangeRecorderText::tr("%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, "
                               "so the change could not be undone exactly.")
            .arg(QDir::toNativeSeparators(m_store.path()), table),
        {}};
}

void ChangeRecorder::record(int operation, const char* table, qint64 oldRowid, qint64 newRowid)
{
    if (m_store.isRefused())
        return;
    if (!m_recorded.shape || m_recorded.name != table) {
        const QString name = QString::fromUtf8(table);
        const TableShape* known = m_shapes.find(name);
        if (!known || !known->canBeRecorded())
            return m_store.refuse(refusalOf(name));
        m_recorded = {table, known, m_changes.tableIndex(known->table)};
    }
    const TableShape& shape = *m_recorded.shape;
    const int index = m_recorded.index;
    if (m_moving)
        return noteMoved(oldRowid, newRowid);
    if (operation == SQLITE_UPDATE && oldRowid == newRowid)
        return recordUpdate(shape, index, newRowid);
    if (operation == SQLITE_UPDATE && recordMove(shape, index, oldRowid, newRowid))
        return;
    if (operation != SQLITE_INSERT)
        recordDeleted(shape, index, oldRowid);
    if (operation != SQLITE_DELETE)
        recordInserted(index, newRowid);
}

// Of a row written before its column was added, SQLite reports null here, where reading gives the column's default. The
// bytes are SQLite's as long as its hook is called: a value may be as long as all else together.
StoredValue ChangeRecorder::oldValue(const TableShape& shape, qint64 rowid, int column)
{
    sqlite3_value* value = nullptr;
    sqlite3_preupdate_old(m_store.handle(), column, &value);
    StoredValue result;
    borrow(result, value);
    if (result.type != StoredValue::Type::Null || !shape.defaulted.contains(column))
        return result;
    const auto statement = m_store.prepared(u"SELECT %1 FROM main.%2 WHERE rowid = ?"_s.arg(
        quotedSql(shape.table.columns.at(column)), quotedSql(shape.table.name)));
    if (!statement) {
        m_store.refuse(statement.error());
        return {};
    }
    bindValue(*statement, 1, QVariant(rowid));
    if (sqlite3_step(*statement) == SQLITE_ROW)
        result = stored(sqlite3_column_value(*statement, 0));
    sqlite3_reset(*statement);
    return result;
}

void ChangeRecorder::recordUpdate(const TableShape& shape, int table, qint64 rowid)
{
    RowChange change {RowChange::Kind::Updated, table, rowid, {}, {}, 0};
    ValueHash hash;
    for (int i = 0; i < shape.table.columns.size(); ++i) {
        sqlite3_value* before = nullptr;
        sqlite3_value* after = nullptr;
        sqlite3_preupdate_old(m_store.handle(), i, &before);
        sqlite3_preupdate_new(m_store.handle(), i, &after);
        if (!shape.defaulted.contains(i) && isSame(before, after))
            continue;
        StoredValue old = oldValue(shape, rowid, i);
        StoredValue next;
        borrow(next, after);
        if (old == next)
            continue;
        change.columns += i;
        change.old += std::move(old);
        addToHash(hash, after);
    }
    change.newHash = hash.value();
    if (!change.columns.isEmpty())
        m_changes.append(change);
}

void ChangeRecorder::noteMoved(qint64 oldRowid, qint64 newRowid)
{
    ValueHash hash;
    for (const int column : std::as_const(m_moving->columns)) {
        sqlite3_value* value = nullptr;
        sqlite3_preupdate_new(m_store.handle(), column, &value);
        addToHash(hash, value);
    }
    m_moving->rows.push_back({oldRowid, newRowid, hash.value()});
}

/// A row that got another number and is the same otherwise. False: it is not the same.
bool ChangeRecorder::recordMove(const TableShape& shape, int table, qint64 oldRowid, qint64 newRowid)
{
    if (shape.isRowidAlias) // its number is one of its values
        return false;
    ValueHash hash;
    for (int i = 0; i < shape.table.columns.size(); ++i) {
        sqlite3_value* before = nullptr;
        sqlite3_value* after = nullptr;
        sqlite3_preupdate_old(m_store.handle(), i, &before);
        sqlite3_preupdate_new(m_store.handle(), i, &after);
        if (!isSame(before, after))
            return false;
        if (shape.key.isEmpty() || shape.key.contains(i))
            addToHash(hash, after);
    }
    m_changes.append({RowChange::Kind::Moved, table, newRowid, shape.key, {}, hash.value(), oldRowid});
    return true;
}

qint64 ChangeRecorder::sourceOf(sqlite3_value* id)
{
    if (sqlite3_value_type(id) != SQLITE_TEXT)
        return 0;
    const size_t hash = qHash(bytesOf(id));
    // Mostly they are inserted in the order in which the ids were made; but SQLite may sort the rows in between.
    if (!m_copiesSorted && m_copiesUsed < m_copies.size() && m_copies[m_copiesUsed].id == hash)
        return m_copies[m_copiesUsed++].source;
    if (!std::exchange(m_copiesSorted, true))
        std::ranges::sort(m_copies, {}, &Copy::id);
    const auto copy = std::ranges::lower_bound(m_copies, hash, {}, &Copy::id);
    return copy != m_copies.end() && copy->id == hash ? copy->source : 0;
}

void ChangeRecorder::recordInserted(int table, qint64 rowid)
{
    ValueHash hash;
    qint64 source = std::exchange(m_source, 0);
    const int columns = sqlite3_preupdate_count(m_store.handle());
    const TableShape& shape = *m_recorded.shape;
    auto tie = m_references.isAtEnd() ? shape.ties.cbegin() : shape.ties.cend();
    for (int i = 0; i < columns; ++i) {
        sqlite3_value* value = nullptr;
        sqlite3_preupdate_new(m_store.handle(), i, &value);
        addToHash(hash, value);
        for (; tie != shape.ties.cend() && tie->column == i; ++tie) {
            StoredValue borrowed;
            borrow(borrowed, value);
            m_references.noteAdded(*tie, borrowed);
        }
        if (source == 0 && i == 0 && !m_copies.empty())
            source = sourceOf(value);
    }
    m_changes.append({RowChange::Kind::Inserted, table, rowid, {}, {}, hash.value(), source});
}

void ChangeRecorder::recordDeleted(const TableShape& shape, int table, qint64 rowid)
{
    RowChange change {RowChange::Kind::Deleted, table, rowid, {}, {}, 0};
    for (int i = 0; i < shape.table.columns.size(); ++i)
        change.old += oldValue(shape, rowid, i);
    m_references.noteRemoved(shape, change.old);
    m_changes.append(change);
}

} // namespace stemma
