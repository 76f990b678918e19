// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// A message by the order of writing.
struct Dated
{
    qint64 rowid = -1;
    std::optional<qint64> time; ///< none: to be found
    bool isKept = false;
};

// Keeps as many dates as fit the order of writing; the others are to be found.
void keepAscending(std::vector<Dated>& messages)
{
    std::vector<size_t> ends; ///< of the best rows of each length, by their last date
    std::vector<std::optional<size_t>> previous(messages.size());
    for (size_t i = 0; i < messages.size(); ++i) {
        if (!messages[i].isKept)
            continue;
        const auto at
            = std::ranges::upper_bound(ends, *messages[i].time, {}, [&](size_t end) { return *messages[end].time; });
        if (at != ends.begin())
            previous[i] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    for (Dated& message : messages)
        message.isKept = false;
    for (std::optional<size_t> next = ends.empty() ? std::nullopt : std::optional(ends.back()); next;
        next = previous[*next])
        messages[*next].isKept = true;
}

QString jsonText(const QString& text)
{
    return u"{\"type\": \"text\", \"text\": %1}"_s.arg(quotedPython(text));
}

} // namespace

// ---- sessions -----------------------------------------------------------------------------------

/// A model and its provider, from the newest message or session that names one; empty: there is none.
Result<QVariantList> Repairer::modelFor(const QString& session)
{
    const auto own = firstRow(u"SELECT model_id, provider_id FROM messages WHERE session_id = ? AND is_summary = 0 AND "
                              "model_id <> '' ORDER BY created_at DESC, rowid DESC LIMIT 1"_s,
        {session});
    if (!own || !own->isEmpty())
        return own;
    return firstRow(u"SELECT model_id, provider_id FROM sessions WHERE model_id <> '' ORDER BY created_at DESC, rowid "
                    "DESC LIMIT 1"_s,
        {});
}

Result<> Repairer::makeSession(const Finding& finding)
{
    const QString& id = finding.where.session;
    if (m_sessions.contains(id))
        return {};
    const auto model = modelFor(id);
    const auto times = firstRow(u"SELECT min(created_at), max(created_at), count(*) FROM messages WHERE session_id = ? "
                                "AND typeof(created_at) = 'integer' AND created_at <= ?"_s,
        {id, m_clock});
    if (!model || !times)
        return std::unexpected(!model ? model.error() : times.error());
    if (model->isEmpty()) {
        skip(finding, tr("No session of the store has a model to use."));
        return {};
    }
    m_sessions += id;
    m_contexts[id]; // where none is recorded, that is made up for
    const qint64 created = times->at(0).isNull() ? m_clock : times->at(0).toLongLong();
    m_plan.script.steps += SqlStep {
        u"INSERT INTO main.sessions (id, created_at, updated_at, model_id, provider_id) VALUES (?1, ?2, ?2, ?3, ?4)"_s,
        {id, created, model->at(0), model->at(1)}, {}, 1};
    PlannedWrite write {u"sessions"_s, PlannedWrite::Change::Insert, 1, {}, {}, tr("for messages without a session")};
    write.fields = {{u"id"_s, id}, {u"model_id"_s, model->at(0).toString()}};
    m_plan.writes += write;
    m_plan.warnings += tr("The session row is created from its messages; title, system prompt and metadata stay lost.");
    return {};
}

Result<> Repairer::dateSession(const Finding& finding)
{
    const auto times = firstRow(u"SELECT min(created_at) FROM messages WHERE session_id = ? AND typeof(created_at) = "
                                "'integer' AND created_at <= ?"_s,
        {finding.where.session, m_clock});
    if (!times)
        return std::unexpected(times.error());
    return set(finding, times->first().isNull() ? QVariant(m_clock) : times->first());
}

// ---- messages and parts -------------------------------------------------------------------------

Result<> Repairer::removePart(const Finding& finding)
{
    m_parts += finding.where.rowid;
    return {};
}

Result<> Repairer::removeMessage(const Finding& finding)
{
    m_messages[finding.where.session] += finding.where.message;
    return {};
}

Result<> Repairer::removePrompts(const Finding& finding)
{
    const qsizetype count = finding.details.value(0).toLongLong();
    const auto last = firstRow(u"SELECT created_at, rowid FROM messages WHERE rowid = ?"_s, {finding.where.rowid});
    if (!last || last->isEmpty())
        return last ? Result<>() : std::unexpected(last.error());
    auto query
        = m_reader.query(u"SELECT id FROM messages WHERE session_id = ? AND role = 'user' AND is_summary = 0 AND "
                         "(created_at, rowid) < (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT ?"_s);
    query.bind(finding.where.session, last->at(0), last->at(1), qint64(count - 1));
    while (query.next())
        m_messages[finding.where.session] += query.text(0);
    return query.result();
}

// ---- summaries ----------------------------------------------------------------------------------

// A row between those of the neighbours by date, as the lost message had one.
Result<qint64> Repairer::freeRow(const QString& session, qint64 createdMs)
{
    constexpr qint64 None = -1;
    const auto before = firstRow(u"SELECT rowid FROM messages WHERE session_id = ? AND created_at <= ? ORDER BY "
                                 "created_at DESC, rowid DESC LIMIT 1"_s,
        {session, createdMs});
    const auto after = firstRow(u"SELECT rowid FROM messages WHERE session_id = ? AND created_at > ? ORDER BY "
                                "created_at, rowid LIMIT 1"_s,
        {session, createdMs});
    if (!before || !after)
        return std::unexpected(!before ? before.error() : after.error());
    const auto end = firstRow(u"SELECT max(rowid) FROM messages"_s, {});
    if (!end)
        return std::unexpected(end.error());
    const qint64 most
        = after->isEmpty() ? end->first().toLongLong() + m_summaries.size() + 2 : after->first().toLongLong();
    qint64 free = before->isEmpty() ? 1 : before->first().toLongLong() + 1;
    auto query = m_reader.query(u"SELECT rowid FROM messages WHERE rowid >= ? ORDER BY rowid"_s);
    query.bind(free);
    bool isMore = query.next();
    while (free < most && ((isMore && query.integer(0) == free) || m_rows.contains(free))) {
        isMore = isMore && (query.integer(0) != free || query.next());
        ++free;
    }
    if (!query.ok())
        return query.failure();
    return free < most ? free : None;
}

Result<> Repairer::makeSummary(const Finding& finding)
{
    const auto node = firstRow(u"SELECT id, created_at, CAST(content AS BLOB), token_count, model_id, compaction_level "
                               "FROM summary_nodes WHERE rowid = ?"_s,
        {finding.where.rowid});
    if (!node || node->isEmpty())
        return node ? Result<>() : std::unexpected(node.error());
    const QString id = node->at(0).toString();
    const QString& session = finding.where.session;
    const auto there = firstRow(u"SELECT rowid FROM messages WHERE id = ?"_s, {id});
    if (!there)
        return std::unexpected(there.error());
    if (!there->isEmpty())
        m_summaries += id;
    if (!there->isEmpty())
        return set(u"messages"_s, u"is_summary"_s, there->first().toLongLong(), qint64(1));
    qint64 created = std::min(node->at(1).toLongLong(), m_clock);
    auto row = freeRow(session, created);
    if (row && *row < 0) { // then at the end
        const auto newest
            = firstRow(u"SELECT max(created_at) FROM messages WHERE session_id = ? AND typeof(created_at) "
                       "= 'integer'"_s,
                {session});
        if (!newest)
            return std::unexpected(newest.error());
        created = newest->first().toLongLong();
        row = freeRow(session, created);
    }
    if (!row)
        return std::unexpected(row.error());
    const auto owner = firstRow(u"SELECT 1 FROM sessions WHERE id = ?"_s, {session});
    if (!owner)
        return std::unexpected(owner.error());
    if (owner->isEmpty() && !m_sessions.contains(session)) {
        if (const Result<> made = makeSession(finding); !made || !m_sessions.contains(session))
            return made;
    }
    for (qint64 taken = *row - 1; m_rows.contains(taken); --taken) {
        if (m_rows.value(taken).first == session)
            created = std::max(created, m_rows.value(taken).second);
    }
    m_rows.insert(*row, {session, created});
    m_summaries += id;
    m_plan.script.steps += SqlStep {u"INSERT INTO main.messages (rowid, id, session_id, role, created_at, model_id, "
                                    u"is_summary, mode) VALUES (?, ?, "
                                    "?, 'assistant', ?, ?, 1, 'compaction')"_s,
        {*row, id, session, created, node->at(4)}, {}, 1};
    const QString text = QString::fromUtf8(node->at(2).toByteArray());
    const QString marker = u"{\"type\": \"compaction\", \"summary_node_id\": %1, \"compacted_message_count\": 0, "
                           "\"compacted_token_count\": 0, \"level\": %2}"_s.arg(
                               quotedPython(id), QString::number(node->at(5).toLongLong()));
    SqlStep parts {u"INSERT INTO main.message_parts (id, message_id, session_id, part_type, part_index, content, "
                   "token_estimate) VALUES (stemma_id('part_'), ?, ?, ?, ?, ?, ?)"_s,
        {}};
    parts.rows += QVariantList {id, session, u"text"_s, qint64(0), jsonText(text), node->at(3)};
    parts.rows += QVariantList {id, session, u"compaction"_s, qint64(1), marker, qint64(0)};
    m_plan.script.steps += parts;
    PlannedWrite write {u"messages"_s, PlannedWrite::Change::Insert, 1, {}, text, tr("the summary's message")};
    write.fields = {{u"id"_s, id}};
    m_plan.writes += write;
    return {};
}

void Repairer::addNodeRow(const SummaryNode& node, const QString& first, const QString& last, bool isReplaced)
{
    SqlStep step {
        u"INSERT INTO main.summary_nodes (id, session_id, level, span_start_message_id, span_end_message_id, "
        "content, token_count, created_at, compaction_level, kind, parent_node_ids, superseded) VALUES (?, ?, "
        "0, ?, ?, ?, ?, ?, ?, 'leaf', '[]', ?)"_s,
        {node.id.value, node.session.value, first, last, node.text.text, node.tokens.value_or(0),
            node.createdAt ? toMs(*node.createdAt) : m_clock, qint64(std::max(node.level, 1)), qint64(isReplaced)},
        {}, 1};
    m_plan.script.steps += step;
    PlannedWrite write {u"summary_nodes"_s, PlannedWrite::Change::Insert, 1, {}, {}, tr("the summary's node")};
    write.fields = {{u"id"_s, node.id.value}};
    m_plan.writes += write;
}

Result<> Repairer::enterNode(const Finding& finding)
{
    const SessionId session(finding.where.session);
    const auto nodes = m_reader.summaryNodes(session);
    if (!nodes)
        return std::unexpected(nodes.error());
    const auto node = std::ranges::find(*nodes, NodeId(finding.where.message), &SummaryNode::id);
    if (node == nodes->end())
        return {};
    const auto ends = [&](const QString& order) {
        return firstRow(
            u"SELECT id FROM messages WHERE session_id = ? AND is_summary = 0 ORDER BY created_at %1, rowid "
            "%1 LIMIT 1"_s.arg(order),
            {session.value});
    };
    QString first = node->first.value;
    QString last = node->last.value;
    if (first.isEmpty() || last.isEmpty()) {
        const auto any = ends(u"ASC"_s);
        if (!any)
            return std::unexpected(any.error());
        first = last = any->value(0).toString();
    }
    if (first.isEmpty()) {
        skip(finding, tr("The session has no messages for the summary to replace."));
        return {};
    }
    if (node->inContext) {
        // mnesis takes such a one for all that came before; what is listed itself is none of that.
        const auto start = ends(u"ASC"_s);
        const auto end
            = firstRow(u"SELECT m.id FROM messages m WHERE m.session_id = ?1 AND m.is_summary = 0 AND "
                       "(m.created_at, m.rowid) < (SELECT o.created_at, o.rowid FROM context_items c JOIN "
                       "messages o ON o.id = c.item_id WHERE c.session_id = ?1 AND o.is_summary = 0 ORDER BY "
                       "o.created_at, o.rowid LIMIT 1) ORDER BY m.created_at DESC, m.rowid DESC LIMIT 1"_s,
                {session.value});
        if (!start || !end)
            return std::unexpected(!start ? start.error() : end.error());
        first = start->value(0).toString();
        last = end->isEmpty() ? last : end->first().toString();
    }
    addNodeRow(*node, first, last, !node->inContext);
    return {};
}

// ---- dates --------------------------------------------------------------------------------------

Result<> Repairer::redate(const Finding& finding)
{
    if (finding.where.table == "sessions"_L1)
        return dateSession(finding);
    if (finding.rule == CheckRule::TimeBackwards)
        m_sorted += finding.where.session;
    else
        m_dates[finding.where.session] += finding.where.rowid;
    return {};
}

// Rows were written in the order of what happened: a date lies between those of its neighbours.
Result<> Repairer::finishDates()
{
    for (const QString& session : std::as_const(m_sorted))
        m_dates[session];
    for (auto of = m_dates.cbegin(); of != m_dates.cend(); ++of) {
        std::vector<Dated> messages;
        auto query = m_reader.query(u"SELECT rowid, created_at FROM messages WHERE session_id = ? ORDER BY rowid"_s);
        query.bind(of.key());
        while (query.next()) {
            const qint64 rowid = query.integer(0).value_or(-1);
            const auto time = query.integer(1);
            messages.push_back({rowid, time, time && !of->contains(rowid)});
        }
        if (!query.ok())
            return query.failure();
        if (m_sorted.contains(of.key()))
            keepAscending(messages);
        const auto firstKept = std::ranges::find(messages, true, &Dated::isKept);
        qint64 last = firstKept == messages.end() ? m_clock - qint64(messages.size()) : *firstKept->time - 1;
        auto next = messages.begin();
        for (auto message = messages.begin(); message != messages.end(); ++message) {
            if (message->isKept)
                last = *message->time;
            if (message->isKept || (!message->time && !of->contains(message->rowid)))
                continue;
            next = std::ranges::find(std::max(next, message), messages.end(), true, &Dated::isKept);
            qint64 time = last + 1;
            if (next != messages.end())
                time = std::max(last, std::min(time, *next->time));
            time = std::max(std::min(time, m_clock), std::min(last, m_clock));
            if (message->time != time) {
                if (const Result<> done = set(u"messages"_s, u"created_at"_s, message->rowid, time); !done)
                    return done;
            }
            last = time;
        }
    }
    return {};
}

} // namespace stemma::mnesis
