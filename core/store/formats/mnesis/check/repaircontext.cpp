// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairer.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

// ---- what findings ask for ----------------------------------------------------------------------

Result<> Repairer::dropItem(const Finding& finding)
{
    // The message may be made again by another repair.
    if (!m_summaries.contains(finding.details.value(0)))
        m_contexts[finding.where.session].dropped += finding.where.rowid;
    return {};
}

Result<> Repairer::dropItemOfNoSession(const Finding& finding)
{
    const auto messages = firstRow(u"SELECT 1 FROM messages WHERE session_id = ? LIMIT 1"_s, {finding.where.session});
    if (!messages)
        return std::unexpected(messages.error());
    if (!messages->isEmpty())
        return makeSession(finding);
    m_contexts[finding.where.session].dropped += finding.where.rowid;
    return {};
}

Result<> Repairer::dropMessage(const Finding& finding)
{
    m_contexts[finding.where.session].without += finding.where.message;
    return {};
}

Result<> Repairer::dropRepeated(const Finding& finding)
{
    auto query = m_reader.query(
        u"SELECT rowid FROM context_items WHERE session_id = ? AND item_id = ? ORDER BY position LIMIT -1 OFFSET 1"_s);
    query.bind(finding.where.session, finding.details.value(0));
    while (query.next())
        m_contexts[finding.where.session].dropped += query.integer(0).value_or(-1);
    return query.result();
}

Result<> Repairer::nameAsSummary(const Finding& finding)
{
    m_contexts[finding.where.session].types.insert(finding.where.rowid, u"summary"_s);
    return {};
}

Result<> Repairer::nameAsMessage(const Finding& finding)
{
    if (!m_summaries.contains(finding.where.message)) // it becomes a summary again
        m_contexts[finding.where.session].types.insert(finding.where.rowid, u"message"_s);
    return {};
}

Result<> Repairer::sortItems(const Finding& finding)
{
    m_contexts[finding.where.session].isSorted = true;
    return {};
}

Result<> Repairer::addMessages(const Finding& finding)
{
    auto query = m_reader.query(
        u"SELECT m.id FROM messages m JOIN messages f ON f.rowid = ?1 WHERE m.session_id = ?2 AND m.is_summary = 0 AND "
        "typeof(m.created_at) = 'integer' AND (m.created_at, m.rowid) >= (f.created_at, f.rowid) ORDER BY "
        "m.created_at, m.rowid LIMIT ?3"_s);
    query.bind(finding.where.rowid, finding.where.session, finding.details.value(0).toLongLong());
    while (query.next())
        m_contexts[finding.where.session].added += query.text(0);
    return query.result();
}

Result<> Repairer::backfill(const Finding& finding)
{
    m_contexts[finding.where.session];
    return {};
}

Result<> Repairer::keepWider(const Finding& finding)
{
    const auto nodes = readNodes(SessionId(finding.where.session));
    if (!nodes)
        return std::unexpected(nodes.error());
    const auto one = std::ranges::find(*nodes, finding.where.message, &Node::id);
    const auto other = std::ranges::find(*nodes, finding.details.value(0), &Node::id);
    if (one == nodes->end() || other == nodes->end() || !one->last || !other->last)
        return {};
    // Of two that replace the same messages the newer one stays.
    const bool isOneWider = *other->first >= *one->first
        && (*other->last < *one->last || (*other->last == *one->last && other->made < one->made));
    const QString& loser = isOneWider ? other->id : one->id;
    m_contexts[finding.where.session].without += loser;
    m_plan.warnings += tr("The summary that covers fewer messages leaves the context and is no longer sent.");
    const auto row = firstRow(u"SELECT rowid, superseded FROM summary_nodes WHERE id = ?"_s, {loser});
    if (!row)
        return std::unexpected(row.error());
    if (!row->isEmpty() && row->at(1).toLongLong() == 0)
        m_replaced.insert(loser, row->first().toLongLong());
    return {};
}

Result<> Repairer::supersede(const Finding& finding)
{
    const auto row = firstRow(u"SELECT id FROM summary_nodes WHERE rowid = ?"_s, {finding.where.rowid});
    if (!row)
        return std::unexpected(row.error());
    if (!row->isEmpty())
        m_replaced.insert(row->first().toString(), finding.where.rowid);
    return {};
}

// The place of a message once its date is mended.
Repairer::Place Repairer::mended(Place place) const
{
    const auto dates = m_cells.constFind({u"messages"_s, u"created_at"_s});
    if (dates != m_cells.cend() && dates->contains(place.key))
        place.createdMs = dates->value(place.key).after.toLongLong();
    return place;
}

// ---- the list -----------------------------------------------------------------------------------

Result<QList<Repairer::Listed>> Repairer::itemsOf(const QString& session, const ContextWork& work)
{
    const auto nodes = readNodes(SessionId(session));
    if (!nodes)
        return std::unexpected(nodes.error());
    auto query = m_reader.query(
        u"SELECT c.rowid, c.item_type, c.item_id, m.created_at, m.rowid FROM context_items c LEFT JOIN messages m ON "
        "m.id = c.item_id WHERE c.session_id = ? ORDER BY c.position"_s);
    query.bind(session);
    QList<Listed> list;
    while (query.next()) {
        Listed listed;
        listed.rowid = query.integer(0).value_or(-1);
        listed.item.isSummary = work.types.value(listed.rowid, query.text(1)) == "summary"_L1;
        listed.item.id = query.text(2);
        listed.item.rowid = query.integer(4).value_or(-1);
        listed.item.sortedBy = mended({query.integer(3).value_or(OutlineRow::NoTime), listed.item.rowid});
        const auto node = listed.item.isSummary ? std::ranges::find(*nodes, listed.item.id, &Node::id) : nodes->end();
        if (node != nodes->end() && node->last)
            listed.item.sortedBy = mended(*node->last);
        list += listed;
    }
    if (!query.ok())
        return query.failure();
    return list;
}

// Summaries without rows get them: the newest stands in the context, the others are replaced by it.
Result<std::optional<Repairer::Place>> Repairer::enterOldSummaries(const QString& session, QList<Listed>& list)
{
    const auto nodes = m_reader.summaryNodes(SessionId(session));
    const auto summary = firstRow(u"SELECT id, created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 1 "
                                  "ORDER BY created_at DESC, rowid DESC LIMIT 1"_s,
        {session});
    if (!nodes || !summary)
        return std::unexpected(!nodes ? nodes.error() : summary.error());
    if (summary->isEmpty())
        return std::nullopt;
    const QVariantList made {session, summary->at(1), summary->at(2)};
    const auto newest = std::ranges::find(*nodes, NodeId(summary->first().toString()), &SummaryNode::id);
    // Levels 1 and 2 left the last two prompts and what came after them as they were.
    const auto from = newest == nodes->end() || newest->level == 3
        ? QVariantList()
        : firstRow(u"SELECT created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 AND role = 'user' "
                   "AND (created_at, rowid) < (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT 1 OFFSET 1"_s,
              made);
    if (!from)
        return std::unexpected(from.error());
    const auto first = firstRow(u"SELECT id FROM messages WHERE session_id = ? AND is_summary = 0 ORDER BY created_at, "
                                "rowid LIMIT 1"_s,
        {session});
    const auto last
        = firstRow(u"SELECT id, created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 AND "
                   "(created_at, rowid) < (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT 1"_s,
            from->isEmpty() ? made : QVariantList {session, from->at(0), from->at(1)});
    if (!first || !last)
        return std::unexpected(!first ? first.error() : last.error());
    if (newest == nodes->end() || last->isEmpty())
        return std::nullopt;
    const Place end {last->at(1).toLongLong(), last->at(2).toLongLong()};
    for (const SummaryNode& node : *nodes) {
        const bool isNewest = node.id == newest->id;
        const bool hasSpan = !node.first.isEmpty() && !node.last.isEmpty() && !isNewest;
        addNodeRow(node, hasSpan ? node.first.value : first->first().toString(),
            hasSpan ? node.last.value : last->first().toString(), !isNewest);
    }
    list += Listed {{true, newest->id.value, end, -1}, -1};
    return end;
}

// The list as it should have been kept: the active summaries, then the messages they do not replace.
Result<QList<Repairer::Listed>> Repairer::itemsFromMessages(const QString& session)
{
    QList<Listed> list;
    QList<std::pair<Place, Place>> covered;
    const auto nodes = readNodes(SessionId(session));
    if (!nodes)
        return std::unexpected(nodes.error());
    const bool hasRows = std::ranges::any_of(*nodes, &Node::hasRow);
    for (const Node& node : *nodes) {
        const auto row = node.hasRow ? firstRow(u"SELECT superseded FROM summary_nodes WHERE id = ?"_s, {node.id})
                                     : Result<QVariantList>(QVariantList {qint64(1)});
        if (!row)
            return std::unexpected(row.error());
        const bool isIn = row->value(0).toLongLong() == 0 && node.made.key >= 0 && node.first && node.last
            && std::ranges::none_of(
                covered, [&](const auto& span) { return *node.first <= span.second && span.first <= *node.last; });
        if (!isIn)
            continue;
        list += Listed {{true, node.id, *node.last, -1}, -1};
        covered += {*node.first, *node.last};
    }
    if (!hasRows) {
        const auto end = enterOldSummaries(session, list);
        if (!end)
            return std::unexpected(end.error());
        if (*end)
            covered += {Place {}, **end};
    }
    auto query = m_reader.query(u"SELECT id, created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 "
                                "ORDER BY created_at, rowid"_s);
    query.bind(session);
    const QSet<QString> removed = m_messages.value(session);
    while (query.next()) {
        const Place place = mended({query.integer(1).value_or(OutlineRow::NoTime), query.integer(2).value_or(-1)});
        const bool isCovered = std::ranges::any_of(
            covered, [&](const auto& span) { return span.first <= place && place <= span.second; });
        if (!isCovered && !removed.contains(query.text(0)))
            list += Listed {{false, query.text(0), place, place.key}, -1};
    }
    if (!query.ok())
        return query.failure();
    std::ranges::stable_sort(list, {}, [](const Listed& listed) { return listed.item.sortedBy; });
    return list;
}

// ---- writing ------------------------------------------------------------------------------------

void Repairer::writeChanges(
    const QString& session, const ContextWork& work, const QList<Listed>& before, const QList<Listed>& after)
{
    const auto isNew = [](const Listed& listed) { return listed.rowid < 0; };
    const bool isWhole = work.isSorted || work.isRewritten || std::ranges::any_of(after, isNew);
    if (isWhole) {
        if (!before.isEmpty())
            m_contextPlan.script.steps
                += SqlStep {u"DELETE FROM main.context_items WHERE session_id = ?"_s, {session}, {}, before.size()};
        QList<Item> items;
        for (const Listed& listed : after)
            items += listed.item;
        writeItems(m_contextPlan, SessionId(session), items, false);
        return;
    }
    SqlStep drop {u"DELETE FROM main.context_items WHERE rowid = ?"_s, {}};
    SqlStep types {u"UPDATE main.context_items SET item_type = ? WHERE rowid = ?"_s, {}};
    QSet<qint64> stays;
    for (const Listed& listed : after)
        stays += listed.rowid;
    for (const Listed& listed : before) {
        if (!stays.contains(listed.rowid))
            drop.rows += QVariantList {listed.rowid};
        else if (work.types.contains(listed.rowid))
            types.rows += QVariantList {work.types.value(listed.rowid), listed.rowid};
    }
    for (auto [step, change] :
        {std::pair {&drop, PlannedWrite::Change::Delete}, {&types, PlannedWrite::Change::Update}}) {
        if (step->rows.isEmpty())
            continue;
        step->expectedRows = step->rows.size();
        m_contextPlan.script.steps += *step;
        m_contextPlan.writes += PlannedWrite {u"context_items"_s, change, step->rows.size(), {}, {}, session};
    }
}

// Messages that a summary replaces after the repair need not be in the context themselves.
Result<> Repairer::addBack(const ContextWork& work, QList<Listed>& list)
{
    if (work.added.isEmpty())
        return {};
    QList<std::pair<Place, Place>> covered;
    for (const Listed& listed : std::as_const(list)) {
        if (!listed.item.isSummary)
            continue;
        const auto row = firstRow(u"SELECT rowid FROM summary_nodes WHERE id = ?"_s, {listed.item.id});
        if (!row)
            return std::unexpected(row.error());
        if (row->isEmpty())
            continue;
        std::array<Place, 2> ends;
        for (size_t i = 0; i < ends.size(); ++i) {
            const auto id = cell(u"summary_nodes"_s, i == 0 ? u"span_start_message_id"_s : u"span_end_message_id"_s,
                row->first().toLongLong());
            const auto place
                = id ? m_reader.placeOf(QString::fromUtf8(id->toByteArray())) : std::unexpected(id.error());
            if (!place)
                return std::unexpected(place.error());
            ends[i] = mended(place->value_or(Place {}));
        }
        covered += {ends[0], ends[1]};
    }
    for (const QString& id : work.added - work.without - m_summaries) {
        const auto stored = m_reader.placeOf(id);
        if (!stored)
            return std::unexpected(stored.error());
        const Place place = mended(stored->value_or(Place {}));
        const bool isCovered = std::ranges::any_of(
            covered, [&](const auto& span) { return span.first <= place && place <= span.second; });
        if (*stored && !isCovered)
            list += Listed {{false, id, place, place.key}, -1};
    }
    return {};
}

Result<> Repairer::finishContext(const QString& session, const ContextWork& work)
{
    const auto before = itemsOf(session, work);
    if (!before)
        return std::unexpected(before.error());
    QList<Listed> after;
    for (const Listed& listed : *before) {
        const QString& id = listed.item.id;
        if (!work.dropped.contains(listed.rowid) && !work.without.contains(id))
            after += listed;
    }
    if (const Result<> done = addBack(work, after); !done)
        return done;
    const auto placeOf = [](const Listed& listed) { return listed.item.sortedBy; };
    if (work.isSorted || !work.added.isEmpty())
        std::ranges::stable_sort(after, {}, placeOf);
    if (after.isEmpty()) {
        auto made = itemsFromMessages(session);
        if (!made)
            return std::unexpected(made.error());
        after = *std::move(made);
    }
    const Result<> guarded = guardItems(m_contextPlan, session);
    if (!guarded)
        return guarded;
    writeChanges(session, work, *before, after);
    Window window;
    for (const Listed& listed : std::as_const(after)) {
        if (listed.item.isSummary)
            window.summaries.push_back({listed.item.id, {}});
        else
            window.messages.push_back({-1, listed.item.rowid});
        if (listed.item.isSummary)
            m_listed += listed.item.id;
    }
    if (m_contexts.size() == 1 && session == m_plan.session.value && m_summaries.isEmpty())
        m_window = window;
    return {};
}

Result<> Repairer::finishContexts()
{
    if (!hasItems())
        return {};
    for (auto work = m_contexts.cbegin(); work != m_contexts.cend(); ++work) {
        if (const Result<> done = finishContext(work.key(), *work); !done)
            return done;
    }
    return {};
}

} // namespace stemma::mnesis
