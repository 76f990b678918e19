// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/summarycontents.h"

#include "core/base/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

const SummaryNode* findNode(const QList<SummaryNode>& nodes, const NodeId& id)
{
    const auto found = std::ranges::find(nodes, id, &SummaryNode::id);
    return found == nodes.end() ? nullptr : &*found;
}

namespace {

/// Whether what @p node was made of, or what that was made of, is the node itself.
bool isOwnAncestor(const SummaryNode& node, const QList<SummaryNode>& nodes)
{
    QSet<NodeId> seen;
    QList<NodeId> open = node.parents;
    while (!open.isEmpty()) {
        const NodeId id = open.takeLast();
        if (id == node.id)
            return true;
        if (seen.contains(id))
            continue;
        seen += id;
        if (const SummaryNode* parent = findNode(nodes, id))
            open += parent->parents;
    }
    return false;
}

} // namespace

Result<> SummaryContents::takeParents(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back)
{
    if (isOwnAncestor(node, nodes))
        return fail(Errc::NotSupported, tr("The summary was made from itself, so it cannot be dissolved."));
    back.areNodes = true;
    for (const NodeId& id : node.parents) {
        const SummaryNode* parent = findNode(nodes, id);
        if (!parent)
            return fail(Errc::NotSupported,
                tr("The summary was made from “%1”, which the session no longer has.").arg(id.value));
        if (!parent->inContext && !back.ids.contains(id.value))
            back.ids += id.value;
    }
    return {};
}

/// The messages of its span that neither stand in the context nor under another summary there.
Result<> SummaryContents::takeMessages(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back)
{
    const auto span = spanOf(node);
    if (!span)
        return fail(Errc::NotSupported, tr("The span of the summary is not valid. Repair the session first."));
    QList<Span> others;
    for (const SummaryNode& other : nodes) {
        if (!other.inContext || other.id == node.id)
            continue;
        if (const auto its = spanOf(other))
            others += *its;
    }
    const auto& [first, last] = *span;
    auto query = m_reader.rows(
        u"SELECT m.id, m.created_at, m.rowid FROM messages m WHERE m.session_id = ?1 AND m.is_summary = 0 AND "
        "(m.created_at, m.rowid) >= (?2, ?3) AND (m.created_at, m.rowid) <= (?4, ?5) AND NOT EXISTS (SELECT 1 FROM "
        "context_items c WHERE c.session_id = ?1 AND c.item_id = m.id) ORDER BY m.created_at, m.rowid"_s,
        {node.session.value, first.createdMs, first.key, last.createdMs, last.key});
    while (query.next()) {
        const Place place {query.integer(1).value_or(OutlineRow::NoTime), query.integer(2).value_or(-1)};
        const bool isHidden = isWithin(others, place);
        back.hidden += int(isHidden);
        if (isHidden)
            continue;
        back.ids += query.text(0);
        back.rowids += place.key;
    }
    return {};
}

Result<SummaryContents::GivenBack> SummaryContents::givenBack(const SummaryNode& node, const QList<SummaryNode>& nodes)
{
    GivenBack back;
    const auto item = firstRow(u"SELECT min(position) FROM context_items WHERE session_id = ? AND item_id = ?"_s,
        {node.session.value, node.id.value});
    back.isOrphan = item.isEmpty() || item.value(0).isNull();
    // One in the context may have been put together too: a crash came before the new one took its place.
    for (const SummaryNode& other : nodes) {
        if (other.id != node.id && other.parents.contains(node.id))
            return fail(Errc::NotSupported,
                tr("The summary was merged into “%1”. Dissolve that one first.").arg(nameOf(other)));
    }
    if (back.isOrphan)
        return back;
    back.position = item.value(0).toLongLong();
    const Result<> taken = node.parents.isEmpty() ? takeMessages(node, nodes, back) : takeParents(node, nodes, back);
    if (!taken)
        return std::unexpected(taken.error());
    return back;
}

/// Room for this many items from a position on, where there is one now.
void SummaryContents::makeRoom(EditPlan& plan, qint64 position, qint64 count)
{
    const auto row
        = firstRow(u"SELECT count(*), min(position) FROM context_items WHERE session_id = ? AND position > ?"_s,
            {plan.session.value, position});
    const qint64 behind = row.value(0).toLongLong();
    const qint64 missing = count - (row.value(1).toLongLong() - position);
    if (behind == 0 || missing <= 0)
        return;
    plan.script.steps += SqlStep {u"session_id = ? AND position > ?"_s, {plan.session.value, position}, {}, behind, {},
        RowRenumbering {u"context_items"_s, u"position"_s, missing}};
    plan.writes
        += {u"context_items.position"_s, PlannedWrite::Change::Update, behind, {}, {}, tr("moved back to make room")};
}

} // namespace stemma::mnesis
