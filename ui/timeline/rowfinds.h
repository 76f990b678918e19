// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/sessionfinder.h"

#include <QMap>

#include <memory>
#include <optional>

namespace stemma {

struct Message;
struct PartLayout;

/// What is looked for in a row, and what was found in it so far.
struct RowFinds
{
    using Key = std::pair<int, TextKind>; ///< MessageText::part

    /// One of the places.
    struct Place
    {
        int part = MessageText::OfMessage;
        TextKind kind = TextKind::Other;
        qsizetype start = 0; ///< in the stored text
        bool operator==(const Place&) const = default;
    };

    std::shared_ptr<const std::vector<TextMatcher>> matchers; ///< null: nothing is looked for
    TextKinds scope = AllTextKinds;
    QMap<Key, int> counts; ///< of hits in the stored texts
    std::optional<Place> current;

    bool operator==(const RowFinds&) const = default;
};

/// Marks what is found in the blocks of a part that was built, or of what is said of the whole message. Hits that no
/// block shows are counted at the part's head: all of them where it is folded, else those in a path that stands in the
/// head, in the names of JSON members and the like. The current hit is marked where it is shown. What is shown may
/// differ from what is stored, so a place is known again by its number, or else by its surroundings; where a part of
/// the text is left out and it may stand there, it is not marked at all.
void markFinds(PartLayout& layout, const Message& message, const RowFinds& finds);

} // namespace stemma
