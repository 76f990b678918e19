// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairdraft.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

QString shownValue(const QVariant& value, qsizetype most)
{
    const QString text
        = value.typeId() == QMetaType::QByteArray ? QString::fromUtf8(value.toByteArray()) : value.toString();
    return text.size() <= most ? text : text.first(most) + u'…';
}

/// The values of one column: of several rows, a line each.
template<typename Cells, typename Value> QString shownValues(const Cells& cells, Value value)
{
    constexpr qsizetype MostRows = 100;
    constexpr qsizetype LongestLine = 200;
    constexpr qsizetype LongestText = 40'000;
    if (cells.size() == 1)
        return shownValue(cells.first().*value, LongestText);
    QStringList lines;
    for (auto cell = cells.cbegin(); cell != cells.cend() && lines.size() < MostRows; ++cell)
        lines += u"%1: %2"_s.arg(cell.key()).arg(shownValue((*cell).*value, LongestLine));
    return lines.join(u'\n');
}

} // namespace

// ---- values -------------------------------------------------------------------------------------

QVariant RepairDraft::cell(const QString& table, const QString& column, qint64 rowid)
{
    if (isSet(table, column, rowid))
        return m_cells[{table, column}].value(rowid).after;
    const QString sql = u"SELECT CAST(\"%1\" AS BLOB) FROM main.%2 WHERE rowid = ?"_s.arg(column, table);
    return firstRow(sql, {rowid}).value(0);
}

void RepairDraft::set(const QString& table, const QString& column, qint64 rowid, const QVariant& after)
{
    const QVariant before
        = isSet(table, column, rowid) ? m_cells[{table, column}].value(rowid).before : cell(table, column, rowid);
    m_cells[{table, column}].insert(rowid, {before, after});
}

void RepairDraft::set(const RawFinding& finding, const QVariant& after)
{
    set(finding.where.table, finding.where.column, finding.where.rowid, after);
}

bool RepairDraft::isSet(const QString& table, const QString& column, qint64 rowid) const
{
    return m_cells.value({table, column}).contains(rowid);
}

PlanBase::Place RepairDraft::mended(Place place) const
{
    const auto dates = m_cells.constFind({u"messages"_s, u"created_at"_s});
    if (dates != m_cells.cend() && dates->contains(place.key))
        place.createdMs = dates->value(place.key).after.toLongLong();
    return place;
}

void RepairDraft::writeCells()
{
    for (auto of = m_cells.cbegin(); of != m_cells.cend(); ++of) {
        const auto& [table, column] = of.key();
        SqlStep step {u"UPDATE main.%1 SET \"%2\" = CASE typeof(?1) WHEN 'blob' THEN CAST(?1 AS TEXT) ELSE ?1 END "
                      "WHERE rowid = ?2 AND CAST(\"%2\" AS BLOB) IS ?3"_s.arg(table, column),
            {}};
        for (auto cell = of->cbegin(); cell != of->cend(); ++cell)
            step.rows += QVariantList {cell->after, cell.key(), cell->before};
        step.expectedRows = step.rows.size();
        plan.script.steps += step;
        plan.writes += {table + u'.' + column, Update, of->size(), shownValues(*of, &Cell::before),
            shownValues(*of, &Cell::after),
            of->size() == 1 ? tr("row %1").arg(of->firstKey()) : tr("rows %1").arg(shownNumbers(of->keys()))};
    }
}

// ---- sessions -----------------------------------------------------------------------------------

QVariantList RepairDraft::modelFor(const QString& session) const
{
    const auto own = firstRow(u"SELECT model_id, provider_id FROM messages WHERE session_id = ? AND is_summary = 0 AND "
                              "model_id <> '' ORDER BY created_at DESC, rowid DESC LIMIT 1"_s,
        {session});
    return !own.isEmpty()
        ? own
        : firstRow(u"SELECT model_id, provider_id FROM sessions WHERE model_id <> '' ORDER BY created_at "
                   "DESC, rowid DESC LIMIT 1"_s);
}

qint64 RepairDraft::beginOf(const QString& session) const
{
    const auto first = firstRow(u"SELECT min(created_at) FROM messages WHERE session_id = ? AND "
                                "typeof(created_at) = 'integer' AND created_at <= ?"_s,
        {session, clock});
    return first.value(0).isNull() ? clock : first.first().toLongLong();
}

QString RepairDraft::firstMessageOf(const QString& session) const
{
    return messageBeside(reader, SessionId(session), {}, Side::Behind).value_or(ListedItem()).id;
}

bool RepairDraft::makeSession(const RawFinding& finding)
{
    const QString& id = finding.where.session;
    if (m_sessions.contains(id))
        return true;
    const auto model = modelFor(id);
    if (model.isEmpty()) {
        counts.leave(finding.place(), tr("No session of the store has a model to use."));
        return false;
    }
    m_sessions += id;
    contexts[id]; // where none is recorded, that is made up for
    plan.script.steps += SqlStep {
        u"INSERT INTO main.sessions (id, created_at, updated_at, model_id, provider_id) VALUES (?1, ?2, ?2, ?3, ?4)"_s,
        {id, beginOf(id), model.value(0), model.value(1)}, {}, 1};
    plan.writes += PlannedWrite {u"sessions"_s, Insert, 1, {}, {}, tr("for messages without a session"),
        {{u"id"_s, id}, {u"model_id"_s, model.value(0).toString()}}};
    plan.warnings += tr("The session row is created from its messages; title, system prompt and metadata stay lost.");
    return true;
}

} // namespace stemma::mnesis
