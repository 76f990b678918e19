// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/compactiongraphplaces.h"

#include "core/base/text.h"
#include "core/models/compactiontexts.h"
#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <optional>

namespace stemma {

namespace {

struct GraphText
{
    Q_DECLARE_TR_FUNCTIONS(CompactionGraphView)
};

} // namespace

QRect CompactionGraphPlaces::rectOf(int node) const
{
    if (node < 0 || node >= int(graph.nodes.size()))
        return {};
    const CompactionNode& one = graph.nodes[size_t(node)];
    // The first lane stands nearest to the messages.
    const int top = tops[size_t(one.depth)] - scrolled + (graph.lanes[size_t(one.depth)] - 1 - one.lane) * laneStep;
    if (!one.hasSpan())
        return {fixedLeft, top, unknownWidth, laneHeight};
    const int x = int(std::floor(xOf(double(one.from))));
    const int end = int(std::ceil(xOf(double(one.to) + 1)));
    return {x, top, std::max(3, end - x - 1), laneHeight};
}

std::vector<CompactionFlag> CompactionGraphPlaces::flags() const
{
    const Measures& m = Style::measures();
    const QFontMetrics small(m.small);
    const std::vector<CompactionNode>& nodes = graph.nodes;
    const auto hasMessage = [](const CompactionNode& node) { return node.at >= 0; };
    const auto isInView = [&](int x) { return x >= fixedLeft && x <= view.width(); };
    const auto flagOf = [&](const CompactionNode& node, int x) {
        const int wide = small.horizontalAdvance(format::number(node.number)) + 2 * m.u;
        const int begin = std::min(x - wide / 2, view.width() - wide); // a number at the edge is not cut off
        return CompactionFlag {int(&node - nodes.data()), x, QRect(begin, stripTop + m.u, wide, small.height() + 2)};
    };
    std::optional<CompactionFlag> newest;
    if (const auto last = std::ranges::find_if(nodes.rbegin(), nodes.rend(), hasMessage); last != nodes.rend()) {
        if (const int x = int(xOf(double(last->at))); isInView(x))
            newest = flagOf(*last, x);
    }
    std::vector<CompactionFlag> flags;
    int free = -1;
    int narrowest = 2 * m.u; // numbers grow, and with them their boxes
    for (const CompactionNode& node : nodes) {
        if (!hasMessage(node))
            continue;
        const int x = int(xOf(double(node.at)));
        if (!isInView(x) || x - narrowest / 2 < free)
            continue;
        const CompactionFlag flag = flagOf(node, x);
        if (flag.box.left() < free || (newest && flag.box.adjusted(-m.u, 0, m.u, 0).intersects(newest->box)))
            continue;
        narrowest = flag.box.width() - m.u; // digits differ in width
        free = flag.box.right() + 1 + m.u;
        flags.push_back(flag);
    }
    if (newest)
        flags.push_back(*newest);
    return flags;
}

QString summaryWords(const CompactionGraph& graph, const CompactionNode& node)
{
    QStringList words;
    words += node.hasSpan()    ? format::range(node.from + 1, node.to + 1)
        : node.coversNothing() ? GraphText::tr("no messages")
                               : GraphText::tr("span unknown");
    words += compactionwords::origin(graph, node);
    if (node.summary.tokens)
        words += format::tokenCount(*node.summary.tokens);
    words += compactionwords::level(node.summary.level);
    words += compactionwords::state(node);
    words.removeAll(QString());
    return words.join(factSeparator());
}

} // namespace stemma
