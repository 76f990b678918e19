// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/outputsmodel.h"
#include "core/models/outputssource.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/prune/prunedialog.h"

#include <QComboBox>
#include <QSpinBox>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Outputs of tools leave the context, and come back, by clicking and typing.
class PruneDialogTest : public EditingWindow
{
    Q_OBJECT
private:
    [[nodiscard]] PruneDialog* outputs() const
    {
        for (auto* found : m_window->findChildren<PruneDialog*>()) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
    void openOutputs()
    {
        action(Act::PruneOutputs)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(outputs() && !outputs()->source()->isLoading(), Patience);
        outputs()->activateWindow();
    }

private slots:
    void prunesByTheRuleAndRestoresByHand()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        openOutputs();
        QVERIFY(!outputs()->pruneButton()->isEnabled());
        QVERIFY(!outputs()->restoreButton()->isEnabled());
        outputs()->keepBox()->setValue(0);
        QTest::mouseClick(outputs()->ruleButton(), Qt::LeftButton);
        QVERIFY(outputs()->pruneButton()->isEnabled());
        QTest::mouseClick(outputs()->pruneButton(), Qt::LeftButton);
        QVERIFY(!outputs());
        plan();
        QCOMPARE(dumpSqlite(m_path), before);
        const auto* batch = std::get_if<BatchEdit>(&dialog()->currentPlan()->edit);
        QVERIFY(batch);
        const qsizetype count = batch->edits.size();
        QVERIFY(count > 1);
        QVERIFY(dialog()->currentPlan()->after->tokens < dialog()->currentPlan()->before->tokens);
        apply();
        const QStringList pruned = dumpSqlite(m_path);
        QVERIFY(pruned != before);

        // They are shown as pruned now; the space bar ticks one, and it comes back.
        openOutputs();
        QTreeView* view = outputs()->view();
        outputs()->shownBox()->setCurrentIndex(int(OutputsFilter::Shown::Pruned));
        QVERIFY(view->model()->rowCount() >= count);
        view->setCurrentIndex(view->model()->index(0, 0));
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Space);
        QVERIFY(outputs()->restoreButton()->isEnabled());
        QVERIFY(!outputs()->pruneButton()->isEnabled());
        QTest::mouseClick(outputs()->restoreButton(), Qt::LeftButton);
        plan();
        QVERIFY(std::get<PruneEdit>(dialog()->currentPlan()->edit).restore);
        apply();

        // Both are undone in turn.
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(dumpSqlite(m_path), pruned, Patience);
        idle();
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(dumpSqlite(m_path), before, Patience);
        idle();
    }

    void goesToAMessage()
    {
        openSample();
        openOutputs();
        QTreeView* view = outputs()->view();
        QVERIFY(view->model()->rowCount() > 0);
        const QModelIndex first = view->model()->index(0, 0);
        const QString number = first.siblingAtColumn(OutputsModel::PlaceColumn).data().toString();
        view->setCurrentIndex(first);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(!outputs());
        QTRY_COMPARE_WITH_TIMEOUT(timeline()->currentRow() + 1, number.toInt(), Patience);
    }

    void saysWhyNot()
    {
        start();
        open(u"/fake/readonly"_s);
        QVERIFY(!action(Act::PruneOutputs)->isEnabled());
        QVERIFY(action(Act::PruneOutputs)->toolTip().contains(u"only read"_s));
    }
};

GUI_TEST_CLASS(PruneDialogTest)
#include "tst_prunedialog.moc"
