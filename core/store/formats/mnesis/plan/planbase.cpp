// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/planbase.h"

#include "core/store/formats/mnesis/read/sessionreader.h"
#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/base/text.h"
#include "core/base/ulid.h"
#include "core/store/formats/mnesis/context/context.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

QString shownNumbers(const QList<qint64>& numbers)
{
    constexpr qsizetype Most = 12;
    QStringList words;
    for (const qint64 number : numbers.first(std::min(numbers.size(), Most)))
        words += QString::number(number);
    if (numbers.size() > Most)
        words += u"…"_s;
    return words.join(u", "_s);
}

QString idList(const QList<NodeId>& ids)
{
    QStringList quoted;
    for (const NodeId& id : ids)
        quoted += QString::fromLatin1(json::quotedPython(id.value));
    return u'[' + quoted.join(u", "_s) + u']';
}

void PlanBase::addGuard(EditPlan& plan, const QString& sql, const QVariantList& values)
{
    addGuard(plan, sql, values, firstRow(sql, values));
}

void PlanBase::addGuard(EditPlan& plan, const QString& sql, const QVariantList& values, const QVariantList& row)
{
    plan.script.guards += SqlGuard {sql, values, row, PlanText::changedMeanwhile()};
}

// A sum() of integers fails beyond 64 bits, and with it the change. total() does not and takes what is no integer
// whole, but is rounded beyond 53 bits; by less than the lower halves show, where they are incomplete.
void PlanBase::addSumGuard(EditPlan& plan, const QString& sql, const QString& column, const QVariantList& values)
{
    const QString total = u"total(%1)"_s.arg(column);
    const QString both = u"%1, sum(%2 & 4294967295)"_s.arg(total, column);
    QVariantList row = firstRow(sql.arg(both), values);
    if (row.isEmpty())
        return; // the read fails
    const QVariant lower = row.takeLast();
    if (row.constLast().toDouble() == lower.toDouble())
        addGuard(plan, sql.arg(total), values, row);
    else
        addGuard(plan, sql.arg(both), values, row << lower);
}

void PlanBase::guardItems(EditPlan& plan, const QString& session)
{
    // The greatest id is asked apart: the index of sessions has it at its end.
    addSumGuard(plan,
        u"SELECT count(*), (SELECT max(id) FROM main.context_items WHERE session_id = ?1), %1 FROM main.context_items "
        "WHERE session_id = ?1"_s,
        u"position"_s, {session});
}

// The whole session must be as it was: for changes that an agent's next message would make wrong.
void PlanBase::guardSession(EditPlan& plan, const SessionId& session)
{
    const QVariantList id {session.value};
    addGuard(plan, u"SELECT title, model_id, metadata, is_active FROM main.sessions WHERE id = ?"_s, id);
    addGuard(plan, u"SELECT count(*), max(rowid), max(created_at) FROM main.messages WHERE session_id = ?"_s, id);
    if (hasItems())
        guardItems(plan, session.value);
    if (hasNodes() && m_reader.schema().has(u"summary_nodes"_s, u"superseded"_s))
        addSumGuard(plan, u"SELECT count(*), max(rowid), %1 FROM main.summary_nodes WHERE session_id = ?"_s,
            u"superseded"_s, id);
}

PlanBase::SessionRow PlanBase::sessionRow(const SessionId& id)
{
    const auto row = firstRow(u"SELECT title, model_id, metadata FROM sessions WHERE id = ?"_s, {id.value});
    if (row.isEmpty())
        refuse(Errc::NotFound, tr("The store has no session “%1”.").arg(id.value));
    SessionRow session {row.value(0).toString(), row.value(1).toString(), row.value(2).toString(), {}};
    session.name = firstLine(session.title, NameLength);
    if (session.name.isEmpty()) {
        const auto prompt = m_reader.database().attempt([&] { return SessionReader(m_reader).firstPrompt(id); });
        session.name = firstLine(prompt.value_or(QString()), NameLength);
    }
    if (session.name.isEmpty())
        session.name = id.value;
    return session;
}

/// With a window that something can be planned in.
SessionRules PlanBase::rulesOf(const SessionId& id, const SessionRow& row) const
{
    SessionRules rules = mnesis::rulesOf(m_reader, id, row.model);
    m_reader.got(rules.rules.checkWindow());
    return rules;
}

PlanBase::MessageRow PlanBase::messageRow(const SessionId& session, const MessageId& id)
{
    const auto row = firstRow(u"SELECT created_at, rowid, is_summary FROM messages WHERE id = ? AND session_id = ?"_s,
        {id.value, session.value});
    if (row.isEmpty()) {
        refuse(Errc::NotFound, PlanText::noMessage(id.value));
        return {};
    }
    const Place place {row.value(0).toLongLong(), row.value(1).toLongLong()};
    return {place, StoreReader::indexIn(m_reader.outline(session), place) + 1, row.value(2).toLongLong() != 0};
}

EditPlan PlanBase::begun(const Edit& edit, const QString& action, const QString& title)
{
    return {.edit = edit, .action = action, .title = title, .session = sessionOf(edit)};
}

EditPlan PlanBase::withFigures(EditPlan plan, const Window& after)
{
    const auto measured
        = [&](const Window& window) { return m_reader.got(measureWindow(m_reader, plan.session, window, m_job)); };
    plan.before = measured(m_reader.got(readWindow(m_reader, plan.session, {}))).figures;
    const MeasuredWindow then = measured(after);
    plan.after = then.figures;
    PlannedCheck fits {u"context-fits"_s, then.leftOut == 0, tr("The context fits into the model's window."), true};
    if (!fits.ok)
        fits.text = tr("%n message(s) of the context do not fit into the model's window; mnesis leaves them out.",
            nullptr, int(then.leftOut));
    plan.checks += fits;
    if (const QString chosen = chosenText(then.rules); !chosen.isEmpty())
        plan.checks += PlannedCheck {u"rules-chosen"_s, true, tr("Figures use your settings: %1.").arg(chosen)};
    return plan;
}

void PlanBase::addSessionChecks(EditPlan& plan, const SessionRow& session)
{
    const bool hasModel = !session.model.isEmpty();
    plan.checks += {u"model-set"_s, hasModel,
        hasModel ? tr("The session has a model.") : tr("The session has no model, so mnesis cannot load it.")};
    const auto metadata = json::parse(session.metadata.isEmpty() ? "null"_ba : session.metadata.toUtf8());
    plan.checks += {u"metadata-valid"_s, metadata.has_value(),
        metadata ? tr("The metadata of the session are valid JSON.")
                 : tr("The metadata of the session are not valid JSON, so mnesis cannot list sessions.")};
}

// A summary's span begins and ends at messages that are there; where one of them goes, its neighbour within takes over.
void PlanBase::moveSpans(EditPlan& plan, const SessionId& session, const QSet<QString>& gone)
{
    QList<Place> places;
    for (const QString& id : gone)
        places += placeOf(id).value_or(Place {});
    for (const SummaryNode& node : m_reader.summaries().nodes(session)) {
        const auto span = m_reader.spanOf(node.first.value, node.last.value);
        if (span && std::ranges::any_of(places, [&](const Place& place) { return span->contains(place); }))
            plan.warnings += tr("The summary “%1” still mentions these messages.").arg(nameOf(node));
        if (!span || (!gone.contains(node.first.value) && !gone.contains(node.last.value)))
            continue;
        QList<ListedItem> remaining = messagesOf(m_reader, session, *span);
        remaining.removeIf([&gone](const ListedItem& message) { return gone.contains(message.id); });
        if (remaining.isEmpty())
            return refuse(Errc::NotSupported,
                tr("The summary “%1” replaces only these messages, so it would be empty.").arg(nameOf(node)));
        plan.script.steps += SqlStep {u"UPDATE main.summary_nodes SET span_start_message_id = ?, span_end_message_id = "
                                      "? WHERE id = ?"_s,
            {remaining.first().id, remaining.last().id, node.id.value}};
        plan.writes += {u"summary_nodes"_s, Update, 1, node.first.value + u" – "_s + node.last.value,
            remaining.first().id + u" – "_s + remaining.last().id};
    }
}

QString PlanBase::newId(QLatin1StringView prefix)
{
    static thread_local UlidSource source;
    return prefix + QString::fromLatin1(source.next(now()));
}

QList<PlanBase::Node> PlanBase::readNodes(const SessionId& session)
{
    QList<Node> nodes;
    for (const SummaryNode& summary : m_reader.summaries().nodes(session))
        nodes += {summary.id, placeOf(summary.id.value).value_or(Place {}), spanOf(summary), summary.parents,
            !summary.fields.isEmpty(), summary.superseded};
    std::ranges::stable_sort(nodes, {}, &Node::made);
    return nodes;
}

QString PlanBase::nameOf(const SummaryNode& node)
{
    return firstLine(node.text.text, NameLength);
}

QString PlanBase::noPlaceForSummaries()
{
    return tr("mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.");
}

/// Summaries stand in the list of what the agent sees, and a store without that list has no place for them.
void PlanBase::needContextList(const SessionId& session)
{
    const QStringList needed {u"kind"_s, u"parent_node_ids"_s, u"superseded"_s};
    if (!hasItems() || !m_reader.schema().has(u"summary_nodes"_s, needed))
        refuse(Errc::NotSupported, noPlaceForSummaries());
    else if (firstRow(u"SELECT 1 FROM messages WHERE session_id = ? LIMIT 1"_s, {session.value}).isEmpty()
        && !m_reader.summaries().hasContextItems(session))
        refuse(Errc::Usage, PlanText::noMessages());
    else
        needItems(session);
}

void PlanBase::needItems(const SessionId& session)
{
    if (!m_reader.summaries().hasContextItems(session))
        refuse(Errc::NotSupported,
            tr("The session has no context items, so mnesis would not send its messages. Repair that first (finding "
               "“no-context-items”)."));
}

std::optional<PlanBase::Span> PlanBase::spanOf(const SummaryNode& node) const
{
    const auto span = m_reader.spanOf(node.first.value, node.last.value);
    return span && span->first <= span->last ? span : std::nullopt;
}

bool PlanBase::isWithin(const QList<Span>& spans, const Place& place)
{
    return std::ranges::any_of(spans, [&](const Span& span) { return span.contains(place); });
}

EditPlan PlanBase::withThreshold(EditPlan plan)
{
    const auto lines = rulesOf(plan.session, sessionRow(plan.session)).rules.thresholds();
    if (lines && lines->measure == CompactionThresholds::Measure::Context && plan.after
        && lines->isSoft(plan.after->tokens))
        plan.warnings
            += tr("The context would exceed %L1 tokens, at which mnesis compacts after a turn.").arg(lines->soft);
    return plan;
}

// ---- rows ---------------------------------------------------------------------------------------
// Columns that are not named have the values that the tables give them.

PlanBase::NewPart PlanBase::textPart(const QString& text, qint64 tokens)
{
    return {
        u"text"_s, u"{\"type\": \"text\", \"text\": %1}"_s.arg(QString::fromLatin1(json::quotedPython(text))), tokens};
}

void PlanBase::addParts(EditPlan& plan, const QString& session, const QString& message, const QList<NewPart>& parts)
{
    SqlStep step {u"INSERT INTO main.message_parts (id, message_id, session_id, part_type, part_index, content, "
                  "token_estimate) VALUES (stemma_id('part_'), ?, ?, ?, ?, ?, ?)"_s,
        {}};
    for (const NewPart& part : parts)
        step.rows += QVariantList {message, session, part.type, qint64(step.rows.size()), part.content, part.tokens};
    step.expectedRows = parts.size();
    plan.script.steps += step;
}

void PlanBase::addSummaryMessage(
    EditPlan& plan, const SummaryNode& node, const QString& model, qint64 createdMs, const QVariant& row)
{
    const QString& id = node.id.value;
    plan.script.steps += SqlStep {u"INSERT INTO main.messages (rowid, id, session_id, role, created_at, model_id, "
                                  "is_summary, mode) VALUES (?, ?, ?, 'assistant', ?, ?, 1, 'compaction')"_s,
        {row, id, node.session.value, createdMs, model}, {}, 1};
    const QString marker
        = u"{\"type\": \"compaction\", \"summary_node_id\": %1, \"compacted_message_count\": 0, "
          "\"compacted_token_count\": 0, \"level\": %2}"_s.arg(QString::fromLatin1(json::quotedPython(id)))
              .arg(node.level);
    addParts(
        plan, node.session.value, id, {textPart(node.text.text, node.tokens.value_or(0)), {u"compaction"_s, marker}});
}

void PlanBase::addNode(EditPlan& plan, const SummaryNode& node, const QString& model, qint64 createdMs)
{
    const bool isLeaf = node.parents.isEmpty();
    plan.script.steps += SqlStep {
        u"INSERT INTO main.summary_nodes (id, session_id, level, span_start_message_id, span_end_message_id, content, "
        "token_count, created_at, model_id, compaction_level, kind, parent_node_ids, superseded) VALUES (?, ?, ?, ?, "
        "?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {node.id.value, node.session.value, qint64(isLeaf ? 0 : 1), node.first.value, node.last.value, node.text.text,
            node.tokens.value_or(0), createdMs, model, qint64(std::max(node.level, 1)),
            isLeaf ? u"leaf"_s : u"condensed"_s, idList(node.parents), qint64(node.superseded)},
        {}, 1};
}

void PlanBase::addRemoval(EditPlan& plan, const QStringList& messages, Removed what)
{
    // A summary may have the id of a message that is none.
    const bool areSummaries = what == Removed::Summaries;
    const QString also = areSummaries ? u" AND is_summary <> 0"_s : QString();
    const QString of = u"IN (SELECT id FROM main.messages WHERE id = ?%1)"_s.arg(also);
    // The order that foreign keys ask for.
    SqlStep parts {u"DELETE FROM main.message_parts WHERE message_id "_s + of, {}};
    for (const QString& id : messages)
        parts.rows += QVariantList {id};
    const SqlStep rows {
        u"DELETE FROM main.messages WHERE id = ?"_s + also, {}, parts.rows, areSummaries ? -1 : messages.size()};
    // No index has the parents: looked for one by one, each would take a walk over the table.
    const SqlStep children {u"UPDATE main.messages SET parent_id = NULL WHERE parent_id IN (SELECT id FROM "
                            "main.messages WHERE id IN (SELECT value FROM json_each(?))%1)"_s.arg(also),
        {idList(QList<NodeId>(messages.begin(), messages.end()))}};
    plan.script.steps += {parts, children, rows};
}

void PlanBase::removeNodes(EditPlan& plan, const QStringList& ids)
{
    SqlStep nodes {u"DELETE FROM main.summary_nodes WHERE id = ?"_s, {}};
    for (const QString& id : ids)
        nodes.rows += QVariantList {id};
    if (hasNodes())
        plan.script.steps += nodes;
    addRemoval(plan, ids, Removed::Summaries);
}

void PlanBase::removeNode(EditPlan& plan, const QString& id, const QString& text)
{
    removeNodes(plan, {id});
    plan.writes
        += PlannedWrite {u"summary_nodes"_s, Delete, 1, PlanText::shown(text), {}, tr("the summary, with its message")};
}

void PlanBase::markSuperseded(EditPlan& plan, const QStringList& ids, bool isSuperseded)
{
    if (ids.isEmpty())
        return;
    SqlStep flags {
        u"UPDATE main.summary_nodes SET superseded = ?1 WHERE id = ?2 AND (superseded <> 0) IS NOT ?1"_s, {}};
    for (const QString& id : ids)
        flags.rows += QVariantList {qint64(isSuperseded), id};
    plan.script.steps += flags;
    plan.writes += {u"summary_nodes.superseded"_s, Update, ids.size(), QString::number(!isSuperseded),
        QString::number(isSuperseded)};
}

} // namespace stemma::mnesis
