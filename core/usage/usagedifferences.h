// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/usagestore.h"
#include "core/usage/pricetable.h"
#include "core/usage/usagereport.h"

#include <QHash>

#include <array>
#include <vector>

namespace stemma {

/// Holds what is counted of each session against what its agent added up itself, and says what may be the reason where
/// they differ. One thread.
class UsageDifferences
{
public:
    /// The table must outlive it.
    explicit UsageDifferences(const PriceTable& prices)
        : m_prices(prices)
    {
    }

    /// Of whose calls are given from now on. @p session: that the unit belongs to.
    void setUnit(const UsageUnit& unit, const SessionId& session, const std::optional<UsageTotal>& total);
    void add(const UsageRecord& call);
    void leaveOut(NotCounted reason, const CallTokens& tokens);
    [[nodiscard]] std::vector<UsageDifference> found() const;

private:
    struct Sums
    {
        SessionId session;
        bool isCopy = false;
        std::optional<UsageTotal> total;
        CallTokens own;
        CallTokens subAgents;
        std::array<CallTokens, NotCountedReasons> leftOut;
        double cost = 0;
        double copiedCost = 0; ///< of calls that are copies of another session's
        bool isPriced = true; ///< all models have a price
    };
    using Figure = qint64 (*)(const CallTokens& tokens);

    [[nodiscard]] Sums& sumsOf(const SessionId& session);
    [[nodiscard]] static QString leftOutReason(const Sums& sums, Figure figure);
    [[nodiscard]] static QString reasonOf(const Sums& sums, Figure figure);
    static void compare(
        const Sums& sums, const QString& name, Figure figure, std::vector<UsageDifference>& differences);
    void compareCost(const Sums& sums, std::vector<UsageDifference>& differences) const;

    PriceLookup m_prices;
    std::vector<Sums> m_sums;
    QHash<SessionId, size_t> m_places;
    size_t m_unit = 0; ///< places in m_sums
    size_t m_session = 0;
};

} // namespace stemma
