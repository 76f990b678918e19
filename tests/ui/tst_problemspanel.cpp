// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/openstore.h"
#include "tests/testkit/fakestore.h"
#include "ui/common/chip.h"
#include "ui/common/style.h"
#include "ui/problems/problemspanel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

std::unique_ptr<FakeStore> storeWithFindings(int warnings)
{
    FakeSession session = SessionBuilder(u"one"_s).user(u"hello"_s).build();
    const SessionId id(u"one"_s);
    session.findings.append({Severity::Error, u"missing-parent"_s, id, MessageId(u"m7"_s), u"messages row 7"_s,
        u"Its parent is missing."_s, u"A new parent is written."_s});
    for (int i = 0; i < warnings; ++i)
        session.findings.append({Severity::Warning, u"orphan-result"_s, id, MessageId(u"w%1"_s.arg(i)),
            u"messages row %1"_s.arg(i), u"No call asked for result %1."_s.arg(i), {}});
    auto store = std::make_unique<FakeStore>();
    store->add(session);
    return store;
}

struct Scene
{
    explicit Scene(int warnings)
        : store(storeWithFindings(warnings))
        , panel([warnings](
                    const QString&) -> Result<std::unique_ptr<SessionStore>> { return storeWithFindings(warnings); })
        , tester(panel.view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        panel.resize(900, 260);
        panel.setCurrent(&store, SessionId(u"one"_s));
    }

    [[nodiscard]] QModelIndex row(int group, int child = -1, int column = 0) const
    {
        const QAbstractItemModel* model = panel.view()->model();
        const QModelIndex parent = model->index(group, child < 0 ? column : 0);
        return child < 0 ? parent : model->index(child, column, parent);
    }
    void click(const QModelIndex& index) const
    {
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, panel.view()->visualRect(index).center());
    }

    OpenStore store;
    ProblemsPanel panel;
    QAbstractItemModelTester tester;
};

} // namespace

class TestProblemsPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void checksWhenItIsSeen()
    {
        Scene scene(3);
        QVERIFY(!scene.panel.isChecking());
        QSignalSpy begun(&scene.panel, &ProblemsPanel::checkBegun);
        QSignalSpy ended(&scene.panel, &ProblemsPanel::checkEnded);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->count(), 4);
        QTRY_COMPARE(scene.panel.summary()->text(), u"1 error(s), 3 warning(s), 0 note(s)"_s);
        QCOMPARE(begun.count(), 1);
        QCOMPARE(ended.count(), 1);
    }

    void goesToThePlaceOfAFinding()
    {
        Scene scene(2);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->count(), 3);
        QSignalSpy chosen(&scene.panel, &ProblemsPanel::placeChosen);
        scene.click(scene.row(0, 0));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(2).value<MessageId>().value, u"m7"_s);
        QVERIFY(scene.panel.details()->isVisible());
        QVERIFY(scene.panel.details()->text().contains(u"A new parent is written."_s));
        scene.click(scene.row(1, 1, FindingsModel::PlaceColumn));
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen.at(1).at(2).value<MessageId>().value, u"w1"_s);
    }

    void filtersByWordsAndSeverity()
    {
        Scene scene(30);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->count(), 31);
        QCOMPARE(scene.panel.view()->model()->rowCount(), 2);
        QTest::keyClicks(scene.panel.filterEdit(), u"result 29"_s);
        QTRY_COMPARE(scene.panel.view()->model()->rowCount(), 1);
        QCOMPARE(scene.panel.view()->model()->rowCount(scene.row(0)), 1);
        scene.panel.filterEdit()->clear();
        QTRY_COMPARE(scene.panel.view()->model()->rowCount(), 2);
        const auto chips = scene.panel.findChildren<ChipButton*>();
        const auto warnings
            = std::ranges::find(chips, u"Warnings"_s, [](const ChipButton* chip) { return chip->text(); });
        QVERIFY(warnings != chips.end());
        QTest::mouseClick(*warnings, Qt::LeftButton);
        QCOMPARE(scene.panel.view()->model()->rowCount(), 1);
        QCOMPARE(scene.row(0).data().toString(), u"Missing parent"_s);
    }

    void saysWhenTheStoreChangedSince()
    {
        Scene scene(0);
        scene.panel.show();
        QTRY_COMPARE(scene.panel.model()->count(), 1);
        QTRY_VERIFY(!scene.panel.isChecking());
        emit scene.store.changed(StoreChange::Changed);
        QVERIFY(scene.panel.summary()->text().contains(u"changed since"_s));
        QTest::mouseClick(scene.panel.findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(!scene.panel.isChecking());
        QVERIFY(!scene.panel.summary()->text().contains(u"changed since"_s));
        QCOMPARE(scene.panel.model()->count(), 1);
    }

    void cancelIsSaid()
    {
        Scene scene(1);
        QSignalSpy ended(&scene.panel, &ProblemsPanel::checkEnded);
        scene.panel.check();
        QVERIFY(scene.panel.isChecking());
        scene.panel.cancelCheck();
        QVERIFY(!scene.panel.isChecking());
        QCOMPARE(ended.count(), 1);
        QCOMPARE(scene.panel.summary()->text(), u"The check was cancelled."_s);
    }

    void closingTheStoreEmptiesIt()
    {
        auto store = std::make_unique<OpenStore>(storeWithFindings(2));
        ProblemsPanel panel(
            [](const QString&) -> Result<std::unique_ptr<SessionStore>> { return storeWithFindings(2); });
        panel.show();
        panel.setCurrent(store.get(), SessionId(u"one"_s));
        QTRY_COMPARE(panel.model()->count(), 3);
        store.reset();
        QCOMPARE(panel.model()->count(), 0);
        QCOMPARE(panel.summary()->text(), u"No store is open."_s);
    }
};

QTEST_MAIN(TestProblemsPanel)
#include "tst_problemspanel.moc"
