// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"
#include "core/store/registry.h"
#include "tests/core/jazzmine/smalldocument.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::smalldocument;
using namespace stemma::filetree;
using namespace Qt::StringLiterals;

namespace {

QByteArray message(const QByteArray& id, qint64 time, const QByteArray& more = R"("role": "user")")
{
    return R"({"id": ")" + id + R"(", "conversation_id": "c", "user_id": "u", "original_content": "text of )" + id
        + R"(", "timestamp": )" + QByteArray::number(time) + ", " + more + '}';
}

QByteArray reply(const QByteArray& id, qint64 time)
{
    return message(id, time, R"("role": "assistant")");
}

QByteArray twoTurns()
{
    return document({message("m1", 1790000000001), reply("m2", 1790000000002), message("m3", 1790000000030),
                        reply("m4", 1790000000040)},
        {trace("t1", "m2"), trace("t2", "m4")});
}

/// Members whose values are new in every run.
QByteArray withoutNewIds(QByteArray text)
{
    static const QRegularExpression Uuid(u"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"_s);
    return QString::fromUtf8(text).replace(Uuid, u"NEW"_s).toUtf8();
}

} // namespace

/// Changes of the JSON store: nothing but what is changed is written, and back byte for byte.
class TestJazzmineEdit final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void forkCopiesWithNewIds();
    void forkLeavesOutWhatTheLibraryRefuses();
    void resumeMovesTheEnd();
    void resumeToNothing();
    void renameTouchesTheTitleOnly();
    void textEmptiesTheEnhancedOne();
    void stepsOfReasoning();
    void textBehindTools();
    void removalTakesTheTrace();
    void removalOfARepeatedId();
    void deletion();
    void insertion_data();
    void insertion();
    void insertionBetweenEqualTimes();
    void oddLayouts_data();
    void oddLayouts();
    void refusals();
    void refusedStores_data();
    void refusedStores();
    void readOnlyContainers_data();
    void readOnlyContainers();
    void changedSinceThePlan();
    void throughALink();

private:
    void open(const QByteArray& content);
    [[nodiscard]] QByteArray bytes() const { return filesIn(m_folder->path()).value(u"store.json"_s); }
    [[nodiscard]] Result<Receipt> apply(const Edit& edit, EditPlan* kept = nullptr);
    [[nodiscard]] json::Value record(const char* section, qsizetype index) const;
    void goBack(const QByteArray& before);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QList<ReceiptId> m_applied;
};

void TestJazzmineEdit::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_state = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(m_state->filePath(u"journal"_s));
    m_applied.clear();
}

void TestJazzmineEdit::open(const QByteArray& content)
{
    const QString path = m_folder->filePath(u"store.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    auto opened = openStore(path);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
}

Result<Receipt> TestJazzmineEdit::apply(const Edit& edit, EditPlan* kept)
{
    const auto made = m_store->plan(edit, {});
    if (!made)
        return std::unexpected(made.error());
    if (kept)
        *kept = *made;
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *made, {});
    if (receipt)
        m_applied += receipt->id;
    (void)m_store->poll();
    return receipt;
}

void TestJazzmineEdit::goBack(const QByteArray& before)
{
    while (!m_applied.isEmpty()) {
        const auto undone = Editor(*m_journal).undo(m_applied.takeLast(), {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    }
    (void)m_store->poll();
    QCOMPARE(bytes(), before);
}

json::Value TestJazzmineEdit::record(const char* section, qsizetype index) const
{
    const auto document = json::parse(bytes());
    const json::Value* list = document ? document->find(QString::fromLatin1(section)) : nullptr;
    return list && index < list->items.size() ? list->items.at(index) : json::Value();
}

void TestJazzmineEdit::forkCopiesWithNewIds()
{
    const QByteArray before = document({message("m1", 1790000000001, R"("role": "user", "episode_id": 3, "x": 1.50)"),
                                           reply("m2", 1790000000002), message("m3", 1790000000003)},
        {trace("t1", "m2")});
    open(before);
    EditPlan plan;
    const auto receipt = apply(ForkEdit {Session, MessageId(u"m2"_s), false, {}}, &plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(record("conversations", 1).find(u"title")->string, u"Fork of T"_s);
    QCOMPARE(PlanText::forkTitle({}), u"Fork"_s); // of one with neither title nor id
    QCOMPARE(record("conversations", 1).find(u"agent_id")->string, u"a"_s);
    const QString fork = record("conversations", 1).find(u"id")->string;
    QCOMPARE(receipt->newSession.value, fork);
    const json::Value first = record("messages", 3);
    QCOMPARE(first.find(u"conversation_id")->string, fork);
    QCOMPARE(first.find(u"episode_id")->number, "0");
    QCOMPARE(first.find(u"x")->number, "1.50"); // as it was spelled
    QCOMPARE(first.find(u"timestamp")->number, "1790000000001");
    QVERIFY(first.find(u"id")->string != "m1"_L1);
    const json::Value copied = record("turn_traces", 1);
    QCOMPARE(copied.find(u"message_id")->string, record("messages", 4).find(u"id")->string);
    QCOMPARE(copied.find(u"conversation_id")->string, fork);
    QVERIFY(copied.find(u"id")->string != "t1"_L1);
    QVERIFY(bytes().contains(before.sliced(before.indexOf("\"messages\""), 300)));
    QCOMPARE(plan.after->messages, 2);
    QCOMPARE(plan.before->messages, 3);
    QVERIFY(record("messages", 5).isNull());
    goBack(before);
}

void TestJazzmineEdit::forkLeavesOutWhatTheLibraryRefuses()
{
    open(document(
        {message("m1", 1790000000001), message("m2", 1790000000002, R"("role": "tool")"), reply("m3", 1790000000003)}));
    EditPlan plan;
    QVERIFY(apply(ForkEdit {Session, MessageId(u"m3"_s), false, u"New"_s}, &plan));
    QVERIFY(record("messages", 4).find(u"role")->string == "assistant"_L1);
    QVERIFY(record("messages", 5).isNull());
    QVERIFY(plan.warnings.at(1).startsWith(u"1 record"));
    // Nor is it counted.
    QCOMPARE(plan.after->messages, 2);
    const auto sent = readstore::sent(*m_store, plan.newSession);
    QVERIFY(sent);
    QCOMPARE(sent->size(), 2);
    // It is no prompt at the end of the fork, and leaves one there.
    QVERIFY(apply(ForkEdit {Session, MessageId(u"m2"_s), false, u"New"_s}, &plan));
    const auto check = std::ranges::find(plan.checks, u"prompt-answered"_s, &PlannedCheck::name);
    QVERIFY(check != plan.checks.end() && !check->ok);
}

void TestJazzmineEdit::resumeMovesTheEnd()
{
    const QByteArray before = twoTurns();
    open(before);
    EditPlan plan;
    const auto receipt = apply(ResumeEdit {Session, MessageId(u"m2"_s)}, &plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(readstore::ids(readstore::messages(*m_store, Session)), (QStringList {u"m1"_s, u"m2"_s}));
    QCOMPARE(readstore::ids(readstore::messages(*m_store, receipt->newSession)), (QStringList {u"m3"_s, u"m4"_s}));
    QCOMPARE(m_store->session(receipt->newSession, ListDetail::Basic, {})->title, u"Discarded end of T"_s);
    // Only the conversation's id is other.
    QByteArray expected = before;
    const QByteArray id = receipt->newSession.value.toLatin1();
    for (const char* moved : {"m3\", \"conversation_id\": \"", "m4\", \"conversation_id\": \"",
             "\"message_id\": \"m4\", \"conversation_id\": \""}) {
        const qsizetype at = expected.indexOf(moved) + qsizetype(qstrlen(moved));
        expected.replace(at, 1, id);
    }
    QByteArray added = OneConversation;
    added.replace("\"c\"", QByteArray('"' + id + '"')).replace("\"T\"", "\"Discarded end of T\"");
    expected.insert(expected.indexOf("], \"messages\""), ", " + added);
    QCOMPARE(bytes(), expected);
    QCOMPARE(plan.after->messages, 2);
    goBack(before);
}

void TestJazzmineEdit::resumeToNothing()
{
    const QByteArray before = twoTurns();
    open(before);
    EditPlan plan;
    QVERIFY(apply(ResumeEdit {Session, MessageId(u"m1"_s), true}, &plan));
    QVERIFY(readstore::messages(*m_store, Session).empty());
    QCOMPARE(plan.after->messages, 0);
    QVERIFY(!m_store->plan(ForkEdit {plan.newSession, MessageId(u"m1"_s), true, {}}, {}));
    goBack(before);
}

void TestJazzmineEdit::renameTouchesTheTitleOnly()
{
    QByteArray before = twoTurns();
    before.replace(R"("title": "T")", R"("title" : "\u0054\ud83d")"); // a lone surrogate
    open(before);
    QVERIFY(apply(RenameEdit {Session, u"Zürich “2” 🐤"_s}));
    QByteArray expected = before;
    expected.replace(R"("\u0054\ud83d")", R"("Z\u00fcrich \u201c2\u201d \ud83d\udc24")");
    QCOMPARE(bytes(), expected);
    QCOMPARE(m_store->plan(RenameEdit {Session, u"Zürich “2” 🐤"_s}, {}).error().code, Errc::Usage);
    goBack(before);
}

void TestJazzmineEdit::textEmptiesTheEnhancedOne()
{
    const QByteArray before = document({message(
        "m1", 1790000000001, R"("enhanced_message" :"better \u00fc",   "role": "user", "sentiment_score": 0.10)")});
    open(before);
    EditPlan plan;
    QVERIFY(apply(TextEdit {Session, MessageId(u"m1"_s), 0, u"new\n✓"_s}, &plan));
    QByteArray expected = before;
    expected.replace("\"text of m1\"", R"("new\n\u2713")").replace(R"("better \u00fc")", "\"\"");
    QCOMPARE(bytes(), expected);
    QCOMPARE(plan.writes.size(), 2);
    const auto sent = readstore::sent(*m_store, Session);
    QCOMPARE(sent->first().text, u"new\n✓"_s);
    QCOMPARE(sent->first().tokens, plan.after->tokens);
    goBack(before);
}

void TestJazzmineEdit::stepsOfReasoning()
{
    const QByteArray before
        = document({message("m1", 1790000000001, R"("role": "assistant", "reasoning_steps": ["one", "two"])")});
    open(before);
    QVERIFY(apply(TextEdit {Session, MessageId(u"m1"_s), 1, u"2"_s}));
    QVERIFY(bytes().contains(R"(["one", "2"])"));
    QVERIFY(apply(RemoveEdit {Session, {MessageId(u"m1"_s)}, 0}));
    QVERIFY(bytes().contains(R"(: ["2"]})"));
    QVERIFY(apply(RemoveEdit {Session, {MessageId(u"m1"_s)}, 0}));
    QVERIFY(bytes().contains(R"("reasoning_steps": []})"));
    // Now the text is the first part, and that is the message itself.
    QCOMPARE(m_store->plan(RemoveEdit {Session, {MessageId(u"m1"_s)}, 0}, {}).error().code, Errc::NotSupported);
    goBack(before);
}

/// Tools stand between the steps of reasoning and the reply, and are part of another record.
void TestJazzmineEdit::textBehindTools()
{
    const QByteArray tools = R"(, "task_emissions": [], "tool_traces": [{"task_index": 1, "sandbox": "s"}])";
    const QByteArray before
        = document({message("m1", 1790000000001, R"("role": "assistant", "reasoning_steps": ["one"])")},
            {trace("t1", "m1", tools)});
    open(before);
    const auto codeAt = [this](int part) {
        return m_store->plan(TextEdit {Session, MessageId(u"m1"_s), part, u"new"_s}, {}).error().code;
    };
    QCOMPARE(codeAt(1), Errc::NotSupported);
    QCOMPARE(codeAt(3), Errc::NotFound);
    QVERIFY(apply(TextEdit {Session, MessageId(u"m1"_s), 2, u"new"_s}));
    QByteArray expected = before;
    expected.replace("\"text of m1\"", "\"new\"");
    QCOMPARE(bytes(), expected);
    QVERIFY(apply(TextEdit {Session, MessageId(u"m1"_s), 0, u"first"_s}));
    QCOMPARE(bytes(), expected.replace(R"(["one"])", R"(["first"])"));
    goBack(before);
}

void TestJazzmineEdit::removalTakesTheTrace()
{
    const QByteArray before = twoTurns();
    open(before);
    QVERIFY(apply(RemoveEdit {Session, {MessageId(u"m4"_s), MessageId(u"m1"_s)}, {}}));
    QCOMPARE(bytes(), document({reply("m2", 1790000000002), message("m3", 1790000000030)}, {trace("t1", "m2")}));
    QVERIFY(apply(RemoveEdit {Session, {MessageId(u"m2"_s), MessageId(u"m3"_s)}, {}}));
    QCOMPARE(bytes(), document({}));
    goBack(before);
}

/// Of two records with one id the library keeps the last. Were that alone removed, the other would be back.
void TestJazzmineEdit::removalOfARepeatedId()
{
    const QByteArray before
        = document({message("m1", 1790000000001), reply("m2", 1790000000002), message("m1", 1790000000003)});
    open(before);
    QVERIFY(apply(RemoveEdit {Session, {MessageId(u"m1"_s)}, {}}));
    QCOMPARE(bytes(), document({reply("m2", 1790000000002)}));
    goBack(before);
}

void TestJazzmineEdit::deletion()
{
    QByteArray other = OneConversation;
    other.replace("\"c\"", "\"d\"");
    QByteArray before = document(
        {message("m1", 1790000000001), message("m2", 1790000000002)}, {trace("t1", "m2"), trace("gone", "nothing")});
    before.replace("\"m2\", \"conversation_id\": \"c\"", "\"m2\", \"conversation_id\": \"d\"");
    before.replace(OneConversation, QByteArray(OneConversation + ", " + other + ", " + OneConversation));
    open(before);
    EditPlan plan;
    QVERIFY(apply(DeleteEdit {Session}, &plan));
    QVERIFY(!plan.after);
    QByteArray expected = document({message("m2", 1790000000002)}, {trace("t1", "m2")});
    expected.replace("\"m2\", \"conversation_id\": \"c\"", "\"m2\", \"conversation_id\": \"d\"");
    expected.replace(OneConversation, other);
    QCOMPARE(bytes(), expected);
    QVERIFY(!m_store->session(Session, ListDetail::Basic, {}));
    goBack(before);
}

void TestJazzmineEdit::insertion_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<qint64>("time"); // 0: now
    const QString fresh = u"NEW"_s;
    QTest::newRow("first") << QString() << QStringList {fresh, u"m1"_s, u"m2"_s, u"m3"_s, u"m4"_s}
                           << qint64(1790000000000);
    QTest::newRow("close") << u"m1"_s << QStringList {u"m1"_s, fresh, u"m2"_s, u"m3"_s, u"m4"_s}
                           << qint64(1790000000001);
    QTest::newRow("between") << u"m2"_s << QStringList {u"m1"_s, u"m2"_s, fresh, u"m3"_s, u"m4"_s}
                             << qint64(1790000000016);
    QTest::newRow("last") << u"m4"_s << QStringList {u"m1"_s, u"m2"_s, u"m3"_s, u"m4"_s, fresh} << qint64(0);
}

void TestJazzmineEdit::insertion()
{
    QFETCH(const QString, after);
    QFETCH(const QStringList, order);
    QFETCH(const qint64, time);
    const QByteArray before = twoTurns();
    open(before);
    EditPlan plan;
    const auto receipt = apply(InsertEdit {Session, MessageId(after), u"system"_s, u"Note this."_s}, &plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const auto messages = readstore::messages(*m_store, Session);
    QStringList ids = readstore::ids(messages);
    const qsizetype at = order.indexOf(u"NEW"_s);
    QCOMPARE(ids.at(at), plan.writes.first().fields.first().value);
    const qint64 stored = toMs(*messages[size_t(at)]->createdAt);
    if (time > 0)
        QCOMPARE(stored, time);
    else
        QVERIFY(stored > 1790000000040);
    ids[at] = u"NEW"_s;
    QCOMPARE(ids, order);
    QCOMPARE(readstore::sent(*m_store, Session)->size(), plan.after->messages);
    goBack(before);
}

void TestJazzmineEdit::insertionBetweenEqualTimes()
{
    const QByteArray before
        = document({message("m3", 1790000000009), message("m1", 1790000000005), message("m2", 1790000000005)});
    open(before);
    QVERIFY(apply(InsertEdit {Session, MessageId(u"m1"_s), u"user"_s, u"between"_s}));
    const QStringList ids = readstore::ids(readstore::messages(*m_store, Session));
    QCOMPARE(ids.first(), u"m1"_s);
    QCOMPARE(ids.sliced(2), (QStringList {u"m2"_s, u"m3"_s}));
    QCOMPARE(record("messages", 2).find(u"timestamp")->number, "1790000000005");
    QCOMPARE(m_store->plan(InsertEdit {Session, MessageId(u"m1"_s), u"tool"_s, {}}, {}).error().code, Errc::Usage);
    goBack(before);
}

void TestJazzmineEdit::oddLayouts_data()
{
    QTest::addColumn<QByteArray>("store");
    QTest::addColumn<QByteArray>("holds");
    const QByteArray first = message("m1", 1790000000001);
    QTest::newRow("no section of conversations")
        << QByteArray("{\"messages\": [" + first + "]}")
        << QByteArray(R"({"conversations": [{"id": "NEW", "user_id": "u", "agent_id": "", "title": "F", )"
                      R"("created_at": 1790000000001, "last_updated_at": 1790000000001}], "messages": [)");
    QTest::newRow("an empty one behind") << QByteArray("{\"messages\":[\n  " + first + "\n ],\"conversations\":[]}\n")
                                         << QByteArray("],\"conversations\":[\n  {\"id\": \"NEW\"");
    QTest::newRow("one line each") << QByteArray("{\"conversations\":[\r\n" + OneConversation
        + "\r\n],\"messages\":[\r\n" + first + ",\r\n" + message("m2", 1790000000002) + "]}")
                                   << QByteArray("},\r\n{\"id\": \"NEW\", \"conversation_id\": \"NEW\"");
}

void TestJazzmineEdit::oddLayouts()
{
    QFETCH(const QByteArray, store);
    QFETCH(const QByteArray, holds);
    open(store);
    const auto receipt = apply(ForkEdit {Session, MessageId(u"m1"_s), false, u"F"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY2(withoutNewIds(bytes()).contains(holds), bytes().constData());
    QVERIFY(json::parse(bytes()));
    QCOMPARE(readstore::messages(*m_store, receipt->newSession).size(), 1U);
    goBack(store);
}

void TestJazzmineEdit::refusals()
{
    open(twoTurns());
    const auto code = [&](const Edit& edit) {
        const auto plan = m_store->plan(edit, {});
        return plan ? std::optional<Errc>() : plan.error().code;
    };
    QCOMPARE(code(PruneEdit {Session, MessageId(u"m1"_s)}), Errc::NotSupported);
    QCOMPARE(code(CheckpointEdit {Session, MessageId(u"m1"_s), u"x"_s}), Errc::NotSupported);
    QCOMPARE(code(ForkEdit {Session, MessageId(u"none"_s), false, {}}), Errc::NotFound);
    QCOMPARE(code(ForkEdit {SessionId(u"none"_s), MessageId(u"m1"_s), false, {}}), Errc::NotFound);
    QCOMPARE(code(ResumeEdit {Session, MessageId(u"m4"_s)}), Errc::Usage);
    QCOMPARE(code(TextEdit {Session, MessageId(u"m1"_s), 0, u"text of m1"_s}), Errc::Usage);
    QCOMPARE(code(TextEdit {Session, MessageId(u"m1"_s), 1, u"x"_s}), Errc::NotFound);
    QCOMPARE(code(RemoveEdit {Session, {}, {}}), Errc::Usage);
    for (const QString& reason : m_store->info().refusals)
        QVERIFY(reason.endsWith(u'.'));
}

void TestJazzmineEdit::refusedStores_data()
{
    QTest::addColumn<QByteArray>("store");
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf" + twoTurns());
    QTest::newRow("cut off") << twoTurns().chopped(40);
    QTest::newRow("section twice") << QByteArray(twoTurns().chopped(1) + ", \"messages\": []}");
    QTest::newRow("section null") << QByteArray(twoTurns().chopped(1) + ", \"turn_traces\": null}");
}

void TestJazzmineEdit::refusedStores()
{
    QFETCH(const QByteArray, store);
    open(store);
    QCOMPARE(m_store->plan(RenameEdit {Session, u"x"_s}, {}).error().code, Errc::NotSupported);
}

void TestJazzmineEdit::readOnlyContainers_data()
{
    QTest::addColumn<QString>("path");
    const QString folder = realStore(u"jazzmine/generated-0.1.42/"_s);
    QTest::newRow("dump") << folder + u"postgres-dump.sql"_s;
    QTest::newRow("export") << folder + u"mongo-export"_s;
}

void TestJazzmineEdit::readOnlyContainers()
{
    QFETCH(const QString, path);
    NEED(missingSample(path));
    const auto store = openStore(path);
    QVERIFY(store);
    const QString reason = (*store)->info().notWritable;
    QVERIFY(reason.contains(u"read-only"));
    QCOMPARE((*store)->plan(DeleteEdit {SessionId(u"c-orders"_s)}, {}).error().text, reason);
}

void TestJazzmineEdit::changedSinceThePlan()
{
    open(twoTurns());
    const auto plan = m_store->plan(RenameEdit {Session, u"x"_s}, {});
    QVERIFY(plan);
    QByteArray other = twoTurns();
    other.replace("text of m1", "Text of m1");
    QFile file(m_folder->filePath(u"store.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(other) == other.size());
    file.close();
    const auto refused = Editor(*m_journal).apply(m_store->info(), *plan, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(bytes(), other);
    // A new plan is made of what stands there now, and the change is still announced.
    QVERIFY(apply(TextEdit {Session, MessageId(u"m1"_s), 0, u"y"_s}));
    other.replace("Text of m1", "y");
    QCOMPARE(bytes(), other);
    // A file that jazzmine writes right now.
    QFile partial(m_folder->filePath(u"store.json.tmp"_s));
    QVERIFY(partial.open(QIODevice::WriteOnly));
    QCOMPARE(m_store->plan(RenameEdit {Session, u"x"_s}, {}).error().code, Errc::Busy);
}

void TestJazzmineEdit::throughALink()
{
    open(twoTurns());
    const QString link = m_state->filePath(u"link.json"_s);
    QVERIFY(QFile::link(m_folder->filePath(u"store.json"_s), link));
    auto opened = openStore(link);
    QVERIFY(opened);
    m_store = *std::move(opened);
    QVERIFY(apply(RenameEdit {Session, u"x"_s}));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(bytes().contains("\"title\": \"x\""));
    goBack(twoTurns());
}

TEST_CLASS(TestJazzmineEdit)
#include "tst_jazzmineedit.moc"
