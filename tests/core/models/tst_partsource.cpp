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
}

TEST_CLASS(TestPartSource)
#include "tst_partsource.moc"
