// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/sessionfinder.h"

#include <QMap>

#include <memory>
#include <optional>

namespace stemma {

struct PartLayout;
struct PartRequest;

/// What is looked for in a row, and what was found in it so far.
struct RowFinds
{
    using Key = std::pair<int, TextKind>; ///< Part::index

    /// One of the places, by its number among those of its text.
    struct Place
    {
        int part = -1;
        TextKind kind = TextKind::Other;
        int number = 0;
        bool operator==(const Place&) const = default;
    };

    std::shared_ptr<const std::vector<TextMatcher>> matchers; ///< null: nothing is looked for
    TextKinds scope = AllTextKinds;
    QMap<Key, int> counts; ///< of hits in the stored texts
    std::optional<Place> current;

    bool operator==(const RowFinds&) const = default;
};

/// Marks what is found in the blocks of a part that was built. Where its head stands for texts that are not shown, it
/// gets the number of their hits. The current hit is marked where the block shows it: what is shown may differ from
/// what is stored, so it is known by its number and else by its surroundings.
void markFinds(PartLayout& layout, const PartRequest& request);

} // namespace stemma
