// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sessionfiles/fileondisk.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const Time Used = timeFromMs(1'772'443'120'000);

SessionFile fileOf(const QString& path, const QByteArray& content = {})
{
    SessionFile file;
    file.path = path;
    file.uses.push_back({.row = 0, .message = {}, .at = Used, .tool = {}});
    if (!content.isNull()) {
        FileReference reference;
        reference.contentId
            = ContentId(QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex()));
        file.contents.push_back(reference);
    }
    return file;
}

void write(const QString& path, const QByteArray& content, qint64 msAfterUse = 0)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    QVERIFY(file.flush());
    QVERIFY(
        file.setFileTime(QDateTime::fromMSecsSinceEpoch(toMs(Used) + msAfterUse), QFileDevice::FileModificationTime));
}

} // namespace

class TestFileOnDisk final : public QObject
{
    Q_OBJECT

private slots:
    void comparesContents();
    void comparesTimes();
    void staysInTheFolder_data();
    void staysInTheFolder();
    void linksLeadNowhere();
    void whatCannotBeRead();
};

void TestFileOnDisk::comparesContents()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"a"_s), "one\r\ntwo\r\n", 5000);
    // The library reads files with line feeds.
    const FileOnDisk same = lookOnDisk(fileOf(u"a"_s, "one\ntwo\n"), folder.path(), {});
    QCOMPARE(same.state, FileOnDisk::State::Same);
    QCOMPARE(same.size, 10);
    QCOMPARE(same.modified, Used + Duration(5000));
    QCOMPARE(lookOnDisk(fileOf(u"a"_s, "one\n"), folder.path(), {}).state, FileOnDisk::State::Changed);
    SessionFile changed = fileOf(u"a"_s, "one\ntwo\n");
    changed.contents.push_back(fileOf(u"a"_s, "newer").contents.front());
    QCOMPARE(lookOnDisk(changed, folder.path(), {}).state, FileOnDisk::State::Changed); // the newest counts
}

void TestFileOnDisk::comparesTimes()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"old"_s), "x", 0);
    write(folder.filePath(u"new"_s), "x", 1);
    QCOMPARE(lookOnDisk(fileOf(u"old"_s), folder.path(), {}).state, FileOnDisk::State::NotModified);
    QCOMPARE(lookOnDisk(fileOf(u"new"_s), folder.path(), {}).state, FileOnDisk::State::Modified);
}

void TestFileOnDisk::staysInTheFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<FileOnDisk::State>("state");
    QTest::newRow("there") << u"a"_s << FileOnDisk::State::Modified;
    QTest::newRow("gone") << u"b"_s << FileOnDisk::State::Missing;
    QTest::newRow("up") << u"../a"_s << FileOnDisk::State::Outside;
    QTest::newRow("up within") << u"sub/../../a"_s << FileOnDisk::State::Outside;
    QTest::newRow("absolute") << u"/etc/hostname"_s << FileOnDisk::State::Outside;
    QTest::newRow("none") << QString() << FileOnDisk::State::Outside;
    QTest::newRow("a folder") << u"sub"_s << FileOnDisk::State::Unreadable;
}

void TestFileOnDisk::staysInTheFolder()
{
    QFETCH(QString, path);
    QFETCH(FileOnDisk::State, state);
    const QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkpath(u"project/sub"_s));
    write(root.filePath(u"a"_s), "x");
    write(root.filePath(u"project/a"_s), "x", 60'000);
    QCOMPARE(lookOnDisk(fileOf(path), root.filePath(u"project"_s), {}).state, state);
}

void TestFileOnDisk::linksLeadNowhere()
{
    const QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkpath(u"project"_s));
    write(root.filePath(u"secret"_s), "x");
    QVERIFY(QFile::link(root.filePath(u"secret"_s), root.filePath(u"project/link"_s)));
    QVERIFY(QFile::link(root.filePath(u"nothing"_s), root.filePath(u"project/broken"_s)));
    const QString folder = root.filePath(u"project"_s);
    QCOMPARE(lookOnDisk(fileOf(u"link"_s, "x"), folder, {}).state, FileOnDisk::State::Outside);
    QVERIFY(pathOnDisk(u"link"_s, folder).isEmpty());
    QCOMPARE(lookOnDisk(fileOf(u"broken"_s), folder, {}).state, FileOnDisk::State::Unreadable);
}

void TestFileOnDisk::whatCannotBeRead()
{
    QVERIFY(pathOnDisk(u"a"_s, {}).isEmpty());
    QCOMPARE(lookOnDisk(fileOf(u"a"_s), {}, {}).state, FileOnDisk::State::Outside);
    QCOMPARE(lookOnDisk(fileOf(u"a"_s), u"/no/such/folder"_s, {}).state, FileOnDisk::State::Missing);
}

TEST_CLASS(TestFileOnDisk)
#include "tst_fileondisk.moc"
