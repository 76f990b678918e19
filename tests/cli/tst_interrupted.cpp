// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/changemarker.h"
#include "core/edit/inverse.h"
#include "core/store/files/filetransaction.h"
#include "core/store/files/scratchfolder.h"
#include "tests/cli/program.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

/// What a program left that was killed in the midst of a change, and what any next command does about it.
class TestInterrupted final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_folder.reset(); }
    void anyCommandPutsItRight_data();
    void anyCommandPutsItRight();
    void whatIsUnderWayIsLeftAlone();
    void damagedSchemaIsToldWithoutSql();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    /// A change of all files of the store, made in them up to @p made of them.
    void begin(Journal& journal, qsizetype made);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    std::optional<ChangeMarker> m_marker;
};

void TestInterrupted::init()
{
    NEED(missingSample(realStore(u"claude-code/generated-2.1.197/projects"_s)));
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = path(u"projects"_s);
    QVERIFY(filetree::copyTree(realStore(u"claude-code/generated-2.1.197/projects"_s), m_store));
    QVERIFY(QDir().mkpath(path(u"tmp"_s)));
    qputenv("XDG_STATE_HOME", QFile::encodeName(path(u"state"_s)));
    qputenv("XDG_CACHE_HOME", QFile::encodeName(path(u"cache"_s)));
    qputenv("TMPDIR", QFile::encodeName(path(u"tmp"_s)));
}

void TestInterrupted::begin(Journal& journal, qsizetype made)
{
    const ReceiptId id(u"01INTERRUPTED"_s);
    auto marker = ChangeMarker::begin(journal, id, {});
    QVERIFY(marker);
    m_marker.emplace(*std::move(marker));
    FileScript script;
    const QStringList names = filetree::filesIn(m_store).keys();
    for (const QString& name : names) {
        FileStep step {.path = m_store + u'/' + name, .splices = {{1, 1, FileContent("another beginning")}}};
        script.steps += step;
    }
    QVERIFY(script.steps.size() > 1);
    const filetree::Files before = filetree::filesIn(m_store);
    const JobControl job; // which it refers to
    FileTransaction files(script, journal.folderOf(id), job);
    const Result<> staged = files.stage();
    QVERIFY2(staged, staged ? "" : qPrintable(staged.error().text + staged.error().cause));
    Receipt receipt;
    receipt.id = id;
    receipt.at = now();
    receipt.store = m_store;
    receipt.format = u"claude-code"_s;
    receipt.action = u"rename"_s;
    receipt.title = u"Rename all"_s;
    QVERIFY(journal.prepare(receipt, Inverse {{}, files.changes()}.toBytes()));
    QVERIFY(files.commit());
    for (qsizetype i = made; i < names.size(); ++i) { // as if it had not come to these
        const StagedChange& change = files.changes().list.at(i);
        QVERIFY(QFile::rename(change.path, change.staged));
        QFile file(change.path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(before.value(names.at(i))) > 0);
    }
}

void TestInterrupted::anyCommandPutsItRight_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("made");
    for (const QString& command : {u"list"_s, u"check"_s, u"history"_s, u"formats"_s}) {
        QTest::addRow("%s, half made", qPrintable(command)) << command << 1;
        QTest::addRow("%s, whole", qPrintable(command)) << command << 100'000;
    }
}

void TestInterrupted::anyCommandPutsItRight()
{
    QFETCH(QString, command);
    QFETCH(int, made);
    const filetree::Files before = filetree::filesIn(m_store);
    Journal journal(Journal::defaultFolder());
    begin(journal, made);
    m_marker.reset(); // the program is gone
    QStringList arguments {command};
    if (command == "list"_L1 || command == "check"_L1)
        arguments << m_store;
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.ended(), outcome.story().constData());
    QVERIFY2(
        outcome.errors.contains("Rename all") && outcome.errors.contains("interrupted"), outcome.errors.constData());
    const auto receipt = journal.receipt(ReceiptId(u"01INTERRUPTED"_s));
    QVERIFY(receipt);
    QCOMPARE(receipt->state, made == 1 ? Receipt::State::Dropped : Receipt::State::Applied);
    const filetree::Files after = filetree::filesIn(m_store);
    QCOMPARE(after.keys(), before.keys()); // nothing lies about
    QCOMPARE(after == before, made == 1);
    QVERIFY(!run(arguments).errors.contains("interrupted")); // said once
    if (made != 1) {
        QCOMPARE(run({u"undo"_s}).exitCode, 0);
        QCOMPARE(filetree::filesIn(m_store), before);
    }
}

void TestInterrupted::whatIsUnderWayIsLeftAlone()
{
    Journal journal(Journal::defaultFolder());
    begin(journal, 1);
    const ScratchFolder scratch(ScratchFolder::Purpose::Trial);
    QVERIFY(scratch.isValid());
    const filetree::Files half = filetree::filesIn(m_store);
    for (const QString& command : {u"formats"_s, u"history"_s}) {
        const Outcome outcome = run({command});
        QVERIFY2(outcome.exitCode == 0 && outcome.errors.isEmpty(), outcome.story().constData());
    }
    QCOMPARE(filetree::filesIn(m_store), half);
    QVERIFY(QFileInfo::exists(scratch.path()));
    m_marker.reset();
}

void TestInterrupted::damagedSchemaIsToldWithoutSql()
{
    const QString sample = realStore(u"mnesis/small.db"_s);
    NEED(missingSample(sample));
    const QString store = path(u"sessions.db"_s);
    QFile file(sample);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    const qsizetype at = bytes.indexOf("CREATE TABLE message");
    QVERIFY(at > 0);
    bytes.replace(at, 12, "CRAZYE TABLE");
    QFile damaged(store);
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(bytes) == bytes.size());
    damaged.close();
    for (const QString& command : {u"detect"_s, u"list"_s, u"check"_s, u"doctor"_s}) {
        const Outcome outcome = run({command, store});
        QVERIFY2(outcome.ended(), outcome.story().constData());
        for (const char* sql : {"SELECT", "PRAGMA", "FROM ", "WHERE"})
            QVERIFY2(!outcome.errors.contains(sql) && !outcome.out.contains(sql), outcome.story().constData());
    }
}

TEST_CLASS(TestInterrupted)

#include "tst_interrupted.moc"
