// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/lane.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QFuture>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

FakeSession smallSession()
{
    return SessionBuilder(u"s"_s)
        .title(u"Small"_s)
        .systemPrompt(u"You write C++."_s)
        .user(u"Please fix the build."_s)
        .assistant()
        .thinking(u"Look at the log first."_s)
        .tool(u"bash"_s, uR"({"command": "make"})"_s, u"ok"_s)
        .failedTool(u"read"_s, u"{}"_s, u"No such file"_s)
        .patch(u"--- a/x.h\n+++ b/x.h\n@@ -1 +1,2 @@\n-a\n+b\n+c\n"_s)
        .text(u"Done."_s)
        .tokens(100, 20)
        .user(u"Thanks."_s)
        .compaction(1, 2, u"The build was fixed."_s)
        .checkpoint(u"green"_s)
        .build();
}

} // namespace

class TestFakeStore : public QObject
{
    Q_OBJECT
private slots:
    void builderCountsOn();
    void builderMakesParts();
    void diffFiles_data();
    void diffFiles();
    void servesWhatWasAdded();
    void cutsLongTexts();
    void syntheticRowsAreStable();
    void syntheticMixHasAllKinds();
    void tellsChanges();
    void goneRowsAreNull();
    void failsOnDemand();
    void holdsAnswersBack();
    void heldCallsCanBeCancelled();
    void assemblesContext();
};

void TestFakeStore::builderCountsOn()
{
    const FakeSession session = smallSession();
    QCOMPARE(session.messages.size(), 4u);
    QCOMPARE(session.info.firstPrompt, u"Please fix the build."_s);
    for (size_t i = 0; i < session.messages.size(); ++i) {
        QCOMPARE(session.messages[i]->index, qint64(i));
        if (i > 0)
            QVERIFY(session.messages[i]->createdAt > session.messages[i - 1]->createdAt);
    }
    QCOMPARE(*session.messages[1], *smallSession().messages[1]);
}

void TestFakeStore::builderMakesParts()
{
    const FakeSession session = smallSession();
    const Message& message = *session.messages[1];
    QCOMPARE(message.parts.size(), 5);
    QCOMPARE(std::get<ReasoningPart>(message.parts[0].body).state, ReasoningPart::State::Signed);
    const auto& tool = std::get<ToolPart>(message.parts[1].body);
    QCOMPARE(tool.output.text, u"ok"_s);
    QVERIFY(tool.endedAt > tool.startedAt);
    QCOMPARE(std::get<ToolPart>(message.parts[2].body).state, ToolPart::State::Error);
    QVERIFY(message.states.testFlag(MessageState::Error));
    QCOMPARE(std::get<PatchPart>(message.parts[3].body).files.first(), (PatchFile {u"x.h"_s, {}, 2, 1}));
    QCOMPARE(session.messages[0]->states, MessageStates(MessageState::InContext));
    QCOMPARE(session.nodes.first().covers, 2);
    QCOMPARE(session.nodes.first().first, session.messages[1]->id);
    QVERIFY(session.messages[2]->states.testFlag(MessageState::Summarised));
    QVERIFY(session.messages[3]->states.testFlag(MessageState::Summary));
    QCOMPARE(session.checkpoints.first().position, 4);
}

void TestFakeStore::diffFiles_data()
{
    QTest::addColumn<QString>("diff");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("added");
    QTest::addColumn<int>("removed");
    QTest::newRow("change") << u"--- a/f.c\n+++ b/f.c\n@@ -1 +1 @@\n-a\n+b\n"_s << u"f.c"_s << 1 << 1;
    QTest::newRow("new file") << u"--- /dev/null\n+++ b/n.c\n@@ -0,0 +1 @@\n+b\n"_s << u"n.c"_s << 1 << 0;
    QTest::newRow("removed file") << u"--- a/o.c\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n"_s << u"o.c"_s << 0 << 1;
}

void TestFakeStore::diffFiles()
{
    QFETCH(const QString, diff);
    QFETCH(const QString, path);
    QFETCH(const int, added);
    QFETCH(const int, removed);
    QCOMPARE(filesOfDiff(diff), (QList<PatchFile> {{path, {}, added, removed}}));
}

void TestFakeStore::servesWhatWasAdded()
{
    FakeStore store;
    const FakeSession session = smallSession();
    store.add(session);
    const SessionId id(u"s"_s);
    const Outline outline = store.outline(id, {}).value();
    QCOMPARE(outline.size(), 4u);
    const std::vector<qint64> keys {outline[2].key, outline[0].key};
    const auto messages = store.messages(id, keys, {-1}, {}).value();
    QCOMPARE(*messages[0], *session.messages[2]);
    QCOMPARE(*messages[1], *session.messages[0]);
    const auto details = store.outlineDetails(id, keys, {}).value();
    QCOMPARE(details[0].role, Role::User);
    QCOMPARE(details[1].textBytes, 21u);
    QCOMPARE(store.keyOf(id, session.messages[1]->id, {}).value(), outline[1].key);
    QCOMPARE(store.keyOf(id, MessageId(u"nobody"_s), {}).error().code, Errc::NotFound);
    QCOMPARE(std::get<TextPart>(store.part(id, outline[1].key, 4, {}).value().body).text.text, u"Done."_s);
    QCOMPARE(store.rawBytes(session.messages[0]->parts[0].storedAt, 100, {}).value(),
        QByteArray(R"({"text":"Please fix the build.","type":"text"})"));
    QCOMPARE(store.session(SessionId(u"other"_s), ListDetail::Full, {}).error().code, Errc::NotFound);
    QCOMPARE(store.session(id, ListDetail::Full, {}).value().messages, 4);
    QVERIFY(!store.session(id, ListDetail::Basic, {}).value().messages);
}

void TestFakeStore::cutsLongTexts()
{
    FakeStore store;
    store.add(SessionBuilder(u"s"_s).user(u"grüße 😀 und mehr"_s).build());
    const auto messages = store.firstMessages(SessionId(u"s"_s), 5, {10}, {}).value();
    QCOMPARE(messages.size(), 1u);
    const LongText& text = std::get<TextPart>(messages[0]->parts[0].body).text;
    QCOMPARE(text.text, u"grüße "_s); // the emoji's four bytes would make thirteen
    QVERIFY(text.truncated);
    QCOMPARE(text.bytes, 21);
}

void TestFakeStore::syntheticRowsAreStable()
{
    FakeStore store;
    const SessionId id = store.addSynthetic(u"big"_s, 1'000'000);
    const Outline outline = store.outline(id, {}).value();
    QCOMPARE(outline.size(), 1'000'000u);
    const std::vector<qint64> keys {outline[999'999].key, outline[0].key, outline[500'000].key};
    const auto messages = store.messages(id, keys, {-1}, {}).value();
    QCOMPARE(messages[0]->index, 999'999);
    QCOMPARE(messages[1]->role, Role::User);
    QCOMPARE(toMs(*messages[2]->createdAt), outline[500'000].createdMs);
    QCOMPARE(*store.messages(id, keys, {-1}, {}).value()[2], *messages[2]);
    QCOMPARE(store.keyOf(id, messages[2]->id, {}).value(), keys[2]);
    QCOMPARE(store.outlineDetails(id, keys, {}).value()[2], detailOf(*messages[2]));
}

void TestFakeStore::syntheticMixHasAllKinds()
{
    const SyntheticSession session(SessionId(u"s"_s));
    PartKinds kinds;
    int errors = 0;
    int users = 0;
    for (qint64 row = 0; row < 1'000; ++row) {
        const Message message = session.message(row);
        QVERIFY(!message.parts.isEmpty());
        kinds |= PartKinds(detailOf(message).kinds);
        errors += message.states.testFlag(MessageState::Error);
        users += message.role == Role::User;
    }
    QVERIFY(kinds.testFlags(PartKind::Text | PartKind::Reasoning | PartKind::Tool | PartKind::Patch));
    QVERIFY2(errors > 5 && errors < 60, qPrintable(QString::number(errors)));
    QVERIFY2(users > 60 && users < 250, qPrintable(QString::number(users)));
}

void TestFakeStore::tellsChanges()
{
    FakeStore store;
    store.add(smallSession());
    QCOMPARE(store.poll().value(), StoreChange::Changed);
    QCOMPARE(store.poll().value(), StoreChange::None);
    store.append(SessionId(u"s"_s), *SessionBuilder(u"x"_s).user(u"More."_s).lastMessage());
    QCOMPARE(store.poll().value(), StoreChange::Changed);
    const Outline outline = store.outline(SessionId(u"s"_s), {}).value();
    QCOMPARE(outline.size(), 5u);
    const std::vector<qint64> keys {outline.back().key};
    QCOMPARE(store.messages(SessionId(u"s"_s), keys, {}, {}).value()[0]->index, 4);
    store.setChange(StoreChange::Vanished);
    QCOMPARE(store.poll().value(), StoreChange::Vanished);
}

void TestFakeStore::goneRowsAreNull()
{
    FakeStore store;
    store.add(smallSession());
    const SessionId id(u"s"_s);
    const Outline outline = store.outline(id, {}).value();
    store.remove(id, 1);
    const std::vector<qint64> keys {outline[1].key, outline[2].key};
    const auto messages = store.messages(id, keys, {}, {}).value();
    QVERIFY(!messages[0]);
    QCOMPARE(messages[1]->index, 1);
    QCOMPARE(store.part(id, outline[1].key, 0, {}).error().code, Errc::NotFound);
}

void TestFakeStore::failsOnDemand()
{
    FakeStore store;
    store.add(smallSession());
    store.fail(FakeStore::Call::Outlines, {Errc::Busy, u"Another program holds the store."_s, {}});
    QCOMPARE(store.outline(SessionId(u"s"_s), {}).error().code, Errc::Busy);
    QVERIFY(store.session(SessionId(u"s"_s), ListDetail::Basic, {}));
    store.mend();
    QVERIFY(store.outline(SessionId(u"s"_s), {}));
    QCOMPARE(store.count(FakeStore::Call::Outlines), 2);
}

void TestFakeStore::holdsAnswersBack()
{
    FakeStore store;
    store.add(smallSession());
    store.hold(FakeStore::Call::Outlines);
    Lane lane;
    const auto answer = lane.run([&store](const JobControl& job) { return store.outline(SessionId(u"s"_s), job); });
    QTRY_COMPARE(store.waiting(), 1);
    QVERIFY(!answer.isFinished());
    store.release();
    QCOMPARE(answer.result().value().size(), 4u);
    QCOMPARE(store.waiting(), 0);
}

void TestFakeStore::heldCallsCanBeCancelled()
{
    FakeStore store;
    store.add(smallSession());
    store.hold();
    const JobControl control;
    Lane lane;
    const auto answer
        = lane.run([&store](const JobControl& job) { return store.session(SessionId(u"s"_s), ListDetail::Basic, job); },
            Lane::Normal, control);
    QTRY_COMPARE(store.waiting(), 1);
    control.cancel();
    QCOMPARE(answer.result().error().code, Errc::Cancelled);
}

void TestFakeStore::assemblesContext()
{
    FakeStore store;
    store.add(smallSession());
    QList<ContextItem> items;
    const auto sink = [&items](const ContextItem& item) {
        items.append(item);
        return true;
    };
    const ContextBudget budget = store.context(SessionId(u"s"_s), {}, sink, {}).value();
    QCOMPARE(items.size(), 3);
    QCOMPARE(items[0].kind, ContextItem::Kind::System);
    QCOMPARE(items[1].text, u"Please fix the build."_s);
    QCOMPARE(items[2].kind, ContextItem::Kind::Summary);
    QCOMPARE(budget.total, items[0].tokens + items[1].tokens + items[2].tokens);
}

TEST_CLASS(TestFakeStore)
#include "tst_fakestore.moc"
