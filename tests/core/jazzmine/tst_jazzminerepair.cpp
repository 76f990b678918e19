// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/json/json.h"
#include "core/store/registry.h"
#include "tests/core/jazzmine/smalldocument.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::smalldocument;
using namespace stemma::filetree;
using namespace Qt::StringLiterals;

namespace {

QByteArray messageAfter(const QByteArray& id, qint64 time, const QByteArray& more = R"("role": "user")")
{
    return R"({"id": ")" + id + R"(", "conversation_id": "c", "user_id": "u", "original_content": "text of )" + id
        + R"(", "timestamp": )" + QByteArray::number(1790000000000 + time) + ", " + more + '}';
}

QByteArray replyAfter(const QByteArray& id, qint64 time, const QByteArray& more = {})
{
    return messageAfter(id, time, R"("role": "assistant")" + more);
}

QByteArray call(const QByteArray& purpose = "agent_loop", int prompt = 3, int completion = 2)
{
    return R"({"purpose": ")" + purpose + R"(", "model": "m", "prompt_tokens": )" + QByteArray::number(prompt)
        + R"(, "completion_tokens": )" + QByteArray::number(completion) + R"(, "timestamp_ms": 1})";
}

const QByteArray Asked = messageAfter("m1", 1);
const QByteArray Answered = replyAfter("m2", 2);

QByteArray totals(const char* prompt, const char* completion, const char* all)
{
    return QByteArray(R"(, "total_prompt_tokens": )") + prompt + R"(, "total_completion_tokens": )" + completion
        + R"(, "total_tokens": )" + all;
}

} // namespace

/// What the doctor finds in a JSON store is repaired by the library's own rules, and back byte for byte.
class TestJazzmineRepair final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void mends_data();
    void mends();
    void leaves_data();
    void leaves();
    void onePlaceOnly();
    void oneConversationOnly();
    void placesOfOneConversation();
    void severalOfOneRecord();
    void nothingToMend();
    void saysWhatGoesWithTheEnd();
    void whatCannotBeMendedStandsInTheWay();

private:
    void open(const QByteArray& content);
    [[nodiscard]] QByteArray bytes() const { return filesIn(m_folder->path()).value(u"store.json"_s); }
    [[nodiscard]] Result<Receipt> apply(const RepairEdit& edit);
    [[nodiscard]] qsizetype count(const QString& code) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    EditPlan m_plan;
};

void TestJazzmineRepair::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_state = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(m_state->filePath(u"journal"_s));
}

void TestJazzmineRepair::open(const QByteArray& content)
{
    const QString path = m_folder->filePath(u"store.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    auto opened = openStore(path);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
}

Result<Receipt> TestJazzmineRepair::apply(const RepairEdit& edit)
{
    const auto plan = m_store->plan(edit, {});
    if (!plan)
        return std::unexpected(plan.error());
    m_plan = *plan;
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *plan, {});
    (void)m_store->poll();
    return receipt;
}

qsizetype TestJazzmineRepair::count(const QString& code) const
{
    return readstore::codes(*m_store).count(code);
}

void TestJazzmineRepair::mends_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QByteArray>("store");
    QTest::addColumn<QByteArray>("wanted"); // NEW: an id that is made
    const auto add = [](const char* name, const char* code, const QByteArray& store, const QByteArray& wanted) {
        QTest::newRow(name) << QString::fromLatin1(code) << store << wanted;
    };
    const auto withTrace = [](const QByteArray& more) { return document({Asked, Answered}, {trace("t", "m2", more)}); };
    const auto withReply = [](const QByteArray& more) { return document({Asked, replyAfter("m2", 2, ", " + more)}); };
    const QByteArray good = document({Asked, Answered});

    add("totals of calls", "totals-differ", withTrace(R"(, "llm_calls": [)" + call() + ']' + totals("1", "1", "2")),
        withTrace(R"(, "llm_calls": [)" + call() + ']' + totals("3", "2", "5")));
    const QByteArray attempts = R"(, "llm_calls": [)" + call()
        + R"(], "tool_traces": [{"task_index": 1, "sandbox": "s", "mode": "plan", )"
          R"("description": "d", "generation_attempts": [{"attempt": 1, "prompt_tokens": 10, "completion_tokens": 20, )"
          R"("success": true}]}])";
    add("totals of attempts", "totals-differ", withTrace(attempts + totals("3", "2", "5")),
        withTrace(attempts + totals("13", "22", "35")));
    add("totals missing", "totals-differ", withTrace(R"(, "llm_calls": [)" + call() + ']'),
        withTrace(R"(, "llm_calls": [)" + call() + ']')
            .replace(R"({"id": "t")",
                R"({"total_prompt_tokens": 3, "total_completion_tokens": 2, "total_tokens": 5, "id": "t")"));
    add("score too high", "invalid-message", withReply(R"("sentiment_score": 1.5)"),
        withReply(R"("sentiment_score": 1.0)"));
    add("score too low", "invalid-message", withReply(R"("sentiment_score": "-7")"),
        withReply(R"("sentiment_score": -1.0)"));
    add("score is none", "invalid-message", withReply(R"("sentiment_score": NaN)"),
        withReply(R"("sentiment_score": 0.0)"));
    add("null where none may be", "invalid-message",
        withReply(R"("episode_id": null, "intent": null, "entities": null, "is_continuation": null)"),
        withReply(R"("episode_id": 0, "intent": "unknown", "entities": [], "is_continuation": true)"));
    add("role in capitals", "invalid-message", document({messageAfter("m1", 1, R"("role": "User")"), Answered}), good);
    add("role of a tool", "invalid-message", document({Asked, messageAfter("m2", 2, R"("role": "tool")")}),
        document({Asked, messageAfter("m2", 2, R"("role": "system")")}));
    add("message of nobody", "invalid-message",
        QByteArray(good).replace(R"("user_id": "u", "original)", R"("original)"),
        QByteArray(good)
            .replace(R"({"id": "m1", "conversation_id": "c", "user_id": "u")",
                R"({"user_id": "u", "id": "m1", "conversation_id": "c")")
            .replace(R"({"id": "m2", "conversation_id": "c", "user_id": "u")",
                R"({"user_id": "u", "id": "m2", "conversation_id": "c")"));
    add("purpose", "invalid-trace",
        withTrace(R"(, "llm_calls": [)" + call() + ", " + call("guess") + ']' + totals("6", "4", "10")),
        withTrace(R"(, "llm_calls": [)" + call() + ", " + call("other") + ']' + totals("6", "4", "10")));
    add("trace with a null", "invalid-trace", withTrace(R"(, "errors": null)"), withTrace(R"(, "errors": [])"));
    add("no title", "invalid-conversation",
        document({Asked, Answered}, {}, {QByteArray(OneConversation).replace(R"("T")", "null")}),
        document({Asked, Answered}, {}, {QByteArray(OneConversation).replace(R"("T")", R"("text of m1")")}));
    add("no record of the conversation", "missing-conversation", document({Asked, Answered}, {trace("t", "m2")}, {}),
        document({Asked, Answered}, {trace("t", "m2")},
            {R"({"id": "c", "user_id": "u", "agent_id": "a", "title": "text of m1", )"
             R"("created_at": 1790000000001, "last_updated_at": 1790000000002})"}));
    add("message without an id", "missing-id", QByteArray(good).replace(R"({"id": "m2", )", "{"),
        QByteArray(good).replace(R"({"id": "m2", )", R"({"id": "NEW", )"));
    add("trace of no message", "missing-id",
        document({Asked, Answered}, {trace("t", "m2").replace(R"("message_id": "m2", )", ""), trace("v", "m2")}),
        document({Asked, Answered}, {trace("v", "m2")}));
    add("trace of a lost message", "missing-message", document({Asked, Answered}, {trace("t", "none")}), good);
    add("trace of no conversation", "no-conversation",
        document({Asked, Answered}, {trace("t", "m2").replace(R"("conversation_id": "c", )", "")}), good);
    add("message twice", "duplicate-id", document({Asked, Asked, Answered}), good);
    add("two messages of one id", "duplicate-id", document({Asked, replyAfter("m2", 3), Answered}),
        document({Asked, replyAfter("m2", 3).replace("\"m2\"", "\"NEW\""), Answered}));
    add("trace twice", "duplicate-id", document({Asked, Answered}, {trace("t", "m2"), trace("t", "m2")}),
        document({Asked, Answered}, {trace("t", "m2")}));
    add("conversation twice", "duplicate-id", document({Asked, Answered}, {}, {OneConversation, OneConversation}),
        good);
    add("no JSON", "record-not-json", document({Asked, Answered, R"({"id" "m3"})"}), good);
    add("no object", "record-not-object", document({Asked, "7", Answered}), good);
    // With all that can be repaired another record comes into the place of this one.
    add("no object for a conversation", "record-not-object", document({Asked, Answered}, {}, {"7"}),
        document({Asked, Answered}, {}, {}));
    add("byte order mark", "byte-order-mark", "\xef\xbb\xbf" + good, good);
    add("behind the end", "invalid-json", good + "\n]x", good);
    add("cut within a record", "invalid-json", good.first(good.indexOf("text of m2")),
        good.first(good.indexOf(Asked) + Asked.size()) + "]}");
    add("cut between sections", "invalid-json", good.first(good.indexOf("], \"turn_traces\"") + 3),
        good.first(good.indexOf("], \"turn_traces\"")) + "]}");
}

void TestJazzmineRepair::mends()
{
    QFETCH(const QString, code);
    QFETCH(const QByteArray, store);
    QFETCH(const QByteArray, wanted);
    open(store);
    QVERIFY2(count(code) > 0, qPrintable(readstore::codes(*m_store).join(u' ')));
    for (const Finding& finding : readstore::findings(*m_store)) {
        if (finding.code == code)
            QVERIFY(!finding.repair.isEmpty());
    }
    const auto receipt = apply({{}, {code}, {}});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QByteArray mended = bytes();
    const qsizetype made = wanted.indexOf("NEW");
    if (made >= 0 && mended.size() > made + 36) {
        QVERIFY(mended.sliced(made, 36).count('-') == 4);
        mended.replace(made, 36, "NEW");
    }
    QCOMPARE(mended, wanted);
    QCOMPARE(count(code), 0);
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QCOMPARE(bytes(), store);
    // All that can be repaired at once does at least the same.
    (void)m_store->poll();
    QVERIFY(apply({}));
    QCOMPARE(count(code), 0);
}

void TestJazzmineRepair::leaves_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QByteArray>("store");
    QTest::newRow("totals of calls that are not there")
        << u"totals-differ"_s << document({Asked, Answered}, {trace("t", "m2", totals("5", "6", "11"))});
    const QByteArray large = call().replace(": 3,", ": 9223372036854775807,");
    QTest::newRow("totals that no number holds")
        << u"totals-differ"_s
        << document({Asked, Answered},
               {trace("t", "m2", R"(, "llm_calls": [)" + large + ", " + large + ']' + totals("1", "1", "2"))});
    QTest::newRow("a role that nobody knows")
        << u"invalid-message"_s << document({messageAfter("m1", 1, R"("role": "narrator")"), Answered});
    QTest::newRow("a message without a text")
        << u"invalid-message"_s << document({Asked, replyAfter("m2", 2).replace("original_content", "content")});
    QTest::newRow("a number for a text") << u"invalid-message"_s
                                         << document({Asked, replyAfter("m2", 2, R"(, "intent": 7)")});
    QTest::newRow("half a millisecond") << u"invalid-message"_s
                                        << document({Asked,
                                               replyAfter("m2", 2).replace("1790000000002", "1790000000002.5")});
    QTest::newRow("a word for a list") << u"invalid-message"_s
                                       << document({Asked, replyAfter("m2", 2, R"(, "explicit_context": "x")")});
    QTest::newRow("a word for yes or no")
        << u"invalid-message"_s << document({Asked, replyAfter("m2", 2, R"(, "is_continuation": "maybe")")});
    QTest::newRow("an entity without a name")
        << u"invalid-message"_s << document({Asked, replyAfter("m2", 2, R"(, "entities": [{"value": "x"}])")});
}

/// What cannot be known is not made up.
void TestJazzmineRepair::leaves()
{
    QFETCH(const QString, code);
    QFETCH(const QByteArray, store);
    open(store);
    QVERIFY(count(code) > 0);
    const bool isOffered = std::ranges::any_of(readstore::findings(*m_store),
        [&](const Finding& finding) { return finding.code == code && !finding.repair.isEmpty(); });
    QVERIFY(!isOffered || code == "totals-differ"_L1);
    const auto plan = m_store->plan(RepairEdit {{}, {code}, {}}, {});
    if (isOffered) {
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, Errc::NotSupported);
        QVERIFY2(plan.error().text.endsWith(u'.'), qPrintable(plan.error().text));
    } else {
        QVERIFY(plan && plan->writes.isEmpty());
    }
    QCOMPARE(bytes(), store);
}

void TestJazzmineRepair::onePlaceOnly()
{
    const QByteArray store = document(
        {Asked, replyAfter("m2", 2, R"(, "sentiment_score": 2)"), replyAfter("m3", 3, R"(, "sentiment_score": 3)")});
    open(store);
    const QList<Finding> findings = readstore::findings(*m_store);
    const auto second
        = std::ranges::find_if(findings, [](const Finding& finding) { return finding.message == MessageId(u"m3"_s); });
    QVERIFY(second != findings.end());
    QVERIFY(apply({second->session, {second->code}, second->place}));
    QCOMPARE(bytes(), QByteArray(store).replace(R"("sentiment_score": 3)", R"("sentiment_score": 1.0)"));
}

void TestJazzmineRepair::oneConversationOnly()
{
    const auto other = [](QByteArray text) { return text.replace("\"c\"", "\"d\""); };
    const QByteArray store = document({Asked, replyAfter("m2", 2, R"(, "sentiment_score": 2)"),
                                          other(replyAfter("n2", 2, R"(, "sentiment_score": 3)"))},
        {}, {OneConversation, other(OneConversation)});
    open(store);
    QVERIFY(apply({SessionId(u"d"_s), {}, {}}));
    QCOMPARE(bytes(), QByteArray(store).replace(R"("sentiment_score": 3)", R"("sentiment_score": 1.0)"));
}

/// A check of one conversation finds its records where a check of all does.
void TestJazzmineRepair::placesOfOneConversation()
{
    const QByteArray untitled = QByteArray(OneConversation).replace(R"("T")", "null");
    const auto other = [](QByteArray text) { return text.replace("\"c\"", "\"d\""); };
    open(document({Asked, Answered}, {}, {other(OneConversation), untitled, OneConversation, untitled}));
    const auto placesIn = [](const QList<Finding>& findings) {
        QStringList places;
        for (const Finding& finding : findings) {
            if (finding.session.value == "c"_L1)
                places += finding.code + u' ' + finding.place;
        }
        return places;
    };
    const QStringList all = placesIn(readstore::findings(*m_store));
    QCOMPARE(all.filter(u"duplicate-id"_s).size(), 2);
    QCOMPARE(placesIn(readstore::findings(*m_store, SessionId(u"c"_s))), all);
}

void TestJazzmineRepair::severalOfOneRecord()
{
    const QByteArray store
        = document({Asked, replyAfter("m2", 3, R"(, "sentiment_score": 2, "intent": null, "episode_id": 7)"), Answered},
            {trace("t", "m2", R"(, "llm_calls": [)" + call("x") + R"(], "errors": null)")});
    open(store);
    const auto receipt = apply({});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(m_plan.before->messages, 2);
    QCOMPARE(m_plan.after->messages, 3); // the earlier one is known again
    QCOMPARE(readstore::sent(*m_store, SessionId(u"c"_s))->size(), 3);
    const auto mended = json::parse(bytes());
    QVERIFY(mended);
    const json::Value first = mended->find(u"messages")->items.at(1);
    QVERIFY(first.find(u"id")->string != "m2"_L1);
    QCOMPARE(first.find(u"sentiment_score")->number, "1.0");
    QCOMPARE(first.find(u"intent")->string, u"unknown"_s);
    QCOMPARE(first.find(u"episode_id")->number, "7");
    const json::Value turn = mended->find(u"turn_traces")->items.at(0);
    QCOMPARE(turn.find(u"total_tokens")->number, "5");
    QCOMPARE(turn.find(u"llm_calls")->items.at(0).find(u"purpose")->string, u"other"_s);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(bytes(), store);
}

void TestJazzmineRepair::nothingToMend()
{
    open(document({Asked, Answered}));
    const auto plan = m_store->plan(RepairEdit {}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->writes.isEmpty());
    const auto none = m_store->plan(RepairEdit {SessionId(u"nobody"_s), {}, {}}, {});
    QVERIFY(!none && none.error().code == Errc::NotFound);
}

/// A bracket too much in the midst: the records behind it cannot be reached, and go only where that is wanted.
void TestJazzmineRepair::saysWhatGoesWithTheEnd()
{
    const QByteArray store = document({Asked + ']', Answered, messageAfter("m3", 3), replyAfter("m4", 4)});
    open(store);
    const auto plan = m_store->plan(RepairEdit {{}, {u"invalid-json"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto check = std::ranges::find(plan->checks, u"nothing-cut"_s, &PlannedCheck::name);
    QVERIFY(check != plan->checks.end() && !check->ok);
    QVERIFY2(check->text.startsWith(u'3'), qPrintable(check->text));
    QVERIFY(plan->writes.first().before.contains("text of m4"_L1));
}

void TestJazzmineRepair::whatCannotBeMendedStandsInTheWay()
{
    const QByteArray store
        = "\xef\xbb\xbf" + document({Asked, Answered}).replace(R"("turn_traces": [])", R"("turn_traces": null)");
    open(store);
    const auto refused = m_store->plan(RepairEdit {}, {});
    QVERIFY(!refused && refused.error().code == Errc::NotSupported);
    QVERIFY2(refused.error().text.contains("section-not-array"_L1), qPrintable(refused.error().text));
    QCOMPARE(bytes(), store);
}

TEST_CLASS(TestJazzmineRepair)
#include "tst_jazzminerepair.moc"
