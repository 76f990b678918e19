// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/tokentotals.h"

#include <QDataStream>
#include <QIODevice>

#include <utility>

namespace stemma {

TokenUsage TokenCounts::usage() const
{
    TokenUsage usage;
    usage.input = input - cached - written;
    usage.output = output;
    usage.reasoning = reasoning;
    usage.cacheRead = cached;
    usage.cacheWrite = written;
    usage.total = total;
    return usage;
}

std::optional<TokenCounts> TokenTotals::add(const TokenCounts& total, const std::optional<TokenCounts>& last)
{
    const bool wasKnown = std::exchange(m_isKnown, true);
    const TokenCounts before = std::exchange(m_total, total);
    if (wasKnown && before == total)
        return {};
    // A program that was started anew counts from 0 again.
    if (!wasKnown || total.input < before.input || total.output < before.output)
        return last ? *last : total;
    if (total.input == before.input && total.output == before.output)
        return {};
    return TokenCounts {total.input - before.input, total.cached - before.cached, total.written - before.written,
        total.output - before.output, total.reasoning - before.reasoning, total.total - before.total};
}

QDataStream& operator<<(QDataStream& out, const TokenTotals& totals)
{
    const TokenCounts& counts = totals.m_total;
    return out << counts.input << counts.cached << counts.written << counts.output << counts.reasoning << counts.total
               << totals.m_isKnown;
}

QDataStream& operator>>(QDataStream& in, TokenTotals& totals)
{
    TokenCounts& counts = totals.m_total;
    return in >> counts.input >> counts.cached >> counts.written >> counts.output >> counts.reasoning >> counts.total
        >> totals.m_isKnown;
}

} // namespace stemma
