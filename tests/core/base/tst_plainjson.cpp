// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"

#include "tests/testkit/testclass.h"

#include <QTest>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

/// JSON that is ours: what the library makes of Qt's types, and readers that refuse nothing.
class PlainJsonTest : public QObject
{
    Q_OBJECT
private slots:
    void writesWhatWasSetInItsOrder();
    void halfPairsBecomeQuestionMarks();
    void readersTakeWhatTheyFind();
    void integers_data();
    void integers();
    void errorsTellThePlace();
};

void PlainJsonTest::writesWhatWasSetInItsOrder()
{
    JsonValue object {{"type", "end"_L1}, {"name", u"Grüße"_s}, {"id", SessionId(u"s-1"_s)},
        {"none", orNull<qint64>({})}, {"list", QStringList {u"a"_s, u"b"_s}}};
    object["a"] = qint64(3);
    QCOMPARE(compactJson(object),
        QByteArray(R"({"type":"end","name":"Grüße","id":"s-1","none":null,"list":["a","b"],"a":3})"));
    QCOMPARE(indentedJson(JsonValue {{"a", 1}}), QByteArray("{\n    \"a\": 1\n}\n"));
}

void PlainJsonTest::halfPairsBecomeQuestionMarks()
{
    const QString half = u"a"_s + QChar(0xd83d) + u'b';
    QCOMPARE(textOf(JsonValue(half)), u"a?b"_s);
    QVERIFY(jsonOrNull(compactJson(JsonValue(half))).is_string());
}

void PlainJsonTest::readersTakeWhatTheyFind()
{
    const JsonValue value = jsonOrNull(R"({"text":"x","flag":true,"number":1.5,"list":[1,"b"],"null":null})");
    QCOMPARE(textOf(memberOf(value, "text")), u"x"_s);
    QVERIFY(isText(memberOf(value, "text"), "x"_L1));
    QVERIFY(!isText(memberOf(value, "number"), "x"_L1));
    QVERIFY(flagOf(memberOf(value, "flag")));
    QVERIFY(!flagOf(memberOf(value, "text")));
    QCOMPARE(numberOf(memberOf(value, "number")), 1.5);
    QVERIFY(!numberOf(memberOf(value, "text")));
    QCOMPARE(textOf(itemOf(memberOf(value, "list"), 1)), u"b"_s);
    QVERIFY(itemOf(memberOf(value, "list"), 2).is_null());
    QVERIFY(itemOf(value, 0).is_null());
    QVERIFY(memberOf(value, "missing").is_null());
    QVERIFY(memberOf(memberOf(value, "list"), "text").is_null());
    QCOMPARE(textOf(memberOf(value, "number")), QString());
    QCOMPARE(asObject(value).size(), 5U);
    QCOMPARE(asObject(memberOf(value, "list")).size(), 0U);
}

void PlainJsonTest::integers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isOne");
    QTest::addColumn<qint64>("number");
    QTest::newRow("whole") << QByteArray("42") << true << qint64(42);
    QTest::newRow("negative") << QByteArray("-42") << true << qint64(-42);
    QTest::newRow("spelled as a double") << QByteArray("3.0") << true << qint64(3);
    QTest::newRow("largest") << QByteArray("9223372036854775807") << true << std::numeric_limits<qint64>::max();
    QTest::newRow("smallest") << QByteArray("-9223372036854775808") << true << std::numeric_limits<qint64>::min();
    QTest::newRow("too large") << QByteArray("9223372036854775808") << false << qint64(0);
    QTest::newRow("far too large") << QByteArray("1e30") << false << qint64(0);
    QTest::newRow("fraction") << QByteArray("0.5") << false << qint64(0);
    QTest::newRow("text") << QByteArray("\"1\"") << false << qint64(0);
}

void PlainJsonTest::integers()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isOne);
    QFETCH(qint64, number);
    const auto read = integerOf(jsonOrNull(text));
    QCOMPARE(read.has_value(), isOne);
    QCOMPARE(read.value_or(0), number);
}

void PlainJsonTest::errorsTellThePlace()
{
    const auto wrong = parseJson("{\"a\": nope}");
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().offset, 8);
    QVERIFY(!wrong.error().message.isEmpty());
    for (const char* text : {"", "{", "NaN", "1e999", "\"\\ud83d\"", "\"\xff\"", "{} {}"})
        QVERIFY2(!parseJson(text), text);
}

TEST_CLASS(PlainJsonTest)
#include "tst_plainjson.moc"
