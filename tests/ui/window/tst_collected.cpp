// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sqlitedump.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/collected/collectedpanel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QListView>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QProcess>
#include <QWindow>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Changes that are collected in plans, put in order and made together.
class CollectedTest : public EditingWindow
{
    Q_OBJECT

    [[nodiscard]] CollectedPanel* panel() const { return m_window->panel<CollectedPanel>(); }
    void collect()
    {
        plan();
        QTest::mouseClick(dialog()->collectButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
    }
    void collectRemoval(int row)
    {
        goTo(row);
        action(Act::Remove)->trigger();
        begun();
        if (QRadioButton* whole = dialog()->choices()->wholeButton()) {
            QTest::mouseClick(whole, Qt::LeftButton, {}, {8, whole->height() / 2});
            QVERIFY(whole->isChecked());
        }
        plan();
        QVERIFY(!dialog()->collectButton()->isEnabled()); // a batch changes no forks
        changeInPlace();
        collect();
    }
    void collectTitle(const QString& text)
    {
        action(Act::Rename)->trigger();
        begun();
        dialog()->choices()->titleEdit()->setText(text);
        collect();
    }
    /// Presses, moves and releases the mouse of the X server; drops before the row @p to.
    void drag(int from, int to)
    {
        QListView* view = panel()->view();
        QVERIFY(view->viewport()->isVisible());
        const auto rectOf = [view](int row) { return view->visualRect(view->model()->index(row, 0)); };
        const int rows = view->model()->rowCount();
        const QPoint begin = rectOf(from).center();
        const QPoint end
            = to < rows ? rectOf(to).topLeft() + QPoint(40, 1) : rectOf(rows - 1).bottomLeft() + QPoint(40, -1);
        QStringList moves;
        const auto move = [&](QPoint at) {
            const QPoint global = view->viewport()->mapToGlobal(at);
            moves << u"mousemove"_s << QString::number(global.x()) << QString::number(global.y()) << u"sleep"_s
                  << u"0.1"_s;
        };
        move(begin);
        moves << u"mousedown"_s << u"1"_s;
        constexpr int Steps = 6;
        for (int step = 1; step <= Steps; ++step)
            move(begin + (end - begin) * step / Steps);
        moves << u"mouseup"_s << u"1"_s;
        QProcess hand;
        hand.start(u"xdotool"_s, moves);
        QTRY_COMPARE_WITH_TIMEOUT(hand.state(), QProcess::NotRunning, Patience);
        QCOMPARE(hand.exitCode(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(QGuiApplication::mouseButtons() == Qt::NoButton, Patience);
    }
    [[nodiscard]] QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < panel()->view()->model()->rowCount(); ++row)
            titles += panel()->view()->model()->index(row, 0).data().toString();
        return titles;
    }

    /// The new titles.
    [[nodiscard]] QStringList renames() const
    {
        QStringList titles;
        const CollectedChanges& changes = m_window->editing()->collected();
        for (int row = 0; row < changes.rowCount(); ++row)
            titles += std::get<RenameEdit>(changes.at(row)->edit).title;
        return titles;
    }

private slots:
    void model()
    {
        CollectedChanges changes;
        const QAbstractItemModelTester tester(&changes, QAbstractItemModelTester::FailureReportingMode::QtTest);
        changes.setStore(u"/a"_s);
        const SessionId id(u"s"_s);
        changes.add(u"/a"_s, RenameEdit {id, u"1"_s}, u"first"_s);
        changes.add(u"/b"_s, DeleteEdit {id}, u"elsewhere"_s);
        changes.add(u"/a"_s, DeleteEdit {id}, u"second"_s);
        QCOMPARE(changes.rowCount(), 2);
        QVERIFY(!changes.canMove(0, -1));
        changes.move(0, 1);
        QCOMPARE(changes.index(0).data().toString(), u"second"_s);
        QCOMPARE(changes.batch(u"/a"_s), (BatchEdit {id, {DeleteEdit {id}, RenameEdit {id, u"1"_s}}, true}));
        changes.move(1, -1);
        changes.remove(1);
        QCOMPARE(changes.batch(u"/a"_s), (BatchEdit {id, {RenameEdit {id, u"1"_s}}, true}));
        changes.setStore(u"/b"_s);
        QCOMPARE(changes.index(0).data().toString(), u"elsewhere"_s);
        changes.clear(u"/b"_s);
        QCOMPARE(changes.rowCount(), 0);
    }

    void collectAndMakeTogether()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        const SessionId id = m_window->tabs()->currentSession()->session();
        const int rows = m_window->tabs()->currentSession()->model()->rowCount();
        QVERIFY(panel()->view()->isHidden());
        collectRemoval(rows - 1);
        QVERIFY(m_window->dock(u"collected"_s)->isVisible());
        collectTitle(u"Two at once"_s);
        QCOMPARE(titles().size(), 2);
        QCOMPARE(dumpSqlite(m_path), before);

        QTest::mouseClick(panel()->planButton(), Qt::LeftButton);
        plan();
        QVERIFY(!dialog()->collectButton()->isVisible());
        QCOMPARE(dialog()->currentPlan()->action, u"batch"_s);
        QCOMPARE(dumpSqlite(m_path), before);
        apply();
        QTRY_COMPARE_WITH_TIMEOUT(title(id), u"Two at once"_s, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->model()->rowCount(), rows - 1, Patience);
        QVERIFY(titles().isEmpty());

        // One change, undone as one.
        action(Act::Undo)->trigger();
        idle();
        QTRY_COMPARE_WITH_TIMEOUT(dumpSqlite(m_path), before, Patience);
    }

    void orderAndRemove()
    {
        openSample();
        collectTitle(u"First"_s);
        collectTitle(u"Second"_s);
        collectTitle(u"Third"_s);
        const QStringList all = titles();
        QListView* view = panel()->view();
        view->setFocus();
        view->setCurrentIndex(view->model()->index(2, 0));
        QVERIFY(!panel()->downButton()->isEnabled());
        QTest::mouseClick(panel()->upButton(), Qt::LeftButton);
        QCOMPARE(titles(), (QStringList {all[0], all[2], all[1]}));
        QTest::keyClick(view, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(titles(), (QStringList {all[2], all[0], all[1]}));
        QTest::keyClick(view, Qt::Key_Delete);
        QCOMPARE(titles(), (QStringList {all[0], all[1]}));
        QTest::mouseClick(panel()->clearButton(), Qt::LeftButton);
        QVERIFY(titles().isEmpty());
        QVERIFY(!panel()->planButton()->isEnabled());
    }

    void byDragging_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QList<int>>("order");
        QTest::newRow("last to the front") << 2 << 0 << QList<int> {2, 0, 1};
        QTest::newRow("first to the end") << 0 << 3 << QList<int> {1, 2, 0};
        QTest::newRow("one down") << 0 << 2 << QList<int> {1, 0, 2};
        QTest::newRow("onto its own place") << 1 << 1 << QList<int> {0, 1, 2};
    }

    void byDragging()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        QFETCH(const QList<int>, order);
        if (QGuiApplication::platformName() != "xcb"_L1)
            QSKIP("Nothing is dragged without a screen; tst_collected_dragged has one.");
        openSample();
        collectTitle(u"First"_s);
        collectTitle(u"Second"_s);
        collectTitle(u"Third"_s);
        const QStringList all = renames();
        QCOMPARE(all, (QStringList {u"First"_s, u"Second"_s, u"Third"_s}));
        QStringList wanted;
        for (const int at : order)
            wanted += all[at];
        drag(from, to);
        // Where the release was there before the drag began, nothing was moved.
        constexpr int Tries = 5;
        const auto isMoved = [&] { return renames() == wanted; };
        for (int i = 1; i < Tries && !QTest::qWaitFor(isMoved, 2'000) && renames() == all; ++i)
            drag(from, to);
        QCOMPARE(renames(), wanted);
        QCOMPARE(renames().value(panel()->view()->currentIndex().row()), all[from]);
    }

    void chosenAnew()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        collectTitle(u"First"_s);
        goTo(4);
        action(Act::Fork)->trigger();
        collect();
        goTo(0);
        const QStringList all = titles();
        QListView* view = panel()->view();

        // A title, by the button.
        view->setCurrentIndex(view->model()->index(0, 0));
        QTest::mouseClick(panel()->changeButton(), Qt::LeftButton);
        plan();
        QVERIFY(!dialog()->applyButton()->isVisible());
        QCOMPARE(dialog()->choices()->titleEdit()->text(), u"First"_s);
        dialog()->choices()->titleEdit()->setText(u"Another"_s);
        plan();
        QTest::mouseClick(dialog()->collectButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        QCOMPARE(titles().size(), 2);
        const CollectedChanges& collected = m_window->editing()->collected();
        QCOMPARE(std::get<RenameEdit>(collected.at(0)->edit).title, u"Another"_s);

        // A place, by the keyboard; the message is gone to.
        view->setFocus();
        view->setCurrentIndex(view->model()->index(1, 0));
        QTest::keyClick(view, Qt::Key_Return);
        plan();
        QCOMPARE(dialog()->choices()->row(), 4);
        dialog()->choices()->setRow(2);
        plan();
        QTest::keyClick(dialog(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        QVERIFY2(titles()[1] != all[1] && titles()[1].contains(u"3"), qPrintable(titles()[1]));

        // Given up: it stays.
        const QStringList now = titles();
        QTest::keyClick(view, Qt::Key_Return);
        plan();
        QTest::mouseClick(dialog()->cancelButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        QCOMPARE(titles(), now);
        QCOMPARE(dumpSqlite(m_path), before);
    }

    void aTextChosenAnew()
    {
        openSample();
        int part = -1;
        const int row = firstRowWith([](const Part& one) { return one.as<TextPart>() != nullptr; }, &part);
        goTo(row, part);
        action(Act::EditText)->trigger();
        begun();
        const QString stored = dialog()->choices()->textEdit()->toPlainText();
        dialog()->choices()->textEdit()->setPlainText(u"Collected text"_s);
        changeInPlace();
        collect();
        goTo(5);
        panel()->view()->setCurrentIndex(panel()->view()->model()->index(0, 0));
        QTest::mouseClick(panel()->changeButton(), Qt::LeftButton);
        plan();
        QCOMPARE(dialog()->choices()->textEdit()->toPlainText(), u"Collected text"_s);
        QVERIFY(!stored.isEmpty());
        QVERIFY(std::ranges::any_of(dialog()->currentPlan()->writes,
            [](const PlannedWrite& write) { return write.after.contains(u"Collected text"_s); }));
        QTest::mouseClick(dialog()->cancelButton(), Qt::LeftButton);
    }

    void outlivesTheProgram()
    {
        openSample();
        collectTitle(u"Of yesterday"_s);
        collectRemoval(4);
        const QStringList all = titles();
        idle();
        m_window.reset();

        openSample();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), all, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->dock(u"collected"_s)->isVisible(), Patience);
        // What does not fit any more is said by the plan, and nothing of it is lost.
        const MessageId gone = std::get<RemoveEdit>(m_window->editing()->collected().at(1)->edit).messages.first();
        goTo(4);
        QCOMPARE(m_window->tabs()->currentSession()->currentMessage()->id, gone);
        action(Act::Remove)->trigger();
        begun();
        if (QRadioButton* whole = dialog()->choices()->wholeButton())
            whole->setChecked(true);
        changeInPlace();
        plan();
        apply();
        idle();
        m_window.reset();

        openSample();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), all, Patience);
        QVERIFY(panel()->view()->model()->index(0, 0).data(CollectedChanges::StoreChangedRole).toBool());
        QTest::mouseClick(panel()->planButton(), Qt::LeftButton);
        begun();
        QVERIFY(!dialog()->currentPlan());
        QVERIFY2(dialog()->banner()->text().contains(u"Change 2"), qPrintable(dialog()->banner()->text()));
        QTest::mouseClick(dialog()->cancelButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        // Its message is not there to choose anew.
        panel()->view()->setCurrentIndex(panel()->view()->model()->index(1, 0));
        QTest::mouseClick(panel()->changeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->isVisible(), Patience);
        QVERIFY2(banner()->text().contains(gone.value), qPrintable(banner()->text()));
        QCOMPARE(titles(), all);
    }

    void aDamagedListIsTold()
    {
        openSample();
        collectTitle(u"Lost"_s);
        idle();
        const QString path = CollectedFiles(CollectedFiles::defaultFolder()).pathOf(store()->info().path);
        m_window.reset();
        QFile file(path);
        QVERIFY2(file.open(QIODevice::Append), qPrintable(path));
        file.write("garbage");
        file.close();
        openSample();
        QTRY_VERIFY_WITH_TIMEOUT(banner()->isVisible(), Patience);
        QVERIFY2(banner()->text().contains(u"damaged"), qPrintable(banner()->text()));
        QVERIFY(titles().isEmpty());
        QVERIFY(QFile::exists(path + u".damaged"_s));
    }

    void theCommandHasAllOfThem()
    {
        openSample();
        collectTitle(u"One"_s);
        collectTitle(u"It’s “two”"_s);
        QTest::mouseClick(panel()->planButton(), Qt::LeftButton);
        plan();
        auto* copy = dialog()->findChild<QPushButton*>(u"copy"_s);
        QVERIFY(copy);
        QTest::mouseClick(copy, Qt::LeftButton);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[0].startsWith(u"stemma batch "), qPrintable(lines[0]));
        QVERIFY2(lines[2].startsWith(u"[\"rename\""), qPrintable(lines[2]));
        QCOMPARE(lines[3], u"END"_s);
        QTest::mouseClick(dialog()->cancelButton(), Qt::LeftButton);
        QCOMPARE(titles().size(), 2);
    }

    void whatCannotBeMadeIsSaid()
    {
        openSample();
        collectRemoval(4);
        collectRemoval(4);
        QTest::mouseClick(panel()->planButton(), Qt::LeftButton);
        begun();
        QVERIFY(!dialog()->currentPlan());
        QVERIFY2(dialog()->banner()->text().contains(u"Change 2"), qPrintable(dialog()->banner()->text()));
        QVERIFY(!dialog()->applyButton()->isEnabled());
    }
};

GUI_TEST_CLASS(CollectedTest)
#include "tst_collected.moc"
