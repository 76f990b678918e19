// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/storesource.h"
#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/chip.h"
#include "ui/common/filteredit.h"
#include "ui/common/style.h"
#include "ui/pages/facetchooser.h"
#include "ui/pages/filterbar.h"
#include "ui/pages/filterrow.h"
#include "ui/pages/sessionpage.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

FakeSession statesSession()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Where is the budget kept?"_s).states(MessageState::Summarised);
    builder.assistant()
        .tool(u"bash"_s, u"{\"command\":\"grep budget\"}"_s, u"src/retry.cpp"_s)
        .states(MessageState::InContext);
    builder.assistant()
        .failedTool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"exit 2"_s)
        .states(MessageState::Error | MessageState::InContext);
    builder.assistant(u"In src/retry.cpp."_s).states(MessageState::InContext);
    return builder.build();
}

/// A session in its page, as a tab shows it.
struct FilterScene
{
    FilterScene()
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fake))
    {
        fake->add(statesSession());
        page = std::make_unique<SessionPage>(&store, SessionId(u"one"_s));
        page->resize(900, 600);
        page->show();
    }

    [[nodiscard]] FilterBar& bar() { return *page->filterBar(); }
    [[nodiscard]] QList<int> shown()
    {
        QList<int> rows;
        for (int row = 0; row < page->model()->rowCount(); ++row)
            if (!page->timeline()->filter().hides(row, page->model()->detail(row)))
                rows += row;
        return rows;
    }
    [[nodiscard]] QToolButton* button()
    {
        for (QToolButton* found : page->filters()->findChildren<QToolButton*>())
            if (found->isCheckable())
                return found;
        return nullptr;
    }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    std::unique_ptr<SessionPage> page;
};

} // namespace

class TestFilterBar : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void opensAndCloses();
    void countsStates();
    void filtersByState();
    void filtersByWords();
    void combines();
    void findsWhatIsNew();
    void choosesToolsAndFiles();
    void choosesByKeyboard();
    void keepsAChoiceThatNothingHas();
    void givesWayToAJump();
    void waitsInATabThatIsNotShown_data();
    void waitsInATabThatIsNotShown();
};

void TestFilterBar::opensAndCloses()
{
    FilterScene scene;
    QVERIFY(!scene.bar().isVisible());
    QTest::mouseClick(scene.button(), Qt::LeftButton);
    QVERIFY(scene.bar().isVisible());
    QTest::keyClicks(scene.bar().edit(), u"make"_s);
    QTRY_COMPARE(scene.shown(), QList<int> {2});
    QVERIFY(scene.button()->isChecked());
    // The first Escape takes the words back, the second closes.
    QTest::keyClick(scene.bar().edit(), Qt::Key_Escape);
    QTRY_COMPARE(scene.shown().size(), 4);
    QVERIFY(scene.bar().isVisible());
    QTest::keyClick(scene.bar().edit(), Qt::Key_Escape);
    QVERIFY(!scene.bar().isVisible());
    QVERIFY(!scene.button()->isChecked());
    // Closing shows all again.
    scene.bar().setWish({u"make"_s, MessageState::Error});
    QTRY_COMPARE(scene.shown(), QList<int> {2});
    QTest::mouseClick(scene.button(), Qt::LeftButton);
    QCOMPARE(scene.shown().size(), 4);
    QVERIFY(scene.bar().wish().isEmpty());
}

void TestFilterBar::countsStates()
{
    FilterScene scene;
    scene.bar().open();
    QTRY_VERIFY(scene.bar().chip(MessageState::InContext)->isVisible());
    const auto count = [&](MessageState state) { return scene.bar().chip(state)->text().section(u' ', -1); };
    QTRY_COMPARE(count(MessageState::InContext), u"4"_s);
    QCOMPARE(count(MessageState::Error), u"1"_s);
    QVERIFY(!scene.bar().chip(MessageState::Discarded)->isVisible()); // no such message
    scene.page->resize(420, 600);
    QTRY_COMPARE(scene.bar().chip(MessageState::InContext)->text(), u"4"_s);
}

void TestFilterBar::filtersByState()
{
    FilterScene scene;
    scene.bar().open();
    QTRY_VERIFY(scene.bar().chip(MessageState::Error)->isVisible());
    QTest::mouseClick(scene.bar().chip(MessageState::Error), Qt::LeftButton);
    QCOMPARE(scene.shown(), QList<int> {2});
    QTRY_COMPARE(scene.bar().countText(), u"1 of 4"_s);
    QTest::mouseClick(scene.bar().chip(MessageState::Summarised), Qt::LeftButton);
    QCOMPARE(scene.shown(), (QList<int> {0, 2})); // either
}

void TestFilterBar::filtersByWords()
{
    FilterScene scene;
    scene.bar().open();
    QTest::keyClicks(scene.bar().edit(), u"BUDGET"_s);
    QTRY_COMPARE(scene.shown(), (QList<int> {0, 1}));
    QTRY_COMPARE(scene.bar().countText(), u"2 of 4"_s);
    scene.bar().edit()->setText(u"bash"_s);
    QTRY_COMPARE(scene.shown(), (QList<int> {1, 2}));
    scene.bar().edit()->setText(u"nowhere"_s);
    QTRY_COMPARE(scene.shown(), QList<int>());
}

void TestFilterBar::combines()
{
    FilterScene scene;
    scene.bar().setWish({u"bash"_s, MessageState::Error});
    QTRY_COMPARE(scene.shown(), QList<int> {2});
    QVERIFY(scene.bar().isVisible());
    QVERIFY(scene.bar().chip(MessageState::Error)->isChecked());
    scene.page->filters()->setHiddenChips(1 << 3); // no tool calls
    QTRY_COMPARE(scene.shown(), QList<int>());
    QCOMPARE(scene.page->filterBar()->wish().words, u"bash"_s);
}

void TestFilterBar::findsWhatIsNew()
{
    FilterScene scene;
    scene.bar().setWish({u"bash"_s, {}});
    QTRY_COMPARE(scene.shown(), (QList<int> {1, 2}));
    SessionBuilder more(u"more"_s);
    more.assistant().tool(u"bash"_s, u"{\"command\":\"ls\"}"_s, u"a"_s);
    more.assistant(u"Nothing."_s);
    for (const MessagePtr& message : more.build().messages)
        scene.fake->append(SessionId(u"one"_s), *message);
    scene.store.pollNow();
    QTRY_COMPARE(scene.shown(), (QList<int> {1, 2, 4}));
}

void TestFilterBar::choosesToolsAndFiles()
{
    FilterScene scene;
    SessionBuilder more(u"one"_s);
    more.user(u"Where is the budget kept?"_s);
    more.assistant().tool(u"bash"_s, u"{\"command\":\"grep budget\"}"_s, u"src/retry.cpp"_s);
    more.assistant().tool(u"read"_s, u"{\"path\":\"src/retry.cpp\"}"_s, u"int budget;"_s);
    more.assistant().tool(u"read"_s, u"{\"path\":\"src/main.cpp\"}"_s, u"int main();"_s);
    more.assistant().tool(u"edit"_s, u"{\"path\":\"src/retry.cpp\",\"old\":\"a\",\"new\":\"b\"}"_s, u"done"_s);
    scene.fake->add(more.build());
    scene.store.pollNow();
    QTRY_COMPARE(scene.page->model()->rowCount(), 5);
    scene.bar().open();
    FacetChooser& tools = *scene.bar().tools();
    FacetChooser& files = *scene.bar().files();
    QTRY_COMPARE(tools.view()->model()->rowCount(), 3);
    QCOMPARE(tools.view()->model()->index(0, 0).data().toString(), u"read"_s); // the most used first
    QCOMPARE(tools.view()->model()->index(0, 1).data().toString(), u"2"_s);
    QAbstractItemModelTester tester(tools.view()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);

    QTest::mouseClick(tools.button(), Qt::LeftButton);
    QTRY_VERIFY(tools.isVisible());
    const auto click = [](FacetChooser& chooser, int row) {
        const QModelIndex line = chooser.view()->model()->index(row, 0);
        QTest::mouseClick(chooser.view()->viewport(), Qt::LeftButton, {}, chooser.view()->visualRect(line).center());
    };
    click(tools, 0);
    QCOMPARE(scene.shown(), (QList<int> {2, 3}));
    QCOMPARE(tools.button()->text(), u"read"_s);
    QTRY_COMPARE(scene.bar().countText(), u"2 of 5"_s);
    tools.hide();
    // Both hold: the tool and the file.
    QTest::mouseClick(files.button(), Qt::LeftButton);
    QTRY_COMPARE(files.view()->model()->index(0, 0).data().toString(), u"src/retry.cpp"_s);
    click(files, 0);
    QCOMPARE(scene.shown(), QList<int> {2});
    QCOMPARE(scene.bar().wish().files, QStringList {u"src/retry.cpp"_s});
    click(files, 0);
    QCOMPARE(scene.shown(), (QList<int> {2, 3}));
    QVERIFY(!files.button()->isChecked());
    files.hide();
    QTest::mouseClick(tools.button(), Qt::LeftButton);
    QTest::mouseClick(tools.clearButton(), Qt::LeftButton);
    QVERIFY(!tools.isVisible());
    QCOMPARE(scene.shown().size(), 5);
    // With Alt a line is chosen alone, or nothing is where it was that already.
    const auto clickAlone = [&](int row) {
        const QModelIndex line = tools.view()->model()->index(row, 0);
        QTest::mouseClick(
            tools.view()->viewport(), Qt::LeftButton, Qt::AltModifier, tools.view()->visualRect(line).center());
    };
    QTest::mouseClick(tools.button(), Qt::LeftButton);
    click(tools, 0);
    click(tools, 2);
    QCOMPARE(tools.chosen().size(), 2);
    clickAlone(1);
    QCOMPARE(tools.chosen(), QStringList {tools.view()->model()->index(1, 0).data().toString()});
    clickAlone(1);
    QCOMPARE(tools.chosen(), QStringList());
    QTest::keyClick(tools.view(), Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(tools.chosen().size(), 1);
    tools.hide();
}

void TestFilterBar::choosesByKeyboard()
{
    FilterScene scene;
    QTRY_COMPARE(scene.shown().size(), 4);
    scene.bar().open();
    FacetChooser& tools = *scene.bar().tools();
    QTRY_COMPARE(tools.view()->model()->rowCount(), 1);
    QTest::keyClick(tools.button(), Qt::Key_Space);
    QTRY_VERIFY(tools.edit()->hasFocus());
    QTest::keyClicks(tools.edit(), u"ba"_s);
    QTest::keyClick(tools.edit(), Qt::Key_Down);
    QTRY_VERIFY(tools.view()->hasFocus());
    QTest::keyClick(tools.view(), Qt::Key_Space);
    QCOMPARE(scene.shown(), (QList<int> {1, 2}));
    QTest::keyClick(tools.view(), Qt::Key_Return);
    QCOMPARE(scene.shown().size(), 4);
    QTest::keyClick(tools.view(), Qt::Key_Escape);
    QVERIFY(!tools.isVisible());
}

void TestFilterBar::keepsAChoiceThatNothingHas()
{
    FilterScene scene;
    QTRY_COMPARE(scene.shown().size(), 4);
    scene.bar().setWish({.tools = {u"gone"_s}});
    QTRY_COMPARE(scene.shown(), QList<int>());
    FacetChooser& tools = *scene.bar().tools();
    QCOMPARE(tools.button()->text(), u"gone"_s);
    QTRY_COMPARE(tools.view()->model()->rowCount(), 2); // it can be taken out again
    QCOMPARE(tools.view()->model()->index(1, 1).data().toString(), u"0"_s);
    // A session that is still written gets it.
    SessionBuilder more(u"more"_s);
    more.assistant().tool(u"gone"_s, u"{}"_s, u"a"_s);
    for (const MessagePtr& message : more.build().messages)
        scene.fake->append(SessionId(u"one"_s), *message);
    scene.store.pollNow();
    QTRY_COMPARE(scene.shown(), QList<int> {4});
}

/// Whoever names a message wants to see it, and acts on the current one afterwards.
void TestFilterBar::givesWayToAJump()
{
    QStringList notices;
    FilterScene scene;
    QObject::connect(scene.page.get(), &SessionPage::noticed, scene.page.get(),
        [&notices](const QString& text) { notices += text; });
    QTRY_VERIFY(scene.page->isIdle());
    scene.bar().setWish({{}, MessageState::Error});
    QCOMPARE(scene.shown(), QList<int> {2});
    scene.page->timeline()->goToRow(2);
    QTRY_COMPARE(scene.page->timeline()->currentRow(), 2);
    QVERIFY(notices.isEmpty());
    scene.page->goToNamed(u"1"_s);
    QTRY_COMPARE(scene.page->timeline()->currentRow(), 0);
    QCOMPARE(scene.shown().size(), 4);
    QVERIFY(!scene.bar().isVisible() && !scene.button()->isChecked());
    QCOMPARE(notices, QStringList {u"Filter cleared to show message 1."_s});
    // The same where the chips hide it.
    scene.page->filters()->setHiddenChips(1);
    QCOMPARE(scene.shown(), (QList<int> {1, 2, 3}));
    scene.page->goToNamed(u"3"_s);
    QTRY_COMPARE(scene.page->timeline()->currentRow(), 2);
    QCOMPARE(scene.page->filters()->hiddenChips(), 1);
    scene.page->goToNamed(u"1"_s);
    QTRY_COMPARE(scene.page->timeline()->currentRow(), 0);
    QCOMPARE(scene.page->filters()->hiddenChips(), 0);
}

void TestFilterBar::waitsInATabThatIsNotShown_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("tools");
    QTest::newRow("words") << u"bash"_s << QStringList();
    QTest::newRow("tools") << QString() << QStringList {u"bash"_s};
    QTest::newRow("both") << u"bash"_s << QStringList {u"bash"_s};
}

void TestFilterBar::waitsInATabThatIsNotShown()
{
    QFETCH(QString, words);
    QFETCH(QStringList, tools);
    int begun = 0;
    FilterScene scene;
    scene.page->hide();
    QTRY_COMPARE(scene.page->model()->rowCount(), 4);
    for (const StoreSource* source : scene.bar().findChildren<StoreSource*>())
        connect(source, &StoreSource::begun, this, [&begun] { ++begun; });
    scene.bar().setWish({.words = words, .tools = tools});
    QCOMPARE(begun, 0);
    QCOMPARE(scene.shown().size(), 4); // its place is kept until then
    QCOMPARE(scene.bar().wish().words, words);
    scene.page->show();
    QTRY_COMPARE(scene.shown(), (QList<int> {1, 2}));
    QVERIFY(begun > 0);
    // What changes while another tab is shown is read when it is shown again.
    scene.page->hide();
    begun = 0;
    SessionBuilder more(u"more"_s);
    more.assistant().tool(u"bash"_s, u"{\"command\":\"ls\"}"_s, u"a"_s);
    for (const MessagePtr& message : more.build().messages)
        scene.fake->append(SessionId(u"one"_s), *message);
    scene.store.pollNow();
    QTRY_COMPARE(scene.page->model()->rowCount(), 5);
    QCOMPARE(begun, 0);
    scene.page->show();
    QTRY_COMPARE(scene.shown(), (QList<int> {1, 2, 4}));
}

GUI_TEST_CLASS(TestFilterBar)

#include "tst_filterbar.moc"
