// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/forkplanner.h"

#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/store/formats/mnesis/context/context.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

QString sessionTable()
{
    return u"sessions"_s;
}

PlannedWrite inserted(const QString& table, qint64 count, const QString& what, const QString& after = {})
{
    return {table, PlannedWrite::Change::Insert, count, {}, after, what};
}

/// The new session's row, in those of its columns that tell it from the others.
PlannedWrite insertedSession(
    const QString& what, const SessionId& id, const SessionId& parent, const QString& title, const QString& model)
{
    PlannedWrite write = inserted(sessionTable(), 1, what, title);
    write.fields = {{u"id"_s, id.value}, {u"parent_id"_s, parent.value}, {u"title"_s, title}, {u"model_id"_s, model}};
    return write;
}

} // namespace

QList<PlanBase::Item> ForkPlanner::presentItems(const SessionId& session)
{
    QList<Item> items;
    auto query = m_reader.rows(u"SELECT c.item_type = 'summary', c.item_id, m.created_at, m.rowid FROM context_items c "
                               "LEFT JOIN messages m ON m.id = c.item_id WHERE c.session_id = ? ORDER BY c.position"_s,
        {session.value});
    while (query.next()) {
        Item item;
        item.isSummary = query.integer(0).value_or(0) != 0;
        item.id = query.text(1);
        item.rowid = query.integer(3).value_or(-1);
        item.sortedBy = {query.integer(2).value_or(OutlineRow::NoTime), item.rowid};
        if (item.rowid >= 0) // one whose message is missing is skipped by mnesis too
            items += item;
    }
    return items;
}

void ForkPlanner::addRaw(const SessionId& session, const Place& first, const Place& last, QHash<QString, Item>& items)
{
    auto query = m_reader.rows(u"SELECT id, created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 "
                               "AND (created_at, rowid) >= (?, ?) AND (created_at, rowid) <= (?, ?)"_s,
        {session.value, first.createdMs, first.key, last.createdMs, last.key});
    while (query.next()) {
        const Place place {query.integer(1).value_or(OutlineRow::NoTime), query.integer(2).value_or(-1)};
        items.insert(query.text(0), Item {false, query.text(0), place, place.key});
    }
}

// A summary stays if its messages stay, and is replaced by its parents if only a part of them does.
void ForkPlanner::expand(const SessionId& session, const Node& node, const Cut& cut, const QHash<QString, Node>& nodes,
    QHash<QString, Item>& items)
{
    if (!node.last || *node.last <= cut.last) {
        items.insert(node.id, Item {true, node.id, node.last.value_or(node.made), -1});
        return;
    }
    if (!node.first || *node.first > cut.last)
        return;
    if (node.parents.isEmpty())
        addRaw(session, *node.first, cut.last, items);
    for (const QString& parent : node.parents) {
        const auto found = nodes.constFind(parent);
        if (found != nodes.cend())
            expand(session, *found, cut, nodes, items);
    }
}

QList<PlanBase::Item> ForkPlanner::cutItems(const SessionId& session, const Cut& cut, const QList<Node>& nodes)
{
    QHash<QString, Node> byId;
    for (const Node& node : nodes)
        byId.insert(node.id, node);
    QHash<QString, Item> items;
    for (const Item& item : presentItems(session)) {
        const auto node = item.isSummary ? byId.constFind(item.id) : byId.cend();
        if (node != byId.cend())
            expand(session, *node, cut, byId, items);
        else if (item.sortedBy <= cut.last)
            items.insert(item.id, item);
    }
    // The summaries of 0.3 overlap: what one of those that stay covers must not be sent twice.
    QList<Item> list;
    for (const Item& item : std::as_const(items)) {
        const bool covered = !item.isSummary && std::ranges::any_of(nodes, [&](const Node& node) {
            return items.contains(node.id) && node.first && node.last && *node.first <= item.sortedBy
                && item.sortedBy <= *node.last;
        });
        if (!covered)
            list += item;
    }
    std::ranges::sort(list, {}, &Item::sortedBy);
    return list;
}

Result<ForkPlanner::Cut> ForkPlanner::cutAfter(const SessionId& session, const MessageId& at, bool before)
{
    const auto message = messageRow(session, at);
    if (!message)
        return std::unexpected(message.error());
    if (message->isSummary)
        return fail(Errc::NotSupported,
            tr("A session cannot be forked or resumed at a summary. Choose the message before or after it."));
    Cut cut;
    const QString condition = before ? u"<"_s : u"<="_s;
    const auto last
        = firstRow(u"SELECT id, created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 AND "
                   "(created_at, rowid) %1 (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT 1"_s.arg(condition),
            {session.value, message->place.createdMs, message->place.key});
    if (last.isEmpty())
        return fail(Errc::Usage, tr("Nothing comes before the first message, so nothing would be left."));
    cut.lastId = MessageId(last.value(0).toString());
    cut.last = {last.value(1).toLongLong(), last.value(2).toLongLong()};
    const auto count = firstRow(u"SELECT count(*) FROM messages WHERE session_id = ? AND is_summary = 0 AND "
                                "(created_at, rowid) <= (?, ?)"_s,
        {session.value, cut.last.createdMs, cut.last.key});
    const auto nodes = readNodes(session);
    cut.messages = count.value(0).toLongLong();
    cut.number = message->number - (before ? 1 : 0);
    for (const Node& node : nodes) {
        const Place end = node.last.value_or(node.made);
        (end <= cut.last ? cut.kept : cut.dropped) += node;
    }
    if (!hasItems())
        return cut;
    if (!m_reader.summaries().hasContextItems(session))
        return fail(Errc::NotSupported,
            tr("The session has no context items, so mnesis would not send its messages. Repair that first (finding "
               "“no-context-items”)."));
    cut.listsContext = true;
    cut.items = cutItems(session, cut, nodes);
    return cut;
}

Window ForkPlanner::windowOf(const SessionId& session, const Cut& cut)
{
    Window window;
    if (!cut.listsContext) { // mnesis sends every message then
        m_reader.got(m_reader.database().scanIntegers(
            u"SELECT created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 ORDER BY created_at, rowid"_s,
            session.value, OutlineRow::NoTime, [&](qint64 created, qint64 rowid) {
                if (Place {created, rowid} <= cut.last)
                    window.messages.push_back({-1, rowid});
            }));
        return window;
    }
    for (const Item& item : cut.items) {
        if (item.isSummary)
            window.summaries.push_back({item.id, {}});
        else
            window.messages.push_back({-1, item.rowid});
    }
    return window;
}

/// The columns of a table for INSERT; those in @p replaced get other expressions in @p values, the rest themselves.
QString ForkPlanner::columnList(const QString& table, const QHash<QString, QString>& replaced, QString* values) const
{
    QStringList names;
    QStringList expressions;
    for (const QString& column : m_reader.schema().columns(table)) {
        const QString quoted = m_reader.schema().column(table, column);
        names += quoted;
        expressions += replaced.value(column, u"t."_s + quoted);
    }
    *values = expressions.join(u", "_s);
    return names.join(u", "_s);
}

void ForkPlanner::copySession(EditPlan& plan, const ForkEdit& edit, const SessionRow& row, const Cut& cut)
{
    const qint64 created = toMs(now());
    const QString title = edit.title.isEmpty() ? plantexts::forkTitle(row.name) : edit.title;
    QString values;
    const QString names = columnList(sessionTable(),
        {{u"id"_s, u"?"_s}, {u"parent_id"_s, u"?"_s}, {u"created_at"_s, u"?"_s}, {u"updated_at"_s, u"?"_s},
            {u"title"_s, u"?"_s}, {u"is_active"_s, u"1"_s}, {u"metadata"_s, u"?"_s}},
        &values);
    // Bound in the order of the columns, which a migration may have changed.
    const QHash<QString, QVariant> bound = {{u"id"_s, plan.newSession.value}, {u"parent_id"_s, edit.session.value},
        {u"created_at"_s, created}, {u"updated_at"_s, created}, {u"title"_s, title},
        {u"metadata"_s, *withOriginMark(row.metadata, {u"fork"_s, edit.session, cut.lastId})}};
    QVariantList list;
    for (const QString& column : m_reader.schema().columns(sessionTable())) {
        if (bound.contains(column))
            list += bound.value(column);
    }
    list += edit.session.value;
    plan.script.steps += SqlStep {
        u"INSERT INTO main.sessions (%1) SELECT %2 FROM main.sessions t WHERE t.id = ?"_s.arg(names, values), list, {},
        1};
    plan.writes += insertedSession(plantexts::newSession(), plan.newSession, edit.session, title, row.model);
}

void ForkPlanner::copyMessages(EditPlan& plan, const SessionId& session)
{
    QString values;
    QString names = columnList(u"messages"_s,
        {{u"id"_s, u"x.new"_s}, {u"session_id"_s, u"?"_s},
            {u"parent_id"_s, u"(SELECT p.new FROM temp.stemma_map p WHERE p.old = t.parent_id)"_s}},
        &values);
    plan.script.steps += SqlStep {u"INSERT INTO main.messages (%1) SELECT %2 FROM main.messages t CROSS JOIN "
                                  "temp.stemma_map x ON x.old = t.id WHERE t.session_id = ? ORDER BY t.created_at, "
                                  "t.rowid"_s.arg(names, values),
        {plan.newSession.value, session.value}};
    // A marker names its own summary: only that id is another one, the rest of the text stays as it is.
    names = columnList(u"message_parts"_s,
        {{u"id"_s, u"stemma_id('part_', t.rowid)"_s}, {u"message_id"_s, u"x.new"_s}, {u"session_id"_s, u"?"_s},
            {u"content"_s,
                u"CASE WHEN t.part_type = 'compaction' THEN replace(t.content, x.old, x.new) ELSE t.content END"_s}},
        &values);
    plan.script.steps += SqlStep {u"INSERT INTO main.message_parts (%1) SELECT %2 FROM main.messages m CROSS JOIN "
                                  "temp.stemma_map x ON x.old = m.id CROSS JOIN main.message_parts t ON t.message_id = "
                                  "m.id WHERE m.session_id = ? ORDER BY m.created_at, m.rowid, t.part_index, "
                                  "t.rowid"_s.arg(names, values),
        {plan.newSession.value, session.value}};
}

void ForkPlanner::copyNodes(EditPlan& plan, const Cut& cut, const QHash<QString, QString>& newIds)
{
    const auto mapped = [](const QString& column) {
        return u"coalesce((SELECT y.new FROM temp.stemma_map y WHERE y.old = t.%1), t.%1)"_s.arg(column);
    };
    QHash<QString, QString> replaced = {{u"id"_s, u"?1"_s}, {u"session_id"_s, u"?2"_s},
        {u"span_start_message_id"_s, mapped(u"span_start_message_id"_s)},
        {u"span_end_message_id"_s, mapped(u"span_end_message_id"_s)}, {u"parent_node_ids"_s, u"?3"_s},
        {u"superseded"_s, u"?4"_s}};
    QString values;
    const QString names = columnList(u"summary_nodes"_s, replaced, &values);
    SqlStep step {
        u"INSERT INTO main.summary_nodes (%1) SELECT %2 FROM main.summary_nodes t WHERE t.id = ?5"_s.arg(names, values),
        {}};
    QSet<QString> inContext;
    for (const Item& item : cut.items)
        inContext += item.id;
    for (const Node& node : cut.kept) {
        if (!node.hasRow)
            continue;
        QStringList parents;
        for (const QString& parent : node.parents)
            parents += quotedPython(newIds.value(parent, parent));
        step.rows
            += QVariantList {newIds.value(node.id), plan.newSession.value, QString(u'[' + parents.join(u", "_s) + u']'),
                qint64(cut.listsContext && !inContext.contains(node.id)), node.id};
    }
    if (step.rows.isEmpty())
        return;
    step.expectedRows = step.rows.size();
    plan.writes += inserted(u"summary_nodes"_s, step.rows.size(), tr("copies, connected with the copied messages"));
    plan.script.steps += step;
}

Result<EditPlan> ForkPlanner::plan(const ForkEdit& edit)
{
    const auto row = sessionRow(edit.session);
    const auto cut = row ? cutAfter(edit.session, edit.at, edit.before) : std::unexpected(row.error());
    if (!cut)
        return std::unexpected(cut.error());
    EditPlan plan {.edit = edit,
        .action = u"fork"_s,
        .title = plantexts::fork(row->name, cut->number),
        .session = edit.session,
        .newSession = SessionId(newId("sess_"_L1))};
    if (!withOriginMark(row->metadata, {}))
        return fail(Errc::NotSupported,
            tr("The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them "
               "first."));

    addGuard(plan, u"SELECT model_id, metadata FROM main.sessions WHERE id = ?"_s, {edit.session.value});
    const QVariantList upTo {edit.session.value, cut->last.createdMs, cut->last.key};
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
    QHash<QString, QString> newIds;
    SqlStep summaries {u"INSERT INTO temp.stemma_map VALUES (?, ?)"_s, {}};
    for (const Node& node : cut->kept) {
        newIds.insert(node.id, newId("msg_"_L1));
        summaries.rows += QVariantList {node.id, newIds.value(node.id)};
    }
    if (!summaries.rows.isEmpty())
        plan.script.steps += summaries;
    plan.script.steps += SqlStep {u"INSERT INTO temp.stemma_map SELECT id, stemma_id('msg_') FROM main.messages WHERE "
                                  "session_id = ? AND is_summary = 0 AND (created_at, rowid) <= (?, ?) ORDER BY "
                                  "created_at, rowid"_s,
        upTo};
    copySession(plan, edit, *row, *cut);
    copyMessages(plan, edit.session);
    plan.writes += inserted(
        u"messages"_s, cut->messages + cut->kept.size(), tr("copies of 1–%1 with new ids").arg(cut->number));
    const auto parts = firstRow(u"SELECT count(*) FROM messages m JOIN message_parts p ON p.message_id = m.id WHERE "
                                "m.session_id = ? AND m.is_summary = 0 AND (m.created_at, m.rowid) <= (?, ?)"_s,
        upTo);
    plan.writes += inserted(u"message_parts"_s, parts.value(0).toLongLong(), tr("copies, content unchanged"));
    copyNodes(plan, *cut, newIds);
    writeItems(plan, plan.newSession, cut->items, true);
    addSessionChecks(plan, *row);
    return withFigures(std::move(plan), windowOf(edit.session, *cut));
}

void ForkPlanner::moveEnd(EditPlan& plan, const ResumeEdit& edit, const SessionRow& row, const Cut& cut)
{
    const qint64 created = toMs(now());
    QString values;
    const QString names = columnList(sessionTable(),
        {{u"id"_s, u"?1"_s}, {u"parent_id"_s, u"?2"_s}, {u"created_at"_s, u"?3"_s}, {u"updated_at"_s, u"?3"_s},
            {u"title"_s, u"?4"_s}, {u"is_active"_s, u"0"_s}, {u"metadata"_s, u"?5"_s}},
        &values);
    const QString archive = plan.newSession.value;
    const QString session = edit.session.value;
    const QString title = plantexts::discardedTitle(row.name);
    plan.script.steps += SqlStep {
        u"INSERT INTO main.sessions (%1) SELECT %2 FROM main.sessions t WHERE t.id = ?2"_s.arg(names, values),
        {archive, session, created, title, *withOriginMark(row.metadata, {u"discarded"_s, edit.session, cut.lastId})},
        {}, 1};
    plan.writes += insertedSession(plantexts::discardedEnd(), plan.newSession, edit.session, title, row.model);
    const QVariantList beyond {archive, session, cut.last.createdMs, cut.last.key};
    plan.script.steps += SqlStep {u"UPDATE main.messages SET session_id = ?1 WHERE session_id = ?2 AND is_summary = 0 "
                                  "AND (created_at, rowid) > (?3, ?4)"_s,
        beyond};
    // A summary of discarded messages belongs to neither side.
    SqlStep nodes {u"DELETE FROM main.summary_nodes WHERE id = ?"_s, {}};
    SqlStep parts {u"DELETE FROM main.message_parts WHERE message_id = ?"_s, {}};
    SqlStep messages {u"DELETE FROM main.messages WHERE id = ?"_s, {}};
    for (const Node& node : cut.dropped) {
        for (SqlStep* step : {&nodes, &parts, &messages})
            step->rows += QVariantList {node.id};
    }
    if (!cut.dropped.isEmpty()) {
        if (hasNodes())
            plan.script.steps += nodes;
        plan.script.steps += {parts, messages};
        plan.writes += {u"summary_nodes"_s, PlannedWrite::Change::Delete, cut.dropped.size(), {}, {},
            tr("summaries of discarded messages")};
        plan.warnings += tr(
            "%n summary(ies) of discarded messages are removed. Undo restores them.", nullptr, int(cut.dropped.size()));
    }
    plan.script.steps += SqlStep {u"UPDATE main.message_parts SET session_id = ?1 WHERE message_id IN (SELECT id FROM "
                                  "main.messages WHERE session_id = ?1) AND session_id IS NOT ?1"_s,
        {archive}};
}

Result<EditPlan> ForkPlanner::plan(const ResumeEdit& edit)
{
    const auto row = sessionRow(edit.session);
    const auto cut = row ? cutAfter(edit.session, edit.at, edit.before) : std::unexpected(row.error());
    if (!cut)
        return std::unexpected(cut.error());
    const auto rest
        = firstRow(u"SELECT count(*) FROM messages WHERE session_id = ? AND is_summary = 0 AND (created_at, "
                   "rowid) > (?, ?)"_s,
            {edit.session.value, cut->last.createdMs, cut->last.key});
    const qint64 discarded = rest.value(0).toLongLong();
    if (discarded == 0)
        return fail(Errc::Usage, plantexts::endsThere());
    EditPlan plan {.edit = edit,
        .action = u"resume"_s,
        .title = plantexts::resume(row->name, cut->number),
        .session = edit.session,
        .newSession = SessionId(newId("sess_"_L1))};
    if (!withOriginMark(row->metadata, {}))
        return fail(Errc::NotSupported,
            tr("The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair "
               "them first."));
    guardSession(plan, edit.session);
    moveEnd(plan, edit, *row, *cut);
    plan.writes += {u"messages"_s, PlannedWrite::Change::Update, discarded, tr("in this session"),
        tr("in the discarded end, a separate session")};
    if (cut->listsContext) {
        plan.script.steps += SqlStep {u"DELETE FROM main.context_items WHERE session_id = ?"_s, {edit.session.value}};
        writeItems(plan, edit.session, cut->items, false);
        // The end stays a session that mnesis can load: its messages are its context.
        plan.script.steps += SqlStep {
            u"INSERT INTO main.context_items (session_id, item_type, item_id, position, created_at) SELECT ?1, "
            "'message', id, row_number() OVER (ORDER BY created_at, rowid), ?2 FROM main.messages WHERE session_id = "
            "?1 AND is_summary = 0 ORDER BY created_at, rowid"_s,
            {plan.newSession.value, QString::number(toMs(now()))}, {}, discarded};
        SqlStep flags {u"UPDATE main.summary_nodes SET superseded = ?1 WHERE id = ?2 AND superseded IS NOT ?1"_s, {}};
        QSet<QString> inContext;
        for (const Item& item : cut->items)
            inContext += item.id;
        for (const Node& node : cut->kept) {
            if (node.hasRow)
                flags.rows += QVariantList {qint64(!inContext.contains(node.id)), node.id};
        }
        if (!flags.rows.isEmpty())
            plan.script.steps += flags;
    }
    addSessionChecks(plan, *row);
    return withFigures(std::move(plan), windowOf(edit.session, *cut));
}

} // namespace stemma::mnesis
