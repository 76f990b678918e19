// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "tests/core/crash/deadlywrites.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Wherever the program is killed while it forgets old changes, the next start of anything removes the files that were
/// kept for those, and no others.
class TestForgetCrash final : public QObject
{
    Q_OBJECT
private slots:
    void killedAtEveryWrite();

public:
    static std::optional<int> runAsChild(const QStringList& arguments);

private:
    static constexpr int Old = 3; ///< of the changes
    static constexpr int All = 5;

    [[nodiscard]] static bool fill(Journal& journal);
    static int forget(const QString& folder);
};

/// Changes with files of their own.
bool TestForgetCrash::fill(Journal& journal)
{
    for (int i = 0; i < All; ++i) {
        Receipt receipt;
        receipt.id = ReceiptId(u"change-%1"_s.arg(i));
        receipt.at = now();
        if (i < Old)
            receipt.at -= std::chrono::days(30);
        receipt.kept = 8;
        const QString kept = journal.folderOf(receipt.id);
        QFile file(kept + u"/0.old"_s);
        if (!QDir().mkpath(kept) || !file.open(QIODevice::WriteOnly) || file.write("the file") != receipt.kept)
            return false;
        if (!journal.prepare(receipt, "inverse") || !journal.settle(receipt.id, true))
            return false;
    }
    return true;
}

int TestForgetCrash::forget(const QString& folder)
{
    Journal journal(folder);
    journal.setLimits({.bytes = Journal::DefaultLimit, .age = std::chrono::days(10)});
    return journal.forgetOld(now()).value_or(-1) == Old ? 0 : 1;
}

void TestForgetCrash::killedAtEveryWrite()
{
    bool finished = false;
    bool wasBetween = false;
    for (int at = 1; !finished; ++at) {
        QVERIFY(at < 500);
        const QTemporaryDir folder;
        Journal journal(folder.filePath(u"journal"_s));
        QVERIFY(fill(journal));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
            {u"tst_forgetcrash"_s, u"--forget"_s, folder.filePath(u"journal"_s), QString::number(at)});
        QVERIFY(child.waitForFinished());
        finished = child.exitStatus() == QProcess::NormalExit;
        if (finished)
            QCOMPARE(child.exitCode(), 0);

        const auto known = journal.receipts();
        QVERIFY(known && (known->size() == All || known->size() == All - Old));
        wasBetween = wasBetween || journal.folders().size() > known->size();
        const auto settled = Editor(journal).settleAbandoned({});
        QVERIFY(settled && settled->isEmpty());
        QList<ReceiptId> wanted;
        for (const Receipt& receipt : *known)
            wanted += receipt.id;
        QVERIFY2(journal.folders() == wanted, qPrintable(QString::number(at)));
        for (const ReceiptId& id : std::as_const(wanted))
            QVERIFY(QFile::exists(journal.folderOf(id) + u"/0.old"_s));
        // What was cut short is done the next time.
        QCOMPARE(forget(folder.filePath(u"journal"_s)), known->size() == All ? 0 : 1);
        QCOMPARE(journal.folders().size(), All - Old);
        const QDir left(folder.filePath(u"journal"_s));
        QVERIFY2(!left.exists(u"forgetting"_s), qPrintable(QString::number(at)));
    }
    QVERIFY(wasBetween);
}

std::optional<int> TestForgetCrash::runAsChild(const QStringList& arguments)
{
    if (arguments.size() != 4 || arguments[1] != "--forget"_L1)
        return std::nullopt;
    deadlywrites::dieAtCall(arguments[3].toInt());
    return forget(arguments[2]);
}

TEST_CLASS(TestForgetCrash)

#include "tst_forgetcrash.moc"
