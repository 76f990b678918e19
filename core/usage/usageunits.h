// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/usagestore.h"

#include <QHash>

#include <vector>

namespace stemma {

/// How the units of a store belong together. In the order in which they are to be counted: what has copies of another
/// one comes behind it, so that a call is counted where it was made. Never changes once made; any thread.
class UsageUnits
{
public:
    UsageUnits() = default;
    explicit UsageUnits(std::vector<UsageUnit> units);

    [[nodiscard]] const std::vector<UsageUnit>& all() const { return m_units; }
    [[nodiscard]] const UsageUnit* find(const SessionId& session) const;
    /// The session that a unit belongs to: of sub-agents, whatever their depth, the one that all of it began with.
    [[nodiscard]] SessionId sessionOf(const UsageUnit& unit) const;
    /// The session that a unit and its copies go back to, whether it is still there or not; empty: it has no relatives.
    [[nodiscard]] SessionId familyOf(const UsageUnit& unit) const;

private:
    using Link = SessionId UsageUnit::*;
    [[nodiscard]] SessionId follow(SessionId from, Link link) const;
    [[nodiscard]] int depthOf(const UsageUnit& unit) const;

    std::vector<UsageUnit> m_units;
    QHash<SessionId, size_t> m_places;
    QHash<SessionId, int> m_copies; ///< how many units name it as what they were made of
};

} // namespace stemma
