// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/plan/plantexts.h"
#include "core/compaction/summaryrequest.h"
#include "core/base/saturating.h"
#include "core/compaction/transcript.h"
#include "core/store/formats/mnesis/plan/planner.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/plan/summaryinput.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

constexpr int Deterministic = 3; ///< the level

/// As Python writes a list of texts.
QString jsonList(const QStringList& ids)
{
    QStringList quoted;
    for (const QString& id : ids)
        quoted += quotedPython(id);
    return u'[' + quoted.join(u", "_s) + u']';
}

} // namespace

// ---- what can be summarised ---------------------------------------------------------------------

QString Planner::noPlaceForSummaries()
{
    return tr("mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.");
}

/// Summaries stand in the list of what the agent sees, and a store without that list has no place for them.
Result<> Planner::needContextList(const SessionId& session)
{
    const Schema& schema = m_reader.schema();
    const QString table = u"summary_nodes"_s;
    const bool isOld = !hasItems() || !schema.has(table, u"kind"_s) || !schema.has(table, u"parent_node_ids"_s)
        || !schema.has(table, u"superseded"_s);
    if (isOld)
        return fail(Errc::NotSupported, noPlaceForSummaries());
    const auto listed = m_reader.hasContextItems(session);
    if (!listed)
        return std::unexpected(listed.error());
    if (*listed)
        return {};
    const auto message = firstRow(u"SELECT 1 FROM messages WHERE session_id = ? LIMIT 1"_s, {session.value});
    if (!message)
        return std::unexpected(message.error());
    if (message->isEmpty())
        return fail(Errc::Usage, plantexts::noMessages());
    return fail(Errc::NotSupported,
        tr("The session has no context items, so mnesis would not send its messages. Repair that first (finding "
           "“no-context-items”)."));
}

/// The messages of the context in their order.
Result<std::vector<Planner::Choosable>> Planner::choosable(const SessionId& session)
{
    std::vector<Choosable> messages;
    auto query = m_reader.query(
        u"SELECT m.created_at, m.rowid, m.id, m.role, c.position, c.item_type <> 'summary' FROM messages m CROSS JOIN "
        "context_items c ON c.session_id = ?1 AND c.item_id = m.id WHERE m.session_id = ?1 AND m.is_summary = 0 "
        "ORDER BY m.created_at, m.rowid"_s);
    query.bind(session.value);
    qint64 items = 0;
    qint64 position = std::numeric_limits<qint64>::max();
    bool areTimesWhole = true; // others compare in SQL as they do not here
    while (query.next()) {
        const auto time = query.integer(0);
        const Place place {time.value_or(OutlineRow::NoTime), query.integer(1).value_or(-1)};
        areTimesWhole = areTimesWhole && time;
        ++items;
        position = std::min(position, query.integer(4).value_or(0));
        const bool isNext = messages.empty() || messages.back().place != place;
        if (isNext && query.integer(5).value_or(0) != 0)
            messages.push_back({place, query.text(2), query.text(3) == "user"_L1});
        if (!messages.empty() && messages.back().place == place) {
            messages.back().items = areTimesWhole ? items : -1;
            messages.back().position = position;
        }
    }
    if (!query.ok())
        return query.failure();
    return messages;
}

/// How many of the first messages follow each other, without a summary that stands between them. The library would
/// reach across one, which only a change from outside can have left there, and its summaries would overlap.
Result<qsizetype> Planner::untilSummary(const SessionId& session, const std::vector<Choosable>& messages)
{
    const auto nodes = m_reader.summaryNodes(session);
    if (!nodes)
        return std::unexpected(nodes.error());
    qsizetype count = qsizetype(messages.size());
    for (const SummaryNode& node : *nodes) {
        const auto first
            = node.inContext ? m_reader.placeOf(node.first.value) : Result<std::optional<Place>>(std::nullopt);
        if (!first)
            return std::unexpected(first.error());
        if (*first && !messages.empty() && **first > messages.front().place)
            count = std::min<qsizetype>(
                count, std::ranges::lower_bound(messages, **first, {}, &Choosable::place) - messages.begin());
    }
    return count;
}

/// How many of them are to be summarised, from the first on.
Result<qsizetype> Planner::chosen(
    const CompactEdit& edit, const SessionRules& rules, const std::vector<Choosable>& messages)
{
    const auto apart = untilSummary(edit.session, messages);
    if (!apart)
        return std::unexpected(apart.error());
    if (edit.to.isEmpty()) {
        const CompactionProfile& profile = rules.rules.compaction;
        QList<bool> isFromUser;
        for (const Choosable& message : messages)
            isFromUser += message.isFromUser;
        if (const qsizetype count = std::min(messagesToCompact(isFromUser, edit.level, profile), *apart); count > 0)
            return count;
        return fail(Errc::Usage,
            tr("mnesis keeps the last two turns, and the context has no message before them. Choose the last message "
               "to summarise."));
    }
    const auto last = std::ranges::find(messages, edit.to.value, &Choosable::id);
    if (last != messages.end() && last - messages.begin() >= *apart)
        return fail(Errc::NotSupported,
            tr("Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.")
                .arg(messages[size_t(*apart - 1)].id));
    if (last != messages.end())
        return last - messages.begin() + 1;
    const auto message = messageRow(edit.session, edit.to);
    if (!message)
        return std::unexpected(message.error());
    if (message->isSummary)
        return fail(Errc::NotSupported,
            tr("Message %1 is a summary. To merge summaries, choose them as summaries.").arg(message->number));
    return fail(Errc::Usage,
        tr("Message %1 is not in the context: it is already summarised or was lost.").arg(message->number));
}

Result<> Planner::findItems(const SessionId& session, Covered& covered)
{
    const auto row
        = firstRow(u"SELECT count(*), min(position) FROM context_items WHERE session_id = ?1 AND "_s + covered.itemsSql,
            QVariantList {session.value} + covered.itemsValues);
    if (!row)
        return std::unexpected(row.error());
    covered.items = row->at(0).toLongLong();
    covered.position = row->at(1).toLongLong();
    return {};
}

/// Takes messages until the model's window is full: the rest stays for the next run.
Result<> Planner::readCovered(const CompactEdit& edit, const SessionRules& rules, std::span<const Choosable> messages,
    bool forModel, Covered& covered)
{
    const auto outline = m_reader.outline(edit.session);
    if (!outline)
        return std::unexpected(outline.error());
    covered.first = MessageId(messages.front().id);
    covered.fromNumber = StoreReader::indexIn(**outline, messages.front().place) + 1;
    const CompactionSpace space = rules.space();
    KeptMessages kept(space);
    std::optional<SummaryRequest> request;
    if (edit.level < Deterministic)
        request.emplace(edit.level, space, false);
    const auto message = [messages](qsizetype i) {
        const Choosable& chosen = messages[size_t(i)];
        return std::pair(chosen.id, chosen.isFromUser ? Role::User : Role::Assistant);
    };
    const auto take = [&](InputMessage&& input) {
        if (request && !request->addMessage(input.role, input.excerpt, input.messageTokens)
            && (forModel || edit.to.isEmpty()))
            return false;
        ++covered.count;
        covered.tokens = saturatingAdd(covered.tokens, input.tokens);
        kept.add(std::move(input.kept), input.textsWithIds);
        return true;
    };
    if (auto done = readMessages(m_reader, rules, edit.level, qsizetype(messages.size()), message, take, m_job); !done)
        return done;
    if (covered.count > 0) {
        const Choosable& last = messages[size_t(covered.count - 1)];
        covered.last = MessageId(last.id);
        covered.lastPlace = last.place;
        covered.toNumber = StoreReader::indexIn(**outline, last.place) + 1;
        covered.items = last.items;
        covered.position = last.position;
        covered.rowids.reserve(covered.count);
        for (const Choosable& taken : messages.first(size_t(covered.count)))
            covered.rowids += taken.place.key;
    }
    covered.fileIds = kept.fileIds();
    covered.filePaths = kept.filePaths();
    covered.text = kept.text();
    if (request) {
        covered.request = request->text();
        covered.maxTokens = request->maxTokens();
        covered.sent = request->isWhole() ? request->tokens() : 0;
    }
    return {};
}

Result<Planner::Covered> Planner::coveredMessages(const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    const auto messages = choosable(edit.session);
    const auto count = messages ? chosen(edit, rules, *messages) : std::unexpected(messages.error());
    if (!count)
        return std::unexpected(count.error());
    Covered covered;
    if (Result<> read = readCovered(edit, rules, std::span(*messages).first(size_t(*count)), forModel, covered); !read)
        return std::unexpected(read.error());
    covered.itemsSql = u"item_id IN (SELECT m.id FROM main.messages m WHERE m.session_id = ?1 AND m.is_summary = 0 AND "
                       "(m.created_at, m.rowid) <= (?2, ?3))"_s;
    covered.itemsValues = {covered.lastPlace.createdMs, covered.lastPlace.key};
    if (Result<> found = covered.items < 0 ? findItems(edit.session, covered) : Result<>(); !found)
        return std::unexpected(found.error());
    return covered;
}

// ---- summaries that are put together ------------------------------------------------------------

/// The summaries of the context in its order.
Result<QList<SummaryNode>> Planner::summariesInOrder(const SessionId& session)
{
    const auto nodes = m_reader.summaryNodes(session);
    if (!nodes)
        return std::unexpected(nodes.error());
    QList<SummaryNode> inOrder;
    auto query = m_reader.query(
        u"SELECT item_id FROM context_items WHERE session_id = ? AND item_type = 'summary' ORDER BY position"_s);
    query.bind(session.value);
    while (query.next()) {
        const auto node = std::ranges::find(*nodes, NodeId(query.text(0)), &SummaryNode::id);
        if (node != nodes->end() && std::ranges::find(inOrder, node->id, &SummaryNode::id) == inOrder.end())
            inOrder += *node;
    }
    if (!query.ok())
        return query.failure();
    return inOrder;
}

/// Spans of releases before 0.4 lie in each other, so the last one need not end last.
Result<> Planner::widen(Covered& covered, const SummaryNode& node, std::optional<Span>& whole)
{
    const auto span = spanOf(node);
    if (!span)
        return std::unexpected(span.error());
    if (covered.first.isEmpty() || (*span && (!whole || (*span)->first < whole->first)))
        covered.first = node.first;
    if (covered.last.isEmpty() || (*span && (!whole || whole->second < (*span)->second)))
        covered.last = node.last;
    if (*span)
        whole = whole ? Span(std::min(whole->first, (*span)->first), std::max(whole->second, (*span)->second)) : **span;
    return {};
}

Result<> Planner::takeNodes(const CompactEdit& edit, const QList<SummaryNode>& nodes, const SessionRules& rules,
    bool forModel, Covered& covered)
{
    QList<MergedSummary> merged;
    QStringList marks;
    std::optional<Span> whole;
    std::optional<SummaryRequest> request;
    if (edit.level < Deterministic)
        request.emplace(edit.level, rules.space(), true);
    for (const SummaryNode& node : nodes) {
        const auto stored = firstRow(u"SELECT kind FROM summary_nodes WHERE id = ?"_s, {node.id.value});
        const auto loaded = stored ? loadSummary(m_reader, node.id.value) : std::unexpected(stored.error());
        if (!loaded)
            return std::unexpected(loaded.error());
        if (stored->isEmpty() || loaded->isMissing || loaded->isRefused)
            return fail(Errc::NotSupported,
                tr("The summary “%1” is damaged. Repair the session first.")
                    .arg(firstLine(node.text.text, NameLength)));
        if (request && !request->addSummary(loaded->text) && forModel)
            break;
        covered.nodes += node.id.value;
        covered.tokens = saturatingAdd(covered.tokens, loaded->tokens);
        covered.fileIds.add(loaded->text);
        merged += MergedSummary {node.id.value, loaded->text};
        if (Result<> spanned = widen(covered, node, whole); !spanned)
            return spanned;
        marks += u"?%1"_s.arg(covered.nodes.size() + 1);
        covered.itemsValues += node.id.value;
    }
    covered.count = covered.nodes.size();
    covered.itemsSql = u"item_id IN (%1)"_s.arg(marks.join(u", "_s));
    covered.filePaths = pathsIn(merged);
    covered.text = condensedText(merged, rules.space());
    if (!request)
        return {};
    // One alone is merged with nothing, but may be all that a summary was made of (spec 6.6).
    const bool isAlone = nodes.size() == 1;
    if (forModel && isAlone && covered.count == 0)
        return fail(Errc::NotSupported,
            tr("The summary “%1” does not fit into the model's window at level %2. Use level 2, which sends only its "
               "beginning, or level 3, which needs no model.")
                .arg(firstLine(nodes.constFirst().text.text, NameLength))
                .arg(edit.level));
    if (forModel && !isAlone && !request->isEnough())
        return fail(Errc::NotSupported,
            tr("Two of these summaries do not fit into the model's window at level %1. Use level 2, which sends only "
               "beginnings, or level 3, which needs no model.")
                .arg(edit.level));
    covered.request = request->text();
    covered.maxTokens = request->maxTokens();
    return {};
}

Result<std::optional<Planner::Span>> Planner::spanOf(const SummaryNode& node)
{
    const auto first = m_reader.placeOf(node.first.value);
    const auto last = m_reader.placeOf(node.last.value);
    if (!first || !last)
        return std::unexpected(!first ? first.error() : last.error());
    if (!*first || !*last || **last < **first)
        return std::nullopt;
    return Span(**first, **last);
}

/// Messages between the summaries would be in the span of the new one without being summarised.
Result<> Planner::refuseBetween(const SessionId& session, const QList<SummaryNode>& nodes)
{
    QList<Span> spans;
    for (const SummaryNode& node : nodes) {
        const auto span = spanOf(node);
        if (!span)
            return std::unexpected(span.error());
        if (!*span)
            return fail(Errc::NotSupported,
                tr("The span of the summary “%1” is not valid. Repair the session first.")
                    .arg(firstLine(node.text.text, NameLength)));
        spans += **span;
    }
    const auto between = choosable(session);
    if (!between)
        return std::unexpected(between.error());
    const Place first = std::ranges::min(spans, {}, &Span::first).first;
    const Place last = std::ranges::max(spans, {}, &Span::second).second;
    for (const Choosable& message : *between) {
        const bool isInside = first <= message.place && message.place <= last
            && std::ranges::none_of(
                spans, [&](const auto& span) { return span.first <= message.place && message.place <= span.second; });
        if (isInside)
            return fail(Errc::NotSupported,
                tr("Messages between these summaries are not summarised yet. Summarise those first."));
    }
    return {};
}

Result<Planner::Covered> Planner::coveredNodes(const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    const auto inOrder = summariesInOrder(edit.session);
    if (!inOrder)
        return std::unexpected(inOrder.error());
    const QSet<NodeId> wanted(edit.nodes.begin(), edit.nodes.end());
    for (const NodeId& id : wanted) {
        if (std::ranges::find(*inOrder, id, &SummaryNode::id) == inOrder->end())
            return fail(Errc::NotFound, tr("The context has no summary “%1”.").arg(id.value));
    }
    if (wanted.size() < 2)
        return fail(Errc::Usage, tr("Choose at least two different summaries to merge."));
    QList<SummaryNode> nodes;
    qsizetype lastIndex = -1;
    for (qsizetype i = 0; i < inOrder->size(); ++i) {
        if (!wanted.contains(inOrder->at(i).id))
            continue;
        if (lastIndex >= 0 && i > lastIndex + 1)
            return fail(Errc::NotSupported,
                tr("The summary “%1” is between these. Include it, or choose summaries that follow each other.")
                    .arg(firstLine(inOrder->at(i - 1).text.text, NameLength)));
        lastIndex = i;
        nodes += inOrder->at(i);
    }
    if (Result<> free = refuseBetween(edit.session, nodes); !free)
        return std::unexpected(free.error());
    Covered covered;
    if (Result<> taken = takeNodes(edit, nodes, rules, forModel, covered); !taken)
        return std::unexpected(taken.error());
    if (Result<> found = findItems(edit.session, covered); !found)
        return std::unexpected(found.error());
    return covered;
}

// ---- the plan -----------------------------------------------------------------------------------

/// As the library writes one.
void Planner::writeSummary(
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
    parts.rows = {{newId("part_"_L1), summary.id, session, u"text"_s, 0,
                      u"{\"type\": \"text\", \"text\": %1}"_s.arg(quotedPython(text)), summary.summary.tokens},
        {newId("part_"_L1), summary.id, session, u"compaction"_s, 1,
            u"{\"type\": \"compaction\", \"summary_node_id\": %1, \"compacted_message_count\": 0, "
            "\"compacted_token_count\": 0, \"level\": %2}"_s.arg(quotedPython(summary.id), QString::number(edit.level)),
            0}};
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
Result<Window> Planner::windowWith(const SessionId& session, const Covered& covered, const Window::Written& summary)
{
    auto window = readWindow(m_reader, session, {});
    const auto before = window ? firstRow(u"SELECT count(*) FROM context_items WHERE session_id = ? AND item_type = "
                                          "'summary' AND position < ?"_s,
                                     {session.value, covered.position})
                               : std::unexpected(window.error());
    if (!before)
        return std::unexpected(before.error());
    // None of those that it replaces stands before it.
    window->summaries.insert(window->summaries.begin() + before->at(0).toLongLong(), {summary.id, {}});
    std::erase_if(window->summaries,
        [&](const Window::Summary& other) { return other.id == covered.replaces || covered.nodes.contains(other.id); });
    std::erase_if(window->messages, [&](const Window::Entry& entry) { return covered.rowids.contains(entry.message); });
    window->written = summary;
    return window;
}

void Planner::warnOfThreshold(EditPlan& plan)
{
    if (!plan.after || !plan.after->budget)
        return;
    const auto row = sessionRow(plan.session);
    const auto rules = row ? rulesOf(plan.session, *row) : std::unexpected(row.error());
    const auto lines = rules ? rules->rules.thresholds() : std::nullopt;
    if (lines && lines->measure == CompactionThresholds::Measure::Context && lines->isSoft(plan.after->tokens))
        plan.warnings
            += tr("The context would exceed %L1 tokens, at which mnesis compacts after a turn.").arg(lines->soft);
}

Result<Planner::Covered> Planner::coveredBy(const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    if (edit.nodes.isEmpty())
        return coveredMessages(edit, rules, forModel);
    return edit.nodes.size() == 1 ? coveredAgain(edit, rules, forModel) : coveredNodes(edit, rules, forModel);
}

QString Planner::titleOf(const Covered& covered, const SessionRow& row)
{
    if (!covered.replaces.isEmpty())
        return tr("Rewrite summary “%1” of “%2”").arg(firstLine(covered.replacedText, NameLength), row.name);
    if (!covered.nodes.isEmpty())
        return tr("Merge %n summary(ies) of “%1”", nullptr, int(covered.count)).arg(row.name);
    return tr("Compact messages %1–%2 of “%3”").arg(covered.fromNumber).arg(covered.toNumber).arg(row.name);
}

Result<CompactionDraft> Planner::draft(const CompactEdit& edit)
{
    if (edit.level < 1 || edit.level > Deterministic)
        return fail(Errc::Usage, plantexts::noSummaryLevel(edit.level));
    const auto row = sessionRow(edit.session);
    const Result<> listed = row ? needContextList(edit.session) : std::unexpected(row.error());
    if (!listed)
        return std::unexpected(listed.error());
    const auto rules = rulesOf(edit.session, *row);
    const auto covered = rules ? coveredBy(edit, *rules, true) : std::unexpected(rules.error());
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

Result<EditPlan> Planner::plan(const CompactEdit& edit)
{
    if (edit.level < 1 || edit.level > Deterministic)
        return fail(Errc::Usage, plantexts::noSummaryLevel(edit.level));
    if (edit.text.isEmpty() && edit.level != Deterministic)
        return fail(Errc::Usage, tr("A summary of level %1 needs a text. Level 3 does not.").arg(edit.level));
    if (!edit.text.isEmpty() && isBlank(edit.text))
        return fail(Errc::Usage, plantexts::noSummaryText());
    const auto row = sessionRow(edit.session);
    const Result<> listed = row ? needContextList(edit.session) : std::unexpected(row.error());
    if (!listed)
        return std::unexpected(listed.error());
    if (edit.nodes.size() == 1) {
        const auto orphan = orphanOf(edit);
        if (!orphan)
            return std::unexpected(orphan.error());
        if (*orphan)
            return planReturn(edit, **orphan, *row);
    }
    const auto rules = rulesOf(edit.session, *row);
    const auto covered = rules ? coveredBy(edit, *rules, false) : std::unexpected(rules.error());
    if (!covered)
        return std::unexpected(covered.error());
    EditPlan plan {.edit = edit, .action = u"compact"_s, .title = titleOf(*covered, *row), .session = edit.session};
    if (Result<> guarded = guardSession(plan, edit.session); !guarded)
        return std::unexpected(guarded.error());
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
