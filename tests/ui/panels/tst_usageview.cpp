// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shownzone.h"
#include "core/models/usagecallsmodel.h"
#include "core/models/usagemodel.h"
#include "core/models/usagetexts.h"
#include "core/models/whatifsource.h"
#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/pages/usagepage.h"
#include "ui/usage/columnchart.h"
#include "ui/usage/fittedcolumns.h"
#include "ui/usage/pricesmenu.h"
#include "ui/usage/rankchart.h"
#include "ui/usage/usagebar.h"
#include "ui/usage/usagecallspanel.h"
#include "ui/usage/usagechartarea.h"
#include "ui/usage/usagesums.h"
#include "ui/usage/usageview.h"
#include "ui/usage/whatifpanel.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <ctime>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr char Known[] = "claude-opus-4-5";

FakeStore* filledStore()
{
    auto* store = new FakeStore;
    for (const QString& id : {u"one"_s, u"two"_s}) {
        SessionBuilder builder(id);
        builder.title(u"Session "_s + id).model(id == "one"_L1 ? QString::fromLatin1(Known) : u"nobody-knows-1"_s);
        for (int turn = 0; turn < 3; ++turn) {
            builder.user(u"prompt"_s);
            builder.assistant(u"answer"_s).tool(u"bash"_s, u"{}"_s, QString(4'000, u'x')).tokens(50'000 + turn, 1'000);
        }
        store->add(builder.build());
    }
    return store;
}

/// One session with figures in every column.
FakeStore* wideStore(const QString& model)
{
    auto* store = new FakeStore;
    SessionBuilder builder(u"wide"_s);
    builder.title(u"A session whose title is long, so that it has to be elided"_s).model(model);
    for (int turn = 0; turn < 3; ++turn)
        builder.user(u"prompt"_s).assistant(u"answer"_s).tokens(50'000'000 + turn, 1'000'000);
    FakeSession session = builder.build();
    for (MessagePtr& message : session.messages) {
        if (message->tokens.isEmpty())
            continue;
        auto counted = std::make_shared<Message>(*message);
        counted->tokens.cacheRead = 123'456'789;
        counted->tokens.cacheWrite = 12'345'678;
        counted->tokens.reasoning = 400'000;
        message = counted;
    }
    store->add(session);
    return store;
}

/// The columns that are shown have the room that they need, and there is no more than the view has.
QString cutColumns(QTreeView* view)
{
    QStringList cut;
    int width = 0;
    for (int column = 0; column < view->model()->columnCount(); ++column) {
        if (view->isColumnHidden(column))
            continue;
        width += view->columnWidth(column);
        const bool isFigure = view->model()->index(0, column).data(Qt::TextAlignmentRole).isValid();
        const int needed = std::max(
            static_cast<QAbstractItemView*>(view)->sizeHintForColumn(column), view->header()->sectionSizeHint(column));
        if (isFigure && view->columnWidth(column) < needed)
            cut << view->model()->headerData(column, Qt::Horizontal).toString();
    }
    if (width > view->viewport()->width())
        cut << u"%1 of %2"_s.arg(width).arg(view->viewport()->width());
    return cut.join(u", "_s);
}

/// A usage tab over a store of two sessions.
struct UsageScene
{
    explicit UsageScene(const QString& session, FakeStore* made = filledStore())
        : fake(made)
        , store(std::unique_ptr<FakeStore>(made))
        , page(&store, SessionId(session))
        , view(*page.view())
    {
        page.resize(1'000, 700);
        page.show();
        page.reload();
    }

    [[nodiscard]] bool isRead() const { return view.prices()->table() && page.isIdle() && !view.source()->isFresh(); }
    [[nodiscard]] QModelIndex at(int row, int column = 0) const { return view.table()->model()->index(row, column); }
    void click(const QModelIndex& index) const
    {
        QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, {}, view.table()->visualRect(index).center());
    }
    void choose(QComboBox* box, int value) const
    {
        box->setCurrentIndex(box->findData(value));
        emit box->activated(box->currentIndex());
    }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    UsagePage page;
    UsageView& view;
};

} // namespace

class TestUsageView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Style::install(*qApp);
    }

    void aSessionIsAddedUp()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 1); // a model
        QVERIFY(scene.view.sums()->figures()->text().contains(u"3 call"_s));
        QVERIFY(scene.view.sums()->remarks()->text().contains(u"Prices of"_s));
        // Without a selection the calls of a session are all listed.
        QTRY_COMPARE(scene.view.calls()->view()->model()->rowCount(), 3);
        scene.choose(scene.view.bar()->axis(), int(UsageAxis::Turn));
        QCOMPARE(scene.view.model()->rowCount(), 3);
    }

    void aLineIsExplainedDownToTheMessage()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        scene.choose(scene.view.bar()->axis(), int(UsageAxis::Turn));
        scene.click(scene.at(1));
        QTRY_COMPARE(scene.view.calls()->view()->model()->rowCount(), 1);
        QCOMPARE(scene.view.calls()->heading()->text(), u"Turn 2: prompt"_s);
        QSignalSpy chosen(&scene.page, &AsidePage::placeChosen);
        QTreeView* calls = scene.view.calls()->view();
        calls->setCurrentIndex(calls->model()->index(0, 0));
        QTest::keyClick(calls, Qt::Key_Return);
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(1).value<SessionId>(), SessionId(u"one"_s));
        QCOMPARE(chosen.at(0).at(2).value<MessageId>(), scene.view.chosenSource()->calls()->front().record.message);
    }

    void escapeSelectsNothing()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        scene.click(scene.at(0));
        QVERIFY(!scene.view.selection().isEmpty());
        QTest::keyClick(scene.view.table(), Qt::Key_Escape);
        QVERIFY(scene.view.selection().isEmpty());
        QVERIFY(!scene.view.table()->currentIndex().isValid());
        QCOMPARE(scene.view.calls()->heading()->text(), u"All calls"_s);
    }

    void unknownPricesAreCounted()
    {
        UsageScene scene({});
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 2); // sessions
        QCOMPARE(scene.at(1, UsageModel::CostColumn).data().toString(), u"unknown"_s);
        QVERIFY(scene.view.sums()->figures()->text().startsWith(u'\u2265'));
        QVERIFY(scene.view.sums()->remarks()->text().contains(u"nobody-knows-1"_s));
        scene.click(scene.at(1));
        QTRY_COMPARE(scene.view.calls()->view()->model()->rowCount(), 3);
        QTRY_VERIFY(scene.view.calls()->explanation()->text().contains(u"without a known price"_s));
    }

    void noColumnIsCut()
    {
        UsageScene scene({}, wideStore(QString::fromLatin1(Known)));
        scene.choose(scene.view.bar()->axis(), int(UsageAxis::Session));
        QTRY_VERIFY(scene.isRead());
        scene.click(scene.at(0));
        QTRY_COMPARE(scene.view.calls()->view()->model()->rowCount(), 3);
        for (const int width : {1'000, 700, 1'000, 1'600}) {
            scene.page.resize(width, 620);
            for (QTreeView* view : {scene.view.table(), scene.view.calls()->view()})
                QTRY_COMPARE(cutColumns(view), QString());
            for (const int column : {UsageModel::NameColumn, UsageModel::CostColumn})
                QVERIFY(!scene.view.table()->isColumnHidden(column));
        }
        QVERIFY(!scene.view.table()->isColumnHidden(UsageModel::OutputColumn)); // there is room for it again
    }

    void textsGiveWayToTheLastFigures()
    {
        QStandardItemModel model;
        QList<QStandardItem*> items {new QStandardItem(u"A name of a session that is longer than its column"_s)};
        for (int column = 1; column < 5; ++column)
            items += new QStandardItem(u"1,234,567"_s);
        model.appendRow(items);
        QTreeView view;
        view.setModel(&model);
        auto* columns = new FittedColumns(&view, {0}, {1, 2, 3});
        for (int column = 0; column < 5; ++column)
            columns->setUsed(column, true);
        view.show();
        const int u = Style::measures().u;
        int narrowest = 1'000;
        for (int width = 1'000; width > 100; width -= 4) {
            view.resize(width, 200);
            columns->fit();
            if (!view.isColumnHidden(1))
                QVERIFY(view.columnWidth(0) >= 30 * u);
            else if (!view.isColumnHidden(2) && !view.isColumnHidden(3))
                narrowest = std::min(narrowest, view.columnWidth(0));
        }
        QVERIFY2(narrowest < 30 * u && narrowest >= 16 * u, qPrintable(QString::number(narrowest)));
    }

    void columnsAreChosen()
    {
        UsageScene scene({}, wideStore(QString::fromLatin1(Known)));
        QTRY_VERIFY(scene.isRead());
        scene.page.resize(2'400, 620);
        QTRY_VERIFY(!scene.view.table()->isColumnHidden(UsageModel::LastColumn));
        QHeaderView* header = scene.view.table()->header();
        emit header->customContextMenuRequested({1, 1});
        auto* menu = scene.view.table()->findChild<QMenu*>();
        QVERIFY(menu);
        const auto action = [menu](const QString& text) {
            const QList<QAction*> actions = menu->actions();
            return *std::ranges::find(actions, text, &QAction::text);
        };
        QVERIFY(!action(u"Session"_s)->isEnabled());
        QVERIFY(action(u"Last call"_s)->isChecked());
        action(u"Last call"_s)->setChecked(false);
        QVERIFY(scene.view.table()->isColumnHidden(UsageModel::LastColumn));
        scene.page.resize(2'300, 620);
        QTRY_COMPARE(cutColumns(scene.view.table()), QString());
        QVERIFY(scene.view.table()->isColumnHidden(UsageModel::LastColumn));
        menu->close();
    }

    /// As elsewhere in the program: local, by the locale, the zone in the tip.
    void timesAreLocal()
    {
        const QByteArray before = qgetenv("TZ");
        const auto restored = qScopeGuard([&before] {
            before.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", before);
            ::tzset();
        });
        qputenv("TZ", "Asia/Tokyo");
        ::tzset();
        UsageCall call;
        call.record.at = timeFromMs(QDateTime(QDate(2024, 2, 3), QTime(20, 5, 7), QTimeZone::UTC).toMSecsSinceEpoch());
        UsageCallsModel calls;
        calls.setCalls(std::make_shared<UsageCalls>(UsageCalls {call}), std::make_shared<UsageTables>());
        const QModelIndex index = calls.index(0, UsageCallsModel::TimeColumn);
        QCOMPARE(index.data().toString(), u"Feb 4, 2024 05:05:07"_s);
        QVERIFY(index.data(Qt::ToolTipRole).toString().endsWith(u"05:05:07.000 JST"_s));
    }

    void timesAreOfTheShownZone()
    {
        const auto back = qScopeGuard([] { setShownZone(QTimeZone(QTimeZone::LocalTime)); });
        UsageScene scene({});
        QTRY_VERIFY(scene.isRead());
        QSignalSpy begun(scene.view.source(), &UsageSource::begun);
        const auto tellStyle = [&scene] {
            QEvent changed(QEvent::StyleChange);
            QCoreApplication::sendEvent(&scene.page, &changed);
            QCoreApplication::processEvents();
        };
        tellStyle();
        QCOMPARE(begun.size(), 0);
        setShownZone(QTimeZone::fromSecondsAheadOfUtc(9 * 3600));
        tellStyle();
        QVERIFY(!begun.isEmpty()); // the days are others
        const Time time = timeFromMs(QDateTime(QDate(2024, 2, 3), QTime(20, 5, 7), QTimeZone::UTC).toMSecsSinceEpoch());
        QCOMPARE(usagetexts::callTime(time, true), u"Feb 4, 2024 05:05:07"_s);
        QTRY_VERIFY(scene.isRead());
        const qsizetype before = begun.size();
        tellStyle();
        QCOMPARE(begun.size(), before);
    }

    void chartsOfUnpricedModelsShowTokens()
    {
        UsageScene scene({}, wideStore(u"nobody-knows-1"_s));
        QTRY_VERIFY(scene.isRead());
        QVERIFY(scene.view.choice().inTokens);
        QVERIFY(scene.view.bar()->tokensButton()->isChecked());
        QCOMPARE(scene.view.charts()->days()->columnCount(), 1);
        // Who wants the cost is told that there is none.
        QTest::mouseClick(scene.view.bar()->costButton(), Qt::LeftButton);
        QVERIFY(!scene.view.choice().inTokens);
        scene.page.reload();
        QTRY_VERIFY(scene.isRead());
        QVERIFY(!scene.view.choice().inTokens);
    }

    void aSelectionBecomesAFilter()
    {
        UsageScene scene({});
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.calls()->view()->isVisible(), false);
        scene.click(scene.at(0));
        QTRY_VERIFY(scene.isRead());
        QTest::mouseClick(scene.view.calls()->narrowButton(), Qt::LeftButton);
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 1);
        QCOMPARE(scene.view.bar()->chips().size(), 1);
        scene.choose(scene.view.bar()->axis(), int(UsageAxis::Turn));
        QCOMPARE(scene.view.model()->rowCount(), 3); // of the one session
        QTest::mouseClick(scene.view.bar()->chips().first(), Qt::LeftButton);
        QTRY_VERIFY(scene.view.bar()->chips().isEmpty() && scene.isRead());
        scene.choose(scene.view.bar()->axis(), int(UsageAxis::Session));
        QCOMPARE(scene.view.model()->rowCount(), 2);
    }

    void aBarSelectsItsLine()
    {
        UsageScene scene({});
        QTRY_VERIFY(scene.isRead());
        scene.view.charts()->tabs()->setCurrentIndex(int(UsageChoice::ChartKind::Largest));
        QTest::mouseClick(scene.view.bar()->tokensButton(), Qt::LeftButton);
        RankChart* chart = scene.view.charts()->largest();
        QCOMPARE(chart->columnCount(), 2);
        QTest::mouseClick(chart, Qt::LeftButton, {}, chart->columnRect(1).center());
        QVERIFY(scene.view.table()->currentIndex().isValid());
        QTRY_COMPARE(scene.view.calls()->view()->model()->rowCount(), 3);
        QCOMPARE(scene.view.calls()->heading()->text(), chart->labelOf(1));
    }

    void aTurnIsOpenedAtItsPrompt()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        scene.choose(scene.view.bar()->axis(), int(UsageAxis::Turn));
        QSignalSpy chosen(&scene.page, &AsidePage::placeChosen);
        emit scene.view.table()->customContextMenuRequested(scene.view.table()->visualRect(scene.at(1)).center());
        const QList<QMenu*> menus = scene.view.findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
        QVERIFY(!menus.isEmpty());
        const QMenu* menu = menus.constLast();
        QCOMPARE(menu->actions().constLast()->text(), u"Open turn"_s);
        menu->actions().constLast()->trigger();
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(2).value<MessageId>(), scene.view.model()->at(1).row.prompt);
        QVERIFY(!scene.view.model()->at(1).row.prompt.isEmpty());
    }

    void aTurnIsChosenByKeys()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        ColumnChart* turns = scene.view.charts()->days();
        QCOMPARE(turns->columnCount(), 3);
        turns->setFocus(Qt::TabFocusReason);
        QTest::keyClick(turns, Qt::Key_End);
        QTest::keyClick(turns, Qt::Key_Return);
        QTRY_COMPARE(scene.view.calls()->view()->model()->rowCount(), 1);
        QCOMPARE(scene.view.calls()->heading()->text(), u"Turn 3: prompt"_s);
    }

    void aDayIsChosenByKeys()
    {
        UsageScene scene({});
        QTRY_VERIFY(scene.isRead());
        ColumnChart* days = scene.view.charts()->days();
        QCOMPARE(days->columnCount(), 1);
        days->setFocus(Qt::TabFocusReason);
        QTest::keyClick(days, Qt::Key_Home);
        QTest::keyClick(days, Qt::Key_Return);
        QVERIFY(scene.view.selection().on(UsageAxis::Day));
        QTRY_COMPARE(scene.view.calls()->view()->model()->rowCount(), 6); // three of each session
    }

    void periodsNarrow()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        scene.choose(scene.view.bar()->period(), int(UsageChoice::Period::Today));
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 0); // made sessions are of the past
        QVERIFY(scene.view.sums()->figures()->text().contains(u"in this period"_s));
        UsageChoice choice = scene.view.choice();
        choice.period = UsageChoice::Period::Custom;
        choice.from = choice.until = QDateTime::fromMSecsSinceEpoch(SessionBuilder::BaseMs).date();
        scene.view.setChoice(choice);
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 1);
    }

    void contextOfTheSessionLeadsToItsCalls()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        scene.view.charts()->tabs()->setCurrentIndex(int(UsageChoice::ChartKind::Context));
        QTRY_VERIFY(scene.isRead());
        ColumnChart* context = scene.view.charts()->context();
        QCOMPARE(context->columnCount(), 3);
        context->setFocus(Qt::TabFocusReason);
        QTest::keyClick(context, Qt::Key_End);
        QTest::keyClick(context, Qt::Key_Return);
        QTRY_COMPARE(scene.view.calls()->view()->currentIndex().row(), 2);
    }

    void whatIfSaysWhatItTakesForGranted()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        scene.view.charts()->tabs()->setCurrentIndex(int(UsageChoice::ChartKind::WhatIf));
        WhatIfPanel* panel = scene.view.charts()->whatIf();
        QTRY_COMPARE(panel->source()->estimates().size(), 3U);
        QCOMPARE(panel->chart()->data().items(), 4);
        QVERIFY(!panel->assumptions()->text().isEmpty());
        panel->compactAt()->setValue(60'000);
        const auto isAsked = [panel] {
            const auto& estimates = panel->source()->estimates();
            return !estimates.empty() && estimates.front().question.tokens == 60'000;
        };
        QTRY_VERIFY(isAsked());
        QTRY_VERIFY(panel->isIdle());
    }

    void toolOutputsOfAStoreNeedASession()
    {
        UsageScene scene({});
        QTRY_VERIFY(scene.isRead());
        scene.view.charts()->tabs()->setCurrentIndex(int(UsageChoice::ChartKind::Outputs));
        QCOMPARE(scene.view.charts()->outputs()->columnCount(), 0);
        scene.click(scene.at(0));
        QTRY_VERIFY(scene.isRead());
        QTRY_COMPARE(scene.view.charts()->outputsSource()->outputs().size(), 1U);
        QCOMPARE(scene.view.charts()->outputs()->data().labels, QStringList {u"bash"_s});
    }

    void severalStores()
    {
        FakeStore* fake = filledStore();
        OpenStore other {std::unique_ptr<FakeStore>(fake)};
        UsageScene scene({});
        scene.page.setStores({&scene.store, &other});
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 2);
        scene.choose(scene.view.bar()->scope(), int(UsageChoice::Scope::AllStores));
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 4);
        scene.page.setStores({&scene.store});
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.model()->rowCount(), 2);
    }

    void aStoreThatCannotBeReadSaysWhy()
    {
        FakeStore* fake = filledStore();
        fake->fail(FakeStore::Call::Sessions, {Errc::Denied, u"The store may not be read."_s, {}});
        UsageScene scene({}, fake);
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.sums()->figures()->text(), u"The store may not be read."_s);
        fake->mend();
        scene.page.reload();
        QTRY_COMPARE(scene.view.model()->rowCount(), 2);
    }

    void anEmptyStoreSaysSo()
    {
        UsageScene scene({}, new FakeStore);
        QTRY_VERIFY(scene.isRead());
        QVERIFY(scene.view.sums()->figures()->text().contains(u"No calls"_s));
        QVERIFY(!scene.view.bar()->exportButton()->isEnabled());
        QVERIFY(!scene.view.charts()->isVisible()); // it is said once
        QVERIFY(!scene.view.sums()->isVisible());
    }

    /// A session without calls leads to those of its store, and a period without them to all.
    void anEmptySessionLeadsOn()
    {
        FakeStore* fake = filledStore();
        fake->add(SessionBuilder(u"none"_s).user(u"prompt"_s).build());
        UsageScene scene(u"none"_s, fake);
        QTRY_VERIFY(scene.isRead());
        const auto follow = [&scene] {
            const auto labels = scene.view.findChildren<QLabel*>(Qt::FindDirectChildrenOnly);
            for (QLabel* label : labels) {
                if (label->isVisible() && label->text().contains(u"href"_s))
                    emit label->linkActivated({});
            }
        };
        follow();
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.choice().scope, UsageChoice::Scope::Store);
        QVERIFY(scene.view.charts()->isVisible());
        scene.choose(scene.view.bar()->period(), int(UsageChoice::Period::Today));
        QTRY_VERIFY(scene.isRead());
        QVERIFY(!scene.view.charts()->isVisible());
        follow();
        QTRY_VERIFY(scene.isRead());
        QCOMPARE(scene.view.choice().period, UsageChoice::Period::All);
        QVERIFY(scene.view.charts()->isVisible());
    }

    void whatIsShownIsRestored()
    {
        UsageScene scene(u"one"_s);
        scene.choose(scene.view.bar()->axis(), int(UsageAxis::Day));
        scene.choose(scene.view.bar()->scope(), int(UsageChoice::Scope::Store));
        const QString kept = scene.page.focusedOn();
        UsageScene again(u"one"_s);
        again.page.focusOn(kept);
        QCOMPARE(again.view.choice(), scene.view.choice());
        QCOMPARE(again.view.bar()->axis()->currentData().toInt(), int(UsageAxis::Day));
        for (const QString& text : {QString(), u"nonsense"_s, u"{\"scope\": 99, \"axis\": -1}"_s})
            QCOMPARE(UsageChoice::fromText(text), UsageChoice());
    }

    void exportsTheTable()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        const QTemporaryDir folder;
        QSignalSpy noticed(&scene.page, &AsidePage::noticed);
        scene.view.exportTo(folder.filePath(u"usage.json"_s), false);
        QTRY_COMPARE(noticed.count(), 1);
        QVERIFY(QFile::exists(folder.filePath(u"usage.json"_s)));
        scene.view.exportTo(folder.filePath(u"missing/usage.csv"_s), true);
        QTRY_COMPARE(noticed.count(), 2);
        QVERIFY(noticed.at(1).at(0).toString().contains(u"cannot be written"_s));
    }

    void pricesAreDated()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        QMenu* menu = scene.view.bar()->pricesMenu();
        emit menu->aboutToShow();
        QVERIFY(menu->actions().first()->text().startsWith(u"Prices of"_s));
    }

    void aPriceThatChangedIsThereWithItsDays()
    {
        UsageScene scene(u"one"_s);
        QTRY_VERIFY(scene.isRead());
        QMenu* menu = scene.view.bar()->pricesMenu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text().startsWith(u"Show prices"_s))
                action->trigger();
        }
        const auto* table = scene.view.findChild<QTreeWidget*>();
        QVERIFY(table);
        QStringList rows;
        for (const QTreeWidgetItem* item : table->findItems(u"gpt-5.6-sol"_s, Qt::MatchExactly)) {
            QStringList texts;
            for (const int column : {1, 2, 3, 5})
                texts << item->text(column);
            rows << texts.join(u'|');
        }
        const QString day = usagetexts::day(u"2026-08-21"_s);
        QCOMPARE(rows,
            (QStringList {u"||$5.00|$0.50"_s, u"|272,000|$10.00|$1.00"_s, day + u"||$4.00|$0.40"_s,
                day + u"|272,000|$8.00|$0.80"_s}));
        const auto unknown = table->findItems(u"deepseek/deepseek-v4-pro"_s, Qt::MatchExactly);
        QCOMPARE(unknown.size(), 3);
        QCOMPARE(unknown.at(0)->text(3), u"unknown"_s);
        QCOMPARE(unknown.at(1)->text(5), u"$0.0036"_s);
        QCOMPARE(table->findItems(u"gpt-5"_s, Qt::MatchExactly).first()->text(5), u"$0.1250"_s); // not rounded
    }
};

GUI_TEST_CLASS(TestUsageView)
#include "tst_usageview.moc"
