// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/explore/explored.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTest>

#include <optional>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A line of /proc/self/status in bytes; -1: there is none.
qint64 statusBytes(QByteArrayView name)
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.sliced(name.size()).replace("kB", "").trimmed().toLongLong() * 1024;
    }
    return -1;
}

/// Explores a file, and tells how much more memory was held than before.
std::optional<Exploration> exploredWithin(qint64 mostBytes, const QString& name, const QByteArray& content)
{
    QFile peak(u"/proc/self/clear_refs"_s);
    if (!peak.open(QIODevice::WriteOnly) || peak.write("5") != 1)
        return {};
    peak.close();
    const qint64 before = statusBytes("VmRSS:");
    const auto found = explored(name, content);
    const qint64 grown = statusBytes("VmHWM:") - before;
    if (grown > mostBytes)
        qWarning("%lld bytes more were held", grown);
    return found && grown <= mostBytes ? std::optional(*found) : std::nullopt;
}

} // namespace

/// What is found in files of each kind, and in bad ones.
class TestExplore final : public QObject
{
    Q_OBJECT

private slots:
    void kinds_data();
    void kinds();
    void badInput_data();
    void badInput();
    void csv();
    void csvQuotes();
    void csvBad();
    void csvWide();
    void csvLargeNumbers();
    void csvSeparators();
    void manyValues();
    void json();
    void jsonBad();
    void jsonDeep();
    void jsonDeepKeepsNothing();
    void jsonLines();
    void log();
    void webLog();
    void logOfTerminals();
    void logForms();
    void markdown();
    void text();
    void binary();
    void refusals();
};

void TestExplore::kinds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("kind");
    QTest::newRow("table") << u"a.csv"_s << QByteArray("a,b\n") << u"csv"_s;
    QTest::newRow("capitals") << u"A.CSV"_s << QByteArray("a,b\n") << u"csv"_s;
    QTest::newRow("NUL in a table") << u"a.csv"_s << QByteArray(100, '\0') << u"binary"_s;
    QByteArray packed;
    for (quint32 i = 1; i < 4000; ++i)
        packed += char((i * 2'654'435'761U) >> 13);
    QTest::newRow("all bytes alike") << u"cache.pack"_s << packed << u"binary"_s;
    QTest::newRow("gzip") << u"x.log.gz"_s << (QByteArray("\x1F\x8B\x08") + QByteArray(100, 'x')) << u"binary"_s;
    QTest::newRow("PDF") << u"a.pdf"_s << QByteArray("%PDF-1.7\n1 0 obj\n") << u"binary"_s;
    QTest::newRow("bitmap") << u"a.bmp"_s
                            << QByteArray("BM" + QByteArray::fromHex("4600000000000000 36000000 28000000")
                                   + QByteArray(52, '\0'))
                            << u"image"_s;
    QTest::newRow("one NUL in a long text") << u"a.csv"_s << (QByteArray(500, 'x') + '\0') << u"csv"_s;
    QTest::newRow("no ending, JSON") << u"a"_s << QByteArray("{\n \"a\": 1}\n") << u"json"_s;
    QTest::newRow("no ending, records") << u"a.txt"_s << QByteArray("{\"a\": 1}\n{\"a\": 2}\n") << u"jsonl"_s;
    QTest::newRow("no ending, log") << u"messages"_s
                                    << QByteArray("Nov 24 22:18:11 h a\nNov 24 22:18:12 h b\nNov 24 22:18:13 h c\n")
                                    << u"log"_s;
    QTest::newRow("prose") << u"LICENSE"_s << QByteArray("Some words.\nMore.\n") << u"text"_s;
    QTest::newRow("header of C") << u"a.h"_s << QByteArray("struct a { int b; };\n") << u"c"_s;
    QTest::newRow("header of C++") << u"a.h"_s << QByteArray("#pragma once\nclass A;\n") << u"cpp"_s;
    QTest::newRow("empty") << u"nothing"_s << QByteArray() << u"text"_s;
}

void TestExplore::kinds()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, content);
    const auto found = explored(name, content);
    QVERIFY(found);
    QTEST(found->kind, "kind");
    QVERIFY(!found->title.isEmpty());
    QCOMPARE(found->bytes, content.size());
}

void TestExplore::badInput_data()
{
    QTest::addColumn<QString>("kind");
    for (const QString& kind : exploreKinds())
        QTest::newRow(qPrintable(kind)) << kind;
}

/// Each kind with what it is not: it is always said how much was read, and nothing breaks or takes long.
void TestExplore::badInput()
{
    QFETCH(const QString, kind);
    QByteArray deep;
    for (const char* begin : {"[", "{\"a\":", "<a>", "((", "a:\n "})
        deep += QByteArray(begin).repeated(10'000);
    QByteArray noise;
    for (int i = 0; i < 200'000; ++i)
        noise += char((i * 2'654'435'761U) >> 13);
    const QByteArrayList contents {{}, QByteArray("\0\0\0\n\0", 5), "\xFF\xFE\xC3\n\x80\x80", "\"", "\n\n\n", "\r",
        noise, deep, QByteArray("a\"b").repeated(50'000), QByteArray(20'000'000, 'x'),
        QByteArray("{\"a\": \"").append(2'000'000, 'y')};
    for (const QByteArray& content : contents) {
        const auto found = explored(u"file"_s, content, kind);
        if (kind == "sqlite"_L1 && !found) { // a file is a database or it is none
            QVERIFY2(found.error().text.contains(u"file"_s), qPrintable(found.error().text));
            continue;
        }
        QVERIFY2(found, qPrintable(found ? QString() : found.error().text));
        QCOMPARE(found->kind, kind);
        QVERIFY(!found->headline.isEmpty());
        for (const ExplorationSection& section : found->sections) {
            QVERIFY(section.lines.size() <= 500);
            for (const ExplorationLine& line : section.lines)
                QVERIFY2(line.text.size() < 2'000, qPrintable(line.text.left(100)));
        }
    }
}

void TestExplore::csv()
{
    const auto found = explored(u"t.csv"_s,
        "id,name,price,day,paid,note\n"
        "1,Ann,0.5,2026-01-03,true,\n"
        "2,Bob,12,2026-01-01,false,\n"
        "\n"
        "3,Ann,-7.25,2026-02-01 10:00,true,\n");
    QVERIFY(found);
    QCOMPARE(found->headline, u"3 row(s), 6 column(s)"_s);
    QCOMPARE(linesOf(*found, "columns"_L1),
        (QStringList {u"1: id: whole number, 1 – 3, 3 distinct value(s)"_s, u"1: name: text, 2 distinct value(s)"_s,
            u"1: price: number, -7.25 – 12, 3 distinct value(s)"_s,
            u"1: day: date, 2026-01-01 – 2026-02-01, 3 distinct value(s)"_s,
            u"1: paid: true or false, 2 distinct value(s)"_s, u"1: note: empty"_s}));
    const auto headless = explored(u"t.csv"_s, "1;2\n3;\n4;x");
    QVERIFY(headless);
    QCOMPARE(headless->headline, u"3 row(s), 2 column(s)"_s);
    QCOMPARE(linesOf(*headless, "columns"_L1),
        (QStringList {u"Column 1: whole number, 1 – 4, 3 distinct value(s)"_s,
            u"Column 2: text, 2 distinct value(s), 1 empty"_s}));
    const auto tabs = explored(u"t.tsv"_s, "a\tb,c\r\nx\ty\r\n");
    QVERIFY(tabs);
    QCOMPARE(linesOf(*tabs, "columns"_L1),
        (QStringList {u"1: a: text, 1 distinct value(s)"_s, u"1: b,c: text, 1 distinct value(s)"_s}));
}

void TestExplore::csvQuotes()
{
    const auto found = explored(u"t.csv"_s, "\"a,b\",c\n\"x\ny\",\"say \"\"hi\"\"\"\nz,un\"quoted\n\"\",w\n");
    QVERIFY(found);
    QCOMPARE(found->headline, u"3 row(s), 2 column(s)"_s);
    QCOMPARE(linesOf(*found, "columns"_L1),
        (QStringList {u"1: a,b: text, 2 distinct value(s), 1 empty"_s, u"1: c: text, 3 distinct value(s)"_s}));
    QCOMPARE(found->notes, QStringList());
}

void TestExplore::csvBad()
{
    const auto uneven = explored(u"t.csv"_s, "a,b\n1,2\n\"x\ny\",2\n3\n4,5,6\n");
    QVERIFY(uneven);
    QCOMPARE(countOf(*uneven, "uneven_rows"_L1), 2);
    QCOMPARE(uneven->notes, QStringList {u"The first row with another number of cells is in line 5."_s});
    const auto open = explored(u"t.csv"_s, "a,b\n1,2\n3,\"never\n4,5\n6,7\n");
    QVERIFY(open);
    QCOMPARE(countOf(*open, "rows"_L1), 2);
    QCOMPARE(open->notes,
        QStringList {u"A quote in the row that begins in line 3 is never closed: all that follows it is one cell."_s});
}

/// A first row of so many cells is counted, and not kept.
void TestExplore::csvWide()
{
    constexpr qint64 Cells = 5'000'001;
    const auto found = exploredWithin(100 << 20, u"t.csv"_s, QByteArray("a,").repeated(Cells - 1) + "a\n1,2\n");
    QVERIFY(found);
    QCOMPARE(countOf(*found, "columns"_L1), Cells);
    QCOMPARE(countOf(*found, "uneven_rows"_L1), 1);
    const ExplorationSection& columns = found->sections.at(0);
    QCOMPARE(columns.lines.size() + columns.leftOut, Cells);
}

void TestExplore::csvSeparators()
{
    // Commas within quotes are no separators.
    const auto quoted = explored(u"t.csv"_s, "\"Name, \"\"first\"\", last\";\"Sum, net\";x\nAnn;1;2\n");
    QVERIFY(quoted);
    QCOMPARE(linesOf(*quoted, "columns"_L1),
        (QStringList {u"1: Name, \"first\", last: text, 1 distinct value(s)"_s,
            u"1: Sum, net: whole number, 1 – 1, 1 distinct value(s)"_s,
            u"1: x: whole number, 2 – 2, 1 distinct value(s)"_s}));
    const auto told = explored(u"t.csv"_s, "sep=;\na,b;c\n1,5;2\n");
    QVERIFY(told);
    QCOMPARE(told->headline, u"1 row(s), 2 column(s)"_s);
    QCOMPARE(linesOf(*told, "columns"_L1),
        (QStringList {u"2: a,b: text, 1 distinct value(s)"_s, u"2: c: whole number, 2 – 2, 1 distinct value(s)"_s}));
}

/// Identifiers have more digits than a double holds.
void TestExplore::csvLargeNumbers()
{
    const auto found = explored(u"t.csv"_s,
        "id,signed,any\n9007199254740993,-9007199254740993,18446744073709551617\n"
        "9007199254740992,-9007199254740992,0000000000000000000012\n"
        "9007199254740994,5,18446744073709551616\n");
    QVERIFY(found);
    QCOMPARE(linesOf(*found, "columns"_L1),
        (QStringList {u"1: id: whole number, 9007199254740992 – 9007199254740994, 3 distinct value(s)"_s,
            u"1: signed: whole number, -9007199254740993 – 5, 3 distinct value(s)"_s,
            u"1: any: whole number, 12 – 18446744073709551617, 3 distinct value(s)"_s}));
}

/// Distinct values are counted up to a bound; cells lie across the pieces that are read.
void TestExplore::manyValues()
{
    QByteArray table("n,s,few\n");
    for (int i = 0; i < 300'000; ++i)
        table += QByteArray::number(i) + (i % 3 == 0 ? ",\"a \"\"b\"\"\"," : ",ab,") + QByteArray::number(i % 1000)
            + '\n';
    const auto found = explored(u"t.csv"_s, table);
    QVERIFY(found);
    QCOMPARE(found->headline, u"300,000 row(s), 3 column(s)"_s);
    QCOMPARE(linesOf(*found, "columns"_L1),
        (QStringList {u"1: n: whole number, 0 – 299999, more than 1,000 distinct value(s)"_s,
            u"1: s: text, 2 distinct value(s)"_s, u"1: few: whole number, 0 – 999, 1,000 distinct value(s)"_s}));
}

void TestExplore::json()
{
    const auto found = explored(u"t.json"_s, R"({
  "name": "x",
  "tags": ["a", "b"],
  "places": [
    {"id": 1, "at": 2.5},
    {"id": null, "deep": {"er": true}}
  ],
  "none": []
})");
    QVERIFY(found);
    QCOMPARE(found->headline, u"4 key(s), 9 line(s)"_s);
    QCOMPARE(linesOf(*found, "structure"_L1),
        (QStringList {u"2: name: string"_s, u"3: tags: array of string [2]"_s, u"4: places: array of object [2]"_s,
            u"5:   id: null | integer"_s, u"5:   at: number, in 1 of 2"_s, u"6:   deep: object, in 1 of 2"_s,
            u"6:     er: boolean"_s, u"8: none: array [0]"_s}));
    const auto list = explored(u"t.json"_s, "[1, 2, [3]]");
    QVERIFY(list);
    QCOMPARE(list->headline, u"3 item(s), 1 line(s)"_s);
    const auto ended = explored(u"t.json"_s, "[1,\n2]\n");
    QVERIFY(ended);
    QCOMPARE(ended->headline, u"2 item(s), 2 line(s)"_s);
}

void TestExplore::jsonBad()
{
    const auto found = explored(u"t.json"_s, "{\n\"a\": 1,\n\"b\": [1, 2,\n\"c\": 3}");
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList {u"From line 4 on this is not valid JSON."_s});
    QVERIFY(linesOf(*found, "structure"_L1).contains(u"2: a: integer"_s));
    QCOMPARE(countOf(*explored(u"t.json"_s, "{\n,}\n\n{}\n"), "lines"_L1), 4); // also those behind the fault
    // A value that is none has no type.
    const auto number = explored(u"t.json"_s, "{\"a\": 1,\n\"b\": NaN}");
    QVERIFY(number);
    QCOMPARE(linesOf(*number, "structure"_L1), (QStringList {u"1: a: integer"_s, u"2: b"_s}));
    const auto empty = explored(u"t.json"_s, {});
    QVERIFY(empty);
    QCOMPARE(empty->notes, QStringList {u"From line 1 on this is not valid JSON."_s});
}

void TestExplore::jsonDeep()
{
    const auto found = explored(u"t.json"_s, QByteArray("[").repeated(10'000) + "1" + QByteArray("]").repeated(10'000));
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList());
    QCOMPARE(found->headline, u"1 item(s), 1 line(s)"_s);
    const auto objects
        = explored(u"t.json"_s, QByteArray("{\"a\":").repeated(10'000) + "1" + QByteArray("}").repeated(10'000));
    QVERIFY(objects);
    QCOMPARE(objects->notes, QStringList());
    QCOMPARE(linesOf(*objects, "structure"_L1).size(), 6);
    // Keys that are data do not fill the memory.
    QByteArray many("{");
    for (int i = 0; i < 20'000; ++i)
        many += (i > 0 ? ",\"k" : "\"k") + QByteArray::number(i) + "\":0";
    const auto keys = explored(u"t.json"_s, many + '}');
    QVERIFY(keys);
    QCOMPARE(keys->notes, QStringList {u"There are more keys than are listed here."_s});
}

void TestExplore::jsonDeepKeepsNothing()
{
    const auto open = exploredWithin(100 << 20, u"t.json"_s, QByteArray("[").repeated(5'000'000));
    QVERIFY(open);
    QCOMPARE(open->notes, QStringList {u"From line 1 on this is not valid JSON."_s});
    // What comes behind the deep value is still in its place.
    const auto closed = exploredWithin(100 << 20, u"t.json"_s,
        "{\"a\": " + QByteArray("[").repeated(1'000'000) + "{\"x\": 1}, 2" + QByteArray("]").repeated(1'000'000)
            + ",\n \"b\": [[[[[[1, [2], {}]]]]]]}");
    QVERIFY(closed);
    QCOMPARE(closed->notes, QStringList());
    QCOMPARE(linesOf(*closed, "structure"_L1).last(),
        u"2: b: array of array of array of array of array of array [3] [1] [1] [1] [1] [1]"_s);
}

void TestExplore::jsonLines()
{
    const auto found = explored(u"t.jsonl"_s,
        "{\"id\": 1, \"who\": {\"name\": \"a\"}}\n"
        "\n"
        "{\"id\": 2.5, \"tags\": [1, \"x\"]}\n"
        "{\"id\": 3, \n"
        "not JSON\n"
        "{\"who\": {\"name\": null, \"age\": 3}, \"id\": 4}\n"
        "[1]");
    QVERIFY(found);
    QCOMPARE(found->headline, u"4 record(s), 2 line(s) that cannot be read"_s);
    QCOMPARE(countOf(*found, "lines"_L1), 7);
    QCOMPARE(linesOf(*found, "bad_lines"_L1), (QStringList {u"4: {\"id\": 3,"_s, u"5: not JSON"_s}));
    QCOMPARE(linesOf(*found, "structure"_L1),
        (QStringList {u"id: integer | number"_s, u"who: object, in 2 of 3"_s, u"  name: null | string"_s,
            u"  age: integer, in 1 of 2"_s, u"tags: array of integer | string [2], in 1 of 3"_s}));
}

void TestExplore::log()
{
    const auto found = explored(u"t.log"_s,
        "2026-11-24T22:18:11.123Z INFO  Started in 120 ms on 10.0.0.1:8080\n"
        "2026-11-24T22:18:12Z INFO  Started in 7 ms on 10.0.0.2:8081\n"
        "2026-11-24T22:18:13+01:00 ERROR Job 3f2a-77 failed\n"
        "    at main (x.c:12)\n"
        "2026-11-24T22:18:14Z [warn] the info that error handling is off\n"
        "a line that goes on\n"
        "2026-11-24T22:19:00Z Nothing to say\n");
    QVERIFY(found);
    QCOMPARE(found->headline, u"5 entry(s), 1 error(s), 1 warning(s)"_s);
    QCOMPARE(
        linesOf(*found, "times"_L1), (QStringList {u"1: 2026-11-24T22:18:11.123Z"_s, u"7: 2026-11-24T22:19:00Z"_s}));
    QCOMPARE(linesOf(*found, "levels"_L1), (QStringList {u"3: 1 × ERROR"_s, u"5: 1 × WARNING"_s, u"1: 2 × INFO"_s}));
    QCOMPARE(linesOf(*found, "frequent"_L1).at(0), u"1: 2 × INFO  Started in # ms on #"_s);
    QCOMPARE(linesOf(*found, "frequent"_L1).at(1), u"3: 1 × ERROR Job # failed"_s);
}

void TestExplore::webLog()
{
    const auto found = explored(u"access.log"_s,
        "127.0.0.1 - - [24/Nov/2026:22:18:11 +0000] \"GET /a HTTP/1.1\" 200 12\n"
        "127.0.0.1 - - [24/Nov/2026:22:18:19 +0000] \"GET /a HTTP/1.1\" 200 99\n");
    QVERIFY(found);
    QCOMPARE(linesOf(*found, "times"_L1),
        (QStringList {u"1: 24/Nov/2026:22:18:11 +0000"_s, u"2: 24/Nov/2026:22:18:19 +0000"_s}));
    QCOMPARE(linesOf(*found, "frequent"_L1), (QStringList {u"1: 2 × \"GET /a HTTP/#\" # #"_s}));
}

/// With colours, and in the form of Kubernetes.
void TestExplore::logOfTerminals()
{
    const auto found = explored(u"t.log"_s,
        "\x1b[2m2026-11-24T22:18:11Z\x1b[0m \x1b[31mERROR\x1b[0m first\n"
        "\x1b[2m2026-11-24T22:18:12Z\x1b[0m \x1b[1;33mWARN\x1b[0m second\n"
        "E1124 22:18:13.123456       1 main.go:10] third\n"
        "I1124 22:18:14.123456       1 main.go:10] fourth\n");
    QVERIFY(found);
    QCOMPARE(found->headline, u"4 entry(s), 2 error(s), 1 warning(s)"_s);
    QCOMPARE(linesOf(*found, "times"_L1), (QStringList {u"1: 2026-11-24T22:18:11Z"_s, u"4: 1124 22:18:14.123456"_s}));
    QCOMPARE(linesOf(*found, "frequent"_L1).at(0), u"1: 1 × ERROR first"_s);
}

/// Lines of JSON and logfmt, seconds since 1970, and what web servers answered.
void TestExplore::logForms()
{
    const auto found = explored(u"t.log"_s,
        "{\"level\":\"info\",\"ts\":\"2026-11-24T22:18:11.5Z\",\"msg\":\"a\"}\n"
        "{\"level\":\"error\",\"start_time\":\"2026-11-24T22:18:00Z\",\"time\":1764281891.25,\"msg\":\"b\"}\n"
        "level=warning time=\"2026-11-24T22:18:13Z\" msg=\"c\"\n"
        "1764281894 INFO d\n"
        "[1764281895123] e\n"
        "10.0.0.1 - - [24/Nov/2026:22:18:16 +0000] \"GET /ERROR HTTP/1.1\" 503 12\n"
        "10.0.0.1 - - [24/Nov/2026:22:18:17 +0000] \"GET /ERROR HTTP/1.1\" 404 12\n"
        "17642818951 has too many figures\n"
        "time=1764281898 msg=last\n");
    QVERIFY(found);
    QCOMPARE(found->headline, u"8 entry(s), 2 error(s), 1 warning(s)"_s);
    QCOMPARE(linesOf(*found, "times"_L1), (QStringList {u"1: 2026-11-24T22:18:11.5Z"_s, u"9: 1764281898"_s}));
    QCOMPARE(linesOf(*found, "levels"_L1), (QStringList {u"2: 2 × ERROR"_s, u"3: 1 × WARNING"_s, u"1: 2 × INFO"_s}));
    QCOMPARE(linesOf(*found, "frequent"_L1).mid(0, 3),
        (QStringList {u"6: 2 × \"GET /ERROR HTTP/#\" # #"_s,
            u"1: 1 × {\"level\":\"info\",\"ts\":\"#\",\"msg\":\"a\"}"_s,
            u"2: 1 × {\"level\":\"error\",\"start_time\":\"#-#T#:#Z\",\"time\":#,\"msg\":\"b\"}"_s}));
}

void TestExplore::markdown()
{
    const auto fields = explored(u"t.md"_s, "---\ntitle: x\n# a comment\n---\n# One\n");
    QVERIFY(fields);
    QCOMPARE(linesOf(*fields, "headings"_L1), (QStringList {u"5: One"_s}));
    const auto ruled = explored(u"t.md"_s, "---\n\nText\n---\n");
    QVERIFY(ruled);
    QCOMPARE(linesOf(*ruled, "headings"_L1), (QStringList {u"3:   Text"_s}));
    const auto rules = explored(u"t.md"_s, "---\n\n# One\n\nSee: this\n\n---\n\n# Two\n");
    QVERIFY(rules);
    QCOMPARE(linesOf(*rules, "headings"_L1), (QStringList {u"3: One"_s, u"9: Two"_s}));
    const auto found = explored(u"t.md"_s,
        "# One *big* title\n\n```\n# no heading\n```\n\nTwo\n---\n\n> ### In a quote\n\n#no heading either\n\n## ä & "
        "b\n");
    QVERIFY(found);
    QCOMPARE(linesOf(*found, "headings"_L1),
        (QStringList {u"1: One big title"_s, u"7:   Two"_s, u"10:     In a quote"_s, u"14:   ä & b"_s}));
    QCOMPARE(countOf(*found, "headings"_L1), 4);
    QCOMPARE(countOf(*found, "code_blocks"_L1), 1);
    QCOMPARE(countOf(*found, "lines"_L1), 14);
}

void TestExplore::text()
{
    const auto found
        = explored(u"t.txt"_s, "one\n\ntwo \x1b[31mred\n" + QByteArray("x").repeated(300) + "\n5\n6\n7\n8\n9\n");
    QVERIFY(found);
    QCOMPARE(found->headline, u"9 line(s), 300 byte(s) in the longest line"_s);
    const QStringList lines = linesOf(*found, "preview"_L1);
    QCOMPARE(lines.size(), 8);
    QCOMPARE(lines.at(2), u"3: two \u241b[31mred"_s);
    QVERIFY(lines.at(3).endsWith(u'…'));
}

void TestExplore::binary()
{
    const auto found = explored(u"t"_s,
        QByteArray("\x7F"
                   "ELF")
            + QByteArray(60, '\0'));
    QVERIFY(found);
    QCOMPARE(found->kind, u"binary"_s);
    QCOMPARE(found->headline, u"ELF, 64 bytes"_s);
    QCOMPARE(linesOf(*found, "first_bytes"_L1).at(0), u"7f 45 4c 46 00 00 00 00 00 00 00 00 00 00 00 00"_s);
    QCOMPARE(found->notes, QStringList());
}

void TestExplore::refusals()
{
    const auto missing = explore(u"/nowhere/x.csv"_s, {}, JobControl());
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Errc::NotFound);
    QVERIFY(missing.error().text.contains(u"/nowhere/x.csv"_s));
    const auto folder = explore(QDir::tempPath(), {}, JobControl());
    QVERIFY(!folder);
    QVERIFY(folder.error().text.contains(QDir::tempPath()));
    const auto unknown = explored(u"x"_s, {}, u"novel"_s);
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, Errc::Usage);
    QVERIFY(unknown.error().text.contains(u"csv, html"_s));
}

TEST_CLASS(TestExplore)
#include "tst_explore.moc"
