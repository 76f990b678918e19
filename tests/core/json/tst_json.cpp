// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/json.h"
#include "core/store/json/jsonvalues.h"
#include "tests/testkit/testclass.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace stemma;
using json::Value;

/// The expectations of the table were made by Python 3.13's json module, for which mnesis and its kin write.
class TestJson : public QObject
{
    Q_OBJECT

private slots:
    void python_data();
    void python();
    void keepsWhatIsWritten();
    void invalidUtf8_data();
    void invalidUtf8();
    void depth();
    void prefix_data();
    void prefix();
    void everyPrefixIsRead();
    void strictOutput_data();
    void strictOutput();
    void longStrings();
    void integers_data();
    void integers();
    void doubles();
    void timesThatAreNone();
};

void TestJson::python_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("oneLine");
    QTest::addColumn<QByteArray>("indented");
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<int>("offset");
    const auto good
        = [](const char* name, const QByteArray& text, const QByteArray& oneLine, const QByteArray& indented = {}) {
              QTest::newRow(name) << text << oneLine << (indented.isNull() ? oneLine : indented) << QByteArray() << -1;
          };
    const auto bad = [](const char* name, const QByteArray& text, const char* error, int offset) {
        QTest::newRow(name) << text << QByteArray() << QByteArray() << QByteArray(error) << offset;
    };
    good("blanks", " \011\015\n{ \"a\" :\0111 ,\n\"b\": [ ] } \n", "{\"a\": 1, \"b\": []}",
        "{\n  \"a\": 1,\n  \"b\": []\n}");
    bad("empty text", "", "Expecting value", 0);
    bad("only blanks", "  ", "Expecting value", 2);
    good("null", "null", "null");
    good("true", "true", "true");
    good("false", "false", "false");
    bad("capital true", "True", "Expecting value", 0);
    bad("cut word", "tru", "Expecting value", 0);
    bad("word with tail", "nulll", "Extra data", 4);
    good("NaN", "NaN", "NaN");
    good("Infinity", "Infinity", "Infinity");
    good("minus infinity", "-Infinity", "-Infinity");
    bad("minus NaN", "-NaN", "Expecting value", 0);
    bad("plus infinity", "+Infinity", "Expecting value", 0);
    good("NaN in a list", "[NaN, -Infinity,Infinity]", "[NaN, -Infinity, Infinity]",
        "[\n  NaN,\n  -Infinity,\n  Infinity\n]");
    bad("lower nan", "nan", "Expecting value", 0);
    good("zero", "0", "0");
    good("minus zero", "-0", "0");
    good("minus zero float", "-0.0", "-0.0");
    bad("minus alone", "-", "Expecting value", 0);
    bad("plus", "+1", "Expecting value", 0);
    bad("leading zero", "01", "Extra data", 1);
    bad("leading zero negative", "-012", "Extra data", 2);
    bad("leading zero in list", "[01]", "Expecting ',' delimiter", 2);
    bad("point first", ".5", "Expecting value", 0);
    bad("point last", "1.", "Extra data", 1);
    bad("point before exponent", "1.e5", "Extra data", 1);
    bad("exponent alone", "1e", "Extra data", 1);
    bad("exponent sign alone", "1e+", "Extra data", 1);
    bad("hexadecimal", "0x10", "Extra data", 1);
    bad("underscore", "1_0", "Extra data", 1);
    good("big integer", "123456789012345678901234567890123456789012345678901234567890",
        "123456789012345678901234567890123456789012345678901234567890");
    good("big negative integer", "-98765432109876543210", "-98765432109876543210");
    good("int64 max", "9223372036854775807", "9223372036854775807");
    good("int64 min", "-9223372036854775808", "-9223372036854775808");
    good("int64 max + 1", "9223372036854775808", "9223372036854775808");
    good("float with integer value", "1.0", "1.0");
    good("many zeros", "1.50000", "1.5");
    good("exponent small", "1E5", "100000.0");
    good("exponent plus", "1e+2", "100.0");
    good("1e15", "1e15", "1000000000000000.0");
    good("1e16", "1e16", "1e+16");
    good("1e20", "1e20", "1e+20");
    good("1.0e22", "1.0e22", "1e+22");
    good("1e-4", "1e-4", "0.0001");
    good("1e-5", "1e-5", "1e-05");
    good("1e-7", "0.0000001", "1e-07");
    good("0.1", "0.1", "0.1");
    good("0.3", "0.30000000000000004", "0.30000000000000004");
    good("long fraction", "3.14159265358979323846264338327950288", "3.141592653589793");
    good("denormal", "5e-324", "5e-324");
    good("too small", "1e-400", "0.0");
    good("too small negative", "-1e-400", "-0.0");
    good("too small with many digits", QByteArray("0.") + QByteArray(400, '0') + "1", "0.0");
    good("too big", "1e400", "Infinity");
    good("too big negative", "-1e400", "-Infinity");
    good("too big without exponent", QByteArray("1") + QByteArray(400, '0') + ".0", "Infinity");
    good("zeros balanced by exponent", QByteArray("0.") + QByteArray(400, '0') + "15e401", "1.5");
    good("huge exponent of zero", "0e99999999999999999999", "0.0");
    good("huge exponent", "1e99999999999999999999", "Infinity");
    good("huge negative exponent", "1e-99999999999999999999", "0.0");
    good("largest double", "1.7976931348623157e308", "1.7976931348623157e+308");
    good("2^53 + 1 as float", "9007199254740993.0", "9007199254740992.0");
    good("123456789.125", "123456789.125", "123456789.125");
    good("9999999999999998.0", "9999999999999998.0", "9999999999999998.0");
    good("empty string", "\"\"", "\"\"");
    good("plain", "\"abc\"", "\"abc\"");
    good("all short escapes", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\b\\f\\n\\r\\t\"");
    good("upper-case hex", "\"\\u00E9\\uABCD\"", "\"\\u00e9\\uabcd\"");
    good("escaped NUL", "\"a\\u0000b\"", "\"a\\u0000b\"");
    good("delete", "\"\177\"", "\"\\u007f\"");
    good("latin raw", "\"\303\251\"", "\"\\u00e9\"");
    good("astral raw", "\"\360\237\230\200\"", "\"\\ud83d\\ude00\"");
    good("astral escaped", "\"\\ud83d\\ude00\"", "\"\\ud83d\\ude00\"");
    good("lone high", "\"\\ud800\"", "\"\\ud800\"");
    good("lone low", "\"\\udc00x\"", "\"\\udc00x\"");
    good("swapped pair", "\"\\ude00\\ud83d\"", "\"\\ude00\\ud83d\"");
    good("high then text", "\"\\ud83dabc\"", "\"\\ud83dabc\"");
    good("two highs and a low", "\"\\ud83d\\ud83d\\ude00\"", "\"\\ud83d\\ud83d\\ude00\"");
    good("line separator", "\"\342\200\250\342\200\251\"", "\"\\u2028\\u2029\"");
    good("BOM inside", "\"\357\273\277x\"", "\"\\ufeffx\"");
    good("two BOMs inside", "\"\357\273\277\357\273\277x\"", "\"\\ufeff\\ufeffx\"");
    good("BOM inside with escape", "\"\357\273\277\\n\357\273\277\"", "\"\\ufeff\\n\\ufeff\"");
    bad("BOM first", "\357\273\277{}", "Unexpected UTF-8 BOM (decode using utf-8-sig)", 0);
    bad("raw newline", "\"a\nb\"", "Invalid control character at", 2);
    bad("raw tab", "\"a\011b\"", "Invalid control character at", 2);
    bad("raw NUL", QByteArray("\"a\000b\"", 5), "Invalid control character at", 2);
    bad("raw 0x1f late", "\"abcdefghijklmnop\037\"", "Invalid control character at", 17);
    bad("bad escape", "\"abc\\x41\"", "Invalid \\escape", 4);
    bad("bad escape capital", "\"\\U0041\"", "Invalid \\escape", 1);
    bad("escaped newline", "\"\\\n\"", "Invalid \\escape", 1);
    bad("short unicode", "\"\\u12\"", "Invalid \\uXXXX escape", 2);
    bad("short unicode at the end", "\"\\u12", "Invalid \\uXXXX escape", 2);
    bad("full unicode at the end", "\"\\u1234", "Invalid \\uXXXX escape", 2);
    bad("bad hex", "\"\\u12g4\"", "Invalid \\uXXXX escape", 2);
    bad("hex with sign", "\"\\u+123\"", "Invalid \\uXXXX escape", 2);
    bad("unterminated", "[\"abc", "Unterminated string starting at", 1);
    bad("unterminated after escape", "[\"ab\\n", "Unterminated string starting at", 1);
    bad("ends with backslash", "[\"ab\\", "Unterminated string starting at", 1);
    bad("bad escape before control", "\"\\q\001\"", "Invalid \\escape", 1);
    bad("control before bad escape", "\"\001\\q\"", "Invalid control character at", 1);
    bad("bad escape in unterminated", "\"\\q", "Invalid \\escape", 1);
    bad("single quotes", "'a'", "Expecting value", 0);
    bad("unquoted key", "{a:1}", "Expecting property name enclosed in double quotes", 1);
    bad("number key", "{1:1}", "Expecting property name enclosed in double quotes", 1);
    bad("trailing comma list", "[1,2,]", "Illegal trailing comma before end of array", 4);
    bad("trailing comma object", "{\"a\":1 , }", "Illegal trailing comma before end of object", 7);
    bad("only comma", "[,]", "Expecting value", 1);
    bad("missing comma", "[1 2]", "Expecting ',' delimiter", 3);
    bad("missing comma object", "{\"a\":1 \"b\":2}", "Expecting ',' delimiter", 7);
    bad("missing colon", "{\"a\" 1}", "Expecting ':' delimiter", 5);
    bad("missing value", "{\"a\":}", "Expecting value", 5);
    bad("missing value before comma", "{\"a\":,\"b\":1}", "Expecting value", 5);
    bad("open list", "[1", "Expecting ',' delimiter", 2);
    bad("open list after comma", "[1,", "Expecting value", 3);
    bad("open object", "{\"a\":1", "Expecting ',' delimiter", 6);
    bad("open object after comma", "{\"a\":1,", "Expecting property name enclosed in double quotes", 7);
    bad("open empty object", "{", "Expecting property name enclosed in double quotes", 1);
    bad("open empty list", "[", "Expecting value", 1);
    bad("open after colon", "{\"a\":", "Expecting value", 5);
    bad("wrong close", "{\"a\":1]", "Expecting ',' delimiter", 6);
    bad("wrong close list", "[1}", "Expecting ',' delimiter", 2);
    bad("comment line", "// c\n1", "Expecting value", 0);
    bad("comment block", "[1/*c*/]", "Expecting ',' delimiter", 2);
    bad("extra data", "1 2", "Extra data", 2);
    bad("two objects", "{}{}", "Extra data", 2);
    bad("vertical tab blank", "\0131", "Expecting value", 0);
    bad("form feed blank", "\0141", "Expecting value", 0);
    bad("no-break space", "\302\2401", "Expecting value", 0);
    good("empty list", "[]", "[]");
    good("empty object", "{}", "{}");
    good("nested empties", "{\"a\":{},\"b\":[],\"c\":[{}],\"d\":[[]]}",
        "{\"a\": {}, \"b\": [], \"c\": [{}], \"d\": [[]]}",
        "{\n  \"a\": {},\n  \"b\": [],\n  \"c\": [\n    {}\n  ],\n  \"d\": [\n    []\n  ]\n}");
    good("repeated keys", "{\"a\":1,\"b\":2,\"a\":{\"x\":[1,2]}}", "{\"a\": {\"x\": [1, 2]}, \"b\": 2}",
        "{\n  \"a\": {\n    \"x\": [\n      1,\n      2\n    ]\n  },\n  \"b\": 2\n}");
    good("repeated keys thrice", "{\"a\":1,\"a\":2,\"b\":3,\"a\":4,\"b\":5}", "{\"a\": 4, \"b\": 5}",
        "{\n  \"a\": 4,\n  \"b\": 5\n}");
    good("empty key", "{\"\":0}", "{\"\": 0}", "{\n  \"\": 0\n}");
    good("key with escape", "{\"\\u0061\":1,\"a\":2}", "{\"a\": 2}", "{\n  \"a\": 2\n}");
    good("lone surrogate key", "{\"\\ud800\":1}", "{\"\\ud800\": 1}", "{\n  \"\\ud800\": 1\n}");
    good("tool",
        "{\"type\": \"tool\", \"input\": {\"x\": 1.0, \"y\": 1e+20, \"z\": [true, null, "
        "\"n\\u00e9w/\\ud83d\\ude00\"]}}",
        "{\"type\": \"tool\", \"input\": {\"x\": 1.0, \"y\": 1e+20, \"z\": [true, null, "
        "\"n\\u00e9w/\\ud83d\\ude00\"]}}",
        "{\n  \"type\": \"tool\",\n  \"input\": {\n    \"x\": 1.0,\n    \"y\": 1e+20,\n    \"z\": [\n      true,\n     "
        " null,\n      \"n\\u00e9w/\\ud83d\\ude00\"\n    ]\n  }\n}");
}

void TestJson::python()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, oneLine);
    QFETCH(QByteArray, indented);
    QFETCH(QByteArray, error);
    QFETCH(int, offset);

    const auto value = json::parse(text);
    if (offset >= 0) {
        QVERIFY(!value);
        QCOMPARE(value.error().message, QString::fromLatin1(error));
        QCOMPARE(value.error().offset, offset);
        return;
    }
    QVERIFY2(value, value ? "" : qPrintable(value.error().message));
    QCOMPARE(json::toPython(*value, -1), oneLine);
    QCOMPARE(json::toPython(*value, 2), indented);

    // What is written for strict readers says the same again, but for what they do not know.
    const QByteArray strict = json::toJson(*value);
    QJsonParseError qtError;
    QJsonDocument::fromJson('[' + strict + ']', &qtError);
    QCOMPARE(qtError.error, QJsonParseError::NoError);
    const auto again = json::parse(strict);
    QVERIFY(again);
    QCOMPARE(json::toJson(*again), strict);
    QCOMPARE(json::toJson(*json::parse(json::toIndented(*value).toUtf8())), strict);
}

void TestJson::keepsWhatIsWritten()
{
    const auto value = json::parse(R"({"b":1.50,"a":1E5,"b":12345678901234567890123,"c":"\ud800\u0000","":-0})");
    QVERIFY(value);
    QCOMPARE(value->members.size(), 5);
    QCOMPARE(value->members[0].first, u"b"_s);
    QCOMPARE(value->members[0].second.number, QByteArray("1.50"));
    QCOMPARE(value->members[1].second.number, QByteArray("1E5"));
    QCOMPARE(value->find(u"b")->number, QByteArray("12345678901234567890123"));
    QCOMPARE(value->find(u"c")->string, QString(QChar(0xd800)) + QChar(0));
    QCOMPARE(value->find(u""_s)->number, QByteArray("-0"));
    QVERIFY(!value->find(u"d"));
    QCOMPARE(
        json::toJson(*value), QByteArray(R"({"b":1.50,"a":1E5,"b":12345678901234567890123,"c":"\ud800\u0000","":-0})"));
    QCOMPARE(json::toIndented(*json::parse(R"({"a":[1,{}],"b":[]})")),
        u"{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}"_s);
}

void TestJson::invalidUtf8_data()
{
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* inside, const QString& text) {
        QTest::newRow(name) << QByteArray(inside) << text;
    };
    row("lone continuation byte", "a\x80z", u"a\ufffdz"_s);
    row("byte that never occurs", "a\xffz", u"a\ufffdz"_s);
    row("cut character before text", "a\xc3z", u"a\ufffdz"_s);
    row("cut character at the end", "a\xc3", u"a\ufffd"_s);
    row("cut character before an escape", "a\xc3\\n", u"a\ufffd\n"_s);
    row("Latin-1", "caf\xe9 \\u00e9", u"caf\ufffd é"_s);
    row("overlong slash", "\xc0\xaf", u"\ufffd\ufffd"_s);
    row("surrogate as three bytes", "\xed\xa0\x80", u"\ufffd\ufffd\ufffd"_s);
    row("beyond Unicode, after an escape", "\\n\xf4\x90\x80\x80", u"\n\ufffd\ufffd\ufffd\ufffd"_s);
}

void TestJson::invalidUtf8()
{
    QFETCH(QByteArray, inside);
    QFETCH(QString, text);
    const auto value = json::parse(QByteArray('"' + inside + '"'));
    QVERIFY(value);
    QCOMPARE(value->string, text);
    const auto member = json::parse(QByteArray("{\"" + inside + "\":1}"));
    QVERIFY(member);
    QCOMPARE(member->members[0].first, text);
}

void TestJson::depth()
{
    const QByteArray lists = QByteArray(json::MaxDepth, '[') + QByteArray(json::MaxDepth, ']');
    QVERIFY(json::parse(lists));
    QCOMPARE(json::toJson(*json::parse(lists)), lists);
    const auto tooDeep = json::parse(QByteArray('[' + lists + ']'));
    QVERIFY(!tooDeep);
    QCOMPARE(tooDeep.error().offset, json::MaxDepth);
    QVERIFY(!json::parse(QByteArray(10'000'000, '[')));
    QByteArray objects;
    for (int i = 0; i < 100'000; ++i)
        objects += "{\"a\":";
    QVERIFY(!json::parse(objects));
    QVERIFY(!json::parsePrefix(objects));
}

void TestJson::prefix_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<bool>("truncated");
    const auto row = [](const char* name, const char* text, const char* shown, bool truncated) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(shown) << truncated;
    };
    row("whole", R"({"a": [1, "x"]} )", R"({"a":[1,"x"]})", false);
    row("nothing", "", "null", true);
    row("in a string", R"({"type": "text", "text": "abc)", R"({"type":"text","text":"abc"})", true);
    row("in an escape", R"({"a": "abc\)", R"({"a":"abc"})", true);
    row("in a Unicode escape", R"({"a": "abc\u00)", R"({"a":"abc"})", true);
    row("between two halves", R"(["abc\ud83d)", R"(["abc"])", true);
    row("within the second half", R"(["abc\ud83d\ude)", R"(["abc"])", true);
    row("after a pair", R"(["abc\ud83d\ude00)", "[\"abc😀\"]", true);
    row("within a character", "[\"ab\xf0\x9f\x98", R"(["ab"])", true);
    row("within a character after an escape", "[\"a\\tb\xe2\x82", R"(["a\tb"])", true);
    row("broken character before the end", "[\"ab\xf0\x9fz", "[\"ab��z\"]", true);
    row("in a key", R"({"a":1,"b)", R"({"a":1})", true);
    row("after a key", R"({"a":1,"b")", R"({"a":1,"b":null})", true);
    row("after a colon", R"({"a":1,"b": )", R"({"a":1,"b":null})", true);
    row("after a comma", R"({"a":[1,)", R"({"a":[1]})", true);
    row("after an opening", R"({"a":[{)", R"({"a":[{}]})", true);
    row("in a number", "[12", "[12]", true);
    row("number at top", "12", "12", true);
    row("after a point", "[12.", "[12]", true);
    row("in an exponent", "[12.5e-", "[12.5]", true);
    row("after a minus", "[-", "[null]", true);
    row("in a word", "[true,fal", "[true,null]", true);
    row("in minus infinity", "[-Inf", "[null]", true);
}

void TestJson::prefix()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    QFETCH(bool, truncated);
    const auto value = json::parsePrefix(text);
    QVERIFY2(value, value ? "" : qPrintable(value.error().message));
    QCOMPARE(json::toJson(*value), shown);
    QCOMPARE(value->truncated, truncated);
}

/// Wherever a good text is cut, its beginning can be read; a bad one stays bad.
void TestJson::everyPrefixIsRead()
{
    const QByteArray text
        = R"( {"a\n": [1.25e+10, -0.5, "é\ud83d\ude00\\", true, null, NaN, -Infinity], "": {"b": {}}} )";
    for (qsizetype length = 0; length < text.size(); ++length) {
        const auto value = json::parsePrefix(text.first(length));
        QVERIFY2(value, qPrintable(QString::number(length)));
        QCOMPARE(value->truncated, length < text.size() - 1);
    }
    QVERIFY(!json::parsePrefix(R"({"a":1,})"));
    QVERIFY(!json::parsePrefix(R"({"a":tx)"));
    QVERIFY(!json::parsePrefix(R"(["a\q)"));
    QVERIFY(!json::parsePrefix("{} x"));
}

void TestJson::strictOutput_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("empty") << QString() << QByteArray(R"("")");
    QTest::newRow("control characters") << (u"a\u0000\u0001\u001f\u007f"_s + u"\n\t\r\b\f\"\\/"_s)
                                        << QByteArray("\"a\\u0000\\u0001\\u001f\x7f\\n\\t\\r\\b\\f\\\"\\\\/\"");
    QTest::newRow("two, three, four bytes") << u"éß\u07ff\u0800€\uffff😀"_s << "\"éß\u07ff\u0800€\uffff😀\""_ba;
    QTest::newRow("lone surrogates") << (QString(QChar(0xd83d)) + u"x"_s + QChar(0xde00) + QChar(0xd83d))
                                     << QByteArray(R"("\ud83dx\ude00\ud83d")");
    QTest::newRow("swapped") << (QString(QChar(0xde00)) + QChar(0xd83d)) << QByteArray(R"("\ude00\ud83d")");
}

void TestJson::strictOutput()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, written);
    QByteArray out("x");
    json::appendString(out, text);
    QCOMPARE(out, "x" + written);
    QCOMPARE(json::quotedText(text), written);
    Value value;
    value.kind = Value::Kind::String;
    value.string = text;
    QCOMPARE(json::quotedPython(text), json::toPython(value, -1));
}

/// Every position against block and chunk borders of the fast paths.
void TestJson::longStrings()
{
    const QStringList odd {u"é"_s, u"😀"_s, u"\n"_s, u"\""_s, u"\\"_s, QString(QChar(0xd800)), u"\u0001"_s};
    for (const QString& piece : odd) {
        for (int before = 0; before < 40; ++before) {
            const QString text = QString(before, u'x') + piece + QString(40 - before, u'y') + piece;
            Value value;
            value.kind = Value::Kind::String;
            value.string = text;
            const auto again = json::parse(json::toJson(value));
            QVERIFY(again);
            QCOMPARE(again->string, text);
            const auto python = json::parse(json::toPython(value, -1));
            QVERIFY(python);
            QCOMPARE(python->string, text);
        }
        for (int before = 8189; before < 8195; ++before) {
            const QString text = QString(before, u'x') + piece + piece;
            Value value;
            value.kind = Value::Kind::String;
            value.string = text;
            QCOMPARE(json::parse(json::toJson(value))->string, text);
        }
    }
}

void TestJson::integers_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<std::optional<qint64>>("integer");
    const auto row = [](const char* number, std::optional<qint64> integer) {
        QTest::newRow(number) << QByteArray(number) << integer;
    };
    row("0", 0);
    row("-0", 0);
    row("-17", -17);
    row("9223372036854775807", std::numeric_limits<qint64>::max());
    row("-9223372036854775808", std::numeric_limits<qint64>::min());
    row("9223372036854775808", {});
    row("1.0", {});
    row("1e3", {});
    row("NaN", {});
    row("\"1\"", {});
    row("null", {});
}

void TestJson::integers()
{
    QFETCH(QByteArray, number);
    QFETCH(std::optional<qint64>, integer);
    QCOMPARE(json::parse(number)->toInteger(), integer);
}

void TestJson::doubles()
{
    QCOMPARE(json::parse("0.1")->toDouble(), 0.1);
    QCOMPARE(json::parse("-12")->toDouble(), -12.0);
    QCOMPARE(json::parse("1e400")->toDouble(), std::numeric_limits<double>::infinity());
    QCOMPARE(json::parse("-Infinity")->toDouble(), -std::numeric_limits<double>::infinity());
    QVERIFY(std::isnan(json::parse("NaN")->toDouble()));
    QVERIFY(std::isnan(json::parse("\"1\"")->toDouble()));
    // No strict reader takes these as numbers, so they are written as text with their spelling.
    QCOMPARE(json::toJson(*json::parse("[NaN,-Infinity,Infinity,1e400,1E-400,1e308]")),
        QByteArray(R"(["NaN","-Infinity","Infinity","1e400","1E-400",1e308])"));
}

/// Agents write 0 where they leave a time open.
void TestJson::timesThatAreNone()
{
    const auto object = json::parse(R"({"open":0,"odd":-5,"text":"1","set":1500})");
    QVERIFY(object);
    for (const QStringView key : {u"open", u"odd", u"text", u"missing"})
        QVERIFY2(!json::timeIn(*object, key), qPrintable(key.toString()));
    QVERIFY(json::timeIn(*object, u"set") == timeFromMs(1500));
}

TEST_CLASS(TestJson)
#include "tst_json.moc"
