// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/filteredit.h"
#include "ui/common/style.h"
#include "ui/outline/outlinepanel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

FakeSession sessionOf(int turns)
{
    SessionBuilder builder(u"one"_s);
    builder.message(Role::System, u"system"_s, u"You are a tool."_s);
    for (int i = 0; i < turns; ++i) {
        builder.user(u"prompt %1"_s.arg(i));
        builder.assistant(u"I look."_s).tool(u"bash"_s, u"{\"command\":\"make t%1\"}"_s.arg(i), u"out"_s);
        builder.tool(u"read"_s, u"{\"path\":\"src/a.cpp\"}"_s, u"out"_s);
        builder.assistant().failedTool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"exit 2"_s).states(MessageState::Error);
        builder.assistant().thinking(u"Nothing to add."_s);
    }
    return builder.build();
}

struct OutlineScene
{
    /// @p isTested: all rows are read at each change.
    explicit OutlineScene(int turns, bool isTested = true)
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fake))
    {
        if (isTested)
            tester = std::make_unique<QAbstractItemModelTester>(
                panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        fake->add(sessionOf(turns));
        messages = std::make_unique<MessageModel>(store, SessionId(u"one"_s));
        panel.resize(400, 600);
        panel.setCurrent(&store, SessionId(u"one"_s), messages.get());
        panel.show();
    }

    [[nodiscard]] TurnModel& model() { return *panel.model(); }
    [[nodiscard]] QModelIndex turn(int number) { return model().index(number, 0); }
    [[nodiscard]] QModelIndex step(int number, int step) { return model().index(step, 0, turn(number)); }
    [[nodiscard]] static QString text(const QModelIndex& index) { return index.data().toString(); }
    void click(const QModelIndex& index)
    {
        QTreeView* view = panel.view();
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    OutlinePanel panel;
    std::unique_ptr<QAbstractItemModelTester> tester;
    std::unique_ptr<MessageModel> messages;
};

} // namespace

class TestOutlinePanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void showsTurnsAndWhatIsInThem();
    void saysInOneLineWhatAMessageHas();
    void goesToWhatIsChosen();
    void followsTheTimeline();
    void growsWithTheSession();
    void takesUpOtherMessages();
    void filters();
    void whatIsFoldedStaysSoWhileItGrows();
    void loadsOnlyWhatIsSeen();
    void saysWhyItIsEmpty();
    void showsCheckpoints();
};

void TestOutlinePanel::showsTurnsAndWhatIsInThem()
{
    OutlineScene scene(3);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    QCOMPARE(OutlineScene::text(scene.turn(0)), u"Before the first prompt"_s);
    QTRY_COMPARE(OutlineScene::text(scene.turn(2)), u"prompt 1"_s);
    QCOMPARE(scene.model().rowCount(scene.turn(2)), 3);
    QVERIFY(scene.turn(2).data(TurnModel::FactsRole).toString().contains(u"3 step"_s));
    QVERIFY(scene.turn(2).data(TurnModel::FactsRole).toString().contains(u"1 failed"_s));
    QVERIFY(scene.turn(2).data(TurnModel::FailedRole).toBool());
    QVERIFY(scene.turn(2).data(TurnModel::FactsRole).toString().contains(u"\u2248"_s)); // tokens are partly estimated

    scene.panel.view()->expand(scene.turn(2));
    QTRY_COMPARE(OutlineScene::text(scene.step(2, 0)), u"I look."_s);
    // A call that is alone in its message is the message's line.
    QCOMPARE(OutlineScene::text(scene.step(2, 1)), u"bash  make"_s);
    QVERIFY(scene.step(2, 1).data(TurnModel::FailedRole).toBool());
    QVERIFY(!scene.model().hasChildren(scene.step(2, 1)));
    QCOMPARE(scene.step(2, 2).data(TurnModel::IconRole).toString(), u"thinking"_s);

    QVERIFY(scene.model().hasChildren(scene.step(2, 0)));
    scene.panel.view()->expand(scene.step(2, 0));
    QTRY_COMPARE(scene.model().rowCount(scene.step(2, 0)), 2);
    const QModelIndex read = scene.model().index(1, 0, scene.step(2, 0));
    QCOMPARE(OutlineScene::text(read), u"read  src/a.cpp"_s);
    QCOMPARE(read.data(TurnModel::PartRole).toInt(), 2);
    QCOMPARE(read.parent(), scene.step(2, 0));
}

void TestOutlinePanel::saysInOneLineWhatAMessageHas()
{
    const QString diff = u"--- a/a.cpp\n+++ b/a.cpp\n@@ -1 +1,2 @@\n-a\n+b\n+c\n"_s;
    const auto head = [](SessionBuilder& builder) { return turnItems(*builder.lastMessage()).head.text; };
    QCOMPARE(head(SessionBuilder().assistant(u"## The **plan**\n\nUse `take()`."_s)), u"The plan Use take()."_s);
    QCOMPARE(head(SessionBuilder().assistant().patch(diff)), u"a.cpp  +2 \u22121"_s);
    const QString edit = u"{\"path\":\"a.cpp\"}"_s;
    QCOMPARE(head(SessionBuilder().assistant().tool(u"edit"_s, edit, u"ok"_s).patch(diff)), u"edit  a.cpp"_s);
    QCOMPARE(head(SessionBuilder()
                     .assistant()
                     .tool(u"edit"_s, edit, u"ok"_s)
                     .tool(u"edit"_s, edit, {})
                     .tool(u"bash"_s, u"{}"_s, {})),
        u"edit, bash"_s);
    QCOMPARE(
        turnItems(*SessionBuilder().assistant().tool(u"edit"_s, edit, u"ok"_s).patch(diff).lastMessage()).parts.size(),
        2U);
}

void TestOutlinePanel::goesToWhatIsChosen()
{
    OutlineScene scene(3);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    QSignalSpy chosen(&scene.panel, &OutlinePanel::rowChosen);
    scene.click(scene.turn(3));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.at(0).at(0).toInt(), 9);
    QCOMPARE(chosen.at(0).at(1).toInt(), -1);
    QTest::keyClick(scene.panel.view(), Qt::Key_Right);
    QVERIFY(scene.panel.view()->isExpanded(scene.turn(3)));
    QTest::keyClick(scene.panel.view(), Qt::Key_Down);
    QTest::keyClick(scene.panel.view(), Qt::Key_Down);
    QTRY_COMPARE(OutlineScene::text(scene.step(3, 1)), u"bash  make"_s);
    QTest::keyClick(scene.panel.view(), Qt::Key_Return);
    QCOMPARE(chosen.last().at(0).toInt(), 11);
    QCOMPARE(chosen.last().at(1).toInt(), 0);
}

void TestOutlinePanel::followsTheTimeline()
{
    OutlineScene scene(3);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    QSignalSpy chosen(&scene.panel, &OutlinePanel::rowChosen);
    scene.panel.setCurrentRow(6, 0);
    QCOMPARE(scene.panel.view()->currentIndex(), scene.turn(2));
    QVERIFY(!scene.panel.view()->isExpanded(scene.turn(2)));
    scene.panel.view()->expand(scene.turn(2));
    scene.panel.setCurrentRow(7, 0);
    QCOMPARE(scene.panel.view()->currentIndex(), scene.step(2, 1));
    QVERIFY(chosen.isEmpty());
}

void TestOutlinePanel::growsWithTheSession()
{
    OutlineScene scene(2);
    QTRY_COMPARE(scene.model().rowCount(), 3);
    scene.panel.view()->expand(scene.turn(2));
    // A step more in the last turn, and then turns behind it.
    const FakeSession longer = sessionOf(4);
    scene.fake->append(SessionId(u"one"_s), *longer.messages.at(2));
    QTRY_COMPARE(scene.model().rowCount(scene.turn(2)), 4);
    QVERIFY(scene.panel.view()->isExpanded(scene.turn(2)));
    for (size_t row = 9; row < longer.messages.size(); ++row)
        scene.fake->append(SessionId(u"one"_s), *longer.messages[row]);
    QTRY_COMPARE(scene.model().rowCount(), 5);
    QTRY_COMPARE(OutlineScene::text(scene.turn(4)), u"prompt 3"_s);
    QVERIFY(scene.panel.view()->isExpanded(scene.turn(2)));
    // Another prompt in the place of an answer: turns begin at other rows.
    scene.fake->replace(SessionId(u"one"_s), 2, *longer.messages[1]);
    QTRY_COMPARE(scene.model().rowCount(), 6);
    scene.fake->remove(SessionId(u"one"_s), 1);
    QTRY_COMPARE(scene.model().rowCount(), 5);
}

void TestOutlinePanel::takesUpOtherMessages()
{
    OutlineScene scene(3);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    scene.panel.view()->expand(scene.turn(1));
    scene.panel.view()->expand(scene.step(1, 0));
    QTRY_COMPARE(scene.model().rowCount(scene.step(1, 0)), 2);
    scene.panel.setCurrent(nullptr, {}, nullptr);
    QCOMPARE(scene.model().rowCount(), 0);
    MessageModel other(scene.store, SessionId(u"one"_s));
    scene.panel.setCurrent(&scene.store, SessionId(u"one"_s), &other);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    scene.panel.setCurrent(nullptr, {}, nullptr);
}

void TestOutlinePanel::filters()
{
    OutlineScene scene(3);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    scene.panel.filterEdit()->setFocus();
    QTest::keyClicks(scene.panel.filterEdit(), u"make t1"_s);
    QTRY_COMPARE(scene.model().rowCount(), 1);
    QCOMPARE(scene.model().rowCount(scene.turn(0)), 1);
    QVERIFY(scene.panel.view()->isExpanded(scene.turn(0)));
    QTRY_COMPARE(OutlineScene::text(scene.turn(0)), u"prompt 1"_s);
    QCOMPARE(scene.step(0, 0).data(TurnModel::RowRole).toInt(), 6);
    scene.panel.setCurrentRow(7, -1); // is not shown; its turn is
    QCOMPARE(scene.panel.view()->currentIndex(), scene.turn(0));

    scene.panel.filterEdit()->setText(u"prompt 2"_s); // a prompt alone
    QTRY_COMPARE(OutlineScene::text(scene.turn(0)), u"prompt 2"_s);
    QCOMPARE(scene.model().rowCount(), 1);
    QVERIFY(!scene.model().hasChildren(scene.turn(0)));

    scene.panel.filterEdit()->setText(u"nowhere"_s);
    QTRY_COMPARE(scene.panel.emptyLabel()->text(), u"No message matches the filter."_s);
    QVERIFY(scene.panel.view()->isHidden());
    QTest::keyClick(scene.panel.filterEdit(), Qt::Key_Escape);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    QVERIFY(!scene.panel.view()->isHidden());
}

void TestOutlinePanel::whatIsFoldedStaysSoWhileItGrows()
{
    OutlineScene scene(3);
    QTRY_COMPARE(scene.model().rowCount(), 4);
    scene.panel.filterEdit()->setText(u"make"_s);
    QTRY_COMPARE(scene.model().rowCount(), 3);
    QTreeView* view = scene.panel.view();
    QTRY_VERIFY(!scene.panel.search()->isLooking());
    view->collapse(scene.turn(0));
    view->expand(scene.step(1, 0));
    QVERIFY(view->isExpanded(scene.step(1, 0)));
    SessionBuilder news;
    news.assistant().tool(u"bash"_s, u"{\"command\":\"make all\"}"_s, u"out"_s);
    const MessagePtr step = news.lastMessage();
    news.user(u"make it so"_s);
    scene.fake->append(SessionId(u"one"_s), *step);
    scene.fake->append(SessionId(u"one"_s), *news.lastMessage());
    scene.store.pollNow();
    QTRY_COMPARE(scene.model().rowCount(), 4);
    QCOMPARE(scene.model().rowCount(scene.turn(2)), 3);
    QVERIFY(!view->isExpanded(scene.turn(0)));
    QVERIFY(view->isExpanded(scene.turn(1)));
    QVERIFY(view->isExpanded(scene.step(1, 0)));
    QVERIFY(view->isExpanded(scene.turn(2)));
    // Other words are found anew.
    scene.panel.filterEdit()->setText(u"make t"_s);
    QTRY_COMPARE(scene.model().rowCount(scene.turn(0)), 1);
    QVERIFY(view->isExpanded(scene.turn(0)));
    // Where turns begin elsewhere, what is in them is shown as well.
    scene.fake->remove(SessionId(u"one"_s), 1);
    QTRY_COMPARE(scene.turn(1).data(TurnModel::RowRole).toInt(), 4);
    QTRY_COMPARE(scene.step(1, 0).data(TurnModel::RowRole).toInt(), 5);
    for (int turn = 0; turn < 3; ++turn)
        QVERIFY2(view->isExpanded(scene.turn(turn)), qPrintable(QString::number(turn)));
}

void TestOutlinePanel::loadsOnlyWhatIsSeen()
{
    OutlineScene scene(4000, false);
    QTRY_COMPARE(scene.model().rowCount(), 4001);
    QTRY_COMPARE(OutlineScene::text(scene.turn(1)), u"prompt 0"_s);
    QVERIFY(scene.messages->peek(0));
    QVERIFY(!scene.messages->peek(12'000));
    // As one types into the tree.
    QTest::keyClick(scene.panel.view(), Qt::Key_P);
    QTest::qWait(50);
    QVERIFY(!scene.messages->peek(12'000));
}

void TestOutlinePanel::saysWhyItIsEmpty()
{
    OutlinePanel panel;
    QCOMPARE(panel.emptyLabel()->text(), u"Open a session to see its turns."_s);
    auto owned = std::make_unique<FakeStore>();
    owned->add(SessionBuilder(u"one"_s).build());
    OpenStore store(std::move(owned));
    MessageModel messages(store, SessionId(u"one"_s));
    panel.setCurrent(&store, SessionId(u"one"_s), &messages);
    QTRY_COMPARE(panel.emptyLabel()->text(), u"This session has no messages."_s);
    panel.setCurrent(nullptr, {}, nullptr);
}

void TestOutlinePanel::showsCheckpoints()
{
    FakeSession session = sessionOf(2);
    Checkpoint checkpoint;
    checkpoint.label = u"before the edit"_s;
    checkpoint.message = session.messages.at(2)->id;
    session.checkpoints = {checkpoint};
    OutlineScene scene(1);
    scene.fake->add(session);
    scene.store.pollNow();
    QTRY_COMPARE(scene.model().rowCount(), 3);
    SessionCheckpoints checkpoints(scene.store, *scene.messages);
    scene.panel.setCurrent(&scene.store, SessionId(u"one"_s), scene.messages.get(), &checkpoints);
    QTRY_COMPARE(scene.turn(1).data(TurnModel::CheckpointRole).toString(), u"before the edit"_s);
    QCOMPARE(scene.step(1, 0).data(TurnModel::CheckpointRole).toString(), u"before the edit"_s);
    QCOMPARE(scene.step(1, 1).data(TurnModel::CheckpointRole).toString(), QString());
    QCOMPARE(scene.turn(2).data(TurnModel::CheckpointRole).toString(), QString());
    QVERIFY(scene.turn(1).data(Qt::AccessibleTextRole).toString().contains(u"Checkpoint: before the edit"_s));
    scene.panel.setCurrent(nullptr, {}, nullptr);
}

GUI_TEST_CLASS(TestOutlinePanel)

#include "tst_outlinepanel.moc"
