// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonlines.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

struct Line
{
    qint64 offset = 0;
    QByteArray bytes;
    bool complete = true;

    bool operator==(const Line&) const = default;
};

/// The most this process held in memory so far.
qint64 mostResidentKilobytes()
{
    rusage usage {};
    return ::getrusage(RUSAGE_SELF, &usage) == 0 ? qint64(usage.ru_maxrss) : -1;
}

} // namespace

class JsonLinesTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_reader = std::make_unique<FileReader>(m_dir->filePath(u"log.jsonl"_s));
    }
    void splitsLines_data();
    void splitsLines();
    void goesOnWhenTheFileGrew();
    void joinsLinesAcrossBlocks_data();
    void joinsLinesAcrossBlocks();
    void holdsOnlyTheHeadOfAGiant();
    void endsWhenNoMoreIsWanted();
    void obeysItsJob();

private:
    void write(const QByteArray& bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly)
    {
        QFile file(m_reader->path());
        QVERIFY(file.open(mode));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    JsonLinesEnd read(qint64 from = 0)
    {
        m_lines.clear();
        const auto sink = [this](const JsonLine& line) {
            m_lines << Line {line.offset, line.bytes.toByteArray(), line.complete};
            m_numbers << line.number;
            return true;
        };
        m_numbers.clear();
        const auto opened = m_reader->open();
        const auto end = JsonLines::read(*m_reader, from, sink, JobControl());
        return opened && end ? *end : JsonLinesEnd {-1, -1, false};
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<FileReader> m_reader;
    QList<Line> m_lines;
    QList<qint64> m_numbers;
};

void JsonLinesTest::splitsLines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<Line>>("lines");
    QTest::addColumn<qint64>("next");
    QTest::addColumn<bool>("torn");
    QTest::newRow("empty") << ""_ba << QList<Line> {} << qint64(0) << false;
    QTest::newRow("one") << "{}\n"_ba << QList<Line> {{0, "{}"}} << qint64(3) << false;
    QTest::newRow("two") << "{}\n[1]\n"_ba << QList<Line> {{0, "{}"}, {3, "[1]"}} << qint64(7) << false;
    QTest::newRow("torn") << "{}\n{\"a"_ba << QList<Line> {{0, "{}"}, {3, "{\"a", false}} << qint64(3) << true;
    QTest::newRow("only torn") << "{"_ba << QList<Line> {{0, "{", false}} << qint64(0) << true;
    QTest::newRow("blank lines") << "\n \t\n{}\n\r\n"_ba << QList<Line> {{4, "{}"}} << qint64(9) << false;
    QTest::newRow("CR LF") << "{}\r\n[]\r\n"_ba << QList<Line> {{0, "{}"}, {4, "[]"}} << qint64(8) << false;
    QTest::newRow("BOM") << "\xef\xbb\xbf{}\n[]\n"_ba << QList<Line> {{3, "{}"}, {6, "[]"}} << qint64(9) << false;
    QTest::newRow("only a BOM") << "\xef\xbb\xbf"_ba << QList<Line> {} << qint64(0) << true;
    QTest::newRow("NUL and no UTF-8") << "a\0b\n\xff\xfe\n"_ba << QList<Line> {{0, "a\0b"_ba}, {4, "\xff\xfe"}}
                                      << qint64(7) << false;
    QTest::newRow("no JSON") << "so what\n"_ba << QList<Line> {{0, "so what"}} << qint64(8) << false;
    QTest::newRow("blank torn end") << "{}\n  "_ba << QList<Line> {{0, "{}"}} << qint64(3) << true;
}

void JsonLinesTest::splitsLines()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QList<Line>, lines);
    QFETCH(const qint64, next);
    QFETCH(const bool, torn);
    write(bytes);
    const JsonLinesEnd end = read();
    QCOMPARE(m_lines, lines);
    QCOMPARE(end.next, next);
    QCOMPARE(end.torn, torn);
    QCOMPARE(end.lines, bytes.count('\n'));
}

void JsonLinesTest::goesOnWhenTheFileGrew()
{
    write("{\"a\":1}\n\n{\"b\"");
    JsonLinesEnd end = read();
    QCOMPARE(end.next, 9);
    QCOMPARE(end.lines, 2);
    QCOMPARE(m_numbers, (QList<qint64> {1, 3}));
    write(":2}\n{\"c\":3}\n", QIODevice::Append);
    QCOMPARE(m_reader->poll(), StoreChange::Changed);
    end = read(end.next);
    QCOMPARE(m_lines, (QList<Line> {{9, "{\"b\":2}"}, {17, "{\"c\":3}"}}));
    QVERIFY(!end.torn);
    QCOMPARE(end.next, m_reader->size());
}

void JsonLinesTest::joinsLinesAcrossBlocks_data()
{
    QTest::addColumn<qint64>("length");
    constexpr qint64 Block = FileReader::BlockBytes;
    for (const qint64 length : {Block - 2, Block - 1, Block, Block + 1, 2 * Block, 5 * Block + 3})
        QTest::addRow("%lld bytes", static_cast<long long>(length)) << length;
}

void JsonLinesTest::joinsLinesAcrossBlocks()
{
    QFETCH(const qint64, length);
    const QByteArray longLine = '"' + QByteArray(length - 2, 'x') + '"';
    write("1\n" + longLine + "\n2\n" + longLine + "\n3");
    const JsonLinesEnd end = read();
    QCOMPARE(m_lines.size(), 5);
    QCOMPARE(m_lines.at(1), (Line {2, longLine}));
    QCOMPARE(m_lines.at(2), (Line {length + 3, "2"}));
    QCOMPARE(m_lines.at(3), (Line {length + 5, longLine}));
    QCOMPARE(m_lines.at(4), (Line {2 * length + 6, "3", false}));
    QCOMPARE(end.next, 2 * length + 6);
}

void JsonLinesTest::holdsOnlyTheHeadOfAGiant()
{
    constexpr qint64 Length = (qint64(1) << 30) + 12345; // the file has a hole and takes no room
    const qint64 before = mostResidentKilobytes();
    QFile file(m_reader->path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("{\"giant\":") == 9 && file.seek(Length) && file.write("\n{}\n") == 4);
    file.close();
    QVERIFY(m_reader->open().has_value());
    QList<qint64> lengths;
    QList<qint64> held;
    QList<bool> whole;
    const auto sink = [&](const JsonLine& line) {
        lengths << line.length;
        held << line.bytes.size();
        whole << line.isWhole();
        return line.bytes.startsWith('{');
    };
    const auto end = JsonLines::read(*m_reader, 0, sink, JobControl());
    QVERIFY(end.has_value());
    QCOMPARE(lengths, (QList<qint64> {Length, 2}));
    QCOMPARE(held, (QList<qint64> {JsonLines::HeadBytes, 2}));
    QCOMPARE(whole, (QList<bool> {false, true}));
    QCOMPARE(end->next, Length + 4);
    // While the buffer grows there are two.
    const qint64 grown = mostResidentKilobytes() - before;
    QVERIFY2(before > 0 && grown < 3 * JsonLines::MaxHeld / 1024, qPrintable(QString::number(grown)));
}

void JsonLinesTest::endsWhenNoMoreIsWanted()
{
    write("1\n2\n3\n");
    QVERIFY(m_reader->open().has_value());
    int given = 0;
    const auto end = JsonLines::read(*m_reader, 0, [&](const JsonLine&) { return ++given < 2; }, JobControl());
    QCOMPARE(given, 2);
    QCOMPARE(end.value().next, 4);
}

void JsonLinesTest::obeysItsJob()
{
    write("1\n");
    QVERIFY(m_reader->open().has_value());
    const JobControl job;
    job.cancel();
    const auto end = JsonLines::read(*m_reader, 0, [](const JsonLine&) { return true; }, job);
    QVERIFY(!end);
    QCOMPARE(end.error().code, Errc::Cancelled);
}

TEST_CLASS(JsonLinesTest)
#include "tst_jsonlines.moc"
