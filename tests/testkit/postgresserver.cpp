// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/postgresserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>

#include <arpa/inet.h>
#include <grp.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int PatienceMs = 120'000;
constexpr uid_t Nobody = 65534; // the server refuses to run as root

/// Debian keeps the programs of each version in a folder of their own.
QString programNamed(const QString& name)
{
    QStringList folders;
    const QDir versions(u"/usr/lib/postgresql"_s);
    for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        folders << versions.absoluteFilePath(version + u"/bin"_s);
    if (const QString found = QStandardPaths::findExecutable(name, folders); !found.isEmpty())
        return found;
    return QStandardPaths::findExecutable(name);
}

/// Makes the child an unprivileged one that does not outlive its parent.
void makeModest(QProcess& process)
{
    process.setChildProcessModifier([] {
        if (::geteuid() == 0) {
            const bool ok = ::setgroups(0, nullptr) == 0 && ::setgid(Nobody) == 0 && ::setuid(Nobody) == 0;
            if (!ok)
                ::_exit(126);
        }
        ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    });
}

enum class Rights { Own, Few };

Result<QString> runProgram(const QString& name, const QStringList& arguments, Rights rights)
{
    QProcess process;
    if (rights == Rights::Few)
        makeModest(process);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : environment.keys()) {
        if (variable.startsWith("PG"_L1))
            environment.remove(variable);
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(u"/"_s);
    process.start(programNamed(name), arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(10 * PatienceMs) || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != 0)
        return fail(
            Errc::Denied, name + u": "_s + QString::fromUtf8(process.readAllStandardError()), process.errorString());
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    int port = 0;
    if (::bind(socket, reinterpret_cast<sockaddr*>(&address), length) == 0
        && ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length) == 0)
        port = ntohs(address.sin_port);
    ::close(socket);
    return port;
}

} // namespace

QString PostgresServer::missingPrograms()
{
    for (const QString& name : {u"initdb"_s, u"postgres"_s, u"psql"_s}) {
        if (programNamed(name).isEmpty())
            return u"the program %1 of PostgreSQL is not installed"_s.arg(name);
    }
    return {};
}

Result<std::unique_ptr<PostgresServer>> PostgresServer::start(const QStringList& settings)
{
    std::unique_ptr<PostgresServer> server(new PostgresServer);
    server->m_settings = settings;
    const QString folder = server->m_folder.path();
    if (::geteuid() == 0 && ::chown(QFile::encodeName(folder).constData(), Nobody, Nobody) != 0)
        return fail(Errc::Denied, u"the folder %1 cannot be given away"_s.arg(folder));
    const auto made = runProgram(u"initdb"_s,
        {u"-D"_s, folder + u"/data"_s, u"-U"_s, u"tester"_s, u"-A"_s, u"trust"_s, u"-E"_s, u"UTF8"_s, u"--locale"_s,
            u"C.UTF-8"_s, u"--no-sync"_s, u"--no-instructions"_s},
        Rights::Few);
    if (!made)
        return std::unexpected(made.error());
    QFile access(folder + u"/data/pg_hba.conf"_s);
    if (!access.open(QIODevice::WriteOnly))
        return fail(Errc::Denied, access.errorString(), access.fileName());
    access.write("host all guest 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n");
    access.close();
    if (const Result<> started = server->startAgain(); !started)
        return std::unexpected(started.error());
    const auto guest = server->run(
        u"postgres"_s, u"CREATE ROLE guest LOGIN PASSWORD '%1'; GRANT pg_read_all_data TO guest"_s.arg(GuestPassword));
    if (!guest)
        return std::unexpected(guest.error());
    return server;
}

PostgresServer::~PostgresServer()
{
    (void)stop();
}

Result<> PostgresServer::startAgain()
{
    if (m_port == 0)
        m_port = freePort();
    QStringList arguments {u"-D"_s, m_folder.path() + u"/data"_s, u"-p"_s, QString::number(m_port), u"-k"_s, QString(),
        u"-c"_s, u"listen_addresses=127.0.0.1"_s, u"-c"_s, u"fsync=off"_s, u"-c"_s, u"full_page_writes=off"_s, u"-c"_s,
        u"synchronous_commit=off"_s, u"-c"_s, u"log_destination=stderr"_s};
    for (const QString& setting : std::as_const(m_settings))
        arguments << u"-c"_s << setting;
    makeModest(m_process);
    m_process.setWorkingDirectory(u"/"_s);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(programNamed(u"postgres"_s), arguments);
    QByteArray said;
    QElapsedTimer clock;
    clock.start();
    while (!said.contains("ready to accept connections")) {
        if (m_process.state() == QProcess::NotRunning || clock.elapsed() > PatienceMs)
            return fail(Errc::Denied, u"postgres: "_s + QString::fromUtf8(said), m_process.errorString());
        m_process.waitForReadyRead(1000);
        said += m_process.readAll();
    }
    return {};
}

Result<> PostgresServer::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return {};
    ::kill(pid_t(m_process.processId()), SIGINT); // the fast way, as the manual has it
    if (m_process.waitForFinished(PatienceMs))
        return {};
    m_process.kill();
    m_process.waitForFinished(PatienceMs);
    return fail(Errc::Busy, u"the server did not stop"_s);
}

QString PostgresServer::url(const QString& database, const QString& parameters) const
{
    return u"postgresql://tester@127.0.0.1:%1/%2%3"_s.arg(m_port).arg(
        database, parameters.isEmpty() ? QString() : u'?' + parameters);
}

Result<QString> PostgresServer::psql(const QStringList& arguments) const
{
    return runProgram(u"psql"_s,
        QStringList {u"-X"_s, u"-q"_s, u"-A"_s, u"-t"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s} + arguments, Rights::Own);
}

Result<QString> PostgresServer::run(const QString& database, const QString& sql) const
{
    return psql({u"-d"_s, url(database), u"-c"_s, sql});
}

Result<QString> PostgresServer::dump(const QString& database) const
{
    const QString sql
        = u"SELECT string_agg(c.relname || query_to_xml(format('SELECT x::text AS x FROM %s x ORDER BY x::text COLLATE "
          "\"C\"', c.oid::regclass), true, true, '')::text, E'\\n' ORDER BY c.relname) FROM pg_class c WHERE c.relkind "
          "= "
          "'r' "
          "AND c.relnamespace = 'public'::regnamespace"_s;
    if (m_dumping && m_dumping->database() == database) {
        if (const auto rows = m_dumping->ask(sql))
            return *rows;
    }
    // Another database, or one that was made anew since.
    m_dumping = session(database);
    if (const auto rows = m_dumping->ask(sql))
        return *rows;
    return fail(Errc::Busy, u"the database %1 cannot be dumped"_s.arg(database));
}

PostgresServer::Session::Session(int port, const QString& database)
    : m_database(database)
    , m_name(QUuid::createUuid().toString())
{
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QPSQL"_s, m_name);
    connection.setHostName(u"127.0.0.1"_s);
    connection.setPort(port);
    connection.setUserName(u"tester"_s);
    connection.setDatabaseName(database);
    m_ok = connection.open();
}

PostgresServer::Session::~Session()
{
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

bool PostgresServer::Session::run(const QString& sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    return m_ok && query.exec(sql);
}

std::optional<QString> PostgresServer::Session::ask(const QString& sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    if (!m_ok || !query.exec(sql) || !query.next())
        return std::nullopt;
    return query.value(0).toString();
}

std::unique_ptr<PostgresServer::Session> PostgresServer::session(const QString& database) const
{
    return std::make_unique<Session>(m_port, database);
}

Result<> PostgresServer::load(const QString& database, const QString& file) const
{
    return psql({u"-d"_s, url(database), u"-f"_s, file}).transform([](const QString&) { });
}

Result<> PostgresServer::createDatabase(const QString& name, const QString& file) const
{
    const auto made = run(u"postgres"_s, u"CREATE DATABASE \"%1\""_s.arg(name));
    if (!made)
        return std::unexpected(made.error());
    return file.isEmpty() ? Result<>() : load(name, file);
}

} // namespace stemma
