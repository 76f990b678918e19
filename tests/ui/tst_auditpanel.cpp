// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
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

std::unique_ptr<FakeStore> storeOf(int turns)
{
    SessionBuilder builder(u"one"_s);
    for (int i = 0; i < turns; ++i) {
        builder.user(u"prompt %1"_s.arg(i));
        builder.assistant(u"answer"_s).tool(u"bash"_s, u"{}"_s, u"out"_s).tokens(100 + i, 10);
    }
    auto store = std::make_unique<FakeStore>();
    store->add(builder.build());
    return store;
}

struct Scene
{
    explicit Scene(int turns)
        : store(storeOf(turns))
        , tester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        panel.resize(1000, 260);
        panel.setCurrent(&store, SessionId(u"one"_s));
    }

    [[nodiscard]] QModelIndex at(int turn, int column = 0) const { return panel.model()->index(turn, column); }

    OpenStore store;
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
        Scene scene(3);
        QVERIFY(scene.panel.model()->turns().empty());
        QSignalSpy begun(&scene.panel, &AuditPanel::loadBegun);
        QSignalSpy ended(&scene.panel, &AuditPanel::loadEnded);
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

    void aLongSessionIsReadInSlices()
    {
        Scene scene(AuditModel::SliceRows);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->rowCount(), AuditModel::SliceRows);
        QCOMPARE(scene.panel.model()->turns().back().lastIndex, 2 * AuditModel::SliceRows - 1);
    }

    void goesToTheTurn()
    {
        Scene scene(2);
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
        Scene scene(2);
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
        QVERIFY(noticed.at(1).at(0).toString().contains(u"could not be written"_s));
    }

    void closingTheStoreEmptiesIt()
    {
        auto store = std::make_unique<OpenStore>(storeOf(2));
        AuditPanel panel;
        panel.show();
        panel.setCurrent(store.get(), SessionId(u"one"_s));
        QTRY_COMPARE(panel.model()->rowCount(), 2);
        store.reset();
        QCOMPARE(panel.model()->rowCount(), 0);
        QCOMPARE(panel.summary()->text(), u"No session is open."_s);
    }

    void aSessionThatCannotBeReadSaysSo()
    {
        Scene scene(2);
        scene.panel.setCurrent(&scene.store, SessionId(u"another"_s));
        scene.panel.show();
        QTRY_VERIFY(!scene.panel.model()->isLoading());
        QCOMPARE(scene.panel.model()->rowCount(), 0);
        QVERIFY(!scene.panel.summary()->text().isEmpty());
        QVERIFY(scene.panel.summary()->text() != u"This session has no turns."_s);
    }
};

QTEST_MAIN(TestAuditPanel)
#include "tst_auditpanel.moc"
