// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sqlitedump.h"
#include "tests/ui/editingwindow.h"
#include "ui/collected/collectedpanel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QListView>
#include <QRadioButton>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Changes that are collected in plans, put in order and made together.
class CollectedTest : public EditingWindow
{
    Q_OBJECT

    [[nodiscard]] CollectedPanel* panel() const { return m_window->collectedPanel(); }
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
        if (QRadioButton* whole = dialog()->choices()->inPlaceButton()) {
            QTest::mouseClick(whole, Qt::LeftButton, {}, {8, whole->height() / 2});
            QVERIFY(whole->isChecked());
        }
        collect();
    }
    void collectTitle(const QString& text)
    {
        action(Act::Rename)->trigger();
        begun();
        dialog()->choices()->titleEdit()->setText(text);
        collect();
    }
    [[nodiscard]] QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < panel()->view()->model()->rowCount(); ++row)
            titles += panel()->view()->model()->index(row, 0).data().toString();
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
        QCOMPARE(changes.batch(u"/a"_s), (BatchEdit {id, {DeleteEdit {id}, RenameEdit {id, u"1"_s}}}));
        changes.move(1, -1);
        changes.remove(1);
        QCOMPARE(changes.batch(u"/a"_s), (BatchEdit {id, {RenameEdit {id, u"1"_s}}}));
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

        // One change, taken back as one.
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

QTEST_MAIN(CollectedTest)
#include "moc_editingwindow.cpp"
#include "tst_collected.moc"
