// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/common/format.h"
#include "ui/timeline/columns.h"
#include "ui/timeline/overviewstrip.h"
#include "ui/common/partcopy.h"
#include "ui/timeline/tableblock.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/timeline/timelinetext.h"
#include "ui/timeline/timelinetips.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Scene = TimelineScene;
const QString& Session = TimelineSession;

FakeSession kinds()
{
    SessionBuilder b(Session);
    b.user(u"Please fix the build"_s);
    b.assistant(u"I will look."_s)
        .thinking(u"The header must be wrong."_s)
        .tool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"ok\n"_s)
        .failedTool(u"bash"_s, u"{\"command\":\"make test\"}"_s, u"exit code 2"_s)
        .patch(u"--- a/x.h\n+++ b/x.h\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n"_s);
    b.assistant().tool(u"read"_s, u"{\"path\":\"x.h\"}"_s, u"one\nthree\n"_s);
    b.user(u"Thank you"_s);
    return b.build();
}

/// What was current when a timeline was painted the last time.
class CurrentWhilePainting final : public QObject
{
public:
    explicit CurrentWhilePainting(TimelineView& view)
        : m_view(view)
    {
        view.viewport()->installEventFilter(this);
    }

    int row = -1;
    int part = -1;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            row = m_view.currentRow();
            part = m_view.currentPart();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    TimelineView& m_view;
};

} // namespace

class TestTimelineView : public QObject
{
    Q_OBJECT

private slots:
    /// The numbers of a million messages are not cut.
    void numbersHaveRoom()
    {
        const TimelineStyle style(qApp->palette(), qApp->font(), 1, Qt::LeftToRight);
        for (const qint64 last : {qint64(1), qint64(99'999), qint64(100'000), qint64(1'000'000)}) {
            const Columns columns = Columns::of(900, style, last);
            QVERIFY(style.metrics(Face::Small).horizontalAdvance(format::number(last)) <= columns.number.width);
            QVERIFY(columns.number.width <= columns.rail.x);
            QCOMPARE(columns.content.x + columns.content.width,
                Columns::of(900, style, 1).content.x + Columns::of(900, style, 1).content.width);
        }
    }
    void withoutAModel()
    {
        TimelineView view;
        view.resize(400, 300);
        view.show();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_End, Qt::Key_F8, Qt::Key_Space, Qt::Key_PageDown})
            QTest::keyClick(&view, key);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {50, 50});
        view.scroller().scrollBy(100);
        QVERIFY(!view.grab().isNull());
        QCOMPARE(view.currentRow(), -1);
    }

    void emptySession()
    {
        Scene scene(SessionBuilder(Session).build());
        QTRY_VERIFY(scene.model.isReady());
        scene.view.grab();
        scene.key(Qt::Key_Down);
        QCOMPARE(scene.view.currentRow(), -1);
        QVERIFY(!scene.view.cursor().goToNext(TimelineView::Target::Error, true));
    }

    void keysMoveThroughParts()
    {
        Scene scene(kinds());
        QVERIFY(scene.settle());
        QSignalSpy current(&scene.view, &TimelineView::currentPartChanged);
        QList<std::pair<int, int>> seen;
        for (int i = 0; i < 9; ++i) {
            scene.key(Qt::Key_Down);
            const std::pair<int, int> now {scene.view.currentRow(), scene.view.currentPart()};
            if (seen.isEmpty() || seen.last() != now)
                seen.append(now);
        }
        const QList<std::pair<int, int>> all {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 0}, {3, 0}};
        QCOMPARE(seen, all);
        QCOMPARE(current.size(), all.size());
        scene.key(Qt::Key_Up);
        QCOMPARE(scene.view.currentRow(), 2);
        QSignalSpy activated(&scene.view, &TimelineView::activated);
        scene.key(Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.at(0).at(0).toInt(), 2);
    }

    void endAndHomeMoveTheCurrentPart()
    {
        Scene scene(talk(100));
        QVERIFY(scene.settle());
        scene.key(Qt::Key_Down);
        QCOMPARE(scene.view.currentRow(), 0);
        scene.key(Qt::Key_End);
        QTRY_VERIFY(scene.isSettled() && scene.view.currentPart() >= 0);
        QCOMPARE(scene.view.currentRow(), 199);
        QVERIFY(scene.isCurrentSeen());
        scene.key(Qt::Key_Up);
        QCOMPARE(scene.view.currentRow(), 198);
        scene.key(Qt::Key_Home);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.currentRow(), 0);
        scene.key(Qt::Key_Down);
        QCOMPARE(scene.view.currentRow(), 1);
    }

    void pagesTakeTheCurrentPartAlong()
    {
        Scene scene(talk(100));
        QVERIFY(scene.settle());
        scene.key(Qt::Key_Down);
        for (int page = 0; page < 5; ++page) {
            const int before = scene.view.currentRow();
            scene.key(Qt::Key_PageDown);
            QVERIFY(scene.settle());
            QVERIFY(scene.isCurrentSeen());
            QVERIFY(scene.view.currentRow() > before);
        }
        const int before = scene.view.currentRow();
        scene.key(Qt::Key_PageUp);
        QVERIFY(scene.settle());
        QVERIFY(scene.isCurrentSeen());
        QVERIFY(scene.view.currentRow() < before);
        // By pages one comes to the very last message and to the first one.
        for (int page = 0; page < 40; ++page)
            scene.key(Qt::Key_PageDown);
        QVERIFY(scene.settle());
        scene.key(Qt::Key_PageDown); // the last page was not loaded before
        QCOMPARE(scene.view.currentRow(), 199);
        for (int page = 0; page < 40; ++page)
            scene.key(Qt::Key_PageUp);
        QVERIFY(scene.settle());
        QTRY_COMPARE(scene.view.currentRow(), 0);
    }

    void theCurrentPartFollowsScrolling()
    {
        Scene scene(talk(200));
        QVERIFY(scene.settle());
        scene.view.cursor().set(1, 0);
        QSignalSpy current(&scene.view, &TimelineView::currentPartChanged);
        const auto turn = [&](int steps) {
            QWheelEvent event({100, 100}, scene.view.viewport()->mapToGlobal(QPointF(100, 100)), {}, {0, -120 * steps},
                Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(scene.view.viewport(), &event);
        };
        turn(1); // still on screen
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.currentRow(), 1);
        for (int i = 0; i < 12; ++i)
            turn(1);
        QVERIFY(scene.settle());
        QTRY_VERIFY(scene.isCurrentSeen());
        QVERIFY(scene.view.currentRow() > 1);
        QTRY_COMPARE(current.size(), 1); // once it rests
        const int seen = scene.view.currentRow();
        QCOMPARE(current.at(0).at(0).toInt(), seen);
        scene.key(Qt::Key_Down);
        QCOMPARE(scene.view.currentRow(), seen + 1);

        QScrollBar* bar = scene.view.verticalScrollBar();
        bar->setValue(bar->maximum());
        QVERIFY(scene.settle());
        QTRY_VERIFY(scene.isCurrentSeen());
        QVERIFY(scene.view.currentRow() > 380);
        // A jump starts at what is seen.
        bar->setValue(bar->maximum() / 2);
        scene.key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(scene.settle());
        QVERIFY2(scene.view.currentRow() > 150 && scene.view.currentRow() < 250,
            qPrintable(QString::number(scene.view.currentRow())));

        // What is selected as several stays selected.
        scene.view.cursor().goToStart();
        QVERIFY(scene.settle());
        scene.click(0, 0);
        scene.click(2, 0, Qt::ControlModifier);
        turn(30);
        QVERIFY(scene.settle());
        QTRY_VERIFY(scene.isCurrentSeen());
        QVERIFY(scene.view.currentRow() > 2);
        QVERIFY(scene.view.cursor().selection().contains({0, 0}));
        QVERIFY(scene.view.cursor().selection().contains({2, 0}));
        QVERIFY(!scene.view.cursor().selection().contains({scene.view.currentRow(), 0}));
    }

    void theCurrentPartFollowsMessagesThatAreAdded()
    {
        Scene scene(talk(50));
        QVERIFY(scene.settle());
        scene.key(Qt::Key_End);
        QVERIFY(scene.settle());
        for (int i = 0; i < 30; ++i)
            scene.fake->append(SessionId(Session), *SessionBuilder().user(u"One more"_s).lastMessage());
        scene.store.pollNow();
        QTRY_COMPARE(scene.view.rows().count(), 130);
        QVERIFY(scene.settle());
        QTRY_VERIFY(scene.isCurrentSeen());
    }

    void scrollingStartsNothing()
    {
        Scene scene(talk(100));
        QVERIFY(scene.settle());
        scene.view.scroller().scrollBy(2000);
        QVERIFY(scene.settle());
        QCoreApplication::processEvents();
        QCOMPARE(scene.view.currentRow(), -1);
    }

    void folding()
    {
        Scene scene(kinds(), {900, 1400});
        QVERIFY(scene.settle());
        const auto fold = [&](int part) {
            const RowLayout* layout = scene.view.rows().peek(1);
            return layout->parts()[size_t(layout->positionOfPart(part))].fold;
        };
        QCOMPARE(fold(1), Fold::Folded); // thinking
        QCOMPARE(fold(2), Fold::Folded); // a tool that went well
        QCOMPARE(fold(3), Fold::Open); // one that failed
        scene.view.cursor().set(1, 1);
        const int before = scene.view.scroller().partRect(1, 1).height();
        scene.key(Qt::Key_Right);
        QVERIFY(scene.settle());
        QCOMPARE(fold(1), Fold::Open);
        QVERIFY(scene.view.scroller().partRect(1, 1).height() > before);
        scene.key(Qt::Key_Left);
        QVERIFY(scene.settle());
        QCOMPARE(fold(1), Fold::Folded);
        QCOMPARE(scene.view.scroller().partRect(1, 1).height(), before);
        scene.key(Qt::Key_Space);
        QVERIFY(scene.settle());
        QCOMPARE(fold(1), Fold::Open);
        scene.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(scene.settle());
        QCOMPARE(fold(2), Fold::Open);
        scene.key(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(scene.settle());
        QCOMPARE(fold(3), Fold::Folded);
        scene.key(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(scene.settle());
        QCOMPARE(fold(1), Fold::Open);
        // A click on a head does the same.
        QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {},
            scene.view.scroller().partRect(1, 2).topLeft() + QPoint(150, 14));
        QVERIFY(scene.settle());
        QCOMPARE(fold(2), Fold::Open);
    }

    void scrollingThereAndBack()
    {
        Scene scene(talk(200));
        QVERIFY(scene.settle());
        scene.view.goToRow(180);
        QVERIFY(scene.settle());
        const auto where = [&] { return std::pair(scene.view.topRow(), scene.view.scroller().anchor().pixel); };
        const auto start = where();
        for (const int pixels : {7, 150, 333, 600}) {
            scene.view.scroller().scrollBy(pixels);
            QVERIFY(scene.settle());
            scene.view.scroller().scrollBy(-pixels);
            QCOMPARE(where(), start);
        }
        scene.view.cursor().goToStart();
        scene.view.scroller().scrollBy(-500);
        QVERIFY(scene.settle());
        QCOMPARE(where(), std::pair(0, 0));
    }

    void pictureStaysWhenRowsAboveChange()
    {
        Scene scene(talk(200));
        QVERIFY(scene.settle());
        scene.view.goToRow(200);
        QVERIFY(scene.settle());
        const QRect before = scene.view.scroller().partRect(200, 0);
        QVERIFY(!before.isEmpty());
        // A message a little above the screen grows by many lines.
        const int changed = scene.view.topRow() - 2;
        QSignalSpy data(&scene.model, &QAbstractItemModel::dataChanged);
        scene.fake->replace(SessionId(Session), changed,
            *SessionBuilder().assistant(QString(u"line\n\n"_s).repeated(80)).lastMessage());
        scene.store.pollNow();
        QTRY_VERIFY(!data.isEmpty());
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.scroller().partRect(200, 0), before);
    }

    void pictureStaysWhenDetailsArrive()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->addSynthetic(Session, 400'000);
        Scene scene(std::move(fake));
        QVERIFY(scene.settle());
        scene.view.goToRow(30'000);
        QVERIFY(scene.settle());
        const QRect before = scene.view.scroller().partRect(30'000, 0);
        QVERIFY(!before.isEmpty());
        QVERIFY(!scene.model.detail(399'999));
        const qint64 total = scene.view.rows().heights().total();
        QTRY_VERIFY(scene.model.detail(40'000));
        QVERIFY(scene.settle());
        QVERIFY(scene.view.rows().heights().total() != total);
        QCOMPARE(scene.view.scroller().partRect(30'000, 0), before);
    }

    void missingRowsAreFilledIn()
    {
        auto fake = Scene::storeOf(talk(100));
        fake->hold(FakeStore::Call::Messages);
        Scene scene(std::move(fake));
        QTRY_VERIFY(scene.model.isReady());
        scene.view.grab();
        QVERIFY(!scene.view.rows().peek(0));
        QCOMPARE(scene.view.rows().heights().count(), 200);
        scene.fake->release();
        QVERIFY(scene.settle());
        QVERIFY(scene.view.rows().peek(0));
    }

    /// Which part of a message is current is known when the message is laid out, and by then it is painted.
    void aPartThatBecomesCurrentLaterIsPainted()
    {
        auto fake = Scene::storeOf(talk(100));
        fake->hold(FakeStore::Call::Messages);
        Scene scene(std::move(fake));
        QTRY_VERIFY(scene.model.isReady());
        CurrentWhilePainting painted(scene.view);
        scene.view.cursor().goToEnd();
        QTRY_COMPARE(painted.row, 199);
        QCOMPARE(scene.view.currentPart(), -1);
        scene.fake->release();
        QTRY_COMPARE(scene.view.currentPart(), 0);
        QTRY_COMPARE(painted.part, 0);
    }

    void followsTheEnd()
    {
        Scene scene(talk(50));
        QVERIFY(scene.settle());
        scene.view.cursor().goToEnd();
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.scroller().lastRow(), 99);
        scene.fake->append(SessionId(Session), *SessionBuilder().user(u"One more"_s).lastMessage());
        scene.store.pollNow();
        QTRY_COMPARE(scene.view.rows().heights().count(), 101);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.scroller().lastRow(), 100);
        QVERIFY(scene.view.scroller().partRect(100, 0).bottom() <= scene.view.viewport()->height());

        // Away from the end it stays where it is.
        scene.view.scroller().scrollBy(-700);
        QVERIFY(!scene.view.scroller().followsEnd());
        QVERIFY(scene.settle());
        const std::pair before(scene.view.topRow(), scene.view.scroller().anchor().pixel);
        scene.fake->append(SessionId(Session), *SessionBuilder().user(u"And another"_s).lastMessage());
        scene.store.pollNow();
        QTRY_COMPARE(scene.view.rows().heights().count(), 102);
        QVERIFY(scene.settle());
        QCOMPARE(std::pair(scene.view.topRow(), scene.view.scroller().anchor().pixel), before);
    }

    void keepsPlaceAcrossAReset()
    {
        Scene scene(talk(100));
        QVERIFY(scene.settle());
        scene.view.goToRow(120);
        scene.view.cursor().set(120, 0);
        QVERIFY(scene.settle());
        const int top = scene.view.topRow();
        const TimelineView::Place place = scene.view.place();
        QSignalSpy reset(&scene.model, &QAbstractItemModel::modelReset);
        scene.fake->remove(SessionId(Session), 3);
        scene.store.pollNow();
        QTRY_COMPARE(reset.size(), 1);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.topRow(), top - 1);
        QCOMPARE(scene.view.currentRow(), 119);
        QCOMPARE(scene.view.place().key, place.key);
        scene.view.cursor().goToStart();
        scene.view.restore(place);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.topRow(), top - 1);
    }

    /// Before a long row is loaded, its height is a guess that is less than what was scrolled of it.
    void comesBackIntoALongRow()
    {
        SessionBuilder builder(Session);
        for (int i = 0; i < 20; ++i)
            builder.user(u"Row %1\n\n"_s.arg(i) + u"* a\n"_s.repeated(40));
        const FakeSession session = builder.build();
        TimelineView::Place place;
        {
            Scene scene(session);
            QVERIFY(scene.settle());
            scene.view.scroller().scrollBy(scene.view.rows().heights().height(0) - 40);
            QVERIFY(scene.settle());
            place = scene.view.place();
            QCOMPARE(scene.view.topRow(), 0);
        }
        Scene again(session);
        again.fake->hold(FakeStore::Call::Messages);
        again.view.restore(place);
        again.view.grab();
        QCOMPARE(again.view.place(), place);
        again.fake->release();
        QVERIFY(again.settle());
        QCOMPARE(again.view.topRow(), 0);
        QCOMPARE(again.view.place(), place);
        // Who scrolls before it is loaded stays there.
        again.view.restore(place);
        again.view.goToRow(12);
        QVERIFY(again.settle());
        QVERIFY(again.view.topRow() > 5);
    }

    /// The rows come back later than they are laid out by guesses, which are too small.
    void keepsTheCurrentRowWhereTheEndIsCutOff()
    {
        SessionBuilder builder(Session);
        for (int i = 0; i < 60; ++i)
            builder.user(u"Row %1\n\n"_s.arg(i) + u"* a\n"_s.repeated(12));
        Scene scene(builder.build());
        QVERIFY(scene.settle());
        scene.view.goToRow(20);
        QTRY_COMPARE(scene.view.currentRow(), 20);
        QVERIFY(scene.settle());
        QSignalSpy laidOut(&scene.view.scroller(), &TimelineScroller::laidOut);
        scene.fake->hold(FakeStore::Call::Messages);
        for (int row = 59; row > 20; --row)
            scene.fake->remove(SessionId(Session), row);
        scene.store.pollNow();
        QTRY_COMPARE(scene.model.rowCount(), 21);
        scene.view.grab();
        QTRY_VERIFY(!laidOut.isEmpty());
        scene.fake->release();
        QVERIFY(scene.settle());
        QCoreApplication::processEvents(); // who follows the layout
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.currentRow(), 20);
        QVERIFY(scene.isCurrentSeen());
    }

    void filters()
    {
        Scene scene(kinds());
        QVERIFY(scene.settle());
        QTRY_VERIFY(scene.model.detail(3));
        scene.hide(PartKind::Tool, scene.view.filter().hiddenRoles);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.rows().heights().height(2), 0); // nothing but a tool
        QVERIFY(scene.view.scroller().partRect(1, 2).isEmpty());
        QVERIFY(!scene.view.scroller().partRect(1, 4).isEmpty());
        scene.view.cursor().set(1, 4);
        scene.key(Qt::Key_Down);
        QCOMPARE(scene.view.currentRow(), 3);
        scene.hide(scene.view.filter().hiddenKinds, {Role::User});
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.rows().heights().height(0), 0);
        QVERIFY(scene.view.rows().heights().height(1) > 0);
        scene.hide(scene.view.filter().hiddenKinds, {Role::User, Role::Assistant});
        scene.view.grab();
        QCOMPARE(scene.view.rows().heights().total(), 0);
        scene.hide(scene.view.filter().hiddenKinds, {});
        scene.hide({}, scene.view.filter().hiddenRoles);
        QVERIFY(scene.settle());
        QVERIFY(scene.view.rows().heights().height(2) > 0);
    }

    void selectionOfParts()
    {
        Scene scene(kinds(), {900, 1200});
        QVERIFY(scene.settle());
        QSignalSpy changed(&scene.view, &TimelineView::selectionChanged);
        scene.click(0, 0);
        QCOMPARE(changed.last().at(0).toInt(), 1);
        scene.click(3, 0, Qt::ControlModifier);
        QCOMPARE(changed.last().at(0).toInt(), 2);
        QVERIFY(scene.view.cursor().selection().contains({0, 0}));
        QVERIFY(!scene.view.cursor().selection().contains({1, 0}));
        scene.click(3, 0, Qt::ControlModifier);
        QCOMPARE(changed.last().at(0).toInt(), 1);
        scene.click(0, 0);
        scene.click(2, 0, Qt::ShiftModifier);
        QCOMPARE(changed.last().at(0).toInt(), 7);
        scene.view.text().copy(true);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(u"## You\n\nPlease fix the build\n\n## Assistant"_s), qPrintable(copied));
        QVERIFY(copied.contains(u"```diff\n--- a/x.h"_s));
        QVERIFY(copied.contains(u"> The header must be wrong."_s));
    }

    void selectionOfText()
    {
        Scene scene(talk(3));
        QVERIFY(scene.settle());
        QWidget* area = scene.view.viewport();
        const auto lineOf
            = [&](int row, int x) { return QPoint(x, scene.view.scroller().partRect(row, 0).bottom() - 12); };
        // From the middle of the first question's text into the answer below it.
        const int left = scene.view.rows().style().u * 21;
        QTest::mousePress(area, Qt::LeftButton, {}, lineOf(0, left + 1));
        QTest::mouseMove(area, lineOf(0, left + 40));
        QTest::mouseMove(area, lineOf(1, 2000));
        QTest::mouseRelease(area, Qt::LeftButton, {}, lineOf(1, 2000));
        QVERIFY(scene.view.text().hasSelection());
        QCOMPARE(scene.view.text().text(false),
            u"Question 0: what about the retry budget?\nAnswer 0.\nIt has two paragraphs, the second of which is somewhat longer."_s);
        scene.view.text().copy(false);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Question 0"_s));
        scene.key(Qt::Key_Escape);
        QVERIFY(!scene.view.text().hasSelection());

        QTest::mouseDClick(area, Qt::LeftButton, {}, lineOf(0, left + 10));
        QCOMPARE(scene.view.text().text(false), u"Question"_s);
        QTest::mouseClick(area, Qt::LeftButton, {}, lineOf(0, left + 10));
        QCOMPARE(scene.view.text().text(false), u"Question 0: what about the retry budget?"_s);
    }

    void draggedOut()
    {
        Scene scene(talk(3));
        QVERIFY(scene.settle());
        QWidget* area = scene.view.viewport();
        const int left = scene.view.rows().style().u * 21;
        const auto word = [&](int x) { return QPoint(left + x, scene.view.scroller().partRect(0, 0).bottom() - 12); };
        QTest::mouseDClick(area, Qt::LeftButton, {}, word(10));
        QCOMPARE(scene.view.text().text(false), u"Question"_s);
        std::unique_ptr<QMimeData> data = scene.view.text().dragged();
        QVERIFY(data);
        QCOMPARE(data->text(), u"Question"_s);
        QCOMPARE(scene.view.text().text(true), u"Question"_s); // copied as Markdown
        QVERIFY(!data->hasFormat(u"text/markdown"_s)); // that would be the whole part
        // Pressed, the selection may be dragged; released on the spot, it is given up.
        QTest::mousePress(area, Qt::LeftButton, {}, word(35));
        QCOMPARE(scene.view.text().text(false), u"Question"_s);
        QTest::mouseRelease(area, Qt::LeftButton, {}, word(35));
        QVERIFY(!scene.view.text().hasSelection());

        scene.click(0, 0);
        scene.click(1, 0, Qt::ShiftModifier);
        data = scene.view.text().dragged();
        QVERIFY(data && data->text().contains(u"Question 0"_s) && data->text().contains(u"Answer 0"_s));
        QVERIFY(data->data(u"text/markdown"_s).startsWith("## You\n\nQuestion 0"));
    }

    void jumps()
    {
        Scene scene(kinds(), {900, 300});
        QVERIFY(scene.settle());
        QTRY_VERIFY(scene.model.detail(3));
        scene.key(Qt::Key_F8);
        QVERIFY(scene.settle());
        QCOMPARE(std::pair(scene.view.currentRow(), scene.view.currentPart()), std::pair(1, 3));
        scene.key(Qt::Key_F7);
        QCOMPARE(std::pair(scene.view.currentRow(), scene.view.currentPart()), std::pair(1, 4));
        scene.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(scene.view.currentRow(), 3);
        scene.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(scene.view.currentRow(), 0);
        QSignalSpy failed(&scene.view, &TimelineView::jumpFailed);
        scene.key(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(failed.size(), 1);
    }

    void goToAMessageByItsId()
    {
        Scene scene(talk(500));
        QVERIFY(scene.settle());
        QSignalSpy failed(&scene.view, &TimelineView::jumpFailed);
        scene.view.cursor().goToMessage(MessageId(u"nowhere"_s));
        QTRY_COMPARE(failed.size(), 1);
        const MessageId id = talk(500).messages.at(777)->id;
        scene.view.cursor().goToMessage(id);
        QTRY_COMPARE(scene.view.currentRow(), 777);
        QVERIFY(scene.settle());
        const QRect part = scene.view.scroller().partRect(777, 0);
        QVERIFY(part.top() >= 0 && part.bottom() < scene.view.viewport()->height());
    }

    /// As a range, whatever is loaded of it; what is copied says what it has not.
    void selectsAll()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->addSynthetic(Session, 1'000'000);
        Scene scene(std::move(fake));
        QVERIFY(QTest::qWaitFor([&] { return scene.isSettled(); }, testclass::Patience));
        scene.view.cursor().set(1, 0);
        const QSignalSpy changed(&scene.view, &TimelineView::selectionChanged);
        scene.key(Qt::Key_A, Qt::ControlModifier);
        QVERIFY(!changed.isEmpty() && !changed.constLast().at(2).toBool()); // most is not loaded
        const TimelineSelection& selection = scene.view.cursor().selection();
        QVERIFY(selection.isWhole(1'000'000));
        QVERIFY(selection.singles().empty());
        QCOMPARE(selection.current().row, 1);
        QVERIFY(selection.contains({999'999, 7}));
        const QString copied = scene.view.text().text(false);
        QVERIFY2(copied.endsWith(u"messages not loaded]"_s), qPrintable(copied.right(200)));
        scene.view.cursor().set(1, 0);
        QVERIFY(!selection.isRange());
    }

    void aMillionRows()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->addSynthetic(Session, 1'000'000);
        Scene scene(std::move(fake));
        QVERIFY(QTest::qWaitFor([&] { return scene.isSettled(); }, testclass::Patience));
        QCOMPARE(scene.view.rows().heights().count(), 1'000'000);
        QScrollBar* bar = scene.view.verticalScrollBar();
        QVERIFY(bar->maximum() > 1'000'000);
        bar->setValue(bar->maximum());
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.scroller().lastRow(), 999'999);
        bar->setValue(bar->maximum() / 2);
        QVERIFY(scene.settle());
        QVERIFY(qAbs(scene.view.topRow() - 500'000) < 250'000);
        const qint64 bytes = scene.view.rows().heights().bytes() + scene.view.overview()->bytes();
        QVERIFY2(bytes < 32'000'000, qPrintable(QString::number(bytes)));
        QVERIFY(scene.view.overview()->bins().size() < 2000);
    }

    void aHugeMessageIsCut()
    {
        const QString text
            = QString(u"A line of words that goes on for a while and then ends.\n\n"_s).repeated(350'000);
        Scene scene(SessionBuilder(Session).user(u"Go"_s).assistant(text).build());
        QVERIFY(QTest::qWaitFor([&] { return scene.isSettled(); }, testclass::Patience));
        const RowLayout* layout = scene.view.rows().peek(1);
        int laidOut = 0;
        for (const std::unique_ptr<Block>& block : layout->parts().front().blocks)
            laidOut += block->laidOut;
        QVERIFY2(laidOut < 200, qPrintable(QString::number(laidOut)));
        scene.view.cursor().goToEnd();
        QVERIFY(scene.settle());
        // The last line offers the rest, which the window fetches.
        QSignalSpy wanted(&scene.view, &TimelineView::showAllRequested);
        const QRect part = scene.view.scroller().partRect(1, 0);
        const int u = scene.view.rows().style().u;
        for (int x = 21 * u; x < 21 * u + 250 && wanted.isEmpty(); x += 6)
            QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, {x, part.bottom() - 3 * u});
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.at(0).at(0).toInt(), 1);
    }

    void aLongPromptIsItsHeadAndTail()
    {
        // It begins and ends as code, whose tail is code as well.
        const QString text = u"First words.\n\n```cpp\n"_s
            + u"A line of words that goes on for a while and then ends.\n"_s.repeated(4'000) + u"last *words*\n```\n"_s;
        Scene scene(SessionBuilder(Session).user(text).assistant(u"Yes"_s).build());
        QVERIFY(scene.settle());
        const auto shown = [&] {
            QStringList texts;
            for (const std::unique_ptr<Block>& block : scene.view.rows().layout(0)->parts().front().blocks)
                texts += block->text();
            return texts.join(u'\n');
        };
        const QString some = shown();
        QVERIFY2(some.size() < LongProse::Whole, qPrintable(QString::number(some.size())));
        QVERIFY(some.startsWith(u"First words."_s));
        QVERIFY2(some.contains(u"last *words*"_s), qPrintable(some.right(100)));
        QVERIFY(some.contains(u"[\u2026 "_s)); // what is left out
        scene.view.perform({BlockAction::Kind::ShowAll, {}}, 0, 0);
        QVERIFY(scene.settle());
        QVERIFY(shown().size() > 200'000);
    }

    void chipsTouchNoBand()
    {
        const MessagePtr message = SessionBuilder(Session).user(u"Go"_s).compaction(1, 2, u"Summary"_s).lastMessage();
        const TimelineStyle style(qApp->palette(), qApp->font(), 1, Qt::LeftToRight);
        RowRequest request;
        request.findings = {Finding()};
        const Columns columns = Columns::of(700, style, 9);
        const RowLayout row(message, request, style, columns);
        QVERIFY(row.head());
        const PartLayout& band = row.parts()[size_t(row.partBelowHead())];
        QVERIFY(band.band);
        QVERIFY(row.head()->y + row.head()->height < band.y);
    }

    void aRowOfManyParts()
    {
        SessionBuilder builder(Session);
        builder.user(u"Go"_s).assistant();
        for (int i = 0; i < 5000; ++i)
            builder.tool(u"bash"_s, u"{\"command\":\"step %1\"}"_s.arg(i), u"done"_s);
        Scene scene(builder.build());
        QVERIFY(scene.settle());
        const RowLayout* layout = scene.view.rows().peek(1);
        QCOMPARE(layout->parts().size(), size_t(5000));
        const auto built = [&] { return std::ranges::count_if(layout->parts(), &PartLayout::built); };
        QVERIFY2(built() < 100, qPrintable(QString::number(built())));
        scene.view.goToRow(1, 4321);
        QVERIFY(scene.settle());
        QVERIFY(!scene.view.scroller().partRect(1, 4321).isEmpty());
        QVERIFY(built() < 300);
        const int y = scene.view.scroller().partRect(1, 4321).top();
        scene.view.scroller().scrollBy(-200);
        QCOMPARE(scene.view.scroller().partRect(1, 4321).top(), y + 200);
        scene.view.scroller().scrollBy(200);
        QCOMPARE(scene.view.scroller().partRect(1, 4321).top(), y);
    }

    /// A panel may have read the session before the timeline has.
    void aRowIsGoneToAsSoonAsItIsThere()
    {
        Scene scene(talk(200));
        QCOMPARE(scene.model.rowCount(), 0);
        scene.view.goToRow(150);
        QVERIFY(scene.settle());
        QTRY_COMPARE(scene.view.currentRow(), 150);
        QVERIFY(scene.isCurrentSeen());

        Scene other(talk(200));
        other.view.goToRow(4000); // there is none
        QVERIFY(other.settle());
        QTest::keyClick(&other.view, Qt::Key_End, Qt::ControlModifier);
        QTRY_COMPARE(other.view.currentRow(), 399);
        other.view.scroller().scrollBy(-100'000);
        QTRY_VERIFY(other.view.currentRow() < 20); // the current part follows the screen
    }

    void widthAndZoomKeepTheTopRow()
    {
        Scene scene(talk(200));
        QVERIFY(scene.settle());
        scene.view.goToRow(150);
        QVERIFY(scene.settle());
        const int top = scene.view.topRow();
        scene.view.resize(500, 600);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.topRow(), top);
        scene.view.setZoom(1.5);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.topRow(), top);
    }

    /// A panel that opens below, or larger text, must not make another message the current one.
    void theCurrentPartStaysInASmallerView()
    {
        Scene scene(talk(100));
        QVERIFY(scene.settle());
        const int row = scene.view.scroller().lastRow() - 1;
        QVERIFY(row > 2);
        scene.click(row, 0);
        QCOMPARE(scene.view.currentRow(), row);
        scene.view.resize(900, 200);
        QTRY_VERIFY(scene.isSettled() && scene.isCurrentSeen());
        QCOMPARE(scene.view.currentRow(), row);
        scene.view.setZoom(2);
        QTRY_VERIFY(scene.isSettled() && scene.isCurrentSeen());
        QCOMPARE(scene.view.currentRow(), row);
        QScrollBar* bar = scene.view.verticalScrollBar();
        bar->setValue(bar->value() + 2 * bar->pageStep()); // but it follows who scrolls
        QTRY_VERIFY(scene.isSettled() && scene.isCurrentSeen());
        QVERIFY(scene.view.currentRow() > row);
    }

    /// Who reads along goes on doing so, where the cursor only followed what came.
    void aSmallerViewStaysAtTheEnd()
    {
        Scene scene(talk(50));
        QVERIFY(scene.settle());
        scene.view.cursor().goToEnd();
        QVERIFY(scene.settle());
        for (int i = 0; i < 60; ++i)
            scene.fake->append(SessionId(Session), *SessionBuilder().user(u"One more"_s).lastMessage());
        scene.store.pollNow();
        QTRY_COMPARE(scene.view.rows().heights().count(), 160);
        QTRY_VERIFY(scene.isSettled() && scene.isCurrentSeen() && scene.view.currentRow() > 99);
        QVERIFY(scene.view.scroller().followsEnd());
        scene.view.resize(900, 200);
        QTRY_VERIFY(scene.isSettled() && scene.isCurrentSeen());
        QVERIFY(scene.view.scroller().followsEnd());
        QCOMPARE(scene.view.scroller().lastRow(), 159);
    }

    /// What came from the cache is no part of the input: the two are added up.
    void stepLinesAddWhatExcludesEachOther()
    {
        FakeSession session = SessionBuilder(Session).assistant(u"Done."_s).build();
        Message message = *session.messages.back();
        StepFinishPart step;
        step.tokens.input = 886;
        step.tokens.cacheRead = 6141;
        message.parts.append({.index = 1, .body = step});
        session.messages.back() = std::make_shared<Message>(message);
        Scene scene(session);
        QVERIFY(scene.settle());
        const RowLayout* layout = scene.view.rows().peek(0);
        const int position = layout->positionOfPart(1);
        QVERIFY(position >= 0);
        const QString text = layout->blockText(position, 0);
        QVERIFY2(text.contains(u"in 886 + 6,141 cached"_s), qPrintable(text));
    }

    /// What has no time left in a frame waits for the next one, which a hidden view does not get.
    void aHiddenViewRests()
    {
        SessionBuilder builder(Session);
        for (int i = 0; i < MessageModel::PageRows; ++i)
            builder.assistant(u"| a | b | c |\n|---|---|---|\n"_s + u"| x | y | z |\n"_s.repeated(5)).user(u"On"_s);
        Scene scene(builder.build());
        QVERIFY(scene.settle());
        scene.key(Qt::Key_Down);
        scene.view.hide();
        for (int i = 0; i < 8; ++i)
            scene.view.scroller().scrollBy(300);
        QCoreApplication::processEvents();
        QSignalSpy laidOut(&scene.view.scroller(), &TimelineScroller::laidOut);
        for (int i = 0; i < 200; ++i)
            QCoreApplication::processEvents();
        QVERIFY2(laidOut.count() < 100, qPrintable(QString::number(laidOut.count())));
        scene.view.show();
        QTRY_VERIFY(scene.isSettled() && scene.view.scroller().isComplete()); // and then all is there
    }

    /// One line has digits of one kind.
    void stepsAreNumberedInTheDigitsOfTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(u"ar_EG"_s));
        FakeSession session = SessionBuilder(Session).assistant(u"Done."_s).build();
        Message message = *session.messages.back();
        StepFinishPart step;
        step.tokens.input = 1;
        message.parts.append({.index = 1, .body = step});
        session.messages.back() = std::make_shared<Message>(message);
        Scene scene(session);
        const bool isSettled = scene.settle();
        QLocale::setDefault(before);
        QVERIFY(isSettled);
        const RowLayout* layout = scene.view.rows().peek(0);
        const QString text = layout->blockText(layout->positionOfPart(1), 0);
        QVERIFY2(text.contains(u'\u0661') && !text.contains(u'1'), qPrintable(text));
    }

    void blanksAtTheEndOfChangedLinesAreSeen()
    {
        const auto picture = [](const QString& line) {
            SessionBuilder builder(Session);
            builder.assistant().patch(u"--- a/x.h\n+++ b/x.h\n@@ -1 +1,2 @@\n one\n+%1\n"_s.arg(line));
            Scene scene(builder.build());
            return scene.settle() ? scene.view.viewport()->grab(scene.view.scroller().partRect(0, 0)).toImage()
                                  : QImage();
        };
        const QImage plain = picture(u"three"_s);
        QVERIFY(!plain.isNull());
        QCOMPARE(picture(u"three"_s), plain);
        QVERIFY(picture(u"three  "_s) != plain);
    }

    void whatCameAtOnceHasNoGap()
    {
        SessionBuilder builder(Session);
        builder.user(u"Go"_s);
        builder.after(std::chrono::milliseconds(-6'500)); // of the seven seconds between two messages
        builder.assistant(u"At once."_s).user(u"Go on"_s);
        Scene scene(builder.build(), {900, 600});
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.rows().peek(1)->request().gap, QString());
        QCOMPARE(scene.view.rows().peek(2)->request().gap, u"+7 s"_s);
    }

    /// Each paragraph chooses its direction; its mark and its bar stand where its lines begin.
    void marksStandWhereTheTextBegins()
    {
        SessionBuilder builder(Session);
        builder.assistant(u"- \u0639\u0646\u0635\u0631\n- item\n\n> \u0627\u0642\u062a\u0628\u0627\u0633"_s);
        Scene scene(builder.build());
        QVERIFY(scene.settle());
        std::vector<const TextBlock*> texts;
        for (const std::unique_ptr<Block>& block : scene.view.rows().peek(0)->parts().front().blocks)
            texts.push_back(static_cast<const TextBlock*>(block.get()));
        QCOMPARE(texts.size(), 3u);
        QVERIFY(!texts[0]->marker.isEmpty() && !texts[1]->marker.isEmpty() && texts[2]->quoteDepth == 1);
        QVERIFY(texts[0]->turned > 0 && texts[1]->turned == 0 && texts[2]->turned > 0);
        QCOMPARE(texts[0]->leading, texts[1]->leading - texts[0]->turned);
        QCOMPARE(texts[0]->trailing, texts[1]->trailing + texts[0]->turned);
    }

    void allColumnsOfATableAreSeen_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    /// Those that have no room beside the others go on below them.
    void allColumnsOfATableAreSeen()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        constexpr int Width = 500;
        const QString text = u"| column "_s.repeated(40) + u"|\n"_s + u"|---"_s.repeated(40) + u"|\n"_s
            + u"| value "_s.repeated(39) + u"| [end](https://example.org) |\n"_s;
        const TimelineStyle style(qApp->palette(), qApp->font(), 1, direction);
        auto blocks = parseMarkdown(text);
        QCOMPARE(blocks.size(), 1u);
        const auto tables = TableBlock::fromMarkdown(std::move(blocks.front()), style);
        QCOMPARE(tables.size(), 1u);
        const int height = tables.front()->layout(style, Width);
        bool isFound = false;
        for (int y = 0; y < height; y += 2)
            for (int x = 0; x < Width; x += 2)
                isFound = isFound
                    || tables.front()->actionAt({double(x), double(y)}, Width).kind == BlockAction::Kind::Link;
        QVERIFY(isFound);
    }

    void toolTipsSayWhatSignsAndFiguresMean()
    {
        SessionBuilder builder(Session);
        builder.user(u"Go"_s);
        builder.after(std::chrono::seconds(6));
        builder.assistant(u"I will look."_s).failedTool(u"bash"_s, u"{\"command\":\"make test\"}"_s, u"exit code 2"_s);
        Scene scene(builder.build(), {900, 600});
        QVERIFY(scene.settle());
        const Columns& columns = scene.view.rows().columns();
        const auto tipAt = [&](int part, int x, int y) {
            const QPoint point(x, scene.view.scroller().partRect(1, part).top() + y);
            return timelineTip(scene.view.rows(), spotAt(scene.view.rows(), scene.view.scroller(), point), point);
        };
        const auto inColumn = [&](const Columns::Span& span) { return tipAt(0, span.x + span.width / 2, 12); };
        QVERIFY2(inColumn(columns.rail).contains(u"In context: "_s), qPrintable(inColumn(columns.rail)));
        QVERIFY2(inColumn(columns.tokens).contains(u"About 3 tokens"_s), qPrintable(inColumn(columns.tokens)));
        const QString time = format::absoluteTime(*scene.model.peek(1)->createdAt);
        QVERIFY2(inColumn(columns.time).contains(time.toHtmlEscaped()), qPrintable(inColumn(columns.time)));
        QVERIFY2(inColumn(columns.gap).contains(u"13 s since the message before"_s), qPrintable(inColumn(columns.gap)));
        const QString head = tipAt(1, columns.content.x + 60, 14);
        QVERIFY2(head.contains(u"bash: failed · exit 2"_s), qPrintable(head));
        QVERIFY(tipAt(0, columns.content.x + 400, 12).isEmpty());
    }

    void mirrored()
    {
        Scene scene(kinds(), {900, 1200});
        scene.view.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(scene.settle());
        QVERIFY(scene.view.rows().style().mirrored);
        scene.view.cursor().set(1, 1);
        scene.key(Qt::Key_Left); // unfolds: reading goes to the left
        QVERIFY(scene.settle());
        const RowLayout* layout = scene.view.rows().peek(1);
        QCOMPARE(layout->parts()[1].fold, Fold::Open);
        QVERIFY(scene.view.overview()->x() < scene.view.viewport()->x());
    }

    void accessible()
    {
        QAccessible::setActive(true);
        Scene scene(kinds(), {900, 1400});
        QVERIFY(scene.settle());
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&scene.view);
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 8);
        QCOMPARE(list->child(0)->text(QAccessible::Name), u"Message 1, You, Please fix the build, in context"_s);
        QAccessibleInterface* failed = list->child(4);
        QVERIFY2(failed->text(QAccessible::Name).startsWith(u"Message 2, tool bash, failed, make test, exit 2"_s),
            qPrintable(failed->text(QAccessible::Name)));
        QVERIFY(failed->state().expanded);
        QCOMPARE(list->indexOfChild(failed), 4);
        QCOMPARE(failed->parent(), list);
        const QRect area = failed->rect();
        QCOMPARE(list->childAt(area.center().x(), area.center().y()), failed);
        failed->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(scene.view.currentPart(), 3);
        QVERIFY(failed->state().selected);
        failed->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(scene.settle());
        QVERIFY(failed->state().collapsed);
        QVERIFY(!list->child(99));
    }

    void overviewStrip()
    {
        Scene scene(talk(2000));
        QVERIFY(scene.settle());
        QTRY_VERIFY(scene.model.detail(3999));
        OverviewStrip* strip = scene.view.overview();
        QCOMPARE(int(strip->bins().size()), strip->height());
        QVERIFY(std::ranges::all_of(strip->bins(), [](const OverviewStrip::Bin& bin) {
            return (bin.marks & OverviewStrip::Bin::Prompt) && bin.membership == rail::Membership::InContext;
        }));
        QTest::mouseClick(strip, Qt::LeftButton, {}, {3, strip->height() / 2});
        QVERIFY(scene.settle());
        QVERIFY(scene.view.topRow() <= 2000 && scene.view.scroller().lastRow() >= 2000);
    }

    void jumpsToAMarkedSummaryAtTheEnd()
    {
        SessionBuilder builder(Session);
        for (int i = 0; i < 4; ++i) {
            builder.user(u"why "_s.repeated(60));
            builder.assistant(u"because "_s.repeated(80));
        }
        builder.assistant(u"between"_s);
        FakeSession session = builder.build();
        Message summary = *session.messages.back();
        summary.id = MessageId(u"summary"_s);
        summary.states |= MessageState::Summary;
        summary.parts.append({.index = 1, .body = CompactionPart()});
        session.messages.push_back(std::make_shared<Message>(summary));
        const SessionId id(Session);
        session.findings = {{Finding::Severity::Warning, u"odd"_s, id, summary.id, {}, {}, -1, u"Odd."_s, {}}};
        Scene scene(session, {720, 430});
        StoreDoctor doctor([session](const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> {
            return Scene::storeOf(session);
        });
        FindingMarks marks(scene.store, scene.model, doctor);
        scene.view.setMarks(&marks);
        doctor.add(&scene.store);
        QTRY_COMPARE(marks.rows().size(), size_t(1));
        QTRY_VERIFY(scene.view.isComplete());
        scene.view.grab();
        scene.view.cursor().set(2, 0);
        scene.key(Qt::Key_F8);
        scene.view.grab();
        QCOMPARE(scene.view.currentRow(), 9);
        const QRect part = scene.view.scroller().partRect(9, scene.view.currentPart());
        QVERIFY2(scene.view.viewport()->rect().intersects(part), qPrintable(QString::number(part.top())));
    }

    /// What is no message says what it is: “mock-large” alone would be a riddle.
    void eventsAreLinesThatOpen()
    {
        SessionBuilder builder(Session);
        builder.user(u"Go"_s);
        for (int i = 0; i < 2; ++i)
            builder.message(Role::Unknown, u"agent.started"_s)
                .part(EventPart {u"agent.started"_s, u"iteration 1"_s, LongText(uR"({"iteration":1})"_s)});
        builder.assistant(u"Done."_s);
        Scene scene(builder.build());
        QVERIFY(scene.settle());
        const int line = scene.view.rows().style().lineHeight(Face::Body);
        for (const int row : {1, 2}) {
            const RowLayout& layout = *scene.view.rows().peek(row);
            QVERIFY(!layout.head());
            QVERIFY2(layout.height() < 2 * line, qPrintable(QString::number(layout.height())));
            QCOMPARE(layout.blockText(0, 0), u"agent.started iteration 1"_s);
        }
        scene.click(1, 0);
        QVERIFY(scene.settle());
        QVERIFY(scene.view.rows().peek(1)->blockText(0, 1).contains(u"iteration: 1"_s));
        scene.hide(PartKind::Event, {});
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.rows().heights().height(1), 0);
        QCOMPARE(scene.view.rows().heights().height(2), 0);
    }

    void recordsThatAreNoMessages()
    {
        Message message;
        message.role = Role::System;
        message.storedRole = u"model_change"_s;
        QCOMPARE(roleDetail(message), u"model_change"_s);
        message.storedRole = u"system"_s;
        QCOMPARE(roleDetail(message), QString());
        message.role = Role::Assistant;
        message.model = u"vendor/model-4"_s;
        QCOMPARE(roleDetail(message), u"model-4"_s);
    }

    void marksOfFindings()
    {
        SessionBuilder builder(Session);
        for (int i = 0; i < 40; ++i)
            builder.assistant(u"answer %1"_s.arg(i));
        FakeSession session = builder.build();
        const MessageId third = session.messages[3]->id;
        const MessageId late = session.messages[30]->id;
        const SessionId id(Session);
        session.findings
            = {{Finding::Severity::Error, u"missing-parent"_s, id, third, u"row 3"_s, {}, -1, u"No parent."_s, {}},
                {Finding::Severity::Warning, u"odd-time"_s, id, late, u"row 30"_s, {}, -1, u"Too early."_s, {}}};
        Scene scene(session);
        StoreDoctor doctor([session](const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> {
            return Scene::storeOf(session);
        });
        FindingMarks marks(scene.store, scene.model, doctor);
        scene.view.setMarks(&marks);
        doctor.add(&scene.store);
        QTRY_COMPARE(marks.rows().size(), size_t(2));
        QTRY_VERIFY(scene.view.isComplete());
        scene.view.grab();
        const RowLayout* layout = scene.view.rows().peek(3);
        QVERIFY(layout);
        QCOMPARE(layout->request().findings.size(), 1);
        QVERIFY(!layout->request().grouped);
        QVERIFY(scene.view.rows().peek(4)->request().grouped);
        QVERIFY(accessibleName(scene.view, 3, layout->parts().front().index).contains(u"finding: No parent."_s));
        OverviewStrip* strip = scene.view.overview();
        QCOMPARE(int(strip->findingsAt(strip->yOf(3))), int(OverviewStrip::Bin::Error));
        QCOMPARE(int(strip->findingsAt(strip->yOf(30))), int(OverviewStrip::Bin::Warning));

        // The badge stands in the role line.
        const int top
            = int(scene.view.rows().heights().top(3)) - int(scene.view.rows().heights().top(scene.view.topRow()));
        QPoint badge(-1, -1);
        for (int x = 0; x < scene.view.viewport()->width() && badge.x() < 0; x += 4)
            if (layout->hit(QPointF(x, 12)).action.kind == BlockAction::Kind::Finding)
                badge = {x + 2, top - scene.view.scroller().anchor().pixel + 12};
        QVERIFY(badge.x() > 0);
        QSignalSpy activated(&scene.view, &TimelineView::findingActivated);
        QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, badge);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.at(0).at(0).value<MessageId>(), third);
        QTRY_COMPARE(scene.view.currentRow(), 3);
        scene.key(Qt::Key_F8);
        QTRY_COMPARE(scene.view.currentRow(), 30);
        scene.key(Qt::Key_F8, Qt::ShiftModifier);
        QTRY_COMPARE(scene.view.currentRow(), 3);
        scene.view.setMarks(nullptr);
        QVERIFY(!scene.view.rows().peek(3));
    }
};

GUI_TEST_CLASS(TestTimelineView)
#include "tst_timelineview.moc"
