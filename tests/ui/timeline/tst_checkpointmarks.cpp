// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/timeline/overviewstrip.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/timeline/timelinemenu.h"
#include "ui/timeline/timelineview.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId MarkedTalk(u"session-1"_s);
constexpr int Rows = 200;

FakeSession longTalk()
{
    SessionBuilder builder(MarkedTalk.value);
    for (int i = 0; i < Rows / 2; ++i) {
        builder.user(u"Question %1"_s.arg(i));
        builder.assistant(u"Answer %1"_s.arg(i));
    }
    return builder.build();
}

/// A view of a session whose checkpoints can be set.
struct MarkedScene
{
    FakeSession session = longTalk();
    FakeStore* fake = nullptr; ///< owned by store
    OpenStore store;
    MessageModel model;
    SessionCheckpoints checkpoints;
    TimelineView view;

    explicit MarkedScene(std::unique_ptr<FakeStore> owned = std::make_unique<FakeStore>())
        : fake(owned.get())
        , store((fake->add(session), std::move(owned)))
        , model(store, MarkedTalk)
        , checkpoints(store, model)
    {
        view.setFlashing(false);
        view.resize(900, 600);
        view.setModel(&model);
        view.setCheckpoints(&checkpoints);
        view.show();
    }

    [[nodiscard]] Checkpoint at(int row, const QString& label, bool automatic = false) const
    {
        return {.id = CheckpointId(label),
            .session = MarkedTalk,
            .label = label,
            .message = session.messages[size_t(row)]->id,
            .createdAt = timeFromMs(1'700'000'000'000),
            .automatic = automatic};
    }
    void set(const QList<Checkpoint>& list)
    {
        fake->setCheckpoints(MarkedTalk, list);
        store.pollNow();
    }
    [[nodiscard]] QList<int> rows() const
    {
        QList<int> rows;
        for (const SessionCheckpoints::Row& row : checkpoints.rows())
            rows += row.row;
        return rows;
    }
    [[nodiscard]] QString current()
    {
        const auto checkpoint = view.cursor().checkpoint();
        return checkpoint ? checkpoint->label : QString();
    }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor(
            [this] {
                view.grab();
                return view.isComplete() && !checkpoints.isLooking();
            },
            testclass::Patience);
    }
};

} // namespace

class TestCheckpointMarks : public QObject
{
    Q_OBJECT

private slots:
    void standBehindTheirMessages()
    {
        MarkedScene scene;
        QVERIFY(scene.settle());
        QVERIFY(scene.rows().isEmpty());
        const int height = scene.view.rows().heights().height(1);
        scene.set({scene.at(1, u"first"_s), scene.at(1, u"second"_s), scene.at(150, u"far"_s),
            scene.at(3, u"counted out"_s, true), {.label = u"nowhere"_s}});
        QTRY_COMPARE(scene.rows(), (QList<int> {1, 150}));
        QVERIFY(scene.settle());
        const RowLayout* layout = scene.view.rows().peek(1);
        QVERIFY(layout);
        QCOMPARE(layout->parts().size(), size_t(3));
        QCOMPARE(layout->parts()[1].index, FirstCheckpointPart);
        QVERIFY(scene.view.rows().heights().height(1) > height);
        QVERIFY(layout->parts()[1].y >= layout->parts()[0].y + layout->parts()[0].height);
        QVERIFY(accessibleName(scene.view, 1, FirstCheckpointPart + 1).contains(u"checkpoint “second”"_s));

        scene.set({scene.at(1, u"second"_s)});
        QTRY_COMPARE(scene.rows(), QList<int> {1});
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.rows().peek(1)->parts().size(), size_t(2));
        scene.set({});
        QTRY_VERIFY(scene.rows().isEmpty());
        QVERIFY(scene.settle());
        QCOMPARE(scene.view.rows().heights().height(1), height);
    }

    void keysGoFromOneToTheNext()
    {
        MarkedScene scene;
        scene.set({scene.at(1, u"one"_s), scene.at(1, u"two"_s), scene.at(150, u"three"_s)});
        QTRY_COMPARE(scene.rows().size(), 2);
        QVERIFY(scene.settle());
        const auto press = [&](Qt::Key key) { QTest::keyClick(&scene.view, key, Qt::AltModifier | Qt::ShiftModifier); };
        for (const QString& label : {u"one"_s, u"two"_s, u"three"_s}) {
            press(Qt::Key_Down);
            QTRY_COMPARE(scene.current(), label);
        }
        QCOMPARE(scene.view.currentRow(), 150);
        QVERIFY(scene.settle());
        QVERIFY(scene.view.viewport()->rect().contains(scene.view.scroller().partRect(150, scene.view.currentPart())));
        QSignalSpy failed(&scene.view, &TimelineView::jumpFailed);
        press(Qt::Key_Down);
        QCOMPARE(failed.count(), 1);
        for (const QString& label : {u"two"_s, u"one"_s}) {
            press(Qt::Key_Up);
            QTRY_COMPARE(scene.current(), label);
        }
        press(Qt::Key_Up);
        QCOMPARE(failed.count(), 2);
        // What is hidden is passed over.
        RowFilter noAnswers;
        noAnswers.hiddenRoles = {Role::Assistant};
        scene.view.setFilter(noAnswers);
        scene.view.cursor().set(0, 0);
        press(Qt::Key_Down);
        QTRY_COMPARE(scene.current(), u"three"_s);
    }

    void theirMenuTellsWhatCanBeDone()
    {
        MarkedScene scene;
        scene.set({scene.at(1, u"a & b"_s)});
        QTRY_COMPARE(scene.rows().size(), 1);
        QVERIFY(scene.settle());
        QAction goBack;
        QAction fork;
        fork.setEnabled(false);
        fork.setToolTip(u"why not"_s);
        scene.view.menu().setCheckpointActions({.goBack = &goBack, .fork = &fork});
        const QPoint middle = scene.view.scroller().partRect(1, FirstCheckpointPart).center();
        QTest::mouseClick(scene.view.viewport(), Qt::RightButton, {}, middle);
        QCOMPARE(scene.current(), u"a & b"_s);
        QContextMenuEvent event(QContextMenuEvent::Mouse, middle, scene.view.viewport()->mapToGlobal(middle));
        QCoreApplication::sendEvent(scene.view.viewport(), &event);
        const auto* menu = scene.view.findChild<QMenu*>();
        QVERIFY(menu);
        const QList<QAction*> entries = menu->actions();
        QCOMPARE(entries[0]->text(), u"&Resume at “a && b”…"_s);
        QVERIFY(!entries[1]->isEnabled());
        QCOMPARE(entries[1]->toolTip(), u"why not"_s);
        QSignalSpy triggered(&goBack, &QAction::triggered);
        entries[0]->trigger();
        QCOMPARE(triggered.count(), 1);
    }

    void theOverviewShowsAndTellsThem()
    {
        MarkedScene scene;
        QVERIFY(scene.settle());
        OverviewStrip* strip = scene.view.overview();
        const QImage before = strip->grab().toImage();
        const QString plain = strip->tipAt(300);
        scene.set({scene.at(100, u"<half>"_s)});
        QTRY_COMPARE(scene.rows(), QList<int> {100});
        QVERIFY(strip->grab().toImage() != before);
        QVERIFY(strip->tipAt(strip->yOf(100)).contains(u"“&lt;half&gt;”"_s));
        QCOMPARE(strip->tipAt(strip->yOf(10)), plain);
    }

    void readAgainAfterATrouble()
    {
        MarkedScene scene;
        scene.set({scene.at(1, u"one"_s)});
        QTRY_COMPARE(scene.rows().size(), 1);
        scene.fake->fail(FakeStore::Call::Checkpoints, {Errc::Busy, u"Busy."_s, {}});
        scene.set({});
        QTRY_VERIFY(scene.fake->count(FakeStore::Call::Checkpoints) > 2 && !scene.checkpoints.isLooking());
        QCOMPARE(scene.rows().size(), 1);
        scene.fake->mend();
        scene.set({});
        QTRY_VERIFY(scene.rows().isEmpty());
    }
};

GUI_TEST_CLASS(TestCheckpointMarks)
#include "tst_checkpointmarks.moc"
