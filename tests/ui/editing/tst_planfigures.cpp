// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/planneditemsmodel.h"
#include "core/store/editplan.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/contextbars.h"
#include "ui/plan/planfigurespane.h"

#include <QTest>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What a plan tells of the context, by itself.
class PlanFiguresTest final : public QObject
{
    Q_OBJECT

private slots:
    void largeNumbersAreShownWhole()
    {
        constexpr qint64 Items = 1'234'567;
        EditPlan plan;
        plan.before = ContextFigures {};
        plan.after = ContextFigures {.messages = Items};
        for (const qint64 position : {qint64(0), Items - 1})
            plan.after->items += ContextItem {.position = position, .role = Role::User, .text = u"text"_s};
        PlanFiguresPane pane;
        pane.resize(600, 500);
        pane.setPlan(&plan, EditKind::Fork);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        const QTreeView* view = pane.itemsView();
        const QModelIndex last = view->model()->index(view->model()->rowCount() - 1, PlannedItemsModel::PositionColumn);
        QCOMPARE(last.data().toString(), QLocale().toString(Items));
        const int needed = view->fontMetrics().horizontalAdvance(last.data().toString());
        QVERIFY2(view->columnWidth(PlannedItemsModel::PositionColumn) > needed,
            qPrintable(u"%1 and not %2"_s.arg(view->columnWidth(PlannedItemsModel::PositionColumn)).arg(needed)));
    }

    /// What is sent last is in sight, however high the dialog is and becomes, until somebody scrolls.
    void itemsAreShownToTheirEnd()
    {
        EditPlan plan;
        plan.before = ContextFigures {};
        plan.after = ContextFigures {.messages = 30};
        for (qint64 position = 0; position < 30; ++position)
            plan.after->items += ContextItem {.position = position, .role = Role::User, .text = u"text"_s};
        PlanFiguresPane pane;
        pane.resize(600, 700);
        pane.setPlan(&plan, EditKind::Fork);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QTreeView* view = pane.itemsView();
        const auto isEndShown = [view] {
            const QModelIndex last = view->model()->index(view->model()->rowCount() - 1, 0);
            return view->viewport()->rect().contains(view->visualRect(last).adjusted(0, 0, -view->columnWidth(0), 0));
        };
        QTRY_VERIFY(isEndShown());
        for (const int height : {260, 700, 240}) {
            pane.resize(600, height);
            QTRY_VERIFY2(isEndShown(), qPrintable(QString::number(height)));
        }
        view->scrollToTop();
        pane.resize(600, 700);
        QTest::qWait(0);
        QCOMPARE(view->indexAt({1, 1}).row(), 0);
    }

    /// A legend that needs a second line has the room for it, also where nobody asks for the height of a width.
    void legendsAreShownWhole()
    {
        ContextFigures figures;
        figures.budget = ContextBudget {.usable = 1000, .reserve = 100, .total = 500, .system = 100, .summaries = 100};
        ContextBars bars;
        bars.setFigures(figures, figures, u"Fork"_s);
        bars.resize(200, 20);
        bars.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bars));
        QVERIFY(bars.heightForWidth(200) > bars.heightForWidth(2000));
        QTRY_VERIFY(bars.height() >= bars.heightForWidth(bars.width()));
    }
};

GUI_TEST_CLASS(PlanFiguresTest)

#include "tst_planfigures.moc"
