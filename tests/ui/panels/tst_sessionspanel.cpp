// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/sessions/sessiondelegate.h"
#include "ui/sessions/sessionfilterproxy.h"
#include "ui/sessions/sessionspanel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

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
        QTRY_VERIFY(m_model->indexOf(m_store.get(), SessionId(u"other"_s))
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
        m_panel->filterEdit()->clear();
        QTRY_COMPARE(lines(*shown()).size(), 5);
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

    void manySessionsStayQuick()
    {
        auto fake = std::make_unique<FakeStore>();
        for (int n = 0; n < 100'000; ++n)
            fake->add(SessionBuilder(u"s%1"_s.arg(n)).title(u"Session number %1"_s.arg(n)).build());
        OpenStore many(std::move(fake));
        QSignalSpy listed(m_model.get(), &SessionTreeModel::storeListed);
        m_model->addStore(&many);
        QTRY_COMPARE_WITH_TIMEOUT(listed.count(), 1, 60'000);
        QElapsedTimer timer;
        timer.start();
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
