// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/textsource.h"
#include "tests/core/explore/explored.h"
#include "tests/testkit/testclass.h"

#include <QStringConverter>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestTextSource final : public QObject
{
    Q_OBJECT

private slots:
    void contentId();
    void lines();
    void utf16_data();
    void utf16();
    void cancelled();
};

/// What Python's open(errors="replace").read() gives of the same bytes, hashed as UTF-8.
void TestTextSource::contentId()
{
    const auto found = explored(u"x.txt"_s, "a\r\nb\rc\n\xFF\xC3(\xE2\x82x\xED\xA0\x80\xF0\x9F\x92\xA9\xE2\x82");
    QVERIFY(found);
    QCOMPARE(found->contentId, ContentId(u"5a9719b5c7fee417bd2e6e43e290959c357fadc8846b4d4d8f4032402850b496"_s));
    QCOMPARE(found->characters, 16);
    QCOMPARE(found->notes.size(), 1);
    const auto empty = explored(u"x.txt"_s, {});
    QVERIFY(empty);
    QCOMPARE(empty->contentId, ContentId(u"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_s));
    QCOMPARE(empty->characters, 0);
}

void TestTextSource::utf16_data()
{
    QTest::addColumn<QStringEncoder::Encoding>("encoding");
    QTest::newRow("little endian") << QStringEncoder::Utf16LE;
    QTest::newRow("big endian") << QStringEncoder::Utf16BE;
}

/// As spreadsheets write it. The piece of a megabyte ends within a character of two units.
void TestTextSource::utf16()
{
    QFETCH(const QStringEncoder::Encoding, encoding);
    QString text = u"\uFEFFname,note\r\n"_s;
    while (text.size() < FileReader::BlockBytes / 2 - 1)
        text += u'x';
    text += u"\U0001F4A9,\u65E5\u672C\r\nlast,1\r\n"_s;
    QStringEncoder encoder(encoding);
    const QByteArray bytes = encoder(text);
    const auto found = explored(u"t.csv"_s, bytes);
    QVERIFY(found);
    QCOMPARE(found->kind, u"csv"_s);
    QCOMPARE(countOf(*found, "rows"_L1), 2);
    QCOMPARE(countOf(*found, "uneven_rows"_L1), 0);
    QCOMPARE(linesOf(*found, "columns"_L1).at(0), u"1: name: text, 2 distinct value(s)"_s);
    QCOMPARE(found->notes, QStringList {u"The text is encoded in UTF-16."_s});
    // Named as agents do, who take all bytes for UTF-8.
    QCOMPARE(found->contentId, explored(u"t.bin"_s, bytes, u"binary"_s)->contentId);
    // A mark alone makes no text.
    QCOMPARE(explored(u"x"_s, "\xFF\xFE" + QByteArray(200, '\xD8'))->kind, u"text"_s);
}

/// Also those that a piece of the file ends in.
void TestTextSource::lines()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"x"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArrayList expected;
    for (int i = 0; i < 40'000; ++i)
        expected.append(QByteArray::number(i) + QByteArray(i % 97, 'x') + (i % 500 == 0 ? "\xC3\xA4" : ""));
    expected[20'000] = QByteArray(3'000'000, 'y');
    file.write(expected.join('\n'));
    file.close();
    FileReader reader(file.fileName());
    QVERIFY(reader.open());
    TextSource source(reader, false, JobControl());
    TextLines lines(source);
    for (const QByteArray& line : std::as_const(expected)) {
        const auto got = lines.next();
        QVERIFY(got);
        QVERIFY(*got == line);
    }
    QVERIFY(!lines.next());
    QCOMPARE(lines.number(), expected.size());
    QVERIFY(!source.failure());
    QCOMPARE(source.job().progress().done, file.size());
}

void TestTextSource::cancelled()
{
    const JobControl job;
    job.cancel();
    const auto found = explore(qEnvironmentVariable("STEMMA_SOURCE") + u"/README.md"_s, {}, job);
    QVERIFY(!found);
    QCOMPARE(found.error().code, Errc::Cancelled);
}

TEST_CLASS(TestTextSource)
#include "tst_textsource.moc"
