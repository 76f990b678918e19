// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/usage/columnchart.h"
#include "ui/usage/rankchart.h"
#include "ui/usage/usagecharts.h"

#include <QAccessible>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<ChartData> chartOf(int items, int series)
{
    auto data = std::make_shared<ChartData>();
    data->title = u"Chart"_s;
    for (int of = 0; of < series; ++of)
        data->series.append(u"series %1"_s.arg(of));
    for (int item = 0; item < items; ++item) {
        data->labels.append(u"item %1"_s.arg(item));
        for (int of = 0; of < series; ++of)
            data->values.push_back(item + 1);
    }
    data->words = [](double value) { return u"%1 tokens"_s.arg(value); };
    data->tick = [](double value) { return QString::number(value); };
    return data;
}

UsageTables tablesOf(const QStringList& days, const QStringList& models)
{
    UsageTables tables;
    tables.currency = u"USD"_s;
    const auto add = [&tables](UsageAxis axis, const QString& key, const UsageFigures& figures) {
        UsageLine line;
        line.row.key = line.row.title = key;
        line.row.figures = figures;
        line.store = 0;
        tables.lines[size_t(axis)].push_back(line);
    };
    UsageFigures one;
    one.calls = 1;
    one.tokens.input = 100;
    one.tokens.cacheRead = 300;
    one.cost = 0.25;
    for (const QString& day : days) {
        UsageFigures sum;
        for (const QString& model : models) {
            tables.dayByModel.push_back({day, model, one});
            sum.add(one);
        }
        add(UsageAxis::Day, day, sum);
        tables.total.add(sum);
    }
    for (const QString& model : models) {
        UsageFigures sum;
        for (qsizetype i = 0; i < days.size(); ++i)
            sum.add(one);
        add(UsageAxis::Model, model, sum);
    }
    return tables;
}

} // namespace

class TestUsageCharts : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Style::install(*qApp);
    }

    void axes_data()
    {
        QTest::addColumn<double>("largest");
        QTest::addColumn<double>("step");
        QTest::addColumn<double>("most");
        QTest::newRow("nothing") << 0.0 << 1.0 << 1.0;
        QTest::newRow("cents") << 0.037 << 0.01 << 0.04;
        QTest::newRow("seven") << 7.0 << 2.0 << 8.0;
        QTest::newRow("a power") << 1'000.0 << 500.0 << 1'000.0;
        QTest::newRow("millions") << 1'234'567.0 << 500'000.0 << 1'500'000.0;
    }
    void axes()
    {
        QFETCH(const double, largest);
        const ChartScale scale = ChartScale::of(largest, 4);
        QTEST(scale.step, "step");
        QTEST(scale.most, "most");
        QVERIFY(scale.marks() <= 4);
    }

    void columnsHoldWhatTheyMust()
    {
        const auto data = chartOf(1'000, 2);
        const std::vector<ChartColumn> columns = chartColumns(*data, 300);
        QVERIFY(columns.size() <= 300);
        double total = 0;
        int next = 0;
        for (const ChartColumn& column : columns) {
            QCOMPARE(column.first, next);
            next = column.end;
            total += column.total;
        }
        QCOMPARE(next, 1'000);
        QCOMPARE(total, 2 * 1'000 * 1'001 / 2.0);
        data->grain = 7;
        QCOMPARE(chartColumns(*data, 300).front().end, 7); // weeks
        QVERIFY(chartColumns(ChartData(), 10).empty());
    }

    void columnsOfTheMostAndOfShares()
    {
        const auto data = chartOf(10, 2);
        data->gather = ChartData::Gather::Most;
        const std::vector<ChartColumn> most = chartColumns(*data, 5);
        QCOMPARE(most[0].total, 4.0);
        QCOMPARE(most[0].parts, (std::vector<double> {2, 2}));
        const auto shares = chartOf(4, 1);
        shares->gather = ChartData::Gather::Share;
        shares->wholes = {10, 10, 0, 0};
        shares->values = {5, 10, 0, 0};
        const std::vector<ChartColumn> columns = chartColumns(*shares, 2);
        QCOMPARE(columns[0].total, 0.75);
        QCOMPARE(columns[1].total, -1.0); // of nothing
    }

    void keysGoThroughColumnsAndParts()
    {
        ColumnChart chart;
        chart.resize(600, 240);
        chart.setData(chartOf(5, 3));
        chart.show();
        chart.setFocus(Qt::TabFocusReason);
        QSignalSpy chosen(&chart, &Chart::chosen);
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chart.current(), (ChartPlace {4, -1}));
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.current(), (ChartPlace {3, -1}));
        QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(chart.current(), (ChartPlace {3, 0}));
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.current(), (ChartPlace {3, -1}));
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.current(), (ChartPlace {3, 2}));
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0), (QVariantList {3, 4, 2}));
        QTest::keyClick(&chart, Qt::Key_Home);
        QCOMPARE(chart.current(), (ChartPlace {0, -1}));
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.current().column, 0);
    }

    void theFocusIsSeenBeforeAndAfterTheItemsCome()
    {
        ColumnChart chart;
        chart.resize(600, 240);
        chart.setData(chartOf(0, 2));
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        chart.clearFocus();
        const QImage without = chart.grab().toImage();
        chart.setFocus(Qt::TabFocusReason);
        QVERIFY(chart.grab().toImage() != without);
        chart.setData(chartOf(5, 2));
        QCOMPARE(chart.current(), (ChartPlace {0, -1}));
    }

    void aClickChoosesWhatIsThere()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            ColumnChart chart;
            chart.setLayoutDirection(direction);
            chart.resize(600, 240);
            chart.setData(chartOf(5, 2));
            chart.show();
            for (int column = 0; column < chart.columnCount(); ++column) {
                QSignalSpy chosen(&chart, &Chart::chosen);
                const QRect area = chart.columnRect(column);
                QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(area.center().x(), area.bottom() - 1));
                QCOMPARE(chosen.count(), 1);
                QCOMPARE(chosen.at(0), (QVariantList {column, column + 1, 0}));
            }
            QCOMPARE(chart.placeAt({0, 0}), ChartPlace());
        }
    }

    void barsShowTheLargestAndCountTheRest()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            RankChart chart;
            chart.setLayoutDirection(direction);
            chart.resize(600, 200);
            chart.setAll(10'000);
            chart.setData(chartOf(60, 1));
            chart.show();
            QVERIFY(chart.columnCount() > 2);
            QCOMPARE(chart.leftOut(), 10'000 - chart.columnCount());
            QVERIFY(chart.columnRect(chart.columnCount() - 1).bottom() < chart.height());
            chart.setFocus(Qt::TabFocusReason);
            QSignalSpy chosen(&chart, &Chart::chosen);
            QTest::keyClick(&chart, Qt::Key_Home);
            QTest::keyClick(&chart, Qt::Key_Down);
            QTest::keyClick(&chart, Qt::Key_Space);
            QCOMPARE(chosen.at(0), (QVariantList {1, 2, -1}));
            QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.columnRect(2).center());
            QCOMPARE(chosen.at(1), (QVariantList {2, 3, -1}));
        }
    }

    void figuresAreSaid()
    {
        ColumnChart chart;
        chart.resize(600, 240);
        const auto data = chartOf(3, 2);
        data->remarks = {QString(), u"a remark"_s, QString()};
        chart.setData(data);
        QCOMPARE(chart.wordsAt({1, -1}), u"item 1\n4 tokens\nseries 1: 2 tokens\nseries 0: 2 tokens\na remark"_s);
        QCOMPARE(chart.wordsAt({1, 0}), u"item 1\nseries 0: 2 tokens"_s);
        QCOMPARE(chart.wordsAt({9, 0}), QString());
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(list);
        QCOMPARE(list->text(QAccessible::Name), u"Chart"_s);
        QCOMPARE(list->childCount(), 3);
        QCOMPARE(
            list->child(2)->text(QAccessible::Name), u"item 2, 6 tokens, series 1: 3 tokens, series 0: 3 tokens"_s);
        QCOMPARE(list->indexOfChild(list->child(2)), 2);
        QSignalSpy chosen(&chart, &Chart::chosen);
        list->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.at(0), (QVariantList {2, 3, -1}));
        chart.setData(chartOf(1, 1));
        QVERIFY(!list->child(2));
    }

    void manyItemsAreDrawn()
    {
        ColumnChart chart;
        chart.resize(900, 240);
        chart.setData(chartOf(10'000, 7));
        QVERIFY(chart.columnCount() <= 225);
        QVERIFY(!chart.grab().isNull());
    }

    void daysWithoutCallsHaveAColumn()
    {
        const UsageTables tables = tablesOf({u"2026-03-01"_s, u"2026-03-04"_s, QString()}, {u"m"_s});
        const usagecharts::Days days = usagecharts::byDay(tables, false);
        QCOMPARE(days.days.size(), 5U); // four days, and what has no time
        QVERIFY(days.days.back().isNull());
        QCOMPARE(days.data->values, (std::vector<double> {0.25, 0, 0, 0.25, 0.25}));
        QCOMPARE(usagecharts::byDay(tables, true).data->values[3], 400.0);
        const usagecharts::Days hits = usagecharts::cacheHits(tables);
        QCOMPARE(chartColumns(*hits.data, 100)[0].total, 0.75);
    }

    void manyModelsShareASeries()
    {
        QStringList models;
        for (int i = 0; i < 9; ++i)
            models.append(u"model %1"_s.arg(i));
        const usagecharts::Days days = usagecharts::byDay(tablesOf({u"2026-03-01"_s}, models), false);
        QVERIFY(days.data->lastIsOther);
        QCOMPARE(days.data->series.size(), 7);
        QCOMPARE(days.data->values.back(), 3 * 0.25);
        QVERIFY(usagecharts::byDay(UsageTables(), false).data->series.isEmpty());
    }

    /// What a fork copied is its context too, and is no call of it.
    void callsOfSubAgentsAreNoContextOfTheSession()
    {
        UsageCall own;
        own.record.tokens.input = 10;
        own.record.tokens.cacheRead = 90;
        UsageCall other = own;
        other.record.isSubAgent = true;
        UsageCall copied = own;
        copied.record.notCounted = NotCounted::Copied;
        const usagecharts::Calls context = usagecharts::context({other, own, copied});
        QCOMPARE(context.calls, (std::vector<int> {1, 2}));
        QCOMPARE(context.data->values, (std::vector<double> {90, 0, 10, 90, 0, 10}));
        QCOMPARE(usagecharts::cacheHits(UsageCalls {other, own, copied}).calls, (std::vector<int> {1}));
    }

    void outputsAreEstimates()
    {
        ResentOutputs bash {u"bash"_s, 3, 1'000, 50'000, 0.5, 0};
        ResentOutputs read {u"read"_s, 9, 9'000, 10'000, 0.1, 0};
        const ChartDataPtr data = usagecharts::outputs({read, bash}, u"USD"_s, false);
        QCOMPARE(data->labels, (QStringList {u"bash"_s, u"read"_s}));
        QCOMPARE(data->words(0.5), u"\u2248\u202f$0.50"_s);
    }
};

GUI_TEST_CLASS(TestUsageCharts)
#include "tst_usagecharts.moc"
