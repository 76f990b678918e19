// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "core/usage/resentoutputs.h"
#include "core/usage/whatif.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/sessionbuilder.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

UsageRecord call(const CallTokens& tokens, const QString& model = u"claude-sonnet-4-5"_s)
{
    UsageRecord record;
    record.model = model;
    record.tokens = tokens;
    return record;
}

WhatIfEstimate estimateOf(const WhatIf& question, const QList<CallTokens>& calls)
{
    WhatIfEstimator estimator(question, PriceTable::builtIn());
    for (const CallTokens& tokens : calls)
        estimator.addCall(call(tokens));
    return estimator.estimate();
}

} // namespace

class tst_WhatIf : public QObject
{
    Q_OBJECT

private slots:
    void questions_data();
    void questions();
    void cachedReadsWhatWasSent();
    void cachedWritesWhatIsNew();
    void compactedStaysBelow();
    void compactedAtMoreThanThereIs();
    void prunedLeavesOutputsOut();
    void unknownIsInNeither();
    void prunedOutlivesASmallDrop();
    void outputsThatAreSentAgain();
    void copiesWerePaidElsewhere();
    void ofAStore();
};

void tst_WhatIf::questions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("compact") << u"compact=100000"_s << true;
    QTest::newRow("prune") << u"prune=40000"_s << true;
    QTest::newRow("cached") << u"cached"_s << true;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("no number") << u"compact"_s << false;
    QTest::newRow("zero") << u"compact=0"_s << false;
    QTest::newRow("negative") << u"prune=-5"_s << false;
    QTest::newRow("a word") << u"prune=many"_s << false;
    QTest::newRow("a number too many") << u"cached=5"_s << false;
    QTest::newRow("no question") << u"sooner=5"_s << false;
    QTest::newRow("too large") << u"compact=99999999999999999999"_s << false;
}

void tst_WhatIf::questions()
{
    QFETCH(QString, text);
    QFETCH(bool, isOne);
    const auto question = WhatIf::parse(text);
    QCOMPARE(question.has_value(), isOne);
    if (question)
        QCOMPARE(question->toString(), text);
    else
        QVERIFY(question.error().text.contains(u"compact=100000"_s));
}

/// A session without any cache.
void tst_WhatIf::cachedReadsWhatWasSent()
{
    const auto estimate = estimateOf({}, {{.input = 10'000, .output = 100}, {.input = 20'000}, {.input = 30'000}});
    QCOMPARE(estimate.tokens.input, 60'000);
    QCOMPARE(estimate.estimatedTokens.input, 0);
    QCOMPARE(estimate.estimatedTokens.cacheRead, 30'000);
    QCOMPARE(estimate.estimatedTokens.cacheWrite5m, 30'000);
    QCOMPARE(estimate.estimatedTokens.output, 100);
    QVERIFY(*estimate.estimated < *estimate.cost);
    QVERIFY(estimate.how.first().contains(u"estimate"_s));
}

/// No cache has a summary that was just written, nor what another model was sent.
void tst_WhatIf::cachedWritesWhatIsNew()
{
    const auto compacted
        = estimateOf({}, {{.input = 100'000}, {.input = 15'000, .cacheRead = 5'000}, {.input = 21'000}});
    QCOMPARE(compacted.estimatedTokens.cacheRead, 5'000 + 20'000);
    QCOMPARE(compacted.estimatedTokens.cacheWrite5m, 100'000 + 15'000 + 1'000);
    WhatIfEstimator estimator({}, PriceTable::builtIn());
    estimator.addEarlier(call({.input = 8'000}));
    estimator.addCall(call({.input = 10'000}));
    estimator.addCall(call({.input = 11'000}, u"claude-opus-4-1"_s));
    estimator.addCall(call({.input = 12'000}, u"claude-opus-4-1"_s));
    QCOMPARE(estimator.estimate().estimatedTokens.cacheRead, 8'000 + 11'000);
    QCOMPARE(estimator.estimate().estimatedTokens.cacheWrite5m, 2'000 + 11'000 + 1'000);
}

void tst_WhatIf::compactedStaysBelow()
{
    QList<CallTokens> calls;
    for (int i = 1; i <= 100; ++i)
        calls << CallTokens {.input = 500, .output = 100, .cacheRead = i * 1'500};
    const auto estimate = estimateOf({WhatIf::Kind::CompactAt, 40'000}, calls);
    QVERIFY(estimate.events >= 3);
    QVERIFY(estimate.estimatedTokens.context() < estimate.tokens.context() / 2);
    QVERIFY(estimate.estimatedTokens.output > estimate.tokens.output);
    QVERIFY(*estimate.estimated < *estimate.cost);
}

void tst_WhatIf::compactedAtMoreThanThereIs()
{
    const auto estimate = estimateOf(
        {WhatIf::Kind::CompactAt, 1'000'000}, {{.input = 10'000, .output = 1}, {.input = 20'000, .output = 2}});
    QCOMPARE(estimate.events, 0);
    QCOMPARE(estimate.estimatedTokens, estimate.tokens);
    QCOMPARE(*estimate.estimated, *estimate.cost);
}

void tst_WhatIf::prunedLeavesOutputsOut()
{
    WhatIfEstimator estimator({WhatIf::Kind::PruneOutputs, 10'000}, PriceTable::builtIn());
    for (int i = 1; i <= 10; ++i) {
        estimator.addCall(call({.input = 100, .output = 10, .cacheRead = i * 9'000}));
        estimator.addToolOutput(9'000);
    }
    const WhatIfEstimate estimate = estimator.estimate();
    QVERIFY(estimate.events > 0);
    QVERIFY(estimate.estimatedTokens.context() < estimate.tokens.context());
    QCOMPARE(estimate.estimatedTokens.output, estimate.tokens.output);
}

void tst_WhatIf::unknownIsInNeither()
{
    WhatIfEstimator estimator({}, PriceTable::builtIn());
    estimator.addCall(call({.input = 5}, u"mock"_s));
    const WhatIfEstimate estimate = estimator.estimate();
    QVERIFY(!estimate.cost && !estimate.estimated);
    QCOMPARE(estimate.unpricedCalls, 1);
    QVERIFY(estimate.how.size() >= 3);
}

/// A context shrinks a little where the agent leaves out what was thought: outputs are still there.
void tst_WhatIf::prunedOutlivesASmallDrop()
{
    WhatIfEstimator estimator({WhatIf::Kind::PruneOutputs, 10'000}, PriceTable::builtIn());
    for (int i = 1; i <= 10; ++i) {
        estimator.addCall(call({.input = 100, .output = 10, .cacheRead = 50'000 - i}));
        estimator.addToolOutput(3'000);
    }
    QVERIFY(estimator.estimate().events > 0);
    QVERIFY(estimator.estimate().estimatedTokens.context() < estimator.estimate().tokens.context());
}

void tst_WhatIf::outputsThatAreSentAgain()
{
    FakeStore store;
    SessionBuilder builder;
    builder.user(u"one"_s).assistant(u"a"_s).tokens(1'000, 1).tool(u"bash"_s, u"{}"_s, QString(400, u'x'));
    for (int i = 0; i < 3; ++i)
        builder.assistant(u"b"_s).tokens(1'000, 1);
    const FakeSession session = builder.build();
    store.add(session);
    ResentOutputsReader reader(session.info.id, PriceTable::builtIn());
    Result<bool> done = false;
    while (done && !*done)
        done = reader.step(store, {});
    QVERIFY(done);
    QCOMPARE(reader.outputs().size(), 1u);
    const ResentOutputs bash = reader.outputs().front();
    QCOMPARE(bash.tool, u"bash"_s);
    QCOMPARE(bash.outputs, 1);
    QCOMPARE(bash.tokens, 100);
    QCOMPARE(bash.resentTokens, 200); // the first call after it has it for the first time
    QVERIFY(!reader.how().isEmpty());
}

/// What a fork copied was sent again, and paid for, in the session that it was made of.
void tst_WhatIf::copiesWerePaidElsewhere()
{
    FakeStore store;
    SessionBuilder builder;
    builder.user(u"one"_s).assistant(u"a"_s).tokens(1'000, 1).tool(u"bash"_s, u"{}"_s, QString(400, u'x'));
    for (int i = 0; i < 3; ++i)
        builder.assistant(u"b"_s).tokens(1'000, 1);
    const FakeSession original = builder.build();
    FakeSession fork = builder.assistant(u"its own"_s).tokens(1'500, 1).build();
    fork.info.id = SessionId(u"fork"_s);
    fork.info.origin = {Origin::Kind::Fork, original.info.id, {}};
    for (MessagePtr& message : fork.messages) {
        auto copied = std::make_shared<Message>(*message);
        copied->session = fork.info.id;
        message = copied;
    }
    store.add(original);
    store.add(fork);
    ResentOutputsReader reader(fork.info.id, PriceTable::builtIn());
    Result<bool> done = false;
    while (done && !*done)
        done = reader.step(store, {});
    QVERIFY(done);
    QCOMPARE(reader.outputs().size(), 1u);
    QCOMPARE(reader.outputs().front().resentTokens, 100); // with its own call alone
}

void tst_WhatIf::ofAStore()
{
    FakeStore store;
    SessionBuilder builder;
    builder.user(u"one"_s);
    for (int i = 1; i <= 20; ++i)
        builder.assistant(u"b"_s).tokens(i * 1'000, 1).tool(u"bash"_s, u"{}"_s, QString(4'000, u'x'));
    const FakeSession session = builder.build();
    store.add(session);
    for (const auto& question :
        {WhatIf {}, WhatIf {WhatIf::Kind::CompactAt, 5'000}, WhatIf {WhatIf::Kind::PruneOutputs, 2'000}}) {
        WhatIfReader reader(question, session.info.id, PriceTable::builtIn());
        Result<bool> done = false;
        while (done && !*done)
            done = reader.step(store, {});
        QVERIFY(done);
        QCOMPARE(reader.estimate().tokens.input, 210'000);
        QVERIFY(reader.estimate().estimatedTokens.context() <= reader.estimate().tokens.context());
    }
}

TEST_CLASS(tst_WhatIf)

#include "tst_whatif.moc"
