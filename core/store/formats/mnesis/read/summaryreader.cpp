// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/summaryreader.h"

#include "core/store/json/json.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

QList<NodeId> nodeIds(const QString& list)
{
    QList<NodeId> ids;
    const auto parsed = json::parse(list.toUtf8());
    for (const json::Value& item : parsed && parsed->isArray() ? parsed->items : QList<json::Value>()) {
        if (item.isString())
            ids << NodeId(item.string);
    }
    return ids;
}

bool isNodeList(const QString& list)
{
    const auto parsed = json::parse(list.toUtf8());
    return list.isEmpty()
        || (parsed && parsed->isArray() && std::ranges::all_of(parsed->items, &json::Value::isString));
}

QList<LeafSpans::Span> LeafSpans::of(const QString& id) const
{
    QList<Span> spans;
    QSet<QString> seen;
    QStringList open {id};
    while (!open.isEmpty()) {
        const QString next = open.takeLast();
        if (seen.contains(next))
            continue;
        seen += next;
        const auto row = rows.constFind(next);
        if (row != rows.constEnd() && !row->parents.isEmpty()) {
            open += row->parents;
        } else if (row != rows.constEnd() && row->span) {
            spans += *row->span;
        } else {
            const std::optional<Span> own = rows.value(id).span;
            return own ? QList<Span> {*own} : QList<Span>();
        }
    }
    return spans;
}

SummaryReader::Kept& SummaryReader::kept(const SessionId& session) const
{
    const quint64 revision = m_reader.database().revision();
    if (m_kept.session != session || m_kept.revision != revision)
        m_kept = {.session = session, .revision = revision};
    return m_kept;
}

LeafSpans SummaryReader::leafSpans(const SessionId& session) const
{
    return m_reader.once(kept(session).leaves, [&] {
        LeafSpans leaves;
        const Schema& schema = m_reader.schema();
        const QString table = u"summary_nodes"_s;
        if (!schema.has(table, {u"id"_s, u"session_id"_s}))
            return leaves;
        const auto column = [&](const QString& name) { return schema.has(table, name) ? u"n."_s + name : u"NULL"_s; };
        auto q = m_reader.rows(
            u"SELECT n.id, %1, %2, %3, %4 FROM summary_nodes n LEFT JOIN messages m ON m.id = n.id WHERE "
            "n.session_id = ?"_s.arg(column(u"parent_node_ids"_s), column(u"span_start_message_id"_s),
                column(u"span_end_message_id"_s),
                m_reader.hasSummaryMessages() ? u"m.is_summary <> 0, m.created_at, m.rowid"_s : u"0, 0, 0"_s),
            {session.value});
        while (q.next()) {
            LeafSpans::Row row;
            for (const NodeId& parent : nodeIds(q.text(1)))
                row.parents += parent.value;
            row.span = m_reader.spanOf(q.text(2), q.text(3));
            if (q.integer(4) == 1)
                row.made = Place::in(q, 5);
            leaves.rows.insert(q.text(0), row);
        }
        return leaves;
    });
}

QList<SummaryNode> SummaryReader::nodes(const SessionId& session) const
{
    return m_reader.once(kept(session).nodes, [&] {
        QList<SummaryNode> nodes = nodeRows(session);
        addBareSummaries(session, nodes);
        for (SummaryNode& node : nodes) {
            node.covers = coveredBy(node);
            node.inContext = isContextItem(session, node.id.value, u"summary"_s);
        }
        return nodes;
    });
}

QList<SummaryNode> SummaryReader::nodeRows(const SessionId& session) const
{
    QList<SummaryNode> nodes;
    if (!m_reader.schema().has(u"summary_nodes"_s, {u"id"_s, u"session_id"_s}))
        return nodes;
    const QString table = u"summary_nodes"_s;
    const Schema& schema = m_reader.schema();
    auto q = m_reader.rows(
        u"SELECT rowid, CAST(%1 AS BLOB), %2 FROM summary_nodes WHERE session_id = ? ORDER BY %3, rowid"_s.arg(
            schema.column(table, u"content"_s), schema.columnList(table, u"content"_s),
            schema.column(table, u"created_at"_s)),
        {session.value});
    while (q.next()) {
        constexpr int FirstColumn = 2;
        SummaryNode node;
        node.session = session;
        node.fields = m_reader.fieldsOf(q, FirstColumn, table, integerIn(q, 0, -1), u"content"_s);
        node.id = NodeId(valueOf(node.fields, "id"_L1).toString());
        node.kind = valueOf(node.fields, "kind"_L1).toString() == "condensed"_L1 ? SummaryNode::Kind::Condensed
                                                                                 : SummaryNode::Kind::Leaf;
        node.level = int(integerOf(node.fields, "compaction_level"_L1).value_or(0));
        node.first = MessageId(valueOf(node.fields, "span_start_message_id"_L1).toString());
        node.last = MessageId(valueOf(node.fields, "span_end_message_id"_L1).toString());
        node.parents = nodeIds(valueOf(node.fields, "parent_node_ids"_L1).toString());
        node.superseded = integerOf(node.fields, "superseded"_L1).value_or(0) != 0;
        node.tokens = integerOf(node.fields, "token_count"_L1);
        node.createdAt = integerOf(node.fields, "created_at"_L1).transform(timeFromMs);
        node.text = LongText(QString::fromUtf8(q.bytes(1)));
        takeFromMessage(node);
        nodes << std::move(node);
    }
    return nodes;
}

/// What the summary's message says wins over its row.
void SummaryReader::takeFromMessage(SummaryNode& node) const
{
    const QString messages = u"messages"_s;
    auto q = m_reader.rows(
        u"SELECT %1 FROM messages WHERE id = ? AND %2"_s.arg(m_reader.schema().column(messages, u"created_at"_s),
            m_reader.schema().column(messages, u"is_summary"_s, u"0"_s)),
        {node.id.value});
    if (!q.next())
        return;
    if (const auto ms = q.integer(0))
        node.createdAt = timeFromMs(*ms);
    q.finish();
    const QList<Part> parts = m_reader.parts(node.id.value, ReadOptions::WholeText);
    for (const Part& part : parts) {
        if (const auto* text = part.as<TextPart>()) {
            node.text = text->text;
            node.tokens = part.tokens.value_or(0) != 0 ? part.tokens : node.tokens;
        } else if (const auto* marker = part.as<CompactionPart>()) {
            node.level = marker->level;
        }
    }
}

/// Releases 0.1 kept no rows: each summary message replaces the messages since the previous one.
void SummaryReader::addBareSummaries(const SessionId& session, QList<SummaryNode>& nodes) const
{
    if (!m_reader.hasSummaryMessages())
        return;
    // The plus keeps the planner on the index of summaries: the one that is sorted already holds all messages.
    auto q = m_reader.rows(
        u"SELECT id, created_at FROM messages WHERE session_id = ? AND is_summary = 1 ORDER BY +created_at, rowid"_s,
        {session.value});
    std::optional<qint64> previous;
    while (q.next()) {
        const qint64 createdMs = integerIn(q, 1, OutlineRow::NoTime);
        const NodeId id(q.text(0));
        if (std::ranges::find(nodes, id, &SummaryNode::id) == nodes.end()) {
            SummaryNode node;
            node.id = id;
            node.session = session;
            takeFromMessage(node);
            spanOfBareSummary(node, createdMs, previous);
            nodes << std::move(node);
        }
        previous = createdMs;
    }
}

void SummaryReader::spanOfBareSummary(SummaryNode& node, qint64 createdMs, std::optional<qint64> previousMs) const
{
    for (const QLatin1StringView order : {"ASC"_L1, "DESC"_L1}) {
        auto q = m_reader.rows(u"SELECT id FROM messages WHERE session_id = ? AND is_summary = 0 AND created_at > ? "
                               "AND created_at <= ? ORDER BY created_at %1, rowid %1 LIMIT 1"_s.arg(order),
            {node.session.value, previousMs.value_or(std::numeric_limits<qint64>::min()), createdMs});
        if (q.next())
            (order == "ASC"_L1 ? node.first : node.last) = MessageId(q.text(0));
    }
}

std::optional<qint64> SummaryReader::coveredBy(const SummaryNode& node) const
{
    const auto span = m_reader.spanOf(node.first.value, node.last.value);
    if (!span)
        return std::nullopt;
    const Outline& rows = m_reader.outline(node.session);
    const qint64 from = StoreReader::indexIn(rows, span->first);
    const qint64 to = StoreReader::indexIn(rows, span->last);
    if (from < 0 || to < from)
        return std::nullopt;
    qint64 summaries = 0;
    if (m_reader.hasSummaryMessages()) {
        auto q = m_reader.rows(
            u"SELECT created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 1"_s, {node.session.value});
        while (q.next())
            summaries += span->contains(Place::in(q, 0));
    }
    return to - from + 1 - summaries;
}

std::vector<SummaryTrace> SummaryReader::traces(const SessionId& session) const
{
    return m_reader.once(kept(session).traces, [&] {
        constexpr int NewestLooked = 64;
        std::vector<SummaryTrace> traces;
        if (!m_reader.schema().has(
                u"summary_nodes"_s, {u"id"_s, u"kind"_s, u"span_start_message_id"_s, u"token_count"_s, u"content"_s}))
            return traces;
        auto q = m_reader.query(
            u"SELECT id, CASE kind WHEN 'leaf' THEN span_start_message_id ELSE '' END, token_count, length(content), "
            "CASE WHEN instr(content, '[LCM File IDs:') > 0 THEN substr(content, instr(content, '[LCM File IDs:')) "
            "ELSE '' END FROM summary_nodes WHERE session_id = ? ORDER BY %1 DESC, rowid DESC LIMIT %2"_s
                .arg(m_reader.schema().column(u"summary_nodes"_s, u"created_at"_s))
                .arg(NewestLooked));
        q.bind(session.value);
        while (q.next())
            traces.push_back({q.text(0), q.text(1), integerIn(q, 2, 0), integerIn(q, 3, 0), q.text(4)});
        // A damaged table gives what it can; the context is still available.
        if (!q.ok() && q.error().code != Errc::Corrupt)
            m_reader.got(q.result());
        return traces;
    });
}

bool SummaryReader::listsContext() const
{
    return m_reader.schema().has(u"context_items"_s, {u"session_id"_s, u"item_id"_s, u"item_type"_s});
}

bool SummaryReader::hasContextItems(const SessionId& session) const
{
    return m_reader.once(kept(session).hasItems, [&] {
        return listsContext()
            && m_reader.rows(u"SELECT 1 FROM context_items WHERE session_id = ? LIMIT 1"_s, {session.value}).next();
    });
}

bool SummaryReader::isContextItem(const SessionId& session, const QString& id, const QString& type) const
{
    if (!listsContext())
        return false;
    const QString sql = u"SELECT 1 FROM context_items WHERE session_id = ? AND item_id = ? AND item_type = ? LIMIT 1"_s;
    return m_reader.rows(sql, {session.value, id, type}).next();
}

MessageStates SummaryReader::contextStates(
    const SessionId& session, const QString& messageId, const Place& place, bool summary) const
{
    MessageStates states;
    const bool isListed = isContextItem(session, messageId, u"message"_s)
        || (summary && isContextItem(session, messageId, u"summary"_s));
    const bool hasItems = isListed || hasContextItems(session);
    // Without any item mnesis sends everything but summaries.
    states.setFlag(MessageState::InContext, hasItems ? isListed : !summary);
    if (hasItems && !summary)
        states.setFlag(MessageState::Summarised,
            std::ranges::any_of(spansInContext(session), [&](const Span& span) { return span.contains(place); }));
    return states;
}

QList<SummaryReader::Span> SummaryReader::spansInContext(const SessionId& session) const
{
    return m_reader.once(kept(session).spans, [&] {
        QList<Span> spans;
        const LeafSpans leaves = leafSpans(session);
        // The items can be all messages of a long session, and the summaries are mostly few.
        for (const QString& id : leaves.rows.keys()) {
            if (isContextItem(session, id, u"summary"_s))
                spans += leaves.of(id);
        }
        return spans;
    });
}

} // namespace stemma::mnesis
