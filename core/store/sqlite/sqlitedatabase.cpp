// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitedatabase.h"

#include "core/store/files/scratchfolder.h"
#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqliteerror.h"
#include "core/store/sqlite/sqlitestatement.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>
#include <QUrl>

#include <atomic>
#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int LookAgainMs = 5; ///< how long what was seen of a file is taken for its state when a read begins

struct SqliteDatabaseText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteDatabase)
};

} // namespace

struct SqliteDatabase::Connection
{
    Connection() = default;
    ~Connection()
    {
        statements.clear();
        database.close();
        database = {};
        if (!name.isEmpty())
            QSqlDatabase::removeDatabase(name);
    }
    Q_DISABLE_COPY_MOVE(Connection)

    std::unique_ptr<SqliteHold> hold; // goes last: until then the file has locks to lose
    std::unique_ptr<ScratchFolder> copy;
    QString name;
    QSqlDatabase database;
    sqlite3* handle = nullptr; ///< null if the driver brings another SQLite than the one linked here
    int version = 0;
    QThread* thread = QThread::currentThread();
    QHash<QString, std::shared_ptr<SqliteStatement>> statements;
    QElapsedTimer waiting;
};

SqliteDatabase::SqliteDatabase(QString path, int busyMs)
    : m_path(std::move(path))
    , m_busyMs(busyMs)
{
}

SqliteDatabase::~SqliteDatabase() = default;

int SqliteDatabase::onProgress(void* self)
{
    const auto* job = static_cast<SqliteDatabase*>(self)->m_job;
    return job && job->isCancelled();
}

int SqliteDatabase::onBusy(void* self, int count)
{
    auto* database = static_cast<SqliteDatabase*>(self);
    QElapsedTimer& waiting = database->m_connection->waiting;
    if (count == 0)
        waiting.start();
    if (onProgress(self) || waiting.elapsed() > database->m_busyMs)
        return 0;
    constexpr unsigned long StepMs = 10;
    QThread::msleep(StepMs);
    return 1;
}

void SqliteDatabase::close()
{
    m_connection.reset();
    m_lookAgain = {};
    m_access = Access::None;
}

void SqliteDatabase::noteChange(const SqliteFileState& now)
{
    const bool known = m_state.exists();
    if (known && !m_state.hasSameData(now)) {
        ++m_revision;
        const bool replaced = now.key != m_state.key || now.changeCounter() < m_state.changeCounter();
        m_pending = std::max(m_pending, replaced ? StoreChange::Replaced : StoreChange::Changed);
    } else if (m_vanished) {
        m_pending = std::max(m_pending, StoreChange::Changed);
    }
    m_vanished = false;
    m_state = now;
}

Result<> SqliteDatabase::ensureOpen(const JobControl& job)
{
    if (m_connection && m_connection->thread != QThread::currentThread())
        close();
    // Where reads follow one another, the end of one has just looked; and what changed since then shows at the end of
    // this one, which is made again then.
    if (m_connection && !m_lookAgain.hasExpired())
        return {};
    const SqliteFileState now = SqliteFileState::of(m_path);
    if (!now.exists() && m_connection)
        return {}; // what is open stays readable; poll() reports that the name is gone
    if (!now.exists())
        return fail(Errc::NotFound,
            SqliteDatabaseText::tr("The file %1 is gone. Restore it, or open another store.")
                .arg(QDir::toNativeSeparators(m_path)),
            u"stat: no such file"_s);
    if (now != m_state) {
        const bool otherFile = now.key != m_state.key;
        const bool blind = m_access == Access::Immutable || m_access == Access::Copy;
        if (otherFile || blind)
            close();
        noteChange(now);
    }
    return m_connection ? Result<>() : open(now, job);
}

Result<> SqliteDatabase::open(const SqliteFileState& state, const JobControl& job)
{
    if (const GuardedFile file(m_path, state.key); !file.isOpen())
        return std::unexpected(sqliteError(m_path, file.errorNumber() == EACCES ? SQLITE_PERM : SQLITE_CANTOPEN,
            QString::fromLocal8Bit(std::strerror(file.errorNumber()))));
    const SqliteProbe probe = probeSqlite(m_path, state);
    Access access = Access::Plain;
    if (probe.isWal)
        access = probe.heldByOthers ? Access::Live : state.wal.size > 0 ? Access::Copy : Access::Immutable;
    else if (probe.hotJournal)
        access = Access::Copy;
    Result<> opened = openAs(access, state, job);
    const bool needsSideFiles = access == Access::Live || access == Access::Plain;
    // Side files that cannot be used, as on read-only media, or a journal that became hot just now.
    if (!opened && needsSideFiles && opened.error().code == Errc::ReadOnly)
        opened = openAs(Access::Copy, state, job);
    return opened;
}

Result<> SqliteDatabase::openAs(Access access, const SqliteFileState& state, const JobControl& job)
{
    static std::atomic<int> serial = 0;
    m_connection = std::make_unique<Connection>();
    Connection& c = *m_connection;
    const auto giveUp = [this](Error error) -> Result<> {
        close();
        return std::unexpected(std::move(error));
    };
    QString file = m_path;
    QString mode = access == Access::Immutable ? u"?mode=ro&immutable=1"_s : u"?mode=ro"_s;
    if (access == Access::Copy) {
        c.copy = std::make_unique<ScratchFolder>(ScratchFolder::Purpose::Reading);
        file = c.copy->filePath(u"store.db"_s);
        mode.clear();
        if (const Result<> copied = copySqlite(m_path, state, file, job); !copied)
            return giveUp(copied.error());
    }
    c.hold = std::make_unique<SqliteHold>(state.key);
    c.name = u"stemma-%1"_s.arg(++serial);
    c.database = QSqlDatabase::addDatabase(u"QSQLITE"_s, c.name);
    c.database.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(m_busyMs));
    c.database.setDatabaseName(u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(file, "/")) + mode);
    if (!c.database.open()) {
        const QSqlError error = c.database.lastError();
        return giveUp(sqliteError(m_path, error.nativeErrorCode().toInt(), error.text()));
    }
    m_access = access;
    const QVariant handle = c.database.driver()->handle();
    QSqlQuery source(u"SELECT sqlite_source_id()"_s, c.database);
    const bool sameLibrary = source.next() && source.value(0).toString() == QLatin1StringView(sqlite3_sourceid());
    source.finish();
    if (sameLibrary && qstrcmp(handle.typeName(), "sqlite3*") == 0) {
        c.handle = *static_cast<sqlite3* const*>(handle.constData());
        constexpr int StepsBetween = 2000;
        sqlite3_progress_handler(c.handle, StepsBetween, &SqliteDatabase::onProgress, this);
        sqlite3_busy_handler(c.handle, &SqliteDatabase::onBusy, this);
        c.version = sqlite3_libversion_number();
    }
    // The first read of the file: here it shows whether it can be read at all.
    Result<> readable = readSchemaVersion();
    if (!readable && readable.error().code == Errc::Corrupt) {
        // The switch for repairs: with it a file that is shorter than its head says is read as far as it goes.
        (void)query(u"PRAGMA writable_schema = ON"_s).next();
        if (readSchemaVersion())
            readable = {};
    }
    if (!readable)
        return giveUp(readable.error());
    runPreparation();
    return {};
}

void SqliteDatabase::prepareConnections(const QStringList& statements)
{
    if (statements == m_preparation)
        return;
    m_preparation = statements;
    runPreparation();
}

void SqliteDatabase::runPreparation()
{
    for (const QString& statement : std::as_const(m_preparation))
        (void)query(statement).next();
}

Result<> SqliteDatabase::readSchemaVersion()
{
    SqliteQuery version = query(u"PRAGMA schema_version"_s);
    if (version.next())
        return {};
    return version.ok() ? std::unexpected(sqliteError(m_path, SQLITE_NOTADB, {})) : version.failure();
}

Result<> SqliteDatabase::startTransaction()
{
    const bool changing = m_access == Access::Live || m_access == Access::Plain;
    if (changing) {
        SqliteQuery start = query(u"BEGIN"_s);
        if (!start.next() && !start.ok())
            return start.failure();
    }
    SqliteQuery version = query(u"PRAGMA schema_version"_s);
    const std::optional<qint64> schema = version.next() ? version.integer(0) : std::nullopt;
    if (!version.ok())
        return version.failure();
    if (m_schemaVersion && schema != m_schemaVersion) {
        // Columns may be others, and after a VACUUM rows may have other rowids.
        m_pending = std::max(m_pending, StoreChange::Replaced);
        ++m_revision;
        m_connection->statements.clear();
    }
    m_schemaVersion = schema;
    return {};
}

Result<> SqliteDatabase::begin(const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    m_job = &job;
    Result<> ready = ensureOpen(job);
    for (int tries = 4; tries > 0 && !ready && ready.error().code == Errc::Conflict; --tries)
        ready = ensureOpen(job); // somebody wrote while the files were copied
    if (ready) {
        m_depth = 1;
        ready = startTransaction();
        if (!ready)
            end();
    }
    if (!ready)
        m_job = nullptr;
    if (!ready && job.isCancelled())
        return fail(Errc::Cancelled, {});
    return ready;
}

bool SqliteDatabase::end()
{
    m_job = nullptr;
    m_depth = 0;
    if (m_access == Access::Live || m_access == Access::Plain) {
        SqliteQuery finish = query(u"COMMIT"_s);
        (void)finish.next(); // fails where BEGIN failed; there is nothing to end then
        return true;
    }
    if (m_access != Access::Immutable)
        return true;
    const SqliteFileState now = SqliteFileState::of(m_path);
    if (now == m_state)
        m_lookAgain.setRemainingTime(LookAgainMs);
    if (!now.exists() || now == m_state)
        return true;
    close();
    const bool same = m_state.hasSameData(now);
    noteChange(now);
    return same;
}

SqliteQuery SqliteDatabase::query(const QString& sql)
{
    if (!m_connection)
        return {*this, nullptr, Error {Errc::Usage, {}, u"query outside of read()"_s}};
    std::shared_ptr<SqliteStatement> statement = m_connection->statements.value(sql);
    if (!statement || statement->busy) {
        statement = std::make_shared<SqliteStatement>();
        if (std::optional<Error> refusal = prepare(*statement, sql))
            return {*this, nullptr, std::move(refusal)};
        if (!m_connection->statements.contains(sql))
            m_connection->statements.insert(sql, statement);
    }
    statement->busy = true;
    return {*this, std::move(statement), std::nullopt};
}

SqliteRows SqliteDatabase::rows(const QString& sql, const QVariantList& values)
{
    SqliteRows rows(query(sql));
    for (const QVariant& value : values)
        rows.bind(value);
    return rows;
}

QVariantList SqliteDatabase::firstRow(const QString& sql, const QVariantList& values)
{
    QVariantList row;
    auto rows = this->rows(sql, values);
    if (rows.next()) {
        for (int i = 0; i < rows.columnCount(); ++i)
            row += rows.value(i);
    }
    return row;
}

void SqliteDatabase::note(const Error& failure)
{
    if (!m_failure)
        m_failure = failure;
}

std::optional<Error> SqliteDatabase::prepare(SqliteStatement& statement, const QString& sql) const
{
    if (sqlite3* handle = m_connection->handle) {
        const QByteArray utf8 = sql.toUtf8();
        const int code = sqlite3_prepare_v3(
            handle, utf8.constData(), int(utf8.size()), SQLITE_PREPARE_PERSISTENT, &statement.raw, nullptr);
        if (code == SQLITE_OK)
            return std::nullopt;
        return sqliteError(m_path, code, QString::fromUtf8(sqlite3_errmsg(handle)));
    }
    statement.query = std::make_unique<QSqlQuery>(m_connection->database);
    statement.query->setForwardOnly(true);
    if (statement.query->prepare(sql))
        return std::nullopt;
    const QSqlError error = statement.query->lastError();
    return sqliteError(m_path, error.nativeErrorCode().toInt(), error.databaseText());
}

QString SqliteDatabase::sizeOf(const QString& column) const
{
    constexpr int HasOctetLength = 3043000;
    const bool cheap = m_connection && m_connection->version >= HasOctetLength;
    return (cheap ? u"octet_length(%1)"_s : u"length(CAST(%1 AS BLOB))"_s).arg(column);
}

Result<QByteArray> SqliteDatabase::valuePrefix(
    const QString& table, const QString& column, qint64 rowid, qint64 maxBytes)
{
    if (sqlite3* handle = m_connection ? m_connection->handle : nullptr) {
        sqlite3_blob* blob = nullptr;
        if (sqlite3_blob_open(handle, "main", table.toUtf8().constData(), column.toUtf8().constData(), rowid, 0, &blob)
            == SQLITE_OK) {
            QByteArray bytes(qMin<qint64>(maxBytes, sqlite3_blob_bytes(blob)), Qt::Uninitialized);
            const int code = sqlite3_blob_read(blob, bytes.data(), int(bytes.size()), 0);
            sqlite3_blob_close(blob);
            if (code == SQLITE_OK)
                return bytes;
            return std::unexpected(sqliteError(m_path, code, u"blob read"_s));
        }
    }
    SqliteQuery q
        = query(u"SELECT substr(CAST(\"%1\" AS BLOB), 1, ?) FROM \"%2\" WHERE rowid = ?"_s.arg(column, table));
    q.bind(maxBytes, rowid);
    if (q.next())
        return q.bytes(0);
    if (!q.ok())
        return q.failure();
    return fail(
        Errc::NotFound, SqliteDatabaseText::tr("The record is no longer in %1.").arg(QDir::toNativeSeparators(m_path)));
}

Result<> SqliteDatabase::scanIntegers(
    const QString& sql, const QString& text, qint64 otherwise, const std::function<void(qint64, qint64)>& row)
{
    sqlite3* handle = m_connection ? m_connection->handle : nullptr;
    if (!handle) {
        SqliteQuery q = query(sql);
        q.bind(text);
        while (q.next())
            row(q.integer(0).value_or(otherwise), q.integer(1).value_or(otherwise));
        return q.result();
    }
    sqlite3_stmt* statement = nullptr;
    int code = sqlite3_prepare_v2(handle, sql.toUtf8().constData(), -1, &statement, nullptr);
    if (code == SQLITE_OK) {
        sqlite3_bind_text16(statement, 1, text.utf16(), int(text.size() * qsizetype(sizeof(QChar))), SQLITE_STATIC);
        const auto integer = [&](int column) {
            const bool fits = sqlite3_column_type(statement, column) == SQLITE_INTEGER;
            return fits ? qint64(sqlite3_column_int64(statement, column)) : otherwise;
        };
        while ((code = sqlite3_step(statement)) == SQLITE_ROW)
            row(integer(0), integer(1));
    }
    const QString cause = QString::fromUtf8(sqlite3_errmsg(handle));
    sqlite3_finalize(statement);
    if (code == SQLITE_DONE)
        return {};
    return std::unexpected(sqliteError(m_path, code, cause));
}

Result<StoreChange> SqliteDatabase::poll()
{
    const SqliteFileState now = SqliteFileState::of(m_path);
    if (!now.exists()) {
        const bool known = m_state.exists() && !m_vanished;
        m_vanished = m_state.exists();
        return known ? StoreChange::Vanished : StoreChange::None;
    }
    if (now != m_state || m_vanished) {
        if (m_access == Access::Immutable || m_access == Access::Copy || now.key != m_state.key)
            close();
        noteChange(now);
    }
    // Another program that closes while we are connected cannot clear its log away; so stay no longer than needed.
    if (m_access == Access::Live)
        close();
    return std::exchange(m_pending, StoreChange::None);
}

bool SqliteDatabase::isHeldByOthers() const
{
    const SqliteFileState now = SqliteFileState::of(m_path);
    return now.exists() && probeSqlite(m_path, now).heldByOthers;
}

qint64 SqliteDatabase::bytes() const
{
    const SqliteFileState now = SqliteFileState::of(m_path);
    return qMax<qint64>(0, now.database.size) + qMax<qint64>(0, now.wal.size);
}

} // namespace stemma
