// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/cycleleaves.h"

#include "core/store/transcript/lineindex.h"

#include <algorithm>

namespace stemma {

void addCycles(const LineIndex& index, const std::vector<quint32>& entries, std::vector<quint32>& leaves)
{
    std::vector<bool> reached(index.lines().size(), false);
    const auto walk = [&](quint32 from) {
        for (std::optional<quint32> at = from; at && !reached[*at];) {
            reached[*at] = true;
            at = index.parentOf(*at);
        }
    };
    std::ranges::for_each(leaves, walk);
    for (size_t i = entries.size(); i-- > 0;) {
        if (reached[entries[i]])
            continue;
        leaves.push_back(entries[i]);
        walk(entries[i]);
    }
}

} // namespace stemma
