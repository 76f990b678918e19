// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgresdatabase.h"

#include "core/store/postgrescancel.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>

#include <atomic>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PostgresDatabase)
};

constexpr QLatin1StringView CancelCode = "57014"_L1;
constexpr int LockSeconds = 5;

/// A value as libpq wants it within its list of parameters.
QString quoted(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + value + u'\'';
}

QString connectOptions(const ServerAddress& address)
{
    QStringList options {u"application_name=stemma"_s, u"keepalives_idle=30"_s, u"tcp_user_timeout=30000"_s};
    if (address.parameter(u"connect_timeout").isEmpty())
        options << u"connect_timeout=%1"_s.arg(PostgresDatabase::ConnectSeconds);
    if (!address.service.isEmpty())
        options << u"service="_s + quoted(address.service);
    if (!address.sslMode.isEmpty())
        options << u"sslmode="_s + quoted(address.sslMode);
    for (const auto& [key, value] : address.more) {
        if (key != "statement_timeout"_L1)
            options << key + u'=' + quoted(value);
    }
    return options.join(u';');
}

/// What every session begins with. The planner is kept off scans of whole tables even where the server never
/// counted their rows.
QString sessionSettings(const ServerAddress& address)
{
    bool isNumber = false;
    int seconds = address.parameter(u"statement_timeout").toInt(&isNumber);
    if (!isNumber || seconds < 1)
        seconds = PostgresDatabase::StatementSeconds;
    QString settings = u"SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY; "
                       "SET default_transaction_read_only = on; SET statement_timeout = '%1s'; "
                       "SET lock_timeout = '%2s'; SET idle_in_transaction_session_timeout = '10min'; "
                       "SET client_min_messages = error; SET enable_seqscan = off; SET enable_bitmapscan = off; "
                       "SET jit = off"_s.arg(seconds)
                           .arg(qMin(seconds, LockSeconds));
    if (!address.schema.isEmpty()) {
        QString name = address.schema;
        settings += u"; SET search_path = \""_s + name.replace(u'"', u"\"\""_s) + u'"';
    }
    return settings;
}

/// What the server said, in one line and without the words around it.
QString reasonOf(const QSqlError& error)
{
    QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    for (const QLatin1StringView head : {"FATAL:"_L1, "ERROR:"_L1}) {
        if (const qsizetype at = text.lastIndexOf(head); at >= 0)
            text = text.sliced(at + head.size());
    }
    text = text.section(u"\nLINE "_s, 0, 0).simplified();
    while (text.endsWith(u'.') || text.endsWith(u':'))
        text.chop(1);
    return text;
}

/// The server words it in its own language; libpq's part of it stays.
bool isAboutPassword(const QString& text)
{
    static const QStringList words {u"fe_sendauth"_s, u"password"_s, u"passwort"_s, u"mot de passe"_s, u"contraseña"_s,
        u"senha"_s, u"пароль"_s, u"密码"_s, u"パスワード"_s};
    return std::ranges::any_of(
        words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString nextConnectionName()
{
    static std::atomic<int> last = 0;
    return u"stemma-postgres-%1"_s.arg(++last);
}

} // namespace

/// An open connection with the statements prepared on it.
struct PostgresDatabase::Connection
{
    QString name = nextConnectionName();
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QPSQL"_s, name);
    std::unique_ptr<PostgresCancel> cancel;

    Connection() = default;
    ~Connection()
    {
        cancel.reset();
        database.close();
        database = {};
        QSqlDatabase::removeDatabase(name);
    }
    Q_DISABLE_COPY_MOVE(Connection)

    /// The server, or the way to it, went away.
    [[nodiscard]] bool isLost() const { return !database.isOpen(); }
    [[nodiscard]] QString withValues(const QString& sql, const QVariantList& values) const;
};

/// The query with the values spelled by the driver. Statements are not prepared: cursors cannot be, poolers in between
/// lose them, and a plan made for other values is the wrong one here.
QString PostgresDatabase::Connection::withValues(const QString& sql, const QVariantList& values) const
{
    QString whole;
    qsizetype used = 0;
    bool inText = false;
    for (const QChar c : sql) {
        inText ^= c == u'\'';
        if (c != u'?' || inText) {
            whole += c;
            continue;
        }
        QSqlField field(QString(), values[used].metaType());
        field.setValue(values[used++]);
        whole += database.driver()->formatValue(field);
    }
    return whole;
}

PostgresDatabase::PostgresDatabase(ServerAddress address)
    : m_address(std::move(address))
{
}

PostgresDatabase::~PostgresDatabase() = default;

void PostgresDatabase::close()
{
    m_connection.reset();
}

Result<> PostgresDatabase::connect()
{
    if (m_connection && !m_connection->isLost())
        return {};
    m_connection.reset();
    const QString title = m_address.title();
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s))
        return fail(Errc::NotSupported,
            Words::tr("%1 cannot be opened: Qt's driver for PostgreSQL is missing. Install it (on Debian "
                      "libqt6sql6-psql), then try again.")
                .arg(title));
    auto connection = std::make_unique<Connection>();
    QSqlDatabase& database = connection->database;
    database.setHostName(m_address.host);
    database.setPort(m_address.port);
    database.setDatabaseName(m_address.database);
    database.setUserName(m_address.user);
    if (const QString password = ServerPasswords::of(m_address.url()); !password.isNull())
        database.setPassword(password);
    database.setConnectOptions(connectOptions(m_address));
    if (!database.open()) {
        const QString reason = reasonOf(database.lastError());
        if (isAboutPassword(reason))
            return fail(Errc::Denied,
                Words::tr("%1 was not opened: %2. Check user and password, then connect again.").arg(title, reason),
                PasswordCause + u": "_s + database.lastError().databaseText());
        return fail(Errc::NotFound,
            Words::tr("%1 cannot be reached: %2. Check the address and whether the server runs, then try again.")
                .arg(title, reason),
            database.lastError().databaseText());
    }
    QSqlQuery settings(database);
    if (!settings.exec(sessionSettings(m_address)))
        return std::unexpected(errorOf(settings.lastError(), {}));
    connection->cancel = std::make_unique<PostgresCancel>(*database.driver());
    m_connection = std::move(connection);
    return {};
}

Error PostgresDatabase::errorOf(const QSqlError& error, const JobControl& job) const
{
    const QString code = error.nativeErrorCode();
    const QString reason = reasonOf(error);
    const QString title = m_address.title();
    const QString cause = (code.isEmpty() ? QString() : code + u": "_s) + error.databaseText().simplified();
    if (code == CancelCode && job.isCancelled())
        return {Errc::Cancelled, {}, {}};
    if (code == CancelCode || code == "55P03"_L1)
        return {Errc::Busy,
            Words::tr("%1 did not answer in time: %2. Another program may hold the tables; try again later.")
                .arg(title, reason),
            cause};
    if (code.startsWith("57P"_L1) || code.startsWith("08"_L1) || (m_connection && m_connection->isLost()))
        return {Errc::Busy,
            Words::tr("The connection to %1 was lost: %2. It is made again at the next try; what was read stays.")
                .arg(title, reason),
            cause};
    if (code == "42501"_L1)
        return {Errc::Denied,
            Words::tr("This user may not read %1: %2. Ask for the right to read, or connect as another user.")
                .arg(title, reason),
            cause};
    if (code == "42P01"_L1 || code == "42703"_L1)
        return {Errc::NotSupported,
            Words::tr("%1 has other tables than Stemma knows: %2. Check the schema, or whether it was just changed.")
                .arg(title, reason),
            cause};
    if (code == "25006"_L1)
        return {Errc::ReadOnly, Words::tr("%1 is read only: %2.").arg(title, reason), cause};
    return {Errc::Corrupt, Words::tr("%1 could not answer: %2. Look into the server's log.").arg(title, reason), cause};
}

Result<> PostgresDatabase::run(
    const QString& sql, const QVariantList& values, const Row& row, const JobControl& job, qint64& rows)
{
    QSqlQuery query(m_connection->database);
    query.setForwardOnly(true);
    bool ok = query.exec(m_connection->withValues(sql, values));
    while (ok && query.next()) {
        ++rows;
        if (!row(query))
            break;
    }
    // A row that never came is told by the query only after its end.
    const QSqlError error = query.lastError();
    ok = ok && error.type() == QSqlError::NoError;
    const Result<> result = ok ? Result<>() : std::unexpected(errorOf(error, job));
    query.finish();
    return result;
}

Result<> PostgresDatabase::runStream(
    const QString& sql, const QVariantList& values, int batch, const Row& row, const JobControl& job, qint64& rows)
{
    QSqlQuery query(m_connection->database);
    query.setForwardOnly(true);
    const auto end = [&](Result<> result) {
        query.finish();
        if (!query.exec(u"ROLLBACK"_s) && result)
            return Result<>(std::unexpected(errorOf(query.lastError(), job)));
        return result;
    };
    if (!query.exec(u"BEGIN TRANSACTION READ ONLY"_s))
        return std::unexpected(errorOf(query.lastError(), job));
    if (!query.exec(u"DECLARE stemma_rows NO SCROLL CURSOR FOR "_s + m_connection->withValues(sql, values)))
        return end(std::unexpected(errorOf(query.lastError(), job)));
    const QString fetch = u"FETCH %1 FROM stemma_rows"_s.arg(batch);
    for (bool more = true; more;) {
        if (job.isCancelled())
            return end(fail(Errc::Cancelled, {}));
        if (!query.exec(fetch))
            return end(std::unexpected(errorOf(query.lastError(), job)));
        int count = 0;
        while (more && query.next()) {
            ++count;
            ++rows;
            more = row(query);
        }
        if (query.lastError().type() != QSqlError::NoError)
            return end(std::unexpected(errorOf(query.lastError(), job)));
        query.finish();
        more = more && count == batch;
    }
    return end({});
}

/// Runs it once more where that can help: the connection had gone away while nobody used it, or a
/// cancellation meant for an earlier statement came late.
Result<> PostgresDatabase::again(const JobControl& job, const std::function<Result<>(qint64& rows)>& work)
{
    for (bool first = true;; first = false) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (const Result<> connected = connect(); !connected)
            return connected;
        QElapsedTimer clock;
        clock.start();
        qint64 rows = 0;
        m_connection->cancel->watch(job);
        Result<> result = work(rows);
        m_connection->cancel->rest();
        if (result)
            return result;
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        constexpr qint64 SoonMs = 500;
        const bool strayCancel = result.error().cause.startsWith(CancelCode) && clock.elapsed() < SoonMs;
        if (!first || rows > 0 || !(m_connection->isLost() || strayCancel))
            return result;
    }
}

Result<> PostgresDatabase::query(const QString& sql, const QVariantList& values, const Row& row, const JobControl& job)
{
    return again(job, [&](qint64& rows) { return run(sql, values, row, job, rows); });
}

Result<> PostgresDatabase::stream(
    const QString& sql, const QVariantList& values, int batch, const Row& row, const JobControl& job)
{
    return again(job, [&](qint64& rows) { return runStream(sql, values, batch, row, job, rows); });
}

const Result<QList<PostgresDatabase::Table>>& PostgresDatabase::tables()
{
    if (m_tables && *m_tables)
        return *m_tables;
    QList<Table> tables;
    const Result<> read = query(
        u"SELECT c.relname, a.attname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid "
        "WHERE c.relnamespace = ANY (SELECT oid FROM pg_catalog.pg_namespace WHERE nspname = ANY "
        "(current_schemas(false))) AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND "
        "pg_catalog.pg_table_is_visible(c.oid) "
        "AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname, a.attnum"_s,
        {},
        [&tables](const QSqlQuery& row) {
            const QString name = row.value(0).toString();
            if (tables.isEmpty() || tables.last().name != name)
                tables << Table {name, {}};
            tables.last().columns << row.value(1).toString();
            return true;
        },
        {});
    m_tables = read ? Result<QList<Table>>(tables) : std::unexpected(read.error());
    return *m_tables;
}

QStringList PostgresDatabase::columnsOf(const QString& table)
{
    const Result<QList<Table>>& all = tables();
    if (!all)
        return {};
    const auto found = std::ranges::find(*all, table, &Table::name);
    return found == all->end() ? QStringList() : found->columns;
}

} // namespace stemma
