// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/partcopy.h"
#include "ui/common/style.h"
#include "ui/export/htmlwriter.h"
#include "ui/export/markdownwriter.h"
#include "ui/export/plaintextwriter.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Messages, and images in the results of tools, as documents have them.
class TestExportedImages final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void htmlShowsThem();
    void nothingElseBecomesAnAddress_data();
    void nothingElseBecomesAnAddress();
    void textsNameThem();
    void nothingIsSaidTwice();

private:
    [[nodiscard]] static Message messageWith(const QString& mediaType, const QString& base64);
    template<class Writer> [[nodiscard]] static QByteArray written(const Message& message)
    {
        Writer writer;
        writer.message(message, [](const Part&, int) { return fail(Errc::NotFound, {}); });
        return writer.take();
    }
};

Message TestExportedImages::messageWith(const QString& mediaType, const QString& base64)
{
    ToolPart tool;
    tool.name = u"Read"_s;
    tool.state = ToolPart::State::Completed;
    tool.hasOutput = true;
    tool.output = LongText(uR"([{"type":"text","text":"a picture"},{"type":"image","source":{"type":"base64",)"
                           uR"("media_type":"%1","data":"%2"}}])"_s.arg(mediaType, base64));
    Message message;
    message.role = Role::Assistant;
    message.index = 0;
    message.parts = {Part {{}, 0, tool, {}, {}, {}}};
    return message;
}

void TestExportedImages::htmlShowsThem()
{
    const QByteArray html = written<HtmlWriter>(messageWith(u"image/png"_s, u"Zmlyc3Q="_s));
    QVERIFY2(html.contains("<img alt=\"Image: image/png, 5 bytes\" src=\"data:image/png;base64,Zmlyc3Q=\">"),
        html.constData());
    QVERIFY(html.contains("a picture"));
    QVERIFY(!html.contains("media_type"));
}

void TestExportedImages::nothingElseBecomesAnAddress_data()
{
    QTest::addColumn<QString>("mediaType");
    QTest::addColumn<QString>("base64");
    QTest::newRow("no base64") << u"image/png"_s << uR"(x\" onerror=\"alert(1))"_s;
    QTest::newRow("another type") << u"text/html"_s << u"Zmlyc3Q="_s;
    QTest::newRow("a type that runs scripts") << u"image/svg+xml"_s << u"Zmlyc3Q="_s;
    QTest::newRow("nothing") << u"image/png"_s << QString();
}

void TestExportedImages::nothingElseBecomesAnAddress()
{
    QFETCH(const QString, mediaType);
    QFETCH(const QString, base64);
    const QByteArray html = written<HtmlWriter>(messageWith(mediaType, base64));
    QVERIFY2(!html.contains("<img") && !html.contains("onerror"), html.constData());
    QCOMPARE(html.contains("<figcaption>"), !base64.isEmpty()); // a block without an image is a text
}

void TestExportedImages::textsNameThem()
{
    const Message message = messageWith(u"image/png"_s, u"Zmlyc3Q="_s);
    const QByteArray markdown = written<MarkdownWriter>(message);
    QVERIFY2(markdown.contains("a picture\n[image/png, 5 bytes]\n"), markdown.constData());
    QVERIFY(!markdown.contains("Zmlyc3Q"));
    QVERIFY(!plainTextOf(message.parts.first()).contains(u"Zmlyc3Q"_s));
}

/// As in the window: neither an answer in its thought nor the error of a tool in that of the message.
void TestExportedImages::nothingIsSaidTwice()
{
    ToolPart tool;
    tool.name = u"crm"_s;
    tool.state = ToolPart::State::Error;
    tool.hasError = true;
    tool.error = LongText(u"KeyError\nTraceback of it\n"_s);
    ReasoningPart thinking;
    thinking.text = LongText(u"I looked.<response>Two orders</response>"_s);
    Message message;
    message.role = Role::Assistant;
    message.index = 0;
    message.error = u"failed: "_s + tool.error.text;
    message.parts = {Part {{}, 0, thinking, {}, {}, {}}, Part {{}, 1, TextPart {LongText(u"Two orders"_s)}, {}, {}, {}},
        Part {{}, 2, tool, {}, {}, {}}};
    // The beginning of a step says nothing, and leaves no gap.
    message.parts.prepend(Part {{}, 3, StepStartPart(), {}, {}, {}});
    QVERIFY(!written<PlainTextWriter>(message).contains("\n\n\n"));
    for (const QByteArray& document :
        {written<HtmlWriter>(message), written<MarkdownWriter>(message), written<PlainTextWriter>(message)}) {
        QCOMPARE(document.count("Two orders"), 1);
        const int heads = document.contains("<summary>") ? 1 : 0; // of a folded call, which begins to tell it
        QVERIFY2(document.count("Traceback of it") == 1 + heads, document.constData());
        QVERIFY2(document.contains("failed: KeyError") && document.contains("I looked."), document.constData());
    }
}

GUI_TEST_CLASS(TestExportedImages)
#include "tst_exportedimages.moc"
