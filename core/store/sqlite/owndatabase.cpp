// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/owndatabase.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqliteerror.h"
#include "core/store/sqlite/sqlitefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int BusyWaitMs = 2000;
constexpr int OpsBetweenLooks = 10'000; ///< of SQLite's machine, between two looks at the job

struct OwnDatabaseText
{
    Q_DECLARE_TR_FUNCTIONS(OwnDatabase)
};

Error ownError(const QString& path, int code, const QString& cause)
{
    constexpr int PrimaryBits = 0xff;
    const QString native = u"SQLite %1: %2"_s.arg(code).arg(cause);
    const QString file = QDir::toNativeSeparators(path);
    switch (code & PrimaryBits) {
    case SQLITE_FULL:
        return {Errc::Denied, OwnDatabaseText::tr("%1 cannot be written: the disk is full. Free some space.").arg(file),
            native};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {
            Errc::Corrupt, OwnDatabaseText::tr("%1 is damaged. It is a cache and can be made anew.").arg(file), native};
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
        return {Errc::Denied,
            OwnDatabaseText::tr("Stemma’s own data in %1 cannot be written. Check the permissions of the folder and "
                                "the free disk space.")
                .arg(file),
            native};
    default:
        return sqliteError(path, code, cause);
    }
}

Result<> makeOwnFile(const QString& path)
{
    const QString folder = QFileInfo(path).path();
    const bool isNew = !QFileInfo::exists(folder);
    if (!QDir().mkpath(folder))
        return std::unexpected(ownError(path, SQLITE_CANTOPEN, u"mkpath"_s));
    if (isNew)
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner) && !file.exists())
        return std::unexpected(ownError(path, SQLITE_CANTOPEN, file.errorString()));
    return {};
}

} // namespace

OwnStatement::~OwnStatement()
{
    sqlite3_finalize(m_statement);
}

void OwnStatement::bind(int parameter, qint64 value)
{
    sqlite3_bind_int64(m_statement, parameter + 1, value);
}

void OwnStatement::bind(int parameter, const QByteArray& utf8)
{
    m_held += utf8;
    bindText(parameter, utf8);
}

void OwnStatement::bindText(int parameter, QByteArrayView utf8)
{
    sqlite3_bind_text64(
        m_statement, parameter + 1, utf8.data(), sqlite3_uint64(utf8.size()), SQLITE_STATIC, SQLITE_UTF8);
}

void OwnStatement::bindBlob(int parameter, const QByteArray& bytes)
{
    m_held += bytes;
    sqlite3_bind_blob64(m_statement, parameter + 1, bytes.constData(), sqlite3_uint64(bytes.size()), SQLITE_STATIC);
}

bool OwnStatement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 OwnStatement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double OwnStatement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString OwnStatement::text(int column) const
{
    return QString::fromUtf8(bytes(column));
}

QByteArray OwnStatement::bytes(int column) const
{
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
    return {bytes, sqlite3_column_bytes(m_statement, column)};
}

void OwnStatement::reset()
{
    sqlite3_reset(m_statement);
    m_held.clear();
}

OwnDatabase::Cancelling::Cancelling(OwnDatabase& database, const JobControl& job)
    : m_database(database)
    , m_before(std::exchange(database.m_job, &job))
{
}

OwnDatabase::Cancelling::~Cancelling()
{
    m_database.m_job = m_before;
}

OwnDatabase::OwnDatabase(QString path, sqlite3* handle)
    : m_path(std::move(path))
    , m_hold(std::make_unique<SqliteHold>(SqliteFileState::of(m_path).key))
    , m_handle(handle)
{
}

OwnDatabase::~OwnDatabase()
{
    m_statements.clear();
    sqlite3_close(m_handle); // rolls back what was not committed
}

int OwnDatabase::onProgress(void* self)
{
    const JobControl* job = static_cast<OwnDatabase*>(self)->m_job;
    return job && job->isCancelled();
}

Result<std::unique_ptr<OwnDatabase>> OwnDatabase::open(const QString& path, Mode mode)
{
    if (mode == Mode::Create) {
        if (const Result<> made = makeOwnFile(path); !made)
            return std::unexpected(made.error());
    } else if (!QFile::exists(path)) {
        return fail(Errc::NotFound, OwnDatabaseText::tr("The file %1 is gone.").arg(QDir::toNativeSeparators(path)));
    }
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(
        QFile::encodeName(path).constData(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    std::unique_ptr<OwnDatabase> database(new OwnDatabase(path, handle));
    if (code != SQLITE_OK)
        return database->failure(code);
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, BusyWaitMs);
    sqlite3_progress_handler(handle, OpsBetweenLooks, &OwnDatabase::onProgress, database.get());
    // The page size counts for a file without content only.
    const Result<> prepared
        = database->exec("PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; "
                         "PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY");
    if (!prepared)
        return std::unexpected(prepared.error());
    return database;
}

std::unexpected<Error> OwnDatabase::failure(int code) const
{
    return std::unexpected(
        ownError(m_path, code, QString::fromUtf8(m_handle ? sqlite3_errmsg(m_handle) : sqlite3_errstr(code))));
}

Result<> OwnDatabase::exec(const QByteArray& sql)
{
    const int code = sqlite3_exec(m_handle, sql.constData(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Result<>() : failure(code);
}

Result<std::shared_ptr<OwnStatement>> OwnDatabase::statement(const QByteArray& sql)
{
    sqlite3_stmt* raw = nullptr;
    const int code = sqlite3_prepare_v2(m_handle, sql.constData(), int(sql.size()), &raw, nullptr);
    return code == SQLITE_OK ? Result<std::shared_ptr<OwnStatement>>(std::make_shared<OwnStatement>(raw))
                             : failure(code);
}

Result<OwnStatement*> OwnDatabase::prepared(const QByteArray& sql)
{
    const auto known = m_statements.constFind(sql);
    if (known != m_statements.constEnd()) {
        (*known)->reset();
        return known->get();
    }
    auto made = statement(sql);
    if (!made)
        return std::unexpected(made.error());
    return m_statements.insert(sql, *std::move(made))->get();
}

Result<bool> OwnDatabase::step(OwnStatement& statement)
{
    const int code = sqlite3_step(statement.m_statement);
    if (code == SQLITE_ROW || code == SQLITE_DONE)
        return code == SQLITE_ROW;
    auto refused = failure(code);
    statement.reset();
    return refused;
}

Result<> OwnDatabase::run(OwnStatement& statement)
{
    Result<bool> hasRow = true;
    while (hasRow && *hasRow)
        hasRow = step(statement);
    statement.reset();
    return hasRow ? Result<>() : std::unexpected(hasRow.error());
}

Result<qint64> OwnDatabase::integerOf(const QByteArray& sql)
{
    const Result<OwnStatement*> statement = prepared(sql);
    if (!statement)
        return std::unexpected(statement.error());
    const Result<bool> hasRow = step(**statement);
    if (!hasRow)
        return std::unexpected(hasRow.error());
    const qint64 value = *hasRow ? (*statement)->integer(0) : 0;
    (*statement)->reset();
    return value;
}

} // namespace stemma
