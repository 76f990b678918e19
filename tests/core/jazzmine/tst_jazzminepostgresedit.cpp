// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/postgres/serveraddress.h"
#include "tests/core/jazzmine/teamdatabase.h"
#include "tests/testkit/cuttingproxy.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr int OrdersMessages = 12;

QStringList textsOf(SessionStore& store, const SessionId& id)
{
    QStringList texts;
    for (const MessagePtr& message : readstore::messages(store, id)) {
        for (const Part& part : message->parts) {
            if (const auto* text = part.as<TextPart>())
                texts += text->text.text;
        }
    }
    return texts;
}

} // namespace

/// Changes of the database of a team: rows of three tables, all of a change or nothing, and back again; other programs
/// write to the same rows.
class TestJazzminePostgresEdit final : public QObject, private TeamDatabase
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void everyAction_data();
    void everyAction();
    void forkCopiesWithNewIds();
    void forkKeepsTheOrderOfEqualTimes();
    void resumeMovesTheEnd();
    void deletionTakesAllThatNamesIt();
    void insertsBetweenTimesOnly();
    void mendsWhatTheLibraryRefuses();
    void refusesWhatCannotBeStored();
    void writerBeforeApplying_data();
    void writerBeforeApplying();
    void writerBeforeUndoing_data();
    void writerBeforeUndoing();
    void agentGoesOnMeanwhile();
    void waitsForAHeldRow();
    void asksForRights_data();
    void asksForRights();
    void rightsTakenAway();
    void serverThatOnlyReads();
    void keepsNoPassword();
    void settlesWhatALostConnectionLeftOpen();

private:
    [[nodiscard]] Result<Receipt> apply(SessionStore& store, const Edit& edit);
    /// What went wrong; empty: nothing.
    [[nodiscard]] QString tryOne(SessionStore& store, const Edit& edit, bool again);

    int m_changed = 0;
    int m_refused = 0;
};

void TestJazzminePostgresEdit::initTestCase()
{
    startServer();
}

void TestJazzminePostgresEdit::init()
{
    fresh();
}

Result<Receipt> TestJazzminePostgresEdit::apply(SessionStore& store, const Edit& edit)
{
    const auto plan = store.plan(edit, {});
    return plan ? Editor(*m_journal).apply(store.info(), *plan, {}) : std::unexpected(plan.error());
}

// ---- every action -------------------------------------------------------------------------------

QString TestJazzminePostgresEdit::tryOne(SessionStore& store, const Edit& edit, bool again)
{
    const QString before = dump();
    const auto plan = store.plan(edit, {});
    if (dump() != before)
        return u"planning wrote to the store"_s;
    if (!plan) {
        ++m_refused;
        const Errc code = plan.error().code;
        return code == Errc::NotSupported || code == Errc::Usage ? QString() : plan.error().text;
    }
    ++m_changed;
    Editor editor(*m_journal);
    const auto receipt = editor.apply(store.info(), *plan, {});
    if (!receipt)
        return receipt.error().text + receipt.error().cause;
    const QString after = dump();
    if (after == before)
        return u"nothing was written"_s;
    const SessionId shown = kindOf(edit) == EditKind::Fork ? plan->newSession : plan->session;
    const auto reader = opened(url());
    const auto sent = kindOf(edit) == EditKind::Delete ? std::nullopt : readstore::sent(*reader, shown);
    qint64 messages = 0;
    for (const ContextItem& item : sent.value_or(QList<ContextItem>()))
        messages += item.leftOut.isEmpty() ? 1 : 0;
    if (sent && plan->after && messages != plan->after->messages)
        return u"the agent is sent %1 messages"_s.arg(messages);
    const auto undone = editor.undo(receipt->id, {});
    if (!undone)
        return undone.error().text + undone.error().cause;
    if (dump() != before)
        return u"undone, the store is not what it was"_s;
    if (!again)
        return {};
    const auto redone = editor.redo(receipt->id, {});
    if (!redone || dump() != after)
        return u"made again, it is not what it was: "_s + (redone ? QString() : redone.error().text);
    return editor.undo(receipt->id, {}) && dump() == before ? QString() : u"not undone twice"_s;
}

void TestJazzminePostgresEdit::everyAction_data()
{
    QTest::addColumn<QString>("from");
    QTest::newRow("0.1.38") << u"t38"_s;
    QTest::newRow("0.1.42") << Newest;
}

void TestJazzminePostgresEdit::everyAction()
{
    QFETCH(const QString, from);
    fresh(from);
    m_changed = 0;
    m_refused = 0;
    const auto store = opened(url());
    QStringList problems;
    for (const SessionInfo& info : readstore::listed(*store)) {
        QList<Wish> wishes = wishesFor(*store, info.id);
        wishes += {u"delete"_s, DeleteEdit {info.id}};
        for (qsizetype i = 0; i < wishes.size(); ++i) {
            const QString problem = tryOne(*store, wishes.at(i).edit, i % 3 == 0);
            if (!problem.isEmpty())
                problems += u"%1, %2: %3"_s.arg(info.id.value, wishes.at(i).name, problem);
        }
    }
    qInfo("%d changes, %d refused", m_changed, m_refused);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QVERIFY(m_changed > 2 * m_refused);
}

void TestJazzminePostgresEdit::forkCopiesWithNewIds()
{
    const auto store = opened(url());
    const auto plan = store->plan(ForkEdit {Orders, SecondAnswer, false, u"Other way"_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(plan->writes.first().place, u"conversations"_s);
    const auto receipt = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const QString fork = plan->newSession.value;
    QCOMPARE(ask(u"SELECT title || user_id || agent_id FROM conversations WHERE id = '%1'"_s.arg(fork)),
        u"Other wayuser-789aria-v1"_s);
    // All fields but ids and episodes are the same.
    const QString pairs
        = u" FROM messages n JOIN messages o ON o.\"timestamp\" = n.\"timestamp\" AND o.conversation_id "
          "= 'c-orders' WHERE n.conversation_id = '%1'"_s.arg(fork);
    QCOMPARE(ask(u"SELECT count(*)"_s + pairs), u"4"_s);
    QCOMPARE(
        ask(u"SELECT count(*)"_s + pairs
            + u" AND n.episode_id = 0 AND n.id <> o.id AND to_jsonb(n) - '{id,conversation_id,episode_id}'::text[] "
              "= to_jsonb(o) - '{id,conversation_id,episode_id}'::text[]"_s),
        u"4"_s);
    QCOMPARE(ask(u"SELECT count(*) FROM turn_traces t JOIN messages m ON m.id = t.message_id JOIN turn_traces o ON "
                 "o.conversation_id = 'c-orders' AND o.started_at_ms = t.started_at_ms WHERE t.conversation_id = '%1' "
                 "AND m.conversation_id = '%1' AND t.id <> o.id AND t.llm_calls = o.llm_calls"_s.arg(fork)),
        u"2"_s);
    QCOMPARE(
        ask(u"SELECT count(*) FROM messages WHERE conversation_id = 'c-orders'"_s), QString::number(OrdersMessages));
    QVERIFY(plan->warnings.join(u' ').contains("summarises"_L1));
    QVERIFY(!plan->warnings.join(u' ').contains("whole store"_L1));
}

void TestJazzminePostgresEdit::forkKeepsTheOrderOfEqualTimes()
{
    QVERIFY(m_server->run(Work,
        u"INSERT INTO messages SELECT 'same-' || i, 'session-123', 'u', 'user', 'text ' || i, '', NULL, 0, 0, "
        u"'unknown', "
        "'[]', false, true, false, 1790000743900 FROM generate_series(10, 60) i"_s));
    const auto store = opened(url());
    const SessionId session(u"session-123"_s);
    const auto messages = readstore::messages(*store, session);
    QVERIFY(messages.size() > 50);
    const auto plan = store->plan(ForkEdit {session, messages.back()->id, false, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(Editor(*m_journal).apply(store->info(), *plan, {}));
    QCOMPARE(textsOf(*store, plan->newSession), textsOf(*store, session));
}

void TestJazzminePostgresEdit::resumeMovesTheEnd()
{
    const auto store = opened(url());
    const QStringList before = textsOf(*store, Orders);
    const auto plan = store->plan(ResumeEdit {Orders, SecondAnswer, false}, {});
    QVERIFY(plan);
    QVERIFY(Editor(*m_journal).apply(store->info(), *plan, {}));
    const auto reader = opened(url());
    QCOMPARE(textsOf(*reader, Orders), before.first(4));
    QCOMPARE(textsOf(*reader, plan->newSession), before.sliced(4));
    QCOMPARE(
        ask(u"SELECT count(*) FROM turn_traces t JOIN messages m ON m.id = t.message_id WHERE t.conversation_id <> "
            "m.conversation_id"_s),
        u"0"_s);
}

void TestJazzminePostgresEdit::deletionTakesAllThatNamesIt()
{
    // A trace of a message elsewhere that names the conversation, and one of its own that names another.
    QVERIFY(m_server->run(Work,
        u"UPDATE turn_traces SET conversation_id = 'c-orders' WHERE id = (SELECT t.id FROM turn_traces t JOIN messages "
        u"m "
        "ON m.id = t.message_id WHERE m.conversation_id = 'c-long' ORDER BY t.id LIMIT 1); "
        "UPDATE turn_traces SET conversation_id = 'c-long' WHERE message_id = '%1'"_s.arg(FirstAnswer.value)));
    const QString before = dump();
    const auto store = opened(url());
    const auto receipt = apply(*store, DeleteEdit {Orders});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QCOMPARE(ask(u"SELECT (SELECT count(*) FROM conversations WHERE id = 'c-orders') + (SELECT count(*) FROM messages "
                 "WHERE conversation_id = 'c-orders') + (SELECT count(*) FROM turn_traces WHERE conversation_id = "
                 "'c-orders' OR message_id = '%1')"_s.arg(FirstAnswer.value)),
        u"0"_s);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dump(), before);
}

void TestJazzminePostgresEdit::insertsBetweenTimesOnly()
{
    const auto store = opened(url());
    QVERIFY(apply(*store, InsertEdit {Orders, FirstPrompt, u"system"_s, u"Put in"_s}));
    QCOMPARE(textsOf(*store, Orders).at(1), u"Put in"_s);
    QVERIFY(m_server->run(Work,
        u"UPDATE messages SET \"timestamp\" = (SELECT \"timestamp\" + 1 FROM messages WHERE id "
        "= '%1') WHERE id = '%2'"_s.arg(FirstAnswer.value, SecondPrompt.value)));
    const auto refused = apply(*store, InsertEdit {Orders, FirstAnswer, u"user"_s, u"No room"_s});
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.contains("no time between"_L1), qPrintable(refused.error().text));
}

/// Columns hold what the models do not: words that are none of theirs, scores out of range, totals that do not add up.
void TestJazzminePostgresEdit::mendsWhatTheLibraryRefuses()
{
    const QString other = u"(SELECT min(id) FROM turn_traces WHERE conversation_id = 'c-long')"_s;
    QVERIFY(m_server->run(Work,
        u"UPDATE messages SET role = 'tool', sentiment_score = 3 WHERE id = '%1'; "
        "UPDATE turn_traces SET llm_calls = jsonb_set(llm_calls, '{0,purpose}', '\"guess\"'), total_tokens = 1 "
        "WHERE message_id = '%2'; UPDATE turn_traces SET total_prompt_tokens = total_prompt_tokens + 1 WHERE id = %3"_s
            .arg(SecondPrompt.value, FirstAnswer.value, other)));
    const QString before = dump();
    const auto store = opened(url());
    const auto codesOf = [](SessionStore& of) {
        QStringList codes = readstore::codes(of);
        codes.removeIf([](const QString& code) {
            return code != "invalid-message"_L1 && code != "invalid-trace"_L1 && code != "totals-differ"_L1;
        });
        codes.sort();
        return codes;
    };
    const QStringList found {u"invalid-message"_s, u"invalid-trace"_s, u"totals-differ"_s};
    QCOMPARE(codesOf(*store), found);

    // One of them, then those of one conversation, then all.
    const QList<Finding> findings = readstore::findings(*store, Orders);
    const auto role
        = std::ranges::find_if(findings, [](const Finding& finding) { return finding.place.endsWith(".role"_L1); });
    QVERIFY(role != findings.end());
    QList<ReceiptId> applied;
    QVERIFY(store->plan(RepairEdit {Orders, {role->code}, role->place}, {})->writes.size() == 1);
    for (const RepairEdit& edit : {RepairEdit {Orders, {role->code}, role->place}, RepairEdit {Orders, {}, {}}}) {
        const auto receipt = apply(*store, edit);
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        applied += receipt->id;
        QCOMPARE(ask(u"SELECT role FROM messages WHERE id = '%1'"_s.arg(SecondPrompt.value)), u"system"_s);
    }
    QCOMPARE(codesOf(*opened(url())), QStringList(u"totals-differ"_s));
    QCOMPARE(ask(u"SELECT sentiment_score FROM messages WHERE id = '%1'"_s.arg(SecondPrompt.value)), u"1"_s);
    QCOMPARE(
        ask(u"SELECT llm_calls -> 0 ->> 'purpose' FROM turn_traces WHERE message_id = '%1'"_s.arg(FirstAnswer.value)),
        u"other"_s);
    QCOMPARE(
        ask(u"SELECT total_tokens = total_prompt_tokens + total_completion_tokens FROM turn_traces WHERE message_id "
            "= '%1'"_s.arg(FirstAnswer.value)),
        u"t"_s);
    while (!applied.isEmpty())
        QVERIFY(Editor(*m_journal).undo(applied.takeLast(), {}));
    QCOMPARE(dump(), before);

    const auto receipt = apply(*store, RepairEdit {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QVERIFY(codesOf(*opened(url())).isEmpty());
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dump(), before);
}

void TestJazzminePostgresEdit::refusesWhatCannotBeStored()
{
    const auto store = opened(url());
    const QString before = dump();
    for (const QString& text : {QString(u"a"_s + QChar(0) + u'b'), QString(QChar(0xd83d)), QString(QChar(0xdc00))}) {
        const auto refused = store->plan(TextEdit {Orders, FirstPrompt, 0, text}, {});
        QVERIFY(!refused && refused.error().code == Errc::NotSupported);
        QVERIFY(!store->plan(RenameEdit {Orders, text}, {}));
    }
    QVERIFY(apply(*store, RenameEdit {Orders, u"\\x41 'q' \"d\" 😀 ?"_s}));
    QCOMPARE(ask(u"SELECT title FROM conversations WHERE id = 'c-orders'"_s), u"\\x41 'q' \"d\" 😀 ?"_s);
    QVERIFY(dump() != before);
    const auto none = store->plan(RenameEdit {SessionId(u"nobody"_s), u"x"_s}, {});
    QVERIFY(!none && none.error().code == Errc::NotFound);
    const auto same = store->plan(RenameEdit {SessionId(u"c-guard"_s), u"Greetings"_s}, {});
    QVERIFY(!same && same.error().code == Errc::Usage);
}

// ---- others -------------------------------------------------------------------------------------

void TestJazzminePostgresEdit::writerBeforeApplying_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("meanwhile");
    const QString newOne
        = u"INSERT INTO messages SELECT 'new', conversation_id, user_id, role, original_content, "
          "enhanced_message, NULL, 0, 0, intent, entities, false, true, false, \"timestamp\" + %1 FROM "
          "messages WHERE id = '%2'"_s;
    const QString another = newOne.arg(1).arg(SecondAnswer.value);
    const QString text = u"UPDATE messages SET original_content = 'Other' WHERE id = '%1'"_s;
    const QString trace = u"UPDATE turn_traces SET turn_number = 99 WHERE message_id = '%1'"_s;
    QTest::newRow("fork: a copied message changed")
        << Edit(ForkEdit {Orders, SecondAnswer, false, {}}) << text.arg(FirstPrompt.value);
    QTest::newRow("fork: a copied trace changed")
        << Edit(ForkEdit {Orders, SecondAnswer, false, {}}) << trace.arg(FirstAnswer.value);
    QTest::newRow("fork: a message in the midst")
        << Edit(ForkEdit {Orders, SecondAnswer, false, {}}) << newOne.arg(1).arg(FirstPrompt.value);
    QTest::newRow("resume: a message more") << Edit(ResumeEdit {Orders, SecondPrompt, false}) << another;
    QTest::newRow("resume: a message less") << Edit(ResumeEdit {Orders, SecondPrompt, false})
                                            << u"DELETE FROM messages WHERE id = '%1'"_s.arg(SecondAnswer.value);
    QTest::newRow("rename") << Edit(RenameEdit {Orders, u"Mine"_s})
                            << u"UPDATE conversations SET title = 'Theirs' WHERE id = 'c-orders'"_s;
    QTest::newRow("text") << Edit(TextEdit {Orders, FirstPrompt, 0, u"Mine"_s}) << text.arg(FirstPrompt.value);
    QTest::newRow("text: rewritten") << Edit(TextEdit {Orders, SecondPrompt, 0,
        u"Mine"_s}) << u"UPDATE messages SET enhanced_message = 'x' WHERE id = '%1'"_s.arg(SecondPrompt.value);
    QTest::newRow("remove") << Edit(RemoveEdit {Orders, {FirstAnswer}, {}}) << text.arg(FirstAnswer.value);
    QTest::newRow("remove: its trace") << Edit(RemoveEdit {Orders, {FirstAnswer}, {}}) << trace.arg(FirstAnswer.value);
    QTest::newRow("insert: the conversation is gone") << Edit(InsertEdit {Orders, FirstPrompt, u"user"_s, u"Mine"_s})
                                                      << u"DELETE FROM conversations WHERE id = 'c-orders'"_s;
    QTest::newRow("delete: a message more") << Edit(DeleteEdit {Orders}) << another;
    QTest::newRow("delete: a message changed") << Edit(DeleteEdit {Orders}) << text.arg(FirstPrompt.value);
    QTest::newRow("delete: a title changed")
        << Edit(DeleteEdit {Orders}) << u"UPDATE conversations SET title = 'Theirs' WHERE id = 'c-orders'"_s;
}

void TestJazzminePostgresEdit::writerBeforeApplying()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, meanwhile);
    const auto store = opened(url());
    const auto plan = store->plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto written = m_server->run(Work, meanwhile);
    QVERIFY2(written, written ? "" : qPrintable(written.error().text));
    const QString before = dump();
    const auto refused = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().code == Errc::Conflict, qPrintable(refused.error().text + refused.error().cause));
    QCOMPARE(dump(), before);
    QVERIFY(m_journal->receipts()->isEmpty());
}

void TestJazzminePostgresEdit::writerBeforeUndoing_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("meanwhile");
    QTest::addColumn<QString>("told");
    QTest::newRow("rename") << Edit(RenameEdit {Orders, u"Mine"_s})
                            << u"UPDATE conversations SET title = 'Theirs' WHERE id = 'c-orders'"_s
                            << u"title is “Theirs” instead of “Mine”"_s;
    QTest::newRow("text") << Edit(TextEdit {Orders, FirstPrompt, 0, u"Mine"_s})
                          << u"UPDATE messages SET original_content = 'Theirs' WHERE id = '%1'"_s.arg(FirstPrompt.value)
                          << u"original_content is “Theirs” instead of “Mine”"_s;
    QTest::newRow("fork that went on")
        << Edit(ForkEdit {Orders, FirstAnswer, false, u"F"_s})
        << u"INSERT INTO messages SELECT 'new', f.id, 'u', 'user', 'x', '', NULL, 0, 0, 'unknown', '[]', false, true, "
           "false, 1790000743900 FROM conversations f WHERE title = 'F'"_s
        << u"refer to it"_s;
    QTest::newRow("fork with another text")
        << Edit(ForkEdit {Orders, FirstAnswer, false, u"F"_s})
        << u"UPDATE messages m SET original_content = 'x' FROM conversations f WHERE title = 'F' AND f.id = "
           "m.conversation_id"_s
        << u"changed"_s;
    QTest::newRow("removal")
        << Edit(RemoveEdit {Orders, {FirstAnswer}, {}})
        << u"INSERT INTO messages SELECT '%1', conversation_id, user_id, role, 'x', '', NULL, 0, 0, "
           "intent, entities, false, true, false, 1 FROM messages WHERE id = '%2'"_s.arg(
               FirstAnswer.value, FirstPrompt.value)
        << u"rule of its tables"_s;
    QTest::newRow("deletion") << Edit(DeleteEdit {Orders})
                              << u"INSERT INTO conversations VALUES ('c-orders', 'u', 'a', 'Again', 1, 1)"_s
                              << u"rule of its tables"_s;
    QTest::newRow("resume") << Edit(ResumeEdit {Orders, FirstAnswer, false})
                            << u"DELETE FROM messages WHERE id = '%1'"_s.arg(SecondPrompt.value) << u"removed"_s;
}

void TestJazzminePostgresEdit::writerBeforeUndoing()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, meanwhile);
    QFETCH(const QString, told);
    const auto store = opened(url());
    const auto receipt = apply(*store, edit);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const auto written = m_server->run(Work, meanwhile);
    QVERIFY2(written, written ? "" : qPrintable(written.error().text));
    const QString before = dump();
    const auto refused = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY2(refused.error().text.contains(told), qPrintable(refused.error().text + refused.error().cause));
    QCOMPARE(dump(), before);
    QCOMPARE(m_journal->receipt(receipt->id)->state, Receipt::State::Applied);
}

/// What an agent adds elsewhere is no hindrance.
void TestJazzminePostgresEdit::agentGoesOnMeanwhile()
{
    const auto store = opened(url());
    const auto fork = store->plan(ForkEdit {Orders, SecondAnswer, false, {}}, {});
    const auto rename = store->plan(RenameEdit {Orders, u"Mine"_s}, {});
    QVERIFY(fork && rename);
    const QString turn
        = u"UPDATE conversations SET last_updated_at = last_updated_at + 1000 WHERE id = 'c-orders'; "
          "INSERT INTO messages SELECT 'new-%1', 'c-orders', 'u', 'user', 'x', '', NULL, 0, 0, 'unknown', "
          "'[]', false, true, false, 1790009743900"_s;
    QVERIFY(m_server->run(Work, turn.arg(1)));
    Editor editor(*m_journal);
    const auto forked = editor.apply(store->info(), *fork, {});
    QVERIFY2(forked, forked ? "" : qPrintable(forked.error().text + forked.error().cause));
    const auto renamed = editor.apply(store->info(), *rename, {});
    QVERIFY2(renamed, renamed ? "" : qPrintable(renamed.error().text + renamed.error().cause));
    QVERIFY(m_server->run(Work, turn.arg(2)));
    QVERIFY(editor.undo(renamed->id, {}));
    QVERIFY(editor.undo(forked->id, {}));
    QCOMPARE(ask(u"SELECT count(*) FROM messages WHERE conversation_id = 'c-orders'"_s),
        QString::number(OrdersMessages + 2));
}

void TestJazzminePostgresEdit::waitsForAHeldRow()
{
    const auto store = opened(url(u"statement_timeout=1"_s));
    const QString before = dump();
    const auto plan = store->plan(TextEdit {Orders, FirstPrompt, 0, u"Mine"_s}, {});
    QVERIFY(plan);
    const auto other = m_server->session(Work);
    QVERIFY(other->run(u"BEGIN"_s));
    QVERIFY(other->run(u"SELECT * FROM messages WHERE id = '%1' FOR UPDATE"_s.arg(FirstPrompt.value)));
    const auto refused = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY(!refused && refused.error().code == Errc::Busy);
    QVERIFY2(refused.error().text.contains("locked the rows"_L1), qPrintable(refused.error().text));
    QVERIFY(other->run(u"ROLLBACK"_s));
    QCOMPARE(dump(), before);
    QVERIFY(Editor(*m_journal).apply(store->info(), *plan, {}));
}

// ---- rights -------------------------------------------------------------------------------------

void TestJazzminePostgresEdit::asksForRights_data()
{
    QTest::addColumn<QString>("grant");
    QTest::addColumn<QList<EditKind>>("possible");
    using enum EditKind;
    QTest::newRow("none") << QString() << QList<EditKind> {};
    QTest::newRow("title") << u"GRANT UPDATE (title) ON conversations TO guest"_s << QList {Rename};
    QTest::newRow("insertion") << u"GRANT INSERT ON conversations, messages, turn_traces TO guest"_s
                               << QList {Fork, Insert};
    QTest::newRow("update") << u"GRANT UPDATE ON conversations, messages, turn_traces TO guest"_s
                            << QList {Rename, Text};
    QTest::newRow("all") << u"GRANT ALL ON conversations, messages, turn_traces TO guest"_s
                         << QList {Fork, Resume, Rename, Text, Remove, Delete, Insert};
}

void TestJazzminePostgresEdit::asksForRights()
{
    QFETCH(const QString, grant);
    QFETCH(const QList<EditKind>, possible);
    if (!grant.isEmpty())
        QVERIFY(m_server->run(Work, grant));
    const auto store = opened(QString(url()).replace(u"tester@"_s, u"guest:open%20sesame@"_s));
    QVERIFY(store);
    const StoreInfo info = store->info();
    QCOMPARE(info.notWritable.isEmpty(), !possible.isEmpty());
    const QList<Edit> edits {ForkEdit {Orders, FirstAnswer, false, {}}, ResumeEdit {Orders, FirstAnswer, false},
        RenameEdit {Orders, u"x"_s}, TextEdit {Orders, FirstPrompt, 0, u"x"_s}, RemoveEdit {Orders, {FirstAnswer}, {}},
        InsertEdit {Orders, FirstPrompt, u"user"_s, u"x"_s}, DeleteEdit {Orders}};
    const QString before = dump();
    for (const Edit& edit : edits) {
        const EditKind kind = kindOf(edit);
        const auto receipt = apply(*store, edit);
        QVERIFY2(receipt.has_value() == possible.contains(kind), qPrintable(QString::number(int(kind))));
        if (receipt) {
            QVERIFY(!info.refusals.contains(kind));
            // Taking it back may need other rights; as its owner it can be done in any case.
            QVERIFY(m_server->run(Work, u"GRANT ALL ON ALL TABLES IN SCHEMA public TO guest"_s));
            const auto undone = Editor(*m_journal).undo(receipt->id, {});
            QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
            QVERIFY(m_server->run(Work, u"REVOKE ALL ON ALL TABLES IN SCHEMA public FROM guest"_s));
            QVERIFY(m_server->run(Work, grant));
        } else if (!possible.isEmpty()) {
            QVERIFY(info.refusals.value(kind).contains("lack a right"_L1));
            QCOMPARE(receipt.error().text, info.refusals.value(kind));
        }
    }
    QCOMPARE(dump(), before);
}

void TestJazzminePostgresEdit::rightsTakenAway()
{
    QVERIFY(m_server->run(Work, u"GRANT ALL ON conversations, messages, turn_traces TO guest"_s));
    const auto store = opened(QString(url()).replace(u"tester@"_s, u"guest:open%20sesame@"_s));
    const auto plan = store->plan(RenameEdit {Orders, u"Mine"_s}, {});
    QVERIFY(plan);
    QVERIFY(m_server->run(Work, u"REVOKE ALL ON conversations FROM guest"_s));
    const QString before = dump();
    const auto refused = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY(!refused && refused.error().code == Errc::Denied);
    QVERIFY2(refused.error().text.contains("may only read"_L1), qPrintable(refused.error().text));
    QCOMPARE(dump(), before);
}

void TestJazzminePostgresEdit::serverThatOnlyReads()
{
    const auto store = opened(url());
    const auto plan = store->plan(RenameEdit {Orders, u"Mine"_s}, {});
    QVERIFY(plan && store->info().notWritable.isEmpty());
    QVERIFY(m_server->run(Work, u"ALTER DATABASE work SET default_transaction_read_only = on"_s));
    const auto refused = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY(!refused && refused.error().code == Errc::ReadOnly);
    const auto again = opened(url());
    QVERIFY2(again->info().notWritable.contains("read-only"_L1), qPrintable(again->info().notWritable));
    const auto none = again->plan(RenameEdit {Orders, u"Mine"_s}, {});
    QVERIFY(!none && none.error().code == Errc::ReadOnly);
}

void TestJazzminePostgresEdit::keepsNoPassword()
{
    QVERIFY(m_server->run(Work, u"GRANT ALL ON conversations, messages, turn_traces TO guest"_s));
    const auto store = opened(QString(url()).replace(u"tester@"_s, u"guest:open%20sesame@"_s));
    const auto receipt = apply(*store, ForkEdit {Orders, FirstAnswer, false, {}});
    QVERIFY(receipt);
    QCOMPARE(receipt->store, QString(url()).replace(u"tester@"_s, u"guest@"_s));
    QFile journal(m_journal->path());
    QVERIFY(journal.open(QIODevice::ReadOnly));
    const QByteArray bytes = journal.readAll();
    QVERIFY(bytes.contains("guest"));
    QVERIFY(!bytes.contains("sesame"));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
}

// ---- crashes ------------------------------------------------------------------------------------

void TestJazzminePostgresEdit::settlesWhatALostConnectionLeftOpen()
{
    CuttingProxy proxy(m_server->port());
    const auto store = opened(u"postgresql://tester@127.0.0.1:%1/work"_s.arg(proxy.port()));
    const auto plan = store->plan(RenameEdit {Orders, u"Mine"_s}, {});
    QVERIFY(plan);
    proxy.cutAfter("COMMIT", CuttingProxy::Then::Refuse);
    Editor editor(*m_journal);
    const auto lost = editor.apply(store->info(), *plan, {});
    QVERIFY(!lost && lost.error().code == Errc::Busy);
    QVERIFY2(lost.error().text.contains("was lost"_L1), qPrintable(lost.error().text));
    QCOMPARE(m_journal->receipts()->first().state, Receipt::State::Open);
    QVERIFY(editor.settleServer(store->info().path, {})); // nobody can tell yet
    QCOMPARE(m_journal->receipts()->first().state, Receipt::State::Open);
    proxy.accept();
    // The next change of the store finds out first.
    const ReceiptId id = m_journal->receipts()->first().id;
    const auto undone = editor.undo(id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QCOMPARE(m_journal->receipt(id)->state, Receipt::State::Undone);
    QVERIFY(ask(u"SELECT title FROM conversations WHERE id = 'c-orders'"_s) != "Mine"_L1);
}

TEST_CLASS(TestJazzminePostgresEdit)
#include "tst_jazzminepostgresedit.moc"
