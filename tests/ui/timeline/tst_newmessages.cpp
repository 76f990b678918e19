// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/pages/filterrow.h"
#include "ui/pages/sessionpage.h"
#include "ui/timeline/timelineaccessible.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const Time Noon = timeFromMs(1'772'452'800'000);

/// A page of a session of ten messages, shown.
struct PageScene
{
    FakeStore* fake; ///< owned by store
    OpenStore store;
    SessionPage page;

    explicit PageScene(std::unique_ptr<FakeStore> owned = TimelineScene::storeOf(talk(5)))
        : fake(owned.get())
        , store(std::move(owned))
        , page(&store, SessionId(TimelineSession))
    {
        page.resize(900, 1400);
        page.show();
    }
    void append(const QString& text)
    {
        fake->append(SessionId(TimelineSession), *SessionBuilder().user(text).lastMessage());
        store.pollNow();
    }
    /// The rows above which a line says that they are new.
    [[nodiscard]] QList<int> marked()
    {
        QList<int> rows;
        page.grab();
        for (int row = 0; row < page.model()->rowCount(); ++row) {
            const RowLayout* layout = page.timeline()->rows().peek(row);
            if (layout && layout->positionOfPart(NewSincePart) == 0)
                rows += row;
        }
        return rows;
    }
};

} // namespace

class TestNewMessages : public QObject
{
    Q_OBJECT

private slots:
    void markedSinceTheyWereReadLast()
    {
        PageScene scene;
        scene.page.news()->setSeen({4, Noon});
        QTRY_COMPARE(scene.marked(), QList<int> {4});
        TimelineView& timeline = *scene.page.timeline();
        QVERIFY(accessibleName(timeline, 4, NewSincePart).contains(u"New since"_s));
        QVERIFY(timeline.rows().peek(4)->head()); // and not grouped with the row above
        QVERIFY(timeline.rows().peek(4)->head()->y > timeline.rows().peek(4)->parts().front().y);
    }

    void nothingIsNewWhereAllWasRead_data()
    {
        QTest::addColumn<int>("rows");
        QTest::newRow("all of them") << 10;
        QTest::newRow("more than there are now") << 12;
        QTest::newRow("none before") << 0;
    }
    void nothingIsNewWhereAllWasRead()
    {
        QFETCH(int, rows);
        PageScene scene;
        scene.page.news()->setSeen({rows, Noon});
        QTRY_VERIFY(scene.page.isIdle());
        QCOMPARE(scene.marked(), QList<int>());
    }

    void whatComesWhileThePageIsHidden()
    {
        PageScene scene;
        QTRY_VERIFY(scene.page.isIdle());
        scene.append(u"While it is seen"_s);
        QTRY_COMPARE(scene.page.model()->rowCount(), 11);
        QCOMPARE(scene.marked(), QList<int>());
        scene.page.hide();
        scene.append(u"While it is not"_s);
        QTRY_COMPARE(scene.page.model()->rowCount(), 12);
        scene.page.show();
        QTRY_COMPARE(scene.marked(), QList<int> {11});
        scene.page.hide(); // nothing came: the mark stays
        scene.page.show();
        QTRY_COMPARE(scene.marked(), QList<int> {11});
    }

    /// Somebody reads further up: what comes is told beside the position until the end was in sight.
    void whatComesBelowTheScreen()
    {
        PageScene scene;
        scene.page.resize(900, 300);
        QTRY_VERIFY(scene.page.isIdle());
        scene.page.grab();
        const NewMessages& news = *scene.page.news();
        TimelineView& timeline = *scene.page.timeline();
        QVERIFY(timeline.scroller().lastRow() < 9);
        for (int rows = 11; rows <= 12; ++rows) {
            scene.append(u"News"_s);
            QTRY_COMPARE(scene.page.model()->rowCount(), rows);
        }
        QCOMPARE(news.unread(), 2);
        QCOMPARE(news.first().value_or(-1), 10);
        QCOMPARE(news.seen().rows, 10);
        QVERIFY2(scene.page.filters()->positionText().endsWith(u"2 new"_s),
            qPrintable(scene.page.filters()->positionText()));
        scene.page.hide(); // in another tab it is still unread
        scene.page.show();
        QCOMPARE(news.seen().rows, 10);
        timeline.cursor().goToEnd();
        scene.page.grab();
        QTRY_COMPARE(news.unread(), 0);
        QVERIFY(!scene.page.filters()->positionText().contains(u"new"_s));
        QCOMPARE(news.seen().rows, 12);
        scene.append(u"Seen at once"_s);
        QTRY_COMPARE(scene.page.model()->rowCount(), 13);
        QCOMPARE(news.unread(), 0);
        QCOMPARE(news.first().value_or(-1), 10); // a mark stays until there are others
    }

    /// An undo brings back what was there before.
    void whatTheUserMakesIsNoNews()
    {
        PageScene scene;
        scene.page.resize(900, 300);
        QTRY_VERIFY(scene.page.isIdle());
        scene.page.grab();
        scene.page.keepPlace();
        scene.append(u"Brought back"_s);
        QTRY_COMPARE(scene.page.model()->rowCount(), 11);
        QCOMPARE(scene.page.news()->unread(), 0);
        QVERIFY(!scene.page.news()->first());
        scene.append(u"News"_s);
        QTRY_COMPARE(scene.page.model()->rowCount(), 12);
        QCOMPARE(scene.page.news()->unread(), 1);
    }

    /// A tab that nobody looked at is as unread after a restart as before it.
    void aHiddenPageKeepsWhatWasRead()
    {
        PageScene scene;
        QTRY_VERIFY(scene.page.isIdle());
        scene.page.hide();
        scene.append(u"While it is not seen"_s);
        QTRY_COMPARE(scene.page.model()->rowCount(), 11);
        QCOMPARE(scene.page.news()->seen().rows, 10);
    }
};

GUI_TEST_CLASS(TestNewMessages)
#include "tst_newmessages.moc"
