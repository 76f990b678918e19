// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextcomparison.h"

#include "core/base/saturating.h"

#include <QHash>

#include <algorithm>

namespace stemma {

namespace {

using Key = std::pair<QString, int>;

/// The items, known again by their message and their place among its items.
std::vector<Key> keysOf(const std::vector<ContextRow>& rows)
{
    QHash<QString, int> seen;
    std::vector<Key> keys;
    keys.reserve(rows.size());
    for (const ContextRow& row : rows)
        keys.emplace_back(row.item.id, seen[row.item.id]++);
    return keys;
}

bool isSame(const ContextRow& a, const ContextRow& b)
{
    return a.textHash == b.textHash && a.item.tokens == b.item.tokens && a.item.kind == b.item.kind
        && a.item.role == b.item.role;
}

void addTo(ContextComparison::Sum& sum, const ContextRow& row)
{
    ++sum.items;
    sum.tokens = saturatingAdd(sum.tokens, row.item.tokens);
}

} // namespace

ContextComparison ContextComparison::of(std::vector<ContextRow> before, std::vector<ContextRow> now)
{
    std::erase_if(before, [](const ContextRow& row) { return !row.isSent(); });
    std::erase_if(now, [](const ContextRow& row) { return !row.isSent(); });
    const std::vector<Key> oldKeys = keysOf(before);
    const std::vector<Key> newKeys = keysOf(now);
    QHash<Key, int> places; // of the items before
    for (size_t row = 0; row < oldKeys.size(); ++row)
        places.insert(oldKeys[row], int(row));
    std::vector<bool> stays(before.size(), false);
    for (const Key& key : newKeys) {
        if (const auto place = places.constFind(key); place != places.cend())
            stays[size_t(*place)] = true;
    }
    ContextComparison made;
    // What is gone stands where it stood: before the next item that both have.
    size_t next = 0;
    const auto addGone = [&](size_t end) {
        for (; next < end; ++next) {
            if (stays[next])
                continue;
            made.pairs.push_back({int(next), -1, false});
            addTo(made.gone, before[next]);
        }
    };
    for (size_t row = 0; row < newKeys.size(); ++row) {
        const auto place = places.constFind(newKeys[row]);
        if (place == places.cend()) {
            made.pairs.push_back({-1, int(row), false});
            addTo(made.added, now[row]);
            continue;
        }
        addGone(size_t(*place));
        const ContextRow& old = before[size_t(*place)];
        const bool isChanged = !isSame(old, now[row]);
        made.pairs.push_back({*place, int(row), isChanged});
        if (isChanged) {
            ++made.changed.items;
            made.changed.tokens
                = saturatingAdd(made.changed.tokens, saturatingSubtract(now[row].item.tokens, old.item.tokens));
        }
    }
    addGone(before.size());
    const auto isEstimated = [](const ContextRow& row) { return row.item.estimated; };
    made.isEstimated = std::ranges::any_of(now, isEstimated) || std::ranges::any_of(before, isEstimated);
    made.before = std::move(before);
    made.now = std::move(now);
    return made;
}

} // namespace stemma
