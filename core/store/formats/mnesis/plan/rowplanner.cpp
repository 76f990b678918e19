// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/rowplanner.h"

#include "core/base/text.h"
#include "core/store/formats/mnesis/context/context.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/formats/mnesis/plan/edit.h"
#include "core/store/formats/mnesis/plan/itemwriter.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonsplice.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

RowPlanner::PartRow RowPlanner::partRow(const SessionId& session, const MessageId& message, int index, bool isRemoved)
{
    PartRow part {.message = messageRow(session, message)};
    const auto row = firstRow(u"SELECT rowid, CAST(content AS BLOB), compacted_at FROM message_parts "
                              "WHERE message_id = ? ORDER BY part_index, rowid LIMIT 1 OFFSET ?"_s,
        {message.value, index});
    if (row.isEmpty())
        refuse(Errc::NotFound, PlanText::noPart(message.value, index));
    part.rowid = row.value(0).toLongLong();
    part.content = row.value(1).toByteArray();
    part.prunedAt = row.value(2);
    const auto content = json::parse(part.content);
    if (content && content->isObject()) {
        part.type = content->text(u"type");
        part.toolName = content->text(u"tool_name");
    } else if (!isRemoved) {
        refuse(Errc::NotSupported, tr("The part is not a JSON object, so it cannot be edited. You can remove it."));
    }
    return part;
}

Result<EditPlan> RowPlanner::plan(const RenameEdit& edit)
{
    const SessionRow row = sessionRow(edit.session);
    if (row.title == edit.title)
        return fail(Errc::Usage, PlanText::sameTitle());
    EditPlan plan = begun(edit, u"rename"_s, PlanText::rename(row.name, edit.title));
    addGuard(plan, u"SELECT title FROM main.sessions WHERE id = ?"_s, {edit.session.value});
    const QVariant title = edit.title.isEmpty() ? QVariant() : QVariant(edit.title);
    plan.script.steps
        += SqlStep {u"UPDATE main.sessions SET title = ? WHERE id = ?"_s, {title, edit.session.value}, {}, -1};
    plan.writes += {u"sessions.title"_s, Update, 1, row.title, edit.title};
    return plan;
}

Result<> RowPlanner::add(EditPlan& plan, const TextEdit& edit, const SessionRow& row)
{
    const PartRow part = partRow(edit.session, edit.message, edit.part);
    const bool isTool = part.type == "tool"_L1;
    const bool isFile = part.type == "file_ref"_L1;
    if (!isTool && !isFile && part.type != "text"_L1 && part.type != "reasoning"_L1)
        return fail(Errc::NotSupported,
            tr("Only texts, thinking, tool outputs and summaries of files can be edited; this part has the type “%1”.")
                .arg(part.type));
    const QByteArray key = isTool ? "output" : isFile ? "exploration_summary" : "text";
    const auto range = json::memberValue(part.content, key);
    if (!range)
        return fail(Errc::NotSupported, tr("The part has no “%1” to edit.").arg(QString::fromLatin1(key)));
    const QByteArray sourceText = part.content.sliced(range->start, range->length);
    const auto old = json::parse(sourceText);
    if (old && old->isString() && old->string == edit.text)
        return fail(Errc::Usage, PlanText::sameText());
    if (plan.title.isEmpty()) {
        plan.title = PlanText::editMessage(part.message.number, row.name);
        plan.action = u"edit"_s;
    }
    addGuard(plan, u"SELECT CAST(content AS BLOB) FROM main.message_parts WHERE rowid = ?"_s, {part.rowid});
    m_texts.rows += QVariantList {json::spliced(part.content, *range, json::quotedPython(edit.text)), part.rowid};
    plan.writes += {u"message_parts row %1"_s.arg(part.rowid), Update, 1,
        PlanText::shown(old && old->isString() ? old->string : QString::fromUtf8(sourceText)),
        PlanText::shown(edit.text)};
    if (isFile)
        setStoredSummary(plan, part.content, edit.text);
    // Counts that mnesis trusts instead of the text. Of several texts the last one is the summary.
    const auto isLaterText = [&edit](const Part& one) { return one.index > edit.part && one.as<TextPart>(); };
    if (part.message.isSummary && part.type == "text"_L1 && hasNodes()
        && std::ranges::none_of(m_reader.parts(edit.message.value, -1), isLaterText)) {
        const qint64 tokens = rulesOf(edit.session, row).space().count(edit.text);
        plan.script.steps
            += SqlStep {u"UPDATE main.message_parts SET token_estimate = ? WHERE rowid = ?"_s, {tokens, part.rowid}};
        plan.script.steps += SqlStep {u"UPDATE main.summary_nodes SET content = ?, token_count = ? WHERE id = ?"_s,
            {edit.text, tokens, edit.message.value}};
        const QString node = u"SELECT count(*) FROM summary_nodes WHERE id = ?"_s; // those of 0.1 have none
        plan.writes += {u"summary_nodes"_s, Update, number(node, {edit.message.value}), {}, {}};
        m_written.insert(edit.message.value, {false, false, edit.text, tokens});
        return {};
    }
    const auto change = [wanted = edit.text](Part::Body& body) {
        if (auto* text = std::get_if<TextPart>(&body))
            text->text = LongText(wanted);
        else if (auto* thinking = std::get_if<ReasoningPart>(&body))
            thinking->text = LongText(wanted);
        else if (auto* tool = std::get_if<ToolPart>(&body))
            tool->output = LongText(wanted);
        else if (auto* file = std::get_if<FileReferencePart>(&body))
            file->reference.summary = wanted;
    };
    m_changes[edit.message.value] += {edit.part, change};
    return {};
}

/// mnesis gives the summary that it stored with a content to later messages that hold the same (spec 8.1).
void RowPlanner::setStoredSummary(EditPlan& plan, const QByteArray& content, const QString& summary)
{
    const auto reference = json::parse(content);
    const QString id = reference ? reference->text(u"content_id") : QString();
    if (id.isEmpty() || !m_reader.schema().has(u"file_references"_s))
        return;
    const QString stored = u"SELECT exploration_summary FROM main.file_references WHERE content_id = ?"_s;
    const QVariantList row = firstRow(stored, {id});
    if (row.isEmpty())
        return;
    addGuard(plan, stored, {id});
    plan.script.steps += SqlStep {
        u"UPDATE main.file_references SET exploration_summary = ? WHERE content_id = ?"_s, {summary, id}, {}, -1};
    plan.writes += {u"file_references.exploration_summary"_s, Update, 1, PlanText::shown(row.first().toString()),
        PlanText::shown(summary)};
}

Result<> RowPlanner::add(EditPlan& plan, const PruneEdit& edit)
{
    const PartRow part = partRow(edit.session, edit.message, edit.part);
    if (part.type != "tool"_L1)
        return fail(Errc::NotSupported, tr("Only tool outputs can be pruned."));
    const bool isPruned = part.prunedAt.isValid();
    if (isPruned != edit.restore)
        return fail(Errc::Usage, isPruned ? tr("This output is already pruned.") : tr("This output is not pruned."));
    if (plan.title.isEmpty()) {
        const auto name = isPruned ? tr("Restore output of %1 in message %2") : tr("Prune output of %1 in message %2");
        plan.title = name.arg(part.toolName, QString::number(part.message.number));
        plan.action = isPruned ? u"unprune"_s : u"prune"_s;
    }
    addGuard(plan, u"SELECT compacted_at FROM main.message_parts WHERE rowid = ?"_s, {part.rowid}, {part.prunedAt});
    const QVariant time = isPruned ? QVariant() : QVariant(m_at);
    m_prunings.rows += QVariantList {time, part.rowid};
    plan.writes += {
        u"message_parts.compacted_at row %1"_s.arg(part.rowid), Update, 1, part.prunedAt.toString(), time.toString()};
    if (part.toolName == "skill"_L1 && !isPruned)
        plan.warnings += tr("mnesis itself never prunes the outputs of the tool “skill”.");
    m_pruned += edit.message.value;
    const auto change = [at = isPruned ? std::nullopt : std::optional(timeFromMs(m_at))](Part::Body& body) {
        if (auto* tool = std::get_if<ToolPart>(&body))
            tool->prunedAt = at;
    };
    m_changes[edit.message.value] += {edit.part, change};
    return {};
}

Result<> RowPlanner::add(EditPlan& plan, const RemoveEdit& edit, const SessionRow& row)
{
    if (const Result<> sound = checkRemoval(edit); !sound)
        return sound;
    if (m_removed.isEmpty() && m_gone.isEmpty())
        guardSession(plan, edit.session);
    bool isWhole = !edit.part;
    if (edit.part) {
        const QString& id = edit.messages.first().value;
        const PartRow part = partRow(edit.session, edit.messages.first(), *edit.part, true);
        if (part.message.isSummary && part.type == "text"_L1) // its row has the text, too
            return fail(Errc::NotSupported, summaryStays(part.message.number));
        m_removed[id].insert(*edit.part);
        // A message goes with the last of its parts.
        const qint64 parts = number(u"SELECT count(*) FROM message_parts WHERE message_id = ?"_s, {id});
        isWhole = parts == qint64(m_removed[id].size());
        m_removals.rows += QVariantList {part.rowid};
        if (!isWhole)
            plan.writes += PlannedWrite {u"message_parts row %1"_s.arg(part.rowid), Delete, 1,
                PlanText::shown(QString::fromUtf8(part.content)), {}};
    }
    for (const MessageId& id : isWhole ? edit.messages : QList<MessageId>()) {
        const MessageRow message = messageRow(edit.session, id);
        if (message.isSummary)
            return fail(Errc::NotSupported, summaryStays(message.number));
        if (!m_gone.contains(id.value))
            m_goneNumbers += message.number;
        m_gone += id.value;
        m_goneRows += message.place.key;
    }
    if (plan.title.isEmpty()) {
        plan.title = isWhole ? PlanText::removeMessages(m_gone.size(), row.name) : PlanText::removePart(row.name);
        plan.action = u"remove"_s;
    }
    return {};
}

/// The window without the messages that go.
Window RowPlanner::removeGone(EditPlan& plan)
{
    moveSpans(plan, plan.session, m_gone);
    const auto before = readItems(m_reader, plan.session);
    QList<ListedItem> after = before;
    after.removeIf([this](const ListedItem& item) { return m_gone.contains(item.id); });
    m_reader.got(writeItems(plan, plan.session, before, after, {tr("their places in the context"), {}}));
    Window window = before.isEmpty() ? wholeWindow(m_reader, plan.session) : windowOf(after);
    std::erase_if(window.messages, [this](const Window::Entry& entry) { return m_goneRows.contains(entry.message); });
    addRemoval(plan, m_gone.values(), Removed::Messages);
    plan.writes += {u"messages"_s, Delete, m_gone.size(), {}, {},
        tr("number %1", "of messages: 3, 4, 5").arg(shownNumbers(m_goneNumbers))};
    m_pruned -= m_gone;
    return window;
}

Result<EditPlan> RowPlanner::plan(const BatchEdit& batch)
{
    const SessionRow row = sessionRow(batch.session);
    EditPlan plan = begun(batch.edits.size() > 1 ? Edit(batch) : toEdit(batch.edits.value(0)), {}, {});
    for (const SingleEdit& edit : batch.edits) {
        const auto* text = std::get_if<TextEdit>(&edit);
        const auto* pruning = std::get_if<PruneEdit>(&edit);
        const auto* removal = std::get_if<RemoveEdit>(&edit);
        const Result<> added = text ? add(plan, *text, row)
            : pruning               ? add(plan, *pruning)
            : removal               ? add(plan, *removal, row)
                                    : fail(Errc::NotSupported, notPossible(EditKind::Batch));
        if (!added)
            return std::unexpected(added.error());
    }
    for (SqlStep* step : {&m_texts, &m_prunings, &m_removals}) {
        step->expectedRows = step->rows.size();
        plan.script.steps += step->rows.isEmpty() ? QList<SqlStep>() : QList {*step};
    }
    Window after = m_gone.isEmpty() ? wholeWindow(m_reader, plan.session) : removeGone(plan);
    after.written = m_written;
    const auto changeParts = [this](const QString& id, QList<Part>& parts) {
        m_pruned.remove(id);
        const auto changes = m_changes.value(id);
        for (const auto& [part, change] : changes) {
            if (part < parts.size())
                change(parts[part].body);
        }
        const auto removed = m_removed.value(id); // the last one first
        for (const int part : removed) {
            if (part < parts.size())
                parts.removeAt(part);
        }
    };
    if (!m_changes.isEmpty() || !m_removed.isEmpty())
        after.change = changeParts;
    plan = withFigures(std::move(plan), after);
    if (!m_pruned.isEmpty())
        plan.warnings += tr("This output is no longer sent, so the context does not change.");
    return plan;
}

Result<EditPlan> RowPlanner::plan(const DeleteEdit& edit)
{
    const SessionRow row = sessionRow(edit.session);
    EditPlan plan = begun(edit, u"delete"_s, PlanText::deleteSession(row.name));
    guardSession(plan, edit.session);
    const QString id = edit.session.value;
    const auto add = [&](const QString& table, const QString& condition) {
        const qint64 count = number(u"SELECT count(*) FROM main.%1 WHERE %2"_s.arg(table, condition), {id});
        plan.script.steps += SqlStep {u"DELETE FROM main.%1 WHERE %2"_s.arg(table, condition), {id}};
        plan.writes += {table, Delete, count, {}, {}};
    };
    // The order that foreign keys ask for.
    for (const QString& table : {u"context_items"_s, u"summary_nodes"_s}) {
        if (m_reader.schema().has(table))
            add(table, u"session_id = ?"_s);
    }
    add(u"message_parts"_s, u"message_id IN (SELECT id FROM main.messages WHERE session_id = ?)"_s);
    plan.script.steps += SqlStep {u"UPDATE main.messages SET parent_id = NULL WHERE parent_id IN (SELECT id FROM "
                                  "main.messages WHERE session_id = ?)"_s,
        {id}};
    if (const qint64 count = number(u"SELECT count(*) FROM sessions WHERE parent_id = ?"_s, {id}); count > 0) {
        plan.script.steps
            += SqlStep {u"UPDATE main.sessions SET parent_id = NULL WHERE parent_id = ?"_s, {id}, {}, count};
        plan.writes += {u"sessions.parent_id"_s, Update, count, id, {}};
        plan.warnings += tr("%n child session(s) stay, without a parent.", nullptr, int(count));
    }
    add(u"messages"_s, u"session_id = ?"_s);
    add(u"sessions"_s, u"id = ?"_s);
    return plan;
}

} // namespace stemma::mnesis
