// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/losswatch.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;
const SessionId Watched(u"s"_s);

/// With a summary in each of @p summaries, by its text.
FakeSession compacted(const QStringList& summaries)
{
    SessionBuilder builder(Watched.value);
    for (const QString& text : summaries) {
        builder.user(u"Keep include/relay/retry.h unchanged."_s).assistant(u"I keep it."_s);
        builder.compaction(1, 2, text); // of these two
    }
    builder.user(u"Go on."_s);
    return builder.build();
}

struct LiveSession
{
    FakeStore* fake = nullptr; ///< owned by store
    OpenStore store;
    LossWatch watch;
    QSignalSpy lost;

    explicit LiveSession(const QStringList& summaries, std::unique_ptr<FakeStore> owned = std::make_unique<FakeStore>())
        : fake(owned.get())
        , store((fake->add(compacted(summaries)), std::move(owned)))
        , watch(&store, Watched)
        , lost(&watch, &LossWatch::lost)
    {
        watch.load();
        if (!QTest::qWaitFor([this] { return watch.isWatching(); }, Patience))
            qWarning("the watch did not begin");
    }
};

} // namespace

/// What an agent's compactions lose while a session is followed.
class TestLossWatch : public QObject
{
    Q_OBJECT
private slots:
    void aLostConstraintIsReported()
    {
        LiveSession live({u"They talked."_s});
        QTest::qWait(100);
        QVERIFY2(live.lost.isEmpty(), "it was there before");
        const FakeSession after = compacted({u"They talked."_s, u"They talked on."_s});
        live.fake->add(after);
        live.store.pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(live.lost.size(), 1, Patience);
        QCOMPARE(live.lost.constFirst().at(0).value<NodeId>(), after.nodes.at(1).id);
        const auto flag = live.lost.constFirst().at(1).value<LossFlag>();
        QCOMPARE(flag.kind, LossFlag::Kind::Constraints);
        QCOMPARE(flag.first, u"Keep include/relay/retry.h unchanged"_s);
    }

    void aKeptOneIsNot()
    {
        LiveSession live({});
        live.fake->add(compacted({u"Keep include/relay/retry.h unchanged. Nothing else was said."_s}));
        const int before = live.fake->count(FakeStore::Call::SummaryNodes);
        live.store.pollNow();
        QTRY_VERIFY_WITH_TIMEOUT(live.fake->count(FakeStore::Call::SummaryNodes) > before, Patience);
        // The next one is reviewed behind it.
        live.fake->add(
            compacted({u"Keep include/relay/retry.h unchanged. Nothing else was said."_s, u"They talked."_s}));
        live.store.pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(live.lost.size(), 1, Patience);
    }

    void whatStemmaWritesIsNot()
    {
        LiveSession live({});
        live.fake->add(compacted({u"They talked."_s}));
        const int before = live.fake->count(FakeStore::Call::SummaryNodes);
        live.store.pollOwnWrite();
        QTRY_VERIFY_WITH_TIMEOUT(live.fake->count(FakeStore::Call::SummaryNodes) > before, Patience);
        QTest::qWait(300);
        QVERIFY(live.lost.isEmpty());
    }
};

TEST_CLASS(TestLossWatch)
#include "tst_losswatch.moc"
