// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/returnplanner.h"

#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/base/text.h"
#include "core/store/formats/mnesis/context/context.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

Result<std::optional<SummaryNode>> ReturnPlanner::orphanOf(const CompactEdit& edit)
{
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const auto node = std::ranges::find(nodes, edit.nodes.constFirst(), &SummaryNode::id);
    if (node == nodes.end() || node->inContext)
        return std::nullopt;
    return *node;
}

/// Only where the agent then sees nothing twice (spec 6.9).
Result<ReturnPlanner::Return> ReturnPlanner::returnOf(const SummaryNode& node, const QList<SummaryNode>& nodes)
{
    const auto span = spanOf(node);
    if (!span)
        return fail(Errc::NotSupported, tr("The span of the summary is not valid. Repair the session first."));
    Return back;
    for (const SummaryNode& other : nodes) {
        if (other.parents.contains(node.id))
            return fail(Errc::NotSupported,
                tr("The summary was merged into “%1”. Dissolve that one first.").arg(nameOf(other)));
        if (!other.inContext)
            continue;
        if (node.parents.contains(other.id)) {
            back.nodes += other.id.value;
            continue;
        }
        const auto its = spanOf(other);
        if (its && its->overlaps(*span))
            return fail(Errc::NotSupported,
                tr("The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or "
                   "remove this one.")
                    .arg(nameOf(other)));
    }
    findPlace(node, *span, nodes, back);
    if (back.uncovered > 0)
        return fail(Errc::NotSupported,
            tr("%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent "
               "would lose them. Dissolve it, then restore those summaries one by one.",
                nullptr, back.uncovered)
                .arg(nameOf(node)));
    return back;
}

/// The messages that a summary was really made of, from the leaves below it: releases before 0.4 put summaries together
/// between which others stood, and its own span runs from the first to the last. Where a leaf is missing or says
/// nothing, the span has to do.
QList<PlanBase::Span> ReturnPlanner::spansBelow(const SummaryNode& node, const QList<SummaryNode>& nodes)
{
    QList<Span> spans;
    QSet<NodeId> seen;
    QList<NodeId> open {node.id};
    while (!open.isEmpty()) {
        const NodeId id = open.takeLast();
        if (seen.contains(id))
            continue;
        seen += id;
        const auto found = std::ranges::find(nodes, id, &SummaryNode::id);
        if (found != nodes.end() && !found->parents.isEmpty()) {
            open += found->parents;
            continue;
        }
        const auto span = found != nodes.end() ? spanOf(*found) : std::nullopt;
        if (span) {
            spans += *span;
            continue;
        }
        const auto whole = spanOf(node);
        return whole ? QList<Span> {*whole} : QList<Span>();
    }
    return spans;
}

/// Where @p back is to stand, and which of the messages of @p span leave the context for it.
void ReturnPlanner::findPlace(const SummaryNode& node, const Span& span, const QList<SummaryNode>& nodes, Return& back)
{
    const auto covered = spansBelow(node, nodes);
    // Items whose messages are missing have their positions all the same.
    auto query = m_reader.rows(u"SELECT c.position, c.item_id, c.item_type = 'summary', m.created_at, m.rowid FROM "
                               "context_items c LEFT JOIN messages m ON m.id = c.item_id WHERE c.session_id = ? ORDER "
                               "BY c.position"_s,
        {node.session.value});
    std::optional<qint64> replaced;
    std::optional<qint64> behind;
    qint64 end = 0;
    while (query.next()) {
        const qint64 position = query.integer(0).value_or(0);
        const QString id = query.text(1);
        const bool isSummary = query.integer(2).value_or(0) != 0;
        Place place {query.integer(3).value_or(OutlineRow::NoTime), query.integer(4).value_or(-1)};
        end = std::max(end, position + 1);
        const bool isCovered = isSummary ? back.nodes.contains(id) : span.contains(place);
        if (isCovered) {
            replaced = replaced.value_or(position);
            ++back.items;
            if (!isSummary && !back.rowids.contains(place.key)) {
                back.uncovered += int(!isWithin(covered, place));
                back.messages += id;
                back.rowids += place.key;
            }
            continue;
        }
        if (isSummary) { // a summary is written long after its messages
            const auto other = std::ranges::find(nodes, NodeId(id), &SummaryNode::id);
            const auto its = other == nodes.end() ? std::nullopt : spanOf(*other);
            place = its ? its->first : Place {};
        }
        if (span.last < place)
            behind = behind.value_or(position);
    }
    back.needsRoom = !replaced && behind;
    back.position = replaced.value_or(behind.value_or(end));
}

void ReturnPlanner::markReturned(
    EditPlan& plan, const SummaryNode& node, const QList<SummaryNode>& nodes, const Return& back)
{
    const auto mark = [&plan](const QStringList& ids, int before, int after) {
        if (ids.isEmpty())
            return;
        SqlStep flags {u"UPDATE main.summary_nodes SET superseded = ? WHERE id = ?"_s, {}};
        for (const QString& id : ids)
            flags.rows += QVariantList {after, id};
        flags.expectedRows = flags.rows.size();
        plan.script.steps += flags;
        plan.writes += {u"summary_nodes.superseded"_s, PlannedWrite::Change::Update, flags.expectedRows,
            QString::number(before), QString::number(after)};
    };
    QStringList replaced;
    for (const SummaryNode& other : nodes) {
        if (!other.superseded && back.nodes.contains(other.id.value))
            replaced += other.id.value;
    }
    mark(node.superseded ? QStringList {node.id.value} : QStringList(), 1, 0);
    mark(replaced, 0, 1);
}

Result<EditPlan> ReturnPlanner::planReturn(const CompactEdit& edit, const SummaryNode& node, const SessionRow& row)
{
    if (!edit.text.isEmpty())
        return fail(Errc::Usage, tr("Restore the summary to the context first, then edit its text."));
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const auto back = returnOf(node, nodes);
    if (!back)
        return std::unexpected(back.error());
    const LoadedSummary loaded = loadSummary(m_reader, node.id.value);
    if (loaded.isMissing || loaded.isRefused)
        return fail(Errc::NotSupported, tr("The summary “%1” is damaged. Repair the session first.").arg(nameOf(node)));
    EditPlan plan {.edit = edit,
        .action = u"compact"_s,
        .title = tr("Restore summary “%1” of “%2” to the context").arg(nameOf(node), row.name),
        .session = edit.session};
    guardSession(plan, edit.session);
    const QString session = edit.session.value;
    SqlStep gone {u"DELETE FROM main.context_items WHERE session_id = ? AND item_id = ?"_s, {}};
    for (const QString& id : back->messages + back->nodes)
        gone.rows += QVariantList {session, id};
    gone.expectedRows = back->items;
    if (!gone.rows.isEmpty()) {
        plan.script.steps += gone;
        plan.writes += {
            u"context_items"_s, PlannedWrite::Change::Delete, gone.expectedRows, {}, {}, plantexts::replacedMessages()};
    } else {
        plan.warnings += tr("The messages it replaces are not in the context, so none are removed from it.");
    }
    // One place is free then: that of what stands there now.
    if (back->needsRoom)
        makeRoom(plan, back->position - 1, 2);
    plan.script.steps += SqlStep {u"INSERT INTO main.context_items (session_id, item_type, item_id, position, "
                                  "created_at) VALUES (?, 'summary', ?, ?, ?)"_s,
        {session, node.id.value, back->position, QString::number(toMs(now()))}, {}, 1};
    plan.writes += {u"context_items"_s, PlannedWrite::Change::Insert, 1, {}, {}, tr("its place in the context")};
    markReturned(plan, node, nodes, *back);
    addSessionChecks(plan, row);
    auto window = readWindow(m_reader, edit.session, {});
    if (window) {
        const auto before = firstRow(u"SELECT count(*) FROM context_items WHERE session_id = ? AND item_type = "
                                     "'summary' AND position < ?"_s,
            {session, back->position});
        window->summaries.insert(window->summaries.begin() + before.value(0).toLongLong(), {node.id.value, {}});
        std::erase_if(window->summaries, [&](const Window::Summary& other) { return back->nodes.contains(other.id); });
        std::erase_if(
            window->messages, [&](const Window::Entry& entry) { return back->rowids.contains(entry.message); });
    }
    auto measured = withFigures(std::move(plan), window);
    if (measured)
        warnOfThreshold(*measured);
    return measured;
}

} // namespace stemma::mnesis
