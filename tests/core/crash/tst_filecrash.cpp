// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/files/filescript.h"
#include "tests/core/crash/deadlywrites.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::filetree;
using namespace Qt::StringLiterals;

/// Wherever the program is killed in the midst of changes of files, all files of a change are as before or all as
/// after it, nothing is left lying about, and what was done can be undone.
class TestFileCrash final : public QObject
{
    Q_OBJECT
private slots:
    void killedAtEveryWrite_data();
    void killedAtEveryWrite();

public:
    static std::optional<int> runAsChild(const QStringList& arguments);

private:
    static int change(const QString& folder);
    [[nodiscard]] static bool fill(const QString& folder, int size);
    [[nodiscard]] static Result<EditPlan> planOf(const QString& folder);
};

bool TestFileCrash::fill(const QString& folder, int size)
{
    for (const QString& name : {u"append.jsonl"_s, u"middle.json"_s, u"cut.jsonl"_s, u"gone.jsonl"_s, u"name.json"_s}) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::WriteOnly) || file.write(name.toUtf8() + QByteArray(size, 'x') + "\nlast line\n") < 0)
            return false;
    }
    return true;
}

/// All kinds of steps, over several files.
Result<EditPlan> TestFileCrash::planOf(const QString& folder)
{
    const auto at = [&](const QString& name) { return folder + u'/' + name; };
    FileScript script;
    for (const QString& name : {u"append.jsonl"_s, u"middle.json"_s, u"cut.jsonl"_s, u"gone.jsonl"_s, u"name.json"_s}) {
        const auto guard = FileGuard::of(at(name), {{0, 5, 0}});
        if (!guard)
            return std::unexpected(guard.error());
        script.guards += *guard;
    }
    const qint64 size = script.guards.first().size;
    FileStep append {.path = at(u"append.jsonl"_s), .splices = {{size, 0, FileContent("one more line\n")}}};
    append.splices.first().bytes.add(at(u"middle.json"_s), 0, size / 2);
    const qint64 length = script.guards.at(1).size;
    const FileStep middle {.path = at(u"middle.json"_s),
        .splices = {{2, 3, FileContent("MORE THAN BEFORE")}, {8, length - 20, FileContent("less")}}};
    const FileStep cut {.path = at(u"cut.jsonl"_s), .splices = {{7, script.guards.at(2).size - 7, FileContent()}}};
    FileStep fork {.kind = FileStep::Kind::Create, .path = at(u"fork.jsonl"_s), .like = at(u"middle.json"_s)};
    fork.content.add("first\n");
    fork.content.add(at(u"append.jsonl"_s), 3, size - 3);
    const FileStep gone {.kind = FileStep::Kind::Remove, .path = at(u"gone.jsonl"_s)};
    const FileStep name {.kind = FileStep::Kind::Rename, .path = at(u"name.json"_s), .to = at(u"other.json"_s)};
    script.steps = {fork, append, middle, gone, name, cut};
    EditPlan plan {.edit = RenameEdit(), .action = u"rename"_s, .title = u"All of it"_s};
    plan.files = std::make_shared<const FileScript>(script);
    return plan;
}

/// What the child does: all kinds of steps, back, and again.
int TestFileCrash::change(const QString& folder)
{
    Journal journal(folder + u"/journal"_s);
    Editor editor(journal);
    const QString store = folder + u"/store"_s;
    const auto plan = planOf(store);
    if (!plan)
        return 1;
    StoreInfo info;
    info.path = store;
    const auto receipt = editor.apply(info, *plan, {});
    if (!receipt) {
        qWarning("%s", qPrintable(receipt.error().text));
        return 2;
    }
    if (!editor.undo(receipt->id, {}) || !editor.redo(receipt->id, {}))
        return 3;
    return 0;
}

void TestFileCrash::killedAtEveryWrite_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("step");
    QTest::newRow("small files") << 100 << 1;
    QTest::newRow("files too large for the journal itself") << 4'300'000 << 13;
}

void TestFileCrash::killedAtEveryWrite()
{
    QFETCH(int, size);
    QFETCH(int, step);
    const QTemporaryDir original;
    QVERIFY(fill(original.path(), size));
    const Files before = filesIn(original.path());
    bool finished = false;
    int points = 0;
    for (int at = 1; !finished; at += step) {
        QVERIFY(at < 5000);
        const QTemporaryDir folder;
        const QString store = folder.filePath(u"store"_s);
        QVERIFY(QDir().mkpath(store) && fill(store, size));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
            {u"tst_filecrash"_s, u"--change"_s, folder.path(), QString::number(at)});
        QVERIFY(child.waitForFinished());
        finished = child.exitStatus() == QProcess::NormalExit;
        if (finished)
            QVERIFY2(child.exitCode() == 0, child.readAllStandardError().constData());
        ++points;

        Journal journal(folder.filePath(u"journal"_s));
        Editor editor(journal);
        const auto settled = editor.settleOpen({});
        QVERIFY2(settled, settled ? "" : qPrintable(settled.error().text));
        const Files now = filesIn(store);
        QVERIFY2(now == before || now.contains(u"other.json"_s), qPrintable(QString::number(at)));
        if (now != before) {
            QCOMPARE(now.keys(),
                (QStringList {u"append.jsonl"_s, u"cut.jsonl"_s, u"fork.jsonl"_s, u"middle.json"_s, u"other.json"_s}));
            QCOMPARE(now.value(u"cut.jsonl"_s), "cut.jso");
        }
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
        const Files after = filesIn(store);
        QCOMPARE(after.keys(), before.keys());
        QVERIFY2(after == before, qPrintable(QString::number(at)));
        for (const ReceiptId& id : journal.folders())
            QVERIFY2(journal.receipt(id), qPrintable(u"%1 at %2"_s.arg(id.value).arg(at)));
    }
    QVERIFY2(points * step > 100, qPrintable(QString::number(points)));
    qInfo("%d points", points);
}

std::optional<int> TestFileCrash::runAsChild(const QStringList& arguments)
{
    if (arguments.size() != 4 || arguments[1] != "--change"_L1)
        return std::nullopt;
    deadlywrites::dieAtCall(arguments[3].toInt());
    return change(arguments[2]);
}

TEST_CLASS(TestFileCrash)

#include "tst_filecrash.moc"
