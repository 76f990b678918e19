// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/plan/plantexts.h"
#include "core/compaction/compactionrules.h"
#include "core/store/formats/mnesis/plan/planner.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

const SummaryNode* findNode(const QList<SummaryNode>& nodes, const NodeId& id)
{
    const auto found = std::ranges::find(nodes, id, &SummaryNode::id);
    return found == nodes.end() ? nullptr : &*found;
}

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

// ---- what a summary gives back ------------------------------------------------------------------

Result<> Planner::takeParents(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back)
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
Result<> Planner::takeMessages(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back)
{
    const auto span = spanOf(node);
    if (!span)
        return std::unexpected(span.error());
    if (!*span)
        return fail(Errc::NotSupported, tr("The span of the summary is not valid. Repair the session first."));
    QList<Span> others;
    for (const SummaryNode& other : nodes) {
        if (!other.inContext || other.id == node.id)
            continue;
        const auto its = spanOf(other);
        if (!its)
            return std::unexpected(its.error());
        if (*its)
            others += **its;
    }
    auto query = m_reader.query(
        u"SELECT m.id, m.created_at, m.rowid FROM messages m WHERE m.session_id = ?1 AND m.is_summary = 0 AND "
        "(m.created_at, m.rowid) >= (?2, ?3) AND (m.created_at, m.rowid) <= (?4, ?5) AND NOT EXISTS (SELECT 1 FROM "
        "context_items c WHERE c.session_id = ?1 AND c.item_id = m.id) ORDER BY m.created_at, m.rowid"_s);
    const auto& [first, last] = **span;
    query.bind(node.session.value, first.createdMs, first.key, last.createdMs, last.key);
    while (query.next()) {
        const Place place {query.integer(1).value_or(OutlineRow::NoTime), query.integer(2).value_or(-1)};
        const bool isHidden = std::ranges::any_of(
            others, [&](const Span& other) { return other.first <= place && place <= other.second; });
        back.hidden += int(isHidden);
        if (isHidden)
            continue;
        back.ids += query.text(0);
        back.rowids += place.key;
    }
    return query.result();
}

Result<Planner::GivenBack> Planner::givenBack(const SummaryNode& node, const QList<SummaryNode>& nodes)
{
    GivenBack back;
    const auto item = firstRow(u"SELECT min(position) FROM context_items WHERE session_id = ? AND item_id = ?"_s,
        {node.session.value, node.id.value});
    if (!item)
        return std::unexpected(item.error());
    back.isOrphan = item->isEmpty() || item->first().isNull();
    // One in the context may have been put together too: a crash came before the new one took its place.
    for (const SummaryNode& other : nodes) {
        if (other.id != node.id && other.parents.contains(node.id))
            return fail(Errc::NotSupported,
                tr("The summary was merged into “%1”. Dissolve that one first.")
                    .arg(firstLine(other.text.text, NameLength)));
    }
    if (back.isOrphan)
        return back;
    back.position = item->first().toLongLong();
    const Result<> taken = node.parents.isEmpty() ? takeMessages(node, nodes, back) : takeParents(node, nodes, back);
    if (!taken)
        return std::unexpected(taken.error());
    return back;
}

// ---- the plan -----------------------------------------------------------------------------------

/// Room for this many items from a position on, where there is one now.
Result<> Planner::makeRoom(EditPlan& plan, qint64 position, qint64 count)
{
    const auto row
        = firstRow(u"SELECT count(*), min(position) FROM context_items WHERE session_id = ? AND position > ?"_s,
            {plan.session.value, position});
    if (!row)
        return std::unexpected(row.error());
    const qint64 behind = row->at(0).toLongLong();
    const qint64 missing = count - (row->at(1).toLongLong() - position);
    if (behind == 0 || missing <= 0)
        return {};
    plan.script.steps += SqlStep {u"session_id = ? AND position > ?"_s, {plan.session.value, position}, {}, behind, {},
        RowRenumbering {u"context_items"_s, u"position"_s, missing}};
    plan.writes
        += {u"context_items.position"_s, PlannedWrite::Change::Update, behind, {}, {}, tr("moved back to make room")};
    return {};
}

Result<> Planner::writeBack(EditPlan& plan, const SummaryNode& node, const GivenBack& back)
{
    const QString session = plan.session.value;
    const QString id = node.id.value;
    if (!back.isOrphan) {
        plan.script.steps
            += SqlStep {u"DELETE FROM main.context_items WHERE session_id = ? AND item_id = ?"_s, {session, id}};
        plan.writes += {u"context_items"_s, PlannedWrite::Change::Delete, 1, {}, {}, tr("summary entry")};
        if (Result<> room = makeRoom(plan, back.position, back.ids.size()); !room)
            return room;
    }
    if (!back.ids.isEmpty()) {
        SqlStep items {u"INSERT INTO main.context_items (session_id, item_type, item_id, position, created_at) VALUES "
                       "(?, ?, ?, ?, ?)"_s,
            {}};
        const QString created = QString::number(toMs(now()));
        qint64 position = back.position;
        for (const QString& given : back.ids)
            items.rows
                += QVariantList {session, back.areNodes ? u"summary"_s : u"message"_s, given, position++, created};
        items.expectedRows = items.rows.size();
        plan.script.steps += items;
        plan.writes += {u"context_items"_s, PlannedWrite::Change::Insert, items.expectedRows, {}, {},
            back.areNodes ? tr("the summaries it was made from") : tr("the messages it replaced")};
    }
    if (back.areNodes && hasNodes()) {
        SqlStep flags {u"UPDATE main.summary_nodes SET superseded = 0 WHERE id = ? AND superseded <> 0"_s, {}};
        for (const NodeId& parent : node.parents)
            flags.rows += QVariantList {parent.value};
        plan.script.steps += flags;
        plan.writes += {u"summary_nodes.superseded"_s, PlannedWrite::Change::Update, flags.rows.size(), u"1"_s, u"0"_s};
    }
    removeNode(plan, id, node.text.text);
    return {};
}

void Planner::removeNode(EditPlan& plan, const QString& id, const QString& text)
{
    // The order that foreign keys ask for.
    plan.script.steps += SqlStep {u"DELETE FROM main.summary_nodes WHERE id = ?"_s, {id}};
    plan.script.steps += SqlStep {u"DELETE FROM main.message_parts WHERE message_id = ?"_s, {id}};
    plan.script.steps += SqlStep {u"UPDATE main.messages SET parent_id = NULL WHERE parent_id = ?"_s, {id}};
    plan.script.steps += SqlStep {u"DELETE FROM main.messages WHERE id = ? AND is_summary <> 0"_s, {id}};
    plan.writes += PlannedWrite {
        u"summary_nodes"_s, PlannedWrite::Change::Delete, 1, shown(text), {}, tr("the summary, with its message")};
}

Result<Window> Planner::windowAfter(const SummaryNode& node, const GivenBack& back)
{
    auto window = readWindow(m_reader, node.session, {});
    if (!window)
        return window;
    window->removed = node.id.value;
    if (back.isOrphan)
        return window;
    const auto isIt = [&](const Window::Summary& summary) { return summary.id == node.id.value; };
    const auto at = std::ranges::find_if(window->summaries, isIt) - window->summaries.begin();
    std::erase_if(window->summaries, isIt);
    if (back.areNodes) {
        std::vector<Window::Summary> parents;
        for (const QString& id : back.ids)
            parents.push_back({id, {}});
        window->summaries.insert(window->summaries.begin() + at, parents.begin(), parents.end());
        return window;
    }
    const auto before = firstRow(u"SELECT count(*) FROM context_items WHERE session_id = ? AND item_type = 'message' "
                                 "AND position < ?"_s,
        {node.session.value, back.position});
    if (!before)
        return std::unexpected(before.error());
    std::vector<Window::Entry> messages;
    for (const qint64 rowid : back.rowids)
        messages.push_back({-1, rowid});
    window->messages.insert(window->messages.begin() + before->at(0).toLongLong(), messages.begin(), messages.end());
    return window;
}

/// Other rules can hold for a session when the last summary is gone that shows who wrote it.
Result<> Planner::warnOfRelease(EditPlan& plan, const SessionRow& row, const SummaryNode& node)
{
    const auto rules = rulesOf(node.session, row);
    const auto then = rules ? mnesis::rulesOf(m_reader, node.session, row.model, node.id.value) : rules;
    if (!then)
        return std::unexpected(then.error());
    if (then->release != rules->release)
        plan.warnings += tr("Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of "
                            "%2; choose those of %1 to keep them.")
                             .arg(rules->rules.profile.title, then->rules.profile.title);
    return {};
}

Result<EditPlan> Planner::plan(const DissolveEdit& edit)
{
    const auto row = sessionRow(edit.session);
    const Result<> listed = row ? needContextList(edit.session) : std::unexpected(row.error());
    const auto nodes = listed ? m_reader.summaryNodes(edit.session) : std::unexpected(listed.error());
    if (!nodes)
        return std::unexpected(nodes.error());
    const SummaryNode* node = findNode(*nodes, edit.node);
    if (!node)
        return fail(Errc::NotFound, plantexts::noSummary(edit.node.value));
    const auto back = givenBack(*node, *nodes);
    if (!back)
        return std::unexpected(back.error());
    EditPlan plan {.edit = edit,
        .action = u"dissolve"_s,
        .title = back->isOrphan
            ? tr("Remove an unused summary of “%1”").arg(row->name)
            : tr("Dissolve summary “%1” of “%2”").arg(firstLine(node->text.text, NameLength), row->name),
        .session = edit.session};
    if (Result<> guarded = guardSession(plan, edit.session); !guarded)
        return std::unexpected(guarded.error());
    if (Result<> written = writeBack(plan, *node, *back); !written)
        return std::unexpected(written.error());
    if (back->isOrphan)
        plan.warnings += tr("The summary was not in the context, so nothing changes for the agent.");
    if (back->hidden > 0)
        plan.warnings += tr("%n message(s) stay out of the context, because another summary also replaces them.",
            nullptr, int(back->hidden));
    if (Result<> warned = warnOfRelease(plan, *row, *node); !warned)
        return std::unexpected(warned.error());
    addSessionChecks(plan, *row);
    auto measured = withFigures(std::move(plan), windowAfter(*node, *back));
    if (measured)
        warnOfThreshold(*measured);
    return measured;
}

} // namespace stemma::mnesis
