// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairdraft.h"

#include "core/store/formats/mnesis/plan/itemwriter.h"
#include "core/store/formats/mnesis/read/summaryreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

// ---- what findings ask for ----------------------------------------------------------------------

void dropRepeated(RepairDraft& draft, const RawFinding& finding)
{
    auto items = draft.reader.rows(
        u"SELECT rowid FROM context_items WHERE session_id = ? AND item_id = ? ORDER BY position LIMIT -1 OFFSET 1"_s,
        {finding.where.session, finding.details.value(0)});
    while (items.next())
        draft.contexts[finding.where.session].dropped += integerIn(items, 0, -1);
}

void addMessages(RepairDraft& draft, const RawFinding& finding)
{
    auto messages = draft.reader.rows(
        u"SELECT m.id FROM messages m JOIN messages f ON f.rowid = ?1 WHERE m.session_id = ?2 AND m.is_summary = 0 AND "
        "typeof(m.created_at) = 'integer' AND (m.created_at, m.rowid) >= (f.created_at, f.rowid) ORDER BY "
        "m.created_at, m.rowid LIMIT ?3"_s,
        {finding.where.rowid, finding.where.session, finding.details.value(0).toLongLong()});
    while (messages.next())
        draft.contexts[finding.where.session].added += messages.text(0);
}

void keepWider(RepairDraft& draft, const RawFinding& finding)
{
    const auto nodes = draft.readNodes(SessionId(finding.where.session));
    const auto one = std::ranges::find(nodes, NodeId(finding.where.message), &PlanBase::Node::id);
    const auto other = std::ranges::find(nodes, NodeId(finding.details.value(0)), &PlanBase::Node::id);
    if (one == nodes.end() || other == nodes.end() || !one->span || !other->span)
        return;
    // Of two that replace the same messages the newer one stays.
    const bool isOneWider = other->span->first >= one->span->first
        && std::pair(other->span->last, other->made) < std::pair(one->span->last, one->made);
    const QString& loser = isOneWider ? other->id.value : one->id.value;
    draft.contexts[finding.where.session].without += loser;
    draft.plan.warnings
        += RepairDraft::tr("The summary that covers fewer messages leaves the context and is no longer sent.");
    const auto row = draft.firstRow(u"SELECT rowid, superseded FROM summary_nodes WHERE id = ?"_s, {loser});
    if (!row.isEmpty() && row.value(1).toLongLong() == 0)
        draft.superseded.insert(loser, row.value(0).toLongLong());
}

// ---- the list -----------------------------------------------------------------------------------

QList<ListedItem> itemsOf(RepairDraft& draft, const QString& session)
{
    QHash<QString, PlanBase::Place> ends;
    for (const PlanBase::Node& node : draft.readNodes(SessionId(session))) {
        if (node.span)
            ends.insert(node.id.value, node.span->last);
    }
    QList<ListedItem> items = readItems(draft.reader, SessionId(session));
    for (ListedItem& item : items)
        item.place = draft.mended(ends.value(item.id, item.place));
    return items;
}

// Summaries without rows get them: the newest stands in the context, the others are replaced by it.
std::optional<PlanBase::Place> enterOldSummaries(RepairDraft& draft, const QString& session, QList<ListedItem>& list)
{
    const auto nodes = draft.reader.summaries().nodes(SessionId(session));
    const auto summary
        = draft.firstRow(u"SELECT id, created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 1 "
                         "ORDER BY created_at DESC, rowid DESC LIMIT 1"_s,
            {session});
    const auto newest = std::ranges::find(nodes, NodeId(summary.value(0).toString()), &SummaryNode::id);
    if (summary.isEmpty() || newest == nodes.end())
        return std::nullopt;
    PlanBase::Place until {summary.value(1).toLongLong(), summary.value(2).toLongLong()};
    // Levels 1 and 2 left the last two prompts and what came after them as they were; mnesis 0.1 lost these.
    if (newest->level != 3) {
        const auto from = lastTurns(draft.reader, SessionId(session), until);
        if (!from)
            return std::nullopt; // nothing that is left is in it for certain
        until = *from;
    }
    const auto last = messageBeside(draft.reader, SessionId(session), until, Side::Before);
    if (!last)
        return std::nullopt;
    const QString first = draft.firstMessageOf(session);
    for (const SummaryNode& node : nodes) {
        const bool isNewest = node.id == newest->id;
        const bool hasSpan = !node.first.isEmpty() && !node.last.isEmpty() && !isNewest;
        enterNode(draft, node, hasSpan ? node.first.value : first, hasSpan ? node.last.value : last->id, !isNewest);
    }
    list += ListedItem::made(true, newest->id.value, last->place);
    return last->place;
}

// The list as it should have been kept: the active summaries, then the messages they do not replace.
QList<ListedItem> itemsFromMessages(RepairDraft& draft, const QString& session)
{
    QList<ListedItem> list;
    QList<PlanBase::Span> covered;
    const auto nodes = draft.readNodes(SessionId(session));
    for (const PlanBase::Node& node : nodes) {
        const auto overlaps = [&node](const PlanBase::Span& other) { return node.span->overlaps(other); };
        if (!node.hasRow || node.made.key < 0 || !node.span || node.isSuperseded
            || std::ranges::any_of(covered, overlaps))
            continue;
        list += ListedItem::made(true, node.id.value, node.span->last);
        covered += *node.span;
    }
    if (std::ranges::none_of(nodes, &PlanBase::Node::hasRow)) {
        if (const auto end = enterOldSummaries(draft, session, list))
            covered += PlanBase::Span {PlanBase::Place {}, *end};
    }
    const QSet<QString> removed = draft.removed.value(session);
    auto messages
        = draft.reader.rows(u"SELECT id, created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 "
                            "ORDER BY created_at, rowid"_s,
            {session});
    while (messages.next()) {
        const PlanBase::Place place = draft.mended(PlanBase::Place::in(messages, 1));
        if (!PlanBase::isWithin(covered, place) && !removed.contains(messages.text(0)))
            list += ListedItem::made(false, messages.text(0), place);
    }
    std::ranges::stable_sort(list, {}, &ListedItem::place);
    return list;
}

// Messages that a summary replaces after the repair need not be in the context themselves.
void addBack(RepairDraft& draft, const QString& session, const ContextWork& work, QList<ListedItem>& list)
{
    if (work.added.isEmpty())
        return;
    const QString table = u"summary_nodes"_s;
    const LeafSpans leaves = draft.reader.summaries().leafSpans(SessionId(session));
    QList<PlanBase::Span> covered;
    for (const ListedItem& item : std::as_const(list)) {
        if (!item.isSummary)
            continue;
        const QList<PlanBase::Span> made = leaves.of(item.id);
        const auto row = draft.firstRow(u"SELECT rowid FROM summary_nodes WHERE id = ?"_s, {item.id});
        const auto end = [&](const QString& column) {
            const QVariant id = draft.cell(table, column, row.first().toLongLong());
            return draft.mended(draft.placeOf(QString::fromUtf8(id.toByteArray())).value_or(PlanBase::Place {}));
        };
        if (made.size() > 1) // of merged ones
            std::ranges::transform(made, std::back_inserter(covered),
                [&](const auto& span) { return PlanBase::Span {draft.mended(span.first), draft.mended(span.last)}; });
        else if (!row.isEmpty())
            covered += PlanBase::Span {end(u"span_start_message_id"_s), end(u"span_end_message_id"_s)};
    }
    for (const QString& id : work.added - work.without - draft.summaries) {
        const auto stored = draft.placeOf(id);
        const PlanBase::Place place = draft.mended(stored.value_or(PlanBase::Place {}));
        if (stored && !PlanBase::isWithin(covered, place))
            list += ListedItem::made(false, id, place);
    }
}

void finishSession(RepairDraft& draft, const QString& session, const ContextWork& work, EditPlan& plan)
{
    const QList<ListedItem> before = itemsOf(draft, session);
    QList<ListedItem> after = before;
    after.removeIf(
        [&](const ListedItem& item) { return work.dropped.contains(item.rowid) || work.without.contains(item.id); });
    for (ListedItem& item : after)
        item.isSummary = work.types.value(item.rowid, item.isSummary);
    addBack(draft, session, work, after);
    if (work.isSorted || !work.added.isEmpty())
        std::ranges::stable_sort(after, {}, &ListedItem::place);
    if (after.isEmpty())
        after = itemsFromMessages(draft, session);
    draft.guardItems(plan, session);
    draft.reader.got(writeItems(plan, SessionId(session), before, after, {session, session}));
    for (const ListedItem& item : std::as_const(after)) {
        if (item.isSummary)
            draft.listed += item.id;
    }
    if (draft.contexts.size() == 1 && session == draft.plan.session.value && draft.summaries.isEmpty())
        draft.window = windowOf(after);
}

} // namespace

bool repairContext(RepairDraft& draft, const RawFinding& finding)
{
    const qint64 rowid = finding.where.rowid;
    const auto work = [&]() -> ContextWork& { return draft.contexts[finding.where.session]; };
    switch (finding.rule) {
    case CheckRule::NoContextItems:
        work(); // a list that is empty in the end is made up from the messages
        break;
    case CheckRule::MessageNotInContext:
        addMessages(draft, finding);
        break;
    case CheckRule::MessageSentTwice:
        work().without += finding.where.message;
        break;
    case CheckRule::OverlappingSummaries:
        keepWider(draft, finding);
        break;
    case CheckRule::ActiveNodeNotInContext:
        if (const auto id = draft.firstRow(u"SELECT id FROM summary_nodes WHERE rowid = ?"_s, {rowid}); !id.isEmpty())
            draft.superseded.insert(id.first().toString(), rowid);
        break;
    case CheckRule::ItemWithoutSession:
        if (draft.firstRow(u"SELECT 1 FROM messages WHERE session_id = ? LIMIT 1"_s, {finding.where.session}).isEmpty())
            work().dropped += rowid;
        else
            draft.makeSession(finding);
        break;
    case CheckRule::ItemWithoutMessage:
    case CheckRule::ItemOfOtherSession:
        if (!draft.summaries.contains(finding.details.value(0))) // one that is made again by another repair
            work().dropped += rowid;
        break;
    case CheckRule::SummaryAsMessage:
        work().types.insert(rowid, true);
        break;
    case CheckRule::MessageAsSummary:
        if (!draft.summaries.contains(finding.where.message)) // it becomes a summary again
            work().types.insert(rowid, false);
        break;
    case CheckRule::ItemRepeated:
        dropRepeated(draft, finding);
        break;
    case CheckRule::ItemOutOfOrder:
        work().isSorted = true;
        break;
    default:
        return false;
    }
    return true;
}

EditPlan changeContexts(RepairDraft& draft)
{
    EditPlan plan;
    if (draft.hasItems()) {
        for (auto work = draft.contexts.cbegin(); work != draft.contexts.cend(); ++work)
            finishSession(draft, work.key(), *work, plan);
    }
    for (auto node = draft.superseded.cbegin(); node != draft.superseded.cend(); ++node) {
        if (!draft.listed.contains(node.key()))
            draft.set(u"summary_nodes"_s, u"superseded"_s, *node, qint64(1));
    }
    return plan;
}

} // namespace stemma::mnesis
