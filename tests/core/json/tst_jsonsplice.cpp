// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/ulid.h"
#include "core/store/formats/mnesis/read/origin.h"
#include "core/store/json/jsonsplice.h"
#include "tests/testkit/testclass.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Changing one value of a JSON text without spelling the rest anew.
class TestJsonSplice final : public QObject
{
    Q_OBJECT
private slots:
    void memberValue_data();
    void memberValue();
    void splicing();
    void originMark_data();
    void originMark();
    void ulids();
};

void TestJsonSplice::memberValue_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("value"); ///< null: there is none
    QTest::newRow("first") << R"({"text": "a", "b": 1})"_ba << R"("a")"_ba;
    QTest::newRow("last") << R"({"b":[{"text":2}],"text":3.50})"_ba << "3.50"_ba;
    QTest::newRow("repeated") << R"({"text": 1, "text": 2, "b": 3})"_ba << "2"_ba;
    QTest::newRow("escaped key") << R"({"te\u0078t": true})"_ba << "true"_ba;
    QTest::newRow("quotes within") << R"({"a": "\"text\": 1, \\", "text": "x\\\"}"})"_ba << R"("x\\\"}")"_ba;
    QTest::newRow("nested") << R"({"a": {"text": 1}, "text": {"text": [1, "]"]} })"_ba << R"({"text": [1, "]"]})"_ba;
    QTest::newRow("blanks") << "\n{ \"text\"\t:\r\n NaN \n}"_ba << "NaN"_ba;
    QTest::newRow("only within") << R"({"a": {"text": 1}})"_ba << QByteArray();
    QTest::newRow("empty object") << "{}"_ba << QByteArray();
    QTest::newRow("array") << R"(["text", 1])"_ba << QByteArray();
    QTest::newRow("cut off") << R"({"text": )"_ba << QByteArray();
}

void TestJsonSplice::memberValue()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, value);
    const auto range = json::memberValue(text, "text");
    QCOMPARE(range.has_value(), !value.isNull());
    if (range)
        QCOMPARE(text.sliced(range->start, range->length), value);
}

void TestJsonSplice::splicing()
{
    const QByteArray text = R"({"z" :1e5,"text":"old" , "a":NaN})"_ba;
    const auto range = json::memberValue(text, "text");
    QVERIFY(range);
    QCOMPARE(json::spliced(text, *range, "\"new\""), R"({"z" :1e5,"text":"new" , "a":NaN})"_ba);
    QCOMPARE(json::spliced(text, *range, ""), R"({"z" :1e5,"text": , "a":NaN})"_ba);
}

void TestJsonSplice::originMark_data()
{
    QTest::addColumn<QString>("metadata");
    QTest::addColumn<QString>("marked"); ///< null: refused
    const QString mark = uR"({"kind": "fork", "session": "s\u00fc", "message": "m"})"_s;
    QTest::newRow("none") << QString() << uR"({"stemma": )"_s + mark + u'}';
    QTest::newRow("empty object") << u"{}"_s << uR"({"stemma": )"_s + mark + u'}';
    QTest::newRow("other members") << uR"({"a":NaN })"_s << uR"({"a":NaN , "stemma": )"_s + mark + u'}';
    QTest::newRow("an older mark") << uR"({"stemma":{"kind": "x"},"b":"ü"})"_s
                                   << uR"({"stemma":)"_s + mark + uR"(,"b":"ü"})"_s;
    QTest::newRow("no object") << u"[1]"_s << QString();
    QTest::newRow("no JSON") << u"{oops"_s << QString();
}

void TestJsonSplice::originMark()
{
    QFETCH(QString, metadata);
    QFETCH(QString, marked);
    const mnesis::OriginMark mark {u"fork"_s, SessionId(u"sü"_s), MessageId(u"m"_s)};
    const auto result = mnesis::withOriginMark(metadata, mark);
    QCOMPARE(result.value_or(QString()), marked);
    if (result)
        QCOMPARE(mnesis::readOriginMark(*result), std::optional(mark));
    QVERIFY(!mnesis::readOriginMark(metadata));
}

void TestJsonSplice::ulids()
{
    UlidSource source;
    const Time time = timeFromMs(1'469'918'176'385); // an example of the specification
    std::set<QByteArray> all;
    QByteArray last;
    for (int i = 0; i < 1000; ++i) {
        const QByteArray id = source.next(time);
        QVERIFY2(id > last, id.constData());
        last = id;
        all.insert(id);
    }
    QCOMPARE(all.size(), 1000UL);
    QVERIFY(last.startsWith("01ARYZ6S41"));
    static const QRegularExpression form(u"^[0-9A-HJKMNP-TV-Z]{26}$"_s);
    QVERIFY(form.match(QString::fromLatin1(last)).hasMatch());
    QVERIFY(source.next(timeFromMs(5)) > last); // a clock that goes back does not show
}

TEST_CLASS(TestJsonSplice)
#include "tst_jsonsplice.moc"
