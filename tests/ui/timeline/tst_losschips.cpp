// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/timeline/timelinetips.h"
#include "ui/timeline/timelineview.h"

#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;
const SessionId LostTalk(u"session-1"_s);

struct LossScene
{
    FakeSession session = SessionBuilder(LostTalk.value)
                              .user(u"Keep include/relay/retry.h unchanged."_s)
                              .assistant(u"I keep it."_s)
                              .compaction(1, 2, u"They talked."_s)
                              .user(u"Go on."_s)
                              .build();
    OpenStore store;
    MessageModel model;
    LossFlagSource flags;
    TimelineView view;

    static std::unique_ptr<FakeStore> storeOf(const FakeSession& session)
    {
        auto store = std::make_unique<FakeStore>();
        store->add(session);
        return store;
    }

    LossScene()
        : store(storeOf(session))
        , model(store, LostTalk)
        , flags(&store, LostTalk)
    {
        view.setFlashing(false);
        view.resize(900, 600);
        view.setModel(&model);
        view.setLosses(&flags);
        view.show();
    }
    ~LossScene() { view.setModel(nullptr); }
    Q_DISABLE_COPY_MOVE(LossScene)

    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor(
            [this] {
                view.grab();
                return model.isComplete() && view.isComplete() && view.rows().peek(2) && !flags.isWorking();
            },
            Patience);
    }
    /// The first place of the band, from left to right, that does this.
    [[nodiscard]] std::optional<QPoint> placeOf(BlockAction::Kind kind)
    {
        const int part = view.rows().peek(2)->parts().front().index;
        const QRect band = view.scroller().partRect(2, part);
        for (int x = band.left(); x < band.right(); ++x) {
            const QPoint at(x, band.center().y());
            if (spotAt(view.rows(), view.scroller(), at).hit.action.kind == kind)
                return at;
        }
        return {};
    }
};

} // namespace

/// Bands of compactions say what the summary lost.
class TestLossChips : public QObject
{
    Q_OBJECT

private slots:
    void aBandHasAChip()
    {
        LossScene scene;
        QVERIFY(scene.settle());
        const RowLayout* row = scene.view.rows().peek(2);
        QVERIFY(row->request().loss);
        QCOMPARE(row->request().loss->count, 1);
        const int part = row->parts().front().index;
        QVERIFY(accessibleName(scene.view, 2, part).contains(row->request().loss->text()));
        QVERIFY(!scene.view.rows().peek(0)->request().loss);
    }

    void aClickAsksForTheReviewOfWhatItNames()
    {
        LossScene scene;
        QVERIFY(scene.settle());
        QSignalSpy loss(&scene.view, &TimelineView::lossRequested);
        QSignalSpy review(&scene.view, &TimelineView::reviewRequested);
        const auto chip = scene.placeOf(BlockAction::Kind::Loss);
        QVERIFY(chip);
        const QPoint inside = *chip + QPoint(20, 0);
        const TimelineSpot spot = spotAt(scene.view.rows(), scene.view.scroller(), inside);
        QVERIFY(timelineTip(scene.view.rows(), spot, inside).contains(u"Keep include/relay/retry.h unchanged"_s));
        QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, inside);
        QCOMPARE(loss.size(), 1);
        QCOMPARE(loss.first().first().value<NodeId>(), scene.session.nodes.first().id);
        QVERIFY(review.isEmpty());
        const auto link = scene.placeOf(BlockAction::Kind::Review);
        QVERIFY(link && link->x() > inside.x());
        QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, *link + QPoint(4, 0));
        QCOMPARE(review.size(), 1);
        QCOMPARE(loss.size(), 1);
    }

    /// Where nobody looks at the summary, nothing is reviewed; without flags there is no chip.
    void noChipWithoutFlags()
    {
        LossScene scene;
        QVERIFY(scene.settle());
        scene.view.setLosses(nullptr);
        QVERIFY(scene.settle());
        QVERIFY(!scene.view.rows().peek(2)->request().loss);
        QVERIFY(!scene.placeOf(BlockAction::Kind::Loss));
        QVERIFY(scene.placeOf(BlockAction::Kind::Review));
    }
};

GUI_TEST_CLASS(TestLossChips)

#include "tst_losschips.moc"
