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
    void isToldWhileAnotherProgramWrites();
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

Part call(ToolPart::State state)
{
    Part part;
    ToolPart tool;
    tool.name = u"bash"_s;
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

void TestActivity::followsFromTheNewestMessage()
{
    QFETCH(const Message, newest);
    QFETCH(const int, quietSeconds);
    const Activity activity = activityOf(newest, std::chrono::seconds(quietSeconds));
    QTEST(activity, "activity");
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
