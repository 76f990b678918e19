// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/contentwriter.h"
#include "core/store/files/fileio.h"
#include "core/store/files/filescript.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <cstdlib>

#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Bytes that are put together from ranges of files and from what is spelled out.
class TestFileContent final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void ranges_data();
    void ranges();
    void withoutMapping();
    void cutMeanwhile_data();
    void cutMeanwhile();

private:
    [[nodiscard]] Result<QByteArray> written(const FileContent& content) const;
    [[nodiscard]] QString source() const { return m_folder->filePath(u"source"_s); }
    void makeSource(qsizetype size);
    [[nodiscard]] QByteArray expected(const FileContent& content) const;

    const JobControl m_job;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_bytes; ///< of the source
};

void TestFileContent::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestFileContent::makeSource(qsizetype size)
{
    Dice dice(5);
    m_bytes.resize(size);
    for (qsizetype i = 0; i + 8 <= size; i += 8)
        qToLittleEndian(dice.next(), m_bytes.data() + i);
    QFile file(source());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(m_bytes) == size);
}

Result<QByteArray> TestFileContent::written(const FileContent& content) const
{
    const QString path = m_folder->filePath(u"target"_s);
    QFile::remove(path);
    const auto target = fileio::create(path);
    if (!target)
        return std::unexpected(target.error());
    fileio::ContentWriter writer(target->number(), path, m_job);
    Result<> done = writer.add(content);
    if (done)
        done = writer.flush();
    if (!done)
        return std::unexpected(done.error());
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? Result<QByteArray>(file.readAll()) : fail(Errc::NotFound, path);
}

QByteArray TestFileContent::expected(const FileContent& content) const
{
    QByteArray bytes;
    for (const FileContent::Piece& piece : content.pieces())
        bytes += piece.file < 0 ? content.sourceText(piece)
                                : QByteArrayView(m_bytes).sliced(
                                      piece.offset, piece.length < 0 ? m_bytes.size() - piece.offset : piece.length);
    return bytes;
}

void TestFileContent::ranges_data()
{
    QTest::addColumn<int>("step"); // from range to range
    QTest::addColumn<int>("back"); // so far before it a short one is copied once more
    QTest::newRow("lines") << 4'000 << 3'900;
    QTest::newRow("short lines") << 700 << 690;
    QTest::newRow("long lines") << 300'000 << 299'900;
    QTest::newRow("longer than a window") << 3'000'000 << 2'900'000;
    QTest::newRow("far apart") << 9'000'000 << 8'999'000;
}

void TestFileContent::ranges()
{
    QFETCH(int, step);
    QFETCH(int, back);
    makeSource((40 << 20) + 12'345);
    FileContent content("begin");
    for (qint64 at = 0; at + step <= m_bytes.size(); at += step) {
        content.add(QByteArray::number(at));
        content.add(source(), at + 61, step - 61);
        content.add("|");
        content.add(source(), at + step - back, 38);
    }
    content.add(source(), 4, 600); // back at the beginning
    content.add(QByteArray(3 << 20, 's'));
    content.add(source(), m_bytes.size() - 5'000'000, -1);
    const auto bytes = written(content);
    QVERIFY2(bytes, bytes ? "" : qPrintable(bytes.error().text));
    QVERIFY(*bytes == expected(content));
}

/// Not every file system can do it; here there is no room for a window, but for what is read in its place.
void TestFileContent::withoutMapping()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("a sanitizer takes the room");
#endif
    makeSource(5 << 20);
    FileContent content;
    for (qint64 at = 0; at + 3'000'000 <= m_bytes.size(); at += 1'000'000) {
        content.add("x");
        content.add(source(), at, 2'500'000);
        content.add(source(), at, 10);
    }
    const QString path = m_folder->filePath(u"target"_s);
    const auto target = fileio::create(path);
    QVERIFY(target);
    constexpr int Room = 16 << 20;
    QVERIFY(mallopt(M_MMAP_THRESHOLD, 2 * Room) == 1 && mallopt(M_TRIM_THRESHOLD, 2 * Room) == 1);
    fileio::ContentWriter writer(target->number(), path, m_job);
    std::free(std::malloc(Room)); // stays with the program
    rlimit limit {};
    QCOMPARE(getrlimit(RLIMIT_AS, &limit), 0);
    const rlimit tight {4096, limit.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_AS, &tight), 0);
    const void* const window = mmap(nullptr, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    Result<> done = writer.add(content);
    if (done)
        done = writer.flush();
    QCOMPARE(setrlimit(RLIMIT_AS, &limit), 0);
    QVERIFY(window == MAP_FAILED);
    QVERIFY2(done, done ? "" : qPrintable(done.error().text));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == expected(content));
}

void TestFileContent::cutMeanwhile_data()
{
    QTest::addColumn<int>("left");
    QTest::newRow("to nothing") << 0;
    QTest::newRow("within what is copied") << 8'192;
    QTest::newRow("within the last page of what is copied") << 500'099;
}

/// Another program cuts the file after its ranges were checked: an error, and no signal.
void TestFileContent::cutMeanwhile()
{
    QFETCH(int, left);
    makeSource(2 << 20);
    const QString path = m_folder->filePath(u"target"_s);
    const auto target = fileio::create(path);
    QVERIFY(target);
    fileio::ContentWriter writer(target->number(), path, m_job);
    const Result<> added = writer.addRange(source(), 100, 500'000);
    QVERIFY2(added, added ? "" : qPrintable(added.error().text));
    QCOMPARE(truncate(QFile::encodeName(source()).constData(), left), 0);
    const Result<> flushed = writer.flush();
    QVERIFY(!flushed);
    QCOMPARE(flushed.error().code, Errc::Conflict);
    QVERIFY2(flushed.error().text.contains(u"source"_s), qPrintable(flushed.error().text));
}

TEST_CLASS(TestFileContent)
#include "tst_filecontent.moc"
