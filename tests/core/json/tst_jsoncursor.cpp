// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/hashorder.h"
#include "core/store/json/jsoncursor.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

constexpr std::array<JsonKey, 3> CursorTestKeys {"id", "content", "usage"};

bool accepts(const QByteArray& text)
{
    JsonCursor cursor(text);
    return cursor.skip() && cursor.isAtEnd();
}

constexpr std::array<JsonKey, 3> MemberKeys {"a", "b", "c"};

} // namespace

/// The walk over JSON text that the outlines of files are made by.
class TestJsonCursor : public QObject
{
    Q_OBJECT

private slots:
    void judgesLikeTheParser_data();
    void judgesLikeTheParser();
    void judgesEveryBeginningLikeTheParser();
    void judgesEveryDamageLikeTheParser();
    void findsKeys_data();
    void findsKeys();
    void endsAtTheLine_data();
    void endsAtTheLine();
    void refusesDepth();
    void readsMembers();
    void passesEscapes();
    void startsWith_data();
    void startsWith();
    void findsTheStopOfText();
    void sortsByHash();
};

void TestJsonCursor::judgesLikeTheParser_data()
{
    QTest::addColumn<QByteArray>("text");
    const QList<QByteArray> texts {"{}", "[]", "\"\"", " { } ", "[1,]", "{,}", "{\"a\":1,}", "{\"a\" : [ 1 , 2 ] }",
        "nul", "null", "true", "tru", "truex", "NaN", "-Infinity", "Infinity", "-", "-0", "01", "1.", "1.5e", "1.5e+3",
        "1e5", ".5", "+1", "99999999999999999999999999", "\"\\u12\"", "\"\\u12aG\"", "\"\\ud800\"", "\"\\q\"",
        "\"a\\\"b\"", "\"tab\there\"", QByteArray("\"nul\0here\"", 10), "\"\xff\xfe\"", "\xef\xbb\xbf{}",
        "{\"a\":1 \"b\":2}", "{1:2}", "[1 2]", "[[[]]", "]", "", " ", "{\"a\":{\"b\":[{},[],\"\"]}}", "\"unended",
        "\"unended\\", "{\"k\\u0065y\":1}", "[\"0123456789abcde\",\"0123456789abcdef\",\"0123456789abcdefg\"]", "{} {}",
        "{}x", "/* no */ {}"};
    for (const QByteArray& text : texts)
        QTest::newRow(
            qPrintable(QString::fromLatin1(text.toPercentEncoding().left(60)) + u'-' + QString::number(text.size())))
            << text;
}

void TestJsonCursor::judgesLikeTheParser()
{
    QFETCH(QByteArray, text);
    QCOMPARE(accepts(text), json::parse(text).has_value());
}

void TestJsonCursor::judgesEveryBeginningLikeTheParser()
{
    const QByteArray whole
        = R"({"id":"a\u00e9\n","content":[{"type":"text","text":"x"},null,-1.5e-7,[true,false]],"n":{}})";
    for (qsizetype size = 0; size <= whole.size(); ++size)
        QCOMPARE(accepts(whole.first(size)), json::parse(whole.first(size)).has_value());
}

void TestJsonCursor::judgesEveryDamageLikeTheParser()
{
    const QByteArray whole = R"({"id":"a\u00e9\n","content":[{"t":"longer than sixteen bytes"},null,-1.5e-7],"n":{}})";
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char c : {'"', '\\', '{', ']', ',', ':', '0', 'x', ' ', '\n', '\x01'}) {
            QByteArray damaged = whole;
            damaged[at] = c;
            if (accepts(damaged) != json::parse(damaged).has_value())
                QFAIL(damaged.constData());
        }
    }
}

void TestJsonCursor::findsKeys_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<size_t>>("keys");
    QTest::newRow("in order") << R"({"id":1,"content":2,"usage":3,"other":4})"_ba << QList<size_t> {0, 1, 2, 3};
    QTest::newRow("repeated, in another order") << R"({"usage":1,"id":2,"id":3})"_ba << QList<size_t> {2, 0, 0};
    QTest::newRow("with blanks") << R"({ "id" : 1 , "content": 2})"_ba << QList<size_t> {0, 1};
    QTest::newRow("with escapes") << R"({"\u0069d":1,"conten\u0074":2,"\u0069":3})"_ba << QList<size_t> {0, 1, 3};
    QTest::newRow("longer and shorter ones") << R"({"i":1,"idx":2,"":3,"content ":4})"_ba << QList<size_t> {3, 3, 3, 3};
}

void TestJsonCursor::findsKeys()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<size_t>, keys);
    QList<size_t> found;
    JsonCursor cursor(text);
    QVERIFY(cursor.members<CursorTestKeys>([&](size_t key) {
        found << key;
        return cursor.skip();
    }));
    QVERIFY(cursor.isAtEnd());
    QCOMPARE(found, keys);
}

void TestJsonCursor::endsAtTheLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qsizetype>("end"); // -1: no line of JSON
    QTest::newRow("LF") << "{\"a\":1}\n{\"b\":2}\n"_ba << qsizetype(7);
    QTest::newRow("CR LF") << "{\"a\":1}\r\n{}"_ba << qsizetype(8);
    QTest::newRow("blanks") << " {\"a\":1} \n"_ba << qsizetype(9);
    QTest::newRow("a line end within") << "{\"a\":\n1}\n"_ba << qsizetype(-1);
    QTest::newRow("a line end between members") << "{\"a\":1,\n\"b\":2}\n"_ba << qsizetype(-1);
    QTest::newRow("a line end in a text") << "{\"a\":\"x\ny\"}\n"_ba << qsizetype(-1);
    QTest::newRow("two values") << "{} {}\n"_ba << qsizetype(-1);
}

void TestJsonCursor::endsAtTheLine()
{
    QFETCH(QByteArray, text);
    QFETCH(qsizetype, end);
    JsonCursor cursor(text, JsonCursor::LineEnds::EndTheText);
    const bool ended = cursor.skip() && cursor.isAtEnd();
    QCOMPARE(ended ? cursor.position() - text.constData() : -1, end);
}

void TestJsonCursor::refusesDepth()
{
    const auto nested = [](int depth) { return QByteArray(depth, '[') + QByteArray(depth, ']'); };
    QVERIFY(accepts(nested(json::MaxDepth)));
    QVERIFY(!accepts(nested(json::MaxDepth + 1)));
    QVERIFY(!accepts(QByteArray(10'000'000, '[')));
}

void TestJsonCursor::readsMembers()
{
    const auto values = readMembers<MemberKeys>(R"({"b":1,"other":[{}],"a":"x\n","b":[2]} )");
    QVERIFY(values);
    QCOMPARE(values->at(0).text(), u"x\n"_s);
    QCOMPARE(values->at(1).bytes, "[2]");
    QVERIFY(!values->at(2).exists());
    for (const QByteArray& text : {"[]"_ba, R"({"a":1)"_ba, R"({"a":1}x)"_ba, ""_ba})
        QVERIFY2(!readMembers<MemberKeys>(text), text.constData());
}

/// Escapes of every kind, in texts of every length before them.
void TestJsonCursor::passesEscapes()
{
    const QByteArray escapes = R"(\n\"\\\/\u0041\u00fc\ud83d\ude00)";
    for (int before = 0; before < 130; ++before) {
        const QByteArray whole = "[\"" + QByteArray(before, 'b') + escapes + "\",1]";
        JsonCursor cursor(whole);
        QVERIFY(cursor.skip() && cursor.isAtEnd());
        const QByteArray broken = "[\"" + QByteArray(before, 'b') + R"(\u00g0"])";
        JsonCursor other(broken);
        QVERIFY(!other.skip());
    }
}

void TestJsonCursor::startsWith_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("starts");
    QTest::newRow("plain") << R"("[Earlier x")"_ba << true;
    QTest::newRow("escaped") << R"("\u005bEarlier x")"_ba << true;
    QTest::newRow("escaped later") << R"("[Earlier\nx")"_ba << true;
    QTest::newRow("escaped, another") << R"("[Ear\nlier")"_ba << false;
    QTest::newRow("shorter") << R"("[Ear")"_ba << false;
    QTest::newRow("no text") << "[\"[Earlier\"]"_ba << false;
}

void TestJsonCursor::startsWith()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, starts);
    JsonCursor cursor(text);
    RawJson value;
    QVERIFY(cursor.read(value));
    QCOMPARE(value.startsWith("[Earlier"), starts);
}

void TestJsonCursor::findsTheStopOfText()
{
    for (int size = 0; size < 70; ++size) {
        for (const char stop : {'"', '\\', '\n', '\0'}) {
            for (int at = 0; at < size; ++at) {
                QByteArray text(size, '\xe9');
                text[at] = stop;
                const char* const begin = text.constData();
                QCOMPARE(findJsonTextStop(begin, begin + size) - begin, at);
            }
        }
        const QByteArray text(size, 'x');
        QCOMPARE(findJsonTextStop(text.begin(), text.end()), text.end());
    }
}

void TestJsonCursor::sortsByHash()
{
    for (const quint32 count : {0u, 1u, 3u, 20u, 5000u}) {
        std::vector<std::pair<quint64, quint32>> items;
        for (quint32 i = 0; i < count; ++i)
            items.emplace_back((i % 1000) * 0x9e3779b97f4a7c15, i);
        auto expected = items;
        std::ranges::sort(expected);
        sortByHash(items, [](const auto& item) { return item.first; });
        QCOMPARE(items, expected);
    }
}

TEST_CLASS(TestJsonCursor)
#include "tst_jsoncursor.moc"
