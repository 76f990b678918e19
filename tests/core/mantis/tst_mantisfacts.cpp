// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/json/json.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

const QByteArray OwnId = "6f1c2a7e-5b1d-4c3a-9e00-000000000001"_ba;
const QByteArray Parent = "6f1c2a7e-5b1d-4c3a-9e00-000000000002"_ba;
const QByteArray LineSession = "6f1c2a7e-5b1d-4c3a-9e00-000000000003"_ba;
const QByteArray Other = "6f1c2a7e-5b1d-4c3a-9e00-000000000004"_ba;

/// As a file holds it: lines follow.
const LineFacts* factsWithin(LineReader& reader, const QByteArray& line, qint64& length)
{
    const QByteArray held = line + '\n' + QByteArray(4096, 'x');
    return reader.readAhead(held, length);
}

qint64 contentBytes(const QByteArray& content, const QByteArray& id)
{
    mantis::EntryReader reader(mantis::Dialect::Tree);
    return reader.read(entry(id, {}, "assistant", content)).contentBytes;
}

qint64 decodedBytes(const QByteArray& content)
{
    const json::Value value = json::parse(content).value();
    return utf8Size(mantis::contentText(value)) + mantis::imageSurplus(value);
}

} // namespace

/// What is taken from an entry when its file is opened, held against the entry read in full.
class TestMantisFacts final : public QObject
{
    Q_OBJECT

private slots:
    void contentBytes_data();
    void contentBytes();
    void imagesCountAlike();
    void signatures_data();
    void signatures();
    void giantsTellNothing();
    void randomDamage();
};

void TestMantisFacts::contentBytes_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<qint64>("bytes");
    const auto row
        = [](const char* name, const QByteArray& content, qint64 bytes) { QTest::newRow(name) << content << bytes; };
    // As it is decoded, where nothing is spelled at greater length than need be.
    const auto told = [&](const char* name, const QByteArray& content) { row(name, content, decodedBytes(content)); };
    const auto untold = [&](const char* name, const QByteArray& content) { row(name, content, RowFacts::NotKnown); };
    told("empty text", R"("")");
    told("text", R"("Parse the dates")");
    row("text with escapes", R"("a\n\"b")", 6);
    told("other letters", "\"gr\xc3\xbc\xc3\x9f \xe4\xb8\xad \xf0\x9f\x98\x80\"");
    told("one block", R"([{"type":"text","text":"abc"}])");
    row("one block with blanks", R"([{"type": "text", "text": "a \n"}])", 4);
    told("one block with another member", R"([{"type":"text","text":"a\n","cache":{"x":[1,2.5,-3]}}])");
    told("one block the other way round", R"([{"text":"a","type":"text"}])");
    told("one block with escapes in its keys", R"([{"te\u0078t":"a","type":"t\u0065xt"}])");
    told("a text twice", R"([{"type":"text","text":"a","text":"bc"}])");
    told("two texts", R"([{"type":"text","text":"a\"b"},{"type":"text","text":"\n"}])");
    told("a call", R"([{"type":"tool_use","id":"c","name":"bash","input":{"command":"ls","n":null,"t":true}}])");
    untold("a call that nothing can answer", R"([{"type":"tool_use","id":3,"name":"bash","input":{}}])");
    told("a result", R"([{"type":"tool_result","tool_use_id":"c","content":"out\r\n","is_error":false}])");
    told("thinking and text", R"([{"type":"thinking","thinking":"h\nm"},{"type":"text","text":"a"}])");
    told("an image", R"([{"type":"image","source":{"data":"aGk="}}])");
    told("two images and text",
        R"([{"type":"image","source":{"data":"aGk="}},{"source":{"data":"aGkh"},"type":"image"},{"type":"text","text":"x"}])");
    told("no block", R"(["a",[1,2]])");
    row("blanks between", "[{\"type\":\"tool_use\", \"id\" : \"c\" } ]", 35);
    told("a long number", R"([{"type":"tool_use","id":"c","input":{"a":12345678901234567890}}])");
    untold("no content", "null");
    untold("no blocks", "[]");
    untold("a number", "12");
    untold("an object", R"({"a":1})");
}

void TestMantisFacts::contentBytes()
{
    QFETCH(QByteArray, content);
    QFETCH(qint64, bytes);
    // With an id as the library makes them, and with one that is read the long way.
    QCOMPARE(::contentBytes(content, OwnId), bytes);
    QCOMPARE(::contentBytes(content, "a"), bytes);
}

/// An image is worth the same tokens, however long its base64 is.
void TestMantisFacts::imagesCountAlike()
{
    const auto bytes = [](qsizetype size) {
        return ::contentBytes(R"([{"type":"image","source":{"type":"base64","data":")" + QByteArray(size, 'A')
                + R"("}},{"type":"text","text":"What is this?"}])",
            OwnId);
    };
    QCOMPARE(bytes(400'000), bytes(4));
    QVERIFY(bytes(4) > 4 * 1000 && bytes(4) < 4 * 2000);
}

void TestMantisFacts::signatures_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("maySign");
    const auto row
        = [](const char* name, const QByteArray& content, bool maySign) { QTest::newRow(name) << content << maySign; };
    row("signed", R"([{"type":"thinking","thinking":"h","signature":"Eq"},{"type":"text","text":"a"}])", true);
    row("empty", R"([{"type":"thinking","thinking":"h","signature":""}])", true);
    row("key with escapes", R"([{"type":"text","text":"a"},{"type":"thinking","sign\u0061ture":"Eq"}])", true);
    row("none", R"([{"type":"thinking","thinking":"h"},{"type":"text","text":"a"}])", false);
    row("only the word", R"([{"type":"text","text":"\"signature\":\"Eq\""}])", false);
    row("within a call", R"([{"type":"tool_use","id":"c","name":"sign","input":{"signature":"Eq"}}])", false);
    row("text", R"("signature")", false);
}

void TestMantisFacts::signatures()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, maySign);
    for (const QByteArray& id : {OwnId, QByteArray("a")}) {
        mantis::EntryReader reader(mantis::Dialect::Tree);
        QCOMPARE(reader.read(entry(id, {}, "assistant", content)).maySign, maySign);
    }
}

/// Of a line that is not held, its beginning says nothing of how long its content is.
void TestMantisFacts::giantsTellNothing()
{
    const QByteArray line = entry(OwnId, {}, "user", '"' + QByteArray(9000, 'x') + '"').chopped(1);
    mantis::EntryReader reader(mantis::Dialect::Tree);
    const LineFacts& facts = reader.readGiant(QByteArrayView(line).first(4096), QByteArrayView(line).last(512));
    QCOMPARE(facts.kind, LineFacts::Kind::Record);
    QCOMPARE(facts.contentBytes, RowFacts::NotKnown);
    QVERIFY(facts.maySign);
}

/// However a line is damaged, its facts are those of reading it in full.
void TestMantisFacts::randomDamage()
{
    const QByteArray line = R"({"uuid":")" + OwnId + R"(","parent_uuid":")" + Parent
        + R"(","type":"assistant","message":{"role":"assistant","content":[{"type":"text","text":"a\n\u00fc\/ )"
        + QByteArray(120, 'x') + R"("},{"type":"tool_use","id":"c","name":"bash","input":{"n":1.5,"t":true}}]},)"
        + R"("timestamp":"2026-05-16T09:30:07.120767+00:00","session_id":")" + LineSession
        + R"(","cwd":"/p","forked_from":{"session_id":")" + Other + R"(","message_uuid":")" + Other + "\"}}";
    static const QList<QByteArray> inserts {"\"", "\\", "{", "}", "[", "]", ",", ":", " ", "\t", "1", "e5", "null",
        "\xff", R"("text":"b",)", R"("uuid":"u",)", R"("type":"text",)", R"("session_id":null,)",
        R"("forked_from":{},)", R"("message":{"content":"other"},)", R"(\u0041)", R"(\n)"};
    Dice dice(7);
    int records = 0;
    mantis::EntryReader reader(mantis::Dialect::Tree);
    for (int round = 0; round < 40'000; ++round) {
        QByteArray damaged = line;
        for (int i = 0; i <= dice.below(2); ++i) {
            const int at = dice.below(int(damaged.size()));
            const QByteArray insert = inserts.at(dice.below(int(inserts.size())));
            damaged.replace(at, dice.below(3), dice.below(4) == 0 ? QByteArray() : insert);
        }
        qint64 length = 0;
        const LineFacts* facts = factsWithin(reader, damaged, length);
        if (!facts || facts->kind != LineFacts::Kind::Record || length != damaged.size())
            continue;
        ++records;
        const auto value = json::parse(damaged);
        QVERIFY2(value, damaged.constData());
        const json::Value* message = value->find(u"message");
        const json::Value* content = message ? message->find(u"content") : nullptr;
        const bool isText = content && content->isString();
        if (facts->contentBytes != RowFacts::NotKnown)
            QVERIFY2(isText || (content && !content->items.isEmpty()), damaged.constData());
        QVERIFY2(!isText || facts->contentBytes >= 0, damaged.constData());
    }
    QVERIFY(records > 5'000);
}

TEST_CLASS(TestMantisFacts)
#include "tst_mantisfacts.moc"
