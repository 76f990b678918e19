// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::mnesis;

class TestMnesisTokens : public QObject
{
    Q_OBJECT
private slots:
    void windows_data();
    void windows();
    void lengths_data();
    void lengths();
    void reprs_data();
    void reprs();
    void partTexts_data();
    void partTexts();
    void renderings_data();
    void renderings();
    void estimates();
    void blankTexts_data();
    void blankTexts();
};

namespace {

Part part(Part::Body body, StoredFields fields = {})
{
    Part result;
    result.body = std::move(body);
    result.fields = std::move(fields);
    return result;
}

Part textPart(const QString& text)
{
    return part(TextPart {LongText(text)});
}

ToolPart tool(const QString& name, const QString& input, const QString& output = {}, const QString& error = {})
{
    ToolPart result;
    result.name = name;
    result.callId = u"call_1"_s;
    result.input = LongText(input);
    result.output = LongText(output);
    result.hasOutput = !output.isNull();
    result.error = LongText(error);
    result.hasError = !error.isNull();
    return result;
}

FileReferencePart fileReference(qint64 tokens)
{
    FileReferencePart result;
    result.reference.contentId = ContentId(u"64e3"_s);
    result.reference.path = u"data/conf.yaml"_s;
    result.reference.fileType = u"yaml"_s;
    result.reference.tokens = tokens;
    result.reference.summary = u"YAML document with 3 keys."_s;
    return result;
}

} // namespace

void TestMnesisTokens::windows_data()
{
    QTest::addColumn<QString>("modelId");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<qint64>("usable");
    QTest::addColumn<int>("rule");
    const auto row = [](const char* name, const QString& provider, qint64 usable, TokenRule rule) {
        QTest::newRow(*name ? name : "(empty)") << QString::fromLatin1(name) << provider << usable << int(rule);
    };
    row("anthropic/claude-opus-4-6", u"anthropic"_s, 148'000, TokenRule::Third);
    row("claude-3-opus-20240229", u"anthropic"_s, 148'000, TokenRule::Third);
    row("Anthropic/Claude-Sonnet-4-5", u"anthropic"_s, 171'808, TokenRule::Third);
    row("openai/gpt-4o", u"openai"_s, 91'616, TokenRule::O200k);
    row("gpt-4-turbo", u"openai"_s, 103'904, TokenRule::Cl100k);
    row("openai/o3-mini", u"openai"_s, 80'000, TokenRule::O200k);
    row("o1", u"openai"_s, 80'000, TokenRule::O200k);
    row("azure/eu/o4-mini", u"azure"_s, 80'000, TokenRule::O200k);
    row("ollama/qwen2:o1", u"ollama"_s, 103'904, TokenRule::Cl100k);
    row("turbo1", QString(), 103'904, TokenRule::Cl100k);
    row("o1x", QString(), 103'904, TokenRule::Cl100k);
    row("gemini/gemini-2.0-flash", u"gemini"_s, 971'808, TokenRule::Cl100k);
    row("gemini-2.0-flash", u"google"_s, 971'808, TokenRule::Cl100k);
    row("", QString(), 103'904, TokenRule::Cl100k);
}

void TestMnesisTokens::windows()
{
    QFETCH(QString, modelId);
    const ModelWindow window = modelWindow(modelId);
    QTEST(window.provider, "provider");
    QTEST(window.usable(), "usable");
    QTEST(int(window.rule), "rule");
    QCOMPARE(window.contextLimit, window.usable() + window.reserve());
}

void TestMnesisTokens::lengths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("points");
    QTest::addColumn<qint64>("quarter");
    QTest::addColumn<qint64>("third");
    QTest::newRow("empty") << QString() << 0LL << 0LL << 0LL;
    QTest::newRow("one character") << u"x"_s << 1LL << 1LL << 1LL;
    QTest::newRow("forty") << QString(40, u'x') << 40LL << 10LL << 13LL;
    QTest::newRow("thirty") << QString(30, u'x') << 30LL << 7LL << 10LL;
    QTest::newRow("emoji") << u"😀😀😀😀😀😀"_s << 6LL << 1LL << 2LL;
    QTest::newRow("lone surrogates") << QString(u"\xd83d\xd83d\xde00\xde00"_s) << 3LL << 1LL << 1LL;
    QTest::newRow("ends in half a pair") << QString(u"ab\xd83d"_s) << 3LL << 1LL << 1LL;
}

void TestMnesisTokens::lengths()
{
    QFETCH(QString, text);
    QTEST(codePoints(text), "points");
    QTEST(estimateText(text, TokenRule::Quarter), "quarter");
    QTEST(estimateText(text, TokenRule::Cl100k), "quarter");
    QTEST(estimateText(text, TokenRule::Third), "third");
}

void TestMnesisTokens::reprs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("repr");
    QTest::newRow("empty") << QString() << u"''"_s;
    QTest::newRow("apostrophe") << u"it's"_s << u"\"it's\""_s;
    QTest::newRow("both quotes") << u"it's \"so\""_s << u"'it\\'s \"so\"'"_s;
    QTest::newRow("double quote") << u"\"so\""_s << u"'\"so\"'"_s;
    QTest::newRow("line ends") << u"a\nb\r\tc\\"_s << u"'a\\nb\\r\\tc\\\\'"_s;
    QTest::newRow("controls") << QString(u"\x01\x1b\x7f"_s + QChar(0x85) + QChar(0xa0) + QChar(0xad))
                              << u"'\\x01\\x1b\\x7f\\x85\\xa0\\xad'"_s;
    QTest::newRow("NUL") << QString(QChar(0)) << u"'\\x00'"_s;
    QTest::newRow("printable") << u"é–中😀 "_s << u"'é–中😀 '"_s;
    QTest::newRow("separators and joiners")
        << QString(QChar(0x2028) + QChar(0x200d) + QString(QChar(0x3000))) << u"'\\u2028\\u200d\\u3000'"_s;
    QTest::newRow("unassigned and private") << QString(QString(QChar(0x378)) + QChar(0xe000)) << u"'\\u0378\\ue000'"_s;
    QTest::newRow("astral format") << QString::fromUcs4(U"\U000e0041", 1) << u"'\\U000e0041'"_s;
    QTest::newRow("lone surrogate") << QString(QChar(0xd800)) << u"'\\ud800'"_s;
}

void TestMnesisTokens::reprs()
{
    QFETCH(QString, text);
    QTEST(pythonRepr(text), "repr");
}

void TestMnesisTokens::partTexts_data()
{
    QTest::addColumn<Part>("shown");
    QTest::addColumn<QString>("text");
    ReasoningPart reasoning;
    reasoning.text = LongText(u"abc"_s);
    QTest::newRow("reasoning") << part(reasoning) << u"type='reasoning' text='abc'"_s;
    QTest::newRow("step start") << part(StepStartPart {}) << u"type='step_start' step_index=0 snapshot_ref=None"_s;
    QTest::newRow("step start with a snapshot")
        << part(StepStartPart {3, u"snap0"_s}) << u"type='step_start' step_index=3 snapshot_ref='snap0'"_s;
    StepFinishPart finish;
    QTest::newRow("step finish without tokens")
        << part(finish) << u"type='step_finish' step_index=0 snapshot_ref=None tokens_used=None"_s;
    finish.tokens.input = 1;
    QTest::newRow("step finish") << part(finish)
                                 << u"type='step_finish' step_index=0 snapshot_ref=None "
                                    "tokens_used=TokenUsage(input=1, output=0, cache_read=0, cache_write=0, total=0)"_s;
    PatchPart patch;
    patch.diff = LongText(u"a\nb"_s);
    patch.files = {{u"x"_s, {}, 1, 0}, {u"y'z"_s, {}, 0, 0}};
    QTest::newRow("patch") << part(
        patch) << u"type='patch' unified_diff='a\\nb' files_changed=['x', \"y'z\"] additions=1 deletions=0"_s;
    QTest::newRow("patch with stored figures")
        << part(patch,
               {{u"content.files_changed"_s, u"[\"q\"]"_s, Unit::Json}, {u"content.additions"_s, 7LL, Unit::None},
                   {u"content.deletions"_s, 8LL, Unit::None}})
        << u"type='patch' unified_diff='a\\nb' files_changed=['q'] additions=7 deletions=8"_s;
    CompactionPart marker;
    marker.node = NodeId(u"n"_s);
    marker.level = 1;
    QTest::newRow("compaction") << part(
        marker) << u"type='compaction' summary_node_id='n' compacted_message_count=0 compacted_token_count=0 level=1"_s;
    QTest::newRow("text is counted as it is sent") << textPart(u"abc"_s) << QString();
    QTest::newRow("dropped") << part(UnknownPart {}) << QString();
}

void TestMnesisTokens::partTexts()
{
    QFETCH(Part, shown);
    QFETCH(QString, text);
    QCOMPARE(pythonText(shown), text);
    if (!text.isEmpty())
        QCOMPARE(estimatePart(shown, TokenRule::Third), std::max<qint64>(1, codePoints(text) / 4));
}

void TestMnesisTokens::renderings_data()
{
    QTest::addColumn<QList<Part>>("parts");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QList<Part> {} << QString();
    QTest::newRow("texts") << QList {textPart(u"a"_s), textPart(u"b\n"_s)} << u"a\nb\n"_s;
    QTest::newRow("an empty text is a line") << QList {textPart({}), textPart(u"b"_s)} << u"\nb"_s;
    ReasoningPart empty;
    ReasoningPart thought;
    thought.text = LongText(u"hm"_s);
    QTest::newRow("empty reasoning is none") << QList {part(empty), part(thought), textPart(u"b"_s)} << u"hm\nb"_s;
    QTest::newRow("steps, patches, markers") << QList {part(StepStartPart {}), textPart(u"a"_s), part(PatchPart {}),
        part(StepFinishPart {}), part(CompactionPart {})}
                                             << u"a"_s;
    QTest::newRow("tool") << QList {part(tool(u"search"_s, u"{\"q\": \"import\"}"_s))}
                          << u"[Tool: search]\nInput: {\n  \"q\": \"import\"\n}\n[/Tool]"_s;
    QTest::newRow("tool with results") << QList {part(tool(u"t"_s, u"{}"_s, u"out"_s, u"bad"_s))}
                                       << u"[Tool: t]\nInput: {}\nOutput: out\nError: bad\n[/Tool]"_s;
    QTest::newRow("empty output is not shown")
        << QList {part(tool(u"t"_s, u"{}"_s, u""_s))} << u"[Tool: t]\nInput: {}\n[/Tool]"_s;
    QTest::newRow("input is escaped") << QList {part(tool(u"t"_s, u"{\"a\":[1e20,[]],\"é😀\":NaN}"_s))}
                                      << u"[Tool: t]\nInput: {\n  \"a\": [\n    1e+20,\n    []\n  ],\n  "
                                         "\"\\u00e9\\ud83d\\ude00\": NaN\n}\n[/Tool]"_s;
    ToolPart pruned = tool(u"read"_s, u"{\"a\": 1}"_s, u"long"_s);
    pruned.prunedAt = timeFromMs(1700000001000);
    QTest::newRow("tombstone") << QList {part(pruned)} << u"[Tool 'read' output compacted at 1700000001000]"_s;
    QTest::newRow("file") << QList {part(fileReference(1234567))}
                          << u"[FILE: data/conf.yaml]\nContent-ID: 64e3\nType: yaml\nTokens: 1,234,567\n"
                             "Exploration Summary:\nYAML document with 3 keys.\n[/FILE]"_s;
    QTest::newRow("file of few tokens") << QList {part(fileReference(155))}
                                        << u"[FILE: data/conf.yaml]\nContent-ID: 64e3\nType: yaml\nTokens: 155\n"
                                           "Exploration Summary:\nYAML document with 3 keys.\n[/FILE]"_s;
    QTest::newRow("negative count") << QList {part(fileReference(-123456))}
                                    << u"[FILE: data/conf.yaml]\nContent-ID: 64e3\nType: yaml\nTokens: -123,456\n"
                                       "Exploration Summary:\nYAML document with 3 keys.\n[/FILE]"_s;
}

void TestMnesisTokens::renderings()
{
    QFETCH(QList<Part>, parts);
    QTEST(renderMessage(parts), "text");
}

void TestMnesisTokens::estimates()
{
    QCOMPARE(estimateMessage({}, TokenRule::Quarter), 4);
    QCOMPARE(estimateMessage({textPart(QString(40, u'x'))}, TokenRule::Quarter), 14);
    QCOMPARE(estimateMessage({textPart(QString(40, u'x')), part(UnknownPart {})}, TokenRule::Third), 17);
    ToolPart pruned = tool(u"read"_s, u"{}"_s, QString(8000, u'x'));
    QCOMPARE(estimatePart(part(pruned), TokenRule::Quarter), (8000 + 39) / 4);
    pruned.prunedAt = timeFromMs(1);
    QCOMPARE(estimatePart(part(pruned), TokenRule::Quarter), 35 / 4);
    ToolPart failed = tool(u"lëse"_s, u"{\"path\": \"Größe 😀\", \"n\": [1, 2]}"_s, u"Ausgabe 😀"_s);
    failed.error = LongText(u"nicht möglich"_s);
    QCOMPARE(estimatePart(part(failed), TokenRule::Quarter), codePoints(renderTool(failed)) / 4);
}

void TestMnesisTokens::blankTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("blank");
    QTest::newRow("empty") << QString() << true;
    QTest::newRow("white space") << QString(u" \n\t\r\v\f\x1c\x1f"_s + QChar(0x85) + QChar(0xa0) + QChar(0x2003))
                                 << true;
    QTest::newRow("zero width space") << QString(QChar(0x200b)) << false;
    QTest::newRow("text") << u" a "_s << false;
}

void TestMnesisTokens::blankTexts()
{
    QFETCH(QString, text);
    QTEST(isBlank(text), "blank");
}

TEST_CLASS(TestMnesisTokens)
#include "tst_mnesistokens.moc"
