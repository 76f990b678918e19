// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/usagesum.h"

#include "core/store/files/cachefile.h"

#include <algorithm>

namespace stemma {

namespace {

void addCount(std::optional<qint64>& sum, const std::optional<qint64>& value, int sign)
{
    if (value)
        sum = sum.value_or(0) + sign * *value;
}

void addUsage(TokenUsage& sum, const TokenUsage& usage, int sign)
{
    addCount(sum.input, usage.input, sign);
    addCount(sum.output, usage.output, sign);
    addCount(sum.cacheRead, usage.cacheRead, sign);
    addCount(sum.cacheWrite, usage.cacheWrite, sign);
}

} // namespace

void UsageSum::add(quint64 group, const TokenUsage& usage)
{
    constexpr size_t Near = 64; // the lines of an answer stand near each other
    addUsage(m_sum, usage, 1);
    if (group == 0 || usage == TokenUsage())
        return;
    const auto known = std::ranges::find(m_last, group, &GroupUsage::group);
    if (known != m_last.end()) {
        addUsage(m_sum, known->usage, -1);
        known->usage = usage;
        return;
    }
    if (m_last.size() == Near)
        m_last.erase(m_last.begin());
    m_last.push_back({group, usage});
}

void UsageSum::write(CacheWriter& writer) const
{
    writer.value(m_sum);
    writer.list(m_last);
}

void UsageSum::read(CacheReader& reader)
{
    m_sum = reader.value<TokenUsage>();
    m_last = reader.list<GroupUsage>();
}

} // namespace stemma
