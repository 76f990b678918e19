// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/core/jazzmine/smalldocument.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::smalldocument;
using namespace Qt::StringLiterals;

namespace {

/// A message with what is given put over what is usual; "-name" leaves a field out.
QByteArray messageBut(const QByteArray& id, int second, const QByteArray& more = {}, const QByteArray& without = {})
{
    QByteArray json = R"({"id": ")" + id + R"(", "conversation_id": "c", "user_id": "u", "role": "user", )";
    json
        += R"("original_content": "text of )" + id + R"(", "timestamp": )" + QByteArray::number(1790000000000 + second);
    json += (more.isEmpty() ? QByteArray() : QByteArray(", " + more)) + '}';
    if (!without.isEmpty()) {
        const qsizetype from = json.indexOf(QByteArray('"' + without + '"'));
        json.remove(from, json.indexOf(", ", from) + 2 - from);
    }
    return json;
}

const QByteArray Reply = R"("role": "assistant")";

QByteArray fourMessages()
{
    return document({messageBut("m1", 1), messageBut("m2", 2, Reply), messageBut("m3", 3), messageBut("m4", 4, Reply)},
        {trace("t1", "m2")});
}

QByteArray smallDump()
{
    return "CREATE TABLE public.messages (id text, conversation_id text, user_id text, role text, "
           "original_content text, \"timestamp\" bigint, is_flagged boolean, errors jsonb);\n"
           "COPY public.messages (id, conversation_id, user_id, role, original_content, \"timestamp\", is_flagged, "
           "errors) FROM stdin;\nm1\tc\tu\tuser\ta\\nb\t1790000000001\tt\t\\N\n\\.\n"
           "INSERT INTO public.messages VALUES ('m2', 'c', 'u', 'assistant', 'it''s', 1790000000002, false, "
           "'[\"x\"]');\n";
}

QByteArray smallExport()
{
    return R"({"_id": {"$oid": "1"}, )" + messageBut("m1", 1).sliced(1) + "\n"
        + R"({"id": "m2", "conversation_id": "c", "user_id": "u", "role": "assistant", "original_content": "b", )"
          R"("timestamp": {"$numberLong": "1790000000002"}, "sentiment_score": {"$numberDouble": "NaN"}})"
        + "\r\n\n" + OneConversation + "\n";
}

QStringList codesOf(SessionStore& store)
{
    QStringList codes;
    const Result<> done = store.check({}, [&](const Finding& finding) { codes << finding.code; }, {});
    codes.sort();
    return done ? codes : QStringList(done.error().text);
}

std::vector<MessagePtr> messagesOf(SessionStore& store)
{
    const auto outline = store.outline(Session, {});
    std::vector<qint64> keys;
    for (const OutlineRow& row : outline.value_or(Outline()))
        keys.push_back(row.key);
    return store.messages(Session, keys, {}, {}).value_or(std::vector<MessagePtr>());
}

QStringList shownIds(SessionStore& store)
{
    QStringList ids;
    for (const MessagePtr& message : messagesOf(store))
        ids << (message ? message->id.value : u"null"_s);
    return ids;
}

QStringList windowLines(SessionStore& store, const std::optional<MessageId>& at = {})
{
    QStringList items;
    const auto done = store.context(Session, at,
        [&](const ContextItem& item) {
            items << (item.leftOut.isEmpty() ? u"%1: %2"_s.arg(item.id, item.text) : u"(%1)"_s.arg(item.id));
            return true;
        },
        {});
    return done ? items : QStringList(done.error().text);
}

} // namespace

class JazzmineTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findsDamage_data();
    void findsDamage();
    void survivesEveryCut_data();
    void survivesEveryCut();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void keepsRecordsThatCollapse();
    void ordersByTime();
    void buildsTheWindow();
    void showsOddValues();
    void readsDumps();
    void readsExports();
    void readsArrayExports_data();
    void readsArrayExports();
    void joinsTraces();
    void followsTheFile();
    void givesWhatIsStored();
    void obeysCancel();

private:
    QString write(const QByteArray& content, const QString& name = u"store"_s) const;
    std::unique_ptr<SessionStore> open(const QByteArray& content) const;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void JazzmineTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString JazzmineTest::write(const QByteArray& content, const QString& name) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

std::unique_ptr<SessionStore> JazzmineTest::open(const QByteArray& content) const
{
    auto store = openStore(write(content));
    if (!store)
        qWarning("%s", qPrintable(store.error().text));
    return store ? *std::move(store) : nullptr;
}

void JazzmineTest::findsDamage_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("codes");
    QTest::addColumn<int>("messages");
    const QByteArray m1 = messageBut("m1", 1);
    const QByteArray m2 = messageBut("m2", 2, Reply);
    const QByteArray good = document({m1, m2});
    const auto row = [](const char* name, const QByteArray& content, const QStringList& codes, int messages) {
        QTest::newRow(name) << content << codes << messages;
    };
    row("nothing wrong", good, {}, 2);
    row("byte order mark", QByteArray("\xef\xbb\xbf" + good), {u"byte-order-mark"_s}, 2);
    row("line ends and indent", QByteArray(good).replace(", ", ",\r\n  "), {}, 2);
    row("cut", good.chopped(10), {u"invalid-json"_s}, 2);
    row("trailing comma", QByteArray(good).replace("}]", "},]"), {u"invalid-json"_s}, 0);
    row("text behind", QByteArray(good + " x"), {u"invalid-json"_s}, 2);
    row("unknown section", QByteArray("{\"x\": [1], " + good.sliced(1)), {u"unknown-section"_s}, 2);
    row("null section", QByteArray(good).replace("\"turn_traces\": []", "\"turn_traces\": null"),
        {u"section-not-array"_s}, 2);
    row("repeated section", QByteArray("{\"messages\": [], " + good.sliced(1)), {u"repeated-section"_s}, 2);
    row("other order",
        QByteArray(R"({"turn_traces": [], "messages": [)" + m1 + ", " + m2 + R"(], "conversations": [)"
            + OneConversation + "]}"),
        {}, 2);
    row("missing section", QByteArray(R"({"messages": [)" + m1 + ", " + m2 + "]}"), {u"missing-conversation"_s}, 2);
    row("broken record", document({m1, m2, R"({"id" "m3"})"}), {u"record-not-json"_s}, 2);
    row("no object", document({m1, m2, "7"}), {u"record-not-object"_s}, 2);
    row("no id", document({messageBut("m0", 0, Reply, "id"), m1, m2}), {u"missing-id"_s}, 3);
    row("no conversation", document({m1, m2, messageBut("m3", 3, {}, "conversation_id")}),
        {u"no-conversation"_s, u"prompt-without-reply"_s}, 2);
    row("unknown role", document({m1, m2, messageBut("m3", 3, R"("role": "tool")")}), {u"invalid-message"_s}, 3);
    row("wrong type", document({m1, messageBut("m2", 2, Reply + R"(, "entities": {}, "is_flagged": "maybe")")}),
        {u"invalid-message"_s, u"invalid-message"_s}, 2);
    row("NaN score", document({m1, messageBut("m2", 2, Reply + R"(, "sentiment_score": NaN)")}), {u"invalid-message"_s},
        2);
    row("unknown field", document({m1, messageBut("m2", 2, Reply + R"(, "x": 1)")}), {u"unknown-field"_s}, 2);
    row("no reply", document({m1, m2, messageBut("m3", 3)}), {u"prompt-without-reply"_s}, 3);
    row("repeated id", document({m1, m2, messageBut("m2", 3, Reply)}), {u"duplicate-id"_s}, 3);
    row("orphan trace", document({m1, m2}, {trace("t", "none")}), {u"missing-message"_s}, 2);
    row("second trace", document({m1, m2}, {trace("t", "m2"), trace("v", "m2")}),
        {u"repeated-turn"_s, u"second-trace"_s}, 2);
    row("trace without a message id", document({m1, m2}, {QByteArray(trace("t", "m2")).replace("message_id", "x_id")}),
        {u"missing-id"_s, u"unknown-field"_s}, 2);
    row("totals", document({m1, m2}, {trace("t", "m2", R"(, "total_tokens": 3)")}), {u"totals-differ"_s}, 2);
    row("purpose",
        document({m1, m2}, {trace("t", "m2", R"(, "llm_calls": [{"purpose": "x", "model": "m", "timestamp_ms": 1}])")}),
        {u"invalid-trace"_s}, 2);
    row("flagged and summarised",
        document({m1, messageBut("m2", 2, Reply + R"(, "is_flagged": true, "episode_id": 1)")}),
        {u"flagged-summarised"_s}, 2);
    row("seconds", document({m1, QByteArray(m2).replace("1790000000002", "1790000000")}),
        {u"prompt-without-reply"_s, u"time-in-seconds"_s}, 2);
    row("future", document({m1, QByteArray(m2).replace("1790000000002", "9790000000000")}), {u"time-in-future"_s}, 2);
    row("beyond 64 bits", document({m1, messageBut("m2", 2, Reply + R"(, "episode_id": 100000000000000000000)")}),
        {u"value-out-of-range"_s}, 2);
    row("NUL and half a character", document({m1, messageBut("m2", 2, Reply + R"(, "intent": "\u0000\ud83d")")}),
        {u"lone-surrogate"_s, u"nul-in-text"_s}, 2);
}

void JazzmineTest::findsDamage()
{
    QFETCH(QByteArray, content);
    QFETCH(QStringList, codes);
    QFETCH(int, messages);
    const auto store = open(content);
    QVERIFY(store);
    QCOMPARE(codesOf(*store), codes);
    QCOMPARE(shownIds(*store).size(), messages);
}

void JazzmineTest::survivesEveryCut_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("store") << fourMessages();
    QTest::newRow("dump") << smallDump();
    QTest::newRow("export") << smallExport();
}

void JazzmineTest::survivesEveryCut()
{
    QFETCH(QByteArray, content);
    const auto whole = open(content);
    QVERIFY(whole);
    const QStringList all = shownIds(*whole);
    QVERIFY(all.size() >= 2);
    int opened = 0;
    for (qsizetype length = 1; length < content.size(); ++length) {
        auto store = openStore(write(content.first(length), u"cut"_s));
        if (!store) {
            QVERIFY(!store.error().text.isEmpty());
            continue;
        }
        ++opened;
        const QStringList ids = shownIds(**store);
        QCOMPARE(ids, all.first(ids.size()));
        QVERIFY((*store)->check({}, [](const Finding&) { }, {}).has_value());
        QVERIFY((*store)->sessions(ListDetail::Full, [](const auto&) { return true; }, {}).has_value());
    }
    QVERIFY(opened > content.size() / 4);
}

void JazzmineTest::refusesWhatIsNone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("object") << "{}"_ba;
    QTest::newRow("array") << "[]"_ba;
    QTest::newRow("other messages") << R"({"messages": [{"role": "user", "content": "x"}]})"_ba;
    QTest::newRow("other lines") << R"({"model": "Message", "data": {"original_content": "x"}})"_ba;
    QTest::newRow("other dump") << "CREATE TABLE messages (id text, content text);"_ba;
    QTest::newRow("text") << "hello\n"_ba;
    QTest::newRow("NUL") << QByteArray(100, '\0');
    QTest::newRow("brackets") << QByteArray(10 * 1024 * 1024, '[');
}

void JazzmineTest::refusesWhatIsNone()
{
    QFETCH(QByteArray, content);
    const DetectionReport report = detectStore(write(content));
    const auto ours = [](const Detection& detection) { return detection.format == "jazzmine"_L1; };
    QVERIFY(std::ranges::none_of(report.matches, ours));
    QVERIFY(std::ranges::any_of(report.refusals, ours));
}

void JazzmineTest::keepsRecordsThatCollapse()
{
    const auto store
        = open(document({messageBut("a", 5), messageBut("b", 5, R"("x": 1)"), messageBut("a", 5, R"("x": 2)")}));
    const std::vector<MessagePtr> messages = messagesOf(*store);
    QCOMPARE(messages.size(), size_t(3));
    // The later record stands where the first one of its id stood.
    QVERIFY(messages[0]->states.testFlag(MessageState::Discarded));
    QVERIFY(!messages[1]->states.testFlag(MessageState::Discarded));
    QCOMPARE(messages[1]->id.value, u"a"_s);
    QCOMPARE(messages[2]->id.value, u"b"_s);
    const auto key = store->keyOf(Session, MessageId(u"a"_s), {});
    QVERIFY(key.has_value());
    QCOMPARE(*key, 2);
    QCOMPARE(windowLines(*store), (QStringList {u"a: text of a"_s, u"b: text of b"_s}));
}

void JazzmineTest::ordersByTime()
{
    const auto store = open(document({messageBut("late", 9), messageBut("b", 3), messageBut("c", 3), messageBut("a", 1),
        messageBut("no time", 0, {}, "timestamp").replace(R"(, "timestamp": 1790000000000)", "")}));
    QCOMPARE(shownIds(*store), (QStringList {u"a"_s, u"no time"_s, u"b"_s, u"c"_s, u"late"_s}));
    const auto first = store->firstMessages(Session, 2, {}, {});
    QVERIFY(first.has_value());
    QCOMPARE(first->size(), size_t(2));
    QCOMPARE(first->at(1)->index, 1);
    QVERIFY(first->at(1)->states.testFlag(MessageState::Damaged));
}

void JazzmineTest::buildsTheWindow()
{
    QByteArrayList messages;
    for (int i = 0; i < 12; ++i) {
        const QByteArray more = i == 6 ? R"("is_flagged": true)" : i == 11 ? R"("enhanced_message": "better")" : "";
        messages << messageBut("m" + QByteArray::number(i), i, more);
    }
    auto store = open(document(messages));
    QCOMPARE(windowLines(*store),
        (QStringList {u"m3: text of m3"_s, u"m4: text of m4"_s, u"m5: text of m5"_s, u"(m6)"_s, u"m7: text of m7"_s,
            u"m8: text of m8"_s, u"m9: text of m9"_s, u"m10: text of m10"_s, u"m11: better"_s}));
    QCOMPARE(windowLines(*store, MessageId(u"m1"_s)), (QStringList {u"m0: text of m0"_s, u"m1: text of m1"_s}));
    messages[9] = messageBut("m9", 9, R"("is_continuation": false)");
    store = open(document(messages));
    QCOMPARE(windowLines(*store), (QStringList {u"m9: text of m9"_s, u"m10: text of m10"_s, u"m11: better"_s}));
    QVERIFY(windowLines(*store, MessageId(u"none"_s)).first().contains(u"none"_s));
    QVERIFY(messagesOf(*store)[9]->states.testFlag(MessageState::InContext));
    QVERIFY(!messagesOf(*store)[8]->states.testFlag(MessageState::InContext));
}

void JazzmineTest::showsOddValues()
{
    const auto store = open(document({messageBut("m1", 1,
        R"("timestamp": "1790000000", "episode_id": 1e2, "original_content": ["x"], "extra": NaN, "role": "robot")")}));
    const std::vector<MessagePtr> messages = messagesOf(*store);
    QCOMPARE(messages.size(), size_t(1));
    const Message& message = *messages[0];
    QCOMPARE(toMs(*message.createdAt), 1790000000000);
    QCOMPARE(message.storedRole, u"robot"_s);
    QCOMPARE(message.role, Role::Unknown);
    QVERIFY(message.states.testFlag(MessageState::Damaged));
    const auto* unknown = message.parts.at(0).as<UnknownPart>();
    QVERIFY(unknown);
    QCOMPARE(unknown->raw.text, uR"(["x"])"_s);
    const auto extra = std::ranges::find(message.fields, u"extra"_s, &StoredField::name);
    QVERIFY(extra != message.fields.end());
    QCOMPARE(extra->value, QVariant(u"NaN"_s));
}

void JazzmineTest::readsDumps()
{
    const auto store = open(smallDump());
    QVERIFY(store);
    const std::vector<MessagePtr> messages = messagesOf(*store);
    QCOMPARE(messages.size(), size_t(2));
    QCOMPARE(messages[0]->parts.at(0).as<TextPart>()->text.text, u"a\nb"_s);
    QVERIFY(messages[0]->states.testFlag(MessageState::Flagged));
    QCOMPARE(messages[1]->parts.at(0).as<TextPart>()->text.text, u"it's"_s);
    QCOMPARE(messages[1]->error, u"x"_s);
    QCOMPARE(codesOf(*store), QStringList {u"missing-conversation"_s});
    const auto raw = store->rawBytes(messages[1]->storedAt, 1000, {});
    QVERIFY(raw.has_value());
    QVERIFY(raw->startsWith("('m2'") && raw->endsWith("'[\"x\"]')"));
}

void JazzmineTest::readsExports()
{
    const auto store = open(smallExport());
    QVERIFY(store);
    QCOMPARE(shownIds(*store), (QStringList {u"m1"_s, u"m2"_s}));
    QCOMPARE(codesOf(*store), QStringList {u"invalid-message"_s});
    const auto torn = open(smallExport() + "not JSON\n" + "{\"id\": \"m3\", \"original_con");
    QCOMPARE(codesOf(*torn), (QStringList {u"broken-line"_s, u"invalid-message"_s, u"torn-line"_s}));
}

void JazzmineTest::readsArrayExports_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<QStringList>("codes");
    const QStringList both {u"m1"_s, u"m2"_s};
    QByteArray array = smallExport().trimmed();
    array = '[' + array.replace("\r\n\n", "\n").replace("\n", ",\n") + ']';
    const QStringList usual {u"invalid-message"_s};
    QTest::newRow("whole") << array << both << usual;
    QTest::newRow("indented") << QByteArray(array).replace(", \"", ",\n  \"") << both << usual;
    QTest::newRow("byte order mark") << "\xef\xbb\xbf\n" + array << both << usual;
    QTest::newRow("line end") << array + "\n" << both << usual;
    QTest::newRow("a number") << array.chopped(1) + ",5]" << both
                              << QStringList {u"broken-line"_s, u"invalid-message"_s};
    QTest::newRow("torn") << array.chopped(20) << both
                          << QStringList {u"invalid-message"_s, u"missing-conversation"_s, u"unreadable-row"_s};
}

void JazzmineTest::readsArrayExports()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, ids);
    QFETCH(const QStringList, codes);
    const auto store = open(bytes);
    QVERIFY(store);
    QCOMPARE(shownIds(*store), ids);
    QCOMPARE(codesOf(*store), codes);
    for (const MessagePtr& message : messagesOf(*store)) {
        const auto raw = store->rawBytes(message->storedAt, 10000, {});
        QVERIFY(raw && raw->startsWith('{') && raw->endsWith('}'));
    }
}

void JazzmineTest::joinsTraces()
{
    const QByteArray calls
        = R"(, "llm_calls": [{"purpose": "other", "model": "M", "timestamp_ms": 5, "prompt_tokens": 3}],
        "total_prompt_tokens": 3, "total_tokens": 3,
        "task_emissions": [{"task_index": 1, "sandbox": "s", "description": "D", "timestamp_ms": 7},
            {"task_index": 2, "sandbox": "nowhere", "description": "E", "timestamp_ms": 8}],
        "tool_traces": [{"task_index": 1, "sandbox": "s", "description": "D", "success": true, "final_data": [1],
            "final_script": "x = 1", "generation_attempts": [{"attempt": 1, "success": true}]}])";
    const auto store = open(document({messageBut("m1", 1), messageBut("m2", 2, Reply)}, {trace("t", "m2", calls)}));
    const std::vector<MessagePtr> messages = messagesOf(*store);
    const Message& reply = *messages.at(1);
    QCOMPARE(reply.parts.size(), 3);
    QCOMPARE(reply.model, u"M"_s);
    QCOMPARE(reply.tokens.input, std::optional<qint64>(3));
    // The reply was given when all of them were done.
    QVERIFY(reply.parts.at(2).as<TextPart>());
    for (int i = 0; i < 3; ++i)
        QCOMPARE(reply.parts.at(i).index, i);
    const auto* tool = reply.parts.at(0).as<ToolPart>();
    QVERIFY(tool);
    QCOMPARE(tool->state, ToolPart::State::Completed);
    QCOMPARE(tool->title, u"D"_s);
    QCOMPARE(tool->output.text, u"[1]"_s);
    QCOMPARE(reply.parts.at(1).as<ToolPart>()->state, ToolPart::State::Orphan);
    std::vector<TurnTrace> traces;
    const Result<> done
        = store->turnTraces(Session, [&](const TurnTrace& one) { return traces.push_back(one), true; }, {});
    QVERIFY(done.has_value());
    QCOMPARE(traces.size(), size_t(1));
    QCOMPARE(traces[0].calls.size(), 1);
    QCOMPARE(traces[0].tools.size(), 2);
    QCOMPARE(traces[0].tools[0].attempts.size(), 1);
    QVERIFY(traces[0].tools[0].success && !traces[0].tools[1].success);
}

void JazzmineTest::followsTheFile()
{
    const auto store = open(document({messageBut("m1", 1)}));
    QCOMPARE(shownIds(*store), QStringList {u"m1"_s});
    QCOMPARE(store->poll().value_or(StoreChange::Replaced), StoreChange::None);

    // As the library writes: a new file takes the name.
    const QString path = store->info().path;
    write(document({messageBut("m1", 1), messageBut("m2", 2)}), u"new"_s);
    QVERIFY(QFile::remove(path));
    QCOMPARE(store->poll().value_or(StoreChange::None), StoreChange::Vanished);
    QCOMPARE(store->poll().value_or(StoreChange::Changed), StoreChange::None);
    QCOMPARE(shownIds(*store), QStringList {u"m1"_s});
    QVERIFY(QFile::rename(m_folder->filePath(u"new"_s), path));
    QCOMPARE(store->poll().value_or(StoreChange::None), StoreChange::Changed);
    QCOMPARE(shownIds(*store), (QStringList {u"m1"_s, u"m2"_s}));

    write(document({messageBut("m1", 1), messageBut("m2", 2), messageBut("m3", 3)}));
    QCOMPARE(store->poll().value_or(StoreChange::None), StoreChange::Changed);
    QCOMPARE(shownIds(*store).size(), 3);
    // Cut while it is open.
    write(document({messageBut("m1", 1), messageBut("m2", 2)}).chopped(40));
    QCOMPARE(store->poll().value_or(StoreChange::None), StoreChange::Changed);
    QVERIFY(!shownIds(*store).isEmpty());
    QVERIFY(codesOf(*store).contains(u"invalid-json"_s));
}

void JazzmineTest::givesWhatIsStored()
{
    const QByteArray stored = messageBut("m2", 2, Reply + R"(, "x": 1.50, "x": "\ud83d")");
    const auto store = open(document({messageBut("m1", 1), stored}));
    const std::vector<MessagePtr> messages = messagesOf(*store);
    const auto raw = store->rawBytes(messages.at(1)->storedAt, 10000, {});
    QCOMPARE(raw.value_or(QByteArray()), stored);
    const auto text = store->rawBytes(messages.at(1)->parts.at(0).storedAt, 10000, {});
    QCOMPARE(text.value_or(QByteArray()), "\"text of m2\""_ba);
    StoredAt elsewhere = messages.at(1)->storedAt;
    elsewhere.file = u"/dev/null"_s;
    QVERIFY(!store->rawBytes(elsewhere, 10, {}).has_value());
    const auto part = store->part(Session, 1, 0, {});
    QVERIFY(part.has_value());
    QVERIFY(!store->part(Session, 1, 5, {}).has_value());
    QVERIFY(!store->part(Session, 99, 0, {}).has_value());
    QVERIFY(!store->outline(SessionId(u"none"_s), {}).has_value());
}

void JazzmineTest::obeysCancel()
{
    const auto store = open(fourMessages());
    const JobControl job;
    job.cancel();
    const auto outline = store->outline(Session, job);
    QVERIFY(!outline.has_value());
    QCOMPARE(outline.error().code, Errc::Cancelled);
    QCOMPARE(shownIds(*store).size(), 4);
}

TEST_CLASS(JazzmineTest)
#include "tst_jazzmine.moc"
