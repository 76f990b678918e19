// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/usagedifferences.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct DifferenceText
{
    Q_DECLARE_TR_FUNCTIONS(Usage)
};

constexpr double LeastCost = 0.005; ///< half a cent is rounding

QString countsText(NotCounted reason)
{
    return DifferenceText::tr("The agent counts what is left out here: %1.").arg(notCountedText(reason));
}

} // namespace

UsageDifferences::Sums& UsageDifferences::sumsOf(const SessionId& session)
{
    const auto place = m_places.constFind(session);
    if (place != m_places.cend())
        return m_sums[*place];
    m_places.insert(session, m_sums.size());
    return m_sums.emplace_back(Sums {.session = session});
}

void UsageDifferences::setUnit(const UsageUnit& unit, const SessionId& session, const std::optional<UsageTotal>& total)
{
    (void)sumsOf(session);
    Sums& sums = sumsOf(unit.session);
    sums.total = total;
    sums.isCopy = !unit.copyOf.isEmpty();
    m_unit = m_places.value(unit.session);
    m_session = m_places.value(session);
}

void UsageDifferences::add(const UsageRecord& call)
{
    const std::optional<double> known = m_prices.cost(call);
    const double cost = known.value_or(0);
    if (call.notCounted == NotCounted::Copied)
        m_sums[m_unit].copiedCost += cost;
    if (call.notCounted != NotCounted::Counted)
        return leaveOut(call.notCounted, call.tokens);
    m_sums[m_unit].own.add(call.tokens);
    if (m_unit != m_session)
        m_sums[m_session].subAgents.add(call.tokens);
    for (const size_t place : {m_unit, m_session}) {
        m_sums[place].cost += cost;
        m_sums[place].isPriced = m_sums[place].isPriced && known;
        if (m_unit == m_session)
            break;
    }
}

void UsageDifferences::leaveOut(NotCounted reason, const CallTokens& tokens)
{
    m_sums[m_unit].leftOut[size_t(reason)].add(tokens);
}

/// Empty: it is not what was left out.
QString UsageDifferences::leftOutReason(const Sums& sums, Figure figure)
{
    const qint64 missing = figure(sums.total->tokens) - figure(sums.own);
    CallTokens all;
    for (int reason = 1; reason < NotCountedReasons; ++reason) {
        const CallTokens& tokens = sums.leftOut[size_t(reason)];
        all.add(tokens);
        if (missing != 0 && figure(tokens) == missing)
            return countsText(NotCounted(reason));
    }
    if (missing > 0 && figure(all) == missing)
        return DifferenceText::tr("The agent counts all that is left out here.");
    return {};
}

QString UsageDifferences::reasonOf(const Sums& sums, Figure figure)
{
    const qint64 missing = figure(sums.total->tokens) - figure(sums.own);
    if (QString reason = leftOutReason(sums, figure); !reason.isEmpty())
        return reason;
    if (missing > 0 && sums.isCopy)
        return DifferenceText::tr("The agent's sum goes on from that of the session that this one was made of.");
    if (missing > 0)
        return DifferenceText::tr("The agent counts calls that it does not record, such as those for titles, or calls "
                                  "whose records are gone.");
    return DifferenceText::tr("The agent's sum is older than the last calls, or began anew when the session was "
                              "resumed.");
}

/// An agent's sum may be with the sub-agents or without them.
void UsageDifferences::compare(
    const Sums& sums, const QString& name, Figure figure, std::vector<UsageDifference>& differences)
{
    CallTokens whole = sums.own;
    whole.add(sums.subAgents);
    const qint64 stored = figure(sums.total->tokens);
    if (stored == figure(sums.own) || stored == figure(whole))
        return;
    differences.push_back({sums.session, name, double(figure(sums.own)), double(stored), reasonOf(sums, figure)});
}

/// Agents store dollars, whatever the table adds up in.
void UsageDifferences::compareCost(const Sums& sums, std::vector<UsageDifference>& differences) const
{
    if (!sums.total->cost || !sums.isPriced)
        return;
    const double stored = *sums.total->cost * m_prices.table().perDollar();
    if (std::abs(stored - sums.cost) < LeastCost)
        return;
    const bool isOfCopies = std::abs(stored - sums.cost - sums.copiedCost) < LeastCost;
    differences.push_back({sums.session, DifferenceText::tr("cost"), sums.cost, stored,
        isOfCopies
            ? countsText(NotCounted::Copied)
            : DifferenceText::tr("The agent's prices are others than those of the table, or it counts other calls."),
        true});
}

std::vector<UsageDifference> UsageDifferences::found() const
{
    std::vector<UsageDifference> differences;
    for (const Sums& sums : m_sums) {
        if (!sums.total)
            continue;
        if (sums.total->hasTokens && sums.total->hasCacheTokens) {
            compare(sums, DifferenceText::tr("input tokens"), [](const CallTokens& t) { return t.input; }, differences);
            compare(
                sums, DifferenceText::tr("tokens read from the cache"), [](const CallTokens& t) { return t.cacheRead; },
                differences);
            compare(
                sums, DifferenceText::tr("tokens written to the cache"),
                [](const CallTokens& t) { return t.cacheWrite(); }, differences);
        } else if (sums.total->hasTokens && sums.total->tokens.input != sums.own.input) { // some tell it without caches
            const Figure plain = [](const CallTokens& t) { return t.input; };
            const Figure withCache = [](const CallTokens& t) { return t.context(); };
            if (leftOutReason(sums, withCache).isEmpty() && !leftOutReason(sums, plain).isEmpty())
                compare(sums, DifferenceText::tr("input tokens"), plain, differences);
            else
                compare(sums, DifferenceText::tr("input tokens, with those of the cache"), withCache, differences);
        }
        if (sums.total->hasTokens)
            compare(
                sums, DifferenceText::tr("output tokens"), [](const CallTokens& t) { return t.output; }, differences);
        compareCost(sums, differences);
    }
    return differences;
}

} // namespace stemma
