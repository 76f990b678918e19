// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/filteredit.h"
#include "ui/common/style.h"
#include "ui/common/toolwords.h"
#include "ui/thinking/thinkingpanel.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

FakeSession thinkingSession()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Where is the budget kept?"_s);
    builder.assistant()
        .thinking(u"They mean the retry budget.\nI look for it.\nThen I answer."_s)
        .tool(u"bash"_s, u"{\"command\":\"grep budget\"}"_s, u"src/retry.cpp"_s);
    builder.assistant().thinking(u"They mean the retry budget.\nI found it.\nThen I answer."_s);
    builder.assistant(u"In src/retry.cpp."_s);
    builder.user(u"Thanks"_s);
    builder.assistant().thinking({}, ReasoningPart::State::Redacted).thinking(QString(60'000, u'x') + u" end"_s);
    return builder.build();
}

struct ThinkingScene
{
    explicit ThinkingScene(const FakeSession& session = thinkingSession())
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fake))
        , tester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        fake->add(session);
        panel.resize(1000, 300);
        panel.setCurrent(&store, SessionId(u"one"_s));
        panel.show();
    }

    [[nodiscard]] QString text(int row, int column = ThinkingModel::TextColumn)
    {
        return panel.view()->model()->index(row, column).data().toString();
    }
    void click(int row, Qt::KeyboardModifiers keys = {})
    {
        QCoreApplication::processEvents(); // the list has its place by then
        QTreeView* view = panel.view();
        const QModelIndex index = view->model()->index(row, ThinkingModel::TextColumn);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, keys, view->visualRect(index).center());
    }
    [[nodiscard]] int rows() { return panel.view()->model()->rowCount(); }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    ThinkingPanel panel;
    QAbstractItemModelTester tester;
};

} // namespace

class TestThinkingPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void listsAllThinking();
    void showsTheChosenBlock();
    void goesToWhatFollowed();
    void explainsWhatCannotBeRead();
    void cutsLongBlocks();
    void followsTheTimeline();
    void comparesTwo();
    void searches();
    void ordersByLength();
    void wordsComeFirstInNarrowPanels();
    void growsWithTheSession();
    void saysWhyItIsEmpty();
};

void TestThinkingPanel::listsAllThinking()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    QCOMPARE(scene.text(0), u"They mean the retry budget."_s);
    QCOMPARE(scene.text(0, ThinkingModel::MessageColumn), u"2"_s);
    QCOMPARE(scene.text(0, ThinkingModel::NextColumn), u"bash  grep budget"_s);
    QVERIFY(scene.text(1, ThinkingModel::NextColumn).contains(u"In src/retry.cpp."_s));
    QVERIFY(scene.text(3, ThinkingModel::NextColumn).contains(u"ended"_s));
    QTRY_VERIFY(scene.panel.summary()->text().startsWith(u"4 block"_s));
    QVERIFY(scene.panel.summary()->text().contains(u"\u2248"_s));
    const QModelIndex state = scene.panel.model()->index(0, ThinkingModel::StateColumn);
    QCOMPARE(state.data(Qt::ToolTipRole).toString(), stateMeaning(ReasoningPart::State::Signed));
    QCOMPARE(state.data(Qt::AccessibleTextRole).toString(), stateWord(ReasoningPart::State::Signed));
}

void TestThinkingPanel::showsTheChosenBlock()
{
    ThinkingScene scene;
    QSignalSpy chosen(&scene.panel, &ThinkingPanel::rowChosen);
    QTRY_COMPARE(scene.panel.pane()->shownText().section(u'\n', 1, 1), u"I look for it."_s); // the first by itself
    QVERIFY(chosen.isEmpty());
    QTRY_COMPARE(scene.rows(), 4);
    scene.click(1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front(), (QVariantList {2, 0}));
    QTRY_COMPARE(scene.panel.pane()->shownText().section(u'\n', 1, 1), u"I found it."_s);
    QVERIFY(scene.panel.pane()->head()->text().startsWith(u"Message 3"_s));
    QVERIFY(!scene.panel.otherPane()->isVisible());
    // By keyboard: the arrows read on, and only Return goes to the timeline.
    QTest::keyClick(scene.panel.view(), Qt::Key_Up);
    QTRY_COMPARE(scene.panel.pane()->shownText().section(u'\n', 1, 1), u"I look for it."_s);
    QCOMPARE(chosen.size(), 1);
    QTest::keyClick(scene.panel.view(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.back(), (QVariantList {1, 0}));
}

void TestThinkingPanel::goesToWhatFollowed()
{
    ThinkingScene scene;
    QTRY_VERIFY(scene.panel.pane()->nextButton()->isVisible());
    QSignalSpy chosen(&scene.panel, &ThinkingPanel::rowChosen);
    QTRY_VERIFY(scene.panel.pane()->nextButton()->text().contains(u"grep budget"_s));
    QTest::mouseClick(scene.panel.pane()->nextButton(), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front(), (QVariantList {1, 1}));
    QTRY_COMPARE(scene.rows(), 4);
    scene.click(3);
    QVERIFY(!scene.panel.pane()->nextButton()->isVisible()); // the turn ended
}

void TestThinkingPanel::explainsWhatCannotBeRead()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    scene.click(2);
    ThinkingPane* pane = scene.panel.pane();
    QCOMPARE(pane->state()->text(), stateMeaning(ReasoningPart::State::Redacted));
    QVERIFY(!pane->edit()->isVisible());
    QVERIFY(pane->head()->text().contains(u"no text to show"_s));
}

void TestThinkingPanel::cutsLongBlocks()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    scene.click(3);
    ThinkingPane* pane = scene.panel.pane();
    QTRY_VERIFY(pane->shownText().endsWith(u" end"_s));
    QVERIFY(pane->shownText().size() < 60'000);
    QVERIFY(pane->head()->text().contains(u"60,004"_s));
    QSignalSpy all(&scene.panel, &ThinkingPanel::allRequested);
    QVERIFY(pane->allButton()->isVisible());
    QTest::mouseClick(pane->allButton(), Qt::LeftButton);
    QCOMPARE(all.front(), (QVariantList {5, 1}));
    scene.click(0);
    QTRY_VERIFY(!pane->shownText().isEmpty());
    QVERIFY(!pane->allButton()->isVisible());
}

void TestThinkingPanel::followsTheTimeline()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    QSignalSpy chosen(&scene.panel, &ThinkingPanel::rowChosen);
    const auto current = [&] { return scene.panel.view()->currentIndex().row(); };
    scene.panel.setCurrentRow(2, -1);
    QCOMPARE(current(), 1);
    scene.panel.setCurrentRow(5, 1);
    QCOMPARE(current(), 3);
    scene.panel.setCurrentRow(4, 0); // holds none
    QCOMPARE(current(), 3);
    QVERIFY(chosen.isEmpty());
}

void TestThinkingPanel::comparesTwo()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    scene.click(0);
    QSignalSpy chosen(&scene.panel, &ThinkingPanel::rowChosen);
    scene.click(1, Qt::ControlModifier);
    QVERIFY(chosen.isEmpty());
    QVERIFY(scene.panel.otherPane()->isVisible());
    const auto marked = [](const ThinkingPane* pane) {
        QStringList lines;
        for (const QTextEdit::ExtraSelection& mark : pane->edit()->extraSelections())
            lines += mark.cursor.selectedText();
        return lines;
    };
    QTRY_COMPARE(marked(scene.panel.pane()), QStringList {u"I look for it."_s});
    QCOMPARE(marked(scene.panel.otherPane()), QStringList {u"I found it."_s});
    scene.click(1);
    QVERIFY(!scene.panel.otherPane()->isVisible());
    QTRY_COMPARE(scene.panel.pane()->shownText().section(u'\n', 1, 1), u"I found it."_s);
    QCOMPARE(marked(scene.panel.pane()), QStringList());
}

void TestThinkingPanel::searches()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    QTest::keyClicks(scene.panel.searchEdit(), u"found BUDGET"_s);
    QTRY_COMPARE(scene.rows(), 1);
    QTRY_COMPARE(scene.panel.pane()->shownText().section(u'\n', 1, 1), u"I found it."_s);
    QTRY_VERIFY(scene.panel.summary()->text().startsWith(u"1 of 4"_s));
    QTRY_COMPARE(scene.panel.pane()->edit()->extraSelections().size(), 2); // each word where it stands
    QTest::keyClick(scene.panel.searchEdit(), Qt::Key_Escape);
    QTRY_COMPARE(scene.rows(), 4);
    QTest::keyClicks(scene.panel.searchEdit(), u"nowhere"_s);
    QTRY_VERIFY(scene.panel.emptyLabel()->isVisible());
    QTRY_VERIFY(scene.panel.emptyLabel()->text().startsWith(u"No thinking"_s));
}

void TestThinkingPanel::ordersByLength()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    scene.panel.view()->sortByColumn(ThinkingModel::LengthColumn, Qt::DescendingOrder);
    QVERIFY(scene.text(0).startsWith(u"xxx"_s));
    // What is chosen is the block in the row, wherever it stands in the session.
    QSignalSpy chosen(&scene.panel, &ThinkingPanel::rowChosen);
    scene.click(0);
    QCOMPARE(chosen.front(), (QVariantList {5, 1}));
}

void TestThinkingPanel::wordsComeFirstInNarrowPanels()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    const QHeaderView* header = scene.panel.view()->header();
    scene.panel.resize(1600, 300);
    QTRY_VERIFY(!header->isSectionHidden(ThinkingModel::TimeColumn));
    scene.panel.resize(640, 300);
    QTRY_VERIFY(header->isSectionHidden(ThinkingModel::TimeColumn));
    QTRY_VERIFY(header->sectionSize(ThinkingModel::TextColumn) >= 80);
    QTRY_VERIFY(header->length() <= scene.panel.view()->viewport()->width());
}

void TestThinkingPanel::growsWithTheSession()
{
    ThinkingScene scene;
    QTRY_COMPARE(scene.rows(), 4);
    scene.click(1);
    SessionBuilder more(u"more"_s);
    more.assistant().thinking(u"One more."_s);
    scene.fake->append(SessionId(u"one"_s), *more.build().messages.front());
    scene.store.pollNow();
    QTRY_COMPARE(scene.rows(), 5);
    QCOMPARE(scene.panel.view()->currentIndex().row(), 1);
    QTRY_COMPARE(scene.panel.pane()->shownText().section(u'\n', 1, 1), u"I found it."_s);
}

void TestThinkingPanel::saysWhyItIsEmpty()
{
    ThinkingScene scene(SessionBuilder(u"one"_s).user(u"Hello"_s).build());
    QTRY_VERIFY(scene.panel.emptyLabel()->text().contains(u"holds no thinking"_s));
    scene.panel.setCurrent(nullptr, {});
    QVERIFY(scene.panel.emptyLabel()->text().startsWith(u"Open a session"_s));
    scene.fake->fail(FakeStore::Call::Outlines, {Errc::Denied, u"The disk is gone."_s, {}});
    scene.panel.setCurrent(&scene.store, SessionId(u"one"_s));
    QTRY_COMPARE(scene.panel.emptyLabel()->text(), u"The disk is gone."_s);
}

GUI_TEST_CLASS(TestThinkingPanel)

#include "tst_thinkingpanel.moc"
