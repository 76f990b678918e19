// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/lineagelayout.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>

namespace stemma {

namespace {

using Kind = LineageNode::Kind;
using EdgeKind = LineageEdge::Kind;

constexpr qint64 NoTime = std::numeric_limits<qint64>::min();

/// Lays out one graph; used once.
class Layouter
{
public:
    Layouter(const LineageGraph& graph, LineageHides hidden, int mostRows)
        : m_graph(graph)
        , m_hidden(hidden)
        , m_mostRows(mostRows)
        , m_isDrawn(graph.sessions.size(), 1)
        , m_folded(graph.sessions.size(), 0)
        , m_shown(graph.nodes.size(), 0)
    {
    }

    LineageLayout run()
    {
        hideSessions();
        showNodes();
        fold();
        orderRows();
        assignLanes();
        return std::move(m_layout);
    }

private:
    [[nodiscard]] const LineageSession& session(int index) const { return m_graph.sessions[size_t(index)]; }
    [[nodiscard]] const LineageNode& node(int index) const { return m_graph.nodes[size_t(index)]; }

    /// The origin as drawn; null where the line begins by itself.
    [[nodiscard]] const LineageOrigin* originOf(int index) const
    {
        const auto& origin = session(index).origin;
        if (!origin || !m_isDrawn[size_t(origin->session)])
            return nullptr;
        return origin->found && m_hidden.testFlag(LineageHide::Found) ? nullptr : &*origin;
    }

    [[nodiscard]] bool hidesItself(int index) const
    {
        const auto& origin = session(index).origin;
        if (!origin || (origin->found && m_hidden.testFlag(LineageHide::Found)))
            return false;
        switch (origin->kind) {
        case EdgeKind::Fork:
        case EdgeKind::Branch:
            return m_hidden.testFlag(LineageHide::Forks);
        case EdgeKind::SubAgent:
            return m_hidden.testFlag(LineageHide::SubAgents);
        case EdgeKind::Discarded:
        case EdgeKind::Resume:
            return m_hidden.testFlag(LineageHide::Discarded);
        case EdgeKind::Continuation:
            break;
        }
        return false;
    }

    /// What comes of a hidden session is hidden with it.
    void hideSessions()
    {
        std::vector<std::vector<int>> children(m_graph.sessions.size());
        std::vector<int> open;
        for (int i = 0; i < int(m_graph.sessions.size()); ++i) {
            if (session(i).origin)
                children[size_t(session(i).origin->session)].push_back(i);
            if (hidesItself(i))
                open.push_back(i);
        }
        while (!open.empty()) {
            const int at = open.back();
            open.pop_back();
            if (!std::exchange(m_isDrawn[size_t(at)], quint8(0)))
                continue;
            open.insert(open.end(), children[size_t(at)].begin(), children[size_t(at)].end());
        }
    }

    void showNodes()
    {
        for (size_t i = 0; i < m_graph.nodes.size(); ++i) {
            const LineageNode& at = m_graph.nodes[i];
            const bool off = (at.kind == Kind::Checkpoint && m_hidden.testFlag(LineageHide::Checkpoints))
                || (at.kind == Kind::Compaction && m_hidden.testFlag(LineageHide::Compactions))
                || (at.kind == Kind::Resume && m_hidden.testFlag(LineageHide::Discarded))
                || (at.kind == Kind::Discarded && int(i) != headOf(at.session)
                    && m_hidden.testFlag(LineageHide::Discarded))
                || (at.kind == Kind::Fork && !hasDrawnFork(int(i)));
            m_shown[i] = quint8(m_isDrawn[size_t(at.session)] && !off);
        }
    }

    [[nodiscard]] bool hasDrawnFork(int fork)
    {
        if (m_forks.empty()) {
            m_forks.resize(m_graph.nodes.size(), 0);
            for (int i = 0; i < int(m_graph.sessions.size()); ++i) {
                if (session(i).fromNode >= 0 && m_isDrawn[size_t(i)] && originOf(i))
                    m_forks[size_t(session(i).fromNode)] = 1;
            }
        }
        return m_forks[size_t(fork)] != 0;
    }

    [[nodiscard]] qint64 shownCount() const { return std::ranges::count(m_shown, quint8(1)); }

    void foldKinds(std::initializer_list<Kind> kinds)
    {
        for (size_t i = 0; i < m_shown.size(); ++i) {
            if (m_shown[i] && std::ranges::find(kinds, m_graph.nodes[i].kind) != kinds.end()) {
                m_shown[i] = 0;
                ++m_folded[size_t(m_graph.nodes[i].session)];
            }
        }
    }

    void fold()
    {
        if (shownCount() > m_mostRows)
            foldKinds({Kind::Compaction, Kind::Checkpoint});
        if (shownCount() > m_mostRows)
            foldKinds({Kind::End});
        qint64 count = shownCount();
        // Then the oldest sessions; a row is left to say so.
        for (size_t i = 0; i < m_graph.sessions.size() && count > m_mostRows - 1; ++i) {
            if (!m_isDrawn[i] || (m_layout.foldedSessions == 0 && count <= m_mostRows))
                continue;
            const LineageSession& old = m_graph.sessions[i];
            for (int at = old.firstNode; at < old.firstNode + old.nodeCount; ++at)
                count -= std::exchange(m_shown[size_t(at)], quint8(0));
            m_isDrawn[i] = 0;
            ++m_layout.foldedSessions;
        }
    }

    [[nodiscard]] int headOf(int index) const { return session(index).firstNode; }

    /// The next drawn node of the same session, or -1.
    [[nodiscard]] int nextOf(int at) const
    {
        const LineageSession& own = session(node(at).session);
        for (int next = at + 1; next < own.firstNode + own.nodeCount; ++next) {
            if (m_shown[size_t(next)])
                return next;
        }
        return -1;
    }

    /// The node after which a session can begin, or -1.
    [[nodiscard]] int before(int index) const
    {
        const LineageOrigin* origin = originOf(index);
        if (!origin)
            return -1;
        const int from = session(index).fromNode;
        return from >= 0 && m_shown[size_t(from)] ? from : headOf(origin->session);
    }

    void orderRows()
    {
        struct Ready
        {
            qint64 ms;
            int node;
            // Of one moment in the order of the graph.
            bool operator>(const Ready& other) const { return ms != other.ms ? ms > other.ms : node > other.node; }
        };
        std::vector<std::vector<int>> begins(m_graph.nodes.size());
        std::priority_queue<Ready, std::vector<Ready>, std::greater<>> ready;
        const auto push = [&](int at, qint64 notBefore) {
            const auto& time = node(at).time;
            ready.push({std::max(notBefore, time ? toMs(*time) : notBefore), at});
        };
        for (int i = 0; i < int(m_graph.sessions.size()); ++i) {
            if (!m_isDrawn[size_t(i)])
                continue;
            if (const int after = before(i); after >= 0)
                begins[size_t(after)].push_back(headOf(i));
            else
                push(headOf(i), NoTime);
        }
        m_layout.rowOfNode.assign(m_graph.nodes.size(), -1);
        if (m_layout.foldedSessions > 0)
            m_layout.rows.push_back({-1, 0, m_layout.foldedSessions});
        while (!ready.empty()) {
            const Ready next = ready.top();
            ready.pop();
            m_layout.rowOfNode[size_t(next.node)] = int(m_layout.rows.size());
            const bool isHead = headOf(node(next.node).session) == next.node;
            m_layout.rows.push_back({next.node, 0, isHead ? m_folded[size_t(node(next.node).session)] : 0});
            if (const int follows = nextOf(next.node); follows >= 0)
                push(follows, next.ms);
            for (const int head : begins[size_t(next.node)])
                push(head, next.ms);
        }
    }

    [[nodiscard]] LineageLine lineOf(int index) const
    {
        LineageLine line;
        line.session = index;
        line.start = m_layout.rowOfNode[size_t(headOf(index))];
        line.end = line.start;
        for (int at = nextOf(headOf(index)); at >= 0; at = nextOf(at))
            line.end = m_layout.rowOfNode[size_t(at)];
        return line;
    }

    /// Where a line leaves its origin: at the point of the fork, else as late as the origin's line goes.
    void joinOrigin(LineageLine& line, const std::vector<LineageLine>& lines) const
    {
        const LineageOrigin* origin = originOf(line.session);
        if (!origin)
            return;
        const int from = session(line.session).fromNode;
        const int row = from >= 0 && m_shown[size_t(from)]
            ? m_layout.rowOfNode[size_t(from)]
            : std::min(line.start - 1, lines[size_t(origin->session)].end);
        line.start = row + 1;
        line.kind = origin->kind;
        line.found = origin->found;
    }

    void assignLanes()
    {
        std::vector<LineageLine> lines(m_graph.sessions.size());
        std::vector<int> order;
        for (int i = 0; i < int(lines.size()); ++i) {
            if (m_isDrawn[size_t(i)]) {
                lines[size_t(i)] = lineOf(i);
                order.push_back(i);
            }
        }
        for (const int i : order)
            joinOrigin(lines[size_t(i)], lines);
        std::ranges::stable_sort(order, {}, [&](int i) { return lines[size_t(i)].start; });
        std::priority_queue<int, std::vector<int>, std::greater<>> freeLanes;
        using Busy = std::pair<int, int>; // last row, lane
        std::priority_queue<Busy, std::vector<Busy>, std::greater<>> busy;
        for (const int i : order) {
            LineageLine& line = lines[size_t(i)];
            while (!busy.empty() && busy.top().first < line.start) {
                freeLanes.push(busy.top().second);
                busy.pop();
            }
            if (freeLanes.empty()) {
                line.lane = int(m_layout.lanes.size());
                m_layout.lanes.emplace_back();
            } else {
                line.lane = freeLanes.top();
                freeLanes.pop();
            }
            busy.emplace(line.end, line.lane);
            // An origin starts before its forks, so its lane is known.
            if (const LineageOrigin* origin = originOf(i))
                line.fromLane = lines[size_t(origin->session)].lane;
            m_layout.lanes[size_t(line.lane)].push_back(line);
        }
        for (LineageRow& row : m_layout.rows) {
            if (row.node >= 0)
                row.lane = lines[size_t(node(row.node).session)].lane;
        }
    }

    const LineageGraph& m_graph;
    LineageHides m_hidden;
    int m_mostRows;
    std::vector<quint8> m_isDrawn; ///< flags, by session
    std::vector<qint64> m_folded; ///< by session
    std::vector<quint8> m_shown; ///< flags, by node
    std::vector<quint8> m_forks; ///< flags, by node: something drawn leaves there
    LineageLayout m_layout;
};

} // namespace

const LineageLine* LineageLayout::lineAt(int lane, int row) const
{
    if (lane < 0 || size_t(lane) >= lanes.size())
        return nullptr;
    const std::vector<LineageLine>& lines = lanes[size_t(lane)];
    const auto after = std::ranges::upper_bound(lines, row, {}, &LineageLine::start);
    if (after == lines.begin() || std::prev(after)->end < row)
        return nullptr;
    return &*std::prev(after);
}

int LineageLayout::rowOf(int node) const
{
    return node >= 0 && size_t(node) < rowOfNode.size() ? rowOfNode[size_t(node)] : -1;
}

LineageLayout layOutLineage(const LineageGraph& graph, LineageHides hidden, int mostRows)
{
    return Layouter(graph, hidden, mostRows).run();
}

} // namespace stemma
