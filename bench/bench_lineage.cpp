// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "core/lineage/lineagelayout.h"
#include "core/lineage/lineagereader.h"
#include "core/store/registry.h"
#include "tests/testkit/largestore.h"
#include "tests/testkit/syntheticsession.h"

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

/// A tree of forks, sub-agents and cut ends with @p nodes events.
LineageGraph graphOf(int nodes)
{
    constexpr int EventsASession = 4;
    Dice dice(3);
    std::vector<LineageSession> sessions;
    for (int i = 0; i * (EventsASession + 2) < nodes; ++i) {
        LineageSession one;
        const qint64 began = qint64(i) * 60'000;
        one.info.id = SessionId(u"s%1"_s.arg(i));
        one.info.createdAt = timeFromMs(began);
        one.info.updatedAt = timeFromMs(began + qint64(dice.below(3'600)) * 1'000);
        for (int k = 0; k < EventsASession; ++k) {
            LineageNode event;
            event.kind = k % 2 ? LineageNode::Kind::Checkpoint : LineageNode::Kind::Compaction;
            event.position = k * 10;
            event.time = timeFromMs(began + k * 1'000);
            one.events.push_back(event);
        }
        if (i > 0 && dice.below(3) > 0)
            one.origin = LineageOrigin {.session = qMax(0, i - 1 - dice.below(20)),
                .kind = LineageEdge::Kind(dice.below(6)),
                .at = MessageId(u"m"_s),
                .position = dice.below(40)};
        sessions.push_back(one);
    }
    return assembleLineage(std::move(sessions));
}

/// Milliseconds of CPU for reading the id of every message through a bare connection, or none.
std::optional<double> readIds(const QString& path)
{
    sqlite3* database = nullptr;
    sqlite3_stmt* ids = nullptr;
    std::optional<double> took;
    const double begin = threadCpu();
    if (sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK
        && sqlite3_prepare_v2(database, "SELECT id FROM messages", -1, &ids, nullptr) == SQLITE_OK) {
        qint64 bytes = 0;
        while (sqlite3_step(ids) == SQLITE_ROW) {
            bytes += sqlite3_column_bytes(ids, 0);
            (void)sqlite3_column_text(ids, 0);
        }
        if (bytes > 0)
            took = threadCpu() - begin;
    }
    sqlite3_finalize(ids);
    sqlite3_close(database);
    return took;
}

struct LineageTimes
{
    double relations = 0; ///< what is stored, then what is found
    double figures = 0; ///< messages and tokens of all sessions, which come after
};

/// The same for the lineage of the whole store.
std::optional<LineageTimes> readLineage(const QString& path, LineageGraph& graph)
{
    auto store = openStore(path);
    if (!store)
        return {};
    const double begin = threadCpu();
    LineageReader reader({});
    if (!reader.read(**store, {}))
        return {};
    PrefixFinder finder(reader.sessionsByAge());
    for (Result<bool> done = false; !*done;) {
        done = finder.step(**store, {});
        if (!done)
            return {};
    }
    auto found = reader.addFound(**store, finder.relations(), finder.examined(), {});
    if (!found)
        return {};
    LineageTimes times {.relations = threadCpu() - begin};
    for (Result<bool> done = false; !*done;) {
        done = reader.step(**store, {});
        if (!done)
            return {};
    }
    graph = reader.graph();
    times.figures = threadCpu() - begin - times.relations;
    return times;
}

} // namespace

void lineage(const Options& options, Report& report)
{
    constexpr int Nodes = 20'000;
    const LineageGraph graph = graphOf(Nodes);
    std::vector<double> times;
    int lanes = 0;
    for (int round = 0; round < 15; ++round) {
        const double begin = threadCpu();
        lanes = layOutLineage(graph, {}, int(graph.nodes.size())).width();
        times.push_back(threadCpu() - begin);
    }
    report.add({u"lineage, layout of 20,000 nodes"_s, Measured(times), u"ms"_s, 100.0, false,
        u"%1 nodes in %2 lanes"_s.arg(graph.nodes.size()).arg(lanes)});

    const LargeStoreSize size {
        .messages = options.messages, .messagesPerSession = 333, .tenthsOfPartsPerMessage = 10, .bytesPerPart = 240};
    const auto path = largeStoreIn(options.folder, size);
    if (!path)
        return report.fail(u"lineage"_s, path.error().text);
    (void)readIds(*path); // the file comes into the cache
    Pairs pairs;
    std::vector<double> figures;
    LineageGraph whole;
    for (int round = 0; round < PairsAtLeast; ++round) {
        const std::optional<double> bare = readIds(*path);
        const std::optional<LineageTimes> took = readLineage(*path, whole);
        if (!bare || !took)
            return report.fail(u"lineage"_s, u"the store could not be read"_s);
        pairs.add(took->relations, *bare);
        figures.push_back(took->figures);
    }
    report.add({u"lineage of a store, ratio to reading the ids"_s, pairs.ratio(), u"x"_s, 2.0, false,
        u"%1 ms for %2 sessions, ids %3 ms; figures, which follow: %4 ms"_s.arg(median(pairs.things), 0, 'f', 0)
            .arg(whole.sessions.size())
            .arg(median(pairs.yardsticks), 0, 'f', 0)
            .arg(median(figures), 0, 'f', 0)});
}

} // namespace stemma::bench
