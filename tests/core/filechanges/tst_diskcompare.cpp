// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/diskcompare.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

NetChange netOf(const QString& diff, const QString& path, FileChange::Kind kind = FileChange::Kind::Edited)
{
    FileChange change;
    change.diff = diff;
    change.length = diff.size();
    change.path = path;
    change.kind = kind;
    return netChanges(std::vector {change}).at(0);
}

} // namespace

class TestDiskCompare final : public QObject
{
    Q_OBJECT

private slots:
    void states_data();
    void states();
    void linksLeadNowhere();
};

void TestDiskCompare::states_data()
{
    QTest::addColumn<NetChange>("net");
    QTest::addColumn<QByteArray>("content"); // null: no file
    QTest::addColumn<DiskState>("state");
    const NetChange edited = netOf(u"--- a/x\n+++ b/x\n@@ -2,2 +2,2 @@\n-b\n+B\n c\n"_s, u"x"_s);
    const NetChange made
        = netOf(u"--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n"_s, u"x"_s, FileChange::Kind::Created);
    const NetChange gone = netOf(u"--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"_s, u"x"_s, FileChange::Kind::Deleted);
    const NetChange ends = netOf(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\r\n"_s, u"x"_s);
    QTest::newRow("still so") << edited << QByteArray("a\nB\nc\nd\n") << DiskState::Same;
    QTest::newRow("another line") << edited << QByteArray("a\nb\nc\nd\n") << DiskState::Changed;
    QTest::newRow("in another place") << edited << QByteArray("a\nx\nB\nc\n") << DiskState::Changed;
    QTest::newRow("cut off") << edited << QByteArray("a\nB\n") << DiskState::Changed;
    QTest::newRow("not there") << edited << QByteArray() << DiskState::Missing;
    QTest::newRow("new, still so") << made << QByteArray("a\nb\n") << DiskState::Same;
    QTest::newRow("new, more since") << made << QByteArray("a\nb\nc\n") << DiskState::Changed;
    QTest::newRow("deleted, still so") << gone << QByteArray() << DiskState::Same;
    QTest::newRow("deleted, there again") << gone << QByteArray("a\n") << DiskState::Changed;
    QTest::newRow("line end, still so") << ends << QByteArray("b\r\n") << DiskState::Same;
    QTest::newRow("another line end") << ends << QByteArray("b\n") << DiskState::Changed;
    QTest::newRow("no valid diff") << netOf(u"nothing"_s, u"x"_s, FileChange::Kind::Malformed) << QByteArray("a")
                                   << DiskState::Unknown;
    QTest::newRow("leads out") << netOf(u"--- a/../x\n+++ b/../x\n@@ -1 +1 @@\n-a\n+b\n"_s, u"../x"_s)
                               << QByteArray("b\n") << DiskState::Outside;
}

void TestDiskCompare::states()
{
    QFETCH(NetChange, net);
    QFETCH(QByteArray, content);
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"in"_s));
    QFile file(folder.filePath(net.path.startsWith(".."_L1) ? u"x"_s : u"in/x"_s));
    if (!content.isNull()) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
    }
    QTEST(compareWithDisk(net, folder.filePath(u"in"_s)), "state");
}

void TestDiskCompare::linksLeadNowhere()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"in"_s));
    QFile file(folder.filePath(u"secret"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("b\n");
    file.close();
    QVERIFY(QFile::link(file.fileName(), folder.filePath(u"in/x"_s)));
    const NetChange net = netOf(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s, u"x"_s);
    QCOMPARE(compareWithDisk(net, folder.filePath(u"in"_s)), DiskState::Outside);
}

TEST_CLASS(TestDiskCompare)
#include "tst_diskcompare.moc"
