// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonskipper.h"
#include "tests/testkit/testclass.h"

#include <QByteArrayView>
#include <QTest>

using namespace stemma;

namespace {

/// How a skipper that has passed the first byte of @p text comes through the rest, in blocks of @p size bytes.
struct Passed
{
    JsonSkipper::End end = JsonSkipper::End::Open;
    qsizetype at = 0; ///< where it stopped
    qint64 openText = -1; ///< where the text begins that is open at the end
};

Passed pass(const QByteArray& text, qsizetype size)
{
    JsonSkipper skipper;
    skipper.begin(text.startsWith('{'));
    Passed passed;
    for (qsizetype from = 1; from < text.size() && passed.end == JsonSkipper::End::Open; from += size) {
        const char* p = text.data() + from;
        passed.end = skipper.pass(p, p + qMin(size, text.size() - from), from);
        passed.at = p - text.data();
    }
    passed.openText = skipper.isInText() ? skipper.textOffset() : -1;
    return passed;
}

} // namespace

/// The end of containers is found however their text is cut into blocks.
class TestJsonSkipper final : public QObject
{
    Q_OBJECT
private slots:
    void ends_data();
    void ends();
    void isUsedAgain();
};

void TestJsonSkipper::ends_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<JsonSkipper::End>("end");
    QTest::addColumn<qsizetype>("at");
    QTest::addColumn<qint64>("openText");
    const auto closed = [](const char* name, const QByteArray& text) {
        QTest::newRow(name) << QByteArray(text + " , [1]") << JsonSkipper::End::Closed << text.size() << qint64(-1);
    };
    const QByteArray filler(70, 'x'); // more than is looked at at once
    closed("empty", "[]");
    closed("members", R"({"a": [1, {"b": null}], "c": "}"})");
    closed("brackets in texts", R"(["]", "}{", "[", ")" + filler + R"(]"])");
    closed("escapes", R"(["\"]", "\\", "\\\"]", ")" + filler + R"(\\"])");
    closed("deep", QByteArray(200, '[') + QByteArray(200, ']'));
    closed("long", "{\"k\":\"" + filler + filler + "\",\"l\":[" + filler + "]}");
    const auto wrong = [](const char* name, const QByteArray& before, const QByteArray& after) {
        QTest::newRow(name) << QByteArray(before + after) << JsonSkipper::End::Wrong << before.size() << qint64(-1);
    };
    wrong("brace for a bracket", "[1, 2", "}");
    wrong("bracket for a brace", "{\"a\": [\"" + filler + "\"]", "] , 1");
    const auto open = [](const char* name, const QByteArray& text, qint64 openText) {
        QTest::newRow(name) << text << JsonSkipper::End::Open << text.size() << openText;
    };
    open("open", "[1, [2]", -1);
    open("in a text", "[1, \"" + filler, 4);
    open("behind a backslash", "[\"" + filler + "\", \"\\", 75);
}

void TestJsonSkipper::ends()
{
    QFETCH(const QByteArray, text);
    QFETCH(const JsonSkipper::End, end);
    QFETCH(const qsizetype, at);
    QFETCH(const qint64, openText);
    for (qsizetype size = 1; size <= text.size(); ++size) {
        const Passed passed = pass(text, size);
        QVERIFY2(passed.end == end && passed.at == at && passed.openText == openText,
            qPrintable(QStringLiteral("blocks of %1: %2 at %3, text at %4")
                    .arg(size)
                    .arg(int(passed.end))
                    .arg(passed.at)
                    .arg(passed.openText)));
    }
}

/// Nothing of a container that was broken off is left for the next one.
void TestJsonSkipper::isUsedAgain()
{
    JsonSkipper skipper;
    skipper.begin(false);
    const QByteArray broken = "{\"a\\";
    const char* p = broken.data();
    QVERIFY(skipper.pass(p, p + broken.size(), 0) == JsonSkipper::End::Open);
    QVERIFY(skipper.isInText());
    skipper.begin(true);
    const QByteArray rest = "\"b\": 1}";
    p = rest.data();
    QVERIFY(skipper.pass(p, p + rest.size(), 0) == JsonSkipper::End::Closed);
    QCOMPARE(p - rest.data(), rest.size());
}

TEST_CLASS(TestJsonSkipper)
#include "tst_jsonskipper.moc"
