// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/core/crash/deadlywrites.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Wherever the program is killed in the midst of changes, the store is as before or as after each of them, and what
/// was done can be undone.
class TestCrash final : public QObject
{
    Q_OBJECT
private slots:
    void killedAtEveryWrite_data();
    void killedAtEveryWrite();

public:
    static std::optional<int> runAsChild(const QStringList& arguments);

private:
    static int change(const QString& folder);
    static SessionId firstSession(SessionStore& store);
    static void writeMnesis(const QString& path, bool isInWal);
    static void writeMantis(const QString& path);
};

SessionId TestCrash::firstSession(SessionStore& store)
{
    SessionId id;
    (void)store.sessions(ListDetail::Basic,
        [&](const std::vector<SessionInfo>& batch) {
            id = batch.back().id;
            return true;
        },
        {});
    return id;
}

/// What the child does: a little of everything.
int TestCrash::change(const QString& folder)
{
    const auto opened = openStore(folder + u"/sessions.db"_s);
    if (!opened)
        return 1;
    SessionStore& store = **opened;
    Journal journal(folder + u"/journal"_s);
    Editor editor(journal);
    const SessionId id = firstSession(store);
    const auto outline = store.outline(id, {});
    const auto messages = store.messages(id, std::vector {(*outline)[3].key, (*outline)[8].key}, {}, {});
    if (!messages)
        return 1;
    const MessageId early = messages->front()->id;
    const MessageId late = messages->back()->id;
    const auto apply = [&](const Edit& edit) -> Result<Receipt> {
        const auto plan = store.plan(edit, {});
        return plan ? editor.apply(store.info(), *plan, {}) : std::unexpected(plan.error());
    };
    const auto fork = apply(ForkEdit {id, late, false, {}});
    if (!fork || !editor.undo(fork->id, {}) || !editor.redo(fork->id, {}))
        return 2;
    const auto inserted = apply(InsertEdit {id, early, u"user"_s, u"In between."_s});
    if (!inserted || !editor.undo(inserted->id, {}) || !editor.redo(inserted->id, {}))
        return 4;
    if (store.info().format == "mantis"_L1)
        return 0;
    if (!apply(RenameEdit {id, u"Other"_s}) || !apply(ResumeEdit {id, late, false})
        || !apply(RemoveEdit {id, {early}, {}}) || !apply(DeleteEdit {fork->newSession}))
        return 3;
    return 0;
}

void TestCrash::killedAtEveryWrite_data()
{
    QTest::addColumn<QString>("mode");
    QTest::newRow("write-ahead log") << u"WAL"_s;
    QTest::newRow("rollback journal") << u"DELETE"_s;
    QTest::newRow("mantis") << u"mantis"_s;
}

void TestCrash::writeMnesis(const QString& path, bool isInWal)
{
    MnesisBuilder builder;
    builder.session(u"Crash"_s);
    for (int i = 0; i < 8; ++i)
        builder.user(u"Question %1"_s.arg(i)).assistant(QString(1000, u'x')).tool(u"bash"_s, u"{}"_s, u"out"_s);
    builder.leaf(1, 3, u"A summary"_s);
    QVERIFY(builder.write(path));
    if (!isInWal) {
        // The file's head says which it is.
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(18) && file.write("\1\1", 2) == 2);
    }
}

void TestCrash::writeMantis(const QString& path)
{
    auto file = SqliteFile::create(path);
    QVERIFY(file);
    file->run(
        u"CREATE TABLE sessions(session_id TEXT PRIMARY KEY, info_json TEXT NOT NULL, updated_at TEXT NOT NULL)"_s);
    file->run(u"CREATE TABLE messages(session_id TEXT NOT NULL, ord INTEGER NOT NULL, message_json TEXT NOT NULL, "
              "PRIMARY KEY(session_id, ord))"_s);
    file->run(u"CREATE TABLE checkpoints(session_id TEXT NOT NULL, label TEXT NOT NULL, position INTEGER NOT NULL, "
              "created_at TEXT NOT NULL, auto INTEGER NOT NULL, PRIMARY KEY(session_id, label))"_s);
    const QString moment = u"2026-05-16T09:30:00.000001Z"_s;
    file->run(u"INSERT INTO sessions VALUES('s', ?, ?)"_s,
        {u"{\"session_id\":\"s\",\"created_at\":\"%1\",\"updated_at\":\"%1\",\"model\":null,\"title\":\"T\",\"tags\":[]"
         u","
         "\"metadata\":{}}"_s.arg(moment),
            moment});
    for (int i = 0; i < 12; ++i)
        file->run(u"INSERT INTO messages VALUES('s', ?, ?)"_s,
            {qint64(i),
                u"{\"content\":\"%1 %2\",\"role\":\"%3\"}"_s.arg(i)
                    .arg(QString(1000, u'x'))
                    .arg(i % 2 == 0 ? u"user"_s : u"assistant"_s)});
    QVERIFY(file->finish());
}

void TestCrash::killedAtEveryWrite()
{
    QFETCH(QString, mode);
    const QTemporaryDir original;
    if (mode == "mantis"_L1)
        writeMantis(original.filePath(u"sessions.db"_s));
    else
        writeMnesis(original.filePath(u"sessions.db"_s), mode == "WAL"_L1);
    const QStringList before = dumpSqlite(original.filePath(u"sessions.db"_s));

    bool finished = false;
    int points = 0;
    for (int at = 1; !finished; ++at) {
        QVERIFY(at < 5000);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"sessions.db"_s);
        QVERIFY(QFile::copy(original.filePath(u"sessions.db"_s), path));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
            {u"tst_crash"_s, u"--change"_s, folder.path(), QString::number(at)});
        QVERIFY(child.waitForFinished());
        finished = child.exitStatus() == QProcess::NormalExit;
        if (finished)
            QCOMPARE(child.exitCode(), 0);
        ++points;

        Journal journal(folder.filePath(u"journal"_s));
        Editor editor(journal);
        const auto settled = editor.settleOpen({});
        QVERIFY2(settled, settled ? "" : qPrintable(settled.error().text));
        const auto receipts = journal.receipts();
        QVERIFY(receipts);
        for (auto receipt = receipts->crbegin(); receipt != receipts->crend(); ++receipt) {
            QVERIFY2(receipt->state != Receipt::State::Open, qPrintable(u"%1 at %2"_s.arg(receipt->title).arg(at)));
            if (receipt->state != Receipt::State::Applied || !receipt->origin.isEmpty())
                continue;
            const auto undone = editor.undo(receipt->id, {});
            QVERIFY2(undone,
                undone ? "" : qPrintable(u"%1 at %2: %3"_s.arg(receipt->title).arg(at).arg(undone.error().text)));
        }
        QCOMPARE(dumpSqlite(path), before);
    }
    QVERIFY2(points > 60, qPrintable(QString::number(points)));
    qInfo("%d points", points);
}

std::optional<int> TestCrash::runAsChild(const QStringList& arguments)
{
    if (arguments.size() != 4 || arguments[1] != "--change"_L1)
        return std::nullopt;
    deadlywrites::dieAtCall(arguments[3].toInt());
    return change(arguments[2]);
}

TEST_CLASS(TestCrash)

#include "tst_crash.moc"
