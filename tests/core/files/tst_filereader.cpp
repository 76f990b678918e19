// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/filereader.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace stemma;
using namespace Qt::StringLiterals;

class FileReaderTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(u"log.jsonl"_s);
    }
    void readsRanges();
    void readsInBlocks();
    void obeysItsJob();
    void refusesWhatIsNoFile();
    void noticesChanges_data();
    void noticesChanges();
    void keepsTheFileItOpened();
    void writesNothing();

private:
    void write(const QByteArray& bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly)
    {
        QFile file(m_path);
        QVERIFY(file.open(mode));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void FileReaderTest::readsRanges()
{
    write("0123456789");
    FileReader reader(m_path);
    QVERIFY(reader.open().has_value());
    QCOMPARE(reader.size(), 10);
    QCOMPARE(reader.read(0, 4).value(), "0123"_ba);
    QCOMPARE(reader.read(8, 100).value(), "89"_ba);
    QCOMPARE(reader.read(10, 1).value(), ""_ba);
    QCOMPARE(reader.read(99, std::numeric_limits<qint64>::max()).value(), ""_ba);
    QCOMPARE(reader.read(0, -5).value(), ""_ba);
}

void FileReaderTest::readsInBlocks()
{
    QByteArray bytes;
    while (bytes.size() <= 2 * FileReader::BlockBytes)
        bytes += QByteArray::number(bytes.size()) + ' ';
    write(bytes);
    FileReader reader(m_path);
    QVERIFY(reader.open().has_value());
    QByteArray got;
    int blocks = 0;
    const JobControl job;
    const auto collect = [&](QByteArrayView block, qint64 offset) {
        ++blocks;
        got += block;
        return offset + block.size() == 7 + got.size();
    };
    QVERIFY(reader.blocks(7, collect, job).has_value());
    QCOMPARE(blocks,
        2 + ((bytes.size() - 7) % FileReader::BlockBytes != 0 && bytes.size() - 7 > 2 * FileReader::BlockBytes));
    QCOMPARE(got, bytes.sliced(7));
    blocks = 0;
    const auto once = [&](QByteArrayView, qint64) { return ++blocks < 1; };
    QVERIFY(reader.blocks(0, once, job).has_value());
    QCOMPARE(blocks, 1);
}

void FileReaderTest::obeysItsJob()
{
    write("abc");
    FileReader reader(m_path);
    QVERIFY(reader.open().has_value());
    const JobControl job;
    job.cancel();
    const auto result = reader.blocks(0, [](QByteArrayView, qint64) { return true; }, job);
    QVERIFY(!result);
    QCOMPARE(result.error().code, Errc::Cancelled);
}

void FileReaderTest::refusesWhatIsNoFile()
{
    FileReader missing(m_path);
    const auto answer = missing.open();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::NotFound);
    QVERIFY(answer.error().text.contains(m_path));

    FileReader folder(m_dir->path());
    const auto refusal = folder.open();
    QVERIFY(!refusal);
    QCOMPARE(refusal.error().code, Errc::NotSupported);
    QVERIFY(!folder.isOpen());

    QCOMPARE(FileReader::errorFor(m_path, EACCES).code, Errc::Denied);
    QCOMPARE(FileReader::errorFor(m_path, EIO).code, Errc::Denied);
}

void FileReaderTest::noticesChanges_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<StoreChange>("expected");
    QTest::newRow("nothing") << u"nothing"_s << StoreChange::None;
    QTest::newRow("grew") << u"append"_s << StoreChange::Changed;
    QTest::newRow("cut") << u"cut"_s << StoreChange::Replaced;
    QTest::newRow("written anew, longer") << u"rewrite"_s << StoreChange::Replaced;
    QTest::newRow("another file took the name") << u"rename"_s << StoreChange::Replaced;
    QTest::newRow("removed") << u"remove"_s << StoreChange::Vanished;
}

void FileReaderTest::noticesChanges()
{
    QFETCH(const QString, change);
    QFETCH(const StoreChange, expected);
    write("first line\nsecond line\n");
    FileReader reader(m_path);
    QVERIFY(reader.open().has_value());
    QCOMPARE(reader.poll(), StoreChange::None);
    if (change == "append"_L1) {
        write("third\n", QIODevice::Append);
    } else if (change == "cut"_L1) {
        QCOMPARE(::truncate(QFile::encodeName(m_path).constData(), 5), 0);
    } else if (change == "rewrite"_L1) {
        write("something else that is longer than before\n");
    } else if (change == "rename"_L1) {
        const QString old = m_path;
        m_path += u".new"_s;
        write("first line\nsecond line\n");
        QCOMPARE(::rename(QFile::encodeName(m_path).constData(), QFile::encodeName(old).constData()), 0);
    } else if (change == "remove"_L1) {
        QVERIFY(QFile::remove(m_path));
    }
    QCOMPARE(reader.poll(), expected);
    // Said once; a file that is gone stays gone.
    QCOMPARE(reader.poll(), expected == StoreChange::Vanished ? StoreChange::Vanished : StoreChange::None);
}

void FileReaderTest::keepsTheFileItOpened()
{
    write("old");
    FileReader reader(m_path);
    QVERIFY(reader.open().has_value());
    QVERIFY(QFile::remove(m_path));
    write("new!");
    QCOMPARE(reader.read(0, 10).value(), "old"_ba);
    QCOMPARE(reader.poll(), StoreChange::Replaced);
    reader.close();
    QVERIFY(reader.open().has_value());
    QCOMPARE(reader.read(0, 10).value(), "new!"_ba);
}

void FileReaderTest::writesNothing()
{
    write("abc");
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner));
    const FileStamp before = FileStamp::of(m_path);
    FileReader reader(m_path);
    QVERIFY(reader.open().has_value());
    QCOMPARE(reader.read(0, 3).value(), "abc"_ba);
    QCOMPARE(FileStamp::of(m_path), before);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files).size(), 1);
}

TEST_CLASS(FileReaderTest)
#include "tst_filereader.moc"
