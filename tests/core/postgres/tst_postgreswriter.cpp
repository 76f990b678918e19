// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgreswriter.h"
#include "core/store/postgres/serveraddress.h"
#include "tests/testkit/cuttingproxy.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"
#include "tests/testkit/testclass.h"

#include <QDataStream>
#include <QIODevice>
#include <QTest>

#include <future>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = ServerStep::Kind;

const QString WrittenDatabase = u"things"_s;
const ServerTable Parents {u"parents"_s, u"id"_s, {u"id"_s, u"name"_s, u"number"_s, u"list"_s, u"score"_s, u"seen"_s}};
const ServerTable Children {u"children"_s, u"id"_s, {u"id"_s, u"parent"_s}};
constexpr qint32 Parent = 0;
constexpr qint32 Child = 1;

ServerScript scriptOf(const QList<ServerStep>& steps)
{
    return {{}, {Parents, Children}, steps};
}

ServerStep rename(const QString& id, const QString& from, const QString& to)
{
    return {.kind = Kind::Update, .table = Parent, .key = id, .columns = {1}, .values = {to}, .was = {from}};
}

Result<> keepNothing(const ServerChanges&)
{
    return {};
}

} // namespace

/// Rows on a real server: all of a change or nothing of it, and back again.
class TestPostgresWriter final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void writesAndTakesBack();
    void writesManyRows();
    void takesLargeRowsBitByBit();
    void keepsItsSpelling();
    void refuses_data();
    void refuses();
    void refusesTables_data();
    void refusesTables();
    void keepsTextsAsTheyAre();
    void refusesWhatTheJournalCannotHold();
    void writesNothingThatIsNotKept();
    void namesALackingCharacter();
    void givesUpOnALock();
    void seesAWriterAtTheSameMoment();
    void needsRights();
    void needsAServerThatIsWritten();
    void losesTheConnectionBeforeTheCommit();
    void losesTheAnswerToTheCommit();
    void losesTheServerInTheCommit();
    void knowsWhatWasMade();
    void knowsOfRowsWrittenTwice();
    void writesRowsAgain();
    void asksOnTheWay();

private:
    [[nodiscard]] QString url(const QString& parameters = {}) const
    {
        return m_server->url(WrittenDatabase, parameters);
    }
    [[nodiscard]] QByteArray hashOf(const QString& table, const QString& id) const;
    [[nodiscard]] QString dump() const { return m_server->dump(WrittenDatabase).value_or(u"(no dump)"_s); }
    void run(const QString& sql) const;

    std::unique_ptr<PostgresServer> m_server;
};

void TestPostgresWriter::initTestCase()
{
    NEED(PostgresServer::missingPrograms());
    auto started = PostgresServer::start();
    QVERIFY2(started.has_value(), started ? "" : qPrintable(started.error().text));
    m_server = *std::move(started);
}

void TestPostgresWriter::run(const QString& sql) const
{
    const auto done = m_server->run(WrittenDatabase, sql);
    QVERIFY2(done, done ? "" : qPrintable(done.error().text));
}

void TestPostgresWriter::init()
{
    QVERIFY(m_server->run(u"postgres"_s, u"DROP DATABASE IF EXISTS things WITH (FORCE)"_s));
    QVERIFY(m_server->createDatabase(WrittenDatabase));
    run(u"CREATE TABLE parents (id text PRIMARY KEY, name text, number integer, list jsonb, score double precision, "
        "seen timestamptz); CREATE TABLE children (id text PRIMARY KEY, parent text REFERENCES parents ON DELETE "
        "CASCADE); INSERT INTO parents VALUES ('a', 'Anna''s \\x', 7, '{\"b\": [1, null]}', 0.1, '2026-03-04 "
        "05:06+02'), "
        "('b', NULL, NULL, NULL, 'NaN', NULL), ('c', '', -1, 'null', '-0', 'infinity'), ('d', 'D', 1, '1', 1, NULL); "
        "INSERT INTO children VALUES ('x', 'a')"_s);
}

QByteArray TestPostgresWriter::hashOf(const QString& table, const QString& id) const
{
    const auto hash = m_server->run(
        WrittenDatabase, u"SELECT %1 FROM %2 t WHERE id = '%3'"_s.arg(serverRowHash(u"t"_s), table, id));
    return hash.value_or(QString()).toLatin1();
}

void TestPostgresWriter::writesAndTakesBack()
{
    run(u"ALTER DATABASE things SET timezone = 'Asia/Kathmandu'; ALTER DATABASE things SET datestyle = 'German'"_s);
    const QString before = dump();
    const ServerScript script = scriptOf({
        {.kind = Kind::Insert, .table = Parent, .key = u"e"_s, .columns = {0, 1}, .values = {u"e"_s, u"E; ? '%1"_s}},
        {.kind = Kind::Copy,
            .table = Parent,
            .key = u"f"_s,
            .from = u"c"_s,
            .columns = {0, 2},
            .values = {u"f"_s, u"12"_s}},
        {.kind = Kind::Update,
            .table = Parent,
            .key = u"a"_s,
            .columns = {1, 3, 4},
            .values = {QString(), u"[2,1]"_s, u"1e300"_s},
            .was = {u"Anna's \\x"_s, u"{\"b\": [1, null]}"_s, u"0.1"_s}},
        {.kind = Kind::Delete, .table = Child, .key = u"x"_s, .from = {}, .hash = {}},
        {.kind = Kind::Delete, .table = Parent, .key = u"b"_s, .from = {}, .hash = {}},
        {.kind = Kind::Delete, .table = Parent, .key = u"c"_s, .from = {}, .hash = {}},
    });
    ServerScript whole = script;
    for (ServerStep& step : whole.steps) {
        if (step.kind == Kind::Delete)
            step.hash = hashOf(step.table == Parent ? u"parents"_s : u"children"_s, step.key);
    }
    std::optional<ServerChanges> changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        [&] { QCOMPARE(dump(), before); }(); // nobody sees it yet
        changes = ServerChanges::fromBytes(kept.toBytes());
        return {};
    };
    const PostgresWriter writer(url());
    const Result<> done = writer.run(whole, keep, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().text + done.error().cause));
    QVERIFY(changes && changes->transaction > 0);
    QCOMPARE(*m_server->run(WrittenDatabase,
                 u"SELECT string_agg(id || coalesce(name, '-') || coalesce(number, 0), ' ' "
                 "ORDER BY id) FROM parents"_s),
        u"a-7 dD1 eE; ? '%10 f12"_s);
    QCOMPARE(*m_server->run(WrittenDatabase, u"SELECT count(*) FROM children"_s), u"0"_s);
    // Back, and forth, and back again.
    const QString after = dump();
    for (const QString& expected : {before, after, before}) {
        const ServerChanges last = *changes;
        const auto keepThis = [&](const ServerChanges& kept) -> Result<> {
            changes = ServerChanges::fromBytes(kept.toBytes());
            return {};
        };
        const Result<> back = writer.run(last.inverse, keepThis, {});
        QVERIFY2(back, back ? "" : qPrintable(back.error().text + back.error().cause));
        QCOMPARE(dump(), expected);
    }
    // Bytes of anything else are none of these.
    QByteArray bytes = changes->toBytes();
    QVERIFY(!ServerChanges::fromBytes(bytes.chopped(1)));
    QVERIFY(!ServerChanges::fromBytes(bytes + '\0'));
    bytes[0] = char(bytes.at(0) ^ 1);
    QVERIFY(!ServerChanges::fromBytes(bytes));
}

void TestPostgresWriter::writesManyRows()
{
    run(u"INSERT INTO parents SELECT 'p' || i, 'n' || i, i FROM generate_series(1, 1300) i"_s);
    const QString before = dump();
    QList<ServerStep> steps;
    for (int i = 1; i <= 1300; ++i)
        steps += rename(u"p%1"_s.arg(i), u"n%1"_s.arg(i), u"m%1"_s.arg(i));
    for (int i = 1; i <= 1300; ++i)
        steps += {.kind = Kind::Insert,
            .table = Child,
            .key = u"c%1"_s.arg(i),
            .columns = {0, 1},
            .values = {u"c%1"_s.arg(i), u"p%1"_s.arg(i)}};
    ServerChanges changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        changes = kept;
        return {};
    };
    const Result<> done = PostgresWriter(url()).run(scriptOf(steps), keep, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().text + done.error().cause));
    QCOMPARE(*m_server->run(WrittenDatabase,
                 u"SELECT count(*) FROM parents JOIN children ON parent = parents.id WHERE name = "
                 "'m' || number AND children.id = 'c' || number"_s),
        u"1300"_s);
    QVERIFY(PostgresWriter(url()).run(ServerScript(changes.inverse), keep, {}));
    QCOMPARE(dump(), before);
}

/// What one statement writes has one number.
void TestPostgresWriter::takesLargeRowsBitByBit()
{
    run(u"INSERT INTO parents SELECT 'big' || i, repeat('x', 3000000), i FROM generate_series(1, 6) i"_s);
    const QString hashes = u"SELECT string_agg(md5(p::text), ' ' ORDER BY id) FROM parents p"_s;
    const auto before = m_server->run(WrittenDatabase, hashes);
    QList<ServerStep> steps;
    for (int i = 1; i <= 6; ++i)
        steps += {.kind = Kind::Copy,
            .table = Parent,
            .key = u"copy%1"_s.arg(i),
            .from = u"big%1"_s.arg(i),
            .columns = {0},
            .values = {u"copy%1"_s.arg(i)}};
    ServerChanges changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        changes = kept;
        return {};
    };
    const Result<> done = PostgresWriter(url()).run(scriptOf(steps), keep, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().text + done.error().cause));
    QCOMPARE(*m_server->run(WrittenDatabase,
                 u"SELECT count(*) || ' by ' || count(DISTINCT cmin::text) FROM parents WHERE id LIKE 'copy%'"_s),
        u"6 by 3"_s);
    QVERIFY(PostgresWriter(url()).run(ServerScript(changes.inverse), keep, {}));
    QVERIFY(before.has_value());
    QCOMPARE(*m_server->run(WrittenDatabase, hashes), *before);
}

/// What the server makes of a value is what must be there to take it back, not what it was given.
void TestPostgresWriter::keepsItsSpelling()
{
    const QString before = dump();
    ServerChanges changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        changes = kept;
        return {};
    };
    const QList<ServerStep> steps {{.kind = Kind::Update,
        .table = Parent,
        .key = u"d"_s,
        .columns = {3, 4},
        .values = {u"{\"bb\":1,\"a\":2}"_s, u"2.50"_s},
        .was = {u"1"_s, u"1"_s}}};
    QVERIFY(PostgresWriter(url()).run(scriptOf(steps), keep, {}));
    QCOMPARE(changes.inverse.steps.first().was, (QStringList {u"{\"a\": 2, \"bb\": 1}"_s, u"2.5"_s}));
    QVERIFY(PostgresWriter(url()).run(ServerScript(changes.inverse), keep, {}));
    QCOMPARE(dump(), before);
}

void TestPostgresWriter::refuses_data()
{
    QTest::addColumn<QString>("meanwhile");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("told");
    QTest::newRow("changed") << u"UPDATE parents SET name = 'Other' WHERE id = 'd'"_s << 0
                             << u"name is “Other” instead of “D”"_s;
    QTest::newRow("made null") << u"UPDATE parents SET name = NULL WHERE id = 'd'"_s << 0 << u"name is"_s;
    QTest::newRow("gone") << u"DELETE FROM parents WHERE id = 'd'"_s << 0 << u"removed"_s;
    QTest::newRow("removed one changed") << u"UPDATE parents SET score = 2 WHERE id = 'd'"_s << 1 << u"changed"_s;
    QTest::newRow("removed one gone") << u"DELETE FROM parents WHERE id = 'd'"_s << 1 << u"removed"_s;
    QTest::newRow("removed one got a child") << u"INSERT INTO children VALUES ('y', 'd')"_s << 1 << u"children"_s;
    QTest::newRow("source changed") << u"UPDATE parents SET number = 2 WHERE id = 'd'"_s << 2 << u"changed"_s;
    QTest::newRow("new one there") << u"INSERT INTO parents VALUES ('n')"_s << 3 << u"rule of its tables"_s;
    QTest::newRow("copy there") << u"INSERT INTO parents VALUES ('n')"_s << 2 << u"rule of its tables"_s;
    QTest::newRow("guard") << u"INSERT INTO parents VALUES ('m')"_s << 4 << u"One more."_s;
    QTest::newRow("column more") << u"ALTER TABLE parents ADD COLUMN more text"_s << 0 << u"columns of its table"_s;
    QTest::newRow("table gone") << u"DROP TABLE parents CASCADE"_s << 0 << u"columns of its table"_s;
}

void TestPostgresWriter::refuses()
{
    QFETCH(const QString, meanwhile);
    QFETCH(const int, step);
    QFETCH(const QString, told);
    const QByteArray hash = hashOf(u"parents"_s, u"d"_s);
    const QList<ServerStep> steps {rename(u"d"_s, u"D"_s, u"New"_s),
        {.kind = Kind::Delete, .table = Parent, .key = u"d"_s, .from = {}, .hash = hash},
        {.kind = Kind::Copy,
            .table = Parent,
            .key = u"n"_s,
            .from = u"d"_s,
            .hash = hash,
            .columns = {0},
            .values = {u"n"_s}},
        {.kind = Kind::Insert, .table = Parent, .key = u"n"_s, .columns = {0}, .values = {u"n"_s}},
        rename(u"a"_s, u"Anna's \\x"_s, u"New"_s)};
    ServerScript script = scriptOf({rename(u"a"_s, u"Anna's \\x"_s, u"Else"_s), steps.at(step)});
    if (step == 4) {
        script.steps.removeLast();
        script.guards += {u"SELECT count(*) FROM parents WHERE id >= ?"_s, {u"a"_s}, {u"4"_s}, u"One more."_s};
    }
    run(meanwhile);
    const QString before = dump();
    const Result<> done = PostgresWriter(url()).run(script, keepNothing, {});
    QVERIFY(!done);
    QCOMPARE(done.error().code, Errc::Conflict);
    QVERIFY2(done.error().text.contains(told), qPrintable(done.error().text + done.error().cause));
    QCOMPARE(dump(), before);
}

void TestPostgresWriter::refusesTables_data()
{
    QTest::addColumn<QString>("made");
    QTest::newRow("trigger") << u"CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'; "
                                "CREATE TRIGGER t AFTER UPDATE ON parents FOR EACH ROW EXECUTE FUNCTION f()"_s;
    QTest::newRow("rule") << u"CREATE RULE r AS ON UPDATE TO parents DO ALSO DELETE FROM children"_s;
    QTest::newRow("view") << u"ALTER TABLE parents RENAME TO real; CREATE VIEW parents AS SELECT * FROM real"_s;
    QTest::newRow("generated") << u"ALTER TABLE parents DROP COLUMN seen; ALTER TABLE parents ADD COLUMN seen int "
                                  "GENERATED ALWAYS AS (number + 1) STORED"_s;
    QTest::newRow("reference to another column")
        << u"ALTER TABLE parents ADD UNIQUE (number); CREATE TABLE more (n int REFERENCES parents (number) ON DELETE "
           "CASCADE)"_s;
}

void TestPostgresWriter::refusesTables()
{
    QFETCH(const QString, made);
    run(made);
    const QString before = dump();
    const Result<> done = PostgresWriter(url()).run(
        scriptOf({rename(u"a"_s, u"Anna's \\x"_s, u"New"_s),
            {.kind = Kind::Delete, .table = Parent, .key = u"d"_s, .from = {}, .hash = hashOf(u"parents"_s, u"d"_s)}}),
        keepNothing, {});
    QVERIFY(!done);
    QVERIFY2(done.error().code == Errc::NotSupported, qPrintable(done.error().text + done.error().cause));
    QCOMPARE(dump(), before);
}

void TestPostgresWriter::keepsTextsAsTheyAre()
{
    const QString marked = QString(QChar(0xfeff)) + u"x"_s;
    const QString lengthy(100'000, u'x');
    const QList<ServerStep> steps {rename(marked, u"Zürich \u2713"_s, QString()), rename(u"b"_s, u""_s, marked),
        {.kind = Kind::Delete, .table = Parent, .key = lengthy, .from = {}, .hash = "1"_ba}};
    const ServerChanges changes {.transaction = 7, .inverse = scriptOf(steps)};
    const QByteArray bytes = changes.toBytes();
    QVERIFY2(bytes.size() < lengthy.size() + 1000, qPrintable(QString::number(bytes.size())));
    const auto again = ServerChanges::fromBytes(bytes);
    QVERIFY(again.has_value());
    QCOMPARE(again->transaction, qint64(7));
    QVERIFY(again->inverse.tables == changes.inverse.tables && again->inverse.steps == changes.inverse.steps);
    QVERIFY(again->inverse.steps.at(0).values.at(0).isNull() && !again->inverse.steps.at(1).was.at(0).isNull());
    // As earlier releases wrote them.
    QByteArray old;
    QDataStream out(&old, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << quint32(0x53505331) << qint64(7) << quint32(1) << Parents.name << Parents.key << Parents.columns
        << quint32(1);
    const ServerStep& step = steps.first();
    out << quint8(step.kind) << step.table << step.key << step.from << step.hash << step.columns << step.values
        << step.was;
    const auto read = ServerChanges::fromBytes(old);
    QVERIFY(read.has_value());
    QVERIFY(read->inverse.tables == QList {Parents} && read->inverse.steps == QList {step});
}

void TestPostgresWriter::refusesWhatTheJournalCannotHold()
{
    constexpr int Rows = 600;
    run(u"INSERT INTO parents SELECT 'p' || i, repeat('x', 1000), i FROM generate_series(1, %1) i"_s.arg(Rows));
    QList<ServerStep> steps;
    for (int i = 1; i <= Rows; ++i)
        steps += {.kind = Kind::Delete, .table = Parent, .key = u"p%1"_s.arg(i), .from = {}, .hash = {}};
    const QString before = dump();
    bool isKept = false;
    const auto keep = [&isKept](const ServerChanges&) -> Result<> {
        isKept = true;
        return {};
    };
    const Result<> refused = PostgresWriter(url(), 1000 * Rows).run(scriptOf(steps), keep, {});
    QVERIFY(!refused && refused.error().code == Errc::Denied);
    QVERIFY2(refused.error().text.contains("too large"_L1), qPrintable(refused.error().text));
    QVERIFY(!isKept);
    QCOMPARE(dump(), before);
    const Result<> done = PostgresWriter(url(), 1100 * Rows).run(scriptOf(steps), keep, {});
    QVERIFY2(done && isKept, done ? "" : qPrintable(done.error().text));
}

void TestPostgresWriter::writesNothingThatIsNotKept()
{
    const QString before = dump();
    const ServerScript script = scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)});
    const auto refuse = [](const ServerChanges&) -> Result<> { return fail(Errc::Denied, u"No room."_s); };
    const Result<> refused = PostgresWriter(url()).run(script, refuse, {});
    QVERIFY(!refused && refused.error().text == "No room."_L1);
    QCOMPARE(dump(), before);
    JobControl job;
    job.cancel();
    const Result<> cancelled = PostgresWriter(url()).run(script, keepNothing, job);
    QVERIFY(!cancelled && cancelled.error().code == Errc::Cancelled);
    QCOMPARE(dump(), before);
    QVERIFY(PostgresWriter(url()).run(scriptOf({}), refuse, {})); // nothing to keep
}

void TestPostgresWriter::namesALackingCharacter()
{
    const QString narrow = u"narrow"_s;
    QVERIFY(m_server->run(u"postgres"_s, u"CREATE DATABASE narrow ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"_s));
    QVERIFY(m_server->run(narrow,
        u"CREATE TABLE parents (id text PRIMARY KEY, name text, number integer, list jsonb, score double precision, "
        "seen timestamptz); INSERT INTO parents VALUES ('d', 'D')"_s));
    const Result<> done = PostgresWriter(m_server->url(narrow))
                              .run({{}, {Parents}, {rename(u"d"_s, u"D"_s, u"Zürich \u2713"_s)}}, keepNothing, {});
    QVERIFY(!done);
    QVERIFY2(done.error().code == Errc::NotSupported && done.error().text.contains("encoding"_L1),
        qPrintable(done.error().text + done.error().cause));
    QCOMPARE(*m_server->run(narrow, u"SELECT name FROM parents"_s), u"D"_s);
}

void TestPostgresWriter::givesUpOnALock()
{
    const QString before = dump();
    const auto other = m_server->session(WrittenDatabase);
    QVERIFY(other->run(u"BEGIN"_s) && other->run(u"SELECT * FROM parents WHERE id = 'd' FOR UPDATE"_s));
    for (const ServerStep& step : {rename(u"d"_s, u"D"_s, u"New"_s),
             ServerStep {.kind = Kind::Delete,
                 .table = Parent,
                 .key = u"d"_s,
                 .from = {},
                 .hash = hashOf(u"parents"_s, u"d"_s)}}) {
        const Result<> done = PostgresWriter(url(u"statement_timeout=1"_s)).run(scriptOf({step}), keepNothing, {});
        QVERIFY(!done);
        QVERIFY2(done.error().code == Errc::Busy, qPrintable(done.error().text + done.error().cause));
        QVERIFY2(done.error().text.contains("locked the rows"_L1), qPrintable(done.error().text));
    }
    QVERIFY(other->run(u"ROLLBACK"_s));
    QCOMPARE(dump(), before);
    QVERIFY(PostgresWriter(url()).run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), keepNothing, {}));
}

void TestPostgresWriter::seesAWriterAtTheSameMoment()
{
    const auto other = m_server->session(WrittenDatabase);
    QVERIFY(other->run(u"BEGIN"_s) && other->run(u"UPDATE parents SET number = 5 WHERE id = 'd'"_s));
    auto done = std::async(std::launch::async,
        [&] { return PostgresWriter(url()).run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), keepNothing, {}); });
    QTRY_COMPARE(
        *m_server->run(WrittenDatabase, u"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"_s),
        u"1"_s);
    QVERIFY(other->run(u"COMMIT"_s));
    const Result<> result = done.get();
    QVERIFY(!result);
    QVERIFY2(result.error().cause.startsWith("40001"_L1), qPrintable(result.error().cause));
    QCOMPARE(result.error().code, Errc::Conflict);
    QCOMPARE(*m_server->run(WrittenDatabase, u"SELECT name || number FROM parents WHERE id = 'd'"_s), u"D5"_s);
}

void TestPostgresWriter::needsRights()
{
    const QString before = dump();
    const QString guest = u"postgresql://guest@127.0.0.1:%1/%2"_s.arg(m_server->port()).arg(WrittenDatabase);
    const ServerScript script = scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)});
    ServerPasswords::keep(guest, PostgresServer::GuestPassword.toString());
    const Result<> done = PostgresWriter(guest).run(script, keepNothing, {});
    QVERIFY(!done);
    QVERIFY2(done.error().code == Errc::Denied && done.error().text.contains("may only read"_L1),
        qPrintable(done.error().text + done.error().cause));
    QCOMPARE(dump(), before);
    run(u"GRANT UPDATE (name) ON parents TO guest"_s);
    QVERIFY(PostgresWriter(guest).run(script, keepNothing, {}));
}

void TestPostgresWriter::needsAServerThatIsWritten()
{
    run(u"ALTER DATABASE things SET default_transaction_read_only = on"_s);
    const QString before = dump();
    const Result<> done = PostgresWriter(url()).run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), keepNothing, {});
    QVERIFY(!done);
    QVERIFY2(done.error().code == Errc::ReadOnly, qPrintable(done.error().text + done.error().cause));
    QCOMPARE(dump(), before);
}

// ---- the connection is lost ---------------------------------------------------------------------

void TestPostgresWriter::losesTheConnectionBeforeTheCommit()
{
    const QString before = dump();
    const auto cut = [&](const ServerChanges&) -> Result<> {
        return m_server
            ->run(WrittenDatabase,
                u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stemma'"_s)
            .transform([](const QString&) { });
    };
    const Result<> done = PostgresWriter(url()).run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), cut, {});
    QVERIFY(!done && done.error().code == Errc::Busy);
    QVERIFY(!PostgresWriter::isUnknown(done.error()));
    QVERIFY2(done.error().text.contains("was not changed"_L1), qPrintable(done.error().text));
    QCOMPARE(dump(), before);
}

void TestPostgresWriter::losesTheAnswerToTheCommit()
{
    CuttingProxy proxy(m_server->port());
    proxy.cutAfter("COMMIT", CuttingProxy::Then::GoOn);
    const QString address = u"postgresql://tester@127.0.0.1:%1/%2"_s.arg(proxy.port()).arg(WrittenDatabase);
    const Result<> done = PostgresWriter(address).run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), keepNothing, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().text + done.error().cause));
    QCOMPARE(proxy.cuts(), 1);
    QCOMPARE(*m_server->run(WrittenDatabase, u"SELECT name FROM parents WHERE id = 'd'"_s), u"New"_s);
}

void TestPostgresWriter::losesTheServerInTheCommit()
{
    CuttingProxy proxy(m_server->port());
    proxy.cutAfter("COMMIT", CuttingProxy::Then::Refuse);
    const QString address = u"postgresql://tester@127.0.0.1:%1/%2"_s.arg(proxy.port()).arg(WrittenDatabase);
    ServerChanges changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        changes = kept;
        return {};
    };
    const Result<> done = PostgresWriter(address).run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), keep, {});
    QVERIFY(!done);
    QVERIFY2(PostgresWriter::isUnknown(done.error()), qPrintable(done.error().text + done.error().cause));
    QVERIFY(!PostgresWriter(address).wasMade(changes, {}));
    proxy.accept();
    const auto made = PostgresWriter(address).wasMade(changes, {});
    QVERIFY2(made && *made, made ? "not made" : qPrintable(made.error().cause));
}

void TestPostgresWriter::knowsWhatWasMade()
{
    ServerChanges changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        changes = kept;
        return {};
    };
    const auto keepAndRefuse = [&](const ServerChanges& kept) -> Result<> {
        changes = kept;
        return fail(Errc::Denied, {});
    };
    const PostgresWriter writer(url());
    QVERIFY(!writer.run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), keepAndRefuse, {}));
    QTRY_COMPARE(
        *m_server->run(WrittenDatabase, u"SELECT count(*) FROM pg_stat_activity WHERE application_name = 'stemma'"_s),
        u"0"_s);
    QCOMPARE(writer.wasMade(changes, {}).value_or(true), false);
    QVERIFY(writer.run(scriptOf({rename(u"d"_s, u"D"_s, u"New"_s)}), keep, {}));
    QCOMPARE(writer.wasMade(changes, {}).value_or(false), true);
    // Of a server that does not know the number, its rows tell.
    changes.transaction += 1'000'000;
    QCOMPARE(writer.wasMade(changes, {}).value_or(false), true);
    run(u"UPDATE parents SET name = 'D' WHERE id = 'd'"_s);
    QCOMPARE(writer.wasMade(changes, {}).value_or(true), false);
    // One that is still open stands for nothing yet.
    const auto other = m_server->session(WrittenDatabase);
    QVERIFY(other->run(u"BEGIN"_s) && other->run(u"UPDATE parents SET number = 9 WHERE id = 'd'"_s));
    changes.transaction = m_server
                              ->run(WrittenDatabase,
                                  u"SELECT backend_xid FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND state = "
                                  "'idle in transaction'"_s)
                              ->toLongLong();
    QVERIFY(changes.transaction > 0);
    const auto open = writer.wasMade(changes, {});
    QVERIFY(!open && open.error().code == Errc::Busy);
    QVERIFY(other->run(u"COMMIT"_s));
    QCOMPARE(writer.wasMade(changes, {}).value_or(false), true);
}

/// A row tells by what was done to it last, and one that came and went tells nothing.
void TestPostgresWriter::knowsOfRowsWrittenTwice()
{
    const QList<ServerStep> steps {
        {.kind = Kind::Insert, .table = Parent, .key = u"n"_s, .columns = {0}, .values = {u"n"_s}},
        rename(u"d"_s, u"D"_s, u"One"_s), rename(u"d"_s, u"One"_s, u"Two"_s), rename(u"c"_s, u""_s, u"C"_s),
        rename(u"c"_s, u"C"_s, u""_s), {.kind = Kind::Delete, .table = Parent, .key = u"n"_s, .from = {}, .hash = {}}};
    ServerChanges changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        changes = kept;
        return {};
    };
    const QString before = dump();
    const PostgresWriter writer(url());
    const Result<> done = writer.run(scriptOf(steps), keep, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().text + done.error().cause));
    const QList<ServerStep> left = changes.inverse.stepsForRowsAsLeft();
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().was, QStringList(u"Two"_s));
    const ServerScript inverse = changes.inverse;
    changes.transaction += 1'000'000; // of a server that does not know the number
    QCOMPARE(writer.wasMade(changes, {}).value_or(false), true);
    run(u"UPDATE parents SET name = 'One' WHERE id = 'd'"_s);
    QCOMPARE(writer.wasMade(changes, {}).value_or(true), false);
    run(u"UPDATE parents SET name = 'Two' WHERE id = 'd'"_s);
    QVERIFY(writer.run(inverse, keep, {}));
    QCOMPARE(dump(), before);
}

/// Steps that touch one row stay one after the other, also on the way back; the others go together.
void TestPostgresWriter::writesRowsAgain()
{
    const QString before = dump();
    const auto copy = [](const QString& from, const QString& to) {
        return ServerStep {
            .kind = Kind::Copy, .table = Parent, .key = to, .from = from, .hash = {}, .columns = {0}, .values = {to}};
    };
    const QList<ServerStep> steps {rename(u"d"_s, u"D"_s, u"1"_s), rename(u"a"_s, u"Anna's \\x"_s, u"2"_s),
        rename(u"d"_s, u"1"_s, u"3"_s), copy(u"d"_s, u"e"_s), copy(u"d"_s, u"f"_s), copy(u"f"_s, u"g"_s),
        rename(u"g"_s, u"3"_s, u"4"_s), rename(u"g"_s, u"4"_s, u"5"_s)};
    QCOMPARE(stepsAtOnce(steps), 2);
    QCOMPARE(stepsAtOnce(std::span(steps).subspan(3)), 2);
    QCOMPARE(stepsAtOnce({}), 0);
    ServerChanges changes;
    const auto keep = [&](const ServerChanges& kept) -> Result<> {
        changes = *ServerChanges::fromBytes(kept.toBytes());
        return {};
    };
    const PostgresWriter writer(url());
    const Result<> done = writer.run(scriptOf(steps), keep, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().text + done.error().cause));
    QCOMPARE(*m_server->run(
                 WrittenDatabase, u"SELECT string_agg(id || name, ' ' ORDER BY id) FROM parents WHERE name <> ''"_s),
        u"a2 d3 e3 f3 g5"_s);
    const Result<> back = writer.run(ServerScript(changes.inverse), keep, {});
    QVERIFY2(back, back ? "" : qPrintable(back.error().text + back.error().cause));
    QCOMPARE(dump(), before);
}

/// A guard is asked when this many steps are made; where it does not hold, those before it are not made either.
void TestPostgresWriter::asksOnTheWay()
{
    const QString before = dump();
    ServerScript script = scriptOf({rename(u"d"_s, u"D"_s, u"1"_s)});
    ServerScript next = scriptOf({rename(u"a"_s, u"Anna's \\x"_s, u"2"_s)});
    next.guards += {u"SELECT name FROM parents WHERE id = ?"_s, {u"d"_s}, {u"1"_s}, u"It is not 1."_s};
    script.append(next);
    QCOMPARE(script.guards.first().after, 1);
    next.steps = {rename(u"d"_s, u"1"_s, u"3"_s)};
    script.append(next);
    script.guards += {u"SELECT name FROM parents WHERE id = 'd'"_s, {}, {u"4"_s}, u"It is not 4."_s, 3};
    const auto keepNone = [](const ServerChanges&) -> Result<> { return {}; };
    const Result<> refused = PostgresWriter(url()).run(script, keepNone, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().text, u"It is not 4."_s);
    QCOMPARE(dump(), before);
    script.guards.last().expected = {u"3"_s};
    const Result<> done = PostgresWriter(url()).run(script, keepNone, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().text + done.error().cause));
    QCOMPARE(*m_server->run(
                 WrittenDatabase, u"SELECT string_agg(name, ' ' ORDER BY id) FROM parents WHERE id IN ('a', 'd')"_s),
        u"2 3"_s);
}

TEST_CLASS(TestPostgresWriter)
#include "tst_postgreswriter.moc"
