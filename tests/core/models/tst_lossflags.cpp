// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lossflagsource.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;
const SessionId Talk(u"s"_s);
const QString Kept = u"Keep include/relay/retry.h unchanged. Nothing else was said."_s;

LossFinding lossOf(LossKind kind, const QString& text, LossFinding::Status status)
{
    LossFinding made;
    made.kind = kind;
    made.text = text;
    made.status = status;
    return made;
}

/// @p summaries of two messages each, one that keeps what was demanded after one that does not.
FakeSession talk(int summaries)
{
    SessionBuilder builder(Talk.value);
    for (int i = 0; i < summaries; ++i) {
        builder.user(u"Keep include/relay/retry.h unchanged."_s).assistant(u"I keep it."_s);
        builder.compaction(1, 2, i % 2 == 0 ? u"They talked."_s : Kept);
    }
    return builder.build();
}

struct FlaggedTalk
{
    FakeSession session;
    FakeStore* fake = nullptr; ///< owned by store
    OpenStore store;
    LossFlagSource flags;

    explicit FlaggedTalk(int summaries, std::unique_ptr<FakeStore> owned = std::make_unique<FakeStore>())
        : session(talk(summaries))
        , fake(owned.get())
        , store((fake->add(session), std::move(owned)))
        , flags(&store, Talk)
    {
    }

    [[nodiscard]] NodeId node(int summary) const { return session.nodes.at(summary).id; }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return !flags.isWorking(); }, Patience);
    }
    [[nodiscard]] QString text(int summary)
    {
        const LossFlag* flag = flags.of(node(summary));
        return flag ? flag->text() : QString();
    }
};

} // namespace

/// What each summary lost, in a few words, worked out for those that somebody looks at.
class TestLossFlags : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// Two views of one session review its summaries once.
    void oneForAllWhoLook()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(talk(1));
        OpenStore store(std::move(fake));
        auto first = LossFlagSource::shared(&store, Talk);
        QVERIFY(LossFlagSource::shared(&store, Talk) == first);
        QVERIFY(LossFlagSource::shared(&store, SessionId(u"t"_s)) != first);
        const QPointer<LossFlagSource> watched = first.get();
        first.reset();
        QVERIFY(!watched); // nobody looks any more
    }

    void theWorstIsTold_data()
    {
        using enum LossFinding::Status;
        QTest::addColumn<QList<LossFinding>>("findings");
        QTest::addColumn<QString>("text");
        QTest::addColumn<qsizetype>("worst");
        const LossFinding constraint = lossOf(LossKind::Constraint, u"no goto"_s, Lost);
        const LossFinding changed = lossOf(LossKind::Constraint, u"at most 5"_s, Changed);
        const LossFinding error = lossOf(LossKind::Error, u"E0382"_s, Lost);
        const LossFinding number = lossOf(LossKind::Number, u"250 ms"_s, Changed);
        const LossFinding kept = lossOf(LossKind::Constraint, u"C++23"_s, LossFinding::Status::Kept);
        QTest::newRow("no facts") << QList<LossFinding>() << u"nothing lost"_s << qsizetype(-1);
        QTest::newRow("all kept") << QList {kept} << u"nothing lost"_s << qsizetype(-1);
        QTest::newRow("a number") << QList {number, kept} << u"details lost"_s << qsizetype(0);
        QTest::newRow("an error") << QList {number, error, kept} << u"errors lost"_s << qsizetype(1);
        QTest::newRow("changed") << QList {number, error, changed} << u"1 constraints changed"_s << qsizetype(2);
        QTest::newRow("lost") << QList {changed, error, constraint, constraint} << u"2 constraints lost"_s
                              << qsizetype(2);
    }

    void theWorstIsTold()
    {
        QFETCH(const QList<LossFinding>, findings);
        QFETCH(const qsizetype, worst);
        LossReview review;
        review.findings = findings;
        const LossFlag flag = flagOf(review);
        QTEST(flag.text(), "text");
        QCOMPARE(flaggedFinding(review), worst);
        QCOMPARE(flag.first, worst < 0 ? QString() : findings.at(worst).text);
        QCOMPARE(flag.isWarning(), flag.kind < LossFlag::Kind::Details);
        QVERIFY(flag.tip().contains(flag.first));
        QVERIFY(!flag.tip().contains(u"Not all"_s));
        QVERIFY(flagOf(review, true).tip().contains(u"Not all messages were read."_s));
    }

    /// A whole review has first in its list what was needed again, which one for a flag knows nothing of.
    void whatWasNeededAgainChangesNoFlag()
    {
        LossFinding early = lossOf(LossKind::Constraint, u"no goto"_s, LossFinding::Status::Lost);
        early.places = {FactPlace {2, 0, FactSource::Text, 0, 7}};
        LossFinding late = lossOf(LossKind::Constraint, u"no macros"_s, LossFinding::Status::Lost);
        late.places = {FactPlace {4, 0, FactSource::Text, 0, 9}};
        LossReview forFlag;
        forFlag.findings = {early, late};
        LossReview whole;
        late.usedLater = {9};
        whole.findings = {late, early};
        QVERIFY(whole.findings.constFirst().isNeeded());
        QCOMPARE(flagOf(whole), flagOf(forFlag));
        QCOMPARE(flagOf(whole).first, u"no goto"_s);
        QCOMPARE(flaggedFinding(whole), qsizetype(1));
    }

    void summariesAreReviewedWhenAskedFor()
    {
        FlaggedTalk scene(3);
        QTest::qWait(2 * LossFlagSource::RestMs);
        QVERIFY(!scene.flags.isWorking());
        QCOMPARE(scene.fake->count(FakeStore::Call::SummaryNodes), 0); // nobody asked
        QVERIFY(!scene.flags.of(scene.node(0)));
        QVERIFY(!scene.flags.of(scene.node(1)));
        QSignalSpy flagged(&scene.flags, &LossFlagSource::flagged);
        QVERIFY(scene.flags.isWorking());
        QVERIFY(scene.settle());
        QVERIFY(flagged.size() >= 2);
        QCOMPARE(scene.text(0), u"1 constraints lost"_s);
        QCOMPARE(scene.flags.of(scene.node(0))->first, u"Keep include/relay/retry.h unchanged"_s);
        QCOMPARE(scene.text(1), u"nothing lost"_s);
        QVERIFY(!scene.flags.isWorking()); // what is known is not asked for again
        QCOMPARE(scene.fake->count(FakeStore::Call::SummaryNodes), 1);
    }

    /// What comes after a summary's messages is not read for its flag: with many summaries that would be the session
    /// over and over again.
    void eachMessageIsReadOnce()
    {
        constexpr int Summaries = 12;
        FlaggedTalk scene(Summaries);
        for (int i = 0; i < Summaries; ++i)
            QVERIFY(!scene.flags.of(scene.node(i)));
        QVERIFY(scene.settle());
        for (int i = 0; i < Summaries; ++i)
            QCOMPARE(scene.text(i), i % 2 == 0 ? u"1 constraints lost"_s : u"nothing lost"_s);
        const QList<QList<qint64>> calls = scene.fake->messageCalls();
        QCOMPARE(calls.size(), qsizetype(Summaries));
        QSet<qint64> read;
        for (const QList<qint64>& keys : calls) {
            QCOMPARE(keys.size(), qsizetype(2));
            read += QSet<qint64>(keys.cbegin(), keys.cend());
        }
        QCOMPARE(read.size(), qsizetype(2 * Summaries));
    }

    /// Whoever scrolls past a thousand summaries has those reviewed where they come to rest.
    void onlyTheLastOfManyQuestionsAreAnswered()
    {
        constexpr int Many = 1'000;
        FlaggedTalk scene(Many);
        for (int i = 0; i < Many; ++i)
            QVERIFY(!scene.flags.of(scene.node(i)));
        QCOMPARE(scene.fake->count(FakeStore::Call::Messages), 0); // nothing is begun while questions pour in
        QVERIFY(scene.settle());
        QVERIFY(scene.flags.of(scene.node(Many - 1)));
        QVERIFY(scene.flags.of(scene.node(Many - int(LossFlagSource::MostWaiting))));
        QVERIFY(!scene.flags.of(scene.node(Many - int(LossFlagSource::MostWaiting) - 1)));
    }

    void unknownOnesHaveNone()
    {
        FlaggedTalk scene(1);
        QVERIFY(!scene.flags.of({}));
        QVERIFY(!scene.flags.isWorking());
        QVERIFY(!scene.flags.of(NodeId(u"nowhere"_s)));
        QVERIFY(scene.settle());
        QVERIFY(!scene.flags.of(NodeId(u"nowhere"_s)));
        QVERIFY(!scene.flags.isWorking());
    }

    void failuresEndTheWork()
    {
        FlaggedTalk scene(2);
        scene.fake->fail(FakeStore::Call::Messages, {Errc::Corrupt, u"The messages are damaged."_s, {}});
        QVERIFY(!scene.flags.of(scene.node(0)));
        QVERIFY(scene.settle());
        QVERIFY(!scene.flags.of(scene.node(0)));
        QVERIFY(!scene.flags.isWorking());
        scene.fake->fail(FakeStore::Call::SummaryNodes, {Errc::Corrupt, u"The summaries are damaged."_s, {}});
        scene.fake->append(Talk, *SessionBuilder(u"x"_s).user(u"More"_s).lastMessage());
        scene.store.pollNow();
        QTRY_VERIFY_WITH_TIMEOUT(scene.flags.error(), Patience);
        QVERIFY(scene.settle());
    }

    /// An agent that goes on leaves what is known; an edit of ours may have changed any message.
    void changesOfTheStore()
    {
        FlaggedTalk scene(2);
        QVERIFY(!scene.flags.of(scene.node(0)));
        QVERIFY(scene.settle());
        QCOMPARE(scene.text(0), u"1 constraints lost"_s);
        scene.fake->append(Talk, *SessionBuilder(u"x"_s).user(u"More"_s).lastMessage());
        scene.store.pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(scene.fake->count(FakeStore::Call::SummaryNodes), 2, Patience);
        QVERIFY(scene.settle());
        QVERIFY(scene.flags.of(scene.node(0)));

        scene.fake->replace(Talk, 0, *SessionBuilder(Talk.value).user(u"Do what you like."_s).lastMessage());
        scene.store.pollOwnWrite();
        QTRY_VERIFY_WITH_TIMEOUT(!scene.flags.of(scene.node(0)), Patience);
        QVERIFY(scene.settle());
        QCOMPARE(scene.text(0), u"nothing lost"_s);
    }

    void aClosedTabEndsTheWork()
    {
        auto fake = std::make_unique<FakeStore>();
        FakeStore* raw = fake.get();
        raw->add(talk(4));
        raw->hold(FakeStore::Call::Messages);
        OpenStore store(std::move(fake));
        auto flags = std::make_unique<LossFlagSource>(&store, Talk);
        const QList<SummaryNode> nodes = talk(4).nodes;
        for (const SummaryNode& node : nodes)
            QVERIFY(!flags->of(node.id));
        QTRY_COMPARE_WITH_TIMEOUT(raw->waiting(), 1, Patience);
        flags.reset();
        QTRY_COMPARE_WITH_TIMEOUT(raw->waiting(), 0, Patience);
        store.run([](const SessionStore&, const JobControl&) { return true; }).waitForFinished();
        QCOMPARE(raw->waiting(), 0); // no other was begun
    }
};

TEST_CLASS(TestLossFlags)

#include "tst_lossflags.moc"
