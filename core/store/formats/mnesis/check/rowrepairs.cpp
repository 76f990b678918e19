// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/rowrepairs.h"

#include "core/store/formats/mnesis/read/summaryreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

bool RowRepairs::take(const Finding& finding)
{
    switch (finding.rule) {
    case CheckRule::MissingSession:
        m_draft.makeSession(finding);
        break;
    case CheckRule::MissingMessage:
        m_parts += finding.where.rowid;
        break;
    case CheckRule::AnswerWithoutParts:
        m_draft.removed[finding.where.session] += finding.where.message;
        break;
    case CheckRule::UnansweredPrompts:
        takePrompts(finding);
        break;
    case CheckRule::NodeWithoutMessage:
        makeSummary(finding);
        break;
    case CheckRule::SummaryWithoutNode:
        takeSummary(finding);
        break;
    default:
        return false;
    }
    return true;
}

// ---- messages and parts -------------------------------------------------------------------------

void RowRepairs::takePrompts(const Finding& finding)
{
    const qint64 count = finding.details.value(0).toLongLong();
    const auto last
        = m_reader.firstRow(u"SELECT created_at, rowid FROM messages WHERE rowid = ?"_s, {finding.where.rowid});
    auto prompts = m_reader.rows(u"SELECT id FROM messages WHERE session_id = ? AND role = 'user' AND is_summary = 0 "
                                 "AND (created_at, rowid) < (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT ?"_s,
        {finding.where.session, last.value(0), last.value(1), count - 1});
    while (prompts.next())
        m_draft.removed[finding.where.session] += prompts.text(0);
}

EditPlan RowRepairs::removeMessages()
{
    EditPlan removals;
    QStringList removed;
    for (auto of = m_draft.removed.begin(); of != m_draft.removed.end(); ++of) {
        const SessionId session(of.key());
        const EditPlan before = removals;
        const auto moved = m_reader.database().attempt([&] {
            moveSpans(removals, session, *of);
            return true;
        });
        if (!moved) {
            if (moved.error().code != Errc::NotSupported)
                m_reader.database().note(moved.error());
            removals = before;
            for (const QString& id : std::as_const(*of))
                m_draft.counts.leave(tr("message %1").arg(id), moved.error().text);
            m_draft.repaired -= std::min(m_draft.repaired, of->size());
            of->clear();
            continue;
        }
        guardSession(removals, session);
        m_draft.contexts[session.value].without += *of;
        removed += of->values();
    }
    if (removed.isEmpty())
        return removals;
    addRemoval(removals, removed, Removed::Messages);
    removals.writes += PlannedWrite {
        u"messages"_s, PlannedWrite::Change::Delete, removed.size(), {}, {}, tr("failed prompts and empty answers")};
    return removals;
}

void RowRepairs::removeParts()
{
    if (m_parts.isEmpty())
        return;
    SqlStep step {u"DELETE FROM main.message_parts WHERE rowid = ?"_s, {}};
    QList<qint64> rows = m_parts.values();
    std::ranges::sort(rows);
    for (const qint64 row : std::as_const(rows))
        step.rows += QVariantList {row};
    step.expectedRows = rows.size();
    m_draft.plan.script.steps += step;
    m_draft.plan.writes += PlannedWrite {
        u"message_parts"_s, PlannedWrite::Change::Delete, rows.size(), {}, {}, tr("rows %1").arg(shownNumbers(rows))};
}

// ---- summaries ----------------------------------------------------------------------------------

void RowRepairs::makeSummary(const Finding& finding)
{
    const auto node = m_reader.firstRow(u"SELECT id, created_at, CAST(content AS BLOB), token_count, model_id, "
                                        "compaction_level FROM summary_nodes WHERE rowid = ?"_s,
        {finding.where.rowid});
    if (node.isEmpty())
        return;
    const QString id = node.value(0).toString();
    const auto there = m_reader.firstRow(u"SELECT rowid FROM messages WHERE id = ?"_s, {id});
    if (there.isEmpty()) {
        makeSummaryMessage(finding, node);
    } else {
        m_draft.summaries += id;
        m_draft.set(u"messages"_s, u"is_summary"_s, there.first().toLongLong(), qint64(1));
    }
}

void RowRepairs::makeSummaryMessage(const Finding& finding, const QVariantList& node)
{
    const QString id = node.value(0).toString();
    const QString& session = finding.where.session;
    qint64 created = std::min(node.value(1).toLongLong(), m_draft.clock);
    std::optional<qint64> row = freeRow(session, created);
    if (!row) { // then at the end
        created = m_reader
                      .firstRow(u"SELECT max(created_at) FROM messages WHERE session_id = ? AND typeof(created_at) = "
                                "'integer'"_s,
                          {session})
                      .value(0)
                      .toLongLong();
        row = freeRow(session, created);
    }
    if (m_reader.firstRow(u"SELECT 1 FROM sessions WHERE id = ?"_s, {session}).isEmpty()
        && !m_draft.makeSession(finding))
        return;
    constexpr qint64 None = -1;
    for (qint64 taken = row.value_or(None) - 1; m_made.contains(taken); --taken) {
        if (m_made.value(taken).first == session)
            created = std::max(created, m_made.value(taken).second);
    }
    m_made.insert(row.value_or(None), {session, created});
    m_draft.summaries += id;
    EditPlan& plan = m_draft.plan;
    SummaryNode summary;
    summary.id = NodeId(id);
    summary.session = SessionId(session);
    summary.text = LongText(QString::fromUtf8(node.value(2).toByteArray()));
    summary.tokens = node.value(3).toLongLong();
    summary.level = node.value(5).toInt();
    addSummaryMessage(plan, summary, node.value(4).toString(), created, row.value_or(None));
    PlannedWrite write {
        u"messages"_s, PlannedWrite::Change::Insert, 1, {}, summary.text.text, tr("the summary's message")};
    write.fields = {{u"id"_s, id}};
    plan.writes += write;
}

// A row between those of the neighbours by date, as the lost message had one.
std::optional<qint64> RowRepairs::freeRow(const QString& session, qint64 createdMs)
{
    const auto before = m_reader.firstRow(u"SELECT rowid FROM messages WHERE session_id = ? AND created_at <= ? ORDER "
                                          "BY created_at DESC, rowid DESC LIMIT 1"_s,
        {session, createdMs});
    const auto after = m_reader.firstRow(u"SELECT rowid FROM messages WHERE session_id = ? AND created_at > ? ORDER BY "
                                         "created_at, rowid LIMIT 1"_s,
        {session, createdMs});
    const qint64 last = m_reader.firstRow(u"SELECT max(rowid) FROM messages"_s).value(0).toLongLong();
    const qint64 most = after.isEmpty() ? last + m_draft.summaries.size() + 2 : after.first().toLongLong();
    qint64 free = before.value(0).toLongLong() + 1;
    auto rows = m_reader.rows(u"SELECT rowid FROM messages WHERE rowid >= ? ORDER BY rowid"_s, {free});
    bool isMore = rows.next();
    while (free < most && ((isMore && rows.integer(0) == free) || m_made.contains(free))) {
        isMore = isMore && (rows.integer(0) != free || rows.next());
        ++free;
    }
    return free < most ? std::optional(free) : std::nullopt;
}

void RowRepairs::enterNode(const SummaryNode& node, const QString& first, const QString& last, bool isReplaced)
{
    SummaryNode entered = node;
    entered.first = MessageId(first);
    entered.last = MessageId(last);
    entered.superseded = isReplaced;
    addNode(m_draft.plan, entered, {}, node.createdAt ? toMs(*node.createdAt) : m_draft.clock);
    PlannedWrite write {u"summary_nodes"_s, PlannedWrite::Change::Insert, 1, {}, {}, tr("the summary's node")};
    write.fields = {{u"id"_s, node.id.value}};
    m_draft.plan.writes += write;
}

void RowRepairs::takeSummary(const Finding& finding)
{
    const SessionId session(finding.where.session);
    const auto nodes = m_reader.summaries().nodes(session);
    const auto node = std::ranges::find(nodes, NodeId(finding.where.message), &SummaryNode::id);
    if (node == nodes.end())
        return;
    const auto oldest = m_reader.firstRow(
        u"SELECT id FROM messages WHERE session_id = ? AND is_summary = 0 ORDER BY created_at, rowid LIMIT 1"_s,
        {session.value});
    QString first = node->first.value;
    QString last = node->last.value;
    if (first.isEmpty() || last.isEmpty())
        first = last = oldest.value(0).toString();
    if (first.isEmpty()) {
        m_draft.skip(finding, tr("The session has no messages for the summary to replace."));
        return;
    }
    if (node->inContext) {
        // mnesis takes such a one for all that came before; what is listed itself is none of that.
        const auto end
            = m_reader.firstRow(u"SELECT m.id FROM messages m WHERE m.session_id = ?1 AND m.is_summary = 0 AND "
                                "(m.created_at, m.rowid) < (SELECT o.created_at, o.rowid FROM context_items c JOIN "
                                "messages o ON o.id = c.item_id WHERE c.session_id = ?1 AND o.is_summary = 0 ORDER BY "
                                "o.created_at, o.rowid LIMIT 1) ORDER BY m.created_at DESC, m.rowid DESC LIMIT 1"_s,
                {session.value});
        first = oldest.value(0).toString();
        last = end.isEmpty() ? last : end.first().toString();
    }
    enterNode(*node, first, last, !node->inContext);
}

} // namespace stemma::mnesis
