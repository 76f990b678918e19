// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/usageunits.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr int MostSteps = 1'000; ///< damaged links may run in a circle

} // namespace

UsageUnits::UsageUnits(std::vector<UsageUnit> units)
    : m_units(std::move(units))
{
    const auto index = [this] {
        for (size_t i = 0; i < m_units.size(); ++i)
            m_places.insert(m_units[i].session, i);
    };
    index();
    for (UsageUnit& unit : m_units) {
        if (unit.copyOf == unit.session)
            unit.copyOf = {};
        if (unit.startedBy == unit.session)
            unit.startedBy = {};
        if (!unit.copyOf.isEmpty())
            ++m_copies[unit.copyOf];
    }
    struct Rank
    {
        int depth = 0;
        std::optional<Time> created;
        std::optional<Time> updated;
        SessionId session;
        auto operator<=>(const Rank&) const = default;
    };
    std::vector<std::pair<Rank, size_t>> order;
    order.reserve(m_units.size());
    for (size_t i = 0; i < m_units.size(); ++i)
        order.push_back({{depthOf(m_units[i]), m_units[i].created, m_units[i].updated, m_units[i].session}, i});
    std::ranges::sort(order);
    std::vector<UsageUnit> sorted;
    sorted.reserve(m_units.size());
    for (const auto& [rank, place] : order)
        sorted.push_back(std::move(m_units[place]));
    m_units = std::move(sorted);
    index();
}

const UsageUnit* UsageUnits::find(const SessionId& session) const
{
    const auto place = m_places.constFind(session);
    return place == m_places.cend() ? nullptr : &m_units[*place];
}

SessionId UsageUnits::follow(SessionId from, Link link) const
{
    for (int step = 0; step < MostSteps; ++step) {
        const UsageUnit* unit = find(from);
        if (!unit || (unit->*link).isEmpty())
            break;
        from = unit->*link;
    }
    return from;
}

SessionId UsageUnits::sessionOf(const UsageUnit& unit) const
{
    return follow(unit.session, &UsageUnit::startedBy);
}

SessionId UsageUnits::familyOf(const UsageUnit& unit) const
{
    if (unit.copyOf.isEmpty() && !m_copies.contains(unit.session))
        return {};
    return follow(unit.session, &UsageUnit::copyOf);
}

/// How often it was copied. The sub-agents of a copy are copies too.
int UsageUnits::depthOf(const UsageUnit& unit) const
{
    int depth = 0;
    const UsageUnit* at = &unit;
    for (int step = 0; at && step < MostSteps; ++step) {
        if (at->copyOf.isEmpty() && at->startedBy.isEmpty())
            break;
        depth += at->copyOf.isEmpty() ? 0 : 1;
        at = find(at->copyOf.isEmpty() ? at->startedBy : at->copyOf);
    }
    return depth;
}

} // namespace stemma
