// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/forkplanner.h"

#include "core/store/formats/mnesis/context/context.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/formats/mnesis/plan/itemwriter.h"
#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonsplice.h"
#include "core/store/plan/forkchoices.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// Of a part `t`: thinking beside something else that mnesis sends. A message of thinking alone would be empty.
const QString LeftThinking = u"t.part_type = 'reasoning' AND EXISTS (SELECT 1 FROM main.message_parts o WHERE "
                             "o.message_id = t.message_id AND o.part_type IN ('text', 'tool', 'file_ref'))"_s;

} // namespace

// A summary stays if its messages stay, and is replaced by its parents if only a part of them does.
void ForkPlanner::expand(const SessionId& session, const ListedItem& item, const Node& node,
    const QHash<NodeId, Node>& nodes, std::unordered_set<qint64>& known, Cut& cut)
{
    if (node.end() <= cut.last) {
        if (!cut.inContext.contains(item.id))
            cut.items += ListedItem {item.rowid, item.position, true, item.id, node.end()};
        cut.inContext += item.id;
        return;
    }
    if (!node.span || node.span->first > cut.last)
        return;
    for (const NodeId& parent : node.parents) {
        if (const auto found = nodes.constFind(parent); found != nodes.cend())
            expand(session, ListedItem::made(true, parent.value, {}), *found, nodes, known, cut);
    }
    if (!node.parents.isEmpty())
        return;
    for (const ListedItem& message : messagesOf(m_reader, session, {node.span->first, cut.last})) {
        if (known.insert(message.place.key).second)
            cut.items += message;
    }
}

void ForkPlanner::cutItems(const SessionId& session, Cut& cut, const QList<Node>& nodes)
{
    QHash<NodeId, Node> byId;
    for (const Node& node : nodes)
        byId.insert(node.id, node);
    cut.listed = readItems(m_reader, session);
    std::unordered_set<qint64> known; // messages, by their rows
    for (const ListedItem& item : std::as_const(cut.listed)) {
        // What is missing mnesis skips, and what is of another session is not the session's to keep.
        if (item.isRaw && item.place <= cut.last && known.insert(item.place.key).second)
            cut.items += item;
    }
    for (const ListedItem& item : std::as_const(cut.listed)) {
        const auto node = byId.constFind(NodeId(item.id));
        if (!item.isRaw && item.place.key >= 0 && node != byId.cend())
            expand(session, item, *node, byId, known, cut);
    }
    // The summaries of 0.3 overlap: what one of those that stay was made of must not be sent twice.
    const LeafSpans leaves = m_reader.summaries().leafSpans(session);
    QList<Span> covered;
    for (const Node& node : nodes) {
        if (cut.inContext.contains(node.id.value) && node.span)
            covered += node.hasRow ? leaves.of(node.id.value) : QList {*node.span};
    }
    cut.items.removeIf([&](const ListedItem& item) { return !item.isSummary && isWithin(covered, item.place); });
    std::ranges::sort(cut.items, {}, &ListedItem::place);
}

ForkPlanner::Cut ForkPlanner::cutAfter(const SessionId& session, const MessageId& at, bool before)
{
    const MessageRow message = messageRow(session, at);
    if (message.isSummary)
        refuse(Errc::NotSupported,
            tr("A session cannot be forked or resumed at a summary. Choose the message before or after it."));
    Cut cut;
    const auto last = messageBeside(m_reader, session, message.place, before ? Side::Before : Side::UpTo);
    if (!last)
        refuse(Errc::Usage, tr("Nothing comes before the first message, so nothing would be left."));
    cut.lastId = MessageId(last.value_or(ListedItem()).id);
    cut.last = last.value_or(ListedItem()).place;
    cut.messages = number(u"SELECT count(*) FROM messages WHERE session_id = ? AND is_summary = 0 AND "
                          "(created_at, rowid) <= (?, ?)"_s,
        {session.value, cut.last.createdMs, cut.last.key});
    const auto nodes = readNodes(session);
    cut.number = message.number - (before ? 1 : 0);
    for (const Node& node : nodes)
        (node.end() <= cut.last ? cut.kept : cut.dropped) += node;
    if (!hasItems())
        return cut;
    needItems(session);
    cut.listsContext = true;
    cutItems(session, cut, nodes);
    return cut;
}

Window ForkPlanner::windowOf(const SessionId& session, const Cut& cut)
{
    if (cut.listsContext)
        return mnesis::windowOf(cut.items);
    Window window; // mnesis sends every message then
    for (const Place& place : m_reader.ordinaryMessages(session)) {
        if (place <= cut.last)
            window.messages.push_back({-1, place.key});
    }
    return window;
}

QString ForkPlanner::copying(const QString& table, const QHash<QString, QString>& replaced) const
{
    QStringList names;
    QStringList expressions;
    for (const QString& column : m_reader.schema().columns(table)) {
        const QString quoted = m_reader.schema().column(table, column);
        names += quoted;
        expressions += replaced.value(column, u"t."_s + quoted);
    }
    return u"INSERT INTO main.%1 (%2) SELECT %3 FROM "_s.arg(table, names.join(u", "_s), expressions.join(u", "_s));
}

void ForkPlanner::addSession(
    EditPlan& plan, const SessionRow& row, const QString& title, const OriginMark& mark, bool isActive)
{
    const qint64 created = toMs(now());
    const QString table = u"sessions"_s;
    plan.script.steps += SqlStep {
        copying(table,
            {{u"id"_s, u"?1"_s}, {u"parent_id"_s, u"?2"_s}, {u"created_at"_s, u"?3"_s}, {u"updated_at"_s, u"?3"_s},
                {u"title"_s, u"?4"_s}, {u"metadata"_s, u"?5"_s}, {u"is_active"_s, u"?6"_s}})
            + u"main.sessions t WHERE t.id = ?2"_s,
        {plan.newSession.value, plan.session.value, created, title, *withOriginMark(row.metadata, mark),
            qint64(isActive)},
        {}, 1};
    plan.writes
        += PlannedWrite {table, Insert, 1, {}, title, isActive ? PlanText::newSession() : PlanText::discardedEnd(),
            {{u"id"_s, plan.newSession.value}, {u"parent_id"_s, plan.session.value}, {u"title"_s, title},
                {u"model_id"_s, row.model}}};
}

void ForkPlanner::copyMessages(EditPlan& plan, const ForkEdit& edit, const SessionId& session)
{
    plan.script.steps
        += SqlStep {copying(u"messages"_s,
                        {{u"id"_s, u"x.new"_s}, {u"session_id"_s, u"?"_s},
                            {u"parent_id"_s, u"(SELECT p.new FROM temp.stemma_map p WHERE p.old = t.parent_id)"_s}})
                + u"main.messages t CROSS JOIN temp.stemma_map x ON x.old = t.id WHERE t.session_id = ? ORDER BY "
                  "t.created_at, t.rowid"_s,
            {plan.newSession.value, session.value}};
    // A marker names its own summary: only that id is another one, the rest of the text stays as it is.
    plan.script.steps += SqlStep {
        copying(u"message_parts"_s,
            {{u"id"_s, u"stemma_id('part_', t.rowid)"_s}, {u"message_id"_s, u"x.new"_s}, {u"session_id"_s, u"?"_s},
                {u"content"_s,
                    u"CASE WHEN t.part_type = 'compaction' THEN replace(t.content, x.old, x.new) ELSE t.content END"_s}})
            + u"main.messages m CROSS JOIN temp.stemma_map x ON x.old = m.id CROSS JOIN main.message_parts t ON "
              "t.message_id = m.id WHERE m.session_id = ?"_s
            + (edit.withoutThinking ? u" AND NOT (%1)"_s.arg(LeftThinking) : QString())
            + u" ORDER BY m.created_at, m.rowid, t.part_index, t.rowid"_s,
        {plan.newSession.value, session.value}};
}

void ForkPlanner::copyNodes(EditPlan& plan, const Cut& cut, const QHash<NodeId, QString>& newIds)
{
    const auto mapped = [](const QString& column) {
        return u"coalesce((SELECT y.new FROM temp.stemma_map y WHERE y.old = t.%1), t.%1)"_s.arg(column);
    };
    SqlStep step {copying(u"summary_nodes"_s,
                      {{u"id"_s, u"?1"_s}, {u"session_id"_s, u"?2"_s},
                          {u"span_start_message_id"_s, mapped(u"span_start_message_id"_s)},
                          {u"span_end_message_id"_s, mapped(u"span_end_message_id"_s)}, {u"parent_node_ids"_s, u"?3"_s},
                          {u"superseded"_s, u"?4"_s}})
            + u"main.summary_nodes t WHERE t.id = ?5"_s,
        {}};
    for (const Node& node : cut.kept) {
        QList<NodeId> parents;
        for (const NodeId& parent : node.parents)
            parents += NodeId(newIds.value(parent, parent.value));
        if (node.hasRow)
            step.rows += QVariantList {newIds.value(node.id), plan.newSession.value, idList(parents),
                qint64(cut.listsContext && !cut.inContext.contains(node.id.value)), node.id.value};
    }
    if (step.rows.isEmpty())
        return;
    step.expectedRows = step.rows.size();
    plan.writes
        += {u"summary_nodes"_s, Insert, step.rows.size(), {}, {}, tr("copies, connected with the copied messages")};
    plan.script.steps += step;
}

void ForkPlanner::leaveThinking(EditPlan& plan, Window& window, const QVariantList& upTo)
{
    const auto count = firstRow(u"SELECT count(*), count(CASE WHEN %1 THEN 1 END) FROM messages m JOIN message_parts t "
                                "ON t.message_id = m.id WHERE t.part_type = 'reasoning' AND m.session_id = ? AND "
                                "m.is_summary = 0 AND (m.created_at, m.rowid) <= (?, ?)"_s.arg(LeftThinking),
        upTo);
    const qint64 leftOut = count.value(1).toLongLong();
    tellThinking(plan, leftOut, 0, count.value(0).toLongLong() - leftOut);
    window.change = [](const QString&, QList<Part>& parts) {
        const auto isSent = [](const Part& part) {
            return part.as<TextPart>() || part.as<ToolPart>() || part.as<FileReferencePart>();
        };
        if (std::ranges::any_of(parts, isSent))
            parts.removeIf([](const Part& part) { return part.as<ReasoningPart>() != nullptr; });
    };
}

Result<> ForkPlanner::addConstraints(EditPlan& plan, Window& window, const ForkEdit& edit, const SessionRow& row,
    const Cut& cut, const QHash<NodeId, QString>& newIds)
{
    const auto items = cut.items | std::views::reverse;
    const auto last = std::ranges::find_if(items, &ListedItem::isSummary);
    if (last == items.end())
        return std::unexpected(noSummarySent());
    const auto part = firstRow(u"SELECT rowid, part_index, CAST(content AS BLOB) FROM message_parts WHERE message_id = "
                               "? AND part_type = 'text' ORDER BY part_index DESC, rowid DESC LIMIT 1"_s,
        {last->id});
    const QByteArray stored = part.value(2).toByteArray();
    const auto content = json::parse(stored);
    const auto range = json::memberValue(stored, "text");
    if (!content || !content->isObject() || !range)
        return fail(Errc::NotSupported, PlanText::notEditable());
    const QString before = content->text(u"text");
    const QString after = withConstraints(before, edit.constraints);
    const qint64 tokens = rulesOf(edit.session, row).space().count(after);
    const QString copy = newIds.value(NodeId(last->id));
    addGuard(plan, u"SELECT CAST(content AS BLOB) FROM main.message_parts WHERE rowid = ?"_s, {part.value(0)});
    plan.script.steps += SqlStep {u"UPDATE main.message_parts SET content = CAST(? AS TEXT), token_estimate = ? WHERE "
                                  "message_id = ? AND part_index = ? AND part_type = 'text'"_s,
        {json::spliced(stored, *range, json::quotedPython(after)), tokens, copy, part.value(1)}, {}, 1};
    plan.script.steps += SqlStep {
        u"UPDATE main.summary_nodes SET content = ?, token_count = ? WHERE id = ?"_s, {after, tokens, copy}};
    plan.writes += changedSummary(before, after);
    window.written.insert(last->id, {false, false, after, tokens});
    return {};
}

QList<AnchorMove> ForkPlanner::copiesOf(const QList<MessagePlace>& followed, const EditPlan& plan,
    const QVariantList& upTo, const QHash<NodeId, QString>& summaries)
{
    QList<AnchorMove> copies;
    for (const MessagePlace& place : followed) {
        QString id = place.session == plan.session ? summaries.value(NodeId(place.message.value)) : QString();
        const bool isCopied = place.session == plan.session && id.isEmpty()
            && !firstRow(u"SELECT 1 FROM messages WHERE session_id = ? AND is_summary = 0 AND (created_at, rowid) <= "
                         "(?, ?) AND id = ?"_s,
                upTo + QVariantList {place.message.value})
                    .isEmpty();
        if (isCopied)
            id = newId("msg_"_L1);
        if (!id.isEmpty())
            copies += AnchorMove {.from = place, .to = {{plan.newSession, MessageId(id)}}, .isCopy = true};
    }
    return copies;
}

Result<EditPlan> ForkPlanner::plan(const ForkEdit& edit, const QList<MessagePlace>& followed, QList<AnchorMove>& copied)
{
    const SessionRow row = sessionRow(edit.session);
    const Cut cut = cutAfter(edit.session, edit.at, edit.before);
    EditPlan plan = begun(edit, u"fork"_s, PlanText::fork(row.name, cut.number));
    plan.newSession = SessionId(newId("sess_"_L1));
    if (!withOriginMark(row.metadata, {}))
        return fail(Errc::NotSupported,
            tr("The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them "
               "first."));

    addGuard(plan, u"SELECT model_id, metadata FROM main.sessions WHERE id = ?"_s, {edit.session.value});
    const QVariantList upTo {edit.session.value, cut.last.createdMs, cut.last.key};
    // Both of these are asked of an index alone, while the store is locked: of summaries too, which are not copied.
    addGuard(plan,
        u"SELECT count(*), max(rowid) FROM main.messages WHERE session_id = ? AND (created_at, rowid) <= (?, ?)"_s,
        upTo);
    if (hasItems()) {
        // What an agent appends meanwhile does not matter; a compaction does.
        const auto newest
            = firstRow(u"SELECT coalesce(max(id), 0) FROM context_items WHERE session_id = ?"_s, {edit.session.value});
        addSumGuard(plan, u"SELECT count(*), %1 FROM main.context_items WHERE session_id = ? AND +id <= ?"_s,
            u"position"_s, {edit.session.value, newest.value(0)});
    }

    plan.script.steps
        += SqlStep {u"CREATE TEMP TABLE stemma_map (old TEXT PRIMARY KEY, new TEXT NOT NULL) WITHOUT ROWID"_s, {}};
    QHash<NodeId, QString> newIds;
    SqlStep known {u"INSERT INTO temp.stemma_map VALUES (?, ?)"_s, {}};
    for (const Node& node : cut.kept) {
        newIds.insert(node.id, newId("msg_"_L1));
        known.rows += QVariantList {node.id.value, newIds.value(node.id)};
    }
    copied = copiesOf(followed, plan, upTo, newIds);
    for (const AnchorMove& one : std::as_const(copied)) {
        if (!newIds.contains(NodeId(one.from.message.value)))
            known.rows += QVariantList {one.from.message.value, one.to.first().message.value};
    }
    if (!known.rows.isEmpty())
        plan.script.steps += known;
    plan.script.steps += SqlStep {u"INSERT OR IGNORE INTO temp.stemma_map SELECT id, stemma_id('msg_') FROM "
                                  "main.messages WHERE session_id = ? AND is_summary = 0 AND (created_at, rowid) <= "
                                  "(?, ?) ORDER BY created_at, rowid"_s,
        upTo};
    addSession(plan, row, edit.title.isEmpty() ? PlanText::forkTitle(row.name) : edit.title,
        {u"fork"_s, edit.session, cut.lastId}, true);
    copyMessages(plan, edit, edit.session);
    plan.writes += {u"messages"_s, Insert, cut.messages + cut.kept.size(), {}, {},
        tr("copies of 1–%1 with new ids").arg(cut.number)};
    const qint64 parts = number(u"SELECT count(*) FROM messages m JOIN message_parts p ON p.message_id = m.id WHERE "
                                "m.session_id = ? AND ((m.is_summary = 0 AND (m.created_at, m.rowid) <= (?, ?)) OR "
                                "m.id IN (SELECT value FROM json_each(?)))"_s,
        upTo + QVariantList {idList(newIds.keys())});
    Window window = windowOf(edit.session, cut);
    if (edit.withoutThinking)
        leaveThinking(plan, window, upTo);
    plan.writes += {u"message_parts"_s, Insert, parts - plan.thinkingLeftOut, {}, {}, tr("copies, content unchanged")};
    copyNodes(plan, cut, newIds);
    const Result<> added
        = edit.constraints.isEmpty() ? Result<>() : addConstraints(plan, window, edit, row, cut, newIds);
    if (!added)
        return std::unexpected(added.error());
    addItems(plan, plan.newSession, cut.items, u"(SELECT x.new FROM temp.stemma_map x WHERE x.old = ?3)"_s);
    addSessionChecks(plan, row);
    return withFigures(std::move(plan), window);
}

void ForkPlanner::moveEnd(EditPlan& plan, const SessionId& session, const Cut& cut)
{
    plan.script.steps += SqlStep {u"UPDATE main.messages SET session_id = ?1 WHERE session_id = ?2 AND is_summary = 0 "
                                  "AND (created_at, rowid) > (?3, ?4)"_s,
        {plan.newSession.value, session.value, cut.last.createdMs, cut.last.key}};
    plan.script.steps += SqlStep {u"UPDATE main.messages SET parent_id = NULL WHERE session_id = ?1 AND (SELECT "
                                  "p.session_id FROM main.messages p WHERE p.id = messages.parent_id) = ?2"_s,
        {plan.newSession.value, session.value}};
    // A summary of discarded messages belongs to neither side.
    QStringList dropped;
    for (const Node& node : cut.dropped)
        dropped += node.id.value;
    if (!dropped.isEmpty()) {
        removeNodes(plan, dropped);
        plan.writes += {u"summary_nodes"_s, Delete, dropped.size(), {}, {}, tr("summaries of discarded messages")};
        plan.warnings += tr(
            "%n summary(ies) of discarded messages are removed. Undo restores them.", nullptr, int(dropped.size()));
    }
    plan.script.steps += SqlStep {u"UPDATE main.message_parts SET session_id = ?1 WHERE message_id IN (SELECT id FROM "
                                  "main.messages WHERE session_id = ?1) AND session_id IS NOT ?1"_s,
        {plan.newSession.value}};
}

Result<EditPlan> ForkPlanner::plan(const ResumeEdit& edit)
{
    const SessionRow row = sessionRow(edit.session);
    const Cut cut = cutAfter(edit.session, edit.at, edit.before);
    const qint64 discarded
        = number(u"SELECT count(*) FROM messages WHERE session_id = ? AND is_summary = 0 AND (created_at, "
                 "rowid) > (?, ?)"_s,
            {edit.session.value, cut.last.createdMs, cut.last.key});
    if (discarded == 0)
        return fail(Errc::Usage, PlanText::endsThere());
    EditPlan plan = begun(edit, u"resume"_s, PlanText::resume(row.name, cut.number));
    plan.newSession = SessionId(newId("sess_"_L1));
    if (!withOriginMark(row.metadata, {}))
        return fail(Errc::NotSupported,
            tr("The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair "
               "them first."));
    guardSession(plan, edit.session);
    addSession(plan, row, PlanText::discardedTitle(row.name), {u"discarded"_s, edit.session, cut.lastId}, false);
    moveEnd(plan, edit.session, cut);
    plan.writes
        += {u"messages"_s, Update, discarded, tr("in this session"), tr("in the discarded end, a separate session")};
    if (cut.listsContext) {
        m_reader.got(writeItems(plan, edit.session, cut.listed, cut.items,
            {PlanText::discardedEnd(), tr("the items of the context, in order")}));
        // The end stays a session that mnesis can load: its messages are its context.
        plan.script.steps += SqlStep {
            u"INSERT INTO main.context_items (session_id, item_type, item_id, position, created_at) SELECT ?1, "
            "'message', id, row_number() OVER (ORDER BY created_at, rowid), ?2 FROM main.messages WHERE session_id = "
            "?1 AND is_summary = 0 ORDER BY created_at, rowid"_s,
            {plan.newSession.value, QString::number(toMs(now()))}, {}, discarded};
        QStringList replaced;
        QStringList released;
        for (const Node& node : cut.kept) {
            if (node.hasRow && node.isSuperseded == cut.inContext.contains(node.id.value))
                (node.isSuperseded ? released : replaced) += node.id.value;
        }
        markSuperseded(plan, replaced, true);
        markSuperseded(plan, released, false);
    }
    addSessionChecks(plan, row);
    return withFigures(std::move(plan), windowOf(edit.session, cut));
}

} // namespace stemma::mnesis
