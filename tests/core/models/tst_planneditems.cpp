// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/planneditemsmodel.h"
#include "core/store/editplan.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

ContextFigures figuresOf(qint64 count)
{
    ContextFigures figures;
    figures.messages = count;
    for (qint64 i = 0; i < count; ++i)
        figures.addItem({.position = i, .role = Role::User, .tokens = 1000 + i, .text = u"text %1"_s.arg(i)});
    return figures;
}

QString cellText(const PlannedItemsModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class PlannedItemsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void aShortContextIsListedWhole()
    {
        PlannedItemsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const ContextFigures figures = figuresOf(3);
        model.setItems(figures.items, figures.messages);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cellText(model, 2, PlannedItemsModel::PositionColumn), u"3"_s);
        QCOMPARE(cellText(model, 2, PlannedItemsModel::TextColumn), u"text 2"_s);
        QVERIFY(cellText(model, 2, PlannedItemsModel::TokensColumn).contains(u"1002"_s));
        model.setItems({}, 0);
        QCOMPARE(model.rowCount(), 0);
    }

    /// A million messages cost no more than a hundred.
    void ofALongContextBothEndsAreListed()
    {
        PlannedItemsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const ContextFigures figures = figuresOf(1'000'000);
        QCOMPARE(figures.items.size(), 2 * ContextFigures::EndItems);
        model.setItems(figures.items, figures.messages);
        QCOMPARE(model.rowCount(), 101);
        QCOMPARE(cellText(model, 49, PlannedItemsModel::TextColumn), u"text 49"_s);
        QCOMPARE(cellText(model, 50, PlannedItemsModel::TextColumn), u"999900 more item(s)"_s);
        QCOMPARE(cellText(model, 50, PlannedItemsModel::TokensColumn), QString());
        QCOMPARE(cellText(model, 51, PlannedItemsModel::TextColumn), u"text 999950"_s);
        QCOMPARE(cellText(model, 100, PlannedItemsModel::PositionColumn), u"1000000"_s);
    }

    void textsAreCut()
    {
        ContextFigures figures;
        figures.addItem({.text = QString(20'000'000, u'x')});
        QCOMPARE(figures.items.constFirst().text.size(), ContextFigures::ItemText);
    }
};

TEST_CLASS(PlannedItemsTest)

#include "tst_planneditems.moc"
