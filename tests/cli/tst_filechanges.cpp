// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

/// “stemma changes”: what a session changed in files.
class TestFileChanges final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void listsInOrderOfTime();
    void whatTheyComeTo();
    void manyMessagesAreRanges();
    void comparesWithTheDisk();
    void aPatchThatGitTakes();
    void tellsWhatThePatchLacks();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] Outcome changes(const QStringList& more) const
    {
        return run(QStringList {u"changes"_s, m_store, u"--session"_s, m_session} + more);
    }
    [[nodiscard]] QList<QJsonObject> ofChanges(const QStringList& more, const QString& type) const
    {
        QString problem;
        const QList<QJsonObject> list = records(changes(more + QStringList {u"--json"_s}).out, &problem);
        return problem.isEmpty() ? ofType(list, type) : QList<QJsonObject>();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_session;
};

void TestFileChanges::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
    qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
    m_store = m_folder->filePath(u"sessions.db"_s);
    MnesisBuilder builder;
    builder.session(u"Files"_s);
    builder.user(u"Change it."_s);
    builder.assistant(u"First."_s)
        .tool(u"edit"_s, uR"({"path":"a.txt","old_string":"one","new_string":"1"})"_s, u"ok"_s)
        .patch(u"--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n-one\n+1\n two\n three\n"_s);
    builder.assistant(u"Second."_s)
        .patch(
            u"--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n 1\n-two\n+2\n three\n--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+n\n"_s);
    builder.user(u"And?"_s).assistant(u"Up."_s).patch(u"--- a/../b.txt\n+++ b/../b.txt\n@@ -1 +1 @@\n-x\n+y\n"_s);
    m_session = builder.sessionId();
    QVERIFY(builder.write(m_store));
}

void TestFileChanges::listsInOrderOfTime()
{
    const QStringList before = dumpSqlite(m_store);
    const QList<QJsonObject> list = ofChanges({}, u"file_change"_s);
    QCOMPARE(list.size(), 4);
    QStringList paths;
    for (const QJsonObject& change : list)
        paths += change["path"_L1].toString();
    QCOMPARE(paths, (QStringList {u"a.txt"_s, u"a.txt"_s, u"new.txt"_s, u"../b.txt"_s}));
    QCOMPARE(list[0]["index"_L1].toInt(), 1);
    QCOMPARE(list[0]["origin"_L1].toString(), u"patch"_s); // and not its call too
    QCOMPARE(list[2]["kind"_L1].toString(), u"created"_s);
    QCOMPARE(list[2]["added"_L1].toInt(), 1);
    QVERIFY(list[0]["diff"_L1].toString().contains("-one\n+1\n"_L1));
    QCOMPARE(ofChanges({u"--from"_s, u"2"_s, u"--count"_s, u"1"_s}, u"file_change"_s).size(), 2);
    const Outcome outcome = changes({});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.out.contains("2  a.txt  edited  +1"), outcome.out.constData());
    QCOMPARE(dumpSqlite(m_store), before);
}

void TestFileChanges::whatTheyComeTo()
{
    const QList<QJsonObject> list = ofChanges({u"--net"_s}, u"net_change"_s);
    QCOMPARE(list.size(), 3);
    const QJsonObject net = list[1];
    QCOMPARE(net["path"_L1].toString(), u"a.txt"_s);
    QCOMPARE(net["composed"_L1].toBool(), true);
    QCOMPARE(net["added"_L1].toInt(), 2);
    QCOMPARE(net["changes"_L1].toInt(), 2);
    const QJsonObject step = net["steps"_L1].toArray().at(0).toObject();
    QVERIFY(step["diff"_L1].toString().endsWith("-one\n-two\n+1\n+2\n three\n"_L1));
    QCOMPARE(step["messages"_L1].toArray().size(), 2);
    const Outcome outcome = changes({u"--net"_s});
    QVERIFY2(outcome.out.contains("a.txt  edited  +2"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("messages 2, 3"), outcome.out.constData());
}

/// A file that was changed a thousand times has no line of a thousand numbers.
void TestFileChanges::manyMessagesAreRanges()
{
    MnesisBuilder builder;
    builder.session(u"Often"_s);
    builder.user(u"Change it."_s);
    for (int i = 0; i < 6; ++i) {
        if (i == 2)
            builder.user(u"Go on."_s);
        builder.assistant(u"So."_s).patch(u"--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-%1\n+%2\n"_s.arg(i).arg(i + 1));
    }
    const QString path = m_folder->filePath(u"often.db"_s);
    QVERIFY(builder.write(path));
    const Outcome outcome = run({u"changes"_s, path, u"--session"_s, builder.sessionId(), u"--net"_s});
    QVERIFY2(outcome.out.contains("messages 2, 3, 5–8\n"), outcome.out.constData());
}

void TestFileChanges::comparesWithTheDisk()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"a.txt"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write("1\n2\nthree\n");
    file.close();
    QMap<QString, QString> states;
    for (const QJsonObject& net : ofChanges({u"--net"_s, u"--disk"_s, folder.path()}, u"net_change"_s))
        states.insert(net["path"_L1].toString(), net["on_disk"_L1].toString());
    QCOMPARE(states,
        (QMap<QString, QString> {
            {u"a.txt"_s, u"same"_s}, {u"new.txt"_s, u"missing"_s}, {u"../b.txt"_s, u"outside"_s}}));
    const Outcome outcome = changes({u"--net"_s, u"--disk"_s, folder.path()});
    QVERIFY2(outcome.out.contains("still so\n"), outcome.out.constData());
}

void TestFileChanges::aPatchThatGitTakes()
{
    const Outcome outcome = changes({u"--patch"_s, u"--count"_s, u"3"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    QTemporaryDir folder;
    QFile file(folder.filePath(u"a.txt"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write("one\ntwo\nthree\n");
    file.close();
    QProcess git;
    git.setWorkingDirectory(folder.path());
    git.start(u"git"_s, {u"apply"_s, u"-"_s});
    QVERIFY2(git.waitForStarted(), "this test needs git");
    git.write(outcome.out);
    git.closeWriteChannel();
    QVERIFY(git.waitForFinished());
    QVERIFY2(git.exitCode() == 0, git.readAllStandardError().constData());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("1\n2\nthree\n"));
    QVERIFY(QFile::exists(folder.filePath(u"new.txt"_s)));
}

void TestFileChanges::tellsWhatThePatchLacks()
{
    const Outcome outcome = changes({u"--patch"_s});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY(outcome.errors.startsWith("stemma: ../b.txt is left out"));
    QVERIFY(!outcome.out.contains("b.txt"));
    const QJsonObject patch = ofChanges({u"--patch"_s}, u"patch"_s).value(0);
    QVERIFY(patch["text"_L1].toString().startsWith("diff --git a/a.txt b/a.txt\n"_L1));
    QCOMPARE(patch["left_out"_L1].toArray().at(0)["reason"_L1].toString(), u"outside_folder"_s);
}

void TestFileChanges::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("both forms") << QStringList {u"--session"_s, u"x"_s, u"--net"_s, u"--patch"_s} << 2;
    QTest::newRow("a folder without --net") << QStringList {u"--session"_s, u"x"_s, u"--disk"_s, u"/"_s} << 2;
    QTest::newRow("a folder for the files without a checkpoint")
        << QStringList {u"--session"_s, u"x"_s, u"--into"_s, u"/"_s} << 2;
    QTest::newRow("no session") << QStringList {} << 2;
    QTest::newRow("no such session") << QStringList {u"--session"_s, u"none"_s} << 3;
}

void TestFileChanges::refusals()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(QStringList {u"changes"_s, m_store} + arguments);
    QVERIFY2(outcome.ended(), outcome.story().constData());
    QTEST(outcome.exitCode, "code");
    QVERIFY(outcome.errors.startsWith("stemma: "));
}

TEST_CLASS(TestFileChanges)
#include "tst_filechanges.moc"
