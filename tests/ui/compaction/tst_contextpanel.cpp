// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/chip.h"
#include "ui/compaction/compactiongraphview.h"
#include "core/models/contextcomparisonmodel.h"
#include "ui/context/contextcomparisonview.h"
#include "ui/context/contextpanel.h"
#include "ui/history/historypanel.h"
#include "ui/pages/compactionpage.h"
#include "ui/problems/problemspanel.h"

#include <QDockWidget>
#include <QLabel>
#include <QSlider>
#include <QTreeView>

#include <algorithm>
#include <ranges>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The context dock by mouse and keyboard.
class TestContextPanel : public EditingWindow
{
    Q_OBJECT

    [[nodiscard]] ContextPanel* panel() const { return m_window->panel<ContextPanel>(); }
    void openPanel()
    {
        action(Act::ShowContext)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible() && panel()->model()->rowCount() > 0, Patience);
        idle();
    }

private slots:
    void showsWhatIsSentNow()
    {
        openSample();
        QCOMPARE(action(Act::ShowContext)->shortcut(), QKeySequence(u"Ctrl+4"_s));
        openPanel();
        QCOMPARE(panel()->place()->text(), u"Now"_s);
        QVERIFY2(panel()->figures()->text().contains(u"tokens"_s), qPrintable(panel()->figures()->text()));
        QVERIFY2(panel()->figures()->text().contains(u"compacts at "_s), qPrintable(panel()->figures()->text()));
        QVERIFY2(
            !panel()->figures()->text().contains(u"; now "_s), qPrintable(panel()->figures()->text())); // said once
        QVERIFY(panel()->figures()->toolTip().contains(u"default settings"_s));
        QTRY_VERIFY_WITH_TIMEOUT(panel()->figures()->text().contains(u"since the previous message"_s), Patience);
        // A row leads to its message.
        const QModelIndex last = panel()->model()->index(panel()->model()->rowCount() - 1, 0);
        panel()->view()->setCurrentIndex(last);
        panel()->view()->setFocus();
        goTo(0);
        panel()->view()->setFocus();
        QTest::keyClick(panel()->view(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(timeline()->currentRow() > 0, Patience);
    }

    void comparesWithTheTurnBefore()
    {
        openSample();
        openPanel();
        QVERIFY(panel()->view()->isVisible() && !panel()->comparison()->isVisible());
        QTest::mouseClick(panel()->compareChip(), Qt::LeftButton);
        QVERIFY(!panel()->view()->isVisible() && panel()->comparison()->isVisible());
        const ContextComparisonModel* model = panel()->comparison()->model();
        QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() > 0, Patience);
        const QString figures = panel()->comparison()->figures()->text();
        QVERIFY2(figures.contains(u"new item"_s), qPrintable(figures));
        // A line leads to its message.
        goTo(0);
        QTreeView* view = panel()->comparison()->view();
        const QModelIndex last = model->index(model->rowCount() - 1, ContextComparisonModel::NowColumn);
        QCOMPARE(last.data(ContextComparisonModel::StateRole).toInt(), int(ContextComparisonModel::State::New));
        view->scrollTo(last);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(last).center());
        QTRY_VERIFY_WITH_TIMEOUT(timeline()->currentRow() > 0, Patience);
        QTest::mouseClick(panel()->compareChip(), Qt::LeftButton);
        QVERIFY(panel()->view()->isVisible() && !panel()->comparison()->isVisible());
    }

    void goesBackBySliderAndByTimeline()
    {
        openSample();
        openPanel();
        QSlider* slider = panel()->slider();
        const int rows = panel()->model()->rowCount();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Home);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->place()->text().startsWith(u"At message 1 "_s), Patience);
        QVERIFY(panel()->model()->rowCount() < rows);
        QTest::keyClick(slider, Qt::Key_End);
        QTRY_COMPARE_WITH_TIMEOUT(panel()->place()->text(), u"Now"_s, Patience);

        goTo(9);
        QTest::mouseClick(panel()->followChip(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->place()->text().startsWith(u"At message 10 "_s), Patience);
        goTo(4);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->place()->text().startsWith(u"At message 5 "_s), Patience);
        QTest::keyClick(slider, Qt::Key_Right); // by hand: no longer followed
        QTRY_VERIFY_WITH_TIMEOUT(panel()->place()->text().startsWith(u"At message 6 "_s), Patience);
        QVERIFY(!panel()->followChip()->isChecked());
    }

    /// By which summary a message left the window, when, and what is to be seen of it.
    void tellsWhenAMessageLeft()
    {
        openSample();
        openPanel();
        goTo(timeline()->model()->rowCount() - 1);
        QTRY_VERIFY_WITH_TIMEOUT(!panel()->departure()->isVisible(), Patience); // the newest is in it
        goTo(2);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->departure()->isVisible(), Patience);
        QVERIFY2(panel()->departure()->text().contains(u"Message 3 left the window at message "_s),
            qPrintable(panel()->departure()->text()));
        QVERIFY(panel()->departure()->text().contains(u"Leaf 1"_s));
        QVERIFY(panel()->departure()->text().contains(u"replaces it now"_s));
        emit panel() -> departure()->linkActivated(u"before"_s);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->place()->text().startsWith(u"At message "_s), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(
            panel()->departure()->text().startsWith(u"Message 3 was in the window then."_s), Patience);
        QVERIFY(std::ranges::any_of(std::views::iota(0, panel()->model()->rowCount()), [&](int row) {
            const auto item = panel()->model()->index(row, 0).data(ContextModel::RowRole).value<ContextRow>().item;
            return item.id == m_window->tabs()->currentSession()->currentMessage()->id.value;
        }));
        emit panel() -> departure()->linkActivated(u"review"_s);
        auto* page = m_window->tabs()->currentAsideAs<CompactionPage>();
        QVERIFY(page);
        QTRY_VERIFY_WITH_TIMEOUT(page->isIdle() && page->graph()->current() == 0, Patience);
    }

    /// A summary without a message of its own does not tell when it was made.
    void saysNothingOfATimeThatIsNotKnown()
    {
        auto made = std::make_unique<FakeStore>();
        FakeSession session = SessionBuilder(u"s"_s)
                                  .user(u"Hello"_s)
                                  .assistant(u"Good day"_s)
                                  .user(u"And now?"_s)
                                  .assistant(u"On we go"_s)
                                  .build();
        SummaryNode node;
        node.id = NodeId(u"n"_s);
        node.first = session.messages.at(0)->id;
        node.last = session.messages.at(1)->id;
        node.inContext = true;
        session.nodes = {node};
        made->add(session);
        OpenStore store(std::move(made));
        ContextSource source;
        ContextPanel one(&source);
        source.setCurrent(&store, SessionId(u"s"_s));
        one.show();
        one.setCurrentMessage(0);
        source.setAt(2);
        QTRY_VERIFY_WITH_TIMEOUT(source.picture() && source.picture()->at == 2 && source.summaries(), Patience);
        QVERIFY2(one.departure()->text().startsWith(u"Message 1 left the window with "_s),
            qPrintable(one.departure()->text()));
    }

    /// With docks on both sides of a window of 1000 pixels, and in a language of long words.
    void docksFitWhereThereIsLittleRoom()
    {
        openSample();
        openPanel();
        action(Act::ShowHistory)->trigger();
        action(Act::ShowProblems)->trigger();
        idle();
        m_window->resize(1000, 700);
        action(Act::ShowContext)->trigger();
        QTRY_VERIFY(panel()->width() < 800);
        QVERIFY2(panel()->slider()->width() >= 16 * Style::measures().u,
            qPrintable(QString::number(panel()->slider()->width())));
        QVERIFY(panel()->countingButton()->width() >= 20 * Style::measures().u);
        // The words of the chips give way before what is typed into and what is read.
        for (const int width : {640, 700, 760, 820, 900}) {
            ContextSource none;
            ContextPanel one(&none);
            one.rulesButton()->show();
            one.countingButton()->show();
            one.rulesButton()->setText(u"A long name of rules, window 200,000"_s);
            one.followChip()->setText(u"Der Zeitleiste folgen"_s);
            one.compareChip()->setText(u"Vergleich mit der Runde davor"_s);
            one.resize(width, 300);
            one.show();
            QTRY_VERIFY(one.findEdit()->width() >= 24 * Style::measures().u);
            QTRY_VERIFY(one.countingButton()->width() >= one.countingButton()->sizeHint().width());
        }
        const auto* history = m_window->panel<HistoryPanel>();
        const auto* problems = m_window->panel<ProblemsPanel>();
        for (QPushButton* button : {panel()->rulesButton(), panel()->countingButton(), history->showButton(),
                 history->undoButton(), history->redoButton(), history->throughButton(), problems->againButton(),
                 problems->repairButton(), problems->repairAllButton()})
            button->setText(u"Words of an uncommon length"_s);
        for (const QWidget* dock : {static_cast<const QWidget*>(panel()), static_cast<const QWidget*>(history),
                 static_cast<const QWidget*>(problems)})
            QVERIFY2(dock->minimumSizeHint().width() <= 700,
                qPrintable(u"%1: %2"_s.arg(QLatin1StringView(dock->metaObject()->className()))
                        .arg(dock->minimumSizeHint().width())));
    }

    void findsWords()
    {
        openSample();
        openPanel();
        panel()->findEdit()->setFocus();
        QTest::keyClicks(panel()->findEdit(), u"retry"_s);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->model()->foundCount() > 0, Patience);
        const int first = panel()->view()->currentIndex().row();
        QVERIFY(panel()->model()->index(first, 0).data(ContextModel::FoundRole).toBool());
        QTest::keyClick(panel()->findEdit(), Qt::Key_Return);
        if (panel()->model()->foundCount() > 1)
            QVERIFY(panel()->view()->currentIndex().row() != first);
    }

    void failureIsShownAsItIs()
    {
        const Error error {Errc::Corrupt, u"\"sessions.db\" is damaged: <b> & more."_s, {}};
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"s"_s).user(u"Hello"_s).build());
        fake->fail(FakeStore::Call::Context, error);
        OpenStore damaged(std::move(fake));
        ContextSource source;
        ContextPanel one(&source);
        source.setCurrent(&damaged, SessionId(u"s"_s));
        one.show();
        QTRY_COMPARE_WITH_TIMEOUT(one.figures()->text(), error.text, Patience);
        QCOMPARE(one.figures()->textFormat(), Qt::PlainText);
    }

    void hiddenPanelReadsNothing()
    {
        openSample();
        QVERIFY(!panel()->isVisible());
        QCOMPARE(panel()->model()->rowCount(), 0);
    }
};

GUI_TEST_CLASS(TestContextPanel)

#include "tst_contextpanel.moc"
