// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/timeline/timelinemenu.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId Trunk(u"session-1"_s);
const SessionId FirstBranch(u"session-1#a"_s);
const SessionId SecondBranch(u"session-1#b"_s);

/// Ten messages, of which two branches share the first four.
std::unique_ptr<FakeStore> branchedStore()
{
    FakeSession trunk = talk(5);
    const MessageId shared = trunk.messages[3]->id;
    for (const SessionId& branch : {FirstBranch, SecondBranch})
        trunk.edges += LineageEdge {Trunk, branch, LineageEdge::Kind::Branch, shared};
    return TimelineScene::storeOf(trunk);
}

/// Where the line of a row has an action that leads to a session, in the viewport; (-1, -1): nowhere.
QPoint linkTo(TimelineScene& scene, int row, const SessionId& session)
{
    const RowLayout* layout = scene.view.rows().peek(row);
    const int top = int(scene.view.rows().heights().top(row) - scene.view.rows().heights().top(scene.view.topRow()))
        - scene.view.scroller().anchor().pixel;
    if (!layout || !layout->head())
        return {-1, -1};
    const int y = layout->head()->y + layout->head()->height / 2;
    for (int x = 0; x < scene.view.viewport()->width(); x += 2) {
        const BlockAction action = layout->hit(QPointF(x, y)).action;
        if (action.kind == BlockAction::Kind::Branch && action.link == session.value)
            return {x + 1, top + y};
    }
    return {-1, -1};
}

} // namespace

class TestBranchMarks : public QObject
{
    Q_OBJECT

private slots:
    void aMarkWhereBranchesPart()
    {
        TimelineScene scene(branchedStore());
        SessionBranches branches(scene.store, scene.model);
        scene.view.setBranches(&branches);
        QTRY_VERIFY(!branches.isLooking() && branches.choices().contains(4));
        QVERIFY(scene.settle());
        QCOMPARE(branches.choices().size(), size_t(1));
        const BranchChoice choice = branches.choices().at(4);
        QCOMPARE(choice.branches, QList<SessionId>({Trunk, FirstBranch, SecondBranch}));
        QCOMPARE(choice.current, 0);
        QVERIFY(accessibleName(scene.view, 4, 0).contains(u"branch 1 of 3"_s));
        QVERIFY(!accessibleName(scene.view, 3, 0).contains(u"branch"_s));
        // Forward there is one; backward none.
        QCOMPARE(linkTo(scene, 4, Trunk), QPoint(-1, -1));
        const QPoint forward = linkTo(scene, 4, FirstBranch);
        QVERIFY(forward.x() > 0);
        QSignalSpy asked(&scene.view, &TimelineView::branchRequested);
        QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, forward);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.at(0).at(0).value<SessionId>(), FirstBranch);
        QCOMPARE(asked.at(0).at(1).value<MessageId>(), choice.shared);
        scene.view.setBranches(nullptr);
        QVERIFY(scene.settle());
        QCOMPARE(linkTo(scene, 4, FirstBranch), QPoint(-1, -1));
    }

    void theMenuLeadsToEachOfThem()
    {
        TimelineScene scene(branchedStore());
        SessionBranches branches(scene.store, scene.model);
        scene.view.setBranches(&branches);
        QTRY_VERIFY(!branches.isLooking() && branches.choices().contains(4));
        QVERIFY(scene.settle());
        scene.view.cursor().set(4, 0);
        QMenu menu;
        scene.view.menu().fill(menu);
        auto* second = menu.findChild<QAction*>(u"branch3"_s);
        QVERIFY(second && menu.findChild<QAction*>(u"branch2"_s) && !menu.findChild<QAction*>(u"branch1"_s));
        QSignalSpy asked(&scene.view, &TimelineView::branchRequested);
        second->trigger();
        QCOMPARE(asked.at(0).at(0).value<SessionId>(), SecondBranch);
        scene.view.cursor().set(3, 0);
        QMenu other;
        scene.view.menu().fill(other);
        QVERIFY(!other.findChild<QAction*>(u"branch2"_s));
    }

    void goesBehindAMessage()
    {
        TimelineScene scene(branchedStore());
        QVERIFY(scene.settle());
        const MessageId third = scene.model.messageAt(3)->id;
        scene.view.cursor().goBehind(third);
        QTRY_COMPARE(scene.view.currentRow(), 4);
        scene.view.cursor().goToMessage(third);
        QTRY_COMPARE(scene.view.currentRow(), 3);
    }
};

GUI_TEST_CLASS(TestBranchMarks)
#include "tst_branchmarks.moc"
