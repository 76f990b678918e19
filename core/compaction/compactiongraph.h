// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"
#include "core/session/summarynode.h"

#include <QHash>

#include <algorithm>
#include <memory>
#include <vector>

namespace stemma {

/// One message in the strip below a graph of summaries. 8 bytes.
struct CompactionBar
{
    quint32 tokens = 0; ///< guessed from the length where nothing better is known
    quint16 states = 0; ///< MessageStates
    enum class Kind : quint8 { Other, Prompt, Tool, Summary } kind = Kind::Other;
    bool isKnown = false;

    bool operator==(const CompactionBar&) const = default;
};

/// A summary where it stands in the graph.
struct CompactionNode
{
    enum class State : quint8 {
        Active, ///< in the context
        Superseded, ///< another summary took its place
        Orphan, ///< nothing took its place, and it is not in the context
    };

    SummaryNode summary;
    State state = State::Active;
    int number = 1; ///< among the leaves, or among the condensed ones, in the order in which they were made
    int depth = 0; ///< 0 a leaf; a condensed one stands above all that it was made of
    int lane = 0; ///< of those of its depth whose spans overlap
    qint64 from = -1; ///< of its span, as Message::index, both with it; -1: the span names no message
    qint64 to = -1;
    qint64 at = -1; ///< of its own message; -1: it has none
    qint64 againFrom
        = -1; ///< of what was written once more with it (SummaryNode::againFirst), both with it; -1: nothing
    qint64 againTo = -1;
    QList<int> parents; ///< those that it was made of, by their place in the graph
    int child = -1; ///< the summary that was made from this one
    int missingParents = 0; ///< that the store names, and has not

    [[nodiscard]] bool hasSpan() const { return from >= 0; }
    /// The first and the last message that its making wrote: before and behind them stand the contexts before and after
    /// it. -1: it is not known when it was made.
    [[nodiscard]] qint64 firstWritten() const { return at >= 0 && againFrom >= 0 ? std::min(againFrom, at) : at; }
    [[nodiscard]] qint64 lastWritten() const { return at >= 0 ? std::max(againTo, at) : at; }
    /// It is known that it replaced no message.
    [[nodiscard]] bool coversNothing() const { return !hasSpan() && summary.covers == 0; }
    [[nodiscard]] bool isLeaf() const { return summary.kind == SummaryNode::Kind::Leaf; }
};

/// The summaries of a session over its messages. Depth is worked out from what each was made of: what the store says
/// of it is never more than one. Never loops, whatever the store says.
struct CompactionGraph
{
    std::vector<CompactionNode> nodes; ///< in the order in which they were made
    qint64 messages = 0;
    std::vector<int> lanes; ///< how many each depth has

    [[nodiscard]] int find(const NodeId& id) const; ///< -1: there is none
    [[nodiscard]] int activeCount() const;
    [[nodiscard]] QList<NodeId> active() const; ///< in the order of the messages
    /// The one that a reader looks for first: the newest in the context, else the newest; -1 without any.
    [[nodiscard]] int newest() const;
};

using CompactionGraphPtr = std::shared_ptr<const CompactionGraph>;

/// The summaries that replace a message in the window, by their places in the graph.
struct Departure
{
    int by = -1; ///< the first that did: with it the message left the window
    int now = -1; ///< the one in the context
    bool operator==(const Departure&) const = default;
};

/// No value: no summary in the context replaces @p message (Message::index), or it is a summary's own.
[[nodiscard]] std::optional<Departure> departureOf(const CompactionGraph& graph, qint64 message);

/// @p indices: of the messages that spans name, of the summaries' own, and of those written once more with them.
[[nodiscard]] CompactionGraph layOutCompactions(
    const QList<SummaryNode>& nodes, const QHash<QString, qint64>& indices, qint64 messages);

} // namespace stemma
