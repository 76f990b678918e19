// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/partsource.h"
#include "core/store/content/storedimage.h"
#include "core/store/registry.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QByteArray image(const QByteArray& base64)
{
    return R"({"type":"image","mimeType":"image/png","data":")" + base64 + "\"}";
}

} // namespace

/// The files of images, as they stand in records.
class TestPartSource final : public QObject
{
    Q_OBJECT
private slots:
    void images();
    void imagesInResults();
    void contentOfResults();
};

void TestPartSource::images()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"type":"session","version":3,"id":"01a2007b-8304-76a7-be9b-8e6254997dc0",)"
               R"("timestamp":"2026-11-21T00:09:00.000Z","cwd":"/p"})"
               "\n"
               R"({"type":"message","id":"a0000001","parentId":null,"timestamp":"2026-11-21T01:00:00.000Z",)"
               R"("message":{"role":"user","content":[{"type":"text","text":"see"},)"
        + image("Zmlyc3Q=") + ',' + image("c2Vj\\nb25k") + ',' + image("no base64!") + ',' + image({})
        + R"(],"timestamp":1}})"
          "\n");
    file.close();
    auto opened = openStore(file.fileName());
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().text));
    const SessionId session = readstore::listed(**opened).front().id;
    const MessagePtr message = readstore::messages(**opened, session).front();
    QCOMPARE(message->parts.size(), 5);
    OpenStore store(std::move(*opened));
    const auto read = [&](int part) {
        auto future = partsource::image(store, message, part, 0, {});
        future.waitForFinished();
        return future.result();
    };
    QCOMPARE(read(1).value_or("none"), "first");
    QCOMPARE(read(2).value_or("none"), "second");
    const auto broken = read(3);
    QVERIFY(!broken);
    QVERIFY2(
        broken.error().text.startsWith(u"The stored image is not valid base64"_s), qPrintable(broken.error().text));
    const auto absent = read(4);
    QVERIFY(!absent);
    QCOMPARE(absent.error().code, Errc::NotFound);
}

void TestPartSource::imagesInResults()
{
    const QByteArray stored = R"({"message":{"role":"user","content":[)" + image("Zmlyc3Q=")
        + R"(,{"type":"tool_result","tool_use_id":"a","content":[{"type":"text","text":"x"},)" + image("c2Vjb25k") + ','
        + image("no base64!") + R"(]},{"type":"tool_result","tool_use_id":"b","content":"text"},)" + image("dGhpcmQ=")
        + "]}}";
    const auto record = json::parse(stored);
    QVERIFY(record);
    QCOMPARE(imageBytes(*record, {}, 0).value_or("none"), "first");
    QCOMPARE(imageBytes(*record, {}, 1).value_or("none"), "third");
    QCOMPARE(imageBytes(*record, u"a"_s, 0).value_or("none"), "second");
    QCOMPARE(imageBytes(*record, u"a"_s, 1).error().code, Errc::Corrupt);
    QCOMPARE(imageBytes(*record, u"a"_s, 2).error().code, Errc::NotFound);
    QCOMPARE(imageBytes(*record, u"b"_s, 0).error().code, Errc::NotFound);
    QCOMPARE(imageBytes(*record, u"c"_s, 0).error().code, Errc::NotFound);
    // A format that makes parts of all of them has more than stand beside the results.
    QCOMPARE(imageBytes(*record, {}, 1, 4).value_or("none"), "second");
    QCOMPARE(imageBytes(*record, {}, 2, 4).error().code, Errc::Corrupt);
    QCOMPARE(imageBytes(*record, {}, 3, 4).value_or("none"), "third");
    QCOMPARE(imageBytes(*record, {}, 1, 2).value_or("none"), "third");
}

void TestPartSource::contentOfResults()
{
    const QString stored = QString::fromLatin1("[{\"type\":\"text\",\"text\":\"x\"}," + image("Zmlyc3Q=")
        + ",{\"type\":\"audio\"}," + image("no base64!") + ']');
    const auto content = resultContent(LongText(stored));
    QVERIFY(content);
    QCOMPARE(content->text, u"x\n{\"type\":\"audio\"}"_s);
    QCOMPARE(content->images.size(), 2);
    QCOMPARE(imageBytes(content->images.first()).value_or("none"), "first");
    QVERIFY(content->described().startsWith(u"x\n"_s) && content->described().contains(u"[image/png, 5 bytes]"_s));
    QVERIFY(!content->described().contains(u"Zmlyc3Q"_s));
    for (const QString& other : {u"plain \"image\""_s, u"[1, \"image\"]"_s, u"{\"type\":\"image\"}"_s, u"[\"image\""_s})
        QVERIFY2(!resultContent(LongText(other)), qPrintable(other));
    QVERIFY(!resultContent(LongText(stored, stored.size() * 2, true))); // cut
    ToolPart tool;
    tool.output = LongText(stored);
    describeImages(tool);
    QCOMPARE(tool.output.text, content->described());
}

TEST_CLASS(TestPartSource)
#include "tst_partsource.moc"
