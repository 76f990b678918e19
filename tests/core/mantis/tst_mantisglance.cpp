// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/store/formats/mantis/read/linefacts.h"
#include "core/store/formats/mantis/plan/linecopy.h"
#include "core/store/formats/mantis/read/message.h"
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
const QByteArray Session = "6f1c2a7e-5b1d-4c3a-9e00-000000000003"_ba;
const QByteArray Other = "6f1c2a7e-5b1d-4c3a-9e00-000000000004"_ba;

/// As a file holds it: lines follow.
const mantis::LineFacts* glanceWithin(mantis::LineReader& glancer, const QByteArray& line, qint64& length)
{
    const QByteArray held = line + '\n' + QByteArray(4096, 'x');
    return glancer.glanceAhead(held, mantis::Dialect::Tree, length);
}

qint64 contentBytes(const QByteArray& content, const QByteArray& id)
{
    mantis::LineReader glancer;
    return glancer.glance(entry(id, {}, "assistant", content), mantis::Dialect::Tree).contentBytes;
}

qint64 decodedBytes(const QByteArray& content)
{
    return utf8Size(mantis::contentText(json::parse(content).value()));
}

} // namespace

/// What is taken from an entry when its file is opened, held against the entry read in full.
class TestMantisGlance final : public QObject
{
    Q_OBJECT

private slots:
    void contentBytes_data();
    void contentBytes();
    void randomContents();
    void signatures_data();
    void signatures();
    void giantsTellNothing();
    void copyPlaces_data();
    void copyPlaces();
    void randomDamage();
};

void TestMantisGlance::contentBytes_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isTold"); // without decoding it
    const auto row = [](const char* name, const QByteArray& content, bool isTold = true) {
        QTest::newRow(name) << content << isTold;
    };
    row("empty text", R"("")");
    row("text", R"("Parse the dates")");
    row("text with escapes", R"("a\n\"b\"\t\\ c\/d")");
    row("long text with escapes at ends of blocks",
        '"' + QByteArray(62, 'x') + R"(\n\\)" + QByteArray(61, 'y') + R"(\/z")");
    row("other letters", "\"gr\xc3\xbc\xc3\x9f \xe4\xb8\xad \xf0\x9f\x98\x80\"");
    row("escaped letters", R"("gr\u00fc\u00DF \u4e2d \u003c")");
    row("escaped pair", R"("\ud83d\ude00")", false);
    row("lone surrogate", R"("\ud83d")", false);
    row("escaped control", R"("\u0001")", false);
    row("no UTF-8", "\"a\xff\"", false);
    row("one block", R"([{"type":"text","text":"a\nb\"c"}])");
    row("one block with blanks", R"([{"type": "text", "text": "a \n"}])");
    row("one block with a blank at its end", R"([{"type":"text","text":"a" }])");
    row("one block with another member", R"([{"type":"text","text":"a\n","cache":{"x":[1,2.5,-3]}}])");
    row("one block the other way round", R"([{"text":"a\t","type":"text"}])");
    row("one block with escapes in its keys", R"([{"te\u0078t":"a\t","type":"t\u0065xt"}])");
    row("two members, no text", R"([{"type":"text","other":1}])", false);
    row("two members, a text that is none", R"([{"type":"text","text":12}])", false);
    row("a text twice", R"([{"type":"text","text":"a","text":"bc"}])");
    row("two texts", R"([{"type":"text","text":"a\/b"},{"type":"text","text":"\u00fc"}])");
    row("a call", R"([{"type":"tool_use","id":"c","name":"bash","input":{"command":"ls","n":null,"t":true}}])");
    row("a call that nothing can answer", R"([{"type":"tool_use","id":3,"name":"bash","input":{}}])", false);
    row("a result", R"([{"type":"tool_result","tool_use_id":"c","content":"out\r\n","is_error":false}])");
    row("thinking and text", R"([{"type":"thinking","thinking":"h\nm"},{"type":"text","text":"a"}])");
    row("an image", R"([{"type":"image","source":{"data":"aGk="}}])");
    row("no block", R"(["a",[ 1 , 2 ]])");
    row("blanks between", "[{\"type\":\"tool_use\", \"id\" : \"c\" ,\t\"input\": { } } ]");
    row("numbers written otherwise", R"([{"type":"tool_use","id":"c","input":{"a":1e400}}])", false);
    row("no number", R"([{"type":"tool_use","id":"c","input":{"a":NaN,"b":-Infinity}}])", false);
    row("a long number", R"([{"type":"tool_use","id":"c","input":{"a":12345678901234567890}}])");
    row("no content", "null", false);
    row("no blocks", "[]", false);
    row("a number", "12", false);
    row("an object", R"({"a":1})", false);
}

void TestMantisGlance::contentBytes()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isTold);
    const qint64 wanted = isTold ? decodedBytes(content) : mantis::LineFacts::NotKnown;
    // With an id as the library makes them, and with one that is read the long way.
    QCOMPARE(::contentBytes(content, OwnId), wanted);
    QCOMPARE(::contentBytes(content, "a"), wanted);
}

void TestMantisGlance::randomContents()
{
    Dice dice(11);
    static const QList<QByteArray> pieces {R"("a\n")", R"("\u00fc\"x")", "1", "-2.5", "true", "null", "{}", "[]",
        R"({"k":"v\/","k":[1,"tool_use"]})", R"("tool_use")", "\"\xe2\x82\xac\"", " ", R"(["\\",[" "]])"};
    int told = 0;
    for (int round = 0; round < 2'000; ++round) {
        QByteArray content = "[";
        for (int i = 0; i <= dice.below(4); ++i) {
            content += i > 0 ? "," : "";
            content += dice.below(2) ? R"({"type":"text","text":)" : R"({"type":"tool_use","id":)";
            content += pieces.at(dice.below(2)) + ",\"x\":" + pieces.at(dice.below(int(pieces.size()))) + "}";
        }
        content += ']';
        const qint64 bytes = ::contentBytes(content, OwnId);
        if (!json::parse(content) || bytes == mantis::LineFacts::NotKnown)
            continue;
        ++told;
        QVERIFY2(bytes == decodedBytes(content), content.constData());
    }
    QVERIFY(told > 500);
}

void TestMantisGlance::signatures_data()
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

void TestMantisGlance::signatures()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, maySign);
    for (const QByteArray& id : {OwnId, QByteArray("a")}) {
        mantis::LineReader glancer;
        QCOMPARE(glancer.glance(entry(id, {}, "assistant", content), mantis::Dialect::Tree).maySign, maySign);
    }
}

/// Of a line that is not held, its beginning says nothing of how long its content is.
void TestMantisGlance::giantsTellNothing()
{
    const QByteArray line = entry(OwnId, {}, "user", '"' + QByteArray(9000, 'x') + '"').chopped(1);
    mantis::LineReader glancer;
    const mantis::LineFacts& glance = glancer.glanceAtGiant(
        QByteArrayView(line).first(4096), QByteArrayView(line).last(512), mantis::Dialect::Tree);
    QCOMPARE(glance.kind, mantis::LineFacts::Kind::Record);
    QCOMPARE(glance.contentBytes, mantis::LineFacts::NotKnown);
    QVERIFY(!glance.copyPlaces.areKnown());
    QVERIFY(glance.maySign);
}

void TestMantisGlance::copyPlaces_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("areKnown");
    const auto line = [](const QByteArray& parent, const QByteArray& ending) {
        return R"({"uuid":")" + OwnId + R"(","parent_uuid":)" + parent
            + R"(,"type":"user","message":{"role":"user","content":")" + QByteArray(200, 'x') + "\"}" + ending;
    };
    const QByteArray time = R"(,"timestamp":"2026-05-16T09:30:07.120767+00:00")";
    const QByteArray session = R"(,"session_id":")" + Session + '"';
    const QByteArray cwd = R"(,"cwd":"/p")";
    const QByteArray origin = R"(,"forked_from":{"session_id":")" + Other + R"(","message_uuid":")" + Other + "\"}";
    const QByteArray parent = '"' + Parent + '"';
    const auto row
        = [](const char* name, const QByteArray& bytes, bool areKnown) { QTest::newRow(name) << bytes << areKnown; };
    row("first", line("null", time + session + cwd + '}'), true);
    row("with a parent", line(parent, time + session + cwd + '}'), true);
    row("with its origin", line(parent, time + session + cwd + origin + '}'), true);
    row("with an origin that is null", line(parent, time + session + cwd + R"(,"forked_from":null})"), true);
    row("time behind the session", line(parent, session + time + cwd + '}'), true);
    row("session twice", line(parent, time + R"(,"session_id":"s")" + session + cwd + '}'), true);
    row("another member", line(parent, time + session + cwd + R"(,"x":{"a":[1]}})"), true);
    row("blanks within", line(parent, time + R"(, "session_id": ")" + Session + '"' + cwd + '}'), true);
    row("origin before others", line(parent, time + session + origin + cwd + '}'), false);
    row("origin before the session", line(parent, time + origin + session + cwd + '}'), false);
    row("session of another length", line(parent, time + R"(,"session_id":"s")" + cwd + '}'), false);
    row("no session", line(parent, time + cwd + '}'), false);
    row("no time", line(parent, session + cwd + '}'), false);
    row("id twice", line(parent, time + session + cwd + R"(,"uuid":")" + Other + "\"}"), false);
    row("parent twice", line(parent, time + session + cwd + R"(,"parent_uuid":null})"), false);
    row("key with escapes", line(parent, time + session + cwd + R"(,"\u0075uid":")" + Other + "\"}"), false);
    row("blank at the end", line(parent, time + session + cwd + "} "), false);
    row("blank before the end", line(parent, time + session + cwd + " }"), true);
    row("blank before the end, with its origin", line(parent, time + session + cwd + origin + " }"), false);
    row("blank at the beginning", ' ' + line(parent, time + session + cwd + '}'), false);
    row("broken behind", line(parent, time + session + cwd + "},"), false);
    row("a short parent", line("\"p\"", time + session + cwd + '}'), false);
}

/// Wherever places are reported, reading the line in full tells the same.
void TestMantisGlance::copyPlaces()
{
    QFETCH(QByteArray, line);
    QFETCH(bool, areKnown);
    mantis::LineReader glancer;
    // The second time its ending is known word for word.
    for (int time = 0; time < 2; ++time) {
        qint64 length = 0;
        const mantis::LineFacts* ahead = glanceWithin(glancer, line, length);
        const mantis::CopyPlaces places
            = ahead ? ahead->copyPlaces : glancer.glance(line, mantis::Dialect::Tree).copyPlaces;
        QCOMPARE(places.areKnown(), areKnown);
        QCOMPARE(glancer.glance(line, mantis::Dialect::Tree).copyPlaces.areKnown(), areKnown);
        if (!areKnown)
            continue;
        QCOMPARE(length, line.size());
        const auto read = mantis::RawLine::read(line);
        QVERIFY(read);
        QCOMPARE(*read->id, (json::Range {mantis::CopyPlaces::IdAt, mantis::CopyPlaces::IdBytes}));
        const qsizetype parent = mantis::CopyPlaces::parentBytes(ahead->flags.testFlag(mantis::LineFlag::HasParent));
        QCOMPARE(*read->parent, (json::Range {mantis::CopyPlaces::ParentAt, parent}));
        QCOMPARE(*read->session, (json::Range {line.size() - places.session, mantis::CopyPlaces::IdBytes}));
        QCOMPARE(read->forkedFrom.has_value(), places.origin != 0);
        QCOMPARE(read->end, line.size() - 1);
        if (read->forkedFrom)
            QCOMPARE(*read->forkedFrom, (json::Range {line.size() - places.origin, places.origin - 1}));
    }
}

/// Whatever becomes of a line, what is reported of it is what reading it in full tells.
void TestMantisGlance::randomDamage()
{
    const QByteArray line = R"({"uuid":")" + OwnId + R"(","parent_uuid":")" + Parent
        + R"(","type":"assistant","message":{"role":"assistant","content":[{"type":"text","text":"a\n\u00fc\/ )"
        + QByteArray(120, 'x') + R"("},{"type":"tool_use","id":"c","name":"bash","input":{"n":1.5,"t":true}}]},)"
        + R"("timestamp":"2026-05-16T09:30:07.120767+00:00","session_id":")" + Session
        + R"(","cwd":"/p","forked_from":{"session_id":")" + Other + R"(","message_uuid":")" + Other + "\"}}";
    static const QList<QByteArray> inserts {"\"", "\\", "{", "}", "[", "]", ",", ":", " ", "\t", "1", "e5", "null",
        "\xff", R"("text":"b",)", R"("uuid":"u",)", R"("type":"text",)", R"("session_id":null,)",
        R"("forked_from":{},)", R"("message":{"content":"other"},)", R"(\u0041)", R"(\n)"};
    Dice dice(7);
    int records = 0;
    int sizes = 0;
    int places = 0;
    mantis::LineReader glancer;
    for (int round = 0; round < 40'000; ++round) {
        QByteArray damaged = line;
        for (int i = 0; i <= dice.below(2); ++i) {
            const int at = dice.below(int(damaged.size()));
            const QByteArray insert = inserts.at(dice.below(int(inserts.size())));
            damaged.replace(at, dice.below(3), dice.below(4) == 0 ? QByteArray() : insert);
        }
        qint64 length = 0;
        const mantis::LineFacts* glance = glanceWithin(glancer, damaged, length);
        if (!glance || glance->kind != mantis::LineFacts::Kind::Record || length != damaged.size())
            continue;
        ++records;
        const auto value = json::parse(damaged);
        QVERIFY2(value, damaged.constData());
        if (glance->contentBytes != mantis::LineFacts::NotKnown) {
            ++sizes;
            const json::Value* message = value->find(u"message");
            const json::Value* content = message ? message->find(u"content") : nullptr;
            QVERIFY2(content && glance->contentBytes == utf8Size(mantis::contentText(*content)), damaged.constData());
        }
        const auto read = mantis::RawLine::read(damaged);
        if (glance->copyPlaces.areKnown()) {
            ++places;
            const mantis::CopyPlaces known = glance->copyPlaces;
            const json::Range origin
                = known.origin ? json::Range {length - known.origin, known.origin - 1} : json::Range();
            const bool isSame = read && read->id->start == mantis::CopyPlaces::IdAt
                && read->id->length == mantis::CopyPlaces::IdBytes
                && read->parent->start == mantis::CopyPlaces::ParentAt
                && read->parent->length
                    == mantis::CopyPlaces::parentBytes(glance->flags.testFlag(mantis::LineFlag::HasParent))
                && read->session->start == length - known.session
                && read->session->length == mantis::CopyPlaces::IdBytes && read->end == length - 1
                && read->forkedFrom.value_or(json::Range()) == origin;
            QVERIFY2(isSame, damaged.constData());
        }
    }
    QVERIFY(records > 5'000 && sizes > 1'000 && places > 1'000);
}

TEST_CLASS(TestMantisGlance)
#include "tst_mantisglance.moc"
