// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/compactiongraph.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>

namespace stemma {

namespace {

using Nodes = std::vector<CompactionNode>;

void connectNodes(Nodes& nodes)
{
    QHash<NodeId, int> places;
    for (int i = 0; i < int(nodes.size()); ++i)
        places.insert(nodes[size_t(i)].summary.id, i);
    for (int i = 0; i < int(nodes.size()); ++i) {
        CompactionNode& node = nodes[size_t(i)];
        for (const NodeId& parent : std::as_const(node.summary.parents)) {
            const int at = places.value(parent, -1);
            if (at < 0 || at == i) {
                ++node.missingParents;
                continue;
            }
            if (node.parents.contains(at))
                continue;
            node.parents += at;
            if (nodes[size_t(at)].child < 0)
                nodes[size_t(at)].child = i;
        }
    }
}

/// Each stands above all that it was made of; those that are made of each other in a circle stay where they came in.
void findDepths(Nodes& nodes)
{
    std::vector<int> open(nodes.size(), 0);
    std::vector<std::vector<int>> madeOf(nodes.size());
    for (size_t i = 0; i < nodes.size(); ++i) {
        open[i] = int(nodes[i].parents.size());
        nodes[i].depth = nodes[i].isLeaf() ? 0 : 1;
        for (const int parent : std::as_const(nodes[i].parents))
            madeOf[size_t(parent)].push_back(int(i));
    }
    std::vector<int> ready;
    for (size_t i = 0; i < nodes.size(); ++i) {
        if (open[i] == 0)
            ready.push_back(int(i));
    }
    while (!ready.empty()) {
        const int done = ready.back();
        ready.pop_back();
        for (const int above : madeOf[size_t(done)]) {
            CompactionNode& node = nodes[size_t(above)];
            node.depth = std::max(node.depth, nodes[size_t(done)].depth + 1);
            if (--open[size_t(above)] == 0)
                ready.push_back(above);
        }
    }
}

/// The lowest lane in which nothing overlaps, for each depth.
std::vector<int> findLanes(Nodes& nodes)
{
    std::vector<int> order(nodes.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](int a, int b) {
        const CompactionNode& one = nodes[size_t(a)];
        const CompactionNode& two = nodes[size_t(b)];
        return std::tie(one.depth, one.from) < std::tie(two.depth, two.from);
    });
    std::vector<int> lanes;
    // Of the depth at hand: lanes by the end of their last span, and those that are free again.
    std::multimap<qint64, int> taken;
    std::set<int> free;
    int depth = -1;
    for (const int i : order) {
        CompactionNode& node = nodes[size_t(i)];
        if (node.depth != depth) {
            depth = node.depth;
            taken.clear();
            free.clear();
            lanes.resize(size_t(depth) + 1, 0);
        }
        while (!taken.empty() && taken.begin()->first < node.from) {
            free.insert(taken.begin()->second);
            taken.erase(taken.begin());
        }
        if (free.empty())
            free.insert(lanes[size_t(depth)]++);
        node.lane = *free.begin();
        free.erase(free.begin());
        taken.emplace(node.hasSpan() ? node.to : std::numeric_limits<qint64>::max(), node.lane);
    }
    return lanes;
}

} // namespace

int CompactionGraph::find(const NodeId& id) const
{
    const auto found = std::ranges::find(nodes, id, [](const CompactionNode& node) { return node.summary.id; });
    return found == nodes.end() ? -1 : int(found - nodes.begin());
}

int CompactionGraph::activeCount() const
{
    return int(std::ranges::count(nodes, CompactionNode::State::Active, &CompactionNode::state));
}

QList<NodeId> CompactionGraph::active() const
{
    std::vector<const CompactionNode*> found;
    for (const CompactionNode& node : nodes) {
        if (node.state == CompactionNode::State::Active)
            found.push_back(&node);
    }
    std::ranges::stable_sort(found, {}, &CompactionNode::from);
    QList<NodeId> ids;
    for (const CompactionNode* node : found)
        ids += node->summary.id;
    return ids;
}

int CompactionGraph::newest() const
{
    const auto active
        = std::ranges::find(nodes.rbegin(), nodes.rend(), CompactionNode::State::Active, &CompactionNode::state);
    return active == nodes.rend() ? int(nodes.size()) - 1 : int(nodes.rend() - active) - 1;
}

std::optional<Departure> departureOf(const CompactionGraph& graph, qint64 message)
{
    // The message of a summary carries it only, though later spans reach across it.
    if (message >= 0 && std::ranges::find(graph.nodes, message, &CompactionNode::at) != graph.nodes.end())
        return std::nullopt;
    Departure departure;
    for (int i = 0; i < int(graph.nodes.size()); ++i) {
        const CompactionNode& node = graph.nodes[size_t(i)];
        // A summary that a crash left outside of the context removed nothing from it.
        if (!node.hasSpan() || message < node.from || message > node.to || node.state == CompactionNode::State::Orphan)
            continue;
        if (departure.by < 0)
            departure.by = i;
        if (node.state == CompactionNode::State::Active)
            departure.now = i;
    }
    return departure.now >= 0 ? std::optional(departure) : std::nullopt;
}

CompactionGraph layOutCompactions(
    const QList<SummaryNode>& nodes, const QHash<QString, qint64>& indices, qint64 messages)
{
    CompactionGraph graph;
    graph.messages = messages;
    int leaves = 0;
    int condensed = 0;
    for (const SummaryNode& summary : nodes) {
        CompactionNode node;
        node.summary = summary;
        node.number = node.isLeaf() ? ++leaves : ++condensed;
        node.state = summary.inContext ? CompactionNode::State::Active
            : summary.superseded       ? CompactionNode::State::Superseded
                                       : CompactionNode::State::Orphan;
        node.from = indices.value(summary.first.value, -1);
        node.to = indices.value(summary.last.value, -1);
        node.at = indices.value(summary.inMessage().value, -1);
        node.againFrom = indices.value(summary.againFirst.value, -1);
        node.againTo = indices.value(summary.againLast.value, -1);
        if (node.from < 0 || node.to < 0)
            node.from = node.to = -1; // half a span does not show which messages it covers
        if (node.to < node.from)
            std::swap(node.from, node.to); // a damaged span still covers what lies between
        graph.nodes.push_back(std::move(node));
    }
    connectNodes(graph.nodes);
    findDepths(graph.nodes);
    graph.lanes = findLanes(graph.nodes);
    return graph;
}

} // namespace stemma
