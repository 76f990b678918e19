// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/compactionplanner.h"

#include "core/base/text.h"
#include "core/store/formats/mnesis/context/context.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/plan/returnplanner.h"
#include "core/store/formats/mnesis/plan/summaryinput.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// As Python writes a list of texts.
QString jsonList(const QStringList& ids)
{
    QStringList quoted;
    for (const QString& id : ids)
        quoted += quotedPython(id);
    return u'[' + quoted.join(u", "_s) + u']';
}

} // namespace

/// As the library writes one.
void CompactionPlanner::writeSummary(
    EditPlan& plan, const Covered& covered, const SessionRow& row, const Window::Written& summary)
{
    const auto& edit = std::get<CompactEdit>(plan.edit);
    const QString session = edit.session.value;
    const QString& text = summary.summary.text;
    const qint64 created = toMs(now());
    const bool isLeaf = covered.nodes.isEmpty();
    plan.script.steps += SqlStep {
        u"INSERT INTO main.messages (id, session_id, parent_id, role, created_at, agent, model_id, provider_id, "
        "is_summary, tokens_input, tokens_output, tokens_cache_read, tokens_cache_write, tokens_total, cost, "
        "finish_reason, error_code, error_message_text, error_retriable, mode) VALUES (?, ?, NULL, 'assistant', ?, "
        "'default', ?, '', 1, 0, 0, 0, 0, 0, 0.0, NULL, NULL, NULL, 0, 'compaction')"_s,
        {summary.id, session, created, row.model}, {}, 1};
    SqlStep parts {u"INSERT INTO main.message_parts (id, message_id, session_id, part_type, part_index, content, "
                   "tool_name, tool_call_id, tool_state, compacted_at, started_at, completed_at, token_estimate) "
                   "VALUES (?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, NULL, NULL, ?)"_s,
        {}};
    parts.rows = {{newId("part_"_L1), summary.id, session, u"text"_s, 0, textContent(text), summary.summary.tokens},
        {newId("part_"_L1), summary.id, session, u"compaction"_s, 1, markerContent(summary.id, edit.level), 0}};
    parts.expectedRows = parts.rows.size();
    plan.script.steps += parts;
    plan.script.steps += SqlStep {
        u"INSERT INTO main.summary_nodes (id, session_id, level, span_start_message_id, span_end_message_id, content, "
        "token_count, created_at, parent_node_id, model_id, provider_id, compaction_level, is_active, kind, "
        "parent_node_ids, superseded) VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, '', ?, 1, ?, ?, 0)"_s,
        {summary.id, session, isLeaf ? 0 : 1, covered.first.value, covered.last.value, text, summary.summary.tokens,
            created, row.model, edit.level, isLeaf ? u"leaf"_s : u"condensed"_s, jsonList(covered.nodes)},
        {}, 1};
    plan.script.steps += SqlStep {u"DELETE FROM main.context_items WHERE session_id = ?1 AND "_s + covered.itemsSql,
        QVariantList {session} + covered.itemsValues, {}, covered.items};
    plan.script.steps += SqlStep {u"INSERT INTO main.context_items (session_id, item_type, item_id, position, "
                                  "created_at) VALUES (?, 'summary', ?, ?, ?)"_s,
        {session, summary.id, covered.position, QString::number(created)}, {}, 1};
    PlannedWrite node {u"summary_nodes"_s, PlannedWrite::Change::Insert, 1, {}, shown(text), plantexts::summary()};
    node.fields = {{u"id"_s, summary.id}, {u"span_start_message_id"_s, covered.first.value},
        {u"span_end_message_id"_s, covered.last.value}, {u"compaction_level"_s, QString::number(edit.level)},
        {u"token_count"_s, QString::number(summary.summary.tokens)}};
    plan.writes += node;
    plan.writes += {u"messages"_s, PlannedWrite::Change::Insert, 1, {}, {}, tr("its message")};
    plan.writes += {u"message_parts"_s, PlannedWrite::Change::Insert, 2, {}, {}, tr("its text and its marker")};
    plan.writes
        += {u"context_items"_s, PlannedWrite::Change::Delete, covered.items, {}, {}, plantexts::replacedMessages()};
    plan.writes += {u"context_items"_s, PlannedWrite::Change::Insert, 1, {}, {}, tr("its place in the context")};
    if (isLeaf || !covered.replaces.isEmpty())
        return; // what the old one was made of is marked already
    SqlStep flags {u"UPDATE main.summary_nodes SET superseded = 1 WHERE id = ?"_s, {}};
    for (const QString& id : covered.nodes)
        flags.rows += QVariantList {id};
    flags.expectedRows = flags.rows.size();
    plan.script.steps += flags;
    plan.writes += {u"summary_nodes.superseded"_s, PlannedWrite::Change::Update, flags.expectedRows, u"0"_s, u"1"_s};
}

/// The context with the summary in the place of what it covers.
Result<Window> CompactionPlanner::windowWith(
    const SessionId& session, const Covered& covered, const Window::Written& summary)
{
    auto window = readWindow(m_reader, session, {});
    if (!window)
        return window;
    const auto before = firstRow(
        u"SELECT count(*) FROM context_items WHERE session_id = ? AND item_type = 'summary' AND position < ?"_s,
        {session.value, covered.position});
    // None of those that it replaces stands before it.
    window->summaries.insert(window->summaries.begin() + before.value(0).toLongLong(), {summary.id, {}});
    std::erase_if(window->summaries,
        [&](const Window::Summary& other) { return other.id == covered.replaces || covered.nodes.contains(other.id); });
    std::erase_if(window->messages, [&](const Window::Entry& entry) { return covered.rowids.contains(entry.message); });
    window->written = summary;
    return window;
}

QString CompactionPlanner::titleOf(const Covered& covered, const SessionRow& row)
{
    if (!covered.replaces.isEmpty())
        return tr("Rewrite summary “%1” of “%2”").arg(firstLine(covered.replacedText, NameLength), row.name);
    if (!covered.nodes.isEmpty())
        return tr("Merge %n summary(ies) of “%1”", nullptr, int(covered.count)).arg(row.name);
    return tr("Compact messages %1–%2 of “%3”").arg(covered.fromNumber).arg(covered.toNumber).arg(row.name);
}

Result<CompactionDraft> CompactionPlanner::draft(const CompactEdit& edit)
{
    if (edit.level < 1 || edit.level > DeterministicLevel)
        return fail(Errc::Usage, plantexts::noSummaryLevel(edit.level));
    const auto row = sessionRow(edit.session);
    const Result<> listed = row ? needContextList(edit.session) : std::unexpected(row.error());
    if (!listed)
        return std::unexpected(listed.error());
    const auto rules = rulesOf(edit.session, *row);
    const auto covered
        = rules ? SummaryCover(m_reader, m_job).coveredBy(edit, *rules, true) : std::unexpected(rules.error());
    if (!covered)
        return std::unexpected(covered.error());
    CompactionDraft draft;
    draft.first = covered->first;
    draft.last = covered->last;
    draft.covers = covered->count;
    draft.tokens = covered->tokens;
    draft.estimated = rules->model.isEstimate();
    draft.prompt = covered->request;
    draft.maxTokens = int(covered->maxTokens);
    draft.model = row->model;
    draft.text = covered->text;
    return draft;
}

Result<EditPlan> CompactionPlanner::plan(const CompactEdit& edit)
{
    if (edit.level < 1 || edit.level > DeterministicLevel)
        return fail(Errc::Usage, plantexts::noSummaryLevel(edit.level));
    if (edit.text.isEmpty() && edit.level != DeterministicLevel)
        return fail(Errc::Usage, tr("A summary of level %1 needs a text. Level 3 does not.").arg(edit.level));
    if (!edit.text.isEmpty() && isBlank(edit.text))
        return fail(Errc::Usage, plantexts::noSummaryText());
    const auto row = sessionRow(edit.session);
    const Result<> listed = row ? needContextList(edit.session) : std::unexpected(row.error());
    if (!listed)
        return std::unexpected(listed.error());
    if (edit.nodes.size() == 1) {
        ReturnPlanner back(m_reader, m_job);
        const auto orphan = back.orphanOf(edit);
        if (!orphan)
            return std::unexpected(orphan.error());
        if (*orphan)
            return back.planReturn(edit, **orphan, *row);
    }
    const auto rules = rulesOf(edit.session, *row);
    const auto covered
        = rules ? SummaryCover(m_reader, m_job).coveredBy(edit, *rules, false) : std::unexpected(rules.error());
    if (!covered)
        return std::unexpected(covered.error());
    EditPlan plan {.edit = edit, .action = u"compact"_s, .title = titleOf(*covered, *row), .session = edit.session};
    guardSession(plan, edit.session);
    const CompactionSpace space = rules->space();
    Window::Written summary {newId("msg_"_L1), {}};
    summary.summary.text = edit.text.isEmpty()
        ? covered->text
        : withFittingFooter(edit.text, covered->fileIds, covered->filePaths, space);
    summary.summary.tokens = space.count(summary.summary.text);
    writeSummary(plan, *covered, *row, summary);
    if (!covered->replaces.isEmpty())
        removeNode(plan, covered->replaces, covered->replacedText);

    addSessionChecks(plan, *row);
    const qint64 tokens = summary.summary.tokens;
    const bool isSmaller = tokens < covered->tokens;
    plan.checks += {u"summary-smaller"_s, isSmaller,
        isSmaller ? plantexts::summaryIsSmaller(tokens, covered->tokens)
                  : plantexts::summaryIsLarger(tokens, covered->tokens),
        true};
    // An answer of a model that is no smaller is what mnesis does not take.
    if (covered->sent > 0 && tokens >= covered->sent)
        plan.checks += {u"summary-converges"_s, false,
            tr("The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).")
                .arg(tokens)
                .arg(covered->sent),
            true};
    const bool isFitting = tokens <= space.usable;
    plan.checks += {u"summary-fits"_s, isFitting,
        isFitting ? tr("The summary fits into the model's window.")
                  : tr("The summary alone exceeds the %L1 tokens of the model's window.").arg(space.usable)};
    auto measured = withFigures(std::move(plan), windowWith(edit.session, *covered, summary));
    if (measured)
        warnOfThreshold(*measured);
    return measured;
}

} // namespace stemma::mnesis
