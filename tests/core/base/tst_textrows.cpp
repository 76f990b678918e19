// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/textrows.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Long texts by rows.
class TestTextRows final : public QObject
{
    Q_OBJECT
private slots:
    void rowsAreLines_data();
    void rowsAreLines();
    void longLinesAreCut();
    void placesAreFound();
    void cancels();
};

void TestTextRows::rowsAreLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("rows");
    QTest::newRow("empty") << QByteArray() << QByteArrayList();
    QTest::newRow("one") << QByteArray("a") << QByteArrayList {"a"};
    QTest::newRow("ended") << QByteArray("a\n") << QByteArrayList {"a"};
    QTest::newRow("blank lines") << QByteArray("\n\nb\n") << QByteArrayList {"", "", "b"};
    QTest::newRow("CR LF") << QByteArray("a\r\nb\rc\r\n") << QByteArrayList {"a", "b\rc"};
    QTest::newRow("CR at the end") << QByteArray("a\r") << QByteArrayList {"a\r"};
}

void TestTextRows::rowsAreLines()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, rows);
    const TextRows read(text, {});
    QCOMPARE(read.count(), rows.size());
    QCOMPARE(read.lines(), rows.size());
    for (qint64 i = 0; i < rows.size(); ++i) {
        const TextRows::Row row = read.row(i);
        QCOMPARE(read.text().sliced(row.start, row.length), rows.at(i));
        QCOMPARE(row.line, i);
        QVERIFY(!row.goesOn);
    }
}

void TestTextRows::longLinesAreCut()
{
    // Characters of two bytes, so that a cut by bytes alone would part one.
    const QByteArray line = "x" + QByteArray("é").repeated(3000);
    const TextRows rows(line + "\nend", {});
    QCOMPARE(rows.lines(), 2);
    QCOMPARE(rows.count(), 5);
    QByteArray whole;
    for (qint64 i = 0; i < 4; ++i) {
        const TextRows::Row row = rows.row(i);
        const QByteArray piece = rows.text().sliced(row.start, row.length);
        QVERIFY(row.length <= TextRows::LongestRow);
        QVERIFY(QString::fromUtf8(piece).toUtf8() == piece && !QString::fromUtf8(piece).contains(QChar(0xFFFD)));
        QCOMPARE(row.goesOn, i > 0);
        QCOMPARE(row.line, 0);
        whole += piece;
    }
    QCOMPARE(whole, line);
    // As long as a row: no empty one behind it.
    QCOMPARE(TextRows(QByteArray(TextRows::LongestRow, 'a') + "\nb", {}).count(), 2);
}

void TestTextRows::placesAreFound()
{
    QByteArray text;
    std::vector<qint64> starts;
    for (int i = 0; i < 1000; ++i) {
        starts.push_back(text.size());
        text += QByteArray::number(i).repeated(i == 500 ? 3000 : 1) + '\n'; // line 500 has five rows
    }
    const TextRows rows(text, {});
    QCOMPARE(rows.lines(), 1000);
    QCOMPARE(rows.count(), 1004);
    for (int i = 0; i < 1000; ++i) {
        const qint64 row = i <= 500 ? i : i + 4;
        QCOMPARE(rows.rowOfLine(i), row);
        QCOMPARE(rows.rowAt(starts[size_t(i)]), row);
        QCOMPARE(rows.row(row).start, starts[size_t(i)]);
    }
    QCOMPARE(rows.rowAt(starts[500] + 4100), 502);
    QCOMPARE(rows.rowAt(text.size() + 10), 1003);
    QCOMPARE(rows.rowOfLine(5000), 1003);
}

void TestTextRows::cancels()
{
    const JobControl job;
    job.cancel();
    QCOMPARE(TextRows(QByteArray(1000, '\n'), job).count(), 0);
}

TEST_CLASS(TestTextRows)
#include "tst_textrows.moc"
