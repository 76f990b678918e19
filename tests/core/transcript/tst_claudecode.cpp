// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/edit/forkshares.h"
#include "core/edit/journal.h"
#include "core/filechanges/restorepatch.h"
#include "core/filechanges/savedstates.h"
#include "core/store/files/filescript.h"
#include "core/store/json/jsonlines.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;
using filetree::contentOf;
using filetree::mustWriteFile;

namespace {

const QString SessionName = u"0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01"_s;

QList<QJsonObject> records(const QString& path)
{
    QList<QJsonObject> all;
    for (const QByteArray& line : contentOf(path).split('\n')) {
        if (const QJsonObject record = QJsonDocument::fromJson(line).object(); !record.isEmpty())
            all << record;
    }
    return all;
}

/// @p rest: members, the type among them.
QByteArray record(const QByteArray& id, const QByteArray& parent, const QByteArray& rest)
{
    static int number = 0;
    const QTime time = QTime(1, 0).addSecs(++number);
    const QByteArray stamp = "2026-11-21T" + time.toString(u"HH:mm:ss.zzz"_s).toLatin1() + "Z";
    return "{\"parentUuid\":" + (parent.isEmpty() ? QByteArray("null") : '"' + parent + '"')
        + R"(,"isSidechain":false,"userType":"external","cwd":"/home/dev/project","sessionId":")"
        + SessionName.toLatin1() + R"(","version":"2.1.330",)" + rest + R"(,"uuid":")" + id + R"(","timestamp":")"
        + stamp + "\"}\n";
}

QByteArray claudeUser(
    const QByteArray& id, const QByteArray& parent, const QByteArray& content, const QByteArray& more = {})
{
    return record(id, parent, R"("type":"user","message":{"role":"user","content":)" + content + '}' + more);
}

QByteArray answer(
    const QByteArray& id, const QByteArray& parent, const QByteArray& api, const QByteArray& block, int output = 5)
{
    return record(id, parent,
        R"("type":"assistant","requestId":"req_)" + api + R"(","message":{"id":"msg_)" + api
            + R"(","type":"message","role":"assistant","model":"claude-x","content":[)" + block
            + R"(],"stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":10,"output_tokens":)"
            + QByteArray::number(output) + R"(,"cache_read_input_tokens":100,"cache_creation_input_tokens":0}})");
}

QByteArray words(const QByteArray& text)
{
    return R"({"type":"text","text":")" + text + "\"}";
}

QByteArray claudeCall(const QByteArray& id)
{
    return R"({"type":"tool_use","id":")" + id + R"(","name":"Bash","input":{"command":"ls"}})";
}

QByteArray claudeResult(const QByteArray& id, const QByteArray& parent, const QByteArray& callId)
{
    return claudeUser(id, parent, R"([{"type":"tool_result","tool_use_id":")" + callId + R"(","content":"out"}])",
        R"(,"toolUseResult":{"stdout":"out","stderr":"","interrupted":false})");
}

QByteArray metadata(const QByteArray& type, const QByteArray& rest)
{
    return "{\"type\":\"" + type + "\"," + rest + ",\"sessionId\":\"" + SessionName.toLatin1() + "\"}\n";
}

const QByteArray Thinking = R"({"type":"thinking","thinking":"hm","signature":"Eq=="})";

/// A turn with two calls at once, of one API message on four lines, and one without.
QByteArray claudeTalk()
{
    return claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", Thinking, 1)
        + answer("a2", "a1", "1", words("I look"), 2) + answer("a3", "a2", "1", claudeCall("c1"), 3)
        + answer("a4", "a3", "1", claudeCall("c2"), 9) + claudeResult("r1", "a3", "c1") + claudeResult("r2", "a4", "c2")
        + answer("a5", "r2", "2", words("done")) + claudeUser("u2", "a5", "\"second\"")
        + answer("a6", "u2", "3", words("answer"));
}

QByteArray agentLines(const QByteArray& id)
{
    return claudeUser("x" + id, {}, "\"search\"", R"(,"agentId":")" + id + "\"")
               .replace(R"("isSidechain":false)", R"("isSidechain":true)")
        + answer("y" + id, "x" + id, "9" + id, words("found"))
              .replace(R"("isSidechain":false)", R"("isSidechain":true)");
}

} // namespace

/// Sessions of Claude Code: read, changed, checked and repaired.
class TestClaudeCode final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void detects();
    void samples_data();
    void samples();
    void rowsAreMessages();
    void zerosAreNoFigures();
    void queuedNotesAreNoPrompts();
    void branchesAndLeaves();
    void compactions();
    void keptApart();
    void microcompactions();
    void subAgents();
    void subAgentsOfOneId();
    void callsOfTheProvider();
    void copiesWithoutAnOrigin();
    void theOriginalGoesOn_data();
    void theOriginalGoesOn();
    void filesAtACheckpoint();
    void statesAreThoseAtPrompts();
    void toolResults();
    void agentsOfLongPrompts();
    void durations();
    void forksTakeOutputsAlong();
    void forksTakeSubAgentsAlong();
    void forksTakeNestedSubAgents();
    void recordedRequests();
    void listing();
    void badInput_data();
    void badInput();
    void giants();
    void follows();
    void forks();
    void edits_data();
    void edits();
    void removesCallsOfTheProvider();
    void editsQueuedPrompts();
    void compactionTellsAllCopies();
    void removedFromWhatIsKept_data();
    void removedFromWhatIsKept();
    void keptInForks_data();
    void keptInForks();
    void thinkingIsNoEnd_data();
    void thinkingIsNoEnd();
    void refuses_data();
    void refuses();
    void repairs_data();
    void repairs();
    void deletesAndRestores();
    void renames();

private:
    [[nodiscard]] std::unique_ptr<SessionStore> open(const QString& path = {});
    [[nodiscard]] static QStringList texts(SessionStore& store, const SessionId& id);
    /// The path of the new session.
    [[nodiscard]] QString apply(const Edit& edit);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    SessionId m_id {SessionName};
};

void TestClaudeCode::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_path = m_folder->filePath(u"projects/-home-dev-project/%1.jsonl"_s.arg(SessionName));
    mustWriteFile(m_path, claudeTalk());
}

std::unique_ptr<SessionStore> TestClaudeCode::open(const QString& path)
{
    auto store = openStore(path.isEmpty() ? m_path : path);
    if (!store)
        qWarning("%s", qPrintable(store.error().text));
    return store ? *std::move(store) : nullptr;
}

QStringList TestClaudeCode::texts(SessionStore& store, const SessionId& id)
{
    QStringList texts;
    for (const MessagePtr& message : readstore::messages(store, id)) {
        QStringList parts;
        for (const Part& part : message->parts) {
            if (const auto* one = part.as<TextPart>())
                parts << one->text.text;
            else if (const auto* tool = part.as<ToolPart>())
                parts << (tool->hasOutput ? u"result:"_s + tool->output.text : u"call:"_s + tool->callId);
            else if (part.as<ReasoningPart>())
                parts << u"thinking"_s;
            else if (part.as<CompactionPart>())
                parts << u"compaction"_s;
            else if (const auto* event = part.as<EventPart>())
                parts << u"event:"_s + event->type;
            else if (part.as<UnknownPart>())
                parts << u"unknown"_s;
        }
        texts << parts.join(u' ');
    }
    return texts;
}

void TestClaudeCode::detects()
{
    for (const QString& path :
        {m_path, QFileInfo(m_path).path(), m_folder->filePath(u"projects"_s), m_folder->path()}) {
        const auto store = open(path);
        QVERIFY2(store, qPrintable(path));
        QCOMPARE(store->info().format, u"claude-code"_s);
        QVERIFY(store->info().notWritable.isEmpty());
        QCOMPARE(readstore::listed(*store).size(), 1u);
    }
    // Neighbours that also write JSON Lines.
    mustWriteFile(m_folder->filePath(u"codex.jsonl"_s),
        R"({"timestamp":"t","type":"session_meta","payload":{"id":"x"}})"
        "\n");
    mustWriteFile(m_folder->filePath(u"pi.jsonl"_s),
        R"({"type":"session","version":3,"id":"x","cwd":"/p"})"
        "\n");
    for (const QString& name : {u"codex.jsonl"_s, u"pi.jsonl"_s}) {
        const auto report = detectStore(m_folder->filePath(name));
        for (const Detection& match : report.matches)
            QVERIFY(match.format != "claude-code"_L1);
    }
}

void TestClaudeCode::samples_data()
{
    QTest::addColumn<QString>("path");
    QMap<QString, QString> paths; // the same session may stand in both folders
    for (const QString& folder : realStoreFolders()) {
        QDirIterator it(folder + u"/claude-code"_s, {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            paths.insert(path.section(u"/claude-code/"_s, 1), path);
        }
    }
    QVERIFY(!paths.isEmpty());
    for (auto it = paths.cbegin(); it != paths.cend(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.value();
}

/// Records in the file = records shown + records explained, by kind; and reading leaves no trace.
void TestClaudeCode::samples()
{
    QFETCH(QString, path);
    const QByteArray before = contentOf(path);
    QVERIFY(!before.isEmpty());
    m_path = m_folder->filePath(u"one/"_s + QFileInfo(path).fileName());
    mustWriteFile(m_path, before);
    QSet<QString> wanted;
    QMap<QString, int> metadataLines;
    int damaged = 0;
    int replaced = 0; // by a later one with the same id
    for (const QByteArray& line : before.split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (line.trimmed().isEmpty())
            continue;
        const QString id = object.value(u"uuid"_s).toString();
        replaced += wanted.contains(id);
        if (object.contains(u"uuid"_s))
            wanted << id;
        else if (object.isEmpty())
            ++damaged;
        else
            ++metadataLines[object.value(u"type"_s).toString()];
    }
    const auto store = open();
    QVERIFY(store);
    QSet<QString> shown;
    int shownDamaged = 0;
    QMap<QString, int> unknown;
    int rows = 0;
    for (const SessionInfo& info : readstore::listed(*store)) {
        for (const MessagePtr& message : readstore::messages(*store, info.id)) {
            ++rows;
            shownDamaged += message->states.testFlag(MessageState::Damaged);
            for (const Part& part : message->parts) {
                if (const auto* one = part.as<UnknownPart>(); one && !message->states.testFlag(MessageState::Damaged))
                    ++unknown[one->storedType];
            }
        }
        // Whatever is part of a row is found by its id.
        for (const QString& id : std::as_const(wanted)) {
            if (store->keyOf(info.id, MessageId(id), {}))
                shown << id;
        }
    }
    int explained = 0;
    QStringList kinds;
    for (auto it = metadataLines.cbegin(); it != metadataLines.cend(); ++it) {
        explained += it.value();
        kinds << u"%1 %2"_s.arg(it.value()).arg(it.key());
    }
    qInfo("%d lines = %d records (in %d rows) + %d replaced + %d explained (%s) + %d damaged; unknown: %d",
        int(wanted.size()) + replaced + explained + damaged, int(shown.size()), rows, replaced, explained,
        qPrintable(kinds.join(u", "_s)), damaged, int(unknown.size()));
    const auto isReplaced = [](const Finding& finding) { return finding.code == "duplicate-id"_L1; };
    QCOMPARE(std::ranges::count_if(readstore::findings(*store), isReplaced), replaced);
    QCOMPARE(shown.size(), wanted.size());
    QCOMPARE(shownDamaged, damaged);
    unknown.remove(u"tool_use"_s); // records of the drift sample, which are meant as unknown
    unknown.remove(u"tool_result"_s);
    QCOMPARE(unknown.keys().join(u' '), QString());
    QCOMPARE(readstore::readAll(*store), QString());
    QCOMPARE(contentOf(m_path), before);
    QCOMPARE(QDir(QFileInfo(m_path).path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

/// Lines of one API message are one message, parallel calls no branches, and usage counts once.
void TestClaudeCode::rowsAreMessages()
{
    const auto store = open();
    QVERIFY(store);
    const auto sessions = readstore::listed(*store);
    QCOMPARE(sessions.size(), 1u);
    QCOMPARE(texts(*store, m_id),
        (QStringList {u"first"_s, u"thinking I look call:c1 call:c2"_s, u"result:out"_s, u"result:out"_s, u"done"_s,
            u"second"_s, u"answer"_s}));
    const auto messages = readstore::messages(*store, m_id);
    QCOMPARE(messages[1]->tokens.output, 9);
    QCOMPARE(messages[1]->id, MessageId(u"a1"_s));
    QCOMPARE(messages[2]->role, Role::Tool);
    QCOMPARE(sessions.front().tokens.output, 9 + 5 + 5);
    QCOMPARE(sessions.front().tokens.input, 30);
    const auto key = store->keyOf(m_id, MessageId(u"a4"_s), {});
    QVERIFY(key);
    QCOMPARE(*key, store->keyOf(m_id, MessageId(u"a1"_s), {}).value_or(-1));
    QVERIFY(readstore::findings(*store).isEmpty());
    // A later line of the same message, written when a result was there already.
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1")) + claudeResult("r1", "a1", "c1")
            + answer("a2", "r1", "1", claudeCall("c2")) + claudeResult("r2", "a2", "c2")
            + answer("a3", "r2", "2", words("done")));
    const auto other = open();
    QCOMPARE(texts(*other, m_id),
        (QStringList {u"first"_s, u"call:c1 call:c2"_s, u"result:out"_s, u"result:out"_s, u"done"_s}));
    // Progress is a detail of its call, or of the row that it follows.
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1"))
            + record("p1", "a1",
                R"("type":"progress","data":{"type":"bash_progress","output":"half"},"toolUseID":"bash-1","parentToolUseID":"c1")")
            + claudeResult("r1", "a1", "c1") + answer("a2", "r1", "2", words("done"))
            + record(
                "p2", "a2", R"("type":"progress","data":{"type":"hook_progress","hookName":"Stop"},"toolUseID":"x")")
            + claudeUser("u2", "p2", "\"second\""));
    const auto third = open();
    QCOMPARE(readstore::listed(*third).size(), 1u);
    QCOMPARE(texts(*third, m_id),
        (QStringList {u"first"_s, u"call:c1"_s, u"result:out"_s, u"done event:hook_progress"_s, u"second"_s}));
    const auto withProgress = readstore::messages(*third, m_id);
    QVERIFY(withProgress[1]->parts.first().as<ToolPart>()->metadata.text.contains(u"half"));
}

/// Answers that no model gave, as those of a session that was handed over, have zeros in the places of figures.
void TestClaudeCode::zerosAreNoFigures()
{
    QByteArray given = answer("a1", "u1", "1", words("one"), 0);
    given.replace("\"input_tokens\":10,", "\"input_tokens\":0,").replace("_tokens\":100,", "_tokens\":0,");
    mustWriteFile(m_path, claudeUser("u1", {}, "\"first\"") + given);
    const auto info = open()->session(m_id, ListDetail::Full, {});
    QVERIFY(info);
    QVERIFY(info->tokens.isEmpty());
    QVERIFY(readstore::messages(*open(), m_id).back()->tokens.isEmpty());
    mustWriteFile(m_path, claudeUser("u1", {}, "\"first\"") + given + answer("a2", "a1", "2", words("two")));
    const auto both = open()->session(m_id, ListDetail::Full, {});
    QVERIFY(both);
    QCOMPARE(both->tokens.sum(), 115);
}

/// The program hands its own notes over in the way of prompts that were typed while it was busy.
void TestClaudeCode::queuedNotesAreNoPrompts()
{
    const auto queued = [](const QByteArray& id, const QByteArray& parent, const QByteArray& prompt) {
        return record(
            id, parent, R"("type":"attachment","attachment":{"type":"queued_command","prompt":)" + prompt + '}');
    };
    mustWriteFile(m_path,
        claudeTalk() + queued("q1", "a6", "\"<task-notification> the build ended </task-notification>\"")
            + queued("q2", "q1", "\"and the tests\""));
    const auto store = open();
    const auto messages = readstore::messages(*store, m_id);
    const Message& note = *messages[messages.size() - 2];
    QCOMPARE(note.role, Role::System);
    const auto* event = note.parts.first().as<EventPart>();
    QVERIFY(event);
    QCOMPARE(event->type, u"task-notification"_s);
    QCOMPARE(messages.back()->role, Role::User);
    QVERIFY(messages.back()->parts.first().as<TextPart>());
    const auto items = readstore::sent(*store, m_id);
    QVERIFY(items);
    QVERIFY(items->at(items->size() - 2).text.contains(u"the build ended"));
    QCOMPARE(readstore::readAll(*store), QString());
}

void TestClaudeCode::branchesAndLeaves()
{
    const QByteArray rewound
        = claudeTalk() + claudeUser("u3", "a5", "\"other\"") + answer("a7", "u3", "4", words("branch"));
    mustWriteFile(m_path, rewound);
    const auto listedIds = [this] {
        QStringList ids;
        const auto store = open();
        for (const SessionInfo& info : store ? readstore::listed(*store) : std::vector<SessionInfo>())
            ids << info.id.value.sliced(SessionName.size());
        return ids;
    };
    // The newest end, or that which the program noted.
    QCOMPARE(listedIds(), (QStringList {u""_s, u"#a6"_s}));
    mustWriteFile(m_path, rewound + metadata("last-prompt", R"("lastPrompt":"second","leafUuid":"a6")"));
    QCOMPARE(listedIds(), (QStringList {u""_s, u"#a7"_s}));
    mustWriteFile(m_path, rewound + metadata("last-prompt", R"("lastPrompt":"first","leafUuid":"a5")"));
    QCOMPARE(listedIds(), (QStringList {u""_s, u"#a6"_s}));
    mustWriteFile(m_path, rewound + metadata("last-prompt", R"("lastPrompt":"first","leafUuid":"a5","explicit":true)"));
    QCOMPARE(listedIds(), (QStringList {u""_s, u"#a7"_s, u"#a6"_s}));
    const auto store = open();
    QCOMPARE(texts(*store, m_id).last(), u"done"_s);
    const auto edges = store->edges(m_id, {});
    QVERIFY(edges);
    QCOMPARE(edges->size(), 2);
    // A leaf that is not there counts for nothing.
    mustWriteFile(m_path, rewound + metadata("last-prompt", R"("lastPrompt":"?","leafUuid":"gone")"));
    QCOMPARE(listedIds(), (QStringList {u""_s, u"#a6"_s}));
}

void TestClaudeCode::compactions()
{
    const auto boundary = [](const QByteArray& logical, const QByteArray& kept) {
        return record("b1", {},
            R"("type":"system","subtype":"compact_boundary","logicalParentUuid":)" + logical
                + R"(,"compactMetadata":{"trigger":"auto","preTokens":500,"postTokens":50)" + kept + "}");
    };
    const QByteArray rest = claudeUser("s1", "b1", "\"what was done\"", R"(,"isCompactSummary":true)")
        + claudeUser("u3", "s1", "\"third\"");
    const QByteArray kept = R"(,"preservedMessages":{"anchorUuid":"s1","uuids":["u2","a6"],"allUuids":["u2","a6"]})";
    for (const QByteArray& logical : {QByteArray("\"a6\""), QByteArray("\"gone\"")}) {
        mustWriteFile(m_path, claudeTalk() + boundary(logical, kept) + rest);
        const auto store = open();
        QCOMPARE(readstore::listed(*store).size(), 1u);
        QCOMPARE(texts(*store, m_id).sliced(6), (QStringList {u"answer"_s, u"compaction what was done"_s, u"third"_s}));
        const auto nodes = store->summaryNodes(m_id, {});
        QVERIFY(nodes);
        QCOMPARE(nodes->size(), 1);
        QCOMPARE(nodes->first().text.text, u"what was done"_s);
        QCOMPARE(nodes->first().first, MessageId(u"u1"_s));
        QCOMPARE(nodes->first().last, MessageId(u"a5"_s));
        QStringList sent;
        const auto items = readstore::sent(*store, m_id);
        QVERIFY(items);
        for (const ContextItem& item : *items)
            sent << item.id;
        QCOMPARE(sent, (QStringList {u"b1"_s, u"u2"_s, u"a6"_s, u"u3"_s}));
        const auto messages = readstore::messages(*store, m_id);
        QVERIFY(messages[0]->states.testFlag(MessageState::Summarised));
        QVERIFY(messages[5]->states.testFlag(MessageState::InContext));
        QVERIFY(readstore::findings(*store).isEmpty());
    }
}

/// What a compaction keeps may lie apart: what is between goes with the rest.
void TestClaudeCode::keptApart()
{
    const QByteArray metadata
        = R"("compactMetadata":{"trigger":"auto","preservedMessages":{"anchorUuid":"s1","uuids":["u1","u2"]}})";
    mustWriteFile(m_path,
        claudeTalk()
            + record("b1", {}, R"("type":"system","subtype":"compact_boundary","logicalParentUuid":"a6",)" + metadata)
            + claudeUser("s1", "b1", "\"what was done\"", R"(,"isCompactSummary":true)")
            + claudeUser("u3", "s1", "\"third\""));
    const auto store = open();
    QStringList sent;
    const auto items = readstore::sent(*store, m_id);
    QVERIFY(items);
    for (const ContextItem& item : *items)
        sent << item.id;
    QCOMPARE(sent, (QStringList {u"b1"_s, u"u1"_s, u"u2"_s, u"u3"_s}));
    QStringList inContext;
    for (const MessagePtr& message : readstore::messages(*store, m_id)) {
        QVERIFY(
            message->states.testFlag(MessageState::InContext) != message->states.testFlag(MessageState::Summarised));
        if (message->states.testFlag(MessageState::InContext))
            inContext << message->id.value;
    }
    const QStringList expected = sent.sliced(1, 2) + QStringList {u"b1"_s, u"u3"_s};
    QCOMPARE(inContext, expected);
    const auto nodes = store->summaryNodes(m_id, {});
    QVERIFY(nodes);
    QCOMPARE(nodes->size(), 1);
    QCOMPARE(nodes->first().first, MessageId(u"a1"_s));
    QCOMPARE(nodes->first().last, MessageId(u"a6"_s));
    QCOMPARE(nodes->first().covers, 5);
}

void TestClaudeCode::microcompactions()
{
    mustWriteFile(m_path,
        claudeTalk()
            + record("m1", "a6",
                R"("type":"system","subtype":"microcompact_boundary","content":"Context microcompacted","microcompactMetadata":{"trigger":"auto","preTokens":9,"tokensSaved":3,"compactedToolIds":["c1"],"clearedAttachmentUUIDs":[]})"));
    const auto store = open();
    const auto messages = readstore::messages(*store, m_id);
    QVERIFY(messages[2]->states.testFlag(MessageState::Pruned));
    QVERIFY(messages[2]->parts.first().as<ToolPart>()->prunedAt);
    QVERIFY(messages[2]->parts.first().as<ToolPart>()->prunedAt == messages.back()->createdAt); // and not when it came
    QVERIFY(!messages[3]->states.testFlag(MessageState::Pruned));
    const auto items = readstore::sent(*store, m_id);
    QVERIFY(items);
    QVERIFY(items->at(2).text.contains(u"[Old tool result content cleared]"));
    QVERIFY(items->at(3).text.contains(u"out"));
    const auto before = readstore::sent(*store, m_id, MessageId(u"a6"_s));
    QVERIFY(before);
    QVERIFY(before->at(2).text.contains(u"out")); // it was still sent then
    QCOMPARE(readstore::readAll(*store), QString());
    // Two results in one record, cleared one after the other.
    const auto cleared = [](const QByteArray& id, const QByteArray& parent, const QByteArray& call) {
        return record(id, parent,
            R"("type":"system","subtype":"microcompact_boundary","microcompactMetadata":{"compactedToolIds":[")" + call
                + R"("]})");
    };
    const QByteArray results = R"([{"type":"tool_result","tool_use_id":"c1","content":"out"},)"
                               R"({"type":"tool_result","tool_use_id":"c2","content":"out"}])";
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1"))
            + answer("a2", "a1", "1", claudeCall("c2")) + claudeUser("r1", "a2", results) + cleared("m1", "r1", "c1")
            + cleared("m2", "m1", "c2"));
    const auto both = readstore::sent(*open(), m_id);
    QVERIFY(both && both->size() == 3);
    QVERIFY2(!both->at(2).text.contains(u"out"), qPrintable(both->at(2).text));
    // What it names in a fork is the fork's.
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"")
            + record("t1", "u1", R"("type":"attachment","attachment":{"type":"date","date":"today"})")
            + answer("a1", "t1", "1", words("done"))
            + record("m1", "a1",
                R"("type":"system","subtype":"microcompact_boundary","microcompactMetadata":{"clearedAttachmentUUIDs":["t1"]})")
            + claudeUser("u2", "m1", "\"second\""));
    QString attachment;
    QString named;
    for (const QJsonObject& one : records(apply(ForkEdit {m_id, MessageId(u"u2"_s), false, {}}))) {
        const QJsonObject micro = one.value(u"microcompactMetadata"_s).toObject();
        if (!micro.isEmpty())
            named = micro.value(u"clearedAttachmentUUIDs"_s).toArray().at(0).toString();
        if (one.contains(u"attachment"_s))
            attachment = one.value(u"uuid"_s).toString();
    }
    QVERIFY(!named.isEmpty());
    QCOMPARE(named, attachment);
}

/// Runs of a workflow may name their sub-agents alike.
void TestClaudeCode::subAgentsOfOneId()
{
    const QString own = QFileInfo(m_path).path() + u'/' + SessionName + u"/subagents/workflows/"_s;
    for (const char* run : {"run-1", "run-2", "run-3"})
        mustWriteFile(own + QLatin1StringView(run) + u"/agent-bb2.jsonl"_s, agentLines(run));
    const auto store = open(m_folder->path());
    QSet<QString> first;
    QSet<QString> ids;
    for (const SessionInfo& info : readstore::listed(*store)) {
        ids += info.id.value;
        first += readstore::messages(*store, info.id).front()->id.value;
    }
    QCOMPARE(ids.size(), 4);
    QVERIFY(ids.contains(SessionName + u"/bb2"_s)); // the second one
    QCOMPARE(first, (QSet<QString> {u"u1"_s, u"xrun-1"_s, u"xrun-2"_s, u"xrun-3"_s}));
}

/// Their results stand among the blocks of the answer.
void TestClaudeCode::callsOfTheProvider()
{
    const auto call = [](const QByteArray& id) {
        return QByteArray(
            R"({"type":"server_tool_use","id":")" + id + R"(","name":"web_search","input":{"query":"qt"}})");
    };
    const auto result = [](const QByteArray& id, const QByteArray& content) {
        return QByteArray(
            R"({"type":"web_search_tool_result","tool_use_id":")" + id + R"(","content":)" + content + '}');
    };
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"find\"") + answer("a1", "u1", "1", call("s1"))
            + answer("a2", "a1", "1", result("s1", R"([{"type":"web_search_result","url":"https://qt.io"}])"))
            + answer("a3", "a2", "1", call("s2"))
            + answer("a4", "a3", "1", result("s2", R"({"type":"web_search_tool_result_error","error_code":"busy"})")));
    const auto messages = readstore::messages(*open(), m_id);
    QCOMPARE(messages.size(), 2u);
    QList<ToolPart::State> states;
    for (const Part& part : messages[1]->parts) {
        if (const auto* tool = part.as<ToolPart>())
            states << tool->state;
    }
    QCOMPARE(states, (QList<ToolPart::State> {ToolPart::State::Completed, ToolPart::State::Error}));
}

/// In both layouts, one started by another one. That of a compaction is there, but not in lists.
void TestClaudeCode::subAgents()
{
    const QString project = QFileInfo(m_path).path();
    const QString own = project + u'/' + SessionName + u"/subagents/"_s;
    mustWriteFile(own + u"agent-aa1.jsonl"_s, agentLines("aa1"));
    mustWriteFile(
        own + u"agent-aa1.meta.json"_s, R"({"agentType":"Explore","description":"Look around","toolUseId":"c1"})");
    mustWriteFile(own + u"workflows/run-1/agent-bb2.jsonl"_s, agentLines("bb2"));
    mustWriteFile(own + u"workflows/run-1/agent-bb2.meta.json"_s, R"({"agentType":"Plan","parentAgentId":"aa1"})");
    mustWriteFile(project + u"/agent-cc3.jsonl"_s, agentLines("cc3"));
    mustWriteFile(own + u"agent-acompact-dd4.jsonl"_s, agentLines("dd4"));
    const auto store = open(m_folder->path());
    QMap<QString, QString> parents;
    for (const SessionInfo& info : readstore::listed(*store)) {
        parents.insert(info.id.value, info.parent.value);
        QVERIFY(info.id == m_id || info.origin.kind == Origin::Kind::SubAgent);
        if (info.id == SessionId(u"aa1"_s))
            QCOMPARE(info.title, u"Look around"_s);
    }
    QCOMPARE(parents,
        (QMap<QString, QString> {
            {SessionName, {}}, {u"aa1"_s, SessionName}, {u"bb2"_s, u"aa1"_s}, {u"cc3"_s, SessionName}}));
    QCOMPARE(texts(*store, SessionId(u"acompact-dd4"_s)), (QStringList {u"search"_s, u"found"_s}));
    QCOMPARE(readstore::listed(*open(own + u"agent-acompact-dd4.jsonl"_s)).size(), 1u);
    const auto edges = store->edges(m_id, {});
    QVERIFY(edges);
    QCOMPARE(edges->size(), 2);
    for (const LineageEdge& edge : *edges)
        QCOMPARE(edge.kind, LineageEdge::Kind::SubAgent);
    // One that started another is told of once as well.
    const auto relations = store->edges(SessionId(u"aa1"_s), {});
    QVERIFY(relations);
    QStringList related;
    for (const LineageEdge& edge : *relations)
        related << edge.from.value + u'>' + edge.to.value;
    related.sort();
    QCOMPARE(related, (QStringList {SessionName + u">aa1"_s, u"aa1>bb2"_s}));
    QCOMPARE(texts(*store, SessionId(u"aa1"_s)), (QStringList {u"search"_s, u"found"_s}));
    // What belongs to a session is not changed by itself.
    const auto plan = store->plan(RenameEdit {SessionId(u"aa1"_s), u"x"_s}, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, Errc::NotSupported);
    QCOMPARE(readstore::readAll(*store), QString());
}

/// Old releases wrote all of a session anew when it was resumed; what was copied tells of it by its ids.
void TestClaudeCode::copiesWithoutAnOrigin()
{
    const QString resumed = u"11111111-6d3f-4a53-9a53-3d1c2b7f0a01"_s;
    const QString other = u"22222222-6d3f-4a53-9a53-3d1c2b7f0a01"_s;
    const QByteArray past = contentOf(m_path);
    const auto named
        = [](QByteArray bytes, const QString& id) { return bytes.replace(SessionName.toLatin1(), id.toLatin1()); };
    const QString folder = QFileInfo(m_path).path();
    mustWriteFile(folder + u'/' + resumed + u".jsonl"_s, named(past + claudeUser("u3", "a6", "\"third\""), resumed));
    const QByteArray beginning = past.first(past.lastIndexOf('\n', past.indexOf("\"uuid\":\"u2\"")) + 1);
    mustWriteFile(
        folder + u'/' + other + u".jsonl"_s, named(beginning + claudeUser("x1", "a5", "\"another way\""), other));
    const auto store = open(m_folder->path());
    QVERIFY(store);
    QMap<QString, Origin> origins;
    for (const SessionInfo& info : readstore::listed(*store))
        origins.insert(info.id.value, info.origin);
    QCOMPARE(origins.size(), 3);
    QCOMPARE(origins.value(SessionName).kind, Origin::Kind::None);
    QCOMPARE(origins.value(resumed).session.value, SessionName);
    QCOMPARE(origins.value(other).session.value, resumed); // which went on the longest before
    const auto relations = store->edges(SessionId(resumed), {});
    QVERIFY(relations);
    QCOMPARE(relations->size(), 2);
    QCOMPARE(relations->at(0),
        (LineageEdge {SessionId(SessionName), SessionId(resumed), LineageEdge::Kind::Fork, MessageId(u"a6"_s)}));
    QCOMPARE(relations->at(1),
        (LineageEdge {SessionId(resumed), SessionId(other), LineageEdge::Kind::Fork, MessageId(u"a5"_s)}));
}

void TestClaudeCode::theOriginalGoesOn_data()
{
    QTest::addColumn<QByteArray>("before"); // the first entry of the fork
    QTest::addColumn<QByteArray>("origin"); // in its copied entries
    QTest::newRow("the fork names it") << QByteArray()
                                       << QByteArray(R"("requestSessionId":")" + SessionName.toLatin1() + R"(",)");
    QTest::newRow("the fork was begun later")
        << metadata("queue-operation", R"("operation":"enqueue","timestamp":"2026-11-21T00:59:30.000Z")")
        << QByteArray();
}

/// A session stays the origin of its fork when it goes on afterwards, so that its last entry is the later one.
void TestClaudeCode::theOriginalGoesOn()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, origin);
    const QString fork = u"11111111-6d3f-4a53-9a53-3d1c2b7f0a01"_s;
    const QByteArray shared = claudeTalk();
    const QByteArray past
        = metadata("queue-operation", R"("operation":"enqueue","timestamp":"2026-11-21T00:59:00.000Z")") + shared;
    const QByteArray named = R"("sessionId":")";
    const QByteArray others = named + fork.toLatin1();
    const QByteArray assistant = R"("type":"assistant",)";
    const QByteArray marked = origin + assistant;
    QByteArray copied = before + shared + claudeUser("u3", "a6", "\"another way\"");
    copied.replace(QByteArray(named + SessionName.toLatin1()), others).replace(assistant, marked);
    mustWriteFile(QFileInfo(m_path).path() + u'/' + fork + u".jsonl"_s, copied);
    mustWriteFile(m_path, past + claudeUser("u4", "a6", "\"on\"") + answer("a7", "u4", "9", words("yes")));
    const auto store = open(m_folder->path());
    QVERIFY(store);
    for (const SessionInfo& info : readstore::listed(*store))
        QCOMPARE(info.origin.session.value, info.id.value == fork ? SessionName : QString());
    const auto relations = store->edges(m_id, {});
    QVERIFY(relations);
    QCOMPARE(relations->size(), 1);
    QCOMPARE(relations->first().to.value, fork);
}

/// The program keeps copies of the files that it changes: what brings them back is a patch.
void TestClaudeCode::filesAtACheckpoint()
{
    const QString project = m_folder->filePath(u"project"_s);
    const QString copies = m_folder->filePath(u"file-history/"_s + SessionName);
    mustWriteFile(copies + u"/0a@v1"_s, "one\ntwo\n");
    mustWriteFile(copies + u"/0b@v2"_s, "same\n");
    mustWriteFile(project + u"/a.txt"_s, "one\n2\n");
    mustWriteFile(project + u"/b.txt"_s, "same\n");
    mustWriteFile(project + u"/made.txt"_s, "new\n");
    const QByteArray backups
        = R"("a.txt":{"backupFileName":"0a@v1","version":1},"b.txt":{"backupFileName":"0b@v2","version":2},)"
          R"("made.txt":{"backupFileName":null,"version":1},"lost.txt":{"backupFileName":"0c@v1","version":1})";
    mustWriteFile(m_path,
        claudeTalk()
            + R"({"type":"file-history-snapshot","messageId":"u2","snapshot":{"messageId":"u2","trackedFileBackups":{)"
            + backups + "}},\"isSnapshotUpdate\":false}\n");
    const auto store = open(m_folder->path());
    QVERIFY(store);
    auto* kept = store->service<FileStateStore>();
    QVERIFY(kept);
    const auto points = store->checkpoints(m_id, {});
    QVERIFY(points);
    QCOMPARE(points->size(), 1);
    const auto states = kept->keptStates(m_id, points->first().id, {});
    QVERIFY(states);
    QCOMPARE(states->size(), 4);
    QCOMPARE(states->at(0), (KeptState {u"a.txt"_s, copies + u"/0a@v1"_s}));
    QVERIFY(states->at(2).copy.isEmpty());
    const RestorePatch restored = restorePatch(*states, project);
    QCOMPARE(restored.gone, QStringList {u"lost.txt"_s});
    QVERIFY(restored.patch.leftOut.empty());
    QVERIFY2(restored.patch.text.contains(u"-2\n+two\n"_s), qPrintable(restored.patch.text));
    QVERIFY(restored.patch.text.contains(u"+++ /dev/null"_s) && restored.patch.text.contains(u"-new"_s));
    QVERIFY(!restored.patch.text.contains(u"b.txt"_s));
    QCOMPARE(contentOf(project + u"/a.txt"_s), QByteArray("one\n2\n")); // nothing was written
    QVERIFY(QDir().mkpath(m_folder->filePath(u"into"_s)));
    const auto saved = saveStates(*states, project, m_folder->filePath(u"into"_s));
    QVERIFY(saved);
    QCOMPARE(saved->saved.size(), 2);
    QCOMPARE(contentOf(m_folder->filePath(u"into/a.txt"_s)), QByteArray("one\ntwo\n"));
    const auto none = kept->keptStates(m_id, CheckpointId(u"no"_s), {});
    QVERIFY(!none && none.error().code == Errc::NotFound);
}

/// An answer that is about to change another file tells the state at the prompt again, which then has that file too.
void TestClaudeCode::statesAreThoseAtPrompts()
{
    const auto snapshot
        = [](const QByteArray& message, const QByteArray& prompt, const QByteArray& backups) -> QByteArray {
        return R"({"type":"file-history-snapshot","messageId":")" + message + R"(","snapshot":{"messageId":")" + prompt
            + R"(","trackedFileBackups":{)" + backups
            + R"(},"timestamp":"2026-11-21T01:00:00.000Z"},"isSnapshotUpdate":)"
            + (message == prompt ? "false" : "true") + "}\n";
    };
    const QByteArray first = R"("a.txt":{"backupFileName":"0a@v1","version":1})";
    const QByteArray second = R"("b.txt":{"backupFileName":null,"version":1})";
    mustWriteFile(m_path,
        claudeTalk() + snapshot("u1", "u1", {}) + snapshot("a3", "u1", first)
            + snapshot("a4", "u1", first + ',' + second) + snapshot("u2", "u2", first));
    const auto points = open()->checkpoints(m_id, {});
    QVERIFY(points);
    QCOMPARE(points->size(), 2);
    QCOMPARE(points->at(0).message, MessageId(u"u1"_s));
    QCOMPARE(points->at(0).position, 0);
    QCOMPARE(points->at(0).fields.size(), 2);
    QCOMPARE(points->at(1).message, MessageId(u"u2"_s));
    QCOMPARE(points->at(1).fields.size(), 1);
}

void TestClaudeCode::toolResults()
{
    const QString spill = QFileInfo(m_path).path() + u'/' + SessionName + u"/tool-results/b1.txt"_s;
    mustWriteFile(spill, "all of it");
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1"))
            + answer("a2", "a1", "1", claudeCall("c2"))
            + answer("a3", "a2", "1", R"({"type":"thinking","thinking":"","signature":"EqAB"})")
            + claudeUser("r1", "a1", R"([{"type":"tool_result","tool_use_id":"c1","content":"ok"}])",
                R"(,"toolUseResult":{"filePath":"/p/a.c","oldString":"x","newString":"y","originalFile":"x\n","structuredPatch":[{"oldStart":1,"oldLines":1,"newStart":1,"newLines":1,"lines":["-x","+y"]}],"userModified":false})")
            + claudeUser("r2", "a2",
                R"([{"type":"tool_result","tool_use_id":"c2","is_error":true,"content":[{"type":"text","text":"<persisted-output>\nOutput too large (9 B). Full output saved to: /old/place/tool-results/b1.txt\n</persisted-output>"},{"type":"image","source":{"type":"base64","media_type":"image/png","data":"iVBORw0KGgo="}}]}])",
                R"(,"toolUseResult":{"stdout":"","durationMs":1500})"));
    const auto store = open();
    const auto messages = readstore::messages(*store, m_id);
    QCOMPARE(messages.size(), 4u);
    const auto* hidden = messages[1]->parts.at(2).as<ReasoningPart>();
    QVERIFY(hidden && hidden->state == ReasoningPart::State::Redacted);
    QCOMPARE(hidden->signatureBytes, 4);
    QCOMPARE(messages[2]->parts.size(), 2);
    const auto* patch = messages[2]->parts.at(1).as<PatchPart>();
    QVERIFY(patch);
    QCOMPARE(patch->diff.text, u"--- /p/a.c\n+++ /p/a.c\n@@ -1,1 +1,1 @@\n-x\n+y\n"_s);
    QCOMPARE(patch->files.first().added, 1);
    const Part& failed = messages[3]->parts.at(0);
    QCOMPARE(failed.as<ToolPart>()->state, ToolPart::State::Error);
    QCOMPARE(failed.as<ToolPart>()->name, u"Bash"_s);
    QCOMPARE(failed.as<ToolPart>()->output.text, u"all of it"_s);
    const auto cut = readstore::messages(*store, m_id, 3);
    QCOMPARE(cut[3]->parts.at(0).as<ToolPart>()->output.text, u"<pe"_s); // too little to tell where the rest is
    QVERIFY(messages[3]->parts.at(1).as<ImagePart>());
    QMap<QString, QVariant> fields;
    for (const StoredField& field : failed.fields)
        fields.insert(field.name, field.value);
    QCOMPARE(fields.value(u"spill_file"_s).toString(), spill);
    QCOMPARE(fields.value(u"durationMs"_s).toLongLong(), 1500);
}

/// Which agent a call started is told behind its prompt, of which a reader may take the beginning alone.
void TestClaudeCode::agentsOfLongPrompts()
{
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1"))
            + claudeUser("r1", "a1", R"([{"type":"tool_result","tool_use_id":"c1","content":"ok"}])",
                R"(,"toolUseResult":{"status":"completed","prompt":")" + QByteArray(5000, 'x')
                    + R"(","agentId":"aa1","content":[{"type":"text","text":"ok"}],"totalTokens":7})"));
    constexpr qint64 MostText = 1000;
    const auto messages = readstore::messages(*open(), m_id, MostText);
    const auto* result = messages.back()->parts.first().as<ToolPart>();
    QVERIFY(result);
    QVERIFY2(result->metadata.text.contains(u"aa1"_s), qPrintable(result->metadata.text.left(200)));
    QVERIFY(result->metadata.truncated);
    const auto whole = readstore::messages(*open(), m_id).back()->parts.first();
    QCOMPARE(QJsonDocument::fromJson(whole.as<ToolPart>()->metadata.text.toUtf8()).object().size(), 5);
}

/// How long a turn took is a value; hooks that ran say something else.
void TestClaudeCode::durations()
{
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", words("done"))
            + record("s1", "a1", R"("type":"system","subtype":"turn_duration","durationMs":404149)")
            + record("s2", "s1", R"("type":"system","subtype":"stop_hook_summary","hookCount":2,"durationMs":7)"));
    const auto store = open();
    const auto messages = readstore::messages(*store, m_id);
    QCOMPARE(messages.size(), 4u);
    const auto* turn = messages[2]->parts.at(0).as<EventPart>();
    QVERIFY(turn);
    QCOMPARE(turn->duration, Duration(404'149));
    QCOMPARE(turn->line, u"404.1 s"_s);
    const auto* hooks = messages[3]->parts.at(0).as<EventPart>();
    QVERIFY(hooks);
    QVERIFY(!hooks->duration);
    QVERIFY(hooks->line.contains(u'2'));
}

/// A fork has the outputs that are kept beside its session, also when the session is gone.
void TestClaudeCode::forksTakeOutputsAlong()
{
    const QString project = QFileInfo(m_path).path();
    const QString folder = project + u'/' + SessionName + u"/tool-results/"_s;
    mustWriteFile(folder + u"b1.txt"_s, "all of it");
    mustWriteFile(folder + u"b2.txt"_s, "of a later call");
    const auto kept
        = [](const QByteArray& id, const QByteArray& parent, const QByteArray& callId, const QByteArray& name) {
              return claudeUser(id, parent,
                  R"([{"type":"tool_result","tool_use_id":")" + callId
                      + R"(","content":"<persisted-output>\nFull output saved to: /old/tool-results/)" + name
                      + R"(.txt\n</persisted-output>"}])");
          };
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1")) + kept("r1", "a1", "c1", "b1")
            + answer("a2", "r1", "2", claudeCall("c2")) + kept("r2", "a2", "c2", "b2"));
    const QString path = apply(ForkEdit {m_id, MessageId(u"r1"_s), false, {}});
    QVERIFY(!path.isEmpty());
    const QString id = QFileInfo(path).completeBaseName();
    QCOMPARE(contentOf(project + u'/' + id + u"/tool-results/b1.txt"_s), "all of it");
    QVERIFY(!QFileInfo::exists(project + u'/' + id + u"/tool-results/b2.txt"_s));
    QVERIFY(QDir(project + u'/' + SessionName).removeRecursively());
    QVERIFY(QFile::remove(m_path));
    const auto store = open(m_folder->path());
    const auto messages = readstore::messages(*store, SessionId(id));
    QCOMPARE(messages.size(), 3u);
    QCOMPARE(messages[2]->parts.first().as<ToolPart>()->output.text, u"all of it"_s);
}

/// Those whose results it has, with their outputs; the ids of the original's stay.
void TestClaudeCode::forksTakeSubAgentsAlong()
{
    const QString project = QFileInfo(m_path).path();
    const auto agentFile = [&project](const QString& session, const QString& name) {
        return QString(project + u'/' + session + u"/subagents/agent-"_s + name);
    };
    for (const char* agent : {"aa1", "bb2", "cc3"}) {
        const QString name = QString::fromLatin1(agent);
        mustWriteFile(agentFile(SessionName, name + u".jsonl"_s), agentLines(agent));
        mustWriteFile(agentFile(SessionName, name + u".meta.json"_s), R"({"description":"Look around"})");
    }
    const auto output = [&project](const QString& session, const QString& name) {
        return QString(project + u'/' + session + u"/tool-results/"_s + name);
    };
    for (const char* agent : {"aa1", "bb2"}) {
        const QByteArray id(agent);
        const QString path = agentFile(SessionName, QString::fromLatin1(id) + u".jsonl"_s);
        QByteArray lines = answer("w" + id, "y" + id, "8" + id, claudeCall("d" + id))
            + claudeUser("z" + id, "w" + id,
                R"([{"type":"tool_result","tool_use_id":"d)" + id
                    + R"(","content":"<persisted-output>\nFull output saved to: /old/tool-results/)" + id
                    + R"(.txt\n</persisted-output>"}])",
                R"(,"agentId":")" + id + "\"");
        lines.replace(R"("isSidechain":false)", R"("isSidechain":true)");
        mustWriteFile(path, contentOf(path) + lines);
        mustWriteFile(output(SessionName, QString::fromLatin1(id) + u".txt"_s), "all of it");
    }
    const auto result = [](const QByteArray& id, const QByteArray& parent, const QByteArray& callId,
                            const QByteArray& agent) {
        return claudeUser(id, parent, R"([{"type":"tool_result","tool_use_id":")" + callId + R"(","content":"done"}])",
            R"(,"toolUseResult":{"status":"completed","agentId":")" + agent + R"("})");
    };
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1")) + result("r1", "a1", "c1", "aa1")
            + answer("a2", "r1", "2", claudeCall("c2")) + result("r2", "a2", "c2", "bb2"));
    const QString path = apply(ForkEdit {m_id, MessageId(u"r1"_s), false, {}});
    QVERIFY(!path.isEmpty());
    const QString id = QFileInfo(path).completeBaseName();
    for (const QString& name : {u"aa1.jsonl"_s, u"aa1.meta.json"_s})
        QCOMPARE(contentOf(agentFile(id, name)), contentOf(agentFile(SessionName, name)));
    QCOMPARE(QDir(project + u'/' + id + u"/subagents"_s).entryList(QDir::Files).size(), 2);
    QCOMPARE(contentOf(output(id, u"aa1.txt"_s)), "all of it");
    QVERIFY(!QFileInfo::exists(output(id, u"bb2.txt"_s)));
    const auto store = open(m_folder->path());
    QMap<QString, QString> parents;
    for (const SessionInfo& info : readstore::listed(*store)) {
        if (info.origin.kind == Origin::Kind::SubAgent)
            parents.insert(info.id.value, info.parent.value);
    }
    QCOMPARE(parents,
        (QMap<QString, QString> {
            {u"aa1"_s, SessionName}, {u"bb2"_s, SessionName}, {u"cc3"_s, SessionName}, {id + u"/aa1"_s, id}}));
    QCOMPARE(readstore::readAll(*store), QString());
    // One that still runs is no obstacle.
    const QString running = agentFile(SessionName, u"aa1.jsonl"_s);
    const QByteArray had = contentOf(running);
    const auto plan = planEdit(*store, ForkEdit {m_id, MessageId(u"r1"_s), false, {}}, {});
    QVERIFY(plan);
    mustWriteFile(running, had + agentLines("more"));
    Journal journal(m_folder->filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(contentOf(agentFile(plan->newSession.value, u"aa1.jsonl"_s)), had);
}

/// With a sub-agent come those that it started, and one that no result names comes with that of its call.
void TestClaudeCode::forksTakeNestedSubAgents()
{
    const QString project = QFileInfo(m_path).path();
    const QString own = project + u'/' + SessionName + u"/subagents/agent-"_s;
    const QMap<QString, QByteArray> agents {{u"aa1"_s, R"("toolUseId":"c1")"}, {u"bb2"_s, R"("parentAgentId":"aa1")"},
        {u"cc3"_s, R"("parentAgentId":"bb2")"}, {u"dd4"_s, R"("toolUseId":"c2")"}, {u"ee5"_s, R"("toolUseId":"c3")"},
        {u"ff6"_s, R"("parentAgentId":"ee5")"}};
    for (const auto& [name, meta] : agents.asKeyValueRange()) {
        mustWriteFile(own + name + u".jsonl"_s, agentLines(name.toLatin1()));
        mustWriteFile(own + name + u".meta.json"_s, "{" + meta + "}");
    }
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1"))
            + claudeUser("r1", "a1", R"([{"type":"tool_result","tool_use_id":"c1","content":"done"}])",
                R"(,"toolUseResult":{"agentId":"aa1"})")
            + answer("a2", "r1", "2", claudeCall("c2")) + claudeResult("r2", "a2", "c2")
            + answer("a3", "r2", "3", claudeCall("c3")) + claudeResult("r3", "a3", "c3"));
    const ForkEdit edit {m_id, MessageId(u"r2"_s), false, {}};
    const auto store = open(m_folder->path());
    const auto plan = planEdit(*store, edit, {});
    QVERIFY(plan);
    const auto shares = forkShares(*store, *plan, {});
    QVERIFY(shares);
    QVERIFY(shares->contains(ForkShare {ForkShare::Kind::SubAgents, 4, 2}));
    // What tells who started one is there before it; first comes the session itself.
    const QList<FileStep>& steps = plan->files->steps;
    QVERIFY(std::is_partitioned(
        steps.begin() + 1, steps.end(), [](const FileStep& step) { return !step.path.endsWith(".jsonl"_L1); }));
    const QString id = QFileInfo(apply(edit)).completeBaseName();
    QMap<QString, QString> parents;
    for (const SessionInfo& info : readstore::listed(*open(m_folder->path()))) {
        if (info.origin.kind == Origin::Kind::SubAgent)
            parents.insert(info.id.value, info.parent.value);
    }
    const QString begin = id + u'/';
    QCOMPARE(parents,
        (QMap<QString, QString> {{u"aa1"_s, SessionName}, {u"bb2"_s, u"aa1"_s}, {u"cc3"_s, u"bb2"_s},
            {u"dd4"_s, SessionName}, {u"ee5"_s, SessionName}, {u"ff6"_s, u"ee5"_s}, {begin + u"aa1"_s, id},
            {begin + u"bb2"_s, begin + u"aa1"_s}, {begin + u"cc3"_s, begin + u"bb2"_s}, {begin + u"dd4"_s, id}}));
}

/// The context of a turn is what was recorded of it, and without a record what would be sent.
void TestClaudeCode::recordedRequests()
{
    const QString path
        = realStore(u"claude-code/generated/projects/-home-dev-project/92a46d41-02f8-449f-85f0-4138d8e710a7.jsonl"_s);
    const auto store = open(path);
    const SessionId id(QFileInfo(path).completeBaseName());
    const QList<QJsonObject> all = records(path);
    int requests = 0;
    for (const QJsonObject& one : all) {
        const QString request = one.value(u"requestRef"_s).toString();
        const QString parent = one.value(u"parentUuid"_s).toString();
        const auto named = std::ranges::find_if(all, [&](const QJsonObject& other) {
            return other.value(u"type"_s) == "api-request"_L1 && other.value(u"id"_s).toString() == request;
        });
        const auto apiIndex = one.value(u"apiBlockIndex"_s).toInt();
        if (request.isEmpty() || named == all.end() || apiIndex != 0)
            continue;
        QStringList sent;
        QByteArray system;
        const auto budget = store->context(id, MessageId(parent),
            [&](const ContextItem& item) {
                if (item.id.isEmpty())
                    system += item.text.toUtf8();
                else
                    sent << item.id;
                return item.exact;
            },
            {});
        QVERIFY(budget);
        const QJsonArray tail = named->value(u"tail"_s).toArray();
        QCOMPARE(sent.size(), named->value(u"keep"_s).toInt() + tail.size());
        QCOMPARE(sent.last(), tail.last().toString());
        QVERIFY(system.contains("You are a coding assistant working in a small sample project."));
        ++requests;
    }
    QVERIFY(requests >= 3);
    const auto now = readstore::sent(*store, id);
    QVERIFY(now);
    QVERIFY(!now->isEmpty());
}

void TestClaudeCode::listing()
{
    mustWriteFile(m_path,
        metadata("custom-title", R"("customTitle":"Mine")") + metadata("ai-title", R"("aiTitle":"Made")")
            + claudeUser("u0", {}, "\"<command-name>/clear</command-name>\"")
            + claudeTalk().replace("\"parentUuid\":null", R"("parentUuid":"u0")") + metadata("tag", R"("tag":"keep")")
            + metadata("cost-state", R"("totalCostUSD":0.5,"totalLinesAdded":3)")
            + metadata("queue-operation", R"("operation":"enqueue","content":"x")")
            + R"({"type":"file-history-snapshot","messageId":"u1","isSnapshotUpdate":false,"snapshot":{"messageId":"u1","timestamp":"2026-11-21T01:00:00.000Z","trackedFileBackups":{"/p/a.c":{"backupFileName":"12ab@v1","version":1,"backupTime":"t"}}}})"
              "\n");
    const auto store = open();
    const SessionInfo info = readstore::listed(*store).front();
    QCOMPARE(info.title, u"Mine"_s);
    QCOMPARE(info.firstPrompt, u"first"_s);
    QCOMPARE(info.directory, u"/home/dev/project"_s);
    QCOMPARE(info.model, u"claude-x"_s);
    QVERIFY(info.labels.contains(u"keep"_s));
    QMap<QString, QVariant> fields;
    for (const StoredField& field : info.fields)
        fields.insert(field.name, field.value);
    QCOMPARE(fields.value(u"totalCostUSD"_s).toDouble(), 0.5);
    QCOMPARE(fields.value(u"queue-operation"_s).toInt(), 1);
    const auto checkpoints = store->checkpoints(m_id, {});
    QVERIFY(checkpoints);
    QCOMPARE(checkpoints->size(), 1);
    QCOMPARE(checkpoints->first().message, MessageId(u"u1"_s));
    QVERIFY(checkpoints->first().automatic);
    // The order of the titles.
    mustWriteFile(m_path,
        claudeTalk() + metadata("ai-title", R"("aiTitle":"Made")")
            + metadata("last-prompt", R"("lastPrompt":"second","leafUuid":"a6")"));
    QCOMPARE(readstore::listed(*open()).front().title, u"Made"_s);
    mustWriteFile(m_path, claudeTalk() + metadata("last-prompt", R"("lastPrompt":"second","leafUuid":"a6")"));
    QCOMPARE(readstore::listed(*open()).front().title, u"second"_s);
}

void TestClaudeCode::badInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("shown");
    QTest::addColumn<QStringList>("codes");
    const QStringList whole {u"first"_s, u"thinking I look call:c1 call:c2"_s, u"result:out"_s, u"result:out"_s,
        u"done"_s, u"second"_s, u"answer"_s};
    const auto row = [](const char* name, const QByteArray& bytes, const QStringList& shown, const QStringList& codes) {
        QTest::newRow(name) << bytes << shown << codes;
    };
    row("comment lines at the head", "// made for a test\n// of a viewer\n" + claudeTalk(),
        QStringList {u"unknown"_s, u"unknown"_s} + whole, {u"damaged-line"_s, u"damaged-line"_s});
    row("torn last line", claudeTalk() + R"({"parentUuid":"a6","type":"us)", whole + QStringList {u"unknown"_s},
        {u"torn-line"_s});
    row("no line end", claudeTalk().chopped(1), whole, {u"missing-line-end"_s});
    row("an unknown type without an id", claudeTalk() + "{\"type\":\"brand-new\",\"sessionId\":\"s\",\"x\":1}\n",
        whole + QStringList {u"unknown"_s}, {u"unknown-line"_s});
    row("an unknown type in the chain",
        claudeTalk() + record("n1", "a6", R"("type":"brand-new","x":1)") + claudeUser("u3", "n1", "\"third\""),
        whole + QStringList {u"unknown"_s, u"third"_s}, {});
    row("an id twice", claudeTalk() + claudeUser("u2", "a5", "\"second, again\""),
        {u"first"_s, u"thinking I look call:c1 call:c2"_s, u"result:out"_s, u"result:out"_s, u"done"_s,
            u"second, again"_s, u"answer"_s},
        {u"duplicate-id"_s});
    row("lone surrogates and NUL", claudeUser("u1", {}, R"("a\ud83d \u0000b")"),
        {QString(u"a"_s) + QChar(0xd83d) + u" "_s + QChar(0) + u"b"_s}, {});
    row("a missing parent", claudeTalk() + claudeUser("u3", "gone", "\"third\""), {u"third"_s}, {u"missing-parent"_s});
    row("content that is an object",
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1"))
            + claudeUser("r1", "a1", R"([{"type":"tool_result","tool_use_id":"c1","content":{"odd":1}}])")
            + claudeUser("u2", "r1", R"({"odd":2})"),
        {u"first"_s, u"call:c1"_s, u"result:{\"odd\":1}"_s, u"unknown"_s}, {});
    row("a result without a call", claudeUser("u1", {}, "\"first\"") + claudeResult("r1", "u1", "c9"),
        {u"first"_s, u"result:out"_s}, {u"orphan-result"_s});
    row("a call without a result", claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", claudeCall("c1")),
        {u"first"_s, u"call:c1"_s}, {u"unanswered-call"_s});
    const QByteArray circle = claudeUser("u1", "u2", "\"first\"");
    row("a circle", circle + claudeUser("u2", "u1", "\"second\""), {u"first"_s, u"second"_s}, {u"parent-cycle"_s});
    row("an empty answer",
        claudeUser("u1", {}, "\"first\"") + record("a1", "u1", R"("type":"assistant","message":"none")"),
        {u"first"_s, u"unknown"_s}, {});
}

void TestClaudeCode::badInput()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, shown);
    QFETCH(QStringList, codes);
    mustWriteFile(m_path, bytes);
    // The head decides on the format; a session that begins badly is opened with its project.
    const auto store = open(QFileInfo(m_path).path());
    QVERIFY(store);
    QCOMPARE(texts(*store, m_id), shown);
    QStringList found;
    for (const Finding& finding : readstore::findings(*store))
        found << finding.code;
    QCOMPARE(found, codes);
    QCOMPARE(readstore::readAll(*store), QString());
    QCOMPARE(contentOf(m_path), bytes);
}

/// Of a line that is too long to be held, what stands at its ends counts.
void TestClaudeCode::giants()
{
    const QByteArray pixels(JsonLines::MaxHeld + 4096, 'A');
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"")
            + claudeUser("g1", "u1",
                R"([{"type":"text","text":"look"},{"type":"image","source":{"type":"base64","media_type":"image/png","data":")"
                    + pixels + "\"}}]")
            + answer("a1", "g1", "1", words("seen")));
    const auto store = open();
    QCOMPARE(readstore::listed(*store).size(), 1u);
    const auto messages = readstore::messages(*store, m_id, 1000);
    QCOMPARE(messages.size(), 3u);
    QCOMPARE(messages[1]->role, Role::User);
    QVERIFY(messages[1]->parts.first().as<TextPart>());
    QCOMPARE(messages[1]->createdAt.has_value(), true);
    QVERIFY(readstore::findings(*store).isEmpty());
}

/// A message grows line by line while it is written.
void TestClaudeCode::follows()
{
    const auto store = open();
    QCOMPARE(texts(*store, m_id).size(), 7);
    const auto append = [&](const QByteArray& bytes) {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::Append));
        file.write(bytes);
        file.close();
        QCOMPARE(store->poll().value_or(StoreChange::None), StoreChange::Changed);
    };
    append(claudeUser("d1", "a6", "\"third\""));
    append(answer("d2", "d1", "7", words("one"), 1));
    QCOMPARE(texts(*store, m_id).sliced(7), (QStringList {u"third"_s, u"one"_s}));
    append(answer("d3", "d2", "7", words("two"), 2));
    QCOMPARE(texts(*store, m_id).sliced(7), (QStringList {u"third"_s, u"one two"_s}));
    QCOMPARE(readstore::listed(*store).front().tokens.output, 9 + 5 + 5 + 2);
    const QByteArray half = answer("d4", "d3", "7", claudeCall("c7"), 3);
    append(half.first(100));
    append(half.sliced(100));
    QCOMPARE(texts(*store, m_id).last(), u"one two call:c7"_s);
}

QString TestClaudeCode::apply(const Edit& edit)
{
    const auto store = open(m_folder->path());
    const QByteArray before = contentOf(m_path);
    const auto plan = store ? planEdit(*store, edit, {}) : std::unexpected(Error());
    if (!plan) {
        qWarning("%s", qPrintable(plan.error().text));
        return {};
    }
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto receipt = editor.apply(store->info(), *plan, {});
    if (!receipt) {
        qWarning("%s", qPrintable(receipt.error().text));
        return {};
    }
    // The session itself stays as it is.
    if (contentOf(m_path) != before || plan->newSession.isEmpty())
        return {};
    return QFileInfo(m_path).path() + u'/' + plan->newSession.value + u".jsonl"_s;
}

/// As the vendor's own fork makes it (spec claude-code, 9.1).
void TestClaudeCode::forks()
{
    mustWriteFile(m_path,
        claudeTalk().replace("\"version\"", R"("slug":"a-b-c","teamName":"t","version")")
            + record("b1", {},
                R"("type":"system","subtype":"compact_boundary","logicalParentUuid":"a6","compactMetadata":{"trigger":"auto","preTokens":500,"preservedMessages":{"anchorUuid":"s1","uuids":["a6"],"allUuids":["a6"]}})")
            + claudeUser("s1", "b1", "\"what was done\"", R"(,"isCompactSummary":true)")
            + record("p1", "s1", R"("type":"progress","data":{"type":"hook_progress"},"toolUseID":"x")")
            + claudeUser("u3", "p1", "\"third\"") + metadata("content-replacement", R"("replacements":[])"));
    const QString path = apply(ForkEdit {m_id, MessageId(u"u3"_s), false, {}});
    QVERIFY(!path.isEmpty());
    const QList<QJsonObject> made = records(path);
    const QString id = QFileInfo(path).completeBaseName();
    QCOMPARE(QUuid::fromString(id).version(), QUuid::Random);
    QCOMPARE(made.at(0).value(u"type"_s).toString(), u"custom-title"_s);
    QVERIFY(made.at(0).value(u"customTitle"_s).toString().contains(u"first"));
    QCOMPARE(made.at(1).value(u"type"_s).toString(), u"content-replacement"_s);
    QMap<QString, QString> copies; // by the original
    for (const QJsonObject& one : made) {
        QCOMPARE(one.value(u"sessionId"_s).toString(), id);
        if (!one.contains(u"uuid"_s))
            continue;
        QVERIFY(one.value(u"type"_s) != "progress"_L1);
        QVERIFY(!one.contains(u"slug"_s) && !one.contains(u"teamName"_s));
        const QJsonObject from = one.value(u"forkedFrom"_s).toObject();
        QCOMPARE(from.value(u"sessionId"_s).toString(), SessionName);
        copies.insert(from.value(u"messageUuid"_s).toString(), one.value(u"uuid"_s).toString());
    }
    QCOMPARE(copies.size(), 13);
    const auto copy = [&](const QString& original) {
        const auto found = std::ranges::find_if(
            made, [&](const QJsonObject& one) { return one.value(u"uuid"_s).toString() == copies.value(original); });
        return found == made.end() ? QJsonObject() : *found;
    };
    QVERIFY(copy(u"u1"_s).value(u"parentUuid"_s).isNull());
    QCOMPARE(copy(u"a4"_s).value(u"parentUuid"_s).toString(), copies.value(u"a3"_s));
    QVERIFY(copy(u"b1"_s).value(u"parentUuid"_s).isNull());
    QCOMPARE(copy(u"b1"_s).value(u"logicalParentUuid"_s).toString(), copies.value(u"a6"_s));
    const QJsonObject kept
        = copy(u"b1"_s).value(u"compactMetadata"_s).toObject().value(u"preservedMessages"_s).toObject();
    QCOMPARE(kept.value(u"uuids"_s).toArray().first().toString(), copies.value(u"a6"_s));
    QCOMPARE(kept.value(u"anchorUuid"_s).toString(), copies.value(u"s1"_s));
    QCOMPARE(copy(u"u3"_s).value(u"parentUuid"_s).toString(), copies.value(u"s1"_s));
    const auto store = open(m_folder->path());
    const auto info = store->session(SessionId(id), ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->origin.kind, Origin::Kind::Fork);
    QCOMPARE(info->origin.session, m_id);
    QCOMPARE(info->origin.message, MessageId(u"u3"_s));
    QCOMPARE(continueCommand(store->info(), SessionId(id)), u"claude --resume "_s + id);
    QStringList original = texts(*store, m_id);
    original[7].remove(QLatin1StringView(" event:hook_progress"));
    QCOMPARE(texts(*store, SessionId(id)), original);
}

void TestClaudeCode::edits_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("after");
    const QStringList all {u"first"_s, u"thinking I look call:c1 call:c2"_s, u"result:out"_s, u"result:out"_s,
        u"done"_s, u"second"_s, u"answer"_s};
    const auto row
        = [](const char* name, const Edit& edit, const QStringList& after) { QTest::newRow(name) << edit << after; };
    const SessionId id = m_id;
    const auto without = [&](QStringList texts, const QString& from, const QString& to) {
        texts.replaceInStrings(from, to);
        return texts;
    };
    row("prompt", TextEdit {id, MessageId(u"u2"_s), 0, u"another"_s}, without(all, u"second"_s, u"another"_s));
    // With its text an answer loses its thinking.
    row("answer", TextEdit {id, MessageId(u"a1"_s), 1, u"I say"_s}, without(all, u"thinking I look"_s, u"I say"_s));
    row("output", TextEdit {id, MessageId(u"r1"_s), 0, u"less"_s},
        {all[0], all[1], u"result:less"_s, all[3], all[4], all[5], all[6]});
    row("prune", PruneEdit {id, MessageId(u"r1"_s), 0, false},
        {all[0], all[1], u"result:[Old tool result content cleared]"_s, all[3], all[4], all[5], all[6]});
    // Parts are those of the session, though with its text an answer lost its thinking.
    row("text and a call",
        BatchEdit {id, {TextEdit {id, MessageId(u"a1"_s), 1, u"I say"_s}, RemoveEdit {id, {MessageId(u"a1"_s)}, 3}}},
        {all[0], u"I say call:c1"_s, all[2], all[4], all[5], all[6]});
    row("a call and its text",
        BatchEdit {id,
            {RemoveEdit {id, {MessageId(u"a1"_s)}, 2}, TextEdit {id, MessageId(u"a1"_s), 1, u"I say"_s},
                PruneEdit {id, MessageId(u"r2"_s), 0, false}}},
        {all[0], u"I say call:c2"_s, u"result:[Old tool result content cleared]"_s, all[4], all[5], all[6]});
    row("remove a message", RemoveEdit {id, {MessageId(u"u2"_s)}, {}},
        {all[0], all[1], all[2], all[3], all[4], all[6]});
    row("remove a call", RemoveEdit {id, {MessageId(u"a1"_s)}, 3},
        {all[0], u"thinking I look call:c1"_s, all[2], all[4], all[5], all[6]});
    row("remove an answer", RemoveEdit {id, {MessageId(u"a1"_s)}, {}}, {all[0], all[4], all[5], all[6]});
    row("remove a result", RemoveEdit {id, {MessageId(u"r2"_s)}, {}},
        {all[0], u"thinking I look call:c1"_s, all[2], all[4], all[5], all[6]});
    row("insert", InsertEdit {id, MessageId(u"a5"_s), u"user"_s, u"between"_s},
        {all[0], all[1], all[2], all[3], all[4], u"between"_s, all[5], all[6]});
    row("insert an answer", InsertEdit {id, MessageId(u"a6"_s), u"assistant"_s, u"more"_s},
        all + QStringList {u"more"_s});
    row("fork within parallel calls", ForkEdit {id, MessageId(u"r1"_s), false, {}},
        {all[0], u"thinking I look call:c1"_s, all[2]});
    row("compact", CompactEdit {id, MessageId(u"a5"_s), {}, 1, u"so far"_s},
        {all[0], all[1], all[2], all[3], all[4], u"compaction so far"_s, all[5], all[6]});
}

/// A change makes a session that has it; the ids of calls and their results stay.
void TestClaudeCode::edits()
{
    QFETCH(Edit, edit);
    QFETCH(QStringList, after);
    const QString path = apply(edit);
    QVERIFY(!path.isEmpty());
    const auto store = open(m_folder->path());
    const SessionId id(QFileInfo(path).completeBaseName());
    QCOMPARE(texts(*store, id), after);
    // The chain is whole, and nothing is found that was not there.
    for (const Finding& finding : readstore::findings(*store, id))
        QVERIFY2(finding.severity == Finding::Severity::Note, qPrintable(finding.text));
    QSet<QString> ids;
    QString before;
    for (const QJsonObject& one : records(path)) {
        if (!one.contains(u"uuid"_s))
            continue;
        QVERIFY(!ids.contains(one.value(u"uuid"_s).toString()));
        ids << one.value(u"uuid"_s).toString();
        const bool isBoundary = one.value(u"subtype"_s) == "compact_boundary"_L1;
        QCOMPARE(one.value(isBoundary ? u"logicalParentUuid"_s : u"parentUuid"_s).toString(), before);
        QCOMPARE(one.value(u"cwd"_s).toString(), u"/home/dev/project"_s);
        before = one.value(u"uuid"_s).toString();
        const QJsonArray content = one.value(u"message"_s).toObject().value(u"content"_s).toArray();
        QVERIFY(one.value(u"type"_s) != "assistant"_L1 || !content.isEmpty());
    }
    if (kindOf(edit) == EditKind::Compact) {
        const auto sent = readstore::sent(*store, id);
        QVERIFY(sent);
        QCOMPARE(sent->size(), 3);
        QCOMPARE(sent->first().text, u"so far"_s);
    }
    if (kindOf(edit) == EditKind::Prune
        || (kindOf(edit) == EditKind::Text && QByteArrayView(QTest::currentDataTag()) == "output"))
        QCOMPARE(contentOf(path).count("toolUseResult"), 1);
}

/// What an earlier compaction kept is put behind it, so that the last copy is not that of the last message.
void TestClaudeCode::compactionTellsAllCopies()
{
    mustWriteFile(m_path,
        claudeTalk()
            + record("b1", {},
                R"("type":"system","subtype":"compact_boundary","logicalParentUuid":"a6","compactMetadata":{"trigger":"auto","preTokens":500,"preservedMessages":{"anchorUuid":"s1","uuids":["u2","a6"],"allUuids":["u2","a6"]}})")
            + claudeUser("s1", "b1", "\"what was done\"", R"(,"isCompactSummary":true)"));
    const auto store = open();
    const auto plan = store->plan(CompactEdit {m_id, MessageId(u"b1"_s), {}, 1, u"so far"_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto copies = std::ranges::find(plan->writes, 8, &PlannedWrite::count);
    QVERIFY(copies != plan->writes.end());
    QVERIFY2(copies->what.contains(u"1–8"_s), qPrintable(copies->what));
}

void TestClaudeCode::removedFromWhatIsKept_data()
{
    QTest::addColumn<QStringList>("removed");
    QTest::addColumn<bool>("isListed");
    QTest::addColumn<QStringList>("left");
    for (const bool isListed : {true, false}) {
        const char* how = isListed ? "listed" : "only ends";
        const auto row = [&](const char* name, const QStringList& removed, const QStringList& left) {
            QTest::addRow("%s, %s", name, how) << removed << isListed << left;
        };
        row("the first", {u"a5"_s}, {u"u2"_s, u"a6"_s});
        row("the last", {u"a6"_s}, {u"a5"_s, u"u2"_s});
        row("all but one", {u"a5"_s, u"a6"_s}, {u"u2"_s});
        row("all", {u"a5"_s, u"u2"_s, u"a6"_s}, {});
        row("another one", {u"u3"_s}, {u"a5"_s, u"u2"_s, u"a6"_s});
    }
}

/// The loader looks for each message that a compaction says it kept (spec claude-code, 7).
void TestClaudeCode::removedFromWhatIsKept()
{
    QFETCH(QStringList, removed);
    QFETCH(bool, isListed);
    QFETCH(QStringList, left);
    const QByteArray list
        = R"("preservedMessages":{"anchorUuid":"s1","uuids":["a5","u2","a6"],"allUuids":["a5","u2","a6"]},)";
    mustWriteFile(m_path,
        claudeTalk()
            + record("b1", {},
                R"("type":"system","subtype":"compact_boundary","logicalParentUuid":"a6","compactMetadata":{"trigger":"auto",)"
                    + (isListed ? list : QByteArray())
                    + R"("preservedSegment":{"headUuid":"a5","anchorUuid":"s1","tailUuid":"a6"},"preTokens":500})")
            + claudeUser("s1", "b1", "\"what was done\"", R"(,"isCompactSummary":true)")
            + claudeUser("u3", "s1", "\"third\"") + claudeUser("u4", "u3", "\"fourth\""));
    RemoveEdit edit {m_id, {}, {}};
    for (const QString& id : std::as_const(removed))
        edit.messages += MessageId(id);
    const QString path = apply(edit);
    QVERIFY(!path.isEmpty());
    QMap<QString, QString> originals; // by the copy
    QJsonObject metadata;
    for (const QJsonObject& one : records(path)) {
        originals.insert(
            one.value(u"uuid"_s).toString(), one.value(u"forkedFrom"_s).toObject().value(u"messageUuid"_s).toString());
        if (one.contains(u"compactMetadata"_s))
            metadata = one.value(u"compactMetadata"_s).toObject();
    }
    QCOMPARE(metadata.value(u"preTokens"_s).toInt(), 500);
    const auto original
        = [&](const QJsonValue& copy) { return originals.value(copy.toString(), u"nothing that is there"_s); };
    const QJsonObject segment = metadata.value(u"preservedSegment"_s).toObject();
    const QJsonObject messages = metadata.value(u"preservedMessages"_s).toObject();
    QCOMPARE(segment.isEmpty(), left.isEmpty());
    QCOMPARE(messages.isEmpty(), left.isEmpty() || !isListed);
    if (!segment.isEmpty()) {
        QCOMPARE(original(segment.value(u"headUuid"_s)), left.first());
        QCOMPARE(original(segment.value(u"tailUuid"_s)), left.last());
        QCOMPARE(original(segment.value(u"anchorUuid"_s)), u"s1"_s);
    }
    for (const QString& key : {u"uuids"_s, u"allUuids"_s}) {
        QStringList listed;
        for (const auto& id : messages.value(key).toArray())
            listed += original(id);
        QCOMPARE(listed, messages.isEmpty() ? QStringList() : left);
    }
    const auto store = open(m_folder->path());
    const auto sent = readstore::sent(*store, SessionId(QFileInfo(path).completeBaseName()));
    QVERIFY(sent);
    const int after = removed.contains(u"u3"_s) ? 1 : 2;
    QCOMPARE(sent->size(), 1 + left.size() + after);
}

void TestClaudeCode::keptInForks_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArray>("spelled"); // the name of an id
    QTest::addColumn<QStringList>("left");
    const QByteArray close = "\"uuid\":";
    const QByteArray wide = "\"uuid\": ";
    const QStringList all {u"a1"_s, u"a2"_s, u"u2"_s, u"a3"_s};
    ForkEdit fork {m_id, MessageId(u"u4"_s), false, {}};
    QTest::newRow("fork") << Edit(fork) << close << all;
    QTest::newRow("fork, blanks") << Edit(fork) << wide << all;
    fork.withoutThinking = true;
    QTest::newRow("fork without thinking") << Edit(fork) << close << all.sliced(1);
    QTest::newRow("fork without thinking, blanks") << Edit(fork) << wide << all.sliced(1);
    const RemoveEdit removal {m_id, {MessageId(u"u3"_s)}, {}};
    QTest::newRow("removal") << Edit(removal) << close << all;
    QTest::newRow("removal, blanks") << Edit(removal) << wide << all;
}

/// A compaction names each line of what it kept that is still there, and no other, however records are spelled.
void TestClaudeCode::keptInForks()
{
    QFETCH(const Edit, edit);
    QFETCH(const QByteArray, spelled);
    QFETCH(const QStringList, left);
    const QByteArray ids = R"(["a1","a2","u2","a3"])";
    QByteArray lines = claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", Thinking)
        + answer("a2", "a1", "1", words("I look")) + claudeUser("u2", "a2", "\"second\"")
        + answer("a3", "u2", "2", words("done"))
        + record("b1", {},
            R"("type":"system","subtype":"compact_boundary","logicalParentUuid":"a3","compactMetadata":{"trigger":"auto","preservedMessages":{"anchorUuid":"s1","uuids":)"
                + ids + R"(,"allUuids":)" + ids
                + R"(},"preservedSegment":{"headUuid":"a1","anchorUuid":"s1","tailUuid":"a3"},"preTokens":500})")
        + claudeUser("s1", "b1", "\"what was done\"", R"(,"isCompactSummary":true)")
        + claudeUser("u3", "s1", "\"third\"") + claudeUser("u4", "u3", "\"fourth\"");
    mustWriteFile(m_path, lines.replace("\"uuid\":", spelled));
    const QString path = apply(edit);
    QVERIFY(!path.isEmpty());
    QMap<QString, QString> originals; // by the copy
    QJsonObject kept;
    for (const QJsonObject& one : records(path)) {
        originals.insert(
            one.value(u"uuid"_s).toString(), one.value(u"forkedFrom"_s).toObject().value(u"messageUuid"_s).toString());
        if (one.contains(u"compactMetadata"_s))
            kept = one.value(u"compactMetadata"_s).toObject();
    }
    QVERIFY(!kept.isEmpty());
    const auto original
        = [&](const QJsonValue& copy) { return originals.value(copy.toString(), u"nothing that is there"_s); };
    const QJsonObject segment = kept.value(u"preservedSegment"_s).toObject();
    QCOMPARE(original(segment.value(u"headUuid"_s)), left.first());
    QCOMPARE(original(segment.value(u"anchorUuid"_s)), u"s1"_s);
    QCOMPARE(original(segment.value(u"tailUuid"_s)), left.last());
    const QJsonObject messages = kept.value(u"preservedMessages"_s).toObject();
    QCOMPARE(original(messages.value(u"anchorUuid"_s)), u"s1"_s);
    for (const QString& key : {u"uuids"_s, u"allUuids"_s}) {
        QStringList listed;
        for (const auto& id : messages.value(key).toArray())
            listed += original(id);
        QCOMPARE(listed, left);
    }
}

/// One goes with its result, which stands beside it, and the other way round.
void TestClaudeCode::removesCallsOfTheProvider()
{
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"find\"") + answer("a1", "u1", "1", words("I look"))
            + answer("a2", "a1", "1", R"({"type":"server_tool_use","id":"s1","name":"web_search","input":{}})")
            + answer("a3", "a2", "1", R"({"type":"web_search_tool_result","tool_use_id":"s1","content":[]})")
            + answer("a4", "a3", "1", words("found")));
    for (const int part : {1, 2}) {
        const QString path = apply(RemoveEdit {m_id, {MessageId(u"a1"_s)}, part});
        QVERIFY(!path.isEmpty());
        const SessionId id(QFileInfo(path).completeBaseName());
        QCOMPARE(texts(*open(path), id), (QStringList {u"find"_s, u"I look found"_s}));
    }
}

/// What was typed while the program was busy is a text as others are.
void TestClaudeCode::editsQueuedPrompts()
{
    mustWriteFile(m_path,
        claudeTalk()
            + record(
                "q1", "a6", R"("type":"attachment","attachment":{"type":"queued_command","prompt":"and the tests"})"));
    const QString path = apply(TextEdit {m_id, MessageId(u"q1"_s), 0, u"not the tests"_s});
    QVERIFY(!path.isEmpty());
    QCOMPARE(texts(*open(path), SessionId(QFileInfo(path).completeBaseName())).last(), u"not the tests"_s);
    QVERIFY(contentOf(path).contains(R"("prompt":"not the tests")"));
}

void TestClaudeCode::thinkingIsNoEnd_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("after");
    const MessageId answered(u"a1"_s);
    QTest::newRow("a call that is cut off")
        << Edit(ForkEdit {m_id, answered, false, {}}) << QStringList {u"first"_s, u"thinking I look"_s};
    QTest::newRow("a removed call") << Edit(RemoveEdit {m_id, {answered}, 3})
                                    << QStringList {u"first"_s, u"thinking I look"_s, u"done"_s};
    QTest::newRow("a removed text") << Edit(RemoveEdit {
        m_id, {answered}, 1}) << QStringList {u"first"_s, u"thinking thinking call:c1"_s, u"result:out"_s, u"done"_s};
    QTest::newRow("nothing else") << Edit(ForkEdit {m_id, MessageId(u"a6"_s), false, {}})
                                  << QStringList {u"first"_s, u"thinking I look call:c1"_s, u"result:out"_s, u"done"_s};
}

/// Providers refuse a message that ends in thinking (spec claude-code, 9.3).
void TestClaudeCode::thinkingIsNoEnd()
{
    QFETCH(const Edit, edit);
    QFETCH(QStringList, after);
    mustWriteFile(m_path,
        claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", Thinking) + answer("a2", "a1", "1", words("I look"))
            + answer("a3", "a2", "1", Thinking) + answer("a4", "a3", "1", claudeCall("c1"))
            + claudeResult("r1", "a4", "c1") + answer("a5", "r1", "2", words("done"))
            + answer("a6", "a5", "3", Thinking) + answer("a7", "a6", "3", claudeCall("c2"))
            + claudeResult("r2", "a7", "c2"));
    after.replaceInStrings(u"thinking I look call"_s, u"thinking I look thinking call"_s);
    const bool isWhole = kindOf(edit) == EditKind::Remove;
    const QString path = apply(edit);
    QVERIFY(!path.isEmpty());
    const auto store = open(m_folder->path());
    const QStringList now = texts(*store, SessionId(QFileInfo(path).completeBaseName()));
    QCOMPARE(isWhole ? now.first(after.size()) : now, after);
}

void TestClaudeCode::refuses_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("told");
    QTest::newRow("resume") << Edit(ResumeEdit {m_id, MessageId(u"u2"_s), false}) << u"changes make a fork"_s;
    QTest::newRow("thinking") << Edit(TextEdit {m_id, MessageId(u"a1"_s), 0, u"x"_s}) << u"signed"_s;
    QTest::newRow("call") << Edit(TextEdit {m_id, MessageId(u"a1"_s), 2, u"x"_s}) << QString();
    QTest::newRow("between") << Edit(InsertEdit {m_id, MessageId(u"a1"_s), u"user"_s, u"x"_s}) << u"result"_s;
    QTest::newRow("no message") << Edit(ForkEdit {m_id, MessageId(u"zz"_s), false, {}}) << u"zz"_s;
    QTest::newRow("role") << Edit(InsertEdit {m_id, MessageId(u"u2"_s), u"system"_s, u"x"_s}) << u"assistant"_s;
}

void TestClaudeCode::refuses()
{
    QFETCH(Edit, edit);
    QFETCH(QString, told);
    const auto store = open();
    const auto plan = store->plan(edit, {});
    QVERIFY(!plan);
    QVERIFY2(plan.error().text.contains(told), qPrintable(plan.error().text));
}

void TestClaudeCode::repairs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("after");
    QTest::addColumn<bool>("isFork");
    const QByteArray turn = claudeUser("u1", {}, "\"first\"") + answer("a1", "u1", "1", words("done"));
    QTest::newRow("comment lines") << "// made for a test\n" + turn << QStringList {u"first"_s, u"done"_s} << false;
    QTest::newRow("torn line") << turn + "{\"parentUuid\":\"a1\"" << QStringList {u"first"_s, u"done"_s} << false;
    QTest::newRow("no line end") << turn.chopped(1) << QStringList {u"first"_s, u"done"_s} << false;
    QTest::newRow("missing parent") << turn + claudeUser("u2", "gone", "\"second\"")
                                    << QStringList {u"first"_s, u"done"_s, u"second"_s} << false;
    // What is said is never taken out of the session itself.
    QTest::newRow("result without a call")
        << turn + claudeResult("r1", "a1", "c9") << QStringList {u"first"_s, u"done"_s} << true;
}

void TestClaudeCode::repairs()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, after);
    QFETCH(bool, isFork);
    mustWriteFile(m_path, bytes);
    const auto store = open(m_folder->path());
    const auto plan = store->plan(RepairEdit {m_id, {}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(!plan->newSession.isEmpty(), isFork);
    QCOMPARE(contentOf(m_path) == bytes, isFork);
    const auto repaired = open(m_folder->path());
    const SessionId id = isFork ? plan->newSession : m_id;
    QCOMPARE(texts(*repaired, id), after);
    QVERIFY(readstore::findings(*repaired, id).isEmpty());
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(contentOf(m_path), bytes);
}

void TestClaudeCode::deletesAndRestores()
{
    const QString own = QFileInfo(m_path).path() + u'/' + SessionName;
    mustWriteFile(own + u"/tool-results/b1.txt"_s, "all of it");
    const auto before = filetree::filesIn(m_folder->filePath(u"projects"_s));
    const auto store = open(m_folder->path());
    const auto plan = store->plan(DeleteEdit {m_id}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(plan->writes.size(), 2);
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY(!QFileInfo::exists(m_path));
    QVERIFY(!QFileInfo::exists(own)); // nor does an empty folder stay
    QVERIFY(QFileInfo::exists(QFileInfo(m_path).path()));
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(filetree::filesIn(m_folder->filePath(u"projects"_s)), before);
}

void TestClaudeCode::renames()
{
    const auto store = open();
    const QByteArray before = contentOf(m_path);
    const auto plan = store->plan(RenameEdit {m_id, u"Of “mine”"_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY(contentOf(m_path).startsWith(before));
    const QJsonObject added = records(m_path).last();
    QCOMPARE(added.value(u"type"_s).toString(), u"custom-title"_s);
    QCOMPARE(added.value(u"sessionId"_s).toString(), SessionName);
    QCOMPARE(readstore::listed(*open()).front().title, u"Of “mine”"_s);
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(contentOf(m_path), before);
}

TEST_CLASS(TestClaudeCode)
#include "tst_claudecode.moc"
