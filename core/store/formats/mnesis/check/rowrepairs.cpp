// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairdraft.h"

#include "core/store/formats/mnesis/read/summaryreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

void takePrompts(RepairDraft& draft, const RawFinding& finding)
{
    const qint64 count = finding.details.value(0).toLongLong();
    const auto last
        = draft.firstRow(u"SELECT created_at, rowid FROM messages WHERE rowid = ?"_s, {finding.where.rowid});
    auto prompts
        = draft.reader.rows(u"SELECT id FROM messages WHERE session_id = ? AND role = 'user' AND is_summary = 0 "
                            "AND (created_at, rowid) < (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT ?"_s,
            {finding.where.session, last.value(0), last.value(1), count - 1});
    while (prompts.next())
        draft.removed[finding.where.session] += prompts.text(0);
}

// A row between those of the neighbours by date, as the lost message had one.
std::optional<qint64> freeRow(const RepairDraft& draft, const QString& session, qint64 createdMs)
{
    const auto before = draft.firstRow(u"SELECT rowid FROM messages WHERE session_id = ? AND created_at <= ? ORDER "
                                       "BY created_at DESC, rowid DESC LIMIT 1"_s,
        {session, createdMs});
    const auto after = draft.firstRow(u"SELECT rowid FROM messages WHERE session_id = ? AND created_at > ? ORDER BY "
                                      "created_at, rowid LIMIT 1"_s,
        {session, createdMs});
    const qint64 last = draft.number(u"SELECT max(rowid) FROM messages"_s);
    const qint64 most = after.isEmpty() ? last + draft.summaries.size() + 2 : after.first().toLongLong();
    qint64 free = before.value(0).toLongLong() + 1;
    auto rows = draft.reader.rows(u"SELECT rowid FROM messages WHERE rowid >= ? ORDER BY rowid"_s, {free});
    bool isMore = rows.next();
    while (free < most && ((isMore && rows.integer(0) == free) || draft.made.contains(free))) {
        isMore = isMore && (rows.integer(0) != free || rows.next());
        ++free;
    }
    return free < most ? std::optional(free) : std::nullopt;
}

void makeSummaryMessage(RepairDraft& draft, const RawFinding& finding, const QVariantList& node)
{
    const QString id = node.value(0).toString();
    const QString& session = finding.where.session;
    qint64 created = std::min(node.value(1).toLongLong(), draft.clock);
    std::optional<qint64> row = freeRow(draft, session, created);
    if (!row) { // then at the end
        created = draft.number(
            u"SELECT max(created_at) FROM messages WHERE session_id = ? AND typeof(created_at) = 'integer'"_s,
            {session});
        row = freeRow(draft, session, created);
    }
    if (draft.firstRow(u"SELECT 1 FROM sessions WHERE id = ?"_s, {session}).isEmpty() && !draft.makeSession(finding))
        return;
    constexpr qint64 None = -1;
    for (qint64 taken = row.value_or(None) - 1; draft.made.contains(taken); --taken) {
        if (draft.made.value(taken).first == session)
            created = std::max(created, draft.made.value(taken).second);
    }
    draft.made.insert(row.value_or(None), {session, created});
    draft.summaries += id;
    EditPlan& plan = draft.plan;
    SummaryNode summary;
    summary.id = NodeId(id);
    summary.session = SessionId(session);
    summary.text = LongText(QString::fromUtf8(node.value(2).toByteArray()));
    summary.tokens = node.value(3).toLongLong();
    summary.level = node.value(5).toInt();
    draft.addSummaryMessage(plan, summary, node.value(4).toString(), created, row.value_or(None));
    plan.writes += PlannedWrite {u"messages"_s, PlanBase::Insert, 1, {}, summary.text.text,
        RepairDraft::tr("the summary's message"), {{u"id"_s, id}}};
}

void makeSummary(RepairDraft& draft, const RawFinding& finding)
{
    const auto node = draft.firstRow(u"SELECT id, created_at, CAST(content AS BLOB), token_count, model_id, "
                                     "compaction_level FROM summary_nodes WHERE rowid = ?"_s,
        {finding.where.rowid});
    if (node.isEmpty())
        return;
    const QString id = node.value(0).toString();
    const auto there = draft.firstRow(u"SELECT rowid FROM messages WHERE id = ?"_s, {id});
    if (there.isEmpty()) {
        makeSummaryMessage(draft, finding, node);
    } else {
        draft.summaries += id;
        draft.set(u"messages"_s, u"is_summary"_s, there.first().toLongLong(), qint64(1));
    }
}

void takeSummary(RepairDraft& draft, const RawFinding& finding)
{
    const SessionId session(finding.where.session);
    const auto nodes = draft.reader.summaries().nodes(session);
    const auto node = std::ranges::find(nodes, NodeId(finding.where.message), &SummaryNode::id);
    if (node == nodes.end())
        return;
    QString first = node->first.value;
    QString last = node->last.value;
    if (first.isEmpty() || last.isEmpty())
        first = last = draft.firstMessageOf(session.value);
    if (first.isEmpty()) {
        draft.counts.leave(finding.place(), RepairDraft::tr("The session has no messages for the summary to replace."));
        return;
    }
    if (node->inContext) {
        // mnesis takes such a one for all that came before; what is listed itself is none of that.
        const auto end
            = draft.firstRow(u"SELECT m.id FROM messages m WHERE m.session_id = ?1 AND m.is_summary = 0 AND "
                             "(m.created_at, m.rowid) < (SELECT o.created_at, o.rowid FROM context_items c JOIN "
                             "messages o ON o.id = c.item_id WHERE c.session_id = ?1 AND o.is_summary = 0 ORDER BY "
                             "o.created_at, o.rowid LIMIT 1) ORDER BY m.created_at DESC, m.rowid DESC LIMIT 1"_s,
                {session.value});
        first = draft.firstMessageOf(session.value);
        last = end.isEmpty() ? last : end.first().toString();
    }
    enterNode(draft, *node, first, last, !node->inContext);
}

} // namespace

void enterNode(RepairDraft& draft, const SummaryNode& node, const QString& first, const QString& last, bool isReplaced)
{
    SummaryNode entered = node;
    entered.first = MessageId(first);
    entered.last = MessageId(last);
    entered.superseded = isReplaced;
    draft.addNode(draft.plan, entered, {}, node.createdAt ? toMs(*node.createdAt) : draft.clock);
    draft.plan.writes += PlannedWrite {u"summary_nodes"_s, PlanBase::Insert, 1, {}, {},
        RepairDraft::tr("the summary's node"), {{u"id"_s, node.id.value}}};
}

bool repairRow(RepairDraft& draft, const RawFinding& finding)
{
    const RawFinding::Where& where = finding.where;
    if (finding.rule == CheckRule::MissingSession)
        draft.makeSession(finding);
    else if (finding.rule == CheckRule::MissingMessage)
        draft.removedParts += where.rowid;
    else if (finding.rule == CheckRule::AnswerWithoutParts)
        draft.removed[where.session] += where.message;
    else if (finding.rule == CheckRule::UnansweredPrompts)
        takePrompts(draft, finding);
    else if (finding.rule == CheckRule::NodeWithoutMessage)
        makeSummary(draft, finding);
    else if (finding.rule == CheckRule::SummaryWithoutNode)
        takeSummary(draft, finding);
    else
        return false;
    return true;
}

EditPlan removeMessages(RepairDraft& draft)
{
    EditPlan removals;
    QStringList removed;
    for (auto of = draft.removed.begin(); of != draft.removed.end(); ++of) {
        const SessionId session(of.key());
        const EditPlan before = removals;
        const auto moved = draft.reader.database().attempt([&] {
            draft.moveSpans(removals, session, *of);
            return true;
        });
        if (!moved) {
            if (moved.error().code != Errc::NotSupported)
                draft.reader.database().note(moved.error());
            removals = before;
            for (const QString& id : std::as_const(*of))
                draft.counts.leave(RepairDraft::tr("message %1").arg(id), moved.error().text);
            draft.repaired -= std::min(draft.repaired, of->size());
            of->clear();
            continue;
        }
        draft.guardSession(removals, session);
        draft.contexts[session.value].without += *of;
        removed += of->values();
    }
    if (removed.isEmpty())
        return removals;
    draft.addRemoval(removals, removed, PlanBase::Removed::Messages);
    removals.writes += PlannedWrite {
        u"messages"_s, PlanBase::Delete, removed.size(), {}, {}, RepairDraft::tr("failed prompts and empty answers")};
    return removals;
}

void removeParts(RepairDraft& draft)
{
    if (draft.removedParts.isEmpty())
        return;
    SqlStep step {u"DELETE FROM main.message_parts WHERE rowid = ?"_s, {}};
    QList<qint64> rows = draft.removedParts.values();
    std::ranges::sort(rows);
    for (const qint64 row : std::as_const(rows))
        step.rows += QVariantList {row};
    step.expectedRows = rows.size();
    draft.plan.script.steps += step;
    draft.plan.writes += PlannedWrite {
        u"message_parts"_s, PlanBase::Delete, rows.size(), {}, {}, RepairDraft::tr("rows %1").arg(shownNumbers(rows))};
}

} // namespace stemma::mnesis
