// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/filereader.h"
#include "core/store/registry.h"
#include "core/usage/callplace.h"
#include "core/usage/usagereader.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/sessionbuilder.h"
#include "tests/testkit/testclass.h"

#include <QMap>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Files = QList<std::pair<QString, QByteArray>>; ///< by their place in the store

/// One line of an answer of Claude Code.
QByteArray claude(const QByteArray& id, const QByteArray& request, int input, int output, const QByteArray& more = {})
{
    static int number = 0;
    const QByteArray uuid = "00000000-0000-4000-8000-" + QByteArray::number(++number).rightJustified(12, '0');
    return R"({"parentUuid":null,"isSidechain":false,"cwd":"/a","sessionId":"s1","type":"assistant","uuid":")" + uuid
        + R"(","timestamp":"2026-03-01T10:00:00.000Z",)" + more
        + (request.isEmpty() ? QByteArray() : R"("requestId":")" + request + "\",")
        + R"("message":{"role":"assistant","model":"claude-sonnet-4-5",)"
        + (id.isEmpty() ? QByteArray() : R"("id":")" + id + "\",")
        + R"("content":[{"type":"text","text":"x"}],"usage":{"input_tokens":)" + QByteArray::number(input)
        + R"(,"output_tokens":)" + QByteArray::number(output) + "}}}\n";
}

QByteArray codexLine(const QByteArray& type, const QByteArray& payload,
    const QByteArray& time = "2026-03-01T10:00:00.000Z", int ordinal = -1)
{
    return R"({"timestamp":")" + time + '"'
        + (ordinal < 0 ? QByteArray() : ",\"ordinal\":" + QByteArray::number(ordinal)) + R"(,"type":")" + type
        + R"(","payload":{)" + payload + "}}\n";
}

QByteArray codexHead(const QByteArray& thread, const QByteArray& more = {})
{
    return codexLine("session_meta",
        R"("id":")" + thread
            + R"(","timestamp":"2026-03-01T10:00:00.000Z","cwd":"/a","originator":"codex_cli_rs","cli_version":"0.104.0","source":"cli","model_provider":"openai")"
            + more);
}

QByteArray codexCount(int input, int output, int lastInput, int lastOutput, int ordinal = -1)
{
    const auto usage = [](int in, int out) -> QByteArray {
        return R"({"input_tokens":)" + QByteArray::number(in) + R"(,"cached_input_tokens":0,"output_tokens":)"
            + QByteArray::number(out) + R"(,"reasoning_output_tokens":0,"total_tokens":)" + QByteArray::number(in + out)
            + '}';
    };
    return codexLine("event_msg",
        R"("type":"token_count","info":{"total_token_usage":)" + usage(input, output) + R"(,"last_token_usage":)"
            + usage(lastInput, lastOutput) + "}",
        "2026-03-01T10:00:01.000Z", ordinal);
}

QByteArray codexTurn(const QByteArray& id)
{
    return codexLine("event_msg", R"("type":"task_started","turn_id":")" + id + '"');
}

const QByteArray Thread = "01a20000-0000-7000-8000-000000000001";
const QByteArray ForkThread = "01a20000-0000-7000-8000-000000000009";
const QByteArray Before = "01a20000-0000-7000-8000-000000000002"; // a turn of the thread
const QByteArray After = "01a20000-0000-7000-8000-00000000000a"; // a turn of the fork

QString rollout(const QByteArray& thread)
{
    return u"sessions/2026/03/01/rollout-2026-03-01T10-00-00-%1.jsonl"_s.arg(QString::fromLatin1(thread));
}

QByteArray piLine(const QByteArray& id, const QByteArray& parent, const QByteArray& response, int input,
    const QByteArray& time = "2026-03-01T10:00:00.000Z")
{
    return R"({"type":"message","id":")" + id + R"(","parentId":)" + (parent.isEmpty() ? "null"_ba : '"' + parent + '"')
        + R"(,"timestamp":")" + time
        + R"(","message":{"role":"assistant","content":[],"provider":"anthropic","model":"claude-sonnet-4-5",)"
        + (response.isEmpty() ? QByteArray() : R"("responseId":")" + response + "\",") + R"("usage":{"input":)"
        + QByteArray::number(input)
        + R"(,"output":1,"cacheRead":0,"cacheWrite":0,"totalTokens":0,"cost":{"total":0.5}},"stopReason":"stop"}})"
        + '\n';
}

QByteArray piHead(const QByteArray& id, const QByteArray& more = {})
{
    return R"({"type":"session","version":3,"id":")" + id + R"(","timestamp":"2026-03-01T09:00:00.000Z","cwd":"/a")"
        + more + "}\n";
}

bool writeAll(const QString& folder, const Files& files)
{
    for (const auto& [name, bytes] : files) {
        QFile file(folder + u'/' + name);
        if (!QDir().mkpath(QFileInfo(file).path()) || !file.open(QIODevice::WriteOnly)
            || file.write(bytes) != bytes.size())
            return false;
    }
    return true;
}

} // namespace

/// What is a call, and what is none: a row a rule.
class tst_UsageRules : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void linesWithoutTheirEnds_data();
    void linesWithoutTheirEnds();
    void messagesAndTraces();
    void turnsOfTracesHavePrompts();
    void turnsAreNamedByTheirPrompts();
    void forksOfStoresWithoutIds();
    void subAgentsBelongToTheirSession();
    void totalsDiffer();
    void costsOfCopies();
    void inputOfCopiesWithoutCache();
    void totalsInAnotherCurrency();
    void totalsOfForksGoOn();
    void whatCallsCost_data();
    void whatCallsCost();
};

void tst_UsageRules::counts_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<int>("input");
    QTest::addColumn<int>("output");
    QTest::addColumn<int>("calls");
    QTest::addColumn<int>("leftOut"); ///< records
    const QString a = u"projects/-a/11111111-1111-4111-8111-111111111111.jsonl"_s;
    const QString b = u"projects/-a/22222222-2222-4222-8222-222222222222.jsonl"_s;

    QTest::newRow("claude: the last line of an answer")
        << Files {{a, claude("m", "r", 5, 1) + claude("m", "r", 5, 20) + claude("m", "r", 5, 40)}} << 5 << 40 << 1 << 2;
    QTest::newRow("claude: the last one, though it is smaller")
        << Files {{a, claude("m", "r", 5, 40) + claude("m", "r", 5, 20)}} << 5 << 20 << 1 << 1;
    QTest::newRow("claude: another request of the same message")
        << Files {{a, claude("m", "r", 5, 1) + claude("m", "q", 5, 1)}} << 10 << 2 << 2 << 0;
    QTest::newRow("claude: without a request")
        << Files {{a, claude("m", "", 5, 1) + claude("m", "", 5, 2)}} << 5 << 2 << 1 << 1;
    QTest::newRow("claude: without an id each line")
        << Files {{a, claude("", "", 5, 1) + claude("", "", 5, 1)}} << 10 << 2 << 2 << 0;
    QByteArray far = claude("m", "r", 5, 1);
    for (int i = 0; i < 100; ++i)
        far += claude("m" + QByteArray::number(i), "r", 1, 1);
    QTest::newRow("claude: far behind the first line")
        << Files {{a, far + claude("m", "r", 5, 9)}} << 105 << 109 << 101 << 1;
    QTest::newRow("claude: a copy in another file")
        << Files {{a, claude("m", "r", 5, 1)}, {b, claude("m", "r", 5, 1) + claude("n", "r", 2, 2)}} << 7 << 3 << 2
        << 1;
    QTest::newRow("claude: the agent's own words")
        << Files {{a, claude("m", "r", 5, 1) + claude("x", "", 0, 0).replace("claude-sonnet-4-5", "<synthetic>")}} << 5
        << 1 << 1 << 0;
    QTest::newRow("claude: a line that is not ended")
        << Files {{a, claude("m", "r", 5, 1) + claude("n", "r", 5, 1).chopped(1)}} << 10 << 2 << 2 << 0;
    QTest::newRow("claude: half a line") << Files {{a, claude("m", "r", 5, 1) + claude("n", "r", 5, 1).chopped(2)}} << 5
                                         << 1 << 1 << 0;
    QTest::newRow("claude: damage") << Files {{a,
        claude("m", "r", 5, 1) + "{\"type\":\"assistant\",\n\0x\n"_ba + claude("n", "r", -9, 1)}}
                                    << 5 << 2 << 2 << 0;
    QTest::newRow("claude: numbers that fit nowhere")
        << Files {{a, claude("m", "r", 5, 1) + claude("n", "r", 7, 1).replace(":7,", ":1e30,")}} << 5 << 2 << 2 << 0;

    QTest::newRow("codex: differences") << Files {{rollout(Thread),
        codexHead(Thread) + codexTurn(Before) + codexCount(10, 1, 10, 1) + codexCount(30, 4, 20, 3)}}
                                        << 30 << 4 << 2 << 0;
    // The line end is the first byte that the next reading gives.
    const auto atTheEnd = [](const QByteArray& lines, const QByteArray& last) {
        const auto filler = [](qsizetype bytes) {
            return codexLine("event_msg", R"("type":"agent_reasoning","text":")" + QByteArray(bytes, 'x') + '"');
        };
        const qsizetype room = FileReader::BlockBytes - lines.size() - (last.size() - 1) - filler(0).size();
        return QByteArray(lines + filler(room) + last);
    };
    QTest::newRow("codex: at the end of a block") << Files {{rollout(Thread),
        atTheEnd(codexHead(Thread) + codexTurn(Before) + codexCount(10, 1, 10, 1), codexCount(30, 4, 20, 3))
            + codexCount(60, 5, 30, 1)}} << 60 << 5
                                                  << 3 << 0;
    QTest::newRow("codex: told again") << Files {{rollout(Thread),
        codexHead(Thread) + codexTurn(Before) + codexCount(10, 1, 10, 1) + codexCount(10, 1, 10, 1)}}
                                       << 10 << 1 << 1 << 1;
    QTest::newRow("codex: one that was missed") << Files {{rollout(Thread),
        codexHead(Thread) + codexTurn(Before) + codexCount(10, 1, 10, 1) + codexCount(50, 9, 20, 3)}}
                                                << 50 << 9 << 2 << 0;
    QTest::newRow("codex: begun anew") << Files {{rollout(Thread),
        codexHead(Thread) + codexTurn(Before) + codexCount(10, 1, 10, 1) + codexCount(4, 1, 4, 1)
            + codexCount(9, 2, 5, 1)}} << 19
                                       << 3 << 3 << 0;
    const QByteArray parent = codexHead(Thread) + codexTurn(Before) + codexCount(10, 1, 10, 1);
    const QByteArray fork = codexHead(ForkThread, R"(,"forked_from_id":")" + Thread + '"') + parent + codexTurn(After)
        + codexCount(25, 3, 15, 2);
    QTest::newRow("codex: a fork with the parent")
        << Files {{rollout(Thread), parent}, {rollout(ForkThread), fork}} << 25 << 3 << 2 << 1;
    QTest::newRow("codex: a fork alone") << Files {{rollout(ForkThread), fork}} << 15 << 2 << 1 << 1;
    QTest::newRow("codex: a sub-agent with history") << Files {{rollout(ForkThread),
        codexHead(ForkThread, R"(,"subagent_history_start_ordinal":3)") + codexTurn(After) + codexCount(10, 1, 10, 1, 2)
            + codexCount(25, 3, 15, 2, 3)}} << 15 << 2
                                                     << 1 << 1;
    QTest::newRow("codex: no info") << Files {{rollout(Thread),
        codexHead(Thread) + codexLine("event_msg", R"("type":"token_count","info":null)")}}
                                    << 0 << 0 << 0 << 0;

    const QString first = u"sessions/--a--/2026-03-01T09-00-00-000Z_01a20000-0000-7000-8000-000000000001.jsonl"_s;
    const QString second = u"sessions/--a--/2026-03-01T09-00-00-000Z_01a20000-0000-7000-8000-000000000002.jsonl"_s;
    const QByteArray one = "01a20000-0000-7000-8000-000000000001";
    const QByteArray two = "01a20000-0000-7000-8000-000000000002";
    QTest::newRow("pi: an entry is a call")
        << Files {{first, piHead(one) + piLine("aaaa0001", "", "x", 3) + piLine("aaaa0002", "aaaa0001", "y", 4)}} << 7
        << 2 << 2 << 0;
    QTest::newRow("pi: copies have both ids") << Files {{first, piHead(one) + piLine("aaaa0001", "", "x", 3)},
        {second, piHead(two) + piLine("aaaa0001", "", "x", 3) + piLine("aaaa0002", "aaaa0001", "y", 4)}}
                                              << 7 << 2 << 2 << 1;
    QTest::newRow("pi: short ids meet by chance") << Files {{first, piHead(one) + piLine("aaaa0001", "", "x", 3)},
        {second, piHead(two) + piLine("aaaa0001", "", "z", 3)}}
                                                  << 6 << 2 << 2 << 0;
    QTest::newRow("pi: or at another time") << Files {{first, piHead(one) + piLine("aaaa0001", "", "", 3)},
        {second, piHead(two) + piLine("aaaa0001", "", "", 3, "2026-03-01T10:00:09.000Z")}}
                                            << 6 << 2 << 2 << 0;
    QTest::newRow("pi: summaries and other calls") << Files {{first,
        piHead(one)
            + R"({"type":"compaction","id":"aaaa0001","parentId":null,"timestamp":"2026-03-01T10:00:00.000Z","summary":"s","firstKeptEntryId":"x","tokensBefore":1,"usage":{"input":3,"output":1}})"
              "\n"
              R"({"type":"usage","id":"aaaa0002","parentId":"aaaa0001","timestamp":"2026-03-01T10:00:00.000Z","kind":"title","provider":"p","model":"m","usage":{"input":4,"output":1}})"
              "\n"_ba}} << 7 << 2 << 2 << 0;
}

void tst_UsageRules::counts()
{
    QFETCH(Files, files);
    QFETCH(int, input);
    QFETCH(int, output);
    QFETCH(int, calls);
    QFETCH(int, leftOut);
    const QTemporaryDir folder;
    QVERIFY(writeAll(folder.path(), files));
    auto store = openStore(folder.path());
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text));
    UsageReader reader({}, PriceTable::builtIn());
    const auto report = reader.run(**store, {});
    QVERIFY2(report, qPrintable(report ? QString() : report.error().text));
    QCOMPARE((*report)->total().tokens.input, input);
    QCOMPARE((*report)->total().tokens.output, output);
    QCOMPARE((*report)->total().calls, calls);
    qint64 records = 0;
    for (const UsageLeftOut& left : (*report)->leftOutInAll())
        records += left.records;
    QCOMPARE(records, leftOut);
}

void tst_UsageRules::linesWithoutTheirEnds_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("Claude Code") << u"projects/-a/s1.jsonl"_s << claude("m1", "r1", 10, 1) << claude("m2", "r2", 20, 2)
                                 << claude("m3", "r3", 40, 4);
    QTest::newRow("Claude Code, one call in two lines")
        << u"projects/-a/s1.jsonl"_s << claude("m1", "r1", 10, 1) + claude("m2", "r2", 5, 1)
        << claude("m2", "r2", 20, 2) << claude("m3", "r3", 40, 4);
    QTest::newRow("Codex") << rollout(Thread) << codexHead(Thread) + codexCount(10, 1, 10, 1)
                           << codexCount(30, 3, 20, 2) << codexCount(70, 7, 40, 4);
}

/// A last line that nobody ended is shown, and so it counts: once, whatever comes. Half of one does not.
void tst_UsageRules::linesWithoutTheirEnds()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, last);
    QFETCH(QByteArray, more);
    const QTemporaryDir folder;
    const auto countedIn = [&](SessionStore& store) -> std::pair<qint64, qint64> {
        UsageReader reader({}, PriceTable::builtIn());
        const auto report = reader.run(store, {});
        qint64 listed = -1;
        const auto take = [&](const std::vector<SessionInfo>& sessions) {
            listed = sessions.front().tokens.input.value_or(0);
            return true;
        };
        return store.sessions(ListDetail::Full, take, {}) && report ? std::pair((*report)->total().tokens.input, listed)
                                                                    : std::pair(qint64(-1), listed);
    };
    using Counted = std::pair<qint64, qint64>;
    const bool isTwice = QByteArray(QTest::currentDataTag()).endsWith("two lines");
    const qint64 first = isTwice ? 15 : 10;
    QVERIFY(writeAll(folder.path(), {{file, before}}));
    const auto open = openStore(folder.path());
    QVERIFY2(open, qPrintable(open ? QString() : open.error().text));
    for (const auto& [bytes, input] : {std::pair(before, first), {before + last.first(last.size() / 2), first},
             {before + last.chopped(1), qint64(30)}, {before + last, qint64(30)}, {before + last + more, qint64(70)}}) {
        QVERIFY(writeAll(folder.path(), {{file, bytes}}));
        QCOMPARE(countedIn(**open), Counted(input, input));
        const auto fresh = openStore(folder.path());
        QVERIFY(fresh);
        QCOMPARE(countedIn(**fresh), Counted(input, input));
    }
}

/// Any store: its messages tell.
void tst_UsageRules::messagesAndTraces()
{
    FakeStore store;
    SessionBuilder builder;
    builder.user(u"one"_s).assistant(u"two"_s).tokens(10, 1).assistant(u"three"_s).tokens(10, 1);
    const FakeSession session = builder.build();
    store.add(session);
    UsageReader reader({.withTurns = true}, PriceTable::builtIn());
    const auto report = reader.run(store, {});
    QVERIFY(report);
    QCOMPARE((*report)->total().calls, 2);
    QCOMPARE((*report)->total().tokens.input, 20);
    const auto turns = (*report)->rows(UsageAxis::Turn);
    QCOMPARE(turns.size(), 1u);
    QCOMPARE(turns.front().prompt, session.messages.front()->id);
    QCOMPARE(turns.front().title, u"one"_s);
}

/// Where traces tell the calls, the prompt is that before the answer of the trace.
void tst_UsageRules::turnsOfTracesHavePrompts()
{
    const QString path = realStore(u"jazzmine/generated-0.1.42/conversation_db.json"_s);
    NEED(missingSample(path));
    const auto store = openStore(path);
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text));
    UsageReader reader({.withTurns = true}, PriceTable::builtIn());
    const auto report = reader.run(**store, {});
    QVERIFY(report);
    QMap<QString, QString> titles;
    for (const UsageRow& turn : (*report)->rows(UsageAxis::Turn)) {
        QVERIFY2(!turn.prompt.isEmpty() || !turn.key.startsWith("c-"_L1), qPrintable(turn.key));
        titles.insert(turn.key, turn.title);
    }
    QCOMPARE(titles.value(u"c-orders/2"_s), u"And what did I pay altogether?"_s);
    QCOMPARE(titles.value(u"c-orders/6"_s), u"stop, forget that"_s);
    QCOMPARE((*report)->total().calls, 197);
}

/// Also where prompts have no ids.
void tst_UsageRules::turnsAreNamedByTheirPrompts()
{
    const auto prompt = [](const QByteArray& text) {
        return codexLine("response_item",
            R"("type":"message","role":"user","content":[{"type":"input_text","text":")" + text + R"("}])");
    };
    QTemporaryDir folder;
    QVERIFY(writeAll(folder.path(),
        {{rollout(Thread),
            codexHead(Thread) + codexTurn(Before) + prompt("Find the otters\\nand count them")
                + codexCount(10, 1, 10, 1) + codexTurn(After) + prompt("Feed them") + codexCount(30, 4, 20, 3)}}));
    const auto store = openStore(folder.path());
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text));
    UsageReader reader({.withTurns = true}, PriceTable::builtIn());
    const auto report = reader.run(**store, {});
    QVERIFY(report);
    const auto turns = (*report)->rows(UsageAxis::Turn);
    QCOMPARE(turns.size(), 2u);
    QCOMPARE(turns[0].title, u"Find the otters"_s);
    QCOMPARE(turns[1].title, u"Feed them"_s);
    UsageRecord first;
    first.storedIn = turns[1].session;
    first.message = turns[1].prompt;
    first.key = turns[1].promptKey;
    const auto place = placeOf(**store, first, {});
    QVERIFY(place);
    const Result<qint64> key = (*store)->keyOf(place->session, place->message, {});
    QVERIFY(key);
    QCOMPARE(*key, turns[1].promptKey);
}

/// Copies that keep nothing but times and tokens are known in a fork, and only there, whatever the model is called.
void tst_UsageRules::forksOfStoresWithoutIds()
{
    for (const bool isFork : {true, false}) {
        FakeStore store;
        const auto session = [](const QString& id) {
            SessionBuilder builder;
            builder.model(u"model of "_s + id)
                .user(u"one"_s)
                .assistant(u"two"_s)
                .tokens(10, 1)
                .assistant(u"three"_s)
                .tokens(10, 1);
            FakeSession made = builder.build();
            made.info.id = SessionId(id);
            for (MessagePtr& message : made.messages) {
                auto other = std::make_shared<Message>(*message);
                other->session = made.info.id;
                message = other;
            }
            return made;
        };
        FakeSession copy = session(u"copy"_s);
        if (isFork)
            copy.info.origin = {Origin::Kind::Fork, SessionId(u"original"_s), {}};
        store.add(session(u"original"_s));
        store.add(copy);
        UsageReader reader({}, PriceTable::builtIn());
        const auto report = reader.run(store, {});
        QVERIFY(report);
        QCOMPARE((*report)->total().calls, isFork ? 2 : 4);
        if (isFork)
            QCOMPARE((*report)->rows(UsageAxis::Session).front().key, u"original"_s);
    }
}

void tst_UsageRules::subAgentsBelongToTheirSession()
{
    const QTemporaryDir folder;
    const QString session = u"11111111-1111-4111-8111-111111111111"_s;
    const QByteArray side = R"("agentId":"a1",)";
    QVERIFY(writeAll(folder.path(),
        {{u"projects/-a/%1.jsonl"_s.arg(session), claude("m", "r", 5, 1)},
            {u"projects/-a/%1/subagents/agent-a1.jsonl"_s.arg(session),
                claude("n", "r", 7, 2, side).replace("\"isSidechain\":false", "\"isSidechain\":true")},
            {u"projects/-a/%1/subagents/agent-b2.jsonl"_s.arg(session),
                claude("o", "r", 100, 2, side).replace("\"isSidechain\":false", "\"isSidechain\":true")},
            {u"projects/-a/%1/subagents/agent-b2.meta.json"_s.arg(session), R"({"parentAgentId":"a1"})"}}));
    auto store = openStore(folder.path());
    QVERIFY(store);
    UsageReader reader({}, PriceTable::builtIn());
    const auto report = reader.run(**store, {});
    QVERIFY(report);
    const auto rows = (*report)->rows(UsageAxis::Session);
    QCOMPARE(rows.size(), 1u);
    QCOMPARE(rows.front().key, session);
    QCOMPARE(rows.front().figures.tokens.input, 112);
    QCOMPARE(rows.front().subAgents.tokens.input, 107);
    QCOMPARE((*report)->subAgents().calls, 2);
}

void tst_UsageRules::totalsDiffer()
{
    const QTemporaryDir folder;
    const auto total = [](int input, int output) -> QByteArray {
        return R"({"type":"cost-state","sessionId":"s1","totalCostUSD":1.5,"modelUsage":{"claude-sonnet-4-5":{"inputTokens":)"
            + QByteArray::number(input) + R"(,"outputTokens":)" + QByteArray::number(output) + "}}}\n";
    };
    QVERIFY(writeAll(folder.path(),
        {{u"projects/-a/11111111-1111-4111-8111-111111111111.jsonl"_s,
             claude("m", "r", 5, 1) + total(1, 1) + total(5, 1)},
            {u"projects/-a/22222222-2222-4222-8222-222222222222.jsonl"_s, claude("n", "r", 5, 1) + total(9, 1)}}));
    auto store = openStore(folder.path());
    QVERIFY(store);
    UsageReader reader({}, PriceTable::builtIn());
    const auto report = reader.run(**store, {});
    QVERIFY(report);
    QStringList found;
    for (const UsageDifference& one : (*report)->differences()) {
        found << u"%1 %2 %3 %4"_s.arg(one.session.value.left(1), one.figure).arg(one.counted).arg(one.stored);
        QVERIFY(!one.reason.isEmpty());
    }
    found.sort();
    QCOMPARE(found.filter(u"input"_s), QStringList {u"2 input tokens 5 9"_s});
    QCOMPARE(found.filter(u"cost"_s).size(), 2);
}

/// What a fork copied was paid for in the other session, and the agent adds it to the fork's own cost.
void tst_UsageRules::costsOfCopies()
{
    const auto store = [](const QTemporaryDir& folder, const QByteArray& dollars) {
        const QByteArray calls = claude("m", "r", 100'000, 0);
        const QByteArray total
            = R"({"type":"cost-state","sessionId":"s1","totalCostUSD":)" + dollars + R"(,"modelUsage":{}})" + '\n';
        return writeAll(folder.path(),
            {{u"projects/-a/11111111-1111-4111-8111-111111111111.jsonl"_s, calls},
                {u"projects/-a/22222222-2222-4222-8222-222222222222.jsonl"_s,
                    calls + claude("n", "r", 100'000, 0) + total}});
    };
    const std::pair<QByteArray, QString> rows[] {{"0.6", u"copies of calls"_s}, {"0.7", u"prices"_s}};
    for (const auto& [dollars, says] : rows) {
        const QTemporaryDir folder;
        QVERIFY(store(folder, dollars));
        auto opened = openStore(folder.path());
        QVERIFY(opened);
        UsageReader reader({}, PriceTable::builtIn());
        const auto report = reader.run(**opened, {});
        QVERIFY(report);
        QCOMPARE((*report)->differences().size(), 1u);
        const UsageDifference& difference = (*report)->differences().front();
        QVERIFY(difference.isCost && qFuzzyCompare(difference.counted, 0.3));
        QVERIFY2(difference.reason.contains(says), qPrintable(difference.reason));
    }
}

/// Where the agent's sum of the input is one without what was cached, copies explain it as well.
void tst_UsageRules::inputOfCopiesWithoutCache()
{
    const QString path = realStore(u"agentfootprint/recording/thinking-run.recording.json"_s);
    NEED(missingSample(path));
    const auto store = openStore(path);
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text));
    QSet<quint64> counted;
    for (const bool isCopy : {false, true}) {
        UsageReader reader({}, PriceTable::builtIn());
        reader.setCountedBefore(&counted);
        const auto report = reader.run(**store, {});
        QVERIFY(report);
        QStringList found;
        for (const UsageDifference& one : (*report)->differences()) {
            found << u"%1 %2 %3"_s.arg(one.figure).arg(one.counted).arg(one.stored);
            QVERIFY2(one.reason.contains(u"copies of calls"_s), qPrintable(one.reason));
        }
        QCOMPARE(found, isCopy ? (QStringList {u"input tokens 0 451"_s, u"output tokens 0 49"_s}) : QStringList());
    }
}

/// Agents store dollars: by a table in another currency the same cost is no difference.
void tst_UsageRules::totalsInAnotherCurrency()
{
    const QTemporaryDir folder;
    QVERIFY(writeAll(folder.path(),
        {{u"projects/-a/11111111-1111-4111-8111-111111111111.jsonl"_s,
             claude("m", "r", 1'000'000, 0)
                 + R"({"type":"cost-state","sessionId":"s1","totalCostUSD":4,"modelUsage":{}})"_ba + '\n'},
            {u"prices.json"_s,
                R"({"currency":"EUR","perDollar":0.5,"models":[{"model":"claude-sonnet-4-5","input":2,"output":2}]})"}}));
    const auto prices = PriceTable::load(folder.filePath(u"prices.json"_s));
    QVERIFY(prices);
    auto store = openStore(folder.filePath(u"projects"_s));
    QVERIFY(store);
    UsageReader reader({}, *prices);
    const auto report = reader.run(**store, {});
    QVERIFY(report);
    QCOMPARE((*report)->total().cost, 2.0);
    QVERIFY((*report)->differences().empty());
}

/// A fork by its base goes on from the sum of the other session: that is no difference.
void tst_UsageRules::totalsOfForksGoOn()
{
    const auto turn = [](const QByteArray& id, int ordinal) {
        return codexLine(
            "event_msg", R"("type":"task_started","turn_id":")" + id + '"', "2026-03-01T10:00:00.000Z", ordinal);
    };
    const auto head = [](const QByteArray& thread, const QByteArray& more, int ordinal) {
        QByteArray line = codexHead(thread, R"(,"history_mode":"paginated")" + more);
        const QByteArray place = ",\"ordinal\":" + QByteArray::number(ordinal);
        return line.insert(line.indexOf(R"(,"type":"session_meta")"), place);
    };
    const QByteArray parent = head(Thread, {}, 0) + turn(Before, 1) + codexCount(10, 1, 10, 1, 2);
    const QByteArray base = R"(,"forked_from_id":")" + Thread + R"(","history_base":{"thread_id":")" + Thread
        + R"(","end_ordinal_exclusive":3,"end_byte_offset":)" + QByteArray::number(parent.size()) + '}';
    const QByteArray fork = head(ForkThread, base, 3) + turn(After, 4) + codexCount(25, 3, 15, 2, 5);
    const QTemporaryDir folder;
    QVERIFY(writeAll(folder.path(), {{rollout(Thread), parent}, {rollout(ForkThread), fork}}));
    auto store = openStore(folder.path());
    QVERIFY(store);
    UsageReader reader({}, PriceTable::builtIn());
    const auto report = reader.run(**store, {});
    QVERIFY(report);
    QCOMPARE((*report)->total().tokens.input, 25);
    QCOMPARE((*report)->total().calls, 2);
    QVERIFY((*report)->differences().empty());
}

void tst_UsageRules::whatCallsCost_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<double>("cost"); // negative: unknown
    QTest::addColumn<QStringList>("unknown");
    const QString a = u"projects/-a/11111111-1111-4111-8111-111111111111.jsonl"_s;
    const auto answer = [](const QByteArray& model, const QByteArray& usage) {
        return claude("m", "r", 1'000'000, 0)
            .replace("claude-sonnet-4-5", model)
            .replace(R"("output_tokens":0)", QByteArray(R"("output_tokens":0,)" + usage));
    };
    QTest::newRow("claude") << Files {{a, answer("claude-opus-4-8", R"("speed":"standard")")}} << 5.0 << QStringList();
    QTest::newRow("claude: a fast mode") << Files {{a, answer("claude-opus-4-8", R"("speed":"fast")")}} << 10.0
                                         << QStringList();
    QTest::newRow("claude: told by one of its lines alone")
        << Files {{a, answer("claude-opus-4-8", R"("speed":"fast")") + answer("claude-opus-4-8", R"("speed":null)")}}
        << 10.0 << QStringList();
    QTest::newRow("claude: a fast mode without a price")
        << Files {{a, answer("claude-sonnet-4-5", R"("speed":"fast")")}} << -1.0
        << QStringList {u"claude-sonnet-4-5-fast"_s};
    QTest::newRow("claude: of a batch") << Files {{a,
        answer("claude-opus-4-8", R"("service_tier":"batch","speed":"standard")")}}
                                        << 2.5 << QStringList();
    QTest::newRow("claude: in a region") << Files {{a,
        answer("claude-opus-4-8", R"("service_tier":"standard","inference_geo":"us")")}}
                                         << 5.5 << QStringList();
    QTest::newRow("claude: anywhere") << Files {{a,
        answer("claude-opus-4-8", R"("service_tier":"standard","inference_geo":"global")")}}
                                      << 5.0 << QStringList();
    QTest::newRow("claude: in a tier without a price")
        << Files {{a, answer("claude-opus-4-8", R"("service_tier":"priority","inference_geo":"not_available")")}}
        << -1.0 << QStringList {u"claude-opus-4-8 (priority)"_s};
    QTest::newRow("claude: writes of both kinds") << Files {{a,
        answer("claude-opus-4-8",
            R"("cache_creation_input_tokens":300000,"cache_creation":{"ephemeral_5m_input_tokens":100000,"ephemeral_1h_input_tokens":200000})")}}
                                                  << 5 + 0.625 + 2 << QStringList();
    const auto thread = [](const QByteArray& input) -> QByteArray {
        return codexHead(Thread)
            + codexLine("turn_context", R"("turn_id":"t","cwd":"/a","model":"gpt-6-sol","approval_policy":"never")")
            + codexCount(0, 0, 0, 0).replace(R"("input_tokens":0,"cached_input_tokens":0)", input);
    };
    QTest::newRow("codex: writes are dearer than input") << Files {{rollout(Thread),
        thread(R"("input_tokens":200000,"cached_input_tokens":50000,"cache_write_input_tokens":100000)")}}
                                                         << 0.1 + 0.01 + 0.25 << QStringList();
    QTest::newRow("codex: all of a long call is dearer") << Files {{rollout(Thread),
        thread(R"("input_tokens":300000,"cached_input_tokens":100000,"cache_write_input_tokens":100000)")}}
                                                         << 0.4 + 0.04 + 0.5 << QStringList();
    QTest::newRow("pi: the day counts")
        << Files {{u"sessions/--a--/2026-10-07T00-00-00-000Z_00000000-0000-4000-8000-000000000001.jsonl"_s,
               piHead("00000000-0000-4000-8000-000000000001")
                   + QByteArray(piLine("aaaa0001", "", "", 0, "2026-10-05T12:00:00.000Z")
                       + piLine("aaaa0002", "aaaa0001", "", 0, "2026-10-09T12:00:00.000Z"))
                       .replace("claude-sonnet-4-5", "claude-sonnet-5-5")
                       .replace(R"("output":1,"cacheRead":0)", R"("output":0,"cacheRead":1000000)")}}
        << 0.2 + 0.1 << QStringList();
}

void tst_UsageRules::whatCallsCost()
{
    QFETCH(Files, files);
    QFETCH(double, cost);
    QFETCH(QStringList, unknown);
    const QTemporaryDir folder;
    QVERIFY(writeAll(folder.path(), files));
    auto store = openStore(folder.path());
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text));
    for (int time = 0; time < 2; ++time) { // the second time from what is kept
        UsageReader reader({}, PriceTable::builtIn());
        const auto report = reader.run(**store, {});
        QVERIFY2(report, qPrintable(report ? QString() : report.error().text));
        const double is = (*report)->total().unpricedCalls > 0 ? -1 : (*report)->total().cost;
        QVERIFY2(qAbs(is - cost) < 1e-9, qPrintable(QString::number(is, 'g', 12)));
        QCOMPARE((*report)->unpricedModels(), unknown);
    }
}

TEST_CLASS(tst_UsageRules)

#include "tst_usagerules.moc"
