// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/edit/journal.h"
#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/registry.h"
#include "core/store/sessionuse.h"
#include "core/store/watchableplaces.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>
#include <QtEndian>

using namespace stemma;
using namespace Qt::StringLiterals;
using filetree::contentOf;
using filetree::writeFile;

namespace {

const QString Thread = u"01a2007d-a007-77d3-9e39-91c5a41bf5b3"_s;
const QString Child = u"01a2007d-b08a-7062-b12f-6fe627f54840"_s;

QString nameOf(const QString& thread, const QString& revision = {})
{
    return u"rollout-2026-11-21T23-42-42-"_s + thread + (revision.isEmpty() ? QString() : u'_' + revision)
        + u".jsonl"_s;
}

QByteArray line(const QByteArray& type, const QByteArray& payload, int ordinal = -1)
{
    static int second = 0;
    ++second;
    const QByteArray time = "2026-11-21T23:" + QByteArray::number(10 + second / 60 % 50) + ':'
        + QByteArray::number(second % 60).rightJustified(2, '0') + ".000Z";
    const QByteArray number = ordinal < 0 ? QByteArray() : ",\"ordinal\":" + QByteArray::number(ordinal);
    return "{\"timestamp\":\"" + time + "\"" + number + ",\"type\":\"" + type + "\",\"payload\":" + payload + "}\n";
}

QByteArray head(const QString& thread, const QByteArray& more = {}, int ordinal = -1)
{
    return line("session_meta",
        "{\"id\":\"" + thread.toLatin1()
            + R"(","timestamp":"2026-11-21T23:00:00.000Z","cwd":"/home/dev/project","originator":"codex_cli_rs","cli_version":"0.104.0","source":"cli","model_provider":"openai")"
            + more + '}',
        ordinal);
}

QByteArray codexUser(const QByteArray& text, int ordinal = -1)
{
    return line("response_item",
        R"({"type":"message","role":"user","content":[{"type":"input_text","text":")" + text + "\"}]}", ordinal);
}

QByteArray told(const QByteArray& type, const QByteArray& text)
{
    return line("event_msg", "{\"type\":\"" + type + R"(","message":")" + text + "\"}");
}

QByteArray codexAssistant(const QByteArray& text, int ordinal = -1)
{
    return line("response_item",
        R"({"type":"message","id":"msg_1","role":"assistant","content":[{"type":"output_text","text":")" + text
            + "\"}]}",
        ordinal);
}

QByteArray thinking(const QByteArray& text)
{
    return line("response_item",
        R"({"type":"reasoning","id":"rs_1","summary":[{"type":"summary_text","text":")" + text
            + R"("}],"content":null,"encrypted_content":"AAAABBBBCCCC"})");
}

QByteArray codexCall(const QByteArray& id)
{
    return line("response_item",
        R"({"type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"ls\"}","call_id":")" + id + "\"}");
}

QByteArray output(const QByteArray& id, const QByteArray& text)
{
    return line(
        "response_item", R"({"type":"function_call_output","call_id":")" + id + R"(","output":")" + text + "\"}");
}

QByteArray tokens(int input, int outputTokens)
{
    const QByteArray usage = "{\"input_tokens\":" + QByteArray::number(input)
        + R"(,"cached_input_tokens":0,"output_tokens":)" + QByteArray::number(outputTokens)
        + R"(,"reasoning_output_tokens":0,"total_tokens":)" + QByteArray::number(input + outputTokens) + '}';
    return line("event_msg", R"({"type":"token_count","info":{"total_token_usage":)" + usage + "}}");
}

/// Two turns, the first with a call.
QByteArray codexTalk()
{
    return head(Thread) + codexUser("<environment_context>here</environment_context>") + codexUser("first")
        + told("user_message", "first") + line("turn_context", R"({"cwd":"/p","model":"gpt-5.5"})")
        + line("event_msg", R"({"type":"agent_reasoning","text":"hm"})") + thinking("hm")
        + told("agent_message", "I look") + codexAssistant("I look") + codexCall("c1") + tokens(100, 10)
        + line("event_msg",
            R"({"type":"exec_command_end","call_id":"c1","exit_code":2,"duration":{"secs":1,"nanos":500000000},"stdout":"out","status":"failed"})")
        + output("c1", "out") + tokens(100, 10) + told("agent_message", "done") + codexAssistant("done")
        + tokens(250, 30) + codexUser("second") + told("user_message", "second") + thinking("well")
        + told("agent_message", "answer") + codexAssistant("answer") + tokens(400, 45);
}

/// A zstd frame whose blocks are stored, or @p blocks times one byte repeated.
QByteArray zstd(const QByteArray& bytes, int blocks = 0)
{
    constexpr quint32 Block = 128 * 1024;
    const auto number = [](quint32 value) {
        QByteArray spelled(4, 0);
        qToLittleEndian(value, spelled.data());
        return spelled;
    };
    const bool isRepeated = blocks > 0;
    blocks = isRepeated ? blocks : int((bytes.size() + Block - 1) / Block);
    const quint32 whole = isRepeated ? Block * quint32(blocks) : quint32(bytes.size());
    QByteArray frame = QByteArray("\x28\xb5\x2f\xfd\x80\x50", 6) + number(whole);
    for (int i = 0; i < blocks; ++i) {
        const QByteArray stored = isRepeated ? bytes.first(1) : bytes.mid(i * qsizetype(Block), Block);
        const quint32 size = isRepeated ? Block : quint32(stored.size());
        const quint32 start = quint32(i + 1 == blocks) | (isRepeated ? 2U : 0U) | (size << 3);
        frame += number(start).first(3) + stored;
    }
    return frame;
}

/// What a line of a genuine file is, as the table of them counts.
QString kindOf(const json::Value& record)
{
    const json::Value* payload = record.find(u"payload");
    const QString type = payload ? payload->text(u"type") : QString();
    const json::Value* item = payload ? payload->find(u"item") : nullptr;
    QString kind = record.text(u"type");
    for (const QString& more : {type, item ? item->text(u"type") : QString()})
        kind += more.isEmpty() ? QString() : u'/' + more;
    return kind;
}

/// Lines that are no messages, and why: what they say stands in other records, or belongs to the session.
const QMap<QString, QString>& explanations()
{
    static const QMap<QString, QString> all {{u"session_meta"_s, u"the head of a session"_s},
        {u"turn_context"_s, u"model and settings of a turn"_s}, {u"world_state"_s, u"state of the environment"_s},
        {u"token_usage_record"_s, u"tokens"_s}, {u"inter_agent_communication_metadata"_s, u"settings of a turn"_s},
        {u"event_msg/token_count"_s, u"tokens"_s}, {u"event_msg/task_started"_s, u"begin of a turn"_s},
        {u"event_msg/task_complete"_s, u"end of a turn"_s},
        {u"event_msg/thread_settings_applied"_s, u"settings of a turn"_s},
        {u"event_msg/thread_name_updated"_s, u"the title"_s},
        {u"event_msg/context_compacted"_s, u"said by compacted"_s},
        {u"event_msg/item_completed/ContextCompaction"_s, u"said by compacted"_s},
        {u"event_msg/user_message"_s, u"said by a message"_s}, {u"event_msg/agent_message"_s, u"said by a message"_s},
        {u"event_msg/agent_reasoning"_s, u"said by thinking"_s},
        {u"event_msg/item_completed/UserMessage"_s, u"said by a message"_s},
        {u"event_msg/item_completed/AgentMessage"_s, u"said by a message"_s},
        {u"event_msg/item_completed/Reasoning"_s, u"said by thinking"_s},
        {u"event_msg/item_completed/CommandExecution"_s, u"detail of a call"_s},
        {u"event_msg/item_completed/FileChange"_s, u"detail of a call"_s},
        {u"event_msg/item_completed/McpToolCall"_s, u"detail of a call"_s},
        {u"event_msg/exec_command_end"_s, u"detail of a call"_s},
        {u"event_msg/patch_apply_end"_s, u"detail of a call"_s},
        {u"event_msg/view_image_tool_call"_s, u"detail of a call"_s},
        {u"event_msg/mcp_tool_call_end"_s, u"detail of a call"_s},
        {u"event_msg/web_search_end"_s, u"detail of a call"_s},
        {u"event_msg/image_generation_end"_s, u"detail of a call"_s},
        {u"event_msg/dynamic_tool_call_request"_s, u"detail of a call"_s},
        {u"event_msg/dynamic_tool_call_response"_s, u"detail of a call"_s},
        {u"event_msg/collab_agent_spawn_end"_s, u"detail of a call"_s},
        {u"event_msg/collab_agent_interaction_end"_s, u"detail of a call"_s},
        {u"event_msg/collab_waiting_end"_s, u"detail of a call"_s},
        {u"event_msg/collab_close_end"_s, u"detail of a call"_s},
        {u"event_msg/item_completed/Extension"_s, u"detail of a call"_s},
        {u"event_msg/guardian_assessment"_s, u"detail of a call"_s},
        {u"event_msg/item_completed/WebSearch"_s, u"detail of a call"_s},
        {u"event_msg/item_completed/ImageGeneration"_s, u"detail of a call"_s},
        {u"event_msg/item_completed/Plan"_s, u"detail of a call"_s}};
    return all;
}

} // namespace

/// Sessions of Codex: read, followed, changed and checked.
class TestCodex final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void detects();
    void samples_data();
    void samples();
    void readsBothStories();
    void replacedTexts();
    void eventsAlone();
    void patchesStandBesideResults();
    void hostedCalls();
    void rollbacks();
    void rollbacksOverACompaction();
    void callsThatWereTakenBack();
    void compactions();
    void countsTokens();
    void bases();
    void basesOfASingleFileAreWatched();
    void brokenBases_data();
    void brokenBases();
    void wholeFolder();
    void packed();
    void longPacked();
    void forksOfPacked();
    void bareForm();
    void follows();
    void edits_data();
    void edits();
    void thinkingAndItsAnswers();
    void forksOfForks();
    void compacts();
    void compactsBeforeACompaction();
    void changesBeforeACompaction();
    void renames();
    void deletes();
    void deletingNamesForks();
    void deletingASingleFile();
    void findings_data();
    void findings();
    void repairs();

private:
    [[nodiscard]] std::unique_ptr<SessionStore> open() { return open(m_path); }
    [[nodiscard]] static std::unique_ptr<SessionStore> open(const QString& path);
    [[nodiscard]] static QStringList texts(SessionStore& store, const SessionId& id);
    [[nodiscard]] static QStringList sent(
        SessionStore& store, const SessionId& id, const std::optional<MessageId>& at = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    SessionId m_id {Thread};
};

void TestCodex::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_path = m_folder->filePath(nameOf(Thread));
    QVERIFY(writeFile(m_path, codexTalk()));
}

std::unique_ptr<SessionStore> TestCodex::open(const QString& path)
{
    auto store = openStore(path);
    if (!store)
        qWarning() << store.error().text;
    return store ? *std::move(store) : nullptr;
}

QStringList TestCodex::texts(SessionStore& store, const SessionId& id)
{
    QStringList texts;
    for (const MessagePtr& message : readstore::messages(store, id)) {
        QStringList parts;
        for (const Part& part : message->parts) {
            if (const auto* one = part.as<TextPart>())
                parts << one->text.text;
            else if (const auto* thought = part.as<ReasoningPart>())
                parts << u'(' + thought->text.text + u')';
            else if (const auto* tool = part.as<ToolPart>())
                parts << (tool->hasOutput ? u"result:"_s + tool->output.text : u"call:"_s + tool->callId);
            else if (const auto* event = part.as<EventPart>())
                parts << u'*' + event->type;
        }
        texts << parts.join(u' ');
    }
    return texts;
}

QStringList TestCodex::sent(SessionStore& store, const SessionId& id, const std::optional<MessageId>& at)
{
    QStringList texts;
    const auto budget = store.context(id, at,
        [&](const ContextItem& item) {
            texts << item.text;
            return true;
        },
        {});
    return budget ? texts : QStringList {budget.error().text};
}

void TestCodex::detects()
{
    for (const QString& path : {m_path, m_folder->path()}) {
        const auto store = open(path);
        QVERIFY(store);
        QCOMPARE(store->info().format, u"codex"_s);
        QCOMPARE(store->info().dialect, u"legacy"_s);
        QVERIFY(store->info().notWritable.isEmpty());
    }
    QVERIFY(writeFile(m_folder->filePath(u"other/notes.jsonl"_s), "{\"type\":\"note\"}\n"));
    QVERIFY(writeFile(m_folder->filePath(u"other/deeper/"_s + nameOf(Child)), head(Child)));
    QVERIFY(!openStore(m_folder->filePath(u"other"_s))); // only folders of days are looked into
    QVERIFY(!openStore(m_folder->filePath(u"other/notes.jsonl"_s)));
}

void TestCodex::samples_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator it(realStore(u"codex"_s), {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
    QMap<QString, QString> paths;
    while (it.hasNext()) {
        const QString path = it.next();
        // An index of names, and lines of no session.
        if (!path.endsWith("session_index.jsonl"_L1) && !path.endsWith("schema_drift.jsonl"_L1))
            paths.insert(path.sliced(realStore(u"codex"_s).size() + 1), path);
    }
    QVERIFY(!paths.isEmpty());
    for (const auto& [name, path] : paths.asKeyValueRange())
        QTest::newRow(qPrintable(name)) << path;
}

/// Every record of the genuine files is shown, or it is known why not.
void TestCodex::samples()
{
    QFETCH(QString, path);
    const QByteArray before = contentOf(path);
    const auto store = open(path);
    QVERIFY(store);
    const std::vector<SessionInfo> sessions = readstore::listed(*store);
    QCOMPARE(sessions.size(), 1u);
    QSet<qint64> shown;
    for (const MessagePtr& message : readstore::messages(*store, sessions.front().id)) {
        if (message->storedAt.file == path)
            shown << message->storedAt.offset;
        QVERIFY(!message->parts.isEmpty() || message->storedRole.isEmpty());
    }
    QMap<QString, int> explained;
    int records = 0;
    qint64 offset = 0;
    for (const QByteArray& stored : before.split('\n')) {
        const qint64 at = std::exchange(offset, offset + stored.size() + 1);
        if (stored.trimmed().isEmpty())
            continue;
        ++records;
        if (shown.contains(at))
            continue;
        const auto record = json::parse(stored);
        QVERIFY(record);
        const QString kind = kindOf(*record);
        QVERIFY2(explanations().contains(kind), qPrintable(u"not shown: "_s + kind));
        ++explained[explanations().value(kind)];
    }
    int sum = int(shown.size());
    QStringList words;
    for (const auto& [why, count] : explained.asKeyValueRange()) {
        sum += count;
        words << u"%1 %2"_s.arg(count).arg(why);
    }
    qInfo().noquote() << records << "records =" << shown.size() << "shown +" << words.join(u", "_s);
    QCOMPARE(sum, records);
    QCOMPARE(readstore::readAll(*store), QString());
    QCOMPARE(contentOf(path), before);
}

/// What the model saw is shown, what users saw of the same is not shown again, and adds what only it tells.
void TestCodex::readsBothStories()
{
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(texts(*store, m_id),
        (QStringList {u"<environment_context>here</environment_context>"_s, u"first"_s, u"(hm)"_s, u"I look"_s,
            u"call:c1"_s, u"result:out"_s, u"done"_s, u"second"_s, u"(well)"_s, u"answer"_s}));
    const auto all = readstore::messages(*store, m_id);
    const auto* thought = all.at(2)->parts.first().as<ReasoningPart>();
    QCOMPARE(thought->state, ReasoningPart::State::Encrypted);
    QCOMPARE(thought->signatureBytes, 12);
    QCOMPARE(all.at(3)->model, u"gpt-5.5"_s);
    const auto* made = all.at(4)->parts.first().as<ToolPart>();
    QCOMPARE(made->name, u"exec_command"_s);
    QCOMPARE(made->input.text, u"{\"cmd\":\"ls\"}"_s);
    const auto* result = all.at(5)->parts.first().as<ToolPart>();
    QCOMPARE(result->name, u"exec_command"_s);
    QCOMPARE(result->state, ToolPart::State::Error);
    QVERIFY(result->startedAt && result->endedAt);
    QCOMPARE(toMs(*result->endedAt) - toMs(*result->startedAt), 1500);
    QVERIFY(result->metadata.text.contains("\"exit_code\":2"_L1));
    const auto info = store->session(m_id, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->firstPrompt, u"first"_s);
    QCOMPARE(info->directory, u"/home/dev/project"_s);
    // What nothing else says is shown: an answer of which only an event tells.
    QVERIFY(writeFile(m_path, codexTalk() + told("agent_message", "Compact task completed")));
    QCOMPARE(texts(*store, m_id).last(), u"Compact task completed"_s);
    QVERIFY(!sent(*store, m_id).contains(u"Compact task completed"_s));
}

/// Somebody replaced the texts of events by others than those of the records: neighbours belong together.
void TestCodex::replacedTexts()
{
    QVERIFY(writeFile(m_path,
        head(Thread) + codexUser("[TEXT 1]") + codexUser("[TEXT 2]") + told("user_message", "[MESSAGE 2]")
            + told("agent_message", "[MESSAGE 3]") + codexAssistant("[TEXT 3]")));
    const auto store = open();
    QCOMPARE(texts(*store, m_id), (QStringList {u"[TEXT 1]"_s, u"[TEXT 2]"_s, u"[TEXT 3]"_s}));
}

/// A rollout of which only the events are left, so many that no event may look at all others.
void TestCodex::eventsAlone()
{
    constexpr int Events = 500'000;
    QByteArray bytes = head(Thread);
    const QByteArray event = told("agent_message", "So far so good");
    for (int i = 0; i < Events; ++i)
        bytes += event;
    QVERIFY(writeFile(m_path, bytes));
    const auto store = open();
    const auto outline = store->outline(m_id, {});
    QVERIFY(outline);
    QCOMPARE(outline->size(), size_t(Events));
}

/// A call, what it changed and its result are told together; a call that has no result keeps its patch.
void TestCodex::patchesStandBesideResults()
{
    const QByteArray calls = line("response_item",
        R"({"type":"custom_tool_call","name":"apply_patch","call_id":"p1","input":"*** Begin Patch\n*** Update File: a.txt\n@@\n-old\n+new\n*** End Patch"})");
    const QByteArray told1 = line("event_msg",
        R"({"type":"patch_apply_end","call_id":"p1","success":true,"changes":{"a.txt":{"type":"update","unified_diff":"@@ -7,1 +7,1 @@\n-old\n+new\n"}}})");
    const QByteArray output1
        = line("response_item", R"({"type":"custom_tool_call_output","call_id":"p1","output":"done"})");
    const auto patchesOf = [this](const QByteArray& more) {
        QStringList found;
        if (!writeFile(m_path, head(Thread) + codexUser("go") + more))
            return found;
        const auto store = open();
        for (const MessagePtr& message : readstore::messages(*store, m_id)) {
            for (const Part& part : message->parts) {
                if (const auto* patch = part.as<PatchPart>())
                    found << u"%1 %2"_s.arg(message->index).arg(patch->diff.text.section(u'\n', 2, 2));
            }
        }
        return found;
    };
    QCOMPARE(patchesOf(calls), QStringList {u"1 @@ -1,1 +1,1 @@"_s});
    QCOMPARE(patchesOf(calls + output1), QStringList {u"2 @@ -1,1 +1,1 @@"_s});
    QCOMPARE(patchesOf(calls + told1 + output1), QStringList {u"2 @@ -7,1 +7,1 @@"_s});
}

/// What the provider itself did is one message, with what the event tells of it.
void TestCodex::hostedCalls()
{
    QVERIFY(writeFile(m_path,
        codexTalk()
            + line("response_item",
                R"({"type":"web_search_call","id":"ws_1","status":"completed","action":{"type":"search","query":"qt"}})")
            + line("event_msg", R"({"type":"item_completed","item":{"type":"WebSearch","id":"ws_1","query":"qt"}})")
            + line("event_msg", R"({"type":"web_search_end","call_id":"ws_2","query":"late","results":["found"]})")
            + line("response_item", R"({"type":"web_search_call","id":"ws_2","status":"completed"})")
            + line("event_msg", R"({"type":"web_search_end","call_id":"ws_3","query":"of no call"})")));
    const auto store = open();
    const auto messages = readstore::messages(*store, m_id);
    QCOMPARE(messages.size(), 13u);
    const auto* late = messages.at(11)->parts.first().as<ToolPart>();
    QVERIFY(late);
    QCOMPARE(late->name, u"web_search"_s);
    QCOMPARE(late->state, ToolPart::State::Completed);
    QVERIFY2(late->metadata.text.contains(u"found"_s), qPrintable(late->metadata.text));
    QVERIFY(messages.at(12)->parts.first().as<EventPart>());
    QVERIFY(readstore::findings(*store).isEmpty());
    QCOMPARE(readstore::readAll(*store), QString());
}

void TestCodex::rollbacks()
{
    const QByteArray bytes1 = codexTalk() + line("event_msg", R"({"type":"thread_rolled_back","num_turns":1})")
        + codexUser("instead") + told("user_message", "instead") + codexAssistant("other");
    QVERIFY(writeFile(m_path, bytes1));
    const auto store = open();
    const auto all = readstore::messages(*store, m_id);
    QCOMPARE(texts(*store, m_id).last(3), (QStringList {u"*thread_rolled_back"_s, u"instead"_s, u"other"_s}));
    QVERIFY(all.at(7)->states.testFlag(MessageState::Discarded));
    QVERIFY(all.at(9)->states.testFlag(MessageState::Discarded));
    QVERIFY(!all.at(6)->states.testFlag(MessageState::Discarded));
    const QStringList now = sent(*store, m_id);
    QVERIFY(!now.contains(u"second"_s) && !now.contains(u"answer"_s));
    QCOMPARE(now.last(2), (QStringList {u"instead"_s, u"other"_s}));
    // Before they were taken back they were sent.
    QCOMPARE(sent(*store, m_id, all.at(9)->id).last(), u"answer"_s);
    // The record tells only how many turns that were: a change among them would take back "first" in their place.
    const MessageId takenBack = all.at(7)->id;
    for (const Edit& edit : {Edit(RemoveEdit {m_id, {takenBack}, {}}), Edit(TextEdit {m_id, takenBack, 0, u"x"_s}),
             Edit(InsertEdit {m_id, all.at(9)->id, u"user"_s, u"x"_s})}) {
        const auto plan = store->plan(edit, {});
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, Errc::NotSupported);
    }
    const auto removal = store->plan(RemoveEdit {m_id, {all.back()->id}, {}}, {});
    QVERIFY2(removal, removal ? "" : qPrintable(removal.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *removal, {}));
    const auto made = open(m_folder->path());
    QCOMPARE(sent(*made, removal->newSession).last(2), (QStringList {u"done"_s, u"instead"_s}));
}

/// A compaction goes with the turn that is taken back, and what was taken back before one is not what it replaced.
void TestCodex::rollbacksOverACompaction()
{
    const QByteArray back = R"({"type":"thread_rolled_back","num_turns":1})";
    const QByteArray history = R"({"message":"So far.","replacement_history":[{"type":"message","role":"user",)"
                               R"("content":[{"type":"input_text","text":"kept"}]}]})";
    const auto turn = [](const QByteArray& prompt, const QByteArray& answer) -> QByteArray {
        return codexUser(prompt) + told("user_message", prompt) + codexAssistant(answer)
            + told("agent_message", answer);
    };
    const QByteArray compacted = turn("one", "first answer") + turn("two", "wrong") + line("compacted", history);
    QVERIFY(writeFile(m_path, head(Thread) + compacted + line("event_msg", back) + turn("three", "right")));
    auto store = open();
    QCOMPARE(sent(*store, m_id), (QStringList {u"one"_s, u"first answer"_s, u"three"_s, u"right"_s}));
    auto all = readstore::messages(*store, m_id);
    QVERIFY(all.at(0)->states.testFlag(MessageState::InContext));
    QVERIFY(!all.at(0)->states.testFlag(MessageState::Summarised));
    QVERIFY(all.at(2)->states.testFlag(MessageState::Discarded));
    QVERIFY(all.at(4)->states.testFlag(MessageState::Discarded));
    auto nodes = store->summaryNodes(m_id, {});
    QVERIFY(nodes && nodes->size() == 1);
    QVERIFY(!nodes->first().inContext && !nodes->first().superseded);
    QCOMPARE(nodes->first().covers, 4);

    // One that is made afterwards takes up nothing of it.
    QVERIFY(writeFile(m_path,
        head(Thread) + compacted + line("event_msg", back) + turn("three", "right") + line("compacted", history)
            + turn("four", "on")));
    store = open();
    all = readstore::messages(*store, m_id);
    QVERIFY(all.at(0)->states.testFlag(MessageState::Summarised));
    nodes = store->summaryNodes(m_id, {});
    QVERIFY(nodes && nodes->size() == 2);
    QVERIFY(!nodes->first().inContext && !nodes->first().superseded);
    QVERIFY(nodes->last().inContext);
    QCOMPARE(nodes->last().covers, 4);
    QCOMPARE(nodes->last().first.value, all.at(0)->id.value);
}

/// They are not sent, so that nobody waits for their results; in a fork before that they are.
void TestCodex::callsThatWereTakenBack()
{
    QVERIFY(writeFile(m_path,
        codexTalk() + codexUser("third") + codexCall("c9")
            + line("event_msg", R"({"type":"thread_rolled_back","num_turns":1})") + codexUser("fourth")));
    const auto isAnswered = [this](const Edit& edit) {
        const auto plan = open()->plan(edit, {});
        return plan && std::ranges::all_of(plan->checks, &PlannedCheck::ok);
    };
    QVERIFY(isAnswered(TextEdit {m_id, MessageId(u"#7"_s), 0, u"other"_s}));
    QVERIFY(!isAnswered(ForkEdit {m_id, MessageId(u"#11"_s), false, {}}));
}

void TestCodex::compactions()
{
    const QByteArray history = R"({"message":"So far.","replacement_history":[{"type":"message","role":"user",)"
                               R"("content":[{"type":"input_text","text":"kept"}]},)"
                               R"({"type":"compaction","encrypted_content":"QUJDREVG"}]})";
    QVERIFY(writeFile(m_path, codexTalk() + line("compacted", history) + codexUser("third")));
    auto store = open();
    const QStringList now = sent(*store, m_id);
    QCOMPARE(now.size(), 3); // the items of the list one by one
    QCOMPARE(now.at(0), u"kept"_s);
    QVERIFY(now.at(1).contains("encrypted"_L1));
    QCOMPARE(now.at(2), u"third"_s);
    const auto nodes = store->summaryNodes(m_id, {});
    QVERIFY(nodes);
    QCOMPARE(nodes->size(), 1);
    QCOMPARE(nodes->first().text.text, u"So far."_s);
    QCOMPARE(nodes->first().covers, 10);
    const auto all = readstore::messages(*store, m_id);
    QVERIFY(all.at(3)->states.testFlag(MessageState::Summarised));
    QVERIFY(std::ranges::any_of(all.at(10)->parts, [](const Part& part) {
        const auto* event = part.as<EventPart>();
        return event && event->line.contains("encrypted"_L1) && event->line.contains(u'8');
    }));
    // Older ones have no list: what users said and what stood before the first turn is sent on.
    const QByteArray bytes2 = codexTalk() + line("compacted", R"({"message":"So far."})") + codexUser("third");
    QVERIFY(writeFile(m_path, bytes2));
    store = open();
    QCOMPARE(sent(*store, m_id),
        (QStringList {
            u"<environment_context>here</environment_context>"_s, u"first"_s, u"second"_s, u"So far."_s, u"third"_s}));
}

/// Differences of totals: a total that is told again is no call, and a program that is started anew counts from 0.
void TestCodex::countsTokens()
{
    QVERIFY(writeFile(m_path, codexTalk() + tokens(400, 45) + tokens(50, 5)));
    const auto info = open()->session(m_id, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->tokens.input, 450);
    QCOMPARE(info->tokens.output, 50);
    // What a fork copied from the session before it is not its own.
    const QString own = u"01b00000-0000-7000-8000-000000000000"_s;
    const QByteArray copy = codexTalk();
    const QByteArray bytes3 = head(own, ",\"forked_from_id\":\"" + Thread.toLatin1() + "\"") + copy
        + line("event_msg", R"({"type":"task_started","turn_id":"01b00000-0001-7000-8000-000000000000"})")
        + codexUser("more") + codexAssistant("mine") + tokens(500, 60);
    QVERIFY(writeFile(m_folder->filePath(nameOf(own)), bytes3));
    const auto fork = open(m_folder->filePath(nameOf(own)))->session(SessionId(own), ListDetail::Full, {});
    QVERIFY(fork);
    QCOMPARE(fork->tokens.input, 100);
    QCOMPARE(fork->tokens.output, 15);
}

/// A fork that goes on from the bytes of its base, and one of that.
void TestCodex::bases()
{
    const QByteArray base
        = head(Thread, ",\"history_mode\":\"paginated\"", 0) + codexUser("one", 1) + codexAssistant("two", 2);
    const QByteArray beyond = codexUser("beyond", 3);
    const auto based = [](const QString& on, qsizetype bytes) {
        return ",\"history_mode\":\"paginated\",\"forked_from_id\":\"" + on.toLatin1()
            + R"(","history_base":{"thread_id":")" + on.toLatin1() + R"(","end_ordinal_exclusive":3,"end_byte_offset":)"
            + QByteArray::number(bytes) + '}';
    };
    const QString grandchild = u"01a2007d-ba97-7d63-87fa-852a6cb466b0"_s;
    const QByteArray child = head(Child, based(Thread, base.size()), 3) + codexUser("three", 4);
    QVERIFY(writeFile(m_path, base + beyond));
    QVERIFY(writeFile(m_folder->filePath(nameOf(Child)), child + codexUser("four", 5)));
    QVERIFY(writeFile(m_folder->filePath(nameOf(grandchild)),
        head(grandchild, based(Child, child.size()), 5) + codexUser("five", 6)));
    for (const QString& path : {m_folder->path(), m_folder->filePath(nameOf(grandchild))}) {
        const auto store = open(path);
        const SessionId id(grandchild);
        QCOMPARE(texts(*store, id), (QStringList {u"one"_s, u"two"_s, u"three"_s, u"five"_s}));
        const auto all = readstore::messages(*store, id);
        QCOMPARE(all.front()->storedAt.file, m_path);
        const auto bytes = store->rawBytes(all.front()->storedAt, 1 << 20, {});
        QVERIFY(bytes && bytes->contains("\"one\""));
        QCOMPARE(readstore::readAll(*store), QString());
        QVERIFY(readstore::findings(*store, id).isEmpty());
    }
    // What the base's own session says later is no part of it, and what the child says is followed.
    const auto store = open(m_folder->path());
    QCOMPARE(texts(*store, SessionId(Child)).size(), 4);
    QVERIFY(writeFile(m_folder->filePath(nameOf(Child)), child + codexUser("four", 5) + codexUser("live", 6)));
    QCOMPARE(texts(*store, SessionId(Child)).last(), u"live"_s);
    QCOMPARE(texts(*store, SessionId(grandchild)).size(), 4);
    const auto edges = store->edges(SessionId(Child), {});
    QVERIFY(edges);
    QCOMPARE(edges->size(), 2);
}

/// A store that is one file is read again when the file that it goes on from is gone, another one or there again.
void TestCodex::basesOfASingleFileAreWatched()
{
    const QByteArray base
        = head(Thread, ",\"history_mode\":\"paginated\"", 0) + codexUser("one", 1) + codexAssistant("two", 2);
    const QString path = m_folder->filePath(nameOf(Child));
    QVERIFY(writeFile(m_path, base));
    QVERIFY(writeFile(path,
        head(Child,
            R"(,"history_mode":"paginated","history_base":{"thread_id":")" + Thread.toLatin1()
                + R"(","end_ordinal_exclusive":3,"end_byte_offset":)" + QByteArray::number(base.size()) + '}',
            3)
            + codexUser("own", 4)));
    const SessionId id(Child);
    const QStringList all {u"one"_s, u"two"_s, u"own"_s};
    const auto store = open(path);
    const auto poll = [&store] { return store->poll({}).value_or(StoreChange::Vanished); };
    QCOMPARE(texts(*store, id), all);
    QVERIFY(watchablePlaces(*store).contains(m_path));
    QVERIFY(poll() == StoreChange::None);

    QVERIFY(writeFile(m_path, base + codexUser("beyond", 3)));
    QVERIFY(poll() == StoreChange::None);
    QCOMPARE(texts(*store, id), all);

    const QString aside = m_path + u".aside"_s;
    QVERIFY(QFile::rename(m_path, aside));
    QVERIFY(poll() == StoreChange::Replaced);
    QVERIFY(poll() == StoreChange::None);
    QCOMPARE(texts(*store, id), QStringList {u"own"_s});
    QVERIFY(watchablePlaces(*store).contains(m_path));
    QVERIFY(QFile::rename(aside, m_path));
    QVERIFY(poll() == StoreChange::Replaced);
    QVERIFY(poll() == StoreChange::None);
    QCOMPARE(texts(*store, id), all);

    // Written anew, as long as before.
    QByteArray other = base;
    QVERIFY(QFile::remove(m_path));
    QVERIFY(writeFile(m_path, other.replace("\"one\"", "\"1st\"")));
    QVERIFY(poll() == StoreChange::Replaced);
    QCOMPARE(texts(*store, id), (QStringList {u"1st"_s, u"two"_s, u"own"_s}));

    // A packed one is looked at itself, not what it is unpacked to.
    const QString packed = m_path + u".zst"_s;
    QVERIFY(writeFile(packed, zstd(other)) && QFile::remove(m_path));
    QVERIFY(poll() == StoreChange::Replaced);
    QCOMPARE(texts(*store, id), (QStringList {u"1st"_s, u"two"_s, u"own"_s}));
    QVERIFY(watchablePlaces(*store).contains(packed));
    QVERIFY(QFile::rename(packed, aside));
    QVERIFY(poll() == StoreChange::Replaced);
    QCOMPARE(texts(*store, id), QStringList {u"own"_s});
}

void TestCodex::brokenBases_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QString>("on");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<QString>("code");
    const QByteArray sound = head(Thread, ",\"history_mode\":\"paginated\"", 0) + codexUser("one", 1);
    QTest::newRow("missing") << QByteArray() << Thread << 100 << u"missing-base"_s;
    QTest::newRow("within a line") << sound << Thread << int(sound.size() - 3) << u"cut-base"_s;
    QTest::newRow("beyond the end") << sound << Thread << int(sound.size() + 10) << u"cut-base"_s;
    QTest::newRow("nothing of it") << sound << Thread << 0 << u"cut-base"_s;
    QTest::newRow("itself") << sound << Child << 10 << u"base-cycle"_s;
    QTest::newRow("a circle") << head(Thread,
        R"(,"history_mode":"paginated","history_base":{"thread_id":")" + Child.toLatin1()
            + R"(","end_ordinal_exclusive":1,"end_byte_offset":1})",
        0) << Thread << -1 << u"base-cycle"_s;
}

/// The own part is shown, and a check says what is missing.
void TestCodex::brokenBases()
{
    QFETCH(QByteArray, base);
    QFETCH(QString, on);
    QFETCH(int, bytes);
    QFETCH(QString, code);
    if (base.isEmpty())
        QVERIFY(QFile::remove(m_path));
    else
        QVERIFY(writeFile(m_path, base));
    const qsizetype end = bytes < 0 ? base.size() : bytes;
    const QString path = m_folder->filePath(nameOf(Child));
    const QByteArray bytes4
        = head(Child,
              R"(,"history_mode":"paginated","history_base":{"thread_id":")" + on.toLatin1()
                  + R"(","end_ordinal_exclusive":2,"end_byte_offset":)" + QByteArray::number(end) + '}',
              2)
        + codexUser("own", 3);
    QVERIFY(writeFile(path, bytes4));
    const auto store = open(m_folder->path());
    QVERIFY(store);
    QCOMPARE(texts(*store, SessionId(Child)).last(), u"own"_s);
    const QStringList codes = readstore::codes(*store);
    QVERIFY2(codes.contains(code), qPrintable(codes.join(u' ')));
}

/// The folder of the program: archived sessions, names, revisions, and whose are the sub-agents.
void TestCodex::wholeFolder()
{
    const QString sample = realStore(u"codex/generated"_s);
    NEED(missingSample(sample));
    const auto store = open(sample);
    QVERIFY(store);
    const auto sessions = readstore::listed(*store);
    QMap<QString, SessionInfo> byId;
    for (const SessionInfo& info : sessions)
        byId.insert(info.id.value, info);
    QCOMPARE(byId.size(), 9); // eight threads, and the superseded file of one
    QCOMPARE(byId.value(u"01a2007d-b76c-76c0-ae6e-493fcc857c21"_s).title, u"Compacted word counter"_s);
    QVERIFY(byId.value(u"01a2007d-bd53-7061-8976-2dbb2a78347e"_s).labels.contains(u"archived"_s));
    QCOMPARE(byId.value(Thread).firstPrompt, u"Please look at src/wordcount.py and tell me what is wrong with it."_s);
    // The reverted thread: its newest revision, with what it took from its base.
    const SessionId reverted(u"01a2007d-bc0f-7542-a9d7-140cc2742adb"_s);
    const QStringList all = texts(*store, reverted);
    QVERIFY(all.contains(u"Please look at src/wordcount.py and tell me what is wrong with it."_s));
    QVERIFY(all.contains(u"Good, now instead print as JSON."_s));
    const SessionId superseded(u"rollout-2026-11-21T23-42-49-01a2007d-bc0f-7542-a9d7-140cc2742adb"_s);
    QVERIFY(byId.contains(superseded.value));
    QVERIFY(continueCommand(store->info(), superseded).isEmpty());
    QCOMPARE(continueCommand(store->info(), reverted), u"codex resume "_s + reverted.value);
    QVERIFY(readstore::findings(*store).isEmpty());
    // A sub-agent.
    const QByteArray bytes5
        = head(Child, R"(,"source":{"subagent":{"thread_spawn":{"parent_thread_id":")" + Thread.toLatin1() + "\"}}}")
        + codexUser("look there");
    QVERIFY(writeFile(m_folder->filePath(nameOf(Child)), bytes5));
    const auto own = open(m_folder->path());
    const auto info = own->session(SessionId(Child), ListDetail::Basic, {});
    QVERIFY(info);
    QCOMPARE(info->origin.kind, Origin::Kind::SubAgent);
    QCOMPARE(info->parent, m_id);
    const auto edges = own->edges(m_id, {});
    QVERIFY(edges);
    QCOMPARE(edges->size(), 1);
    QCOMPARE(edges->first().kind, LineageEdge::Kind::SubAgent);
}

void TestCodex::packed()
{
    const QString path = m_path + u".zst"_s;
    const QByteArray talk = codexTalk();
    const QByteArray named = line("event_msg", R"({"type":"thread_name_updated","thread_name":"Mine"})");
    QVERIFY(writeFile(path, zstd(talk + named)));
    const auto both = open(m_folder->path());
    QCOMPARE(readstore::listed(*both).size(), 1u); // the plain one counts
    QVERIFY(QFile::remove(m_path));
    for (const QString& where : {m_folder->path(), path}) {
        const auto store = open(where);
        QVERIFY(store);
        const auto sessions = readstore::listed(*store);
        QCOMPARE(sessions.size(), 1u);
        QCOMPARE(sessions.front().id, m_id);
        QCOMPARE(sessions.front().firstPrompt, u"first"_s);
        QCOMPARE(sessions.front().title, u"Mine"_s);
        QVERIFY(sessions.front().updatedAt); // as its last line has it, and not when it was packed
        const QString updated = toIso(*sessions.front().updatedAt);
        QVERIFY2(named.contains(updated.toLatin1()), qPrintable(updated));
        QCOMPARE(texts(*store, m_id).size(), 10);
        QCOMPARE(readstore::readAll(*store), QString());
    }
    // Cut off: said in a sentence, and the others are read.
    const QByteArray whole = contentOf(path);
    QVERIFY(writeFile(path, whole.first(whole.size() / 2)));
    QVERIFY(writeFile(m_folder->filePath(nameOf(Child)), head(Child) + codexUser("sound")));
    const auto store = open(m_folder->path());
    QVERIFY(store);
    QCOMPARE(texts(*store, SessionId(Child)), QStringList {u"sound"_s});
    const auto outline = store->outline(m_id, {});
    QVERIFY(!outline && outline.error().text.endsWith(u'.'));
    QVERIFY(readstore::codes(*store).contains(u"unreadable-file"_s));
    // Far more than was packed.
    QVERIFY(writeFile(path, zstd(" ", 20'000)));
    const auto bomb = store->outline(m_id, {});
    QVERIFY(!bomb);
    QVERIFY2(bomb.error().text.contains("fill the disk"_L1), qPrintable(bomb.error().text));
}

/// Its title and its time stand at the end, which is far.
void TestCodex::longPacked()
{
    const QByteArray named = line("event_msg", R"({"type":"thread_name_updated","thread_name":"Mine"})");
    const QByteArray whole = codexTalk() + codexUser(QByteArray(1'300'000, 'x')) + named;
    QVERIFY(writeFile(m_path + u".zst"_s, zstd(whole)) && QFile::remove(m_path));
    const auto sessions = readstore::listed(*open(m_folder->path()));
    QCOMPARE(sessions.size(), 1u);
    QCOMPARE(sessions.front().title, u"Mine"_s);
    QCOMPARE(sessions.front().firstPrompt, u"first"_s);
    QVERIFY(sessions.front().updatedAt);
    const QString updated = toIso(*sessions.front().updatedAt);
    QVERIFY2(named.contains(updated.toLatin1()), qPrintable(updated));
}

/// Long records are copied from where they were unpacked.
void TestCodex::forksOfPacked()
{
    const QByteArray longText(3000, 'x');
    QVERIFY(writeFile(m_path + u".zst"_s, zstd(codexTalk() + codexUser(longText))) && QFile::remove(m_path));
    const auto store = open(m_folder->path());
    QVERIFY(store);
    const auto plan = store->plan(ForkEdit {m_id, readstore::messages(*store, m_id).back()->id, false, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const auto made = open(m_folder->path());
    QCOMPARE(sent(*made, plan->newSession), sent(*made, m_id));
    QCOMPARE(sent(*made, plan->newSession).last(), QString::fromLatin1(longText));
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QVERIFY(Editor(journal).redo(receipt->id, {}));
}

void TestCodex::bareForm()
{
    const QByteArray bytes6 = "{\"id\":\"" + Thread.toLatin1()
        + R"(","timestamp":"2025-06-01T10:00:00.000Z","instructions":null})"
          "\n"
          R"({"record_type":"state"})"
          "\n"
          R"({"type":"message","role":"user","content":[{"type":"input_text","text":"old"}]})"
          "\n"
          R"({"type":"message","role":"assistant","content":[{"type":"output_text","text":"answer"}]})"
          "\n";
    QVERIFY(writeFile(m_path, bytes6));
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(store->info().dialect, u"bare"_s);
    QCOMPARE(texts(*store, m_id), (QStringList {u"old"_s, u"answer"_s}));
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto plan = store->plan(ForkEdit {m_id, readstore::messages(*store, m_id).at(1)->id, false, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(editor.apply(store->info(), *plan, {}));
    const auto made = open(m_folder->path());
    QCOMPARE(texts(*made, plan->newSession), (QStringList {u"old"_s, u"answer"_s}));
}

/// A torn last line is being written; when it is whole it is read.
void TestCodex::follows()
{
    const auto store = open();
    const qsizetype before = texts(*store, m_id).size();
    const QByteArray more = codexUser("third");
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(more.first(40));
    file.flush();
    QVERIFY(*store->poll() == StoreChange::Changed);
    QCOMPARE(texts(*store, m_id).size(), before + 1); // shown as it is
    file.write(more.sliced(40));
    file.close();
    QVERIFY(*store->poll() == StoreChange::Changed);
    QCOMPARE(texts(*store, m_id).size(), before + 1);
    QCOMPARE(texts(*store, m_id).last(), u"third"_s);
}

void TestCodex::edits_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("after");
    const QStringList all {u"<environment_context>here</environment_context>"_s, u"first"_s, u"(hm)"_s, u"I look"_s,
        u"call:c1"_s, u"result:out"_s, u"done"_s, u"second"_s, u"(well)"_s, u"answer"_s};
    const auto at = [](int row) { return MessageId(u"#%1"_s.arg(row)); };
    const auto row
        = [](const char* name, const Edit& edit, const QStringList& after) { QTest::newRow(name) << edit << after; };
    const SessionId id = m_id;
    row("fork", ForkEdit {id, at(6), false, u"T"_s}, all.first(7));
    row("fork before", ForkEdit {id, at(7), true, {}}, all.first(7));
    QStringList after = all;
    after[7] = u"other"_s;
    after.removeAt(8); // the thinking of that turn
    row("text of a prompt", TextEdit {id, at(7), 0, u"other"_s}, after);
    after = all;
    after[3] = u"I \"see\""_s;
    after.removeAll(u"(hm)"_s);
    after.removeAll(u"(well)"_s);
    row("text of an answer", TextEdit {id, at(3), 0, u"I \"see\""_s}, after);
    after[3] = u"call:c1"_s;
    after[2] = u"I look"_s;
    after[4] = u"result:less"_s;
    row("output of a tool", TextEdit {id, at(5), 0, u"less"_s}, after);
    after[4] = u"result:[Output removed to free context.]"_s;
    row("prune", PruneEdit {id, at(4), 0, false}, after);
    row("remove a result with its call", RemoveEdit {id, {at(5)}, {}},
        {all[0], all[1], all[3], all[6], all[7], all[9]});
    row("remove the last", RemoveEdit {id, {at(9)}, {}}, all.first(8));
    row("insert", InsertEdit {id, at(6), u"user"_s, u"between"_s},
        QStringList {all[0], all[1], all[3], all[4], all[5], all[6], u"between"_s, all[7], all[9]});
}

/// Each change makes a new rollout, which has what the program needs to show and resume it; the session itself stays.
void TestCodex::edits()
{
    QFETCH(Edit, edit);
    QFETCH(QStringList, after);
    const QByteArray before = contentOf(m_path);
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    auto store = open(m_folder->path());
    const auto plan = store->plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(!plan->newSession.isEmpty());
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(contentOf(m_path), before);
    const auto changed = open(m_folder->path());
    QCOMPARE(texts(*changed, plan->newSession), after);
    QVERIFY(plan->after);
    QCOMPARE(plan->after->messages, qint64(sent(*changed, plan->newSession).size()));
    for (const Finding& finding : readstore::findings(*changed, plan->newSession))
        QVERIFY2(finding.severity == Finding::Severity::Note, qPrintable(finding.text));
    const auto info = changed->session(plan->newSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->origin.session, m_id);
    QCOMPARE(continueCommand(changed->info(), info->id), u"codex resume "_s + info->id.value);
    const QString path = QDirIterator(m_folder->path(), {u"rollout-*"_s + plan->newSession.value + u".jsonl"_s}).next();
    const QList<QByteArray> lines = contentOf(path).trimmed().split('\n');
    const auto first = json::parse(lines.first());
    QVERIFY(first);
    const json::Value* made = first->find(u"payload");
    QCOMPARE(made->text(u"id"), plan->newSession.value);
    QCOMPARE(made->text(u"session_id"), plan->newSession.value);
    QCOMPARE(made->text(u"history_mode"), u"legacy"_s);
    QCOMPARE(made->text(u"source"), u"cli"_s);
    QCOMPARE(made->text(u"model_provider"), u"openai"_s);
    QCOMPARE(made->text(u"forked_from_id"), Thread);
    QVERIFY(QUuid::fromString(plan->newSession.value).version() == QUuid::Version(7)
        || plan->newSession.value.at(14) == u'7');
    const QByteArray whole = contentOf(path);
    QVERIFY(whole.contains("\"user_message\""));
    QVERIFY(whole.contains("\"turn_context\""));
    QVERIFY(!whole.contains("\"ordinal\"") && !whole.contains("token_count"));
    QVERIFY(editor.undo(receipt->id, {}));
    QVERIFY(!QFileInfo::exists(path));
}

/// Without the thinking that they came with answers have no ids, which a provider would look for; and no thinking is
/// left without an answer.
void TestCodex::thinkingAndItsAnswers()
{
    Journal journal(m_folder->filePath(u"journal"_s));
    QByteArray written;
    const auto textsAfter = [&](const Edit& edit) {
        const auto store = open(m_folder->path());
        const auto plan = store->plan(edit, {});
        if (!plan || !Editor(journal).apply(store->info(), *plan, {}))
            return QStringList();
        const auto made = open(m_folder->path());
        written = contentOf(made->service<SessionFilesStore>()->filesOf(plan->newSession, {})->first());
        return texts(*made, plan->newSession);
    };
    const QStringList before {u"<environment_context>here</environment_context>"_s, u"first"_s};
    const QStringList turn {u"I look"_s, u"call:c1"_s, u"result:out"_s, u"done"_s};
    // The last one of a turn is part of it.
    QCOMPARE(textsAfter(RemoveEdit {m_id, {MessageId(u"#6"_s)}, {}}),
        before + turn.first(3) + QStringList({u"second"_s, u"answer"_s}));
    QCOMPARE(written.count("\"msg_1\""), 0);
    QCOMPARE(textsAfter(TextEdit {m_id, MessageId(u"#7"_s), 0, u"other"_s}),
        before + QStringList {u"(hm)"_s} + turn + QStringList({u"other"_s, u"answer"_s}));
    QCOMPARE(written.count("\"msg_1\""), 2);
    // A fork does not end in thinking.
    QCOMPARE(textsAfter(ForkEdit {m_id, MessageId(u"#8"_s), false, {}}),
        before + QStringList {u"(hm)"_s} + turn + QStringList {u"second"_s});
    QCOMPARE(written.count("\"msg_1\""), 2);
    QCOMPARE(written.count("\"rs_1\""), 1);
}

/// Of a genuine fork by reference: the new session stands for itself, in the folder of the day.
void TestCodex::forksOfForks()
{
    const QString sample = realStore(u"codex/generated"_s);
    NEED(missingSample(sample));
    const QString home = m_folder->filePath(u"home"_s);
    QVERIFY(filetree::copyTree(sample, home));
    const auto before = filetree::filesIn(home);
    const auto store = open(home);
    const SessionId child(Child);
    const auto all = readstore::messages(*store, child);
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const QDate begun = QDate::currentDate();
    const auto plan = store->plan(ForkEdit {child, all.back()->id, false, u"Whole"_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(editor.apply(store->info(), *plan, {}));
    auto after = filetree::filesIn(home);
    QStringList added;
    for (const QString& name : after.keys()) {
        if (!before.contains(name))
            added << name;
    }
    QCOMPARE(added.size(), 1);
    const auto isOf
        = [&](const QDate& day) { return added.first().startsWith(u"sessions/"_s + day.toString(u"yyyy/MM/dd"_s)); };
    QVERIFY2(isOf(begun) || isOf(QDate::currentDate()), qPrintable(added.first())); // midnight may have been between
    after.remove(added.first());
    QCOMPARE(after, before);
    QVERIFY(!filetree::filesIn(home).value(added.first()).contains("\"ordinal\""));
    const auto fresh = open(home);
    QCOMPARE(sent(*fresh, plan->newSession), sent(*fresh, child));
    const auto info = fresh->session(plan->newSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->title, u"Whole"_s);
    QVERIFY(readstore::findings(*fresh, plan->newSession).isEmpty());
}

void TestCodex::compacts()
{
    const auto store = open();
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto plan = store->plan(CompactEdit {m_id, MessageId(u"#6"_s), {}, 1, u"What was done."_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(!plan->newSession.isEmpty());
    QVERIFY(editor.apply(store->info(), *plan, {}));
    const auto made = open(m_folder->path());
    const QStringList now = sent(*made, plan->newSession);
    QVERIFY(now.contains(u"first"_s));
    QVERIFY(!now.contains(u"I look"_s));
    const qsizetype summary = now.indexOf(u"What was done."_s);
    QVERIFY(summary >= 0 && summary + 1 < now.size());
    QCOMPARE(now.at(summary + 1), u"second"_s);
    const auto nodes = made->summaryNodes(plan->newSession, {});
    QVERIFY(nodes && nodes->size() == 1);
    QCOMPARE(nodes->first().text.text, u"What was done."_s);
    // Thinking stays with the answer that it led to.
    const auto within = open(m_folder->path())->plan(CompactEdit {m_id, MessageId(u"#2"_s), {}, 1, u"Little."_s}, {});
    QVERIFY2(within, within ? "" : qPrintable(within.error().text));
    QVERIFY(editor.apply(made->info(), *within, {}));
    const QStringList answered = sent(*open(m_folder->path()), within->newSession);
    const qsizetype little = answered.indexOf(u"Little."_s);
    QVERIFY(little >= 0 && answered.value(little + 1).startsWith("hm"_L1));
    CompactEdit inPlace {m_id, MessageId(u"#6"_s), {}, 1, u"What was done."_s};
    inPlace.inPlace = true;
    const auto refused = store->plan(inPlace, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    // One more takes up the summary before it, and keeps what that one kept.
    const MessageId end = readstore::messages(*made, plan->newSession).back()->id;
    const auto again = made->plan(CompactEdit {plan->newSession, end, {}, 1, u"All of it."_s}, {});
    QVERIFY2(again, again ? "" : qPrintable(again.error().text));
    QVERIFY(editor.apply(made->info(), *again, {}));
    QCOMPARE(sent(*open(m_folder->path()), again->newSession),
        (QStringList {u"<environment_context>here</environment_context>"_s, u"first"_s, u"second"_s, u"All of it."_s}));
    // Thinking that led to no answer is covered.
    QVERIFY(writeFile(m_path, codexTalk() + codexUser("third") + thinking("so")));
    const auto whole = open(m_folder->path())->plan(CompactEdit {m_id, MessageId(u"#11"_s), {}, 1, u"All."_s}, {});
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().text));
    QVERIFY(editor.apply(made->info(), *whole, {}));
    QCOMPARE(sent(*open(m_folder->path()), whole->newSession).constLast(), u"All."_s);
}

/// One without a list sends what users said before it: a new one that covers some of that comes behind it.
void TestCodex::compactsBeforeACompaction()
{
    QVERIFY(writeFile(m_path, codexTalk() + line("compacted", R"({"message":"So far."})") + codexUser("third")));
    const auto store = open();
    const auto plan = store->plan(CompactEdit {m_id, MessageId(u"#1"_s), {}, 1, u"How it began."_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    QCOMPARE(sent(*open(m_folder->path()), plan->newSession),
        (QStringList {u"<environment_context>here</environment_context>"_s, u"first"_s, u"How it began."_s, u"second"_s,
            u"So far."_s, u"third"_s}));
}

/// Its list holds copies of messages, which change with them. What has none there is no longer sent: that is told.
void TestCodex::changesBeforeACompaction()
{
    const auto item = [](const QByteArray& text) {
        return QByteArray(
            R"({"type":"message","role":"user","content":[{"type":"input_text","text":")" + text + "\"}]}");
    };
    const QByteArray list
        = "[" + QByteArrayList {item("first"), item("second"), item("second"), item("So far.")}.join(',') + "]";
    const auto compacted = [](const QByteArray& more) -> QByteArray {
        return codexTalk() + codexUser("second") + line("compacted", R"({"message":"So far.")" + more + '}')
            + codexUser("third");
    };
    QVERIFY(writeFile(m_path,
        compacted(R"(,"replacement_history":)" + list
            + R"(,"replacement_history_metadata":[{},{},{},{}],"retained_context":{"user_messages":[]})")));
    const auto at = [](int row) { return MessageId(u"#%1"_s.arg(row)); };
    Journal journal(m_folder->filePath(u"journal"_s));
    QStringList told;
    QByteArray written;
    const auto sentAfter = [&](const Edit& edit) {
        const auto store = open(m_folder->path());
        const auto plan = store->plan(edit, {});
        if (!plan || !Editor(journal).apply(store->info(), *plan, {}))
            return QStringList();
        told = plan->warnings.filter(u"ompaction"_s);
        const auto made = open(m_folder->path());
        written = contentOf(made->service<SessionFilesStore>()->filesOf(plan->newSession, {})->first());
        return sent(*made, plan->newSession);
    };
    const QStringList all {u"first"_s, u"second"_s, u"second"_s, u"So far."_s, u"third"_s};
    QCOMPARE(sentAfter(ForkEdit {m_id, at(12), false, {}}), all);
    QVERIFY(told.isEmpty() && written.contains("retained_context"));
    for (const auto& [row, place] : {std::pair(1, 0), {7, 1}, {10, 2}}) {
        QStringList after = all;
        after[place] = u"other"_s;
        QCOMPARE(sentAfter(TextEdit {m_id, at(row), 0, u"other"_s}), after);
        QVERIFY(told.size() == 1 && told.first().startsWith("The copies"_L1));
        QVERIFY(!written.contains("retained_context") && !written.contains("history_metadata"));
        after.removeAt(place);
        QCOMPARE(sentAfter(RemoveEdit {m_id, {at(row)}, {}}), after);
    }
    QCOMPARE(sentAfter(TextEdit {m_id, at(3), 0, u"other"_s}), all);
    QVERIFY(told.size() == 1 && told.first().startsWith("A compaction replaced"_L1));
    QVERIFY(!written.contains("retained_context")); // which has what the model said
    QCOMPARE(sentAfter(TextEdit {m_id, at(12), 0, u"other"_s}), all.first(4) + QStringList {u"other"_s});
    QVERIFY(told.isEmpty() && written.contains("retained_context"));
    QVERIFY(writeFile(m_path, compacted({})));
    QVERIFY(sentAfter(TextEdit {m_id, at(1), 0, u"other"_s}).contains(u"other"_s));
    QVERIFY(told.isEmpty()); // it sends the messages themselves
    QVERIFY(writeFile(m_path,
        codexTalk() + codexUser("third")
            + line("compacted", R"({"message":"So far.","replacement_history":)" + list + '}')
            + line("event_msg", R"({"type":"thread_rolled_back","num_turns":1})") + codexUser("fourth")));
    QVERIFY(sentAfter(TextEdit {m_id, at(3), 0, u"other"_s}).contains(u"other"_s));
    QVERIFY(told.isEmpty()); // the compaction was taken back with its turn
}

/// Appended where that breaks nothing; else it is left to the program.
void TestCodex::renames()
{
    const auto store = open();
    const QByteArray before = contentOf(m_path);
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto plan = store->plan(RenameEdit {m_id, u"A name"_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY(contentOf(m_path).startsWith(before));
    const auto info = open()->session(m_id, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->title, u"A name"_s);
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(contentOf(m_path), before);
    QVERIFY(writeFile(m_path, head(Thread, ",\"history_mode\":\"paginated\"", 0) + codexUser("one", 1)));
    const auto refused = open()->plan(RenameEdit {m_id, u"A name"_s}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
}

/// A session that others go on from stays, and these are named.
void TestCodex::deletes()
{
    const QString sample = realStore(u"codex/generated"_s);
    NEED(missingSample(sample));
    const QString home = m_folder->filePath(u"home"_s);
    QVERIFY(filetree::copyTree(sample, home));
    const auto store = open(home);
    const auto refused = store->plan(DeleteEdit {m_id}, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.contains("Compacted word counter"_L1), qPrintable(refused.error().text));
    // The child with its two files, and back again.
    const SessionId reverted(u"01a2007d-bc0f-7542-a9d7-140cc2742adb"_s);
    const auto before = filetree::filesIn(home);
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto plan = store->plan(DeleteEdit {reverted}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(filetree::filesIn(home).size(), before.size() - 2);
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(filetree::filesIn(home), before);
}

/// Forks of the older form have all of their own; that they were made of the session is told.
void TestCodex::deletingNamesForks()
{
    const auto store = open(m_folder->path());
    const auto before = store->plan(DeleteEdit {m_id}, {});
    QVERIFY2(before, before ? "" : qPrintable(before.error().text));
    QVERIFY(
        std::ranges::none_of(before->warnings, [](const QString& warning) { return warning.contains("forked"_L1); }));
    Journal journal(m_folder->filePath(u"journal"_s));
    const auto fork = store->plan(ForkEdit {m_id, MessageId(u"#6"_s), false, u"My own way"_s}, {});
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    QVERIFY(Editor(journal).apply(store->info(), *fork, {}));
    const auto plan = open(m_folder->path())->plan(DeleteEdit {m_id}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY2(
        std::ranges::any_of(plan->warnings, [](const QString& warning) { return warning.contains(u"“My own way”"); }),
        qPrintable(plan->warnings.join(u'\n')));
}

/// Who goes on from it stands around it, and later revisions are none of its own.
void TestCodex::deletingASingleFile()
{
    const QByteArray base = head(Thread, ",\"history_mode\":\"paginated\"", 0) + codexUser("one", 1);
    const QByteArray on = R"(,"history_mode":"paginated","history_base":{"thread_id":")" + Thread.toLatin1()
        + R"(","end_ordinal_exclusive":2,"end_byte_offset":)" + QByteArray::number(base.size()) + '}';
    const QString child = m_folder->filePath(nameOf(Child));
    QVERIFY(writeFile(m_path, base));
    QVERIFY(writeFile(child, head(Child, on, 2) + codexUser("of the child", 3)));
    const auto refused = open(m_path)->plan(DeleteEdit {m_id}, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.contains("of the child"_L1), qPrintable(refused.error().text));
    const QString revised = m_folder->filePath(nameOf(Child, u"01a2007d-bc95-7250-a446-b963f7ddc2ca"_s));
    QVERIFY(writeFile(revised, head(Child, on, 2) + codexUser("instead", 3)));
    const auto older = open(child)->plan(DeleteEdit {SessionId(Child)}, {});
    QVERIFY2(older, older ? "" : qPrintable(older.error().text));
    QCOMPARE(older->files->steps.size(), 1);
    QCOMPARE(older->files->steps.first().path, child);
    QCOMPARE(older->writes.first().count, 2); // without the lines of its base
    const auto newest = open(revised)->plan(DeleteEdit {SessionId(Child)}, {});
    QVERIFY2(newest, newest ? "" : qPrintable(newest.error().text));
    QCOMPARE(newest->files->steps.size(), 2);
}

void TestCodex::findings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("codes");
    const QByteArray paged = head(Thread, ",\"history_mode\":\"paginated\"", 0);
    const auto row = [](const char* name, const QByteArray& bytes, const QStringList& codes) {
        QTest::newRow(name) << bytes << codes;
    };
    row("sound", codexTalk(), {});
    row("repeated ordinal",
        paged + codexUser("one", 1) + codexAssistant("two", 2) + codexUser("again", 2) + codexUser("three", 3),
        {u"repeated-ordinal"_s});
    row("gap", paged + codexUser("one", 1) + codexAssistant("two", 5), {u"ordinal-gap"_s});
    row("no provider",
        line("session_meta", R"({"id":"x","timestamp":"2026-11-21T23:00:00Z","cwd":"/p","model_provider":null})")
            + codexUser("one"),
        {u"missing-provider"_s});
    row("torn", codexTalk() + codexUser("half").chopped(20), {u"torn-line"_s});
    row("not ended", codexTalk().chopped(1), {u"missing-line-end"_s});
    row("no JSON", codexTalk() + "no JSON\n" + codexUser("more"), {u"damaged-line"_s});
    row("no record", codexTalk() + "{\"a\":1}\n" + codexUser("more"), {u"unknown-line"_s});
    row("result without a call", codexTalk() + output("c9", "lost"), {u"orphan-result"_s});
    row("result before its call", codexTalk() + output("c9", "early") + codexCall("c9"), {u"result-before-call"_s});
    row("call without a result", codexTalk() + codexCall("c9"), {u"unanswered-call"_s});
    row("unknown types",
        codexTalk() + line("later_type", R"({"a":1})") + line("event_msg", R"({"type":"later"})")
            + line("response_item", R"({"type":"later"})"),
        {});
}

void TestCodex::findings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, codes);
    QVERIFY(writeFile(m_path, bytes));
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(readstore::readAll(*store), QString());
    QStringList found;
    for (const Finding& finding : readstore::findings(*store)) {
        if (!found.contains(finding.code))
            found << finding.code;
    }
    QCOMPARE(found, codes);
    QCOMPARE(contentOf(m_path), bytes);
}

/// The damage that makes a session seem lost: a fork has all of it, and none of the numbers.
void TestCodex::repairs()
{
    const QByteArray bytes = head(Thread, ",\"history_mode\":\"paginated\"", 0) + codexUser("one", 1)
        + codexAssistant("two", 2) + line("event_msg", R"({"type":"thread_settings_applied"})", 2)
        + output("c9", "lost") + codexUser("three", 3) + "no JSON\n";
    QVERIFY(writeFile(m_path, bytes));
    const auto store = open(m_folder->path());
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto plan = store->plan(RepairEdit {m_id, {}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(editor.apply(store->info(), *plan, {}));
    QCOMPARE(contentOf(m_path), bytes);
    const auto fresh = open(m_folder->path());
    QCOMPARE(texts(*fresh, plan->newSession), (QStringList {u"one"_s, u"two"_s, u"three"_s}));
    QVERIFY(readstore::findings(*fresh, plan->newSession).isEmpty());
}

TEST_CLASS(TestCodex)
#include "tst_codex.moc"
