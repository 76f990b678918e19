// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <algorithm>
#include <bit>
#include <functional>
#include <optional>
#include <vector>

namespace stemma {

/// Sorts by a 64-bit hash, equal ones staying in their order. Since hashes are spread evenly, sharing the items
/// out by their first bits leaves next to nothing to sort: several times quicker than a sort by comparing.
template<typename Item, typename Projection> void sortByHash(std::vector<Item>& items, Projection hashOf)
{
    constexpr int FewBits = 3; // items a bucket, on average
    const int bits = std::bit_width(items.size()) - FewBits;
    if (bits < 1) {
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
        constexpr quint32 Many = 64; // only where somebody chose the ids so
        if (ends[bucket + 1] - ends[bucket] > Many) {
            std::ranges::stable_sort(sorted.begin() + ends[bucket], sorted.begin() + ends[bucket + 1], {}, hashOf);
            continue;
        }
        // Insertion: quickest for so few.
        for (size_t i = ends[bucket] + 1; i < ends[bucket + 1]; ++i) {
            Item item = sorted[i];
            size_t to = i;
            for (; to > ends[bucket] && std::invoke(hashOf, item) < std::invoke(hashOf, sorted[to - 1]); --to)
                sorted[to] = sorted[to - 1];
            sorted[to] = item;
        }
    }
    items = std::move(sorted);
}

/// The hashes that more than one item has, sorted. Nearly all are unique, which a few bits for each show
/// soonest. @p hashOf: none for an item that is not to be looked at.
template<typename Item, typename Projection>
[[nodiscard]] std::vector<quint64> repeatedHashes(const std::vector<Item>& items, Projection hashOf)
{
    constexpr size_t BitsAnItem = 16;
    constexpr int WordBits = 6;
    const int bits = std::max(WordBits, std::bit_width(items.size() * BitsAnItem));
    std::vector<quint64> met(size_t(1) << (bits - WordBits));
    const auto wordOf = [&](quint64 hash) -> quint64& { return met[size_t(hash >> (64 - bits)) >> WordBits]; };
    const auto bitOf = [bits](quint64 hash) { return quint64(1) << ((hash >> (64 - bits)) & 63); };
    std::vector<quint64> doubtful;
    for (const Item& item : items) {
        const std::optional<quint64> hash = std::invoke(hashOf, item);
        if (!hash)
            continue;
        if (wordOf(*hash) & bitOf(*hash))
            doubtful.push_back(*hash);
        wordOf(*hash) |= bitOf(*hash);
    }
    std::ranges::sort(doubtful);
    doubtful.erase(std::unique(doubtful.begin(), doubtful.end()), doubtful.end());
    std::ranges::fill(met, 0);
    for (const quint64 hash : doubtful)
        wordOf(hash) |= bitOf(hash);
    std::vector<quint32> counts(doubtful.size());
    if (doubtful.empty())
        return doubtful;
    for (const Item& item : items) {
        const std::optional<quint64> hash = std::invoke(hashOf, item);
        if (!hash || !(wordOf(*hash) & bitOf(*hash)))
            continue;
        const auto found = std::ranges::lower_bound(doubtful, *hash);
        if (found != doubtful.end() && *found == *hash)
            ++counts[size_t(found - doubtful.begin())];
    }
    size_t kept = 0;
    for (size_t i = 0; i < doubtful.size(); ++i) {
        if (counts[i] > 1)
            doubtful[kept++] = doubtful[i];
    }
    doubtful.resize(kept);
    return doubtful;
}

} // namespace stemma
