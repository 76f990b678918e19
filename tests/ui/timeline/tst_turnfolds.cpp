// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/timeline/timelineaccessible.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Scene = TimelineScene;

/// Two prompts, each with an answer and two calls, of which one of the second turn failed.
FakeSession twoTurns()
{
    SessionBuilder b(TimelineSession);
    b.user(u"Fix the build"_s);
    b.assistant(u"I will look."_s).tool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"ok\n"_s);
    b.assistant().tool(u"read"_s, u"{\"path\":\"x.h\"}"_s, u"one\n"_s);
    b.user(u"And the **tests**"_s);
    b.assistant().tool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"ok\n"_s);
    b.assistant(u"Now I run them."_s).failedTool(u"bash"_s, u"{\"command\":\"make test\"}"_s, u"exit code 2"_s);
    return b.build();
}

/// The line of the turn that begins at a row, in words.
QString lineOf(Scene& scene, int row)
{
    const RowLayout* layout = scene.view.rows().peek(row);
    const int position = layout ? layout->positionOfPart(FoldedRowsPart) : -1;
    return position < 0 ? QString() : layout->blockText(position, 0);
}

bool isShown(Scene& scene, int row)
{
    return scene.view.rows().heights().height(row) > 0;
}

} // namespace

class TestTurnFolds : public QObject
{
    Q_OBJECT

private slots:
    void aLinePerTurn()
    {
        Scene scene(twoTurns());
        QTRY_VERIFY(scene.model.detail(5));
        scene.view.setOnlyTurns(true);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 0) && isShown(scene, 3));
        for (const int row : {1, 2, 4, 5})
            QVERIFY(!isShown(scene, row));
        QVERIFY2(lineOf(scene, 0).contains(u"Fix the build"_s), qPrintable(lineOf(scene, 0)));
        QVERIFY2(lineOf(scene, 3).contains(u"And the tests"_s), qPrintable(lineOf(scene, 3)));
        QVERIFY(accessibleName(scene.view, 3, FoldedRowsPart).contains(u"1 failed"_s));
        QVERIFY(!accessibleName(scene.view, 0, FoldedRowsPart).contains(u"failed"_s));
        scene.view.setOnlyTurns(false);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 5));
        QVERIFY(lineOf(scene, 0).isEmpty());
    }

    void opensWhereItStands()
    {
        Scene scene(twoTurns());
        QTRY_VERIFY(scene.model.detail(5));
        scene.view.setOnlyTurns(true);
        QVERIFY(scene.settle());
        scene.click(0, FoldedRowsPart);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 1) && isShown(scene, 2) && !isShown(scene, 4));
        QVERIFY(!scene.view.scroller().partRect(0, 0).isEmpty()); // the prompt in full, below its line
        QVERIFY(scene.view.rows().peek(0)->head());
        // Keys: from the line of the other turn into it, and out of it again.
        scene.view.cursor().set(3, FoldedRowsPart);
        scene.key(Qt::Key_Right);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 4));
        scene.key(Qt::Key_Down);
        QCOMPARE(std::pair(scene.view.currentRow(), scene.view.currentPart()), std::pair(3, 0));
        scene.key(Qt::Key_Up);
        scene.key(Qt::Key_Left);
        QVERIFY(scene.settle());
        QVERIFY(!isShown(scene, 4));
        QCOMPARE(std::pair(scene.view.currentRow(), scene.view.currentPart()), std::pair(3, FoldedRowsPart));
        // What is open stays so while the mode is off.
        scene.view.setOnlyTurns(false);
        scene.view.setOnlyTurns(true);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 1) && !isShown(scene, 4));
        scene.key(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(scene.settle());
        QVERIFY(!isShown(scene, 1) && !isShown(scene, 4));
        scene.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 1) && isShown(scene, 4));
    }

    void jumpsOpenWhatTheyLeadTo()
    {
        Scene scene(twoTurns());
        QTRY_VERIFY(scene.model.detail(5));
        scene.view.setOnlyTurns(true);
        QVERIFY(scene.settle());
        scene.view.cursor().set(0, FoldedRowsPart);
        scene.key(Qt::Key_Down, Qt::AltModifier); // the next prompt is the next line
        QTRY_COMPARE(scene.view.currentRow(), 3);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.currentPart(), FoldedRowsPart);
        QVERIFY(!isShown(scene, 4));
        scene.view.cursor().set(0, FoldedRowsPart);
        scene.key(Qt::Key_F8);
        QTRY_COMPARE(scene.view.currentRow(), 5);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 5) && !isShown(scene, 1));
        QVERIFY(scene.isCurrentSeen());
        scene.view.goToRow(2);
        QTRY_COMPARE(scene.view.currentRow(), 2);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 2));
    }

    void filtersLeaveTurnsWithWhatIsAskedFor()
    {
        Scene scene(twoTurns());
        QTRY_VERIFY(scene.model.detail(5));
        scene.view.setOnlyTurns(true);
        RowFilter filter = scene.view.filter();
        filter.matches = std::make_shared<const std::vector<int>>(std::vector<int> {4});
        scene.view.setFilter(filter);
        QVERIFY(scene.settle());
        QVERIFY(!isShown(scene, 0) && isShown(scene, 3));
        scene.click(3, FoldedRowsPart);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 4) && !isShown(scene, 5));
        QVERIFY(scene.view.scroller().partRect(3, 0).isEmpty()); // the prompt was not asked for
        filter.matches = nullptr;
        filter.hiddenRoles = {Role::User};
        scene.view.setFilter(filter);
        QVERIFY(scene.settle());
        QVERIFY(isShown(scene, 0) && isShown(scene, 3) && isShown(scene, 5));
    }

    void messagesThatAreAddedJoinTheirTurn()
    {
        Scene scene(twoTurns());
        QTRY_VERIFY(scene.model.detail(5));
        scene.view.setOnlyTurns(true);
        QVERIFY(scene.settle());
        const QString before = lineOf(scene, 3);
        scene.fake->append(SessionId(TimelineSession), *SessionBuilder().assistant(u"All is well."_s).lastMessage());
        scene.store.pollNow();
        QTRY_VERIFY(scene.view.rows().count() == 7 && scene.model.detail(6));
        QVERIFY(scene.settle());
        QVERIFY(!isShown(scene, 6));
        QVERIFY(lineOf(scene, 3) != before);
        scene.fake->append(SessionId(TimelineSession), *SessionBuilder().user(u"Thank you"_s).lastMessage());
        scene.store.pollNow();
        QTRY_VERIFY(scene.view.rows().count() == 8 && scene.model.detail(7));
        QVERIFY(scene.settle());
        QVERIFY2(lineOf(scene, 7).contains(u"Thank you"_s), qPrintable(lineOf(scene, 7)));
        // One is gone: the turns begin elsewhere.
        scene.fake->remove(SessionId(TimelineSession), 1);
        scene.store.pollNow();
        QTRY_VERIFY(scene.view.rows().count() == 7 && scene.model.detail(6));
        QTRY_VERIFY(scene.settle() && lineOf(scene, 2).contains(u"And the tests"_s));
        QVERIFY(!isShown(scene, 1) && !isShown(scene, 3));
    }

    void aMillionMessages()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->addSynthetic(TimelineSession, 1'000'000);
        Scene scene(std::move(fake));
        scene.view.setOnlyTurns(true); // from the start: each piece of the outline that arrives is folded
        QTRY_VERIFY(scene.model.rowCount() == 1'000'000 && scene.model.detail(999'999));
        QVERIFY(scene.settle());
        int lines = 0;
        for (int row = scene.view.topRow(); row <= scene.view.scroller().lastRow(); ++row)
            lines += isShown(scene, row) && !lineOf(scene, row).isEmpty() ? 1 : 0;
        QVERIFY(lines > 5);
        scene.view.cursor().goToEnd();
        QVERIFY(scene.settle());
        QVERIFY(scene.view.currentRow() > 900'000);
    }
};

GUI_TEST_CLASS(TestTurnFolds)
#include "tst_turnfolds.moc"
