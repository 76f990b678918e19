// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/storesearcher.h"

namespace stemma::cli {

/// The first hits of several stores in one order, gathered store by store: no more of them are kept than are wanted,
/// and of a store only those are looked for that can still be among them.
class GatheredHits
{
public:
    GatheredHits(qint64 limit, SearchOptions::Order order)
        : m_limit(limit)
        , m_order(order)
    {
    }

    /// How the next store is to be searched.
    [[nodiscard]] SearchOptions narrowed(SearchOptions options) const;
    void add(const std::vector<SearchHit>& hits);

    [[nodiscard]] bool hasMore() const { return qint64(m_hits.size()) > m_limit; } ///< than are wanted
    [[nodiscard]] std::span<const SearchHit> hits() const; ///< in order

private:
    qint64 m_limit;
    SearchOptions::Order m_order;
    std::vector<SearchHit> m_hits; ///< in order; one more than are wanted, where there is one
};

} // namespace stemma::cli
