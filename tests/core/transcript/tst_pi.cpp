// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/edit/journal.h"
#include "core/store/formats/pi/plan/policy.h"
#include "core/store/plan/changedrecords.h"
#include "core/store/registry.h"
#include "core/usage/usagereader.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDateTime>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTime>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;
using filetree::contentOf;
using filetree::mustWriteFile;

namespace {

/// @p rest: the type, then the other members.
QByteArray entry(const QByteArray& id, const QByteArray& parent, const QByteArray& rest)
{
    static int number = 0;
    const QTime time = QTime(1, 0).addSecs(++number);
    const QByteArray stamp = "2026-11-21T" + time.toString(u"HH:mm:ss.zzz"_s).toLatin1() + "Z";
    const QByteArray spelledParent = parent.isEmpty() ? QByteArray("null") : "\"" + parent + "\"";
    const qsizetype comma = rest.indexOf(',');
    return "{\"type\":" + rest.first(comma) + ",\"id\":\"" + id + "\",\"parentId\":" + spelledParent
        + ",\"timestamp\":\"" + stamp + "\"" + rest.sliced(comma) + "}\n";
}

const QByteArray Header
    = R"({"type":"session","version":3,"id":"01a2007b-8304-76a7-be9b-8e6254997dc0","timestamp":"2026-11-21T00:09:00.000Z","cwd":"/home/dev/project"})"
      "\n";

QByteArray piUser(const QByteArray& id, const QByteArray& parent, const QByteArray& text)
{
    return entry(id, parent,
        R"("message","message":{"role":"user","content":[{"type":"text","text":")" + text + R"("}],"timestamp":1})");
}

QByteArray piAssistant(
    const QByteArray& id, const QByteArray& parent, const QByteArray& blocks, const QByteArray& stop = "stop")
{
    return entry(id, parent,
        R"("message","message":{"role":"assistant","content":[)" + blocks
            + R"(],"api":"a","provider":"p","model":"m","usage":{"input":10,"output":5,"cacheRead":100,"cacheWrite":0,"totalTokens":115,"cost":{"input":0.1,"output":0.25,"cacheRead":0.15,"cacheWrite":0,"total":0.5}},"stopReason":")"
            + stop + R"(","timestamp":1})");
}

QByteArray text(const QByteArray& words)
{
    return R"({"type":"text","text":")" + words + "\"}";
}

QByteArray piCall(const QByteArray& id)
{
    return R"({"type":"toolCall","id":")" + id + R"(","name":"bash","arguments":{"command":"ls"}})";
}

QByteArray piResult(const QByteArray& id, const QByteArray& parent, const QByteArray& callId)
{
    return entry(id, parent,
        R"("message","message":{"role":"toolResult","toolCallId":")" + callId
            + R"(","toolName":"bash","content":[{"type":"text","text":"out"}],"isError":false,"timestamp":1})");
}

/// A turn with a tool, and one without.
QByteArray piTalk()
{
    return Header + piUser("a0000001", {}, "first")
        + piAssistant("a0000002", "a0000001", text("I look") + ',' + piCall("c1"), "toolUse")
        + piResult("a0000003", "a0000002", "c1") + piAssistant("a0000004", "a0000003", text("done"))
        + piUser("a0000005", "a0000004", "second") + piAssistant("a0000006", "a0000005", text("answer"));
}

} // namespace

/// Sessions of pi: read, changed, checked and repaired.
class TestPi final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void detects();
    void samples_data();
    void samples();
    void readsTheTree();
    void aSummaryAmongWhatIsKept();
    void branchesAreNamedByWhatIsSaid();
    void messagesOfExtensionsBeginTurns();
    void compactions();
    void thinkingThatServicesAskFor();
    void follows();
    void versionOne();
    void versionOneKeepsByLines();
    void callsAsideNameNoModel();
    void systemMessagesAreSent();
    void contextEdits();
    void edits_data();
    void edits();
    void plansNameABranchAsItBecomes();
    void forkTakesLabelsAlong();
    void forksAreAsOldAsTheirHeader();
    void deletionNamesForks_data();
    void deletionNamesForks();
    void untitledSessionsAreNamedByTheirPrompt();
    void compacts();
    void compactsWhatAnEarlierOneKept();
    void removesTheFirstKept_data();
    void removesTheFirstKept();
    void refuses_data();
    void refuses();
    void checks_data();
    void checks();
    void lostParentsCloseNoCircle_data();
    void lostParentsCloseNoCircle();

private:
    [[nodiscard]] std::unique_ptr<SessionStore> open();
    [[nodiscard]] QList<MessagePtr> messages(SessionStore& store, const SessionId& id);
    [[nodiscard]] QStringList texts(SessionStore& store, const SessionId& id);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    SessionId m_id {u"01a2007b-8304-76a7-be9b-8e6254997dc0"_s};
};

void TestPi::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_path = m_folder->filePath(u"2026-11-21T23-09-00-000Z_01a2007b-8304-76a7-be9b-8e6254997dc0.jsonl"_s);
    mustWriteFile(m_path, piTalk());
}

std::unique_ptr<SessionStore> TestPi::open()
{
    auto store = openStore(m_path);
    return store ? *std::move(store) : nullptr;
}

QList<MessagePtr> TestPi::messages(SessionStore& store, const SessionId& id)
{
    const std::vector<MessagePtr> read = readstore::messages(store, id);
    return {read.begin(), read.end()};
}

QStringList TestPi::texts(SessionStore& store, const SessionId& id)
{
    QStringList texts;
    for (const MessagePtr& message : messages(store, id)) {
        QStringList parts;
        for (const Part& part : message->parts) {
            if (const auto* one = part.as<TextPart>())
                parts << one->text.text;
            else if (const auto* tool = part.as<ToolPart>())
                parts << (tool->hasOutput ? u"result:"_s : u"call:"_s) + tool->callId;
        }
        texts << parts.join(u' ');
    }
    return texts;
}

void TestPi::detects()
{
    for (const QString& path : {m_path, m_folder->path()}) {
        const auto store = openStore(path);
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        QCOMPARE((*store)->info().format, u"pi"_s);
        QVERIFY((*store)->info().notWritable.isEmpty());
    }
}

void TestPi::samples_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator it(realStore(u"pi/generated"_s), {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        QTest::newRow(qPrintable(QFileInfo(path).fileName().right(12))) << path;
    }
}

/// Every entry of the genuine sessions is read, nothing is unknown, and reading leaves no trace.
void TestPi::samples()
{
    QFETCH(QString, path);
    const QByteArray before = contentOf(path);
    QVERIFY(!before.isEmpty());
    m_path = m_folder->filePath(QFileInfo(path).fileName());
    mustWriteFile(m_path, before);
    const QByteArray bytes = contentOf(m_path);
    const auto store = open();
    QVERIFY(store);
    const std::vector<SessionInfo> sessions = readstore::listed(*store);
    QVERIFY(!sessions.empty());
    qsizetype shown = 0;
    QSet<QString> ids;
    for (const SessionInfo& info : sessions) {
        const QList<MessagePtr> all = messages(*store, info.id);
        QCOMPARE(all.size(), info.messages.value_or(-1));
        for (const MessagePtr& message : all) {
            ids << message->id.value;
            for (const Part& part : message->parts) {
                QVERIFY(!part.as<UnknownPart>());
                const auto* tool = part.as<ToolPart>();
                QVERIFY(!tool || (tool->state != ToolPart::State::Orphan && !tool->name.isEmpty()));
            }
            ++shown;
        }
    }
    // The header is no entry.
    QCOMPARE(ids.size(), bytes.count('\n') - 1);
    QVERIFY(shown > 0);
    for (const Finding& finding : readstore::findings(*store))
        QVERIFY2(finding.severity == Finding::Severity::Note, qPrintable(finding.text));
    QCOMPARE(readstore::readAll(*store), QString());
    QCOMPARE(contentOf(m_path), bytes);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
}

void TestPi::readsTheTree()
{
    // A second branch from the first answer, a label, and a name.
    mustWriteFile(m_path,
        piTalk() + piUser("b0000001", "a0000004", "other")
            + piAssistant("b0000002", "b0000001",
                R"({"type":"thinking","thinking":"hm","thinkingSignature":"Eq"},)" + text("branch"))
            + entry("b0000003", "b0000002", R"("label","targetId":"a0000004","label":"before")")
            + entry("b0000004", "b0000003", R"("session_info","name":"A name")"));
    const auto store = open();
    QVERIFY(store);
    QStringList ids;
    for (const SessionInfo& info : readstore::listed(*store))
        ids << info.id.value;
    QCOMPARE(ids, (QStringList {m_id.value, m_id.value + u"#a0000006"_s}));
    QCOMPARE(texts(*store, m_id),
        (QStringList {u"first"_s, u"I look call:c1"_s, u"result:c1"_s, u"done"_s, u"other"_s, u"branch"_s, u"before"_s,
            u"A name"_s}));
    const SessionId branch(m_id.value + u"#a0000006"_s);
    QCOMPARE(texts(*store, branch).last(), u"answer"_s);
    for (const SessionId& asked : {m_id, branch}) {
        const auto edges = store->edges(asked, {});
        QVERIFY(edges);
        QCOMPARE(edges->size(), 1);
        QCOMPARE(edges->first().from, m_id);
        QCOMPARE(edges->first().to, branch);
        QCOMPARE(edges->first().at, MessageId(u"a0000004"_s));
    }
    const auto info = store->session(m_id, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->title, u"A name"_s);
    QCOMPARE(info->firstPrompt, u"first"_s);
    QCOMPARE(info->directory, u"/home/dev/project"_s);
    const auto checkpoints = store->checkpoints(m_id, {});
    QVERIFY(checkpoints);
    QCOMPARE(checkpoints->size(), 1);
    QCOMPARE(checkpoints->first().label, u"before"_s);
    QCOMPARE(checkpoints->first().message, MessageId(u"a0000004"_s));
    const QList<MessagePtr> all = messages(*store, m_id);
    QCOMPARE(all.at(1)->tokens.cacheRead, 100);
    const auto costOf = [&](const QString& name) {
        const auto found = std::ranges::find(all.at(1)->fields, name, &StoredField::name);
        return found != all.at(1)->fields.end() && found->unit == Unit::Dollars ? found->value.toDouble() : -1.0;
    };
    QCOMPARE(costOf(u"cost"_s), 0.5);
    QCOMPARE(costOf(u"cost.input"_s), 0.1);
    QCOMPARE(costOf(u"cost.output"_s), 0.25);
    QCOMPARE(costOf(u"cost.cacheRead"_s), 0.15);
    QCOMPARE(costOf(u"cost.cacheWrite"_s), 0.0);
    const auto* thinking = all.at(5)->parts.first().as<ReasoningPart>();
    QVERIFY(thinking);
    QCOMPARE(thinking->state, ReasoningPart::State::Signed);
    const auto* tool = all.at(1)->parts.at(1).as<ToolPart>();
    QCOMPARE(tool->state, ToolPart::State::Completed);
}

/// What the second compaction keeps reaches over the first one, of which nothing is sent any more.
void TestPi::aSummaryAmongWhatIsKept()
{
    mustWriteFile(m_path,
        piTalk()
            + entry("c0000001", "a0000006",
                R"("compaction","summary":"what was done","firstKeptEntryId":"a0000005","tokensBefore":500)")
            + piUser("c0000002", "c0000001", "third")
            + entry("c0000003", "c0000002",
                R"("compaction","summary":"and more","firstKeptEntryId":"a0000006","tokensBefore":700)")
            + piUser("c0000004", "c0000003", "fourth"));
    const auto store = open();
    QVERIFY(store);
    const auto sent = readstore::sent(*store, m_id);
    QVERIFY(sent);
    QStringList ids;
    for (const ContextItem& item : *sent)
        ids << item.id;
    QCOMPARE(ids, (QStringList {u"c0000003"_s, u"a0000006"_s, u"c0000002"_s, u"c0000004"_s}));
    for (const MessagePtr& message : messages(*store, m_id)) {
        const bool isSent = ids.contains(message->id.value);
        QVERIFY2(message->states.testFlag(MessageState::InContext) == isSent, qPrintable(message->id.value));
        QVERIFY2(message->states.testFlag(MessageState::Summarised) != isSent, qPrintable(message->id.value));
    }
}

/// The model may be chosen anew before the first prompt of a branch.
void TestPi::branchesAreNamedByWhatIsSaid()
{
    mustWriteFile(m_path,
        piTalk() + entry("b0000001", "a0000004", R"("model_change","provider":"p","modelId":"m2")")
            + entry("b0000002", "b0000001", R"("thinking_level_change","thinkingLevel":"high")")
            + piUser("b0000003", "b0000002", "other") + piAssistant("b0000004", "b0000003", text("branch"))
            + piUser("d0000001", "a0000004", "later") + piAssistant("d0000002", "d0000001", text("end")));
    const auto store = open();
    QVERIFY(store);
    const auto branch = store->session(SessionId(m_id.value + u"#b0000004"_s), ListDetail::Full, {});
    QVERIFY(branch);
    QCOMPARE(branch->firstPrompt, u"other"_s);
}

/// They are sent as what a user says, and turns are those of the outline.
void TestPi::messagesOfExtensionsBeginTurns()
{
    mustWriteFile(m_path,
        piTalk()
            + entry(
                "b0000001", "a0000006", R"("custom_message","customType":"x","content":"tests failed","display":true)")
            + piAssistant("b0000002", "b0000001", text("I see")));
    const auto store = open();
    QVERIFY(store);
    QList<qint64> turns;
    UsageReader reader({}, PriceTable::builtIn());
    reader.setSink([&turns](const UsageRecord& record) { turns << record.turn; });
    QVERIFY(reader.run(*store, {}));
    QCOMPARE(turns, QList<qint64>({0, 0, 1, 2}));
}

void TestPi::compactions()
{
    mustWriteFile(m_path,
        piTalk()
            + entry("c0000001", "a0000006",
                R"("compaction","summary":"what was done","firstKeptEntryId":"a0000005","tokensBefore":500)")
            + piUser("c0000002", "c0000001", "third"));
    const auto store = open();
    const auto nodes = store->summaryNodes(m_id, {});
    QVERIFY(nodes);
    QCOMPARE(nodes->size(), 1);
    QCOMPARE(nodes->first().text.text, u"what was done"_s);
    QCOMPARE(nodes->first().covers, 4);
    QCOMPARE(nodes->first().first, MessageId(u"a0000001"_s));
    QCOMPARE(nodes->first().last, MessageId(u"a0000004"_s));
    QStringList sent;
    const auto budget = store->context(m_id, {},
        [&](const ContextItem& item) {
            sent << item.id;
            return true;
        },
        {});
    QVERIFY(budget);
    QCOMPARE(sent, (QStringList {u"c0000001"_s, u"a0000005"_s, u"a0000006"_s, u"c0000002"_s}));
    QVERIFY(budget->summaries > 0);
    QCOMPARE(budget->total, budget->summaries + budget->messages);
    const QList<MessagePtr> all = messages(*store, m_id);
    QVERIFY(all.at(0)->states.testFlag(MessageState::Summarised));
    QVERIFY(all.at(4)->states.testFlag(MessageState::InContext));
}

void TestPi::follows()
{
    const auto store = open();
    QCOMPARE(messages(*store, m_id).size(), 6);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(piUser("d0000001", "a0000006", "third"));
    file.close();
    const auto change = store->poll();
    QVERIFY(change);
    QCOMPARE(*change, StoreChange::Changed);
    QCOMPARE(texts(*store, m_id).last(), u"third"_s);
}

/// Version 1 has no ids: its lines are read one behind the other, and not changed.
void TestPi::versionOne()
{
    mustWriteFile(m_path,
        R"({"type":"session","id":"01a2007b-8304-76a7-be9b-8e6254997dc0","timestamp":"2026-11-21T00:09:00.000Z","cwd":"/p","provider":"p","modelId":"m"})"
        "\n"
        R"({"type":"message","timestamp":"2026-11-21T23:09:01.000Z","message":{"role":"user","content":"old"}})"
        "\n"
        R"({"type":"message","timestamp":"2026-11-21T23:09:02.000Z","message":{"role":"assistant","content":[{"type":"text","text":"answer"}]}})"
        "\n");
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(texts(*store, m_id), (QStringList {u"old"_s, u"answer"_s}));
    QVERIFY(readstore::findings(*store).isEmpty());
    const auto plan = store->plan(RenameEdit {m_id, u"x"_s}, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, Errc::NotSupported);
}

/// Its compactions count lines, the header with them.
void TestPi::versionOneKeepsByLines()
{
    const auto line = [](const QByteArray& rest) -> QByteArray {
        return R"({"type":)" + rest.first(rest.indexOf(',')) + R"(,"timestamp":"2026-11-21T23:09:01.000Z")"
            + rest.sliced(rest.indexOf(',')) + "}\n";
    };
    const auto said = [&line](const QByteArray& role, const QByteArray& words) -> QByteArray {
        return line(R"("message","message":{"role":")" + role + R"(","content":[)" + text(words) + "]}");
    };
    mustWriteFile(m_path,
        R"({"type":"session","id":"01a2007b-8304-76a7-be9b-8e6254997dc0","timestamp":"2026-11-21T00:09:00.000Z","cwd":"/p"})"
        "\n" + said("user", "one")
            + said("assistant", "answer one") + said("user", "two") + said("assistant", "answer two")
            + line(R"("compaction","summary":"so far","firstKeptEntryIndex":3,"tokensBefore":9)")
            + said("user", "three"));
    const auto store = open();
    QVERIFY(store);
    const auto sent = readstore::sent(*store, m_id);
    QVERIFY(sent);
    QStringList words;
    for (const ContextItem& item : *sent)
        words << item.text.section(u'\n', 0, 0);
    QCOMPARE(words, (QStringList {u"<summary>"_s, u"two"_s, u"answer two"_s, u"three"_s}));
}

/// A call beside the conversation is paid for, and its model is not that of the session.
void TestPi::callsAsideNameNoModel()
{
    mustWriteFile(m_path,
        piTalk()
            + entry("e0000001", "a0000006",
                R"("usage","kind":"cache_warm","provider":"q","model":"small","usage":{"input":1,"output":2,"cacheRead":0,"cacheWrite":0,"totalTokens":3})"));
    const auto store = open();
    QVERIFY(store);
    const auto info = store->session(m_id, ListDetail::Full, {});
    QVERIFY(info.has_value());
    QCOMPARE(info->model, u"m"_s);
}

/// Newer releases keep the system prompt as a message, which is sent.
void TestPi::systemMessagesAreSent()
{
    mustWriteFile(m_path,
        Header
            + entry("e0000001", {},
                R"("message","message":{"role":"system","content":"Be brief.","sections":{},"toolsAdded":[],"toolsRemoved":[]})")
            + piUser("a0000001", "e0000001", "first") + piAssistant("a0000002", "a0000001", text("answer")));
    const auto store = open();
    QVERIFY(store);
    const auto sent = readstore::sent(*store, m_id);
    QVERIFY(sent && sent->size() == 3);
    for (const MessagePtr& message : messages(*store, m_id))
        QVERIFY(message->states.testFlag(MessageState::InContext));
}

/// Extensions of newer releases put another text in the place of a message, or nothing; the newest word counts.
void TestPi::contextEdits()
{
    const auto edit = [](const QByteArray& id, const QByteArray& parent, const QByteArray& rest) {
        return entry(id, parent, R"("context_edit","targetId":)" + rest);
    };
    mustWriteFile(m_path,
        piTalk() + edit("e0000001", "a0000006", R"("a0000003","replacement":null)")
            + edit("e0000002", "e0000001", R"("a0000003","replacement":{"content":[{"type":"text","text":"cleared"}]})")
            + edit("e0000003", "e0000002", R"("a0000004","replacement":null)")
            + piUser("a0000007", "e0000003", "third"));
    const auto store = open();
    QVERIFY(store);
    QList<ContextItem> sent;
    const auto sink = [&sent](const ContextItem& item) {
        sent << item;
        return true;
    };
    QVERIFY(store->context(m_id, {}, sink, {}));
    QCOMPARE(sent.size(), 7);
    QCOMPARE(sent.at(2).text, u"cleared"_s);
    QVERIFY(sent.at(2).tokens < 3 && sent.at(2).leftOut.isEmpty());
    QVERIFY(!sent.at(3).leftOut.isEmpty());
    QCOMPARE(sent.at(3).tokens, 0);
    QCOMPARE(sent.at(6).text, u"third"_s);
    // What is copied into a branch or a session still says so of its copies.
    const auto plan = store->plan(TextEdit {m_id, MessageId(u"a0000001"_s), 0, u"other"_s}, {});
    QVERIFY2(plan && plan->after, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(plan->after->messages, 6);
}

void TestPi::edits_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("after");
    const QStringList all {u"first"_s, u"I look call:c1"_s, u"result:c1"_s, u"done"_s, u"second"_s, u"answer"_s};
    const auto row
        = [](const char* name, const Edit& edit, const QStringList& after) { QTest::newRow(name) << edit << after; };
    const SessionId id = m_id;
    row("resume", ResumeEdit {id, MessageId(u"a0000004"_s)}, all.first(4) + QStringList {u"stemma-resume"_s});
    row("resume before", ResumeEdit {id, MessageId(u"a0000005"_s), true},
        all.first(4) + QStringList {u"stemma-resume"_s});
    row("fork", ForkEdit {id, MessageId(u"a0000004"_s), false, u"T"_s}, all.first(4) + QStringList {u"T"_s});
    row("rename", RenameEdit {id, u"New"_s}, all + QStringList {u"New"_s});
    row("label", CheckpointEdit {id, MessageId(u"a0000004"_s), u"here"_s}, all + QStringList {u"here"_s});
    row("text of a prompt", TextEdit {id, MessageId(u"a0000005"_s), 0, u"other"_s},
        all.first(4) + QStringList {u"other"_s, u"answer"_s});
    row("text of an answer", TextEdit {id, MessageId(u"a0000002"_s), 0, u"I \"see\""_s},
        QStringList {u"first"_s, u"I \"see\" call:c1"_s} + all.sliced(2));
    row("output of a tool", TextEdit {id, MessageId(u"a0000003"_s), 0, u"less"_s}, all);
    row("remove the last", RemoveEdit {id, {MessageId(u"a0000006"_s)}, {}},
        all.first(5) + QStringList {u"stemma-resume"_s});
    row("remove a result with its call", RemoveEdit {id, {MessageId(u"a0000003"_s)}, {}},
        {u"first"_s, u"I look"_s, u"done"_s, u"second"_s, u"answer"_s});
    row("remove a part", RemoveEdit {id, {MessageId(u"a0000002"_s)}, 1},
        {u"first"_s, u"I look"_s, u"done"_s, u"second"_s, u"answer"_s});
    row("insert", InsertEdit {id, MessageId(u"a0000004"_s), u"user"_s, u"between"_s},
        all.first(4) + QStringList {u"between"_s, u"second"_s, u"answer"_s});
    row("insert at the beginning", InsertEdit {id, {}, u"user"_s, u"zero"_s}, QStringList {u"zero"_s} + all);
    row("insert an answer at the end", InsertEdit {id, MessageId(u"a0000006"_s), u"assistant"_s, u"more"_s},
        all + QStringList {u"more"_s});
}

/// Each edit is carried out, leaves nothing wrong behind, and is undone byte for byte.
void TestPi::edits()
{
    QFETCH(Edit, edit);
    QFETCH(QStringList, after);
    const QByteArray before = contentOf(m_path);
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    auto store = open();
    const auto plan = store->plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    for (const PlannedCheck& check : plan->checks)
        QVERIFY2(check.ok || check.onlyWarns, qPrintable(check.name));
    QVERIFY(!plan->writes.isEmpty());
    QCOMPARE(contentOf(m_path), before);
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const bool isFork = kindOf(edit) == EditKind::Fork;
    if (isFork)
        m_path = QDirIterator(m_folder->path(), {u'*' + plan->newSession.value + u".jsonl"_s}).next();
    else
        QVERIFY(contentOf(m_path).startsWith(before)); // only appended to
    auto changed = open();
    QVERIFY(changed);
    const SessionId id = isFork ? plan->newSession : m_id;
    QCOMPARE(texts(*changed, id), after);
    if (plan->after) {
        qint64 sent = 0;
        const auto budget = changed->context(id, {},
            [&](const ContextItem& item) {
                sent += item.leftOut.isEmpty() ? 1 : 0;
                return true;
            },
            {});
        QVERIFY(budget);
        QCOMPARE(plan->after->messages, sent);
        QCOMPARE(plan->after->tokens, budget->total);
    }
    for (const Finding& finding : readstore::findings(*changed))
        QVERIFY2(finding.severity == Finding::Severity::Note, qPrintable(finding.text));
    QVERIFY(editor.undo(receipt->id, {}));
    if (isFork)
        QVERIFY(!QFileInfo::exists(m_path));
    else
        QCOMPARE(contentOf(m_path), before);
}

/// The branch that is changed becomes the one that the agent goes on with; its own name may be gone then.
void TestPi::plansNameABranchAsItBecomes()
{
    mustWriteFile(m_path,
        piTalk() + piUser("b0000001", "a0000004", "other") + piAssistant("b0000002", "b0000001", text("branch")));
    const auto store = open();
    QVERIFY(store);
    const SessionId branch(m_id.value + u"#a0000006"_s);
    const MessageId last(u"a0000006"_s);
    const Edit insertion = InsertEdit {branch, last, u"user"_s, u"More"_s};
    const QList<Edit> edits {ResumeEdit {branch, MessageId(u"a0000005"_s)}, TextEdit {branch, last, 0, u"changed"_s},
        RemoveEdit {branch, {last}, {}}, insertion};
    for (const Edit& edit : edits) {
        const auto plan = store->plan(edit, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        QCOMPARE(plan->session, m_id);
        QVERIFY2(continueCommand(store->info(), *plan).endsWith(m_id.value),
            qPrintable(continueCommand(store->info(), *plan)));
    }
    const auto plan = store->plan(insertion, {});
    QVERIFY(plan);
    Journal journal(m_folder->filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(receipt->session, m_id);
    QVERIFY(store->poll());
    QVERIFY(!store->session(branch, ListDetail::Basic, {}));
    QCOMPARE(texts(*store, receipt->session).last(), u"More"_s);
}

void TestPi::forkTakesLabelsAlong()
{
    mustWriteFile(m_path, piTalk() + entry("b0000003", "a0000006", R"("label","targetId":"a0000004","label":"here")"));
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto store = open();
    const auto plan = store->plan(ForkEdit {m_id, MessageId(u"a0000005"_s), false, u"T"_s}, {});
    QVERIFY(plan);
    QVERIFY(editor.apply(store->info(), *plan, {}));
    m_path = QDirIterator(m_folder->path(), {u'*' + plan->newSession.value + u".jsonl"_s}).next();
    const auto fork = open();
    const auto checkpoints = fork->checkpoints(plan->newSession, {});
    QVERIFY(checkpoints);
    QCOMPARE(checkpoints->size(), 1);
    QCOMPARE(checkpoints->first().label, u"here"_s);
    const auto info = fork->session(plan->newSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->origin.kind, Origin::Kind::Fork);
    QCOMPARE(info->origin.session, m_id);
    QCOMPARE(info->directory, u"/home/dev/project"_s);
}

/// A fork takes over older entries.
void TestPi::forksAreAsOldAsTheirHeader()
{
    QByteArray head = Header;
    head.replace("T00:09:00.000Z", "T23:59:00.000Z");
    mustWriteFile(m_path, head + piTalk().sliced(Header.size()));
    const auto store = open();
    const auto info = store->session(m_id, ListDetail::Basic, {});
    QVERIFY(info && info->createdAt);
    QCOMPARE(toMs(*info->createdAt),
        QDateTime::fromString(u"2026-11-21T23:59:00.000Z"_s, Qt::ISODateWithMs).toMSecsSinceEpoch());
}

void TestPi::deletionNamesForks_data()
{
    QTest::addColumn<QByteArray>("origin");
    const QString name = u"2026-11-21T00-09-00-000Z_01a2007b-8304-76a7-be9b-8e6254997dc0.jsonl"_s;
    QTest::newRow("parentSession") << QByteArray("\"parentSession\":\"/elsewhere/" + name.toLatin1() + '"');
    QTest::newRow("branchedFrom") << QByteArray("\"branchedFrom\":\"/elsewhere/" + name.toLatin1() + '"');
    QTest::newRow("id of the user's own")
        << QByteArray(R"("parentSession":"/elsewhere/2026-11-21T00-09-00-000Z_mine.jsonl")");
}

/// pi goes on with a session whose parent is gone, so that it can go; who deletes it hears which ones name it.
void TestPi::deletionNamesForks()
{
    QFETCH(QByteArray, origin);
    const QString folder = m_folder->filePath(u"sessions/--home-dev-project--"_s);
    QVERIFY(QDir().mkpath(folder));
    QByteArray head = Header;
    QString file = u"2026-11-21T00-09-00-000Z_01a2007b-8304-76a7-be9b-8e6254997dc0.jsonl"_s;
    if (origin.contains("_mine.jsonl")) {
        head.replace("01a2007b-8304-76a7-be9b-8e6254997dc0", "mine");
        file = u"2026-11-21T00-09-00-000Z_mine.jsonl"_s;
    }
    const QByteArray turns = piTalk().sliced(Header.size());
    mustWriteFile(folder + u'/' + file, head + turns);
    QByteArray forkHead = Header;
    forkHead.replace("01a2007b-8304", "01a2007b-9999").replace("\"cwd\"", QByteArray(origin + ",\"cwd\""));
    mustWriteFile(folder + u"/2026-11-21T00-19-00-000Z_01a2007b-9999-76a7-be9b-8e6254997dc0.jsonl"_s,
        forkHead + turns + entry("b0000009", "a0000006", R"("session_info","name":"The fork")"));
    auto store = openStore(m_folder->filePath(u"sessions"_s));
    QVERIFY(store);
    SessionId original;
    SessionId fork;
    for (const SessionInfo& info : readstore::listed(**store))
        (info.title == u"The fork" ? fork : original) = info.id;
    QVERIFY(!original.isEmpty() && !fork.isEmpty());
    const auto plan = (*store)->plan(DeleteEdit {original}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY2(plan->warnings.join(u'\n').contains(u"“The fork”"_s), qPrintable(plan->warnings.join(u'\n')));
    // Nothing names the fork.
    const auto other = (*store)->plan(DeleteEdit {fork}, {});
    QVERIFY(other);
    QVERIFY2(!other->warnings.join(u'\n').contains(u"forked"_s), qPrintable(other->warnings.join(u'\n')));
}

/// People know a session without a title by its first prompt; its id says nothing to them.
void TestPi::untitledSessionsAreNamedByTheirPrompt()
{
    const auto store = open();
    const auto plan = store->plan(ForkEdit {m_id, MessageId(u"a0000004"_s)}, {});
    QVERIFY(plan);
    QVERIFY2(plan->title.contains(u"“first”"_s), qPrintable(plan->title));
    QVERIFY2(!plan->title.contains(m_id.value), qPrintable(plan->title));
}

/// The earlier summary is sent first and covered too, but stands behind what it kept.
void TestPi::compactsWhatAnEarlierOneKept()
{
    mustWriteFile(m_path,
        piTalk()
            + entry("c0000001", "a0000006",
                R"("compaction","summary":"what was done","firstKeptEntryId":"a0000005","tokensBefore":500)")
            + piUser("c0000002", "c0000001", "third"));
    const CompactEdit edit {.session = m_id, .to = MessageId(u"a0000006"_s), .level = 2, .text = u"short"_s};
    const auto store = open();
    QVERIFY(store);
    const auto draft = store->draftCompaction(edit, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->covers, 3);
    QCOMPARE(draft->first, MessageId(u"a0000005"_s));
    QCOMPARE(draft->last, MessageId(u"a0000006"_s));
    const auto plan = store->plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY2(plan->title.contains(u"5–6"_s), qPrintable(plan->title));
}

void TestPi::compacts()
{
    const QByteArray before = contentOf(m_path);
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    auto store = open();
    CompactEdit edit {.session = m_id, .to = MessageId(u"a0000004"_s), .level = 2, .text = u"short"_s};
    const auto draft = store->draftCompaction(edit, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->covers, 4);
    QVERIFY(!draft->prompt.isEmpty());
    const auto plan = store->plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->after->messages == 3);
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY(receipt);
    const auto changed = open();
    const auto nodes = changed->summaryNodes(m_id, {});
    QVERIFY(nodes);
    QCOMPARE(nodes->size(), 1);
    QCOMPARE(nodes->first().text.text, u"short"_s);
    QCOMPARE(nodes->first().covers, 4);
    const auto budget = changed->context(m_id, {}, [](const ContextItem&) { return true; }, {});
    QVERIFY(budget);
    QCOMPARE(budget->total, plan->after->tokens);
    // What is kept must not begin with a result.
    edit.to = MessageId(u"a0000002"_s);
    mustWriteFile(m_path, before);
    QVERIFY(!open()->plan(edit, {}));
    // Where a place would not help none is asked for.
    const auto without = open()->plan(CompactEdit {.session = m_id, .level = 3}, {});
    QVERIFY(!without);
    QVERIFY2(without.error().text.contains(u"without a model"), qPrintable(without.error().text));
    const auto unnamed = open()->plan(CompactEdit {.session = m_id, .level = 2, .text = u"short"_s}, {});
    QVERIFY(!unnamed);
    QVERIFY2(unnamed.error().text.contains(u"Name the last message"), qPrintable(unnamed.error().text));
    // The summary of a branch behind what is named stays, as nobody asked for more.
    mustWriteFile(m_path,
        before + entry("b0000001", "a0000006", R"("branch_summary","fromId":"a0000006","summary":"elsewhere")")
            + piUser("b0000002", "b0000001", "third"));
    edit.to = MessageId(u"a0000006"_s);
    const auto behind = open()->plan(edit, {});
    QVERIFY2(behind, behind ? "" : qPrintable(behind.error().text));
    QVERIFY(behind->after->messages == 3);
}

void TestPi::removesTheFirstKept_data()
{
    QTest::addColumn<bool>("isForked");
    QTest::addColumn<QList<MessageId>>("removed");
    QTest::addColumn<QStringList>("sent");
    const MessageId first(u"a0000005"_s);
    const MessageId next(u"a0000006"_s);
    for (const bool isForked : {false, true}) {
        const char* where = isForked ? "in a fork" : "in place";
        QTest::addRow("one, %s", where) << isForked << QList {first} << QStringList {u"answer"_s, u"third"_s};
        QTest::addRow("all, %s", where) << isForked << QList {first, next} << QStringList {u"third"_s};
    }
}

/// A compaction whose first kept message goes keeps what stands behind that.
void TestPi::removesTheFirstKept()
{
    QFETCH(const bool, isForked);
    QFETCH(const QList<MessageId>, removed);
    QFETCH(const QStringList, sent);
    mustWriteFile(m_path,
        piTalk()
            + entry("c0000001", "a0000006",
                R"("compaction","summary":"what was done","firstKeptEntryId":"a0000005","tokensBefore":500)")
            + piUser("c0000002", "c0000001", "third"));
    Journal journal(m_folder->filePath(u"journal"_s));
    const auto store = open();
    const RemoveEdit removal {m_id, removed, {}};
    const auto plan
        = isForked ? store->service<ForkedChangeStore>()->planForked({removal}, false, {}) : store->plan(removal, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto receipt = Editor(journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    if (isForked)
        m_path = QDirIterator(m_folder->path(), {u'*' + plan->newSession.value + u".jsonl"_s}).next();
    const auto changed = open();
    const auto now = readstore::sent(*changed, isForked ? plan->newSession : m_id);
    QVERIFY(now);
    QStringList found;
    for (const ContextItem& item : *now) {
        if (item.kind != ContextItem::Kind::Summary)
            found << item.text;
    }
    QCOMPARE(found, sent);
}

void TestPi::refuses_data()
{
    QTest::addColumn<Edit>("edit");
    const SessionId id = m_id;
    QTest::newRow("prune") << Edit(PruneEdit {id, MessageId(u"a0000003"_s), 0, false});
    QTest::newRow("dissolve") << Edit(DissolveEdit {id, NodeId(u"x"_s)});
    QTest::newRow("resume at the end") << Edit(ResumeEdit {id, MessageId(u"a0000006"_s)});
    QTest::newRow("no such message") << Edit(ForkEdit {id, MessageId(u"zz"_s)});
    QTest::newRow("the same text") << Edit(TextEdit {id, MessageId(u"a0000001"_s), 0, u"first"_s});
    QTest::newRow("no such part") << Edit(TextEdit {id, MessageId(u"a0000001"_s), 5, u"x"_s});
    QTest::newRow("arguments of a call") << Edit(TextEdit {id, MessageId(u"a0000002"_s), 1, u"x"_s});
    QTest::newRow("between call and result") << Edit(InsertEdit {id, MessageId(u"a0000002"_s), u"user"_s, u"x"_s});
    QTest::newRow("no such role") << Edit(InsertEdit {id, MessageId(u"a0000006"_s), u"tool"_s, u"x"_s});
    QTest::newRow("level 3 without a text")
        << Edit(CompactEdit {.session = id, .to = MessageId(u"a0000004"_s), .level = 3});
}

void TestPi::refuses()
{
    QFETCH(Edit, edit);
    const auto plan = open()->plan(edit, {});
    QVERIFY(!plan);
    QVERIFY(!plan.error().text.isEmpty());
}

void TestPi::checks_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QStringList>("codes");
    QTest::addColumn<bool>("canMend");
    const QByteArray all = piTalk();
    const auto lineAt = [&](int number) { return all.split('\n').at(number); };
    QTest::newRow("sound") << all << QStringList() << false;
    QTest::newRow("no header") << all.sliced(all.indexOf('\n') + 1) << QStringList {u"missing-header"_s} << true;
    QTest::newRow("no version") << QByteArray(all).replace("\"version\":3,", "") << QStringList {u"missing-version"_s}
                                << true;
    QTest::newRow("no line end") << all.chopped(1) << QStringList {u"missing-line-end"_s} << true;
    QTest::newRow("half a line") << all.chopped(30) << QStringList {u"torn-line"_s} << true;
    QTest::newRow("broken line") << QByteArray(all).replace(lineAt(4), "{broken")
                                 << QStringList {u"damaged-line"_s, u"missing-parent"_s} << true;
    QTest::newRow("broken header") << QByteArray(all).replace(lineAt(0), "{broken")
                                   << QStringList {u"damaged-line"_s, u"missing-header"_s} << true;
    QTest::newRow("missing parent") << QByteArray(all).replace("\"parentId\":\"a0000004\"", "\"parentId\":\"gone\"")
                                    << QStringList {u"missing-parent"_s} << true;
    QTest::newRow("circle") << QByteArray(all).replace("\"parentId\":null", "\"parentId\":\"a0000006\"")
                            << QStringList {u"parent-cycle"_s} << true;
    QTest::newRow("result without a call") << QByteArray(all).replace("\"toolCallId\":\"c1\"", "\"toolCallId\":\"c9\"")
                                           << QStringList {u"orphan-result"_s, u"unanswered-call"_s} << true;
    QTest::newRow("broken line, and a result without a call")
        << QByteArray(all).replace("\"toolCallId\":\"c1\"", "\"toolCallId\":\"c9\"") + "{broken\n"
        << QStringList {u"damaged-line"_s, u"orphan-result"_s, u"unanswered-call"_s} << true;
    QTest::newRow("first a result, without its call and its parent")
        << Header + piResult("a0000003", "gone", "c9") + piAssistant("a0000004", "a0000003", text("done"))
        << QStringList {u"missing-parent"_s, u"orphan-result"_s} << true;
    const auto before
        = [&](int number, const QByteArray& line) { return QByteArray(all).insert(all.indexOf(lineAt(number)), line); };
    QTest::newRow("foreign line") << before(3, "[1]\n") << QStringList {u"unknown-line"_s} << false;
    // The last line is where pi goes on, and it takes each for an object (spec pi, 2 and 8.3).
    const QByteArray nameless = R"({"type":"custom","customType":"x"})"
                                "\n";
    QTest::newRow("a line without an id") << before(3, nameless) << QStringList {u"unknown-line"_s} << false;
    QTest::newRow("ends without an id") << all + nameless << QStringList {u"end-without-id"_s} << true;
    QTest::newRow("ends with several lines without an id")
        << all + "[1]\n" + nameless << QStringList {u"end-without-id"_s, u"end-without-id"_s} << true;
    // What may be a message stays.
    QTest::newRow("ends with a number for an id")
        << all + QByteArray(nameless).replace("{", R"({"id":5,)") << QStringList {u"unknown-line"_s} << false;
    QTest::newRow("ends with a line that is not seen whole")
        << all + R"({"type":"custom","data":")" + QByteArray(1 << 20, 'x') + "\"}\n"
        << QStringList {u"unknown-line"_s} << false;
    QTest::newRow("null") << before(3, "null\n") << QStringList {u"null-line"_s} << true;
    QTest::newRow("null at the end") << all + "null\n" << QStringList {u"null-line"_s} << true;
    // It goes through contents and adds up costs without looking (spec pi, 8.2).
    const QByteArray done = '[' + text("done") + ']';
    const QByteArray second = '[' + text("second") + ']';
    QTest::newRow("an answer of null") << QByteArray(all).replace(done, "null") << QStringList {u"missing-content"_s}
                                       << false;
    QTest::newRow("an answer as text") << QByteArray(all).replace(done, "\"done\"")
                                       << QStringList {u"missing-content"_s} << false;
    QTest::newRow("a prompt of null") << QByteArray(all).replace(second, "null") << QStringList {u"missing-content"_s}
                                      << false;
    QTest::newRow("a prompt as text") << QByteArray(all).replace(second, "\"second\"") << QStringList() << false;
    QTest::newRow("an answer without usage")
        << all + piAssistant("a0000007", "a0000006", text("x")).replace("\"usage\"", "\"used\"")
        << QStringList {u"missing-usage"_s} << false;
    QTest::newRow("an answer without its cost")
        << all + piAssistant("a0000007", "a0000006", text("x")).replace("\"cost\"", "\"costs\"")
        << QStringList {u"missing-usage"_s} << false;
}

/// What is wrong is found; what can be mended is mended, and undone byte for byte.
void TestPi::checks()
{
    QFETCH(QByteArray, stored);
    QFETCH(QStringList, codes);
    QFETCH(bool, canMend);
    mustWriteFile(m_path, stored);
    // A file without a header is known only beside others.
    const bool hasHeader = stored.startsWith(R"({"type":"session")");
    if (!hasHeader)
        mustWriteFile(m_folder->filePath(u"other.jsonl"_s), piTalk());
    auto found = openStore(hasHeader ? m_path : m_folder->path());
    QVERIFY2(found, found ? "" : qPrintable(found.error().text));
    auto store = *std::move(found);
    QStringList seen;
    for (const Finding& finding : readstore::findings(*store)) {
        seen << finding.code;
        QVERIFY(!finding.text.isEmpty() && !finding.place.isEmpty());
        QVERIFY(finding.rule >= 0 && QFileInfo(finding.at.file).exists());
        QCOMPARE(finding.place.section(u' ', -1).toLongLong(), finding.at.offset);
        QVERIFY(finding.noRepair && finding.repair.isEmpty() != finding.noRepair->isEmpty());
    }
    seen.sort();
    codes.sort();
    QCOMPARE(seen, codes);
    const auto plan = store->plan(RepairEdit {m_id, {}, {}}, {});
    QCOMPARE(plan && !plan->writes.isEmpty(), canMend);
    if (!canMend)
        return;
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const auto mended = open();
    for (const Finding& finding : readstore::findings(*mended))
        QVERIFY2(finding.repair.isEmpty(), qPrintable(finding.code));
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(contentOf(m_path), stored);
}

void TestPi::lostParentsCloseNoCircle_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QStringList>("links"); // as they are once it is mended; empty behind the colon: a first entry
    const auto one = [](const char* id, const char* parent) { return piUser(id, parent, "x"); };
    QTest::newRow("behind another") << one("a", "") + one("b", "gone") << QStringList {u"a:"_s, u"b:a"_s};
    QTest::newRow("behind its child") << one("c", "b") + one("b", "gone") << QStringList {u"c:b"_s, u"b:"_s};
    QTest::newRow("behind another and its child") << one("a", "") + one("c", "b") + one("d", "c") + one("b", "gone")
                                                  << QStringList {u"a:"_s, u"c:b"_s, u"d:c"_s, u"b:a"_s};
    QTest::newRow("behind the child of another that lost its own")
        << one("d", "c") + one("b", "gone") + one("c", "lost") << QStringList {u"d:c"_s, u"b:d"_s, u"c:"_s};
    QTest::newRow("two that lost the same")
        << one("a", "") + one("b", "gone") + one("c", "gone") << QStringList {u"a:"_s, u"b:a"_s, u"c:b"_s};
    QTest::newRow("behind an entry that another one replaces")
        << one("c", "") + one("b", "gone") + one("c", "b") << QStringList {u"c:"_s, u"b:"_s, u"c:b"_s};
    QTest::newRow("beside a circle") << one("a", "c") + one("c", "a") + one("d", "b") + one("b", "gone")
                                     << QStringList {u"a:c"_s, u"c:a"_s, u"d:b"_s, u"b:c"_s};
}

void TestPi::lostParentsCloseNoCircle()
{
    QFETCH(const QByteArray, stored);
    QFETCH(const QStringList, links);
    mustWriteFile(m_path, Header + stored);
    auto store = open();
    const auto plan = store->plan(RepairEdit {m_id, {u"missing-parent"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QStringList now;
    for (const QByteArray& line : contentOf(m_path).sliced(Header.size()).trimmed().split('\n')) {
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        now << entry[u"id"_s].toString() + u':' + entry[u"parentId"_s].toString();
    }
    QCOMPARE(now, links);
    const bool isFirst = !stored.startsWith(R"({"type":"message","id":"a")");
    const auto saysSo = [](const QString& warning) { return warning.contains(u"the first one of its branch"_s); };
    QCOMPARE(std::ranges::any_of(plan->warnings, saysSo), isFirst);
}

/// A service takes the ids of its calls with the reasoning before them only, and those of its texts not without it.
void TestPi::thinkingThatServicesAskFor()
{
    const pi::Policy& policy = pi::Policy::instance();
    Message message;
    ToolPart call;
    call.callId = u"call_1"_s;
    message.parts += Part {.body = call};
    QVERIFY(!policy.needsThinking(message));
    call.callId = u"call_1|fc_2"_s;
    message.parts += Part {.body = call};
    QVERIFY(policy.needsThinking(message));
    const QByteArray begin
        = R"({"type":"message","id":"a1","parentId":null,"message":{"role":"assistant","content":[{"type":"text",)"
          R"("text":)"
          "\"So.\"";
    QCOMPARE(withoutThinkingLinks(begin + R"(,"textSignature":"msg_1"}]}})", policy), begin + "}]}}");
    QCOMPARE(withoutThinkingLinks(begin + "}]}}", policy), begin + "}]}}");
}

TEST_CLASS(TestPi)
#include "tst_pi.moc"
