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

namespace {

ContextFigures figuresOf(const MeasuredWindow& window)
{
    return {window.items, window.budget.total, window.budget.estimated, window.budget};
}

} // namespace

QString shown(QStringView text)
{
    constexpr qsizetype ShownText = 40'000;
    return text.size() <= ShownText ? text.toString() : text.first(ShownText) + u'…';
}

QString textContent(const QString& text)
{
    return u"{\"type\": \"text\", \"text\": %1}"_s.arg(quotedPython(text));
}

QString markerContent(const QString& node, qint64 level)
{
    return u"{\"type\": \"compaction\", \"summary_node_id\": %1, \"compacted_message_count\": 0, "
           "\"compacted_token_count\": 0, \"level\": %2}"_s.arg(quotedPython(node), QString::number(level));
}

QVariantList PlanBase::firstRow(const QString& sql, const QVariantList& values) const
{
    return m_reader.firstRow(sql, values);
}

std::optional<PlanBase::Place> PlanBase::placeOf(const QString& message) const
{
    return m_reader.placeOf(message);
}

void PlanBase::addGuard(EditPlan& plan, const QString& sql, const QVariantList& values)
{
    addGuard(plan, sql, values, firstRow(sql, values));
}

void PlanBase::addGuard(EditPlan& plan, const QString& sql, const QVariantList& values, const QVariantList& row)
{
    plan.script.guards += SqlGuard {sql, values, row, plantexts::changedMeanwhile()};
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

Result<PlanBase::SessionRow> PlanBase::sessionRow(const SessionId& id)
{
    const auto row = firstRow(u"SELECT title, model_id, metadata FROM sessions WHERE id = ?"_s, {id.value});
    if (row.isEmpty())
        return fail(Errc::NotFound, tr("The store has no session “%1”.").arg(id.value));
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
Result<SessionRules> PlanBase::rulesOf(const SessionId& id, const SessionRow& row) const
{
    SessionRules rules = mnesis::rulesOf(m_reader, id, row.model);
    return rules.rules.checkWindow().transform([&] { return std::move(rules); });
}

Result<PlanBase::MessageRow> PlanBase::messageRow(const SessionId& session, const MessageId& id)
{
    const auto row = firstRow(u"SELECT created_at, rowid, is_summary FROM messages WHERE id = ? AND session_id = ?"_s,
        {id.value, session.value});
    if (row.isEmpty())
        return fail(Errc::NotFound, plantexts::noMessage(id.value));
    MessageRow message;
    message.place = {row.value(0).toLongLong(), row.value(1).toLongLong()};
    message.isSummary = row.value(2).toLongLong() != 0;
    message.number = StoreReader::indexIn(m_reader.outline(session), message.place) + 1;
    return message;
}

Result<EditPlan> PlanBase::withFigures(EditPlan plan, const Result<Window>& after)
{
    const auto present = readWindow(m_reader, plan.session, {});
    if (!present || !after)
        return std::unexpected(!present ? present.error() : after.error());
    const auto before = measureWindow(m_reader, plan.session, *present, m_job);
    const auto then = measureWindow(m_reader, plan.session, *after, m_job);
    if (!before || !then)
        return std::unexpected(!before ? before.error() : then.error());
    plan.before = figuresOf(*before);
    plan.after = figuresOf(*then);
    PlannedCheck fits {u"context-fits"_s, then->leftOut == 0, tr("The context fits into the model's window.")};
    fits.onlyWarns = true;
    if (!fits.ok)
        fits.text = tr("%n message(s) of the context do not fit into the model's window; mnesis leaves them out.",
            nullptr, int(then->leftOut));
    plan.checks += fits;
    if (const QString chosen = chosenText(then->rules); !chosen.isEmpty())
        plan.checks += PlannedCheck {u"rules-chosen"_s, true, tr("Figures use your settings: %1.").arg(chosen)};
    return plan;
}

void PlanBase::addSessionChecks(EditPlan& plan, const SessionRow& session)
{
    const bool hasModel = !session.model.isEmpty();
    plan.checks += {u"model-set"_s, hasModel,
        hasModel ? tr("The session has a model.") : tr("The session has no model, so mnesis cannot load it.")};
    const auto metadata = session.metadata.isEmpty() ? std::expected<json::Value, json::ParseError>()
                                                     : json::parse(session.metadata.toUtf8());
    plan.checks += {u"metadata-valid"_s, metadata.has_value(),
        metadata ? tr("The metadata of the session are valid JSON.")
                 : tr("The metadata of the session are not valid JSON, so mnesis cannot list sessions.")};
}

// A summary's span begins and ends at messages that are there; where one of them goes, its neighbour within takes over.
Result<> PlanBase::moveSpans(EditPlan& plan, const SessionId& session, const QSet<QString>& gone)
{
    const auto nodes = m_reader.summaries().nodes(session);
    for (const SummaryNode& node : nodes) {
        if (!gone.contains(node.first.value) && !gone.contains(node.last.value))
            continue;
        const auto first = placeOf(node.first.value);
        const auto last = placeOf(node.last.value);
        if (!first || !last)
            continue;
        QStringList remaining;
        auto messages = m_reader.rows(
            u"SELECT id FROM messages WHERE session_id = ? AND is_summary = 0 AND (created_at, rowid) >= (?, ?) AND "
            "(created_at, rowid) <= (?, ?) ORDER BY created_at, rowid"_s,
            {session.value, first->createdMs, first->key, last->createdMs, last->key});
        while (messages.next()) {
            if (!gone.contains(messages.text(0)))
                remaining += messages.text(0);
        }
        if (remaining.isEmpty())
            return fail(Errc::NotSupported,
                tr("The summary “%1” replaces only these messages, so it would be empty.")
                    .arg(firstLine(node.text.text, NameLength)));
        plan.script.steps += SqlStep {u"UPDATE main.summary_nodes SET span_start_message_id = ?, span_end_message_id = "
                                      "? WHERE id = ?"_s,
            {remaining.first(), remaining.last(), node.id.value}};
        plan.writes += {u"summary_nodes"_s, PlannedWrite::Change::Update, 1,
            node.first.value + u" – "_s + node.last.value, remaining.first() + u" – "_s + remaining.last()};
        plan.warnings
            += tr("The summary “%1” still mentions these messages.").arg(firstLine(node.text.text, NameLength));
    }
    return {};
}

QString PlanBase::newId(QLatin1StringView prefix)
{
    static thread_local UlidSource source;
    return prefix + QString::fromLatin1(source.next(now()));
}

QList<PlanBase::Node> PlanBase::readNodes(const SessionId& session)
{
    QList<Node> nodes;
    const auto all = m_reader.summaries().nodes(session);
    for (const SummaryNode& summary : all) {
        Node node;
        node.id = summary.id.value;
        for (const NodeId& parent : summary.parents)
            node.parents += parent.value;
        node.made = placeOf(node.id).value_or(Place {});
        node.first = placeOf(summary.first.value);
        node.last = placeOf(summary.last.value);
        node.hasRow = hasNodes() && !firstRow(u"SELECT 1 FROM summary_nodes WHERE id = ?"_s, {node.id}).isEmpty();
        nodes += node;
    }
    std::ranges::stable_sort(nodes, {}, &Node::made);
    return nodes;
}

void PlanBase::writeItems(EditPlan& plan, const SessionId& session, const QList<Item>& items, bool mapped)
{
    if (items.isEmpty())
        return;
    const QString id = mapped ? u"(SELECT x.new FROM temp.stemma_map x WHERE x.old = ?3)"_s : u"?3"_s;
    SqlStep step {u"INSERT INTO main.context_items (session_id, item_type, item_id, position, created_at) VALUES (?1, "
                  "?2, %1, ?4, ?5)"_s.arg(id),
        {}};
    const QString created = QString::number(toMs(now()));
    qint64 position = 0;
    for (const Item& item : items)
        step.rows
            += QVariantList {session.value, item.isSummary ? u"summary"_s : u"message"_s, item.id, ++position, created};
    step.expectedRows = step.rows.size();
    plan.writes += PlannedWrite {u"context_items"_s, PlannedWrite::Change::Insert, step.rows.size(), {}, {},
        tr("the items of the context, in order")};
    plan.script.steps += step;
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
Result<> PlanBase::needContextList(const SessionId& session)
{
    const Schema& schema = m_reader.schema();
    const QString table = u"summary_nodes"_s;
    const bool isOld = !hasItems() || !schema.has(table, u"kind"_s) || !schema.has(table, u"parent_node_ids"_s)
        || !schema.has(table, u"superseded"_s);
    if (isOld)
        return fail(Errc::NotSupported, noPlaceForSummaries());
    if (m_reader.summaries().hasContextItems(session))
        return {};
    const auto message = firstRow(u"SELECT 1 FROM messages WHERE session_id = ? LIMIT 1"_s, {session.value});
    if (message.isEmpty())
        return fail(Errc::Usage, plantexts::noMessages());
    return fail(Errc::NotSupported,
        tr("The session has no context items, so mnesis would not send its messages. Repair that first (finding "
           "“no-context-items”)."));
}

std::optional<PlanBase::Span> PlanBase::spanOf(const SummaryNode& node) const
{
    const auto first = placeOf(node.first.value);
    const auto last = placeOf(node.last.value);
    if (!first || !last || *last < *first)
        return std::nullopt;
    return Span {*first, *last};
}

bool PlanBase::isWithin(const QList<Span>& spans, const Place& place)
{
    return std::ranges::any_of(spans, [&](const Span& span) { return span.contains(place); });
}

void PlanBase::warnOfThreshold(EditPlan& plan)
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

void PlanBase::addRemoval(EditPlan& plan, const QStringList& messages)
{
    // The order that foreign keys ask for.
    SqlStep parts {u"DELETE FROM main.message_parts WHERE message_id = ?"_s, {}};
    SqlStep children {u"UPDATE main.messages SET parent_id = NULL WHERE parent_id = ?"_s, {}};
    SqlStep rows {u"DELETE FROM main.messages WHERE id = ?"_s, {}};
    for (const QString& id : messages) {
        for (SqlStep* step : {&parts, &children, &rows})
            step->rows += QVariantList {id};
    }
    rows.expectedRows = messages.size();
    plan.script.steps += {parts, children, rows};
}

void PlanBase::removeNode(EditPlan& plan, const QString& id, const QString& text)
{
    // The order that foreign keys ask for.
    plan.script.steps += SqlStep {u"DELETE FROM main.summary_nodes WHERE id = ?"_s, {id}};
    plan.script.steps += SqlStep {u"DELETE FROM main.message_parts WHERE message_id = ?"_s, {id}};
    plan.script.steps += SqlStep {u"UPDATE main.messages SET parent_id = NULL WHERE parent_id = ?"_s, {id}};
    plan.script.steps += SqlStep {u"DELETE FROM main.messages WHERE id = ? AND is_summary <> 0"_s, {id}};
    plan.writes += PlannedWrite {
        u"summary_nodes"_s, PlannedWrite::Change::Delete, 1, shown(text), {}, tr("the summary, with its message")};
}

} // namespace stemma::mnesis
