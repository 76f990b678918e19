// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/usageadder.h"

#include "core/base/shownzone.h"
#include "core/session/modelname.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

void stretch(std::optional<Time>& first, std::optional<Time>& last, const std::optional<Time>& at)
{
    if (!at)
        return;
    first = first ? std::min(*first, *at) : *at;
    last = last ? std::max(*last, *at) : *at;
}

} // namespace

qint32 NameList::placeOf(const QString& name)
{
    if (m_last >= 0 && m_names.at(m_last) == name)
        return m_last;
    const auto known = m_places.constFind(name);
    if (known != m_places.cend())
        return m_last = *known;
    m_last = qint32(m_names.size());
    m_names << name;
    m_places.insert(name, m_last);
    return m_last;
}

UsageAdder::UsageAdder(const PriceTable& prices, QString format, bool withTurns)
    : m_prices(prices)
    , m_format(std::move(format))
    , m_withTurns(withTurns)
{
    m_report.m_currency = prices.currency();
}

/// In the zone of the user, where days may have 23 or 25 hours.
qint64 UsageAdder::dayOf(const std::optional<Time>& time)
{
    if (!time)
        return 0;
    const qint64 ms = toMs(*time);
    if (ms >= m_dayBegin && ms < m_dayEnd)
        return m_day;
    const QTimeZone zone = shownZone();
    const QDate date = QDateTime::fromMSecsSinceEpoch(ms, zone).date();
    if (!date.isValid())
        return 0;
    m_day = date.toJulianDay();
    m_dayBegin = date.startOfDay(zone).toMSecsSinceEpoch();
    m_dayEnd = date.addDays(1).startOfDay(zone).toMSecsSinceEpoch();
    return m_day;
}

UsageFigures UsageAdder::figuresOf(const UsageRecord& call)
{
    const std::optional<double> cost = m_prices.cost(call);
    UsageFigures figures;
    figures.calls = 1;
    figures.tokens = call.tokens;
    if (cost) {
        figures.cost = *cost;
        const PriceTable& table = m_prices.table();
        if (table.hasSubscriptions() && table.billingOf(call, m_format) == Billing::Subscription)
            figures.covered = figures.cost;
    } else {
        figures.unpricedCalls = 1;
        figures.unpriced = call.tokens;
        m_unpriced.insert(PriceTable::unpricedModel(call));
    }
    if (call.cost) {
        figures.storedCost = *call.cost;
        figures.storedCostCalls = 1;
    }
    return figures;
}

UsageReport::Cell& UsageAdder::cellOf(const CellKey& key)
{
    if (m_lastCell.second < m_report.m_cells.size() && m_lastCell.first == key)
        return m_report.m_cells[m_lastCell.second];
    auto place = m_cells.constFind(key);
    if (place == m_cells.cend()) {
        place = m_cells.insert(key, m_report.m_cells.size());
        UsageReport::Cell cell;
        cell.day = key.day;
        cell.session = key.session;
        cell.model = key.model;
        cell.agent = key.agent;
        cell.project = key.project;
        cell.isSubAgent = key.isSubAgent;
        m_report.m_cells.push_back(cell);
    }
    m_lastCell = {key, *place};
    return m_report.m_cells[*place];
}

/// Of a sub-agent's call its own turn.
UsageRow& UsageAdder::turnOf(const UsageRecord& call)
{
    const std::pair key(call.storedIn.value, call.turn);
    auto place = m_turns.constFind(key);
    if (place == m_turns.cend()) {
        place = m_turns.insert(key, m_report.m_turns.size());
        UsageRow row;
        row.session = call.storedIn;
        row.turn = call.turn;
        row.prompt = call.prompt;
        row.promptKey = call.promptKey;
        row.key = u"%1/%2"_s.arg(call.storedIn.value).arg(call.turn + 1);
        row.title = row.key;
        m_report.m_turns.push_back(std::move(row));
    }
    return m_report.m_turns[*place];
}

void UsageAdder::add(const UsageRecord& call)
{
    const UsageFigures figures = figuresOf(call);
    UsageReport::Cell& cell
        = cellOf({dayOf(call.at), m_sessions.placeOf(call.session.value), m_models.placeOf(withoutProvider(call.model)),
            m_agents.placeOf(call.agent), m_projects.placeOf(call.project), call.isSubAgent});
    cell.figures.add(figures);
    stretch(cell.first, cell.last, call.at);
    m_report.m_total.add(figures);
    if (call.isSubAgent)
        m_report.m_subAgents.add(figures);
    if (!m_withTurns)
        return;
    UsageRow& turn = turnOf(call);
    turn.figures.add(figures);
    if (call.isSubAgent)
        turn.subAgents.add(figures);
    stretch(turn.first, turn.last, call.at);
}

void UsageAdder::leaveOut(NotCounted reason, const SessionId& session, const CallTokens& tokens, qint64 records)
{
    const std::pair key(session.value, reason);
    auto place = m_leftOut.constFind(key);
    if (place == m_leftOut.cend()) {
        place = m_leftOut.insert(key, m_report.m_leftOut.size());
        m_report.m_leftOut.push_back({reason, session, 0, {}});
    }
    UsageLeftOut& sum = m_report.m_leftOut[*place];
    sum.records += records;
    sum.tokens.add(tokens);
}

void UsageAdder::setTurnTitles(const QHash<QString, QString>& titles)
{
    for (UsageRow& turn : m_report.m_turns)
        turn.title = titles.value(turn.key, turn.title);
}

UsageReportPtr UsageAdder::report() const
{
    auto report = std::make_shared<UsageReport>(m_report);
    report->m_sessions = m_sessions.names();
    report->m_models = m_models.names();
    report->m_agents = m_agents.names();
    report->m_projects = m_projects.names();
    for (const QString& session : report->m_sessions)
        report->m_titles << m_titles.value(session, session);
    report->m_unpriced = QStringList(m_unpriced.begin(), m_unpriced.end());
    std::ranges::sort(report->m_unpriced);
    return report;
}

} // namespace stemma
