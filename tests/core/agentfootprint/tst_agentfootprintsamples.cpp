// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// 32 bit FNV-1a over UTF-16 code units, each text followed by a zero.
QString fingerprint(const QStringList& texts)
{
    quint32 hash = 2166136261u;
    const auto unit = [&hash](char16_t u) { hash = (hash ^ u) * 16777619u; };
    for (const QString& text : texts) {
        for (const QChar c : text)
            unit(c.unicode());
        unit(0);
    }
    return QString::number(hash, 16);
}

QChar letterOf(Role role)
{
    switch (role) {
    case Role::User:
        return u'u';
    case Role::Assistant:
        return u'a';
    case Role::Tool:
        return u't';
    case Role::System:
        return u's';
    default:
        return u'?';
    }
}

QString contentOf(const Message& message)
{
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            return text->text.text;
        if (const auto* tool = part.as<ToolPart>(); tool && tool->hasOutput)
            return tool->output.text;
    }
    return {};
}

QString stateOf(const ReasoningPart& reasoning)
{
    switch (reasoning.state) {
    case ReasoningPart::State::Signed:
        return u"signed"_s;
    case ReasoningPart::State::Empty:
        return u"signed-empty"_s;
    case ReasoningPart::State::Redacted:
        return reasoning.signatureBytes > 0 ? u"redacted"_s : u"redacted-no-payload"_s;
    default:
        return u"unsigned"_s;
    }
}

QVariant fieldOf(const StoredFields& fields, const QString& name)
{
    for (const StoredField& field : fields) {
        if (field.name == name)
            return field.value;
    }
    return {};
}

/// What the samples tell of a history.
struct SampleFacts
{
    int messages = 0;
    QString roles;
    int toolCalls = 0;
    QJsonObject thinking;
    QJsonArray markers;
    QStringList contents;

    void add(const Message& message)
    {
        QJsonArray states;
        for (const Part& part : message.parts) {
            if (const auto* reasoning = part.as<ReasoningPart>()) {
                const bool isSummary = fieldOf(part.fields, u"summary"_s).toBool();
                states << (isSummary && reasoning->state == ReasoningPart::State::Open ? u"summary"_s
                                                                                       : stateOf(*reasoning));
            }
            if (const auto* tool = part.as<ToolPart>(); tool && !tool->hasOutput)
                ++toolCalls;
            if (part.as<CompactionPart>()) {
                const bool dropped = contentOf(message).startsWith("[dropped"_L1);
                markers << QJsonObject {{u"at"_s, messages}, {u"kind"_s, dropped ? u"dropped"_s : u"compacted"_s}};
            }
        }
        if (!states.isEmpty())
            thinking[QString::number(messages)] = states;
        roles += letterOf(message.role);
        contents << contentOf(message);
        ++messages;
    }
};

} // namespace

class TestAgentFootprintSamples final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void matchesTheLibrary_data();
    void matchesTheLibrary();
    void showsWhatWasFolded();
    void expectedFindings_data();
    void expectedFindings();
    void opensRecords_data();
    void opensRecords();
    void showsEphemeralMessages();
    void showsEvents();
    void nothingDocumentedIsUnknown_data();
    void nothingDocumentedIsUnknown();
    void eventsAreToldInALine();
    void tracesTurns();

private:
    std::unique_ptr<SessionStore> open(const QString& name);
    void compareSession(SessionStore& store, const SessionId& id, const QJsonObject& told);
    void compareContext(SessionStore& store, const SessionId& id, const QJsonObject& told);
    std::vector<MessagePtr> messagesOf(SessionStore& store, const SessionId& id);
    QString m_samples;
};

void TestAgentFootprintSamples::initTestCase()
{
    m_samples = realStore(u"agentfootprint"_s);
    if (QDir(m_samples).exists())
        return;
    const QString missing = u"the sample stores are not at "_s + m_samples;
    QVERIFY2(!qEnvironmentVariableIsSet("CI"), qPrintable(missing));
    QSKIP(qPrintable(missing));
}

std::unique_ptr<SessionStore> TestAgentFootprintSamples::open(const QString& name)
{
    auto opened = openStore(m_samples + u'/' + name);
    if (!opened) {
        QTest::qFail(qPrintable(opened.error().text), __FILE__, __LINE__);
        return nullptr;
    }
    return *std::move(opened);
}

std::vector<MessagePtr> TestAgentFootprintSamples::messagesOf(SessionStore& store, const SessionId& id)
{
    const auto outline = store.outline(id, {});
    if (!outline)
        return {};
    std::vector<qint64> keys;
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    ReadOptions whole;
    whole.maxText = -1;
    return store.messages(id, keys, whole, {}).value_or(std::vector<MessagePtr>());
}

void TestAgentFootprintSamples::matchesTheLibrary_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QJsonObject>("told");
    QFile file(m_samples + u"/expected.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject stores = QJsonDocument::fromJson(file.readAll()).object()["stores"_L1].toObject();
    QVERIFY(!stores.isEmpty());
    for (auto it = stores.begin(); it != stores.end(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.key() << it.value().toObject();
}

void TestAgentFootprintSamples::matchesTheLibrary()
{
    QFETCH(const QString, store);
    QFETCH(const QJsonObject, told);
    const auto opened = open(store);
    QVERIFY(opened);
    QCOMPARE(opened->info().format, u"agentfootprint"_s);
    std::vector<SessionInfo> listed;
    const auto done = opened->sessions(ListDetail::Full,
        [&](const std::vector<SessionInfo>& batch) {
            listed.insert(listed.end(), batch.begin(), batch.end());
            return true;
        },
        {});
    QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().cause));
    if (told["kind"_L1].toString() == "audit"_L1) {
        qint64 records = 0;
        for (const SessionInfo& info : listed)
            records += info.messages.value_or(0);
        QCOMPARE(records, told["recordsChecked"_L1].toInteger());
        QStringList codes;
        QVERIFY(opened->check({}, [&codes](const Finding& finding) { codes << finding.code; }, {}));
        QCOMPARE(codes, QStringList());
        return;
    }
    if (!told.contains("sessions"_L1)) {
        QCOMPARE(listed.size(), size_t(1));
        compareSession(*opened, listed.front().id, told);
        return;
    }
    const QJsonObject sessions = told["sessions"_L1].toObject();
    QCOMPARE(qsizetype(listed.size()), sessions.size());
    for (const SessionInfo& info : listed) {
        QVERIFY2(sessions.contains(info.id.value), qPrintable(info.id.value));
        compareSession(*opened, info.id, sessions[info.id.value].toObject());
        if (QTest::currentTestFailed())
            return;
    }
    for (const QJsonValue& row : told["rows"_L1].toArray()) {
        const auto info = opened->session(SessionId(row["session_id"_L1].toString()), ListDetail::Full, {});
        QVERIFY(info.has_value());
        for (const auto& column : {u"format"_s, u"saved_at"_s, u"owner"_s, u"message_count"_s})
            QCOMPARE(fieldOf(info->fields, column).toString(), row[column].toVariant().toString());
    }
    const QJsonObject owners = told["listByUser"_L1].toObject();
    for (auto it = owners.begin(); it != owners.end(); ++it) {
        QJsonArray ids;
        for (const SessionInfo& info : listed) {
            if (fieldOf(info.fields, u"owner"_s).toString() == it.key())
                ids << info.id.value;
        }
        QCOMPARE(ids, it.value().toArray());
    }
}

void TestAgentFootprintSamples::compareSession(SessionStore& store, const SessionId& id, const QJsonObject& told)
{
    const auto info = store.session(id, ListDetail::Full, {});
    QVERIFY2(info.has_value(), info ? "" : qPrintable(info.error().text));
    if (told.contains("savedAt"_L1))
        QCOMPARE(toMs(info->updatedAt.value_or(Time())), told["savedAt"_L1].toInteger());
    const QJsonObject checkpoint = told["checkpoint"_L1].toObject();
    QCOMPARE(fieldOf(info->fields, u"runId"_s).toString(), checkpoint["runId"_L1].toString());
    const QByteArray input = fieldOf(info->fields, u"originalInput"_s).toString().toUtf8();
    QCOMPARE(QJsonDocument::fromJson(input)["message"_L1], checkpoint["originalInput"_L1]);
    const QByteArray identity = fieldOf(info->fields, u"identity"_s).toString().toUtf8();
    QCOMPARE(QJsonDocument::fromJson(identity).object(), checkpoint["identity"_L1].toObject());
    QCOMPARE(info->agent, checkpoint["agent"_L1]["id"_L1].toString());
    QCOMPARE(info->labels.contains(u"failed"_s), checkpoint.contains("failurePoint"_L1));
    QCOMPARE(info->labels.contains(u"paused"_s), told.contains("paused"_L1));

    SampleFacts summary;
    const auto messages = messagesOf(store, id);
    // The list counts what is shown, kept originals of summed up messages included.
    QCOMPARE(info->messages.value_or(-1), qint64(messages.size()));
    QVERIFY(!info->title.isEmpty());
    for (const MessagePtr& message : messages) {
        QVERIFY(message);
        QVERIFY(!message->states.testFlag(MessageState::Damaged));
        const auto raw = store.rawBytes(message->storedAt, 1 << 20, {});
        QVERIFY(raw.has_value());
        const QJsonObject stored = QJsonDocument::fromJson(*raw).object();
        QCOMPARE(stored["role"_L1].toString(), message->storedRole);
        QCOMPARE(stored["content"_L1].toString(), contentOf(*message));
        if (!message->states.testFlag(MessageState::Summarised))
            summary.add(*message);
    }
    QCOMPARE(summary.messages, told["messages"_L1].toInt());
    QCOMPARE(summary.roles, told["roles"_L1].toString());
    QCOMPARE(summary.toolCalls, told["toolCalls"_L1].toInt());
    QCOMPARE(summary.thinking, told["thinking"_L1].toObject());
    QCOMPARE(summary.markers, told["markers"_L1].toArray());
    QCOMPARE(fingerprint(summary.contents), told["contentFingerprint"_L1].toString());

    const auto nodes = store.summaryNodes(id, {});
    QVERIFY(nodes.has_value());
    const QJsonArray folded = checkpoint["folded"_L1].toArray();
    QCOMPARE(nodes->size(), folded.size());
    for (qsizetype i = 0; i < folded.size(); ++i) {
        QCOMPARE(nodes->at(i).id.value, folded[i]["fingerprint"_L1].toString());
        QCOMPARE(nodes->at(i).inContext, folded[i]["joinsMessage"_L1].toInt() >= 0);
        QCOMPARE(!nodes->at(i).first.isEmpty(), !folded[i]["messages"_L1].isNull());
    }
    compareContext(store, id, told);

    QStringList problems;
    const auto note = [&problems](const Finding& finding) {
        if (finding.severity != Finding::Severity::Note)
            problems << finding.code;
    };
    QVERIFY(store.check(id, note, {}).has_value());
    QCOMPARE(problems.size(), told["problems"_L1].toArray().size());
}

void TestAgentFootprintSamples::compareContext(SessionStore& store, const SessionId& id, const QJsonObject& told)
{
    SampleFacts sent;
    int items = 0;
    const auto budget = store.context(id, {},
        [&](const ContextItem& item) {
            sent.roles += letterOf(item.role);
            items += item.leftOut.isEmpty();
            return true;
        },
        {});
    QVERIFY2(budget.has_value(), budget ? "" : qPrintable(budget.error().text));
    QVERIFY(budget->estimated);
    // A paused run is carried on with an answer; until then its state is what would be sent.
    const int expected = told.contains("sentOnResume"_L1) ? told["sentOnResume"_L1].toArray().first().toInt()
                                                          : told["paused"_L1]["stateHistory"_L1]["messages"_L1].toInt();
    QCOMPARE(items, expected);
    QCOMPARE(sent.roles, told["roles"_L1].toString());
}

void TestAgentFootprintSamples::showsWhatWasFolded()
{
    const auto store = open(u"compaction/retain-conversation.checkpoint.json"_s);
    QVERIFY(store);
    const SessionId id(u"run-1795303767064-9"_s);
    const auto messages = messagesOf(*store, id);
    QString line;
    for (const MessagePtr& message : messages) {
        const MessageStates states = message->states;
        line += states.testFlag(MessageState::Summarised) ? u'o'
            : states.testFlag(MessageState::Summary)      ? u'S'
                                                          : letterOf(message->role);
    }
    QCOMPARE(line, u"uooooSatata"_s);
    QCOMPARE(messages[1]->id.value, u"#folded.0.0"_s);
    QCOMPARE(messages[5]->id.value, u"#1"_s);
    const auto nodes = store->summaryNodes(id, {});
    QVERIFY(nodes && nodes->size() == 1);
    QCOMPARE(nodes->first().first, messages[1]->id);
    QCOMPARE(nodes->first().last, messages[4]->id);
    QCOMPARE(nodes->first().covers.value_or(0), 4);
    const auto* mark = messages[5]->parts.first().as<CompactionPart>();
    QVERIFY(mark);
    QCOMPARE(mark->node, nodes->first().id);
    for (size_t i = 0; i < messages.size(); ++i) {
        QCOMPARE(messages[i]->index, qint64(i));
        const auto key = store->keyOf(id, messages[i]->id, {});
        QVERIFY(key.has_value());
        const auto again = store->messages(id, std::array {*key}, {}, {});
        QVERIFY(again && *again->front() == *messages[i]);
    }
}

void TestAgentFootprintSamples::expectedFindings_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QStringList>("codes");
    const auto row = [](const char* store, const QStringList& codes = {}) {
        QTest::newRow(store) << QString::fromLatin1(store) << codes;
    };
    row("checkpoint/after-follow-up.checkpoint.json");
    row("checkpoint/anthropic-interleaved.checkpoint.json", {u"redacted-without-payload"_s});
    row("checkpoint/failed-run.checkpoint.json");
    row("compaction/retain-conversation.checkpoint.json");
    row("compaction/retain-discard.checkpoint.json", {u"originals-not-kept"_s});
    row("compaction/sliding-window-drop.checkpoint.json", {u"messages-dropped"_s});
    row("pause/flowchart-v1.envelope.json");
    row("pause/run-outcome.json");
    row("sqlite/sessions.db");
    row("sqlite/with-uncheckpointed-wal/sessions.db");
    row("session-file/sessions.json");
    row("events/events.ndjson");
    row("audit/bounded.audit.json");
    row("audit/verbatim.audit.json");
    row("audit/drained-segments.audit.json");
    row("trace/with-snapshot.trace.json");
    row("trace/redacted.trace.json");
    row("recording/bare.recording.json");
    row("recording/lean.recording.json");
    row("recording/thinking-run.recording.json");
    row("recording/archive/run-1795303766696-3.json");
    row("checkpoint/thinking-tools-ephemeral.requests-seen-by-provider.json");
    row("bug-report/bare-recording.zip");
    row("bug-report/with-envelope.zip");
    row("memory/redis-keyspace.json");
    row("memory/causal-snapshot-entries.json");
    row("vector/corpus-bundle.json");
}

void TestAgentFootprintSamples::expectedFindings()
{
    QFETCH(const QString, store);
    QFETCH(const QStringList, codes);
    const auto opened = open(store);
    QVERIFY(opened);
    QStringList found;
    QVERIFY(opened->check({}, [&found](const Finding& finding) { found << finding.code; }, {}));
    QCOMPARE(found, codes);
}

void TestAgentFootprintSamples::opensRecords_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QStringList>("sessions");
    const auto row = [](const char* store, const char* dialect, const QStringList& sessions) {
        QTest::newRow(store) << QString::fromLatin1(store) << QString::fromLatin1(dialect) << sessions;
    };
    row("events/events.ndjson", "events", {u"run-1795303766249-1 39"_s});
    row("audit/bounded.audit.json", "audit", {u"run-1795303766249-1 40"_s});
    row("trace/redacted.trace.json", "trace", {u"#0 55"_s});
    row("recording/archive/run-1795303766696-3.json", "recording-archive",
        {u"run-1795303766696-3 16"_s, u"run-1795303766696-3#history 1"_s});
    row("recording/thinking-run.recording.json", "recording",
        {u"run-1795303766249-1 39"_s, u"run-1795303766249-1#history 3"_s});
    row("checkpoint/thinking-tools-ephemeral.requests-seen-by-provider.json", "requests",
        {u"#0 2"_s, u"#1 4"_s, u"#2 5"_s});
    row("pause/run-outcome.json", "run-outcome", {u"#0 2"_s});
    row("artifacts/file", "artifact-folder", {u"Acme/HR/alice/conv-1 2"_s, u"_/_/conv-1 1"_s});
    row("memory/redis-keyspace.json", "memory", {u"#0 3"_s});
    row("memory/causal-snapshot-entries.json", "memory", {u"#0 1"_s});
    row("vector/corpus-bundle.json", "corpus", {u"#0 2"_s});
    row("bug-report/bare-recording.zip", "bug-report",
        {u"run-1795303766827-4 16"_s, u"run-1795303766827-4#history 1"_s});
    row("bug-report/with-envelope.zip", "bug-report",
        {u"run-1795303766696-3 16"_s, u"run-1795303766696-3#history 1"_s});
    row("artifacts/artifacts.db", "artifacts", {u"#0 3"_s});
    row("vector/index.db", "vectors", {u"#0 2"_s});
    row("artifacts/file/_/_/conv-1/art_U5YZj6B00OoqhqqxmnbT6V.json", "artifact", {u"#0 1"_s});
}

void TestAgentFootprintSamples::opensRecords()
{
    QFETCH(const QString, store);
    QFETCH(const QString, dialect);
    QFETCH(const QStringList, sessions);
    const auto opened = open(store);
    QVERIFY(opened);
    QCOMPARE(opened->info().dialect, dialect);
    QStringList found;
    QVERIFY(opened->sessions(ListDetail::Full,
        [&](const std::vector<SessionInfo>& batch) {
            for (const SessionInfo& info : batch)
                found << u"%1 %2"_s.arg(info.id.value).arg(info.messages.value_or(-1));
            return true;
        },
        {}));
    // Folders are listed by the times of their files, which a copy changes.
    if (dialect == "artifact-folder"_L1)
        found.sort();
    QCOMPARE(found, sessions);
    QCOMPARE(readstore::readAll(*opened), QString());
    for (const QString& session : sessions) {
        const SessionId id(session.section(u' ', 0, 0));
        const auto messages = messagesOf(*opened, id);
        QVERIFY(qsizetype(messages.size()) >= session.section(u' ', 1).toLongLong());
        for (const MessagePtr& message : messages) {
            QVERIFY(message && !message->states.testFlag(MessageState::Damaged));
            const auto raw = opened->rawBytes(message->storedAt, 10 << 20, {});
            QVERIFY(raw && !raw->isEmpty());
            QVERIFY(message->storedAt.length < 0 || raw->size() == message->storedAt.length);
        }
    }
}

void TestAgentFootprintSamples::showsEphemeralMessages()
{
    const auto store = open(u"checkpoint/thinking-tools-ephemeral.requests-seen-by-provider.json"_s);
    QVERIFY(store);
    const auto messages = messagesOf(*store, SessionId(u"#2"_s));
    QCOMPARE(messages.size(), size_t(5));
    QCOMPARE(messages.front()->role, Role::System);
    QVERIFY(contentOf(*messages.front()).startsWith("You decide refunds."_L1));
    for (const MessagePtr& message : messages)
        QCOMPARE(message->states.testFlag(MessageState::Ephemeral), message == messages.back());
    const auto edges = store->edges(SessionId(u"#1"_s), {});
    QVERIFY(edges && edges->size() == 2);
}

void TestAgentFootprintSamples::showsEvents()
{
    const auto store = open(u"events/events.ndjson"_s);
    QVERIFY(store);
    const auto messages = messagesOf(*store, SessionId(u"run-1795303766249-1"_s));
    QStringList told;
    for (const MessagePtr& message : messages) {
        QVERIFY(message->createdAt.has_value());
        if (!contentOf(*message).isEmpty())
            told << message->storedRole + u": "_s + contentOf(*message).first(8);
        for (const Part& part : message->parts) {
            if (const auto* reasoning = part.as<ReasoningPart>())
                told << u"thinking "_s + stateOf(*reasoning);
            if (const auto* tool = part.as<ToolPart>()) {
                QCOMPARE(tool->name, u"lookup_order"_s);
                QCOMPARE(tool->state, ToolPart::State::Completed);
            }
        }
    }
    QCOMPARE(told,
        QStringList({u"agent.turn_start: Refund o"_s, u"thinking signed"_s, u"thinking redacted"_s,
            u"stream.tool_end: order A-"_s, u"agent.output_schema_validation_failed: {\"amount"_s,
            u"stream.llm_end: {\"amount"_s, u"thinking signed"_s}));
}

void TestAgentFootprintSamples::nothingDocumentedIsUnknown_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"events/events.ndjson", "audit/bounded.audit.json", "audit/verbatim.audit.json",
             "audit/drained-segments.audit.json", "recording/bare.recording.json", "recording/lean.recording.json",
             "recording/thinking-run.recording.json", "trace/redacted.trace.json", "trace/with-snapshot.trace.json"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestAgentFootprintSamples::nothingDocumentedIsUnknown()
{
    QFETCH(QString, name);
    const auto store = open(name);
    QVERIFY(store);
    int events = 0;
    const auto sessions = readstore::listed(*store);
    for (const SessionInfo& session : sessions) {
        for (const MessagePtr& message : messagesOf(*store, session.id)) {
            for (const Part& part : message->parts) {
                QVERIFY2(!part.as<UnknownPart>(), qPrintable(message->storedRole));
                if (const auto* event = part.as<EventPart>()) {
                    ++events;
                    QCOMPARE(event->type, message->storedRole);
                    QVERIFY(!event->raw.isEmpty());
                    QVERIFY(!event->line.contains(u'\n'));
                }
            }
        }
    }
    QVERIFY(events > 0);
}

void TestAgentFootprintSamples::eventsAreToldInALine()
{
    const auto store = open(u"events/events.ndjson"_s);
    QVERIFY(store);
    QStringList lines;
    for (const MessagePtr& message : messagesOf(*store, SessionId(u"run-1795303766249-1"_s))) {
        const auto* event = message->parts.isEmpty() ? nullptr : message->parts.first().as<EventPart>();
        if (event && lines.size() < 3)
            lines += event->type + u": "_s + event->line;
    }
    QCOMPARE(lines,
        QStringList({u"agent.run_configured: agentId refund-desk · reactMode dynamic · memories 0"_s,
            u"context.evaluated: iteration 1 · activeCount 1 · skippedCount 0 · evaluatedTotal 1 · activeIds 1 · "
            "skippedDetails 0 · skillCatalog 0"_s,
            u"context.injected: You decide refunds. Reply with JSON. · slot system-prompt · source base · "
            "Agent.system()"_s}));
}

void TestAgentFootprintSamples::tracesTurns()
{
    const auto store = open(u"events/events.ndjson"_s);
    QVERIFY(store);
    QList<TurnTrace> traces;
    QVERIFY(store->turnTraces(SessionId(u"run-1795303766249-1"_s),
        [&traces](const TurnTrace& trace) {
            traces << trace;
            return true;
        },
        {}));
    QCOMPARE(traces.size(), 1);
    const TurnTrace& trace = traces.first();
    QCOMPARE(trace.tokens.input.value_or(0), 451);
    QCOMPARE(trace.tokens.output.value_or(0), 49);
    QCOMPARE(trace.calls.size(), 2);
    QCOMPARE(trace.calls[0].model, u"mock-thinker"_s);
    QCOMPARE(trace.calls[0].tokens.cacheRead.value_or(0), 5);
    QCOMPARE(trace.calls[0].attempt, 1);
    QCOMPARE(trace.calls[1].attempt, 2);
    QCOMPARE(trace.errors, QStringList {u"amount must be a number"_s});
    QCOMPARE(trace.tools.size(), 1);
    QCOMPARE(trace.tools[0].name, u"lookup_order"_s);
    QCOMPARE(trace.tools[0].duration, Duration(5));
    QCOMPARE(*trace.endedAt - *trace.startedAt, Duration(106));
}

TEST_CLASS(TestAgentFootprintSamples)
#include "tst_agentfootprintsamples.moc"
