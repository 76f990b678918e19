// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/compactiongraph.h"
#include "core/models/compactionsource.h"
#include "core/models/compactiontexts.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;
using NodeState = CompactionNode::State;

SummaryNode leaf(const QString& id, const QString& first, const QString& last)
{
    SummaryNode node;
    node.id = NodeId(id);
    node.first = MessageId(first);
    node.last = MessageId(last);
    return node;
}

SummaryNode condensed(const QString& id, const QString& first, const QString& last, const QStringList& parents)
{
    SummaryNode node = leaf(id, first, last);
    node.kind = SummaryNode::Kind::Condensed;
    for (const QString& parent : parents)
        node.parents += NodeId(parent);
    return node;
}

/// Messages m0, m1… stand at their numbers.
CompactionGraph laidOut(const QList<SummaryNode>& nodes, int messages = 40)
{
    QHash<QString, qint64> places;
    for (int i = 0; i < messages; ++i)
        places.insert(u"m%1"_s.arg(i), i);
    return layOutCompactions(nodes, places, messages);
}

} // namespace

class TestCompactionGraph : public QObject
{
    Q_OBJECT

private slots:
    void tellsByWhichAMessageLeft()
    {
        const auto superseded = [](SummaryNode node) {
            node.superseded = true;
            return node;
        };
        SummaryNode last = condensed(u"c1"_s, u"m0"_s, u"m19"_s, {u"l1"_s, u"l2"_s});
        last.inContext = true;
        const CompactionGraph graph
            = laidOut({superseded(leaf(u"l1"_s, u"m0"_s, u"m9"_s)), leaf(u"lost"_s, u"m5"_s, u"m12"_s),
                superseded(leaf(u"l2"_s, u"m10"_s, u"m19"_s)), last, leaf(u"half"_s, u"m5"_s, u"gone"_s)});
        QCOMPARE(departureOf(graph, 0), (Departure {0, 3}));
        QCOMPARE(departureOf(graph, 9), (Departure {0, 3}));
        QCOMPARE(departureOf(graph, 10), (Departure {2, 3}));
        QVERIFY(!departureOf(graph, 20));
        QVERIFY(!departureOf(graph, -1));
        // The message of a summary, which a later span reaches across, never stood there by itself.
        SummaryNode second = leaf(u"m10"_s, u"m11"_s, u"m19"_s);
        second.inContext = true;
        SummaryNode wide = condensed(u"c2"_s, u"m0"_s, u"m19"_s, {u"m5"_s});
        wide.inContext = true;
        QVERIFY(!departureOf(laidOut({superseded(leaf(u"m5"_s, u"m0"_s, u"m4"_s)), second, wide}), 10));
        QVERIFY(!departureOf(laidOut({superseded(leaf(u"m5"_s, u"m0"_s, u"m4"_s)), second, wide}), 5));
        QVERIFY(departureOf(laidOut({superseded(leaf(u"m5"_s, u"m0"_s, u"m4"_s)), second, wide}), 6));
        // A summary that replaces it but is not in the context took nothing from there.
        QVERIFY(!departureOf(laidOut({leaf(u"lost"_s, u"m0"_s, u"m9"_s)}), 3));
    }

    /// That nothing was replaced is something else than not to know what was.
    void tellsThatNothingWasReplaced()
    {
        SummaryNode none = leaf(u"l1"_s, {}, {});
        none.covers = 0;
        SummaryNode unknown = leaf(u"l2"_s, {}, {});
        unknown.covers = std::nullopt;
        SummaryNode some = leaf(u"l3"_s, u"m0"_s, u"m1"_s);
        some.covers = 0; // miscounted
        const CompactionGraph graph = laidOut({none, unknown, some});
        QVERIFY(graph.nodes[0].coversNothing());
        QVERIFY(!graph.nodes[1].coversNothing());
        QVERIFY(!graph.nodes[2].coversNothing());
    }

    void depthFollowsFromParents()
    {
        SummaryNode last = condensed(u"c2"_s, u"m0"_s, u"m29"_s, {u"c1"_s, u"l3"_s});
        last.inContext = true;
        const CompactionGraph graph = laidOut({leaf(u"l1"_s, u"m0"_s, u"m9"_s), leaf(u"l2"_s, u"m10"_s, u"m19"_s),
            condensed(u"c1"_s, u"m0"_s, u"m19"_s, {u"l1"_s, u"l2"_s}), leaf(u"l3"_s, u"m20"_s, u"m29"_s), last});
        QList<int> depths;
        for (const CompactionNode& node : graph.nodes)
            depths += node.depth;
        QCOMPARE(depths, QList<int>({0, 0, 1, 0, 2}));
        QCOMPARE(graph.nodes[0].child, 2);
        QCOMPARE(graph.nodes[2].child, 4);
        QCOMPARE(graph.nodes[4].parents, QList<int>({2, 3}));
        QCOMPARE(graph.lanes, std::vector<int>({1, 1, 1}));
        QCOMPARE(graph.newest(), 4);
        QCOMPARE(graph.activeCount(), 1);
        QCOMPARE(compactionwords::name(graph.nodes[4]), u"Condensed 2"_s);
        QCOMPARE(compactionwords::name(graph.nodes[3]), u"Leaf 3"_s);
        QCOMPARE(compactionwords::origin(graph, graph.nodes[4]), u"from condensed 1, leaf 3"_s);
    }

    void overlappingSpansAreStacked()
    {
        // As mnesis 0.3 writes them: each leaf begins with the first message.
        const CompactionGraph graph = laidOut({leaf(u"a"_s, u"m0"_s, u"m9"_s), leaf(u"b"_s, u"m0"_s, u"m19"_s),
            leaf(u"c"_s, u"m0"_s, u"m29"_s), leaf(u"d"_s, u"m30"_s, u"m39"_s)});
        QCOMPARE(graph.lanes, std::vector<int>({3}));
        QSet<int> lanes;
        for (int i = 0; i < 3; ++i)
            lanes += graph.nodes[size_t(i)].lane;
        QCOMPARE(lanes.size(), 3);
        QCOMPARE(graph.nodes[3].lane, 0);
    }

    /// Not every store knows a summary by the id of its message.
    void summariesStandInMessages()
    {
        SummaryNode own = leaf(u"m4"_s, u"m0"_s, u"m3"_s);
        SummaryNode other = leaf(u"a hash"_s, u"m0"_s, u"m3"_s);
        other.message = MessageId(u"m5"_s);
        other.inContext = own.inContext = true;
        SummaryNode later = condensed(u"another"_s, u"m0"_s, u"m8"_s, {u"m4"_s, u"a hash"_s});
        later.inContext = true;
        const CompactionGraph graph = laidOut({own, other, later});
        QCOMPARE(graph.nodes[0].at, 4);
        QCOMPARE(graph.nodes[1].at, 5);
        QCOMPARE(graph.nodes[2].at, -1);
        QVERIFY(departureOf(graph, 6));
        for (const qint64 summary : {4, 5})
            QVERIFY(!departureOf(graph, summary)); // it carries a summary only
    }

    void whatTheStoreSaysWronglyIsBorne()
    {
        SummaryNode superseded = leaf(u"s"_s, u"m0"_s, u"m3"_s);
        superseded.superseded = true;
        SummaryNode active = leaf(u"a"_s, u"m4"_s, u"m5"_s);
        active.inContext = true;
        const CompactionGraph graph = laidOut({superseded, active, leaf(u"backwards"_s, u"m9"_s, u"m6"_s),
            leaf(u"nowhere"_s, u"gone"_s, u"gone too"_s), leaf(u"half"_s, u"gone"_s, u"m12"_s),
            condensed(u"x"_s, u"m0"_s, u"m1"_s, {u"y"_s, u"missing"_s, u"x"_s}),
            condensed(u"y"_s, u"m0"_s, u"m1"_s, {u"x"_s, u"s"_s, u"s"_s})});
        QCOMPARE(graph.nodes[0].state, NodeState::Superseded);
        QCOMPARE(graph.nodes[1].state, NodeState::Active);
        QCOMPARE(graph.nodes[2].state, NodeState::Orphan);
        QCOMPARE(std::pair(graph.nodes[2].from, graph.nodes[2].to), std::pair(qint64(6), qint64(9)));
        QVERIFY(!graph.nodes[3].hasSpan());
        QVERIFY(!graph.nodes[4].hasSpan());
        QVERIFY(graph.nodes[3].lane != graph.nodes[4].lane && graph.nodes[3].lane != graph.nodes[1].lane);
        // Two that name each other end the walk all the same; one that names itself is no parent of its own.
        QCOMPARE(graph.nodes[5].missingParents, 2);
        QCOMPARE(graph.nodes[5].parents, QList<int>({6}));
        QCOMPARE(graph.nodes[6].parents, QList<int>({5, 0}));
        QVERIFY(graph.nodes[5].depth >= 1 && graph.nodes[6].depth >= 1);
        QCOMPARE(graph.find(NodeId(u"y"_s)), 6);
        QCOMPARE(graph.find(NodeId(u"z"_s)), -1);
        QCOMPARE(laidOut({}).newest(), -1);
    }

    void thousandsAreLaidOutAtOnce()
    {
        // A chain of condensed nodes over as many leaves: deep, and no walk of it may be quadratic.
        constexpr int Leaves = 20'000;
        QList<SummaryNode> nodes;
        for (int i = 0; i < Leaves; ++i) {
            nodes += leaf(u"l%1"_s.arg(i), u"m%1"_s.arg(i), u"m%1"_s.arg(i));
            if (i > 0)
                nodes += condensed(u"c%1"_s.arg(i), u"m0"_s, u"m%1"_s.arg(i),
                    {i > 1 ? u"c%1"_s.arg(i - 1) : u"l0"_s, u"l%1"_s.arg(i)});
        }
        const CompactionGraph graph = laidOut(nodes, Leaves);
        QCOMPARE(graph.nodes.back().depth, Leaves - 1);
        QCOMPARE(graph.lanes.size(), size_t(Leaves));
    }

    /// A summary is part of what the next one replaces, unless that replaces the messages of it, too.
    void earlierSummariesAreCountedOnce()
    {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder builder(u"s"_s);
        builder.user(u"A question of some length"_s).assistant(u"An answer of some length"_s);
        builder.compaction(1, 2, u"What was said until here"_s).user(u"And more of this"_s);
        builder.compaction(1, 2, u"What was said later"_s);
        fake->add(builder.build());
        OpenStore store(std::move(fake));
        CompactionSource source(&store, SessionId(u"s"_s));
        source.load();
        QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
        const auto tokensOf = [&source](size_t message) { return qint64(source.bars()[message].tokens); };
        const CompactionNode& second = source.graph()->nodes.at(1);
        QCOMPARE(second.from, 2);
        QCOMPARE(second.to, 3);
        QVERIFY(tokensOf(2) > 0);
        QCOMPARE(source.tokensBetween(second.from, second.to), std::optional(tokensOf(2) + tokensOf(3)));
        QCOMPARE(source.tokensBetween(0, 3), std::optional(tokensOf(0) + tokensOf(1) + tokensOf(3)));
    }

    void sourceReadsGraphAndBars()
    {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder builder(u"s"_s);
        for (int i = 0; i < 6; ++i)
            builder.user(u"Question %1"_s.arg(i)).assistant(u"Answer"_s).tokens(10, 20);
        builder.compaction(1, 8, u"What was said"_s).user(u"More"_s);
        fake->add(builder.build());
        FakeStore* raw = fake.get();
        OpenStore store(std::move(fake));
        CompactionSource source(&store, SessionId(u"s"_s));
        QVERIFY(source.graph()->nodes.empty());
        source.load();
        // On a busy machine the answer may be there before this thread goes on.
        QVERIFY(source.isLoading() || !source.graph()->nodes.empty());
        QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
        QCOMPARE(source.graph()->nodes.size(), size_t(1));
        const CompactionNode& node = source.graph()->nodes[0];
        QCOMPARE(node.to - node.from + 1, 8);
        QCOMPARE(source.bars().size(), size_t(14));
        QCOMPARE(source.bars()[0].kind, CompactionBar::Kind::Prompt);
        QCOMPARE(source.bars()[size_t(node.at)].kind, CompactionBar::Kind::Summary);
        QVERIFY(*source.tokensBetween(0, 13) >= *source.tokensBetween(node.from, node.to));
        QVERIFY(!source.tokensBetween(0, 14));
        QVERIFY(!source.tokensBetween(-1, -1));

        // What goes wrong is said, and what was there stays.
        raw->fail(FakeStore::Call::SummaryNodes, {Errc::Corrupt, u"The summaries are damaged."_s, {}});
        QSignalSpy ended(&source, &CompactionSource::ended);
        source.load();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, Patience);
        QVERIFY(source.error() && source.error()->text == u"The summaries are damaged."_s);
        QCOMPARE(source.graph()->nodes.size(), size_t(1));
        raw->mend();
        source.load();
        QTRY_VERIFY_WITH_TIMEOUT(source.isComplete() && !source.error(), Patience);

        // Another writer's message comes by itself.
        raw->append(SessionId(u"s"_s), *SessionBuilder().user(u"And more"_s).lastMessage());
        QTRY_COMPARE_WITH_TIMEOUT(source.bars().size(), size_t(15), Patience);
    }

    /// The message of a summary may hold other texts, and an edit is to change that which counts.
    void thePartWithTheSummaryIsFound()
    {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder builder(u"s"_s);
        builder.user(u"Question"_s).assistant(u"Answer"_s).compaction(1, 2, u"Here it is:"_s).text(u"What was said"_s);
        const FakeSession session = builder.build();
        fake->add(session);
        OpenStore store(std::move(fake));
        const CompactionSource source(&store, SessionId(u"s"_s));
        SummaryNode node = session.nodes.constFirst();
        const int last = session.messages.back()->parts.constLast().index;
        QVERIFY(last > 0);
        const auto partOf = [&](const QString& summary) {
            node.text = LongText(summary);
            return source.textPartOf(node).result().value_or(-1);
        };
        QCOMPARE(partOf(u"What was said"_s), last);
        QCOMPARE(partOf(u"it is:"_s), 0); // behind a heading
        QCOMPARE(partOf(u"Another one by now"_s), 0);
        node.id = NodeId(u"nowhere"_s);
        QCOMPARE(partOf(u"What was said"_s), -1);
    }

    void figuresAreThoseOfTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(u"ar_EG"_s));
        const QStringList words {compactionwords::level(1), compactionwords::level(3), compactionwords::level(7)};
        QLocale::setDefault(before);
        QCOMPARE(words, QStringList({u"level ١ selective"_s, u"level ٣ deterministic"_s, u"level ٧"_s}));
        QVERIFY(compactionwords::level(0).isEmpty());
    }

    void agreesWithTheLibrary_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("0.4.0") << u"generated-0.4.0"_s;
        QTest::newRow("0.3.0") << u"generated-0.3.0"_s;
    }

    /// Every stored node: its parents, its span and whether it is in the context.
    void agreesWithTheLibrary()
    {
        QFETCH(QString, folder);
        const QString data = realStore(u"mnesis/"_s) + folder;
        NEED(missingSample(data));
        QFile file(data + u"/expected.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
        QTemporaryDir copy;
        QVERIFY(filetree::copyTree(data, copy.filePath(u"s"_s)));
        auto opened = openStore(copy.filePath(u"s/sessions.db"_s));
        QVERIFY(opened);
        OpenStore store(std::move(*opened));
        int seen = 0;
        for (const QJsonValue& value : expected[u"sessions"_s].toArray()) {
            const QJsonObject session = value.toObject();
            CompactionSource source(&store, SessionId(session[u"id"_s].toString()));
            source.load();
            QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
            QVERIFY(!source.error());
            QSet<QString> inContext;
            for (const QJsonValue& item : session[u"context_items"_s].toArray()) {
                if (item[0].toString() == "summary"_L1)
                    inContext += item[1].toString();
            }
            QStringList messages; // in stored order
            for (const QJsonValue& message : session[u"messages"_s].toArray())
                messages += message[u"id"_s].toString();
            for (const QJsonValue& stored : session[u"summary_nodes"_s].toArray()) {
                const int at = source.graph()->find(NodeId(stored[u"id"_s].toString()));
                QVERIFY2(at >= 0, qPrintable(stored[u"id"_s].toString()));
                const CompactionNode& node = source.graph()->nodes[size_t(at)];
                ++seen;
                QCOMPARE(node.isLeaf(), stored[u"kind"_s].toString() == "leaf"_L1);
                QCOMPARE(node.state == NodeState::Active, inContext.contains(node.summary.id.value));
                QStringList parents;
                for (const int parent : node.parents)
                    parents += source.graph()->nodes[size_t(parent)].summary.id.value;
                QStringList wanted;
                for (const QJsonValue& parent : stored[u"parents"_s].toArray())
                    wanted += parent.toString();
                QCOMPARE(parents, wanted);
                int deepest = -1;
                for (const int parent : node.parents)
                    deepest = std::max(deepest, source.graph()->nodes[size_t(parent)].depth);
                QCOMPARE(node.depth, deepest + 1);
                QCOMPARE(node.at, messages.indexOf(node.summary.id.value));
                const QJsonArray span = stored[u"span"_s].toArray();
                QCOMPARE(node.from, messages.indexOf(span[0].toString()));
                QCOMPARE(node.to, messages.indexOf(span[1].toString()));
            }
        }
        QVERIFY(seen > 15);
    }
};

TEST_CLASS(TestCompactionGraph)

#include "tst_compactiongraph.moc"
