// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/saturating.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/json/json.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

QList<NodeId> nodeIds(const QString& list)
{
    QList<NodeId> ids;
    const auto parsed = json::parse(list.toUtf8());
    if (!parsed || !parsed->isArray())
        return ids;
    for (const json::Value& item : parsed->items) {
        if (item.isString())
            ids << NodeId(item.string);
    }
    return ids;
}

} // namespace

QList<StoreReader::Span> StoreReader::LeafSpans::of(const QString& id) const
{
    QList<Span> spans;
    QSet<QString> seen;
    QStringList open {id};
    while (!open.isEmpty()) {
        const QString next = open.takeLast();
        if (seen.contains(next))
            continue;
        seen += next;
        const auto row = m_rows.constFind(next);
        if (row != m_rows.constEnd() && !row->parents.isEmpty()) {
            open += row->parents;
        } else if (row != m_rows.constEnd() && row->span) {
            spans += *row->span;
        } else {
            const std::optional<Span> own = m_rows.value(id).span;
            return own ? QList<Span> {*own} : QList<Span>();
        }
    }
    return spans;
}

Result<StoreReader::LeafSpans> StoreReader::leafSpans(const SessionId& session) const
{
    LeafSpans leaves;
    const QString table = u"summary_nodes"_s;
    if (!m_schema.has(table, u"id"_s) || !m_schema.has(table, u"session_id"_s))
        return leaves;
    auto q = query(u"SELECT id, %1, %2, %3 FROM summary_nodes WHERE session_id = ?"_s.arg(
        m_schema.column(table, u"parent_node_ids"_s), m_schema.column(table, u"span_start_message_id"_s),
        m_schema.column(table, u"span_end_message_id"_s)));
    q.bind(session.value);
    while (q.next()) {
        LeafSpans::Row row;
        for (const NodeId& parent : nodeIds(q.text(1)))
            row.parents += parent.value;
        const auto first = placeOf(q.text(2));
        const auto last = placeOf(q.text(3));
        if (!first || !last)
            return std::unexpected(!first ? first.error() : last.error());
        if (*first && *last)
            row.span = Span {**first, **last};
        leaves.add(q.text(0), std::move(row));
    }
    if (!q.ok())
        return q.failure();
    return leaves;
}

Result<QList<SummaryNode>> StoreReader::summaryNodes(const SessionId& session) const
{
    if (kept(session).nodes)
        return *kept(session).nodes;
    QList<SummaryNode> nodes;
    if (const Result<> done = addNodeRows(session, nodes); !done)
        return std::unexpected(done.error());
    if (const Result<> done = addBareSummaries(session, nodes); !done)
        return std::unexpected(done.error());
    for (SummaryNode& node : nodes) {
        const Result<std::optional<qint64>> covers = coveredBy(node);
        const Result<bool> stands = isContextItem(session, node.id.value, u"summary"_s);
        if (!covers || !stands)
            return std::unexpected(!covers ? covers.error() : stands.error());
        node.covers = *covers;
        node.inContext = *stands;
    }
    kept(session).nodes = nodes;
    return nodes;
}

Result<> StoreReader::addNodeRows(const SessionId& session, QList<SummaryNode>& nodes) const
{
    const QString table = u"summary_nodes"_s;
    if (!m_schema.has(table, u"id"_s) || !m_schema.has(table, u"session_id"_s))
        return {};
    QStringList columns = {u"rowid"_s, u"CAST(%1 AS BLOB)"_s.arg(m_schema.column(table, u"content"_s))};
    for (const QString& column : m_schema.columns(table)) {
        if (column != "content"_L1)
            columns << m_schema.column(table, column);
    }
    const QString order = m_schema.column(table, u"created_at"_s);
    auto q = query(
        u"SELECT %1 FROM summary_nodes WHERE session_id = ? ORDER BY %2, rowid"_s.arg(columns.join(u", "_s), order));
    q.bind(session.value);
    while (q.next()) {
        constexpr int FirstColumn = 2;
        SummaryNode node;
        node.session = session;
        node.fields = fieldsOf(q, FirstColumn, table, q.integer(0).value_or(-1), {u"content"_s});
        node.id = NodeId(valueOf(node.fields, "id"_L1).toString());
        node.kind = valueOf(node.fields, "kind"_L1).toString() == "condensed"_L1 ? SummaryNode::Kind::Condensed
                                                                                 : SummaryNode::Kind::Leaf;
        node.level = int(integerOf(node.fields, "compaction_level"_L1).value_or(0));
        node.first = MessageId(valueOf(node.fields, "span_start_message_id"_L1).toString());
        node.last = MessageId(valueOf(node.fields, "span_end_message_id"_L1).toString());
        node.parents = nodeIds(valueOf(node.fields, "parent_node_ids"_L1).toString());
        node.superseded = integerOf(node.fields, "superseded"_L1).value_or(0) != 0;
        node.tokens = integerOf(node.fields, "token_count"_L1);
        if (const auto ms = integerOf(node.fields, "created_at"_L1))
            node.createdAt = timeFromMs(*ms);
        node.text = LongText(QString::fromUtf8(q.bytes(1)));
        if (const Result<> done = takeFromMessage(node); !done)
            return done;
        nodes << std::move(node);
    }
    return q.result();
}

/// What the summary's message says wins over its row.
Result<> StoreReader::takeFromMessage(SummaryNode& node) const
{
    auto q = query(u"SELECT %1 FROM messages WHERE id = ? AND %2"_s.arg(
        m_schema.column(u"messages"_s, u"created_at"_s), m_schema.column(u"messages"_s, u"is_summary"_s, u"0"_s)));
    q.bind(node.id.value);
    if (!q.next())
        return q.result();
    if (const auto ms = q.integer(0))
        node.createdAt = timeFromMs(*ms);
    q.finish();
    constexpr qint64 Whole = -1;
    const Result<QList<Part>> parts = this->parts(node.id.value, Whole);
    if (!parts)
        return std::unexpected(parts.error());
    for (const Part& part : *parts) {
        if (const auto* text = part.as<TextPart>()) {
            node.text = text->text;
            if (part.tokens.value_or(0) != 0)
                node.tokens = part.tokens;
        } else if (const auto* marker = part.as<CompactionPart>()) {
            node.level = marker->level;
        }
    }
    return {};
}

/// Releases 0.1 kept no rows: each summary message replaces the messages since the previous one.
Result<> StoreReader::addBareSummaries(const SessionId& session, QList<SummaryNode>& nodes) const
{
    if (!m_schema.has(u"messages"_s, u"is_summary"_s) || !m_schema.has(u"messages"_s, u"created_at"_s))
        return {};
    // The plus keeps the planner on the index of summaries: the one that is sorted already holds all messages.
    auto q = query(
        u"SELECT id, created_at FROM messages WHERE session_id = ? AND is_summary = 1 ORDER BY +created_at, rowid"_s);
    q.bind(session.value);
    std::optional<qint64> previous;
    while (q.next()) {
        const qint64 createdMs = q.integer(1).value_or(OutlineRow::NoTime);
        const NodeId id(q.text(0));
        if (std::ranges::find(nodes, id, &SummaryNode::id) == nodes.end()) {
            SummaryNode node;
            node.id = id;
            node.session = session;
            if (const Result<> done = takeFromMessage(node); !done)
                return done;
            if (const Result<> done = spanOfBareSummary(node, createdMs, previous); !done)
                return done;
            nodes << std::move(node);
        }
        previous = createdMs;
    }
    return q.result();
}

Result<> StoreReader::spanOfBareSummary(SummaryNode& node, qint64 createdMs, std::optional<qint64> previousMs) const
{
    for (const QLatin1StringView order : {"ASC"_L1, "DESC"_L1}) {
        auto q = query(u"SELECT id FROM messages WHERE session_id = ? AND is_summary = 0 AND created_at > ? "
                       "AND created_at <= ? ORDER BY created_at %1, rowid %1 LIMIT 1"_s.arg(order));
        q.bind(node.session.value, previousMs.value_or(std::numeric_limits<qint64>::min()), createdMs);
        if (q.next())
            (order == "ASC"_L1 ? node.first : node.last) = MessageId(q.text(0));
        if (!q.ok())
            return q.result();
    }
    return {};
}

Result<std::optional<qint64>> StoreReader::coveredBy(const SummaryNode& node) const
{
    const auto first = placeOf(node.first.value);
    const auto last = placeOf(node.last.value);
    const auto rows = outline(node.session);
    if (!first || !last || !rows)
        return std::unexpected(!first ? first.error() : !last ? last.error() : rows.error());
    if (!*first || !*last)
        return std::nullopt;
    const qint64 from = indexIn(**rows, **first);
    const qint64 to = indexIn(**rows, **last);
    if (from < 0 || to < from)
        return std::nullopt;
    qint64 summaries = 0;
    if (m_schema.has(u"messages"_s, u"is_summary"_s) && m_schema.has(u"messages"_s, u"created_at"_s)) {
        auto q = query(u"SELECT created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 1"_s);
        q.bind(node.session.value);
        while (q.next()) {
            const Place place {q.integer(0).value_or(OutlineRow::NoTime), q.integer(1).value_or(-1)};
            summaries += **first <= place && place <= **last;
        }
        if (!q.ok())
            return q.failure();
    }
    return to - from + 1 - summaries;
}

Result<const std::vector<StoreReader::SummaryTrace>*> StoreReader::summaryTraces(const SessionId& session) const
{
    constexpr int NewestLooked = 64;
    const QString table = u"summary_nodes"_s;
    Kept& kept = this->kept(session);
    if (kept.traces)
        return &*kept.traces;
    std::vector<SummaryTrace> traces;
    const auto isThere = [&](const QString& column) { return m_schema.has(table, column); };
    if (std::ranges::all_of(
            QStringList {u"id"_s, u"kind"_s, u"span_start_message_id"_s, u"token_count"_s, u"content"_s}, isThere)) {
        auto query = this->query(
            u"SELECT id, CASE kind WHEN 'leaf' THEN span_start_message_id ELSE '' END, token_count, length(content), "
            "CASE WHEN instr(content, '[LCM File IDs:') > 0 THEN substr(content, instr(content, '[LCM File IDs:')) "
            "ELSE '' END FROM summary_nodes WHERE session_id = ? ORDER BY %1 DESC, rowid DESC LIMIT %2"_s
                .arg(m_schema.column(table, u"created_at"_s))
                .arg(NewestLooked));
        query.bind(session.value);
        while (query.next())
            traces.push_back({query.text(0), query.text(1), query.integer(2).value_or(0), query.integer(3).value_or(0),
                query.text(4)});
        // A damaged table gives what it can; the context is still available.
        if (!query.ok() && query.error().code != Errc::Corrupt)
            return query.failure();
    }
    kept.traces = std::move(traces);
    return &*kept.traces;
}

/// The stored marker counts are always 0; the node knows better.
Result<> StoreReader::completeMarkers(Message& message) const
{
    const QString messages = u"messages"_s;
    const QString parts = u"message_parts"_s;
    const QString tokens = m_schema.has(parts, u"token_estimate"_s) ? u"MAX(0, IFNULL(p.token_estimate, 0))"_s : u"0"_s;
    const QString isSummary = m_schema.has(messages, u"is_summary"_s) ? u"IFNULL(m.is_summary, 0)"_s : u"0"_s;
    for (Part& part : message.parts) {
        auto* marker = std::get_if<CompactionPart>(&part.body);
        if (!marker)
            continue;
        const Result<QList<SummaryNode>> nodes = summaryNodes(message.session);
        if (!nodes)
            return std::unexpected(nodes.error());
        const auto node = std::ranges::find(*nodes, marker->node, &SummaryNode::id);
        if (node == nodes->end())
            continue;
        if (!marker->covers)
            marker->covers = node->covers;
        marker->tokensAfter = node->tokens;
        if (marker->tokensBefore || !m_schema.has(messages, u"created_at"_s) || !m_schema.has(parts))
            continue;
        const auto first = placeOf(node->first.value);
        const auto last = placeOf(node->last.value);
        if (!first || !last)
            return std::unexpected(!first ? first.error() : last.error());
        if (!*first || !*last)
            continue;
        // Before a summary of summaries, too, were the messages that it covers, counted as outlineDetails() does.
        constexpr int BytesAToken = 4; // where no estimate is stored
        auto q
            = query(u"SELECT SUM(CASE WHEN tokens > 0 THEN tokens ELSE bytes / %1 END) FROM (SELECT SUM(%2) AS tokens, "
                    "SUM(%3) AS bytes FROM messages AS m JOIN message_parts AS p ON p.message_id = m.id "
                    "WHERE m.session_id = ? AND %4 = 0 AND (m.created_at, m.rowid) >= (?, ?) "
                    "AND (m.created_at, m.rowid) <= (?, ?) GROUP BY m.rowid)"_s.arg(BytesAToken)
                        .arg(tokens, m_database.sizeOf(u"p.content"_s), isSummary));
        q.bind(message.session.value, (*first)->createdMs, (*first)->key, (*last)->createdMs, (*last)->key);
        if (q.next())
            marker->tokensBefore = q.integer(0);
        if (!q.ok() && q.error().code != Errc::Corrupt) // a damaged table tells what it tells
            return q.failure();
    }
    return {};
}

} // namespace stemma::mnesis
