// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/sessionredaction.h"
#include "core/store/content/storedimage.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What is found in the messages of a session, and what is left out of them.
class TestSessionRedaction final : public QObject
{
    Q_OBJECT
private slots:
    void tellsWhatIsLeftInJson();
    void imagesBesideResults();
    void onlyImages_data();
    void onlyImages();
    void besideImages_data();
    void besideImages();
};

/// A value that its name gives away, and one that is no string and so cannot be replaced.
void TestSessionRedaction::tellsWhatIsLeftInJson()
{
    ToolPart tool;
    tool.input = LongText(uR"({"password":"Tr0ub4dor&3x9","secret":8213945701})"_s);
    Message message;
    message.parts = {Part {{}, 0, tool, {}, {}, {}}};
    SessionRedaction redaction({}, {});
    redaction.redact(message);
    QCOMPARE(redaction.residues().values().size(), 2U);
    QCOMPARE(redaction.residues().values()[0].value, u"Tr0ub4dor&3x9"_s);
    QCOMPARE(message.parts[0].as<ToolPart>()->input, tool.input);
}

/// Claude Code keeps an image that was read in the result, and once more beside it.
void TestSessionRedaction::imagesBesideResults()
{
    const QByteArray file = QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(592, 'x');
    const QString bytes = QString::fromLatin1(file.toBase64());
    ToolPart tool;
    tool.output = LongText(
        uR"([{"type":"image","source":{"type":"base64","media_type":"image/png","data":"%1"}}])"_s.arg(bytes));
    tool.metadata
        = LongText(uR"({"type":"image","file":{"base64":"%1","originalSize":600,"data":"short"}})"_s.arg(bytes));
    tool.input = LongText(uR"({"html":"<img src='data:image/png;base64,%1'>","n":1})"_s.arg(bytes));
    Message message;
    const Part unknown {
        {}, 1, UnknownPart {u"x"_s, LongText(uR"({"\"data\": \"%1\"":1})"_s.arg(bytes)), {}}, {}, {}, {}};
    message.parts = {Part {{}, 0, tool, {}, {}, {{u"f"_s, uR"({"data": "%1"})"_s.arg(bytes), Unit::Json}}}, unknown};
    ExportWish wish;
    Message whole = message;
    wish.reduce(whole);
    QCOMPARE(whole, message);
    ToolPart twice;
    twice.output = tool.output;
    twice.metadata = tool.metadata;
    Message one;
    one.parts = {Part {{}, 0, twice, {}, {}, {}}};
    QCOMPARE(describeImages(one), 1);
    wish.images = false;
    wish.reduce(message);
    const auto* reduced = message.parts[0].as<ToolPart>();
    QCOMPARE(reduced->output.text, u"[image/png, 600 bytes]"_s);
    QCOMPARE(reduced->metadata.text,
        uR"({"type":"image","file":{"base64":"[600 bytes]","originalSize":600,"data":"short"}})"_s);
    QCOMPARE(reduced->input.text, uR"({"html":"<img src='[image/png, 600 bytes]'>","n":1})"_s);
    QCOMPARE(message.parts[0].fields[0].value.toString(), uR"({"data": "[600 bytes]"})"_s);
    QCOMPARE(message.parts[1].as<UnknownPart>()->raw.text, uR"({"\"data\": \"[600 bytes]\"":1})"_s);
}

void TestSessionRedaction::onlyImages_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("json");
    QTest::addColumn<bool>("isImage");
    const auto row = [](const char* name, const QByteArray& head, const QString& json, bool isImage) {
        QTest::newRow(name) << head << json << isImage;
    };
    const QString plain = uR"({"data":"%1"})"_s;
    row("PNG", "\x89PNG\r\n\x1a\n", plain, true);
    row("JPEG", "\xFF\xD8\xFF\xE0", plain, true);
    row("WebP", "RIFF1234WEBPVP8 ", plain, true);
    row("BMP", QByteArray("BM1234\0\0\0\0", 10), plain, true);
    row("AVIF",
        QByteArray("\0\0\0\x20"
                   "ftypavif",
            12),
        plain, true);
    row("SVG", "<svg xmlns=", plain, true);
    row("sound", "RIFF1234WAVEfmt ", plain, false);
    row("PDF", "%PDF-1.7\n", plain, false);
    row("zip", "PK\x03\x04", plain, false);
    row("text", "BMW and MM: ordinary words", plain, false);
    row("zeros", QByteArray(16, '\0'), plain, false);
    row("PDF by its type", "%PDF-1.7\n",
        uR"({"type":"document","source":{"type":"base64","media_type":"application/pdf","data":"%1"}})"_s, false);
    row("beside an image", "%PDF-1.7\n",
        uR"([{"type":"image","source":{"url":"x"}},{"type":"document","file":{"base64":"%1"}}])"_s, false);
    row("of no known form, by its type", "abcdefgh",
        uR"({"type":"image","source":{"type":"base64","media_type":"image/x-new","data":"%1"}})"_s, true);
    row("the type behind", "abcdefgh", uR"({"data":"%1","mimeType":"image/x-new"})"_s, true);
    row("escaped", "abcdefgh", uR"("{\"type\":\"image\",\"data\":\"%1\"}")"_s, true);
}

/// Of bytes in base64 only those of images are left out with the images.
void TestSessionRedaction::onlyImages()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QString, json);
    QFETCH(const bool, isImage);
    ToolPart tool;
    const QByteArray file = head + QByteArray(400, 'x');
    tool.metadata = LongText(json.arg(QString::fromLatin1(file.toBase64())));
    Message message;
    message.parts = {Part {{}, 0, tool, {}, {}, {}}};
    QCOMPARE(describeImages(message), isImage ? 1 : 0);
    QCOMPARE(message.parts[0].as<ToolPart>()->metadata.text != tool.metadata.text, isImage);
}

void TestSessionRedaction::besideImages_data()
{
    QTest::addColumn<bool>("redactsImages");
    QTest::newRow("images go") << true;
    QTest::newRow("images stay") << false;
}

/// What is found in a result with images is replaced, whether or not these stay.
void TestSessionRedaction::besideImages()
{
    QFETCH(const bool, redactsImages);
    FakeStore store;
    ToolPart tool;
    tool.output = LongText(
        uR"([{"type":"text","text":"of\njane@corp-mail.org C:\\Users\\Jane\\x {\"password\":\"Tr0ub4dor&3x9\"}"},)"
        uR"({"type":"image","source":{"type":"base64","media_type":"image/png","data":"Zmlyc3Q="}}])"_s);
    SessionBuilder builder;
    builder.assistant().part(tool);
    const FakeSession session = builder.build();
    store.add(session);
    ExportWish wish;
    wish.session = session.info.id;
    auto list = findRedactions(store, wish, {}, {});
    QVERIFY(list);
    QCOMPARE(list->values().size(), 4U); // with the image
    list->setAccepted(RedactionKind::Image, redactsImages);
    SessionRedaction redaction(*list, {});
    Message message = *session.messages[0];
    redaction.redact(message);
    const QString written = message.parts[0].as<ToolPart>()->output.text;
    QCOMPARE(written.contains(u"Zmlyc3Q="_s), !redactsImages);
    for (const QString& value : {u"jane@"_s, u"Jane"_s, u"Tr0ub"_s})
        QVERIFY2(!written.contains(value), qPrintable(written));
    QVERIFY(redaction.residues().values().empty());
}

TEST_CLASS(TestSessionRedaction)
#include "tst_sessionredaction.moc"
