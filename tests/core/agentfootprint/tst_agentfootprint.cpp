// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/audit.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/registry.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A checkpoint around a history, as the library writes it.
QByteArray checkpoint(const QByteArray& history, const QByteArray& more = {})
{
    return R"({"version":1,"runId":"run-1-1","history":)" + history
        + R"(,"lastCompletedIteration":1,"originalInput":{"message":"q"},"checkpointedAt":1795303766467)" + more + '}';
}

QByteArray envelope(const QByteArray& data)
{
    return R"({"format":"conversation-v1","data":)" + data + R"(,"savedAt":1795303766674})";
}

const QByteArray& usualHistory()
{
    static const QByteArray history
        = R"([{"role":"user","content":"q \ud83e\udd14 é"},{"role":"assistant","content":"","toolCalls":)"
          R"([{"id":"a","name":"t","args":{"n":1e+21}}],"thinkingBlocks":[{"type":"thinking","content":"x",)"
          R"("signature":"S"}]},{"role":"tool","content":"r","toolCallId":"a","toolName":"t"},)"
          R"({"role":"assistant","content":"ok"}])";
    return history;
}

QByteArray eventLine(const QByteArray& type, const QByteArray& payload, int ms, const QByteArray& run = "run-1")
{
    return R"({"type":"agentfootprint.)" + type + R"(","payload":)" + payload + R"(,"meta":{"wallClockMs":)"
        + QByteArray::number(ms) + R"(,"runId":")" + run + R"("}})" + '\n';
}

QStringList codesOf(SessionStore& store)
{
    QStringList codes;
    const auto done = store.check({}, [&codes](const Finding& finding) { codes << finding.code; }, {});
    if (!done)
        codes << u"FAILED"_s;
    return codes;
}

std::vector<SessionInfo> sessionsOf(SessionStore& store)
{
    std::vector<SessionInfo> sessions;
    const auto done = store.sessions(ListDetail::Full,
        [&sessions](const std::vector<SessionInfo>& batch) {
            sessions.insert(sessions.end(), batch.begin(), batch.end());
            return true;
        },
        {});
    return done ? sessions : std::vector<SessionInfo>();
}

std::vector<MessagePtr> messagesOf(SessionStore& store, const SessionId& id)
{
    const auto outline = store.outline(id, {});
    if (!outline)
        return {};
    std::vector<qint64> keys;
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    return store.messages(id, keys, {}, {}).value_or(std::vector<MessagePtr>());
}

/// Calls everything that reads; gives the number of messages.
qsizetype readAll(SessionStore& store)
{
    qsizetype count = 0;
    for (const SessionInfo& info : sessionsOf(store)) {
        for (const MessagePtr& message : messagesOf(store, info.id)) {
            count += message != nullptr;
            if (message && !store.rawBytes(message->storedAt, 1 << 20, {}))
                return -1;
        }
        std::ignore = store.summaryNodes(info.id, {});
        std::ignore = store.edges(info.id, {});
        std::ignore = store.context(info.id, {}, [](const ContextItem&) { return true; }, {});
    }
    return count;
}

} // namespace

class TestAgentFootprint final : public QObject
{
    Q_OBJECT
private slots:
    void aLogWhoseReadingWasCancelled();
    void oddHistories_data();
    void oddHistories();
    void pairsToolCalls();
    void unknownRolesAreNotSent();
    void eventsOfOtherDomainsAreUnknown();
    void refusals_data();
    void refusals();
    void unfoldsNestedSummaries();
    void canonicalText_data();
    void canonicalText();
    void namesTheFirstBrokenLink_data();
    void namesTheFirstBrokenLink();
    void truncatedAnywhere_data();
    void truncatedAnywhere();
    void wrongTypes();
    void oddBytes_data();
    void oddBytes();
    void repeatedSession();
    void growingLog();
    void replacedAndVanished();
    void pausedCopiesDiffer();
    void contextAtAMessage();
    void sqliteRows();
    void brokenArchives();
    void sqliteVersions_data();
    void sqliteVersions();

private:
    std::unique_ptr<SessionStore> open(const QByteArray& content);
    void write(const QByteArray& content, QIODevice::OpenMode mode = QIODevice::WriteOnly);
    QTemporaryDir m_dir;
    QString m_path = m_dir.filePath(u"store"_s);
};

void TestAgentFootprint::write(const QByteArray& content, QIODevice::OpenMode mode)
{
    QFile file(m_path);
    QVERIFY(file.open(mode));
    QCOMPARE(file.write(content), content.size());
}

std::unique_ptr<SessionStore> TestAgentFootprint::open(const QByteArray& content)
{
    QFile::remove(m_path);
    write(content);
    auto opened = openStore(m_path);
    return opened ? *std::move(opened) : nullptr;
}

void TestAgentFootprint::oddHistories_data()
{
    QTest::addColumn<QByteArray>("history");
    QTest::addColumn<QStringList>("codes");
    const auto row = [](const char* name, const char* history, const QStringList& codes) {
        QTest::newRow(name) << QByteArray(history) << codes;
    };
    row("usual", usualHistory().constData(), {});
    row("empty", "[]", {});
    row("orphan", R"([{"role":"user","content":"q"},{"role":"tool","content":"r","toolCallId":"z","toolName":"t"}])",
        {u"orphan-tool-result"_s});
    row("unanswered",
        R"([{"role":"user","content":"q"},{"role":"assistant","content":"","toolCalls":[{"id":"a","name":"t","args":{}}]}])",
        {u"unanswered-tool-call"_s});
    row("ephemeral", R"([{"role":"user","content":"q"},{"role":"user","content":"fix","ephemeral":true}])",
        {u"stored-ephemeral"_s});
    row("unknown role", R"([{"role":"developer","content":"q"},{"role":"assistant","content":"ok"}])",
        {u"unknown-role"_s, u"first-not-user"_s});
    row("extra keys", R"([{"role":"user","content":"q","zzz":1,"injectedBy":{"injectionId":"i"}}])", {});
    row("system first", R"([{"role":"system","content":"s"},{"role":"user","content":"q"}])", {});
    row("same id twice",
        R"([{"role":"user","content":"q"},{"role":"assistant","content":"","toolCalls":[{"id":"a","name":"t","args":{}},)"
        R"({"id":"a","name":"t","args":{}}]},{"role":"tool","content":"1","toolCallId":"a","toolName":"t"},)"
        R"({"role":"tool","content":"2","toolCallId":"a","toolName":"t"}])",
        {u"repeated-tool-call"_s});
    row("no content", R"([{"role":"user","content":null}])", {u"invalid-message"_s});
    row("no object", R"([7])", {u"invalid-message"_s});
    row("assistant first", R"([{"role":"assistant","content":"hello"}])", {u"first-not-user"_s});
    row("empty answer", R"([{"role":"user","content":"q"},{"role":"assistant","content":""}])", {u"empty-answer"_s});
    row("null in a list",
        R"([{"role":"user","content":"q"},{"role":"assistant","content":"a","thinkingBlocks":[null]}])",
        {u"invalid-list"_s});
    row("no list", R"([{"role":"user","content":"q"},{"role":"assistant","content":"a","toolCalls":{}}])",
        {u"invalid-list"_s});
    row("text as arguments",
        R"([{"role":"user","content":"q"},{"role":"assistant","content":"","toolCalls":[{"id":"a","name":"t","args":"x"}]},)"
        R"({"role":"tool","content":"1","toolCallId":"a","toolName":"u"}])",
        {u"invalid-arguments"_s, u"tool-name-differs"_s});
    row("misplaced", R"([{"role":"user","content":"q","toolCallId":"a"}])", {u"misplaced-member"_s});
    row("marker without a record", R"([{"role":"user","content":"[compacted history - 4]"}])",
        {u"summary-without-record"_s});
}

void TestAgentFootprint::oddHistories()
{
    QFETCH(const QByteArray, history);
    QFETCH(const QStringList, codes);
    const auto store = open(checkpoint(history));
    QVERIFY(store);
    QCOMPARE(codesOf(*store), codes);
    const auto value = json::parse(history);
    QVERIFY(value.has_value());
    QCOMPARE(readAll(*store), value->items.size());
}

/// The library's adapters pass messages over whose role they do not know.
void TestAgentFootprint::unknownRolesAreNotSent()
{
    const auto store = open(checkpoint(R"([{"role":"user","content":"q"},{"role":"developer","content":"d"}])"));
    QVERIFY(store);
    const SessionId id = sessionsOf(*store).front().id;
    QStringList sent;
    const auto sink = [&sent](const ContextItem& item) {
        if (item.leftOut.isEmpty())
            sent << item.id;
        return true;
    };
    const auto budget = store->context(id, {}, sink, {});
    QVERIFY(budget);
    QCOMPARE(sent, QStringList {u"#0"_s});
    QCOMPARE(budget->total, 1);
}

void TestAgentFootprint::eventsOfOtherDomainsAreUnknown()
{
    const auto event = [](const QByteArray& type) {
        return R"({"type":")" + type + R"(","payload":{"a":1,"b":"two words","c":[1,2],"d":{"e":1},"f":true,"g":false})"
            + R"(,"meta":{"wallClockMs":1795303766251,"runId":"run-1"}})" + '\n';
    };
    const auto store = open(event("agentfootprint.agent.run_configured") + event("agentfootprint.magic.done")
        + event("agentfootprint.agent.newer_event"));
    QVERIFY(store);
    const auto messages = messagesOf(*store, SessionId(u"run-1"_s));
    QCOMPARE(messages.size(), size_t(3));
    QVERIFY(messages[0]->parts.first().as<EventPart>());
    const auto* unknown = messages[1]->parts.first().as<UnknownPart>();
    QVERIFY(unknown);
    QCOMPARE(unknown->storedType, u"magic.done"_s);
    // A release may add events to the domains that are documented.
    const auto* newer = messages[2]->parts.first().as<EventPart>();
    QVERIFY(newer);
    QCOMPARE(newer->line, u"a 1 · b two words · c 2 · f"_s);
}

void TestAgentFootprint::pairsToolCalls()
{
    const auto store = open(checkpoint(
        R"([{"role":"user","content":"q"},{"role":"assistant","content":"x","toolCalls":[{"id":"a","name":"t","args":{}},)"
        R"({"id":"b","name":"u","args":{"z":1.0},"providerMeta":{"thoughtSignature":"Q"}}]},)"
        R"({"role":"tool","content":"r","toolCallId":"a","toolName":"t"},{"role":"user","content":"q"},)"
        R"({"role":"tool","content":"late","toolCallId":"b","toolName":"u"}])"));
    QVERIFY(store);
    const auto messages = messagesOf(*store, SessionId(u"run-1-1"_s));
    QCOMPARE(messages.size(), size_t(5));
    const auto toolOf
        = [&messages](size_t message, int part) { return messages[message]->parts.at(part).as<ToolPart>(); };
    QCOMPARE(toolOf(1, 1)->state, ToolPart::State::Completed);
    QVERIFY(!toolOf(1, 1)->hasOutput);
    QCOMPARE(toolOf(1, 2)->state, ToolPart::State::Orphan);
    QCOMPARE(toolOf(1, 2)->input.text, u"{\"z\":1.0}"_s);
    QCOMPARE(toolOf(1, 2)->metadata.text, u"{\"thoughtSignature\":\"Q\"}"_s);
    QCOMPARE(toolOf(2, 0)->state, ToolPart::State::Completed);
    QCOMPARE(toolOf(2, 0)->output.text, u"r"_s);
    QCOMPARE(toolOf(4, 0)->state, ToolPart::State::Orphan);
    const auto raw = store->rawBytes(messages[1]->parts.at(2).storedAt, 1000, {});
    QVERIFY(raw && raw->startsWith(R"({"id":"b")") && raw->endsWith('}'));
}

void TestAgentFootprint::refusals_data()
{
    QTest::addColumn<QByteArray>("content");
    const QByteArray good = envelope(checkpoint(usualHistory()));
    const auto row = [&good](const char* name, const char* before, const char* after) {
        QByteArray content = good;
        content.replace(before, after);
        QTest::newRow(name) << content;
    };
    row("version 2", R"("version":1)", R"("version":2)");
    row("version as text", R"("version":1)", R"("version":"1")");
    row("no run", R"("runId":"run-1-1",)", "");
    row("iteration as text", R"("lastCompletedIteration":1)", R"("lastCompletedIteration":"1")");
    row("no input", R"("originalInput":{"message":"q"})", R"("originalInput":{})");
    row("skill cursor", R"("originalInput")", R"("skillCursor":1,"originalInput")");
    row("history as object", R"("history":)", R"("history":{},"former":)");
}

void TestAgentFootprint::refusals()
{
    QFETCH(const QByteArray, content);
    const auto store = open(content);
    QVERIFY(store);
    QCOMPARE(codesOf(*store), QStringList {u"refused-session"_s});
    const auto sessions = sessionsOf(*store);
    QCOMPARE(sessions.size(), size_t(1));
    const auto budget
        = store->context(sessions.front().id, {}, [](const ContextItem& item) { return !item.leftOut.isEmpty(); }, {});
    QVERIFY(budget && budget->total == 0);
}

void TestAgentFootprint::unfoldsNestedSummaries()
{
    const QString inner = u"[compacted history - 1 message] first"_s;
    const QString outer = u"[compacted history - 2 messages] second"_s;
    const auto span = [](const QString& summary, const QByteArray& messages) {
        return R"({"summaryFingerprint":")" + agentfootprint::fingerprintOf(summary).toLatin1()
            + R"(","messageCount":2,"foldedAtMs":5,"retained":"conversation","messages":)" + messages + '}';
    };
    const auto user = [](const QString& text) { return R"({"role":"user","content":")" + text.toUtf8() + R"("})"; };
    const QByteArray folded = R"(,"folded":[)" + span(inner, '[' + user(u"oldest"_s) + ']') + ','
        + span(outer, '[' + user(inner) + ',' + user(u"old"_s) + ']') + ','
        + span(u"no such text"_s, '[' + user(u"lost"_s) + ']') + ']';
    const auto store = open(checkpoint('[' + user(u"q"_s) + ',' + user(outer) + ']', folded));
    QVERIFY(store);
    QStringList texts;
    for (const MessagePtr& message : messagesOf(*store, SessionId(u"run-1-1"_s))) {
        texts << message->parts.last().as<TextPart>()->text.text;
        QCOMPARE(message->states.testFlag(MessageState::Summarised), message->id.value.startsWith("#folded"_L1));
    }
    QCOMPARE(texts, QStringList({u"q"_s, u"oldest"_s, inner, u"old"_s, outer, u"lost"_s}));
    const auto nodes = store->summaryNodes(SessionId(u"run-1-1"_s), {});
    QVERIFY(nodes && nodes->size() == 3);
    QCOMPARE(nodes->at(1).kind, SummaryNode::Kind::Condensed);
    QCOMPARE(nodes->at(1).parents, QList<NodeId> {nodes->at(0).id});
    QVERIFY(nodes->at(0).superseded && nodes->at(1).inContext && !nodes->at(2).inContext);
    QCOMPARE(nodes->at(0).message.value, u"#folded.1.0"_s);
    QCOMPARE(nodes->at(1).message.value, u"#1"_s);
    QVERIFY(nodes->at(2).message.isEmpty());
    QCOMPARE(codesOf(*store), QStringList {u"record-without-summary"_s});
}

void TestAgentFootprint::canonicalText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char* text, const char* canonical) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(canonical);
    };
    row("1.0", "1");
    row("-0", "0");
    row("1e21", "1e+21");
    row("100", "100");
    row("1e20", "100000000000000000000");
    row("0.000001", "0.000001");
    row("1e-7", "1e-7");
    row("-1.5e-9", "-1.5e-9");
    row("123.456", "123.456");
    row("12345678901234567890", "12345678901234567000");
    row(R"({ "b" : 1, "a" : [ true, null ] })", R"({"a":[true,null],"b":1})");
    row(R"({"\ud83d\ude00":1,"\uffee":2})", "{\"\xf0\x9f\x98\x80\":1,\"\xef\xbf\xae\":2}");
    row(R"("\u0001\b\u001f\/\"\\\ud800é")", "\"\\u0001\\b\\u001f/\\\"\\\\\\ud800\xc3\xa9\"");
    row("\"\xe2\x80\xa8\x7f\"", "\"\xe2\x80\xa8\x7f\"");
}

void TestAgentFootprint::canonicalText()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, canonical);
    const auto value = json::parse(text);
    QVERIFY(value.has_value());
    QCOMPARE(agentfootprint::canonicalJson(*value), canonical);
}

void TestAgentFootprint::namesTheFirstBrokenLink_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("whole") << QByteArray() << QByteArray() << QStringList();
    QTest::newRow("changed") << QByteArray("\"n\":2") << QByteArray("\"n\":9") << QStringList {u"wrong-hash #2"_s};
    QTest::newRow("respelled") << QByteArray("\"n\":2") << QByteArray(" \"n\" : 2.0") << QStringList();
    QTest::newRow("count") << QByteArray("\"recordCount\":4") << QByteArray("\"recordCount\":5")
                           << QStringList {u"record-count-differs "_s};
    QTest::newRow("end") << QByteArray("\"finalHash\":\"") << QByteArray("\"finalHash\":\"0")
                         << QStringList {u"broken-chain "_s};
    QTest::newRow("relabelled") << QByteArray("\"prevHash\":\"") << QByteArray("\"prevHash\":\"0")
                                << QStringList {u"broken-chain #0"_s};
}

void TestAgentFootprint::namesTheFirstBrokenLink()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QStringList, found);
    QByteArray last(64, '0');
    QByteArrayList records;
    for (int i = 0; i < 4; ++i) {
        const QByteArray body = R"("eventType":"agentfootprint.x","meta":{"runId":"r"},"payload":{"n":)"
            + QByteArray::number(i) + R"(},"prevHash":")" + last + R"(","seq":)" + QByteArray::number(i)
            + R"(,"timestamp":)" + QByteArray::number(10 + i);
        last = QCryptographicHash::hash(QByteArray('{' + body + '}'), QCryptographicHash::Sha256).toHex();
        records << '{' + body + R"(,"hash":")" + last + "\"}";
    }
    QByteArray bundle = R"({"header":{"format":"agentfootprint.audit/1","chainHead":")" + QByteArray(64, '0')
        + R"(","firstSeq":0,"recordCount":4},"records":[)" + records.join(',') + R"(],"finalHash":")" + last + "\"}";
    if (!before.isEmpty())
        bundle.replace(bundle.indexOf(before), before.size(), after);
    const auto store = open(bundle);
    QVERIFY(store);
    QStringList told;
    QVERIFY(store->check({}, [&told](const Finding& f) { told << f.code + u' ' + f.message.value; }, {}));
    QCOMPARE(told, found);
}

void TestAgentFootprint::truncatedAnywhere_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("mayEndEarly");
    const QByteArray one = checkpoint(usualHistory());
    QTest::newRow("checkpoint") << one << false;
    QTest::newRow("envelope") << envelope(one) << false;
    QTest::newRow("session file") << QByteArray(R"({"version":1,"sessions":{"a":)" + envelope(one) + R"(,"b":)"
        + envelope(one) + "}}") << false;
    QTest::newRow("events") << QByteArray(eventLine("agent.turn_start", R"({"userPrompt":"hi"})", 1)
        + eventLine("stream.llm_end", R"({"content":"ho","usage":{"input":1}})", 2))
                            << true;
}

// Nothing may be lost that stands whole before the cut, and the cut is reported.
void TestAgentFootprint::truncatedAnywhere()
{
    QFETCH(const QByteArray, content);
    QFETCH(const bool, mayEndEarly);
    const auto whole = open(content);
    QVERIFY(whole);
    const qsizetype all = readAll(*whole);
    QVERIFY(all > 0);
    qsizetype before = 0;
    for (qsizetype size = 0; size < content.size(); ++size) {
        const auto store = open(content.first(size));
        if (!store) {
            QCOMPARE(before, 0);
            continue;
        }
        const qsizetype count = readAll(*store);
        QVERIFY2(count >= before && count <= all, qPrintable(u"%1 of %2 at %3"_s.arg(count).arg(before).arg(size)));
        before = count;
        const bool isLineEnd = size > 0 && (content[size] == '\n' || content[size - 1] == '\n');
        if (!mayEndEarly || !isLineEnd)
            QVERIFY2(!codesOf(*store).isEmpty(), qPrintable(QString::number(size)));
    }
}

void TestAgentFootprint::wrongTypes()
{
    const QByteArray good
        = envelope(checkpoint(usualHistory(), R"(,"folded":[{"messages":[]}],"identity":{},"agent":{})"));
    const auto value = json::parse(good);
    QVERIFY(value.has_value());
    const QByteArrayList others = {"null", "7", "\"x\"", "[]", "{}", "[null]", "true"};
    // Every member, wherever it stands, takes every other type in turn.
    const std::function<void(json::Value&, json::Value&)> spoil = [&](json::Value& root, json::Value& at) {
        const auto replace = [&](json::Value& child) {
            const json::Value kept = child;
            for (const QByteArray& other : others) {
                child = json::parse(other).value_or(json::Value());
                if (const auto store = open(json::toJson(root))) {
                    QVERIFY(readAll(*store) >= 0);
                    QVERIFY(!codesOf(*store).contains(u"FAILED"_s));
                }
            }
            child = kept;
            spoil(root, child);
        };
        for (auto& member : at.members)
            replace(member.second);
        for (json::Value& item : at.items)
            replace(item);
    };
    json::Value root = *value;
    spoil(root, root);
    QCOMPARE(json::toJson(root), json::toJson(*value));
}

void TestAgentFootprint::oddBytes_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<qsizetype>("messages");
    QTest::addColumn<QStringList>("codes");
    const QByteArray one = checkpoint(R"([{"role":"user","content":"q"}])");
    const auto with
        = [](const QByteArray& text) { return checkpoint(R"([{"role":"user","content":")" + text + R"("}])"); };
    const auto log = eventLine("agent.turn_start", R"({"userPrompt":"hi"})", 1);
    QTest::newRow("no UTF-8") << with("\xff\xfe\x80") << qsizetype(1) << QStringList {u"invalid-encoding"_s};
    QTest::newRow("NUL") << with("a\\u0000b") << qsizetype(1) << QStringList();
    QTest::newRow("lone surrogate") << with("\\ud83e") << qsizetype(1) << QStringList();
    QTest::newRow("unknown number") << checkpoint(R"([{"role":"user","content":"q","n":NaN}])") << qsizetype(1)
                                    << QStringList();
    QTest::newRow("log with CRLF") << QByteArray(log).replace("\n", "\r\n") << qsizetype(1) << QStringList();
    QTest::newRow("log with blank lines") << '\n' + log + "\n\n" + log << qsizetype(2) << QStringList();
    QTest::newRow("broken line") << log + "{\"type\":\n" + log << qsizetype(3) << QStringList {u"invalid-event"_s};
    QTest::newRow("torn line") << log + log.first(20) << qsizetype(2)
                               << QStringList({u"torn-line"_s, u"invalid-event"_s});
    QTest::newRow("backwards") << eventLine("agent.x", "{}", 9) + eventLine("agent.x", "{}", 3) << qsizetype(2)
                               << QStringList {u"time-backwards"_s};
    QTest::newRow("mark") << "\xef\xbb\xbf" + one << qsizetype(1) << QStringList {u"byte-order-mark"_s};
    QTest::newRow("text behind") << one + " x" << qsizetype(1) << QStringList({u"invalid-json"_s});
}

void TestAgentFootprint::oddBytes()
{
    QFETCH(const QByteArray, content);
    QFETCH(const qsizetype, messages);
    QFETCH(const QStringList, codes);
    const auto store = open(content);
    QVERIFY(store);
    QCOMPARE(readAll(*store), messages);
    QCOMPARE(codesOf(*store), codes);
}

void TestAgentFootprint::repeatedSession()
{
    const auto store = open(R"({"version":1,"sessions":{"a":)" + envelope(checkpoint("[]")) + R"(,"a":)"
        + envelope(checkpoint(usualHistory())) + "}}");
    QVERIFY(store);
    const auto sessions = sessionsOf(*store);
    QCOMPARE(sessions.size(), size_t(1));
    QCOMPARE(sessions.front().messages.value_or(-1), 4);
    QCOMPARE(codesOf(*store), QStringList {u"repeated-session"_s});
}

void TestAgentFootprint::growingLog()
{
    const QByteArray first = eventLine("agent.turn_start", R"({"userPrompt":"hi"})", 1);
    const QByteArray second = eventLine("stream.llm_end", R"({"content":"ho"})", 2);
    const auto store = open(first + second.first(30));
    QVERIFY(store);
    const SessionId id(u"run-1"_s);
    const auto before = store->outline(id, {});
    QVERIFY(before && before->size() == 2);
    QCOMPARE(*store->poll(), StoreChange::None);
    write(second.sliced(30) + eventLine("agent.turn_start", R"({"userPrompt":"x"})", 3, "run-2"),
        QIODevice::WriteOnly | QIODevice::Append);
    QCOMPARE(*store->poll(), StoreChange::Changed);
    const auto after = store->outline(id, {});
    QVERIFY(after && after->size() == 2);
    QCOMPARE(after->front(), before->front());
    QCOMPARE(sessionsOf(*store).size(), size_t(2));
    const auto messages = messagesOf(*store, id);
    QCOMPARE(messages.back()->parts.first().as<TextPart>()->text.text, u"ho"_s);
    QCOMPARE(codesOf(*store), QStringList());
}

void TestAgentFootprint::replacedAndVanished()
{
    const auto store = open(checkpoint(R"([{"role":"user","content":"q"}])"));
    QVERIFY(store);
    QCOMPARE(readAll(*store), 1);
    QVERIFY(QFile::remove(m_path));
    QCOMPARE(*store->poll(), StoreChange::Vanished);
    QCOMPARE(readAll(*store), 1);
    write(checkpoint(usualHistory()));
    QCOMPARE(*store->poll(), StoreChange::Replaced);
    QCOMPARE(readAll(*store), 4);
}

void TestAgentFootprint::pausedCopiesDiffer()
{
    const QByteArray open1 = R"([{"role":"user","content":"q"},{"role":"assistant","content":"","toolCalls":)"
                             R"([{"id":"a","name":"t","args":{}}]}])";
    const auto paused = [&](const QByteArray& state) {
        return R"({"format":"flowchart-v1","data":{"checkpoint":{"sharedState":{"history":)" + state
            + R"(,"pausedToolCallId":"a"},"pausedStageId":"x","subflowPath":[]},"conversation":)" + checkpoint(open1)
            + R"(,"pending":{"sessionId":"s"}},"savedAt":5})";
    };
    auto store = open(paused(open1));
    QVERIFY(store);
    QCOMPARE(codesOf(*store), QStringList());
    QCOMPARE(sessionsOf(*store).front().id.value, u"s"_s);
    store = open(paused(R"([{"role":"user","content":"other"}])"));
    QVERIFY(store);
    QCOMPARE(codesOf(*store), QStringList {u"histories-differ"_s});
    // Both are shown; an answer resumes from the second.
    const SessionId id(u"s"_s);
    QStringList shown;
    for (const MessagePtr& message : messagesOf(*store, id)) {
        shown << message->id.value + (message->states.testFlag(MessageState::InContext) ? u" sent"_s : u" kept"_s);
        const auto key = store->keyOf(id, message->id, {});
        const auto again = key ? store->messages(id, std::array {*key}, {}, {}) : std::vector<MessagePtr>();
        QVERIFY(again && again->size() == 1 && *again->front() == *message);
    }
    QCOMPARE(shown, (QStringList {u"#0 kept"_s, u"#1 kept"_s, u"#state.0 sent"_s}));
    QCOMPARE(sessionsOf(*store).front().messages.value_or(0), 3);
    const auto sent = [&](const std::optional<MessageId>& at) {
        QStringList ids;
        const auto sink = [&ids](const ContextItem& item) {
            ids << item.id;
            return true;
        };
        return store->context(id, at, sink, {}) ? ids : QStringList(u"FAILED"_s);
    };
    QCOMPARE(sent({}), QStringList {u"#state.0"_s});
    QCOMPARE(sent(MessageId(u"#state.0"_s)), QStringList {u"#state.0"_s});
    QCOMPARE(sent(MessageId(u"#0"_s)), QStringList {u"#0"_s});
    QCOMPARE(sent(MessageId(u"#state.1"_s)), QStringList {u"FAILED"_s});
    QVERIFY(!store->keyOf(id, MessageId(u"#state.1"_s), {}));
}

void TestAgentFootprint::contextAtAMessage()
{
    const auto store = open(checkpoint(usualHistory()));
    QVERIFY(store);
    const SessionId id(u"run-1-1"_s);
    QStringList ids;
    const auto sink = [&ids](const ContextItem& item) {
        ids << item.id;
        return true;
    };
    QVERIFY(store->context(id, MessageId(u"#2"_s), sink, {}));
    QCOMPARE(ids, QStringList({u"#0"_s, u"#1"_s, u"#2"_s}));
    const auto missing = store->context(id, MessageId(u"#9"_s), sink, {});
    QVERIFY(!missing && missing.error().code == Errc::NotFound);
}

void TestAgentFootprint::sqliteRows()
{
    const QString path = m_dir.filePath(u"rows.db"_s);
    auto file = SqliteFile::create(path);
    QVERIFY(file.has_value());
    file->run(u"CREATE TABLE agent_sessions (session_id TEXT PRIMARY KEY, format TEXT NOT NULL, saved_at INTEGER NOT "
              "NULL, envelope TEXT NOT NULL, owner TEXT, message_count INTEGER)"_s);
    const QString insert = u"INSERT INTO agent_sessions VALUES (?, 'conversation-v1', ?, ?, ?, ?)"_s;
    const auto text
        = [](const QByteArray& more) { return QString::fromUtf8(envelope(checkpoint(usualHistory(), more))); };
    constexpr qint64 SavedAt = 1795303766674;
    file->run(insert, {u"good"_s, SavedAt, text({}), QVariant(), 2});
    file->run(insert,
        {u"stale"_s, SavedAt - 1, text(R"(,"identity":{"principal":"bob","conversationId":"c"})"), u"eve"_s, 7});
    file->run(insert, {u"cut"_s, SavedAt - 2, text({}).first(120), QVariant(), QVariant()});
    file->run(insert, {u"empty"_s, SavedAt - 3, u""_s, QVariant(), QVariant()});
    QVERIFY(file->finish().has_value());
    auto opened = openStore(path);
    QVERIFY(opened.has_value());
    QStringList ids;
    for (const SessionInfo& info : sessionsOf(**opened))
        ids << info.id.value;
    QCOMPARE(ids, QStringList({u"good"_s, u"stale"_s, u"cut"_s, u"empty"_s}));
    QHash<QString, QStringList> codes;
    QVERIFY((*opened)->check({}, [&codes](const Finding& f) { codes[f.session.value] << f.code; }, {}));
    QCOMPARE(codes.value(u"good"_s), QStringList());
    QCOMPARE(
        codes.value(u"stale"_s), QStringList({u"saved-at-differs"_s, u"owner-differs"_s, u"message-count-differs"_s}));
    // What is missing behind the damage is no problem of its own.
    for (const QString& id : {u"cut"_s, u"empty"_s}) {
        QVERIFY(codes.value(id).contains(u"invalid-json"_s));
        QVERIFY(!codes.value(id).contains(u"refused-session"_s));
    }
    const auto messages = messagesOf(**opened, SessionId(u"good"_s));
    QCOMPARE(messages.size(), size_t(4));
    QCOMPARE(messages[0]->storedAt.table, u"agent_sessions"_s);
    const auto raw = (*opened)->rawBytes(messages[3]->storedAt, 1000, {});
    QVERIFY(raw && *raw == R"({"role":"assistant","content":"ok"})");
    QVERIFY(!(*opened)->session(SessionId(u"none"_s), ListDetail::Full, {}).has_value());
}

// One file that is stored, cut and spoiled at every byte.
void TestAgentFootprint::brokenArchives()
{
    const QByteArray manifest = R"({"manifestVersion":2,"units":[]})";
    const auto number = [](quint32 value, int bytes) {
        QByteArray text;
        for (int i = 0; i < bytes; ++i)
            text += char(i < 4 ? value >> (8 * i) : 0);
        return text;
    };
    const QByteArray name = "manifest.json";
    const QByteArray sizes = number(0, 4) + number(quint32(manifest.size()), 4) + number(quint32(manifest.size()), 4)
        + number(quint32(name.size()), 2) + number(0, 2);
    const QByteArray local = "PK\x03\x04" + number(20, 2) + number(0, 8) + sizes + name + manifest;
    const QByteArray central
        = "PK\x01\x02" + number(20, 2) + number(20, 2) + number(0, 8) + sizes + number(0, 14) + name;
    const QByteArray archive = local + central + "PK\x05\x06" + number(0, 4) + number(1, 2) + number(1, 2)
        + number(quint32(central.size()), 4) + number(quint32(local.size()), 4) + number(0, 2);
    auto store = open(archive);
    QVERIFY(store && store->info().dialect == "bug-report"_L1);
    QCOMPARE(codesOf(*store), QStringList());
    for (qsizetype at = 0; at < archive.size(); ++at) {
        QByteArray spoiled = archive;
        spoiled[at] = '\xff';
        for (const QByteArray& content : {archive.first(at), spoiled}) {
            store = open(content);
            QVERIFY(!store || sessionsOf(*store).empty());
        }
    }
}

void TestAgentFootprint::sqliteVersions_data()
{
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("told");
    const QString old = u"session_id TEXT PRIMARY KEY, format TEXT, saved_at INTEGER, envelope TEXT"_s;
    QTest::newRow("before owners") << old << u"1"_s << u"7.28-9.25"_s;
    QTest::newRow("with owners") << old + u", owner TEXT, message_count INTEGER"_s << u"1"_s << u"9.26+"_s;
    QTest::newRow("newer") << old << u"2"_s << QString();
    QTest::newRow("no number") << old << u"x"_s << QString();
    QTest::newRow("no envelope") << u"session_id TEXT, format TEXT, saved_at INTEGER"_s << u"1"_s << QString();
}

void TestAgentFootprint::sqliteVersions()
{
    QFETCH(const QString, columns);
    QFETCH(const QString, version);
    QFETCH(const QString, told);
    const QString path = m_dir.filePath(u"%1.db"_s.arg(QLatin1StringView(QTest::currentDataTag())));
    auto file = SqliteFile::create(path);
    QVERIFY(file.has_value());
    file->run(u"CREATE TABLE agent_sessions (%1)"_s.arg(columns));
    file->run(u"CREATE TABLE agent_store_meta (key TEXT PRIMARY KEY, value TEXT)"_s);
    file->run(u"INSERT INTO agent_store_meta VALUES ('schema_version', ?)"_s, {version});
    QVERIFY(file->finish().has_value());
    const auto opened = openStore(path);
    QCOMPARE(opened.has_value(), !told.isEmpty());
    if (opened)
        QCOMPARE((*opened)->info().version, told);
}

/// It is read again from its beginning, and no event stands there twice.
void TestAgentFootprint::aLogWhoseReadingWasCancelled()
{
    constexpr int Events = 2'000;
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"events.ndjson"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray payload = R"({"turnIndex":0,"userPrompt":")" + QByteArray(4'000, 'q') + R"("})"; // several blocks
    for (int i = 0; i < Events; ++i)
        file.write(eventLine("agent.turn_start", payload, i));
    file.close();
    const auto fresh = openStore(file.fileName());
    QVERIFY2(fresh, fresh ? "" : qPrintable(fresh.error().text));
    const SessionId id = sessionsOf(**fresh).front().id;
    QCOMPARE((*fresh)->outline(id, {})->size(), size_t(Events));
    const auto store = openStore(file.fileName());
    QVERIFY(store);
    const JobControl job;
    std::jthread canceller([&job] {
        while (job.progress().done == 0) // until the first block was read
            std::this_thread::yield();
        job.cancel();
    });
    (void)(*store)->outline(id, job);
    job.setProgress(1);
    canceller.join();
    QCOMPARE((*store)->outline(id, {})->size(), size_t(Events));
}

TEST_CLASS(TestAgentFootprint)
#include "tst_agentfootprint.moc"
