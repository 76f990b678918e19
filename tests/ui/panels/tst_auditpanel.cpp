// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/audit/auditchart.h"
#include "ui/audit/auditpanel.h"
#include "ui/common/style.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

FakeStore* fillWith(FakeStore* store, int turns)
{
    SessionBuilder builder(u"one"_s);
    for (int i = 0; i < turns; ++i) {
        builder.user(u"prompt %1"_s.arg(i));
        builder.assistant(u"answer"_s).tool(u"bash"_s, u"{}"_s, u"out"_s).tokens(100 + i, 10);
    }
    store->add(builder.build());
    return store;
}

struct AuditScene
{
    explicit AuditScene(int turns)
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fillWith(fake, turns)))
        , panel(&source)
        , tester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        panel.resize(1000, 260);
        source.setCurrent(&store, SessionId(u"one"_s));
    }

    [[nodiscard]] QModelIndex at(int turn, int column = 0) const { return panel.model()->index(turn, column); }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    AuditSource source;
    AuditPanel panel;
    QAbstractItemModelTester tester;
};

} // namespace

class TestAuditPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void addsUpWhenItIsSeen()
    {
        AuditScene scene(3);
        QVERIFY(scene.panel.model()->turns().empty());
        QSignalSpy begun(&scene.source, &AuditSource::loadBegun);
        QSignalSpy ended(&scene.source, &AuditSource::loadEnded);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->rowCount(), 3);
        QCOMPARE(begun.count(), 1);
        QCOMPARE(ended.count(), 1);
        QCOMPARE(scene.at(1, AuditModel::InputColumn).data(AuditModel::ValueRole).toLongLong(), 101);
        QCOMPARE(scene.panel.model()->rowCount(scene.at(1)), 2); // a call and a tool
        const QModelIndex tool = scene.panel.model()->index(1, 0, scene.at(1));
        QCOMPARE(tool.data().toString(), u"bash"_s);
        QVERIFY(scene.panel.summary()->text().contains(u"303"_s));
    }

    /// As Usage does, which adds both.
    void whatTheCacheGaveCountsAsInput()
    {
        FakeSession session = SessionBuilder(u"one"_s).user(u"prompt"_s).assistant(u"answer"_s).tokens(100, 10).build();
        Message answer = *session.messages.back();
        answer.tokens.cacheRead = 7000;
        session.messages.back() = std::make_shared<Message>(answer);
        auto fake = std::make_unique<FakeStore>();
        fake->add(session);
        OpenStore store(std::move(fake));
        AuditSource source;
        AuditPanel panel(&source);
        source.setCurrent(&store, SessionId(u"one"_s));
        panel.show();
        QTRY_COMPARE(panel.model()->rowCount(), 1);
        QTRY_VERIFY2(
            panel.summary()->text().contains(u"100 + 7,000 cached tokens in"_s), qPrintable(panel.summary()->text()));
    }

    void oneTokenIsOne()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"one"_s).user(u"prompt"_s).assistant(u"answer"_s).tokens(1, 10).build());
        OpenStore store(std::move(fake));
        AuditSource source;
        AuditPanel panel(&source);
        source.setCurrent(&store, SessionId(u"one"_s));
        panel.show();
        QTRY_COMPARE(panel.model()->rowCount(), 1);
        QTRY_VERIFY2(panel.summary()->text().contains(u"1 token in"_s), qPrintable(panel.summary()->text()));
    }

    void aLongSessionIsReadInSlices()
    {
        AuditScene scene(2 * AuditReader::SliceRows);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->rowCount(), 2 * AuditReader::SliceRows);
        QCOMPARE(scene.panel.model()->turns().back().lastIndex, 4 * AuditReader::SliceRows - 1);
        QTRY_VERIFY2(
            scene.panel.summary()->text().contains(u"1,024 turn"_s), qPrintable(scene.panel.summary()->text()));
    }

    void goesToTheTurn()
    {
        AuditScene scene(2);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->rowCount(), 2);
        QSignalSpy chosen(&scene.panel, &AuditPanel::placeChosen);
        QTreeView* view = scene.panel.view();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(scene.at(1)).center());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(2).value<MessageId>(), scene.panel.model()->turns()[1].prompt);
    }

    void writesATableAndObjects()
    {
        AuditScene scene(2);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->rowCount(), 2);
        const QTemporaryDir folder;
        QSignalSpy noticed(&scene.panel, &AuditPanel::noticed);
        const QString path = folder.filePath(u"audit.csv"_s);
        scene.panel.exportTo(path, true);
        QTRY_COMPARE(noticed.count(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), auditAsCsv(scene.panel.model()->turns()));
        scene.panel.exportTo(folder.filePath(u"missing/audit.json"_s), false);
        QTRY_COMPARE(noticed.count(), 2);
        QVERIFY(noticed.at(1).at(0).toString().contains(u"cannot be written"_s));
    }

    void closingTheStoreEmptiesIt()
    {
        auto store = std::make_unique<OpenStore>(std::unique_ptr<FakeStore>(fillWith(new FakeStore, 2)));
        AuditSource source;
        AuditPanel panel(&source);
        panel.show();
        source.setCurrent(store.get(), SessionId(u"one"_s));
        QTRY_COMPARE(panel.model()->rowCount(), 2);
        store.reset();
        QCOMPARE(panel.model()->rowCount(), 0);
        QCOMPARE(panel.summary()->text(), u"No session is open."_s);
    }

    void aSessionThatCannotBeReadSaysSo()
    {
        AuditScene scene(2);
        scene.source.setCurrent(&scene.store, SessionId(u"another"_s));
        scene.panel.show();
        QTRY_VERIFY(!scene.source.isLoading());
        QCOMPARE(scene.panel.model()->rowCount(), 0);
        QVERIFY(!scene.panel.summary()->text().isEmpty());
        QVERIFY(scene.panel.summary()->text() != u"This session has no turns."_s);
    }

    void aSessionThatGoesOnKeepsItsRows()
    {
        AuditScene scene(20);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->rowCount(), 20);
        const QPersistentModelIndex early = scene.at(5);
        scene.panel.view()->expand(early);
        QSignalSpy reset(scene.panel.model(), &QAbstractItemModel::modelReset);
        FakeSession more = SessionBuilder(u"one"_s).user(u"go on"_s).assistant(u"yes"_s).tokens(7, 7).build();
        for (const MessagePtr& message : more.messages)
            scene.fake->append(SessionId(u"one"_s), *message);
        QTRY_COMPARE(scene.panel.model()->rowCount(), 21);
        QCOMPARE(reset.count(), 0);
        QVERIFY(early.isValid());
        QVERIFY(scene.panel.view()->isExpanded(early));
        QVERIFY2(scene.source.rowsRead() <= 8, qPrintable(QString::number(scene.source.rowsRead())));
        QVERIFY(scene.panel.summary()->text().contains(u"21 turn"_s));
    }

    void chartsTellAndLead()
    {
        AuditScene scene(30);
        AuditChart* chart = scene.panel.chart();
        QVERIFY(chart->wordsAt(0).isEmpty());
        scene.panel.show();
        QTRY_VERIFY(!chart->curves().empty());
        QCOMPARE(chart->curves().front().bins.size(), size_t(30));
        QVERIFY(chart->wordsAt(4).contains(u"Turn 5"_s));
        QVERIFY(chart->wordsAt(4).contains(u"114 tokens"_s));
        QCOMPARE(chart->columnAt(chart->xOf(7)), 7);
        QVERIFY(!chart->grab().isNull());
        QSignalSpy chosen(&scene.panel, &AuditPanel::placeChosen);
        QTest::mouseClick(chart, Qt::LeftButton, {}, {chart->xOf(7), chart->height() / 2});
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(2).value<MessageId>(), scene.panel.model()->turns()[7].prompt);
        QCOMPARE(scene.panel.view()->currentIndex().row(), 7);
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->currentColumn(), 8);
        QVERIFY(chart->accessibleDescription().contains(u"Turn 9"_s));
        QTest::keyClick(chart, Qt::Key_End);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->currentColumn(), 29);
        QTest::keyClick(chart, Qt::Key_Return);
        QCOMPARE(scene.panel.view()->currentIndex().row(), 29);
    }

    void theFocusIsSeenBeforeAndAfterTheChartsCome()
    {
        AuditSource source;
        AuditPanel panel(&source);
        panel.resize(1000, 260);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        AuditChart* chart = panel.chart();
        const QImage without = chart->grab().toImage();
        chart->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(chart->hasFocus());
        QVERIFY(chart->grab().toImage() != without);
        OpenStore store(std::unique_ptr<FakeStore>(fillWith(new FakeStore, 3)));
        source.setCurrent(&store, SessionId(u"one"_s));
        QTRY_VERIFY(!chart->curves().empty());
        QCOMPARE(chart->currentColumn(), 0);
    }
};

GUI_TEST_CLASS(TestAuditPanel)
#include "tst_auditpanel.moc"
