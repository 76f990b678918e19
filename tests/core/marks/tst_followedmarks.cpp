// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/edit/forkshares.h"
#include "core/edit/inverse.h"
#include "core/marks/markedstore.h"
#include "core/store/sqlite/sqlitewriter.h"
#include "tests/testkit/footprintpatient.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/testclass.h"

#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QString sample(const QString& name)
{
    return realStore(name);
}

QString textOf(const Message& message)
{
    QStringList texts {message.storedRole};
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            texts += text->text.text;
        else if (const auto* tool = part.as<ToolPart>())
            texts += tool->callId + tool->output.text;
    }
    return texts.join(u'|');
}

constexpr const char* FootprintRows = "agentfootprint, rows";
constexpr const char* FootprintFile = "agentfootprint, a file";

QByteArrayList conversation()
{
    QByteArrayList history;
    for (int i = 0; i < 5; ++i) {
        const QByteArray number = QByteArray::number(i);
        history += R"({"role":"user","content":"Ask )" + number + R"("})";
        history += R"({"role":"assistant","content":"Answer )" + number + R"("})";
    }
    return history;
}

MessagePlace place(const char* session, const char* message)
{
    return {SessionId(QLatin1StringView(session)), MessageId(QLatin1StringView(message))};
}

} // namespace

/// The user's checkpoints follow changes of stores of every kind, in the same change.
class TestFollowedMarks final : public QObject
{
    Q_OBJECT
private slots:
    void placesAfterAChange();
    void ordersOfMessages();
    void goAlong_data();
    void goAlong();
    void goAlongWithRepairs_data();
    void goAlongWithRepairs();
    void goAlongWithoutIds_data();
    void goAlongWithoutIds();
    void copiedIntoForks_data();
    void copiedIntoForks();
    void forkNamedAsOneThatIsGone();
    void settledAfterACrash_data();
    void settledAfterACrash();
    void inverseKeepsBoth();
    void longOwnRowsAreNotCopied();

private:
    [[nodiscard]] std::unique_ptr<MarkedStore> open(const SampleCopy& copy) const;
    /// By label: the session and what stands there.
    [[nodiscard]] static QMap<QString, std::pair<QString, QString>> placed(SessionStore& store);
    void setCheckpoints(SampleCopy& copy, SessionStore& store, const SessionId& id);

    QTemporaryDir m_folder;
    QString m_database;
};

void TestFollowedMarks::placesAfterAChange()
{
    const MessagePlace a = place("s", "a");
    const MessagePlace b = place("s", "b");
    const MessagePlace c = place("s", "c");
    QCOMPARE(placesAfter({a, b}, {}), QList({a, b}));
    QCOMPARE(placesAfter({a, b}, {{a, {b}}, {b, {c}}}), QList({b, c}));
    QCOMPARE(placesAfter({a, b}, {{a, {b}}}), QList({a, b})); // something is said of b
    QCOMPARE(placesAfter({a, b}, {{a, {b, c}}}), QList({c, b}));
    // A message that stays comes before one that goes, in whatever order they are asked for.
    QCOMPARE(placesAfter({a, b}, {{a, {c, MessagePlace()}, true}, {b, {c}}}), QList({MessagePlace(), c}));
    QCOMPARE(placesAfter({a, b}, {{a, {MessagePlace()}, true}, {b, {MessagePlace()}, true}}),
        QList({MessagePlace(), MessagePlace()}));
}

void TestFollowedMarks::ordersOfMessages()
{
    NewOrder order {.before = SessionId(u"s"_s), .after = SessionId(u"s"_s)};
    for (const char* id : {"#0", "#1", "#2", "#3"})
        order.ids += MessageId(QLatin1StringView(id));
    order.idAt = [](qint64 at) { return MessageId(u"#%1"_s.arg(at)); };
    const QList<MessagePlace> all {place("s", "#1"), place("s", "#2"), place("s", "#3"), place("other", "#1")};
    order.messages = {0, NewOrder::New, 1, 2, 3};
    QCOMPARE(placesAfter(all, movedByOrder(order, all)),
        QList({place("s", "#2"), place("s", "#3"), place("s", "#4"), place("other", "#1")}));
    order.messages = {0, 1, 3};
    QCOMPARE(placesAfter(all, movedByOrder(order, all)),
        QList({place("s", "#1"), place("s", "#0"), place("s", "#2"), place("other", "#1")}));
    order.messages = {0, 1};
    order.cutAt = 2;
    QCOMPARE(placesAfter(all, movedByOrder(order, all)),
        QList({place("s", "#1"), MessagePlace(), MessagePlace(), place("other", "#1")}));
    order.isCopy = true; // only what is copied, and it stays
    const auto copies = movedByOrder(order, all);
    QCOMPARE(copies.size(), 1); // in another store it may have the same name
    QVERIFY(copies.first().isCopy && copies.first().to == QList({place("s", "#1")}));
    order.after = SessionId(u"fork"_s);
    const auto copied = movedByOrder(order, all);
    QCOMPARE(copied.size(), 1);
    QVERIFY(copied.first().isCopy && copied.first().from == place("s", "#1"));
    QCOMPARE(copied.first().to, QList({place("fork", "#1")}));
    QCOMPARE(placesAfter(all, copied), all);
    order.isCopy = false;
    order.after = order.before;
    order.discardedAt = [](qint64 at) { return MessageId(u"off%1"_s.arg(at)); };
    QCOMPARE(placesAfter(all, movedByOrder(order, all)),
        QList({place("s", "#1"), place("s", "off0"), place("s", "off1"), place("other", "#1")}));
}

std::unique_ptr<MarkedStore> TestFollowedMarks::open(const SampleCopy& copy) const
{
    auto store = copy.open();
    return store ? std::make_unique<MarkedStore>(std::move(*store), m_database) : nullptr;
}

QMap<QString, std::pair<QString, QString>> TestFollowedMarks::placed(SessionStore& store)
{
    QMap<QString, std::pair<QString, QString>> result;
    for (const SessionInfo& info : readstore::listed(store)) {
        const auto all = store.checkpoints(info.id, {});
        for (const Checkpoint& point : all.value_or(QList<Checkpoint>())) {
            if (!point.id.value.startsWith("stemma-"_L1))
                continue;
            const auto key = store.keyOf(info.id, point.message, {});
            const auto messages
                = key ? store.messages(info.id, std::span(&*key, 1), {}, {}) : std::unexpected(key.error());
            result.insert(point.label,
                {info.id.value,
                    messages && !messages->empty() && messages->front() ? textOf(*messages->front()) : u"nowhere"_s});
        }
    }
    return result;
}

/// At every second message; the label is the number of the message.
void TestFollowedMarks::setCheckpoints(SampleCopy& copy, SessionStore& store, const SessionId& id)
{
    const auto messages = readstore::messages(store, id);
    for (size_t i = 1; i < messages.size(); i += 2) {
        if (messages[i]->states.testFlag(MessageState::Summary))
            continue; // they go when what they tell of is cut off
        const auto plan = store.plan(CheckpointEdit {id, messages[i]->id, QString::number(i)}, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const auto receipt = Editor(copy.journal()).apply(store.info(), *plan, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    }
}

void TestFollowedMarks::goAlong_data()
{
    QTest::addColumn<QString>("original");
    QTest::addColumn<QString>("what");
    for (const char* name : {"mnesis/small.db", "mantis/sessions-code-layout.db",
             "jazzmine/generated-0.1.38/conversation_db.json", FootprintRows, FootprintFile, "mantis/home"}) {
        for (const char* what : {"insert", "remove", "remove named", "resume", "batch", "batch resume"})
            QTest::addRow("%s: %s", name, what) << QString::fromLatin1(name) << QString::fromLatin1(what);
    }
}

void TestFollowedMarks::goAlong()
{
    QFETCH(const QString, original);
    QFETCH(const QString, what);
    std::optional<FootprintPatient> made;
    if (original == QLatin1StringView(FootprintRows) || original == QLatin1StringView(FootprintFile))
        made.emplace(original == QLatin1StringView(FootprintRows) ? FootprintPatient::Kind::Sqlite
                                                                  : FootprintPatient::Kind::OneFile,
            FootprintPatient::checkpoint(conversation(), "Ask 0"));
    else
        NEED(missingSample(sample(original)));
    SampleCopy copy(made ? made->path() : sample(original));
    m_database = m_folder.filePath(QString::number(qHash(original + what)) + u".db"_s);
    auto store = open(copy);
    QVERIFY(store);
    // The first session that takes the change.
    SessionId id;
    std::optional<EditPlan> plan;
    QMap<QString, std::pair<QString, QString>> before;
    SampleCopy::Content content;
    qsizetype gone = -1; // the message that is removed
    for (const SessionInfo& info : readstore::listed(*store)) {
        const auto messages = readstore::messages(*store, info.id);
        if (messages.size() < 4 || plan)
            continue;
        for (size_t at = 1; at + 1 < messages.size() && !plan; ++at) {
            const MessageId here = messages[at]->id;
            const InsertEdit insertion {info.id, here, u"user"_s, u"something new"_s};
            const InsertEdit earlier {info.id, messages[at - 1]->id, u"user"_s, u"something else"_s};
            const bool isNamed = what.endsWith("named"_L1);
            const bool hasTool
                = std::ranges::any_of(messages[at]->parts, [](const Part& part) { return part.as<ToolPart>(); });
            if (what.startsWith("remove"_L1) && ((at % 2 == 1) != isNamed || hasTool))
                continue;
            const RemoveEdit removal {info.id, {here}, {}};
            const ResumeEdit resume {info.id, here};
            const Edit edit = what == "insert"_L1 ? Edit(insertion)
                : what.startsWith("remove"_L1)    ? Edit(removal)
                : what == "resume"_L1             ? Edit(resume)
                : what == "batch"_L1              ? Edit(BatchEdit {info.id, {insertion, earlier}})
                                                  : Edit(BatchEdit {info.id, {resume, earlier}});
            if (!planEdit(*store, edit, {}))
                continue;
            setCheckpoints(copy, *store, info.id);
            before = placed(*store);
            content = copy.content();
            auto again = planEdit(*store, edit, {});
            QVERIFY2(again, again ? "" : qPrintable(again.error().text));
            plan = *std::move(again);
            id = info.id;
            gone = what.startsWith("remove"_L1) ? qsizetype(at) : -1;
        }
    }
    QVERIFY2(plan, "no session of the store takes such a change");
    QVERIFY(before.size() >= 2);
    Editor editor(copy.journal());
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    store = open(copy);
    const auto after = placed(*store);
    const bool tellsOfGone = std::ranges::any_of(plan->writes, [](const PlannedWrite& write) {
        return write.place == "checkpoints"_L1 && write.change == PlannedWrite::Change::Delete;
    });
    QCOMPARE(after.size() < before.size(), tellsOfGone);
    QVERIFY(!after.isEmpty());
    QVERIFY(plan->own || (after == before && !what.contains("resume"_L1)));
    for (auto point = after.cbegin(); point != after.cend(); ++point) {
        if (point.key().toLongLong() == gone) // where it went
            QVERIFY2(point->second != before.value(point.key()).second, qPrintable(point->second));
        else
            QCOMPARE(point->second, before.value(point.key()).second);
        QVERIFY(point->second != "nowhere"_L1);
    }
    const auto undone = editor.undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    QVERIFY(copy.content() == content);
    store = open(copy);
    QCOMPARE(placed(*store), before);
    const auto again = editor.redo(receipt->id, {});
    QVERIFY2(again, again ? "" : qPrintable(again.error().text + again.error().cause));
    store = open(copy);
    QCOMPARE(placed(*store), after);
}

namespace {

QByteArray jazzmineMessage(const QByteArray& id, int time, const QByteArray& conversation = "c")
{
    return "{" + (id.isEmpty() ? QByteArray() : "\"id\": \"" + id + "\", ") + R"("conversation_id": ")" + conversation
        + R"(", "user_id": "u", "original_content": "text )" + QByteArray::number(time) + R"(", "timestamp": )"
        + QByteArray::number(1790000000000 + 10 * time) + R"(, "role": "user"})";
}

QByteArray jazzmineStore(const QByteArrayList& messages, const QByteArrayList& conversations = {"c"})
{
    QByteArrayList records;
    for (const QByteArray& id : conversations)
        records += R"({"id": ")" + id
            + R"(", "user_id": "u", "agent_id": "a", "title": "T", )"
              R"("created_at": 1790000000000, "last_updated_at": 1790000000009})";
    return R"({"conversations": [)" + records.join(", ") + R"(], "messages": [)" + messages.join(", ")
        + R"(], "turn_traces": []})";
}

} // namespace

void TestFollowedMarks::goAlongWithRepairs_data()
{
    QTest::addColumn<QString>("name"); // of the file, and of the folder that is the store
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("gone"); // the messages that a repair takes out, by their numbers
    const auto row = [](const char* what, const char* name, const QByteArray& bytes, const QStringList& gone = {}) {
        QTest::newRow(what) << QString::fromLatin1(name) << bytes << gone;
    };
    row("jazzmine: without ids", "store.json",
        jazzmineStore(
            {jazzmineMessage("a", 1), jazzmineMessage({}, 2), jazzmineMessage("b", 3), jazzmineMessage({}, 4)}));
    row("jazzmine: one id twice", "store.json",
        jazzmineStore({jazzmineMessage("a", 1), jazzmineMessage("a", 1), jazzmineMessage({}, 2),
            jazzmineMessage("b", 3), jazzmineMessage("b", 4), jazzmineMessage("c", 5)}));
    row("jazzmine: no records", "store.json",
        jazzmineStore(
            {jazzmineMessage("a", 1), "7", jazzmineMessage({}, 2), R"({"id" "x"})", jazzmineMessage("b", 3)}));
    const QByteArray stray = R"({"role":"tool","content":"?","toolCallId":"c9","toolName":"look"})";
    const QByteArray asked = R"({"role":"user","content":"Ask"})";
    const QByteArray answered = R"({"role":"assistant","content":"Done."})";
    row("agentfootprint", "store.json",
        FootprintPatient::envelope(
            FootprintPatient::checkpoint({asked, stray, answered, asked, stray, answered}, "Ask")),
        {u"1"_s, u"4"_s});
    // The message that is left out stays in the branch that is left.
    using namespace mantislines;
    row("mantis", "home/projects/p/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl",
        smallTree() + entry("e", "d", "user", R"([{"type":"tool_result","tool_use_id":"c9","content":"r"}])", at(5))
            + entry("f", "e", "assistant", text("three"), at(6)) + entry("g", "f", "user", "\"third\"", at(7)));
}

/// What a repair leaves is found again, by whatever id; what stood at a message that it takes out stands before that.
void TestFollowedMarks::goAlongWithRepairs()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, gone);
    const QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(QDir().mkpath(QFileInfo(file.fileName()).path()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    SampleCopy copy(folder.filePath(name.section(u'/', 0, 0)));
    m_database = m_folder.filePath(u"repairs of %1.db"_s.arg(QLatin1StringView(QTest::currentDataTag())));
    auto store = open(copy);
    QVERIFY(store);
    for (const SessionInfo& info : readstore::listed(*store)) {
        const auto messages = readstore::messages(*store, info.id);
        for (size_t i = 0; i < messages.size(); ++i) {
            // Of two with one id only the later one is meant.
            const MessageId here = messages[i]->id;
            const bool isLast = std::none_of(messages.begin() + qptrdiff(i) + 1, messages.end(),
                [&](const MessagePtr& other) { return other->id == here; });
            if (!isLast)
                continue;
            const QString session = gone.isEmpty() ? info.id.value + u' ' : QString();
            const auto plan = store->plan(CheckpointEdit {info.id, here, session + QString::number(i)}, {});
            QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
            QVERIFY(Editor(copy.journal()).apply(store->info(), *plan, {}));
        }
    }
    const auto before = placed(*store);
    QVERIFY(before.size() >= 3);
    const SampleCopy::Content content = copy.content();
    const auto plan = store->plan(RepairEdit {}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(!plan->writes.isEmpty());
    Editor editor(copy.journal());
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QVERIFY(copy.content() != content);
    store = open(copy);
    const auto after = placed(*store);
    for (auto point = before.cbegin(); point != before.cend(); ++point) {
        if (!gone.contains(point.key()))
            QCOMPARE(after.value(point.key()).second, point->second);
        else
            QVERIFY(!after.contains(point.key()) || after.value(point.key()).second != point->second);
        QVERIFY2(after.value(point.key()).second != "nowhere"_L1, qPrintable(point.key()));
    }
    const auto undone = editor.undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    QVERIFY(copy.content() == content);
    store = open(copy);
    QCOMPARE(placed(*store), before);
}

void TestFollowedMarks::goAlongWithoutIds_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("gone"); // the texts of those that are removed
    const SessionId c(u"c"_s);
    const SessionId d(u"d"_s);
    const auto id = [](const char* text) { return MessageId(QLatin1StringView(text)); };
    const auto row
        = [](const char* what, const Edit& edit, const QStringList& gone = {}) { QTest::newRow(what) << edit << gone; };
    row("removal of one without an id", RemoveEdit {c, {id("#3")}, {}}, {u"text 4"_s});
    row("removal of the first", RemoveEdit {c, {id("#0")}, {}}, {u"text 1"_s});
    row("removal of one with an id", RemoveEdit {c, {id("a")}, {}}, {u"text 2"_s});
    row("removal of several", RemoveEdit {c, {id("a"), id("#5")}, {}}, {u"text 2"_s, u"text 6"_s});
    row("removal in the other conversation", RemoveEdit {d, {id("#2")}, {}}, {u"text 3"_s});
    // An earlier record of the id, in whatever conversation, changes with it.
    row("removal of one id twice", RemoveEdit {d, {id("t")}, {}}, {u"text 8"_s, u"text 9"_s});
    row("insertion before all", InsertEdit {c, {}, u"user"_s, u"new"_s});
    row("insertion behind the first", InsertEdit {c, id("#0"), u"user"_s, u"new"_s});
    row("insertion in the other conversation", InsertEdit {d, id("#2"), u"user"_s, u"new"_s});
    row("deletion of the other conversation", DeleteEdit {d},
        {u"text 3"_s, u"text 5"_s, u"text 7"_s, u"text 9"_s, u"text 8"_s});
    row("resume", ResumeEdit {c, id("#3")});
    row("fork", ForkEdit {c, id("#3"), {}});
    row("edit", TextEdit {c, id("#5"), 0, u"text 6"_s + u'!'});
    row("batch",
        BatchEdit {c,
            {InsertEdit {c, id("#0"), u"user"_s, u"new"_s}, RemoveEdit {c, {id("a")}, {}}, ResumeEdit {c, id("#3")}}},
        {u"text 2"_s});
}

/// What a message without an id is known by is its place among all of the store.
void TestFollowedMarks::goAlongWithoutIds()
{
    QFETCH(const Edit, edit);
    QFETCH(const QStringList, gone);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"store.json"_s));
    const QByteArray bytes = jazzmineStore(
        {jazzmineMessage({}, 1), jazzmineMessage("a", 2), jazzmineMessage({}, 3, "d"), jazzmineMessage({}, 4),
            jazzmineMessage("b", 5, "d"), jazzmineMessage({}, 6), jazzmineMessage({}, 7, "d"), jazzmineMessage("t", 8),
            jazzmineMessage("t", 9, "d"), jazzmineMessage({}, 10)},
        {"c", "d"});
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    SampleCopy copy(file.fileName());
    m_database = m_folder.filePath(u"without ids %1.db"_s.arg(QLatin1StringView(QTest::currentDataTag())));
    auto store = open(copy);
    QVERIFY(store);
    for (const SessionInfo& info : readstore::listed(*store)) {
        for (const MessagePtr& message : readstore::messages(*store, info.id)) {
            const auto plan = store->plan(CheckpointEdit {info.id, message->id, textOf(*message).section(u'|', 1)}, {});
            QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
            QVERIFY(Editor(copy.journal()).apply(store->info(), *plan, {}));
        }
    }
    const auto before = placed(*store);
    QCOMPARE(before.size(), 10);
    const SampleCopy::Content content = copy.content();
    const auto plan = planEdit(*store, edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Editor editor(copy.journal());
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    store = open(copy);
    const auto after = placed(*store);
    for (auto point = before.cbegin(); point != before.cend(); ++point) {
        const QString there = after.value(point.key()).second;
        if (gone.contains(point.key()))
            QVERIFY2(there != point->second && there != "nowhere"_L1, qPrintable(point.key() + u": "_s + there));
        else if (kindOf(edit) == EditKind::Text && point.key() == "text 6"_L1)
            QCOMPARE(there, point->second + u'!');
        else
            QCOMPARE(there, point->second);
    }
    const auto undone = editor.undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    QVERIFY(copy.content() == content);
    store = open(copy);
    QCOMPARE(placed(*store), before);
}

void TestFollowedMarks::copiedIntoForks_data()
{
    QTest::addColumn<QString>("original");
    for (const char* name : {"mnesis/small.db", "mnesis/generated-0.4.0/sessions.db", "mantis/sessions-code-layout.db",
             "jazzmine/generated-0.1.38/conversation_db.json", FootprintRows, "claude-code/generated/projects"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// A fork in the middle has the checkpoints on its messages, and the original keeps all; or it has none.
void TestFollowedMarks::copiedIntoForks()
{
    QFETCH(const QString, original);
    std::optional<FootprintPatient> made;
    if (original == QLatin1StringView(FootprintRows))
        made.emplace(FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(conversation(), "Ask 0"));
    else
        NEED(missingSample(sample(original)));
    SampleCopy copy(made ? made->path() : sample(original));
    m_database = m_folder.filePath(QString::number(qHash(original)) + u".forks.db"_s);
    auto store = open(copy);
    QVERIFY(store);
    std::optional<ForkEdit> fork;
    for (const SessionInfo& info : readstore::listed(*store)) {
        const auto messages = readstore::messages(*store, info.id);
        for (size_t at = messages.size() / 2; messages.size() >= 5 && at < messages.size() - 1 && !fork; ++at) {
            const ForkEdit edit {info.id, messages[at]->id, false, {}};
            if (store->plan(edit, {}))
                fork = edit;
        }
    }
    QVERIFY2(fork, "no session of the store can be forked");
    setCheckpoints(copy, *store, fork->session);
    const auto before = placed(*store);
    QVERIFY(before.size() >= 2);
    const auto content = copy.content();

    ForkEdit without = *fork;
    without.withoutCheckpoints = true;
    const auto bare = store->plan(without, {});
    QVERIFY2(bare, bare ? "" : qPrintable(bare.error().text));
    QVERIFY(!bare->own);
    QVERIFY(std::ranges::none_of(bare->writes, [](const auto& write) { return write.place == "checkpoints"_L1; }));

    const auto plan = store->plan(*fork, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto write
        = std::ranges::find(plan->writes, u"checkpoints"_s, [](const PlannedWrite& one) { return one.place; });
    QVERIFY(write != plan->writes.end() && write->change == PlannedWrite::Change::Insert);
    const auto shares = forkShares(*store, *plan, {});
    const auto share = std::ranges::find(*shares, ForkShare::Kind::Checkpoints, &ForkShare::kind);
    QVERIFY(share != shares->end());
    QCOMPARE(share->along, write->count);
    QVERIFY(share->along + share->behind.value_or(0) >= before.size()); // some agents have others
    Editor editor(copy.journal());
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    store = open(copy);
    const auto points = store->namedCheckpoints(plan->newSession, {});
    QVERIFY(points);
    QCOMPARE(points->size(), write->count);
    for (const Checkpoint& point : *points) {
        const auto key = store->keyOf(plan->newSession, point.message, {});
        QVERIFY2(key, key ? "" : qPrintable(key.error().text));
        const auto messages = store->messages(plan->newSession, std::span(&*key, 1), {}, {});
        QVERIFY(messages && !messages->empty() && messages->front());
        QCOMPARE(textOf(*messages->front()), before.value(point.label).second);
    }
    QCOMPARE(store->namedCheckpoints(fork->session, {})->size(), before.size());
    const auto undone = editor.undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    QVERIFY(copy.content() == content);
    store = open(copy);
    QCOMPARE(placed(*store), before);
    QVERIFY(store->namedCheckpoints(plan->newSession, {}).value_or(QList<Checkpoint>()).isEmpty());
}

/// A fork in a file of its own gets the name of an earlier one that somebody removed, and whose marks are still known.
void TestFollowedMarks::forkNamedAsOneThatIsGone()
{
    const FootprintPatient made(
        FootprintPatient::Kind::Checkpoint, FootprintPatient::checkpoint(conversation(), "Ask 4"));
    SampleCopy copy(made.path());
    m_database = m_folder.filePath(u"named as one that is gone.db"_s);
    auto store = open(copy);
    QVERIFY(store);
    const SessionId id = readstore::listed(*store).front().id;
    const auto messages = readstore::messages(*store, id);
    setCheckpoints(copy, *store, id);
    Editor editor(copy.journal());
    const auto mark = store->plan(MarkEdit {id, {u"work"_s}, true}, {});
    QVERIFY2(mark, mark ? "" : qPrintable(mark.error().text));
    QVERIFY(editor.apply(store->info(), *mark, {}));
    const auto before = placed(*store);
    QString path;
    for (const int length : {5, 3}) {
        const QStringList known = dumpSqlite(m_database);
        store = open(copy);
        const auto plan = store->plan(ForkEdit {id, messages.at(size_t(length) - 1)->id, false, {}}, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const QString there = QFileInfo(copy.path()).absoluteDir().filePath(plan->ownFile.name);
        QVERIFY(!plan->ownFile.name.isEmpty() && (path.isEmpty() || there == path));
        path = there;
        const auto receipt = editor.apply(store->info(), *plan, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        auto opened = openStore(path);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
        auto fork = std::make_unique<MarkedStore>(*std::move(opened), m_database);
        const auto info = fork->session(plan->ownFile.session, ListDetail::Basic, {});
        QVERIFY(info && isFlagged(*info));
        QCOMPARE(info->labels, QStringList(u"work"_s));
        // Every second message is marked; those of the earlier fork are not taken over.
        const auto points = placed(*fork);
        QCOMPARE(points.size(), length / 2);
        for (auto point = points.cbegin(); point != points.cend(); ++point)
            QCOMPARE(point->second, before.value(point.key()).second);
        fork.reset();
        if (length == 3) // the known marks come back
            QVERIFY(editor.undo(receipt->id, {}) && dumpSqlite(m_database) == known);
        else
            QVERIFY(QFile::remove(path));
    }
    store = open(copy);
    QCOMPARE(placed(*store), before);
}

void TestFollowedMarks::settledAfterACrash_data()
{
    QTest::addColumn<bool>("isOwnMade");
    QTest::addColumn<bool>("isStoreMade");
    QTest::newRow("before both") << false << false;
    QTest::newRow("between them") << true << false;
    QTest::newRow("behind both") << true << true;
}

/// What changes with it is committed before the store's change, so a crash leaves one of three states.
void TestFollowedMarks::settledAfterACrash()
{
    QFETCH(const bool, isOwnMade);
    QFETCH(const bool, isStoreMade);
    const QString original = sample(u"mnesis/small.db"_s);
    NEED(missingSample(original));
    SampleCopy copy(original);
    m_database = m_folder.filePath(QLatin1StringView(QTest::currentDataTag()) + u".db"_s);
    const auto store = open(copy);
    const auto sessions = readstore::listed(*store);
    const auto session = std::ranges::find_if(sessions, [](const SessionInfo& info) { return info.messages >= 6; });
    QVERIFY(session != sessions.end());
    const SessionId id = session->id;
    setCheckpoints(copy, *store, id);
    const auto before = placed(*store);
    const auto content = copy.content();
    const auto plan = store->plan(ResumeEdit {id, readstore::messages(*store, id).at(2)->id}, {});
    QVERIFY(plan && plan->own);
    Receipt receipt;
    receipt.id = ReceiptId(u"open"_s);
    receipt.at = now();
    receipt.store = copy.path();
    Inverse inverse;
    const auto crash = [](bool isMade) { return isMade ? Result<>() : fail(Errc::Denied, u"the power went"_s); };
    (void)SqliteWriter(copy.path())
        .run(plan->script,
            [&](const RowChanges& rows) -> Result<> {
                inverse.rows = rows;
                const auto own = [&](const RowChanges& ownRows) -> Result<> {
                    inverse.own = OwnRows {m_database, ownRows};
                    if (const Result<> kept = copy.journal().prepare(receipt, inverse.toBytes()); !kept)
                        return kept;
                    return crash(isOwnMade);
                };
                const Result<> done = SqliteWriter(m_database).run(plan->own->script, own, {});
                return done ? crash(isStoreMade) : done;
            },
            {});
    QCOMPARE(placed(*store) == before, !isOwnMade);
    Editor editor(copy.journal());
    QCOMPARE(editor.settleOpen({}).value_or(SettledChanges()).settled.size(), 1);
    QCOMPARE(
        copy.journal().receipt(receipt.id)->state, isStoreMade ? Receipt::State::Applied : Receipt::State::Dropped);
    QCOMPARE(copy.content() == content, !isStoreMade);
    QCOMPARE(placed(*store) == before, !isStoreMade);
    if (isStoreMade) {
        QVERIFY(editor.undo(receipt.id, {}));
        QCOMPARE(placed(*store), before);
    }
}

void TestFollowedMarks::inverseKeepsBoth()
{
    RowChanges rows;
    rows.append({.table = rows.tableIndex({u"t"_s, {u"a"_s}}), .rowid = 7});
    const Inverse both = Inverse::fromBytes(Inverse {.rows = rows, .own = OwnRows {u"/x"_s, rows}}.toBytes());
    QVERIFY(both.rows && both.own && !both.files && !both.server);
    QCOMPARE(both.own->database, u"/x"_s);
    QCOMPARE(both.own->rows.toBytes(), rows.toBytes());
    const QByteArray bytes = Inverse {.rows = rows, .own = OwnRows {u"/x"_s, rows}}.toBytes();
    QVERIFY(Inverse::fromBytes(bytes.chopped(1)).isNull());
}

/// What is long of Stemma's own rows stays in the file where it is, as that of a store does.
void TestFollowedMarks::longOwnRowsAreNotCopied()
{
    RowChanges rows;
    const int table = rows.tableIndex({u"t"_s, {u"a"_s}});
    for (int i = 0; i < 200; ++i) {
        const StoredValue value {StoredValue::Type::Text, 0, 0, QByteArray(80'000, char('a' + i % 26))};
        rows.append({.kind = RowChange::Kind::Deleted, .table = table, .rowid = i, .columns = {}, .old = {value}});
    }
    const QByteArrayList own = rows.toPieces();
    QVERIFY(own.size() > 3);
    const Inverse inverse {.rows = RowChanges(), .own = OwnRows {u"/x"_s, rows}};
    const QByteArrayList pieces = inverse.toPieces();
    for (const QByteArray& piece : own.sliced(1)) { // behind the head
        const auto isIt = [&piece](const QByteArray& other) { return other.constData() == piece.constData(); };
        QVERIFY(std::ranges::any_of(pieces, isIt));
    }
    const Inverse again = Inverse::fromBytes(pieces.join());
    QVERIFY(again.own);
    QCOMPARE(again.own->rows.toBytes(), rows.toBytes());
}

TEST_CLASS(TestFollowedMarks)
#include "tst_followedmarks.moc"
