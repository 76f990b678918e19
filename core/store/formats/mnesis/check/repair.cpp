// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repair.h"

#include "core/store/plan/plantexts.h"
#include "core/store/formats/mnesis/check/check.h"
#include "core/store/formats/mnesis/check/repairer.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

constexpr qsizetype ShownText = 40'000;
constexpr qsizetype MostTold = 12; ///< of things of one kind, in a plan's words

QString shown(const QVariant& value, qsizetype most)
{
    const QString text
        = value.typeId() == QMetaType::QByteArray ? QString::fromUtf8(value.toByteArray()) : value.toString();
    return text.size() <= most ? text : text.first(most) + u'…';
}

/// The values of one column: of several rows, a line each.
template<typename Cells, typename Value> QString shown(const Cells& cells, Value value)
{
    constexpr qsizetype MostRows = 100;
    constexpr qsizetype LongestLine = 200;
    if (cells.size() == 1)
        return shown(cells.first().*value, ShownText);
    QStringList lines;
    for (auto cell = cells.cbegin(); cell != cells.cend() && lines.size() < MostRows; ++cell)
        lines += u"%1: %2"_s.arg(cell.key()).arg(shown((*cell).*value, LongestLine));
    return lines.join(u'\n');
}

QString rowNumbers(const QList<qint64>& rows)
{
    QStringList words;
    for (const qint64 row : rows.first(std::min(rows.size(), MostTold)))
        words += QString::number(row);
    if (rows.size() > MostTold)
        words += u"…"_s;
    return words.join(u", "_s);
}

} // namespace

Repairer::Work Repairer::workFor(CheckRule rule)
{
    static const QHash<CheckRule, Work> works = {{CheckRule::WrongType, &Repairer::storeProperly},
        {CheckRule::NotUtf8, &Repairer::makeUtf8}, {CheckRule::EmptyModel, &Repairer::enterModel},
        {CheckRule::InvalidMetadata, &Repairer::clear}, {CheckRule::MissingParentSession, &Repairer::clear},
        {CheckRule::CyclicSessions, &Repairer::breakCircle}, {CheckRule::NoContextItems, &Repairer::backfill},
        {CheckRule::MissingSession, &Repairer::makeSession}, {CheckRule::MissingParentMessage, &Repairer::clear},
        {CheckRule::ParentInOtherSession, &Repairer::clear}, {CheckRule::CyclicMessages, &Repairer::breakCircle},
        {CheckRule::InvalidTime, &Repairer::redate}, {CheckRule::InvalidTokens, &Repairer::countTokensAsNone},
        {CheckRule::InvalidErrorCode, &Repairer::setErrorUnknown}, {CheckRule::TimeInFuture, &Repairer::redate},
        {CheckRule::TimeBackwards, &Repairer::redate}, {CheckRule::AnswerWithoutParts, &Repairer::removeMessage},
        {CheckRule::UnansweredPrompts, &Repairer::removePrompts},
        {CheckRule::MessageNotInContext, &Repairer::addMessages}, {CheckRule::MessageSentTwice, &Repairer::dropMessage},
        {CheckRule::SummaryWithoutNode, &Repairer::enterNode}, {CheckRule::MissingMessage, &Repairer::removePart},
        {CheckRule::PartInOtherSession, &Repairer::takeMessagesSession},
        {CheckRule::PartTypeDiffers, &Repairer::takeFromContent},
        {CheckRule::ToolColumnsDiffer, &Repairer::takeFromContent},
        {CheckRule::UnansweredToolCall, &Repairer::failCall}, {CheckRule::RepeatedToolCall, &Repairer::renameCall},
        {CheckRule::NodeWithoutMessage, &Repairer::makeSummary}, {CheckRule::InvalidNodeKind, &Repairer::setKind},
        {CheckRule::InvalidNodeParents, &Repairer::emptyParents}, {CheckRule::SpanReversed, &Repairer::exchangeEnds},
        {CheckRule::OverlappingSummaries, &Repairer::keepWider},
        {CheckRule::ActiveNodeNotInContext, &Repairer::supersede},
        {CheckRule::SupersededInContext, &Repairer::takeMark}, {CheckRule::UncountedSummary, &Repairer::countSummary},
        {CheckRule::ItemWithoutSession, &Repairer::dropItemOfNoSession},
        {CheckRule::ItemWithoutMessage, &Repairer::dropItem}, {CheckRule::ItemOfOtherSession, &Repairer::dropItem},
        {CheckRule::SummaryAsMessage, &Repairer::nameAsSummary},
        {CheckRule::MessageAsSummary, &Repairer::nameAsMessage}, {CheckRule::ItemRepeated, &Repairer::dropRepeated},
        {CheckRule::ItemOutOfOrder, &Repairer::sortItems}};
    return works.value(rule);
}

void Repairer::skip(const Finding& finding, const QString& reason)
{
    m_counts.leave(Findings::placeOf(finding.where), reason);
}

// ---- single values ------------------------------------------------------------------------------

Result<QVariant> Repairer::cell(const QString& table, const QString& column, qint64 rowid)
{
    if (const auto& cells = m_cells[{table, column}]; cells.contains(rowid))
        return cells.value(rowid).after;
    const auto row
        = firstRow(u"SELECT CAST(\"%1\" AS BLOB) FROM main.%2 WHERE rowid = ?"_s.arg(column, table), {rowid});
    if (!row)
        return std::unexpected(row.error());
    return row->value(0);
}

Result<> Repairer::set(const QString& table, const QString& column, qint64 rowid, const QVariant& after)
{
    auto& cells = m_cells[{table, column}];
    if (cells.contains(rowid)) {
        cells[rowid].after = after;
        return {};
    }
    const auto before = cell(table, column, rowid);
    if (!before)
        return std::unexpected(before.error());
    cells.insert(rowid, {*before, after});
    return {};
}

Result<> Repairer::set(const Finding& finding, const QVariant& after)
{
    return set(finding.where.table, finding.where.column, finding.where.rowid, after);
}

void Repairer::writeCells()
{
    for (auto of = m_cells.cbegin(); of != m_cells.cend(); ++of) {
        if (of->isEmpty())
            continue;
        const auto& [table, column] = of.key();
        SqlStep step {u"UPDATE main.%1 SET \"%2\" = CASE typeof(?1) WHEN 'blob' THEN CAST(?1 AS TEXT) ELSE ?1 END "
                      "WHERE rowid = ?2 AND CAST(\"%2\" AS BLOB) IS ?3"_s.arg(table, column),
            {}};
        for (auto cell = of->cbegin(); cell != of->cend(); ++cell)
            step.rows += QVariantList {cell->after, cell.key(), cell->before};
        step.expectedRows = step.rows.size();
        m_plan.script.steps += step;
        PlannedWrite write {table + u'.' + column, PlannedWrite::Change::Update, of->size(), {}, {}};
        write.what = of->size() == 1 ? tr("row %1").arg(of->firstKey()) : tr("rows %1").arg(rowNumbers(of->keys()));
        write.before = shown(*of, &Cell::before);
        write.after = shown(*of, &Cell::after);
        m_plan.writes += write;
    }
}

// ---- all together -------------------------------------------------------------------------------

Result<> Repairer::addAll(const std::vector<Finding>& findings)
{
    for (const Finding& finding : findings) {
        const Work work = workFor(finding.rule);
        const qsizetype left = m_counts.left();
        if (const Result<> done = (this->*work)(finding); !done)
            return done;
        m_mended += left == m_counts.left() ? 1 : 0;
    }
    return {};
}

void Repairer::addRemovedParts()
{
    if (m_parts.isEmpty())
        return;
    SqlStep step {u"DELETE FROM main.message_parts WHERE rowid = ?"_s, {}};
    QList<qint64> rows = m_parts.values();
    std::ranges::sort(rows);
    for (const qint64 row : std::as_const(rows))
        step.rows += QVariantList {row};
    step.expectedRows = rows.size();
    m_plan.script.steps += step;
    m_plan.writes += PlannedWrite {
        u"message_parts"_s, PlannedWrite::Change::Delete, rows.size(), {}, {}, tr("rows %1").arg(rowNumbers(rows))};
}

Result<> Repairer::finishRemovals()
{
    SqlStep parts {u"DELETE FROM main.message_parts WHERE message_id = ?"_s, {}};
    SqlStep children {u"UPDATE main.messages SET parent_id = NULL WHERE parent_id = ?"_s, {}};
    SqlStep messages {u"DELETE FROM main.messages WHERE id = ?"_s, {}};
    for (auto of = m_messages.begin(); of != m_messages.end(); ++of) {
        const SessionId session(of.key());
        const EditPlan before = m_removals;
        if (const Result<> moved = moveSpans(m_removals, session, *of); !moved) {
            if (moved.error().code != Errc::NotSupported)
                return moved;
            m_removals = before;
            for (const QString& id : std::as_const(*of))
                m_counts.leave(tr("message %1").arg(id), moved.error().text);
            m_mended -= std::min(m_mended, of->size());
            of->clear();
            continue;
        }
        if (const Result<> guarded = guardSession(m_removals, session); !guarded)
            return guarded;
        m_contexts[session.value].without += *of;
        for (const QString& id : std::as_const(*of)) {
            for (SqlStep* step : {&parts, &children, &messages})
                step->rows += QVariantList {id};
        }
    }
    if (messages.rows.isEmpty())
        return {};
    messages.expectedRows = messages.rows.size();
    m_removals.script.steps += {parts, children, messages};
    m_removals.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Delete, messages.rows.size(), {}, {},
        tr("failed prompts and empty answers")};
    return {};
}

// A node that the new list of items names is in the context after all.
Result<> Repairer::finishNodes()
{
    for (auto node = m_replaced.cbegin(); node != m_replaced.cend(); ++node) {
        if (m_listed.contains(node.key()))
            continue;
        if (const Result<> done = set(u"summary_nodes"_s, u"superseded"_s, *node, qint64(1)); !done)
            return done;
    }
    return {};
}

Result<EditPlan> Repairer::plan(const RepairEdit& edit, const std::vector<Finding>& findings)
{
    m_plan = {.edit = edit, .action = u"repair"_s, .session = edit.session};
    const auto isElsewhere
        = [&](const Finding& finding) { return finding.where.session != findings.front().where.session; };
    if (m_plan.session.isEmpty() && !findings.empty() && std::ranges::none_of(findings, isElsewhere))
        m_plan.session = SessionId(findings.front().where.session);
    if (const Result<> added = addAll(findings); !added)
        return std::unexpected(added.error());
    for (const auto work :
        {&Repairer::finishRemovals, &Repairer::finishDates, &Repairer::finishContexts, &Repairer::finishNodes}) {
        if (const Result<> done = (this->*work)(); !done)
            return std::unexpected(done.error());
    }
    if (const Result<> guarded = guardReferences(); !guarded)
        return std::unexpected(guarded.error());
    writeCells();
    addRemovedParts();
    append(m_removals);
    append(m_contextPlan);
    if (const Result<> added = m_counts.addTo(m_plan, qsizetype(findings.size()), m_mended); !added)
        return std::unexpected(added.error());
    if (!m_window)
        return m_plan;
    const EditPlan bare = m_plan;
    auto measured = withFigures(std::move(m_plan), *m_window);
    return measured ? measured : Result<EditPlan>(bare); // what is damaged may not be measured before it is mended
}

// So that what refers to nothing can be restored by an undo.
Result<> Repairer::guardReferences()
{
    const auto count = firstRow(SqliteWriter::BrokenReferences, {});
    if (!count || count->value(0).toLongLong() == 0 || m_mended == 0)
        return count ? Result<>() : std::unexpected(count.error());
    return addGuard(m_plan, SqliteWriter::BrokenReferences, {});
}

void Repairer::append(const EditPlan& more)
{
    m_plan.script.guards += more.script.guards;
    m_plan.script.steps += more.script.steps;
    m_plan.writes += more.writes;
    m_plan.warnings += more.warnings;
    m_plan.warnings.removeDuplicates();
}

Result<EditPlan> planRepair(StoreReader& reader, const RepairEdit& edit, const JobControl& job, Time clock)
{
    const std::optional<SessionId> session = edit.session.isEmpty() ? std::nullopt : std::optional(edit.session);
    auto findings = findRepairs(reader, session, job, clock);
    const auto isOther = [&](const Findings::Raw& finding) {
        return (!edit.codes.isEmpty() && !edit.codes.contains(codeOf(finding.rule)))
            || (!edit.place.isEmpty() && Findings::placeOf(finding.where) != edit.place);
    };
    if (findings)
        std::erase_if(*findings, isOther);
    // What belongs to nothing that is there is not found by way of its session.
    if (findings && findings->empty() && session && !edit.place.isEmpty()) {
        findings = findRepairs(reader, {}, job, clock);
        if (findings)
            std::erase_if(*findings, isOther);
    }
    if (!findings)
        return std::unexpected(findings.error());
    return reader.read(job, [&] { return mnesis::Repairer(reader, job, clock).plan(edit, *findings); });
}

} // namespace stemma::mnesis
