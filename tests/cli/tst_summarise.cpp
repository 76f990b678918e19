// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QTemporaryDir>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

namespace {

using Reply = ScriptedEndpoint::Reply;

const QByteArray Key = "sk-very-secret-0123456789";
const QString Good = u"## Goal\nAll of it, in short."_s;

} // namespace

/// “stemma compact --endpoint”: what is reported, what is sent, and what becomes of the answer.
class TestSummarise final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void nothingWithoutAgreement();
    void theCostIsOfTheTable();
    void asksAndPlans();
    void appliesAndTakesBack();
    void anthropicWithKey();
    void goesOn_data();
    void goesOn();
    void endsThere_data();
    void endsThere();
    void mergesThatDoNotShrink();
    void transcript_data();
    void transcript();
    void vocabularies();
    void rules();
    void usage_data();
    void usage();

private:
    [[nodiscard]] QStringList command(const QStringList& more) const
    {
        return QStringList {u"compact"_s, m_store, u"--session"_s, m_session, u"--json"_s} + more;
    }
    [[nodiscard]] QStringList asking(const QStringList& more) const
    {
        return command(QStringList {u"--endpoint"_s, m_server.url(u"/v1"_s), u"--model"_s, u"small"_s} + more);
    }
    [[nodiscard]] QJsonObject planOf(const Outcome& outcome);
    [[nodiscard]] QList<QJsonObject> nodes();

    ScriptedEndpoint m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_session;
    QStringList m_before;
};

void TestSummarise::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
    qputenv("SUMMARY_KEY", Key);
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // not the keychain of who runs the tests
    m_store = m_folder->filePath(u"sessions.db"_s);
    MnesisBuilder builder;
    builder.session(u"Long"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int turn = 0; turn < 10; ++turn)
        builder.user(u"question %1"_s.arg(turn)).assistant(QString(1200, u'a'));
    QVERIFY(builder.write(m_store));
    m_session = builder.sessionId();
    m_before = dumpSqlite(m_store);
    m_server.script({ScriptedEndpoint::openAiStream({Good})});
}

QJsonObject TestSummarise::planOf(const Outcome& outcome)
{
    QString problem;
    const QList<QJsonObject> plans = ofType(records(outcome.out, &problem), u"plan"_s);
    if (!problem.isEmpty() || plans.size() != 1)
        qWarning("%s %s", qPrintable(problem), outcome.story().constData());
    return plans.value(0);
}

QList<QJsonObject> TestSummarise::nodes()
{
    QString problem;
    const Outcome shown = run({u"show"_s, m_store, u"--session"_s, m_session, u"--count"_s, u"0"_s, u"--json"_s});
    return ofType(records(shown.out, &problem), u"summary_node"_s);
}

void TestSummarise::nothingWithoutAgreement()
{
    const Outcome outcome = run(asking({u"--level"_s, u"1"_s, u"--price"_s, u"3"_s, u"15"_s}));
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.errors.contains("127.0.0.1") && outcome.errors.contains("small"), outcome.story().constData());
    QVERIFY2(
        outcome.errors.contains("16 messages") && outcome.errors.contains("(estimate)"), outcome.story().constData());
    QVERIFY2(outcome.errors.contains("Estimated cost: at most 0.") && outcome.errors.contains("--yes"),
        outcome.story().constData());
    QVERIFY(m_server.requests().isEmpty());
    QCOMPARE(dumpSqlite(m_store), m_before);
}

/// As for a question: by the table, where the model is in it.
void TestSummarise::theCostIsOfTheTable()
{
    const Outcome outcome = run(command({u"--level"_s, u"1"_s, u"--endpoint"_s, u"https://models.invalid/v1"_s,
        u"--model"_s, u"claude-opus-4-5"_s, u"--no-keychain"_s}));
    QCOMPARE(outcome.exitCode, 3);
    const qsizetype at = outcome.errors.indexOf("Estimated cost: at most 0.");
    QVERIFY2(at >= 0 && outcome.errors.indexOf(" USD", at) > at, outcome.story().constData());
}

void TestSummarise::asksAndPlans()
{
    QString problem;
    const Outcome drafted = run(command({u"--level"_s, u"1"_s, u"--draft"_s}));
    const QJsonObject draft = ofType(records(drafted.out, &problem), u"draft"_s).value(0);
    const Outcome outcome = run(asking({u"--level"_s, u"1"_s, u"--yes"_s}));
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    const QJsonObject plan = planOf(outcome);
    QCOMPARE(plan["action"_L1].toString(), u"compact"_s);
    QCOMPARE(plan["applied"_L1].toBool(true), false);
    QVERIFY(QJsonDocument(plan).toJson().contains("All of it, in short."));
    QVERIFY2(outcome.errors.contains("120 tokens sent and 30 received"), outcome.story().constData());
    // Which are far less than the request has, where it is long enough to tell.
    const bool isLong = draft["prompt"_L1].toString().toUtf8().size() >= 4'000;
    QCOMPARE(QJsonDocument(plan["warnings"_L1].toArray()).toJson().contains("read only 120 of"), isLong);
    QCOMPARE(m_server.requests().size(), 1);
    const QJsonObject body = QJsonDocument::fromJson(m_server.requests().first().body).object();
    QCOMPARE(body["messages"_L1].toArray().size(), 1);
    QCOMPARE(body["messages"_L1][0]["content"_L1].toString(), draft["prompt"_L1].toString());
    QCOMPARE(body["max_tokens"_L1].toInteger(), draft["max_tokens"_L1].toInteger());
    QCOMPARE(dumpSqlite(m_store), m_before);
}

void TestSummarise::appliesAndTakesBack()
{
    const Outcome outcome = run(asking({u"--level"_s, u"2"_s, u"--yes"_s, u"--apply"_s}));
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    const QString receipt = planOf(outcome)["receipt"_L1].toString();
    QCOMPARE(nodes().size(), 1);
    QCOMPARE(nodes().first()["level"_L1].toInt(), 2);
    QCOMPARE(run({u"undo"_s, receipt}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), m_before);
}

void TestSummarise::anthropicWithKey()
{
    m_server.script({ScriptedEndpoint::anthropicStream({Good})});
    const Outcome outcome = run(asking({u"--level"_s, u"1"_s, u"--yes"_s, u"--apply"_s, u"--kind"_s, u"anthropic"_s,
        u"--key-env"_s, u"SUMMARY_KEY"_s}));
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    QVERIFY2(outcome.errors.contains("the key from SUMMARY_KEY"), outcome.story().constData());
    QVERIFY(m_server.requests().first().head.contains(QByteArray("x-api-key: " + Key)));
    QVERIFY(!outcome.out.contains(Key) && !outcome.errors.contains(Key));
    // Nor is it kept in the journal.
    QDirIterator files(m_folder->path(), QDir::Files, QDirIterator::Subdirectories);
    int seen = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(Key), qPrintable(file.fileName()));
        ++seen;
    }
    QVERIFY(seen > 1);
}

void TestSummarise::goesOn_data()
{
    QTest::addColumn<QList<Reply>>("replies");
    QTest::addColumn<int>("requests");
    QTest::addColumn<int>("level");
    const Reply cut = ScriptedEndpoint::openAi(u"## Go"_s, "length");
    const Reply large = ScriptedEndpoint::openAi(QString(90'000, u'x'));
    const Reply blank = ScriptedEndpoint::openAi(u" "_s);
    const Reply good = ScriptedEndpoint::openAi(Good);
    const Reply closed = ScriptedEndpoint::error("429 No", {}, {"Retry-After: 86400"});
    QTest::newRow("cut off") << QList<Reply> {cut, good} << 2 << 2;
    QTest::newRow("not shorter") << QList<Reply> {large, good} << 2 << 2;
    QTest::newRow("blank, cut off") << QList<Reply> {blank, cut} << 2 << 3;
    QTest::newRow("cannot be asked") << QList<Reply> {closed} << 1 << 3;
}

void TestSummarise::goesOn()
{
    QFETCH(const QList<Reply>, replies);
    QFETCH(const int, requests);
    QFETCH(const int, level);
    m_server.script(replies);
    const Outcome outcome = run(asking({u"--level"_s, u"1"_s, u"--yes"_s, u"--apply"_s}));
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    QCOMPARE(m_server.requests().size(), requests);
    const QJsonObject plan = planOf(outcome);
    QVERIFY2(QJsonDocument(plan["warnings"_L1].toArray()).toJson().contains("Level 1 given up"),
        outcome.story().constData());
    QCOMPARE(nodes().size(), 1);
    QCOMPARE(nodes().first()["level"_L1].toInt(), level);
}

void TestSummarise::endsThere_data()
{
    QTest::addColumn<Reply>("reply");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("wrong key") << ScriptedEndpoint::error("401 No", Key) << "does not accept the key"_ba;
    QTest::newRow("wrong model") << ScriptedEndpoint::error("404 No", {}) << "no model"_ba;
    QTest::newRow("elsewhere") << ScriptedEndpoint::error("302 No", {}, {"Location: https://elsewhere.example/"})
                               << "elsewhere.example"_ba;
    QTest::newRow("a bill") << ScriptedEndpoint::error("429 No", "{\"error\":{\"code\":\"insufficient_quota\"}}")
                            << "used up"_ba;
}

/// What the user can repair makes no summary of another level.
void TestSummarise::endsThere()
{
    QFETCH(const Reply, reply);
    QFETCH(const QByteArray, said);
    m_server.script({reply});
    const Outcome outcome
        = run(asking({u"--level"_s, u"1"_s, u"--yes"_s, u"--apply"_s, u"--key-env"_s, u"SUMMARY_KEY"_s}));
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.errors.contains(said), outcome.story().constData());
    QVERIFY(!outcome.out.contains(Key) && !outcome.errors.contains(Key));
    QCOMPARE(m_server.requests().size(), 1);
    QCOMPARE(dumpSqlite(m_store), m_before);
}

/// Merged summaries that take as much as before are made without a model, as mnesis does.
void TestSummarise::mergesThatDoNotShrink()
{
    QString problem;
    const Outcome shown = run({u"show"_s, m_store, u"--session"_s, m_session, u"--json"_s});
    QStringList ids;
    for (const QJsonObject& message : ofType(records(shown.out, &problem), u"message"_s))
        ids += message["id"_L1].toString();
    for (const int last : {5, 11})
        QCOMPARE(run(command({u"--to"_s, ids.at(last), u"--apply"_s})).exitCode, 0);
    QStringList merge {u"--level"_s, u"1"_s, u"--yes"_s, u"--apply"_s};
    for (const QJsonObject& node : nodes())
        merge += {u"--node"_s, node["id"_L1].toString()};
    m_server.script({ScriptedEndpoint::openAi(QString(30'000, u'x'))});
    const Outcome outcome = run(asking(merge));
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    QCOMPARE(m_server.requests().size(), 1);
    QVERIFY(m_server.requests().first().body.contains("</summaries>"));
    QVERIFY2(outcome.out.contains("CONDENSED"), outcome.story().constData());
}

void TestSummarise::transcript_data()
{
    QTest::addColumn<QList<Reply>>("replies");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("said");
    const Reply good = ScriptedEndpoint::openAi(Good);
    const Reply large = ScriptedEndpoint::openAi(QString(90'000, u'x'));
    const Reply blank = ScriptedEndpoint::openAi(u" "_s);
    QTest::newRow("at once") << QList<Reply> {good} << 0 << "120 tokens sent"_ba;
    QTest::newRow("not shorter") << QList<Reply> {large, good} << 0 << "120 tokens sent"_ba;
    QTest::newRow("nothing that would do") << QList<Reply> {large, blank} << 3 << "Level 2 given up"_ba;
}

/// Where no summary is made without a model there is no third level to end at.
void TestSummarise::transcript()
{
    QFETCH(const QList<Reply>, replies);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, said);
    using namespace stemma::mantislines;
    m_session = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
    m_store = m_folder->filePath(u"home"_s);
    const QString path = m_store + u"/projects/p/"_s + m_session + u".jsonl"_s;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QByteArray lines;
    QByteArray last;
    for (int turn = 0; turn < 8; ++turn) {
        const QByteArray number = QByteArray::number(turn);
        lines += entry("u" + number, last, "user", "\"question " + number + '"', at(2 * turn))
            + entry("a" + number, "u" + number, "assistant", text(QByteArray(1200, 'a')), at(2 * turn + 1));
        last = "a" + number;
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    const auto before = filetree::filesIn(m_store);
    m_server.script(replies);
    const Outcome outcome = run(asking({u"--level"_s, u"1"_s, u"--yes"_s, u"--apply"_s}));
    QVERIFY2(outcome.exitCode == exitCode, outcome.story().constData());
    QVERIFY2(outcome.errors.contains(said), outcome.story().constData());
    QCOMPARE(m_server.requests().size(), replies.size());
    QVERIFY(m_server.requests().first().body.contains("question 5"));
    QVERIFY(!m_server.requests().first().body.contains("question 6")); // the last four messages stay
    if (exitCode != 0) {
        QCOMPARE(filetree::filesIn(m_store), before);
        return;
    }
    m_session = planOf(outcome)["new_session"_L1].toString();
    QCOMPARE(nodes().size(), 1);
    QCOMPARE(nodes().first()["text"_L1].toString(), Good);
    QCOMPARE(nodes().first()["covers"_L1].toInt(), 12);
    QCOMPARE(run({u"undo"_s, planOf(outcome)["receipt"_L1].toString()}).exitCode, 0);
    QCOMPARE(filetree::filesIn(m_store), before);
}

/// Which list counts the tokens is the user's choice; what is none is refused.
void TestSummarise::vocabularies()
{
    MnesisBuilder builder;
    builder.session(u"Long"_s).model(u"openai/gpt-4o"_s);
    for (int turn = 0; turn < 4; ++turn)
        builder.user(u"question %1"_s.arg(turn)).assistant(u"answer, answer, answer"_s.repeated(50));
    m_store = m_folder->filePath(u"counted.db"_s);
    QVERIFY(builder.write(m_store));
    const auto context = [&](const QString& vocabulary) {
        return run(
            {u"context"_s, m_store, u"--session"_s, builder.sessionId(), u"--json"_s, u"--vocabulary"_s, vocabulary});
    };
    const auto budget = [](const Outcome& outcome) {
        QString problem;
        return ofType(records(outcome.out, &problem), u"context"_s).value(0);
    };
    const Outcome estimated = context(u"estimate"_s);
    QVERIFY2(estimated.exitCode == 0, estimated.story().constData());
    QCOMPARE(budget(estimated)["estimated"_L1].toBool(), true);
    const Outcome gone = context(m_folder->filePath(u"none"_s));
    QCOMPARE(gone.exitCode, 3);
    QVERIFY2(gone.errors.contains("vocabulary"), gone.story().constData());
    const Outcome wrong = context(m_store);
    QCOMPARE(wrong.exitCode, 3);
    QVERIFY2(wrong.errors.contains("neither cl100k_base nor o200k_base"), wrong.story().constData());
    NEED(RealLibrary::missing(u"mnesis"_s));
    const Outcome exact = context(RealLibrary::vocabularies() + u"/fb374d419588a4632f3f557e76b4b70aebbca790"_s);
    QVERIFY2(exact.exitCode == 0, exact.story().constData());
    QCOMPARE(budget(exact)["estimated"_L1].toBool(true), false);
    QVERIFY(budget(exact)["total"_L1].toInteger() != budget(estimated)["total"_L1].toInteger());
}

/// Whose rules, and in which window.
void TestSummarise::rules()
{
    MnesisBuilder builder;
    builder.session(u"Long"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int turn = 0; turn < 6; ++turn)
        builder.user(u"question %1"_s.arg(turn))
            .assistant(turn == 1 ? u""_s : u"answer, answer, answer"_s.repeated(50));
    m_store = m_folder->filePath(u"ruled.db"_s);
    QVERIFY(builder.write(m_store));
    const auto with = [&](const QString& command, const QStringList& more) {
        return run(QStringList {command, m_store, u"--session"_s, builder.sessionId()} + more);
    };
    const auto line = [](const Outcome& outcome, const QString& type) {
        QString problem;
        return ofType(records(outcome.out, &problem), type).value(0);
    };
    const QString json = u"--json"_s;
    const QJsonObject stored = line(with(u"context"_s, {json}), u"context"_s);
    QCOMPARE(stored["profile"_L1].toString(), u"mnesis-0.4"_s);
    QCOMPARE(stored["profile_basis"_L1].toString(), u"assumed"_s);
    QCOMPARE(stored["window"_L1].toInteger(), 200'000);
    QCOMPARE(stored["measured"_L1].toInteger(), stored["total"_L1].toInteger());
    QCOMPARE(stored["compacts_by"_L1].toString(), u"context"_s);
    QVERIFY(stored["chosen"_L1].toArray().isEmpty());

    const QJsonObject chosen
        = line(with(u"context"_s,
                   {json, u"--profile"_s, u"mnesis-0.3"_s, u"--window"_s, u"50000"_s, u"--max-output"_s, u"5000"_s,
                       u"--compaction-budget"_s, u"5000"_s, u"--soft-threshold"_s, u"0.5"_s}),
            u"context"_s);
    QCOMPARE(chosen["profile"_L1].toString(), u"mnesis-0.3"_s);
    QCOMPARE(chosen["profile_basis"_L1].toString(), u"chosen"_s);
    QCOMPARE(chosen["usable"_L1].toInteger(), 40'000);
    QCOMPARE(chosen["reserve"_L1].toInteger(), 10'000);
    QCOMPARE(chosen["compacts_after_turn_at"_L1].toInteger(), 20'000);
    QCOMPARE(chosen["compacts_before_turn_at"_L1].toInteger(), 40'000);
    QCOMPARE(chosen["compacts_by"_L1].toString(), u"usage"_s);
    QCOMPARE(chosen["total"_L1].toInteger(), stored["total"_L1].toInteger() + 4); // of the empty answer
    QCOMPARE(chosen["chosen"_L1].toArray().size(), 5);

    const Outcome unknown = with(u"context"_s, {u"--profile"_s, u"mnesis-1"_s});
    QCOMPARE(unknown.exitCode, 3);
    QVERIFY2(unknown.errors.contains("mnesis-0.3, mnesis-0.4"), unknown.story().constData());
    const Outcome small = with(u"context"_s, {u"--window"_s, u"1000"_s});
    QCOMPARE(small.exitCode, 3);
    QVERIFY2(small.errors.contains("leaves no room for the context"), small.story().constData());
    QCOMPARE(with(u"context"_s, {u"--window"_s, u"-1"_s}).exitCode, 2);
    const Outcome text = with(u"context"_s, {u"--window"_s, u"60000"_s});
    QVERIFY2(text.out.contains("as assumed") || text.out.contains("mnesis 0.4"), text.story().constData());
    QVERIFY2(text.out.contains("window"), text.story().constData());

    const auto covers = [&](const QStringList& more) {
        return line(with(u"compact"_s, QStringList {json, u"--draft"_s} + more), u"draft"_s)["covers"_L1].toInt();
    };
    QCOMPARE(covers({}), 8);
    QCOMPARE(covers({u"--profile"_s, u"mnesis-0.3"_s}), 12);
    const QString profiles = QString::fromUtf8(run({u"formats"_s, json}).out);
    QVERIFY(profiles.contains(uR"("profiles":["mnesis-0.3","mnesis-0.4"])"_s));
}

void TestSummarise::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("said");
    const QString here = u"http://127.0.0.1:1"_s;
    const QString far = u"http://far.example/v1"_s;
    const QStringList all {u"--model"_s, u"m"_s, u"--level"_s, u"1"_s, u"--yes"_s};
    QTest::newRow("no level") << QStringList {u"--endpoint"_s, here, u"--model"_s, u"m"_s} << 2 << "--level"_ba;
    QTest::newRow("no model") << QStringList {u"--endpoint"_s, here, u"--level"_s, u"1"_s} << 2 << "--model"_ba;
    QTest::newRow("a text too") << QStringList {u"--endpoint"_s, here, u"--text"_s, u"x"_s} + all << 2 << "--text"_ba;
    QTest::newRow("a key alone") << QStringList {u"--level"_s, u"1"_s, u"--key-env"_s, u"X"_s} << 2 << "--endpoint"_ba;
    QTest::newRow("no such variable") << QStringList {u"--endpoint"_s, here, u"--key-env"_s, u"NO_SUCH_KEY"_s} + all
                                      << 3 << "NO_SUCH_KEY"_ba;
    QTest::newRow("unencrypted") << QStringList {u"--endpoint"_s, far, u"--key-env"_s, u"SUMMARY_KEY"_s} + all << 3
                                 << "unencrypted"_ba;
    QTest::newRow("no address") << QStringList {u"--endpoint"_s, u"nowhere"_s} + all << 3 << "not the address"_ba;
    QTest::newRow("no proxy") << QStringList {u"--endpoint"_s, far, u"--proxy"_s, u"far:80"_s} + all << 3
                              << "not the address of a proxy"_ba;
    QTest::newRow("no keychain") << QStringList {u"--endpoint"_s, here, u"--no-keychain"_s, u"--retries"_s, u"0"_s}
            + all << 3 << "No server answers"_ba;
    QTest::newRow("nothing there") << QStringList {u"--endpoint"_s, here} + all << 3 << "No server answers"_ba;
}

void TestSummarise::usage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exit);
    QFETCH(const QByteArray, said);
    const Outcome outcome = run(command(arguments));
    QVERIFY2(outcome.exitCode == exit, outcome.story().constData());
    QVERIFY2(outcome.errors.contains(said), outcome.story().constData());
    QVERIFY(!outcome.errors.contains(Key));
    QCOMPARE(dumpSqlite(m_store), m_before);
}

TEST_CLASS(TestSummarise)
#include "tst_summarise.moc"
