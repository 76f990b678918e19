// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/samplestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/chip.h"
#include "ui/common/style.h"
#include "ui/compare/comparefilesmodel.h"
#include "ui/compare/compareview.h"
#include "ui/export/exportdialog.h"
#include "ui/lineage/lineageview.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/window/asidetabs.h"
#include "ui/window/filterpopup.h"
#include "ui/pages/lineagepage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabarea.h"

#include <QFile>
#include <QComboBox>
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleHints>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;
using Kind = LineageNode::Kind;

/// A session with a checkpoint, a fork of it after its second message, and a stranger.
std::unique_ptr<FakeStore> makeFake()
{
    const QString answer = u"An answer that is long enough to be told from every other one there is, number %1"_s;
    auto fake = std::make_unique<FakeStore>();
    const auto begin = [&answer](const QString& id, const QString& title) {
        return SessionBuilder(id).title(title).user(u"Begin"_s).assistant(answer.arg(0));
    };
    FakeSession main = begin(u"main"_s, u"Main session"_s)
                           .checkpoint(u"before"_s)
                           .user(u"Go left"_s)
                           .assistant(answer.arg(1))
                           .tool(u"bash"_s, u"{\"command\":\"make all\"}"_s, u"ok"_s)
                           .user(u"More"_s)
                           .assistant(answer.arg(2))
                           .build();
    FakeSession fork = begin(u"fork"_s, u"Forked session"_s).user(u"Go right"_s).assistant(answer.arg(3)).build();
    fork.info.createdAt = timeFromMs(SessionBuilder::BaseMs + 3'600'000);
    const LineageEdge edge {SessionId(u"main"_s), SessionId(u"fork"_s), LineageEdge::Kind::Fork, main.messages[1]->id};
    main.edges = {edge};
    fork.edges = {edge};
    fake->add(main);
    fake->add(fork);
    fake->add(SessionBuilder(u"other"_s).title(u"A stranger"_s).user(u"Else"_s).assistant(u"what"_s).build());
    StoreInfo info = fake->info();
    info.path = u"/fake/sessions.db"_s;
    info.format = u"mnesis"_s;
    fake->setInfo(info);
    return fake;
}

} // namespace

class TestLineage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<LineagePage> m_page;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    std::unique_ptr<QAbstractItemModelTester> m_compareTester;
    FakeStore* m_fake = nullptr;

    void show(const QString& session = u"main"_s, bool load = true)
    {
        auto fake = makeFake();
        m_fake = fake.get();
        m_store = std::make_unique<OpenStore>(std::move(fake));
        m_page = std::make_unique<LineagePage>(m_store.get(), SessionId(session));
        const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
        m_tester = std::make_unique<QAbstractItemModelTester>(model(), mode);
        m_compareTester = std::make_unique<QAbstractItemModelTester>(m_page->comparison()->model(), mode);
        m_page->resize(1100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        if (!load)
            return;
        m_page->reload();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->isIdle() && model()->rowCount() > 0, Patience);
    }

    [[nodiscard]] LineageModel* model() const { return m_page->lineage()->model(); }
    [[nodiscard]] QTreeView* view() const { return m_page->lineage()->view(); }

    [[nodiscard]] QStringList rows(int column = LineageModel::EventColumn) const
    {
        QStringList texts;
        for (int row = 0; row < model()->rowCount(); ++row)
            texts << model()->index(row, column).data().toString();
        return texts;
    }

    void click(int row, Qt::KeyboardModifiers modifiers = {}) const
    {
        const QRect rect = view()->visualRect(model()->index(row, LineageModel::EventColumn));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, modifiers, rect.center());
    }

    /// The texts of the context menu of a row; one of them may be pressed.
    QStringList menuAt(int row, const QString& pressed = {}) const
    {
        emit view()
            -> customContextMenuRequested(view()->visualRect(model()->index(row, LineageModel::EventColumn)).center());
        auto* menu = m_page->lineage()->findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
        QStringList all;
        for (QAction* action : menu->actions()) {
            all << action->text();
            if (action->text() == pressed)
                action->trigger();
        }
        delete menu;
        return all;
    }

private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        qputenv("HOME", m_dir.path().toUtf8());
    }

    void cleanup()
    {
        m_tester.reset();
        m_compareTester.reset();
        m_page.reset();
        m_store.reset();
    }

    void drawsTheFamily()
    {
        show();
        const QStringList expected {u"Main session"_s, u"Fork point after message 2"_s, u"Checkpoint “before”"_s,
            u"End · waiting for you"_s, u"Forked session"_s, u"End · waiting for you"_s};
        QCOMPARE(rows(), expected);
        QVERIFY(rows(LineageModel::DetailColumn)[4].startsWith(u"fork at 2"_s));
        const QString figures = m_page->lineage()->figures()->text();
        QVERIFY2(figures.startsWith(u"1 store"_s) && figures.contains(u"2 session"_s), qPrintable(figures));
        QVERIFY(figures.contains(u"6 node"_s));
        // It looks like something: lanes are drawn in their colours.
        const QImage picture = view()->viewport()->grab().toImage();
        const QRect lane = view()->visualRect(model()->index(0, LineageModel::LaneColumn));
        int coloured = 0;
        for (int x = lane.left(); x < lane.right(); ++x)
            coloured += picture.pixelColor(x, lane.center().y()) == Style::colours().accent ? 1 : 0;
        QVERIFY(coloured > 4);
    }

    void largeFiguresAreWhole()
    {
        FakeSession large = SessionBuilder(u"large"_s).title(u"Large"_s).user(u"Go"_s).assistant(u"Done"_s).build();
        large.info.tokens.total = 999'505'816'123;
        auto fake = makeFake();
        fake->add(large);
        m_store = std::make_unique<OpenStore>(std::move(fake));
        m_page = std::make_unique<LineagePage>(m_store.get(), SessionId(u"large"_s));
        m_page->resize(1100, 700);
        m_page->show();
        m_page->reload();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->isIdle() && model()->rowCount() > 0, Patience);
        const Measures& m = Style::measures();
        const auto needed
            = [&](const QString& figure) { return QFontMetrics(m.body).horizontalAdvance(figure) + 2 * m.u; };
        QVERIFY(rows(LineageModel::TokensColumn).contains(u"999,505,816,123"_s));
        for (const QString& figure : rows(LineageModel::TokensColumn))
            QVERIFY2(view()->columnWidth(LineageModel::TokensColumn) >= needed(figure), qPrintable(figure));
    }

    void detailsTakeTheFreeRoom()
    {
        const QString name = u"anthropic/claude-opus-4-6-with-a-name-that-is-longer-than-those-of-others"_s;
        FakeSession talk = SessionBuilder(u"talk"_s).title(u"Talk"_s).user(u"Go"_s).assistant(u"Done"_s).build();
        talk.info.model = name;
        auto fake = makeFake();
        fake->add(talk);
        m_store = std::make_unique<OpenStore>(std::move(fake));
        m_page = std::make_unique<LineagePage>(m_store.get(), SessionId(u"talk"_s));
        m_page->resize(1300, 700);
        m_page->show();
        m_page->reload();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->isIdle() && model()->rowCount() > 0, Patience);
        const Measures& m = Style::measures();
        const auto needed = [&](const QString& text, const QFont& font) {
            return QFontMetrics(font).horizontalAdvance(text) + 2 * m.u;
        };
        const QString detail = rows(LineageModel::DetailColumn).constFirst();
        QVERIFY2(detail.contains(name), qPrintable(detail));
        QVERIFY(view()->columnWidth(LineageModel::DetailColumn) >= needed(detail, m.body));
        QVERIFY(view()->columnWidth(LineageModel::EventColumn) >= needed(u"Talk"_s, m.bold));
        // Without room for both, each has some of it.
        m_page->resize(760, 700);
        QTRY_VERIFY(view()->columnWidth(LineageModel::DetailColumn) < needed(detail, m.body));
        QVERIFY(view()->columnWidth(LineageModel::EventColumn) >= needed(u"Talk"_s, m.bold));
    }

    void saysTheStatesOfReading()
    {
        show(u"main"_s, false);
        m_fake->hold(FakeStore::Call::Sessions);
        m_page->reload();
        QLabel* message = m_page->lineage()->message();
        QVERIFY(message->isVisible());
        QVERIFY(message->text().startsWith(u"Reading"_s));
        m_fake->fail(FakeStore::Call::Sessions, {Errc::Busy, u"The store is <locked>."_s, {}});
        m_fake->release();
        QTRY_VERIFY(message->text().contains(u"&lt;locked&gt;"_s));
        m_fake->mend();
        emit message->linkActivated(u"retry"_s);
        QTRY_COMPARE(model()->rowCount(), 6);
        QVERIFY(!message->isVisible());
    }

    void chipsHideAndShow()
    {
        show();
        QTest::mouseClick(m_page->lineage()->chip(LineageHide::Checkpoints), Qt::LeftButton);
        QTRY_COMPARE(model()->rowCount(), 5);
        QTest::mouseClick(m_page->lineage()->chip(LineageHide::Forks), Qt::LeftButton);
        QTRY_COMPARE(rows(), (QStringList {u"Main session"_s, u"End · waiting for you"_s}));
        QTest::mouseClick(m_page->lineage()->chip(LineageHide::Forks), Qt::LeftButton);
        QTest::mouseClick(m_page->lineage()->chip(LineageHide::Checkpoints), Qt::LeftButton);
        QTRY_COMPARE(model()->rowCount(), 6);
    }

    void theWholeStoreOrTheFamily()
    {
        show();
        QTest::mouseClick(m_page->lineage()->wholeChip(), Qt::LeftButton);
        QTRY_VERIFY(rows().contains(u"A stranger"_s));
        QTest::mouseClick(m_page->lineage()->wholeChip(), Qt::LeftButton);
        QTRY_VERIFY(!rows().contains(u"A stranger"_s));
    }

    void theProjectOrTheFamily()
    {
        show();
        QTest::mouseClick(m_page->lineage()->projectChip(), Qt::LeftButton);
        QTRY_VERIFY(rows().contains(u"A stranger"_s)); // which names no other directory
        QVERIFY(m_page->lineage()->projectChip()->isChecked());
        QTest::mouseClick(m_page->lineage()->wholeChip(), Qt::LeftButton);
        QTRY_VERIFY(m_page->lineage()->wholeChip()->isChecked());
        QVERIFY(!m_page->lineage()->projectChip()->isChecked());
        QTest::mouseClick(m_page->lineage()->wholeChip(), Qt::LeftButton);
        QTRY_VERIFY(!rows().contains(u"A stranger"_s));
    }

    void returnAndDoubleClickGoToTheTimeline()
    {
        show();
        QSignalSpy chosen(m_page.get(), &LineagePage::placeChosen);
        click(2);
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(1).value<SessionId>().value, u"main"_s);
        QVERIFY(!chosen.at(0).at(2).value<MessageId>().isEmpty());
        QTest::keyClick(view(), Qt::Key_End);
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(chosen.at(1).at(1).value<SessionId>().value, u"fork"_s);
        const QPoint place = view()->visualRect(model()->index(0, LineageModel::EventColumn)).center();
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(view()->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(chosen.count() >= 3);
        QCOMPARE(chosen.last().at(1).value<SessionId>().value, u"main"_s);
    }

    void twoSelectedRowsAreCompared()
    {
        show();
        QVERIFY(!m_page->comparison()->isVisible());
        click(3);
        click(4, Qt::ControlModifier);
        QTRY_VERIFY(m_page->comparison()->isVisible());
        QTRY_VERIFY(m_page->isIdle() && m_page->comparison()->model()->rowCount() > 1);
        QCOMPARE(model()->index(3, 0).data(LineageModel::MarkRole).toString(), u"A"_s);
        QCOMPARE(model()->index(4, 0).data(LineageModel::MarkRole).toString(), u"B"_s);
        const CompareModel* compared = m_page->comparison()->model();
        QCOMPARE(compared->comparison()->common, 2);
        QVERIFY(compared->index(0, 0).data().toString().startsWith(u"2 message"_s));
        // "Go left" against "Go right", answers against each other, the rest on one side.
        QCOMPARE(compared->changeCount(), 5);
        QCOMPARE(m_page->comparison()->figure(1, 0)->text(), u"4"_s);
        QTest::mouseClick(m_page->comparison()->closeButton(), Qt::LeftButton);
        QVERIFY(!m_page->comparison()->isVisible());
        QVERIFY(model()->index(3, 0).data(LineageModel::MarkRole).toString().isEmpty());
    }

    void theCommonBeginningUnfolds()
    {
        show();
        click(3);
        click(4, Qt::ControlModifier);
        QTRY_VERIFY(m_page->isIdle() && m_page->comparison()->model()->rowCount() > 1);
        CompareModel* compared = m_page->comparison()->model();
        QTreeView* rows = m_page->comparison()->view();
        const int folded = compared->rowCount();
        const QString first = compared->index(compared->changeRow(0), 0).data().toString();
        rows->setFocus();
        rows->setCurrentIndex(compared->index(0, 0));
        QTest::keyClick(rows, Qt::Key_Return);
        QTRY_COMPARE(compared->rowCount(), folded + 2);
        QCOMPARE(rows->currentIndex().row(), 0);
        QCOMPARE(compared->index(1, 0).data().toString(), u"Begin"_s);
        for (const int row : {1, 2}) {
            QCOMPARE(compared->rowAt(row)->mark, CompareRow::Mark::Same);
            QCOMPARE(compared->index(row, CompareModel::SideAColumn).data(CompareModel::KindRole).toInt(),
                int(CompareModel::RowKind::Parts));
            QVERIFY(!rows->isFirstColumnSpanned(row, {}));
        }
        QCOMPARE(compared->changeCount(), 5);
        QCOMPARE(compared->index(compared->changeRow(0), 0).data().toString(), first);
        // A message of it leads to the timeline of its side.
        QSignalSpy chosen(m_page.get(), &LineagePage::placeChosen);
        const QPoint other = rows->visualRect(compared->index(2, CompareModel::SideBColumn)).center();
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, other);
        QTest::mouseDClick(rows->viewport(), Qt::LeftButton, {}, other);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().at(1).value<SessionId>(), SessionId(u"fork"_s));
        // And folded again, once two clicks are no double click.
        QTest::qWait(QGuiApplication::styleHints()->mouseDoubleClickInterval() + 50);
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(compared->index(0, 0)).center());
        QTRY_COMPARE(compared->rowCount(), folded);
    }

    void aLongBeginningUnfoldsByPieces()
    {
        show();
        constexpr int Common = 250;
        for (const QString& id : {u"p"_s, u"q"_s}) {
            SessionBuilder session(id);
            for (int i = 0; i < Common; ++i)
                session.user(u"Message number %1 of both"_s.arg(i));
            m_fake->add(session.user(u"Only of "_s + id).build());
        }
        CompareSource source(m_store.get());
        CompareView view(&source);
        const QAbstractItemModelTester tester(view.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        view.resize(900, 400);
        view.show();
        source.compare({SessionId(u"p"_s), {}}, {SessionId(u"q"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(source.comparison() && !source.isWorking(), Patience);
        QCOMPARE(source.comparison()->common, Common);
        const int folded = view.model()->rowCount();
        source.readCommon();
        QTRY_COMPARE_WITH_TIMEOUT(view.model()->rowCount(), folded + 1 + int(CompareSource::FirstCommon), Patience);
        QCOMPARE(view.model()->index(1, 0).data(CompareModel::KindRole).toInt(), int(CompareModel::RowKind::Earlier));
        QVERIFY2(view.model()->index(1, 0).data().toString().startsWith(u"150 "_s),
            qPrintable(view.model()->index(1, 0).data().toString()));
        QCOMPARE(view.model()->cell(2, CompareModel::SideBColumn).number, u"151"_s);
        // What was looked at stays where it is.
        view.view()->setCurrentIndex(view.model()->index(40, 0));
        const QString current = view.view()->currentIndex().data().toString();
        source.readCommon();
        QTRY_COMPARE_WITH_TIMEOUT(view.model()->rowCount(), folded + Common, Patience);
        QCOMPARE(view.view()->currentIndex().data().toString(), current);
        QCOMPARE(view.model()->cell(1, CompareModel::SideAColumn).number, u"1"_s);
    }

    void comparisonsAreExported()
    {
        show();
        QVERIFY(!m_page->comparison()->exportButton()->isEnabled());
        click(3);
        click(4, Qt::ControlModifier);
        QTRY_VERIFY(m_page->isIdle() && m_page->comparison()->model()->rowCount() > 1);
        QTest::mouseClick(m_page->comparison()->exportButton(), Qt::LeftButton);
        auto* dialog = m_page->findChild<ExportDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->scopeChooser()->isHidden());
        QCOMPARE(dialog->formChooser()->count(), 2);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"a.html"_s);
        dialog->exportTo(file);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
        QFile written(file);
        QVERIFY2(written.open(QIODevice::ReadOnly), qPrintable(dialog->note()));
        const QByteArray html = written.readAll();
        QVERIFY2(html.contains("Go left") && html.contains("Go right") && html.contains("differs"), html.constData());
        QCOMPARE(html.count("<article class=\"pair"), m_page->comparison()->model()->changeCount());
        delete dialog;
    }

    void comparedAnewWhenTheStoreChanges()
    {
        show();
        click(3);
        click(4, Qt::ControlModifier);
        QTRY_VERIFY(m_page->isIdle() && m_page->comparison()->model()->rowCount() > 1);
        CompareModel* compared = m_page->comparison()->model();
        QTreeView* rows = m_page->comparison()->view();
        QCOMPARE(m_page->comparison()->figure(1, 1)->text(), u"2"_s);
        rows->setCurrentIndex(compared->index(compared->changeRow(2), 0));
        const QString current = rows->currentIndex().data().toString();
        const Comparison* before = compared->comparison();
        m_fake->append(SessionId(u"other"_s), *SessionBuilder().user(u"elsewhere"_s).lastMessage());
        m_fake->append(SessionId(u"fork"_s), *SessionBuilder().user(u"Go right again"_s).lastMessage());
        m_store->pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(m_page->comparison()->figure(1, 1)->text(), u"3"_s, Patience);
        QVERIFY(compared->comparison() != before);
        QCOMPARE(rows->currentIndex().data().toString(), current);
    }

    void keysCompareToo()
    {
        show();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Home);
        QTest::keyClick(view(), Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(m_page->comparison()->isVisible());
        QCOMPARE(model()->mark(LineageModel::SideA).kind, Kind::Session);
        QCOMPARE(model()->mark(LineageModel::SideB).kind, Kind::Fork);
    }

    void theMenuCompares()
    {
        show();
        menuAt(5, u"Compare as B"_s);
        QVERIFY(!m_page->comparison()->isVisible());
        menuAt(3, u"Compare as A"_s);
        QTRY_VERIFY(m_page->comparison()->isVisible());
    }

    void theMenuAsksForEdits()
    {
        show();
        QSignalSpy edits(m_page.get(), &LineagePage::editRequested);
        QVERIFY(menuAt(2, u"Fork here…"_s).contains(u"Fork here…"_s));
        QCOMPARE(edits.count(), 1);
        QCOMPARE(edits.at(0).at(0).value<EditKind>(), EditKind::Fork);
        QCOMPARE(edits.at(0).at(2).value<SessionId>().value, u"main"_s);
        QVERIFY(!menuAt(0).contains(u"Fork here…"_s)); // no message to fork at
    }

    void nothingAboveTheTableIsCutOff()
    {
        show();
        QList<QAction*> actions;
        for (const QString& word : {u"Fork"_s, u"Resume here"_s, u"Checkpoint"_s, u"Rename"_s, u"Delete session"_s}) {
            actions << new QAction(word, m_page.get());
            actions.constLast()->setIcon(view()->style()->standardIcon(QStyle::SP_FileIcon));
        }
        LineageView* lineage = m_page->lineage();
        lineage->setActions(actions);
        const auto buttons = lineage->findChildren<QToolButton*>();
        for (const int width : {640, 760, 900, 1040, 1300, 1500, 700}) {
            m_page->resize(width, 700);
            QCOMPARE(m_page->width(), width); // the row does not widen the page
            for (const QAction* action : std::as_const(actions)) {
                const auto button = std::ranges::find(buttons, action, &QToolButton::defaultAction);
                QVERIFY(button != buttons.end());
                QVERIFY2(QTest::qWaitFor([&] { return (*button)->width() >= (*button)->sizeHint().width(); }, Patience),
                    qPrintable(QString::number(width)));
                const QRect place((*button)->mapTo(lineage, QPoint()), (*button)->size());
                QVERIFY2(lineage->rect().contains(place), qPrintable(QString::number(width)));
            }
        }
        m_page->resize(1500, 700);
        QTRY_COMPARE(buttons.constFirst()->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    }

    void changesOnlyAndSteps()
    {
        show();
        m_page->compareWith(SessionId(u"fork"_s));
        CompareView* compare = m_page->comparison();
        QTRY_VERIFY(compare->isVisible() && m_page->isIdle() && compare->model()->rowCount() > 1);
        QCOMPARE(compare->position()->text(), u"1 of 5"_s);
        QTest::keyClick(compare->view(), Qt::Key_Down);
        QCOMPARE(compare->position()->text(), u"2 of 5"_s);
        compare->stepChange(1);
        QCOMPARE(compare->position()->text(), u"3 of 5"_s);
        compare->stepChange(-5);
        QCOMPARE(compare->position()->text(), u"3 of 5"_s);
        const int all = compare->model()->rowCount();
        QTest::mouseClick(compare->changesOnly(), Qt::LeftButton);
        QVERIFY(compare->model()->rowCount() <= all);
        for (int row = 1; row < compare->model()->rowCount(); ++row)
            QVERIFY(compare->model()->rowAt(row)->mark != CompareRow::Mark::Same);
        // Return on a row leads to its message.
        QSignalSpy chosen(m_page.get(), &LineagePage::placeChosen);
        compare->view()->setCurrentIndex(compare->model()->index(1, CompareModel::SideBColumn));
        QTest::keyClick(compare->view(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(compare->model()->index(1, 0).data(Qt::AccessibleTextRole).toString().left(2), u"A:"_s);
    }

    void wordsThatDifferAreMarked_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("lines");
        QTest::newRow("light") << int(Colours::Kind::Light) << 1;
        QTest::newRow("dark") << int(Colours::Kind::Dark) << 1;
        // Such a row has no ground of its own there.
        QTest::newRow("high contrast") << int(Colours::Kind::HighContrast) << 2;
    }

    void wordsThatDifferAreMarked()
    {
        QFETCH(const int, kind);
        QFETCH(const int, lines);
        const QPalette before = QApplication::palette();
        const auto back = qScopeGuard([&] { QApplication::setPalette(before); });
        QApplication::setPalette(Colours::palette(Colours::Kind(kind)));
        show();
        m_page->compareWith(SessionId(u"fork"_s));
        CompareView* compare = m_page->comparison();
        QTRY_VERIFY(compare->isVisible() && m_page->isIdle() && compare->model()->rowCount() > 1);
        const Colours& c = Style::colours();
        QCOMPARE(int(c.kind), kind);
        QCOMPARE(c.warningTint == c.base, c.kind == Colours::Kind::HighContrast);
        int row = 1; // behind what is the same
        while (row < compare->model()->rowCount() && compare->model()->rowAt(row)->mark != CompareRow::Mark::Differs)
            ++row;
        for (const int column : {CompareModel::SideAColumn, CompareModel::SideBColumn}) {
            const QRect place = compare->view()->visualRect(compare->model()->index(row, column));
            QVERIFY(place.isValid());
            const QImage image = compare->view()->viewport()->grab(place).toImage();
            int found = 0;
            bool wasLine = false;
            for (int y = 0; y < image.height(); ++y) {
                int run = 0;
                int longest = 0;
                for (int x = 0; x < image.width(); ++x) {
                    run = image.pixelColor(x, y) == c.warning ? run + 1 : 0;
                    longest = std::max(longest, run);
                }
                const bool isLine = longest > 6;
                found += isLine && !wasLine;
                wasLine = isLine;
            }
            QCOMPARE(found, lines);
        }
    }

    void aFailedComparisonSaysSo()
    {
        show();
        m_fake->fail(FakeStore::Call::Messages, {Errc::Corrupt, u"It is damaged."_s, {}});
        m_page->compareWith(SessionId(u"fork"_s));
        QLabel* message = m_page->comparison()->message();
        QTRY_VERIFY(message->text().startsWith(u"It is damaged."_s));
        m_fake->mend();
        emit message->linkActivated(u"retry"_s);
        QTRY_VERIFY(m_page->comparison()->model()->rowCount() > 1);
    }

    void goesOnWithTheStore()
    {
        show();
        FakeSession added = SessionBuilder(u"late"_s).title(u"Late fork"_s).user(u"New"_s).build();
        added.info.createdAt = timeFromMs(SessionBuilder::BaseMs + 7'200'000);
        added.edges = {{SessionId(u"main"_s), SessionId(u"late"_s), LineageEdge::Kind::Fork, {}}};
        click(1);
        m_fake->add(added);
        m_fake->append(SessionId(u"main"_s), *SessionBuilder().user(u"and"_s).lastMessage());
        m_page->reload();
        QTRY_VERIFY(m_page->isIdle() && rows().contains(u"End · prompt without an answer"_s));
        QCOMPARE(view()->currentIndex().row(), 1); // the same event is current
    }

    void rowsCanBeHeard()
    {
        show();
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(view());
        QVERIFY(table && table->text(QAccessible::Name) == u"Lineage"_s);
        const QString text = model()->index(1, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(text.startsWith(u"Fork point"_s) && text.contains(u"Main session"_s), qPrintable(text));
    }

    void livesInATabOfTheWindow()
    {
        MainWindow window(m_dir.filePath(u"window.ini"_s));
        window.stores()->setOpener(
            [](const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> { return makeFake(); });
        window.resize(1280, 800);
        window.show();
        window.openRequest({{u"/fake/sessions.db"_s}, SessionId(u"main"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(window.tabs()->currentSession() && window.isIdle(), Patience);
        QAction* action = window.actions()->get(Actions::Id::ShowLineage);
        QCOMPARE(action->shortcut(), QKeySequence(u"Ctrl+6"_s));
        action->trigger();
        LineagePage* page = window.tabs()->currentAsideAs<LineagePage>();
        QVERIFY(page);
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), Patience);
        QCOMPARE(window.windowTitle(), u"Lineage · Main session — Stemma"_s);
        QCOMPARE(window.tabs()->tabs()->count(), 2);
        action->trigger();
        QCOMPARE(window.tabs()->tabs()->count(), 2);
        // Into the timeline of the fork, and back to the lineage.
        QTreeView* view = page->lineage()->view();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_End);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_VERIFY(window.tabs()->currentSession());
        QCOMPARE(window.tabs()->currentSession()->session().value, u"fork"_s);
        // "Compare with…" from the tree asks for the other one.
        emit window.panel<SessionsPanel>()->compareRequested(window.stores()->stores().first(), SessionId(u"main"_s));
        auto* popup = window.findChild<FilterPopup*>();
        QVERIFY(popup);
        auto* edit = popup->findChild<QLineEdit*>();
        QTest::keyClicks(edit, u"Forked"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_VERIFY(window.tabs()->currentAsideAs<LineagePage>() && page->comparison()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), Patience);
        QVERIFY(page->comparison()->model()->rowCount() > 1);
        window.actions()->get(Actions::Id::CloseTab)->trigger();
        QVERIFY(!window.tabs()->currentAsideAs<LineagePage>());
        // A store that is closed takes its lineage with it.
        emit window.panel<SessionsPanel>()->lineageRequested(window.stores()->stores().first(), SessionId(u"other"_s));
        QVERIFY(window.tabs()->currentAsideAs<LineagePage>());
        window.stores()->close(window.stores()->stores().first());
        QVERIFY(!window.tabs()->currentAsideAs<LineagePage>());
    }

    void isAPlaceOfBackAndForwardAndOutlivesARestart()
    {
        const QString settings = m_dir.filePath(u"places.ini"_s);
        const auto make = [&] {
            auto window = std::make_unique<MainWindow>(settings);
            window->stores()->setOpener(
                [](const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> { return makeFake(); });
            window->resize(1280, 800);
            window->show();
            return window;
        };
        auto window = make();
        window->openRequest({{u"/fake/sessions.db"_s}, SessionId(u"main"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(window->tabs()->currentSession() && window->isIdle(), Patience);
        const auto trigger = [&](Actions::Id id) { window->actions()->get(id)->trigger(); };
        const auto lineage = [&] { return window->tabs()->currentAsideAs<LineagePage>(); };
        trigger(Actions::Id::ShowLineage);
        QVERIFY(lineage());
        QTRY_VERIFY_WITH_TIMEOUT(window->isIdle(), Patience);
        trigger(Actions::Id::Back);
        QVERIFY(window->tabs()->currentSession());
        trigger(Actions::Id::Forward);
        QVERIFY(lineage());

        // With what is compared in it.
        lineage()->compareWith(SessionId(u"fork"_s));
        QTRY_VERIFY(lineage()->comparison()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(window->isIdle(), Patience);
        QTreeView* view = lineage()->lineage()->view();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_End);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(window->tabs()->currentSession() && window->isIdle(), Patience);
        QCOMPARE(window->tabs()->currentSession()->session(), SessionId(u"fork"_s));
        trigger(Actions::Id::Back);
        QVERIFY(lineage());
        const QString compared = lineage()->focusedOn();
        QVERIFY(!compared.isEmpty());

        // A closed one comes back as it was.
        trigger(Actions::Id::CloseTab);
        QVERIFY(!lineage());
        trigger(Actions::Id::ReopenTab);
        QVERIFY(lineage());
        QTRY_COMPARE_WITH_TIMEOUT(lineage()->focusedOn(), compared, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(window->isIdle(), Patience);

        emit window->panel<SessionsPanel>()->lineageRequested(
            window->stores()->stores().first(), SessionId(u"other"_s));
        window->asides()->showCompaction(window->stores()->stores().first(), SessionId(u"main"_s));
        trigger(Actions::Id::PreviousTab);
        QStringList titles;
        for (int index = 0; index < window->tabs()->tabs()->count(); ++index)
            titles += window->tabs()->tabs()->tabText(index);
        const QString current = window->windowTitle();
        QTRY_VERIFY_WITH_TIMEOUT(window->isIdle(), Patience);
        window->close();
        window.reset();

        window = make();
        window->restoreSession();
        QTRY_COMPARE_WITH_TIMEOUT(window->tabs()->tabs()->count(), titles.size(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(window->isIdle(), Patience);
        for (int index = 0; index < titles.size(); ++index)
            QCOMPARE(window->tabs()->tabs()->tabText(index), titles[index]);
        QCOMPARE(window->windowTitle(), current);
        int compares = 0;
        for (int index = 0; index < titles.size(); ++index) {
            if (auto* page = qobject_cast<LineagePage*>(window->tabs()->tabs()->widget(index));
                page && page->session() == SessionId(u"main"_s)) {
                QTRY_COMPARE_WITH_TIMEOUT(page->focusedOn(), compared, Patience);
                ++compares;
            }
        }
        QCOMPARE(compares, 1);
    }

    void readsSampleStores_data()
    {
        QTest::addColumn<QString>("path"); // below the shared data; empty: the program's own sample
        QTest::addColumn<QString>("opened");
        QTest::addColumn<QList<int>>("kinds");
        const QList<int> plain {int(Kind::Session), int(Kind::End)};
        QTest::newRow("own") << QString() << QString() << plain + QList<int> {int(Kind::Compaction), int(Kind::Fork)};
        QTest::newRow("mnesis") << u"mnesis/generated-0.4.0"_s << u"sessions.db"_s
                                << plain + QList<int> {int(Kind::SubAgent), int(Kind::Compaction)};
        QTest::newRow("mantis") << u"mantis/generated-2.70.1"_s << u"home"_s << plain + QList<int> {int(Kind::Fork)};
    }

    void readsSampleStores()
    {
        QFETCH(QString, path);
        QFETCH(QString, opened);
        QFETCH(QList<int>, kinds);
        const QString copy = m_dir.filePath(QLatin1StringView(QTest::currentDataTag()));
        const QString from = realStore(path);
        NEED(path.isEmpty() ? QString() : missingSample(from));
        QVERIFY(path.isEmpty() ? writeSampleStore(copy).has_value() : filetree::copyTree(from, copy));
        auto store = openStore(opened.isEmpty() ? copy : copy + u'/' + opened);
        QVERIFY(store);
        m_store = std::make_unique<OpenStore>(std::move(*store));
        m_page = std::make_unique<LineagePage>(m_store.get(), SessionId());
        m_tester = std::make_unique<QAbstractItemModelTester>(
            model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_page->resize(1280, 800);
        m_page->show();
        QTest::mouseClick(m_page->lineage()->wholeChip(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->isIdle() && model()->rowCount() > 0, Patience);
        QSet<int> seen;
        int child = -1;
        for (int row = 0; row < model()->rowCount(); ++row) {
            const LineageNode& node = *model()->nodeAt(row);
            seen.insert(int(node.kind));
            const auto& origin = model()->graph().sessions[size_t(node.session)].origin;
            if (origin && origin->kind != LineageEdge::Kind::SubAgent
                && model()->rowOfSession(model()->graph().sessions[size_t(node.session)].info.id) == row)
                child = row;
        }
        for (const int kind : kinds)
            QVERIFY2(seen.contains(kind), qPrintable(QString::number(kind)));
        if (child < 0)
            return;
        // A session beside the one it came from.
        const LineageSession& own = model()->graph().sessions[size_t(model()->nodeAt(child)->session)];
        const SessionId origin = model()->graph().sessions[size_t(own.origin->session)].info.id;
        m_page->lineage()->compare(origin, own.info.id);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->isIdle() && m_page->comparison()->model()->rowCount() > 0, Patience);
        QVERIFY(m_page->comparison()->model()->comparison()->common > 0);
    }
};

GUI_TEST_CLASS(TestLineage)
#include "tst_lineage.moc"
