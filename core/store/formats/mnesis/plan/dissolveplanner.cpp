// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/dissolveplanner.h"

#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/base/text.h"
#include "core/compaction/compactionrules.h"
#include "core/store/formats/mnesis/context/context.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

void DissolvePlanner::writeBack(EditPlan& plan, const SummaryNode& node, const GivenBack& back)
{
    const QString session = plan.session.value;
    const QString id = node.id.value;
    if (!back.isOrphan) {
        plan.script.steps
            += SqlStep {u"DELETE FROM main.context_items WHERE session_id = ? AND item_id = ?"_s, {session, id}};
        plan.writes += {u"context_items"_s, PlannedWrite::Change::Delete, 1, {}, {}, tr("summary entry")};
        makeRoom(plan, back.position, back.ids.size());
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
}

Result<Window> DissolvePlanner::windowAfter(const SummaryNode& node, const GivenBack& back)
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
    std::vector<Window::Entry> messages;
    for (const qint64 rowid : back.rowids)
        messages.push_back({-1, rowid});
    window->messages.insert(window->messages.begin() + before.value(0).toLongLong(), messages.begin(), messages.end());
    return window;
}

/// Other rules can hold for a session when the last summary is gone that shows who wrote it.
Result<> DissolvePlanner::warnOfRelease(EditPlan& plan, const SessionRow& row, const SummaryNode& node)
{
    const auto rules = rulesOf(node.session, row);
    if (!rules)
        return std::unexpected(rules.error());
    const SessionRules then = mnesis::rulesOf(m_reader, node.session, row.model, node.id.value);
    if (then.release != rules->release)
        plan.warnings += tr("Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of "
                            "%2; choose those of %1 to keep them.")
                             .arg(rules->rules.profile.title, then.rules.profile.title);
    return {};
}

Result<EditPlan> DissolvePlanner::plan(const DissolveEdit& edit)
{
    const auto row = sessionRow(edit.session);
    const Result<> listed = row ? needContextList(edit.session) : std::unexpected(row.error());
    if (!listed)
        return std::unexpected(listed.error());
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const SummaryNode* node = findNode(nodes, edit.node);
    if (!node)
        return fail(Errc::NotFound, plantexts::noSummary(edit.node.value));
    const auto back = givenBack(*node, nodes);
    if (!back)
        return std::unexpected(back.error());
    EditPlan plan {.edit = edit,
        .action = u"dissolve"_s,
        .title = back->isOrphan ? tr("Remove an unused summary of “%1”").arg(row->name)
                                : tr("Dissolve summary “%1” of “%2”").arg(nameOf(*node), row->name),
        .session = edit.session};
    guardSession(plan, edit.session);
    writeBack(plan, *node, *back);
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
