// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

#include "core/store/formats/mnesis/read/summaryreader.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// A row of summary_nodes.
struct Node
{
    /// An end of a span.
    struct End
    {
        QString id;
        QString session; ///< null: there is no such message
        CheckRun::Place place;
    };
    qint64 rowid = -1;
    QString id;
    QString session;
    QString kind;
    bool areParentsValid = true;
    QList<NodeId> parents;
    bool isSuperseded = false;
    End first;
    End last;
    bool hasMessage = false;
    bool canHaveMessage = false; ///< one can be made, or made of the message of its id
    bool isInContext = false;
    qint64 tokens = 0;

    [[nodiscard]] CheckRun::Where where(const QString& column = {}) const
    {
        return {session, hasMessage ? id : QString(), u"summary_nodes"_s, rowid, column};
    }
    /// Both of its ends are messages of its session.
    [[nodiscard]] bool isOfSession() const { return first.session == session && last.session == session; }
    [[nodiscard]] bool hasSpan() const { return isOfSession() && first.place <= last.place; }
};

std::vector<Node> readNodes(const CheckRun& run, const QString& session)
{
    const Schema& schema = run.schema();
    const auto column = [&](const QString& name, const QString& otherwise) {
        return schema.has(u"summary_nodes"_s, name) ? "n."_L1 + name : otherwise;
    };
    auto query = run.reader.rows(
        u"SELECT n.rowid, n.id, %1, %2, %3, n.span_start_message_id, f.session_id, f.created_at, f.rowid, "
        "n.span_end_message_id, l.session_id, l.created_at, l.rowid, coalesce(m.is_summary, 0), %4, "
        "max(n.token_count, coalesce((SELECT max(p.token_estimate) FROM message_parts p WHERE p.message_id = n.id), "
        "0)), CASE WHEN m.id IS NULL THEN 1 "
        "ELSE m.session_id = n.session_id AND m.role = 'assistant' AND %5 IS 'compaction' END "
        "FROM summary_nodes n LEFT JOIN messages f ON f.id = n.span_start_message_id "
        "LEFT JOIN messages l ON l.id = n.span_end_message_id LEFT JOIN messages m ON m.id = n.id "
        "WHERE n.session_id = ?"_s.arg(column(u"kind"_s, u"'leaf'"_s), column(u"parent_node_ids"_s, u"'[]'"_s),
            column(u"superseded"_s, u"0"_s), run.listedIn(u"n"_s),
            schema.has(u"messages"_s, u"mode"_s) ? u"m.mode"_s : u"NULL"_s),
        {session});
    std::vector<Node> nodes;
    while (query.next()) {
        const auto end = [&](int from) {
            return Node::End {query.text(from), query.isNull(from + 1) ? QString() : query.text(from + 1),
                CheckRun::Place::in(query, from + 2)};
        };
        Node node;
        node.session = session;
        node.rowid = integerIn(query, 0, -1);
        node.id = query.text(1);
        node.kind = query.text(2);
        node.areParentsValid = isNodeList(query.text(3));
        node.parents = node.areParentsValid ? nodeIds(query.text(3)) : QList<NodeId>();
        node.isSuperseded = flagIn(query, 4);
        node.first = end(5);
        node.last = end(9);
        node.hasMessage = flagIn(query, 13);
        node.isInContext = flagIn(query, 14);
        node.tokens = integerIn(query, 15, 0);
        node.canHaveMessage = flagIn(query, 16);
        nodes.push_back(std::move(node));
    }
    return nodes;
}

void checkSpan(CheckRun& run, const Node& node)
{
    for (const auto& [end, column] :
        {std::pair {&node.first, u"span_start_message_id"_s}, std::pair {&node.last, u"span_end_message_id"_s}}) {
        if (end->session.isNull())
            run.add(CheckRule::SpanMissingMessage, node.where(column), {end->id});
        else if (end->session != node.session)
            run.add(CheckRule::SpanOfOtherSession, node.where(column), {end->id});
    }
    if (node.isOfSession() && !node.hasSpan())
        run.add(CheckRule::SpanReversed, node.where(u"span_end_message_id"_s));
}

void checkNode(CheckRun& run, const Node& node)
{
    if (!node.hasMessage)
        run.add(CheckRule::NodeWithoutMessage, mendable(node.where(), node.canHaveMessage));
    if (node.kind != "leaf"_L1 && node.kind != "condensed"_L1)
        run.add(CheckRule::InvalidNodeKind, node.where(u"kind"_s), {node.kind});
    if (!node.areParentsValid)
        run.add(CheckRule::InvalidNodeParents, node.where(u"parent_node_ids"_s));
    checkSpan(run, node);
    if (!node.isSuperseded && !node.isInContext)
        run.add(CheckRule::ActiveNodeNotInContext,
            mendable(node.where(u"superseded"_s), run.schema().has(u"summary_nodes"_s, u"superseded"_s)));
    if (node.isSuperseded && node.isInContext)
        run.add(CheckRule::SupersededInContext, node.where(u"superseded"_s));
    if (node.isInContext && node.tokens == 0)
        run.add(CheckRule::UncountedSummary, node.where(u"token_count"_s));
}

void checkParentsOf(CheckRun& run, const std::vector<Node>& nodes)
{
    QHash<NodeId, size_t> indexes;
    for (size_t i = 0; i < nodes.size(); ++i)
        indexes.insert(NodeId(nodes[i].id), i);
    // Depth first with a stack of its own: a node met again while it is still being followed closes a circle.
    enum class Visit : quint8 { New, Open, Done };
    std::vector<Visit> visits(nodes.size(), Visit::New);
    struct Step
    {
        size_t node;
        qsizetype parent;
    };
    for (size_t start = 0; start < nodes.size(); ++start) {
        std::vector<Step> stack;
        if (visits[start] == Visit::New)
            stack.push_back({start, 0});
        while (!stack.empty()) {
            Step& step = stack.back();
            const Node& node = nodes[step.node];
            visits[step.node] = Visit::Open;
            if (step.parent == node.parents.size()) {
                visits[step.node] = Visit::Done;
                stack.pop_back();
                continue;
            }
            const NodeId parent = node.parents.at(step.parent++);
            const auto found = indexes.constFind(parent);
            if (found == indexes.constEnd())
                run.add(CheckRule::MissingParentNode, node.where(u"parent_node_ids"_s), {parent.value});
            else if (visits[*found] == Visit::Open)
                run.add(CheckRule::CyclicNodes, node.where(u"parent_node_ids"_s));
            else if (visits[*found] == Visit::New)
                stack.push_back({*found, 0});
        }
    }
}

void checkOverlaps(CheckRun& run, std::vector<Node> nodes)
{
    std::erase_if(nodes, [](const Node& node) { return !node.isInContext || !node.hasSpan(); });
    std::ranges::sort(nodes, [](const Node& one, const Node& other) { return one.first.place < other.first.place; });
    size_t widest = 0;
    for (size_t i = 1; i < nodes.size(); ++i) {
        const Node& other = nodes[widest];
        const bool isOneWithin = nodes[i].last.place <= other.last.place || nodes[i].first.place == other.first.place;
        if (nodes[i].first.place <= other.last.place)
            run.add(CheckRule::OverlappingSummaries, mendable(nodes[i].where(), isOneWithin), {other.id});
        if (nodes[widest].last.place < nodes[i].last.place)
            widest = i;
    }
}

void checkNodesOf(CheckRun& run, const QString& session)
{
    std::vector<Node> nodes = readNodes(run, session);
    for (const Node& node : nodes)
        checkNode(run, node);
    checkParentsOf(run, nodes);
    checkOverlaps(run, std::move(nodes));
}

} // namespace

void checkSummaries(CheckRun& run)
{
    // The empty id comes before all others, and no session has it.
    QString last;
    run.walk(u"summary_nodes"_s, last, [&run](QString& session) {
        if (!run.schema().has(u"summary_nodes"_s))
            return true;
        if (run.session) {
            checkNodesOf(run, run.session->value);
            return true;
        }
        auto query = run.reader.rows(u"SELECT min(session_id) FROM summary_nodes WHERE session_id > ?"_s);
        for (int count = 0; count < 100; ++count) {
            query.bind(session);
            if (!query.next() || query.isNull(0))
                return true;
            session = query.text(0);
            query.finish();
            checkNodesOf(run, session);
        }
        return false;
    });
}

} // namespace stemma::mnesis
