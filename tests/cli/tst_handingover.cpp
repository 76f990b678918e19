// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

/// “stemma hand-over”: a session as a new one of another agent.
class TestHandingOver final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void plansAndMakes();
    void redactedCopies();
    void refusals_data();
    void refusals();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_session;
};

void TestHandingOver::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
    MnesisBuilder builder;
    builder.session(u"A session"_s);
    builder.user(u"Look"_s);
    builder.assistant(u"There"_s).thinking(u"Quietly"_s).tool(u"bash"_s, uR"({"command":"ls"})"_s, u"a"_s);
    m_session = builder.sessionId();
    m_store = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(builder.write(m_store));
}

void TestHandingOver::plansAndMakes()
{
    const QString home = m_folder->filePath(u"claude"_s);
    const QStringList words {u"hand-over"_s, m_store, u"--session"_s, m_session, u"--to"_s, u"claude-code"_s,
        u"--store"_s, home, u"--directory"_s, u"/srv/app"_s, u"--title"_s, u"Taken over"_s, u"--json"_s};
    QString problem;
    const Outcome planned = run(words);
    QVERIFY2(planned.exitCode == 0, planned.story().constData());
    const QJsonObject plan = records(planned.out, &problem).value(0);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QCOMPARE(plan["action"_L1].toString(), u"hand-over"_s);
    QVERIFY(!plan["warnings"_L1].toArray().isEmpty());
    QVERIFY(!plan["applied"_L1].toBool());
    QVERIFY(filetree::filesIn(home).isEmpty());

    const Outcome made = run(words + QStringList {u"--apply"_s});
    QVERIFY2(made.exitCode == 0, made.story().constData());
    const QJsonObject done = records(made.out, &problem).value(0);
    const QString id = done["new_session"_L1].toString();
    QCOMPARE(done["continue_with"_L1].toString(), QString(u"claude --resume "_s + id));
    QCOMPARE(filetree::filesIn(home).keys(), QStringList(u"projects/-srv-app/%1.jsonl"_s.arg(id)));
    const Outcome shown = run({u"show"_s, home, u"--session"_s, id});
    QVERIFY2(shown.out.contains("Look") && shown.out.contains("There") && shown.out.contains("bash"),
        shown.story().constData());

    const Outcome undone = run({u"undo"_s, done["receipt"_L1].toString()});
    QVERIFY2(undone.exitCode == 0, undone.story().constData());
    QVERIFY(filetree::filesIn(home).isEmpty());
}

/// A new session of the same store, with stand-ins; the original stays.
void TestHandingOver::redactedCopies()
{
    MnesisBuilder builder;
    builder.session(u"Mail to jane@corp-mail.org"_s);
    builder.user(u"Write to jane@corp-mail.org, Zo\u00eb"_s);
    builder.assistant(u"Done"_s).tool(u"bash"_s, uR"({"command":"mail jane@corp-mail.org"})"_s, u"to /home/jdoe"_s);
    const QString id = builder.sessionId();
    const QString store = m_folder->filePath(u"private.db"_s);
    QVERIFY(builder.write(store));
    const QStringList before = dumpSqlite(store);
    const QStringList words {
        u"hand-over"_s, store, u"--session"_s, id, u"--redact"_s, u"--name"_s, u"zo\u00eb"_s, u"--json"_s};
    const Outcome planned = run(words);
    QVERIFY2(planned.exitCode == 0, planned.story().constData());
    QCOMPARE(dumpSqlite(store), before);
    const Outcome made = run(words + QStringList {u"--apply"_s});
    QVERIFY2(made.exitCode == 0, made.story().constData());
    QString problem;
    const QJsonObject done = records(made.out, &problem).value(0);
    QCOMPARE(done["action"_L1].toString(), u"redact"_s);
    const QString copy = done["new_session"_L1].toString();
    const Outcome shown = run({u"show"_s, store, u"--session"_s, copy, u"--json"_s});
    QVERIFY2(shown.exitCode == 0, shown.story().constData());
    for (const char* text : {"jane@", "jdoe", "Zo\xc3\xab"})
        QVERIFY2(!shown.out.contains(text), text);
    for (const char* text : {"[email 1]", "/home/user-1", "[name 1]", "Mail to [email 1]"})
        QVERIFY2(shown.out.contains(text), text);
    const Outcome original = run({u"show"_s, store, u"--session"_s, id, u"--json"_s});
    QVERIFY(original.out.contains("jane@corp-mail.org"));
    QCOMPARE(run({u"undo"_s, done["receipt"_L1].toString()}).exitCode, 0);
    QCOMPARE(dumpSqlite(store), before);
}

void TestHandingOver::refusals_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("code");
    QTest::newRow("unknown agent") << QStringList {u"--to"_s, u"nobody"_s} << 2;
    QTest::newRow("no agent") << QStringList() << 2;
    QTest::newRow("another store without an agent")
        << QStringList {u"--redact"_s, u"--store"_s, u"/nonexistent"_s} << 2;
    QTest::newRow("no database") << QStringList {u"--to"_s, u"mnesis"_s, u"--store"_s, u"/nonexistent/new.db"_s} << 3;
}

void TestHandingOver::refusals()
{
    QFETCH(const QStringList, more);
    QFETCH(const int, code);
    const Outcome outcome = run(QStringList {u"hand-over"_s, m_store, u"--session"_s, m_session} + more);
    QVERIFY2(outcome.exitCode == code, outcome.story().constData());
    QVERIFY(!outcome.errors.isEmpty());
}

TEST_CLASS(TestHandingOver)
#include "tst_handingover.moc"
