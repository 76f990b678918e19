// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/turnindex.h"
#include "core/models/turnsearch.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

OutlineDetail detailOf(Role role, PartKinds kinds, MessageStates states = {}, quint32 tokens = 0)
{
    return {.tokens = tokens,
        .partCount = 1,
        .kinds = quint16(kinds.toInt()),
        .states = quint16(states.toInt()),
        .role = role};
}

std::unique_ptr<FakeStore> twoTurns()
{
    auto store = std::make_unique<FakeStore>();
    SessionBuilder builder(u"one"_s);
    builder.user(u"Where is the Budget kept?"_s);
    builder.assistant()
        .thinking(u"They mean the retry budget."_s)
        .tool(u"search"_s, u"{\"q\":\"Budget\"}"_s, u"src/retry.cpp"_s);
    builder.assistant(u"In src/retry.cpp."_s);
    builder.user(u"Thanks"_s);
    builder.assistant().patch(u"--- a/docs/budget.md\n+++ b/docs/budget.md\n@@ -1 +1 @@\n-a\n+b\n"_s);
    store->add(builder.build());
    return store;
}

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT
private slots:
    void beginWithPrompts_data();
    void beginWithPrompts();
    void addUp();
    void findRows();
    void searchHoldsAllWords_data();
    void searchHoldsAllWords();
    void searchFollowsTheSession();
};

void TestTurns::beginWithPrompts_data()
{
    QTest::addColumn<OutlineDetail>("row");
    QTest::addColumn<bool>("isPrompt");
    QTest::newRow("words of the user") << detailOf(Role::User, PartKind::Text) << true;
    QTest::newRow("a picture") << detailOf(Role::User, PartKind::Image) << true;
    QTest::newRow("nothing") << detailOf(Role::User, {}) << false;
    QTest::newRow("words beside a result") << detailOf(Role::User, {PartKind::Text, PartKind::Tool}) << true;
    QTest::newRow("the result of a tool") << detailOf(Role::User, PartKind::Tool) << false;
    QTest::newRow("the task of a sub-agent") << detailOf(Role::User, PartKind::Text, MessageState::SideChain) << false;
    QTest::newRow("a summary") << detailOf(Role::User, PartKind::Text, MessageState::Summary) << false;
    QTest::newRow("sent once") << detailOf(Role::User, PartKind::Text, MessageState::Ephemeral) << false;
    QTest::newRow("an answer") << detailOf(Role::Assistant, PartKind::Text) << false;
}

void TestTurns::beginWithPrompts()
{
    QFETCH(OutlineDetail, row);
    QFETCH(bool, isPrompt);
    QCOMPARE(TurnIndex::isPrompt(row), isPrompt);
}

void TestTurns::addUp()
{
    TurnIndex index;
    index.add(detailOf(Role::System, PartKind::Unknown, MessageState::Damaged, 5));
    index.add(detailOf(Role::User, PartKind::Text, {}, 10));
    index.add(detailOf(Role::Assistant, {PartKind::Tool, PartKind::Patch}, MessageState::Error, 20));
    index.add(detailOf(Role::Assistant, PartKind::Compaction, {}, 30));
    index.add(detailOf(Role::User, PartKind::Text, {}, 40));
    const Turn before {.firstRow = 0, .rows = 1, .tokens = 5, .damaged = 1};
    const Turn first {.firstRow = 1,
        .rows = 3,
        .hasPrompt = true,
        .tokens = 60,
        .failed = 1,

        .patches = 1,
        .compactions = 1};
    const Turn second {.firstRow = 4, .rows = 1, .hasPrompt = true, .tokens = 40};
    QCOMPARE(index.turns(), (std::vector {before, first, second}));
    QCOMPARE(first.steps(), 2);
    QCOMPARE(first.firstStep(), 2);
    QCOMPARE(before.steps(), 1);
}

void TestTurns::findRows()
{
    TurnIndex index;
    QCOMPARE(index.turnOf(0), -1);
    for (int i = 0; i < 300; ++i)
        index.add(detailOf(i % 3 ? Role::Assistant : Role::User, PartKind::Text));
    QCOMPARE(index.rows(), 300);
    for (int row = 0; row < 300; ++row)
        QCOMPARE(index.turnOf(row), row / 3);
    QCOMPARE(index.turnOf(300), -1);
    QCOMPARE(index.turnOf(-1), -1);
}

void TestTurns::searchHoldsAllWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<std::vector<int>>("rows");
    QTest::newRow("in prompt, input and path, in any case") << u"budget"_s << std::vector {0, 1, 4};
    QTest::newRow("all words") << u"budget kept"_s << std::vector {0};
    QTest::newRow("the name of a tool") << u"search"_s << std::vector {1};
    QTest::newRow("words of two parts") << u"search budget"_s << std::vector {1};
    QTest::newRow("not thinking") << u"they mean"_s << std::vector<int> {};
    QTest::newRow("not an output, but an answer") << u"retry.cpp"_s << std::vector {2};
}

void TestTurns::searchHoldsAllWords()
{
    QFETCH(QString, words);
    QFETCH(std::vector<int>, rows);
    OpenStore store(twoTurns());
    TurnSearch search;
    search.setWanted(true);
    search.setCurrent(&store, SessionId(u"one"_s));
    QVERIFY(!search.hasWords());
    search.find(words);
    QVERIFY(search.hasWords());
    QTRY_VERIFY(!search.isLooking());
    QCOMPARE(search.rows(), rows);
    search.find(u"  "_s);
    QVERIFY(!search.hasWords());
    QVERIFY(search.rows().empty());
}

void TestTurns::searchFollowsTheSession()
{
    auto owned = twoTurns();
    SessionBuilder other(u"two"_s);
    other.user(u"The budget, please"_s).assistant(u"No"_s);
    owned->add(other.build());
    auto store = std::make_unique<OpenStore>(std::move(owned));
    TurnSearch search;
    search.setWanted(true);
    search.find(u"budget"_s);
    search.setCurrent(store.get(), SessionId(u"one"_s));
    QTRY_COMPARE(search.rows(), (std::vector {0, 1, 4}));
    search.setCurrent(store.get(), SessionId(u"two"_s));
    QTRY_COMPARE(search.rows(), (std::vector {0}));
    QSignalSpy changed(&search, &TurnSearch::changed);
    store.reset();
    QVERIFY(!changed.isEmpty());
    QVERIFY(!search.isLooking());
}

TEST_CLASS(TestTurns)

#include "tst_turns.moc"
