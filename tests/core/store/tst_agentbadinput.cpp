// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

#include <sys/resource.h>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A record that holds a text, as its format spells it.
using Spell = std::function<QByteArray(const QByteArray& jsonText)>;

QByteArray claudeRecord(const QByteArray& id, const QByteArray& parent, const QByteArray& content)
{
    return R"({"parentUuid":)" + (parent.isEmpty() ? QByteArray("null") : '"' + parent + '"')
        + R"(,"isSidechain":false,"userType":"external","cwd":"/p","sessionId":"s","version":"2.1.330","type":"user",)"
          R"("message":{"role":"user","content":)"
        + content + R"(},"uuid":")" + id + R"(","timestamp":"2026-11-21T01:00:00.000Z"})";
}

QByteArray codexRecord(const QByteArray& content)
{
    return R"({"timestamp":"2026-11-21T01:00:00.000Z","type":"response_item","payload":{"type":"message","role":"user",)"
           R"("content":[{"type":"input_text","text":)"
        + content + "}]}}";
}

const QByteArray CodexHead
    = R"({"timestamp":"2026-11-21T01:00:00.000Z","type":"session_meta","payload":{"id":"01a20000-0000-7000-8000-000000000001",)"
      R"("timestamp":"2026-11-21T01:00:00.000Z","cwd":"/p","originator":"codex_cli_rs","cli_version":"0.104.0",)"
      R"("source":"cli","model_provider":"openai"}})"
      "\n";

QByteArray openCodeMessage(const QByteArray& id, const QByteArray& part)
{
    return R"({"info":{"id":")" + id
        + R"(","sessionID":"ses_1","role":"user","time":{"created":1700000000000}},"parts":[)" + part + "]}";
}

QByteArray openCodePart(const QByteArray& id, const QByteArray& content)
{
    return R"({"id":"prt_)" + id + R"(","sessionID":"ses_1","messageID":")" + id + R"(","type":"text","text":)"
        + content + '}';
}

QByteArray openCodeExport(const QByteArray& messages)
{
    return R"({"info":{"id":"ses_1","projectID":"p","directory":"/p","title":"T","version":"1.18.0",)"
           R"("time":{"created":1700000000000,"updated":1700000000001}},"messages":[)"
        + messages + "]}";
}

qint64 peakBytes()
{
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return qint64(usage.ru_maxrss) * 1024;
}

} // namespace

/// What agents and their machines leave behind in sessions: each is read as far as it can be, told in sentences, and
/// stays as it is.
class TestAgentBadInput final : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void claudeCode_data();
    void claudeCode();
    void codex_data();
    void codex();
    void openCode_data();
    void openCode();
    void aLineOf100Megabytes_data();
    void aLineOf100Megabytes();

private:
    static void addLines(const Spell& spell);
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const;
    /// Reads all; the texts of all messages.
    [[nodiscard]] static QStringList textsIn(const QString& path);

    std::unique_ptr<QTemporaryDir> m_folder;
};

QString TestAgentBadInput::write(const QString& name, const QByteArray& bytes) const
{
    const QString path = m_folder->filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

QStringList TestAgentBadInput::textsIn(const QString& path)
{
    const auto store = openStore(path);
    if (!store)
        return {u"not opened: "_s + store.error().text};
    QStringList texts;
    if (const QString problem = readstore::readAll(**store); !problem.isEmpty())
        texts << u"problem: "_s + problem;
    for (const SessionInfo& info : readstore::listed(**store)) {
        for (const MessagePtr& message : readstore::messages(**store, info.id)) {
            for (const Part& part : message->parts) {
                if (const auto* text = part.as<TextPart>())
                    texts << text->text.text;
            }
        }
    }
    for (const Finding& finding : readstore::findings(**store)) {
        if (finding.code == "failed"_L1 || finding.text.isEmpty() || finding.text.contains(u"%1"))
            texts << u"finding: "_s + finding.text;
    }
    return texts;
}

/// What stands between two good lines.
void TestAgentBadInput::addLines(const Spell& spell)
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, const QByteArray& line) { QTest::newRow(name) << line; };
    row("nothing", "");
    row("blanks", " \t ");
    row("words", "not JSON at all");
    row("comment", "// made by hand");
    row("half an object", R"({"type":"user","message":{"role")");
    row("two objects", "{}{}");
    row("an array", R"([1,{"type":"user"}])");
    row("a number", "12");
    row("a text", "\"text\"");
    row("null", "null");
    row("an empty object", "{}");
    row("empty type", R"({"type":"","uuid":"","payload":null})");
    row("types of other kinds", R"({"type":5,"uuid":[],"parentUuid":{},"timestamp":false,"message":7,"payload":[]})");
    row("a later type", R"({"type":"something_later","uuid":"zz","parentUuid":null,"sessionId":"s","x":{"y":[1]}})");
    row("NUL bytes", QByteArray("\0\0\0", 3));
    row("NUL within", spell(QByteArray("\"a\\u0000b\"")));
    row("lone surrogate", spell(R"("cut \ud83d here")"));
    row("no UTF-8", spell("\"caf\xe9 \xff\xfe\""));
    row("control signs", spell("\"a\x01\x02\tb\""));
    row("not a number", R"({"type":"user","x":NaN,"y":Infinity})");
    row("a long number", R"({"type":"user","x":)" + QByteArray(5000, '9') + '}');
    row("deep", QByteArray(100'000, '[') + QByteArray(100'000, ']'));
    row("deep objects", QByteArray("{\"a\":").repeated(50'000) + "1" + QByteArray(50'000, '}'));
    row("repeated keys", R"({"type":"user","type":"assistant","uuid":"q","uuid":"r"})");
    row("content of a kind of its own", QByteArray(spell("{\"deep\":[[[]]]}")));
    row("empty content", spell("\"\""));
    row("carriage return", spell("\"dos\"") + '\r');
    row("byte order mark", "\xef\xbb\xbf{}");
    row("a word of a merge", "<<<<<<< HEAD");
}

void TestAgentBadInput::claudeCode_data()
{
    addLines([](const QByteArray& text) { return claudeRecord("x1", "g1", text); });
    QTest::newRow("its own parent") << claudeRecord("x1", "x1", "\"round\"");
    QTest::newRow("parent that comes later") << claudeRecord("x1", "g2", "\"early\"");
    QTest::newRow("result that is an object")
        << claudeRecord("x1", "g1", R"([{"type":"tool_result","tool_use_id":"c","content":{"a":1}}])");
    QTest::newRow("result of no call") << claudeRecord("x1", "g1", R"([{"type":"tool_result","content":"x"}])");
    QTest::newRow("blocks of other kinds")
        << claudeRecord("x1", "g1", R"([1,"two",null,[],{"type":[]},{"type":"later"}])");
    QTest::newRow("picture without data")
        << claudeRecord("x1", "g1", R"([{"type":"image","source":{"type":"base64"}}])");
}

void TestAgentBadInput::claudeCode()
{
    QFETCH(QByteArray, line);
    const QByteArray bytes = claudeRecord("g1", {}, "\"first good\"") + '\n' + line + '\n'
        + claudeRecord("g2", "g1", "\"second good\"") + '\n';
    const QString path = write(u"0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01.jsonl"_s, bytes);
    const QStringList texts = textsIn(path);
    for (const QString& good : {u"first good"_s, u"second good"_s})
        QVERIFY2(texts.contains(good), qPrintable(texts.join(u" | ").left(2000)));
    QVERIFY2(std::ranges::none_of(texts, [](const QString& text) { return text.startsWith(u"problem: "); }),
        qPrintable(texts.join(u" | ").left(2000)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == bytes);
}

void TestAgentBadInput::codex_data()
{
    addLines([](const QByteArray& text) { return codexRecord(text); });
    const auto row = [](const char* name, const QByteArray& line) { QTest::newRow(name) << line; };
    row("arguments that are no JSON",
        R"({"timestamp":"t","type":"response_item","payload":{"type":"function_call","name":"shell","arguments":"{","call_id":"c"}})");
    row("output that is a number",
        R"({"timestamp":"t","type":"response_item","payload":{"type":"function_call_output","call_id":"c","output":3}})");
    row("rolled back more than there is",
        R"({"timestamp":"t","type":"event_msg","payload":{"type":"thread_rolled_back","num_turns":99999999999}})");
    row("rolled back by less than nothing",
        R"({"timestamp":"t","type":"event_msg","payload":{"type":"thread_rolled_back","num_turns":-1}})");
    row("history that is none",
        R"({"timestamp":"t","type":"event_msg","payload":{"type":"compacted","replacement_history":5}})");
    row("tokens of no kind",
        R"({"timestamp":"t","type":"event_msg","payload":{"type":"token_count","info":{"total_token_usage":[]}}})");
    row("a second head", CodexHead.trimmed());
}

void TestAgentBadInput::codex()
{
    QFETCH(QByteArray, line);
    const QByteArray bytes
        = CodexHead + codexRecord("\"first good\"") + '\n' + line + '\n' + codexRecord("\"second good\"") + '\n';
    const QString path = write(u"rollout-2026-11-21T01-00-00-01a20000-0000-7000-8000-000000000001.jsonl"_s, bytes);
    const QStringList texts = textsIn(path);
    for (const QString& good : {u"first good"_s, u"second good"_s})
        QVERIFY2(texts.contains(good), qPrintable(texts.join(u" | ").left(2000)));
    QVERIFY2(std::ranges::none_of(texts, [](const QString& text) { return text.startsWith(u"problem: "); }),
        qPrintable(texts.join(u" | ").left(2000)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == bytes);
}

void TestAgentBadInput::openCode_data()
{
    QTest::addColumn<QByteArray>("message");
    const auto row
        = [](const char* name, const QByteArray& part) { QTest::newRow(name) << openCodeMessage("msg_2", part); };
    QTest::newRow("nothing in it") << QByteArray("{}");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("a list") << QByteArray("[[]]");
    QTest::newRow("no parts") << QByteArray(R"({"info":{"id":"msg_2","role":"user"}})");
    QTest::newRow("parts that are none") << QByteArray(R"({"info":{"id":"msg_2","role":"user"},"parts":{"a":1}})");
    QTest::newRow("information that is none") << QByteArray(R"({"info":7,"parts":[]})");
    QTest::newRow("an id that comes twice") << openCodeMessage("msg_1", openCodePart("again", "\"again\""));
    row("part that is no object", "5");
    row("part of a later kind", R"({"id":"prt_9","type":"later","x":[1]})");
    row("part without a kind", R"({"id":"prt_9"})");
    row("NUL", openCodePart("msg_2", R"("a\u0000b")"));
    row("lone surrogate", openCodePart("msg_2", R"("cut \ud83d here")"));
    row("no UTF-8", openCodePart("msg_2", "\"caf\xe9\""));
    row("text that is none", openCodePart("msg_2", "{\"a\":1}"));
    row("tool without a state", R"({"id":"prt_9","type":"tool","tool":"bash","callID":"c"})");
    row("tool in a state of no kind",
        R"({"id":"prt_9","type":"tool","tool":"bash","callID":"c","state":{"status":9}})");
    row("times of no kind", R"({"id":"prt_9","type":"text","text":"t","time":{"start":"x","end":-1e99}})");
    row("tokens of no kind",
        R"({"id":"prt_9","type":"step-finish","tokens":{"input":"many","cache":4},"cost":"free"})");
    row("file without a place", R"({"id":"prt_9","type":"file","mime":4})");
    row("picture of nothing", R"({"id":"prt_9","type":"file","mime":"image/png","url":"data:image/png;base64,%%%"})");
    row("compaction of nothing", R"({"id":"prt_9","type":"compaction","tail_start_id":"msg_none"})");
    row("deep", openCodePart("msg_2", QByteArray(500, '[') + QByteArray(500, ']')));
}

void TestAgentBadInput::openCode()
{
    QFETCH(QByteArray, message);
    const QByteArray bytes = openCodeExport(openCodeMessage("msg_1", openCodePart("msg_1", "\"first good\"")) + ','
        + message + ',' + openCodeMessage("msg_3", openCodePart("msg_3", "\"second good\"")));
    const QString path = write(u"ses_1.json"_s, bytes);
    const QStringList texts = textsIn(path);
    QVERIFY2(texts.contains(u"second good"_s), qPrintable(texts.join(u" | ").left(2000)));
    QVERIFY2(std::ranges::none_of(texts, [](const QString& text) { return text.startsWith(u"problem: "); }),
        qPrintable(texts.join(u" | ").left(2000)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == bytes);
}

void TestAgentBadInput::aLineOf100Megabytes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QByteArray>("after");
    const QByteArray mark = "@";
    const QByteArray claude = claudeRecord("x1", "g1", "\"@\"");
    QTest::newRow("Claude Code") << u"0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01.jsonl"_s
                                 << QByteArray(claudeRecord("g1", {}, "\"first good\"") + '\n')
                                 << claude.first(claude.indexOf(mark)) << claude.sliced(claude.indexOf(mark) + 1)
                                 << QByteArray('\n' + claudeRecord("g2", "x1", "\"second good\"") + '\n');
    const QByteArray codex = codexRecord("\"@\"");
    QTest::newRow("Codex") << u"rollout-2026-11-21T01-00-00-01a20000-0000-7000-8000-000000000001.jsonl"_s
                           << QByteArray(CodexHead + codexRecord("\"first good\"") + '\n')
                           << codex.first(codex.indexOf(mark)) << codex.sliced(codex.indexOf(mark) + 1)
                           << QByteArray('\n' + codexRecord("\"second good\"") + '\n');
}

/// It is shown by its beginning and never held as a whole; what stands behind it is read.
void TestAgentBadInput::aLineOf100Megabytes()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, beginning);
    QFETCH(QByteArray, end);
    QFETCH(QByteArray, after);
    constexpr qint64 Bytes = 100'000'000;
    const QString path = m_folder->filePath(name);
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(before + beginning);
        const QByteArray block(1'000'000, 'x');
        for (qint64 written = 0; written < Bytes; written += block.size())
            QCOMPARE(file.write(block), block.size());
        file.write(end + after);
    }
    const qint64 peak = peakBytes();
    const auto store = openStore(path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const auto sessions = readstore::listed(**store);
    QCOMPARE(sessions.size(), 1u);
    constexpr qint64 Shown = 4096;
    const auto messages = readstore::messages(**store, sessions.front().id, Shown);
    QCOMPARE(messages.size(), 3u);
    QStringList texts;
    for (const MessagePtr& message : messages) {
        for (const Part& part : message->parts) {
            const auto* text = part.as<TextPart>();
            if (text)
                texts << text->text.text;
            QVERIFY(!text || text->text.text.size() <= Shown);
        }
    }
    QVERIFY2(texts.contains(u"first good"_s) && texts.contains(u"second good"_s), qPrintable(texts.join(u" | ")));
    QVERIFY(readstore::findings(**store).size() < 5);
    QVERIFY2(
        peakBytes() - peak < 220'000'000, qPrintable(QString::number((peakBytes() - peak) / 1'000'000) + u" MB"_s));
}

TEST_CLASS(TestAgentBadInput)

#include "tst_agentbadinput.moc"
