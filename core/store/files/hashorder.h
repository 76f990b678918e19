// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <algorithm>
#include <bit>
#include <functional>
#include <span>
#include <vector>

namespace stemma {

/// Sorts by a 64-bit hash, equal ones staying in their order. Since hashes are spread evenly, sharing the items
/// out by their first bits leaves next to nothing to sort: several times quicker than a sort by comparing.
template<typename Item, typename Projection> void sortByHash(std::vector<Item>& items, Projection hashOf)
{
    constexpr int MostBits = 22;
    const int bits = std::min(MostBits, 1 + std::bit_width(items.size()));
    if (bits < 4) {
        std::ranges::stable_sort(items, {}, hashOf);
        return;
    }
    const auto bucketOf = [&](const Item& item) { return size_t(quint64(std::invoke(hashOf, item)) >> (64 - bits)); };
    std::vector<quint32> ends((size_t(1) << bits) + 1, 0);
    for (const Item& item : items)
        ++ends[bucketOf(item) + 1];
    for (size_t i = 1; i < ends.size(); ++i)
        ends[i] += ends[i - 1];
    std::vector<Item> sorted(items.size());
    std::vector<quint32> next(ends.begin(), ends.end() - 1);
    for (const Item& item : items)
        sorted[next[bucketOf(item)]++] = item;
    for (size_t bucket = 0; bucket + 1 < ends.size(); ++bucket) {
        const std::span<Item> few(sorted.data() + ends[bucket], sorted.data() + ends[bucket + 1]);
        if (few.size() > 1 && !std::ranges::is_sorted(few, {}, hashOf))
            std::ranges::stable_sort(few, {}, hashOf);
    }
    items = std::move(sorted);
}

} // namespace stemma
