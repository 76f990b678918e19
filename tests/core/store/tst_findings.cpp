// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/findings.h"
#include "core/store/formats/jazzmine/check/findings.h"
#include "core/store/formats/mantis/check/findings.h"
#include "core/store/check/unrepairable.h"
#include "core/store/registry.h"
#include "tests/testkit/lessrights.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

/// A store that breaks one rule: files by name, or statements of a database; "store" is opened where there is
/// no folder.
struct Made
{
    QMap<QString, QByteArray> files;
    QList<std::pair<QString, QVariantList>> statements;
    QStringList denied; ///< may not be read
    QByteArray later; ///< what stands in the store's place once it is open
};

Made one(const QByteArray& bytes)
{
    return {{{u"store"_s, bytes}}, {}, {}, {}};
}

// ---- mantis ----

const QString Project = u"projects/95522d890075/"_s;
const QString TreeId = u"6f1c2a7e-5b1d-4c3a-9e00-000000000200"_s;

Made project(const QByteArray& bytes)
{
    return {{{Project + TreeId + ".jsonl"_L1, bytes}}, {}, {}, {}};
}

QByteArray use(const QByteArray& id)
{
    return R"([{"type":"tool_use","id":")" + id + R"(","name":"n","input":{}}])";
}

QByteArray resultList(const QByteArray& id)
{
    return R"([{"type":"tool_result","tool_use_id":")" + id + R"(","content":"r"}])";
}

QByteArray wire(const QByteArray& type, const QByteArray& more, const QByteArray& session = "s")
{
    static int number = 0;
    return R"({"type":")" + type + '"' + more + R"(,"uuid":"u)" + QByteArray::number(++number) + R"(","session_id":")"
        + session + "\"}\n";
}

const QByteArray Init = R"(,"subtype":"init","cwd":"/p","model":"m","output_style":null)";
const QByteArray Success = R"(,"subtype":"success","result":"x","usage":{"input_tokens":3,"output_tokens":4})";

QByteArray wireAnswer(const QByteArray& usage)
{
    return wire(
        "assistant", R"(,"message":{"role":"assistant","content":[{"type":"text","text":"x"}],"usage":)" + usage + '}');
}

Made row(const QByteArray& list, const QString& tags = u"[]"_s, const QString& meta = u"{}"_s,
    const QString& title = {}, const QString& updated = u"2026-05-16T09:30:07.120767Z"_s)
{
    const QVariant name = title.isEmpty() ? QVariant() : QVariant(title);
    return {{},
        {{u"CREATE TABLE sessions (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, title "
          u"TEXT, "
          "tags TEXT, meta TEXT, messages BLOB)"_s,
             {}},
            {u"INSERT INTO sessions VALUES ('x', '2026-05-16T09:30:07.120767Z', ?, ?, ?, ?, ?)"_s,
                {updated, name, tags, meta, list}}},
        {}};
}

Made documented(int position)
{
    return {{},
        {{u"CREATE TABLE sessions (session_id TEXT PRIMARY KEY, info_json TEXT, updated_at TEXT)"_s, {}},
            {u"CREATE TABLE messages (session_id TEXT, ord INTEGER, message_json TEXT)"_s, {}},
            {u"CREATE TABLE checkpoints (session_id TEXT, label TEXT, position INTEGER, created_at TEXT, auto INTEGER)"_s,
                {}},
            {u"INSERT INTO sessions VALUES ('x', '{\"session_id\":\"x\"}', '2026-05-16T09:30:07Z')"_s, {}},
            {u"INSERT INTO messages VALUES ('x', 0, '{\"role\":\"user\",\"content\":\"q\"}')"_s, {}},
            {u"INSERT INTO checkpoints VALUES ('x', 'c', ?, '2026-05-16T09:30:07Z', 0)"_s, {position}}},
        {}};
}

// ---- agentfootprint ----

QByteArray checkpoint(const QByteArray& history, const QByteArray& more = {})
{
    return R"({"version":1,"runId":"run-1-1","history":)" + history
        + R"(,"lastCompletedIteration":1,"originalInput":{"message":"q"},"checkpointedAt":1795303766467)" + more + '}';
}

QByteArray envelope(const QByteArray& data, const QByteArray& format = "conversation-v1")
{
    return R"({"format":")" + format + R"(","data":)" + data + R"(,"savedAt":5})";
}

/// A history that begins with a question.
Made talk(const QByteArray& rest, const QByteArray& more = {})
{
    return one(checkpoint(R"([{"role":"user","content":"q"})" + rest + ']', more));
}

QByteArray calls(const QByteArray& list)
{
    return R"(,{"role":"assistant","content":"","toolCalls":)" + list + '}';
}

QByteArray answer(const QByteArray& id, const QByteArray& tool = "t")
{
    return R"(,{"role":"tool","content":"r","toolCallId":")" + id + R"(","toolName":")" + tool + "\"}";
}

QByteArray logged(int ms)
{
    return R"({"type":"agentfootprint.agent.x","payload":{},"meta":{"wallClockMs":)" + QByteArray::number(ms)
        + R"(,"runId":"r"}})"
          "\n";
}

Made sessionRow(const QString& format, int savedAt, const QVariant& owner, int count)
{
    const QByteArray data
        = checkpoint(R"([{"role":"user","content":"q"}])", R"(,"identity":{"principal":"ana","conversationId":"c"})");
    return {{},
        {{u"CREATE TABLE agent_sessions (session_id TEXT PRIMARY KEY, format TEXT, saved_at INTEGER, envelope TEXT, "
          "owner TEXT, message_count INTEGER)"_s,
             {}},
            {u"INSERT INTO agent_sessions VALUES ('s', ?, ?, ?, ?, ?)"_s,
                {format, savedAt, QString::fromUtf8(envelope(data)), owner, count}}},
        {}};
}

/// An audit bundle of two records, whole but for what @p change does to it.
QByteArray audit(const std::function<void(QByteArray& bundle)>& change)
{
    const QByteArray zero(64, '0');
    QByteArrayList records;
    QByteArray last = zero;
    for (int i = 0; i < 2; ++i) {
        // Canonical: the keys in order, without "hash".
        const QByteArray number = QByteArray::number(i);
        const QByteArray body = R"({"eventType":"x","meta":{},"payload":{"n":)" + number + R"(},"prevHash":")" + last
            + R"(","seq":)" + number + R"(,"timestamp":)" + number + '}';
        last = QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
        records << body.chopped(1) + R"(,"hash":")" + last + "\"}";
    }
    QByteArray bundle = R"({"header":{"format":"agentfootprint.audit/1","hashAlgorithm":"sha-256",)"
                        R"("canonicalization":"afp-cjson/1","chainHead":")"
        + zero + R"(","firstSeq":0,"recordCount":2},"records":[)" + records.join(',') + R"(],"finalHash":")" + last
        + "\"}";
    change(bundle);
    return bundle;
}

// ---- jazzmine ----

QByteArray conversation(const QByteArray& id = "c")
{
    return R"({"id": ")" + id
        + R"(", "user_id": "u", "agent_id": "a", "title": "T", "created_at": 1790000000000, "last_updated_at": )"
          "1790000000009}";
}

QByteArray prompt(const QByteArray& id, int second, const QByteArray& more = {})
{
    return R"({"id": ")" + id + R"(", "conversation_id": "c", "user_id": "u", "role": "user", "original_content": "x")"
        + R"(, "timestamp": )" + QByteArray::number(1790000000000 + second) + more + '}';
}

QByteArray reply(const QByteArray& id, int second, const QByteArray& more = {})
{
    return prompt(id, second, more).replace("\"user\"", "\"assistant\"");
}

QByteArray turn(const QByteArray& id, const QByteArray& messageId, int number, const QByteArray& more = {})
{
    return R"({"id": ")" + id + R"(", "message_id": ")" + messageId
        + R"(", "conversation_id": "c", "user_id": "u", "agent_id": "a", "turn_number": )" + QByteArray::number(number)
        + R"(, "started_at_ms": 1790000000001, "ended_at_ms": 1790000000002, "total_latency_ms": 1)" + more + '}';
}

QByteArray document(const QByteArrayList& messages, const QByteArrayList& turns = {},
    const QByteArrayList& conversations = {conversation()}, const QByteArray& more = {})
{
    return R"({"conversations": [)" + conversations.join(", ") + R"(], "messages": [)" + messages.join(", ")
        + R"(], "turn_traces": [)" + turns.join(", ") + ']' + more + '}';
}

template<typename Rule> QStringList codesOfAll()
{
    QStringList codes;
    for (int i = 0; i < int(Rule::RuleCount); ++i)
        codes << codeOf(Rule(i));
    codes.sort();
    codes.removeDuplicates();
    return codes;
}

/// Whether the record that repairs go by is the one that people are shown.
bool isPlaceOfRecord(const Finding& finding)
{
    static const QRegularExpression byte(u"^(?:(.+), |.* row \\d+, )?byte (\\d+)"_s);
    static const QRegularExpression row(u"^(\\w+) row (\\d+)"_s);
    if (const auto match = row.match(finding.place); match.hasMatch()
        && (finding.at.table != match.captured(1) || finding.at.rowid != match.captured(2).toLongLong()))
        return false;
    const auto match = byte.match(finding.place);
    return !match.hasMatch() || finding.at.offset == match.captured(2).toLongLong();
}

} // namespace

Q_DECLARE_METATYPE(Made)

/// Each rule of each format has a store that breaks it, and it alone.
class FindingsTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void mantis_data();
    void mantis() { check(); }
    void agentfootprint_data();
    void agentfootprint() { check(); }
    void jazzmine_data();
    void jazzmine() { check(); }
    void everyRuleIsBroken();
    void whyThereIsNoRepair();
    void rulesWithOneCode();
    void totalsBeyondAnyNumber_data();
    void totalsBeyondAnyNumber();

private:
    void check();
    /// @p beside: what cannot be broken without it.
    void add(const char* code, const Made& made, const QStringList& beside = {})
    {
        m_covered[QString::fromLatin1(QTest::currentTestFunction())] << QString::fromLatin1(code);
        QTest::addRow("%s %d", code, m_rows++) << QString::fromLatin1(code) << made << beside;
    }
    static void columns()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<Made>("made");
        QTest::addColumn<QStringList>("beside");
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QMap<QString, QStringList> m_covered; ///< by the test's name
    int m_rows = 0;
};

void FindingsTest::check()
{
    QFETCH(const QString, code);
    QFETCH(const Made, made);
    QFETCH(const QStringList, beside);
    for (auto file = made.files.begin(); file != made.files.end(); ++file) {
        const QString path = m_dir->filePath(file.key());
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(file.value()) == file.value().size());
    }
    const QString store = m_dir->filePath(u"store"_s);
    if (!made.statements.isEmpty()) {
        auto database = SqliteFile::create(store);
        QVERIFY(database.has_value());
        for (const auto& [statement, values] : made.statements)
            database->run(statement, values);
        QVERIFY(database->finish().has_value());
    }
    constexpr auto Everybody = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner
        | QFileDevice::ReadGroup | QFileDevice::ExeGroup | QFileDevice::ReadOther | QFileDevice::ExeOther;
    QVERIFY(QFile::setPermissions(m_dir->path(), Everybody));
    for (const QString& name : made.denied)
        QVERIFY(QFile::setPermissions(m_dir->filePath(name), QFileDevice::Permissions()));
    {
        std::optional<LessRights> rights;
        if (!made.denied.isEmpty())
            rights.emplace();
        const auto opened = openStore(QFile::exists(store) ? store : m_dir->path());
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
        if (!made.later.isEmpty()) {
            QFile out(store);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(made.later) == made.later.size());
            QVERIFY(out.flush());
            QVERIFY((*opened)->poll().value() != StoreChange::None);
        }
        QStringList expected = beside + QStringList(code);
        expected.sort();
        QCOMPARE(readstore::codes(**opened), expected);
        const StoreInfo info = (*opened)->info();
        for (const Finding& finding : readstore::findings(**opened)) {
            QVERIFY(finding.rule >= 0);
            QVERIFY2(isPlaceOfRecord(finding), qPrintable(finding.code + u": " + finding.place));
            const QString why = whyUnrepairable(info, finding);
            QCOMPARE(why.isEmpty(), !finding.repair.isEmpty());
            QVERIFY2(why != "Stemma has no repair for this problem."_L1, qPrintable(finding.code));
        }
    }
    for (const QString& name : made.denied)
        QVERIFY(QFile::setPermissions(m_dir->filePath(name), Everybody));
}

void FindingsTest::mantis_data()
{
    columns();
    const QByteArray tree = smallTree();
    const auto next = [&](const QByteArray& type, const QByteArray& content, int second = 5) {
        return one(tree + entry("e", "d", type, content, at(second)));
    };
    const QByteArray hash(64, 'a');
    const QByteArray longPrompt = "\"Please do all of this again, from the beginning.\"";
    const QByteArray reminder = "\"<system-reminder>\\nx\\n</system-reminder>\"";
    const auto meta = [](QByteArray line) { return line.replace(R"("cwd")", R"("is_meta":true,"cwd")"); };

    add("unreadable-file",
        {{{Project + TreeId + ".jsonl"_L1, tree},
             {u"sessions/x.jsonl"_s, wire("user", R"(,"message":{"role":"user","content":"x"})")}},
            {}, {Project + TreeId + ".jsonl"_L1}});
    add("unreadable-folder",
        {{{Project + TreeId + ".jsonl"_L1, tree}, {u"projects/b/x.jsonl"_s, tree}}, {}, {u"projects/b"_s}, {}});
    add("damaged-line", one(tree + "rubbish\n"));
    add("torn-line", one(tree + "{\"uuid\":\"x"));
    add("glued-line", one(tree + "{\"uuid\":\"x" + entry("e", "d", "user", "\"e\"", at(5))));
    add("unknown-line", one(tree + "17\n"));
    add("unknown-metadata", one(tree + R"({"session_id":"s","type":"weather"})" + "\n"));
    add("invalid-entry", one(tree + entry("e", "d", "user", "\"e\"", at(5)).replace("\"cwd\"", "\"dir\"")));
    add("invalid-encoding", next("user", "\"\xff\""));
    add("duplicate-id", one(tree + entry("d", "c", "assistant", text("again"), at(4))));
    add("missing-parent", one(tree + entry("e", "gone", "user", "\"e\"", at(5))));
    add("cycle", one(entry("a", "b", "user", "\"x\"", at(1)) + entry("b", "a", "user", "\"y\"", at(1))));
    add("odd-time", one(tree + entry("e", "d", "user", "\"e\"", "2026-05-16T12:30:07.1+02:00")));
    add("time-backwards", next("user", "\"e\"", 1));
    add("unlisted-name", {{{Project + "x.jsonl"_L1, tree}}, {}, {}, {}});
    add("hidden-by-side-chain",
        one(tree + entry("e", {}, "user", "\"e\"", at(1)).replace(R"("cwd")", R"("is_sidechain":true,"cwd")")));
    add("unloadable-message", next("user", R"([{"type":"document"}])"));
    add("unloadable-elsewhere",
        one(entry("a", {}, "user", R"([{"type":"document"}])", at(1)) + boundary("b", "a", {}, at(2))
            + entry("c", "b", "user",
                "\"[Earlier conversation compacted to save context. 1 messages summarized below. Summary capped at ~9 "
                "tokens]\"",
                at(3))),
        {u"boundary-refused"_s});
    add("assistant-first", one(entry("a", {}, "assistant", text("x"), at(1))));
    add("orphan-result", next("user", resultList("t")));
    add("unanswered-call",
        one(tree + entry("e", "d", "user", "\"e\"", at(5)) + entry("f", "e", "assistant", use("t"), at(6))));
    add("repeated-call-id",
        one(entry("a", {}, "user", "\"x\"", at(1)) + entry("b", "a", "assistant", use("t"), at(2))
            + entry("c", "b", "user", resultList("t"), at(3))
            + entry("d", "c", "assistant", use("t").replace("\"n\"", "\"m\""), at(4))
            + entry("e", "d", "user", resultList("t").replace("\"r\"", "\"s\""), at(5))));
    add("result-before-call",
        one(entry("a", {}, "user", resultList("t"), at(1)) + entry("b", "a", "assistant", use("t"), at(2))));
    add("late-result",
        one(entry("a", {}, "user", "\"x\"", at(1)) + entry("b", "a", "assistant", use("t"), at(2))
            + entry("c", "b", "user", "\"y\"", at(3)) + entry("d", "c", "user", resultList("t"), at(4))));
    add("lost-messages",
        one(tree + entry("e", "d", "assistant", text("more"), at(30)) + entry("f", "e", "user", "\"f\"", at(30))));
    add("repeated-prompt",
        one(entry("a", {}, "user", longPrompt, at(1)) + entry("b", "a", "assistant", text("x"), at(2))
            + entry("c", "b", "user", longPrompt, at(3))));
    add("doubled-message", next("assistant", text("two")));
    add("spurious-boundary", one(tree + boundary("e", "d", {}, at(5)) + entry("f", "e", "user", "\"f\"", at(6))),
        {u"boundary-refused"_s});
    add("boundary-summary-not-sent",
        one(tree + boundary("e", "d", "What was", at(5)) + entry("f", "e", "user", "\"f\"", at(6))),
        {u"boundary-refused"_s});
    add("boundary-refused",
        one(tree + boundary("e", "d", {}, at(5))
            + entry("f", "e", "user",
                "\"[Earlier conversation compacted to save context. 4 messages summarized below. Summary capped at ~9 "
                "tokens]\"",
                at(6))));
    {
        const QString other = u"6f1c2a7e-5b1d-4c3a-9e00-000000000201"_s;
        const auto forked = [](QByteArray line, const QByteArray& from) {
            const QByteArray origin
                = R"("forked_from":{"session_id":")" + TreeId.toUtf8() + R"(","message_uuid":")" + from + "\"},";
            return line.insert(line.indexOf(R"("cwd")"), origin);
        };
        add("woven-branches",
            {{{Project + TreeId + ".jsonl"_L1, tree + entry("e", "b", "user", "\"other\"", at(5))},
                 {Project + other + ".jsonl"_L1,
                     forked(entry("p", {}, "user", "\"second\"", at(3)), "c")
                         + forked(entry("q", "p", "user", "\"other\"", at(5)), "e")}},
                {}, {}, {}});
    }
    add("repeated-context",
        one(tree + meta(entry("e", "d", "user", reminder, at(5))) + entry("f", "e", "assistant", text("f"), at(6))
            + meta(entry("g", "f", "user", reminder, at(7)))));
    add("missing-artifact",
        project(
            tree + entry("e", "d", "user", "\"see [artifact:" + hash + "; recover with read_artifact(x)]\"", at(5))));
    add("missing-result", one(wire("system", Init) + wireAnswer("{}")));
    add("totals-differ",
        one(wire("system", Init) + wireAnswer(R"({"input_tokens":3,"output_tokens":5})") + wire("result", Success)));
    add("colliding-ids",
        one(wire("system", Init) + wire("result", Success, "s") + wire("system", Init, "S")
            + wire("result", Success, "S")));
    add("broken-list", row("[{\"role\":\"user\",\"content\":\"x\"}"));
    add("broken-tags", row("[]", u"{oops"_s));
    add("broken-metadata", row("[]", u"[]"_s, u"[1]"_s));
    add("title-differs", row("[]", u"[]"_s, uR"({"title":"Other"})"_s, u"T"_s));
    add("invalid-time", row("[]", u"[]"_s, u"{}"_s, {}, u"yesterday"_s));
    add("checkpoint-out-of-range", documented(9));
}

void FindingsTest::agentfootprint_data()
{
    columns();
    const QByteArray call = R"([{"id":"a","name":"t","args":{}}])";
    const QByteArray marker = R"(,{"role":"user","content":"[compacted history - 4]"})";
    const auto bundle = [](const QByteArray& from, const QByteArray& to) {
        return one(audit([&](QByteArray& bytes) { bytes.replace(from, to); }));
    };
    // The fingerprint of a marker's text, as the library makes it.
    const auto fingerprint = [](const QString& text) {
        quint32 value = 2166136261u;
        for (const QChar c : text)
            value = (value ^ c.unicode()) * 16777619u;
        return QByteArray::number(value, 16);
    };
    const auto span = [](const QByteArray& print, const QByteArray& more) {
        return R"(,"folded":[{"summaryFingerprint":")" + print + R"(","messageCount":2)" + more + "}]";
    };
    const QByteArray kept = R"(,"messages":[{"role":"user","content":"o"}])";
    const QByteArray print = fingerprint(u"[compacted history - 4]"_s);

    add("refused-session", one(envelope(checkpoint(R"([{"role":"user","content":"q"}])").replace("\"run-1-1\"", "7"))));
    add("invalid-message", talk(R"(,{"role":"assistant","content":null})"));
    add("invalid-json", one(checkpoint(R"([{"role":"user","content":"q"}])") + " x"));
    add("byte-order-mark", one("\xef\xbb\xbf" + checkpoint(R"([{"role":"user","content":"q"}])")));
    add("torn-line", one(logged(1) + logged(2).first(20)), {u"invalid-event"_s});
    add("invalid-event", one(logged(1) + "{}\n" + logged(2)));
    add("repeated-session",
        one(R"({"version":1,"sessions":{"a":)" + envelope(checkpoint(R"([{"role":"user","content":"q"}])")) + R"(,"a":)"
            + envelope(checkpoint(R"([{"role":"user","content":"q"}])")) + "}}"));
    add("orphan-tool-result", talk(answer("z")));
    add("unanswered-tool-call", talk(calls(call)));
    add("repeated-tool-call",
        talk(
            calls(R"([{"id":"a","name":"t","args":{}},{"id":"a","name":"t","args":{}}])") + answer("a") + answer("a")));
    add("reused-tool-call", talk(calls(call) + answer("a") + calls(call) + answer("a")));
    add("tool-name-differs", talk(calls(call) + answer("a", "u")));
    add("misplaced-member", one(checkpoint(R"([{"role":"user","content":"q","toolCallId":"a"}])")));
    add("first-not-user", one(checkpoint(R"([{"role":"assistant","content":"hello"}])")));
    add("unknown-role", talk(R"(,{"role":"developer","content":"x"})"));
    add("invalid-encoding", talk(",{\"role\":\"assistant\",\"content\":\"\xff\"}"));
    add("invalid-list", talk(R"(,{"role":"assistant","content":"a","thinkingBlocks":[null]})"));
    add("invalid-arguments", talk(calls(R"([{"id":"a","name":"t","args":"x"}])") + answer("a")));
    add("empty-answer", talk(R"(,{"role":"assistant","content":""})"));
    add("stored-ephemeral", talk(R"(,{"role":"user","content":"fix","ephemeral":true})"));
    add("redacted-signed-thinking",
        talk(
            R"(,{"role":"assistant","content":"a","thinkingBlocks":[{"type":"thinking","content":"[REDACTED]","signature":"S"}]})"));
    add("redacted-without-payload",
        talk(R"(,{"role":"assistant","content":"a","thinkingBlocks":[{"type":"redacted_thinking","content":""}]})"));
    add("summary-without-record", talk(marker));
    add("record-without-summary", talk({}, span("1", kept)));
    add("originals-not-kept", talk(marker, span(print, {})));
    add("messages-dropped", talk(R"(,{"role":"user","content":"[dropped history - 4]"})"));
    add("histories-differ",
        one(R"({"format":"flowchart-v1","data":{"checkpoint":{"sharedState":{"history":[]},"pausedStageId":"x","subflowPath":[]},"conversation":)"
            + checkpoint(R"([{"role":"user","content":"q"}])") + R"(,"pending":{"sessionId":"s"}},"savedAt":5})"));
    add("format-differs", sessionRow(u"flowchart-v1"_s, 5, u"ana"_s, 1));
    add("owner-differs", sessionRow(u"conversation-v1"_s, 5, u"bob"_s, 1));
    add("saved-at-differs", sessionRow(u"conversation-v1"_s, 6, u"ana"_s, 1));
    add("message-count-differs", sessionRow(u"conversation-v1"_s, 5, u"ana"_s, 3));
    add("time-backwards", one(logged(9) + logged(3)));
    add("partial-recording",
        one(R"({"format":"agentfootprint.recording.v1","producer":{},"run":{"runId":"r","complete":false,"droppedEvents":0},"recording":{"snapshot":{},"events":[)"
            + logged(1).trimmed() + R"(],"structure":{}}})"));
    add("broken-chain", bundle(R"("firstSeq":0)", R"("firstSeq":1)"));
    add("wrong-hash", bundle(R"("n":1)", R"("n":2)"));
    add("record-count-differs", bundle(R"("recordCount":2)", R"("recordCount":3)"));
}

void FindingsTest::jazzmine_data()
{
    columns();
    const QByteArray m1 = prompt("m1", 1);
    const QByteArray m2 = reply("m2", 2);
    const QByteArray good = document({m1, m2});
    const auto with = [&](const QByteArray& more) { return one(document({m1, reply("m2", 2, ", " + more)})); };
    const QByteArray title = R"(, "llm_calls": [{"purpose": "other", "model": "m", "timestamp_ms": 1}])";
    const auto lines = [](const QByteArrayList& records) { return one(records.join('\n') + '\n'); };

    add("invalid-json", one(good + " x"));
    add("byte-order-mark", one("\xef\xbb\xbf" + good));
    add("not-an-object", {{{u"store"_s, good}}, {}, {}, '[' + good + ']'});
    add("section-not-array", one(QByteArray(good).replace(R"("turn_traces": [])", R"("turn_traces": null)")));
    add("repeated-section", one(R"({"messages": [], )" + good.sliced(1)));
    add("unknown-section", one(document({m1, m2}, {}, {conversation()}, R"(, "x": [])")));
    add("left-over-file", {{{u"store"_s, good}, {u"store.tmp"_s, "x"}}, {}, {}, {}});
    add("torn-line", one(QByteArrayList {conversation(), m1, m2, "{\"id\": \"m3"}.join('\n')));
    add("broken-line", lines({conversation(), m1, "rubbish", m2}));
    add("unreadable-row", one('[' + QByteArrayList {conversation(), m1, m2}.join(',') + ",{"));
    add("record-not-json", one(document({m1, m2, R"({"id" "m3"})"})));
    add("record-not-object", one(document({m1, m2, "7"})));
    add("invalid-encoding", with("\"intent\": \"\xff\""));
    add("missing-id", one(document({m1, QByteArray(m2).replace(R"("id": "m2", )", "")})));
    add("invalid-conversation", one(document({m1, m2}, {}, {conversation().replace("\"T\"", "null")})));
    add("invalid-message", with(R"("sentiment_score": NaN)"));
    add("invalid-trace",
        one(document(
            {m1, m2}, {turn("t", "m2", 1, R"(, "llm_calls": [{"purpose": "x", "model": "m", "timestamp_ms": 1}])")})));
    add("no-conversation", one(document({m1, m2, reply("m3", 3).replace(R"("conversation_id": "c", )", "")})));
    add("value-out-of-range", with(R"("episode_id": 100000000000000000000)"));
    add("unknown-field", with(R"("x": 1)"));
    add("duplicate-id", one(document({m1, m2, reply("m2", 3)})));
    add("missing-conversation", one(document({m1, m2}, {}, {})));
    add("missing-message", one(document({m1, m2}, {turn("t", "none", 1)})));
    add("second-trace", one(document({m1, m2}, {turn("t", "m2", 1), turn("v", "m2", 2)})));
    add("trace-elsewhere",
        one(document({m1, m2}, {turn("t", "m2", 1).replace(R"("conversation_id": "c")", R"("conversation_id": "d")")},
            {conversation(), conversation("d")})));
    add("time-in-seconds", one(document({prompt("m0", 0).replace("1790000000000", "1790000000"), m2})));
    add("time-in-future", one(document({m1, QByteArray(m2).replace("1790000000002", "9790000000000")})));
    add("time-backwards", one(document({m1, m2}, {turn("t", "m2", 1).replace("1790000000002", "1790000000000")})));
    add("same-time", lines({conversation(), m1, reply("m2", 1)}));
    add("nul-in-text", with(R"("intent": "\u0000")"));
    add("lone-surrogate", with(R"("intent": "\ud83d")"));
    add("prompt-without-reply", one(document({m1, m2, prompt("m3", 3)})));
    add("repeated-turn",
        one(document({m1, m2, prompt("m3", 3), reply("m4", 4)}, {turn("t", "m2", 1), turn("v", "m4", 1)})));
    add("title-replaced",
        one(document(
            {m1, m2, prompt("m3", 3), reply("m4", 4)}, {turn("t", "m2", 1, title), turn("v", "m4", 1, title)})),
        {u"repeated-turn"_s});
    add("calls-not-recorded", one(document({prompt("m1", 1, R"(, "enhanced_message": "better")"), m2})));
    add("flagged-summarised", with(R"("is_flagged": true, "episode_id": 1)"));
    add("totals-differ", one(document({m1, m2}, {turn("t", "m2", 1, R"(, "total_tokens": 3)")})));
}

void FindingsTest::everyRuleIsBroken()
{
    const auto missing = [this](const QString& name, QStringList codes) {
        codes.removeIf([&](const QString& code) { return m_covered.value(name).contains(code); });
        return codes;
    };
    QCOMPARE(missing(u"mantis"_s, codesOfAll<mantis::CheckRule>()), QStringList());
    QCOMPARE(missing(u"agentfootprint"_s, codesOfAll<agentfootprint::Rule>()), QStringList());
    QCOMPARE(missing(u"jazzmine"_s, codesOfAll<jazzmine::CheckRule>()), QStringList());
}

void FindingsTest::whyThereIsNoRepair()
{
    StoreInfo store {.format = u"mnesis"_s};
    Finding finding {.code = u"invalid-role"_s, .place = u"messages row 1"_s, .noRepair = u"It is stored nowhere."_s};
    QCOMPARE(whyUnrepairable(store, finding), u"It is stored nowhere."_s);
    store.notWritable = u"It is only read."_s;
    QCOMPARE(whyUnrepairable(store, finding), u"It is stored nowhere."_s); // it is no other elsewhere
    finding.noRepair = QString(); // can be repaired
    QCOMPARE(whyUnrepairable(store, finding), store.notWritable);
    store.notWritable.clear();
    QVERIFY(whyUnrepairable(store, finding).contains(u"does not fit"_s));
    finding.place.clear(); // how many more there are
    QVERIFY(whyUnrepairable(store, finding).contains(u"check again"_s));
    finding.repair = u"Date it."_s;
    QCOMPARE(whyUnrepairable(store, finding), QString());
    QCOMPARE(whyUnrepairable(store, {.code = u"what-is-this"_s}), u"Stemma has no repair for this problem."_s);
}

void FindingsTest::rulesWithOneCode()
{
    enum class Rule { Mended, Lost, Unclear, RuleCount };
    using Rules = FindingRule<Rule>;
    const Rules rules[] = {{Rule::Mended, "twice"_L1, Finding::Severity::Note, "One", "Mend it."},
        {Rule::Lost, "twice"_L1, Finding::Severity::Note, "Two", nullptr, unrepairable::Lost},
        {Rule::Unclear, "twice"_L1, Finding::Severity::Note, "Three", nullptr, unrepairable::CannotTell}};
    QList<Finding> found;
    FindingBook<Rule> book(rules, "Test", [&](const Finding& finding) { found += finding; });
    for (const Rule rule : {Rule::Mended, Rule::Lost, Rule::Unclear}) {
        for (qint64 i = 0; i <= FindingBook<Rule>::MostOfOneRule; ++i)
            book.add(rule, {}, {}, u"row %1"_s.arg(i));
    }
    book.finish();
    QCOMPARE(found.size(), 3 * FindingBook<Rule>::MostOfOneRule + 3);
    const StoreInfo store {.format = u"none"_s, .notWritable = u"It is only read."_s};
    for (Finding finding : std::as_const(found)) {
        const QString text = finding.text;
        finding.repair.clear(); // the store cannot be changed
        const QString why = whyUnrepairable(store, finding);
        if (text == "One"_L1)
            QCOMPARE(why, store.notWritable);
        else if (text == "Two"_L1)
            QCOMPARE(why, QString::fromLatin1(unrepairable::Lost));
        else if (text == "Three"_L1)
            QCOMPARE(why, QString::fromLatin1(unrepairable::CannotTell));
    }
    const auto further = found.last(3);
    QCOMPARE(whyUnrepairable(store, further.at(0)), store.notWritable);
    QCOMPARE(whyUnrepairable(store, further.at(1)), QString::fromLatin1(unrepairable::Lost));
    QCOMPARE(whyUnrepairable(store, further.at(2)), QString::fromLatin1(unrepairable::CannotTell));
}

// What 64 bits do not hold is reported as it is, and not taken for the largest number that they do hold.
void FindingsTest::totalsBeyondAnyNumber_data()
{
    QTest::addColumn<QByteArray>("store");
    QTest::addColumn<QString>("sums");
    const QByteArray largest = "9223372036854775807";
    const QByteArray used = R"({"input_tokens":)" + largest + R"(,"output_tokens":)" + largest + '}';
    const QByteArray run = wire("system", Init) + wireAnswer(used) + wireAnswer(used);
    QTest::newRow("mantis") << run + wire("result", Success) << u"18446744073709551614 + 18446744073709551614"_s;
    QTest::newRow("mantis, the largest") << run + wire("result", R"(,"subtype":"success","result":"x","usage":)" + used)
                                         << u"18446744073709551614 + 18446744073709551614"_s;
    const QByteArray call = R"({"purpose": "x", "model": "m", "prompt_tokens": )" + largest
        + R"(, "completion_tokens": 1, "total_tokens": 2, "timestamp_ms": 1})";
    const QByteArray totals
        = R"(, "total_prompt_tokens": )" + largest + R"(, "total_completion_tokens": 2, "total_tokens": )" + largest;
    QTest::newRow("jazzmine") << document({prompt("m1", 1), reply("m2", 2)},
        {turn("t", "m2", 1, R"(, "llm_calls": [)" + call + ", " + call + ']' + totals)})
                              << u"18446744073709551614 + 2 = 18446744073709551616"_s;
    const QByteArray one = QByteArray(call).replace(R"("completion_tokens": 1)", R"("completion_tokens": 2)");
    QTest::newRow("jazzmine, the largest")
        << document({prompt("m1", 1), reply("m2", 2)}, {turn("t", "m2", 1, R"(, "llm_calls": [)" + one + ']' + totals)})
        << u"9223372036854775807 + 2 = 9223372036854775809"_s;
}

void FindingsTest::totalsBeyondAnyNumber()
{
    QFETCH(const QByteArray, store);
    QFETCH(const QString, sums);
    QFile out(m_dir->filePath(u"store"_s));
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(store) == store.size());
    out.close();
    const auto opened = openStore(out.fileName());
    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
    QStringList texts;
    for (const Finding& finding : readstore::findings(**opened)) {
        if (finding.code == "totals-differ"_L1)
            texts += finding.text;
    }
    QCOMPARE(texts.size(), 1);
    QVERIFY2(texts.first().contains(sums), qPrintable(texts.first()));
}

TEST_CLASS(FindingsTest)
#include "tst_findings.moc"
