// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/storedimage.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestResultContent : public QObject
{
    Q_OBJECT

private slots:
    void imagesAreToldFromTexts();
    void whatOnlyLooksLikeBlocksStays_data();
    void whatOnlyLooksLikeBlocksStays();
    void ofACutListTheBytesGo();
};

void TestResultContent::imagesAreToldFromTexts()
{
    const auto content = resultContent(LongText(
        uR"([{"type":"text","text":""},{"type":"text","text":"seen"},{"type":"image","source":{"type":"base64","media_type":"image/png","data":"QUJD"}}])"_s));
    QVERIFY(content);
    QCOMPARE(content->text, u"\nseen"_s);
    QCOMPARE(content->images.size(), 1);
    QCOMPARE(content->images.first().mediaType, u"image/png"_s);
    QVERIFY(content->described().endsWith(u"[image/png, 3 bytes]"_s));
}

/// What a tool prints is its own, and an image may be an address.
void TestResultContent::whatOnlyLooksLikeBlocksStays_data()
{
    QTest::addColumn<QString>("output");
    QTest::newRow("printed") << uR"([{"type":"image","id":7},{"type":"text","text":"x"}])"_s;
    QTest::newRow("address") << uR"([{"type":"image","source":{"type":"url","url":"https://example.org/a.png"}}])"_s;
    QTest::newRow("no list") << uR"({"type":"image"})"_s;
    QTest::newRow("no JSON") << uR"([image" )"_s;
    QTest::newRow("empty") << QString();
}

void TestResultContent::whatOnlyLooksLikeBlocksStays()
{
    QFETCH(const QString, output);
    QVERIFY(!resultContent(LongText(output)));
    ToolPart tool;
    tool.output = LongText(output);
    describeImages(tool);
    QCOMPARE(tool.output.text, output);
}

void TestResultContent::ofACutListTheBytesGo()
{
    ToolPart tool;
    const QString whole
        = uR"([{"type":"text","text":"seen"},{"type":"image","source":{"type":"base64","data":"AAAA"}}])"_s;
    tool.output = LongText(whole.left(whole.indexOf(u"AAAA"_s)) + QString(5000, u'A'));
    tool.output.truncated = true;
    describeImages(tool);
    QVERIFY(tool.output.text.contains(u"seen"_s));
    QVERIFY2(!tool.output.text.contains(u"AAAA"_s), qPrintable(tool.output.text.right(60)));
    QVERIFY(tool.output.truncated);
}

TEST_CLASS(TestResultContent)

#include "tst_resultcontent.moc"
