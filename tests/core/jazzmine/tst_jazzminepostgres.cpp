// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/lane.h"
#include "core/models/serversource.h"
#include "core/store/formats/jazzmine/postgresstore.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QSqlQuery>
#include <QTest>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;
using readstore::keysOf;

namespace {

constexpr int LongRows = 60'000;
const QString SampleDump = u"generated-0.1.42/postgres-dump.sql"_s;
const QString Long = u"long"_s;

QString firstText(const MessagePtr& message)
{
    for (const Part& part : message ? message->parts : QList<Part>()) {
        if (const auto* text = part.as<TextPart>())
            return text->text.text;
    }
    return u"(missing)"_s;
}

/// Whether a poll tells the change, now or within a while; each poll tells it once.
bool tells(SessionStore& store, StoreChange change)
{
    return QTest::qWaitFor([&] { return store.poll().value_or(StoreChange::None) == change; }, testclass::Patience);
}

} // namespace

class TestJazzminePostgres final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void namesAServer_data();
    void namesAServer();
    void showsNoPassword_data();
    void showsNoPassword();
    void tellsHowPasswordsAreWritten();
    void knowsUnitsOfTime_data();
    void knowsUnitsOfTime();
    void needsThePassword();
    void takesThePasswordFromItsFile();
    void refusesWhatIsNoStore();
    void tellsWhatMayNotBeRead();
    void tellsThatTablesAreHeld();
    void onlyReads();
    void usesIndexesOnly();
    void givesALongOutlineByPieces();
    void keepsMessagesApart();
    void cutsLongTexts();
    void endsAStatementThatIsCancelled();
    void givesUpOnASlowServer();
    void goesOnBehindRowsThatCame();
    void comesBackAfterALostConnection();
    void comesBackAfterARestart();
    void noticesChanges();
    void followsAReplica();
    void tellsTracesOfOtherConversations();
    void findsStraysAmongManyTraces();
    void keepsMarksOfIds();
    void readsOnAnyThread();

private:
    [[nodiscard]] std::unique_ptr<SessionStore> open(const QString& database, const QString& parameters = {});
    [[nodiscard]] std::optional<Error> refusal(const QString& url);

    std::unique_ptr<PostgresServer> m_server;
};

void TestJazzminePostgres::initTestCase()
{
    const QString samples = realStore(u"jazzmine/"_s);
    QString missing = PostgresServer::missingPrograms();
    if (!QFile::exists(samples + SampleDump))
        missing = u"the sample stores are not at "_s + samples;
    if (!missing.isEmpty()) {
        QVERIFY2(!qEnvironmentVariableIsSet("CI"), qPrintable(missing));
        QSKIP(qPrintable(missing));
    }
    auto started = PostgresServer::start({u"track_counts=on"_s});
    QVERIFY2(started.has_value(), started ? "" : qPrintable(started.error().text));
    m_server = *std::move(started);
    QVERIFY(m_server->createDatabase(u"small"_s, samples + SampleDump));
    QVERIFY(m_server->createDatabase(Long, samples + SampleDump));
    QVERIFY(m_server->createDatabase(u"empty"_s));
    // One session of many messages beside the others, as no vacuum or analyze has ever seen it.
    const auto made = m_server->run(Long,
        u"INSERT INTO conversations VALUES ('long', 'u', 'a', 'Long', 1790000000000, 1790000000000); "
        "INSERT INTO messages SELECT 'id-' || i, 'long', 'u', CASE i % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, "
        "'text ' || i, '', NULL, 0, 0, 'unknown', '[]', false, true, false, 1790000000000 + i / 3 FROM "
        "generate_series(0, %1) i; INSERT INTO turn_traces (id, message_id, conversation_id, user_id, agent_id, "
        "turn_number, started_at_ms, ended_at_ms, total_latency_ms) SELECT 't-' || i, 'id-' || i, 'long', 'u', 'a', i, "
        "1790000000000 + i, 1790000000000 + i, 1 FROM generate_series(1, %1, 2) i"_s.arg(LongRows - 1));
    QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().text));
}

std::unique_ptr<SessionStore> TestJazzminePostgres::open(const QString& database, const QString& parameters)
{
    auto opened = openStore(m_server->url(database, parameters));
    if (opened)
        return *std::move(opened);
    QTest::qFail(qPrintable(opened.error().text), __FILE__, __LINE__);
    return nullptr;
}

std::optional<Error> TestJazzminePostgres::refusal(const QString& url)
{
    const auto opened = openStore(url);
    return opened ? std::nullopt : std::optional(opened.error());
}

void TestJazzminePostgres::namesAServer_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("title");
    QTest::newRow("all") << u"postgres://me@db.example:5433/chats?schema=prod&sslmode=require&connect_timeout=3"_s
                         << u"postgresql://me@db.example:5433/chats?schema=prod&sslmode=require&connect_timeout=3"_s
                         << u"chats on db.example"_s;
    QTest::newRow("least") << u"postgresql://"_s << u"postgresql:///"_s << u"PostgreSQL"_s;
    QTest::newRow("service") << u"service=team chats"_s << u"postgresql:///?service=team%20chats"_s << u"team chats"_s;
    QTest::newRow("socket") << u"postgresql:///chats?host=/run/postgresql"_s
                            << u"postgresql:///chats?host=%2Frun%2Fpostgresql"_s << u"chats"_s;
    QTest::newRow("IPv6") << u"postgresql://[::1]:5432/chats"_s << u"postgresql://[::1]:5432/chats"_s
                          << u"chats on ::1"_s;
    QTest::newRow("escapes") << u"postgresql://m%C3%BCller%40x@h/d%20b"_s << u"postgresql://m%C3%BCller%40x@h/d%20b"_s
                             << u"d b on h"_s;
    QTest::newRow("upper case") << u"POSTGRESQL://me@db/chats"_s << u"postgresql://me@db/chats"_s << u"chats on db"_s;
    QTest::newRow("pasted") << u" postgresql://me@db/chats\n"_s << u"postgresql://me@db/chats"_s << u"chats on db"_s;
    QTest::newRow("driver") << u"postgresql+asyncpg://me@db/chats?ssl=require"_s
                            << u"postgresql://me@db/chats?sslmode=require"_s << u"chats on db"_s;
    QTest::newRow("other driver") << u"postgresql+psycopg2://me@db:5433/chats"_s << u"postgresql://me@db:5433/chats"_s
                                  << u"chats on db"_s;
    QTest::newRow("Java") << u"jdbc:postgresql://db:5433/chats?user=me"_s << u"postgresql://me@db:5433/chats"_s
                          << u"chats on db"_s;
    QTest::newRow("keywords") << u"host=db port=5433 dbname='team chats' user=it\\'s sslmode = require"_s
                              << u"postgresql://it%27s@db:5433/team%20chats?sslmode=require"_s << u"team chats on db"_s;
    QTest::newRow("other keyword first") << u"user=me dbname=chats"_s << u"postgresql://me@/chats"_s << u"chats"_s;
    QTest::newRow("service and keyword") << u"service=team user=me"_s << u"postgresql://me@/?service=team"_s
                                         << u"team"_s;
    QTest::newRow("user with colon") << u"postgresql://a%3Ab@h/d"_s << u"postgresql://a%3Ab@h/d"_s << u"d on h"_s;
    QTest::newRow("host with colon") << u"host=a:b/c@d dbname=d"_s << u"postgresql://[a:b%2Fc%40d]/d"_s
                                     << u"d on a:b/c@d"_s;
    QTest::newRow("time") << u"postgresql://h/d?statement_timeout=2min"_s
                          << u"postgresql://h/d?statement_timeout=2min"_s << u"d on h"_s;
    QTest::newRow("no time limit") << u"postgresql://h/d?statement_timeout=0"_s
                                   << u"postgresql://h/d?statement_timeout=0"_s << u"d on h"_s;
    QTest::newRow("paths with at") << u"postgresql:///d?host=@x&sslcert=/a@b/c"_s
                                   << u"postgresql://%40x/d?sslcert=%2Fa%40b%2Fc"_s << u"d on @x"_s;
    QTest::newRow("no time") << u"postgresql://h/d?statement_timeout=soon"_s << QString() << QString();
    QTest::newRow("open quotation") << u"host=db password='x"_s << QString() << QString();
    QTest::newRow("no keyword") << u"host=db chats"_s << QString() << QString();
    QTest::newRow("two hosts as keyword") << u"host=a,b dbname=d"_s << QString() << QString();
    QTest::newRow("port") << u"postgresql://h:0/d"_s << QString() << QString();
    QTest::newRow("no number") << u"postgresql://h:x/d"_s << QString() << QString();
    QTest::newRow("two hosts") << u"postgresql://a,b/d"_s << QString() << QString();
    QTest::newRow("separator") << u"postgresql://h/d?options=-c;x"_s << QString() << QString();
    QTest::newRow("no value") << u"postgresql://h/d?sslmode"_s << QString() << QString();
}

void TestJazzminePostgres::namesAServer()
{
    QFETCH(const QString, name);
    QFETCH(const QString, url);
    QVERIFY(isServerAddress(name));
    const auto parsed = ServerAddress::parse(name);
    QCOMPARE(parsed.has_value(), !url.isEmpty());
    if (!parsed) {
        QCOMPARE(parsed.error().code, Errc::Usage);
        QVERIFY(!ServerAddress::parse(cleanStorePath(name)).has_value());
        return;
    }
    QCOMPARE(parsed->address.url(), url);
    QTEST(parsed->address.title(), "title");
    QCOMPARE(cleanStorePath(name), url);
    QCOMPARE(ServerAddress::parse(url)->address, parsed->address);
    QVERIFY(parsed->password.isNull());
}

void TestJazzminePostgres::showsNoPassword_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("in front") << u"postgresql://guest:s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("with at") << u"postgresql://guest:s3cret@s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("with slash") << u"postgresql://guest:/s3cret/@127.0.0.1:1/x"_s;
    QTest::newRow("escaped") << u"postgresql://guest:%73s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("parameter") << u"postgresql://guest@127.0.0.1:1/x?password=s3cret"_s;
    QTest::newRow("wrong port") << u"postgresql://guest:s3cret@127.0.0.1:99999/x"_s;
    QTest::newRow("wrong parameter") << u"postgresql://guest@127.0.0.1:1/x?PassWord=s3cret"_s;
    QTest::newRow("of a key") << u"postgresql://guest@127.0.0.1:1/x?sslpassword=s3cret"_s;
    QTest::newRow("with question mark") << u"postgresql://guest:s3?s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("with parameter") << u"postgresql://guest:12?a=s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("with at and parameter") << u"postgresql://guest:12@s3cret?a=s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("with hash") << u"postgresql://guest:s3cret#s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("upper case") << u"POSTGRESQL://guest:s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("driver") << u"postgresql+asyncpg://guest:s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("one slash") << u"postgresql:/guest:s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("Java") << u"jdbc:postgresql://127.0.0.1:1/x?user=guest&password=s3cret"_s;
    QTest::newRow("keywords") << u"host=127.0.0.1 port=1 dbname=x password=s3cret"_s;
    QTest::newRow("quoted") << u"dbname=x host=127.0.0.1 port=1 password = 's3cret s3cret'"_s;
    QTest::newRow("open quotation") << u"host=127.0.0.1 password='s3cret"_s;
    QTest::newRow("password first") << u"password=s3cret host=127.0.0.1 port=1"_s;
    QTest::newRow("other keyword first") << u"port=1 password=s3cret host=127.0.0.1"_s;
    QTest::newRow("wrong keyword") << u"HOST=127.0.0.1 PASSWORD=s3cret"_s;
    QTest::newRow("other word") << u"postgresql://guest@127.0.0.1:1/x?pwd=s3cret"_s;
    QTest::newRow("other word as keyword") << u"host=127.0.0.1 port=1 pass=s3cret"_s;
    QTest::newRow("of .NET") << u"Server=127.0.0.1;Port=1;Password=s3cret"_s;
    QTest::newRow("without slashes") << u"postgresql:guest:s3cret@127.0.0.1:1/x"_s;
    QTest::newRow("with separator") << u"postgresql://guest@127.0.0.1:1/x?password=s3cret;x"_s;
}

void TestJazzminePostgres::showsNoPassword()
{
    QFETCH(const QString, name);
    const DetectionReport report = detectStore(name);
    QVERIFY(report.error.has_value());
    for (const QString& shown : {report.path, report.error->text, report.error->cause, cleanStorePath(name),
             storeTitle(cleanStorePath(name)), storeTitle(name)})
        QVERIFY2(!shown.contains("s3cret"_L1), qPrintable(shown));
}

void TestJazzminePostgres::tellsHowPasswordsAreWritten()
{
    const auto pasted = ServerAddress::parse(u"postgresql://guest:one?two@db/x"_s);
    QVERIFY(!pasted);
    QVERIFY2(pasted.error().text.contains("? %3F"_L1), qPrintable(pasted.error().text));
    const auto written = ServerAddress::parse(u"postgresql://guest:one%3Ftwo@db/x"_s);
    QVERIFY(written && written->password == "one?two"_L1);
    const auto hash = ServerAddress::parse(u"postgresql://guest:one#two@three@db/x?user=me@home"_s);
    QVERIFY(hash && hash->password == "one#two@three"_L1);
    QCOMPARE(hash->address.user, u"me@home"_s);
    const auto words = ServerAddress::parse(u"host=db password='it\\'s = ?' dbname=x"_s);
    QVERIFY(words && words->password == "it's = ?"_L1);
    for (const QString& path :
        {u"/srv/host=db/user=1.db"_s, u"user=1/x.json"_s, u"postgres.json"_s, u"a=b"_s, u"postgres:5432"_s})
        QVERIFY2(!isServerAddress(path), qPrintable(path));
}

void TestJazzminePostgres::knowsUnitsOfTime_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<int>("seconds");
    QTest::newRow("number") << u"45"_s << 45;
    QTest::newRow("seconds") << u"1s"_s << 1;
    QTest::newRow("minutes") << u"1min"_s << 60;
    QTest::newRow("milliseconds") << u"1500ms"_s << 2;
    QTest::newRow("hours") << u"1.5 h"_s << 5400;
    QTest::newRow("days") << u"1d"_s << 86'400;
    QTest::newRow("too many") << u"99999999999d"_s << std::numeric_limits<int>::max();
    QTest::newRow("none") << u"0"_s << -1;
    QTest::newRow("other unit") << u"1m"_s << -1;
    QTest::newRow("less than none") << u"-1s"_s << -1;
    QTest::newRow("word") << u"soon"_s << -1;
}

void TestJazzminePostgres::knowsUnitsOfTime()
{
    QFETCH(const QString, time);
    QFETCH(const int, seconds);
    QCOMPARE(wholeSeconds(time).value_or(-1), seconds);
}

void TestJazzminePostgres::needsThePassword()
{
    const QString guest = u"postgresql://guest@127.0.0.1:%1/small"_s.arg(m_server->port());
    const auto none = refusal(guest);
    QVERIFY(none && asksForPassword(*none));
    const auto wrong = refusal(QString(guest).replace(u"guest@"_s, u"guest:wrong@"_s));
    QVERIFY(wrong && asksForPassword(*wrong));
    QVERIFY2(wrong->text.contains("guest"_L1), qPrintable(wrong->text));
    // Once given it is known for this run.
    const QString full = QString(guest).replace(u"guest@"_s, u"guest:open%20sesame@"_s);
    auto opened = openStore(full);
    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
    QCOMPARE((*opened)->info().path, guest);
    QVERIFY(openStore(guest).has_value());
    QVERIFY(!asksForPassword(*refusal(u"postgresql://guest@127.0.0.1:1/small"_s)));
}

void TestJazzminePostgres::takesThePasswordFromItsFile()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"passwords"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("127.0.0.1:*:*:guest:open sesame\n");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    const QString url = u"postgresql://guest@127.0.0.1:%1/small?application_name=x"_s.arg(m_server->port());
    QVERIFY(refusal(url).has_value());
    const auto opened = openStore(url + u"&passfile="_s + file.fileName());
    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
}

void TestJazzminePostgres::refusesWhatIsNoStore()
{
    const auto nowhere = refusal(m_server->url(u"nowhere"_s));
    QVERIFY(nowhere && nowhere->text.contains("nowhere"_L1));
    QVERIFY(!asksForPassword(*nowhere));
    const auto named = refusal(m_server->url(u"passwords"_s)); // by its name it is about one
    QVERIFY(named && !asksForPassword(*named));
    const auto closed = refusal(u"postgresql://tester@127.0.0.1:1/small"_s);
    QVERIFY2(closed && !closed->text.contains("?."_L1), closed ? qPrintable(closed->text) : "");
    const auto empty = refusal(m_server->url(u"empty"_s));
    QVERIFY(empty && empty->code == Errc::NotSupported);
    QVERIFY2(empty->text.contains("conversations, messages, turn_traces"_L1), qPrintable(empty->text));
    QVERIFY(m_server->createDatabase(u"partly"_s));
    QVERIFY(m_server->run(u"partly"_s,
        u"CREATE TABLE messages (id text, conversation_id text, original_content text, "
        "\"timestamp\" bigint)"_s));
    const auto partly = refusal(m_server->url(u"partly"_s));
    QVERIFY2(partly && partly->text.contains("conversations, turn_traces"_L1), partly ? qPrintable(partly->text) : "");
    QVERIFY(refusal(m_server->url(u"small"_s, u"schema=other"_s)).has_value());
    QVERIFY(openStore(m_server->url(u"small"_s, u"schema=public"_s)).has_value());
    // A setting that the server does not take: without the others nothing would keep the session from writing.
    QVERIFY(refusal(m_server->url(u"small"_s, u"statement_timeout=2147483647"_s)).has_value());
    // Columns without which no session can be read.
    QVERIFY(m_server->createDatabase(u"lacking"_s, realStore(u"jazzmine/"_s) + SampleDump));
    QVERIFY(m_server->run(u"lacking"_s, u"ALTER TABLE messages DROP COLUMN is_flagged"_s));
    const auto lacking = refusal(m_server->url(u"lacking"_s));
    QVERIFY(lacking && lacking->code == Errc::NotSupported);
    QVERIFY2(lacking->text.contains("is_flagged"_L1), qPrintable(lacking->text));
    QVERIFY(m_server->createDatabase(u"retyped"_s, realStore(u"jazzmine/"_s) + SampleDump));
    QVERIFY(m_server->run(u"retyped"_s,
        u"ALTER TABLE messages ALTER COLUMN is_continuation DROP DEFAULT, ALTER COLUMN "
        "is_continuation TYPE text"_s));
    const auto retyped = refusal(m_server->url(u"retyped"_s));
    QVERIFY(retyped && retyped->code == Errc::NotSupported);
    // A table that goes away while the store is open.
    QVERIFY(m_server->createDatabase(u"going"_s, realStore(u"jazzmine/"_s) + SampleDump));
    const auto store = open(u"going"_s);
    QVERIFY(m_server->run(u"going"_s, u"DROP TABLE turn_traces"_s));
    const auto outline = store->outline(SessionId(u"c-orders"_s), {});
    QVERIFY(outline.has_value());
    const auto messages = store->messages(SessionId(u"c-orders"_s), keysOf(*outline), {}, {});
    QVERIFY(!messages && messages.error().code == Errc::NotSupported);
    QVERIFY2(messages.error().text.contains("turn_traces"_L1), qPrintable(messages.error().text));
}

/// The tables are there for everybody, so that their names alone make no store that opens.
void TestJazzminePostgres::tellsWhatMayNotBeRead()
{
    QVERIFY(m_server->run(u"small"_s, u"CREATE ROLE few LOGIN; GRANT SELECT ON conversations, messages TO few"_s));
    const QString few = u"postgresql://few@127.0.0.1:%1/small"_s.arg(m_server->port());
    const auto refused = refusal(few);
    QVERIFY(refused);
    QCOMPARE(refused->code, Errc::Denied);
    const DetectionReport report = serversource::look(few);
    QVERIFY(report.error);
    QCOMPARE(report.error->text, refused->text);
    QVERIFY(!serversource::look(m_server->url(u"small"_s)).error);
}

void TestJazzminePostgres::tellsThatTablesAreHeld()
{
    const QString url = m_server->url(u"small"_s, u"statement_timeout=1"_s);
    {
        const auto other = m_server->session(u"small"_s);
        QVERIFY(other->run(u"BEGIN"_s) && other->run(u"LOCK TABLE messages IN ACCESS EXCLUSIVE MODE"_s));
        const auto held = refusal(url);
        QVERIFY(held.has_value());
        QVERIFY2(held->code == Errc::Busy && held->text.contains("locked the tables"_L1), qPrintable(held->text));
        QVERIFY2(!held->text.contains("session store"_L1), qPrintable(held->text));
    }
    QTRY_VERIFY(!refusal(url));
}

void TestJazzminePostgres::onlyReads()
{
    PostgresDatabase database(ServerAddress::parse(m_server->url(u"small"_s))->address);
    const auto ignore = [](const QSqlQuery&) { return true; };
    const Result<> written = database.query(u"DELETE FROM messages"_s, {}, ignore, {});
    QVERIFY(!written);
    QCOMPARE(written.error().code, Errc::ReadOnly);
    const Result<> made = database.query(u"CREATE TABLE x (y int)"_s, {}, ignore, {});
    QVERIFY(!made);
    QCOMPARE(made.error().code, Errc::ReadOnly);
    QCOMPARE(*m_server->run(u"small"_s, u"SELECT count(*) FROM messages"_s), u"365"_s);
}

void TestJazzminePostgres::usesIndexesOnly()
{
    const QString scans
        = u"SELECT sum(seq_scan) FROM pg_stat_user_tables WHERE relname IN ('messages', 'turn_traces')"_s;
    const QString before = *m_server->run(Long, scans);
    const QString found = u"SELECT sum(idx_scan) FROM pg_stat_user_tables WHERE relname = 'messages'"_s;
    const qint64 foundBefore = m_server->run(Long, found)->toLongLong();
    {
        const auto store = open(Long);
        const SessionId id(Long);
        const auto take = [](const auto&) { return true; };
        QVERIFY(store->sessions(ListDetail::Full, take, {}));
        QVERIFY(store->session(id, ListDetail::Full, {}));
        QVERIFY(store->firstMessages(id, 50, {}, {}));
        const auto outline = store->outline(id, {});
        QVERIFY(outline.has_value());
        QCOMPARE(outline->size(), size_t(LongRows));
        const std::vector<qint64> keys = keysOf(*outline);
        for (const size_t row : {size_t(0), keys.size() / 2, keys.size() - 32})
            QVERIFY(store->messages(id, std::span(keys).subspan(row, 32), {}, {}));
        QVERIFY(store->outlineDetails(id, std::span(keys).subspan(1000, 2048), {}));
        QVERIFY(store->keyOf(id, MessageId(u"id-777"_s), {}));
        QVERIFY(store->context(id, MessageId(u"id-777"_s), take, {}));
        QVERIFY(store->turnTraces(id, take, {}));
        QVERIFY(store->check(id, [](const Finding&) { }, {}));
        QVERIFY(store->rawBytes({.table = u"messages"_s, .rowKey = u"id-5"_s}, 100, {}));
        QVERIFY(store->poll());
    }
    // The server counts a session's scans when the session is over.
    QTRY_VERIFY(m_server->run(Long, found)->toLongLong() > foundBefore + 100);
    QCOMPARE(*m_server->run(Long, scans), before);
}

void TestJazzminePostgres::givesALongOutlineByPieces()
{
    const auto store = open(Long);
    const SessionId id(Long);
    Outline rows;
    int pieces = 0;
    for (bool isLast = false; !isLast; ++pieces) {
        const auto piece = store->outlinePiece(id, qint64(rows.size()), {});
        QVERIFY(piece.has_value());
        QVERIFY(qint64(piece->rows.size()) <= jazzmine::PostgresOutlines::PieceRows);
        rows.insert(rows.end(), piece->rows.begin(), piece->rows.end());
        isLast = piece->isLast;
        if (pieces == 0) {
            QCOMPARE(qint64(rows.size()), jazzmine::PostgresOutlines::FirstPieceRows);
            // Something else in between.
            QVERIFY(store->outlinePiece(SessionId(u"c-orders"_s), 0, {}).has_value());
        }
    }
    QVERIFY(pieces >= 4);
    const auto whole = store->outline(id, {});
    QVERIFY(whole.has_value());
    QVERIFY(rows == *whole);
    QVERIFY(!store->outlinePiece(SessionId(u"none"_s), 0, {}).has_value());
}

void TestJazzminePostgres::keepsMessagesApart()
{
    QVERIFY(m_server->createDatabase(u"odd"_s, realStore(u"jazzmine/"_s) + SampleDump));
    QVERIFY(m_server->run(u"odd"_s,
        u"INSERT INTO conversations VALUES ('odd', 'u', 'a', 'Odd', 1, 1); INSERT INTO messages (id, conversation_id, "
        "user_id, role, original_content, \"timestamp\") SELECT 'm' || n, 'odd', 'u', 'user', 'at ' || t, t FROM "
        "unnest(ARRAY[-9223372036854775808, -5, 0, 0, 1790000000, 1790000000000, 1790000000000, 9223372036854775807, "
        "9223372036854775807]) WITH ORDINALITY AS x (t, n)"_s));
    const auto store = open(u"odd"_s);
    const SessionId id(u"odd"_s);
    const auto outline = store->outline(id, {});
    QVERIFY(outline.has_value());
    std::vector<qint64> keys = keysOf(*outline);
    QCOMPARE(keys.size(), size_t(9));
    const auto messages = store->messages(id, keys, {}, {});
    QVERIFY(messages.has_value());
    for (int i = 0; i < 9; ++i) {
        QCOMPARE((*messages)[size_t(i)]->id.value, u"m%1"_s.arg(i + 1));
        QCOMPARE((*messages)[size_t(i)]->index, i);
        QCOMPARE(*store->keyOf(id, (*messages)[size_t(i)]->id, {}), keys[size_t(i)]);
    }
    QCOMPARE(toMs(*(*messages)[4]->createdAt), 1790000000000); // told in seconds
    // The first ones of a store that knows no times yet; of two of one time the one that comes first.
    for (int count = 1; count <= 10; ++count) {
        const auto first = open(u"odd"_s)->firstMessages(id, count, {}, {});
        QVERIFY(first.has_value());
        QCOMPARE(first->size(), size_t(qMin(count, 9)));
        for (size_t i = 0; i < first->size(); ++i)
            QCOMPARE(*(*first)[i], *(*messages)[i]);
    }
    // Others do not move the keys.
    QVERIFY(m_server->run(u"odd"_s,
        u"DELETE FROM messages WHERE id = 'm2'; UPDATE messages SET original_content = 'new' WHERE id = 'm6'"_s));
    std::ranges::reverse(keys);
    const auto again = store->messages(id, keys, {}, {});
    QVERIFY(again.has_value());
    QVERIFY(!(*again)[7]);
    QCOMPARE(firstText((*again)[3]), u"new"_s);
    QCOMPARE((*again)[0]->id.value, u"m9"_s);
}

void TestJazzminePostgres::cutsLongTexts()
{
    QVERIFY(m_server->run(u"odd"_s,
        u"INSERT INTO conversations VALUES ('text', 'u', 'a', 'Text', 1, 1); INSERT INTO messages (id, "
        u"conversation_id, "
        "user_id, role, original_content, \"timestamp\") VALUES ('big', 'text', 'u', 'user', repeat('ä', 1000000), 5)"_s));
    const auto store = open(u"odd"_s);
    const SessionId id(u"text"_s);
    const auto first = store->firstMessages(id, 5, {1000}, {});
    QVERIFY(first.has_value());
    const LongText cut = (*first)[0]->parts[0].as<TextPart>()->text;
    QVERIFY(cut.truncated);
    QCOMPARE(cut.bytes, 2'000'000);
    QCOMPARE(cut.text.size(), 500);
    const auto whole = store->part(id, *store->keyOf(id, MessageId(u"big"_s), {}), 0, {});
    QVERIFY(whole.has_value());
    QCOMPARE(whole->as<TextPart>()->text.text.size(), 1'000'000);
    const auto raw = store->rawBytes((*first)[0]->storedAt, 300, {});
    QVERIFY(raw.has_value());
    QCOMPARE(raw->size(), 300);
    QVERIFY(raw->startsWith("{\"id\":\"big\""));
}

void TestJazzminePostgres::endsAStatementThatIsCancelled()
{
    PostgresDatabase database(ServerAddress::parse(m_server->url(u"small"_s))->address);
    const auto ignore = [](const QSqlQuery&) { return true; };
    QVERIFY(database.connect());
    const JobControl job;
    Lane lane;
    auto answer = lane.run(
        [&database, ignore](
            const JobControl& control) { return database.query(u"SELECT pg_sleep(25)"_s, {}, ignore, control); },
        Lane::Normal, job);
    QTRY_COMPARE(
        *m_server->run(u"small"_s,
            u"SELECT count(*) FROM pg_stat_activity WHERE application_name = 'stemma' AND wait_event = 'PgSleep'"_s),
        u"1"_s);
    job.cancel();
    answer.waitForFinished();
    QVERIFY(!answer.result());
    QCOMPARE(answer.result().error().code, Errc::Cancelled);
    QVERIFY(database.query(u"SELECT 1"_s, {}, ignore, {}));
}

void TestJazzminePostgres::givesUpOnASlowServer()
{
    const auto store = open(u"small"_s, u"statement_timeout=1"_s);
    const SessionId id(u"c-orders"_s);
    {
        const auto other = m_server->session(u"small"_s);
        QVERIFY(other->run(u"BEGIN"_s) && other->run(u"LOCK TABLE messages IN ACCESS EXCLUSIVE MODE"_s));
        const auto outline = store->outline(id, {});
        QVERIFY(!outline);
        QCOMPARE(outline.error().code, Errc::Busy);
        QVERIFY2(outline.error().text.contains("in time"_L1), qPrintable(outline.error().text));
    }
    QTRY_VERIFY(store->outline(id, {}).has_value());
}

/// All rows take longer than one statement may.
void TestJazzminePostgres::goesOnBehindRowsThatCame()
{
    const QString name = u"lengthy"_s;
    QVERIFY(m_server->createDatabase(name, realStore(u"jazzmine/"_s) + SampleDump));
    QVERIFY(m_server->run(name,
        u"ALTER TABLE messages RENAME TO stored; CREATE FUNCTION slow(text) RETURNS text LANGUAGE sql STABLE COST 9999 "
        "AS 'SELECT $1 FROM pg_sleep(0.2)'; CREATE VIEW messages AS SELECT id, conversation_id, user_id, role, "
        "slow(original_content) AS original_content, enhanced_message, explicit_context, episode_id, sentiment_score, "
        "intent, entities, is_cancellation, is_continuation, is_flagged, \"timestamp\", invoked_flows, invoked_tools, "
        "reasoning_steps, errors FROM stored"_s));
    const auto address = ServerAddress::parse(m_server->url(name, u"statement_timeout=1"_s));
    QVERIFY(address.has_value());
    jazzmine::PostgresRows rows(std::make_shared<PostgresDatabase>(address->address));
    QStringList ids;
    const auto take = [&ids](const QByteArray& json, const QString& id) {
        ids += json.contains("\"original_content\"") ? id : u"(no text)"_s;
        return true;
    };
    const Result<> walked = rows.walk(jazzmine::PostgresRows::Walked::Messages, u"c-orders"_s, take, {});
    QVERIFY2(walked, walked ? "" : qPrintable(walked.error().text));
    const QString all = u"SELECT string_agg(id, ' ' ORDER BY \"timestamp\", id COLLATE \"C\") FROM stored WHERE "
                        "conversation_id = 'c-orders'"_s;
    QCOMPARE(ids.join(u' '), *m_server->run(name, all));
}

void TestJazzminePostgres::comesBackAfterALostConnection()
{
    const auto store = open(Long);
    const SessionId id(Long);
    const auto outline = store->outline(id, {});
    QVERIFY(outline.has_value());
    const std::vector<qint64> keys = keysOf(*outline);
    const QString end
        = u"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'stemma'"_s;
    // Between two pages nothing is noticed.
    QVERIFY(m_server->run(Long, end));
    const auto page = store->messages(id, std::span(keys).subspan(500, 32), {}, {});
    QVERIFY2(page.has_value(), page ? "" : qPrintable(page.error().text));
    QCOMPARE((*page)[0]->index, 500);
    // In the middle of one it is reported, and the next one works.
    int seen = 0;
    const Result<> walked = store->turnTraces(id,
        [&](const TurnTrace&) {
            if (++seen == 700)
                (void)m_server->run(Long, end);
            return true;
        },
        {});
    QVERIFY(walked.has_value()); // continues after the page it has
    QCOMPARE(seen, LongRows / 2);
    seen = 0;
    const Result<> listed = store->sessions(ListDetail::Basic,
        [&](const std::vector<SessionInfo>&) {
            ++seen;
            return true;
        },
        {});
    QVERIFY(listed.has_value() && seen > 0);
    PostgresDatabase database(ServerAddress::parse(m_server->url(Long))->address);
    int rows = 0;
    const Result<> streamed = database.stream(u"SELECT id FROM messages"_s, {}, 100,
        [&](const QSqlQuery&) {
            if (++rows == 150)
                (void)m_server->run(Long, end);
            return true;
        },
        {});
    QVERIFY(!streamed);
    QCOMPARE(streamed.error().code, Errc::Busy);
    QVERIFY2(streamed.error().text.contains("was lost"_L1), qPrintable(streamed.error().text));
    QVERIFY(rows < LongRows);
    QVERIFY(database.query(u"SELECT 1"_s, {}, [](const QSqlQuery&) { return true; }, {}));
}

void TestJazzminePostgres::comesBackAfterARestart()
{
    const auto store = open(u"small"_s);
    const SessionId id(u"c-orders"_s);
    const auto outline = store->outline(id, {});
    QVERIFY(outline.has_value());
    QVERIFY(m_server->stop());
    const auto lost = store->messages(id, keysOf(*outline), {}, {});
    QVERIFY(!lost);
    QVERIFY2(lost.error().text.contains("127.0.0.1"_L1), qPrintable(lost.error().text));
    // Who asks oftener than the server is asked is told the same.
    QTRY_VERIFY(!store->poll().has_value());
    QVERIFY(!store->poll());
    QVERIFY(m_server->startAgain());
    QTRY_VERIFY(store->poll().has_value());
    const auto back = store->messages(id, keysOf(*outline), {}, {});
    QVERIFY2(back.has_value(), back ? "" : qPrintable(back.error().text));
    QCOMPARE(back->size(), size_t(12));
    QCOMPARE((*back)[11]->index, 11);
}

void TestJazzminePostgres::noticesChanges()
{
    const auto store = open(u"small"_s);
    const SessionId id(u"c-empty"_s);
    QCOMPARE(store->outline(id, {})->size(), size_t(0));
    QVERIFY(store->info().size > 0);
    QVERIFY(m_server->run(u"small"_s,
        u"INSERT INTO messages (id, conversation_id, user_id, role, original_content, \"timestamp\") VALUES ('new', "
        "'c-empty', 'u', 'user', 'Hello?', 1790000800000)"_s));
    QVERIFY(tells(*store, StoreChange::Changed));
    const auto outline = store->outline(id, {});
    QCOMPARE(outline->size(), size_t(1));
    const auto messages = store->messages(id, keysOf(*outline), {}, {});
    QVERIFY((*messages)[0]->states.testFlag(MessageState::InContext));
    QVERIFY((*messages)[0]->states.testFlag(MessageState::Interrupted));
    // The answer changes what is known of the prompt.
    QVERIFY(m_server->run(u"small"_s,
        u"INSERT INTO messages (id, conversation_id, user_id, role, original_content, is_continuation, \"timestamp\") "
        "VALUES ('answer', 'c-empty', 'u', 'assistant', 'Yes.', false, 1790000800000)"_s));
    QVERIFY(tells(*store, StoreChange::Changed));
    const auto again = store->messages(id, {keysOf(*store->outline(id, {}))}, {}, {});
    QCOMPARE((*again)[0]->id.value, u"answer"_s); // equal times: by id
    QVERIFY(m_server->run(u"small"_s, u"DELETE FROM messages WHERE conversation_id = 'c-empty'"_s));
    QVERIFY(m_server->createDatabase(u"vanishing"_s, realStore(u"jazzmine/"_s) + SampleDump));
    const auto other = open(u"vanishing"_s);
    QVERIFY(m_server->run(u"vanishing"_s, u"DROP TABLE turn_traces"_s));
    QVERIFY(tells(*other, StoreChange::Vanished));
}

/// It says that it is one, and counts no rows.
void TestJazzminePostgres::followsAReplica()
{
    const QString name = u"replica"_s;
    QVERIFY(m_server->createDatabase(name, realStore(u"jazzmine/"_s) + SampleDump));
    QString functions = u"CREATE FUNCTION pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';"_s;
    for (const QString& counter : {u"inserted"_s, u"updated"_s, u"deleted"_s})
        functions
            += u" CREATE FUNCTION pg_stat_get_tuples_%1(oid) RETURNS bigint LANGUAGE sql AS 'SELECT 0::bigint';"_s.arg(
                counter);
    QVERIFY(m_server->run(name, functions));
    const auto store = open(name, u"options=-csearch_path%3Dpublic,pg_catalog"_s); // so that these are found first
    QVERIFY(store && !store->info().notWritable.isEmpty());
    QVERIFY(m_server->run(name, u"UPDATE messages SET is_flagged = true WHERE conversation_id = 'c-guard'"_s));
    QVERIFY(tells(*store, StoreChange::Changed));
    // A statement that keeps it from going on is ended.
    PostgresDatabase database(ServerAddress::parse(m_server->url(name))->address);
    const QString ended = u"DO 'BEGIN RAISE EXCEPTION ''conflict with recovery'' USING ERRCODE = ''40001''; END'"_s;
    const Result<> read = database.query(ended, {}, [](const QSqlQuery&) { return true; }, {});
    QVERIFY(!read);
    QVERIFY2(read.error().code == Errc::Busy, qPrintable(read.error().text));
    QVERIFY2(read.error().text.contains("primary"_L1), qPrintable(read.error().text));
}

void TestJazzminePostgres::tellsTracesOfOtherConversations()
{
    QVERIFY(m_server->createDatabase(u"crossed"_s, realStore(u"jazzmine/"_s) + SampleDump));
    QVERIFY(m_server->run(u"crossed"_s,
        u"UPDATE turn_traces SET conversation_id = 'c-empty' WHERE id = (SELECT min(id) FROM turn_traces WHERE "
        "conversation_id = 'c-orders')"_s));
    const auto store = open(u"crossed"_s);
    QStringList found;
    const auto take = [&found](const Finding& finding) { found << finding.session.value + u' ' + finding.code; };
    QVERIFY(store->check(SessionId(u"c-empty"_s), take, {}));
    QCOMPARE(found, QStringList(u"c-empty trace-elsewhere"_s));
    int traces = 0;
    const auto count = [&traces](const TurnTrace&) { return ++traces > 0; };
    QVERIFY(store->turnTraces(SessionId(u"c-empty"_s), count, {}));
    QCOMPARE(traces, 1);
    QVERIFY(store->turnTraces(SessionId(u"c-orders"_s), count, {}));
    QCOMPARE(traces, 6);
}

void TestJazzminePostgres::findsStraysAmongManyTraces()
{
    QVERIFY(m_server->run(Long,
        u"UPDATE turn_traces SET conversation_id = 'long', turn_number = 1000000 WHERE id = (SELECT min(id) FROM "
        "turn_traces WHERE conversation_id = 'c-orders')"_s));
    jazzmine::PostgresRows rows(std::make_shared<PostgresDatabase>(ServerAddress::parse(m_server->url(Long))->address));
    QStringList found;
    QString running;
    const auto take = [&](const QByteArray& json, const QString&) {
        found << QString::fromUtf8(json);
        running = m_server
                      ->run(Long,
                          u"SELECT string_agg(query, ' ') FROM pg_stat_activity WHERE application_name = 'stemma' AND "
                          "datname = 'long'"_s)
                      .value_or(QString());
        return true;
    };
    QVERIFY(rows.walkStrays(jazzmine::RecordKind::Trace, Long, take, {}));
    QVERIFY(rows.walkStrays(jazzmine::RecordKind::Message, Long, take, {}));
    QVERIFY(rows.walkStrays(jazzmine::RecordKind::Conversation, Long, take, {}));
    QCOMPARE(found.size(), 3);
    QVERIFY2(running.contains("FETCH"_L1), qPrintable(running)); // no statement looks at all of them
    QVERIFY2(found.first().contains("\"turn_number\":1000000"_L1), qPrintable(found.first()));
    QVERIFY2(found.last().contains("\"id\":\"c-orders\""_L1), qPrintable(found.last()));
    QVERIFY(m_server->run(
        Long, u"UPDATE turn_traces SET conversation_id = 'c-orders', turn_number = 1 WHERE turn_number = 1000000"_s));
}

void TestJazzminePostgres::keepsMarksOfIds()
{
    QVERIFY(m_server->createDatabase(u"marks"_s, realStore(u"jazzmine/"_s) + SampleDump));
    QVERIFY(m_server->run(u"marks"_s,
        u"INSERT INTO messages (id, conversation_id, user_id, role, original_content, \"timestamp\") VALUES "
        "(chr(65279) || 'x', 'c-orders', 'u', 'user', chr(65279) || 'first', 1)"_s));
    const auto store = open(u"marks"_s);
    QVERIFY(store);
    const auto info = store->session(SessionId(u"c-orders"_s), ListDetail::Full, {});
    QVERIFY(info);
    const QString prompt = QChar(0xfeff) + u"first"_s;
    QCOMPARE(info->firstPrompt, prompt);
    using jazzmine::PostgresRows;
    PostgresRows rows(std::make_shared<PostgresDatabase>(ServerAddress::parse(m_server->url(u"marks"_s))->address));
    const auto first = rows.first(u"c-orders"_s, 1, -1, {});
    QVERIFY2(first.has_value(), first ? "" : qPrintable(first.error().text));
    const QString id = first->front().id;
    QVERIFY2(id.startsWith(QChar(0xfeff)), qPrintable(id));
    QStringList walked;
    const auto take = [&walked](const QByteArray&, const QString& message) {
        walked += message;
        return true;
    };
    QVERIFY(rows.walk(PostgresRows::Walked::Messages, u"c-orders"_s, take, {}));
    QCOMPARE(walked.value(0), id);
    const auto place = rows.placeOf(u"c-orders"_s, id, {});
    QVERIFY(place && place->has_value());
    const auto window = rows.window(u"c-orders"_s, (*place)->first, PostgresRows::Contents::None, {});
    QVERIFY(window && !window->empty());
    QCOMPARE(window->back().id, id);
    const auto hashed = rows.rowsWithHashes(u"messages"_s, {id}, {});
    QVERIFY(hashed && hashed->contains(id));
}

void TestJazzminePostgres::readsOnAnyThread()
{
    std::unique_ptr<SessionStore> store;
    {
        Lane opener;
        opener.run([&](const JobControl&) { store = open(u"small"_s); }).waitForFinished();
    }
    QVERIFY(store != nullptr);
    Lane lane;
    const auto rows = lane.run([&](const JobControl& job) {
        return store->outline(SessionId(u"c-long"_s), job).transform([](const Outline& outline) {
            return outline.size();
        });
    });
    QCOMPARE(QFuture(rows).result().value_or(0), size_t(300));
}

TEST_CLASS(TestJazzminePostgres)
#include "tst_jazzminepostgres.moc"
