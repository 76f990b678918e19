// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonmembers.h"
#include "core/store/json/jsonrecords.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QList<JsonPattern> patterns(const QStringList& paths)
{
    QList<JsonPattern> list;
    for (const QString& path : paths)
        list << JsonPattern {path, true};
    return list;
}

/// "pattern path text" of each record, as cut out of the document, and the bytes handed out.
struct Seen
{
    QStringList records;
    bool sameBytes = true;
    bool sameKeys = true; ///< each key stands where its step says
    JsonScan scan;
};

Seen look(const QByteArray& document, const QStringList& paths, qsizetype blockSize, int most = -1)
{
    Seen seen;
    JsonRecordScanner scanner(patterns(paths), [&](const JsonRecord& record) {
        QStringList way;
        for (const JsonStep& step : record.steps) {
            way << (step.key.isNull() ? QString::number(step.index) : u"%1=%2"_s.arg(step.index).arg(step.key));
            const bool isMember = step.keyOffset >= 0;
            seen.sameKeys &= isMember != step.key.isNull() && (!isMember || document.at(step.keyOffset) == '"');
        }
        const QByteArray text = document.mid(record.offset, record.length);
        seen.sameBytes &= record.bytes == text && text.at(0) == record.first;
        seen.records << u"%1 /%2 %3"_s.arg(record.pattern).arg(way.join(u'/'), QString::fromUtf8(text));
        return most < 0 || seen.records.size() < most;
    });
    for (qsizetype at = 0; at < document.size(); at += blockSize) {
        if (!scanner.feed(QByteArrayView(document).sliced(at, qMin(blockSize, document.size() - at))))
            break;
    }
    seen.scan = scanner.finish();
    return seen;
}

} // namespace

class JsonRecordsTest : public QObject
{
    Q_OBJECT

private slots:
    void findsRecords_data();
    void findsRecords();
    void namesTheBrokenPlace_data();
    void namesTheBrokenPlace();
    void keepsWholeRecordsOfACutDocument();
    void stopsWhenAsked();
    void takesDeepAndLongThings();
    void leavesOutBytesThatAreTooLong();
    void walksMembers_data();
    void walksMembers();
    void walksElements();
    void passesBlocksAsItPassesBytes();
};

void JsonRecordsTest::findsRecords_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QStringList>("records");

    const QStringList messages = {u"/messages/*"_s};
    QTest::newRow("elements") << R"({"a": [9], "messages": [{"x": 1}, [2], "three", 4, null]})"_ba << messages
                              << QStringList {u"0 /1=messages/0 {\"x\": 1}"_s, u"0 /1=messages/1 [2]"_s,
                                     u"0 /1=messages/2 \"three\""_s, u"0 /1=messages/3 4"_s, u"0 /1=messages/4 null"_s};
    QTest::newRow("members") << R"({"messages": {"a": 1, "b\u0041": {}}})"_ba << messages
                             << QStringList {u"0 /0=messages/0=a 1"_s, u"0 /0=messages/1=bA {}"_s};
    QTest::newRow("not a container") << R"({"messages": "none"})"_ba << messages << QStringList();
    QTest::newRow("not there") << R"({"message": [1], "more": {"messages": [2]}})"_ba << messages << QStringList();
    QTest::newRow("repeated key") << R"({"messages": [1], "messages": [2]})"_ba << messages
                                  << QStringList {u"0 /0=messages/0 1"_s, u"0 /1=messages/0 2"_s};
    QTest::newRow("container and elements")
        << R"({"messages": [1, 2]})"_ba << QStringList {u"/messages"_s, u"/messages/*"_s}
        << QStringList {u"1 /0=messages/0 1"_s, u"1 /0=messages/1 2"_s, u"0 /0=messages [1, 2]"_s};
    QTest::newRow("record in record") << R"([{"m": [{"t": "x"}], "n": 1}])"_ba << QStringList {u"/*"_s, u"/*/m/*"_s}
                                      << QStringList {u"1 /0/0=m/0 {\"t\": \"x\"}"_s,
                                             u"0 /0 {\"m\": [{\"t\": \"x\"}], \"n\": 1}"_s};
    QTest::newRow("one element") << "[1, 2, 3]"_ba << QStringList {u"/1"_s} << QStringList {u"0 /1 2"_s};
    QTest::newRow("two patterns for one")
        << "[1]"_ba << QStringList {u"/0"_s, u"/*"_s} << QStringList {u"0 /0 1"_s, u"1 /0 1"_s};
    QTest::newRow("the document") << " [1 ,2] "_ba << QStringList {QString()} << QStringList {u"0 / [1 ,2]"_s};
    QTest::newRow("a bare word") << "-Infinity"_ba << QStringList {QString()} << QStringList {u"0 / -Infinity"_s};
    QTest::newRow("brackets in text") << R"(["]}\"[{", "\\"])"_ba << QStringList {u"/*"_s}
                                      << QStringList {uR"(0 /0 "]}\"[{")"_s, uR"(0 /1 "\\")"_s};
    QTest::newRow("text within what is skipped")
        << R"({"skip": {"a": ["]}\"", "\\"]}, "messages": [7]})"_ba << messages << QStringList {u"0 /1=messages/0 7"_s};
    QTest::newRow("odd values")
        << R"([NaN, Infinity, -1.5E+30, 1000000000000000000000000000000, "\ud83d", true, false])"_ba
        << QStringList {u"/*"_s}
        << QStringList {u"0 /0 NaN"_s, u"0 /1 Infinity"_s, u"0 /2 -1.5E+30"_s,
               u"0 /3 1000000000000000000000000000000"_s, uR"(0 /4 "\ud83d")"_s, u"0 /5 true"_s, u"0 /6 false"_s};
    QTest::newRow("byte order mark") << "\xef\xbb\xbf[1]"_ba << QStringList {u"/*"_s} << QStringList {u"0 /0 1"_s};
    QTest::newRow("line ends") << "\r\n[\r\n1\t,\r\n2\r\n]\r\n"_ba << QStringList {u"/*"_s}
                               << QStringList {u"0 /0 1"_s, u"0 /1 2"_s};
    QTest::newRow("error within a record") << R"([{"a" 1}, {"b": 2}])"_ba << QStringList {u"/*"_s}
                                           << QStringList {uR"(0 /0 {"a" 1})"_s, uR"(0 /1 {"b": 2})"_s};
    QTest::newRow("empty containers") << R"({"messages": [], "x": {}})"_ba << QStringList {u"/messages/*"_s, u"/x/*"_s}
                                      << QStringList();
    QTest::newRow("empty key") << R"({"": [1]})"_ba << QStringList {u"//*"_s} << QStringList {u"0 /0=/0 1"_s};
}

void JsonRecordsTest::findsRecords()
{
    QFETCH(QByteArray, document);
    QFETCH(QStringList, paths);
    QFETCH(QStringList, records);
    for (qsizetype size = 1; size <= document.size(); ++size) {
        const Seen seen = look(document, paths, size);
        QCOMPARE(seen.records, records);
        QVERIFY(seen.sameBytes);
        QVERIFY(seen.sameKeys);
        QVERIFY(!seen.scan.problem);
        QCOMPARE(seen.scan.bytes, document.size());
        QCOMPARE(seen.scan.hasBom, document.startsWith("\xef\xbb\xbf"));
    }
}

void JsonRecordsTest::namesTheBrokenPlace_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<int>("records");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("message");

    const QString value = u"Expecting value"_s;
    const QString comma = u"Expecting ',' delimiter"_s;
    const QString text = u"Unterminated string starting at"_s;
    const QString name = u"Expecting property name enclosed in double quotes"_s;
    QTest::newRow("empty") << ""_ba << 0 << 0 << value;
    QTest::newRow("blank") << "  "_ba << 0 << 2 << value;
    QTest::newRow("no JSON") << "hello"_ba << 0 << 0 << value;
    QTest::newRow("NUL") << "\0"_ba << 0 << 0 << value;
    QTest::newRow("half a byte order mark") << "\xef\xbb["_ba << 0 << 2 << value;
    QTest::newRow("only a byte order mark") << "\xef\xbb\xbf"_ba << 0 << 3 << value;
    QTest::newRow("extra data") << R"({"m": [1]} x)"_ba << 1 << 11 << u"Extra data"_s;
    QTest::newRow("no comma") << R"({"m": [1 2]})"_ba << 1 << 9 << comma;
    QTest::newRow("trailing comma") << R"({"m": [1,]})"_ba << 1 << 9 << value;
    QTest::newRow("trailing comma in object") << R"({"m": [1],})"_ba << 1 << 10 << name;
    QTest::newRow("no colon") << R"({"m" [1]})"_ba << 0 << 5 << u"Expecting ':' delimiter"_s;
    QTest::newRow("bad word") << R"({"m": [1, nul]})"_ba << 1 << 10 << value;
    QTest::newRow("bad number") << R"({"m": [1, 2x]})"_ba << 1 << 10 << value;
    QTest::newRow("comment") << R"({"m": [1, /* */ 2]})"_ba << 1 << 10 << value;
    QTest::newRow("wrong bracket") << R"({"m": [1}})"_ba << 1 << 8 << comma;
    QTest::newRow("wrong bracket in a record") << R"({"m": [1, {]]})"_ba << 1 << 11 << comma;
    QTest::newRow("cut in text") << R"({"m": [1, "abc)"_ba << 1 << 10 << text;
    QTest::newRow("cut in text of a record") << R"({"m": [1, {"a": "abc)"_ba << 1 << 16 << text;
    QTest::newRow("cut after an escape") << "{\"m\": [1, \"abc\\"_ba << 1 << 10 << text;
    QTest::newRow("cut in a key") << R"({"m": [1], "ab)"_ba << 1 << 11 << text;
    QTest::newRow("cut in a record") << R"({"m": [1, {"a": 1)"_ba << 1 << 17 << comma;
    QTest::newRow("cut before a value") << R"({"m": [1,)"_ba << 1 << 9 << value;
}

void JsonRecordsTest::namesTheBrokenPlace()
{
    QFETCH(QByteArray, document);
    QFETCH(int, records);
    QFETCH(int, offset);
    QFETCH(QString, message);
    for (qsizetype size = 1; size <= document.size() + 1; ++size) {
        const Seen seen = look(document, {u"/m/*"_s}, size);
        QCOMPARE(seen.records.size(), records);
        QVERIFY(seen.scan.problem);
        QCOMPARE(seen.scan.problem->message, message);
        QCOMPARE(seen.scan.problem->offset, qint64(offset));
    }
}

void JsonRecordsTest::keepsWholeRecordsOfACutDocument()
{
    const QByteArray document = R"({"a": 1, "m": [{"t": "\u00fc,]"}, {"t": [1, 2]}, 3]})"_ba;
    const QStringList paths = {u"/m/*"_s};
    const QStringList all = look(document, paths, document.size()).records;
    QCOMPARE(all.size(), 3);
    const qsizetype firstEnd = document.indexOf('}') + 1;
    const qsizetype secondEnd = document.indexOf('}', firstEnd) + 1;
    const qsizetype lastEnd = document.lastIndexOf('3') + 1;
    for (qsizetype length = 0; length < document.size(); ++length) {
        const Seen seen = look(document.first(length), paths, 7);
        QVERIFY(seen.scan.problem);
        QVERIFY(seen.scan.problem->offset <= length);
        // A number is whole only when something else follows.
        const qsizetype whole = length >= lastEnd + 1 ? 3 : length >= secondEnd ? 2 : length >= firstEnd ? 1 : 0;
        QCOMPARE(seen.records, all.first(whole));
    }
}

void JsonRecordsTest::stopsWhenAsked()
{
    const Seen seen = look("[1, 2, 3"_ba, {u"/*"_s}, 3, 2);
    QCOMPARE(seen.records.size(), 2);
    QVERIFY(seen.scan.stopped);
    QVERIFY(!seen.scan.problem);
}

void JsonRecordsTest::takesDeepAndLongThings()
{
    constexpr qsizetype Deep = 1'000'000;
    const Seen open = look(QByteArray(Deep, '['), {u"/*/x"_s}, 4096);
    QVERIFY(open.scan.problem);
    QCOMPARE(open.scan.problem->offset, Deep);

    const QByteArray closed = "[" + QByteArray(Deep, '[') + QByteArray(Deep, ']') + ", 1]";
    const Seen whole = look(closed, {u"/*"_s}, 65536);
    QCOMPARE(whole.records.size(), 2);
    QVERIFY(whole.sameBytes);
    QVERIFY(whole.sameKeys);

    const QByteArray key
        = "{\"" + QByteArray(1'000'000, 'k') + "\": 1, \"m\": [2], \"n\": " + QByteArray(100000, '7') + '}';
    const Seen seen = look(key, {u"/m/*"_s}, 65536);
    QCOMPARE(seen.records, QStringList {u"0 /1=m/0 2"_s});
    QVERIFY(!seen.scan.problem);
}

void JsonRecordsTest::leavesOutBytesThatAreTooLong()
{
    const QByteArray text = '"' + QByteArray(1'000'000, 'x') + '"';
    qint64 length = 0;
    int withBytes = 0;
    int records = 0;
    JsonRecordScanner scanner({{u"/*"_s, true}}, [&](const JsonRecord& record) {
        ++records;
        withBytes += record.bytes.isNull() ? 0 : 1;
        length = qMax(length, record.length);
        return true;
    });
    scanner.feed("[1, \"");
    for (qint64 sent = 0; sent <= JsonRecordScanner::MostKept; sent += text.size() - 2)
        scanner.feed(QByteArrayView(text).sliced(1, text.size() - 2));
    scanner.feed("\", ");
    scanner.feed("\"an");
    scanner.feed("d\"]");
    QVERIFY(!scanner.finish().problem);
    QCOMPARE(records, 3);
    QCOMPARE(withBytes, 2);
    QVERIFY(length > JsonRecordScanner::MostKept);
}

void JsonRecordsTest::walksMembers_data()
{
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<bool>("whole");
    QTest::newRow("plain") << R"({"a": 1, "b": "x,\"}", "c": [1, {"d": 2}], "a": NaN})"_ba
                           << R"(a=1|b="x,\"}"|c=[1, {"d": 2}]|a=NaN|)"_ba << true;
    QTest::newRow("empty") << " { } "_ba << ""_ba << true;
    QTest::newRow("no blanks") << R"({"a":1,"b\n":-2})"_ba << R"(a=1|b\n=-2|)"_ba << true;
    QTest::newRow("array") << "[1]"_ba << ""_ba << false;
    QTest::newRow("nothing") << ""_ba << ""_ba << false;
    QTest::newRow("cut") << R"({"a": 1, "b": [2)"_ba << "a=1|"_ba << false;
    QTest::newRow("cut in text") << R"({"a": 1, "b": "\)"_ba << "a=1|"_ba << false;
    QTest::newRow("no comma") << R"({"a": 1 "b": 2})"_ba << "a=1|"_ba << false;
    QTest::newRow("bad word") << R"({"a": 1, "b": nix})"_ba << "a=1|"_ba << false;
    QTest::newRow("more behind") << R"({"a": 1} x)"_ba << "a=1|"_ba << false;
}

void JsonRecordsTest::walksMembers()
{
    QFETCH(QByteArray, object);
    QFETCH(QByteArray, members);
    QFETCH(bool, whole);
    QByteArray seen;
    const bool ended = forEachJsonMember(object, [&](QByteArrayView key, QByteArrayView value) {
        seen += key.toByteArray() + '=' + value.toByteArray() + '|';
        return true;
    });
    QCOMPARE(seen, members);
    QCOMPARE(ended, whole);
}

void JsonRecordsTest::walksElements()
{
    QByteArrayList seen;
    const auto take = [&](QByteArrayView value) {
        seen << value.toByteArray();
        return seen.size() < 3;
    };
    QVERIFY(forEachJsonElement(R"([ "a" , {"b": []} ])", take));
    QCOMPARE(seen, (QByteArrayList {"\"a\"", R"({"b": []})"}));
    QVERIFY(!forEachJsonElement("[1, 2]", take));
    QCOMPARE(seen.size(), 3);
    QVERIFY(!forEachJsonElement("{}", take));
}

/// Blocks of 64 bytes are passed at once where they are whole; fed in small pieces they never are.
void JsonRecordsTest::passesBlocksAsItPassesBytes()
{
    quint64 state = 1;
    const auto dice = [&state](int bound) {
        state = state * 6364136223846793005 + 1442695040888963407;
        return int((state >> 33) % quint64(bound));
    };
    const QList<QByteArray> pieces {"{\"a\":", "[", "]", "}", "\"", "\\\\", "\\\"", "\\", ",", "x", "\"text\"", "12",
        "\"a text of some length with [brackets] and {more} in it\"", "\"\\\\\"", "\"\\\"]\""};
    for (int round = 0; round < 3000; ++round) {
        QByteArray document = "{\"messages\":[";
        for (int count = dice(60); count > 0; --count)
            document += pieces[dice(int(pieces.size()))];
        document += "]}" + QByteArray(70, ' ');
        const Seen whole = look(document, {u"/messages/*"_s}, document.size());
        const Seen bytes = look(document, {u"/messages/*"_s}, 7);
        QCOMPARE(whole.records, bytes.records);
        QCOMPARE(whole.scan.problem, bytes.scan.problem);
    }
}

TEST_CLASS(JsonRecordsTest)
#include "tst_jsonrecords.moc"
