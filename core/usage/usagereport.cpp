// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/usagereport.h"

#include <QCoreApplication>
#include <QDate>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct UsageText
{
    Q_DECLARE_TR_FUNCTIONS(Usage)
};

template<typename Key> void widen(std::optional<Time>& bound, const std::optional<Time>& by, Key better)
{
    if (by && (!bound || better(*by, *bound)))
        bound = by;
}

void addCell(UsageRow& row, const UsageFigures& figures, bool isSubAgent, const std::optional<Time>& first,
    const std::optional<Time>& last)
{
    row.figures.add(figures);
    if (isSubAgent)
        row.subAgents.add(figures);
    widen(row.first, first, std::less());
    widen(row.last, last, std::greater());
}

bool isGreater(const UsageRow& a, const UsageRow& b)
{
    if (a.figures.cost != b.figures.cost)
        return a.figures.cost > b.figures.cost;
    const qint64 tokensA = a.figures.tokens.total();
    const qint64 tokensB = b.figures.tokens.total();
    return tokensA != tokensB ? tokensA > tokensB : a.key < b.key;
}

} // namespace

void UsageFigures::add(const UsageFigures& more)
{
    calls += more.calls;
    tokens.add(more.tokens);
    cost += more.cost;
    covered += more.covered;
    unpricedCalls += more.unpricedCalls;
    unpriced.add(more.unpriced);
    storedCost += more.storedCost;
    storedCostCalls += more.storedCostCalls;
}

std::optional<double> UsageFigures::cacheHitRate() const
{
    const qint64 context = tokens.context();
    return context > 0 ? std::optional(double(tokens.cacheRead) / double(context)) : std::nullopt;
}

QString UsageReport::keyOf(const Cell& cell, UsageAxis axis) const
{
    switch (axis) {
    case UsageAxis::Session:
    case UsageAxis::Turn:
        return m_sessions.value(cell.session);
    case UsageAxis::Model:
        return m_models.value(cell.model);
    case UsageAxis::Agent:
        return m_agents.value(cell.agent);
    case UsageAxis::Project:
        return m_projects.value(cell.project);
    case UsageAxis::Day:
        break;
    }
    return cell.day == 0 ? QString() : QDate::fromJulianDay(cell.day).toString(Qt::ISODate);
}

std::vector<UsageRow> UsageReport::rows(UsageAxis axis) const
{
    if (axis == UsageAxis::Turn)
        return m_turns;
    std::vector<UsageRow> rows;
    QHash<QString, size_t> places;
    for (const Cell& cell : m_cells) {
        const QString key = keyOf(cell, axis);
        const auto place = places.constFind(key);
        if (place == places.cend()) {
            places.insert(key, rows.size());
            UsageRow row;
            row.key = key;
            row.title = axis == UsageAxis::Session ? m_titles.value(cell.session) : key;
            row.session = SessionId(axis == UsageAxis::Session ? key : QString());
            rows.push_back(std::move(row));
        }
        addCell(rows[place == places.cend() ? rows.size() - 1 : *place], cell.figures, cell.isSubAgent, cell.first,
            cell.last);
    }
    if (axis == UsageAxis::Day)
        std::ranges::sort(rows, {}, &UsageRow::key);
    else
        std::ranges::sort(rows, isGreater);
    return rows;
}

void addRows(std::vector<UsageRow>& to, std::vector<UsageRow> more, UsageAxis axis, const QString& store)
{
    const bool isOwn = axis == UsageAxis::Session || axis == UsageAxis::Turn;
    QHash<QString, size_t> places;
    for (size_t i = 0; !isOwn && i < to.size(); ++i)
        places.insert(to[i].key, i);
    for (UsageRow& row : more) {
        const auto known = isOwn ? places.cend() : places.constFind(row.key);
        if (known == places.cend()) {
            row.store = isOwn ? store : QString();
            to.push_back(std::move(row));
            continue;
        }
        UsageRow& sum = to[*known];
        sum.figures.add(row.figures);
        sum.subAgents.add(row.subAgents);
        widen(sum.first, row.first, std::less());
        widen(sum.last, row.last, std::greater());
    }
    if (axis == UsageAxis::Day)
        std::ranges::sort(to, {}, &UsageRow::key);
    else if (axis != UsageAxis::Turn)
        std::ranges::stable_sort(to, isGreater);
}

std::vector<UsageDifferenceSum> addedUp(const std::vector<UsageDifference>& differences)
{
    std::vector<UsageDifferenceSum> sums;
    QStringList reasons;
    for (const UsageDifference& one : differences) {
        if (!reasons.contains(one.reason))
            reasons << one.reason;
        auto sum = std::ranges::find_if(sums, [&one](const UsageDifferenceSum& known) {
            return known.figure == one.figure && known.reason == one.reason;
        });
        if (sum == sums.end())
            sum = sums.insert(
                sums.end(), UsageDifferenceSum {.figure = one.figure, .reason = one.reason, .isCost = one.isCost});
        ++sum->sessions;
        sum->counted += one.counted;
        sum->stored += one.stored;
    }
    std::ranges::stable_sort(
        sums, {}, [&reasons](const UsageDifferenceSum& sum) { return reasons.indexOf(sum.reason); });
    return sums;
}

std::vector<UsageCross> UsageReport::crossed(UsageAxis axis, UsageAxis other) const
{
    std::vector<UsageCross> crossed;
    QHash<std::pair<QString, QString>, size_t> places;
    for (const Cell& cell : m_cells) {
        const std::pair keys(keyOf(cell, axis), keyOf(cell, other));
        const auto place = places.constFind(keys);
        if (place == places.cend()) {
            places.insert(keys, crossed.size());
            crossed.push_back({keys.first, keys.second, cell.figures});
        } else {
            crossed[*place].figures.add(cell.figures);
        }
    }
    std::ranges::sort(crossed, {},
        [](const UsageCross& cross) { return std::pair<QStringView, QStringView>(cross.key, cross.other); });
    return crossed;
}

QStringList UsageReport::unpricedModels() const
{
    return m_unpriced;
}

std::vector<UsageLeftOut> UsageReport::leftOutInAll() const
{
    std::vector<UsageLeftOut> sums;
    for (const UsageLeftOut& part : m_leftOut) {
        auto sum = std::ranges::find(sums, part.reason, &UsageLeftOut::reason);
        if (sum == sums.end())
            sum = sums.insert(sums.end(), UsageLeftOut {part.reason, {}, 0, {}});
        sum->records += part.records;
        sum->tokens.add(part.tokens);
    }
    std::ranges::sort(sums, {}, &UsageLeftOut::reason);
    return sums;
}

QString notCountedText(NotCounted reason)
{
    switch (reason) {
    case NotCounted::Counted:
        break;
    case NotCounted::OtherLine:
        return UsageText::tr("repeated on another line of the same answer");
    case NotCounted::Repeated:
        return UsageText::tr("a counter repeated without a call");
    case NotCounted::Copied:
        return UsageText::tr("copies of calls that another session has");
    case NotCounted::Replayed:
        return UsageText::tr("history that a fork or a sub-agent brought along");
    case NotCounted::Total:
        return UsageText::tr("totals of calls that are counted one by one");
    }
    return {};
}

} // namespace stemma
