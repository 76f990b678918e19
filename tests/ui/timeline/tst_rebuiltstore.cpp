// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/common/style.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 KeyStep = 3; ///< of FakeStore
constexpr qint64 Shift = 4 * KeyStep; ///< so that keys belong to messages that stand four rows above

} // namespace

/// A store that is made anew while somebody reads in it: outline keys belong to other messages then.
class TestRebuiltStore final : public QObject
{
    Q_OBJECT

    static QString idAt(TimelineScene& scene, int row)
    {
        const MessagePtr message = scene.model.peek(row);
        return message ? message->id.value : QString();
    }

    /// Puts another state of the session into the store; the model has seen it when this returns.
    static void rewrite(TimelineScene& scene, const FakeSession& session, qint64 shift)
    {
        const SessionId id(TimelineSession);
        // Counted before the hold: a reading that is still asked for by the last state is held too, and nothing follows
        // it.
        const int before = scene.fake->count(FakeStore::Call::Outlines);
        scene.fake->hold(FakeStore::Call::Outlines);
        scene.fake->add(session);
        scene.fake->rebuild(id, shift);
        scene.store.pollNow();
        QTRY_VERIFY(scene.fake->count(FakeStore::Call::Outlines) > before);
        scene.fake->release();
        for (int turn = 0; turn < 2; ++turn) { // a second one was asked for where the first had begun already
            scene.store.run([](SessionStore&, const JobControl&) { return true; }, Lane::Last).waitForFinished();
            QCoreApplication::processEvents();
        }
    }

private slots:
    void initTestCase() { Style::install(*qApp); }

    void keepsPlaceAndCurrentPart()
    {
        TimelineScene scene(talk(60));
        QVERIFY(scene.settle());
        scene.view.goToRow(61);
        QVERIFY(scene.settle());
        scene.view.scroller().showRow(60, -7);
        QVERIFY(scene.settle());
        QTRY_COMPARE(scene.view.currentRow(), 61);
        const QString top = idAt(scene, scene.view.topRow());
        const QString current = idAt(scene, 61);
        QVERIFY(!top.isEmpty() && !current.isEmpty());

        QSignalSpy reset(&scene.model, &QAbstractItemModel::modelReset);
        scene.fake->remove(SessionId(TimelineSession), 0);
        scene.fake->rebuild(SessionId(TimelineSession), Shift);
        scene.store.pollNow();
        QTRY_COMPARE(reset.size(), 1);
        QCOMPARE(scene.view.topRow(), 59);
        QCOMPARE(scene.view.currentRow(), 60);
        QVERIFY(scene.settle());
        QCOMPARE(idAt(scene, scene.view.topRow()), top);
        QCOMPARE(idAt(scene, scene.view.currentRow()), current);
    }

    /// The file is cut to nothing, then written by and by.
    void keepsPlaceWhileItIsEmpty()
    {
        TimelineScene scene(talk(60));
        scene.model.setRebuildMs(std::numeric_limits<int>::max());
        QVERIFY(scene.settle());
        scene.view.goToRow(61);
        QVERIFY(scene.settle());
        scene.view.scroller().showRow(60, -7);
        QVERIFY(scene.settle());
        const QString top = idAt(scene, 60);
        QVERIFY(!top.isEmpty());

        QSignalSpy reset(&scene.model, &QAbstractItemModel::modelReset);
        for (const FakeSession& part : {SessionBuilder(TimelineSession).build(), talk(5)}) {
            rewrite(scene, part, 0);
            QCOMPARE(scene.model.rowCount(), 120);
            QCOMPARE(reset.size(), 0);
            QCOMPARE(scene.view.topRow(), 60);
        }
        rewrite(scene, talk(60), Shift);
        QTRY_COMPARE(reset.size(), 1);
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.currentRow(), 61);
        QCOMPARE(idAt(scene, scene.view.topRow()), top);
    }

    /// What stays empty is shown so, and what is shortened without that at once.
    void showsWhatStaysEmpty()
    {
        TimelineScene scene(talk(60));
        scene.model.setRebuildMs(0);
        QVERIFY(scene.settle());
        rewrite(scene, talk(5), 0);
        QTRY_COMPARE(scene.model.rowCount(), 10);
        rewrite(scene, SessionBuilder(TimelineSession).build(), 0);
        QTRY_COMPARE(scene.model.rowCount(), 0);
        rewrite(scene, talk(6), 0);
        QTRY_COMPARE(scene.model.rowCount(), 12);
    }

    void opensTheSameTurns()
    {
        TimelineScene scene(talk(20));
        QVERIFY(scene.settle());
        FoldStates& folds = scene.view.rows().folds();
        const qint64 key = scene.model.outlineRow(10).key;
        const MessagePtr message
            = scene.store
                  .run([key](SessionStore& store, const JobControl& job) {
                      return store.messages(SessionId(TimelineSession), std::span(&key, 1), {}, job);
                  })
                  .result()
                  ->front();
        folds.setRowsOpen(key, message->id.value, true);
        QSignalSpy reset(&scene.model, &QAbstractItemModel::modelReset);
        scene.fake->rebuild(SessionId(TimelineSession), Shift);
        scene.store.pollNow();
        QTRY_COMPARE(reset.size(), 1);
        QVERIFY(!folds.areRowsOpen(key));
        QVERIFY(folds.areRowsOpen(key + Shift));
    }

    /// What other changes leave in its row is not looked up.
    void nothingIsAskedForRowsThatStay()
    {
        TimelineScene scene(talk(60));
        QVERIFY(scene.settle());
        scene.view.goToRow(61);
        QVERIFY(scene.settle());
        QSignalSpy reset(&scene.model, &QAbstractItemModel::modelReset);
        scene.fake->remove(SessionId(TimelineSession), 0);
        scene.store.pollNow();
        QTRY_COMPARE(reset.size(), 1);
        QTRY_COMPARE(scene.view.currentRow(), 60);
        QCOMPARE(scene.fake->count(FakeStore::Call::KeyOf), 0);
    }
};

GUI_TEST_CLASS(TestRebuiltStore)

#include "tst_rebuiltstore.moc"
