// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgresconnection.h"

#include "core/store/postgres/postgrescancel.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>

#include <atomic>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PostgresConnectionText
{
    Q_DECLARE_TR_FUNCTIONS(PostgresDatabase)
};

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
        options << u"connect_timeout=%1"_s.arg(PostgresConnection::ConnectSeconds);
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

/// What every session begins with, in one message. The first answer is what others begin with; a pooler may have left
/// something else in the session. The planner is kept off scans of whole tables even where the server never
/// counted their rows. Values are spelled alike whatever the user's own settings are.
QString sessionSettings(const ServerAddress& address, PostgresConnection::Use use)
{
    QString settings = u"RESET default_transaction_read_only; SELECT pg_is_in_recovery() OR "
                       "current_setting('default_transaction_read_only') = 'on'; "_s;
    if (use == PostgresConnection::Use::Read)
        settings += u"SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY; SET default_transaction_read_only = on; "_s;
    const int seconds = PostgresConnection::statementSeconds(address);
    settings += u"SET statement_timeout = '%1s'; SET lock_timeout = '%2ms'; "
                "SET idle_in_transaction_session_timeout = '10min'; SET client_min_messages = error; "
                "SET enable_seqscan = off; SET enable_bitmapscan = off; SET jit = off; SET datestyle = 'ISO, YMD'; "
                "SET intervalstyle = 'postgres'; SET timezone = 'UTC'; SET bytea_output = 'hex'; "
                "SET extra_float_digits = 1"_s.arg(seconds)
                    .arg(PostgresConnection::lockMs(address));
    if (!address.schema.isEmpty()) {
        QString name = address.schema;
        settings += u"; SET search_path = \""_s + name.replace(u'"', u"\"\""_s) + u'"';
    }
    return settings;
}

/// What the server said, in one line and without the words around it: its hints are in the cause.
QString reasonOf(const QSqlError& error)
{
    QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    for (const QLatin1StringView head : {"FATAL:"_L1, "ERROR:"_L1}) {
        if (const qsizetype at = text.lastIndexOf(head); at >= 0)
            text = text.sliced(at + head.size());
    }
    text = text.trimmed().section(u'\n', 0, 0).simplified();
    while (text.endsWith(u'.') || text.endsWith(u':'))
        text.chop(1);
    return text;
}

/// The server words it in its own language; libpq's part of it stays. What is quoted is a name.
bool isAboutPassword(QString text)
{
    static const QRegularExpression names(u"\"[^\"]*\"|“[^”]*”|„[^“]*“|«[^»]*»|»[^«]*«"_s);
    text.remove(names);
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

PostgresConnection::PostgresConnection(const ServerAddress& address)
    : m_address(address)
    , m_name(nextConnectionName())
    , m_database(std::make_unique<QSqlDatabase>(QSqlDatabase::addDatabase(u"QPSQL"_s, m_name)))
{
}

PostgresConnection::~PostgresConnection()
{
    m_cancel.reset();
    m_database->close();
    m_database.reset();
    QSqlDatabase::removeDatabase(m_name);
}

int PostgresConnection::statementSeconds(const ServerAddress& address)
{
    return wholeSeconds(address.parameter(u"statement_timeout")).value_or(StatementSeconds);
}

int PostgresConnection::lockMs(const ServerAddress& address)
{
    constexpr int Share = 800; // of each second, or the statement's own time would be over first
    return qMin(statementSeconds(address), LockSeconds) * Share;
}

bool PostgresConnection::isLost() const
{
    return !m_database->isOpen();
}

QString PostgresConnection::literal(const QVariant& value) const
{
    QSqlField field(QString(), value.metaType());
    field.setValue(value);
    return m_database->driver()->formatValue(field);
}

QString PostgresConnection::withValues(const QString& sql, const QVariantList& values) const
{
    QString whole;
    qsizetype used = 0;
    bool inText = false;
    for (const QChar c : sql) {
        inText ^= c == u'\'';
        if (c == u'?' && !inText)
            whole += literal(values[used++]);
        else
            whole += c;
    }
    return whole;
}

Result<std::unique_ptr<PostgresConnection>> PostgresConnection::open(const ServerAddress& address, Use use)
{
    const QString title = address.title();
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s))
        return fail(Errc::NotSupported,
            PostgresConnectionText::tr(
                "%1 cannot be opened: Qt's driver for PostgreSQL is missing. Install it (on Debian "
                "libqt6sql6-psql), then try again.")
                .arg(title));
    std::unique_ptr<PostgresConnection> connection(new PostgresConnection(address));
    QSqlDatabase& database = *connection->m_database;
    database.setHostName(address.host);
    database.setPort(address.port);
    database.setDatabaseName(address.database);
    database.setUserName(address.user);
    if (const QString password = ServerPasswords::of(address.url()); !password.isNull())
        database.setPassword(password);
    database.setConnectOptions(connectOptions(address));
    if (!database.open()) {
        const QString reason = reasonOf(database.lastError());
        // It is tried with and without encryption, and the other line may be the one that says so.
        if (isAboutPassword(database.lastError().databaseText()))
            return fail(Errc::Denied,
                PostgresConnectionText::tr("%1 cannot be opened: %2. Check user and password, then connect again.")
                    .arg(title, reason),
                PasswordCause + u": "_s + database.lastError().databaseText());
        return fail(Errc::NotFound,
            PostgresConnectionText::tr(
                "%1 cannot be reached: %2. Check the address and whether the server runs, then try again.")
                .arg(title, reason),
            database.lastError().databaseText());
    }
    if (const Result<> begun = connection->beginSession(use); !begun)
        return std::unexpected(begun.error());
    connection->m_cancel = std::make_unique<PostgresCancel>(*database.driver());
    return connection;
}

/// The settings are made together or not at all; the last answer shows which.
Result<> PostgresConnection::beginSession(Use use)
{
    QSqlQuery settings(*m_database);
    bool more = settings.exec(sessionSettings(m_address, use));
    for (; more; more = settings.nextResult()) {
        if (settings.isSelect() && settings.next())
            m_isServerReadOnly = settings.value(0).toBool();
    }
    const QSqlError error = settings.lastError();
    return error.type() == QSqlError::NoError ? Result<>() : std::unexpected(errorOf(error, {}));
}

Error PostgresConnection::errorOf(const QSqlError& error, const JobControl& job) const
{
    const QString code = error.nativeErrorCode();
    const QString reason = reasonOf(error);
    const QString title = m_address.title();
    const QString cause = (code.isEmpty() ? QString() : code + u": "_s) + error.databaseText().simplified();
    if (code == CancelCode && job.isCancelled())
        return {Errc::Cancelled, {}, {}};
    if (code == "40001"_L1) // by what a replica has to replay, after a while of its own
        return {Errc::Busy,
            PostgresConnectionText::tr(
                "%1 is a replica and had to follow its primary: %2. Try again, or connect to the "
                "primary.")
                .arg(title, reason),
            cause};
    if (code == CancelCode)
        return {Errc::Busy,
            PostgresConnectionText::tr("%1 did not answer in time: %2. Try again when the server is less busy, or add "
                                       "statement_timeout=SECONDS to the address.")
                .arg(title, reason),
            cause};
    if (code == LockCode)
        return {Errc::Busy,
            PostgresConnectionText::tr(
                "%1 did not answer in time: %2. Another program may have locked the tables; try again later.")
                .arg(title, reason),
            cause};
    if (code.startsWith("57P"_L1) || code.startsWith("08"_L1) || isLost())
        return {Errc::Busy,
            PostgresConnectionText::tr("The connection to %1 was lost: %2. Stemma reconnects at the next attempt; "
                                       "messages already read stay on screen.")
                .arg(title, reason),
            cause};
    if (code == "42501"_L1)
        return {Errc::Denied,
            PostgresConnectionText::tr(
                "You may not read %1: %2. Ask for the right to read it, or connect as another user.")
                .arg(title, reason),
            cause};
    // A table, a column, or an operator or a type for what a column holds.
    if (code == "42P01"_L1 || code == "42703"_L1 || code == "42883"_L1 || code == "42804"_L1)
        return {Errc::NotSupported,
            PostgresConnectionText::tr("%1 has unknown tables: %2. Check the schema.").arg(title, reason), cause};
    if (code == "25006"_L1)
        return {Errc::ReadOnly, PostgresConnectionText::tr("%1 is read-only: %2.").arg(title, reason), cause};
    return {Errc::Corrupt,
        PostgresConnectionText::tr("%1 reported an error: %2. Check the server's log.").arg(title, reason), cause};
}

} // namespace stemma
