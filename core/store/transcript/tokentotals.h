// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/tokens.h"

#include <optional>

class QDataStream;

namespace stemma {

/// Token counts of agents that tell the sum so far. The input holds what was cached and written to the cache, the
/// output what was thought.
struct TokenCounts
{
    qint64 input = 0;
    qint64 cached = 0;
    qint64 written = 0;
    qint64 output = 0;
    qint64 reasoning = 0;
    qint64 total = 0;

    bool operator==(const TokenCounts&) const = default;
    /// With an input that holds neither.
    [[nodiscard]] TokenUsage usage() const;
};

/// Makes the counts of single calls out of sums. One that is told again is no call.
class TokenTotals
{
public:
    /// What is new in @p total. @p last: the call that it ends with, where the agent tells that. None: nothing is.
    [[nodiscard]] std::optional<TokenCounts> add(const TokenCounts& total, const std::optional<TokenCounts>& last);

    friend QDataStream& operator<<(QDataStream& out, const TokenTotals& totals);
    friend QDataStream& operator>>(QDataStream& in, TokenTotals& totals);

private:
    TokenCounts m_total; ///< the last one
    bool m_isKnown = false;
};

} // namespace stemma
