// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitequery.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/sqlite/sqliteerror.h"
#include "core/store/sqlite/sqlitestatement.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

using namespace Qt::StringLiterals;

namespace stemma {

SqliteStatement::SqliteStatement() = default;

SqliteStatement::~SqliteStatement()
{
    sqlite3_finalize(raw);
}

void SqliteStatement::reset()
{
    if (raw) {
        sqlite3_reset(raw);
        sqlite3_clear_bindings(raw);
    } else if (query) {
        query->finish();
    }
}

SqliteQuery::SqliteQuery(
    SqliteDatabase& database, std::shared_ptr<SqliteStatement> statement, std::optional<Error> error)
    : m_database(&database)
    , m_statement(std::move(statement))
    , m_error(std::move(error))
{
}

SqliteQuery::~SqliteQuery()
{
    if (!m_statement)
        return;
    m_statement->reset();
    m_statement->busy = false;
}

void SqliteQuery::bindOne(const QVariant& value)
{
    if (!m_statement)
        return;
    const int place = m_bound++;
    sqlite3_stmt* raw = m_statement->raw;
    if (!raw) {
        m_statement->query->bindValue(place, value);
        return;
    }
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
        sqlite3_bind_int64(raw, place + 1, value.toLongLong());
        break;
    case QMetaType::Double:
        sqlite3_bind_double(raw, place + 1, value.toDouble());
        break;
    case QMetaType::QByteArray: {
        const QByteArray bytes = value.toByteArray();
        sqlite3_bind_blob64(raw, place + 1, bytes.constData(), sqlite3_uint64(bytes.size()), SQLITE_TRANSIENT);
        break;
    }
    case QMetaType::UnknownType:
        sqlite3_bind_null(raw, place + 1);
        break;
    default: {
        const QString text = value.toString();
        sqlite3_bind_text16(
            raw, place + 1, text.utf16(), int(text.size() * qsizetype(sizeof(QChar))), SQLITE_TRANSIENT);
    }
    }
}

bool SqliteQuery::next()
{
    if (m_error || m_done || !m_statement)
        return false;
    if (sqlite3_stmt* raw = m_statement->raw) {
        const int code = sqlite3_step(raw);
        if (code == SQLITE_ROW)
            return true;
        if (code != SQLITE_DONE)
            m_error = sqliteError(m_database->path(), code, QString::fromUtf8(sqlite3_errmsg(sqlite3_db_handle(raw))));
        sqlite3_reset(raw); // another step would begin anew
        m_done = true;
        return false;
    }
    QSqlQuery& query = *m_statement->query;
    const bool stepped = m_started || query.exec();
    m_started = true;
    if (stepped && query.next())
        return true;
    if (const QSqlError error = query.lastError(); error.isValid())
        m_error = sqliteError(m_database->path(), error.nativeErrorCode().toInt(), error.databaseText());
    return false;
}

bool SqliteRows::next()
{
    // What has failed elsewhere in the read is its answer already.
    const bool isRow = !m_database->hasFailed() && SqliteQuery::next();
    if (!ok())
        m_database->note(error());
    return isRow;
}

void SqliteQuery::finish()
{
    if (m_statement)
        m_statement->reset();
    m_bound = 0;
    m_started = false;
    m_done = false;
}

QVariant SqliteQuery::value(int column) const
{
    sqlite3_stmt* raw = m_statement->raw;
    if (!raw) {
        const QVariant value = m_statement->query->value(column);
        return value.isNull() && value.typeId() != QMetaType::QByteArray ? QVariant() : value;
    }
    switch (sqlite3_column_type(raw, column)) {
    case SQLITE_INTEGER:
        return qint64(sqlite3_column_int64(raw, column));
    case SQLITE_FLOAT:
        return sqlite3_column_double(raw, column);
    case SQLITE_TEXT:
        return text(column);
    case SQLITE_BLOB:
        return bytes(column);
    default:
        return {};
    }
}

int SqliteQuery::columnCount() const
{
    return m_statement->raw ? sqlite3_column_count(m_statement->raw) : m_statement->query->record().count();
}

bool SqliteQuery::isNull(int column) const
{
    if (sqlite3_stmt* raw = m_statement->raw)
        return sqlite3_column_type(raw, column) == SQLITE_NULL;
    return value(column).typeId() == QMetaType::UnknownType;
}

std::optional<qint64> SqliteQuery::integer(int column) const
{
    if (sqlite3_stmt* raw = m_statement->raw) {
        const bool fits = sqlite3_column_type(raw, column) == SQLITE_INTEGER;
        return fits ? std::optional<qint64>(sqlite3_column_int64(raw, column)) : std::nullopt;
    }
    const QVariant value = m_statement->query->value(column);
    return value.typeId() == QMetaType::LongLong ? std::optional(value.toLongLong()) : std::nullopt;
}

QString SqliteQuery::text(int column) const
{
    sqlite3_stmt* raw = m_statement->raw;
    if (!raw)
        return m_statement->query->value(column).toString();
    // The size must be asked for after the text, as that may convert it.
    const auto* utf8 = reinterpret_cast<const char*>(sqlite3_column_text(raw, column));
    return utf8 ? QString::fromUtf8(utf8, sqlite3_column_bytes(raw, column)) : QString();
}

QByteArray SqliteQuery::bytes(int column) const
{
    sqlite3_stmt* raw = m_statement->raw;
    if (!raw) {
        const QVariant value = m_statement->query->value(column);
        return value.typeId() == QMetaType::QByteArray ? value.toByteArray() : value.toString().toUtf8();
    }
    const auto* data = static_cast<const char*>(sqlite3_column_blob(raw, column));
    return {data ? data : "", sqlite3_column_bytes(raw, column)};
}

} // namespace stemma
