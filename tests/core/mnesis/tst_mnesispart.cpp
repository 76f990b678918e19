// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/part.h"
#include "core/store/textcut.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace stemma::mnesis;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Whole = -1;

StoredPart stored(const QString& type, const QByteArray& content)
{
    StoredPart part;
    part.partType = type;
    part.content = content;
    part.contentBytes = content.size();
    return part;
}

template<typename Kind> Kind as(const DecodedPart& decoded)
{
    const auto* body = std::get_if<Kind>(&decoded.body);
    return body ? *body : Kind();
}

} // namespace

class TestMnesisPart final : public QObject
{
    Q_OBJECT
private slots:
    void columnsWinOverTheStatus_data();
    void columnsWinOverTheStatus();
    void keepsInputAsStored();
    void tellsNoOutputFromAnEmptyOne();
    void theJsonDecidesTheKind();
    void keepsUnknownKeys();
    void readsFromABeginning();
    void countsDiffLines();
    void cutsBetweenCharacters_data();
    void cutsBetweenCharacters();
};

void TestMnesisPart::columnsWinOverTheStatus_data()
{
    QTest::addColumn<QString>("partType");
    QTest::addColumn<QVariant>("state");
    QTest::addColumn<QVariant>("pruned");
    QTest::addColumn<int>("expected"); // ToolPart::State, -1: dropped
    QTest::addColumn<bool>("isPruned");
    const QVariant null;
    QTest::newRow("no columns") << u"tool"_s << null << null << int(ToolPart::State::Running) << false;
    QTest::newRow("empty state") << u"tool"_s << QVariant(u""_s) << null << int(ToolPart::State::Running) << false;
    QTest::newRow("state") << u"tool"_s << QVariant(u"completed"_s) << null << int(ToolPart::State::Completed) << false;
    QTest::newRow("pruned") << u"tool"_s << QVariant(u"error"_s) << QVariant(5LL) << int(ToolPart::State::Error)
                            << true;
    QTest::newRow("time as text") << u"tool"_s << null << QVariant(u"5"_s) << int(ToolPart::State::Running) << true;
    QTest::newRow("strange state") << u"tool"_s << QVariant(u"lost"_s) << null << -1 << false;
    QTest::newRow("state a number") << u"tool"_s << QVariant(5LL) << null << -1 << false;
    QTest::newRow("time a word") << u"tool"_s << null << QVariant(u"now"_s) << -1 << false;
    QTest::newRow("time a fraction") << u"tool"_s << null << QVariant(1.5) << -1 << false;
    // Where the column names another kind, the columns are not looked at.
    QTest::newRow("another kind") << u"text"_s << QVariant(u"completed"_s) << QVariant(5LL)
                                  << int(ToolPart::State::Running) << true;
}

void TestMnesisPart::columnsWinOverTheStatus()
{
    QFETCH(const QString, partType);
    QFETCH(const QVariant, state);
    QFETCH(const QVariant, pruned);
    QFETCH(const int, expected);
    QFETCH(const bool, isPruned);
    StoredPart part = stored(partType,
        R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "input": {}, "output": null, "error_message": null, )"
        R"("status": {"state": "running", "compacted_at": 7, "started_at": null, "completed_at": 9}})");
    part.toolState = state;
    part.compactedAt = pruned;
    part.startedAt = 3LL;
    const DecodedPart decoded = decodePart(part, Whole);
    QCOMPARE(std::holds_alternative<UnknownPart>(decoded.body), expected < 0);
    QCOMPARE(decoded.damaged, expected < 0);
    if (expected < 0)
        return;
    const auto tool = as<ToolPart>(decoded);
    QCOMPARE(int(tool.state), expected);
    QCOMPARE(tool.prunedAt.has_value(), isPruned);
    const bool byColumns = partType == "tool"_L1;
    QCOMPARE(tool.startedAt, byColumns ? std::optional(timeFromMs(3)) : std::nullopt);
    QCOMPARE(tool.endedAt, byColumns ? std::nullopt : std::optional(timeFromMs(9)));
}

void TestMnesisPart::keepsInputAsStored()
{
    const QByteArray input = R"({"q" : "a, \"b\"}", "n":1e+20, "list": [1, {"input": 2}], "x": NaN})";
    const auto tool = as<ToolPart>(decodePart(
        stored(u"tool"_s,
            R"({"input": "first", "type": "tool", "tool_name": "t", "status": {"state": "pending"}, "tool_call_id": "c", "input":  )"
                + input + " }"),
        Whole));
    QCOMPARE(tool.input.text, QString::fromUtf8(input));
    QCOMPARE(tool.input.bytes, input.size());
    const auto none
        = as<ToolPart>(decodePart(stored(u"tool"_s, R"({"type":"tool","tool_name":"t","tool_call_id":"c"})"), Whole));
    QCOMPARE(none.input.text, u"{}"_s);
}

void TestMnesisPart::tellsNoOutputFromAnEmptyOne()
{
    const auto output = [](const QByteArray& keys) {
        return as<ToolPart>(decodePart(
            stored(u"tool"_s, R"({"type": "tool", "tool_name": "t", "tool_call_id": "c")" + keys + "}"), Whole));
    };
    QVERIFY(!output("").hasOutput);
    QVERIFY(!output(R"(, "output": null)").hasOutput);
    QVERIFY(output(R"(, "output": "")").hasOutput);
    QVERIFY(output(R"(, "error_message": "")").hasError);
    QCOMPARE(output(R"(, "output": "\u00fc\ud83d\ude00")").output.bytes, 6);
}

void TestMnesisPart::theJsonDecidesTheKind()
{
    QCOMPARE(as<TextPart>(decodePart(stored(u"patch"_s, R"({"type": "text", "text": "a"})"), Whole)).text.text, u"a"_s);
    // An overlay of the status onto what is no tool changes nothing.
    StoredPart text = stored(u"tool"_s, R"({"type": "text", "text": "a"})");
    text.toolState = u"lost"_s;
    QVERIFY(std::holds_alternative<TextPart>(decodePart(text, Whole).body));
}

void TestMnesisPart::keepsUnknownKeys()
{
    const DecodedPart decoded
        = decodePart(stored(u"text"_s, R"({"type": "text", "text": "a", "mood": "good", "n": {"b": [1.0]}})"), Whole);
    QCOMPARE(decoded.extraKeys.size(), 2);
    QCOMPARE(decoded.extraKeys.at(0).name, u"content.mood"_s);
    QCOMPARE(decoded.extraKeys.at(0).value.toString(), u"good"_s);
    QCOMPARE(decoded.extraKeys.at(1).value.toString(), u"{\"b\":[1.0]}"_s);
    QVERIFY(!decoded.damaged);
}

void TestMnesisPart::readsFromABeginning()
{
    constexpr qint64 Limit = 10;
    const QByteArray content = R"({"text": ")" + QByteArray(1000, 'x') + R"(", "type": "text"})";
    StoredPart part = stored(u"text"_s, content.first(200));
    part.contentBytes = content.size();
    const DecodedPart decoded = decodePart(part, Limit);
    const auto text = as<TextPart>(decoded);
    QCOMPARE(text.text.text, QString(Limit, u'x'));
    QVERIFY(text.text.truncated);
    QVERIFY(qAbs(text.text.bytes - 1000) < 50);
    QVERIFY(!decoded.damaged);
}

void TestMnesisPart::countsDiffLines()
{
    const QList<PatchFile> files
        = countDiffLines(u"diff --git a/old.py b/new.py\n--- a/old.py\n+++ b/new.py\t2026-01-01\n@@ -1,3 +1,3 @@ def "
                         u"f():\n one\n-two\n+2\n+3\n"
                         "--- not a header\n@@ -9 +9 @@\n-a\n+b\n\\ No newline at end of file\n--- /dev/null\n+++ "
                         "b/made.txt\n@@ -0,0 +1,2 @@\n+x\n+y\n"
                         "--- a/gone.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-z\n"_s);
    QCOMPARE(files.size(), 3);
    QCOMPARE(files.at(0), (PatchFile {u"new.py"_s, u"old.py"_s, 3, 3}));
    QCOMPARE(files.at(1), (PatchFile {u"made.txt"_s, {}, 2, 0}));
    QCOMPARE(files.at(2), (PatchFile {u"gone.txt"_s, {}, 0, 1}));
    QVERIFY(countDiffLines(u"no diff at all"_s).isEmpty());
}

void TestMnesisPart::cutsBetweenCharacters_data()
{
    QTest::addColumn<QString>("whole");
    QTest::addColumn<int>("limit");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<int>("bytes");
    QTest::newRow("short") << u"abc"_s << 3 << u"abc"_s << 3;
    QTest::newRow("cut") << u"abcd"_s << 3 << u"abc"_s << 4;
    QTest::newRow("two bytes") << u"aüb"_s << 2 << u"a"_s << 4;
    QTest::newRow("pair") << u"a\U0001F600b"_s << 4 << u"a"_s << 6;
    QTest::newRow("pair fits") << u"a\U0001F600b"_s << 5 << u"a\U0001F600"_s << 6;
    QTest::newRow("lone half") << QString(QChar(0xd800)) + u'b' << 3 << QString(QChar(0xd800)) << 4;
    QTest::newRow("never") << u"abcd"_s << -1 << u"abcd"_s << 4;
    QTest::newRow("nothing") << u"abcd"_s << 0 << QString() << 4;
}

void TestMnesisPart::cutsBetweenCharacters()
{
    QFETCH(const QString, whole);
    QFETCH(const int, limit);
    QFETCH(const QString, kept);
    QFETCH(const int, bytes);
    const LongText cut = cutText(whole, limit);
    QCOMPARE(cut.text, kept);
    QCOMPARE(cut.bytes, bytes);
    QCOMPARE(cut.truncated, kept.size() < whole.size());
}

TEST_CLASS(TestMnesisPart)
#include "tst_mnesispart.moc"
