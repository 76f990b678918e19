// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/openstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/chip.h"
#include "ui/common/style.h"
#include "ui/problems/problemspanel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <vector>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

const QString Unrepairable = u"It is not known which of the two stands in the wrong place."_s;

std::unique_ptr<FakeStore> storeWithFindings(int warnings)
{
    FakeSession session = SessionBuilder(u"one"_s).user(u"hello"_s).build();
    const SessionId id(u"one"_s);
    const Finding parent {Severity::Error, u"missing-parent"_s, id, MessageId(u"m7"_s), u"messages row 7"_s, {}, -1,
        u"Its parent is missing."_s, u"A new parent is written."_s};
    session.findings.append(parent);
    for (int i = 0; i < warnings; ++i) {
        Finding finding {Severity::Warning, u"late-result"_s, id, MessageId(u"w%1"_s.arg(i)),
            u"messages row %1"_s.arg(i), {}, -1, u"No call asked for result %1."_s.arg(i), {}};
        finding.noRepair = Unrepairable;
        session.findings.append(finding);
    }
    auto store = std::make_unique<FakeStore>();
    store->add(session);
    return store;
}

StoreCheck::Opener openerOf(int warnings)
{
    return [warnings](const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> {
        return storeWithFindings(warnings);
    };
}

struct ProblemsScene
{
    explicit ProblemsScene(int warnings)
        : store(storeWithFindings(warnings))
        , doctor(openerOf(warnings))
        , panel(&doctor)
        , tester(panel.view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        panel.resize(900, 260);
        doctor.add(&store);
        panel.setCurrent(&store);
        panel.show();
    }

    [[nodiscard]] qint64 count() const { return doctor.findings(&store)->count(); }
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
    StoreDoctor doctor;
    ProblemsPanel panel;
    QAbstractItemModelTester tester;
};

} // namespace

class TestProblemsPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void tellsWhatWasFound()
    {
        ProblemsScene scene(3);
        QSignalSpy counted(&scene.panel, &ProblemsPanel::countChanged);
        QTRY_COMPARE(scene.panel.summary()->text(), u"1 error(s), 3 warning(s)"_s);
        QCOMPARE(scene.count(), 4);
        QCOMPARE(counted.last().at(0).toLongLong(), 4);
    }

    void aFoldedKindStaysSoWhenMoreIsFound()
    {
        ProblemsScene scene(3);
        QTRY_COMPARE(scene.panel.summary()->text(), u"1 error(s), 3 warning(s)"_s);
        QTreeView* view = scene.panel.view();
        QVERIFY(view->isExpanded(scene.row(0)) && view->isExpanded(scene.row(1)));
        view->collapse(scene.row(0));
        // As a session is taken up that was checked again: its findings go and come.
        FindingsModel* model = scene.doctor.findings(&scene.store);
        std::vector<Finding> all;
        for (int kind = 0; kind < model->rowCount(); ++kind) {
            const QModelIndex parent = model->index(kind, 0);
            for (int row = 0; row < model->rowCount(parent); ++row)
                all.push_back(model->index(row, 0, parent).data(FindingsModel::FindingRole).value<Finding>());
        }
        model->remove(SessionId(u"one"_s));
        model->add(all);
        emit scene.doctor.found(&scene.store, {});
        QCOMPARE(scene.count(), 4);
        QVERIFY(!view->isExpanded(scene.row(0)));
        QVERIFY(view->isExpanded(scene.row(1)));
    }

    /// What words unfolded is folded again without them, and what they hid comes back as it was.
    void aFilterLeavesKindsAsTheyWere()
    {
        ProblemsScene scene(3);
        QTRY_COMPARE(scene.panel.summary()->text(), u"1 error(s), 3 warning(s)"_s);
        QTreeView* view = scene.panel.view();
        view->collapse(scene.row(1));
        scene.panel.filterEdit()->setText(u"result 2"_s);
        scene.panel.filterEdit()->settle();
        QCOMPARE(view->model()->rowCount(), 1);
        QVERIFY(view->isExpanded(scene.row(0)));
        scene.panel.filterEdit()->clear();
        scene.panel.filterEdit()->settle();
        QCOMPARE(view->model()->rowCount(), 2);
        QVERIFY(view->isExpanded(scene.row(0)));
        QVERIFY(!view->isExpanded(scene.row(1)));
        const auto chips = scene.panel.findChildren<ChipButton*>();
        const auto errors = std::ranges::find(chips, u"Errors"_s, [](const ChipButton* chip) { return chip->text(); });
        QVERIFY(errors != chips.end());
        (*errors)->setChecked(false);
        (*errors)->setChecked(true);
        QVERIFY(view->isExpanded(scene.row(0)));
        QVERIFY(!view->isExpanded(scene.row(1)));
    }

    /// As wide as in a small window: the chips have icons, the buttons only words.
    void buttonsKeepTheirWords()
    {
        ProblemsScene scene(3);
        QTRY_COMPARE(scene.panel.summary()->text(), u"1 error(s), 3 warning(s)"_s);
        const auto areWhole = [&scene] {
            return std::ranges::all_of(std::initializer_list<QPushButton*> {scene.panel.repairButton(),
                                           scene.panel.repairAllButton(), scene.panel.againButton()},
                [](const QPushButton* button) { return button->width() >= button->sizeHint().width(); });
        };
        for (const int width : {1400, 750, 1400}) {
            scene.panel.resize(width, 260);
            QTRY_VERIFY2(areWhole(), qPrintable(QString::number(width)));
            for (const ChipButton* chip : scene.panel.findChildren<ChipButton*>())
                QTRY_COMPARE(chip->width() == chip->fullWidth(), width == 1400);
        }
    }

    /// When a tab is restored, its store is the current one before the doctor hears of it.
    void showsAStoreThatTheDoctorGetsLater()
    {
        OpenStore store(storeWithFindings(3));
        StoreDoctor doctor(openerOf(3));
        ProblemsPanel panel(&doctor);
        panel.setCurrent(&store);
        QCOMPARE(panel.summary()->text(), u"Not checked yet."_s);
        doctor.add(&store);
        QTRY_COMPARE(panel.summary()->text(), u"1 error(s), 3 warning(s)"_s);
        QCOMPARE(panel.view()->model()->rowCount(), 2);
        QTest::mouseClick(panel.againButton(), Qt::LeftButton);
        QTRY_COMPARE(panel.summary()->text(), u"1 error(s), 3 warning(s)"_s);
    }

    void goesToThePlaceOfAFinding()
    {
        ProblemsScene scene(2);
        QTRY_COMPARE(scene.count(), 3);
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
        ProblemsScene scene(30);
        QTRY_COMPARE(scene.count(), 31);
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

    void offersRepairs()
    {
        ProblemsScene scene(3);
        QTRY_COMPARE(scene.count(), 4);
        QTRY_VERIFY(scene.panel.repairAllButton()->isEnabled());
        QSignalSpy pressed(&scene.panel, &ProblemsPanel::repairPressed);
        const auto last = [&] { return pressed.last().at(1).value<RepairEdit>(); };
        QVERIFY(!scene.panel.repairButton()->isEnabled());
        scene.click(scene.row(0, 0));
        QVERIFY(scene.panel.repairButton()->isEnabled());
        QTest::mouseClick(scene.panel.repairButton(), Qt::LeftButton);
        QCOMPARE(pressed.count(), 1);
        QCOMPARE(last(), (RepairEdit {SessionId(u"one"_s), {u"missing-parent"_s}, u"messages row 7"_s}));
        scene.click(scene.row(0));
        QTest::mouseClick(scene.panel.repairButton(), Qt::LeftButton);
        QCOMPARE(last(), (RepairEdit {{}, {u"missing-parent"_s}, {}}));
        QTest::mouseClick(scene.panel.repairAllButton(), Qt::LeftButton);
        QCOMPARE(last(), RepairEdit());
        // Of what has no repair that is said.
        scene.click(scene.row(1, 1));
        QVERIFY(!scene.panel.repairButton()->isEnabled());
        QVERIFY(scene.panel.repairButton()->toolTip().contains(Unrepairable));
        QVERIFY(scene.panel.details()->text().contains(scene.panel.repairButton()->toolTip()));
    }

    void menuOffersRepairs()
    {
        ProblemsScene scene(3);
        QTRY_COMPARE(scene.count(), 4);
        QSignalSpy pressed(&scene.panel, &ProblemsPanel::repairPressed);
        const auto menuAt = [&](const QModelIndex& index) {
            const QPoint at = scene.panel.view()->visualRect(index).center();
            emit scene.panel.view()->customContextMenuRequested(at);
            return qobject_cast<QMenu*>(QApplication::activePopupWidget());
        };
        QMenu* menu = menuAt(scene.row(1, 0));
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 3);
        QVERIFY(!menu->actions().at(0)->isEnabled() && !menu->actions().at(1)->isEnabled());
        QVERIFY(menu->actions().at(0)->toolTip().contains(Unrepairable));
        menu->close();
        menu = menuAt(scene.row(0, 0));
        QVERIFY(menu);
        menu->setActiveAction(menu->actions().at(1));
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(pressed.count(), 1);
        QCOMPARE(pressed.last().at(1).value<RepairEdit>(), (RepairEdit {{}, {u"missing-parent"_s}, {}}));
    }

    void saysWhyAStoreIsNotMended()
    {
        ProblemsScene scene(1);
        auto fake = storeWithFindings(1);
        StoreInfo info = fake->info();
        info.path = u"/other"_s;
        info.refusals.insert(EditKind::Repair, u"It is only read."_s);
        fake->setInfo(info);
        OpenStore other(std::move(fake));
        scene.doctor.add(&other);
        scene.panel.setCurrent(&other);
        QTRY_COMPARE(scene.doctor.state(&other), StoreDoctor::State::Checked);
        QVERIFY(!scene.panel.repairAllButton()->isEnabled());
        QCOMPARE(scene.panel.repairAllButton()->toolTip(), u"It is only read."_s);
        scene.panel.setCurrent(nullptr);
        scene.doctor.remove(&other);
    }

    void checksAgainWhenAsked()
    {
        ProblemsScene scene(0);
        QTRY_COMPARE(scene.doctor.state(&scene.store), StoreDoctor::State::Checked);
        auto* again = scene.panel.againButton();
        QVERIFY(again->isEnabled());
        // Not begun(): the check of so small a store may be over before it is reported.
        QSignalSpy changed(&scene.doctor, &StoreDoctor::stateChanged);
        again->click();
        QVERIFY(changed.count() > 0);
        QTRY_COMPARE(scene.doctor.state(&scene.store), StoreDoctor::State::Checked);
        QCOMPARE(scene.count(), 1);
    }

    void revealsWhatIsFilteredAway()
    {
        ProblemsScene scene(2);
        QTRY_COMPARE(scene.count(), 3);
        QTest::keyClicks(scene.panel.filterEdit(), u"nothing like it"_s);
        QTRY_COMPARE(scene.panel.view()->model()->rowCount(), 0);
        QSignalSpy chosen(&scene.panel, &ProblemsPanel::placeChosen);
        scene.panel.reveal(SessionId(u"one"_s), MessageId(u"w1"_s));
        const auto current = scene.panel.view()->currentIndex().data(FindingsModel::FindingRole).value<Finding>();
        QCOMPARE(current.message.value, u"w1"_s);
        QVERIFY(scene.panel.details()->text().contains(u"result 1"_s));
        QCOMPARE(chosen.count(), 0);
    }

    void closingTheStoreEmptiesIt()
    {
        ProblemsScene scene(2);
        QTRY_COMPARE(scene.count(), 3);
        scene.doctor.remove(&scene.store);
        QCOMPARE(scene.panel.view()->model()->rowCount(), 0);
        QCOMPARE(scene.panel.summary()->text(), u"No store is open."_s);
    }
};

GUI_TEST_CLASS(TestProblemsPanel)
#include "tst_problemspanel.moc"
