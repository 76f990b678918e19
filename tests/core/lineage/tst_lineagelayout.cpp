// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/lineagelayout.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"

#include <QElapsedTimer>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = LineageNode::Kind;
using EdgeKind = LineageEdge::Kind;

Time timeAt(int minute)
{
    return timeFromMs(1'772'443'120'000 + qint64(minute) * 60'000);
}

LineageSession session(const QString& id, int from, int to, qint64 messages = 10)
{
    LineageSession one;
    one.info.id = SessionId(id);
    one.info.createdAt = timeAt(from);
    one.info.updatedAt = timeAt(to);
    one.info.messages = messages;
    return one;
}

LineageSession child(const QString& id, int of, EdgeKind kind, qint64 position, int from, int to)
{
    LineageSession one = session(id, from, to);
    one.origin = LineageOrigin {.session = of,
        .kind = kind,
        .at = MessageId(u"m%1"_s.arg(position)),
        .position = position,
        .time = timeAt(int(position))};
    return one;
}

LineageNode happened(Kind kind, qint64 position, int minute)
{
    LineageNode node;
    node.kind = kind;
    node.position = position;
    node.time = timeAt(minute);
    return node;
}

/// One row a line: lanes as letters of what fills them, then the event.
QStringList drawn(const LineageGraph& graph, const LineageLayout& layout)
{
    static const QList<QString> names {u"session"_s, u"sub-agent"_s, u"discarded"_s, u"fork"_s, u"resume"_s,
        u"checkpoint"_s, u"compaction"_s, u"end"_s, u"folded"_s};
    QStringList lines;
    for (int row = 0; row < int(layout.rows.size()); ++row) {
        QString line;
        for (int lane = 0; lane < layout.width(); ++lane) {
            const LineageLine* filled = layout.lineAt(lane, row);
            line += !filled ? u'.' : row == filled->start && filled->fromLane >= 0 ? u'\\' : u'|';
        }
        const int node = layout.rows[size_t(row)].node;
        if (node < 0) {
            lines << line + u" folded %1"_s.arg(layout.rows[size_t(row)].folded);
            continue;
        }
        const LineageNode& own = graph.nodes[size_t(node)];
        line[layout.rows[size_t(row)].lane] = u'*';
        lines << line + u' ' + names.at(qsizetype(own.kind)) + u' ' + graph.sessions[size_t(own.session)].info.id.value;
    }
    return lines;
}

/// What is wrong with a layout; empty: nothing.
QString brokenLayout(const LineageGraph& graph, const LineageLayout& layout)
{
    for (int lane = 0; lane < layout.width(); ++lane) {
        int free = 0;
        for (const LineageLine& line : layout.lanes[size_t(lane)]) {
            if (line.start < free || line.end < line.start || line.lane != lane)
                return u"lane %1: line from %2 to %3 after row %4"_s.arg(lane).arg(line.start).arg(line.end).arg(free);
            free = line.end + 1;
            if (line.fromLane < 0)
                continue;
            const LineageLine* origin = layout.lineAt(line.fromLane, line.start - 1);
            const auto& from = graph.sessions[size_t(line.session)].origin;
            if (!origin || !from || origin->session != from->session)
                return u"session %1 leaves lane %2 where its origin is not"_s.arg(line.session).arg(line.fromLane);
        }
    }
    std::vector<int> last(graph.sessions.size(), -1);
    for (int row = 0; row < int(layout.rows.size()); ++row) {
        const LineageRow& own = layout.rows[size_t(row)];
        if (own.node < 0)
            continue;
        const int session = graph.nodes[size_t(own.node)].session;
        const LineageLine* line = layout.lineAt(own.lane, row);
        if (!line || line->session != session)
            return u"row %1 is not on its line"_s.arg(row);
        if (last[size_t(session)] > own.node)
            return u"row %1 goes against its session"_s.arg(row);
        last[size_t(session)] = own.node;
        if (layout.rowOf(own.node) != row)
            return u"row %1 is not found by its node"_s.arg(row);
    }
    return {};
}

/// Forks, sub-agents, cut ends and continuations of sessions by chance; some without times or places.
std::vector<LineageSession> randomSessions(Dice& dice, int count, int most)
{
    std::vector<LineageSession> sessions;
    for (int i = 0; i < count; ++i) {
        const int from = dice.below(5'000);
        LineageSession one = session(u"s%1"_s.arg(i), from, from + dice.below(600), 1 + dice.below(100));
        if (dice.below(10) == 0)
            one.info.createdAt.reset();
        if (dice.below(3) != 0) {
            // Any origin: also itself, younger ones, and in circles.
            LineageOrigin origin {.session = dice.below(count), .kind = EdgeKind(dice.below(6))};
            if (dice.below(4) != 0) {
                origin.position = dice.below(100);
                origin.at = MessageId(QString::number(*origin.position));
            }
            if (dice.below(2) == 0)
                origin.time = timeAt(dice.below(5'000));
            origin.found = dice.below(5) == 0;
            one.origin = origin;
        }
        for (int k = dice.below(most); k > 0; --k) {
            LineageNode node = happened(dice.below(2) ? Kind::Checkpoint : Kind::Compaction, dice.below(100), from + k);
            if (dice.below(8) == 0)
                node.position.reset();
            if (dice.below(8) == 0)
                node.time.reset();
            one.events.push_back(node);
        }
        sessions.push_back(one);
    }
    return sessions;
}

} // namespace

class TestLineageLayout : public QObject
{
    Q_OBJECT
private slots:
    void drawsAFamily()
    {
        std::vector<LineageSession> sessions;
        sessions.push_back(session(u"main"_s, 0, 200, 214));
        sessions[0].events = {happened(Kind::Compaction, 64, 34), happened(Kind::Checkpoint, 185, 107)};
        sessions.push_back(child(u"fork"_s, 0, EdgeKind::Fork, 106, 140, 160));
        sessions[1].events = {happened(Kind::Checkpoint, 191, 150)};
        sessions.push_back(child(u"agent"_s, 0, EdgeKind::SubAgent, 190, 110, 111));
        sessions.push_back(child(u"end"_s, 0, EdgeKind::Discarded, 195, 116, 117));
        const LineageGraph graph = assembleLineage(sessions);
        const LineageLayout layout = layOutLineage(graph);
        QCOMPARE(brokenLayout(graph, layout), QString());
        const QStringList expected {u"*.. session main"_s, u"*.. compaction main"_s, u"*.. fork main"_s,
            u"*\\. checkpoint main"_s, u"||* sub-agent agent"_s, u"*|. resume main"_s, u"||* discarded end"_s,
            u"|*. session fork"_s, u"|*. checkpoint fork"_s, u"|*. end fork"_s, u"*.. end main"_s};
        QCOMPARE(drawn(graph, layout), expected);
    }

    void hidesWhatIsNotWanted_data()
    {
        QTest::addColumn<int>("hidden");
        QTest::addColumn<QStringList>("expected");
        const QStringList all {u"session a"_s, u"fork a"_s, u"checkpoint a"_s, u"sub-agent d"_s, u"resume a"_s,
            u"discarded c"_s, u"session b"_s, u"compaction b"_s, u"session e"_s, u"end e"_s, u"end b"_s, u"end a"_s};
        const auto without = [&all](const QStringList& gone) {
            QStringList rest = all;
            rest.removeIf([&gone](const QString& row) { return gone.contains(row); });
            return rest;
        };
        QTest::newRow("nothing") << 0 << all;
        QTest::newRow("forks") << int(LineageHide::Forks)
                               << without({u"fork a"_s, u"session b"_s, u"compaction b"_s, u"end b"_s, u"session e"_s,
                                      u"end e"_s});
        QTest::newRow("checkpoints") << int(LineageHide::Checkpoints) << without({u"checkpoint a"_s});
        QTest::newRow("compactions") << int(LineageHide::Compactions) << without({u"compaction b"_s});
        QTest::newRow("sub-agents") << int(LineageHide::SubAgents) << without({u"sub-agent d"_s});
        QTest::newRow("discarded") << int(LineageHide::Discarded) << without({u"resume a"_s, u"discarded c"_s});
        QTest::newRow("found") << int(LineageHide::Found) << all; // e stands alone then
    }

    void hidesWhatIsNotWanted()
    {
        QFETCH(int, hidden);
        QFETCH(QStringList, expected);
        std::vector<LineageSession> sessions {session(u"a"_s, 0, 90), child(u"b"_s, 0, EdgeKind::Fork, 2, 50, 80),
            child(u"c"_s, 0, EdgeKind::Discarded, 9, 20, 21), child(u"d"_s, 0, EdgeKind::SubAgent, 3, 19, 21),
            child(u"e"_s, 1, EdgeKind::Continuation, 4, 60, 70)};
        sessions[0].events = {happened(Kind::Checkpoint, 5, 10)};
        sessions[1].events = {happened(Kind::Compaction, 3, 55)};
        sessions[4].origin->found = true;
        sessions[4].origin->position.reset();
        sessions[4].origin->at = {};
        const LineageGraph graph = assembleLineage(sessions);
        const LineageLayout layout = layOutLineage(graph, LineageHides(hidden));
        QCOMPARE(brokenLayout(graph, layout), QString());
        QStringList rows;
        for (const QString& row : drawn(graph, layout))
            rows << row.section(u' ', 1);
        QCOMPARE(rows, expected);
    }

    void aFreeLaneIsUsedAgain()
    {
        std::vector<LineageSession> sessions;
        for (int i = 0; i < 5; ++i)
            sessions.push_back(session(u"s%1"_s.arg(i), i * 10, i * 10 + 5));
        QCOMPARE(layOutLineage(assembleLineage(sessions)).width(), 1);
    }

    void circlesAreCut()
    {
        std::vector<LineageSession> sessions {child(u"a"_s, 1, EdgeKind::Fork, 1, 0, 1),
            child(u"b"_s, 0, EdgeKind::Fork, 1, 0, 1), child(u"c"_s, 2, EdgeKind::Fork, 1, 0, 1)};
        const LineageGraph graph = assembleLineage(sessions);
        QCOMPARE(std::ranges::count_if(graph.sessions, [](const auto& one) { return one.origin.has_value(); }), 1);
        const LineageLayout layout = layOutLineage(graph);
        QCOMPARE(brokenLayout(graph, layout), QString());
        QCOMPARE(layout.rows.size(), graph.nodes.size());
    }

    void everyLayoutHoldsTogether()
    {
        Dice dice(7);
        for (int round = 0; round < 300; ++round) {
            const LineageGraph graph = assembleLineage(randomSessions(dice, 1 + dice.below(60), 1 + dice.below(6)));
            const LineageHides hidden = round % 3 == 0 ? LineageHides(dice.below(64)) : LineageHides();
            const int most = round % 2 ? MostLineageRows : 4 + dice.below(80);
            const LineageLayout layout = layOutLineage(graph, hidden, most);
            const QString wrong = brokenLayout(graph, layout);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"round %1: %2"_s.arg(round).arg(wrong)));
            QVERIFY(int(layout.rows.size()) <= most);
            if (!hidden && most == MostLineageRows)
                QCOMPARE(layout.rows.size(), graph.nodes.size());
            QCOMPARE(layout, layOutLineage(assembleLineage(graph.sessions), hidden, most)); // the same once more
        }
    }

    void foldsWhatIsTooMuch()
    {
        std::vector<LineageSession> sessions;
        for (int i = 0; i < 10; ++i) {
            sessions.push_back(session(u"s%1"_s.arg(i), i, 100 + i));
            sessions.back().events = {happened(Kind::Checkpoint, 1, i), happened(Kind::Compaction, 2, i)};
        }
        const LineageGraph graph = assembleLineage(sessions);
        QCOMPARE(layOutLineage(graph, {}, 40).rows.size(), 40U);
        const LineageLayout without = layOutLineage(graph, {}, 39);
        QCOMPARE(without.rows.size(), 20U);
        QCOMPARE(without.rows[0].folded, 2);
        QCOMPARE(layOutLineage(graph, {}, 19).rows.size(), 10U);
        const LineageLayout few = layOutLineage(graph, {}, 9);
        QCOMPARE(few.rows.size(), 9U);
        QCOMPARE(few.foldedSessions, 2);
        QCOMPARE(drawn(graph, few).first(2), (QStringList {u". folded 2"_s, u"* session s2"_s}).first(2));
    }

    void nothingGivesNothing()
    {
        const LineageLayout layout = layOutLineage(assembleLineage({}));
        QVERIFY(layout.rows.empty());
        QCOMPARE(layout.width(), 0);
        QVERIFY(!layout.lineAt(0, 0));
    }
};

TEST_CLASS(TestLineageLayout)
#include "tst_lineagelayout.moc"
