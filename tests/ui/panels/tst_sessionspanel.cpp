// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/testkit/workclock.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/sessions/sessiondelegate.h"
#include "ui/sessions/sessionfilterproxy.h"
#include "ui/sessions/sessionspanel.h"

#include <QAbstractItemModelTester>
#include <QAbstractProxyModel>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>
#include <QToolButton>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A store with a session, its fork, the fork's sub-agent and two others.
std::unique_ptr<FakeStore> makeStore()
{
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"main"_s)
            .title(u"Persist the budget"_s)
            .user(u"one"_s)
            .assistant(u"two"_s)
            .tokens(100, 20)
            .build());
    store->add(SessionBuilder(u"fork"_s)
            .title(u"Keep retry.h"_s)
            .parent(u"main"_s, Origin::Kind::Fork)
            .user(u"one"_s)
            .build());
    store->add(SessionBuilder(u"agent"_s)
            .title(u"Survey of callers"_s)
            .parent(u"fork"_s, Origin::Kind::SubAgent)
            .user(u"x"_s)
            .build());
    store->add(
        SessionBuilder(u"other"_s).title(u"Release notes"_s).user(u"a"_s).assistant(u"b"_s).user(u"c"_s).build());
    store->add(SessionBuilder(u"untitled"_s).user(u"what does save do"_s).build());
    return store;
}

/// The tree as indented text.
QStringList lines(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (depth > 0)
            result.append(QString(depth - 1, u' ') + index.data().toString());
        result += lines(model, index, depth + 1);
    }
    return result;
}

} // namespace

class TestSessionsPanel : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<SessionTreeModel> m_model;
    std::unique_ptr<SessionsPanel> m_panel;

    QAbstractItemModel* shown() const { return m_panel->view()->model(); }

    void load()
    {
        QSignalSpy listed(m_model.get(), &SessionTreeModel::storeListed);
        m_model->addStore(m_store.get());
        QTRY_COMPARE(listed.count(), 1);
        // The counts come with the second reading.
        QTRY_VERIFY(m_model->index(0, 0, m_model->indexOf(m_store.get()))
                .siblingAtColumn(SessionTreeModel::MessagesColumn)
                .data()
                .isValid());
    }

private slots:
    void initTestCase() { Style::install(*qApp); }

    void init()
    {
        m_store = std::make_unique<OpenStore>(makeStore());
        m_model = std::make_unique<SessionTreeModel>();
        m_panel = std::make_unique<SessionsPanel>(m_model.get());
        m_panel->resize(280, 500);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    void cleanup()
    {
        m_panel.reset();
        m_model.reset();
        m_store.reset();
    }

    void emptyStateOffersToOpen()
    {
        QSignalSpy open(m_panel.get(), &SessionsPanel::openRequested);
        auto* label = m_panel->findChild<QLabel*>();
        QVERIFY(label->isVisible());
        QVERIFY(!m_panel->view()->isVisible());
        emit label->linkActivated(u"open"_s);
        QCOMPARE(open.count(), 1);
    }

    void closingTheLastStoreIsNoFilter()
    {
        load();
        auto* label = m_panel->findChild<QLabel*>();
        QVERIFY(!label->isVisible());
        m_model->removeStore(m_store.get());
        QVERIFY(label->isVisible());
        QVERIFY2(label->text().startsWith(u"No store is open."_s), qPrintable(label->text()));
    }

    void nestsAndExpandsTheStore()
    {
        const QAbstractItemModelTester tester(shown(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        load();
        QVERIFY(m_panel->view()->isVisible());
        const QModelIndex store = shown()->index(0, 0);
        QVERIFY(m_panel->view()->isExpanded(store));
        const QStringList all = lines(*shown());
        QCOMPARE(all.size(), 5);
        QVERIFY(all.contains(u" Keep retry.h"_s));
        QVERIFY(all.contains(u"  Survey of callers"_s));
    }

    void filtersByWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::addRow("one word") << u"release"_s << QStringList {u"Release notes"_s};
        QTest::addRow("nested") << u"survey"_s
                                << QStringList {u"Persist the budget"_s, u" Keep retry.h"_s, u"  Survey of callers"_s};
        QTest::addRow("all words") << u"callers survey"_s
                                   << QStringList {
                                          u"Persist the budget"_s, u" Keep retry.h"_s, u"  Survey of callers"_s};
        QTest::addRow("first prompt") << u"does save"_s << QStringList {u"what does save do"_s};
        QTest::addRow("nothing") << u"zebra"_s << QStringList {};
    }

    void filtersByWords()
    {
        const QAbstractItemModelTester tester(shown(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        load();
        QFETCH(const QString, text);
        QFETCH(const QStringList, expected);
        m_panel->filterEdit()->setText(text);
        QTRY_VERIFY(m_panel->isSettled());
        QTRY_COMPARE(lines(*shown()), expected);
        QCOMPARE(m_panel->view()->isVisible(), !expected.isEmpty());
        if (!expected.isEmpty())
            QCOMPARE(SessionDelegate::countText(shown()->index(0, 0)), u"%1 of 5"_s.arg(expected.size()));
        m_panel->filterEdit()->clear();
        QTRY_COMPARE(lines(*shown()).size(), 5);
        QCOMPARE(SessionDelegate::countText(shown()->index(0, 0)), u"5"_s);
    }

    void sorts_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("first");
        QTest::addRow("title") << int(SessionTreeModel::TitleColumn) << u"Persist the budget"_s;
        QTest::addRow("messages") << int(SessionTreeModel::MessagesColumn) << u"Release notes"_s;
    }

    void sorts()
    {
        load();
        QFETCH(const int, column);
        QFETCH(const QString, first);
        m_panel->setOrder(column);
        QCOMPARE(lines(*shown()).constFirst(), first);
    }

    void keyboardOpensAndTypingFilters()
    {
        load();
        QSignalSpy activated(m_panel.get(), &SessionsPanel::sessionActivated);
        m_panel->view()->setFocus();
        m_panel->setOrder(SessionTreeModel::TitleColumn);
        m_panel->view()->setCurrentIndex(shown()->index(0, 0, shown()->index(0, 0)));
        QTest::keyClick(m_panel->view(), Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.at(0).at(1).value<SessionId>(), SessionId(u"main"_s));
        QTest::keyClick(m_panel->view(), Qt::Key_R);
        QCOMPARE(m_panel->filterEdit()->text(), u"r"_s);
    }

    void keysLeadFromTheFilterToTheListAndEmptyIt()
    {
        load();
        m_panel->filterEdit()->setText(u"survey"_s);
        QTest::keyClick(m_panel->filterEdit(), Qt::Key_Down);
        QVERIFY(m_panel->isSettled());
        QCOMPARE(lines(*shown()).size(), 3);
        QCOMPARE(m_panel->focusWidget(), m_panel->view());
        QVERIFY(m_panel->window()->testAttribute(Qt::WA_KeyboardFocusChange)); // its frame is seen
        QTest::keyClick(m_panel->filterEdit(), Qt::Key_Escape);
        QVERIFY(m_panel->filterEdit()->text().isEmpty());
        QTRY_COMPARE(lines(*shown()).size(), 5);
    }

    void returnOnAStoreFoldsIt()
    {
        load();
        const QModelIndex store = shown()->index(0, 0);
        m_panel->view()->setCurrentIndex(store);
        QTest::keyClick(m_panel->view(), Qt::Key_Return);
        QVERIFY(!m_panel->view()->isExpanded(store));
    }

    void chevronTogglesByMouse()
    {
        load();
        SessionTreeView* view = m_panel->view();
        const QModelIndex store = shown()->index(0, 0);
        const QRect chevron = view->rows()->chevronRect(view->visualRect(store), store, Qt::LeftToRight);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, chevron.center());
        QVERIFY(!view->isExpanded(store));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, chevron.center());
        QVERIFY(view->isExpanded(store));
    }

    void rowHeights()
    {
        load();
        SessionTreeView* view = m_panel->view();
        const QModelIndex store = shown()->index(0, 0);
        const QModelIndex session = shown()->index(0, 0, store);
        QVERIFY(view->visualRect(session).height() > view->visualRect(store).height());
        m_panel->setCompact(true);
        QTRY_COMPARE(view->visualRect(session).height(), view->visualRect(store).height());
    }

    /// The row of a read-only store that has room for the name of its format and a lock, not for the word beside it.
    QImage readOnlyRow(const QString& formatName)
    {
        auto fake = makeStore();
        StoreInfo info;
        info.path = u"/home/ana/sessions.db"_s;
        info.format = formatName;
        info.notWritable = u"It is locked."_s;
        fake->setInfo(info);
        OpenStore store(std::move(fake));
        SessionTreeModel model;
        model.addStore(&store);
        const auto isListed = [&] {
            return model.index(0, 0, model.indexOf(&store))
                .siblingAtColumn(SessionTreeModel::MessagesColumn)
                .data()
                .isValid();
        };
        if (!QTest::qWaitFor(isListed, testclass::Patience))
            return {};
        const QModelIndex row = model.indexOf(&store);
        const Measures& m = Style::measures();
        const QFontMetrics meta(m.meta);
        const QString count = format::number(row.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong());
        const int width = 15 * m.u + 16 + 12 + 8 + QFontMetrics(m.bold).horizontalAdvance(row.data().toString())
            + meta.horizontalAdvance(count) + meta.horizontalAdvance(u"mnesis"_s)
            + meta.horizontalAdvance(SessionDelegate::tr("read-only")) / 3;
        QImage image(width, 10 * m.u, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.initFrom(m_panel->view());
        option.rect = image.rect();
        option.widget = m_panel->view();
        SessionDelegate().paint(&painter, option, row);
        painter.end();
        model.removeStore(&store);
        return image;
    }

    void aReadOnlyStoreKeepsItsFormat()
    {
        const QImage row = readOnlyRow(u"mnesis"_s);
        QVERIFY(!row.isNull());
        QCOMPARE(readOnlyRow(u"mnesis"_s), row);
        QVERIFY(readOnlyRow(u"sisenm"_s) != row); // as wide
    }

    /// In a narrow row from right to left an English title still has its "…" where it ends.
    void aTitleIsCutOffAtItsEnd()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"long"_s).title(QString(60, u'H')).user(u"x"_s).build());
        OpenStore store(std::move(fake));
        SessionTreeModel model;
        model.addStore(&store);
        QTRY_VERIFY(model.indexOf(&store, SessionId(u"long"_s)).isValid());
        const Measures& m = Style::measures();
        QImage image(50 * m.u, 10 * m.u, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.initFrom(m_panel->view());
        option.rect = image.rect();
        option.state = QStyle::State_Enabled;
        option.direction = Qt::RightToLeft;
        option.widget = m_panel->view();
        SessionDelegate().paint(&painter, option, model.indexOf(&store, SessionId(u"long"_s)));
        painter.end();
        model.removeStore(&store);
        const auto inkIn = [&image](int x) {
            int ink = 0;
            for (int y = 0; y < image.height() / 2; ++y)
                ink += image.pixel(x, y) != image.pixel(0, 0);
            return ink;
        };
        int x = image.width() - 5 * m.u - 16; // beside the icon
        while (x > 0 && inkIn(x) == 0)
            --x;
        QVERIFY(x > image.width() / 2);
        QVERIFY2(inkIn(x) < QFontMetrics(m.body).capHeight() / 2, "a letter");
    }

    void failureIsShownOnTheStore()
    {
        auto fake = makeStore();
        fake->fail(FakeStore::Call::Sessions, {Errc::Corrupt, u"It is broken."_s, {}});
        OpenStore broken(std::move(fake));
        QSignalSpy failed(m_model.get(), &SessionTreeModel::listFailed);
        m_model->addStore(&broken);
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(m_model->index(0, 0).data(SessionTreeModel::ErrorRole).toString(), u"It is broken."_s);
        const QImage image = m_panel->grab().toImage(); // paints the failed state
        QVERIFY(!image.isNull());
        m_model->removeStore(&broken);
    }

    /// A second store with a session of the first one's directory.
    std::unique_ptr<OpenStore> openSecond()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(
            SessionBuilder(u"there"_s).title(u"Same place"_s).directory(u"/home/ana/shop"_s).user(u"x"_s).build());
        StoreInfo info;
        info.format = u"second agent"_s;
        fake->setInfo(info);
        auto store = std::make_unique<OpenStore>(std::move(fake));
        m_model->addStore(store.get());
        return store;
    }

    void groupsByProjectAndDay()
    {
        auto first = std::make_unique<FakeStore>();
        first->add(SessionBuilder(u"here"_s).title(u"One place"_s).directory(u"/home/ana/shop"_s).user(u"x"_s).build());
        first->add(SessionBuilder(u"else"_s).title(u"Other place"_s).directory(u"/srv/api"_s).user(u"x"_s).build());
        first->add(SessionBuilder(u"fork"_s)
                .title(u"Its fork"_s)
                .parent(u"here"_s, Origin::Kind::Fork)
                .directory(u"/home/ana/shop"_s)
                .build());
        m_store = std::make_unique<OpenStore>(std::move(first));
        QSignalSpy listed(m_model.get(), &SessionTreeModel::storeListed);
        m_model->addStore(m_store.get());
        const auto second = openSecond();
        QTRY_COMPARE(listed.count(), 2);
        QVERIFY(m_panel->select(m_store.get(), SessionId(u"fork"_s)));
        QSignalSpy changed(m_panel.get(), &SessionsPanel::groupingChanged);
        auto* button = m_panel->findChild<QToolButton*>();
        const auto choose = [&](const QString& name) {
            // As somebody does: opens the menu, goes to the entry and presses Return.
            QTimer::singleShot(0, this, [&] {
                QMenu* menu = button->menu();
                auto* action = menu->findChild<QAction*>(name);
                menu->setActiveAction(action);
                QTest::keyClick(menu, Qt::Key_Return);
            });
            button->showMenu();
        };
        choose(u"groupByProject"_s);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(m_panel->grouping(), SessionGrouping::Project);
        const QAbstractItemModelTester tester(shown(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QStringList projects;
        for (int row = 0; row < shown()->rowCount(); ++row) {
            projects += shown()->index(row, 0).data().toString();
            QVERIFY(m_panel->view()->isExpanded(shown()->index(row, 0)));
        }
        projects.sort();
        QCOMPARE(projects, (QStringList {u"api"_s, u"shop"_s}));
        QVERIFY(lines(*shown()).contains(u" Its fork"_s));
        QVERIFY(m_panel->isSelected(m_store.get(), SessionId(u"fork"_s))); // as before
        QVERIFY(!m_panel->grab().isNull());

        m_panel->filterEdit()->setText(u"shop"_s);
        QTRY_VERIFY(m_panel->isSettled());
        QTRY_COMPARE(shown()->rowCount(), 1);
        QCOMPARE(lines(*shown()).size(), 3);
        m_panel->filterEdit()->clear();
        QTRY_COMPARE(shown()->rowCount(), 2);

        QSignalSpy activated(m_panel.get(), &SessionsPanel::sessionActivated);
        QVERIFY(m_panel->select(second.get(), SessionId(u"there"_s)));
        QTest::keyClick(m_panel->view(), Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.at(0).at(0).value<OpenStore*>(), second.get());

        choose(u"groupByDay"_s);
        QTRY_COMPARE(changed.count(), 2);
        QTRY_COMPARE(shown()->rowCount(), 1); // all are of one day
        QVERIFY(m_panel->isSelected(second.get(), SessionId(u"there"_s)));
        QVERIFY(!m_panel->grab().isNull());

        choose(u"groupByStore"_s);
        QTRY_COMPARE(changed.count(), 3);
        QCOMPARE(changed.at(2).at(0).value<SessionGrouping>(), SessionGrouping::Store);
        QCOMPARE(m_panel->view()->model()->rowCount(), 2);
        QVERIFY(m_panel->isSelected(second.get(), SessionId(u"there"_s)));
        m_model->removeStore(second.get());
    }

    void whatIsFoldedStaysSoWhileAnAgentWrites()
    {
        auto fake = makeStore();
        FakeStore& stored = *fake;
        m_store = std::make_unique<OpenStore>(std::move(fake));
        load();
        m_panel->view()->collapse(shown()->index(0, 0));
        QSignalSpy listed(m_model.get(), &SessionTreeModel::storeListed);
        Message message;
        message.role = Role::User;
        message.createdAt = now();
        stored.append(SessionId(u"other"_s), message);
        m_store->pollNow();
        QTRY_VERIFY(!listed.isEmpty());
        QVERIFY(!m_panel->view()->isExpanded(shown()->index(0, 0)));
        // A session's first fork is seen all the same.
        m_panel->view()->expand(shown()->index(0, 0));
        stored.add(
            SessionBuilder(u"new"_s).title(u"New fork"_s).parent(u"other"_s, Origin::Kind::Fork).user(u"x"_s).build());
        m_store->pollNow();
        QTRY_VERIFY(lines(*shown()).contains(u" New fork"_s));
        const auto* proxy = qobject_cast<QAbstractProxyModel*>(shown());
        const QModelIndex origin = m_model->indexOf(m_store.get(), SessionId(u"other"_s));
        QVERIFY(m_panel->view()->isExpanded(proxy->mapFromSource(origin)));
    }

    /// A file that an agent writes anew is gone for a moment.
    void theCurrentSessionIsCurrentAgainWhenItComesBack()
    {
        auto fake = makeStore();
        FakeStore& stored = *fake;
        m_store = std::make_unique<OpenStore>(std::move(fake));
        load();
        const SessionId id(u"other"_s);
        QVERIFY(m_panel->select(m_store.get(), id));
        const auto isListed = [this, &id] { return m_model->indexOf(m_store.get(), id).isValid(); };
        const auto comeBack = [&] {
            stored.add(SessionBuilder(u"other"_s).title(u"Back"_s).user(u"x"_s).build());
            m_store->pollNow();
        };
        stored.removeSession(id);
        m_store->pollNow();
        QTRY_VERIFY(!isListed());
        QVERIFY(!m_panel->isSelected(m_store.get(), id));
        comeBack();
        QTRY_VERIFY(isListed());
        QVERIFY(m_panel->isSelected(m_store.get(), id));
        // What somebody chose meanwhile stays chosen.
        stored.removeSession(id);
        m_store->pollNow();
        QTRY_VERIFY(!isListed());
        m_panel->view()->setCurrentIndex(shown()->index(0, 0));
        comeBack();
        QTRY_VERIFY(isListed());
        QVERIFY(!m_panel->isSelected(m_store.get(), id));
    }

    void aStoreIsUnfoldedWithItsFirstHit()
    {
        auto fake = makeStore();
        FakeStore& stored = *fake;
        m_store = std::make_unique<OpenStore>(std::move(fake));
        load();
        m_panel->filterEdit()->setText(u"zebra"_s);
        QTRY_VERIFY(m_panel->isSettled());
        QCOMPARE(shown()->rowCount(), 0);
        stored.add(SessionBuilder(u"new"_s).title(u"Zebra"_s).user(u"x"_s).build());
        m_store->pollNow();
        QTRY_COMPARE(lines(*shown()), QStringList {u"Zebra"_s});
        QVERIFY(m_panel->view()->isExpanded(shown()->index(0, 0)));
    }

    void aNewDayIsUnfoldedWhileThereAreWords()
    {
        auto fake = std::make_unique<FakeStore>();
        FakeStore& stored = *fake;
        for (const QString& name : {u"work"_s, u"rest"_s})
            fake->add(SessionBuilder(name).title(u"Long "_s + name).user(u"x"_s).build());
        m_store = std::make_unique<OpenStore>(std::move(fake));
        m_panel->setGrouping(SessionGrouping::Day);
        load();
        m_panel->filterEdit()->setText(u"long"_s);
        QTRY_VERIFY(m_panel->isSettled());
        QCOMPARE(shown()->rowCount(), 1);
        Message today;
        today.role = Role::User;
        today.createdAt = now();
        stored.append(SessionId(u"work"_s), today);
        m_store->pollNow();
        QTRY_COMPARE(shown()->rowCount(), 2);
        for (int row = 0; row < shown()->rowCount(); ++row)
            QVERIFY(m_panel->view()->isExpanded(shown()->index(row, 0)));
    }

    /// Two sessions of one day are of two days further east.
    void daysAreThoseOfTheTimeZone()
    {
        const format::TimeLook before = format::timeLook();
        const auto back = qScopeGuard([&before] { format::setTimeLook(before); });
        const auto goTo = [this](int hoursEast) {
            format::setTimeLook({QTimeZone::fromSecondsAheadOfUtc(hoursEast * 3600), false});
            QEvent changed(QEvent::StyleChange); // as the settings send it
            QCoreApplication::sendEvent(m_panel.get(), &changed);
        };
        const auto days = [this] {
            QStringList all;
            for (int row = 0; row < shown()->rowCount(); ++row)
                all += shown()->index(row, 0).data(SessionGroupsModel::GroupRole).toString();
            all.sort();
            return all;
        };
        auto fake = std::make_unique<FakeStore>();
        for (const int hours : {0, 14}) // from 9:18
            fake->add(SessionBuilder(u"after %1"_s.arg(hours)).after(std::chrono::hours(hours)).user(u"x"_s).build());
        m_store = std::make_unique<OpenStore>(std::move(fake));
        goTo(0);
        m_panel->setGrouping(SessionGrouping::Day);
        load();
        QTRY_COMPARE(days(), QStringList {u"2026-03-02"_s});
        QVERIFY(m_panel->select(m_store.get(), SessionId(u"after 14"_s)));
        goTo(9);
        QCOMPARE(days(), (QStringList {u"2026-03-02"_s, u"2026-03-03"_s}));
        QVERIFY(m_panel->isSelected(m_store.get(), SessionId(u"after 14"_s)));
        goTo(0);
        QCOMPARE(days(), QStringList {u"2026-03-02"_s});
    }

    void theCurrentSessionStaysSoOnAnotherDay()
    {
        auto owned = std::make_unique<FakeStore>();
        FakeStore* fake = owned.get();
        const auto written = [fake](const QString& id, int hours) {
            fake->add(SessionBuilder(id).after(std::chrono::hours(hours)).user(u"x"_s).build());
        };
        written(u"one"_s, 0);
        written(u"two"_s, 1);
        m_store = std::make_unique<OpenStore>(std::move(owned));
        m_panel->setGrouping(SessionGrouping::Day);
        load();
        QTRY_COMPARE(shown()->rowCount(), 1);
        QVERIFY(m_panel->select(m_store.get(), SessionId(u"one"_s)));
        written(u"one"_s, 72);
        m_store->pollNow();
        QTRY_COMPARE(shown()->rowCount(), 2);
        QVERIFY(m_panel->isSelected(m_store.get(), SessionId(u"one"_s)));
        QVERIFY(m_panel->view()->isExpanded(m_panel->view()->currentIndex().parent()));
    }

    void projectsStandInOrder_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QStringList>("expected");
        QTest::addRow("title") << int(SessionTreeModel::TitleColumn) << QStringList {u"api"_s, u"shop"_s, u"web"_s};
        QTest::addRow("time") << int(SessionTreeModel::TimeColumn) << QStringList {u"shop"_s, u"web"_s, u"api"_s};
    }

    void projectsStandInOrder()
    {
        QFETCH(const int, column);
        QFETCH(const QStringList, expected);
        auto fake = std::make_unique<FakeStore>();
        for (const auto& [directory, after] :
            {std::pair(u"/a/api"_s, 1), std::pair(u"/b/web"_s, 2), std::pair(u"/c/shop"_s, 3)})
            fake->add(
                SessionBuilder(directory).directory(directory).after(std::chrono::hours(after)).user(u"x"_s).build());
        m_store = std::make_unique<OpenStore>(std::move(fake));
        m_panel->setGrouping(SessionGrouping::Project);
        m_panel->setOrder(column);
        auto broken = std::make_unique<FakeStore>();
        broken->fail(FakeStore::Call::Sessions, {Errc::Corrupt, u"It is broken."_s, {}});
        OpenStore second(std::move(broken));
        QSignalSpy failed(m_model.get(), &SessionTreeModel::listFailed);
        m_model->addStore(&second);
        load();
        QTRY_COMPARE(failed.count(), 1);
        const auto titles = [this] {
            QStringList headings;
            for (int row = 0; row < shown()->rowCount(); ++row)
                headings += shown()->index(row, 0).data().toString();
            return headings;
        };
        QTRY_COMPARE(titles().first(3), expected);
        QVERIFY(shown()->index(3, 0).data(SessionTreeModel::ErrorRole).isValid()); // what is no project is last
        m_model->removeStore(&second);
    }

    void manySessionsStayQuick()
    {
        auto fake = std::make_unique<FakeStore>();
        for (int n = 0; n < 100'000; ++n)
            fake->add(SessionBuilder(u"s%1"_s.arg(n)).title(u"Session number %1"_s.arg(n)).build());
        OpenStore many(std::move(fake));
        QSignalSpy listed(m_model.get(), &SessionTreeModel::storeListed);
        m_model->addStore(&many);
        QTRY_COMPARE(listed.count(), 1);
        const WorkClock timer;
        m_panel->view()->scrollToBottom();
        const QImage image = m_panel->grab().toImage();
        QVERIFY(!image.isNull());
        QVERIFY(m_panel->view()->uniformRowHeights());
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
        m_model->removeStore(&many);
    }

    void aPillTellsWhatWasFound()
    {
        FindingCounts found;
        m_model->setFindingSource([&found](const OpenStore*, const SessionId& session) {
            return session.value == "other"_L1 ? found : FindingCounts();
        });
        load();
        SessionTreeView* view = m_panel->view();
        const QModelIndex index = shown()
                                      ->match(shown()->index(0, 0), Qt::DisplayRole, u"Release notes"_s, 1,
                                          Qt::MatchExactly | Qt::MatchRecursive)
                                      .constFirst();
        const auto pill = [&] { return view->rows()->findingsRect(view->visualRect(index), index, Qt::LeftToRight); };
        QVERIFY(pill().isEmpty());
        QVERIFY(!index.data(Qt::AccessibleDescriptionRole).isValid());
        QSignalSpy changed(shown(), &QAbstractItemModel::dataChanged);
        found.add(Finding::Severity::Warning);
        found.add(Finding::Severity::Error);
        m_model->noteFindings(m_store.get(), {SessionId(u"other"_s), SessionId(u"not there"_s)});
        QCOMPARE(changed.count(), 1);
        QVERIFY(index.data(Qt::AccessibleDescriptionRole).toString().contains(u"1 error"_s));
        QVERIFY(view->visualRect(index).contains(pill()));
        QSignalSpy asked(m_panel.get(), &SessionsPanel::findingsRequested);
        QSignalSpy activated(m_panel.get(), &SessionsPanel::sessionActivated);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, pill().center());
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.at(0).at(1).value<SessionId>().value, u"other"_s);
        QCOMPARE(activated.count(), 0);
        view->grab();
    }
};

GUI_TEST_CLASS(TestSessionsPanel)
#include "tst_sessionspanel.moc"
