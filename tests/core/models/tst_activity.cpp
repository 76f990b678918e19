// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/activitywatcher.h"
#include "core/models/messagemodel.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

class TestActivity final : public QObject
{
    Q_OBJECT

private slots:
    void followsFromTheNewestMessage_data();
    void followsFromTheNewestMessage();
    void knowsWhatAnOpenCallWaitsFor_data();
    void knowsWhatAnOpenCallWaitsFor();
    void findsTheCallThatIsOpenAmongSeveral();
    void goesByWhatTheStoreTellsOfTheTurn();
    void isToldWhileAnotherProgramWrites();
    void isOfItsOwnSession();
    void staysUnknownOfAnOldSession();
};

namespace {

Message said(Role role, const QList<Part>& parts = {}, MessageStates states = {})
{
    Message message;
    message.role = role;
    message.parts = parts;
    message.states = states;
    message.createdAt = now();
    return message;
}

Part call(ToolPart::State state, const QString& name = u"bash"_s)
{
    Part part;
    ToolPart tool;
    tool.name = name;
    tool.state = state;
    part.body = tool;
    return part;
}

Part text()
{
    Part part;
    part.body = TextPart {LongText(u"done"_s)};
    return part;
}

/// @p newestFirst as activityOf() wants them.
Activity activityOf(const QList<Message>& newestFirst, int quietSeconds, const TurnSigns& signs = {})
{
    std::vector<MessagePtr> messages;
    for (const Message& message : newestFirst)
        messages.push_back(std::make_shared<const Message>(message));
    return stemma::activityOf(messages, signs, std::chrono::seconds(quietSeconds));
}

} // namespace

void TestActivity::followsFromTheNewestMessage_data()
{
    QTest::addColumn<Message>("newest");
    QTest::addColumn<int>("quietSeconds");
    QTest::addColumn<Activity>("activity");
    const auto add = [](const char* name, const Message& newest, int quiet, Activity activity) {
        QTest::newRow(name) << newest << quiet << activity;
    };
    const Message openCall = said(Role::Assistant, {text(), call(ToolPart::State::Running)});
    add("prompt", said(Role::User, {text()}), 60, Activity::Working);
    add("prompt of long ago", said(Role::User, {text()}), 3600, Activity::Unknown);
    add("prompt of tomorrow", said(Role::User, {text()}), -86400, Activity::Unknown);
    add("result", said(Role::Tool), 5, Activity::Working);
    add("failed result", said(Role::Tool, {}, MessageState::Error), 5, Activity::Working);
    add("answer", said(Role::Assistant, {text()}), 5, Activity::WaitingForUser);
    add("call", openCall, 1, Activity::Working);
    add("call without a result", openCall, 60, Activity::CallOpen);
    add("call with its result", said(Role::Assistant, {call(ToolPart::State::Completed)}), 5, Activity::Working);
    add("interrupted prompt", said(Role::User, {text()}, MessageState::Interrupted), 5, Activity::WaitingForUser);
    add("failed answer", said(Role::Assistant, {text()}, MessageState::Error), 5, Activity::WaitingForUser);
    add("note of the program", said(Role::System, {text()}), 5, Activity::Unknown);
}

void TestActivity::knowsWhatAnOpenCallWaitsFor_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<Activity>("activity");
    for (const char* name : {"AskUserQuestion", "request_user_input", "question"})
        QTest::newRow(name) << QString::fromLatin1(name) << Activity::WaitingForAnswer;
    for (const char* name : {"ExitPlanMode", "plan_exit"})
        QTest::newRow(name) << QString::fromLatin1(name) << Activity::WaitingForApproval;
    QTest::newRow("other") << u"Bash"_s << Activity::Working;
}

/// A question is one from its first second on.
void TestActivity::knowsWhatAnOpenCallWaitsFor()
{
    QFETCH(const QString, tool);
    const Message asked = said(Role::Assistant, {text(), call(ToolPart::State::Running, tool)});
    QTEST(activityOf({asked}, 1), "activity");
    const Message done = said(Role::Assistant, {text(), call(ToolPart::State::Completed, tool)});
    QCOMPARE(activityOf({done}, 1), Activity::Working);
}

/// Of calls made together, in one message or in several, one is answered.
void TestActivity::findsTheCallThatIsOpenAmongSeveral()
{
    const Message open = said(Role::Assistant, {call(ToolPart::State::Running)});
    const Message answered = said(Role::Assistant, {call(ToolPart::State::Completed)});
    const Message both = said(Role::Assistant, {call(ToolPart::State::Running), call(ToolPart::State::Completed)});
    const Message result = said(Role::Tool);
    const Message prompt = said(Role::User, {text()});
    QCOMPARE(activityOf({result, answered, open, prompt}, 60), Activity::CallOpen);
    QCOMPARE(activityOf({result, both, prompt}, 60), Activity::CallOpen);
    QCOMPARE(activityOf({result, answered, prompt}, 60), Activity::Working);
    QCOMPARE(activityOf({result, answered, prompt, open}, 60), Activity::Working); // of an earlier turn
    QCOMPARE(activityOf({said(Role::Assistant, {text()}), open, prompt}, 60), Activity::WaitingForUser);
}

void TestActivity::goesByWhatTheStoreTellsOfTheTurn()
{
    using Turn = TurnSigns::Turn;
    const Message answer = said(Role::Assistant, {text()});
    const Message result = said(Role::Tool);
    const Message open = said(Role::Assistant, {call(ToolPart::State::Running)});
    QCOMPARE(activityOf({answer}, 60, {.turn = Turn::Running}), Activity::Working);
    QCOMPARE(activityOf({answer}, 60, {.turn = Turn::NotTold}), Activity::WaitingForUser);
    QCOMPARE(activityOf({result}, 60, {.turn = Turn::Ended}), Activity::WaitingForUser);
    QCOMPARE(activityOf({open}, 60, {.asksForApproval = false}), Activity::Working);
    QCOMPARE(activityOf({open}, 60, {.asksForApproval = true}), Activity::CallOpen);
    QCOMPARE(activityOf({answer}, 3600, {.turn = Turn::Running}), Activity::Unknown);
}

void TestActivity::followsFromTheNewestMessage()
{
    QFETCH(const Message, newest);
    QFETCH(const int, quietSeconds);
    QTEST(activityOf({newest}, quietSeconds), "activity");
}

void TestActivity::isToldWhileAnotherProgramWrites()
{
    auto owned = std::make_unique<FakeStore>();
    FakeStore& fake = *owned;
    fake.add(SessionBuilder(u"s"_s).user(u"go"_s).build());
    OpenStore store(std::move(owned));
    MessageModel model(store, SessionId(u"s"_s));
    ActivityWatcher watcher;
    watcher.watch(&store, &model);
    QTRY_VERIFY(model.isComplete());

    fake.append(SessionId(u"s"_s), said(Role::User, {text()}));
    store.pollNow();
    QTRY_COMPARE(watcher.activity(), Activity::Working);
    fake.append(SessionId(u"s"_s), said(Role::Assistant, {text()}));
    fake.append(SessionId(u"s"_s), said(Role::System, {text()})); // a note behind it
    store.pollNow();
    QTRY_COMPARE(watcher.activity(), Activity::WaitingForUser);

    QSignalSpy changed(&watcher, &ActivityWatcher::changed);
    watcher.watch(nullptr, nullptr);
    QCOMPARE(watcher.activity(), Activity::Unknown);
    QCOMPARE(changed.count(), 1);
}

/// What is written to another session of the store says nothing of this one.
void TestActivity::isOfItsOwnSession()
{
    auto owned = std::make_unique<FakeStore>();
    FakeStore& fake = *owned;
    fake.add(SessionBuilder(u"s"_s).user(u"go"_s).build());
    fake.add(SessionBuilder(u"t"_s).user(u"go"_s).build());
    OpenStore store(std::move(owned));
    MessageModel model(store, SessionId(u"s"_s));
    ActivityWatcher watcher;
    watcher.watch(&store, &model);
    QTRY_VERIFY(model.isComplete());
    QSignalSpy changed(&watcher, &ActivityWatcher::changed);
    QSignalSpy written(&store, &OpenStore::changedByOthers);
    fake.append(SessionId(u"t"_s), said(Role::User, {text()}));
    store.pollNow();
    QTRY_COMPARE(written.count(), 1);
    QTest::qWait(50);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(watcher.activity(), Activity::Unknown);
    fake.append(SessionId(u"s"_s), said(Role::User, {text()}));
    store.pollNow();
    QTRY_COMPARE(watcher.activity(), Activity::Working);
}

void TestActivity::staysUnknownOfAnOldSession()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(SessionBuilder(u"s"_s).user(u"go"_s).build());
    OpenStore store(std::move(owned));
    MessageModel model(store, SessionId(u"s"_s));
    ActivityWatcher watcher;
    watcher.watch(&store, &model);
    QTRY_VERIFY(model.isComplete());
    QTest::qWait(50);
    QCOMPARE(watcher.activity(), Activity::Unknown);
    QVERIFY(!model.peek(0)); // nothing was read for it
}

TEST_CLASS(TestActivity)
#include "tst_activity.moc"
