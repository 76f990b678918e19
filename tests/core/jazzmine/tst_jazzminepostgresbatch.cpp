// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/edit/forkedchange.h"
#include "core/marks/markedstore.h"
#include "tests/core/jazzmine/teamdatabase.h"
#include "tests/testkit/cuttingproxy.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QString wordsOf(const Error& error)
{
    return error.text + u" ("_s + error.cause + u')';
}

} // namespace

/// Several changes of the database of a team, planned together on the server and made as one.
class TestJazzminePostgresBatch final : public QObject, private TeamDatabase
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void likeOneByOne_data();
    void likeOneByOne();
    void rowsTouchedAgain_data();
    void rowsTouchedAgain();
    void figuresAreOfAll();
    void theOrderCounts();
    void aChangeThatAnotherNeeds();
    void columnsThatTheServerFills();
    void wholeStore();
    void checkpointsGoAlong();
    void planningKeepsNobodyWaiting();
    void aConversationOfTracesElsewhere();
    void writerBeforeApplying_data();
    void writerBeforeApplying();
    void writerBeforeUndoing();
    void asksForRights_data();
    void asksForRights();
    void rightsTakenAway();
    void settlesWhatALostConnectionLeftOpen();

private:
    [[nodiscard]] QString guest() const { return QString(url()).replace(u"tester@"_s, u"guest:open%20sesame@"_s); }
    [[nodiscard]] QStringList kept() const; ///< in the store now
    /// Changes that can be made one after the other, each wished of the store as it is now.
    [[nodiscard]] QList<SingleEdit> chosen(quint32 seed) const;
    /// Plans, makes, undoes, redoes and undoes. Gives what stood there in between.
    [[nodiscard]] QStringList thereAndBack(const QList<SingleEdit>& edits);
};

void TestJazzminePostgresBatch::initTestCase()
{
    startServer();
}

void TestJazzminePostgresBatch::init()
{
    fresh();
}

QStringList TestJazzminePostgresBatch::kept() const
{
    const auto store = opened(url());
    return store ? readstore::told(*store) : QStringList();
}

// ---- what comes of them -------------------------------------------------------------------------

QList<SingleEdit> TestJazzminePostgresBatch::chosen(quint32 seed) const
{
    QRandomGenerator dice(seed);
    const auto store = opened(url());
    QList<SingleEdit> all;
    for (const SessionInfo& info : readstore::listed(*store, ListDetail::Basic)) {
        QList<Wish> wishes = wishesFor(*store, info.id);
        wishes += {u"delete"_s, DeleteEdit {info.id}};
        for (const Wish& wish : std::as_const(wishes))
            all += *toSingle(wish.edit);
    }
    std::ranges::shuffle(all, dice);
    QList<SingleEdit> made;
    Journal journal(m_state->filePath(u"chosen"_s));
    constexpr int Most = 6;
    for (const SingleEdit& edit : std::as_const(all)) {
        const auto plan = made.size() < Most ? store->plan(toEdit(edit), {}) : fail(Errc::Usage, {});
        if (plan && Editor(journal).apply(store->info(), *plan, {}))
            made += edit;
    }
    return made;
}

QStringList TestJazzminePostgresBatch::thereAndBack(const QList<SingleEdit>& edits)
{
    const QString before = dump();
    const auto store = opened(url());
    const auto plan = planEdit(*store, BatchEdit {{}, edits}, {});
    if (!plan)
        return {wordsOf(plan.error())};
    if (dump() != before)
        return {u"planning wrote to the store"_s};
    Editor editor(*m_journal);
    const auto receipt = editor.apply(store->info(), *plan, {});
    if (!receipt)
        return {wordsOf(receipt.error())};
    const QString after = dump();
    const QStringList now = kept();
    for (const QString& expected : {before, after, before}) {
        const auto done = expected == after ? editor.redo(receipt->id, {}) : editor.undo(receipt->id, {});
        if (!done)
            return {wordsOf(done.error())};
        if (dump() != expected)
            return {expected == after ? u"made again, it is another"_s : u"undone, it is not what it was"_s};
    }
    return m_journal->receipts()->size() == 4 ? now : QStringList(u"not one change each"_s);
}

void TestJazzminePostgresBatch::likeOneByOne_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 10; ++seed) {
        QTest::addRow("0.1.38, %u", seed) << u"t38"_s << seed;
        QTest::addRow("0.1.42, %u", seed) << Newest << seed;
    }
}

void TestJazzminePostgresBatch::likeOneByOne()
{
    QFETCH(const QString, from);
    QFETCH(const quint32, seed);
    fresh(from);
    const QStringList before = kept();
    const QList<SingleEdit> edits = chosen(seed);
    QVERIFY(edits.size() >= 3);
    const QStringList oneByOne = kept();
    fresh(from);
    QCOMPARE(thereAndBack(edits), oneByOne);
    QCOMPARE(kept(), before);
}

void TestJazzminePostgresBatch::rowsTouchedAgain_data()
{
    QTest::addColumn<QList<SingleEdit>>("edits");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("answer");
    const SingleEdit text = TextEdit {Orders, FirstPrompt, 0, u"Mine"_s};
    const SingleEdit fork = ForkEdit {Orders, SecondAnswer, false, u"Other way"_s};
    const QString titles = u"SELECT title FROM conversations WHERE id = 'c-orders'"_s;
    const QString gone = u"SELECT count(*) FROM messages WHERE id = '%1'"_s.arg(FirstPrompt.value);
    const QString copied = u"SELECT count(*) FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE "
                           "c.title = 'Other way' AND m.original_content = 'Mine'"_s;
    QTest::newRow("two titles") << QList<SingleEdit> {RenameEdit {Orders, u"One"_s}, RenameEdit {Orders, u"Two"_s}}
                                << titles << u"Two"_s;
    QTest::newRow("a text twice, then gone") << QList<SingleEdit> {text,
        TextEdit {Orders, FirstPrompt, 0, u"Mine again"_s}, RemoveEdit {Orders, {FirstPrompt}, {}}}
                                             << gone << u"0"_s;
    QTest::newRow("a fork of what was changed") << QList<SingleEdit> {text, fork} << copied << u"1"_s;
    QTest::newRow("the original of a fork changed") << QList<SingleEdit> {fork, text} << copied << u"0"_s;
    QTest::newRow("a fork, then the original deleted")
        << QList<SingleEdit> {text, fork, DeleteEdit {Orders}} << copied << u"1"_s;
    QTest::newRow("two forks of one title") << QList<SingleEdit> {text, fork, fork} << copied << u"2"_s;
    QTest::newRow("put in, then deleted with all")
        << QList<SingleEdit> {InsertEdit {Orders, FirstPrompt, u"system"_s, u"Put in"_s}, DeleteEdit {Orders}} << gone
        << u"0"_s;
    QTest::newRow("put in, then moved")
        << QList<SingleEdit> {InsertEdit {Orders, FirstAnswer, u"system"_s, u"Put in"_s},
               ResumeEdit {Orders, FirstAnswer, false}}
        << u"SELECT count(*) FROM messages WHERE original_content = 'Put in' AND conversation_id <> 'c-orders'"_s
        << u"1"_s;
    QTest::newRow("rename, remove, insert")
        << QList<SingleEdit> {RenameEdit {Orders, u"Three"_s}, RemoveEdit {Orders, {SecondPrompt, SecondAnswer}, {}},
               InsertEdit {Orders, FirstAnswer, u"user"_s, u"Instead"_s}}
        << u"SELECT string_agg(original_content, '|' ORDER BY \"timestamp\") LIKE '%|Instead|%' AND count(*) = 11 "
           "FROM messages WHERE conversation_id = 'c-orders'"_s
        << u"t"_s;
}

void TestJazzminePostgresBatch::rowsTouchedAgain()
{
    QFETCH(const QList<SingleEdit>, edits);
    QFETCH(const QString, question);
    QFETCH(const QString, answer);
    const QString before = dump();
    const auto store = opened(url());
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    Editor editor(*m_journal);
    const auto receipt = editor.apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(wordsOf(receipt.error())));
    QCOMPARE(ask(question), answer);
    const auto undone = editor.undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(wordsOf(undone.error())));
    QCOMPARE(dump(), before);
}

void TestJazzminePostgresBatch::figuresAreOfAll()
{
    const auto store = opened(url());
    const auto messages = readstore::messages(*store, Orders);
    const RemoveEdit removal {Orders, {messages.back()->id}, {}};
    const auto alone = store->plan(removal, {});
    QVERIFY(alone && alone->before);
    const QList<SingleEdit> edits {
        removal, RenameEdit {Orders, u"Both"_s}, RemoveEdit {Orders, {messages.at(messages.size() - 2)->id}, {}}};
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    QCOMPARE(plan->action, u"batch"_s);
    QCOMPARE(plan->session, Orders);
    QCOMPARE(plan->before, alone->before);
    QVERIFY(plan->after && plan->after != alone->after);
    QVERIFY(plan->writes.size() > alone->writes.size() + 1);
    QVERIFY(Editor(*m_journal).apply(store->info(), *plan, {}));
    qint64 shown = 0;
    const auto sent = readstore::sent(*opened(url()), Orders);
    for (const ContextItem& item : sent.value_or(QList<ContextItem>()))
        shown += item.leftOut.isEmpty() ? 1 : 0;
    QCOMPARE(plan->after->messages, shown);
}

/// The list may be put in another order, and then something else comes of it.
void TestJazzminePostgresBatch::theOrderCounts()
{
    const SingleEdit text = TextEdit {Orders, FirstPrompt, 0, u"Mine"_s};
    const SingleEdit fork = ForkEdit {Orders, SecondAnswer, false, u"Other way"_s};
    const QStringList first = thereAndBack({text, fork});
    m_journal = std::make_unique<Journal>(m_state->filePath(u"second"_s));
    const QStringList second = thereAndBack({fork, text});
    QVERIFY2(first.size() == second.size() && first.size() > 2, qPrintable(second.join(u'\n')));
    QVERIFY(first != second);
}

/// Between two messages of adjacent times nothing can be put in until one of them is gone.
void TestJazzminePostgresBatch::aChangeThatAnotherNeeds()
{
    QVERIFY(m_server->run(Work,
        u"UPDATE messages SET \"timestamp\" = (SELECT \"timestamp\" + 1 FROM messages WHERE id = '%1') WHERE id = "
        "'%2'"_s.arg(FirstAnswer.value, SecondPrompt.value)));
    const SingleEdit removal = RemoveEdit {Orders, {SecondPrompt}, {}};
    const SingleEdit insertion = InsertEdit {Orders, FirstAnswer, u"user"_s, u"No room"_s};
    const auto store = opened(url());
    const QString before = dump();
    const auto possible = planEdit(*store, BatchEdit {Orders, {removal, insertion}}, {});
    QVERIFY2(possible, possible ? "" : qPrintable(wordsOf(possible.error())));
    const auto alone = planEdit(*store, BatchEdit {Orders, {insertion}}, {});
    QVERIFY(!alone);
    QVERIFY2(alone.error().text.startsWith("Change 1 "_L1) && alone.error().text.contains("no time between"_L1),
        qPrintable(alone.error().text));
    const auto turned = planEdit(*store, BatchEdit {Orders, {insertion, removal}}, {});
    QVERIFY(!turned && turned.error().text.startsWith("Change 1 "_L1));
    const auto late = planEdit(*store, BatchEdit {Orders, {DeleteEdit {Orders}, removal}}, {});
    QVERIFY(!late);
    QVERIFY2(late.error().text.startsWith("Change 2 "_L1), qPrintable(late.error().text));
    QCOMPARE(dump(), before);
    const QStringList made = thereAndBack({removal, insertion});
    QVERIFY2(made.size() > 1, qPrintable(made.join(u'\n')));
}

/// A row that one change puts in and another takes out, where the server fills a column anew each time.
void TestJazzminePostgresBatch::columnsThatTheServerFills()
{
    QVERIFY(m_server->run(Work,
        u"CREATE SEQUENCE numbers; ALTER TABLE messages ADD COLUMN seen timestamptz DEFAULT clock_timestamp(), ADD "
        "COLUMN number bigint NOT NULL DEFAULT nextval('numbers'), ADD COLUMN own bigint GENERATED BY DEFAULT AS "
        "IDENTITY"_s));
    const QString numbers = u"SELECT (SELECT last_value FROM numbers) + (SELECT last_value FROM messages_own_seq)"_s;
    const QString last = ask(numbers);
    const QString before = dump();
    const auto store = opened(url());
    const auto plan = planEdit(*store,
        BatchEdit {Orders, {InsertEdit {Orders, FirstPrompt, u"system"_s, u"Put in"_s}, DeleteEdit {Orders}}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    QCOMPARE(ask(numbers), last);
    const auto receipt = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(wordsOf(receipt.error())));
    QCOMPARE(ask(u"SELECT count(*) FROM conversations WHERE id = 'c-orders'"_s), u"0"_s);
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(wordsOf(undone.error())));
    QCOMPARE(dump(), before);
}

void TestJazzminePostgresBatch::wholeStore()
{
    QVERIFY(m_server->run(Work,
        u"UPDATE messages SET role = 'tool' WHERE id = '%1'; UPDATE turn_traces SET total_prompt_tokens = "
        "total_prompt_tokens + 1 WHERE id = (SELECT min(id) FROM turn_traces WHERE conversation_id = 'c-long')"_s.arg(
            SecondPrompt.value)));
    const auto store = opened(url());
    QVERIFY(!readstore::codes(*store).isEmpty());
    const auto plan = planEdit(*store, BatchEdit {{}, {RepairEdit {}, RenameEdit {Orders, u"Mended"_s}}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    const QString before = dump();
    const auto receipt = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(wordsOf(receipt.error())));
    const QStringList codes = readstore::codes(*opened(url()));
    QVERIFY2(
        !codes.contains("invalid-message"_L1) && !codes.contains("totals-differ"_L1), qPrintable(codes.join(u' ')));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dump(), before);
}

/// They stand in a database of Stemma's own.
void TestJazzminePostgresBatch::checkpointsGoAlong()
{
    MarkedStore store(opened(url()), m_state->filePath(u"marks.db"_s));
    for (const auto& [message, label] : {std::pair(FirstPrompt, u"kept"_s), std::pair(SecondAnswer, u"moved"_s)}) {
        const auto set = store.plan(CheckpointEdit {Orders, message, label}, {});
        QVERIFY(set && Editor(*m_journal).apply(store.info(), *set, {}));
    }
    const auto labelsOf = [&store](const SessionId& id) {
        QStringList labels;
        const auto points = store.checkpoints(id, {});
        for (const Checkpoint& point : points.value_or(QList<Checkpoint>()))
            labels += point.label;
        labels.sort();
        return labels;
    };
    const QStringList both {u"kept"_s, u"moved"_s};
    QCOMPARE(labelsOf(Orders), both);
    const QString before = dump();
    const QList<SingleEdit> edits {RenameEdit {Orders, u"Short"_s}, ResumeEdit {Orders, FirstAnswer, false}};
    const auto plan = planEdit(store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    const auto receipt = Editor(*m_journal).apply(store.info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(wordsOf(receipt.error())));
    QCOMPARE(labelsOf(Orders), QStringList(u"kept"_s));
    QCOMPARE(labelsOf(plan->newSession), QStringList(u"moved"_s));
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(wordsOf(undone.error())));
    QCOMPARE(labelsOf(Orders), both);
    QCOMPARE(dump(), before);
    // Forks have them on their copies, also where a message is removed in the fork.
    for (const bool isRemoved : {false, true}) {
        const auto made = isRemoved ? planForked(store, RemoveEdit {Orders, {FirstPrompt}, {}}, false, {})
                                    : store.plan(ForkEdit {Orders, SecondAnswer, false, {}}, {});
        QVERIFY2(made, made ? "" : qPrintable(wordsOf(made.error())));
        const auto forked = Editor(*m_journal).apply(store.info(), *made, {});
        QVERIFY2(forked, forked ? "" : qPrintable(wordsOf(forked.error())));
        QCOMPARE(labelsOf(made->newSession), isRemoved ? QStringList(u"moved"_s) : both);
        QCOMPARE(labelsOf(Orders), both);
        QVERIFY(Editor(*m_journal).undo(forked->id, {}));
        QCOMPARE(labelsOf(made->newSession), QStringList());
    }
    QCOMPARE(dump(), before);
    // One by itself is kept elsewhere, and is no part of a list.
    const auto refused = planEdit(store, BatchEdit {Orders, {CheckpointEdit {Orders, FirstPrompt, u"Here"_s}}}, {});
    QVERIFY(!refused && refused.error().code == Errc::NotSupported);
}

// ---- planning -----------------------------------------------------------------------------------

/// Others hold the rows, and write while it is planned: they do not notice each other.
void TestJazzminePostgresBatch::planningKeepsNobodyWaiting()
{
    const auto store = opened(url());
    const auto other = m_server->session(Work);
    QVERIFY(other->run(u"BEGIN"_s));
    QVERIFY(other->run(u"UPDATE messages SET sentiment_score = 0.25 WHERE conversation_id = 'c-orders'"_s));
    const QString counters = u"SELECT sum(n_tup_ins + n_tup_upd + n_tup_del) FROM pg_stat_user_tables"_s;
    const QString counted = ask(counters);
    const QList<SingleEdit> edits {
        TextEdit {Orders, FirstPrompt, 0, u"Mine"_s}, RemoveEdit {Orders, {SecondPrompt}, {}}};
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    QTRY_COMPARE(ask(u"SELECT count(*) FROM pg_stat_activity WHERE application_name = 'stemma' AND state LIKE "
                     "'idle in%'"_s),
        u"0"_s);
    QCOMPARE(ask(counters), counted); // whoever follows the store is not notified of a change
    QCOMPARE(ask(u"SELECT count(*) FROM pg_class WHERE relname = 'messages'"_s), u"1"_s);
    QVERIFY(other->run(u"ROLLBACK"_s));
    QVERIFY(Editor(*m_journal).apply(store->info(), *plan, {}));
}

/// Traces that name another conversation than their message go with both.
void TestJazzminePostgresBatch::aConversationOfTracesElsewhere()
{
    QVERIFY(m_server->run(Work,
        u"UPDATE turn_traces SET conversation_id = 'c-orders' WHERE id = (SELECT t.id FROM turn_traces t JOIN messages "
        "m ON m.id = t.message_id WHERE m.conversation_id = 'c-long' ORDER BY t.id LIMIT 1); UPDATE turn_traces SET "
        "conversation_id = 'c-long' WHERE message_id = '%1'"_s.arg(FirstAnswer.value)));
    const QString before = dump();
    const QStringList found = thereAndBack({RenameEdit {Orders, u"Gone soon"_s}, DeleteEdit {Orders}});
    QVERIFY2(found.size() > 1, qPrintable(found.join(u'\n')));
    QCOMPARE(dump(), before);
    const auto store = opened(url());
    const auto plan = planEdit(*store, BatchEdit {{}, {RenameEdit {Orders, u"x"_s}, DeleteEdit {Orders}}}, {});
    QVERIFY(plan && Editor(*m_journal).apply(store->info(), *plan, {}));
    QCOMPARE(ask(u"SELECT count(*) FROM turn_traces WHERE conversation_id = 'c-orders' OR message_id = '%1'"_s.arg(
                 FirstAnswer.value)),
        u"0"_s);
}

// ---- others -------------------------------------------------------------------------------------

void TestJazzminePostgresBatch::writerBeforeApplying_data()
{
    QTest::addColumn<QString>("meanwhile");
    QTest::addColumn<QString>("told");
    QTest::newRow("a row of the first change")
        << u"UPDATE conversations SET title = 'Theirs' WHERE id = 'c-orders'"_s << u"title is “Theirs”"_s;
    QTest::newRow("a row of two changes") << u"UPDATE messages SET original_content = 'Theirs' WHERE id = '%1'"_s.arg(
        FirstPrompt.value) << u"original_content is “Theirs”"_s;
    QTest::newRow("a row of the last change")
        << u"UPDATE messages SET intent = 'theirs' WHERE id = '%1'"_s.arg(SecondAnswer.value) << u"changed"_s;
    QTest::newRow("a message more where the end is cut off")
        << u"INSERT INTO messages SELECT 'new', conversation_id, user_id, role, original_content, enhanced_message, "
           "NULL, 0, 0, intent, entities, false, true, false, \"timestamp\" + 1 FROM messages WHERE id = '%1'"_s.arg(
               SecondPrompt.value)
        << u"messages were added or removed"_s;
    QTest::newRow("all gone") << u"DELETE FROM conversations WHERE id = 'c-orders'"_s << u"removed"_s;
    QTest::newRow("a column more") << u"ALTER TABLE messages ADD COLUMN more text"_s << u"columns of its table"_s;
}

void TestJazzminePostgresBatch::writerBeforeApplying()
{
    QFETCH(const QString, meanwhile);
    QFETCH(const QString, told);
    const auto store = opened(url());
    const QList<SingleEdit> edits {RenameEdit {Orders, u"Mine"_s}, TextEdit {Orders, FirstPrompt, 0, u"Mine"_s},
        TextEdit {Orders, FirstPrompt, 0, u"Mine again"_s}, RemoveEdit {Orders, {SecondAnswer}, {}},
        ResumeEdit {Orders, SecondPrompt, false}};
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    const auto written = m_server->run(Work, meanwhile);
    QVERIFY2(written, written ? "" : qPrintable(written.error().text));
    const QString before = dump();
    const auto refused = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY2(refused.error().text.contains(told), qPrintable(wordsOf(refused.error())));
    QCOMPARE(dump(), before);
    QVERIFY(m_journal->receipts()->isEmpty());
}

void TestJazzminePostgresBatch::writerBeforeUndoing()
{
    const auto store = opened(url());
    const QList<SingleEdit> edits {
        RenameEdit {Orders, u"One"_s}, TextEdit {Orders, FirstPrompt, 0, u"Mine"_s}, RenameEdit {Orders, u"Two"_s}};
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    const auto receipt = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(wordsOf(receipt.error())));
    QVERIFY(m_server->run(
        Work, u"UPDATE messages SET original_content = 'Theirs' WHERE id = '%1'"_s.arg(FirstPrompt.value)));
    const QString before = dump();
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY(!undone && undone.error().code == Errc::Conflict);
    QVERIFY2(undone.error().text.contains(u"“Theirs” instead of “Mine”"_s), qPrintable(wordsOf(undone.error())));
    QCOMPARE(dump(), before);
    QCOMPARE(m_journal->receipt(receipt->id)->state, Receipt::State::Applied);
}

// ---- rights -------------------------------------------------------------------------------------

void TestJazzminePostgresBatch::asksForRights_data()
{
    QTest::addColumn<QString>("grant");
    QTest::addColumn<QString>("told");
    QTest::newRow("titles only")
        << u"GRANT UPDATE (title) ON conversations TO guest"_s
        << u"Change 2 is not possible after the changes before it: You lack a right on the server: UPDATE messages.original_content, UPDATE messages.enhanced_message."_s;
    QTest::newRow("no temporary tables") << u"GRANT ALL ON conversations, messages, turn_traces TO guest; REVOKE "
                                            "TEMPORARY ON DATABASE work FROM PUBLIC"_s
                                         << u"TEMPORARY on the database"_s;
    QTest::newRow("all") << u"GRANT UPDATE ON conversations, messages TO guest"_s << QString();
}

void TestJazzminePostgresBatch::asksForRights()
{
    QFETCH(const QString, grant);
    QFETCH(const QString, told);
    QVERIFY(m_server->run(Work, grant));
    const QString before = dump();
    const auto store = opened(guest());
    QVERIFY(store);
    const QList<SingleEdit> edits {RenameEdit {Orders, u"Mine"_s}, TextEdit {Orders, FirstPrompt, 0, u"Mine"_s}};
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QCOMPARE(plan.has_value(), told.isEmpty());
    if (!plan) {
        QCOMPARE(plan.error().code, Errc::Denied);
        QVERIFY2(plan.error().text.contains(told), qPrintable(wordsOf(plan.error())));
    } else {
        const auto receipt = Editor(*m_journal).apply(store->info(), *plan, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(wordsOf(receipt.error())));
        QVERIFY(dump() != before);
        QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    }
    QCOMPARE(dump(), before);
}

/// The copies are the user's own; what he may do to the tables is another matter.
void TestJazzminePostgresBatch::rightsTakenAway()
{
    QVERIFY(m_server->run(Work, u"GRANT ALL ON conversations, messages, turn_traces TO guest"_s));
    const auto store = opened(guest());
    const QList<SingleEdit> edits {RenameEdit {Orders, u"Mine"_s}, RemoveEdit {Orders, {FirstAnswer}, {}}};
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    QVERIFY(m_server->run(Work, u"REVOKE DELETE ON messages FROM guest"_s));
    const QString before = dump();
    const auto refused = Editor(*m_journal).apply(store->info(), *plan, {});
    QVERIFY(!refused && refused.error().code == Errc::Denied);
    QVERIFY2(refused.error().text.contains("may only read"_L1), qPrintable(refused.error().text));
    QCOMPARE(dump(), before);
    QVERIFY(m_journal->receipts()->isEmpty());
}

// ---- crashes ------------------------------------------------------------------------------------

void TestJazzminePostgresBatch::settlesWhatALostConnectionLeftOpen()
{
    CuttingProxy proxy(m_server->port());
    const auto store = opened(u"postgresql://tester@127.0.0.1:%1/work"_s.arg(proxy.port()));
    const QString before = dump();
    const QList<SingleEdit> edits {
        RenameEdit {Orders, u"One"_s}, RemoveEdit {Orders, {FirstAnswer}, {}}, RenameEdit {Orders, u"Two"_s}};
    const auto plan = planEdit(*store, BatchEdit {Orders, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(wordsOf(plan.error())));
    proxy.cutAfter("COMMIT", CuttingProxy::Then::Refuse);
    Editor editor(*m_journal);
    const auto lost = editor.apply(store->info(), *plan, {});
    QVERIFY(!lost && lost.error().code == Errc::Busy);
    const ReceiptId id = m_journal->receipts()->first().id;
    QCOMPARE(m_journal->receipt(id)->state, Receipt::State::Open);
    proxy.accept();
    const auto undone = editor.undo(id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(wordsOf(undone.error())));
    QCOMPARE(dump(), before);
}

TEST_CLASS(TestJazzminePostgresBatch)
#include "tst_jazzminepostgresbatch.moc"
