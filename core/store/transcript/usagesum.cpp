// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/usagesum.h"

#include "core/base/saturating.h"
#include "core/store/files/cachefile.h"

namespace stemma {

UsageSum::Counts UsageSum::countsOf(const TokenUsage& usage)
{
    const std::optional<qint64>* const stored[]
        = {&usage.input, &usage.output, &usage.reasoning, &usage.cacheRead, &usage.cacheWrite};
    Counts counts;
    // No call has a negative count: such a record is damaged.
    for (size_t i = 0; i < counts.size(); ++i)
        counts[i] = *stored[i] ? qMax<qint64>(0, **stored[i]) : NotStored;
    return counts;
}

void UsageSum::add(quint64 identity, const TokenUsage& usage)
{
    if (usage.isEmpty())
        return;
    const Counts counts = countsOf(usage);
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
    for (size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == NotStored && m_sum[i] == NotStored)
            continue;
        const qint64 more = saturatingSubtract(qMax<qint64>(0, counts[i]), qMax<qint64>(0, before[i]));
        m_sum[i] = saturatingAdd(qMax<qint64>(0, m_sum[i]), more);
    }
}

TokenUsage UsageSum::sum() const
{
    TokenUsage usage;
    std::optional<qint64>* const sums[]
        = {&usage.input, &usage.output, &usage.reasoning, &usage.cacheRead, &usage.cacheWrite};
    for (size_t i = 0; i < m_sum.size(); ++i) {
        if (m_sum[i] != NotStored)
            *sums[i] = m_sum[i];
    }
    return usage;
}

void UsageSum::write(CacheWriter& writer) const
{
    writer.value(m_sum);
    writer.list(m_answers);
}

void UsageSum::read(CacheReader& reader)
{
    m_sum = reader.value<Counts>();
    m_answers = reader.list<Answer>();
    m_places.clear();
}

} // namespace stemma
