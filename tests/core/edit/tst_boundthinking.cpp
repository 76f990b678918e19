// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/boundthinking.h"
#include "core/edit/editor.h"
#include "core/edit/forkedchange.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/registry.h"
#include "tests/testkit/footprintpatient.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId& BoundSession = FootprintPatient::Session;
const QByteArray Asked = R"({"role":"user","content":"Ask"})";
const QByteArray Called
    = R"({"role":"assistant","content":"","toolCalls":[{"id":"c","name":"look","args":{}}],"thinkingBlocks":)"
      R"([{"type":"thinking","content":"Hm.","signature":"S=="},{"type":"thinking","content":"Free."},)"
      R"({"type":"redacted_thinking","content":""}]})";
const QByteArray CalledOpenly
    = R"({"role":"assistant","content":"","toolCalls":[{"id":"c","name":"look","args":{}}],"thinkingBlocks":)"
      R"([{"type":"thinking","content":"Free."}]})";
const QByteArray Result1 = R"({"role":"tool","content":"one","toolCallId":"c","toolName":"look"})";
const QByteArray Answered = R"({"role":"assistant","content":"Done."})";
const QByteArray More = R"({"role":"user","content":"More"})";
const QByteArray Signed
    = R"({"role":"assistant","content":"Yes.","thinkingBlocks":[{"type":"thinking","content":"","signature":"T=="}]})";
const QByteArray Unsigned = R"({"role":"assistant","content":"Yes."})";
const QByteArrayList All {Asked, Called, Result1, Answered, More, Signed};

MessageId idAt(int number)
{
    return MessageId(u"#%1"_s.arg(number));
}

QByteArray edited(QByteArray text, const QByteArray& from, const QByteArray& to)
{
    return text.replace(from, to);
}

} // namespace

/// Signed thinking behind a change goes with it where that is wished, and nothing else does.
class TestBoundThinking final : public QObject
{
    Q_OBJECT
private slots:
    void takesOut_data();
    void takesOut();
    void otherEdits();
    void refusals();
    void whereTheFormatKeepsIt();
    void forkBefore_data();
    void forkBefore();
    void changeInTheFork_data();
    void changeInTheFork();
    void changeInAForkOfATree();
    void changeThatTheForkDoesNotHave();
};

void TestBoundThinking::takesOut_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("blocks");
    QTest::addColumn<QByteArrayList>("history");
    QTest::newRow("text in the midst") << Edit(TextEdit {BoundSession, idAt(3), 0,
        u"x"_s}) << 1 << QByteArrayList {Asked, Called, Result1, edited(Answered, "Done.", "x"), More, Unsigned};
    QTest::newRow("text of the first") << Edit(TextEdit {BoundSession, idAt(0), 0,
        u"x"_s}) << 3 << QByteArrayList {edited(Asked, "Ask", "x"), CalledOpenly, Result1, Answered, More, Unsigned};
    QTest::newRow("output") << Edit(TextEdit {BoundSession, idAt(2), 0, u"x"_s}) << 1
                            << QByteArrayList {Asked, Called, edited(Result1, "one", "x"), Answered, More, Unsigned};
    QTest::newRow("removal") << Edit(RemoveEdit {BoundSession, {idAt(4)}, {}}) << 1
                             << QByteArrayList {Asked, Called, Result1, Answered, Unsigned};
    QTest::newRow("removal of what is signed") << Edit(RemoveEdit {BoundSession, {idAt(4), idAt(5)}, {}}) << 0
                                               << QByteArrayList {Asked, Called, Result1, Answered};
    QTest::newRow("insertion") << Edit(InsertEdit {BoundSession, {}, u"user"_s, u"x"_s}) << 3
                               << QByteArrayList {edited(Asked, "Ask", "x"), Asked, CalledOpenly, Result1, Answered,
                                      More, Unsigned};
    QTest::newRow("nothing behind") << Edit(TextEdit {BoundSession, idAt(5), 1,
        u"x"_s}) << 0 << QByteArrayList {Asked, Called, Result1, Answered, More, edited(Signed, "Yes.", "x")};
}

void TestBoundThinking::takesOut()
{
    QFETCH(const Edit, edit);
    QFETCH(const int, blocks);
    QFETCH(const QByteArrayList, history);
    FootprintPatient patient(FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(All, "More"));
    const auto before = patient.content();
    const auto alone = patient.store().plan(edit, {});
    QVERIFY2(alone, alone ? "" : qPrintable(alone.error().text));
    const auto wish = withoutThinking(patient.store(), *toSingle(edit), {});
    QVERIFY2(wish, wish ? "" : qPrintable(wish.error().text));
    QCOMPARE(wish->edits.edits.size(), blocks + 1);
    const auto plan = planWithoutThinking(BatchPlanner::of(patient.store(), {}), *wish, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(plan->title, alone->title);
    QCOMPARE(plan->warnings, alone->warnings);
    const auto isTold = [](const PlannedCheck& check) { return check.name == SignedThinkingCheck && !check.ok; };
    QCOMPARE(std::ranges::any_of(alone->checks, isTold), blocks > 0);
    QVERIFY(std::ranges::none_of(plan->checks, isTold));

    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(patient.store().info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const QByteArray wanted = '[' + history.join(',') + ']';
    QCOMPARE(agentfootprint::memberAt(patient.stored(), {"data", "history"}).toByteArray(), wanted);
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QCOMPARE(patient.content(), before);
}

void TestBoundThinking::otherEdits()
{
    FootprintPatient patient(FootprintPatient::Kind::OneFile, FootprintPatient::checkpoint(All, "More"));
    const auto wish = withoutThinking(patient.store(), ResumeEdit {BoundSession, idAt(0)}, {});
    QVERIFY(wish);
    QCOMPARE(wish->edits.edits.size(), 1);
}

void TestBoundThinking::refusals()
{
    FootprintPatient patient(FootprintPatient::Kind::OneFile, FootprintPatient::checkpoint(All, "More"));
    const auto none = withoutThinking(patient.store(), TextEdit {BoundSession, MessageId(u"#99"_s), 0, u"x"_s}, {});
    QVERIFY(!none && none.error().code == Errc::NotFound);
    JobControl cancelled;
    cancelled.cancel();
    const auto stopped = withoutThinking(patient.store(), TextEdit {BoundSession, idAt(0), 0, u"x"_s}, cancelled);
    QVERIFY(!stopped && stopped.error().code == Errc::Cancelled);
}

/// mantis takes signed thinking out with its whole message only, and the refusal says so.
void TestBoundThinking::whereTheFormatKeepsIt()
{
    using mantislines::entry;
    const QTemporaryDir folder;
    const QString id = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
    QVERIFY(QDir().mkpath(folder.filePath(u"projects/p"_s)));
    QFile file(folder.filePath(u"projects/p/"_s + id + u".jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray thought
        = R"([{"type":"thinking","thinking":"hm","signature":"S=="},{"type":"text","text":"So."}])";
    file.write(entry("a", {}, "user", "\"first\"", mantislines::at(1))
        + entry("b", "a", "assistant", thought, mantislines::at(2)));
    file.close();
    const auto store = openStore(folder.path());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    (void)readstore::listed(**store);
    const auto wish = withoutThinking(**store, TextEdit {SessionId(id), MessageId(u"a"_s), 0, u"x"_s}, {});
    QVERIFY2(wish, wish ? "" : qPrintable(wish.error().text));
    QCOMPARE(wish->edits.edits.size(), 2);
    const auto refused = planWithoutThinking(BatchPlanner::of(**store, {}), *wish, {});
    QVERIFY(!refused && refused.error().code == Errc::NotSupported);
    QVERIFY2(refused.error().text.contains(u"with its message"_s), qPrintable(refused.error().text));
    QVERIFY2(refused.error().text.contains(u"in a fork"_s), qPrintable(refused.error().text));
    // What is refused for another reason says that one.
    StoreInfo closed = (*store)->info();
    closed.notWritable = u"Not today."_s;
    const auto notToday = planWithoutThinking(BatchPlanner(closed), *wish, {});
    QVERIFY(!notToday);
    QCOMPARE(notToday.error().text, u"Not today."_s);
    WithoutThinking other = *wish;
    other.edits.edits.first() = RemoveEdit {SessionId(id), {MessageId(u"a"_s)}, 7};
    const auto noPart = planWithoutThinking(BatchPlanner::of(**store, {}), other, {});
    QVERIFY(!noPart);
    QVERIFY2(!noPart.error().text.contains(u"thinking"_s), qPrintable(noPart.error().text));

    const TextEdit edit {SessionId(id), MessageId(u"a"_s), 0, u"x"_s};
    const auto forked = planForked(**store, edit, true, {});
    QVERIFY2(forked, forked ? "" : qPrintable(forked.error().text + forked.error().cause));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply((*store)->info(), *forked, {}));
    QVERIFY((*store)->poll());
    const auto messages = readstore::messages(**store, forked->newSession);
    QVERIFY(messages.size() >= 2);
    QCOMPARE(messages.back()->parts.size(), 1);
    QVERIFY(messages.back()->parts.first().as<TextPart>());
    QCOMPARE(readstore::messages(**store, SessionId(id)).back()->parts.size(), 2);
}

void TestBoundThinking::forkBefore_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("isAll");
    QTest::newRow("text in the midst") << Edit(TextEdit {BoundSession, idAt(3), 0, u"x"_s}) << 4 << false;
    QTest::newRow("text of the first") << Edit(TextEdit {BoundSession, idAt(0), 0, u"x"_s}) << 0 << false;
    QTest::newRow("removal right before") << Edit(RemoveEdit {BoundSession, {idAt(4)}, {}}) << 3 << true;
    QTest::newRow("removal further before") << Edit(RemoveEdit {BoundSession, {idAt(3)}, {}}) << 4 << false;
    QTest::newRow("removal of both") << Edit(RemoveEdit {BoundSession, {idAt(4), idAt(2)}, {}}) << 3 << false;
    QTest::newRow("insertion") << Edit(InsertEdit {BoundSession, idAt(2), u"user"_s, u"x"_s}) << 4 << false;
    QTest::newRow("nothing behind") << Edit(TextEdit {BoundSession, idAt(5), 1, u"x"_s}) << -1 << false;
    QTest::newRow("all before is removed") << Edit(RemoveEdit {BoundSession, {idAt(0)}, {}}) << -1 << false;
    QTest::newRow("another kind") << Edit(ResumeEdit {BoundSession, idAt(0)}) << -1 << false;
}

void TestBoundThinking::forkBefore()
{
    QFETCH(const Edit, edit);
    QFETCH(const int, row);
    QFETCH(const bool, isAll);
    FootprintPatient patient(FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(All, "More"));
    const auto fork = forkBeforeThinking(patient.store(), *toSingle(edit), {});
    if (row < 0) {
        QVERIFY(!fork);
        QCOMPARE(fork.error().code, Errc::Usage);
        return;
    }
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    QCOMPARE(*fork, (ForkBeforeThinking {ForkEdit {BoundSession, idAt(row), false, {}}, row, isAll}));
}

void TestBoundThinking::changeInTheFork_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArrayList>("history");
    QTest::newRow("text") << Edit(TextEdit {BoundSession, idAt(3), 0, u"x"_s})
                          << QByteArrayList {Asked, Called, Result1, edited(Answered, "Done.", "x"), More};
    QTest::newRow("text of the first") << Edit(TextEdit {BoundSession, idAt(0), 0, u"x"_s})
                                       << QByteArrayList {edited(Asked, "Ask", "x")};
    QTest::newRow("removal") << Edit(RemoveEdit {BoundSession, {idAt(3)}, {}})
                             << QByteArrayList {Asked, Called, Result1, More};
    QTest::newRow("removal of what the fork has")
        << Edit(RemoveEdit {BoundSession, {idAt(4), idAt(3)}, {}}) << QByteArrayList {Asked, Called, Result1};
    QTest::newRow("insertion") << Edit(InsertEdit {BoundSession, idAt(3), u"user"_s, u"x"_s})
                               << QByteArrayList {Asked, Called, Result1, Answered, edited(Asked, "Ask", "x"), More};
}

/// What the fork and the change in it come to; no thinking is made invalid, and the original stays.
void TestBoundThinking::changeInTheFork()
{
    QFETCH(const Edit, edit);
    QFETCH(const QByteArrayList, history);
    FootprintPatient patient(FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(All, "More"));
    const auto before = patient.stored();
    const auto fork = forkBeforeThinking(patient.store(), *toSingle(edit), {});
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    EditPlan made;
    QVERIFY(patient.apply(fork->edit, &made));
    const auto change = inFork(patient.store(), *toSingle(edit), fork->edit, made.newSession, {});
    if (std::get_if<RemoveEdit>(&edit) && fork->isAll) {
        QCOMPARE(change.error().code, Errc::NotFound);
        return;
    }
    QVERIFY2(change, change ? "" : qPrintable(change.error().text));
    EditPlan planned;
    QVERIFY(patient.apply(toEdit(change->edit), &planned));
    QVERIFY(std::ranges::none_of(
        planned.checks, [](const PlannedCheck& check) { return check.name == SignedThinkingCheck && !check.ok; }));
    QCOMPARE(agentfootprint::memberAt(patient.stored(made.newSession), {"data", "history"}).toByteArray(),
        '[' + history.join(',') + ']');
    QCOMPARE(patient.stored(), before);
}

/// mantis makes new ids in a fork.
void TestBoundThinking::changeInAForkOfATree()
{
    using mantislines::entry;
    const QTemporaryDir folder;
    const QString id = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
    QVERIFY(QDir().mkpath(folder.filePath(u"projects/p"_s)));
    QFile file(folder.filePath(u"projects/p/"_s + id + u".jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray thought
        = R"([{"type":"thinking","thinking":"hm","signature":"S=="},{"type":"text","text":"So."}])";
    file.write(mantislines::smallTree() + entry("e", "d", "user", "\"third\"", mantislines::at(5))
        + entry("f", "e", "assistant", thought, mantislines::at(6)));
    file.close();
    const auto store = openStore(folder.path());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    (void)readstore::listed(**store);
    const TextEdit edit {SessionId(id), MessageId(u"c"_s), 0, u"x"_s};
    const auto fork = forkBeforeThinking(**store, edit, {});
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    QCOMPARE(fork->edit.at, MessageId(u"e"_s));
    const auto made = (*store)->plan(fork->edit, {});
    QVERIFY2(made, made ? "" : qPrintable(made.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply((*store)->info(), *made, {}));
    QVERIFY((*store)->poll());
    const auto change = inFork(**store, edit, fork->edit, made->newSession, {});
    QVERIFY2(change, change ? "" : qPrintable(change.error().text));
    QCOMPARE(change->row, 2);
    const auto& text = std::get<TextEdit>(change->edit);
    QCOMPARE(text.session, made->newSession);
    const auto messages = readstore::messages(**store, made->newSession);
    QCOMPARE(text.message, messages.at(2)->id);
    const auto planned = (*store)->plan(text, {});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
}

void TestBoundThinking::changeThatTheForkDoesNotHave()
{
    FootprintPatient patient(FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(All, "More"));
    EditPlan made;
    const ForkEdit early {BoundSession, idAt(2), false, {}};
    QVERIFY(patient.apply(early, &made));
    const auto behind
        = inFork(patient.store(), TextEdit {BoundSession, idAt(3), 0, u"x"_s}, early, made.newSession, {});
    QVERIFY(!behind);
    QCOMPARE(behind.error().code, Errc::NotFound);
    QVERIFY2(behind.error().text.contains(u"ends before"_s), qPrintable(behind.error().text));
    // Somebody changed the copy meanwhile: it is no copy any more.
    QVERIFY(patient.apply(TextEdit {made.newSession, idAt(0), 0, u"other"_s}));
    const auto other = inFork(patient.store(), TextEdit {BoundSession, idAt(0), 0, u"x"_s}, early, made.newSession, {});
    QVERIFY(!other);
    QCOMPARE(other.error().code, Errc::NotFound);
    QVERIFY2(other.error().text.contains(u"message 1"_s), qPrintable(other.error().text));
}

TEST_CLASS(TestBoundThinking)
#include "tst_boundthinking.moc"
