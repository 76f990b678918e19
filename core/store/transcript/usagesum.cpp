// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/usagesum.h"

#include "core/base/saturating.h"

#include <algorithm>

namespace stemma {

void UsageSum::add(quint64 identity, const TokenUsage& usage)
{
    constexpr std::array Kinds = {&TokenUsage::input, &TokenUsage::output, &TokenUsage::reasoning,
        &TokenUsage::cacheRead, &TokenUsage::cacheWrite};
    if (usage.isEmpty())
        return;
    Counts counts;
    // No call has a negative count: such a record is damaged.
    std::ranges::transform(
        Kinds, counts.begin(), [&](auto kind) { return qMax<qint64>(0, (usage.*kind).value_or(0)); });
    Counts before {};
    if (identity != 0) {
        for (size_t i = size_t(m_places.size()); i < m_answers.size(); ++i)
            m_places.insert(m_answers[i].identity, i);
        const auto known = m_places.constFind(identity);
        if (known == m_places.cend()) {
            m_places.insert(identity, m_answers.size());
            m_answers.push_back({identity, counts});
        } else {
            before = std::exchange(m_answers[*known].counts, counts);
        }
    }
    for (size_t i = 0; i < Kinds.size(); ++i) {
        std::optional<qint64>& sum = m_sum.*Kinds[i];
        if (sum || usage.*Kinds[i])
            sum = saturatingAdd(sum.value_or(0), saturatingSubtract(counts[i], before[i]));
    }
}

} // namespace stemma
