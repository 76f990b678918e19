// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/gatheredhits.h"

#include <algorithm>

namespace stemma::cli {

SearchOptions GatheredHits::narrowed(SearchOptions options) const
{
    options.limit = m_limit + 1;
    if (hasMore() && m_order == SearchOptions::Order::Newest && m_hits.back().time)
        options.since = qMax(options.since.value_or(Time::min()), *m_hits.back().time);
    return options;
}

void GatheredHits::add(const std::vector<SearchHit>& hits)
{
    const auto order = m_order;
    const auto isBefore
        = [order](const SearchHit& one, const SearchHit& other) { return comesBefore(one, other, order); };
    for (const SearchHit& hit : hits)
        m_hits.insert(std::ranges::upper_bound(m_hits, hit, isBefore), hit);
    if (hasMore())
        m_hits.resize(size_t(m_limit + 1));
}

std::span<const SearchHit> GatheredHits::hits() const
{
    return std::span(m_hits).first(size_t(qMin(m_limit, qint64(m_hits.size()))));
}

} // namespace stemma::cli
