// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::program;

/// The commands that change a store, on a database of a real server.
class TestServerChanges : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void goesThereAndBack_data();
    void goesThereAndBack();
    void severalAtOnce();
    void repair();
    void showsNoPassword();

private:
    [[nodiscard]] QString dump() const { return m_server->dump(u"chats"_s).value_or(u"(no dump)"_s); }

    std::unique_ptr<PostgresServer> m_server;
    QTemporaryDir m_folder;
};

void TestServerChanges::initTestCase()
{
    NEED(PostgresServer::missingPrograms());
    const QString sample = realStore(u"jazzmine/generated-0.1.42/postgres-dump.sql"_s);
    NEED(missingSample(sample));
    auto started = PostgresServer::start();
    QVERIFY2(started.has_value(), started ? "" : qPrintable(started.error().text));
    m_server = *std::move(started);
    QVERIFY(m_server->createDatabase(u"chats"_s, sample));
    qputenv("XDG_STATE_HOME", m_folder.filePath(u"state"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toUtf8());
}

void TestServerChanges::cleanupTestCase()
{
    qunsetenv("XDG_STATE_HOME");
    qunsetenv("XDG_DATA_HOME");
}

void TestServerChanges::goesThereAndBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("more");
    const QString prompt = u"b8a1abcd-1a69-46c7-8da4-f9fc3c6da5d7"_s;
    const QString answer = u"f1347e0c-dd90-4ecf-9160-c5d0ef412ed6"_s;
    QTest::newRow("fork") << u"fork"_s << QStringList {u"--at"_s, answer};
    QTest::newRow("resume") << u"resume"_s << QStringList {u"--at"_s, answer};
    QTest::newRow("rename") << u"rename"_s << QStringList {u"--title"_s, u"x"_s};
    QTest::newRow("edit") << u"edit"_s
                          << QStringList {u"--message"_s, prompt, u"--part"_s, u"0"_s, u"--text"_s, u"x"_s};
    QTest::newRow("remove") << u"remove"_s << QStringList {u"--message"_s, answer};
    QTest::newRow("delete") << u"delete"_s << QStringList {};
    QTest::newRow("insert") << u"insert"_s
                            << QStringList {u"--after"_s, prompt, u"--role"_s, u"user"_s, u"--text"_s, u"x"_s};
}

void TestServerChanges::goesThereAndBack()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, more);
    const QString before = dump();
    const QStringList words
        = QStringList {name, m_server->url(u"chats"_s), u"--session"_s, u"c-orders"_s, u"--json"_s} + more;
    const Outcome planned = run(words);
    QVERIFY2(planned.exitCode == 0, planned.story().constData());
    QVERIFY2(planned.out.contains("\"applied\":false"), planned.story().constData());
    QCOMPARE(dump(), before);
    const Outcome applied = run(words + QStringList {u"--apply"_s});
    QVERIFY2(applied.exitCode == 0, applied.story().constData());
    const QString after = dump();
    QVERIFY(after != before);
    const Outcome history = run({u"history"_s, u"--json"_s});
    QVERIFY2(history.out.contains(m_server->url(u"chats"_s).toUtf8()), history.story().constData());
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dump(), before);
    QCOMPARE(run({u"redo"_s}).exitCode, 0);
    QCOMPARE(dump(), after);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dump(), before);
}

void TestServerChanges::severalAtOnce()
{
    const QString before = dump();
    const QString file = m_folder.filePath(u"changes"_s);
    const auto write = [&file](const QList<QStringList>& changes) {
        QFile lines(file);
        QVERIFY(lines.open(QIODevice::WriteOnly));
        for (const QStringList& words : changes)
            lines.write(QJsonDocument(QJsonArray::fromStringList(words)).toJson(QJsonDocument::Compact) + '\n');
    };
    const QStringList session {u"--session"_s, u"c-orders"_s};
    const QStringList rename = QStringList {u"rename"_s} + session + QStringList {u"--title"_s, u"Both"_s};
    const QStringList removal
        = QStringList {u"remove"_s} + session + QStringList {u"--message"_s, u"f1347e0c-dd90-4ecf-9160-c5d0ef412ed6"_s};
    const QStringList insertion = QStringList {u"insert"_s} + session
        + QStringList {
            u"--after"_s, u"b8a1abcd-1a69-46c7-8da4-f9fc3c6da5d7"_s, u"--role"_s, u"user"_s, u"--text"_s, u"Put in"_s};
    write({rename, removal, insertion});
    const QStringList words {u"batch"_s, m_server->url(u"chats"_s), u"--file"_s, file, u"--json"_s};
    const Outcome planned = run(words);
    QVERIFY2(planned.exitCode == 0, planned.story().constData());
    QVERIFY2(planned.out.contains("\"action\":\"batch\"") && planned.out.contains("\"applied\":false"),
        planned.story().constData());
    QCOMPARE(dump(), before);
    const Outcome applied = run(words + QStringList {u"--apply"_s});
    QVERIFY2(applied.exitCode == 0, applied.story().constData());
    QCOMPARE(m_server
                 ->run(u"chats"_s,
                     u"SELECT c.title, count(*), count(*) FILTER (WHERE m.original_content = 'Put in') FROM "
                     "conversations c JOIN messages m ON m.conversation_id = c.id WHERE c.id = 'c-orders' GROUP BY "
                     "c.title"_s)
                 .value_or(QString()),
        u"Both|12|1"_s);
    const QString after = dump();
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dump(), before);
    QCOMPARE(run({u"redo"_s}).exitCode, 0);
    QCOMPARE(dump(), after);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    // What cannot be made is reported with its number, and then nothing is.
    write({rename, removal, removal});
    const Outcome refused = run(words + QStringList {u"--apply"_s});
    QVERIFY2(refused.exitCode != 0 && refused.errors.contains("Change 3"), refused.story().constData());
    QCOMPARE(dump(), before);
}

void TestServerChanges::repair()
{
    QVERIFY(m_server->run(
        u"chats"_s, u"UPDATE messages SET role = 'USER' WHERE id = 'b8a1abcd-1a69-46c7-8da4-f9fc3c6da5d7'"_s));
    const QString before = dump();
    const QStringList words {u"repair"_s, m_server->url(u"chats"_s), u"--session"_s, u"c-orders"_s, u"--json"_s,
        u"--code"_s, u"invalid-message"_s};
    const Outcome planned = run(words);
    QVERIFY2(planned.exitCode == 0 && planned.out.contains("\"applied\":false"), planned.story().constData());
    QCOMPARE(dump(), before);
    const Outcome applied = run(words + QStringList {u"--apply"_s});
    QVERIFY2(applied.exitCode == 0 && applied.out.contains("\"applied\":true"), applied.story().constData());
    QVERIFY(dump() != before);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dump(), before);
    QVERIFY(m_server->run(
        u"chats"_s, u"UPDATE messages SET role = 'user' WHERE id = 'b8a1abcd-1a69-46c7-8da4-f9fc3c6da5d7'"_s));
    const QString sound = dump();
    const Outcome nothing = run(words + QStringList {u"--apply"_s});
    QVERIFY2(nothing.exitCode == 0 && nothing.out.contains("\"applied\":false"), nothing.story().constData());
    QCOMPARE(dump(), sound);
}

void TestServerChanges::showsNoPassword()
{
    const QString full = u"postgresql://guest:open%20sesame@127.0.0.1:%1/chats"_s.arg(m_server->port());
    const QStringList words {u"rename"_s, full, u"--session"_s, u"c-orders"_s, u"--title"_s, u"x"_s, u"--apply"_s};
    const Outcome refused = run(words);
    QVERIFY2(refused.exitCode != 0 && refused.errors.contains("may only read"), refused.story().constData());
    QVERIFY(m_server->run(u"chats"_s, u"GRANT UPDATE ON conversations TO guest"_s));
    const QString before = dump();
    QCOMPARE(run(words).exitCode, 0);
    const Outcome history = run({u"history"_s, u"--json"_s});
    QVERIFY2(history.out.contains("guest@") && !history.out.contains("sesame"), history.story().constData());
    for (const QStringList& other :
        {QStringList {u"explore"_s, full}, QStringList {u"search"_s, u"--drop-index"_s, full}}) {
        const Outcome outcome = run(other);
        QVERIFY2(!outcome.out.contains("sesame") && !outcome.errors.contains("sesame"), outcome.story().constData());
    }
    // Whoever takes it back brings the password anew.
    const Outcome asked = run({u"undo"_s});
    QVERIFY2(asked.exitCode != 0 && asked.errors.contains("password"), asked.story().constData());
    qputenv("PGPASSWORD", PostgresServer::GuestPassword.toUtf8());
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    qunsetenv("PGPASSWORD");
    QCOMPARE(dump(), before);
}

TEST_CLASS(TestServerChanges)
#include "tst_serverchanges.moc"
